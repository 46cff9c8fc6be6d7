import { z } from 'zod'
import { DialogueId, UtteranceId, VillagerId } from './ids.ts'
import { Tick } from './clock.ts'
import { Triplet } from './triplet.ts'

/** The three kinds of error of SDR (section 4). */
export const Issue = z.enum(['repetition', 'inconsistency', 'instant-fact'])
export type Issue = z.infer<typeof Issue>

/** 1 (least) … 10 (most): severities, ratings. */
export const Score = z.number().min(1).max(10)

/** Which prompt wrote a draft (SDR, section 4.4). */
export const PromptVariant = z.object({
  type: z.enum(['persona-narrative', 'structured-task']),
  form: z.enum(['simple', 'few', 'many']),
  memories: z.number().int().nonnegative(),
})
export type PromptVariant = z.infer<typeof PromptVariant>

/** A candidate utterance, before anybody has heard it. */
export const Draft = z.object({ text: z.string().min(1), variant: PromptVariant })
export type Draft = z.infer<typeof Draft>

// ---- Screening -------------------------------------------------------------------------------------------------

/** Where a similar utterance stands to the candidate: it decides the threshold (Eq. 1). */
export const Kinship = z.enum(['same-speaker-other-dialogue', 'same-speaker-same-dialogue', 'other-speaker'])
export type Kinship = z.infer<typeof Kinship>

export const SimilarityHit = z.object({
  utterance: UtteranceId,
  dialogue: DialogueId,
  speaker: VillagerId,
  text: z.string(),
  tick: Tick,
  similarity: z.number(),
  kinship: Kinship,
  threshold: z.number(),
  exceeds: z.boolean(),
})
export type SimilarityHit = z.infer<typeof SimilarityHit>

export const RepetitionScreen = z.object({
  hits: z.array(SimilarityHit),
  /** Dialogues to show the diagnosis; empty: not flagged. */
  evidence: z.array(DialogueId),
  /** Near identical (above θ_force): straight to regeneration. */
  forced: z.boolean(),
})
export type RepetitionScreen = z.infer<typeof RepetitionScreen>

/** Where a premise comes from. `persona` and `current` are our additions to the paper's `dialogue`. */
export const PremiseSource = z.discriminatedUnion('type', [
  z.object({ type: z.literal('dialogue'), dialogue: DialogueId }),
  z.object({ type: z.literal('persona'), villager: VillagerId }),
  z.object({ type: z.literal('current'), utterance: UtteranceId }),
])
export type PremiseSource = z.infer<typeof PremiseSource>

export const TripletPair = z.object({
  premise: Triplet,
  source: PremiseSource,
  hypothesis: Triplet,
  /** Probability of contradiction, 0 … 1. */
  contradiction: z.number(),
  suspicious: z.boolean(),
})
export type TripletPair = z.infer<typeof TripletPair>

export const InconsistencyScreen = z.object({
  hypotheses: z.array(Triplet),
  /** How many pairs were scored; `pairs` keeps all suspicious ones and the ten highest below. */
  compared: z.number().int(),
  threshold: z.number(),
  pairs: z.array(TripletPair),
  /** The sources that the model picked as evidence (at most K_nlig dialogues; persona and current are ours). */
  evidence: z.array(PremiseSource),
})
export type InconsistencyScreen = z.infer<typeof InconsistencyScreen>

/** The paper's three criteria, each 0 … 1 as the rater saw it. */
export const InstantFactCriteria = z.object({ objectivity: z.number(), discernment: z.number(), impact: z.number() })
export type InstantFactCriteria = z.infer<typeof InstantFactCriteria>

export const InstantFactScreen = z.object({
  named: z.array(VillagerId),
  /** Null where nobody was named, and so nothing asked. */
  rating: z.object({ score: Score, reason: z.string(), criteria: InstantFactCriteria }).nullable(),
  threshold: z.number(),
  flagged: z.boolean(),
})
export type InstantFactScreen = z.infer<typeof InstantFactScreen>

// ---- Diagnosis -------------------------------------------------------------------------------------------------

