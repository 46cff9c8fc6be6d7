import { hash } from '../hash.ts'
import { ink, palette, withAlpha, type Material } from '../palette.ts'
import { PixelCanvas } from '../pixel-canvas.ts'
import { box, chair, cup, plate, shade, tilesOf } from './carpentry.ts'
import { notes } from './learning.ts'

const { wood, cream, stone, water, leaf, lush, rose, terracotta, ochre, soil, pine, plum, grass } = palette

export function bench(): PixelCanvas {
  const on = tilesOf(2, 1, 2)
  shade(on, 2, 15, 30, 2)
  for (const x of [4, 26]) on.rect(x, 6, 2, 11, stone.line)
  for (const y of [0, 3]) on.rect(1, y, 30, 3, wood.base).rect(1, y, 30, 1, wood.light).rect(1, y + 2, 30, 1, wood.line)
  return on.rect(1, 8, 30, 5, wood.base).rect(1, 8, 30, 1, wood.light).rect(1, 10, 30, 1, wood.shade).rect(1, 12, 30, 1, wood.line)
    .rect(0, 6, 2, 6, wood.shade).rect(30, 6, 2, 6, wood.shade)
}

export function fountain(): PixelCanvas {
  const on = new PixelCanvas(48, 48)
  on.ellipse(2, 20, 46, 28, withAlpha(ink, 0.18))
  on.ellipse(0, 18, 48, 29, stone.line).ellipse(1, 18, 46, 27, stone.base).ellipse(1, 17, 46, 24, stone.light)
    .ellipse(4, 19, 40, 19, stone.shade).ellipse(5, 21, 38, 17, water.base).ellipse(7, 24, 34, 12, water.light).ellipse(9, 25, 30, 10, water.base)
  for (let x = 5; x < 44; x += 7) on.rect(x, 42 - Math.round(((x - 24) / 12) ** 2), 1, 3, stone.shade)
  on.rect(21, 14, 6, 16, stone.base).rect(21, 14, 2, 16, stone.light).rect(25, 14, 2, 16, stone.shade)
  on.ellipse(13, 9, 22, 9, stone.line).ellipse(14, 9, 20, 8, stone.light).ellipse(16, 10, 16, 5, water.base)
  on.rect(23, 3, 2, 8, water.light).ellipse(20, 1, 8, 5, water.light).ellipse(22, 2, 4, 3, cream.light)
  for (const [x, y, length] of [[15, 13, 12], [32, 13, 12], [19, 16, 12], [28, 16, 12]] as const) on.rect(x, y, 1, length, water.light)
  return on.rect(13, 27, 5, 1, cream.light).rect(30, 28, 5, 1, cream.light).rect(22, 32, 6, 1, cream.light)
}

export function noticePost(): PixelCanvas {
  const on = tilesOf(2, 1, 12)
  shade(on, 3, 26, 28, 2)
  on.rect(3, 6, 3, 21, wood.shade).rect(26, 6, 3, 21, wood.shade).rect(3, 6, 1, 21, wood.light)
  const board = new PixelCanvas(32, 16).rect(1, 1, 30, 14, wood.base).frame(1, 1, 30, 14, wood.line).rect(3, 3, 26, 10, ochre.shade)
  return on.blit(notes(board), 0, 4).rect(0, 1, 32, 4, terracotta.base).rect(0, 1, 32, 1, terracotta.light).rect(0, 4, 32, 1, terracotta.line)
    .frame(0, 0, 32, 5, terracotta.line)
}

/** A market stall under a striped awning. */
export function stall(cloth: Material): PixelCanvas {
  const on = tilesOf(3, 1, 30)
  shade(on, 2, 42, 46, 4)
  for (const x of [1, 45]) on.rect(x, 12, 2, 33, wood.shade).rect(x, 12, 1, 33, wood.light)
  on.rect(3, 16, 42, 10, withAlpha(ink, 0.35))
  box(on, 0, 26, 48, 9, 10, wood)
  const goods = [terracotta, leaf, ochre, rose, plum]
  goods.forEach((tones, n) => {
    on.rect(2 + n * 9, 27, 8, 6, wood.line)
    for (let spot = 0; spot < 6; spot += 1) on.rect(2 + n * 9 + (spot % 3) * 3, 27 + Math.floor(spot / 3) * 3, 2, 2, tones.base)
      .set(2 + n * 9 + (spot % 3) * 3, 27 + Math.floor(spot / 3) * 3, tones.light)
  })
  for (let x = 4; x < 46; x += 8) on.rect(x, 37, 6, 6, wood.base).rect(x, 37, 6, 1, wood.light)
  for (let x = 0; x < 48; x += 6) {
    const [light, dark] = (x / 6) % 2 === 0 ? [cloth.base, cloth.shade] : [cream.light, cream.shade]
    on.rect(x, 2, 6, 15, light).rect(x, 13, 6, 5, dark).rect(x + 1, 18, 4, 1, dark)
  }
  return on.rect(0, 1, 48, 1, cloth.line).rect(0, 2, 48, 1, cloth.light).rect(0, 12, 48, 1, cloth.line).rect(0, 2, 1, 15, cloth.line)
    .rect(47, 2, 1, 15, cloth.line)
}

