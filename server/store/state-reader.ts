import type { Database } from 'better-sqlite3'
import type { EventOf, Memory, Tick, TickEvents, TownState, VillagerId } from '../../shared/index.ts'
import { applyEvents, EMPTY_STATE } from '../../shared/index.ts'
import type { DialogueDatabase } from './dialogue-database.ts'
import { readSnapshot } from './state-snapshot.ts'

/** States on the way that are kept, so that scrubbing folds an hour at most. Ours. */
const KEEP_EVERY = 360

type ReadTicks = (from: Tick, to: Tick) => Iterable<TickEvents>

/** Folds the state after a tick from the nearest one known before it. */
export function createFold(read: ReadTicks, options: { keep: number; snapshotBefore?: (tick: Tick) => TownState | undefined }) {
  const kept = new Map<Tick, TownState>()

  function keep(state: TownState): void {
    kept.delete(state.tick)
    kept.set(state.tick, state)
    const [oldest] = kept.keys()
    if (kept.size > options.keep && oldest !== undefined) kept.delete(oldest)
  }

  function keptBefore(tick: Tick): TownState | undefined {
    const best = Math.max(-1, ...[...kept.keys()].filter((key) => key <= tick))
    return kept.get(best)
  }

  return (tick: Tick): TownState => {
    const near = keptBefore(tick)
    const snapshot = near && tick - near.tick < KEEP_EVERY ? undefined : options.snapshotBefore?.(tick)
    let state = snapshot && snapshot.tick > (near?.tick ?? -1) ? snapshot : near
    for (const batch of read(state ? state.tick + 1 : 0, tick)) {
      if (state && Math.floor(state.tick / KEEP_EVERY) < Math.floor(batch.tick / KEEP_EVERY)) keep(state)
      state = applyEvents(state ?? EMPTY_STATE, batch.tick, batch.events)
    }
    const reached = applyEvents(state ?? EMPTY_STATE, tick, [])
    keep(reached)
    return reached
  }
}

/** The snapshots of a file as states. */
export function createSnapshotReader(database: Database, dialogues: DialogueDatabase, read: ReadTicks): (tick: Tick) => TownState | undefined {
  const nearest = database.prepare<[Tick], { tick: Tick; body: string }>('SELECT tick, body FROM snapshots WHERE tick <= ? ORDER BY tick DESC LIMIT 1')
  const memories = createMemoryReader(database)
  return (tick) => {
    const row = nearest.get(tick)
    if (!row) return undefined
    const [first] = read(0, 0)
    return readSnapshot(row.body, {
      beginning: applyEvents(EMPTY_STATE, 0, first?.events.filter((event) => event.type === 'run-start') ?? []),
      memories: memories(row.tick),
      dialogue(id) {
        const dialogue = dialogues.dialogue(id)
        if (!dialogue) throw new Error(`a snapshot names dialogue ${id}, which the log does not hold`)
        return dialogue
      },
    })
  }
}

/** Memories by villager as of a tick; each is parsed once, and every state that is read shares it. */
function createMemoryReader(database: Database): (tick: Tick) => (villager: VillagerId, count: number) => Memory[] {
  const rows = database.prepare<[number, Tick], { seq: number; body: string }>(`
    SELECT memories.seq, events.body FROM memories JOIN events USING (seq)
    WHERE seq > ? AND seq < coalesce((SELECT first_seq FROM ticks WHERE ticks.tick > ? ORDER BY ticks.tick LIMIT 1), ${Number.MAX_SAFE_INTEGER}) ORDER BY seq`)
  const streams = new Map<VillagerId, Memory[]>()
  let known = 0
  return (tick) => {
    for (const { seq, body } of rows.iterate(known, tick)) {
      const { villager, memory }: EventOf<'memory-add'> = JSON.parse(body)
      const stream = streams.get(villager)
      if (stream) stream.push(memory)
      else streams.set(villager, [memory])
      known = seq
    }
    return (villager, count) => streams.get(villager)?.slice(0, count) ?? []
  }
}
