import type {
  CaseView, Dialogue, DialogueId, FeedLine, Persona, RunConfig, RunId, Tick, TickEvents, TimelineBucket, TownEvent, TownState, UtteranceId, VillagerId,
} from '../../shared/index.ts'
import type { DialogueDatabase } from './dialogue-database.ts'

/** What a run is made of, beside its log. Written once, when the file is made. */
export interface RunDescription {
  readonly run: RunId
  readonly config: RunConfig
  /** The map's JSON text (Tiled's format) is kept, so that the file can be shown without the town's folder. */
  readonly town: { readonly name: string; readonly mapHash: string; readonly tiled: string }
  readonly personas: readonly Persona[]
  readonly embedder: { readonly id: string; readonly dimensions: number }
}

/** What the models have been asked so far; `cost` is null where no price is known. */
export interface RunUsage { readonly calls: number; readonly tokens: number; readonly cost: number | null }

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

/** Where the log ends. */
export interface LogHead { readonly tick: Tick; readonly eventHash: string; readonly usage: RunUsage }

export interface HashRow { readonly tick: Tick; readonly eventHash: string; readonly stateHash: string | null }

export interface FeedQuery {
  /** Lines up to this tick, it included. */
  readonly before: Tick
  /** Words that must all occur in text, names or place, whatever their case. */
  readonly query?: string
  /** Only lines that this villager said or heard. */
  readonly villager?: VillagerId | null
  readonly offset?: number
  readonly limit?: number
}

/** One run's file. All reading is as of the last committed tick. */
export interface RunStore {
  readonly path: string
  readonly description: RunDescription
  /** All that was ever said, for correctors and minds. */
  readonly dialogues: DialogueDatabase

  /** Appends a tick; ticks must follow one another. A tick without events only moves the head. */
  commit(commit: TickCommit): void
  /** Null: nothing is committed yet. A run is resumed at the tick after it. */
  head(): LogHead | null
  /** Ticks `from` … `to`, both included, in which something happened. */
  ticks(from: Tick, to: Tick, options?: { stageOnly?: boolean }): TickEvents[]
  /** The whole state after a tick (at most the head). */
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
  case(utterance: UtteranceId): CaseView | undefined
  counts(): { utterances: number; rewritten: number }
  close(): void
}

/** Makes a new run file. Throws where one stands already. */
export declare function createRunStore(path: string, description: RunDescription): RunStore

/** Opens a run file. Throws where it is none, is of a newer schema, or is being written by another process. */
export declare function openRunStore(path: string, options?: { readonly?: boolean }): RunStore
