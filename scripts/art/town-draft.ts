import { furniture, type FurnitureKind } from './furniture.ts'
import { SpriteSheet, TILE, TileSheet } from './tile-sheet.ts'
import { PixelCanvas } from './pixel-canvas.ts'
import { palette } from './palette.ts'

/** Tile layers from the ground up; `collision` is not drawn. */
export const TILE_LAYERS = ['ground', 'ground-detail', 'floor', 'walls', 'furniture', 'above', 'collision'] as const
export type TileLayerName = (typeof TILE_LAYERS)[number]
export type ObjectLayerName = 'props' | 'lights' | 'sectors' | 'arenas' | 'objects' | 'labels'

export type Value = string | number | boolean
export interface MapObject {
  readonly name: string; readonly x: number; readonly y: number; readonly width: number; readonly height: number
  readonly sprite?: number; readonly properties: Readonly<Record<string, Value>>
}

/** A town under construction: layers of tiles and objects, and the art that they use. Places are in tiles unless said otherwise. */
export class TownDraft {
  readonly tiles = new TileSheet()
  readonly sprites = new SpriteSheet()
  readonly layers: Readonly<Record<TileLayerName, Uint32Array>>
  readonly objects: Readonly<Record<ObjectLayerName, MapObject[]>> = { props: [], lights: [], sectors: [], arenas: [], objects: [], labels: [] }
  /** Tiles where scattered things (trees, flowers) must not stand. */
  readonly taken: Uint8Array

  constructor(readonly width: number, readonly height: number) {
    const empty = (): Uint32Array => new Uint32Array(width * height)
    this.layers = { ground: empty(), 'ground-detail': empty(), floor: empty(), walls: empty(), furniture: empty(), above: empty(), collision: empty() }
    this.taken = new Uint8Array(width * height)
  }

  holds(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.width && y < this.height
  }

  get(layer: TileLayerName, x: number, y: number): number {
    return this.holds(x, y) ? this.layers[layer][y * this.width + x] ?? 0 : 0
  }

  put(layer: TileLayerName, x: number, y: number, id: number): void {
    if (this.holds(x, y) && id !== 0) this.layers[layer][y * this.width + x] = id
  }

  /** Nobody can walk here, or (`free`) somebody can after all. */
  block(x: number, y: number, free = false): void {
    if (this.holds(x, y)) this.layers.collision[y * this.width + x] = free ? 0 : this.tiles.tile('collision', blockMark)
  }

  blocked(x: number, y: number): boolean {
    return !this.holds(x, y) || this.get('collision', x, y) !== 0
  }

  take(x: number, y: number, width = 1, height = 1): void {
    for (let row = y; row < y + height; row += 1) {
      for (let column = x; column < x + width; column += 1) if (this.holds(column, row)) this.taken[row * this.width + column] = 1
    }
  }

  /** Lays a picture of whole tiles with its top left tile at (x, y). */
  stamp(layer: TileLayerName, name: string, x: number, y: number, draw: () => PixelCanvas): void {
    this.tiles.stamp(name, draw).forEach((row, down) => row.forEach((id, across) => this.put(layer, x + across, y + down, id)))
  }

  /** Draws a picture of one tile over what lies there already. */
  overlay(layer: TileLayerName, name: string, x: number, y: number, draw: () => PixelCanvas): void {
    const under = this.get(layer, x, y)
    this.put(layer, x, y, this.tiles.tile(`${name} on ${under}`, () => this.tiles.picture(under).blit(draw(), 0, 0)))
  }

  /** Stands a tall picture up; (x, y) is the middle of its foot, in pixels. */
  stand(name: string, x: number, y: number, draw: () => PixelCanvas, properties: MapObject['properties'] = {}): void {
    const { id, picture } = this.sprites.sprite(name, draw)
    this.objects.props.push({ name, x: Math.round(x - picture.width / 2), y, width: picture.width, height: picture.height, sprite: id, properties })
  }

  area(layer: ObjectLayerName, name: string, x: number, y: number, width: number, height: number, properties: MapObject['properties'] = {}): void {
    this.objects[layer].push({ name, x: x * TILE, y: y * TILE, width: width * TILE, height: height * TILE, properties })
  }

  /** A point, in pixels. */
  point(layer: ObjectLayerName, name: string, x: number, y: number, properties: MapObject['properties'] = {}): void {
    this.objects[layer].push({ name, x, y, width: 0, height: 0, properties })
  }

  /** Sets a piece of furniture with its cells' top left at (x, y), and names it where it is an object of the town. */
  furnish(kind: FurnitureKind, x: number, y: number, address?: string): void {
    const { cells, use, depth, draw } = furniture[kind]
    const [columns, rows] = [cells[0]?.length ?? 0, cells.length]
    if (depth === 'tall') this.stand(kind, (x + columns / 2) * TILE, (y + rows) * TILE, draw)
    else {
      const rise = Math.ceil((draw().height - rows * TILE) / TILE)
      this.stamp(depth === 'floor' ? 'walls' : 'furniture', kind, x, y - rise, () => onWholeTiles(draw(), columns, rows + rise))
    }
    this.take(x, y, columns, rows)
    cells.forEach((row, down) => [...row].forEach((cell, across) => { if (cell === '#') this.block(x + across, y + down) }))
    if (address !== undefined) this.area('objects', address, x, y, columns, rows, { use })
  }
}

/** The picture with its bottom left in the corner of a canvas of whole tiles. */
const onWholeTiles = (picture: PixelCanvas, columns: number, rows: number): PixelCanvas =>
  new PixelCanvas(columns * TILE, rows * TILE).blit(picture, 0, rows * TILE - picture.height)

const blockMark = (): PixelCanvas => new PixelCanvas(TILE, TILE).fill(palette.rose.shade)
