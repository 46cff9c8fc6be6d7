import { Address } from './ids.ts'
import { arenaAddress, sectorOf, ObjectUse, tileIndex, type Arena, type Tile, type TownMap, type TownObject } from './world.ts'
import { objectLayer, property, tileLayer, type TiledMap, type TiledObject } from './tiled-map.ts'

/** At most this many places for standing about in one arena, and one to so many tiles (ours: enough for a crowd, few enough to send). */
const MOST_ARENA_SPOTS = 24
const TILES_TO_A_SPOT = 4

/** A tile map as far as it is known: what blocks, and whose tiles are whose. */
interface Ground { readonly width: number; readonly height: number; readonly blocked: TownMap['blocked']; readonly arenaOf: TownMap['arenaOf'] }

/**
 * The map as the engine needs it, from a Tiled map with
 * - a tile layer `collision` (a tile that is not 0 blocks),
 * - an object layer `arenas` of rectangles named `sector:arena` (several of one name make one arena; where they overlap, the later one
 *   has the tile) with the properties `access` (public | private) and `outdoors` (true | false),
 * - an object layer `objects` of rectangles named `sector:arena:object` with the property `use` (stand | sit | lie).
 *   An object is used from its own walkable tiles, else from the walkable tiles of its arena around it.
 * - if wanted, an object layer `spots` of points named `sector:arena`: where to stand about, in place of spots of our choice.
 *
 * The map's name is its property `name`. Throws an Error that names the path in the file and the value.
 */
export function parseTownMap(tiled: TiledMap): TownMap {
  const { width, height } = tiled
  const blocked = blockedTiles(tiled)
  const rectangles = arenaRectangles(tiled)
  const names = [...new Set(rectangles.map(({ address }) => address))]
  const arenaOf = new Int16Array(width * height).fill(-1)
  for (const { address, tiles } of rectangles) for (const tile of tiles) arenaOf[tileIndex(tiled, tile)] = names.indexOf(address)
  const ground: Ground = { width, height, blocked, arenaOf }
  const objects = townObjects(tiled, ground, names)
  const arenas = names.map((name, index) => arena(tiled, ground, index, name, objects.filter(({ address }) => arenaAddress(address) === name)))
  return { name: String(property(tiled, 'name') ?? 'town'), width, height, blocked, arenaOf, arenas }
}

function blockedTiles(tiled: TiledMap): TownMap['blocked'] {
  const wanted = tiled.width * tiled.height
  tiled.layers.forEach((layer, index) => {
    if (layer.type === 'tilelayer' && layer.data.length !== wanted) refuse(`layers[${index}].data`, `${layer.data.length} tiles, ${wanted} wanted`)
  })
  const collision = tileLayer(tiled, 'collision') ?? refuse('layers', 'no tile layer "collision"')
  return Uint8Array.from(collision, (gid) => (gid === 0 ? 0 : 1))
}

function arenaRectangles(tiled: TiledMap): { address: Address; tiles: Tile[] }[] {
  const objects = objectLayer(tiled, 'arenas')
  if (objects.length === 0) refuse('layers', 'no object layer "arenas", or nothing in it')
  return objects.map((object, index) => ({
    address: addressOf(tiled, 'arenas', index, object, 2),
    tiles: tilesUnder(tiled, object, pathIn(tiled, 'arenas', index)),
  }))
}

function townObjects(tiled: TiledMap, ground: Ground, arenas: readonly Address[]): TownObject[] {
  const seen = new Set<Address>()
  return objectLayer(tiled, 'objects').map((object, index) => {
    const path = pathIn(tiled, 'objects', index)
    const address = addressOf(tiled, 'objects', index, object, 3)
    if (seen.has(address)) refuse(`${path}.name`, `"${address}" is there twice`)
    seen.add(address)
    const owner = arenas.indexOf(arenaAddress(address))
    if (owner < 0) refuse(`${path}.name`, `"${address}": no arena "${arenaAddress(address)}"`)
    const use = ObjectUse.safeParse(property(object, 'use') ?? 'stand')
    if (!use.success) refuse(`${path}.properties`, `use ${JSON.stringify(property(object, 'use'))} of "${address}", "stand", "sit" or "lie" wanted`)
    const spots = objectSpots(ground, owner, tilesUnder(tiled, object, path))
    if (spots.length === 0) refuse(path, `"${address}" can be used from nowhere: it and all tiles of its arena around it are blocked`)
    return { address, use: use.data ?? 'stand', spots }
  })
}

function objectSpots(ground: Ground, owner: number, tiles: readonly Tile[]): Tile[] {
  const free = (tile: Tile): boolean => inside(ground, tile) && ground.blocked[tileIndex(ground, tile)] === 0
  const own = tiles.filter(free)
  if (own.length > 0) return own
  const around = (steps: readonly Tile[]): Tile[] => {
    const found = tiles.flatMap(([x, y]) => steps.map(([dx, dy]): Tile => [x + dx, y + dy]))
      .filter((tile) => free(tile) && ground.arenaOf[tileIndex(ground, tile)] === owner)
    return [...new Map(found.map((tile) => [tileIndex(ground, tile), tile])).entries()].sort(([a], [b]) => a - b).map(([, tile]) => tile)
  }
  const beside = around([[0, -1], [-1, 0], [1, 0], [0, 1]])
  return beside.length > 0 ? beside : around([[-1, -1], [1, -1], [-1, 1], [1, 1]])
}

