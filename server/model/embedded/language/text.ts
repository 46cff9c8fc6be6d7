import { remembering } from './remembering.ts'

/** Words that carry no content of their own, for telling what a sentence is about. */
const STOP_WORDS = new Set((
  'a an the this that these those there here it its i me my mine myself you your yours yourself he him his she her hers they them their theirs we us our '
  + 'ours am is are was were be been being have has had having do does did doing done will would shall should can could may might must not no nor and or but if then than as '
  + 'at by for from in into of off on onto out over to up with about after before again so too very just also all any some each every more most other such only own same '
  + "what which who whom whose when where why how let's lets i'm i've i'll i'd you're you've you'll you'd it's that's there's he's she's we're we've we'll they're don't doesn't "
  + "didn't can't couldn't won't wouldn't isn't aren't wasn't haven't hasn't get got getting go going goes went gone really quite well still even much many lot bit little "
  + 'thing things something anything nothing one two way like know think say said tell told ask asked want make made see saw good great nice yes oh ah hello hi hey today '
  + 'time day now never always ever perhaps maybe sure course because while until once soon later'
).split(' '))

/** The sentences of a text, trimmed, with their end marks. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?…]["')\]]?)\s+(?=["'(\[]?[\p{Lu}\d])/u).map((sentence) => sentence.trim()).filter((sentence) => sentence !== '')

/** Lower-cased words, letters of any script, digits and inner apostrophes. */
export const wordsOf = (text: string): string[] => text.toLowerCase().replaceAll('’', "'").match(/[\p{L}\d]+(?:'[\p{L}]+)?/gu) ?? []

/** A crude stem, so that "dragonflies" meets "dragonfly" and "baking" meets "baked". */
const stem = (word: string): string => {
  const plain = word.replace(/'s$/, '')
  if (plain.length < 5) return plain.replace(/s$/, '')
  return plain.replace(/(?:ies|y)$/, 'i').replace(/(?:ing|ed|es|s|e)$/, '')
}

/** Stems of the words that carry content. */
export const contentOf: (text: string) => ReadonlySet<string> = remembering((text) => new Set(wordsOf(text).filter((word) => !STOP_WORDS.has(word)).map(stem)))

/** How many content words two texts share. */
export function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one]
  let count = 0
  for (const word of small) if (large.has(word)) count += 1
  return count
}

/** Share of the content words of `part` that `whole` holds, 0 … 1. */
export const coverage = (part: ReadonlySet<string>, whole: ReadonlySet<string>): number => (part.size === 0 ? 0 : shared(part, whole) / part.size)

/** Without end marks. */
export const bare = (sentence: string): string => sentence.trim().replace(/[\s.!?…,;:]+$/u, '')

export const capitalised = (text: string): string => text.replace(/^(["'(\[]*)(\p{Ll})/u, (_, open: string, letter: string) => open + letter.toUpperCase())

/** With a small first letter, unless the first word is "I" or in `names`. */
export function uncapitalised(text: string, names: ReadonlySet<string> = new Set()): string {
  const first = /^[\p{L}'’]+/u.exec(text)?.[0] ?? ''
  if (/^I(?:$|['’])/.test(first) || names.has(first.replace(/['’]s$/, '')) || /^\p{Lu}{2}/u.test(first)) return text
  return text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
}

/** One space between words, none before marks, one end mark, a/an by the next letter, sentences begun with a capital. */
export function polished(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.!?;:])/g, '$1')
    .replace(/([,;:])\s*(?=[.!?])/g, '')
    .replace(/([.!?])[.,](?=\s|$)/g, '$1')
    .replace(/,\s*,/g, ',')
    .replace(/\b([Aa]) (?=[aeiou](?!ne\b|nce\b|ni|se|sual))/g, '$1n ')
    .replace(/(^|[.!?]\s+)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .trim()
}

/** What two texts must share to count as the same saying: letters and digits only. */
export const normalised: (text: string) => string = remembering((text) => wordsOf(text).join(' '))

/** A text and each of its sentences, normalised. */
export const sayingsOf: (text: string) => readonly string[] = remembering((text) => [normalised(text), ...sentencesOf(text).map(normalised)])

export const firstWord = (name: string): string => name.split(/\s+/u)[0] ?? name

export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
