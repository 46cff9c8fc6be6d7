import { ink, palette, withAlpha, type Material } from '../palette.ts'
import type { PixelCanvas } from '../pixel-canvas.ts'
import { book, box, chair, cup, lamp, paper, plate, shade, shelves, stool, tilesOf, vase } from './carpentry.ts'

const { wood, cream, stone, slate, water, leaf, rose, terracotta, ochre, soil, pine } = palette

/** A bed with its head to the wall, one or two tiles wide. */
export function bed(columns: 1 | 2, blanket: Material): PixelCanvas {
  const on = tilesOf(columns, 2, 2)
  const width = columns * 16
  on.rect(1, 0, width - 2, 9, wood.base).frame(1, 0, width - 2, 9, wood.line).rect(2, 1, width - 4, 2, wood.light)
  on.rect(1, 7, width - 2, 26, cream.base).frame(1, 7, width - 2, 26, wood.line)
  for (let pillow = 0; pillow < columns; pillow += 1) {
    on.rect(3 + pillow * 14, 8, 10 + columns, 6, cream.light).rect(3 + pillow * 14, 13, 10 + columns, 1, cream.shade)
      .rect(4 + pillow * 14, 8, 3, 1, cream.light)
  }
  on.rect(2, 16, width - 4, 14, blanket.base).rect(2, 15, width - 4, 3, blanket.light).rect(2, 18, width - 4, 1, blanket.shade)
  on.rect(width - 4, 18, 2, 12, blanket.shade)
  for (let y = 21; y < 29; y += 4) for (let x = 4 + ((y - 21) % 8); x < width - 4; x += 5) on.rect(x, y, 2, 1, blanket.light)
  on.rect(1, 29, width - 2, 4, wood.shade).frame(1, 29, width - 2, 4, wood.line).rect(2, 30, width - 4, 1, wood.base)
  return on
}

export function desk(): PixelCanvas {
  const on = tilesOf(1, 2, 4)
  shade(on, 2, 19, 14, 2)
  box(on, 0, 2, 16, 10, 7, wood)
  on.rect(3, 14, 4, 3, wood.base).set(5, 15, ochre.light).rect(9, 14, 4, 3, wood.base).set(11, 15, ochre.light)
  lamp(on, 1, 0)
  paper(on, 9, 4)
  return stool(on, 0, 17, slate)
}

export function wardrobe(): PixelCanvas {
  const on = tilesOf(1, 1, 14)
  shade(on, 1, 28, 15, 2)
  box(on, 1, 0, 14, 5, 23, wood)
  on.rect(3, 7, 4, 18, wood.base).rect(9, 7, 4, 18, wood.base).rect(3, 7, 4, 1, wood.light).rect(9, 7, 4, 1, wood.light)
  return on.rect(7, 6, 2, 21, wood.line).set(6, 15, ochre.light).set(9, 15, ochre.light).rect(3, 16, 4, 1, wood.shade).rect(9, 16, 4, 1, wood.shade)
}

export function stove(): PixelCanvas {
  const on = tilesOf(1, 1, 10)
  shade(on, 1, 24, 15, 2)
  box(on, 0, 5, 16, 8, 11, stone)
  on.ellipse(2, 7, 5, 4, stone.line).ellipse(9, 7, 5, 4, stone.line)
  on.rect(8, 2, 7, 6, terracotta.base).rect(8, 2, 7, 1, terracotta.light).rect(9, 1, 5, 1, terracotta.shade).rect(8, 7, 7, 1, terracotta.line)
    .set(7, 4, terracotta.line).set(15, 4, terracotta.line)
  on.rect(3, 15, 10, 7, ink).rect(4, 17, 8, 4, terracotta.shade).rect(5, 18, 6, 3, ochre.base).rect(6, 19, 3, 2, ochre.light)
  return on.rect(3, 14, 10, 1, stone.light)
}