export const Trial = z.object({ severity: Score, comment: z.string() })
export type Trial = z.infer<typeof Trial>

export const Vote = z.object({ agrees: z.boolean(), comment: z.string() })
export type Vote = z.infer<typeof Vote>

/** One issue, as it was diagnosed: all trials, and which of them counted. */
export const Diagnosis = z.discriminatedUnion('asked', [
  z.object({
    asked: z.literal('objective'),
    issue: z.enum(['repetition', 'inconsistency']),
    trials: z.array(Trial),
    chosen: z.number().int(),
    /** Severity above θ_regen: the comment goes into regeneration. */
    kept: z.boolean(),
  }),
  z.object({
    asked: z.literal('persona'),
    issue: z.literal('instant-fact'),
    villager: VillagerId,
    statement: z.string(),
    trials: z.array(Vote),
    chosen: z.number().int(),
    /** Disagreement: the comment goes into regeneration. */
    kept: z.boolean(),
  }),
])
export type Diagnosis = z.infer<typeof Diagnosis>

// ---- Regeneration ----------------------------------------------------------------------------------------------

/** What a redraft is told. */
export const Comment = z.object({ issue: Issue, comment: z.string() })
export type Comment = z.infer<typeof Comment>

export const Guidance = z.object({
  rejected: z.string(),
  comments: z.array(Comment),
  suggestions: z.array(z.string()),
})
export type Guidance = z.infer<typeof Guidance>

// ---- The whole case --------------------------------------------------------------------------------------------

/** One round of SDR over one candidate. A pipeline that did not run (θ_force, or switched off) is null. */
export const SdrRound = z.object({
  type: z.literal('sdr'),
  repetition: RepetitionScreen.nullable(),
  inconsistency: InconsistencyScreen.nullable(),
  instantFact: InstantFactScreen.nullable(),
  diagnoses: z.array(Diagnosis),
  /** Null where nothing had to be mended. */
  guidance: Guidance.nullable(),
})
export type SdrRound = z.infer<typeof SdrRound>

/** The judge's choice among several candidates (the paper's baseline). */
export const ChoiceReview = z.object({ type: z.literal('choice'), reason: z.string(), chosen: z.boolean() })
export type ChoiceReview = z.infer<typeof ChoiceReview>

export const Review = z.discriminatedUnion('type', [SdrRound, ChoiceReview])
export type Review = z.infer<typeof Review>

/** A draft and what was found on it; null: it was not reviewed (corrector `none`, or the last redraft). */
export const Candidate = z.object({ draft: Draft, review: Review.nullable() })
export type Candidate = z.infer<typeof Candidate>

/** How it ended: `unchecked` (corrector none), `clean` at first, `rewritten` and
 * then found clean, `chosen` among several, `unresolved` after the last round (the accepted redraft was not screened clean). */
export const Outcome = z.enum(['unchecked', 'clean', 'rewritten', 'chosen', 'unresolved'])
export type Outcome = z.infer<typeof Outcome>

/** Triplets that were extracted on the way and are to be kept for the next one who asks. */
export const ExtractedTriplets = z.object({ dialogue: DialogueId, extractor: z.string(), triplets: z.array(Triplet) })
export type ExtractedTriplets = z.infer<typeof ExtractedTriplets>

/** What a corrector hands back: every candidate in order, and which of them is said. */
export const Correction = z.object({
  corrector: z.string(),
  candidates: z.array(Candidate).min(1),
  accepted: z.number().int().nonnegative(),
  outcome: Outcome,
  /** Issues that were found in any candidate and led to a redraft. */
  issues: z.array(Issue),
  extracted: z.array(ExtractedTriplets),
})
export type Correction = z.infer<typeof Correction>

/** A fault that the embedded villager model put into a draft. No corrector can reach it. */
export const PlantedFault = z.object({
  issue: Issue,
  /** What was done, for a reader: "claims Otto's survey as his own". */
  what: z.string(),
  about: z.array(VillagerId),
})
export type PlantedFault = z.infer<typeof PlantedFault>
