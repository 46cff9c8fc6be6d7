import { expect, test } from 'vitest'
import { parseTiledMap, parseTownMap, tileArt } from './tiled-map.ts'
import { arenaAt } from './world.ts'

type Layer = { type: string; name: string; data?: unknown; objects?: unknown[] }

const named = (name: string, value: unknown): object => ({ name, value })
const rectangle = (name: string, x: number, y: number, width: number, height: number, properties: object[] = []): object =>
  ({ name, x: x * 16, y: y * 16, width: width * 16, height: height * 16, properties })

/** A hall of 4 by 3 tiles with a bed in its corner, in the middle of a green; the bed's head is blocked, its foot is not. */
function smallTown(change: (layers: Layer[]) => void = () => undefined): unknown {
  const layers: Layer[] = [
    { type: 'tilelayer', name: 'collision', data: [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
    {
      type: 'objectgroup', name: 'arenas', objects: [
        rectangle('Green:lawn', 0, 0, 5, 4, [named('access', 'public'), named('outdoors', true)]),
        rectangle('Hall:room', 1, 1, 4, 3, [named('access', 'private')]),
      ],
    },
    {
      type: 'objectgroup', name: 'objects', objects: [
        rectangle('Hall:room:bed', 3, 1, 1, 2, [named('use', 'lie')]), rectangle('Hall:room:stove', 3, 1, 1, 1, [named('use', 'stand')]),
      ],
    },
  ]
  change(layers)
  return { orientation: 'orthogonal', width: 5, height: 4, tilewidth: 16, tileheight: 16, layers, tilesets: [], properties: [named('name', 'Small')], editor: 'anything' }
}

const townOf = (json: unknown): ReturnType<typeof parseTownMap> => parseTownMap(parseTiledMap(json))

test('a later arena has the tiles where two overlap', () => {
  const town = townOf(smallTown())
  expect([town.name, arenaAt(town, [0, 0])?.address, arenaAt(town, [2, 2])?.address]).toEqual(['Small', 'Green:lawn', 'Hall:room'])
  expect(town.arenas.map(({ outdoors, access }) => [outdoors, access])).toEqual([[true, 'public'], [false, 'private']])
})

test('a thing is used from its own free tiles, else from those of its arena beside it', () => {
  const [bed, stove] = townOf(smallTown()).arenas[1]?.objects ?? []
  expect(bed).toEqual({ address: 'Hall:room:bed', use: 'lie', spots: [[3, 2]] })
  expect(stove?.spots).toEqual([[2, 1], [4, 1], [3, 2]])
})

test('one stands about on free tiles, not in the bed', () => {
  const spots = townOf(smallTown()).arenas[1]?.spots ?? []
  expect(spots.length).toBeGreaterThan(0)
  expect(spots).not.toContainEqual([3, 2])
})

test('spots of a layer of their own come before ours', () => {
  const town = townOf(smallTown((layers) => layers.push({ type: 'objectgroup', name: 'spots', objects: [{ name: 'Hall:room', x: 24, y: 40 }] })))
  expect(town.arenas[1]?.spots).toEqual([[1, 2]])
})

test.each<[string, (layers: Layer[]) => void, string]>([
  ['too few tiles', (layers) => { layers[0] = { type: 'tilelayer', name: 'collision', data: [0, 1] } }, 'invalid map: layers[0].data: 2 tiles, 20 wanted'],
  ['a compressed layer', (layers) => { layers[0] = { type: 'tilelayer', name: 'collision', data: 'eJz' } }, 'invalid map: layers[0].data: "eJz": '],
  ['no collision', (layers) => { layers.shift() }, 'invalid map: layers: no tile layer "collision"'],
  ['a name in one part', (layers) => layers[1]?.objects?.push(rectangle('Hall', 0, 0, 1, 1)), 'invalid map: layers[1].objects[2].name: "Hall", "sector:arena" wanted'],
  ['no access', (layers) => layers[1]?.objects?.push(rectangle('Hall:attic', 0, 0, 1, 1)), 'invalid map: layers[1].objects[2].properties: access undefined of "Hall:attic"'],
  ['an unknown use', (layers) => layers[2]?.objects?.push(rectangle('Hall:room:rope', 1, 1, 1, 1, [named('use', 'hang')])), 'layers[2].objects[2].properties: use "hang"'],
  ['a thing of nowhere', (layers) => layers[2]?.objects?.push(rectangle('Barn:loft:hay', 1, 1, 1, 1)), '"Barn:loft:hay": no arena "Barn:loft"'],
  ['a thing twice', (layers) => layers[2]?.objects?.push(rectangle('Hall:room:bed', 1, 1, 1, 1)), '"Hall:room:bed" is there twice'],
  ['outside the map', (layers) => layers[1]?.objects?.push(rectangle('Hall:room', 4, 3, 2, 2)), 'reaches out of the map'],
  ['walled in', (layers) => { layers[0] = { type: 'tilelayer', name: 'collision', data: Array.from({ length: 20 }, () => 1) } }, 'can be used from nowhere'],
])('refuses %s, and says where', (_, change, text) => {
  expect(() => townOf(smallTown(change))).toThrow(text)
})

test('finds the picture of a tile in a sheet, in a collection, and of an animation', () => {
  const sheet = {
    firstgid: 1, name: 'sheet', tilewidth: 16, tileheight: 16, tilecount: 4, columns: 2, image: 'sheet.png',
    tiles: [{ id: 1, animation: [{ tileid: 1, duration: 500 }, { tileid: 2, duration: 250 }] }],
  }
  const collection = { firstgid: 5, name: 'tall', tilewidth: 32, tileheight: 48, tilecount: 1, columns: 0, tiles: [{ id: 0, image: 'tall.png', x: 7, y: 9, width: 20, height: 40 }] }
  const art = tileArt(parseTiledMap({ ...(smallTown() as object), tilesets: [sheet, collection] }))
  expect(art.get(4)).toMatchObject({ image: 'sheet.png', x: 16, y: 16, width: 16, height: 16, frames: [] })
  expect(art.get(5)).toMatchObject({ image: 'tall.png', x: 7, y: 9, width: 20, height: 40 })
  expect(art.get(2)?.frames.map(({ x, y, milliseconds }) => [x, y, milliseconds])).toEqual([[16, 0, 500], [0, 16, 250]])
})