export function picnicTable(): PixelCanvas {
  const on = tilesOf(4, 1, 4)
  shade(on, 3, 17, 60, 3)
  for (const x of [2, 52]) on.rect(x, 5, 10, 10, wood.base).rect(x, 5, 10, 1, wood.light).frame(x, 5, 10, 11, wood.line)
    .rect(x + 4, 6, 1, 8, wood.shade)
  box(on, 13, 2, 38, 12, 3, wood)
  for (const y of [5, 9]) on.rect(14, y, 36, 1, wood.shade)
  on.rect(22, 3, 18, 10, rose.light)
  for (let y = 3; y < 13; y += 4) on.rect(22, y, 18, 2, cream.light)
  plate(on, 24, 5)
  return cup(on, 34, 6)
}

export function reeds(): PixelCanvas {
  const on = tilesOf(2, 1, 10)
  for (let n = 0; n < 13; n += 1) {
    const [x, top] = [2 + Math.floor(hash(n, 0, 151) * 28), 2 + Math.floor(hash(n, 1, 151) * 9)]
    const lean = Math.round(hash(n, 2, 151) * 4 - 2)
    on.line(x, 24, x + lean, top + 3, n % 3 === 0 ? leaf.light : n % 3 === 1 ? leaf.base : leaf.shade)
    if (n % 2 === 0) on.rect(x + lean, top, 2, 5, soil.base).set(x + lean, top, soil.light)
  }
  return on
}

/** A bed of flowers, edged with stones. */
export function flowerBed(): PixelCanvas {
  const on = tilesOf(3, 1, 4)
  on.rect(1, 3, 46, 15, soil.base).rect(2, 4, 44, 2, soil.shade)
  for (let x = 0; x < 48; x += 6) on.rect(x, 2, 5, 2, stone.base)
  for (let line = 0; line < 3; line += 1) {
    for (let x = 3 + (line % 2) * 2; x < 44; x += 5) {
      const [y, tones] = [1 + line * 5, [rose, ochre, plum, cream, terracotta][(x + line * 3) % 5] ?? rose]
      on.rect(x + 1, y + 3, 1, 3, leaf.shade).set(x, y + 4, leaf.light).set(x + 2, y + 5, leaf.base)
      on.rect(x, y, 3, 3, tones.base).set(x, y, tones.light).set(x + 1, y, tones.light).set(x + 1, y + 1, ochre.light)
    }
  }
  for (let x = 0; x < 48; x += 6) on.rect(x, 16, 5, 3, stone.light).rect(x, 18, 5, 1, stone.shade)
  return on
}

/** A potting table under panes of glass. */
export function greenhouse(): PixelCanvas {
  const on = tilesOf(3, 1, 30)
  shade(on, 2, 43, 46, 3)
  on.rect(1, 8, 46, 30, withAlpha(water.light, 0.75))
  for (let y = 0; y < 9; y += 1) on.rect(1 + (8 - y), y, 46 - 2 * (8 - y), 1, withAlpha(water.light, 0.85))
  for (const x of [1, 12, 24, 35, 46]) on.rect(x, 8, 1, 30, cream.light)
  for (const y of [8, 20, 37]) on.rect(1, y, 46, 1, cream.light)
  on.line(1, 8, 9, 0, cream.light).line(46, 8, 38, 0, cream.light).rect(9, 0, 30, 1, cream.light).line(12, 8, 17, 0, cream.light)
    .line(24, 8, 24, 0, cream.light).line(35, 8, 30, 0, cream.light)
  on.line(5, 17, 11, 11, cream.light).line(28, 18, 34, 12, cream.light)
  box(on, 1, 30, 46, 7, 7, wood)
  for (const [x, tones] of [[4, rose], [13, leaf], [22, ochre], [31, leaf], [39, plum]] as const) {
    on.rect(x, 29, 6, 4, terracotta.base).rect(x, 29, 6, 1, terracotta.light).ellipse(x - 1, 22, 8, 7, leaf.base)
      .ellipse(x, 22, 4, 4, leaf.light).rect(x + 2, 23, 2, 2, tones.light).set(x + 5, 25, tones.base)
  }
  return on
}

