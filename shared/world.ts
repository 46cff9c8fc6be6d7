import { z } from 'zod'
import { Address } from './ids.ts'

/** Column and row of a tile, from the top left. */
export const Tile = z.tuple([z.number().int(), z.number().int()])
export type Tile = z.infer<typeof Tile>

/** How one uses an object: it decides the pose and helps to choose an object for an activity. */
export const ObjectUse = z.enum(['stand', 'sit', 'lie'])
export type ObjectUse = z.infer<typeof ObjectUse>

/** A named thing of the map, e.g. `Heron pub:bar room:counter`. */
export const TownObject = z.object({
  address: Address,
  use: ObjectUse,
  /** Walkable tiles from which it is used (on it for a bed or chair, beside it for a stove), never empty. */
  spots: z.array(Tile).readonly(),
})
export type TownObject = z.infer<typeof TownObject>

export const Arena = z.object({
  address: Address,
  sector: z.string(),
  /** Open to everyone (cafe, park), or somebody's home. */
  access: z.enum(['public', 'private']),
  outdoors: z.boolean(),
  objects: z.array(TownObject).readonly(),
  /** Some walkable tiles of it, spread out, for standing about; never empty. */
  spots: z.array(Tile).readonly(),
})
export type Arena = z.infer<typeof Arena>

/** The map as the engine needs it: what blocks, which arena a tile belongs to, and what is where. */
export const TownMap = z.object({
  name: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** 1 where nobody can walk, row by row. */
  blocked: z.instanceof(Uint8Array),
  /** Index into `arenas` of each tile, -1 where it belongs to none, row by row. */
  arenaOf: z.instanceof(Int16Array),
  arenas: z.array(Arena).readonly(),
})
export type TownMap = z.infer<typeof TownMap>

export const tileIndex = (map: Pick<TownMap, 'width'>, [x, y]: Tile): number => y * map.width + x

/** The arena a tile belongs to. */
export const arenaAt = (map: TownMap, tile: Tile): Arena | undefined => map.arenas[map.arenaOf[tileIndex(map, tile)] ?? -1]

/** The arena with this address, and an object of it by the object's own. Looked up at every step of a large town, so kept by map. */
export const findArena = (map: TownMap, address: Address): Arena | undefined => lookupOf(map).arenas.get(address)
export const findObject = (map: TownMap, address: Address): TownObject | undefined => lookupOf(map).objects.get(address)

interface Lookup { readonly arenas: ReadonlyMap<Address, Arena>; readonly objects: ReadonlyMap<Address, TownObject> }

const lookups = new WeakMap<TownMap, Lookup>()

function lookupOf(map: TownMap): Lookup {
  const known = lookups.get(map)
  if (known) return known
  const objects = map.arenas.flatMap((arena) => arena.objects)
  const lookup = { arenas: new Map(map.arenas.map((arena) => [arena.address, arena])), objects: new Map(objects.map((object) => [object.address, object])) }
  lookups.set(map, lookup)
  return lookup
}

/** `sector:arena` of any address that has both. */
export const arenaAddress = (address: Address): Address => Address.parse(address.split(':').slice(0, 2).join(':'))

/** The last part of an address, for showing: "counter". */
export const lastPart = (address: Address): string => address.slice(address.lastIndexOf(':') + 1)

/** The first part of an address: "Heron pub". */
export const sectorOf = (address: Address): string => address.split(':', 1)[0] ?? address

/** Distance in steps where diagonals count as one. */
export const distanceBetween = (a: Tile, b: Tile): number => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]))
