import { z } from 'zod'
import { Clock, ticksPerDay, type Tick } from './clock.ts'

/**
 * Everything that decides a run, beside the town's own files. A run is config + seed + recorded model answers.
 * Each number says where it comes from; "ours" is a choice that no source settles.
 */

const rate = (fallback: number) => z.number().min(0).max(1).default(fallback)

export const Perception = z.object({
  /** How far a villager sees, in tiles, within its own arena: Generative Agents' scratch files hold 4 to 8. */
  radius: z.number().int().min(1).default(6),
  /** How many nearby events it takes in at once, nearest first: Generative Agents' att_bandwidth (3). */
  attention: z.number().int().min(1).default(3),
  /** How many of its latest observations are not perceived again: Generative Agents' retention (5). */
  retention: z.number().int().min(0).default(5),
})

export const Retrieval = z.object({
  /** Factor an hour since a memory was last recalled: 0.995 (Generative Agents, section 4.1). */
  decayPerHour: z.number().min(0).max(1).default(0.995),
  /** Most memories that one prompt may hold; the prompt variant draws between `fewest` and `most`. Ours. */
  fewest: z.number().int().min(0).default(4),
  most: z.number().int().min(1).default(12),
  /** Tokens (estimated as characters / 4) that memories may take in one prompt. Ours. */
  tokenBudget: z.number().int().min(1).default(800),
})

export const ConversationConfig = z.object({
  /** Last resort: SDR section 5.1 lets a dialogue end at 16 utterances at most. */
  maxUtterances: z.number().int().min(2).default(16),
  /** Words spoken in one tick of 10 s at 150 words a minute (a usual rate of conversation). */
  wordsPerTick: z.number().positive().default(25),
  /** Ticks between two lines at the least: a breath. Ours. */
  pauseTicks: z.number().int().min(1).default(2),
  /** Minutes that two who have just talked leave each other alone. Ours. */
  cooldownMinutes: z.number().min(0).default(45),
  /** Tiles apart at which two may start to talk. Ours. */
  reach: z.number().int().min(1).default(4),
})

export const Reflection = z.object({
  /** Sum of importance since the last reflection that sets off the next: 150 (Generative Agents, section 4.2). */
  threshold: z.number().positive().default(150),
  /** Questions asked of the latest memories: 3; memories looked at: 100 (section 4.2). */
  questions: z.number().int().min(1).default(3),
  window: z.number().int().min(1).default(100),
})

/** The parts of an utterance prompt that SDR's ablation removes (Table 2). */
export const PromptInputs = z.object({
  background: z.boolean().default(true),
  memory: z.boolean().default(true),
  history: z.boolean().default(true),
  status: z.boolean().default(true),
  /** `mixed` draws the prompt type by seed (section 4.4). */
  type: z.enum(['mixed', 'persona-narrative', 'structured-task']).default('mixed'),
})

/** What NLI-graph compares the candidate with. `dialogues` is the published form, the other two are ours. */
export const PremiseKind = z.enum(['dialogues', 'persona', 'current'])
export type PremiseKind = z.infer<typeof PremiseKind>

/** Thresholds that belong to a pair of models, not to the method. */
export const ThresholdProfile = z.object({
  theta: z.number(),
  alpha: z.number(),
  thetaForce: z.number(),
  thetaNlig: z.number(),
  premises: z.array(PremiseKind),
})
export type ThresholdProfile = z.infer<typeof ThresholdProfile>

export const THRESHOLD_PROFILES = {
  /** As published, for a sentence encoder and a three-class entailment model: appendix A. θ_force has no published value: ours. */
  paper: { theta: 0.85, alpha: 0.05, thetaForce: 0.97, thetaNlig: 0.98, premises: ['dialogues'] },
  /**
   * For the embedded pair, whose similarities lie lower than a sentence encoder's. θ and α from the repetitions that readers marked in five
   * real logs (156 faults, 559 clean lines of ../shared/labels): at 0.52 ± 0.1 screening passes on 86 % of the faults and 33 % of the clean lines,
   * and leaves the rest to diagnosis (at 0.54: 81 % and 24 %). θ_force: all eight lines above it were marked, none was clean. θ_nlig lies between the
   * entailment rules' steps "open" (0.5) and "strong" (0.92 and more).
   */
  embedded: { theta: 0.52, alpha: 0.1, thetaForce: 0.9, thetaNlig: 0.9, premises: ['dialogues', 'persona', 'current'] },
} satisfies Record<string, ThresholdProfile>

