import { coverage, shapeOf, type Same } from './autotile.ts'
import { hash, noise, pick } from './hash.ts'
import { palette, type Colour, type Material } from './palette.ts'
import { PixelCanvas } from './pixel-canvas.ts'
import type { GroundKind } from './plan/outdoors.ts'
import { TILE, type TileSheet } from './tile-sheet.ts'

const { grass, lush, path, stone, cream, water, soil } = palette

/** Where noise is above this, grass grows lusher; patches of some nine tiles (both ours, by eye). */
const LUSH = 0.55
const LUSH_SCALE = 9
/** Milliseconds that one picture of the water stays. */
const RIPPLE = 900

const isLush = (x: number, y: number): boolean => noise(x, y, LUSH_SCALE, 7) * 0.6 + noise(x, y, LUSH_SCALE / 2, 8) * 0.4 > LUSH

/** A tile of grass, light or lush by its place, with blades here and there. */
export function grassTile(sheet: TileSheet, x: number, y: number): number {
  const variant = pick([0, 0, 0, 1, 2, 3, 4], x, y, 1)
  if (!isLush(x, y)) return sheet.tile(`grass ${variant}`, () => drawGrass(grass, variant))
  const same: Same = (dx, dy) => isLush(x + dx, y + dy)
  const shape = shapeOf(same)
  const full = shape === '11111111'
  return sheet.tile(`lush ${shape} ${full ? variant : 0}`, () => {
    const [light, deep] = [drawGrass(grass, 0), drawGrass(lush, full ? variant : 1)]
    const inside = coverage(same, 3)
    return light.map((colour, px, py) => (inside(px, py) ? deep.get(px, py) : colour))
  })
}

function drawGrass(tones: Material, variant: number): PixelCanvas {
  const tile = new PixelCanvas(TILE, TILE).fill(tones.base)
  const blades = variant === 0 ? 2 : variant + 2
  for (let n = 0; n < blades; n += 1) {
    const [x, y] = [1 + Math.floor(hash(n, variant, 11) * 12), 2 + Math.floor(hash(n, variant, 12) * 11)]
    if (variant === 2 && n > 1) tile.set(x, y, tones.light).set(x + 1, y, tones.light)
    else tile.set(x, y, tones.shade).set(x + 1, y + 1, tones.shade).set(x + 2, y, tones.shade).set(x + 1, y, tones.light)
  }
  return tile
}

/** A tile of laid ground with its edges; water has two pictures, and is darker where it is `deep`. */
export function groundTile(sheet: TileSheet, ground: GroundKind, same: Same, x: number, y: number, deep?: Same): number {
  const shape = shapeOf(same)
  const variant = pick([0, 1, 2, 3], x, y, 2)
  switch (ground) {
    case 'path': return sheet.tile(`path ${shape} ${variant}`, () => drawPath(same, variant))
    case 'cobble': return sheet.tile(`cobble ${shape} ${variant}`, () => drawCobble(same, variant))
    case 'soil': return sheet.tile(`soil ${shape}`, () => drawPath(same, variant, soil))
    case 'water': {
      const still = shape === '11111111' ? variant : variant % 2
      const depths = deep ? shapeOf(deep) : 'shallow'
      return sheet.animated(`water ${shape} ${still} ${depths}`, RIPPLE, [0, 1].map((frame) => () => drawWater(same, still, frame, deep)))
    }
    default: throw new Error(`no art for ground ${ground satisfies never}`)
  }
}

function drawPath(same: Same, variant: number, tones: Material = path): PixelCanvas {
  const inside = coverage(same, 2)
  const tile = new PixelCanvas(TILE, TILE)
  const pebble = (x: number, y: number): Colour => {
    const chance = hash(x, y, 20 + variant)
    return chance > 0.99 ? tones.shade : chance > 0.965 ? tones.light : tones.base
  }
  for (let y = 0; y < TILE; y += 1) {
    for (let x = 0; x < TILE; x += 1) {
      if (!inside(x, y)) {
        if (inside(x, y + 1) || inside(x, y - 1) || inside(x - 1, y) || inside(x + 1, y)) tile.set(x, y, grass.shade)
      } else if (!inside(x, y - 1) || !inside(x - 1, y)) tile.set(x, y, tones.shade)
      else if (!inside(x, y + 1) || !inside(x + 1, y)) tile.set(x, y, tones.light)
      else tile.set(x, y, pebble(x, y))
    }
  }
  return tile
}

