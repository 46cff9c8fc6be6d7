import { Container, Graphics, Sprite } from 'pixi.js'
import type { Address } from '../../shared/index.ts'
import type { TiledMap } from '../../shared/tiled-map.ts'
import type { DrawnShapes } from './drawn-shapes.ts'
import { placeOutline } from './place-outline.ts'
import type { TownTheme } from './town-theme.ts'
import type { SeenVillager } from './villager-layer.ts'

/** What is pointed out on the ground: a ring under the villager picked, an outline round a place. */
export interface MarkerLayer {
  readonly container: Container
  highlight(address: Address | null, theme: TownTheme): void
  update(picked: SeenVillager | undefined, milliseconds: number, theme: TownTheme): void
}

export function createMarkerLayer(tiled: TiledMap | null, shapes: DrawnShapes): MarkerLayer {
  const container = new Container()
  const outline = container.addChild(new Graphics())
  const ring = container.addChild(new Sprite({ texture: shapes.ring, anchor: 0.5, visible: false }))
  return {
    container,
    highlight(address, theme) {
      outline.clear()
      if (!address || !tiled) return
      const { tiles, edges } = placeOutline(tiled, address)
      for (const { x, y, width, height } of tiles) outline.rect(x, y, width, height)
      if (tiles.length > 0) outline.fill({ color: theme.accent, alpha: 0.18 })
      for (const { x, y, width, height } of edges) outline.rect(x, y, width, height)
      if (edges.length > 0) outline.fill({ color: theme.accent, alpha: 0.95 })
    },
    update(picked, milliseconds, theme) {
      ring.visible = picked !== undefined
      if (!picked) return
      ring.position.set(picked.x, picked.y - 1)
      ring.tint = theme.accent
      ring.alpha = 0.8 + 0.2 * Math.sin(milliseconds / 320)
    },
  }
}
