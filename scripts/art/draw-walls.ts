import { ink, palette, withAlpha, type Colour, type Material } from './palette.ts'
import { PixelCanvas } from './pixel-canvas.ts'
import { hash } from './hash.ts'
import type { RoofColour } from './plan/spec.ts'
import { TILE } from './tile-sheet.ts'

const { cream, wood, stone, slate, water, rose, plum, leaf, ochre } = palette

/** Thickness of a wall seen from above, and how much of an inner wall's tile its top takes; pixels, ours. */
const [LEFT, RIGHT] = [4, 12]
const CAP = 5

/** What a wall is faced with. */
export type Facing = 'plaster' | 'paper' | 'panel' | 'tiled' | 'brick' | 'front'

/** Whether the eight cells around a wall cell are wall (doorways count to the left and right, where the wall goes on above them). */
export interface WallNeighbours {
  readonly up: boolean; readonly down: boolean; readonly left: boolean; readonly right: boolean
  readonly downLeft: boolean; readonly downRight: boolean
  /** The wall stands at the back of the house, under the eaves. */
  readonly back: boolean
}

/** One tile of wall: its lit top, and its face where one looks at it from the south; left and right of a wall that runs on, each room's own. */
export function drawWall(around: WallNeighbours, facing: Facing, onLeft: Facing, onRight: Facing): PixelCanvas {
  const tile = new PixelCanvas(TILE, TILE)
  const [from, to] = [around.left ? 0 : LEFT, around.right ? TILE : RIGHT]
  if (!around.down) drawFace(tile, from, to, around.back ? 0 : CAP, facing)
  else {
    if (around.left && !around.downLeft) drawFace(tile, 0, LEFT, around.back ? 0 : CAP, onLeft)
    if (around.right && !around.downRight) drawFace(tile, RIGHT, TILE, around.back ? 0 : CAP, onRight)
  }
  if (!around.back) drawCap(tile, from, to, 0, CAP, around)
  if (around.down) drawCap(tile, LEFT, RIGHT, 0, TILE, { ...around, left: false, right: false, up: true })
  return tile
}

function drawCap(tile: PixelCanvas, from: number, to: number, top: number, bottom: number, { up, left, right, down }: WallNeighbours): void {
  tile.rect(from, top, to - from, bottom - top, cream.light)
  if (!left) tile.rect(from, top, 1, bottom - top, cream.line)
  if (!right) tile.rect(to - 1, top, 1, bottom - top, cream.line).rect(to - 2, top, 1, bottom - top, cream.base)
  if (bottom - top > CAP) return
  tile.rect(from, top, to - from, 1, cream.line).rect(from, bottom - 1, to - from, 1, cream.shade)
  if (up) tile.rect(LEFT + 1, top, RIGHT - LEFT - 3, bottom - top - 1, cream.light).set(RIGHT - 2, top, cream.base)
  if (down) tile.rect(LEFT + 1, bottom - 1, RIGHT - LEFT - 2, 1, cream.light)
}

function drawFace(tile: PixelCanvas, from: number, to: number, top: number, facing: Facing): void {
  for (let y = top; y < TILE; y += 1) for (let x = from; x < to; x += 1) tile.set(x, y, facePixel(facing, x, y, top))
  if (from > 0) tile.rect(from, top, 1, TILE - top, facing === 'brick' ? stone.line : cream.line)
  if (to < TILE) tile.rect(to - 1, top, 1, TILE - top, facing === 'brick' ? stone.line : cream.line)
}