/** Stones of a cobbled tile: left, top, width, height. Rows are offset, and every row closes at the tile's edge. */
const COBBLES: readonly (readonly [number, number, number, number])[] = [
  [0, 0, 5, 5], [6, 0, 4, 5], [11, 0, 4, 5], [-2, 6, 4, 4], [3, 6, 5, 4], [9, 6, 4, 4], [14, 6, 4, 4], [0, 11, 4, 4], [5, 11, 5, 4], [11, 11, 4, 4],
]

function drawCobble(same: Same, variant: number): PixelCanvas {
  const tile = new PixelCanvas(TILE, TILE).fill(stone.base)
  COBBLES.forEach(([x, y, width, height], n) => {
    const chance = hash(n === 6 ? 3 : n, variant, 31)
    const tone = n === 3 || n === 6 ? stone.light : chance > 0.82 ? cream.shade : chance > 0.6 ? cream.base : stone.light
    tile.rect(x, y, width, height, tone)
    if (x >= 0) tile.set(x, y, stone.base)
    tile.set(x + width - 1, y + height - 1, stone.base)
  })
  const inside = coverage(same, 1, false)
  return tile.map((colour, x, y) => {
    if (!inside(x, y)) return inside(x, y - 1) ? stone.line : inside(x, y + 1) || inside(x - 1, y) || inside(x + 1, y) ? stone.shade : 0
    const rim = !inside(x - 1, y) || !inside(x + 1, y) || !inside(x, y - 1) || !inside(x, y + 1)
    return rim ? stone.light : colour
  })
}

function drawWater(same: Same, variant: number, frame: number, deep?: Same): PixelCanvas {
  const inside = coverage(same, 3)
  const isDeep = deep ? coverage(deep, 4) : () => false
  const depth = (x: number, y: number): number => [1, 2, 3].find((step) => !inside(x, y - step) || !inside(x - step, y) || !inside(x + step, y)) ?? 4
  const tile = new PixelCanvas(TILE, TILE)
  for (let y = 0; y < TILE; y += 1) {
    for (let x = 0; x < TILE; x += 1) {
      if (isDeep(x, y)) tile.set(x, y, palette.deepWater.base)
      else if (inside(x, y)) tile.set(x, y, waterColour(inside, depth(x, y), x, y))
      else tile.set(x, y, shoreColour(inside, x, y))
    }
  }
  return drawRipples(tile, inside, variant, frame)
}

function waterColour(inside: (x: number, y: number) => boolean, depth: number, x: number, y: number): Colour {
  if (!inside(x, y - 1)) return water.line
  if (!inside(x, y - 2) || !inside(x, y - 3)) return water.shade
  if (!inside(x, y + 1)) return water.light
  return depth === 1 ? water.light : water.base
}

/** The shore: a rim of sand, higher on the far side, where one looks at the bank. */
function shoreColour(inside: (x: number, y: number) => boolean, x: number, y: number): Colour {
  if (inside(x, y + 1)) return soil.light
  if (inside(x, y + 2)) return path.shade
  if (inside(x, y - 1) || inside(x - 1, y) || inside(x + 1, y)) return path.base
  if (inside(x, y - 2) || inside(x - 2, y) || inside(x + 2, y)) return grass.shade
  return 0
}

function drawRipples(tile: PixelCanvas, inside: (x: number, y: number) => boolean, variant: number, frame: number): PixelCanvas {
  const ripples = [[[3, 5, 4], [9, 12, 3]], [[8, 4, 5]], [[2, 11, 4], [10, 6, 2]], []][variant] ?? []
  for (const [x = 0, y = 0, length = 0] of ripples) {
    for (let step = 0; step < length; step += 1) {
      const at = (x + step + frame * 2) % TILE
      if (inside(at, y - 4) && inside(at, y + 2)) tile.set(at, y, water.light)
      if (step > 0 && step < length - 1 && inside(at, y - 3) && inside(at, y + 3)) tile.set(at + 1, y + 1, water.shade)
    }
  }
  return tile
}
