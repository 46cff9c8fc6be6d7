/** What makes talk look like talk from afar: how long lines and dialogues are, and how varied the words. */

/** Lines of one dialogue, in order. */
export type SpokenDialogue = readonly { readonly text: string }[]

export interface SpeechProfile {
  readonly dialogues: number
  readonly utterances: number
  /** Mean words an utterance, counted as runs of non-blanks. */
  readonly wordsPerUtterance: number
  /** Mean utterances a dialogue. */
  readonly turnsPerDialogue: number
  /** Distinct-1, -2 and -3 of the first utterances: share of n-grams that differ (Li et al. 2016, A diversity-promoting objective). */
  readonly distinct1: number
  readonly distinct2: number
  readonly distinct3: number
  /** How many utterances Distinct was taken of. */
  readonly sample: number
}

/** Utterances that Distinct is taken of: 87, the size of the smallest recorded log, since Distinct falls as a text grows. */
export const DISTINCT_SAMPLE = 87

/** The smallest and largest value of each measure over the real English logs of the Reverie simulator, each log taken for itself. */
export const REAL_LOG_RANGES = {
  wordsPerUtterance: [19, 47], turnsPerDialogue: [5.8, 14.8], distinct1: [0.141, 0.27], distinct2: [0.439, 0.719], distinct3: [0.611, 0.899],
} as const satisfies Partial<Record<keyof SpeechProfile, readonly [number, number]>>

/** Measures dialogues in the order given; of none all means are 0. */
export function compareSpeech(dialogues: readonly SpokenDialogue[], sample = DISTINCT_SAMPLE): SpeechProfile {
  const lines = dialogues.flatMap((dialogue) => dialogue.map(({ text }) => text))
  const tokens = lines.slice(0, sample).map(tokensOf)
  const words = lines.reduce((sum, text) => sum + text.split(/\s+/u).filter(Boolean).length, 0)
  return {
    dialogues: dialogues.length, utterances: lines.length, sample: tokens.length,
    wordsPerUtterance: words / Math.max(1, lines.length), turnsPerDialogue: lines.length / Math.max(1, dialogues.length),
    distinct1: distinct(tokens, 1), distinct2: distinct(tokens, 2), distinct3: distinct(tokens, 3),
  }
}

/** Measures that lie outside the range of the real logs, by name. */
export const outsideRealLogs = (profile: SpeechProfile): (keyof typeof REAL_LOG_RANGES)[] =>
  (Object.keys(REAL_LOG_RANGES) as (keyof typeof REAL_LOG_RANGES)[]).filter((name) => profile[name] < REAL_LOG_RANGES[name][0] || profile[name] > REAL_LOG_RANGES[name][1])

const tokensOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+(?:'[a-z]+)?/g) ?? []

/** Distinct n-grams by all n-grams, none across the end of an utterance. */
function distinct(utterances: readonly (readonly string[])[], n: number): number {
  const seen = new Set<string>()
  let count = 0
  for (const tokens of utterances) {
    for (let from = 0; from + n <= tokens.length; from += 1) {
      seen.add(tokens.slice(from, from + n).join(' '))
      count += 1
    }
  }
  return seen.size / Math.max(1, count)
}
