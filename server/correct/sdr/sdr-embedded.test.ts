import { beforeEach, describe, expect, it } from 'vitest'
import type { Correction, Dialogue, Draft, Guidance, Utterance } from '../../../shared/index.ts'
import { createRandom, RunConfig } from '../../../shared/index.ts'
import { dialogueOf, personaOf, recordOf, scriptedModel } from '../../evidence/test-support.ts'
import { createEmbeddedEmbedder } from '../../model/embedded/reading/embedder.ts'
import { createEmbeddedEntailment } from '../../model/embedded/reading/entailment.ts'
import { readingAnswers } from '../../model/embedded/reading/reading-answers.ts'
import type { DialogueDatabase } from '../../store/dialogue-database.ts'
import { createCorrector } from '../create-corrector.ts'
import { draftOf } from './test-support.ts'

/** A tiny town under SDR with the real embedded reader, embedder and entailment: each kind of error is found and mended. */

const ada = personaOf('Ada Berg', { occupation: 'baker', about: 'Ada runs the bakery on the lane.', pronouns: 'she', interests: ['rye bread'] })
const ben = personaOf('Ben Holm', { occupation: 'postman', pronouns: 'he' })
const cora = personaOf('Cora Lind', { occupation: 'carpenter', about: 'Cora builds boats in the yard by the pond.', pronouns: 'she' })
const villagers = [ada, ben, cora]
const SAID = 'I have been baking rye bread since four this morning, and my back knows it.'

const earlier = dialogueOf('d1', [ada, cora], [SAID, 'I can smell it all the way to the yard.'], { startTick: 60 })
const current = dialogueOf('d2', [ben, ada], ['Good morning! How are things with you?'], { startTick: 600, endTick: null })

const reader = scriptedModel({
  'triplets': (input) => readingAnswers.triplets(input),
  'evidence-selection': (input) => readingAnswers['evidence-selection'](input),
  'instant-fact-rating': (input) => readingAnswers['instant-fact-rating'](input),
  'diagnosis': (input, { seed }) => readingAnswers.diagnosis(input, createRandom(seed)),
  'persona-vote': (input, { seed }) => readingAnswers['persona-vote'](input, createRandom(seed)),
  'suggestions': (input, { seed }) => readingAnswers.suggestions(input, createRandom(seed)),
})

async function databaseOf(dialogues: readonly Dialogue[]): Promise<DialogueDatabase> {
  const embedder = createEmbeddedEmbedder()
  const utterances: Utterance[] = dialogues.flatMap(({ lines }) => lines)
  const vectors = await embedder.embed(utterances.map(({ text }) => text))
  const cosine = (one: Float32Array, other: Float32Array): number => one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0)
  return {
    ...recordOf({ dialogues }),
    nearest: (vector, k) => utterances.map((utterance, index) => ({ utterance, similarity: cosine(vector, vectors[index] ?? vector) }))
      .sort((one, other) => other.similarity - one.similarity).slice(0, k),
  }
}

let say: (text: string, redrafts?: readonly string[]) => Promise<Correction & { readonly guidances: Guidance[] }>

beforeEach(async () => {
  const tools = { model: reader, embedder: createEmbeddedEmbedder(), entailment: createEmbeddedEntailment(), dialogues: await databaseOf([earlier, current]) }
  const correct = createCorrector(RunConfig.parse({ corrector: 'sdr' }), tools)
  say = async (text, redrafts = []) => {
    const guidances: Guidance[] = []
    const redraft = async (guidance?: Guidance): Promise<Draft> => {
      if (guidance) guidances.push(guidance)
      return draftOf(redrafts[guidances.length - 1] ?? text)
    }
    const scene = { tick: 603, speaker: ada, partner: ben, dialogue: current, villagers, seed: 3 }
    return { ...await correct(draftOf(text), scene, redraft), guidances }
  }
})

describe('SDR with the embedded models', () => {
  it('lets a harmless line through', async () => {
    await expect(say('Quite well, thank you. The oven is behaving at last.')).resolves.toMatchObject({ outcome: 'clean', guidances: [] })
  })

  it('has a line that was already said written anew', async () => {
    const correction = await say(SAID, ['Tired, but the loaves came out well.'])
    expect(correction).toMatchObject({ outcome: 'rewritten', issues: ['repetition'] })
    expect(correction.guidances[0]?.comments[0]?.comment).toContain(SAID)
  })

  it('finds a line that contradicts the speaker\'s persona', async () => {
    const correction = await say('I work as a nurse at the hospital.', ['I work as a baker, as ever.'])
    expect(correction.candidates[0]?.review).toMatchObject({ inconsistency: { evidence: [{ type: 'persona', villager: 'ada-berg' }] } })
    expect(correction).toMatchObject({ outcome: 'rewritten', issues: ['inconsistency'] })
  })

  it('asks the one about whom a fact was made up', async () => {
    const correction = await say('Cora sold her boat yard and moved to the city last week.', ['I have not seen much of the town lately.'])
    expect(correction.candidates[0]?.review).toMatchObject({
      instantFact: { named: ['cora-lind'], flagged: true }, diagnoses: [{ asked: 'persona', villager: 'cora-lind', kept: true }],
    })
    expect(correction).toMatchObject({ outcome: 'rewritten', issues: ['instant-fact'] })
  })
})