/** Kitchen counter, with something on it. */
export function counterTop(on: PixelCanvas, rise: number): PixelCanvas {
  shade(on, 1, 14 + rise, on.width - 1, 2)
  box(on, 0, rise - 5, on.width, 10, 10, wood)
  on.rect(1, rise - 4, on.width - 2, 9, stone.light).rect(1, rise + 3, on.width - 2, 1, stone.base)
  for (let x = 0; x < on.width; x += 16) on.rect(x + 3, rise + 7, 10, 6, wood.base).rect(x + 3, rise + 7, 10, 1, wood.light)
    .rect(x + 7, rise + 9, 2, 1, ochre.light)
  return on
}

export const kitchenSink = (): PixelCanvas =>
  counterTop(tilesOf(1, 1, 8), 8).rect(3, 4, 10, 6, stone.shade).rect(4, 5, 8, 4, water.base).rect(4, 5, 8, 1, water.shade)
    .rect(5, 7, 3, 1, water.light)
    .rect(7, 0, 2, 4, stone.base).rect(7, 0, 4, 1, stone.light).set(10, 1, stone.shade)

export function cupboard(): PixelCanvas {
  const on = counterTop(tilesOf(1, 1, 8), 8)
  on.rect(2, 1, 5, 7, cream.light).rect(2, 1, 1, 7, cream.light).rect(6, 1, 1, 7, cream.shade).rect(2, 0, 5, 2, rose.base)
  return cup(on, 9, 5, rose.light)
}

export function kettleCounter(): PixelCanvas {
  const on = counterTop(tilesOf(1, 1, 8), 8)
  on.rect(3, 3, 7, 5, slate.base).rect(4, 2, 5, 1, slate.light).rect(3, 3, 1, 4, slate.light).rect(3, 7, 7, 1, slate.shade)
    .rect(10, 4, 2, 1, slate.shade).rect(5, 0, 3, 1, slate.line).set(4, 1, slate.line).set(8, 1, slate.line)
  return cup(on, 12, 5)
}

export function coffeeMachine(): PixelCanvas {
  const on = counterTop(tilesOf(1, 1, 12), 12)
  on.rect(2, 0, 10, 12, stone.shade).frame(2, 0, 10, 12, stone.line).rect(3, 1, 8, 2, terracotta.base).rect(4, 5, 6, 5, ink)
    .rect(6, 4, 2, 2, stone.light)
  return cup(on, 5, 8)
}

export const bookshelf = (): PixelCanvas => shelves(2, 14, 3, 'books', 71)
export const tallBookshelf = (): PixelCanvas => shelves(3, 18, 4, 'books', 75)

export function plant(): PixelCanvas {
  const on = tilesOf(1, 1, 8)
  shade(on, 4, 21, 10, 2)
  on.rect(4, 15, 8, 7, terracotta.base).rect(4, 15, 8, 2, terracotta.light).rect(10, 15, 2, 7, terracotta.shade)
    .frame(4, 15, 8, 7, terracotta.line).rect(5, 17, 6, 1, terracotta.shade)
  on.ellipse(1, 3, 7, 9, leaf.shade).ellipse(8, 4, 7, 9, leaf.shade).ellipse(4, 0, 8, 10, leaf.base).ellipse(2, 6, 6, 8, leaf.base)
    .ellipse(9, 7, 6, 7, leaf.base)
  on.ellipse(5, 1, 4, 5, leaf.light).ellipse(3, 7, 3, 4, leaf.light).rect(10, 8, 2, 2, leaf.light)
  return on.rect(7, 6, 1, 9, leaf.shade).set(5, 11, leaf.shade).set(10, 12, leaf.shade)
}

/** A table in the middle tiles with a chair at each end. */
export function table(middle: 1 | 2, top: Material, cushion: Material, dress: (on: PixelCanvas) => void): PixelCanvas {
  const on = tilesOf(middle + 2, 1, 4)
  const width = middle * 16 + 8
  chair(on, 0, 3, 'left', cushion)
  chair(on, (middle + 1) * 16, 3, 'right', cushion)
  shade(on, 13, 17, width, 3)
  on.rect(14, 13, 3, 5, wood.line).rect(9 + width, 13, 3, 5, wood.line)
  box(on, 12, 2, width, 11, 3, top)
  dress(on)
  return on
}

