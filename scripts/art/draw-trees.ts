import { hash } from './hash.ts'
import { ink, palette, withAlpha, type Material } from './palette.ts'
import { PixelCanvas } from './pixel-canvas.ts'

const { wood, leaf, pine, lush } = palette

/** A clump of leaves: deep below, lit at the top left, its edge broken up by little tufts. */
function clump(on: PixelCanvas, x: number, y: number, width: number, height: number, tones: Material, seed: number): void {
  on.ellipse(x, y, width, height, tones.shade)
  on.ellipse(x, y, width - 2, height - 3, tones.base)
  on.ellipse(x + 2, y + 1, Math.max(width - 8, 3), Math.max(height - 9, 3), tones.light)
  const tufts = Math.round((width * height) / 26)
  for (let n = 0; n < tufts; n += 1) {
    const [across, down] = [hash(n, seed, 171) * 2 - 1, hash(n, seed, 172) * 2 - 1]
    if (across * across + down * down > 0.86) continue
    const [px, py] = [Math.round(x + ((across + 1) * width) / 2), Math.round(y + ((down + 1) * height) / 2)]
    const lit = across + down < 0.1
    on.rect(px, py, 2, 1, lit ? tones.light : tones.base).set(px + 1, py + 1, lit ? tones.base : tones.shade)
  }
}

const trunk = (on: PixelCanvas, x: number, y: number, width: number, height: number): void => {
  on.rect(x, y, width, height, wood.shade).rect(x, y, Math.max(1, Math.floor(width / 3)), height, wood.base)
    .rect(x + width - 1, y, 1, height, wood.line)
  on.rect(x - 1, y + height - 2, 1, 2, wood.shade).rect(x + width, y + height - 2, 1, 2, wood.line)
}

const groundShadow = (on: PixelCanvas, x: number, y: number, width: number, height: number): PixelCanvas =>
  on.ellipse(x, y, width, height, withAlpha(ink, 0.22))

/** A broad tree, 32 by 48 pixels; `tones` make it green, or in blossom. */
export function drawRoundTree(tones: Material, seed: number, fruit?: Material): PixelCanvas {
  const on = new PixelCanvas(34, 48)
  const crown = new PixelCanvas(34, 48)
  groundShadow(on, 6, 39, 24, 8)
  trunk(on, 14, 30, 6, 14)
  clump(crown, 3, 14, 17, 18, tones, seed)
  clump(crown, 14, 13, 17, 19, tones, seed + 1)
  clump(crown, 6, 3, 22, 24, tones, seed + 2)
  crown.outline(tones.line)
  on.blit(crown, 0, 0)
  if (fruit) for (const [x, y] of [[8, 12], [15, 8], [22, 13], [11, 20], [20, 22], [27, 22], [16, 15]] as const) on.rect(x, y, 3, 3, fruit.base)
    .set(x, y, fruit.light).set(x + 2, y + 2, fruit.shade)
  return on
}

/** A spruce of three tiers, 26 by 52 pixels. */
export function drawSpruce(): PixelCanvas {
  const on = new PixelCanvas(28, 52)
  groundShadow(on, 4, 43, 20, 8)
  trunk(on, 12, 40, 4, 8)
  const crown = new PixelCanvas(28, 52)
  for (const [top, bottom, half] of [[24, 43, 12], [13, 32, 10], [2, 20, 7]] as const) {
    for (let y = top; y < bottom; y += 1) {
      const reach = Math.round(((y - top) / (bottom - top)) * half + (y % 3 === 0 ? 1 : 0))
      crown.rect(14 - reach, y, reach * 2, 1, pine.base).rect(14 + Math.floor(reach / 3), y, reach - Math.floor(reach / 3), 1, pine.shade)
      if (y % 4 === 1) crown.rect(14 - reach + 1, y, Math.ceil(reach / 2), 1, pine.light)
    }
    crown.rect(14 - half, bottom - 1, half * 2, 1, pine.shade)
  }
  return on.blit(crown.outline(pine.line), 0, 0)
}

