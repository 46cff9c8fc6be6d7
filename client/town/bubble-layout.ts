/** A rectangle of the screen, in pixels. */
export interface Box { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** A bubble to place: its tip is at the speaker's head. */
export interface BubbleBox { readonly tipX: number; readonly tipY: number; readonly width: number; readonly height: number }

/** Top left corner of a placed bubble; null where there was no room. */
export type BubblePlace = { readonly left: number; readonly top: number } | null

/** Pixels between two bubbles, and between a bubble and the edge of the screen. Ours. */
const GAP = 5
const MARGIN = 6
/** How far to the sides a bubble may hang over its tip, in its own widths; the tail still reaches. Ours. */
const SHIFTS = [0, -0.22, 0.22, -0.42, 0.42]
/** What a bubble pays, in pixels of way: for a pixel to the side, and for covering somebody who talks. Ours, by eye. */
const SIDEWAYS_COST = 0.35
const COVER_COST = 55

/**
 * Places bubbles above their speakers so that none covers another, and none covers somebody who talks (`faces`) where it can be helped.
 * From the lowest speaker up, each takes the nearest free place above its tip; where the screen ends it looks for room to the sides.
 * What finds none is left out; of two with the same tip the earlier in `boxes` is placed first.
 */
export function placeBubbles(boxes: readonly BubbleBox[], screen: { readonly width: number; readonly height: number }, faces: readonly Box[] = []): BubblePlace[] {
  const order = boxes.map((box, index) => ({ box, index })).sort((a, b) => b.box.tipY - a.box.tipY || a.index - b.index)
  const taken: Box[] = []
  const places: BubblePlace[] = boxes.map(() => null)
  for (const { box, index } of order) {
    const place = placeAbove(box, taken, faces, screen) ?? placeBeside(box, taken, screen)
    if (!place) continue
    taken.push({ ...place, width: box.width, height: box.height })
    places[index] = place
  }
  return places
}

/** The cheapest free place above the tip: straight up costs its way, to the side a little, over a face a lot. */
function placeAbove(box: BubbleBox, taken: readonly Box[], faces: readonly Box[], screen: { readonly width: number }): BubblePlace {
  const heights = [box.tipY, ...[...taken, ...faces].map(({ top }) => top - GAP).filter((bottom) => bottom < box.tipY)].map((bottom) => bottom - box.height)
  let [best, least]: [BubblePlace, number] = [null, Infinity]
  for (const shift of SHIFTS) {
    const left = clamp(box.tipX - box.width / 2 + shift * box.width, MARGIN, screen.width - MARGIN - box.width)
    for (const top of heights) {
      const way = box.tipY - box.height - top + Math.abs(shift * box.width) * SIDEWAYS_COST
      if (way >= least || top < MARGIN) continue
      const place: Box = { left, top, width: box.width, height: box.height }
      if (taken.some((one) => overlaps(one, place))) continue
      const cost = way + COVER_COST * faces.filter((face) => overlaps(face, place)).length
      if (cost < least) [best, least] = [{ left, top }, cost]
    }
  }
  return best
}

/** At the upper edge of the screen: as high as it goes, nearest to the tip that is free. */
function placeBeside(box: BubbleBox, taken: readonly Box[], screen: { readonly width: number; readonly height: number }): BubblePlace {
  const middle = clamp(box.tipX - box.width / 2, MARGIN, screen.width - MARGIN - box.width)
  const top = clamp(box.tipY - box.height, MARGIN, screen.height - MARGIN - box.height)
  const sides = taken.flatMap((one) => [one.left - box.width - GAP, one.left + one.width + GAP])
    .filter((left) => left >= MARGIN && left + box.width <= screen.width - MARGIN)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  const left = [middle, ...sides].find((one) => !taken.some((other) => overlaps(other, { left: one, top, width: box.width, height: box.height })))
  return left === undefined ? null : { left, top }
}

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width + GAP && b.left < a.left + a.width + GAP && a.top < b.top + b.height + GAP && b.top < a.top + a.height + GAP

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high))
