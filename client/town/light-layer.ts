import { Container, Sprite } from 'pixi.js'
import type { TiledMap } from '../../shared/tiled-map.ts'
import { objectLayer, property } from '../../shared/tiled-map.ts'
import type { DrawnShapes } from './drawn-shapes.ts'
import type { Moment } from './stage-view.ts'
import { inView } from './stage-view.ts'

export interface LightLayer { readonly container: Container; update(glow: number, moment: Moment): void }

interface Light { readonly sprite: Sprite; readonly kind: 'window' | 'lamp' | 'fire'; readonly radius: number; readonly phase: number }

/** Colour and strength of each kind of light at night. Ours, by eye. */
const KINDS = {
  window: { tint: 0xffc978, strength: 0.55 },
  lamp: { tint: 0xffdf9e, strength: 0.75 },
  fire: { tint: 0xff9a4a, strength: 0.8 },
}

/** Windows, lamps and fires that glow after dusk: additive sprites at the points of the map's `lights` layer (`radius` in tiles or pixels, `kind`). */
export function createLightLayer(tiled: TiledMap | null, shapes: DrawnShapes): LightLayer {
  const container = new Container()
  const lights = (tiled ? objectLayer(tiled, 'lights') : []).map((object): Light => {
    const named = property(object, 'kind')
    const kind = named === 'window' || named === 'fire' ? named : 'lamp'
    const radius = Number(property(object, 'radius') ?? 32)
    const sprite = new Sprite({ texture: shapes.glow, anchor: 0.5, tint: KINDS[kind].tint, blendMode: 'add', visible: false })
    sprite.position.set(object.x, object.y)
    sprite.width = sprite.height = radius * 2
    container.addChild(sprite)
    return { sprite, kind, radius, phase: (object.x * 13 + object.y * 7) % 6.28 }
  })
  return {
    container,
    update(glow, { view, milliseconds }) {
      container.visible = glow > 0.02
      if (!container.visible) return
      for (const { sprite, kind, radius, phase } of lights) {
        sprite.visible = inView(view, sprite.x, sprite.y, radius)
        const flicker = kind === 'fire' ? 0.9 + 0.1 * Math.sin(milliseconds / 130 + phase) * Math.sin(milliseconds / 310 + phase) : 1
        sprite.alpha = glow * KINDS[kind].strength * flicker
      }
    },
  }
}
