import SqliteDatabase from 'better-sqlite3'
import type { Database } from 'better-sqlite3'
import { isStageEvent } from '../../shared/index.ts'
import type { Tick, TownState } from '../../shared/index.ts'
import { TownError } from '../errors.ts'
import type { DialogueIndex } from './dialogue-index.ts'
import { createEventProjector } from './project-events.ts'
import type { RunFile } from './run-file.ts'
import type { TickCommit } from './run-store.ts'
import { writeSnapshot } from './state-snapshot.ts'

/** Ticks between two snapshots at the least: two hours, so that reading a state folds little and a day's file stays small. Ours. */
export const SNAPSHOT_EVERY = 720

/** Writes one tick after another, each in one transaction with all that follows from it. */
export function createLogWriter({ path, database, description }: RunFile, index: DialogueIndex, stateAt: (tick: Tick) => TownState) {
  const rows = prepareRows(database)
  const projector = createEventProjector(database, description.personas)
  const snapshots = createSnapshotWriter(database)
  let head: Tick = rows.head.get() ?? -1
  let seq = rows.seq.get() ?? 0
  let usage = rows.usage.get() ?? JSON.stringify({ calls: 0, tokens: 0, cost: 0 })

  const write = database.transaction((commit: TickCommit) => {
    const { tick, events, eventHash, stateHash, vectors } = commit
    events.forEach((event, position) => {
      const number = seq + position + 1
      rows.event.run(number, tick, event.type, isStageEvent(event) ? 1 : 0, JSON.stringify(event))
      projector.project(number, tick, event)
    })
    for (const [utterance, vector] of vectors) projector.addVector(utterance, vector)
    if (events.length > 0 || stateHash !== null) rows.tick.run(tick, seq + 1, eventHash, stateHash)
    rows.moveHead.run(tick, eventHash, commit.usage ? JSON.stringify(commit.usage) : usage)
    if (events.length > 0 && snapshots.due(tick)) snapshots.write(commit.state ?? stateAt(tick))
  })

  function commit(commit: TickCommit): void {
    if (commit.tick <= head) throw new Error(`tick ${commit.tick} was committed after tick ${head}`)
    try {
      write.immediate(commit)
    } catch (error) {
      if (!(error instanceof SqliteDatabase.SqliteError)) throw error
      throw new TownError('internal', `tick ${commit.tick} could not be written to ${path}: ${error.message}`, { cause: error })
    }
    head = commit.tick
    seq += commit.events.length
    if (commit.usage) usage = JSON.stringify(commit.usage)
    index.addTick(commit.tick, commit.events, commit.vectors)
  }
  return { commit }
}

/** Whether a snapshot is due follows from the log alone, so that a rebuilt file has the same ones. */
export function createSnapshotWriter(database: Database) {
  const last = database.prepare<[], number>('SELECT coalesce(max(tick), 0) FROM snapshots').pluck()
  const insert = database.prepare('INSERT INTO snapshots VALUES (?, ?)')
  return {
    due: (tick: Tick): boolean => Math.floor(tick / SNAPSHOT_EVERY) > Math.floor((last.get() ?? 0) / SNAPSHOT_EVERY),
    write: (state: TownState): void => void insert.run(state.tick, writeSnapshot(state)),
  }
}

const prepareRows = (database: Database) => ({
  head: database.prepare<[], number>('SELECT tick FROM head').pluck(),
  usage: database.prepare<[], string>('SELECT usage FROM head').pluck(),
  seq: database.prepare<[], number>('SELECT max(seq) FROM events').pluck(),
  event: database.prepare('INSERT INTO events VALUES (?, ?, ?, ?, ?)'),
  tick: database.prepare('INSERT INTO ticks VALUES (?, ?, ?, ?)'),
  moveHead: database.prepare('INSERT OR REPLACE INTO head VALUES (1, ?, ?, ?)'),
})
