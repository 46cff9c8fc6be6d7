import type { PixelCanvas } from './pixel-canvas.ts'
import { TILE } from './tile-sheet.ts'
import { TILE_LAYERS, type MapObject, type ObjectLayerName, type TownDraft, type Value } from './town-draft.ts'

export interface TownFiles {
  /** The map, as Tiled reads and writes it. */
  readonly json: string
  readonly tiles: PixelCanvas
  readonly props: PixelCanvas
}

/** Where the sheets lie, seen from the map. */
export const TILE_IMAGE = 'sprites/town.png'
export const PROP_IMAGE = 'sprites/town-props.png'

const OBJECT_LAYERS: readonly ObjectLayerName[] = ['props', 'lights', 'sectors', 'arenas', 'objects', 'labels']

/** Writes the draft down in Tiled's JSON format (version 1.10: parts of a picture in a collection need 1.9). */
export function toTiled(town: TownDraft, name: string): TownFiles {
  const tiles = town.tiles.draw()
  const firstProp = town.tiles.count + 1
  let nextId = 1
  const layers = [
    ...TILE_LAYERS.map((layer, index) => ({
      id: index + 1, name: layer, type: 'tilelayer', x: 0, y: 0, width: town.width, height: town.height, opacity: 1, visible: layer !== 'collision',
      data: [...town.layers[layer]],
    })),
    ...OBJECT_LAYERS.map((layer, index) => ({
      id: TILE_LAYERS.length + index + 1, name: layer, type: 'objectgroup', x: 0, y: 0, opacity: 1, visible: layer === 'props', draworder: 'topdown',
      objects: town.objects[layer].map((object) => ({ id: nextId++, ...objectJson(object, firstProp) })),
    })),
  ]
  const map = {
    type: 'map', version: '1.10', tiledversion: '1.10.2', orientation: 'orthogonal', renderorder: 'right-down', infinite: false,
    width: town.width, height: town.height, tilewidth: TILE, tileheight: TILE, nextlayerid: layers.length + 1, nextobjectid: nextId,
    properties: propertiesJson({ name }), layers, tilesets: [tileset(town, tiles), propset(town, firstProp)],
  }
  return { json: compactJson(map), tiles, props: town.sprites.draw() }
}

function tileset(town: TownDraft, picture: PixelCanvas): object {
  return {
    firstgid: 1, name: 'town', image: TILE_IMAGE, imagewidth: picture.width, imageheight: picture.height, margin: 0, spacing: 0,
    tilewidth: TILE, tileheight: TILE, columns: town.tiles.columns, tilecount: town.tiles.count,
    tiles: [...town.tiles.animations].map(([id, { frames, milliseconds }]) => ({
      id: id - 1, animation: frames.map((frame) => ({ tileid: frame - 1, duration: milliseconds })),
    })),
  }
}

function propset(town: TownDraft, firstgid: number): object {
  const sheet = town.sprites.draw()
  const tiles = town.sprites.all.map(({ id, picture, x, y }) => ({
    id, image: PROP_IMAGE, imagewidth: sheet.width, imageheight: sheet.height, x, y, width: picture.width, height: picture.height,
  }))
  const [tilewidth, tileheight] = [Math.max(1, ...tiles.map(({ width }) => width)), Math.max(1, ...tiles.map(({ height }) => height))]
  return { firstgid, name: 'town-props', margin: 0, spacing: 0, columns: 0, tilewidth, tileheight, tilecount: Math.max(1, tiles.length), tiles }
}

function objectJson({ name, x, y, width, height, sprite, properties }: MapObject, firstProp: number): object {
  return {
    name, type: '', x, y, width, height, rotation: 0, visible: true,
    ...(sprite === undefined ? {} : { gid: firstProp + sprite }), ...(width === 0 ? { point: true } : {}),
    ...(Object.keys(properties).length > 0 ? { properties: propertiesJson(properties) } : {}),
  }
}

const propertiesJson = (properties: Readonly<Record<string, Value>>): object[] =>
  Object.entries(properties).map(([name, value]) => ({ name, type: typeName(value), value }))

const typeName = (value: Value): string => (typeof value === 'string' ? 'string' : typeof value === 'boolean' ? 'bool' : 'int')

/** JSON with one line for each layer and object, so that a change of the map reads as one. */
function compactJson(map: object): string {
  const text = JSON.stringify(map)
  return text.replace(/\{"id":/g, '\n{"id":') + '\n'
}
