import { Container, Sprite } from 'pixi.js'
import { Address } from '../../shared/index.ts'
import type { TiledMap } from '../../shared/tiled-map.ts'
import { objectLayer } from '../../shared/tiled-map.ts'
import type { Camera } from './camera.ts'
import { textPicture } from './text-picture.ts'
import type { TownTheme } from './town-theme.ts'

export interface PlaceLabelLayer {
  readonly container: Container
  update(camera: Camera): void
  setTheme(theme: TownTheme): void
  /** The place whose label lies under a point of the screen. */
  labelAt(x: number, y: number): Address | null
}

/** Scales between which place names fade out, since the place itself can be seen by then. Ours. */
const GONE_AT = 2.6
const FULL_AT = 1.9

interface Label { readonly sprite: Sprite; readonly address: Address; readonly text: string; readonly x: number; readonly y: number }

/** Names of places at the points of the map's `labels` layer. */
export function createPlaceLabelLayer(tiled: TiledMap | null, resolution: number): PlaceLabelLayer {
  const container = new Container()
  const labels = (tiled ? objectLayer(tiled, 'labels') : []).flatMap(({ name, x, y }): Label[] => {
    if (name === '') return []
    const sprite = new Sprite({ anchor: 0.5 })
    container.addChild(sprite)
    return [{ sprite, address: Address.parse(name), text: name.split(':').at(-1) ?? name, x, y }]
  })
  return {
    container,
    update(camera) {
      container.alpha = Math.min(1, Math.max(0, (GONE_AT - camera.scale) / (GONE_AT - FULL_AT)))
      container.visible = container.alpha > 0
      if (!container.visible) return
      for (const { sprite, x, y } of labels) {
        const at = camera.toScreen({ x, y })
        sprite.position.set(Math.round(at.x), Math.round(at.y))
      }
    },
    setTheme(theme) {
      for (const { sprite, text } of labels) {
        if (sprite.texture.width > 1) sprite.texture.destroy(true)
        sprite.texture = textPicture(text, { size: 12, weight: 700, colour: '#fff6df', halo: theme.nameHalo }, resolution)
      }
    },
    labelAt(x, y) {
      if (!container.visible) return null
      const hit = labels.find(({ sprite }) => Math.abs(sprite.x - x) <= sprite.width / 2 + 4 && Math.abs(sprite.y - y) <= sprite.height / 2 + 4)
      return hit?.address ?? null
    },
  }
}
