import type { TiledMap } from '../../shared/tiled-map.ts'

/** One tile to paint: its global id without flags, where, and how it is turned (Tiled's flip flags). */
export interface TileCell {
  readonly gid: number
  readonly column: number
  readonly row: number
  readonly flipX: boolean
  readonly flipY: boolean
  /** Mirrored along the diagonal: with the other two, turned by quarters. */
  readonly flipDiagonal: boolean
}

/** The tile layers of a map in painting order. */
export interface PaintOrder { readonly below: readonly (readonly TileCell[])[]; readonly above: readonly (readonly TileCell[])[] }

/** Tiled keeps flips in the highest bits of a global tile id (its documentation, "Global tile IDs"). */
const FLIP_X = 0x80000000
const FLIP_Y = 0x40000000
const FLIP_DIAGONAL = 0x20000000
const ID_MASK = 0x0fffffff

/** Layers that say where one cannot walk or whose tile it is; Generative Agents' maps hold several such. */
const UNSEEN = /collision|blocks|maze|spawn/i
/** Layers over people: ours is `above`, Generative Agents' are `Foreground…`. */
const OVER_PEOPLE = /^(above|foreground)/i

/** Splits the tile layers into those under people and those over them, in file order, without what is never drawn. */
export function paintOrder(tiled: TiledMap): PaintOrder {
  const seen = tiled.layers.flatMap((layer) => (layer.type === 'tilelayer' && !UNSEEN.test(layer.name) ? [layer] : []))
  const cells = (over: boolean) => seen.filter(({ name }) => OVER_PEOPLE.test(name) === over).map(({ data }) => layerCells(data, tiled.width))
  return { below: cells(false), above: cells(true) }
}

const layerCells = (data: readonly number[], width: number): TileCell[] =>
  data.flatMap((raw, at) => ((raw & ID_MASK) === 0 ? [] : [{ ...decodeGid(raw), column: at % width, row: Math.floor(at / width) }]))

/** A global tile id with its flags taken apart. */
export const decodeGid = (raw: number): Pick<TileCell, 'gid' | 'flipX' | 'flipY' | 'flipDiagonal'> =>
  ({ gid: raw & ID_MASK, flipX: (raw & FLIP_X) !== 0, flipY: (raw & FLIP_Y) !== 0, flipDiagonal: (raw & FLIP_DIAGONAL) !== 0 })
