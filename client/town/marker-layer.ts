import { Container, Graphics, Sprite } from 'pixi.js'
import type { Address } from '../../shared/index.ts'
import type { TiledMap } from '../../shared/tiled-map.ts'
import { objectLayer } from '../../shared/tiled-map.ts'
import type { DrawnShapes } from './drawn-shapes.ts'
import type { TownTheme } from './town-theme.ts'
import type { SeenVillager } from './villager-layer.ts'

/** What is pointed out on the ground: a ring under the villager picked, an outline round a place. */
export interface MarkerLayer {
  readonly container: Container
  highlight(address: Address | null, theme: TownTheme): void
  update(picked: SeenVillager | undefined, milliseconds: number, theme: TownTheme): void
}

interface Rectangle { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

export function createMarkerLayer(tiled: TiledMap | null, shapes: DrawnShapes): MarkerLayer {
  const container = new Container()
  const outline = container.addChild(new Graphics())
  const ring = container.addChild(new Sprite({ texture: shapes.ring, anchor: 0.5, visible: false }))
  return {
    container,
    highlight(address, theme) {
      outline.clear()
      for (const { x, y, width, height } of address && tiled ? placeRectangles(tiled, address) : []) {
        outline.roundRect(x + 1, y + 1, Math.max(14, width - 2), Math.max(14, height - 2), 3).fill({ color: theme.accent, alpha: 0.16 }).stroke({ color: theme.accent, width: 2, alpha: 0.95 })
      }
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

/** Where a place lies, in pixels of the map: an object, an arena, or all arenas of a sector. */
export function placeRectangles(tiled: TiledMap, address: Address): Rectangle[] {
  for (const layer of ['objects', 'arenas', 'sectors']) {
    const named = objectLayer(tiled, layer).filter(({ name }) => name === address)
    if (named.length > 0) return named
  }
  return objectLayer(tiled, 'arenas').filter(({ name }) => name.startsWith(`${address}:`))
}

/** The arena under a point of the map; where arenas overlap, the later one has it, as in the engine. */
export const arenaUnder = (tiled: TiledMap, x: number, y: number): string | null =>
  objectLayer(tiled, 'arenas').filter((one) => x >= one.x && y >= one.y && x < one.x + one.width && y < one.y + one.height).at(-1)?.name ?? null

