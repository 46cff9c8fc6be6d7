import type { CorrectorName, RunConfig } from '../../shared/index.ts'
import type { DialogueDatabase } from '../store/dialogue-database.ts'
import type { Embedder, Entailment, LanguageModel } from '../model/language-model.ts'
import { createBestOfN } from './best-of-n.ts'
import type { Corrector } from './corrector.ts'
import { createNone } from './none.ts'
import { createSdr } from './sdr/sdr.ts'

/** The part of a run's config that correctors may read; what the embedded villagers do wrong, and how often, is not in it. */
export type CorrectorConfig = Pick<RunConfig, 'corrector' | 'sdr' | 'candidates' | 'clock'>

export interface CorrectorTools {
  readonly model: LanguageModel
  readonly embedder: Embedder
  readonly entailment: Entailment
  readonly dialogues: DialogueDatabase
}

export type CreateCorrector = (config: CorrectorConfig, tools: CorrectorTools) => Corrector

/** Every corrector by its name. */
export const CORRECTORS = {
  'none': createNone,
  'best-of-n': ({ candidates }, { model }) => createBestOfN({ model, count: candidates }),
  'sdr': ({ sdr, clock }, tools) => createSdr({ ...tools, config: sdr, clock }),
} satisfies Record<CorrectorName, CreateCorrector>

/** The corrector of a run; it shares calls between those who ask in one tick, so it is made once and used for every utterance. */
export function createCorrector({ corrector, sdr, candidates, clock }: CorrectorConfig, tools: CorrectorTools): Corrector {
  const create: CreateCorrector = CORRECTORS[corrector]
  return create({ corrector, sdr, candidates, clock }, tools)
}
