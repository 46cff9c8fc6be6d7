import { ink, palette } from '../palette.ts'
import type { PixelCanvas } from '../pixel-canvas.ts'
import { box, chair, cup, paper, plate, row, shade, shelves, stool, tilesOf } from './carpentry.ts'
import { table } from './home.ts'

const { wood, cream, stone, slate, water, leaf, rose, terracotta, ochre, soil, pine } = palette

const loaf = (on: PixelCanvas, x: number, y: number): PixelCanvas =>
  on.rect(x, y + 1, 6, 3, ochre.shade).rect(x + 1, y, 4, 1, ochre.base).rect(x, y + 1, 5, 1, ochre.base).set(x + 1, y + 1, ochre.light)
    .set(x + 3, y + 1, ochre.light)

const cake = (on: PixelCanvas, x: number, y: number, icing = rose): PixelCanvas =>
  on.rect(x, y + 2, 7, 4, cream.shade).rect(x, y + 1, 7, 2, icing.base).rect(x + 1, y, 5, 1, icing.light).set(x + 3, y - 1, terracotta.base)
    .rect(x - 1, y + 6, 9, 1, cream.light)

export function cafeCounter(): PixelCanvas {
  const on = tilesOf(4, 1, 8)
  shade(on, 2, 22, 62, 2)
  box(on, 0, 4, 64, 8, 11, wood)
  on.rect(1, 5, 62, 6, cream.base).rect(1, 5, 62, 1, cream.light)
  on.rect(4, 13, 34, 8, ink).rect(5, 14, 32, 6, soil.base).rect(5, 16, 32, 1, wood.light)
  for (let x = 6; x < 34; x += 8) { loaf(on, x, 17); cake(on, x, 13, x % 16 === 6 ? rose : ochre) }
  on.frame(4, 13, 34, 8, water.light)
  for (let x = 41; x < 62; x += 5) on.rect(x, 13, 1, 8, wood.base)
  on.rect(46, 0, 11, 9, stone.base).frame(46, 0, 11, 9, stone.line).rect(47, 1, 9, 2, terracotta.base).rect(48, 5, 7, 3, ink)
  cup(on, 50, 6)
  cake(on, 8, 2, ochre)
  return cup(cup(on, 22, 5), 28, 6, rose.light)
}

export function cafeTable(): PixelCanvas {
  const on = tilesOf(3, 1, 4)
  chair(on, 0, 3, 'left', rose)
  chair(on, 32, 3, 'right', rose)
  shade(on, 18, 17, 15, 2)
  on.rect(22, 12, 4, 6, wood.line).rect(19, 17, 10, 1, wood.line)
  on.ellipse(13, 2, 22, 13, cream.line).ellipse(14, 2, 20, 12, cream.shade).ellipse(14, 2, 20, 10, cream.light)
  on.rect(22, 3, 3, 3, slate.base).set(22, 2, rose.base).set(24, 2, rose.light).set(23, 1, rose.base)
  plate(on, 16, 6, ochre.base)
  return cup(on, 28, 6, rose.light)
}

export const pubTable = (): PixelCanvas => table(1, wood, terracotta, (on) => { mug(on, 15, 4); mug(on, 27, 6); plate(on, 20, 7, ochre.shade) })

const mug = (on: PixelCanvas, x: number, y: number): PixelCanvas =>
  on.rect(x, y + 1, 4, 4, ochre.base).rect(x, y, 4, 2, cream.light).set(x + 4, y + 2, stone.base).set(x + 4, y + 3, stone.base)
    .rect(x, y + 4, 4, 1, ochre.shade)

