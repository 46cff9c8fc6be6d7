import { z } from 'zod'
import { Address, DialogueId, MemoryId, UtteranceId, VillagerId } from './ids.ts'
import { Tick, TimeOfDay } from './clock.ts'
import { DialogueEnd, Utterance } from './dialogue.ts'
import { Memory } from './memory.ts'
import { Persona } from './persona.ts'
import { Activity, PlanAction, PlanHour } from './plan.ts'
import { RunConfig } from './run-config.ts'
import { Correction, ExtractedTriplets, Issue, Outcome, PlantedFault } from './verdict.ts'
import { Tile } from './world.ts'

/**
 * Everything that can happen in a town. The log of these, tick by tick, is the truth of a run: state, store, viewer
 * and measures are folded from it. An event says what happened, never how to show it; its tick stands beside it.
 */
export const TownEvent = z.discriminatedUnion('type', [
  /** First event of every log: all that the fold needs to begin. */
  z.object({
    type: z.literal('run-start'),
    config: RunConfig,
    town: z.object({ name: z.string(), mapHash: z.string() }),
    villagers: z.array(z.object({ persona: Persona, tile: Tile, activity: Activity })),
  }),
  z.object({ type: z.literal('run-end'), reason: z.enum(['done', 'budget']) }),

  // ---- on the stage: what a passer-by could see ----
  /** A walk begins: where the villager is at any tick follows from path, start and pace. */
  z.object({ type: z.literal('villager-walk'), villager: VillagerId, path: z.array(Tile).min(1), to: Address }),
  z.object({ type: z.literal('villager-stop'), villager: VillagerId, tile: Tile }),
  z.object({ type: z.literal('villager-act'), villager: VillagerId, activity: Activity }),
  z.object({
    type: z.literal('dialogue-start'),
    dialogue: DialogueId,
    participants: z.tuple([VillagerId, VillagerId]),
    place: Address,
  }),
  z.object({ type: z.literal('dialogue-end'), dialogue: DialogueId, reason: DialogueEnd }),
  /** The accepted utterance: the only one that anybody hears. */
  z.object({
    type: z.literal('utterance-say'),
    utterance: Utterance,
    outcome: Outcome,
    issues: z.array(Issue),
    /** How many candidates were written for it, 1 or more. */
    drafts: z.number().int().min(1),
    /** Whether the speaker means to end the dialogue with it, and why. */
    ends: DialogueEnd.nullable(),
  }),
  z.object({
    type: z.literal('agreement-make'),
    dialogue: DialogueId,
    participants: z.tuple([VillagerId, VillagerId]),
    what: z.string(),
    place: Address,
    day: z.number().int().min(1),
    time: TimeOfDay,
  }),

  // ---- behind it: minds and the correction ----
  /** The whole case of an utterance: every candidate with all that was found on it. */
  z.object({ type: z.literal('utterance-correct'), utterance: UtteranceId, correction: Correction }),
  z.object({ type: z.literal('triplets-extract'), extracted: ExtractedTriplets }),
  z.object({
    type: z.literal('plan-make'),
    villager: VillagerId,
    day: z.number().int().min(1),
    strokes: z.array(z.string()),
    hours: z.array(PlanHour),
  }),
  z.object({ type: z.literal('plan-revise'), villager: VillagerId, hours: z.array(PlanHour), reason: z.string() }),
  z.object({ type: z.literal('plan-detail'), villager: VillagerId, actions: z.array(PlanAction) }),
  z.object({ type: z.literal('memory-add'), villager: VillagerId, memory: Memory }),
  z.object({ type: z.literal('memory-recall'), villager: VillagerId, memories: z.array(MemoryId) }),
  /** The villager has taken a finished dialogue to memory, from its own side. */
  z.object({ type: z.literal('dialogue-digest'), villager: VillagerId, dialogue: DialogueId }),
  z.object({ type: z.literal('reflection-make'), villager: VillagerId, questions: z.array(z.string()) }),
  z.object({ type: z.literal('talk-decline'), villager: VillagerId, partner: VillagerId }),
  /** A model failed after all retries; the town goes on. */
  z.object({ type: z.literal('model-fail'), villager: VillagerId, prompt: z.string(), reason: z.string() }),
  /** An answer of a model that cannot be computed again, kept so that the run can be. */
  z.object({ type: z.literal('model-answer'), key: z.string(), prompt: z.string(), answer: z.string() }),

  // ---- behind the curtain: for measures only ----
  z.object({
    type: z.literal('fault-plant'),
    utterance: UtteranceId,
    /** Index of the candidate in the utterance's correction. */
    candidate: z.number().int().nonnegative(),
    faults: z.array(PlantedFault).min(1),
  }),
])
export type TownEvent = z.infer<typeof TownEvent>
export type TownEventType = TownEvent['type']
export type EventOf<T extends TownEventType> = Extract<TownEvent, { type: T }>

/** All that happened in one tick, in order. */
export const TickEvents = z.object({ tick: Tick, events: z.array(TownEvent) })
export type TickEvents = z.infer<typeof TickEvents>

const STAGE = new Set<TownEventType>([
  'run-start', 'run-end', 'villager-walk', 'villager-stop', 'villager-act', 'dialogue-start', 'dialogue-end',
  'utterance-say', 'agreement-make', 'model-fail',
])

/** Whether a viewer gets the event unasked; the rest it asks for when somebody looks. */
export const isStageEvent = (event: TownEvent): boolean => STAGE.has(event.type)
