import type {
  CaseView, Dialogue, DialogueId, FeedLine, MindView, RequestOf, RunId, RunInfo, RunStatus, StageSnapshot, Tick, TickEvents, TimelineBucket, UtteranceId,
  VillagerId,
} from '../../shared/index.ts'
import type { FeedQuery } from '../store/run-store.ts'

/** What a viewer may do to a run that is being simulated. */
export type ControlAction = RequestOf<'control'>['action']

/** What a source tells those who follow it. */
export interface SourceListener {
  /** A tick was committed: its stage events, none where nothing was to be seen. */
  readonly onTick: (tick: Tick, events: TickEvents['events']) => void
  /** Paused, sped up, ended … */
  readonly onStatus: () => void
}

/**
 * What a run offers to viewers, whether it is being simulated now or was recorded: who serves it does not know which.
 * Ticks beyond the head stand for the head.
 */
export interface EventSource {
  readonly run: RunId
  /** The town's map as Tiled JSON text, a name for its content, and the pictures it is drawn with (base64 by file name). */
  readonly map: { readonly tiled: string; readonly hash: string; readonly pictures: Readonly<Record<string, string>> }
  info(): RunInfo
  status(): RunStatus
  /** The stage as of the end of a tick. */
  stageAt(tick: Tick): StageSnapshot
  /** Stage events of the ticks `from` … `to`, both included; only ticks in which something happened. */
  ticks(from: Tick, to: Tick): TickEvents[]
  feed(query: FeedQuery): { lines: FeedLine[]; total: number }
  timeline(buckets: number): TimelineBucket[]
  dialogue(id: DialogueId): { dialogue: Dialogue; lines: FeedLine[] } | undefined
  case(utterance: UtteranceId): CaseView | undefined
  /** Undefined: nobody of that name lives here. */
  mind(villager: VillagerId, tick: Tick): Promise<MindView | undefined>
  /** From now on tells the listener of every tick, in order and without a gap. Returns how to stop. */
  subscribe(listener: SourceListener): () => void
  /** Null: a recorded run has nothing to drive. */
  readonly control: ((action: ControlAction) => void) | null
}
