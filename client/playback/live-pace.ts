import type { Tick } from '../../shared/index.ts'

/** How fast a live run arrives: the playhead walks a little behind it, so that villagers never stop and jump. */
export interface LivePace {
  readonly ticksPerSecond: number
  /** Seconds between two pushes, smoothed. */
  readonly interval: number
  readonly lastPushAt: number | null
}

/** Weight of the newest push in the smoothed pace. Ours: settles within about five pushes. */
const SMOOTHING = 0.25
/** A gap longer than this (seconds) is a pause, not a pace. Ours. */
const LONGEST_INTERVAL = 4
/** How far behind the newest tick the playhead walks, in push intervals. Ours: one to be smooth, a fifth for jitter. */
const LAG_INTERVALS = 1.2
/** Beyond this many seconds of lag the playhead jumps instead of hurrying. Ours. */
const JUMP_SECONDS = 3

/** A first guess from the run's speed; 1 tick a second where it runs as fast as it goes. */
export const paceOf = (speed: number | null, secondsPerTick: number): LivePace =>
  ({ ticksPerSecond: speed === null ? 1 : speed / secondsPerTick, interval: 0.25, lastPushAt: null })

/** The pace after a push of `ticks` ticks at `now` (seconds). */
export function paceAfterPush(pace: LivePace, ticks: number, now: number): LivePace {
  const elapsed = pace.lastPushAt === null ? null : now - pace.lastPushAt
  if (elapsed === null || elapsed > LONGEST_INTERVAL || elapsed <= 0) return { ...pace, lastPushAt: now }
  return {
    ticksPerSecond: mix(pace.ticksPerSecond, ticks / elapsed),
    interval: mix(pace.interval, elapsed),
    lastPushAt: now,
  }
}

/**
 * Where the playhead stands `elapsed` seconds later, given the newest tick that arrived. It hurries or dawdles by half
 * at most to keep its lag, jumps when far behind, and never passes `newest`.
 */
export function liveStep(playhead: number, newest: Tick, pace: LivePace, elapsed: number): number {
  const wantedLag = pace.ticksPerSecond * pace.interval * LAG_INTERVALS
  const lag = newest - playhead
  if (lag > 2 * wantedLag + pace.ticksPerSecond * JUMP_SECONDS + 1) return Math.max(playhead, newest - wantedLag)
  const correction = Math.min(1, Math.max(-1, (lag - wantedLag) / Math.max(wantedLag, 0.5)))
  return Math.min(newest, playhead + pace.ticksPerSecond * (1 + correction / 2) * elapsed)
}

const mix = (old: number, fresh: number): number => old + (fresh - old) * SMOOTHING
