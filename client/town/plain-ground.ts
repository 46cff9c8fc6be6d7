import type { BakedMap } from './bake-map.ts'
import { blankCanvas, drawing } from './load-art.ts'
import { stableHash } from './stable-hash.ts'
import { TILE } from './villager-places.ts'

/** Two greens and what grows on them; ours, near those of the town's own meadow. */
const MEADOW = '#86a95c'
const PATCH = '#7da154'
const TUFT = '#6f934b'

/** Tiles of the meadow: as large as Generative Agents' Ville, whose logs come without a map most often. */
const COLUMNS = 140
const ROWS = 100

/** Size of the plain ground in pixels of the map. */
export const PLAIN_SIZE = { width: COLUMNS * TILE, height: ROWS * TILE }

/** A meadow for a town that came without a map. */
export function plainGround(): BakedMap {
  const canvas = blankCanvas(PLAIN_SIZE.width, PLAIN_SIZE.height)
  const context = drawing(canvas)
  context.fillStyle = MEADOW
  context.fillRect(0, 0, canvas.width, canvas.height)
  for (let at = 0; at < COLUMNS * ROWS; at += 1) {
    const hash = stableHash(`meadow ${at}`)
    const [x, y] = [(at % COLUMNS) * TILE + (hash % 12), Math.floor(at / COLUMNS) * TILE + ((hash >> 4) % 12)]
    context.fillStyle = hash % 3 === 0 ? PATCH : TUFT
    if (hash % 3 === 0) context.fillRect(x - 4, y, 10, 5)
    else if (hash % 5 === 0) { context.fillRect(x, y, 1, 3); context.fillRect(x + 2, y + 1, 1, 2) }
  }
  const picture = [{ canvas, x: 0, y: 0 }]
  return { below: picture, above: [], whole: picture, motion: { milliseconds: 1000, frames: [[]] } }
}
