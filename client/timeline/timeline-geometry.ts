import type { Clock, Issue, Tick, TimelineBucket } from '../../shared/index.ts'
import { minutesAt, SECONDS_PER_DAY, tickAtMinutes, timeOfMinutes } from '../../shared/index.ts'

/** Everything of the timeline that can be computed without a screen. Positions are shares of its width, 0 … 1. */

export interface Bar {
  readonly from: Tick
  readonly left: number
  readonly width: number
  /** Share of the height: all that was said, and of it what was rewritten. */
  readonly said: number
  readonly rewritten: number
  readonly utterances: number
  readonly issues: readonly Issue[]
}

export interface HourMark { readonly left: number; readonly label: string; readonly major: boolean }

/** Talk over time. The tallest bar is the busiest stretch; the root keeps quiet ones visible. */
export function barsOf(buckets: readonly TimelineBucket[], end: Tick): Bar[] {
  const busiest = Math.max(1, ...buckets.map(({ utterances }) => utterances))
  return buckets.flatMap((bucket, index) => {
    if (bucket.utterances === 0) return []
    const to = buckets[index + 1]?.from ?? end + 1
    const said = Math.sqrt(bucket.utterances / busiest)
    return [{
      from: bucket.from, left: bucket.from / end, width: Math.max(0, Math.min(end, to) - bucket.from) / end,
      said, rewritten: said * (bucket.rewritten / bucket.utterances), utterances: bucket.utterances,
      issues: (Object.entries(bucket.issues) as [Issue, number][]).filter(([, count]) => count > 0).map(([issue]) => issue),
    }]
  })
}

/** Marks at whole hours, as close together as `width` pixels allow. */
export function hourMarks(clock: Clock, end: Tick, width: number): HourMark[] {
  const minutes = minutesAt(clock, end) - minutesAt(clock, 0)
  if (minutes <= 0) return []
  const hours = [1, 2, 3, 6, 12, 24, 48].find((step) => (width / minutes) * 60 * step >= 44) ?? 96
  const first = Math.ceil(minutesAt(clock, 0) / (60 * hours)) * hours
  const marks: HourMark[] = []
  for (let hour = first; hour * 60 <= minutesAt(clock, end); hour += hours) {
    const midnight = hour % 24 === 0
    marks.push({ left: tickAtMinutes(clock, hour * 60) / end, label: midnight && hour > 0 ? `day ${hour / 24 + 1}` : timeOfMinutes(hour * 60), major: midnight })
  }
  return marks
}

/** The tick under a share of the width; never beyond what has been lived. */
export const tickAtShare = (share: number, end: Tick, head: Tick): Tick => Math.round(Math.min(Math.max(share, 0) * end, head))

/** Where a key takes the playhead: arrows a minute, page keys an hour, Home and End; null for any other key. */
export function tickAfterKey(key: string, tick: Tick, head: Tick, clock: Clock): Tick | null {
  const minute = 60 / clock.secondsPerTick
  const hour = Math.min(60 * minute, SECONDS_PER_DAY / clock.secondsPerTick)
  const moves: Readonly<Record<string, number>> = {
    ArrowLeft: -minute, ArrowDown: -minute, ArrowRight: minute, ArrowUp: minute, PageDown: -hour, PageUp: hour, Home: -Infinity, End: Infinity,
  }
  const move = moves[key]
  return move === undefined ? null : Math.round(Math.min(Math.max(tick + move, 0), head))
}
