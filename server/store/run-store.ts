import type {
  CaseView, Dialogue, DialogueId, FeedLine, Tick, TickEvents, TimelineBucket, TownEvent, TownState, UtteranceId,
} from '../../shared/index.ts'
import { lastTickOf } from '../../shared/index.ts'
import type { DialogueDatabase } from './dialogue-database.ts'
import type { DialogueIndex } from './dialogue-index.ts'
import { createDialogueIndex } from './dialogue-index.ts'
import type { FeedQuery } from './feed-reader.ts'
import { readCase, readCounts, readDialogueLines, readFeed, readTimeline } from './feed-reader.ts'
import type { HashRow, LogHead, RunUsage } from './log-reader.ts'
import { createLogReader } from './log-reader.ts'
import { createLogWriter } from './log-writer.ts'
import type { RunDescription, RunFile } from './run-file.ts'
import { createRunFile, openRunFile } from './run-file.ts'
import { createFold, createSnapshotReader } from './state-reader.ts'

export type { FeedQuery } from './feed-reader.ts'
export type { HashRow, LogHead, RunUsage } from './log-reader.ts'
export type { RunDescription } from './run-file.ts'

/** Everything of one tick, written in one transaction. */
export interface TickCommit {
  readonly tick: Tick
  readonly events: readonly TownEvent[]
  /** `chainHash` after this tick. */
  readonly eventHash: string
  /** `hashState` after this tick, at the ticks where the run takes one. */
  readonly stateHash: string | null
  /** L2-normalised vectors of the utterances said in this tick. */
  readonly vectors: ReadonlyMap<UtteranceId, Float32Array>
  /** The state after this tick. It spares the store a fold of its own when a snapshot is due. */
  readonly state?: TownState
  readonly usage?: RunUsage
}

/** One run's file. All reading is as of the last committed tick. */
export interface RunStore {
  readonly path: string
  readonly description: RunDescription
  /** All that was ever said, for correctors and minds. */
  readonly dialogues: DialogueDatabase

  /** Appends a tick, whole or not at all; ticks go up. A tick without events only moves the head. */
  commit(commit: TickCommit): void
  /** Null: nothing is committed yet. A run is resumed at the tick after it. */
  head(): LogHead | null
  /** Ticks `from` … `to`, both included, in which something happened. */
  ticks(from: Tick, to: Tick, options?: { stageOnly?: boolean }): TickEvents[]
  /** The whole state after a tick; of a tick after the head, the state at the head. */
  stateAt(tick: Tick): TownState
  /** The state after a tick with hollow minds: what a passer-by could see. Cheaper than `stateAt`. */
  stageAt(tick: Tick): TownState
  /** Hashes at the ticks `from` … `to` in which something happened or the state was hashed. */
  hashes(from: Tick, to: Tick): HashRow[]
  /** A recorded answer of a model. */
  answer(key: string): string | undefined
  /** All recorded answers, by key. */
  answers(): Map<string, string>

  /** Lines, newest first, and how many there are in all. */
  feed(query: FeedQuery): { lines: FeedLine[]; total: number }
  /** The whole run, to the tick it will end at, in equal stretches. */
  timeline(buckets: number): TimelineBucket[]
  dialogue(id: DialogueId): { dialogue: Dialogue; lines: FeedLine[] } | undefined
  /** Undefined: no such line, or it was never corrected. */
  case(utterance: UtteranceId): CaseView | undefined
  counts(): { utterances: number; rewritten: number }
  close(): void
}

/** Makes a new run file. Throws TownError where one stands already. */
export const createRunStore = (path: string, description: RunDescription): RunStore => runStore(createRunFile(path, description))

/** Opens a run file. Throws TownError where it is none, is of a newer schema, or is being written by another process. */
export const openRunStore = (path: string, { readonly = false }: { readonly?: boolean } = {}): RunStore => runStore(openRunFile(path, { readonly }))

function runStore(file: RunFile): RunStore {
  const { path, database, description } = file
  const index = createDialogueIndex(database, description.embedder.dimensions)
  // The one writer keeps its index current as it commits; a reader looks each time, since another process may be writing.
  const dialogues = file.readonly ? followed(index) : index.database
  if (!file.readonly) index.catchUpVectors()
  const log = createLogReader(database)
  const fold = createFold(log.foldTicks, { keep: 12, snapshotBefore: createSnapshotReader(database, dialogues, log.foldTicks) })
  const foldStage = createFold((from, to) => log.ticks(from, to, { stageOnly: true }), { keep: 500 })
  const within = (tick: Tick): Tick => Math.min(tick, log.head()?.tick ?? 0)
  const writer = file.readonly ? undefined : createLogWriter(file, index, fold)

  return {
    path, description, dialogues,
    commit(commit) {
      if (!writer) throw new Error(`run file ${path} was opened for reading only`)
      writer.commit(commit)
    },
    head: log.head,
    ticks: log.ticks,
    stateAt: (tick) => fold(within(tick)),
    stageAt: (tick) => foldStage(within(tick)),
    hashes: log.hashes,
    answer: log.answer,
    answers: log.answers,
    feed: (query) => readFeed(database, query),
    timeline: (buckets) => readTimeline(database, lastTickOf(description.config), buckets),
    dialogue(id) {
      const dialogue = dialogues.dialogue(id)
      return dialogue && { dialogue, lines: readDialogueLines(database, id) }
    },
    case: (utterance) => readCase(database, dialogues, utterance),
    counts: () => readCounts(database),
    close: file.close,
  }
}

const followed = ({ catchUp, catchUpVectors, database }: DialogueIndex): DialogueDatabase => ({
  nearest(vector, k) { catchUpVectors(); return database.nearest(vector, k) },
  dialogue(id) { catchUp(); return database.dialogue(id) },
  dialoguesOf(villagers) { catchUp(); return database.dialoguesOf(villagers) },
  triplets(dialogue, extractor) { catchUp(); return database.triplets(dialogue, extractor) },
})
