import { describe, expect, test } from 'vitest'
import { TiledMap } from '../../shared/tiled-map.ts'
import { placeLabels } from './place-labels.ts'

const map = (...layers: object[]): TiledMap => TiledMap.parse({ orientation: 'orthogonal', width: 40, height: 30, tilewidth: 16, tileheight: 16, tilesets: [], layers })
const group = (name: string, objects: object[]) => ({ type: 'objectgroup', name, objects })
const arenas = group('arenas', [
  { name: 'Mill House:bedroom 1', x: 32, y: 32, width: 32, height: 32, properties: [{ name: 'access', value: 'private' }] }, { name: 'Mill House:bathroom', x: 64, y: 32, width: 32, height: 64 },
  { name: 'Lanes:lanes', x: 0, y: 0, width: 640, height: 480 },
])

describe('where place names stand', () => {
  test('at the points that the map has for them', () => {
    expect(placeLabels(map(arenas, group('labels', [{ name: 'Mill House', x: 70, y: 20 }])))).toEqual([{ address: 'Mill House', x: 70, y: 20, home: false }])
  })

  test('else on the roof of each house', () => {
    expect(placeLabels(map(arenas, group('sectors', [{ name: 'Mill House', x: 32, y: 16, width: 64, height: 80 }])))).toEqual([{ address: 'Mill House', x: 64, y: 20, home: true }])
  })

  test('else in the middle of each sector, but not of what is everywhere', () => {
    expect(placeLabels(map(arenas))).toEqual([{ address: 'Mill House', x: 64, y: 64, home: false }])
  })
})