export function barCounter(): PixelCanvas {
  const on = tilesOf(5, 1, 8)
  shade(on, 2, 22, 78, 2)
  box(on, 0, 4, 80, 8, 11, wood)
  for (let x = 3; x < 76; x += 13) on.rect(x, 14, 11, 7, wood.base).rect(x, 14, 11, 1, wood.light).rect(x + 10, 14, 1, 7, wood.line)
  on.rect(1, 11, 78, 1, ochre.shade)
  for (const x of [20, 25, 30]) on.rect(x, 0, 2, 8, ochre.base).rect(x, 0, 1, 8, ochre.light).rect(x - 1, 3, 4, 1, ochre.shade)
    .set(x, 0, terracotta.base)
  for (const x of [8, 42, 58, 68]) mug(on, x, 4)
  return plate(on, 49, 6, leaf.base)
}

/** Bottles on a board on the wall. */
export function bottleShelf(): PixelCanvas {
  const on = tilesOf(3, 1)
  for (const bottom of [8, 15]) {
    on.rect(1, bottom - 1, 46, 1, wood.line).rect(1, bottom - 2, 46, 1, wood.light)
    for (let x = 3; x < 45; x += 5) {
      const tones = [leaf, ochre, terracotta, slate, pine][(x + bottom) % 5] ?? leaf
      on.rect(x, bottom - 6, 3, 4, tones.base).rect(x + 1, bottom - 8, 1, 2, tones.shade).rect(x, bottom - 6, 1, 4, tones.light)
    }
  }
  return on
}

export function dartboard(): PixelCanvas {
  const on = tilesOf(1, 1)
  on.ellipse(1, 1, 14, 14, ink).ellipse(2, 2, 12, 12, cream.base).ellipse(3, 3, 10, 10, pine.base).ellipse(5, 5, 6, 6, cream.base)
    .ellipse(6, 6, 4, 4, terracotta.base)
  return on.rect(7, 2, 1, 12, cream.shade).rect(2, 7, 12, 1, cream.shade).rect(7, 7, 2, 2, terracotta.shade).line(9, 5, 13, 1, slate.light)
}

export function fireplace(): PixelCanvas {
  const on = tilesOf(2, 1, 16)
  shade(on, 1, 30, 31, 2)
  on.rect(1, 0, 30, 31, stone.base).frame(1, 0, 30, 31, stone.line)
  for (let y = 8; y < 30; y += 5) for (let x = 3 + (y % 2) * 3; x < 28; x += 7) on.rect(x, y, 4, 2, stone.light).rect(x, y + 2, 4, 1, stone.shade)
  on.rect(0, 5, 32, 4, wood.base).rect(0, 5, 32, 1, wood.light).frame(0, 5, 32, 4, wood.line)
  on.rect(7, 14, 18, 16, ink).rect(9, 12, 14, 2, ink).rect(7, 13, 18, 1, stone.line)
  on.ellipse(10, 18, 12, 12, terracotta.base).ellipse(12, 20, 8, 10, ochre.base).ellipse(14, 23, 4, 6, ochre.light).set(12, 17, terracotta.base)
    .set(18, 16, ochre.base)
  on.rect(8, 27, 16, 2, soil.line).rect(9, 26, 6, 1, soil.base).rect(16, 28, 7, 1, soil.base)
  return on.rect(5, 0, 3, 5, ochre.base).rect(24, 1, 3, 4, cream.light).rect(13, 1, 6, 4, slate.base).rect(14, 2, 4, 2, slate.light)
}

export function shopCounter(): PixelCanvas {
  const on = tilesOf(2, 1, 8)
  shade(on, 2, 22, 30, 2)
  box(on, 0, 4, 32, 8, 11, wood)
  for (let x = 3; x < 30; x += 9) on.rect(x, 14, 7, 7, wood.base).rect(x, 14, 7, 1, wood.light)
  on.rect(3, 1, 10, 8, slate.base).frame(3, 1, 10, 8, slate.line).rect(4, 0, 8, 3, slate.shade).rect(5, 1, 5, 1, leaf.light)
    .rect(5, 5, 6, 3, cream.light)
  on.rect(20, 1, 7, 8, ochre.shade).rect(20, 1, 1, 8, ochre.base).rect(21, 0, 2, 2, leaf.base).rect(24, -1, 2, 3, leaf.light)
  return paper(on, 14, 6)
}

