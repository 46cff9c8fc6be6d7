import { z } from 'zod'
import {
  Address, Comment, DialogueId, Guidance, InstantFactCriteria, MemoryId, MemoryKind, Persona, PromptVariant, RelationKind, Score, TimeOfDay,
  Triplet, VillagerId,
} from '../../shared/index.ts'

/**
 * Everything that the town and its correctors ever ask a language model: inputs and outputs by name. The wording of a
 * prompt stands at the foot of the file that uses it. Outputs use nullable, never optional: some servers know no other.
 */

const Line = z.object({ speaker: VillagerId, name: z.string(), text: z.string() })
export type Line = z.infer<typeof Line>

const PastDialogue = z.object({ id: DialogueId, day: z.number().int(), time: TimeOfDay, place: Address, lines: z.array(Line) })
export type PastDialogue = z.infer<typeof PastDialogue>

/** What a villager can know of another without being told: never secrets, opinions or plans. */
const Acquaintance = z.object({
  id: VillagerId,
  name: z.string(),
  relation: RelationKind.nullable(),
  /** What everybody in town knows: the occupation. */
  occupation: z.string(),
  note: z.string(),
})
export type Acquaintance = z.infer<typeof Acquaintance>

const Recollection = z.object({
  id: MemoryId,
  kind: MemoryKind,
  text: z.string(),
  day: z.number().int(),
  time: TimeOfDay,
  importance: z.number(),
  about: z.array(VillagerId),
  triplet: Triplet.nullable(),
  heardFrom: VillagerId.nullable(),
})
export type Recollection = z.infer<typeof Recollection>

const PlannedHour = z.object({ day: z.number().int(), from: TimeOfDay, to: TimeOfDay, what: z.string(), place: Address, agreedWith: VillagerId.nullable() })
export type PlannedHour = z.infer<typeof PlannedHour>

const PublicPlace = z.object({ address: Address, name: z.string() })
export type PublicPlace = z.infer<typeof PublicPlace>

const Moment = z.object({ day: z.number().int(), time: TimeOfDay, place: Address })

const AgreedMeeting = z.object({ what: z.string().min(1), place: Address, day: z.number().int().min(1), time: TimeOfDay })

const evidenceDialogue = z.object({ id: DialogueId, time: TimeOfDay, day: z.number().int(), lines: z.array(Line) })

