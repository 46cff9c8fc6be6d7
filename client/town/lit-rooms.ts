import type { TiledMap } from '../../shared/tiled-map.ts'
import { objectLayer, property } from '../../shared/tiled-map.ts'

/** A rectangle of a room, in pixels of the map; a room with corners has several. */
export interface Room { readonly address: string; readonly sector: string; readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Somebody who may have a light on. */
interface Somebody { readonly x: number; readonly y: number; readonly asleep: boolean }

/** The rooms of a map: its arenas that are not outdoors. */
export const roomsOf = (tiled: TiledMap): Room[] =>
  objectLayer(tiled, 'arenas').filter((arena) => property(arena, 'outdoors') !== true)
    .map(({ name, x, y, width, height }) => ({ address: name, sector: name.split(':', 1)[0] ?? name, x, y, width, height }))

/** Addresses of the rooms that have a light on: those with somebody in them who is awake. Where rooms overlap, the later one has the person, as in the engine. */
export function litRooms(rooms: readonly Room[], people: Iterable<Somebody>): Set<string> {
  const lit = new Set<string>()
  for (const { x, y, asleep } of people) {
    if (asleep) continue
    const room = rooms.findLast((one) => isIn(one, x, y, 0))
    if (room) lit.add(room.address)
  }
  return lit
}

/** Whether a light belongs to a house: it hangs in one of its rooms or on its walls, at most this many pixels off. */
export const isIn = (room: Room, x: number, y: number, reach: number): boolean =>
  x >= room.x - reach && y >= room.y - reach && x < room.x + room.width + reach && y < room.y + room.height + reach
