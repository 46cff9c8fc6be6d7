/** A dialogue as a measure of wording needs it: the lines, in order. */
export interface SpokenDialogue { readonly utterances: readonly { readonly text: string }[] }

export interface SpeechProfile {
  readonly dialogues: number
  readonly utterances: number
  readonly wordsPerUtterance: number
  readonly turnsPerDialogue: number
  /** Distinct-1, -2 and -3 of the first `SAMPLE` utterances; null where there are fewer. */
  readonly distinct: readonly [number, number, number] | null
}

/** Utterances that Distinct-N is taken of: it falls with size, so all are cut to the smallest of the reference logs. */
export const SAMPLE = 87

/** How a town speaks, in the measures of SDR's Table 1 that need no model (Distinct-N: Li et al., 2016). */
export function speechProfile(dialogues: readonly SpokenDialogue[]): SpeechProfile {
  const words = dialogues.flatMap(({ utterances }) => utterances.map(({ text }) => wordsOf(text)))
  const sample = words.slice(0, SAMPLE)
  return {
    dialogues: dialogues.length, utterances: words.length,
    wordsPerUtterance: words.reduce((sum, { length }) => sum + length, 0) / Math.max(1, words.length),
    turnsPerDialogue: words.length / Math.max(1, dialogues.length),
    distinct: sample.length < SAMPLE ? null : [distinct(sample, 1), distinct(sample, 2), distinct(sample, 3)],
  }
}

/** Share of different n-grams among all, none across the end of an utterance. */
function distinct(utterances: readonly (readonly string[])[], n: number): number {
  const grams = utterances.flatMap((words) => Array.from({ length: Math.max(0, words.length - n + 1) }, (_, at) => words.slice(at, at + n).join(' ')))
  return grams.length === 0 ? 0 : new Set(grams).size / grams.length
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+(?:'[a-z]+)?/gu) ?? []