export const diningTable = (): PixelCanvas => table(1, wood, rose, (on) => { plate(on, 14, 5); vase(on, 21, 3, rose); plate(on, 28, 6, leaf.base) })
export const longTable = (): PixelCanvas => table(2, wood, ochre, (on) => {
  cup(plate(plate(on, 14, 5), 27, 7, leaf.base), 24, 5)
  plate(vase(on, 34, 2, ochre), 44, 6)
})
export const readingTable = (): PixelCanvas => table(2, wood, pine, (on) => {
  lamp(book(on, 16, 5, slate), 28, 0, leaf)
  paper(book(book(on, 38, 7, rose), 45, 5, ochre), 22, 8)
})

export function sofa(cloth: Material): PixelCanvas {
  const on = tilesOf(2, 1, 4)
  shade(on, 2, 18, 30, 2)
  on.rect(1, 0, 30, 9, cloth.base).rect(2, 1, 28, 2, cloth.light).frame(1, 0, 30, 9, cloth.line)
  on.rect(3, 8, 26, 8, cloth.light).rect(3, 12, 26, 4, cloth.base).rect(15, 8, 2, 6, cloth.base).rect(3, 15, 26, 2, cloth.shade)
    .rect(3, 8, 26, 1, cloth.shade)
  for (const x of [0, 28]) on.rect(x, 5, 4, 13, cloth.base).rect(x, 5, 4, 3, cloth.light).frame(x, 5, 4, 13, cloth.line)
  on.rect(4, 17, 24, 1, cloth.line)
  return on.rect(22, 5, 5, 5, cream.base).frame(22, 5, 5, 5, cream.shade)
}

export function rug(cloth: Material): PixelCanvas {
  const on = tilesOf(3, 2)
  on.rect(0, 8, 48, 22, cream.base).frame(0, 8, 48, 22, cloth.line).frame(1, 9, 46, 20, cloth.base).frame(2, 10, 44, 18, cloth.base)
    .frame(4, 12, 40, 14, cloth.light)
  for (let x = 8; x < 42; x += 8) on.rect(x, 18, 2, 2, cloth.base).set(x - 1, 19, cloth.light).set(x + 2, 18, cloth.light)
  for (let y = 9; y < 29; y += 2) on.rect(0, y, 1, 1, cream.shade).rect(47, y, 1, 1, cream.shade)
  return on.rect(1, 30, 46, 1, withAlpha(ink, 0.15))
}

/** An armchair that looks to the left. */
export function armchair(cloth: Material): PixelCanvas {
  const on = tilesOf(1, 1, 4)
  shade(on, 2, 18, 13, 2)
  on.rect(2, 4, 13, 13, cloth.base).frame(2, 4, 13, 13, cloth.line).rect(3, 8, 8, 6, cloth.light).rect(3, 13, 8, 2, cloth.shade)
  on.rect(10, 0, 5, 15, cloth.base).frame(10, 0, 5, 15, cloth.line).rect(11, 1, 3, 2, cloth.light)
  return on.rect(2, 4, 9, 4, cloth.base).frame(2, 4, 9, 4, cloth.line).rect(3, 5, 7, 1, cloth.light).rect(2, 14, 9, 3, cloth.base)
    .frame(2, 14, 9, 3, cloth.line)
}

/** A small oval rug, two tiles wide. */
export const smallRug = (cloth: Material): PixelCanvas =>
  tilesOf(2, 1).ellipse(2, 2, 28, 13, cloth.shade).ellipse(3, 3, 26, 11, cloth.base).ellipse(6, 4, 20, 8, cloth.light)
    .ellipse(9, 6, 14, 5, cloth.base)

export function bath(): PixelCanvas {
  const on = tilesOf(1, 2)
  shade(on, 3, 30, 13, 2)
  on.rect(1, 1, 14, 29, cream.light).frame(1, 1, 14, 29, stone.shade).rect(2, 26, 12, 3, stone.light)
  on.rect(4, 5, 8, 20, water.base).rect(4, 5, 8, 2, water.shade).rect(3, 6, 1, 18, stone.base).rect(12, 6, 1, 18, stone.base)
    .rect(4, 4, 8, 1, stone.base).rect(4, 25, 8, 1, water.light)
  on.ellipse(4, 14, 5, 5, cream.light).ellipse(7, 18, 4, 4, cream.light).rect(6, 10, 3, 1, water.light)
  return on.rect(7, 1, 2, 4, stone.shade).set(7, 1, stone.light)
}

