import { hash } from './hash.ts'
import { ink, palette, withAlpha, type Colour, type Material } from './palette.ts'
import { PixelCanvas } from './pixel-canvas.ts'
import type { Floor } from './plan/spec.ts'
import { TILE } from './tile-sheet.ts'

const { wood, cream, stone, slate, plum, terracotta, ochre } = palette

/** On which sides of a floor tile there is a wall. */
export interface FloorEdges { readonly up: boolean; readonly right: boolean; readonly down: boolean; readonly left: boolean }

/** A tile of floor by the room's use, with the walls' soft shade; `variant` 0 … 2 breaks up the pattern. */
export function drawFloor(floor: Floor, variant: number, edges: FloorEdges): PixelCanvas {
  const tile = new PixelCanvas(TILE, TILE)
  for (let y = 0; y < TILE; y += 1) for (let x = 0; x < TILE; x += 1) tile.set(x, y, floorPixel(floor, variant, x, y))
  if (floor === 'carpet') drawBorder(tile, edges)
  if (edges.up) tile.rect(0, 0, TILE, 2, withAlpha(ink, 0.22)).rect(0, 2, TILE, 2, withAlpha(ink, 0.1))
  if (edges.left) tile.rect(0, 0, 2, TILE, withAlpha(ink, 0.12))
  return tile
}

/** The woven border of a carpet, some pixels off the wall. */
function drawBorder(tile: PixelCanvas, { up, right, down, left }: FloorEdges): void {
  const [from, to] = [left ? 3 : 0, right ? TILE - 3 : TILE]
  const [top, bottom] = [up ? 5 : 0, down ? TILE - 3 : TILE]
  if (up) tile.rect(from, top, to - from, 1, ochre.base)
  if (down) tile.rect(from, bottom - 1, to - from, 1, ochre.base)
  if (left) tile.rect(from, top, 1, bottom - top, ochre.base)
  if (right) tile.rect(to - 1, top, 1, bottom - top, ochre.base)
}

function floorPixel(floor: Floor, variant: number, x: number, y: number): Colour {
  switch (floor) {
    case 'planks': return plank(variant, x, y, wood.light, wood.base, 4)
    case 'darkPlanks': return plank(variant, x, y, wood.base, wood.shade, 4)
    case 'tiles': return inGap(x, y) ? (x % 8 + y % 8 > 12 ? slate.light : stone.light) : cream.light
    case 'kitchen': return inGap(x, y) ? (x % 8 + y % 8 > 12 ? terracotta.light : cream.shade) : isOdd(x, y) ? cream.base : cream.light
    case 'checker': return isOdd(x, y) && x % 8 !== 0 && y % 8 !== 0 ? cream.base : stone.light
    case 'carpet': return weave(x, y, plum)
    case 'stone': return flag(variant, x, y)
    default: throw new Error(`no floor ${floor satisfies never}`)
  }
}

/** Tiles are half a map tile wide: whether a pixel lies between two of them, and on every second one. */
const inGap = (x: number, y: number): boolean => x % 8 === 7 || y % 8 === 7
const isOdd = (x: number, y: number): boolean => ((x >> 3) + (y >> 3)) % 2 === 1

/** Boards lying across, their ends staggered from row to row. */
function plank(variant: number, x: number, y: number, base: Colour, gap: Colour, height: number): Colour {
  const row = Math.floor(y / height)
  if (y % height === height - 1) return gap
  const end = [3, 11, 6, 14][(row + variant * 2) % 4] ?? 3
  if (x === end && (row + variant) % 2 === 0) return gap
  return hash(x >> 2, row, 50 + variant) > 0.97 ? gap : base
}

function weave(x: number, y: number, tones: Material): Colour {
  if (x % 4 !== 0) return tones.base
  return (x + y) % 8 === 0 ? tones.light : (x - y + 16) % 8 === 4 ? tones.shade : tones.base
}

function flag(variant: number, x: number, y: number): Colour {
  const offset = y < 8 ? 0 : 5
  if (y % 8 === 7 || (x + offset) % 10 === 9) return stone.shade
  if (y % 8 === 0 || (x + offset) % 10 === 0) return stone.light
  return hash(x, y, 60 + variant) > 0.96 ? slate.light : stone.base
}

/** The mat before a door. */
export function drawMat(tones: Material): PixelCanvas {
  const mat = new PixelCanvas(TILE, TILE).rect(1, 7, 14, 7, tones.base).frame(1, 7, 14, 7, tones.shade)
  return mat.rect(3, 9, 10, 1, tones.light).rect(3, 11, 10, 1, tones.light)
}
