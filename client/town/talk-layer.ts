import { Container, Sprite, Texture } from 'pixi.js'
import type { TownState, VillagerId } from '../../shared/index.ts'
import type { Camera } from './camera.ts'
import type { DrawnShapes } from './drawn-shapes.ts'
import { talkingPairs } from './villager-places.ts'
import type { SeenVillager } from './villager-layer.ts'

export interface TalkLayer {
  readonly container: Container
  /** Near: a thin line joins two who talk. Far: the talk is a pulse between their dots. */
  update(state: TownState, seen: ReadonlyMap<VillagerId, SeenVillager>, camera: Camera, far: boolean, milliseconds: number): void
}

/** Milliseconds from one pulse to the next, and how wide it gets on screen. Ours. */
const PULSE = 1600
const PULSE_WIDTH = 46
/** Pixels of the map over the feet at which the line runs: the height of the chest. */
const CHEST = 9

export function createTalkLayer(shapes: DrawnShapes): TalkLayer {
  const container = new Container()
  const lines = pool(container, () => new Sprite({ texture: Texture.WHITE, anchor: { x: 0, y: 0.5 }, tint: 0xfff3d0, alpha: 0.75 }))
  const pulses = pool(container, () => new Sprite({ texture: shapes.pulse, anchor: 0.5, tint: 0xfff3d0 }))
  return {
    container,
    update(state, seen, camera, far, milliseconds) {
      const pairs = talkingPairs(state.dialogues, seen)
      pairs.forEach(({ a, b }, index) => {
        const [from, to] = [camera.toScreen({ x: a.x, y: a.y - CHEST }), camera.toScreen({ x: b.x, y: b.y - CHEST })]
        if (far) return pulse(pulses.at(index), { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, ((milliseconds / PULSE + index * 0.37) % 1))
        const line = lines.at(index)
        line.position.set(from.x, from.y)
        line.rotation = Math.atan2(to.y - from.y, to.x - from.x)
        line.setSize(Math.hypot(to.x - from.x, to.y - from.y), 1.5)
      })
      lines.show(far ? 0 : pairs.length)
      pulses.show(far ? pairs.length : 0)
    },
  }

  function pulse(sprite: Sprite, at: { x: number; y: number }, share: number): void {
    sprite.position.set(at.x, at.y)
    sprite.setSize(14 + (PULSE_WIDTH - 14) * share)
    sprite.alpha = 0.95 * (1 - share)
  }
}

/** Sprites that are made when first needed and hidden when not. */
export function pool(container: Container, make: () => Sprite): { at(index: number): Sprite; show(count: number): void } {
  const sprites: Sprite[] = []
  return {
    at(index) {
      while (sprites.length <= index) sprites.push(container.addChild(make()))
      return sprites[index] as Sprite
    },
    show: (count) => sprites.forEach((sprite, index) => { sprite.visible = index < count }),
  }
}
