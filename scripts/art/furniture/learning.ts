import { ink, palette } from '../palette.ts'
import type { PixelCanvas } from '../pixel-canvas.ts'
import { book, box, chair, cup, lamp, paper, row, shade, shelves, stool, tilesOf } from './carpentry.ts'
import { hash } from '../hash.ts'

const { wood, cream, stone, slate, water, leaf, rose, terracotta, ochre, soil, pine, plum } = palette

export function blackboard(): PixelCanvas {
  const on = tilesOf(4, 1)
  on.rect(1, 1, 62, 14, wood.base).frame(1, 1, 62, 14, wood.line).rect(3, 3, 58, 10, pine.line).rect(3, 3, 58, 1, pine.shade)
  on.line(7, 10, 13, 5, cream.light).line(13, 5, 18, 10, cream.light).rect(7, 10, 12, 1, cream.light)
  on.rect(24, 5, 14, 1, cream.base).rect(24, 7, 10, 1, cream.base).rect(24, 9, 12, 1, cream.base).ellipse(44, 5, 7, 7, cream.base)
    .ellipse(45, 6, 5, 5, pine.line).rect(53, 6, 5, 1, rose.light).rect(53, 8, 4, 1, ochre.light)
  return on.rect(3, 13, 58, 1, wood.light).rect(28, 12, 5, 1, cream.light)
}

export function lectern(): PixelCanvas {
  const on = tilesOf(1, 1, 6)
  shade(on, 3, 20, 12, 2)
  box(on, 2, 2, 12, 8, 11, wood)
  return on.rect(4, 3, 8, 5, cream.light).rect(5, 4, 6, 1, stone.base).rect(5, 6, 4, 1, stone.base).rect(6, 12, 4, 5, ochre.base)
    .set(7, 13, ochre.light)
}

export function globe(): PixelCanvas {
  const on = tilesOf(1, 1, 6)
  shade(on, 4, 20, 9, 2)
  on.ellipse(2, 1, 12, 12, slate.line).ellipse(3, 2, 10, 10, slate.base).ellipse(4, 3, 4, 4, leaf.base).rect(8, 7, 4, 3, leaf.base)
    .set(5, 3, leaf.light).rect(9, 4, 2, 1, leaf.light).set(5, 9, slate.light)
  return on.line(13, 2, 14, 9, ochre.base).rect(7, 13, 2, 4, ochre.shade).rect(4, 17, 8, 3, wood.base).frame(4, 17, 8, 3, wood.line)
}

export function schoolDesk(): PixelCanvas {
  const on = tilesOf(2, 2, 2)
  shade(on, 2, 17, 30, 2)
  on.rect(3, 14, 2, 5, wood.line).rect(27, 14, 2, 5, wood.line)
  box(on, 1, 3, 30, 10, 3, wood)
  paper(on, 5, 6)
  book(on, 20, 6, slate)
  on.line(12, 10, 14, 7, ochre.base)
  chair(on, 0, 16, 'down', terracotta)
  return chair(on, 16, 16, 'down', terracotta)
}

export function labBench(): PixelCanvas {
  const on = tilesOf(2, 1, 8)
  shade(on, 1, 22, 31, 2)
  box(on, 0, 6, 32, 9, 8, stone)
  on.rect(1, 7, 30, 7, slate.light).rect(1, 7, 30, 1, water.light)
  flask(on, 3, 2, leaf)
  flask(on, 11, 4, rose)
  on.rect(20, 4, 8, 6, wood.base)
  for (const [x, tones] of [[20, ochre], [23, plum], [26, leaf]] as const) on.rect(x, 2, 2, 7, tones.light).rect(x, 5, 2, 4, tones.base)
  return paper(on, 15, 9)
}

const flask = (on: PixelCanvas, x: number, y: number, tones: typeof leaf): PixelCanvas =>
  on.rect(x + 2, y, 2, 3, water.light).ellipse(x, y + 2, 6, 7, water.light).ellipse(x + 1, y + 5, 4, 3, tones.base)
    .rect(x + 1, y + 5, 4, 1, tones.light)

export function microscope(): PixelCanvas {
  const on = tilesOf(1, 1, 10)
  shade(on, 1, 24, 15, 2)
  box(on, 0, 9, 16, 7, 9, wood)
  return on.line(5, 1, 8, 7, ink).line(6, 1, 9, 7, slate.shade).rect(4, 0, 3, 2, ink).rect(10, 3, 2, 8, slate.shade).rect(4, 12, 9, 2, ink)
    .rect(5, 9, 7, 1, slate.light).set(8, 8, water.light)
}