function facePixel(facing: Facing, x: number, y: number, top: number): Colour {
  const foot = TILE - 1 - y
  if (top === 0 && y < 3) return y === 0 ? wood.line : facing === 'brick' ? stone.shade : cream.shade
  switch (facing) {
    case 'front': return frontPixel(x, foot)
    case 'plaster': return foot === 0 ? wood.line : foot <= 1 ? wood.base : cream.base
    case 'paper': return foot === 0 ? wood.line : foot <= 1 ? wood.base : x % 4 === 1 ? palette.rose.light : cream.base
    case 'panel': return foot === 0 ? wood.line : foot <= 6 ? (foot === 6 ? wood.light : x % 4 === 3 ? wood.shade : wood.base) : cream.shade
    case 'tiled': return foot === 0 ? slate.shade : (y - top) % 4 === 3 || x % 4 === 3 ? water.light : cream.light
    case 'brick': return foot === 0 ? stone.line : inJoint(x, y) ? stone.shade : (x + y) % 11 === 0 ? stone.light : stone.base
    default: throw new Error(`no facing ${facing satisfies never}`)
  }
}

/** Bricks are 8 pixels by 4, each course shifted by half a brick. */
const inJoint = (x: number, y: number): boolean => y % 4 === 3 || (x + (y % 8 > 3 ? 4 : 0)) % 8 === 0

/** The front seen from outside: plaster over a foot of two rows of stones. */
function frontPixel(x: number, foot: number): Colour {
  if (foot === 0) return stone.line
  if (foot > 3) return foot === 4 ? cream.line : cream.base
  if ((x + (foot > 1 ? 3 : 0)) % 6 === 0) return stone.shade
  return foot === 3 ? stone.light : stone.base
}

/** A doorway's lintel, drawn above those who pass through. */
export const drawLintel = (): PixelCanvas =>
  new PixelCanvas(TILE, TILE).rect(0, 0, TILE, CAP, cream.light).rect(0, 0, TILE, 1, cream.line).rect(0, CAP - 1, TILE, 2, wood.shade)
    .rect(0, CAP + 1, TILE, 1, wood.line)

/** The posts of a doorway where it meets the wall, and the dusk under its lintel. */
export function drawDoorway(left: boolean, right: boolean): PixelCanvas {
  const tile = new PixelCanvas(TILE, TILE).rect(0, CAP, TILE, TILE - CAP, withAlpha(ink, 0.16)).rect(0, CAP, TILE, 3, withAlpha(ink, 0.16))
  if (left) tile.rect(0, CAP - 1, 2, TILE - CAP + 1, wood.base).rect(2, CAP - 1, 1, TILE - CAP + 1, wood.line)
  if (right) tile.rect(TILE - 2, CAP - 1, 2, TILE - CAP + 1, wood.base).rect(TILE - 3, CAP - 1, 1, TILE - CAP + 1, wood.line)
  return tile
}

/** A window in the back wall, curtains in the colour of the house. */
export function drawWindow(curtain: Material): PixelCanvas {
  const tile = new PixelCanvas(TILE, TILE)
  tile.rect(2, 3, 12, 10, wood.line).rect(3, 4, 10, 8, water.light)
  tile.line(4, 11, 9, 6, cream.light).line(4, 10, 8, 6, cream.light).rect(9, 8, 4, 4, water.base)
  tile.rect(7, 4, 2, 8, wood.base).rect(3, 7, 10, 1, wood.base)
  tile.rect(3, 4, 3, 2, curtain.base).rect(10, 4, 3, 2, curtain.base).rect(3, 6, 2, 3, curtain.base).rect(11, 6, 2, 3, curtain.shade)
    .rect(3, 9, 1, 2, curtain.light).rect(12, 9, 1, 2, curtain.shade)
  return tile.rect(1, 12, 14, 1, wood.light).rect(1, 13, 14, 1, wood.shade)
}

/** A window in the front wall, seen from outside, with its flower box. */
export function drawFrontWindow(flowers: Material): PixelCanvas {
  const tile = new PixelCanvas(TILE, TILE)
  tile.rect(2, 5, 12, 6, wood.shade).rect(3, 6, 10, 4, slate.base).rect(3, 6, 10, 1, slate.shade).rect(4, 7, 2, 2, water.light)
    .rect(10, 7, 1, 2, slate.light).rect(7, 6, 2, 4, wood.base)
  tile.rect(1, 10, 14, 3, leaf.shade).rect(2, 9, 12, 2, leaf.base)
  for (const x of [2, 5, 8, 12]) tile.rect(x, 9, 2, 2, flowers.base).set(x, 9, flowers.light)
  for (const x of [4, 10]) tile.set(x, 10, ochre.light)
  return tile.rect(1, 12, 14, 2, wood.base).rect(1, 13, 14, 1, wood.line)
}