export function swing(): PixelCanvas {
  const on = tilesOf(2, 1, 22)
  shade(on, 3, 35, 28, 2)
  on.line(3, 36, 6, 2, wood.shade).line(4, 36, 7, 2, wood.base).line(28, 36, 25, 2, wood.shade).line(29, 36, 26, 2, wood.base)
    .rect(4, 1, 24, 3, wood.base).rect(4, 1, 24, 1, wood.light).rect(4, 3, 24, 1, wood.line)
  for (const x of [10, 19]) on.rect(x, 4, 1, 23, stone.shade).rect(x + 3, 4, 1, 23, stone.shade)
  return on.rect(9, 27, 6, 2, terracotta.base).rect(9, 28, 6, 1, terracotta.line).rect(18, 27, 6, 2, pine.base).rect(18, 28, 6, 1, pine.line)
}

export function woodpile(): PixelCanvas {
  const on = tilesOf(3, 1, 8)
  shade(on, 2, 22, 46, 2)
  for (const [y, from, to] of [[15, 1, 44], [9, 4, 40], [3, 8, 36]] as const) {
    for (let x = from; x < to; x += 7) on.ellipse(x, y, 8, 8, wood.line).ellipse(x + 1, y + 1, 6, 6, wood.light)
      .ellipse(x + 2, y + 2, 3, 3, wood.base).set(x + 3, y + 3, wood.shade)
  }
  return on
}

/** Rows of vegetables in dug earth. */
export function vegetablePatch(): PixelCanvas {
  const on = tilesOf(2, 3)
  on.rect(1, 1, 30, 46, soil.base).frame(1, 1, 30, 46, soil.shade)
  for (let y = 3; y < 46; y += 7) on.rect(2, y + 4, 28, 2, soil.shade).rect(2, y, 28, 1, soil.light)
  for (let line = 0; line < 6; line += 1) {
    for (let x = 3; x < 28; x += 6) {
      const y = 3 + line * 7
      if (line % 3 === 0) on.ellipse(x, y - 1, 5, 5, leaf.shade).ellipse(x, y - 1, 4, 4, leaf.light).set(x + 1, y, grass.light)
      else if (line % 3 === 1) on.rect(x, y - 1, 1, 3, leaf.base).rect(x + 2, y - 2, 1, 4, leaf.light).rect(x + 1, y + 2, 2, 1, terracotta.base)
      else on.ellipse(x, y, 5, 4, lush.line).rect(x + 1, y, 2, 2, terracotta.base).set(x + 1, y, terracotta.light)
    }
  }
  return on
}

export function signpost(): PixelCanvas {
  const on = tilesOf(1, 1, 18)
  shade(on, 5, 32, 8, 2)
  on.rect(7, 2, 2, 31, wood.base).rect(7, 2, 1, 31, wood.light).rect(8, 2, 1, 31, wood.line)
  on.rect(1, 5, 13, 5, wood.base).frame(1, 5, 13, 5, wood.line).rect(2, 6, 11, 1, wood.light).rect(4, 7, 7, 1, cream.light).set(14, 7, wood.line)
  return on.rect(2, 12, 13, 5, wood.base).frame(2, 12, 13, 5, wood.line).rect(3, 13, 11, 1, wood.light).rect(5, 14, 7, 1, cream.light)
    .set(1, 14, wood.line)
}

export function lampPost(): PixelCanvas {
  const on = tilesOf(1, 1, 26)
  shade(on, 5, 40, 8, 2)
  on.rect(7, 10, 2, 30, stone.line).rect(7, 10, 1, 30, stone.shade).rect(5, 38, 6, 3, stone.line).rect(6, 36, 4, 2, stone.shade)
  on.rect(4, 9, 8, 2, stone.line).rect(4, 2, 8, 7, ochre.light).frame(4, 2, 8, 8, stone.line).rect(6, 4, 4, 4, cream.light)
    .rect(7, 2, 1, 7, ochre.base)
  return on.rect(3, 1, 10, 1, stone.line).rect(5, 0, 6, 1, stone.shade)
}