export function writingDesk(): PixelCanvas {
  const on = tilesOf(2, 1, 6)
  shade(on, 1, 20, 31, 2)
  box(on, 0, 3, 32, 10, 8, wood)
  on.rect(3, 15, 8, 4, wood.base).rect(21, 15, 8, 4, wood.base).rect(6, 16, 2, 1, ochre.light).rect(24, 16, 2, 1, ochre.light)
  lamp(on, 24, 0, leaf)
  paper(on, 10, 6)
  paper(on, 13, 8)
  book(on, 3, 6, terracotta)
  return cup(on, 19, 6)
}

export function teacherDesk(): PixelCanvas {
  const on = tilesOf(2, 1, 6)
  shade(on, 1, 20, 31, 2)
  box(on, 0, 3, 32, 10, 8, wood)
  on.rect(12, 15, 8, 4, wood.base)
  book(book(on, 4, 6, rose), 5, 3, slate)
  paper(on, 14, 7)
  return on.ellipse(24, 5, 5, 5, terracotta.base).set(25, 6, terracotta.light).set(26, 4, leaf.base)
}

export function noticeBoard(): PixelCanvas {
  const on = tilesOf(2, 1)
  on.rect(1, 1, 30, 14, wood.base).frame(1, 1, 30, 14, wood.line).rect(3, 3, 26, 10, ochre.shade)
  return notes(on)
}

/** Slips of paper pinned to a board that fills 26 by 10 pixels from (3, 3). */
export function notes(on: PixelCanvas): PixelCanvas {
  on.rect(4, 4, 6, 7, cream.light).rect(5, 6, 4, 1, stone.base).rect(5, 8, 3, 1, stone.base).set(6, 4, terracotta.base)
  on.rect(12, 4, 7, 5, rose.light).rect(13, 6, 5, 1, rose.shade).set(15, 4, slate.base)
  on.rect(13, 10, 5, 3, leaf.light).rect(21, 5, 6, 7, cream.base).rect(22, 7, 4, 1, stone.base).rect(22, 9, 4, 1, stone.base)
  return on.set(23, 5, terracotta.base)
}

export function flag(): PixelCanvas {
  const on = tilesOf(1, 1, 14)
  shade(on, 5, 28, 8, 2)
  on.rect(4, 1, 1, 27, ochre.shade).rect(4, 0, 1, 1, ochre.light).rect(2, 27, 6, 2, wood.shade)
  return on.rect(5, 2, 9, 13, pine.base).rect(5, 2, 9, 4, cream.light).rect(5, 11, 9, 4, terracotta.base).rect(12, 3, 1, 12, pine.shade)
    .ellipse(7, 6, 5, 5, ochre.light).rect(13, 15, 1, 2, terracotta.shade)
}

export function podium(): PixelCanvas {
  const on = tilesOf(2, 1, 10)
  shade(on, 2, 24, 30, 2)
  box(on, 0, 16, 32, 5, 4, wood)
  box(on, 8, 2, 16, 8, 11, wood)
  on.rect(11, 3, 10, 5, cream.light).rect(12, 4, 7, 1, stone.base).rect(12, 6, 5, 1, stone.base)
  return on.ellipse(12, 12, 8, 8, ochre.shade).ellipse(13, 13, 6, 6, ochre.light).rect(15, 0, 1, 4, ink).rect(14, -1, 3, 2, ink)
}

/** A wooden pew for two, its back to the south. */
export function pew(): PixelCanvas {
  const on = tilesOf(2, 1)
  shade(on, 2, 14, 30, 2)
  on.rect(1, 3, 30, 7, wood.base).rect(1, 3, 30, 1, wood.light).frame(1, 3, 30, 7, wood.line)
  return on.rect(0, 9, 32, 5, wood.base).rect(1, 10, 30, 1, wood.light).frame(0, 9, 32, 5, wood.line)
}

export function filingCabinet(): PixelCanvas {
  const on = tilesOf(1, 1, 12)
  shade(on, 1, 26, 15, 2)
  box(on, 1, 0, 14, 5, 21, slate)
  for (const y of [6, 13, 20]) on.rect(3, y, 10, 5, slate.base).rect(3, y, 10, 1, slate.light).rect(6, y + 2, 4, 1, cream.light)
  return on
}

export const archiveShelf = (): PixelCanvas => shelves(3, 18, 4, 'books', 131)

export function paintShelf(): PixelCanvas {
  const on = shelves(2, 14, 3, 'jars', 135)
  for (let x = 4; x < 28; x += 5) on.rect(x, 1, 1, 3, wood.light).set(x, 0, [rose, slate, ochre, leaf, plum][(x - 4) / 5]?.base ?? rose.base)
  return on
}

