import type { CorrectorName, RunConfig } from '../../shared/index.ts'
import type { SpokenRecord } from '../evidence/spoken-record.ts'
import type { Embedder, Entailment, LanguageModel } from '../model/language-model.ts'
import { createBestOfN } from './best-of-n.ts'
import type { Corrector } from './corrector.ts'
import { createNone } from './none.ts'
import { createSdr } from './sdr/sdr.ts'

/** The part of a run's config that correctors may read; what the embedded villagers do wrong, and how often, is not in it. */
export type CorrectorConfig = Pick<RunConfig, 'sdr' | 'candidates' | 'clock'>

export interface CorrectorTools {
  readonly model: LanguageModel
  readonly embedder: Embedder
  readonly entailment: Entailment
  readonly dialogues: SpokenRecord
  readonly config: CorrectorConfig
}

export type CreateCorrector = (tools: CorrectorTools) => Corrector

/** Every corrector by its name. */
export const CORRECTORS = {
  'none': createNone,
  'best-of-n': ({ model, config }) => createBestOfN({ model, count: config.candidates }),
  'sdr': ({ config: { sdr, clock }, model, embedder, entailment, dialogues }) => createSdr({ model, embedder, entailment, dialogues, config: sdr, clock }),
} satisfies Record<CorrectorName, CreateCorrector>

/** A corrector for one run; it keeps in memory what it has under way, so it is made once and used for every utterance. */
export const createCorrector = (name: CorrectorName, tools: CorrectorTools): Corrector => {
  const create: CreateCorrector = CORRECTORS[name]
  return create(tools)
}
