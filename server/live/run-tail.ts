import type { StageSnapshot, Tick, TickEvents } from '../../shared/index.ts'
import type { EventSource } from './event-source.ts'

/** Ticks kept for followers who are a little behind; whoever is further behind gets the stage instead. Ours: an hour. */
const KEPT_TICKS = 360

/** What following a run needs of it. */
export type FollowedSource = Pick<EventSource, 'run' | 'status' | 'stageAt' | 'subscribe'>

/** Ticks of a source that followers may still be waiting for, and what they weigh. */
export interface RunTail {
  readonly source: FollowedSource
  /** Last tick told. */
  readonly head: Tick
  /** What happened after `tick`, and its weight in bytes; undefined: too long ago. */
  since(tick: Tick): { batches: TickEvents[]; bytes: number } | undefined
  /** The stage at the head, and its weight; worked out once a head for all who ask. */
  stage(): { stage: StageSnapshot; bytes: number }
  close(): void
}

/** Follows a source on behalf of all its followers, so that each tick is read and weighed once. */
export function createRunTail(source: FollowedSource, onStatus: () => void): RunTail {
  const kept: { tick: Tick; batch: TickEvents | undefined; bytes: number }[] = []
  let head = source.status().head
  let staged: { stage: StageSnapshot; bytes: number } | undefined
  const unsubscribe = source.subscribe({
    onStatus,
    onTick(tick, events) {
      head = tick
      const batch = events.length === 0 ? undefined : { tick, events }
      kept.push({ tick, batch, bytes: batch ? weigh(batch) : 0 })
      if (kept.length > KEPT_TICKS) kept.shift()
    },
  })
  return {
    source,
    get head() { return head },
    since(tick) {
      if (tick < head - kept.length) return undefined
      const after = kept.filter((entry) => entry.tick > tick)
      return { batches: after.flatMap(({ batch }) => (batch ? [batch] : [])), bytes: after.reduce((sum, { bytes }) => sum + bytes, 0) }
    },
    stage() {
      if (staged?.stage.tick === head) return staged
      const stage = source.stageAt(head)
      return (staged = { stage, bytes: weigh(stage) })
    },
    close: unsubscribe,
  }
}

const weigh = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))