function arena(tiled: TiledMap, ground: Ground, index: number, address: Address, objects: readonly TownObject[]): Arena {
  const at = objectLayer(tiled, 'arenas').findIndex(({ name }) => name === address)
  const properties = objectLayer(tiled, 'arenas')[at] ?? { properties: [] }
  const path = pathIn(tiled, 'arenas', at)
  const access = property(properties, 'access')
  if (access !== 'public' && access !== 'private') {
    return refuse(`${path}.properties`, `access ${JSON.stringify(access)} of "${address}", "public" or "private" wanted`)
  }
  const chosen = chosenSpots(tiled, ground, address)
  const spots = chosen.length > 0 ? chosen : standingSpots(ground, index, objects)
  if (spots.length === 0) refuse(path, `"${address}" has no tile to walk on`)
  return { address, sector: sectorOf(address), access, outdoors: property(properties, 'outdoors') === true, objects, spots }
}

function chosenSpots(tiled: TiledMap, ground: Ground, address: Address): Tile[] {
  return objectLayer(tiled, 'spots').flatMap((object, index): Tile[] => {
    if (object.name !== address) return []
    const tile: Tile = [Math.floor(object.x / tiled.tilewidth), Math.floor(object.y / tiled.tileheight)]
    if (!inside(ground, tile) || ground.blocked[tileIndex(ground, tile)] !== 0) refuse(pathIn(tiled, 'spots', index), `tile ${tile.join(', ')} is blocked`)
    return [tile]
  })
}

/** Walkable tiles of an arena in a scattered order, no two beside each other, doorways and seats and beds only where there is nothing else. */
function standingSpots(ground: Ground, index: number, objects: readonly TownObject[]): Tile[] {
  const used = new Set(objects.filter(({ use }) => use !== 'stand').flatMap(({ spots }) => spots.map((spot) => tileIndex(ground, spot))))
  const walkable = [...ground.arenaOf.keys()].filter((at) => ground.arenaOf[at] === index && ground.blocked[at] === 0)
  const open = walkable.filter((at) => !used.has(at) && !isDoorway(ground, at))
  const wanted = Math.min(MOST_ARENA_SPOTS, Math.ceil(walkable.length / TILES_TO_A_SPOT))
  const found: Tile[] = []
  for (const at of (open.length > 0 ? open : walkable).sort((a, b) => scatter(a) - scatter(b))) {
    const tile: Tile = [at % ground.width, Math.floor(at / ground.width)]
    if (found.length < wanted && found.every(([x, y]) => Math.abs(x - tile[0]) + Math.abs(y - tile[1]) > 1)) found.push(tile)
  }
  return found
}

const isDoorway = (ground: Ground, at: number): boolean => {
  const wall = (one: number): boolean => ground.blocked[one] !== 0
  return (wall(at - 1) && wall(at + 1)) || (wall(at - ground.width) && wall(at + ground.width))
}

/** A fixed shuffle of the tiles (Knuth's multiplicative hash), so that spots do not lie in rows. */
const scatter = (at: number): number => Math.imul(at + 1, 2654435761) >>> 0

const inside = (ground: Ground, [x, y]: Tile): boolean => x >= 0 && y >= 0 && x < ground.width && y < ground.height

function tilesUnder(tiled: TiledMap, { x, y, width, height }: TiledObject, path: string): Tile[] {
  const [left, top] = [Math.round(x / tiled.tilewidth), Math.round(y / tiled.tileheight)]
  const [right, bottom] = [Math.round((x + width) / tiled.tilewidth), Math.round((y + height) / tiled.tileheight)]
  if (left < 0 || top < 0 || right > tiled.width || bottom > tiled.height) {
    refuse(path, `x ${x}, y ${y}, width ${width}, height ${height} reaches out of the map`)
  }
  if (right <= left || bottom <= top) refuse(path, `width ${width}, height ${height}: no whole tile`)
  return Array.from({ length: (right - left) * (bottom - top) }, (_, at) => [left + (at % (right - left)), top + Math.floor(at / (right - left))])
}

function addressOf(tiled: TiledMap, layer: string, index: number, { name }: TiledObject, parts: 2 | 3): Address {
  const wanted = parts === 2 ? 'sector:arena' : 'sector:arena:object'
  const split = name.split(':')
  if (split.length !== parts || split.some((part) => part.trim() === '')) refuse(`${pathIn(tiled, layer, index)}.name`, `"${name}", "${wanted}" wanted`)
  return Address.parse(name)
}

const pathIn = (tiled: TiledMap, layer: string, index: number): string =>
  `layers[${tiled.layers.findIndex(({ name }) => name === layer)}].objects[${index}]`

function refuse(path: string, text: string): never {
  throw new Error(`invalid map: ${path}: ${text}`)
}