export const barStool = (): PixelCanvas => stool(tilesOf(1, 1), 0, 0, terracotta)

export const wallShelf = (): PixelCanvas => shelves(2, 14, 3, 'tins', 91)
export const flourShelf = (): PixelCanvas => shelves(2, 14, 3, 'jars', 95)
export const medicineShelf = (): PixelCanvas => {
  const on = shelves(3, 14, 3, 'jars', 99, cream)
  return on.rect(20, 0, 9, 7, cream.light).frame(20, 0, 9, 7, pine.base).rect(24, 1, 1, 5, pine.base).rect(22, 3, 5, 1, pine.base)
}
export const flaskShelf = (): PixelCanvas => shelves(2, 14, 3, 'jars', 103, slate)

export function breadShelf(): PixelCanvas {
  const on = shelves(2, 14, 3, 'tins', 91)
  for (const y of [5, 13, 21]) {
    on.rect(2, y, 28, 6, wood.line)
    for (let x = 3; x < 26; x += 7) loaf(on, x, y + 2)
  }
  return on
}

/** Shelves standing free in the shop, goods to the front. */
export function groceryShelf(): PixelCanvas {
  const on = tilesOf(3, 1, 10)
  shade(on, 2, 24, 46, 2)
  box(on, 0, 0, 48, 5, 19, wood)
  on.rect(2, 6, 44, 16, wood.line)
  row(on, 3, 13, 43, 'tins', 111)
  row(on, 3, 21, 43, 'jars', 113)
  on.rect(1, 13, 46, 1, wood.light).rect(1, 21, 46, 1, wood.light)
  return row(on, 3, 5, 43, 'tins', 117)
}

export function fridge(): PixelCanvas {
  const on = tilesOf(2, 1, 16)
  shade(on, 1, 30, 31, 2)
  on.rect(0, 0, 32, 31, cream.light).frame(0, 0, 32, 31, stone.line).rect(1, 1, 30, 3, slate.base)
  for (const x of [2, 17]) {
    on.rect(x, 5, 13, 23, slate.shade).frame(x, 5, 13, 23, stone.base)
    for (const y of [12, 19, 26]) { row(on, x + 2, y, 10, y === 19 ? 'jars' : 'tins', 120 + x + y); on.rect(x + 1, y, 11, 1, water.light) }
  }
  return on.rect(14, 12, 1, 8, stone.shade).rect(17, 12, 1, 8, stone.shade).line(4, 9, 7, 6, water.light)
}

/** Slanted boxes of fruit and greens. */
export function produceStand(): PixelCanvas {
  const on = tilesOf(2, 1, 8)
  shade(on, 1, 22, 31, 2)
  box(on, 0, 1, 32, 14, 7, wood)
  const goods = [terracotta, leaf, ochre, rose, pine, soil]
  goods.forEach((tones, n) => {
    const [x, y] = [2 + (n % 3) * 10, 3 + Math.floor(n / 3) * 7]
    on.rect(x, y, 8, 5, wood.line)
    for (let spot = 0; spot < 6; spot += 1) on.rect(x + (spot % 3) * 3, y + Math.floor(spot / 3) * 2, 2, 2, tones.base)
      .set(x + (spot % 3) * 3, y + Math.floor(spot / 3) * 2, tones.light)
  })
  return on
}

export function scale(): PixelCanvas {
  const on = tilesOf(1, 1, 10)
  shade(on, 1, 24, 15, 2)
  box(on, 0, 9, 16, 7, 9, wood)
  return on.rect(7, 1, 2, 11, ochre.base).rect(2, 2, 12, 1, ochre.light).rect(5, 12, 6, 1, ochre.shade).rect(2, 3, 1, 4, ochre.shade)
    .rect(13, 3, 1, 4, ochre.shade).rect(0, 7, 5, 2, ochre.base).rect(11, 7, 5, 2, ochre.base)
}

