import type { Colour, Material } from '../palette.ts'
import { clear } from '../palette.ts'
import { PixelCanvas } from '../pixel-canvas.ts'

/** Pixels of one villager's frame: as wide as a tile, half as high again. */
export const FRAME_WIDTH = 16
export const FRAME_HEIGHT = 24

/**
 * The shape of one part, a letter a pixel, its top left at x, y of the frame. `#` is lit from the top left by itself, `l`, `b`, `s` and
 * `o` are light, base, shade and outline tone; anything else is open.
 */
export interface Mask { readonly x: number; readonly y: number; readonly rows: readonly string[] }

export const mask = (x: number, y: number, ...rows: string[]): Mask => ({ x, y, rows })

type Tone = keyof Material
const TONES: Readonly<Record<string, Tone>> = { l: 'light', b: 'base', s: 'shade', o: 'line' }

interface Pixel { readonly material: Material; readonly tone: Tone }

/**
 * A figure under construction. Parts are laid over one another, and a mirrored figure is lit after it is mirrored, so that the
 * light always falls from the top left. At the end whatever stands free gets an outline in the darkest tone of its own material.
 */
export class Figure {
  private readonly pixels: (Pixel | undefined)[] = []

  constructor(private readonly mirrored: boolean) {}

  /** Lays a part over the figure, moved down by `drop` pixels. */
  lay(part: Mask, material: Material, drop = 0): this {
    const letters: Letter[] = part.rows.flatMap((row, down) => [...row].flatMap((letter, across) =>
      letter === '.' ? [] : [{ x: this.mirrored ? FRAME_WIDTH - 1 - part.x - across : part.x + across, y: part.y + down + drop, letter }]))
    const filled = new Set(letters.map(({ x, y }) => placeOf(x, y)))
    for (const { x, y, letter } of letters) {
      if (inFrame(x, y)) this.pixels[y * FRAME_WIDTH + x] = { material, tone: TONES[letter] ?? litTone(filled, x, y) }
    }
    return this
  }

  paint(): PixelCanvas {
    const canvas = new PixelCanvas(FRAME_WIDTH, FRAME_HEIGHT)
    for (let y = 0; y < FRAME_HEIGHT; y += 1) for (let x = 0; x < FRAME_WIDTH; x += 1) canvas.set(x, y, this.colour(x, y))
    return canvas
  }

  private colour(x: number, y: number): Colour {
    const own = this.at(x, y)
    if (own) return own.material[own.tone]
    const beside = this.at(x, y + 1) ?? this.at(x + 1, y) ?? this.at(x - 1, y) ?? this.at(x, y - 1)
    return beside?.material.line ?? clear
  }

  private at(x: number, y: number): Pixel | undefined {
    return inFrame(x, y) ? this.pixels[y * FRAME_WIDTH + x] : undefined
  }
}

interface Letter { readonly x: number; readonly y: number; readonly letter: string }

const inFrame = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < FRAME_WIDTH && y < FRAME_HEIGHT

/** One number for a place, in the frame or a little outside it. */
const placeOf = (x: number, y: number): number => (y + FRAME_HEIGHT) * 4 * FRAME_WIDTH + x + FRAME_WIDTH

/** An edge towards the top left is light, one towards the bottom right in shade; where both meet, and within, is the cloth's own tone. */
function litTone(filled: ReadonlySet<number>, x: number, y: number): Tone {
  const open = (dx: number, dy: number): boolean => !filled.has(placeOf(x + dx, y + dy))
  const lit = open(-1, 0) || open(0, -1)
  const shaded = open(1, 0) || open(0, 1)
  if (lit === shaded) return 'base'
  return lit ? 'light' : 'shade'
}
