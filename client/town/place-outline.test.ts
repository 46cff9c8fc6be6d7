import { describe, expect, test } from 'vitest'
import type { Address } from '../../shared/index.ts'
import { TiledMap } from '../../shared/tiled-map.ts'
import { arenaUnder, placeOutline } from './place-outline.ts'

const area = (name: string, x: number, y: number, width: number, height: number) => ({ name, x, y, width, height })
const tiled = TiledMap.parse({
  orientation: 'orthogonal', width: 20, height: 20, tilewidth: 16, tileheight: 16, tilesets: [],
  layers: [
    { type: 'objectgroup', name: 'arenas', objects: [area('Lanes:lanes', 0, 0, 320, 320), area('Mill House:common room', 32, 32, 32, 16), area('Mill House:common room', 32, 48, 16, 16)] },
    { type: 'objectgroup', name: 'objects', objects: [area('Mill House:common room:stove', 32, 32, 16, 16)] },
  ],
})

describe('a place on the ground', () => {
  test('rectangles of one arena have one edge round them all', () => {
    const { tiles, edges } = placeOutline(tiled, 'Mill House:common room' as Address)
    expect(tiles.map(({ x, y }) => [x, y])).toEqual([[32, 32], [48, 32], [32, 48]])
    expect(edges).toHaveLength(8)
  })

  test('an object has its own, a sector without a rectangle that of its arenas', () => {
    expect(placeOutline(tiled, 'Mill House:common room:stove' as Address).edges).toHaveLength(4)
    expect(placeOutline(tiled, 'Mill House' as Address).tiles).toHaveLength(3)
    expect(placeOutline(tiled, 'Nowhere' as Address).tiles).toEqual([])
  })

  test('a click falls into the innermost arena', () => {
    expect(arenaUnder(tiled, 40, 50)).toBe('Mill House:common room')
    expect(arenaUnder(tiled, 60, 50)).toBe('Lanes:lanes')
    expect(arenaUnder(tiled, 400, 50)).toBeNull()
  })
})