/** An easel with a landscape half done. */
export function easel(): PixelCanvas {
  const on = tilesOf(1, 1, 14)
  shade(on, 2, 28, 13, 2)
  on.line(3, 28, 7, 2, wood.shade).line(12, 28, 8, 2, wood.shade).rect(7, 0, 2, 6, wood.base)
  on.rect(1, 4, 14, 16, wood.line).rect(2, 5, 12, 14, cream.light).rect(2, 5, 12, 6, water.light).rect(2, 11, 12, 3, leaf.light)
    .rect(2, 13, 7, 4, leaf.base).ellipse(9, 6, 3, 3, ochre.light)
  on.rect(9, 15, 4, 2, rose.light).rect(4, 10, 2, 3, pine.base)
  return on.rect(0, 20, 16, 2, wood.base).rect(0, 21, 16, 1, wood.line).rect(11, 19, 3, 1, terracotta.base)
}

export function potteryWheel(): PixelCanvas {
  const on = tilesOf(1, 2, 4)
  shade(on, 2, 18, 14, 2)
  box(on, 1, 8, 14, 5, 6, wood)
  on.ellipse(2, 6, 12, 6, stone.shade).ellipse(3, 6, 10, 5, stone.light)
  on.rect(5, 1, 6, 7, terracotta.base).rect(5, 1, 2, 7, terracotta.light).rect(4, 3, 8, 3, terracotta.base).rect(4, 3, 1, 3, terracotta.light)
    .rect(5, 0, 6, 1, terracotta.shade).rect(6, 7, 4, 1, terracotta.shade)
  return stool(on, 0, 18, soil)
}

export function bigPainting(): PixelCanvas {
  const on = tilesOf(2, 1)
  on.rect(1, 0, 30, 15, ochre.shade).frame(1, 0, 30, 15, ochre.line).rect(2, 1, 28, 1, ochre.light).rect(3, 2, 26, 11, water.light)
    .rect(3, 8, 26, 5, slate.base).rect(3, 6, 9, 3, pine.base).rect(20, 5, 9, 4, leaf.base)
  on.ellipse(14, 2, 5, 5, ochre.light).rect(13, 9, 7, 1, ochre.light).rect(14, 11, 5, 1, ochre.base)
  return on.rect(7, 9, 1, 3, cream.light).rect(6, 10, 3, 1, cream.light)
}

export function smallPainting(): PixelCanvas {
  const on = tilesOf(1, 1)
  on.rect(2, 1, 12, 13, wood.shade).frame(2, 1, 12, 13, wood.line).rect(4, 3, 8, 9, plum.light)
  return on.ellipse(5, 4, 6, 6, rose.light).rect(7, 8, 2, 4, leaf.base).rect(6, 5, 2, 2, rose.base).set(9, 6, ochre.light)
}

export function sculpture(): PixelCanvas {
  const on = tilesOf(1, 1, 16)
  shade(on, 3, 30, 12, 2)
  box(on, 2, 19, 12, 4, 8, stone)
  on.ellipse(5, 0, 6, 7, stone.light).rect(6, 6, 4, 3, stone.base).ellipse(3, 8, 10, 12, stone.light).rect(10, 10, 2, 8, stone.base)
    .rect(4, 17, 8, 3, stone.base).line(4, 11, 9, 14, stone.shade).set(9, 3, stone.base).set(9, 4, stone.base)
  return on.rect(6, 22, 4, 2, ochre.base)
}

export function toolWall(): PixelCanvas {
  const on = tilesOf(3, 1)
  on.rect(1, 1, 46, 14, wood.base).frame(1, 1, 46, 14, wood.line).rect(2, 2, 44, 1, wood.light)
  on.rect(5, 4, 6, 3, slate.base).rect(7, 7, 2, 6, wood.light).rect(14, 4, 2, 9, slate.light).rect(14, 10, 2, 4, terracotta.base)
  on.line(19, 12, 27, 5, stone.light).line(19, 13, 27, 6, stone.shade).rect(26, 4, 3, 4, terracotta.base).ellipse(31, 4, 6, 6, stone.light)
    .ellipse(33, 6, 2, 2, wood.base).rect(33, 9, 2, 5, stone.light)
  return on.rect(40, 3, 2, 10, wood.light).rect(38, 3, 6, 2, slate.base)
}

export function workbench(): PixelCanvas {
  const on = tilesOf(3, 1, 6)
  shade(on, 2, 20, 46, 2)
  box(on, 0, 3, 48, 10, 8, wood)
  on.rect(3, 15, 12, 5, wood.line).rect(4, 16, 10, 3, soil.base).rect(30, 15, 14, 4, wood.base)
  on.rect(4, 4, 7, 6, slate.base).frame(4, 4, 7, 6, slate.line).rect(5, 6, 5, 1, slate.light).rect(16, 6, 14, 3, wood.light)
    .rect(16, 8, 14, 1, wood.line)
  for (let n = 0; n < 6; n += 1) on.set(32 + Math.floor(hash(n, 1, 140) * 12), 5 + Math.floor(hash(n, 2, 140) * 6), cream.base)
  return on.rect(36, 5, 6, 2, slate.base).rect(38, 7, 2, 4, wood.light)
}

