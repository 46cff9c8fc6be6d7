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
const PULSE_WIDTH = 52
/** Pixels of the map over the feet at which the line runs: the height of the chest. */
const CHEST = 9
/** Half the width of a body, in pixels of the map: the line ends there. */
const BODY = 6

interface Point { readonly x: number; readonly y: number }

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
        join(lines.at(index), from, to, BODY * camera.scale)
      })
      lines.show(far ? 0 : pairs.length)
      pulses.show(far ? pairs.length : 0)
    },
  }

  /** A line between two bodies, not through them. */
  function join(line: Sprite, from: Point, to: Point, body: number): void {
    const [angle, length] = [Math.atan2(to.y - from.y, to.x - from.x), Math.hypot(to.x - from.x, to.y - from.y) - body * 2]
    line.alpha = length > 3 ? 0.8 : 0
    line.position.set(from.x + Math.cos(angle) * body, from.y + Math.sin(angle) * body)
    line.rotation = angle
    line.setSize(Math.max(1, length), 2)
  }

  function pulse(sprite: Sprite, at: Point, share: number): void {
    sprite.position.set(at.x, at.y)
    sprite.setSize(14 + (PULSE_WIDTH - 14) * share)
    sprite.alpha = Math.sqrt(1 - share)
  }
}

/** Sprites that are made when first needed. */
export interface SpritePool {
  at(index: number): Sprite
  /** The first `count` are seen, the others not. */
  show(count: number): void
  /** Those from `count` on are not seen; the others stay as they are. */
  hideFrom(count: number): void
}

export function pool(container: Container, make: () => Sprite): SpritePool {
  const sprites: Sprite[] = []
  return {
    at(index) {
      while (sprites.length <= index) sprites.push(container.addChild(make()))
      return sprites[index] as Sprite
    },
    show: (count) => sprites.forEach((sprite, index) => { sprite.visible = index < count }),
    hideFrom: (count) => sprites.slice(count).forEach((sprite) => { sprite.visible = false }),
  }
}