/** A slender birch, 24 by 48 pixels. */
export function drawBirch(): PixelCanvas {
  const on = new PixelCanvas(26, 50)
  groundShadow(on, 5, 42, 17, 7)
  on.rect(11, 22, 4, 25, palette.cream.light).rect(14, 22, 1, 25, palette.stone.base).rect(10, 22, 1, 25, palette.stone.line)
  for (const y of [26, 31, 37, 42]) on.rect(11 + (y % 2), y, 2, 1, palette.stone.line)
  const crown = new PixelCanvas(26, 50)
  clump(crown, 2, 14, 13, 18, lush, 5)
  clump(crown, 11, 12, 13, 17, lush, 6)
  clump(crown, 5, 2, 16, 22, palette.grass, 7)
  return on.blit(crown.outline(leaf.shade), 0, 0)
}

/** The old oak of the park, 72 by 78 pixels. */
export function drawGreatOak(): PixelCanvas {
  const on = new PixelCanvas(74, 80)
  groundShadow(on, 10, 66, 56, 13)
  trunk(on, 30, 48, 14, 27)
  on.line(30, 58, 22, 46, wood.shade).line(31, 58, 23, 46, wood.base).line(43, 58, 52, 46, wood.line).line(25, 74, 30, 70, wood.base)
    .line(48, 75, 43, 70, wood.line).rect(35, 60, 4, 6, wood.line)
  const crown = new PixelCanvas(74, 80)
  clump(crown, 3, 26, 28, 28, leaf, 21)
  clump(crown, 42, 25, 29, 28, leaf, 22)
  clump(crown, 20, 30, 34, 27, leaf, 23)
  clump(crown, 8, 9, 32, 30, leaf, 24)
  clump(crown, 34, 8, 32, 30, leaf, 25)
  clump(crown, 19, 2, 34, 32, leaf, 26)
  return on.blit(crown.outline(leaf.line), 0, 0)
}

/** A weeping willow, 58 by 62 pixels. */
export function drawWillow(): PixelCanvas {
  const on = new PixelCanvas(60, 64)
  groundShadow(on, 10, 53, 42, 10)
  trunk(on, 26, 34, 8, 25)
  const crown = new PixelCanvas(60, 64)
  clump(crown, 5, 8, 27, 24, lush, 81)
  clump(crown, 27, 7, 28, 25, lush, 82)
  clump(crown, 13, 1, 33, 26, lush, 83)
  for (let x = 4; x < 56; x += 3) {
    const length = 20 + Math.floor(hash(x, 0, 84) * 16) - Math.round(Math.abs(x - 30) / 5)
    if (x > 23 && x < 36 && x % 2 === 0) continue
    crown.rect(x, 20, 2, length, x % 2 === 0 ? lush.base : lush.shade).set(x, 20 + length, lush.shade)
    for (let y = 22; y < 18 + length; y += 4) crown.set(x - 1, y, lush.light).set(x + 2, y + 2, lush.shade)
  }
  return on.blit(crown.outline(lush.line), 0, 0)
}

export const drawBush = (tones: Material, seed: number, flower?: Material): PixelCanvas => {
  const on = new PixelCanvas(20, 18)
  groundShadow(on, 2, 11, 16, 6)
  const crown = new PixelCanvas(20, 18)
  clump(crown, 1, 4, 11, 12, tones, seed)
  clump(crown, 8, 3, 11, 13, tones, seed + 1)
  clump(crown, 4, 1, 12, 12, tones, seed + 2)
  on.blit(crown.outline(tones.line), 0, 0)
  if (flower) for (const [x, y] of [[5, 5], [10, 3], [14, 7], [7, 10], [12, 11]] as const) on.rect(x, y, 2, 2, flower.base).set(x, y, flower.light)
  return on
}

export function drawStump(): PixelCanvas {
  const on = new PixelCanvas(18, 14)
  groundShadow(on, 2, 7, 15, 6)
  return on.rect(3, 4, 11, 7, wood.shade).rect(3, 4, 3, 7, wood.base).ellipse(2, 1, 13, 7, wood.line).ellipse(3, 2, 11, 5, wood.light)
    .ellipse(6, 3, 5, 3, wood.base)
}

export function drawRock(): PixelCanvas {
  const on = new PixelCanvas(18, 14)
  groundShadow(on, 2, 8, 15, 5)
  const { stone } = palette
  const rock = new PixelCanvas(18, 14).ellipse(2, 3, 13, 9, stone.shade).ellipse(2, 2, 11, 8, stone.base).ellipse(3, 2, 6, 4, stone.light)
  return on.blit(rock.outline(stone.line), 0, 0)
}