export const SdrConfig = z.object({
  profile: z.enum(['embedded', 'paper']).default('embedded'),
  /** Values here win over the profile's. */
  overrides: ThresholdProfile.partial().default({}),
  /** Similar utterances looked up: K_sim = 5 (appendix A). */
  kSim: z.number().int().min(1).default(5),
  /** Hits above the threshold that make a repetition: the paper's "more than one" can be read as 1 or 2; 1 is ours. */
  minHits: z.number().int().min(1).default(1),
  /** Dialogues taken as evidence of inconsistency: K_nlig = 3 (appendix A). */
  kNlig: z.number().int().min(1).default(3),
  /** Pairs whose subjects differ are left out of entailment. Ours; off is the paper. */
  sameSubjectOnly: z.boolean().default(true),
  /** θ_fact = 6 (appendix A). */
  thetaFact: z.number().default(6),
  /** N_diag = 3 (appendix A). */
  trials: z.number().int().min(1).default(3),
  /** θ_regen = 8 (appendix A). */
  thetaRegen: z.number().default(8),
  /** R = 2 (appendix A). */
  rounds: z.number().int().min(1).default(2),
  screens: z.object({ repetition: z.boolean().default(true), inconsistency: z.boolean().default(true), instantFact: z.boolean().default(true) }).prefault({}),
})
export type SdrConfig = z.infer<typeof SdrConfig>

/** The profile with its overrides. */
export const thresholdsOf = (sdr: SdrConfig): ThresholdProfile =>
  ThresholdProfile.parse({ ...THRESHOLD_PROFILES[sdr.profile], ...Object.fromEntries(Object.entries(sdr.overrides).filter(([, value]) => value !== undefined)) })

export const CorrectorName = z.enum(['none', 'best-of-n', 'sdr'])
export type CorrectorName = z.infer<typeof CorrectorName>

/**
 * How often the embedded villager errs, and how often it heeds what it was told. No corrector may read this.
 * Rates are per draft; the readers of real logs found a fault in about three of ten utterances.
 */
export const EmbeddedFaults = z.object({
  repetition: rate(0.12),
  /** Takes over the other's topic or project, or contradicts persona, words or agreements. */
  inconsistency: rate(0.1),
  instantFact: rate(0.05),
  /** Share of pointed-out faults that a redraft leaves out, by type. */
  heeds: z.object({ repetition: rate(0.85), inconsistency: rate(0.75), 'instant-fact': rate(0.8) }).prefault({}),
})
export type EmbeddedFaults = z.infer<typeof EmbeddedFaults>

export const RunConfig = z.object({
  seed: z.number().int().nonnegative().default(1),
  days: z.number().positive().max(366).default(1),
  /** The first N villagers of the town's file; null: all. */
  villagers: z.number().int().min(1).nullable().default(null),
  clock: Clock.prefault({}),
  /** Tiles walked in a tick: 1, as in Generative Agents. */
  pace: z.number().positive().default(1),
  perception: Perception.prefault({}),
  retrieval: Retrieval.prefault({}),
  conversation: ConversationConfig.prefault({}),
  reflection: Reflection.prefault({}),
  inputs: PromptInputs.prefault({}),
  models: z.object({
    language: z.string().default('embedded'),
    embedder: z.string().default('embedded'),
    entailment: z.string().default('embedded'),
  }).prefault({}),
  corrector: CorrectorName.default('sdr'),
  sdr: SdrConfig.prefault({}),
  /** Candidates of `best-of-n`: 3 (SDR section 5.1, the baseline). */
  candidates: z.number().int().min(2).default(3),
  faults: EmbeddedFaults.prefault({}),
  /** How many villagers think at once. Changes nothing in the log. */
  concurrency: z.number().int().min(1).default(8),
  /** Ticks between two state hashes: an hour. Ours. */
  stateHashEvery: z.number().int().min(1).default(360),
})
export type RunConfig = z.infer<typeof RunConfig>

/** Last tick that a run will have. */
export const lastTickOf = ({ days, clock }: RunConfig): Tick => Math.round(days * ticksPerDay(clock))