export const QUESTIONS = {
  // ---- the villager's own --------------------------------------------------------------------------------------
  /** What the speaker says next (SDR section 4.4; the parts removed by config are empty or null). */
  'utterance': {
    input: z.object({
      variant: PromptVariant,
      now: Moment,
      speaker: Persona,
      partner: Acquaintance,
      /** Empty strings where status is removed. */
      speakerStatus: z.string(),
      partnerStatus: z.string(),
      memories: z.array(Recollection),
      /** This pair's earlier dialogues, oldest first. */
      history: z.array(PastDialogue),
      lines: z.array(Line),
      /** Why the speaker (if it began the dialogue) wanted to talk. */
      intent: z.string(),
      /** The rest of the speaker's own plan. */
      plan: z.array(PlannedHour),
      /** Set when the speaker should go: it may say so and take leave. */
      mustLeave: z.object({ reason: z.enum(['appointment', 'errand']), what: z.string() }).nullable(),
      /** Townspeople that the speaker can name, the partner left out. */
      known: z.array(Acquaintance),
      places: z.array(PublicPlace),
      /** 0 for the first draft. */
      attempt: z.number().int().nonnegative(),
      guidance: Guidance.nullable(),
    }),
    output: z.object({
      text: z.string(),
      /** Whether the dialogue is over for the speaker with this line, and why. */
      ends: z.enum(['goodbye', 'errand', 'appointment', 'nothing-more']).nullable(),
    }),
  },
  /** Whether to talk to somebody nearby, and what about. */
  'talk-decision': {
    input: z.object({
      now: Moment, self: Persona, partner: Acquaintance, selfStatus: z.string(), partnerStatus: z.string(),
      minutesSinceLastTalk: z.number().nullable(), talksToday: z.number().int(), memories: z.array(Recollection),
    }),
    output: z.object({ talk: z.boolean(), intent: z.string() }),
  },
  /** The day in broad strokes and in hours. Hours follow one another from waking to sleeping; places are `sector:arena`. */
  'day-plan': {
    input: z.object({
      day: z.number().int(), self: Persona, agreed: z.array(PlannedHour), memories: z.array(Recollection), places: z.array(PublicPlace),
      arenas: z.array(Address),
    }),
    output: z.object({
      strokes: z.array(z.string()),
      hours: z.array(z.object({ from: TimeOfDay, to: TimeOfDay, what: z.string(), emoji: z.string(), place: Address })),
    }),
  },
  /** One planned stretch in actions of 5 to 15 minutes, each at an object. */
  'actions': {
    input: z.object({ self: Persona, now: Moment, hour: PlannedHour, minutes: z.number().int().positive(), objects: z.array(Address) }),
    output: z.object({ actions: z.array(z.object({ minutes: z.number().int().min(1), what: z.string(), emoji: z.string(), at: Address })) }),
  },
  /** Whether something that happened changes the rest of the day's plan, and how. */
  'plan-revision': {
    input: z.object({ self: Persona, now: Moment, happened: z.string(), hours: z.array(PlannedHour), arenas: z.array(Address) }),
    output: z.object({
      revise: z.boolean(),
      reason: z.string(),
      hours: z.array(z.object({ from: TimeOfDay, to: TimeOfDay, what: z.string(), emoji: z.string(), place: Address })),
    }),
  },
  /** Importance of several memories in one request, 1 … 10 each. */
  'importance': {
    input: z.object({ self: Persona, texts: z.array(z.string()).min(1) }),
    output: z.object({ ratings: z.array(Score) }),
  },
  /** What a finished dialogue leaves in one participant's memory. */
  'dialogue-summary': {
    input: z.object({ now: Moment, self: Persona, partner: Acquaintance, known: z.array(Acquaintance), lines: z.array(Line) }),
    output: z.object({
      summary: z.string(),
      importance: Score,
      /** Things learnt, told by the partner: each one sentence, with whom it is about. */
      facts: z.array(z.object({ text: z.string(), about: z.array(VillagerId), triplet: Triplet.nullable(), importance: Score, news: z.boolean() })),
    }),
  },
  /** Meetings that both agreed on in a finished dialogue. */
  'agreements': {
    input: z.object({ now: Moment, participants: z.array(Acquaintance), lines: z.array(Line), places: z.array(PublicPlace) }),
    output: z.object({ agreements: z.array(AgreedMeeting) }),
  },
  'reflection-questions': {
    input: z.object({ self: Persona, memories: z.array(Recollection), count: z.number().int() }),
    output: z.object({ questions: z.array(z.string()) }),
  },
  /** Insights with the memories they rest on. */
  'reflection-insights': {
    input: z.object({ self: Persona, questions: z.array(z.string()), memories: z.array(Recollection) }),
    output: z.object({ insights: z.array(z.object({ text: z.string(), evidence: z.array(MemoryId), importance: Score, about: z.array(VillagerId) })) }),
  },

  // ---- the correctors' -----------------------------------------------------------------------------------------
  /** Personal information in some lines as [subject, relation, object], subjects by full name (appendix C). */
  'triplets': {
    input: z.object({ lines: z.array(Line), names: z.array(z.string()) }),
    output: z.object({ triplets: z.array(Triplet) }),
  },
  /** Which of the suspicious dialogues to read as evidence: at most k, best first. */
  'evidence-selection': {
    input: z.object({
      candidate: Line,
      k: z.number().int(),
      suspicious: z.array(z.object({ dialogue: DialogueId, premise: Triplet, hypothesis: Triplet, contradiction: z.number() })),
    }),
    output: z.object({ dialogues: z.array(DialogueId) }),
  },
  /** How likely the utterance is an instant fact about the named third parties, 1 … 10 (section 4.1 (3)). */
  'instant-fact-rating': {
    input: z.object({ candidate: Line, lines: z.array(Line), named: z.array(z.string()) }),
    output: z.object({ score: Score, criteria: InstantFactCriteria, reason: z.string() }),
  },
  /** The Objective LLM: severity of one kind of issue, given reference and current dialogues (section 4.2). */
  'diagnosis': {
    input: z.object({
      issue: z.enum(['repetition', 'inconsistency']),
      candidate: Line,
      lines: z.array(Line),
      references: z.array(evidenceDialogue),
      /** Persona statements taken as evidence (ours, premises `persona`). */
      statements: z.array(z.string()),
    }),
    output: z.object({ severity: Score, comment: z.string() }),
  },
  /** "Would you, <name>, agree with <statement>?" (section 4.2). */
  'persona-vote': {
    input: z.object({ villager: Persona, speaker: z.string(), statement: z.string(), dialogues: z.array(evidenceDialogue) }),
    output: z.object({ agrees: z.boolean(), comment: z.string() }),
  },
  /** Comments integrated into suggestions (section 4.3). */
  'suggestions': {
    input: z.object({ candidate: Line, lines: z.array(Line), comments: z.array(Comment) }),
    output: z.object({ suggestions: z.array(z.string()) }),
  },
  /** The baseline's judge: which candidate is best (section 5.1). */
  'candidate-choice': {
    input: z.object({ speaker: Persona, lines: z.array(Line), candidates: z.array(z.string()).min(1) }),
    output: z.object({ best: z.number().int().nonnegative(), reason: z.string() }),
  },
} as const

export type PromptName = keyof typeof QUESTIONS
export type QuestionInput<N extends PromptName> = z.infer<(typeof QUESTIONS)[N]['input']>
export type QuestionOutput<N extends PromptName> = z.infer<(typeof QUESTIONS)[N]['output']>
