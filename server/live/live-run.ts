import { isStageEvent } from '../../shared/index.ts'
import type { Tick, TownEvent } from '../../shared/index.ts'
import type { RunStore } from '../store/run-store.ts'
import type { ControlAction, EventSource, SourceListener } from './event-source.ts'
import type { Pacer } from './pacer.ts'
import type { ScoreMemories } from './stored-run.ts'
import { readStoredRun } from './stored-run.ts'

/** A run that is being simulated in this process. The run loop tells it of every tick after the tick is committed. */
export interface LiveRun extends EventSource {
  onTick(tick: Tick, events: readonly TownEvent[]): void
  /** The loop has ended: from now on it is a recorded run, of which nobody loses sight. */
  finish(): void
}

export function createLiveRun(store: RunStore, pacer: Pacer, scoreMemories: ScoreMemories): LiveRun {
  const listeners = new Set<SourceListener>()
  let running = true
  const tell = (): void => { for (const { onStatus } of listeners) onStatus() }
  const drive = () => ({ kind: running ? 'live' as const : 'recorded' as const, paused: pacer.paused, speed: pacer.speed })
  return {
    ...readStoredRun(store, scoreMemories, drive),
    control(action) {
      drivePacer(pacer, action)
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => { listeners.delete(listener) }
    },
    onTick(tick, events) {
      if (listeners.size === 0) return
      const staged = events.filter(isStageEvent)
      for (const { onTick } of listeners) onTick(tick, staged)
    },
    finish() {
      running = false
      tell()
    },
  }
}

function drivePacer(pacer: Pacer, action: ControlAction): void {
  switch (action.type) {
    case 'pause': return pacer.pause()
    case 'resume': return pacer.resume()
    case 'step': return pacer.step()
    case 'speed': return pacer.setSpeed(action.speed)
    default: throw new Error(`no such control ${JSON.stringify(action satisfies never)}`)
  }
}
