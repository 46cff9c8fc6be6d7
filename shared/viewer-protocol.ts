import { z } from 'zod'
import { Address, DialogueId, RunId, UtteranceId, VillagerId } from './ids.ts'
import { Clock, Tick } from './clock.ts'
import { Dialogue, DialogueEnd, Utterance } from './dialogue.ts'
import { TickEvents } from './event.ts'
import { Memory } from './memory.ts'
import { Persona } from './persona.ts'
import { Activity, Plan } from './plan.ts'
import { RunConfig } from './run-config.ts'
import { Correction, Issue, Outcome } from './verdict.ts'
import { Tile } from './world.ts'

/**
 * The two directions of the socket. The viewer asks (every request has an answer) and is pushed the live run's ticks.
 * It paces the past by itself: it asks for ranges of ticks and folds them with the same `applyEvents` as the engine.
 */

/** What stands on the stage at a tick: enough to fold on from. */
export const StageSnapshot = z.object({
  tick: Tick,
  villagers: z.array(z.object({
    id: VillagerId,
    tile: Tile,
    walk: z.object({ path: z.array(Tile), startTick: Tick, to: Address }).nullable(),
    activity: Activity,
    dialogue: DialogueId.nullable(),
  })),
  dialogues: z.array(Dialogue),
  dialogueCount: z.number().int(),
  ended: z.boolean(),
})
export type StageSnapshot = z.infer<typeof StageSnapshot>

/** How far a run is, and who drives it. */
export const RunStatus = z.object({
  run: RunId,
  /** `live`: being simulated now; `recorded`: a finished or stopped log. */
  kind: z.enum(['live', 'recorded']),
  /** Last tick in the log. */
  head: Tick,
  /** Last tick that the run will have. */
  end: Tick,
  paused: z.boolean(),
  /** Simulated seconds a real second; null: as fast as it goes. */
  speed: z.number().nullable(),
  utterances: z.number().int(),
  rewritten: z.number().int(),
  /** Model calls and tokens so far (embedded: calls only). */
  calls: z.number().int(),
  tokens: z.number().int(),
  cost: z.number().nullable(),
})
export type RunStatus = z.infer<typeof RunStatus>

/** What does not change during a run. The map is fetched beside it: GET /api/runs/<run>/map (Tiled JSON). */
export const RunInfo = z.object({
  run: RunId,
  title: z.string(),
  config: RunConfig,
  clock: Clock,
  town: z.object({ name: z.string(), mapHash: z.string() }),
  personas: z.array(Persona),
  status: RunStatus,
})
export type RunInfo = z.infer<typeof RunInfo>

/** A line of the feed. */
export const FeedLine = z.object({
  utterance: Utterance,
  listener: VillagerId,
  place: Address,
  outcome: Outcome,
  issues: z.array(Issue),
  drafts: z.number().int(),
})
export type FeedLine = z.infer<typeof FeedLine>

/** A stretch of the timeline. */
export const TimelineBucket = z.object({ from: Tick, utterances: z.number().int(), rewritten: z.number().int(), issues: z.partialRecord(Issue, z.number().int()) })
export type TimelineBucket = z.infer<typeof TimelineBucket>

/** A memory with the parts of its retrieval score at a tick, each min-max normalised (0 … 1). */
export const ScoredMemory = z.object({
  memory: Memory,
  recency: z.number(),
  importance: z.number(),
  relevance: z.number(),
  score: z.number(),
})
export type ScoredMemory = z.infer<typeof ScoredMemory>

export const MindView = z.object({
  villager: VillagerId,
  tick: Tick,
  plan: Plan.nullable(),
  memories: z.array(ScoredMemory),
  dialogues: z.array(z.object({
    id: DialogueId, partner: VillagerId, place: Address, startTick: Tick, end: DialogueEnd.nullable(), lines: z.number().int(),
  })),
})
export type MindView = z.infer<typeof MindView>

/** The whole case of a line, with the words of all that it cites. */
export const CaseView = z.object({
  utterance: Utterance,
  dialogue: Dialogue,
  correction: Correction,
  /** The dialogues that its evidence points to. */
  cited: z.array(Dialogue),
})
export type CaseView = z.infer<typeof CaseView>

/** Name, request and answer of everything a viewer may ask. The server validates the request and refuses by name. */
export const VIEWER_REQUESTS = {
  'list-runs': { request: z.object({}), answer: z.array(RunStatus) },
  'get-run': { request: z.object({ run: RunId }), answer: RunInfo },
  /** From now on push the run's ticks to this viewer (live run), and its status. */
  'follow': { request: z.object({ run: RunId }), answer: StageSnapshot },
  'unfollow': { request: z.object({}), answer: z.object({}) },
  /** The stage as of the end of a tick. */
  'get-stage': { request: z.object({ run: RunId, tick: Tick }), answer: StageSnapshot },
  /** Stage events of the ticks `from` … `to`, both included; only ticks in which something happened; at most 2,000 ticks. */
  'get-ticks': { request: z.object({ run: RunId, from: Tick, to: Tick }), answer: z.array(TickEvents) },
  /** Lines up to a tick, newest first; `query` filters by words, speaker or place. */
  'get-feed': {
    request: z.object({ run: RunId, before: Tick, query: z.string().max(200).default(''), villager: VillagerId.nullable().default(null), offset: z.number().int().min(0).default(0), limit: z.number().int().min(1).max(200).default(50) }),
    answer: z.object({ lines: z.array(FeedLine), total: z.number().int() }),
  },
  'get-timeline': { request: z.object({ run: RunId, buckets: z.number().int().min(1).max(400) }), answer: z.array(TimelineBucket) },
  'get-mind': { request: z.object({ run: RunId, villager: VillagerId, tick: Tick }), answer: MindView },
  'get-dialogue': { request: z.object({ run: RunId, dialogue: DialogueId }), answer: z.object({ dialogue: Dialogue, lines: z.array(FeedLine) }) },
  'get-case': { request: z.object({ run: RunId, utterance: UtteranceId }), answer: CaseView },
  /** Drive the live run. Needs the token printed at start when the server is bound beyond this machine. */
  'control': {
    request: z.object({ run: RunId, token: z.string().max(200).default(''), action: z.discriminatedUnion('type', [
      z.object({ type: z.literal('pause') }), z.object({ type: z.literal('resume') }), z.object({ type: z.literal('step') }),
      z.object({ type: z.literal('speed'), speed: z.number().min(1).max(100_000).nullable() }),
    ]) }),
    answer: RunStatus,
  },
} as const

export type ViewerRequest = keyof typeof VIEWER_REQUESTS
export type RequestOf<N extends ViewerRequest> = z.input<(typeof VIEWER_REQUESTS)[N]['request']>
export type AnswerOf<N extends ViewerRequest> = z.infer<(typeof VIEWER_REQUESTS)[N]['answer']>

/** What comes back: the answer, or why not, in a sentence for the person. */
export type Reply<Answer> = { ok: true; answer: Answer } | { ok: false; error: string }

export type ViewerToServer = { [N in ViewerRequest]: (request: RequestOf<N>, reply: (reply: Reply<AnswerOf<N>>) => void) => void }

/** Pushed to followers. `ticks` covers `from` … `to` without a gap; `stage` replaces everything (the viewer fell behind, or the run goes too fast). */
export interface ServerToViewer {
  ticks: (push: { run: RunId; from: Tick; to: Tick; batches: TickEvents[] }) => void
  stage: (push: { run: RunId; stage: StageSnapshot }) => void
  status: (status: RunStatus) => void
}
