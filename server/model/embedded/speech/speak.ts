import type { EmbeddedFaults, PlantedFault, Random } from '../../../../shared/index.ts'
import type { QuestionOutput } from '../../questions.ts'
import { chooseActs } from './choose-acts.ts'
import { withFaults } from './faults.ts'
import type { UtteranceInput } from './scene.ts'
import { readScene } from './scene.ts'
import { wordActs } from './word-acts.ts'

export interface Spoken extends QuestionOutput<'utterance'> { readonly faults: readonly PlantedFault[] }

/**
 * What the villager says next: it reads the scene, chooses what to do with words, finds the words, and errs at times.
 * What is said is decided by the moment, so that a redraft says the same again; how, and with which faults, by `random`.
 */
export function speak(input: UtteranceInput, rates: EmbeddedFaults, random: Random): Spoken {
  const scene = readScene(input)
  const acts = chooseActs(scene)
  const plain = wordActs(acts, scene, random.fork('words'), input.guidance?.rejected ?? null)
  const { text, faults } = withFaults(plain, scene, rates, random.fork('faults'))
  return { text, faults, ends: acts.findLast(({ ends }) => ends !== null)?.ends ?? null }
}
