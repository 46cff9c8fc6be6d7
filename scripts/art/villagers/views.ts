import type { Mask } from './figure.ts'

/** From where a villager is seen: from the front, from its left side (mirrored for the right), from behind. */
export type View = 'down' | 'side' | 'up'

/** The shape of one thing in the three views; where a view is empty, nothing of it is seen. */
export type Views = Readonly<Record<View, Mask>>

/** Shapes drawn side by side as text: front, left side and back, with their top left at x, y of the frame. */
export function views(x: number, y: number, text: string): Views {
  const rows = rowsOf(text).map((row) => row.split(/\s+/u))
  const column = (index: number): Mask => ({ x, y, rows: rows.map((row) => row[index] ?? '') })
  return { down: column(0), side: column(1), up: column(2) }
}

/** One shape that is the same from every side. */
export function allRound(x: number, y: number, text: string): Views {
  const part: Mask = { x, y, rows: rowsOf(text) }
  return { down: part, side: part, up: part }
}

const rowsOf = (text: string): string[] => text.split('\n').map((row) => row.trim()).filter((row) => row !== '')
