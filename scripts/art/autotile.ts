import { TILE } from './tile-sheet.ts'

/** Whether the tile at an offset (-1, 0 or 1 each way) is of the same ground. */
export type Same = (dx: number, dy: number) => boolean

/** The eight neighbours as a short text, corners only where both their sides are the same: 47 shapes in all. */
export function shapeOf(same: Same): string {
  const sides = ([[0, -1], [1, 0], [0, 1], [-1, 0]] as const).map(([dx, dy]) => (same(dx, dy) ? 1 : 0))
  const corners = ([[1, -1], [1, 1], [-1, 1], [-1, -1]] as const).map(([dx, dy]) => (same(dx, dy) && same(dx, 0) && same(0, dy) ? 1 : 0))
  return sides.join('') + corners.join('')
}

/** How far an uneven edge lies further in, along 16 pixels; both ends alike, so that edges meet. */
const WOBBLE = [0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0]

/**
 * Which pixels of a tile lie inside its ground: full where neighbours are the same, drawn in by `inset` pixels where they are not, with
 * an uneven edge, and a wide curve where the tile is a corner. Pixels beside the tile count as its nearest own.
 */
export function coverage(same: Same, inset: number, uneven = true): (x: number, y: number) => boolean {
  const wobble = (along: number): number => (uneven ? WOBBLE[along] ?? 0 : 0)
  const corner = uneven ? cornerOf(same) : undefined
  return (px, py) => {
    const [x, y] = [Math.min(Math.max(px, 0), TILE - 1), Math.min(Math.max(py, 0), TILE - 1)]
    const [dx, dy] = [x < TILE / 2 ? -1 : 1, y < TILE / 2 ? -1 : 1]
    const [across, down] = [dx < 0 ? x : TILE - 1 - x, dy < 0 ? y : TILE - 1 - y]
    if (corner) {
      const [fromX, fromY] = [corner[0] < 0 ? x + 0.5 : TILE - x - 0.5, corner[1] < 0 ? y + 0.5 : TILE - y - 0.5]
      if (fromX ** 2 + fromY ** 2 > (TILE - inset) ** 2) return false
      if (dx === corner[0] || dy === corner[1]) return dx !== corner[0] || dy !== corner[1] || same(dx, dy) || across + down > inset + 1
      return true
    }
    const [beside, above] = [same(dx, 0), same(0, dy)]
    if (beside && above) return same(dx, dy) || inset === 0 || across >= inset + 1 || down >= inset + 1 || across + down > inset + 1
    if (beside) return down >= inset + wobble(x)
    if (above) return across >= inset + wobble(y)
    return (7.5 - across) ** 2 + (7.5 - down) ** 2 <= (8.2 - inset) ** 2 || inset === 0
  }
}

/** The corner that the ground comes from, where it comes from two adjoining sides only. */
function cornerOf(same: Same): readonly [number, number] | undefined {
  return ([[-1, -1], [1, -1], [-1, 1], [1, 1]] as const).find(([dx, dy]) => same(dx, 0) && same(0, dy) && !same(-dx, 0) && !same(0, -dy))
}
