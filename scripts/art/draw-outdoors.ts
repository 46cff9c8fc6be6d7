import { hash } from './hash.ts'
import { ink, palette, withAlpha } from './palette.ts'
import { PixelCanvas } from './pixel-canvas.ts'
import type { Emblem } from './plan/spec.ts'
import { TILE } from './tile-sheet.ts'

const { wood, cream, stone, slate, leaf, lush, grass, rose, ochre, plum, terracotta, pine, water } = palette

const tile = (): PixelCanvas => new PixelCanvas(TILE, TILE)

/** A piece of picket fence, joined to the neighbours that go on. */
export function drawFence(up: boolean, right: boolean, down: boolean, left: boolean): PixelCanvas {
  const on = tile()
  const [from, to] = [left ? 0 : 7, right ? TILE : 9]
  if (left || right) {
    on.rect(from, 14, to - from, 2, withAlpha(ink, 0.18))
    for (const y of [6, 10]) on.rect(from, y, to - from, 2, cream.base).rect(from, y + 1, to - from, 1, cream.shade)
    for (const x of [1, 5, 9, 13]) {
      if (x < from - 1 || x + 2 > to + 1) continue
      on.rect(x, 4, 2, 10, cream.light).rect(x + 1, 4, 1, 10, cream.shade).set(x, 3, cream.line).rect(x, 13, 2, 1, cream.line)
    }
  }
  if (up || down) {
    const [top, bottom] = [up ? 0 : 4, down ? TILE : 14]
    on.rect(7, top, 2, bottom - top, cream.base).rect(8, top, 1, bottom - top, cream.shade)
    for (const y of [2, 10]) if (y >= top && y < bottom) on.rect(6, y, 4, 5, cream.light).rect(6, y + 4, 4, 1, cream.line)
      .rect(9, y, 1, 4, cream.shade)
  }
  if ((left || right) && (up || down)) on.rect(6, 3, 4, 11, cream.light).rect(9, 3, 1, 11, cream.shade).rect(6, 13, 4, 1, cream.line)
    .rect(6, 2, 4, 1, cream.line)
  return on
}

/** A piece of clipped hedge. */
export function drawHedge(up: boolean, right: boolean, down: boolean, left: boolean): PixelCanvas {
  const on = tile()
  const [from, to, top, bottom] = [left ? 0 : 1, right ? TILE : TILE - 1, up ? 0 : 1, down ? TILE : TILE - 2]
  if (!down) on.rect(from, bottom, to - from, 2, withAlpha(ink, 0.2))
  on.rect(from, top, to - from, bottom - top, leaf.base)
  if (!down) on.rect(from, bottom - 5, to - from, 5, leaf.shade)
  for (let n = 0; n < 16; n += 1) {
    const [x, y] = [from + Math.floor(hash(n, 1, 191) * (to - from - 1)), top + Math.floor(hash(n, 2, 191) * (bottom - top - 1))]
    on.rect(x, y, 2, 1, !down && y > bottom - 6 ? leaf.base : n % 3 === 0 ? leaf.shade : leaf.light)
  }
  if (!up) on.rect(from, top, to - from, 1, leaf.light)
  if (!left) on.rect(from, top, 1, bottom - top, leaf.line)
  if (!right) on.rect(to - 1, top, 1, bottom - top, leaf.line)
  if (!up) on.rect(from + 1, 0, to - from - 2, 1, leaf.line)
  if (!down) on.rect(from, bottom - 1, to - from, 1, leaf.line)
  return on
}

/** Flowers and tufts that lie flat in the grass. */
export function drawFlowers(kind: number): PixelCanvas {
  const on = tile()
  const tones = [cream, ochre, rose, plum][kind % 4] ?? cream
  for (let n = 0; n < 3 + (kind % 2); n += 1) {
    const [x, y] = [2 + Math.floor(hash(n, kind, 201) * 11), 2 + Math.floor(hash(n, kind, 202) * 10)]
    on.set(x + 1, y + 2, grass.line).set(x + 1, y + 3, grass.line).set(x, y + 3, lush.shade)
    on.set(x, y, tones.base).set(x + 2, y, tones.base).set(x + 1, y - 1, tones.light).set(x + 1, y + 1, tones.shade)
      .set(x + 1, y, tones === ochre ? terracotta.light : ochre.light)
  }
  return on
}

export function drawTuft(kind: number): PixelCanvas {
  const on = tile()
  const [x, y] = [3 + (kind % 3) * 3, 5 + (kind % 2) * 3]
  on.line(x + 3, y + 5, x, y + 1, lush.shade).line(x + 3, y + 5, x + 3, y - 1, grass.line).line(x + 4, y + 5, x + 7, y + 1, lush.line)
    .line(x + 4, y + 5, x + 5, y, grass.light)
  return on
}

