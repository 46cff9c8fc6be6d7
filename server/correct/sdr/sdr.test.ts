import { describe, expect, it } from 'vitest'
import type { Draft, Guidance, Utterance } from '../../../shared/index.ts'
import { Correction, RunConfig, SdrConfig } from '../../../shared/index.ts'
import type { Script } from '../../evidence/test-support.ts'
import { countingEmbedder, dialogueOf, personaOf, recordOf, scriptedEntailment, scriptedModel } from '../../evidence/test-support.ts'
import type { Scene } from '../corrector.ts'
import { createSdr } from './sdr.ts'

const ada = personaOf('Ada Berg', { occupation: 'baker' })
const ben = personaOf('Ben Holm')
const cora = personaOf('Cora Lind', { secrets: ['I sold the ring'] })
const dan = personaOf('Dan Voss')
const villagers = [ada, ben, cora, dan]

const earlier = dialogueOf('d1', [ada, cora], ['I bake bread every night.', 'I work at the mill.'], { startTick: 60 })
const current = dialogueOf('d9', [ada, ben], ['Good morning, Ben.', 'Good morning, Ada.'], { startTick: 600, endTick: null })
const scene: Scene = { tick: 604, speaker: ada, partner: ben, dialogue: current, villagers, seed: 7 }

const draftOf = (text: string): Draft => ({ text, variant: { type: 'structured-task', form: 'few', memories: 4 } })

/** All answers harmless; a test changes the ones it is about. */
const HARMLESS: Script = {
  'triplets': () => ({ triplets: [] }),
  'instant-fact-rating': () => ({ score: 1, criteria: { objectivity: 0, discernment: 0, impact: 0 }, reason: '' }),
  'diagnosis': () => ({ severity: 1, comment: 'fine' }),
  'persona-vote': () => ({ agrees: true, comment: 'fine' }),
  'suggestions': () => ({ suggestions: ['say it otherwise'] }),
  'evidence-selection': ({ suspicious, k }) => ({ dialogues: suspicious.map(({ dialogue }) => dialogue).slice(0, k) }),
}

interface Setting {
  readonly script?: Script
  readonly similar?: readonly { utterance: Utterance; similarity: number }[]
  readonly config?: Parameters<typeof SdrConfig.parse>[0]
  readonly score?: (premise: string, hypothesis: string) => number
  readonly record?: ReturnType<typeof recordOf>
}

function town({ script = {}, similar = [], config = { profile: 'paper' }, score = () => 0, record }: Setting = {}) {
  const model = scriptedModel({ ...HARMLESS, ...script })
  const embedder = countingEmbedder()
  const entailment = scriptedEntailment(score)
  const dialogues = record ?? recordOf({ dialogues: [earlier, current], similar })
  const correct = createSdr({ model, embedder, entailment, dialogues, config: SdrConfig.parse(config), clock: RunConfig.parse({}).clock })
  const guidances: (Guidance | undefined)[] = []
  const redraft = async (guidance?: Guidance): Promise<Draft> => {
    guidances.push(guidance)
    return draftOf(`redraft ${guidances.length}`)
  }
  return { correct, redraft, guidances, model, embedder, entailment, dialogues }
}

const said = (index: 0 | 1): Utterance => earlier.lines[index] as Utterance
const nearly = { utterance: said(1), similarity: 0.9 }

describe('SDR as a whole', () => {
  it('accepts a first draft on which nothing was found', async () => {
    const { correct, redraft, guidances, model } = town()
    const correction = await correct(draftOf('Lovely weather.'), scene, redraft)
    expect(correction).toMatchObject({ corrector: 'sdr', accepted: 0, outcome: 'clean', issues: [] })
    expect(guidances).toEqual([])
    expect(model.calls.map(({ name }) => name)).toEqual(['triplets'])
    expect(Correction.parse(correction)).toEqual(correction)
  })

  it('has a flagged candidate diagnosed, advises the redraft, and accepts the clean one', async () => {
    const { correct, redraft, guidances } = town({
      similar: [nearly],
      script: { 'diagnosis': ({ candidate }) => ({ severity: candidate.text === 'I work at the mill.' ? 9 : 3, comment: 'the mill again' }) },
    })
    const correction = await correct(draftOf('I work at the mill.'), scene, redraft)
    expect(guidances).toEqual([{
      rejected: 'I work at the mill.', comments: [{ issue: 'repetition', comment: 'the mill again' }], suggestions: ['say it otherwise'],
    }])
    expect(correction).toMatchObject({ accepted: 1, outcome: 'rewritten', issues: ['repetition'] })
    expect(correction.candidates.map(({ draft }) => draft.text)).toEqual(['I work at the mill.', 'redraft 1'])
    expect(correction.candidates[1]?.review).toMatchObject({ guidance: null })
  })
})