/** A cafe table under a parasol, a chair on each side. */
export function parasolTable(cloth: Material): PixelCanvas {
  const on = tilesOf(3, 1, 18)
  chair(on, 0, 17, 'left', cloth)
  chair(on, 32, 17, 'right', cloth)
  shade(on, 10, 30, 30, 3)
  on.rect(23, 26, 2, 7, wood.line).ellipse(15, 20, 18, 9, cream.line).ellipse(16, 20, 16, 8, cream.light).rect(23, 8, 2, 14, cream.shade)
  for (let y = 0; y < 12; y += 1) {
    const reach = Math.round(Math.sqrt(1 - ((12 - y) / 12.5) ** 2) * 17)
    for (let x = 24 - reach; x < 24 + reach; x += 1) {
      const tones = Math.floor(((x - 24) / reach + 1) * 3) % 2 === 0 ? cloth : cream
      on.set(x, y, x < 24 ? tones.light : tones.base)
    }
    on.set(24 - reach, y, cloth.line).set(23 + reach, y, cloth.line)
  }
  for (let x = 7; x < 41; x += 1) on.set(x, 12 + (x % 4 < 2 ? 0 : 1), cloth.shade)
  return on
}

export const flowerTub = (tones: Material): PixelCanvas => {
  const on = tilesOf(1, 1, 2)
  shade(on, 3, 15, 12, 2)
  on.rect(2, 9, 12, 7, wood.base).frame(2, 9, 12, 7, wood.line).rect(3, 12, 10, 1, stone.line)
  on.ellipse(1, 2, 14, 9, leaf.shade).ellipse(2, 1, 11, 8, leaf.base)
  for (const [x, y] of [[3, 3], [7, 1], [10, 4], [6, 5], [12, 6], [2, 7]] as const) on.rect(x, y, 2, 2, tones.base).set(x, y, tones.light)
  return on
}


export function well(): PixelCanvas {
  const on = tilesOf(2, 1, 26)
  shade(on, 3, 38, 28, 4)
  on.ellipse(2, 22, 28, 18, stone.line).ellipse(3, 22, 26, 17, stone.base).ellipse(3, 21, 26, 12, stone.light).ellipse(7, 23, 18, 8, ink)
    .ellipse(8, 26, 16, 5, water.shade)
  for (let x = 5; x < 28; x += 6) on.rect(x, 33, 1, 4, stone.shade)
  on.rect(4, 8, 2, 19, wood.shade).rect(26, 8, 2, 19, wood.shade).rect(4, 8, 1, 19, wood.light).rect(6, 14, 20, 2, wood.base)
    .rect(15, 15, 1, 7, stone.line).rect(13, 21, 5, 4, wood.base).rect(13, 21, 5, 1, wood.light)
  for (let y = 0; y < 11; y += 1) on.rect(14 - y, y, 4 + 2 * y, 1, y % 4 === 3 ? terracotta.shade : y % 4 === 0 ? terracotta.light : terracotta.base)
  return on.rect(3, 11, 26, 1, terracotta.line)
}

export function mailbox(tones: Material): PixelCanvas {
  const on = tilesOf(1, 1, 2)
  shade(on, 5, 16, 8, 2)
  on.rect(7, 8, 2, 9, wood.shade)
  return on.rect(3, 2, 10, 7, tones.base).rect(4, 1, 8, 1, tones.light).rect(3, 2, 10, 1, tones.light).rect(11, 3, 2, 6, tones.shade)
    .frame(3, 1, 10, 8, tones.line).rect(5, 5, 4, 1, cream.light).rect(13, 2, 1, 4, terracotta.base)
}

