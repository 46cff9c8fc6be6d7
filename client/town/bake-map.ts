import type { TiledMap } from '../../shared/tiled-map.ts'
import { objectLayer } from '../../shared/tiled-map.ts'
import type { TownArt } from './load-art.ts'
import { blankCanvas, drawing } from './load-art.ts'
import type { TileCell } from './tile-layers.ts'
import { decodeGid, paintOrder } from './tile-layers.ts'

/** A picture of part of the map, placed by its top left pixel. */
export interface MapPicture { readonly canvas: HTMLCanvasElement; readonly x: number; readonly y: number }

/** What moves on the ground: pictures that cover the ground at one moment of the cycle, nothing at its first. */
export interface GroundMotion { readonly milliseconds: number; readonly frames: readonly (readonly MapPicture[])[] }

export interface BakedMap {
  /** Under people. */
  readonly below: readonly MapPicture[]
  /** Over people. */
  readonly above: readonly MapPicture[]
  /** All of it with the props, for looking from afar. */
  readonly whole: readonly MapPicture[]
  readonly motion: GroundMotion
}

/** A side of a baked picture at most, in pixels: every WebGL driver takes textures of 2048. A multiple of the tile. */
const LARGEST = 2048
/** A side of a moving patch, in tiles: small, so that a pond does not cost the whole map. Ours. */
const PATCH_TILES = 16

/** Paints the map's tile layers once into few pictures. */
export function bakeMap(tiled: TiledMap, art: TownArt): BakedMap {
  const order = paintOrder(tiled)
  const paint = (context: CanvasRenderingContext2D, cells: readonly TileCell[]): void => cells.forEach((cell) => paintCell(context, tiled, art, cell, 0))
  const below = inPieces(tiled, (context) => order.below.forEach((cells) => paint(context, cells)))
  const above = order.above.some((cells) => cells.length > 0) ? inPieces(tiled, (context) => order.above.forEach((cells) => paint(context, cells))) : []
  const whole = inPieces(tiled, (context) => {
    order.below.forEach((cells) => paint(context, cells))
    paintProps(context, tiled, art)
    order.above.forEach((cells) => paint(context, cells))
  })
  return { below, above, whole, motion: bakeMotion(tiled, art, order.below.flat()) }
}

function inPieces(tiled: TiledMap, paint: (context: CanvasRenderingContext2D) => void): MapPicture[] {
  const [width, height] = [tiled.width * tiled.tilewidth, tiled.height * tiled.tileheight]
  const pieces: MapPicture[] = []
  for (let y = 0; y < height; y += LARGEST) {
    for (let x = 0; x < width; x += LARGEST) {
      const canvas = blankCanvas(Math.min(LARGEST, width - x), Math.min(LARGEST, height - y))
      const context = drawing(canvas)
      context.translate(-x, -y)
      paint(context)
      pieces.push({ canvas, x, y })
    }
  }
  return pieces
}

/** Cells with a moving tile are painted anew, bottom to top, for each later moment of the cycle; the first stands in the ground. */
function bakeMotion(tiled: TiledMap, art: TownArt, cells: readonly TileCell[]): GroundMotion {
  const animated = cells.flatMap(({ gid }) => { const frames = art.tiles.get(gid)?.frames ?? []; return frames.length > 1 ? [frames] : [] })
  const cycle = animated[0]
  if (!cycle) return { milliseconds: 1000, frames: [[]] }
  const moving = new Set(cells.filter(({ gid }) => (art.tiles.get(gid)?.frames.length ?? 0) > 1).map(({ column, row }) => row * tiled.width + column))
  const stack = cells.filter(({ column, row }) => moving.has(row * tiled.width + column))
  const patches = [...new Set(stack.map(({ column, row }) => `${Math.floor(column / PATCH_TILES)}:${Math.floor(row / PATCH_TILES)}`))]
  return {
    milliseconds: cycle[0]?.milliseconds ?? 1000,
    frames: cycle.map((_, frame) => (frame === 0 ? [] : patches.map((patch) => paintPatch(tiled, art, stack, patch, frame)))),
  }
}

function paintPatch(tiled: TiledMap, art: TownArt, stack: readonly TileCell[], patch: string, frame: number): MapPicture {
  const [left = 0, top = 0] = patch.split(':').map((part) => Number(part) * PATCH_TILES)
  const [x, y] = [left * tiled.tilewidth, top * tiled.tileheight]
  const canvas = blankCanvas(PATCH_TILES * tiled.tilewidth, PATCH_TILES * tiled.tileheight)
  const context = drawing(canvas)
  context.translate(-x, -y)
  stack.filter(({ column, row }) => column >= left && column < left + PATCH_TILES && row >= top && row < top + PATCH_TILES)
    .forEach((cell) => paintCell(context, tiled, art, cell, frame))
  return { canvas, x, y }
}

/** Tile objects, from the back to the front. */
function paintProps(context: CanvasRenderingContext2D, tiled: TiledMap, art: TownArt): void {
  for (const prop of [...objectLayer(tiled, 'props')].sort((a, b) => a.y - b.y)) {
    const picture = art.tiles.get(decodeGid(prop.gid ?? 0).gid)
    const canvas = picture && art.pictures.get(picture.image)
    if (picture && canvas) context.drawImage(canvas, picture.x, picture.y, picture.width, picture.height, prop.x, prop.y - picture.height, picture.width, picture.height)
  }
}

function paintCell(context: CanvasRenderingContext2D, tiled: TiledMap, art: TownArt, cell: TileCell, frame: number): void {
  const tile = art.tiles.get(cell.gid)
  const picture = tile && (tile.frames[frame % Math.max(1, tile.frames.length)] ?? tile)
  const canvas = picture && art.pictures.get(picture.image)
  if (!picture || !canvas) return
  const [x, y] = [cell.column * tiled.tilewidth, (cell.row + 1) * tiled.tileheight - picture.height]
  if (!cell.flipX && !cell.flipY && !cell.flipDiagonal) {
    context.drawImage(canvas, picture.x, picture.y, picture.width, picture.height, x, y, picture.width, picture.height)
    return
  }
  context.save()
  context.translate(x + picture.width / 2, y + picture.height / 2)
  if (cell.flipX) context.scale(-1, 1)
  if (cell.flipY) context.scale(1, -1)
  if (cell.flipDiagonal) context.transform(0, 1, 1, 0, 0, 0)
  context.drawImage(canvas, picture.x, picture.y, picture.width, picture.height, -picture.width / 2, -picture.height / 2, picture.width, picture.height)
  context.restore()
}