export function menuBoard(): PixelCanvas {
  const on = tilesOf(1, 1)
  on.rect(1, 4, 14, 10, wood.base).frame(1, 4, 14, 10, wood.line).rect(3, 6, 10, 6, pine.line)
  return on.rect(4, 7, 5, 1, cream.light).rect(4, 9, 7, 1, cream.base).rect(4, 11, 4, 1, cream.base).rect(11, 7, 2, 2, rose.base)
}

export function piano(): PixelCanvas {
  const on = tilesOf(2, 2, 8)
  shade(on, 2, 22, 30, 3)
  box(on, 1, 0, 30, 5, 12, palette.soil)
  on.rect(3, 7, 26, 4, soil.base).rect(12, 6, 8, 5, cream.light).rect(13, 7, 6, 1, stone.base).rect(13, 9, 5, 1, stone.base)
  on.rect(1, 15, 30, 7, soil.shade).frame(1, 15, 30, 8, soil.line).rect(2, 16, 28, 4, cream.light)
  for (let x = 4; x < 30; x += 3) on.rect(x, 16, 1, 4, stone.base).rect(x - 1, 16, 1, 2, ink)
  on.rect(6, 29, 20, 6, rose.shade).frame(6, 29, 20, 6, rose.line).rect(7, 29, 18, 2, rose.base).rect(7, 35, 2, 3, wood.line)
    .rect(23, 35, 2, 3, wood.line)
  return on
}

export function oven(): PixelCanvas {
  const on = tilesOf(2, 1, 16)
  shade(on, 1, 30, 31, 2)
  on.ellipse(1, 0, 30, 26, terracotta.line).ellipse(2, 1, 28, 24, terracotta.base).rect(1, 13, 30, 18, terracotta.base)
    .frame(1, 13, 30, 18, terracotta.line).rect(2, 12, 28, 2, terracotta.base)
  for (let y = 3; y < 30; y += 4) for (let x = 4 + (y % 8 > 3 ? 4 : 0); x < 27; x += 8) on.rect(x, y, 5, 2, y < 12 ? terracotta.light : terracotta.shade)
  on.ellipse(8, 12, 16, 14, ink).rect(8, 18, 16, 8, ink).rect(10, 21, 12, 5, terracotta.base).rect(12, 20, 8, 6, ochre.base)
    .rect(14, 22, 4, 4, ochre.light)
  return on.rect(6, 26, 20, 2, stone.light).rect(6, 28, 20, 1, stone.shade)
}

export function workTable(): PixelCanvas {
  const on = tilesOf(3, 1, 4)
  shade(on, 2, 18, 46, 2)
  box(on, 0, 1, 48, 11, 6, wood)
  on.ellipse(5, 4, 14, 6, cream.light).ellipse(8, 3, 8, 5, cream.base).rect(22, 5, 12, 3, wood.shade).rect(22, 5, 12, 1, wood.light)
    .rect(20, 6, 2, 1, wood.line).rect(34, 6, 2, 1, wood.line)
  on.dither(20, 9, 12, 2, cream.light)
  return loaf(loaf(on, 38, 3), 40, 7)
}

export function lathe(): PixelCanvas {
  const on = tilesOf(2, 1, 6)
  shade(on, 1, 20, 31, 2)
  box(on, 0, 5, 32, 7, 9, stone)
  on.rect(2, 0, 9, 9, slate.base).frame(2, 0, 9, 9, slate.line).rect(3, 1, 7, 2, slate.light).rect(25, 2, 5, 7, slate.base)
    .frame(25, 2, 5, 7, slate.line)
  return on.rect(11, 4, 14, 3, wood.light).rect(11, 6, 14, 1, wood.shade).rect(15, 3, 3, 5, wood.base).set(4, 5, terracotta.base)
    .rect(20, 9, 6, 1, wood.light)
}