export function laundryLine(): PixelCanvas {
  const on = tilesOf(3, 1, 14)
  for (const x of [2, 44]) { shade(on, x, 28, 6, 2); on.rect(x, 2, 2, 27, wood.base).rect(x, 2, 1, 27, wood.light).rect(x - 2, 2, 6, 2, wood.shade) }
  on.rect(4, 4, 40, 1, stone.light)
  on.rect(7, 5, 9, 11, cream.light).rect(15, 5, 1, 11, cream.shade).rect(18, 5, 8, 7, rose.base).rect(17, 5, 2, 3, rose.base)
    .rect(25, 5, 2, 3, rose.base).rect(19, 6, 2, 5, rose.light).rect(29, 5, 4, 10, palette.slate.base).rect(34, 5, 4, 10, palette.slate.base)
    .rect(29, 5, 9, 2, palette.slate.light)
  return on.rect(7, 15, 9, 1, cream.shade).rect(40, 5, 3, 5, ochre.base)
}

export function beehives(): PixelCanvas {
  const on = tilesOf(2, 1, 6)
  for (const x of [0, 16]) {
    shade(on, x + 2, 20, 13, 2)
    on.rect(x + 2, 5, 12, 14, ochre.light).rect(x + 11, 5, 3, 14, ochre.base).frame(x + 2, 4, 12, 16, ochre.line)
      .rect(x + 2, 9, 12, 1, ochre.shade).rect(x + 2, 14, 12, 1, ochre.shade).rect(x + 1, 1, 14, 4, stone.light)
      .frame(x + 1, 1, 14, 4, stone.line).rect(x + 6, 16, 4, 1, ink)
  }
  return on.set(4, 0, ink).set(13, 3, ink).set(30, 1, ink)
}

export function wheelbarrow(): PixelCanvas {
  const on = tilesOf(2, 1)
  shade(on, 3, 13, 27, 3)
  on.ellipse(1, 7, 8, 8, ink).ellipse(3, 9, 4, 4, stone.base).line(8, 11, 31, 6, wood.base).line(20, 10, 22, 14, wood.shade)
  on.rect(6, 3, 17, 7, palette.pine.base).rect(6, 3, 17, 2, palette.pine.light).frame(6, 3, 17, 7, palette.pine.line)
  return on.ellipse(8, 0, 7, 5, leaf.base).ellipse(14, 0, 7, 5, terracotta.base).set(9, 1, leaf.light).set(16, 1, terracotta.light)
}

/** A cart full of flowers. */
export function flowerCart(): PixelCanvas {
  const on = tilesOf(3, 1, 20)
  shade(on, 4, 33, 42, 3)
  box(on, 4, 16, 38, 4, 10, wood)
  for (const x of [6, 28]) on.ellipse(x, 23, 12, 12, wood.line).ellipse(x + 1, 24, 10, 10, wood.light).ellipse(x + 3, 26, 6, 6, wood.base)
    .rect(x + 5, 24, 2, 10, wood.line).rect(x + 1, 28, 10, 2, wood.line)
  on.line(42, 22, 47, 26, wood.shade)
  for (let n = 0; n < 18; n += 1) {
    const [x, y] = [5 + Math.floor(hash(n, 0, 181) * 33), 6 + Math.floor(hash(n, 1, 181) * 9)]
    const tones = [rose, ochre, plum, cream, terracotta][n % 5] ?? rose
    on.rect(x, y + 3, 4, 3, leaf.base).rect(x, y, 4, 3, tones.base).rect(x, y, 2, 1, tones.light)
  }
  on.rect(3, 0, 2, 18, wood.shade).rect(41, 0, 2, 18, wood.shade)
  for (let x = 1; x < 45; x += 6) on.rect(x, 0, 6, 5, (x - 1) % 12 === 0 ? plum.base : cream.light)
    .rect(x, 4, 6, 1, (x - 1) % 12 === 0 ? plum.shade : cream.shade).rect(x + 1, 5, 4, 1, (x - 1) % 12 === 0 ? plum.shade : cream.shade)
  return on.rect(1, 0, 44, 1, plum.line)
}

export function duck(faceLeft: boolean): PixelCanvas {
  const on = tilesOf(1, 1)
  on.ellipse(2, 10, 13, 4, water.light).ellipse(3, 6, 10, 6, cream.light).rect(5, 10, 7, 2, cream.shade).rect(3, 3, 4, 5, palette.pine.base)
    .set(4, 4, ink).rect(3, 3, 2, 1, palette.pine.light).rect(1, 5, 2, 1, ochre.base).rect(11, 6, 3, 2, cream.base).rect(7, 7, 4, 2, stone.base)
    .rect(4, 7, 3, 1, cream.light)
  return faceLeft ? on : on.flip()
}
