import type { Dialogue, ExtractedTriplets, Persona, Tick, Triplet, Utterance } from '../../shared/index.ts'
import { Dialogue as DialogueSchema, Persona as PersonaSchema, utteranceId } from '../../shared/index.ts'
import type { CallOptions, Embedder, Entailment, LanguageModel } from '../model/language-model.ts'
import type { PromptName, QuestionInput, QuestionOutput } from '../model/questions.ts'
import type { DialogueDatabase, SimilarUtterance } from '../store/dialogue-database.ts'

/** Doubles for the tests of correctors and evidence: they answer from scripts and keep what they were asked. */

export type Script = { [N in PromptName]?: (input: QuestionInput<N>, options: CallOptions) => QuestionOutput<N> | Promise<QuestionOutput<N>> }
export interface Call { readonly name: PromptName; readonly input: unknown; readonly options: CallOptions }

/** A model that answers by question; one that the script does not hold fails the test. */
export function scriptedModel(script: Script): LanguageModel & { readonly calls: Call[]; callsTo(name: PromptName): Call[] } {
  const calls: Call[] = []
  return {
    id: 'scripted',
    calls,
    callsTo: (name) => calls.filter((call) => call.name === name),
    async complete(prompt, input, options) {
      calls.push({ name: prompt.name, input, options })
      const answer = script[prompt.name]
      if (!answer) throw new Error(`the script has no answer to ${prompt.name}`)
      return { value: await answer(input, options), usage: { promptTokens: 0, completionTokens: 0 } }
    },
  }
}

export function countingEmbedder(): Embedder & { readonly texts: string[] } {
  const texts: string[] = []
  return {
    id: 'counting', dimensions: 2, texts,
    async embed(asked) {
      texts.push(...asked)
      return asked.map(() => new Float32Array([1, 0]))
    },
  }
}

type Pairs = readonly (readonly [premise: string, hypothesis: string])[]

export function scriptedEntailment(score: (premise: string, hypothesis: string) => number): Entailment & { readonly batches: Pairs[] } {
  const batches: Pairs[] = []
  return {
    id: 'scripted', batches,
    async contradiction(pairs) {
      batches.push(pairs)
      return pairs.map(([premise, hypothesis]) => score(premise, hypothesis))
    },
  }
}

export interface RecordDouble extends DialogueDatabase {
  /** What happens to `Correction.extracted` once its tick is committed. */
  keep(extracted: readonly ExtractedTriplets[]): void
}

/** The record in memory: nearest utterances as the test says, whatever the vector. */
export function recordOf({ dialogues = [], similar = [] }: { dialogues?: readonly Dialogue[]; similar?: readonly SimilarUtterance[] }): RecordDouble {
  const kept = new Map<string, readonly Triplet[]>()
  const ordered = [...dialogues].sort((one, other) => one.startTick - other.startTick)
  return {
    nearest: (_vector, k) => [...similar].sort((one, other) => other.similarity - one.similarity).slice(0, k),
    dialogue: (id) => ordered.find((dialogue) => dialogue.id === id),
    dialoguesOf: (villagers) => ordered.filter(({ participants }) => participants.some((participant) => villagers.includes(participant))),
    triplets: (dialogue, extractor) => kept.get(`${dialogue} ${extractor}`),
    keep: (extracted) => {
      for (const { dialogue, extractor, triplets } of extracted) kept.set(`${dialogue} ${extractor}`, triplets)
    },
  }
}

export const personaOf = (name: string, more: Partial<Persona> = {}): Persona =>
  PersonaSchema.parse({ id: name.toLowerCase().replaceAll(/\s+/gu, '-'), name, ...more })

/** A dialogue of two, who speak in turn; `endTick: null` for one going on. */
export function dialogueOf(
  id: string, [one, other]: readonly [Persona, Persona], texts: readonly string[],
  { startTick = 0, endTick = startTick + texts.length }: { startTick?: Tick; endTick?: Tick | null } = {},
): Dialogue {
  const dialogue = DialogueSchema.parse({
    id, participants: [one.id, other.id], place: 'Cafe:room', startTick, endTick, end: endTick === null ? null : 'goodbye', lines: [],
  })
  const lines = texts.map((text, index): Utterance => ({
    id: utteranceId(dialogue.id, index + 1), dialogue: dialogue.id, speaker: (index % 2 === 0 ? one : other).id, text, tick: startTick + index,
  }))
  return { ...dialogue, lines }
}

export const triplet = (subject: string, relation: string, object: string): Triplet => ({ subject, relation, object })
