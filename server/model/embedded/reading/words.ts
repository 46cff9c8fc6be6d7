/** Words, sentences and runs of words: what every rule of the embedded reader looks at. Any script; the word lists are English. */

/** Words that say little about content. English closed-class words and the commonest small talk verbs; ours. */
const STOP_WORDS = new Set((
  'a an the and or but so if then than that this these those there here it its it\'s i i\'m i\'ve i\'d i\'ll me my mine myself you your yours yourself ' +
  'he him his she her hers they them their we us our ours be am is are was were been being do does did done have has had having will would can could ' +
  'shall should may might must of in on at by for with about to from into over under up out off as not no nor too very just also really quite well ' +
  'what which who whom whose when where why how all any some each every more most much many such own same other another again still even ever never ' +
  'oh hi hey hello yes yeah okay ok thanks thank let let\'s get got like sure that\'s there\'s what\'s how\'s you\'re you\'ve you\'d you\'ll we\'re we\'ve we\'ll ' +
  'don\'t doesn\'t didn\'t isn\'t wasn\'t aren\'t can\'t couldn\'t won\'t wouldn\'t'
).split(' '))

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu
const SENTENCE = /[^.!?…。！？]+(?:[.!?…。！？]+["”’)]*|$)/gu
/** Full stops that end no sentence. */
const ABBREVIATION = /\b(Mr|Mrs|Ms|Dr|St|Prof|e\.g|i\.e|a\.m|p\.m)\./giu

/** Lower-case words in order, apostrophes kept inside ("don't") and made straight. */
export const wordsOf = (text: string): string[] => (text.toLowerCase().match(WORD) ?? []).map((word) => word.replace('’', '\''))

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word)

/** Words that carry content, each as its stem. */
export const contentWords = (text: string): string[] => wordsOf(text).filter((word) => !STOP_WORDS.has(word)).map(stem)

/** Sentences with their closing marks, trimmed. */
export const sentencesOf = (text: string): string[] =>
  (text.replace(ABBREVIATION, (match) => match.replaceAll('.', '\u2024')).match(SENTENCE) ?? [])
    .map((sentence) => sentence.replaceAll('\u2024', '.').trim()).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))

/**
 * A word without its common endings, so that "researching", "researched" and "researches" meet. Crude on purpose: a few
 * suffixes of English in a fixed order (ours, after Porter's first step); it need not give a real word.
 */
export function stem(word: string): string {
  const bare = word.replace(/'s$|s'$|'$/u, '')
  if (bare.length <= 3 || /[^a-z']/u.test(bare)) return bare
  const base = bare.endsWith('ies') && bare.length > 4 ? `${bare.slice(0, -3)}y`
    : bare.endsWith('sses') || /(?:x|ch|sh)es$/u.test(bare) ? bare.slice(0, -2)
      : bare.endsWith('s') && !/(?:ss|us|is)$/u.test(bare) ? bare.slice(0, -1) : bare
  const cut = /^(.{3,}?)(?:ing|ed)$/u.exec(base)
  const root = cut?.[1] !== undefined && /[aeiouy]/u.test(cut[1]) ? undouble(cut[1]) : base
  return root.length > 4 && root.endsWith('e') ? root.slice(0, -1) : root
}

const undouble = (root: string): string => /([bdgklmnprt])\1$/u.test(root) && root.length > 4 ? root.slice(0, -1) : root

/** All runs of n words, as strings. */
export function runsOf(words: readonly string[], n: number): string[] {
  const runs: string[] = []
  for (let start = 0; start + n <= words.length; start += 1) runs.push(words.slice(start, start + n).join(' '))
  return runs
}

/** The longest run of words that both hold, as positions in the first; length 0 where there is none. */
export function longestSharedRun(first: readonly string[], second: readonly string[]): { start: number, length: number } {
  let best = { start: 0, length: 0 }
  let previous = new Uint16Array(second.length + 1)
  for (let row = 0; row < first.length; row += 1) {
    const current = new Uint16Array(second.length + 1)
    for (let column = 0; column < second.length; column += 1) {
      if (first[row] !== second[column]) continue
      const length = (previous[column] ?? 0) + 1
      current[column + 1] = length
      if (length > best.length) best = { start: row - length + 1, length }
    }
    previous = current
  }
  return best
}

/** Share of the first set that the second also holds, 0 … 1; 0 where the first is empty. */
export function shareOf(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  if (first.size === 0) return 0
  let both = 0
  for (const item of first) if (second.has(item)) both += 1
  return both / first.size
}
