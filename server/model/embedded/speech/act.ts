import type { QuestionOutput } from '../../questions.ts'
import type { Slots } from '../language/grammar.ts'
import { bare, capitalised, uncapitalised } from '../language/text.ts'

/** One thing that an utterance does, before it has words: which rule of the grammar words it, and with what. */
export interface Act {
  /** A symbol of the grammar. */
  readonly symbol: string
  readonly slots: Slots
  /** It asks for an answer, so little should follow it. */
  readonly asks: boolean
  readonly ends: QuestionOutput<'utterance'>['ends']
  /** It changes the subject, which a word may mark ("by the way"). */
  readonly shifts: boolean
}

export const act = (symbol: string, slots: Slots = {}, more: Partial<Pick<Act, 'asks' | 'ends' | 'shifts'>> = {}): Act => ({ symbol, slots, asks: false, ends: null, shifts: false, ...more })

/** A sentence as two slots: "{name}" begins a sentence, "{nameLow}" stands inside one. */
export const sentenceSlots = (name: string, sentence: string, names: ReadonlySet<string> = new Set()): Slots => ({
  [name]: capitalised(bare(sentence)), [`${name}Low`]: uncapitalised(bare(sentence), names),
})
