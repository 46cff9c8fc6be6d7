import { ink, palette, withAlpha, type Colour, type Material } from '../palette.ts'
import { PixelCanvas } from '../pixel-canvas.ts'
import { hash } from '../hash.ts'

/** An empty canvas so many tiles wide and high, with some pixels more at the top. */
export const tilesOf = (columns: number, rows: number, rise = 0): PixelCanvas => new PixelCanvas(columns * 16, rows * 16 + rise)

/** A box seen from the south and above: its lit top, its front in the shade, outlined. */
export function box(on: PixelCanvas, x: number, y: number, width: number, top: number, front: number, material: Material): PixelCanvas {
  on.rect(x, y, width, top, material.base).rect(x, y + top, width, front, material.shade)
  on.rect(x + 1, y + 1, width - 2, 1, material.light).rect(x + 1, y + 1, 1, Math.max(top - 1, 0), material.light)
  if (front > 0) on.rect(x + 1, y + top, width - 2, 1, material.line)
  return on.frame(x, y, width, top + front, material.line)
}

/** A soft shadow on the floor to the right of and below what stands there. */
export const shade = (on: PixelCanvas, x: number, y: number, width: number, height: number): PixelCanvas =>
  on.rect(x, y, width, height, withAlpha(ink, 0.18))

/** A chair in a tile of its own at (x, y), its back on that side. */
export function chair(on: PixelCanvas, x: number, y: number, back: 'left' | 'right' | 'up' | 'down', cushion: Material = palette.wood): PixelCanvas {
  const { wood } = palette
  shade(on, x + 4, y + 13, 9, 2)
  if (back === 'up') on.rect(x + 4, y + 1, 8, 6, wood.base).frame(x + 4, y + 1, 8, 6, wood.line).rect(x + 5, y + 2, 6, 1, wood.light)
  on.rect(x + 4, y + 6, 8, 5, cushion.base).rect(x + 5, y + 7, 6, 1, cushion.light).frame(x + 4, y + 6, 8, 6, cushion.line)
  on.rect(x + 4, y + 12, 1, 2, wood.line).rect(x + 11, y + 12, 1, 2, wood.line)
  if (back === 'left') on.rect(x + 3, y + 1, 2, 11, wood.base).frame(x + 2, y + 1, 3, 11, wood.line).rect(x + 3, y + 2, 1, 8, wood.light)
  if (back === 'right') on.rect(x + 11, y + 1, 2, 11, wood.base).frame(x + 11, y + 1, 3, 11, wood.line).rect(x + 12, y + 2, 1, 8, wood.light)
  if (back === 'down') on.rect(x + 4, y + 9, 8, 5, wood.base).frame(x + 4, y + 9, 8, 5, wood.line).rect(x + 5, y + 10, 6, 1, wood.light)
  return on
}

/** A round stool in a tile of its own. */
export function stool(on: PixelCanvas, x: number, y: number, cushion: Material): PixelCanvas {
  shade(on, x + 4, y + 12, 9, 2)
  on.rect(x + 5, y + 9, 1, 4, palette.wood.line).rect(x + 10, y + 9, 1, 4, palette.wood.line)
  return on.ellipse(x + 3, y + 4, 10, 7, cushion.line).ellipse(x + 4, y + 5, 8, 5, cushion.base).rect(x + 5, y + 5, 4, 1, cushion.light)
}

