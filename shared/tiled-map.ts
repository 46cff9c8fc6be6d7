import { z } from 'zod'

export { parseTownMap } from './parse-town-map.ts'

/**
 * The part of Tiled's JSON map format (https://doc.mapeditor.org/en/stable/reference/json-map-format/) that a town is made of;
 * whatever else Tiled writes is let through unread. The layers and properties that we look for are told in `parse-town-map`.
 */
const TiledProperty = z.object({ name: z.string(), value: z.union([z.string(), z.number(), z.boolean()]) })

export const TiledObject = z.object({
  name: z.string().default(''),
  /** Pixels from the map's top left; of a tile object (one with a gid) the bottom left corner, else the top left. */
  x: z.number(),
  y: z.number(),
  width: z.number().nonnegative().default(0),
  height: z.number().nonnegative().default(0),
  gid: z.number().int().nonnegative().optional(),
  properties: z.array(TiledProperty).default([]),
})
export type TiledObject = z.infer<typeof TiledObject>

const TileLayer = z.object({
  type: z.literal('tilelayer'),
  name: z.string(),
  /** Global tile ids row by row, 0 for none (Tiled's CSV form; a compressed layer is refused). */
  data: z.array(z.number().int().nonnegative()),
})
const ObjectGroup = z.object({ type: z.literal('objectgroup'), name: z.string(), objects: z.array(TiledObject) })
const OtherLayer = z.object({ type: z.enum(['imagelayer', 'group']), name: z.string() })

const TilesetTile = z.object({
  id: z.number().int().nonnegative(),
  /** In a collection of pictures: the file of this one, and the part of it that shows the tile. */
  image: z.string().optional(),
  x: z.number().int().default(0),
  y: z.number().int().default(0),
  width: z.number().int().positive().optional(),
  height: z.number().int().positive().optional(),
  properties: z.array(TiledProperty).default([]),
  animation: z.array(z.object({ tileid: z.number().int().nonnegative(), duration: z.number().positive() })).default([]),
})

export const Tileset = z.object({
  firstgid: z.number().int().positive(),
  name: z.string(),
  tilewidth: z.number().int().positive(),
  tileheight: z.number().int().positive(),
  tilecount: z.number().int().positive(),
  columns: z.number().int().nonnegative(),
  /** Picture file, as seen from the map's folder; a collection of pictures has none. */
  image: z.string().optional(),
  tiles: z.array(TilesetTile).default([]),
})
export type Tileset = z.infer<typeof Tileset>

export const TiledMap = z.object({
  orientation: z.literal('orthogonal'),
  infinite: z.literal(false).default(false),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Pixels. */
  tilewidth: z.number().int().positive(),
  tileheight: z.number().int().positive(),
  layers: z.array(z.discriminatedUnion('type', [TileLayer, ObjectGroup, OtherLayer])),
  tilesets: z.array(Tileset),
  properties: z.array(TiledProperty).default([]),
})
export type TiledMap = z.infer<typeof TiledMap>

/** Reads a Tiled map. Throws an Error that names the path in the file and the value: `invalid map: layers[3].name: …`. */
export function parseTiledMap(json: unknown): TiledMap {
  const parsed = TiledMap.safeParse(json)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const path = issue?.path ?? []
  throw new Error(`invalid map: ${pathText(path)}: ${valueText(valueAt(json, path))}: ${issue?.message ?? 'not a map'}`)
}

/** The tile layer of that name, if there is one. */
export const tileLayer = (tiled: TiledMap, name: string): readonly number[] | undefined =>
  tiled.layers.flatMap((layer) => (layer.type === 'tilelayer' && layer.name === name ? [layer.data] : []))[0]

/** The objects of that object layer, none where it is missing. */
export const objectLayer = (tiled: TiledMap, name: string): readonly TiledObject[] =>
  tiled.layers.flatMap((layer) => (layer.type === 'objectgroup' && layer.name === name ? layer.objects : []))

/** The value of a property, if it is there. */
export const property = (of: { readonly properties: readonly z.infer<typeof TiledProperty>[] }, name: string): string | number | boolean | undefined =>
  of.properties.find((one) => one.name === name)?.value

/** Where in which picture file a tile is drawn, in pixels. */
export interface TilePicture { readonly image: string; readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** A tile to draw: one picture, or several that follow each other. */
export interface TileArt extends TilePicture { readonly frames: readonly (TilePicture & { readonly milliseconds: number })[] }

/** The art of every tile of the map's tilesets, by global tile id. */
export function tileArt(tiled: TiledMap): ReadonlyMap<number, TileArt> {
  return new Map(tiled.tilesets.flatMap((tileset) => {
    const pictures = tilesetPictures(tileset)
    const animations = new Map(tileset.tiles.map((tile) => [tile.id, tile.animation]))
    return [...pictures].map(([id, picture]): [number, TileArt] => [tileset.firstgid + id, {
      ...picture,
      frames: (animations.get(id) ?? []).flatMap(({ tileid, duration }) => {
        const frame = pictures.get(tileid)
        return frame ? [{ ...frame, milliseconds: duration }] : []
      }),
    }])
  }))
}

function tilesetPictures(tileset: Tileset): Map<number, TilePicture> {
  const { image, columns, tilewidth, tileheight } = tileset
  if (image !== undefined) {
    return new Map(Array.from({ length: tileset.tilecount }, (_, id) => [id, {
      image, x: (id % columns) * tilewidth, y: Math.floor(id / columns) * tileheight, width: tilewidth, height: tileheight,
    }]))
  }
  return new Map(tileset.tiles.flatMap((tile): [number, TilePicture][] => (tile.image === undefined ? [] : [[tile.id, {
    image: tile.image, x: tile.x, y: tile.y, width: tile.width ?? tilewidth, height: tile.height ?? tileheight,
  }]])))
}

const pathText = (path: readonly PropertyKey[]): string =>
  path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('').replace(/^\./, '') || '(the whole file)'

function valueAt(json: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined), json)
}

/** A value short enough for one line: 60 characters are our choice. */
const valueText = (value: unknown): string => (value === undefined ? 'nothing there' : (JSON.stringify(value) ?? String(value)).slice(0, 60))
