import { describe, expect, test } from 'vitest'
import { TiledMap } from '../../shared/tiled-map.ts'
import { isIn, litRooms, roomsOf } from './lit-rooms.ts'

const arena = (name: string, x: number, y: number, outdoors: boolean) => ({ name, x, y, width: 48, height: 48, properties: [{ name: 'outdoors', value: outdoors }] })
const tiled = TiledMap.parse({
  orientation: 'orthogonal', width: 20, height: 20, tilewidth: 16, tileheight: 16, tilesets: [],
  layers: [{ type: 'objectgroup', name: 'arenas', objects: [arena('Lanes:lanes', 0, 0, true), arena('Mill House:bedroom 1', 16, 16, false), arena('Mill House:bathroom', 64, 16, false)] }],
})

describe('where a light is on at night', () => {
  const rooms = roomsOf(tiled)

  test('only houses have rooms', () => {
    expect(rooms.map(({ sector, x }) => [sector, x])).toEqual([['Mill House', 16], ['Mill House', 64]])
  })

  test('where somebody is awake, not where somebody sleeps or nobody is', () => {
    expect([...litRooms(rooms, [{ x: 20, y: 20, asleep: true }, { x: 70, y: 20, asleep: false }, { x: 200, y: 200, asleep: false }])]).toEqual(['Mill House:bathroom'])
  })

  test('a window in the outer wall belongs to the room behind it', () => {
    expect(isIn(rooms[0] as (typeof rooms)[number], 30, 10, 12)).toBe(true)
    expect(isIn(rooms[0] as (typeof rooms)[number], 30, 2, 12)).toBe(false)
  })
})