export const drawPebbles = (): PixelCanvas =>
  tile().rect(4, 8, 4, 3, stone.base).rect(4, 8, 3, 1, stone.light).rect(4, 11, 4, 1, grass.line).rect(10, 5, 2, 2, stone.base)
    .rect(10, 7, 2, 1, grass.line).set(10, 5, stone.light)

export function drawMushrooms(): PixelCanvas {
  const on = tile()
  for (const [x, y] of [[3, 6], [9, 9]] as const) on.rect(x + 1, y + 2, 2, 3, cream.light).rect(x, y, 4, 2, terracotta.base)
    .rect(x + 1, y - 1, 2, 1, terracotta.base).set(x + 1, y, cream.light).rect(x, y + 5, 4, 1, grass.line)
  return on
}

export function drawLilyPad(kind: number): PixelCanvas {
  const on = tile()
  on.ellipse(2, 6, 9, 6, lush.line).ellipse(2, 5, 9, 6, leaf.base).ellipse(3, 5, 6, 4, leaf.light).line(6, 8, 10, 6, water.base)
  if (kind % 2 === 0) on.ellipse(9, 10, 6, 4, leaf.base).rect(10, 10, 3, 1, leaf.light)
  if (kind % 3 === 0) on.rect(5, 3, 4, 3, rose.light).rect(6, 2, 2, 1, rose.light).rect(5, 5, 4, 1, rose.base).rect(6, 4, 2, 1, ochre.light)
  return on
}

/** Planks over water, with the rail of that side. */
export function drawBridge(rail: 'none' | 'top' | 'bottom'): PixelCanvas {
  const on = tile()
  for (let x = 0; x < TILE; x += 4) on.rect(x, 0, 4, TILE, wood.base).rect(x, 0, 1, TILE, wood.light).rect(x + 3, 0, 1, TILE, wood.shade)
  if (rail === 'top') on.rect(0, 0, TILE, 2, wood.light).rect(0, 2, TILE, 1, wood.line).rect(0, 3, TILE, 2, withAlpha(ink, 0.2))
  if (rail === 'bottom') on.rect(0, TILE - 3, TILE, 3, wood.line)
  return on
}

export const drawBridgeRail = (): PixelCanvas =>
  tile().rect(0, 8, TILE, 2, wood.light).rect(0, 10, TILE, 1, wood.line).rect(2, 10, 2, 4, wood.shade).rect(10, 10, 2, 4, wood.shade)

export function drawJetty(end: boolean): PixelCanvas {
  const on = tile()
  for (let y = 0; y < TILE; y += 4) on.rect(1, y, 14, 3, wood.light).rect(1, y, 14, 1, cream.shade).rect(1, y + 3, 14, 1, wood.line)
  on.rect(0, 0, 1, TILE, wood.shade).rect(15, 0, 1, TILE, wood.line)
  if (end) on.rect(0, 0, 3, 5, wood.base).frame(0, 0, 3, 5, wood.line).rect(13, 0, 3, 5, wood.base).frame(13, 0, 3, 5, wood.line)
  return on
}

/** The floor of the bandstand: 5 by 4 tiles with cut corners and a step. */
export function drawBandstandFloor(): PixelCanvas {
  const on = new PixelCanvas(5 * TILE, 5 * TILE)
  const [width, depth] = [5 * TILE, 4 * TILE]
  const inside = (x: number, y: number): boolean =>
    Math.min(x, width - 1 - x) + Math.min(y, depth - 1 - y) >= 9 && x >= 0 && y >= 0 && x < width && y < depth
  const onRim = (x: number, y: number): boolean => !inside(x - 1, y) || !inside(x + 1, y) || !inside(x, y - 1) || !inside(x, y + 1)
  for (let y = 0; y < depth + 8; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (inside(x, y)) on.set(x, y, y % 5 === 4 ? wood.base : wood.light)
      else if (y > depth / 2 && [1, 2, 3, 4, 5, 6, 7].some((up) => inside(x, y - up))) on.set(x, y, x % 6 === 0 ? stone.shade : stone.base)
    }
  }
  for (let y = 0; y < depth; y += 1) for (let x = 0; x < width; x += 1) if (inside(x, y) && onRim(x, y)) on.set(x, y, wood.line)
  on.rect(30, depth, 20, 4, stone.light).rect(30, depth + 3, 20, 1, stone.shade).rect(28, depth + 4, 24, 4, stone.base)
    .rect(28, depth + 7, 24, 1, stone.line)
  return on.rect(10, depth + 8, 62, 2, withAlpha(ink, 0.15))
}

