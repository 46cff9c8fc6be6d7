import { isStageEvent } from '../../shared/index.ts'
import type { RunStore } from '../store/run-store.ts'
import type { EventSource, SourceListener } from './event-source.ts'
import type { ScoreMemories } from './stored-run.ts'
import { readStoredRun } from './stored-run.ts'

/** How often a file is looked at while somebody follows it: another process may still be writing it. Ours. */
const LOOK_EVERY_MS = 500

/** A run from its file. Where another process is still simulating it, followers see it grow. */
export function createRecordedRun(store: RunStore, scoreMemories: ScoreMemories): EventSource {
  const listeners = new Set<SourceListener>()
  let known = -1
  let timer: NodeJS.Timeout | undefined

  function look(): void {
    const head = store.head()?.tick ?? -1
    if (head <= known) return
    const batches = new Map(store.ticks(known + 1, head, { stageOnly: true }).map(({ tick, events }) => [tick, events]))
    for (let tick = known + 1; tick <= head; tick += 1) {
      for (const { onTick } of listeners) onTick(tick, (batches.get(tick) ?? []).filter(isStageEvent))
    }
    known = head
  }

  return {
    ...readStoredRun(store, scoreMemories, () => ({ kind: 'recorded', paused: false, speed: null })),
    control: null,
    subscribe(listener) {
      if (listeners.size === 0) {
        known = store.head()?.tick ?? -1
        timer = setInterval(look, LOOK_EVERY_MS).unref()
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) clearInterval(timer)
      }
    },
  }
}
