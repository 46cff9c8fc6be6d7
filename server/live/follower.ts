import type { ServerToViewer, StageSnapshot, Tick } from '../../shared/index.ts'
import type { RunTail } from './run-tail.ts'

/** The viewer's end of the line. */
export interface FollowerLine {
  /** Packets that wait for a slow network. */
  waiting(): number
  emit<Name extends keyof ServerToViewer>(name: Name, ...push: Parameters<ServerToViewer[Name]>): void
}

/** Bytes a second that a viewer of 25 villagers gets on average (issue 3, section 7); larger towns in proportion. */
export const BYTES_PER_SECOND = 10_000
const BUDGET_VILLAGERS = 25

/** Packets that may wait on a line before it counts as slow: about a second of pushes. Ours. */
const SLOW_LINE = 8

/** One viewer that follows one run: what it has got, and what it may still get. */
export interface Follower {
  readonly tail: RunTail
  /** Sends what is due at this moment (milliseconds of any steady clock). Never waits. */
  push(now: number): void
}

/**
 * `start` is the stage that the viewer was given; what follows joins on to it. While the viewer's budget lasts it gets
 * every tick. When the run is faster than that, or the line slower, ticks gather, and as soon as the whole stage is
 * shorter than what has gathered the viewer gets the stage.
 */
export function createFollower(tail: RunTail, line: FollowerLine, start: StageSnapshot, now: number): Follower {
  const { run } = tail.source
  const perSecond = BYTES_PER_SECOND * Math.max(1, start.villagers.length / BUDGET_VILLAGERS)
  let sent: Tick = start.tick
  // Half a second's worth: enough that a slow run starts with ticks, little enough that the stage just given counts too.
  let budget = perSecond / 2
  let last = now

  function sendStage(): number {
    const { stage, bytes } = tail.stage()
    sent = stage.tick
    line.emit('stage', { run, stage })
    return bytes
  }

  return {
    tail,
    push(moment) {
      budget = Math.min(perSecond, budget + ((moment - last) / 1000) * perSecond)
      last = moment
      if (tail.head <= sent || budget <= 0 || line.waiting() > SLOW_LINE) return
      const gathered = tail.since(sent)
      if (!gathered || (gathered.bytes > budget && gathered.bytes > tail.stage().bytes)) budget -= sendStage()
      else {
        line.emit('ticks', { run, from: sent + 1, to: tail.head, batches: gathered.batches })
        sent = tail.head
        budget -= gathered.bytes + PUSH_BYTES
      }
    },
  }
}

/** What a push weighs without its events. */
const PUSH_BYTES = 80
