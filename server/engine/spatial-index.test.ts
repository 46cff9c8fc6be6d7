import { describe, expect, it } from 'vitest'
import { arenaAt, distanceBetween, type Tile, type VillagerId } from '../../shared/index.ts'
import { createRandom } from '../../shared/random.ts'
import { createSpatialIndex } from './spatial-index.ts'
import { tinyTown } from './tiny-town.test-support.ts'

describe('the spatial index', () => {
  const { map } = tinyTown(Array.from({ length: 40 }, (_, y) => (y < 20 ? 'A' : 'B').repeat(60)))

  it('finds exactly those whom a full scan finds, nearest first, in the same arena only', () => {
    const random = createRandom(4)
    const index = createSpatialIndex(map)
    const tiles = new Map<VillagerId, Tile>()
    for (let round = 0; round < 5; round += 1) {
      for (let n = 0; n < 120; n += 1) {
        const id = `v${n}` as VillagerId
        const tile: Tile = [random.integer(60), random.integer(40)]
        tiles.set(id, tile)
        index.move(id, tile)
      }
      for (const [id, tile] of tiles) {
        const scanned = [...tiles].filter(([other, at]) => other !== id && distanceBetween(tile, at) <= 6 && arenaAt(map, at) === arenaAt(map, tile))
          .sort(([a, at], [b, bt]) => distanceBetween(tile, at) - distanceBetween(tile, bt) || (a < b ? -1 : 1)).map(([other]) => other)
        expect(index.near(id, 6)).toEqual(scanned)
      }
    }
  })

  it('knows which tiles are taken', () => {
    const index = createSpatialIndex(map)
    index.move('v1' as VillagerId, [3, 3])
    expect(index.occupied([3, 3])).toBe(true)
    index.move('v1' as VillagerId, [50, 30])
    expect(index.occupied([3, 3])).toBe(false)
    expect(index.tileOf('v1' as VillagerId)).toEqual([50, 30])
  })
})
