import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseTiledMap, parseTownMap } from '../../shared/tiled-map.ts'
import { tileIndex, type Tile } from '../../shared/world.ts'
import { townPlaces } from './town-places.ts'

const town = parseTownMap(parseTiledMap(JSON.parse(readFileSync(new URL('../../data/town.json', import.meta.url), 'utf8'))))

test('every place that villagers may speak of is on the map', () => {
  const there = new Set<string>(town.arenas.flatMap(({ address, objects }) => [address, ...objects.map((object) => object.address)]))
  expect(townPlaces().filter((place) => !there.has(place))).toEqual([])
})

test('every spot can be reached from every other', () => {
  const seen = reachable(town.arenas[0]?.spots[0] ?? [0, 0])
  const cut = town.arenas.flatMap(({ address, spots, objects }) => [{ address, spots }, ...objects])
    .flatMap(({ address, spots }) => spots.filter((spot) => !seen.has(tileIndex(town, spot))).map((spot) => `${address} at ${spot.join(', ')}`))
  expect(cut).toEqual([])
})

test('a double bed sleeps two, a single bed one', () => {
  const beds = town.arenas.flatMap(({ objects }) => objects).filter(({ address }) => address.endsWith(':bed'))
  expect(beds.reduce((sum, { spots }) => sum + spots.length, 0)).toBe(25)
})

function reachable(from: Tile): Set<number> {
  const seen = new Set([tileIndex(town, from)])
  const open = [from]
  for (let tile = open.pop(); tile; tile = open.pop()) {
    for (const [dx, dy] of [[0, -1], [-1, 0], [1, 0], [0, 1]] as const) {
      const next: Tile = [tile[0] + dx, tile[1] + dy]
      const at = tileIndex(town, next)
      if (next[0] < 0 || next[1] < 0 || next[0] >= town.width || next[1] >= town.height || town.blocked[at] !== 0 || seen.has(at)) continue
      seen.add(at)
      open.push(next)
    }
  }
  return seen
}
