import { Container, Sprite } from 'pixi.js'
import type { TiledMap, TiledObject } from '../../shared/tiled-map.ts'
import { objectLayer, property } from '../../shared/tiled-map.ts'
import type { DrawnShapes } from './drawn-shapes.ts'
import type { Room } from './lit-rooms.ts'
import { isIn, litRooms, roomsOf } from './lit-rooms.ts'
import type { Moment } from './stage-view.ts'
import { inView } from './stage-view.ts'
import type { SeenVillager } from './villager-layer.ts'

export interface LightLayer { readonly container: Container; update(glow: number, people: Iterable<SeenVillager>, moment: Moment): void }

interface Light { readonly sprite: Sprite; readonly kind: keyof typeof KINDS; readonly radius: number; readonly phase: number; readonly on: () => number }
interface RoomLight { readonly room: Room; readonly sprite: Sprite; readonly strength: number; level: number }

/** Colour and strength of each kind of light at night. Ours, by eye. */
const KINDS = {
  window: { tint: 0xffc978, strength: 0.6 },
  lamp: { tint: 0xffdf9e, strength: 0.65 },
  fire: { tint: 0xff9a4a, strength: 0.85 },
}
/** The light of a room in which somebody is awake (less where the room has a lamp of its own), and a window's share of its glow in a house where nobody is up. Ours, by eye. */
const ROOM = { tint: 0xffb765, strength: 0.5, withLamp: 0.2 }
const DARK_HOUSE = 0.3
/** A light goes on or off in about so many milliseconds. Ours. */
const SWITCH = 350
/** A window hangs at most so many pixels outside its room: the thickness of two walls. */
const WALL = 28

/**
 * Windows, lamps and fires that glow after dusk: additive sprites at the points of the map's `lights` layer (`radius` in pixels, `kind`),
 * and a warm light in every room where somebody is awake.
 */
export function createLightLayer(tiled: TiledMap | null, shapes: DrawnShapes): LightLayer {
  const container = new Container({ visible: false })
  const lamps = new Set((tiled ? objectLayer(tiled, 'lights') : []).map(({ name }) => name))
  const rooms = (tiled ? roomsOf(tiled) : []).map((room): RoomLight => ({
    room, level: 0, sprite: container.addChild(roomSprite(room, shapes)), strength: lamps.has(room.address) ? ROOM.withLamp : ROOM.strength,
  }))
  const lights = tiled ? objectLayer(tiled, 'lights').map((object): Light => {
    const named = property(object, 'kind')
    const kind = named === 'window' || named === 'fire' ? named : 'lamp'
    const radius = Number(property(object, 'radius') ?? 32)
    const sprite = container.addChild(new Sprite({ texture: shapes.glow, anchor: 0.5, tint: KINDS[kind].tint, blendMode: 'add' }))
    sprite.position.set(object.x, object.y)
    sprite.setSize(radius * 2)
    return { sprite, kind, radius, phase: (object.x * 13 + object.y * 7) % (Math.PI * 2), on: switchOf(object) }
  }) : []
  const levels = new Map<string, number>()

  /** How far a light is on: a room's own lamp (named after the room) with the room, a window with its house, all others always. */
  function switchOf({ name, x, y }: TiledObject): () => number {
    if (rooms.some(({ room }) => room.address === name)) return () => levels.get(name) ?? 0
    const house = rooms.find(({ room }) => isIn(room, x, y, WALL))?.room.sector
    if (house === undefined || name === 'fire') return () => 1
    return () => DARK_HOUSE + (1 - DARK_HOUSE) * (levels.get(house) ?? 0)
  }

  function lightRooms(glow: number, people: Iterable<SeenVillager>, { view, elapsed }: Moment): void {
    const lit = litRooms(rooms.map(({ room }) => room), [...people].map(({ x, y, place }) => ({ x, y, asleep: place.villager.activity.asleep })))
    const share = 1 - Math.exp(-elapsed / SWITCH)
    levels.clear()
    for (const light of rooms) {
      light.level += ((lit.has(light.room.address) ? 1 : 0) - light.level) * share
      levels.set(light.room.address, light.level)
      levels.set(light.room.sector, Math.max(light.level, levels.get(light.room.sector) ?? 0))
      light.sprite.alpha = glow * light.strength * light.level
      light.sprite.visible = light.sprite.alpha > 0.01 && inView(view, light.sprite.x, light.sprite.y, light.room.width + light.room.height)
    }
  }

  return {
    container,
    update(glow, people, moment) {
      container.visible = glow > 0.02
      if (!container.visible) return
      lightRooms(glow, people, moment)
      for (const { sprite, kind, radius, phase, on } of lights) {
        const flicker = kind === 'fire' ? 0.9 + 0.1 * Math.sin(moment.milliseconds / 130 + phase) * Math.sin(moment.milliseconds / 310 + phase) : 1
        sprite.alpha = glow * KINDS[kind].strength * flicker * on()
        sprite.visible = sprite.alpha > 0.01 && inView(moment.view, sprite.x, sprite.y, radius)
      }
    },
  }
}

function roomSprite({ x, y, width, height }: Room, shapes: DrawnShapes): Sprite {
  const sprite = new Sprite({ texture: shapes.room, anchor: 0.5, tint: ROOM.tint, blendMode: 'add', visible: false })
  sprite.position.set(x + width / 2, y + height / 2)
  sprite.setSize(width + 4, height + 4)
  return sprite
}