export function bicycleStand(): PixelCanvas {
  const on = tilesOf(2, 1, 10)
  shade(on, 3, 23, 27, 3)
  for (const x of [1, 19]) on.ellipse(x, 12, 12, 12, ink).ellipse(x + 1, 13, 10, 10, stone.light).ellipse(x + 2, 14, 8, 8, stone.base)
    .line(x + 6, 13, x + 6, 22, stone.light).line(x + 1, 18, x + 10, 18, stone.light).rect(x + 5, 17, 2, 2, ink)
  on.line(7, 18, 12, 9, terracotta.base).line(12, 9, 22, 9, terracotta.base).line(16, 18, 22, 9, terracotta.shade)
    .line(7, 18, 16, 18, terracotta.base).line(16, 18, 12, 9, terracotta.shade).line(22, 9, 25, 18, terracotta.base)
  return on.rect(9, 6, 6, 2, ink).line(22, 9, 21, 5, stone.shade).rect(19, 4, 5, 1, ink)
}

/** Bookshelves standing free in the room, books to the front. */
export function bookIsland(): PixelCanvas {
  const on = tilesOf(3, 1, 12)
  shade(on, 2, 26, 46, 2)
  box(on, 0, 0, 48, 5, 21, wood)
  on.rect(2, 7, 44, 17, wood.line)
  row(on, 3, 15, 43, 'books', 151)
  row(on, 3, 23, 43, 'books', 153)
  return on.rect(1, 15, 46, 1, wood.light).rect(1, 23, 46, 1, wood.light)
}

/** The red runner that leads from the door to the podium. */
export function runner(): PixelCanvas {
  const on = tilesOf(2, 7)
  on.rect(3, 0, 26, 112, terracotta.shade).rect(4, 0, 24, 112, terracotta.base).rect(6, 0, 1, 112, ochre.base).rect(25, 0, 1, 112, ochre.base)
  for (let y = 5; y < 110; y += 12) on.rect(15, y, 2, 4, terracotta.light).rect(14, y + 1, 4, 2, terracotta.light)
  return on
}

/** Canvases leaning against the wall. */
export function canvases(): PixelCanvas {
  const on = tilesOf(2, 1, 6)
  shade(on, 1, 20, 30, 2)
  on.rect(14, 2, 16, 18, cream.base).frame(14, 2, 16, 18, wood.line).rect(16, 4, 12, 7, rose.light).rect(16, 11, 12, 7, plum.light)
    .ellipse(20, 6, 5, 5, ochre.light)
  on.rect(2, 6, 15, 15, cream.light).frame(2, 6, 15, 15, wood.line).rect(4, 8, 11, 6, water.light).rect(4, 14, 11, 5, leaf.base)
  return on.rect(6, 11, 3, 5, pine.base).rect(5, 9, 5, 3, pine.light)
}

/** Drops of paint on the floor. */
export function splashes(): PixelCanvas {
  const on = tilesOf(2, 2)
  for (let n = 0; n < 16; n += 1) {
    const tones = [rose, slate, ochre, leaf, plum][n % 5] ?? rose
    const [x, y] = [Math.floor(hash(n, 3, 141) * 28), Math.floor(hash(n, 4, 141) * 28)]
    on.rect(x, y, 1 + (n % 3), 1 + (n % 2), tones.base)
  }
  return on
}

/** A sandpit with a bucket. */
export function sandpit(): PixelCanvas {
  const on = tilesOf(3, 2)
  on.rect(0, 1, 48, 30, wood.line).rect(1, 2, 46, 28, wood.light).rect(4, 5, 40, 22, palette.path.base).rect(4, 5, 40, 2, palette.path.shade)
  const { path } = palette
  for (let n = 0; n < 20; n += 1) on.set(5 + Math.floor(hash(n, 5, 142) * 37), 8 + Math.floor(hash(n, 6, 142) * 18), n % 2 ? path.light : path.shade)
  on.ellipse(10, 12, 12, 8, path.light).ellipse(11, 15, 10, 5, path.base).rect(30, 13, 6, 6, terracotta.base)
    .rect(30, 13, 6, 1, terracotta.light).rect(30, 18, 6, 1, terracotta.shade).line(25, 20, 28, 16, slate.base)
  return on.rect(1, 28, 46, 2, wood.shade)
}