export const bathMat = (): PixelCanvas => tilesOf(1, 1).rect(2, 3, 13, 9, slate.light).frame(2, 3, 13, 9, slate.base)
  .rect(4, 5, 9, 1, cream.light).rect(4, 9, 9, 1, cream.light)

export function washBasin(): PixelCanvas {
  const on = tilesOf(1, 1, 12)
  on.rect(3, 0, 10, 9, wood.base).rect(4, 1, 8, 7, water.light).line(5, 6, 9, 2, cream.light)
  shade(on, 3, 26, 12, 2)
  on.rect(6, 19, 4, 8, stone.light).rect(9, 19, 1, 8, stone.base)
  on.ellipse(1, 12, 14, 9, stone.shade).ellipse(2, 12, 12, 8, cream.light).ellipse(4, 14, 8, 4, water.light)
  return on.rect(7, 11, 2, 3, stone.base)
}

export function toilet(): PixelCanvas {
  const on = tilesOf(1, 1, 2)
  shade(on, 4, 15, 10, 2)
  on.rect(3, 0, 10, 6, cream.light).frame(3, 0, 10, 6, stone.shade).rect(4, 4, 8, 1, stone.light)
  return on.ellipse(3, 5, 10, 11, stone.shade).ellipse(4, 6, 8, 9, cream.light).ellipse(5, 8, 6, 5, water.light)
}

export function shower(): PixelCanvas {
  const on = tilesOf(1, 1, 14)
  on.rect(1, 14, 14, 15, stone.light).frame(1, 14, 14, 15, stone.shade).dither(3, 17, 10, 9, water.light)
  on.rect(2, 0, 1, 15, stone.shade).rect(2, 0, 6, 1, stone.shade).rect(6, 1, 4, 2, stone.base)
  for (const x of [5, 7, 9, 11]) for (let y = 5; y < 22; y += 4) on.set(x, y + (x % 3), water.base)
  return on.rect(12, 0, 3, 29, withAlpha(water.light, 0.6)).rect(12, 0, 1, 29, stone.base)
}

export function crates(): PixelCanvas {
  const on = tilesOf(1, 1, 8)
  shade(on, 1, 22, 15, 2)
  box(on, 1, 8, 14, 4, 11, wood)
  on.rect(2, 13, 12, 2, wood.base).rect(2, 17, 12, 2, wood.base).rect(2, 21, 12, 1, wood.base)
  box(on, 3, 0, 10, 4, 7, wood)
  return on.rect(4, 5, 8, 2, wood.base).rect(4, 8, 8, 2, wood.base)
}

export function sacks(): PixelCanvas {
  const on = tilesOf(1, 1, 4)
  shade(on, 1, 18, 15, 2)
  for (const [x, y] of [[7, 2], [0, 6]] as const) {
    on.ellipse(x, y, 9, 13, cream.line).ellipse(x + 1, y + 1, 7, 11, cream.shade).ellipse(x + 1, y + 1, 5, 9, cream.base)
      .rect(x + 3, y, 3, 2, soil.base)
  }
  return on
}

/** A barrel standing up. */
export function barrel(on: PixelCanvas = tilesOf(1, 1, 6), x = 0, y = 0): PixelCanvas {
  shade(on, x + 2, y + 20, 13, 2)
  on.rect(x + 2, y + 3, 12, 17, wood.base).rect(x + 1, y + 6, 14, 11, wood.base).rect(x + 11, y + 4, 3, 15, wood.shade)
    .rect(x + 4, y + 5, 2, 14, wood.light)
  on.rect(x + 1, y + 8, 14, 1, stone.line).rect(x + 1, y + 15, 14, 1, stone.line).rect(x + 7, y + 5, 1, 14, wood.shade)
  on.ellipse(x + 2, y + 1, 12, 5, wood.line).ellipse(x + 3, y + 2, 10, 3, wood.light)
  return on.rect(x + 2, y + 19, 12, 1, wood.line)
}

export const barrels = (): PixelCanvas => barrel(barrel(barrel(tilesOf(2, 1, 14), 8, 0), 0, 8), 16, 8)
