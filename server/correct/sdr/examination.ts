import type { Clock, Draft, SdrConfig, ThresholdProfile } from '../../../shared/index.ts'
import { forkSeed, thresholdsOf } from '../../../shared/index.ts'
import type { NameOf } from '../../evidence/cite-dialogue.ts'
import { citeLines, namesOf } from '../../evidence/cite-dialogue.ts'
import type { TripletExtractor } from '../../evidence/extract-triplets.ts'
import { createTripletExtractor } from '../../evidence/extract-triplets.ts'
import type { DialogueDatabase } from '../../store/dialogue-database.ts'
import type { CallOptions, Embedder, Entailment, LanguageModel } from '../../model/language-model.ts'
import type { Line } from '../../model/questions.ts'
import type { Scene } from '../corrector.ts'

/** What SDR is made of, once a run. */
export interface SdrTools {
  readonly model: LanguageModel
  readonly embedder: Embedder
  readonly entailment: Entailment
  readonly dialogues: DialogueDatabase
  readonly config: SdrConfig
  /** For the day and hour of a dialogue that is cited as evidence. */
  readonly clock: Clock
}

/** The tools, with what follows from them once and for all. */
export interface SdrKit extends SdrTools {
  readonly extractor: TripletExtractor
  readonly thresholds: ThresholdProfile
}

export const kitOf = (tools: SdrTools): SdrKit => ({ ...tools, extractor: createTripletExtractor(tools), thresholds: thresholdsOf(tools.config) })

/** One candidate in one round: what every phase looks at. */
export interface Examination {
  readonly scene: Scene
  /** The candidate as a line of its speaker. */
  readonly candidate: Line
  /** The dialogue so far. */
  readonly lines: Line[]
  readonly nameOf: NameOf
  /** Options of a call; its seed is forked from the correction's by purpose, round and what else tells calls apart. */
  callFor(purpose: string, ...parts: readonly (string | number)[]): CallOptions
}

export function examine(draft: Draft, round: number, scene: Scene): Examination {
  const nameOf = namesOf(scene.villagers)
  return {
    scene,
    nameOf,
    candidate: { speaker: scene.speaker.id, name: scene.speaker.name, text: draft.text },
    lines: citeLines(scene.dialogue.lines, nameOf),
    callFor: (purpose, ...parts) => ({ seed: forkSeed(scene.seed, purpose, round, ...parts), villager: null }),
  }
}
