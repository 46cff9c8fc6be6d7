import type { Draft, Guidance, SdrConfig, Utterance } from '../../../shared/index.ts'
import { RunConfig, SdrConfig as SdrConfigSchema } from '../../../shared/index.ts'
import type { Script } from '../../evidence/test-support.ts'
import { countingEmbedder, dialogueOf, personaOf, recordOf, scriptedEntailment, scriptedModel } from '../../evidence/test-support.ts'
import type { Scene } from '../corrector.ts'
import { createSdr } from './sdr.ts'

/** Four villagers, one finished dialogue, and one going on in which Ada speaks next. */
export const ada = personaOf('Ada Berg', { occupation: 'baker' })
export const ben = personaOf('Ben Holm')
export const cora = personaOf('Cora Lind', { secrets: ['I sold the ring'] })
export const dan = personaOf('Dan Voss')
export const villagers = [ada, ben, cora, dan]

export const earlier = dialogueOf('d1', [ada, cora], ['I bake bread every night.', 'I work at the mill.'], { startTick: 60 })
export const current = dialogueOf('d9', [ada, ben], ['Good morning, Ben.', 'Good morning, Ada.'], { startTick: 600, endTick: null })
export const scene: Scene = { tick: 604, speaker: ada, partner: ben, dialogue: current, villagers, seed: 7 }

export const draftOf = (text: string): Draft => ({ text, variant: { type: 'structured-task', form: 'few', memories: 4 } })

/** All answers harmless; a test changes the ones it is about. */
const HARMLESS: Script = {
  'triplets': () => ({ triplets: [] }),
  'instant-fact-rating': () => ({ score: 1, criteria: { objectivity: 0, discernment: 0, impact: 0 }, reason: 'harmless' }),
  'diagnosis': () => ({ severity: 1, comment: 'fine' }),
  'persona-vote': () => ({ agrees: true, comment: 'fine' }),
  'suggestions': () => ({ suggestions: ['say it otherwise'] }),
  'evidence-selection': ({ suspicious, k }) => ({ dialogues: [...new Set(suspicious.map(({ dialogue }) => dialogue))].slice(0, k) }),
}

export interface Setting {
  readonly script?: Script
  readonly similar?: readonly { utterance: Utterance; similarity: number }[]
  /** Over the profile `paper`. */
  readonly config?: Partial<SdrConfig>
  readonly score?: (premise: string, hypothesis: string) => number
  readonly record?: ReturnType<typeof recordOf>
}

/** SDR with doubles for everything it is made of. */
export function settingOf({ script = {}, similar = [], config = {}, score = () => 0, record }: Setting = {}) {
  const model = scriptedModel({ ...HARMLESS, ...script })
  const embedder = countingEmbedder()
  const entailment = scriptedEntailment(score)
  const dialogues = record ?? recordOf({ dialogues: [earlier, current], similar })
  const parsed = SdrConfigSchema.parse({ profile: 'paper', ...config })
  const correct = createSdr({ model, embedder, entailment, dialogues, config: parsed, clock: RunConfig.parse({}).clock })
  const guidances: (Guidance | undefined)[] = []
  const redraft = async (guidance?: Guidance): Promise<Draft> => {
    guidances.push(guidance)
    return draftOf(`redraft ${guidances.length}`)
  }
  const say = (text: string, at: Scene = scene) => correct(draftOf(text), at, redraft)
  return { say, guidances, model, embedder, entailment, dialogues }
}

export const saidEarlier = (index: number): Utterance => earlier.lines[index] as Utterance