/** A row of things of one height side by side (books, jars, tins), in colours that seem chosen at random. */
export function row(on: PixelCanvas, x: number, bottom: number, width: number, kind: 'books' | 'jars' | 'tins', seed: number): PixelCanvas {
  const colours = [palette.rose, palette.slate, palette.pine, palette.ochre, palette.plum, palette.terracotta, palette.leaf, palette.cream]
  for (let at = x; at < x + width - 1;) {
    const chance = hash(at, bottom, seed)
    const tones = colours[Math.floor(chance * colours.length)] ?? palette.rose
    const wide = kind === 'books' ? (chance * 100) % 1 > 0.6 ? 3 : 2 : 3
    const tall = kind === 'books' ? 5 + Math.floor(((chance * 1000) % 1) * 2) : kind === 'jars' ? 5 : 4
    if (chance > 0.06) {
      on.rect(at, bottom - tall, Math.min(wide, x + width - at), tall, tones.base)
        .rect(at, bottom - tall, 1, tall, kind === 'books' ? tones.light : tones.light)
      if (kind === 'jars') on.rect(at, bottom - tall, wide, 3, palette.water.light).rect(at, bottom - 2, wide, 2, tones.light)
        .rect(at, bottom - tall, wide, 1, palette.wood.base)
      if (kind === 'tins') on.rect(at, bottom - 3, wide, 1, palette.cream.light)
      if (kind === 'books') on.set(at + wide - 1, bottom - 1, tones.shade)
    }
    at += wide + (kind === 'books' ? 0 : 1)
  }
  return on
}

/** A tall case with shelves full of something, against a wall. */
export function shelves(
  columns: number, rise: number, levels: number, kind: 'books' | 'jars' | 'tins', seed: number, wood: Material = palette.wood,
): PixelCanvas {
  const on = tilesOf(columns, 1, rise)
  const [width, height] = [on.width, on.height - 2]
  shade(on, 1, height, width - 1, 2)
  on.rect(0, 0, width, height, wood.base).frame(0, 0, width, height, wood.line).rect(1, 1, width - 2, 2, wood.light)
    .rect(1, 3, width - 2, height - 4, wood.line)
  const each = Math.floor((height - 5) / levels)
  for (let level = 0; level < levels; level += 1) {
    const bottom = 4 + (level + 1) * each - 1
    row(on, 2, bottom, width - 4, kind, seed + level)
    on.rect(1, bottom, width - 2, 1, wood.base)
  }
  for (let column = 1; column < columns; column += 1) on.rect(column * 16 - 1, 3, 2, height - 4, wood.base)
  return on.rect(1, height - 2, width - 2, 1, wood.shade)
}

export const cup = (on: PixelCanvas, x: number, y: number, colour: Colour = palette.cream.light): PixelCanvas =>
  on.rect(x, y, 3, 3, colour).set(x + 3, y + 1, colour).rect(x, y, 3, 1, palette.soil.base).rect(x, y + 2, 3, 1, palette.cream.shade)

export const plate = (on: PixelCanvas, x: number, y: number, food: Colour = palette.terracotta.base): PixelCanvas =>
  on.ellipse(x, y, 6, 4, palette.cream.light).rect(x + 1, y + 3, 4, 1, palette.cream.shade).rect(x + 2, y + 1, 2, 1, food)

export const paper = (on: PixelCanvas, x: number, y: number): PixelCanvas =>
  on.rect(x, y, 5, 4, palette.cream.light).rect(x + 1, y + 1, 3, 1, palette.stone.base).rect(x + 1, y + 3, 2, 1, palette.stone.base)

export const book = (on: PixelCanvas, x: number, y: number, tones: Material): PixelCanvas =>
  on.rect(x, y, 5, 3, tones.base).rect(x, y, 5, 1, tones.light).rect(x, y + 3, 5, 1, palette.cream.light)

/** A desk lamp with its warm shade. */
export const lamp = (on: PixelCanvas, x: number, y: number, tones: Material = palette.ochre): PixelCanvas =>
  on.rect(x + 1, y, 4, 1, tones.light).rect(x, y + 1, 6, 2, tones.base).rect(x, y + 3, 6, 1, tones.shade)
    .rect(x + 2, y + 4, 2, 3, palette.wood.line).rect(x + 1, y + 7, 4, 1, palette.wood.line)

export const vase = (on: PixelCanvas, x: number, y: number, flower: Material): PixelCanvas =>
  on.rect(x + 1, y + 4, 3, 4, palette.slate.base).rect(x + 1, y + 4, 1, 4, palette.slate.light).rect(x + 2, y + 2, 1, 2, palette.leaf.shade)
    .rect(x, y, 2, 2, flower.base).rect(x + 3, y + 1, 2, 2, flower.base).rect(x + 2, y - 1, 2, 2, flower.light).set(x, y, flower.light)
    .set(x + 4, y + 3, palette.leaf.base)
