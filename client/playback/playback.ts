import type { FeedLine, Tick, TickEvents, TownState } from '../../shared/index.ts'
import { foldTicks } from './fold-ticks.ts'
import type { LivePace } from './live-pace.ts'
import { liveStep, paceAfterPush, paceOf } from './live-pace.ts'

/**
 * The viewer's place in a run. In `live` mode ticks are pushed and the playhead walks a little behind them; in `past`
 * mode ticks are asked for ahead of the playhead, which keeps a pace of its own. Both fold the same batches.
 */
export interface Playback {
  readonly mode: 'live' | 'past'
  /** Past mode only: whether the playhead moves. */
  readonly playing: boolean
  /** Past mode only: simulated seconds a real second. */
  readonly speed: number
  /** In ticks, with a fraction. */
  readonly playhead: number
  /** The town at the end of tick `floor(playhead)`. */
  readonly state: TownState
  /** Everything up to this tick is at hand. */
  readonly loadedTo: Tick
  /** Ticks after `state.tick` in which something happened, up to `loadedTo`. */
  readonly batches: readonly TickEvents[]
  readonly pace: LivePace
  /** Last tick in the log. */
  readonly head: Tick
}

/** Simulated seconds a real second, in the order of the speed control. 30: a day in 48 minutes, a walk across town in half a minute. */
export const SPEEDS = [1, 10, 30, 60, 120, 300, 1000] as const
export const DEFAULT_SPEED = 30

/** The server's own bound on one answer to `get-ticks`. */
const MOST_TICKS = 2000
/** Ticks asked for at once at watching speed: half an hour. Ours. */
const FEWEST_TICKS = 180
/** Real seconds of play that are kept at hand. Ours: outlasts a slow answer. */
const SECONDS_AHEAD = 6

/** A playback that stands still on a stage, with nothing loaded beyond it. */
export function playbackAt(state: TownState, head: Tick, from: Partial<Pick<Playback, 'mode' | 'playing' | 'speed' | 'pace'>> = {}): Playback {
  return {
    mode: 'past', playing: false, speed: DEFAULT_SPEED, pace: paceOf(DEFAULT_SPEED, 10), ...from,
    playhead: state.tick, state, loadedTo: state.tick, batches: [], head: Math.max(head, state.tick),
  }
}

export interface Advanced { readonly playback: Playback; readonly lines: readonly FeedLine[] }

/** The playback `elapsed` real seconds later, and what was said meanwhile. */
export function advance(playback: Playback, elapsed: number, secondsPerTick: number): Advanced {
  const playhead = playback.mode === 'live'
    ? liveStep(playback.playhead, playback.loadedTo, playback.pace, elapsed)
    : playback.playing ? playback.playhead + (elapsed * playback.speed) / secondsPerTick : playback.playhead
  return moveTo(playback, Math.min(playhead, playback.loadedTo))
}

/** Forward to a playhead that is at hand (past the loaded ticks it stops there). Backward needs a stage: `playbackAt`. */
export function moveTo(playback: Playback, playhead: number): Advanced {
  const target = Math.min(Math.max(playhead, playback.playhead), playback.loadedTo)
  const tick = Math.floor(target)
  if (tick === playback.state.tick) return { playback: { ...playback, playhead: target }, lines: [] }
  const { state, lines } = foldTicks(playback.state, playback.batches, tick)
  return { playback: { ...playback, playhead: target, state, batches: playback.batches.filter((batch) => batch.tick > tick) }, lines }
}

/** The next range to ask for; null: enough is at hand, or there is no more. */
export function wantedTicks(playback: Playback, secondsPerTick: number): { from: Tick; to: Tick } | null {
  if (playback.mode === 'live' || playback.loadedTo >= playback.head) return null
  const ahead = Math.max(FEWEST_TICKS, (playback.speed / secondsPerTick) * SECONDS_AHEAD)
  if (playback.loadedTo - playback.playhead > ahead / 2) return null
  const from = playback.loadedTo + 1
  return { from, to: Math.min(playback.head, from + Math.min(MOST_TICKS, Math.ceil(ahead)) - 1) }
}

/** An answer to `get-ticks` for a range that follows on what is loaded; any other is dropped. */
export function receiveRange(playback: Playback, from: Tick, to: Tick, batches: readonly TickEvents[]): Playback {
  if (from > playback.loadedTo + 1 || to <= playback.loadedTo) return playback
  return { ...playback, loadedTo: to, batches: [...playback.batches, ...batches.filter(({ tick }) => tick > playback.loadedTo)] }
}

/** What a push of live ticks does: `gap` asks the caller for a fresh stage, since ticks between are missing. */
export function receivePush(playback: Playback, from: Tick, to: Tick, batches: readonly TickEvents[], now: number): { playback: Playback; gap: boolean } {
  const head = Math.max(playback.head, to)
  if (playback.mode === 'past') return { playback: { ...playback, head }, gap: false }
  if (from > playback.loadedTo + 1) return { playback: { ...playback, head }, gap: true }
  const pace = paceAfterPush(playback.pace, Math.max(0, to - playback.loadedTo), now)
  return { playback: { ...receiveRange(playback, from, to, batches), head, pace }, gap: false }
}

/** Whether the playhead has run out of log: at the head of a recorded run, or caught up with a live one. */
export const isAtHead = (playback: Playback): boolean => playback.playhead >= playback.head
