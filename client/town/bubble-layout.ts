/** A bubble to place, in screen pixels: its tip is at the speaker's head. */
export interface BubbleBox { readonly tipX: number; readonly tipY: number; readonly width: number; readonly height: number }

/** Top left corner of a placed bubble; null where there was no room. */
export type BubblePlace = { readonly left: number; readonly top: number } | null

/** Pixels between two bubbles, and between a bubble and the edge of the screen. Ours. */
const GAP = 6
const MARGIN = 6

interface Rectangle { left: number; top: number; width: number; height: number }

/**
 * Places bubbles above their speakers so that none covers another: from the lowest speaker up, each is nudged upwards until it is
 * free; at the top of the screen it looks for room to the sides, nearest first. What finds none is left out (the newest come first
 * in `boxes` and are placed first where two want one place).
 */
export function placeBubbles(boxes: readonly BubbleBox[], screen: { readonly width: number; readonly height: number }): BubblePlace[] {
  const order = boxes.map((box, index) => ({ box, index })).sort((a, b) => b.box.tipY - a.box.tipY || a.index - b.index)
  const taken: Rectangle[] = []
  const places: BubblePlace[] = boxes.map(() => null)
  for (const { box, index } of order) {
    const place = freePlace(box, taken, screen)
    if (!place) continue
    taken.push({ ...place, width: box.width, height: box.height })
    places[index] = place
  }
  return places
}

function freePlace(box: BubbleBox, taken: readonly Rectangle[], screen: { readonly width: number; readonly height: number }): BubblePlace {
  const middle = clamp(box.tipX - box.width / 2, MARGIN, screen.width - MARGIN - box.width)
  const above = nudgedUp(box, middle, taken)
  if (above.top >= MARGIN) return above
  const sideways = taken.flatMap((one) => [one.left - box.width - GAP, one.left + one.width + GAP])
    .filter((left) => left >= MARGIN && left + box.width <= screen.width - MARGIN)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  for (const left of [middle, ...sideways]) {
    const top = clamp(box.tipY - box.height, MARGIN, screen.height - MARGIN - box.height)
    if (!taken.some((one) => overlaps(one, { left, top, width: box.width, height: box.height }))) return { left, top }
  }
  return null
}

function nudgedUp(box: BubbleBox, left: number, taken: readonly Rectangle[]): { left: number; top: number } {
  const wanted: Rectangle = { left, top: box.tipY - box.height, width: box.width, height: box.height }
  for (;;) {
    const hit = taken.find((one) => overlaps(one, wanted))
    if (!hit) return { left, top: wanted.top }
    wanted.top = hit.top - GAP - box.height
  }
}

const overlaps = (a: Rectangle, b: Rectangle): boolean =>
  a.left < b.left + b.width + GAP && b.left < a.left + a.width + GAP && a.top < b.top + b.height + GAP && b.top < a.top + a.height + GAP

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high))