/** A framed picture on an inner wall. */
export function drawPicture(variant: number): PixelCanvas {
  const tile = new PixelCanvas(TILE, TILE)
  const motif = [water, rose, plum, leaf][variant % 4] ?? water
  tile.rect(4, 6, 9, 7, wood.shade).rect(4, 6, 9, 1, wood.light).rect(5, 7, 7, 5, motif.light)
  return tile.rect(5, 10, 7, 2, motif.base).rect(7, 9, 3, 2, motif.shade).set(10, 8, ochre.light)
}

/** A roof's edge above the back wall, `columns` tiles wide, 24 pixels high on two rows of tiles: courses of round shingles under a ridge. */
export function drawEaves(columns: number, colour: RoofColour): PixelCanvas {
  const tones = palette[colour]
  const [width, top, bottom] = [columns * TILE, 8, 2 * TILE]
  const picture = new PixelCanvas(width, bottom)
  picture.rect(0, top, width, bottom - top, tones.base)
  for (let course = 0; course < 4; course += 1) {
    const y = top + 4 + course * 5
    for (let x = (course % 2) * -4; x < width; x += 8) {
      const tone = hash(x, course, 41) > 0.88 ? tones.light : tones.base
      picture.rect(x, y, 7, 4, tone).rect(x + 1, y + 4, 5, 1, tone)
      picture.set(x + 1, y + 1, tones.light).set(x + 7, y, tones.shade).rect(x + 7, y, 1, 4, tones.shade).set(x, y + 4, tones.shade)
        .set(x + 6, y + 4, tones.shade)
      picture.rect(x + 1, y + 5, 5, 1, tones.shade)
    }
  }
  picture.rect(0, top, width, 4, tones.light).rect(0, top, width, 1, tones.line).rect(0, top + 3, width, 1, tones.shade)
  for (let x = 7; x < width; x += 8) picture.rect(x, top + 1, 1, 2, tones.base)
  picture.rect(0, bottom - 3, width, 3, tones.shade).rect(0, bottom - 1, width, 1, tones.line)
  for (const x of [0, width - 1]) picture.rect(x, top, 1, bottom - top, tones.line)
  return picture.rect(1, top + 1, 1, bottom - top - 2, tones.light).rect(width - 2, top + 1, 1, bottom - top - 2, tones.shade)
    .map((pixel, x, y) => ((x === 0 || x === width - 1) && y === top ? 0 : pixel))
}

export function drawChimney(): PixelCanvas {
  const picture = new PixelCanvas(TILE, TILE)
  picture.rect(4, 2, 9, 12, stone.base).rect(4, 2, 2, 12, stone.light).rect(11, 2, 2, 12, stone.shade)
  for (const [x, y] of [[6, 6], [8, 9], [6, 11], [9, 5]] as const) picture.rect(x, y, 2, 1, stone.shade)
  return picture.rect(3, 1, 11, 3, stone.light).rect(3, 3, 11, 1, stone.shade).rect(6, 1, 5, 1, ink).frame(3, 0, 11, 4, stone.line)
    .rect(3, 4, 1, 10, stone.line).rect(13, 4, 1, 10, stone.line)
}

/** The soft shadow that a front wall casts on the ground before it. */
export const drawFootShadow = (): PixelCanvas =>
  new PixelCanvas(TILE, TILE).rect(0, 0, TILE, 2, withAlpha(ink, 0.25)).rect(0, 2, TILE, 2, withAlpha(ink, 0.12))