/** Its roof on seven tiles by five, drawn above whoever stands on the stage. */
export function drawBandstandRoof(): PixelCanvas {
  const on = new PixelCanvas(7 * TILE, 5 * TILE)
  const [middle, top] = [56, 8]
  for (let y = top; y < top + 60; y += 1) {
    const reach = Math.round(3 + ((y - top) / 60) ** 0.75 * 45)
    for (let x = middle - reach; x < middle + reach; x += 1) {
      const slice = Math.floor(((x - middle) / reach + 1) * 4)
      const tones = slice % 2 === 0 ? terracotta : cream
      const [light, base, shade] = [tones.light, tones.base, tones.shade]
      on.set(x, y, slice < 3 ? light : slice < 6 ? base : shade)
    }
    on.set(middle - reach, y, terracotta.line).set(middle + reach - 1, y, terracotta.line)
  }
  const eave = top + 60
  for (let x = middle - 48; x < middle + 48; x += 1) on.rect(x, eave, 1, 4 + (Math.floor(x / 4) % 2), x % 8 < 4 ? cream.light : terracotta.base)
  on.rect(middle - 48, eave - 1, 96, 1, terracotta.line).rect(middle - 48, eave, 96, 1, terracotta.shade)
  on.rect(middle - 40, eave + 5, 80, 3, withAlpha(ink, 0.2))
  return on.rect(middle - 1, 1, 2, 8, ochre.shade).ellipse(middle - 3, 2, 6, 6, ochre.base).set(middle - 1, 3, ochre.light)
}

export const drawBandstandPost = (): PixelCanvas =>
  new PixelCanvas(6, 40).rect(1, 0, 4, 39, cream.light).rect(4, 0, 1, 39, cream.shade).rect(0, 36, 6, 4, cream.base)
    .frame(0, 36, 6, 4, cream.line).rect(0, 0, 1, 36, cream.line).rect(5, 0, 1, 36, cream.line)

/** The board beside the door that tells what a public place is. */
export function drawSign(emblem: Emblem): PixelCanvas {
  const on = tile()
  on.rect(1, 1, 14, 13, wood.base).frame(1, 1, 14, 13, wood.line).rect(2, 2, 12, 11, cream.light).frame(2, 2, 12, 11, ochre.base)
  on.set(4, 0, wood.line).set(11, 0, wood.line)
  return on.art(3, 3, EMBLEMS[emblem], EMBLEM_COLOURS)
}

const EMBLEM_COLOURS = {
  b: slate.base, d: slate.line, w: wood.base, k: wood.line, r: terracotta.base, y: ochre.base, g: leaf.base, e: pine.base, s: stone.shade,
  o: rose.base, l: water.base, c: cream.shade,
}

const EMBLEMS: Readonly<Record<Emblem, readonly string[]>> = {
  cup: ['..s..s....', '...s..s...', '..s..s....', '.rrrrrrr..', '.rrrrrrrr.', '.rrrrrr.r.', '.rrrrrrr..', '..rrrr....', 'wwwwwwww..'],
  heron: ['....bb....', '...bdbyy..', '....b.....', '....bb....', '..bbbbb...', '.bbbbbd...', '..dddd....', '...y.y....', '...y.y....'],
  basket: ['...www....', '..w...w...', '.rw.g.wo..', 'rrggggoo..', 'wwwwwwwww.', 'kwkwkwkwk.', '.wkwkwkw..', '.kwkwkwk..', '..wwwww...'],
  mortar: ['......ss..', '.....ss...', '....ss.e..', 'ssssss.eee', '.sssss.e..', '.sssss....', '..sss.....', '...s......', '..sss.....'],
  book: ['..........', '.rrr.rrr..', 'rcccrcccr.', 'rcccrcccr.', 'rcccrcccr.', 'rcccrcccr.', '.rrrrrrr..', '....r.....', '..........'],
  palette: ['...www....', '.wwwwwww..', 'wwrwwywww.', 'wwwwwwwww.', 'wbwww..ww.', 'wwwww..w..', '.wgwwww...', '..www.....', '..........'],
  clock: ['..kkkkk...', '.kccrcck..', 'kcccrccck.', 'kcccrccck.', 'kcccrrrck.', 'kcccccccc.', '.kccccck..', '..kkkkk...', '..........'],
  gear: ['...ss.....', '.s.ss.s...', '.ssssss...', '..s..s....', 'sss..sss..', '..s..s....', '.ssssss...', '.s.ss.s...', '...ss.....'],
  bell: ['....y.....', '...yyy....', '..yyyyy...', '..yyyyy...', '..yyyyy...', '.yyyyyyy..', '.yyyyyyy..', '....k.....', '..........'],
  bed: ['..........', 'k.........', 'k.........', 'kcc.......', 'kccbbbbbk.', 'kbbbbbbbk.', 'kkkkkkkkk.', 'k.......k.', '..........'],
  leaf: ['......gg..', '....gggg..', '...ggegg..', '..ggegg...', '..gegg....', '..egg.....', '.e........', 'e.........', '..........'],
}

