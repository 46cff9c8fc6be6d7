import type { z } from 'zod'
import type { VillagerId } from '../../shared/index.ts'
import type { PromptName, QuestionInput, QuestionOutput } from './questions.ts'
import { QUESTIONS } from './questions.ts'

export interface Message { readonly role: 'system' | 'user' | 'assistant'; readonly content: string }

/**
 * A named question to a model. A remote model renders it and parses a structured answer; the embedded model answers it
 * by name, from the typed input. `version` goes up when the wording changes, so that recorded answers stay honest.
 */
export interface Prompt<N extends PromptName> {
  readonly name: N
  readonly version: number
  readonly input: z.ZodType<QuestionInput<N>>
  readonly output: z.ZodType<QuestionOutput<N>>
  render(input: QuestionInput<N>): Message[]
}

/** A prompt whose schemas are those of its question. */
export const definePrompt = <N extends PromptName>(name: N, version: number, render: (input: QuestionInput<N>) => Message[]): Prompt<N> => ({
  name, version, render,
  input: QUESTIONS[name].input as unknown as z.ZodType<QuestionInput<N>>,
  output: QUESTIONS[name].output as unknown as z.ZodType<QuestionOutput<N>>,
})

export interface CallOptions {
  /** Decides every draw of the answer: same model, prompt, input and seed, same answer. */
  readonly seed: number
  /** On whose behalf, for the meter; null: the corrector's own. */
  readonly villager: VillagerId | null
  readonly signal?: AbortSignal
}

export interface Usage { readonly promptTokens: number; readonly completionTokens: number }
export interface Completion<Output> { readonly value: Output; readonly usage: Usage }

export interface LanguageModel {
  readonly id: string
  complete<N extends PromptName>(prompt: Prompt<N>, input: QuestionInput<N>, options: CallOptions): Promise<Completion<QuestionOutput<N>>>
}

export interface Embedder {
  readonly id: string
  readonly dimensions: number
  /** L2-normalised vectors, in the order of the texts. */
  embed(texts: readonly string[]): Promise<Float32Array[]>
}

export interface Entailment {
  readonly id: string
  /** Probability, 0 … 1, that the hypothesis contradicts the premise, pair by pair. */
  contradiction(pairs: readonly (readonly [premise: string, hypothesis: string])[]): Promise<number[]>
}
