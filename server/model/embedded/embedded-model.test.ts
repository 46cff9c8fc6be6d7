import { describe, expect, it } from 'vitest'
import type { PlantedFault } from '../../../shared/index.ts'
import { EmbeddedFaults } from '../../../shared/index.ts'
import { definePrompt } from '../language-model.ts'
import { QUESTIONS } from '../questions.ts'
import { createEmbeddedModel } from './embedded-model.ts'
import { MIRA, OTTO, utteranceInput } from './speech/speech.test-support.ts'

const prompt = definePrompt('utterance', 1, () => [])
const input = utteranceInput(MIRA, OTTO, [[OTTO, 'Good morning, Mira. I am still working on my survey.']])

describe('the embedded model', () => {
  it('answers by name, repeatably, in the shape that the question asks for', async () => {
    const model = createEmbeddedModel({ faults: EmbeddedFaults.parse({}), confess: () => undefined })
    const first = await model.complete(prompt, input, { seed: 7, villager: MIRA.id })
    expect(await model.complete(prompt, input, { seed: 7, villager: MIRA.id })).toEqual(first)
    expect(QUESTIONS.utterance.output.safeParse(first.value).success).toBe(true)
    const rated = await model.complete(definePrompt('importance', 1, () => []), { self: MIRA, texts: ['Mira sleeps', 'Otto is ill'] }, { seed: 1, villager: null })
    expect(rated.value.ratings).toHaveLength(2)
  })

  it('confesses planted faults by the side door only, under the seed of the call', async () => {
    const confessed = new Map<number, PlantedFault[]>()
    const model = createEmbeddedModel({ faults: EmbeddedFaults.parse({ repetition: 1, inconsistency: 0, instantFact: 0 }), confess: (seed, faults) => confessed.set(seed, faults) })
    const { value } = await model.complete(prompt, input, { seed: 42, villager: MIRA.id })
    expect(confessed.get(42)).toMatchObject([{ issue: 'repetition' }])
    expect(Object.keys(value).toSorted()).toEqual(['ends', 'text'])
  })
})
