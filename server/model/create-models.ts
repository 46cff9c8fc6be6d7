import type { PlantedFault, RunConfig } from '../../shared/index.ts'
import { TownError } from '../errors.ts'
import { createEmbeddedModel } from './embedded/embedded-model.ts'
import { createEmbeddedEmbedder } from './embedded/reading/embedder.ts'
import { createEmbeddedEntailment } from './embedded/reading/entailment.ts'
import type { Embedder, Entailment, LanguageModel } from './language-model.ts'

/** The models of a run, and what the run must know of them. */
export interface Models {
  readonly language: LanguageModel
  readonly embedder: Embedder
  readonly entailment: Entailment
  /** Same question and seed, same answer: such a run can be repeated without recorded answers. */
  readonly repeatable: boolean
  /** The truth about planted faults, by the seed of the call; asked for once. */
  readonly plantedBy: (seed: number) => readonly PlantedFault[]
}

/** Makes the models that a config names. Throws TownError for a name that nobody answers to. */
export async function createModels(config: RunConfig): Promise<Models> {
  for (const [role, name] of Object.entries(config.models)) {
    if (name !== 'embedded') throw new TownError('usage', `unknown model for models.${role}: "${name}" (known: embedded)`)
  }
  const planted = new Map<number, PlantedFault[]>()
  const plantedBy = (seed: number): readonly PlantedFault[] => {
    const faults = planted.get(seed) ?? []
    planted.delete(seed)
    return faults
  }
  return {
    language: createEmbeddedModel({ faults: config.faults, confess: (seed, faults) => planted.set(seed, faults) }),
    embedder: createEmbeddedEmbedder(), entailment: createEmbeddedEntailment(), repeatable: true, plantedBy,
  }
}
