import type { Persona } from '../../../../shared/index.ts'
import { capitalised, escaped, firstWord } from './text.ts'
import { baseOfThird, isAdverb, isCoordinatedThird, thirdOfBase } from './verbs.ts'

/**
 * Turning sentences from one grammatical person into another: "She bakes bread" in the villager's file is "I bake
 * bread" in its mouth, "you bake bread" in a friend's, and "I bake bread" heard is "Mira bakes bread" remembered.
 * Rules over words; what a rule does not know it leaves as it stands.
 */

type Pronouns = Persona['pronouns']
interface Someone { readonly name: string; readonly pronouns: Pronouns }

const SUBJECT: Readonly<Record<Pronouns, string>> = { she: 'she', he: 'he', they: 'they' }
const POSSESSIVE: Readonly<Record<Pronouns, string>> = { she: 'her', he: 'his', they: 'their' }
const OBJECT: Readonly<Record<Pronouns, string>> = { she: 'her', he: 'him', they: 'them' }

/** A sentence about `someone` in the third person, as `someone` would say it. */
export const inFirstPerson = (sentence: string, someone: Someone): string =>
  capitalised(shiftFromThird(sentence, someone, { subject: 'I', be: 'am', was: 'was', possessive: 'my', object: 'me', reflexive: 'myself', absolute: 'mine' }))

/** A sentence about `someone` in the third person, said to `someone`. */
export const inSecondPerson = (sentence: string, someone: Someone): string =>
  capitalised(shiftFromThird(sentence, someone, { subject: 'you', be: 'are', was: 'were', possessive: 'your', object: 'you', reflexive: 'yourself', absolute: 'yours' }))

interface Target { subject: string; be: string; was: string; possessive: string; object: string; reflexive: string; absolute: string }

function shiftFromThird(sentence: string, someone: Someone, target: Target): string {
  const words = withPronounForName(sentence, someone).split(/(\s+|[,.;:!?—–()"]+)/)
  let governs = false
  let expectVerb = false
  return words.map((word, index) => {
    const lower = word.toLowerCase()
    if (word === '' || /^(?:\s+|[,.;:!?—–()"]+)$/.test(word)) {
      return word
    }
    if (expectVerb) {
      if (isAdverb(lower)) return word
      expectVerb = false
      return conjugated(word, target)
    }
    const contraction = /^(she|he|they|it)['’](s|re|ve|d|ll)$/.exec(lower)
    if (contraction !== null && isSubjectOf(contraction[1] ?? '', someone)) {
      governs = true
      return contracted(contraction[2] ?? '', words.slice(index + 1), target)
    }
    if (isSubjectOf(lower, someone)) {
      governs = true
      expectVerb = true
      return target.subject
    }
    if (/^(?:he|she|they|who|it|that|which)$/.test(lower)) governs = false
    const before = previousWord(words, index)
    if (governs && (/^(?:and|but|or|then|yet)$/.test(before) || isAdverb(before) && /^(?:and|but|or|then)$/.test(previousWord(words, index, 2))
      || followsComma(words, index)) && isCoordinatedThird(lower)) return conjugated(word, target)
    return pronounShifted(word, words, index, someone, target)
  }).join('')
}

/** Name and possessive of the one it is about, as pronouns, so that one rule serves both. */
function withPronounForName(sentence: string, { name, pronouns }: Someone): string {
  const forms = [name, firstWord(name)].filter((form, index, all) => all.indexOf(form) === index).map(escaped).join('|')
  return sentence
    .replace(new RegExp(`(?<![\\p{L}])(?:${forms})['’]s(?![\\p{L}])`, 'gu'), `${POSSESSIVE[pronouns]}\u0001`)
    .replace(new RegExp(`(?<![\\p{L}])(?:${forms})(?![\\p{L}])`, 'gu'), SUBJECT[pronouns])
    .replaceAll('\u0001', '')
}

const isSubjectOf = (word: string, { pronouns }: Someone): boolean => word === SUBJECT[pronouns]

function conjugated(word: string, target: Target): string {
  const lower = word.toLowerCase()
  if (lower === 'is' || lower === 'are') return target.be
  if (lower === 'was' || lower === 'were') return target.was
  if (lower === "isn't" || lower === "aren't") return `${target.be} not`
  return baseOfThird(lower) === lower ? word : baseOfThird(lower)
}

function contracted(ending: string, rest: readonly string[], target: Target): string {
  if (ending !== 's') return `${target.subject}'${ending}`
  const next = (rest.find((word) => word.trim() !== '') ?? '').toLowerCase()
  return `${target.subject}'${/(?:ed|en|been|had|got|made|done|kept|lost|found)$/.test(next) ? 've' : target.be === 'am' ? 'm' : 're'}`
}

function previousWord(words: readonly string[], index: number, back = 1): string {
  let left = back
  for (let at = index - 1; at >= 0; at -= 1) {
    const word = words[at] ?? ''
    if (/[\p{L}]/u.test(word) && (left -= 1) === 0) return word.toLowerCase()
  }
  return ''
}

/** Whether the mark right before a word is a comma. */
const followsComma = (words: readonly string[], index: number): boolean => words.slice(0, index).findLast((word) => word.trim() !== '')?.trim() === ','

function pronounShifted(word: string, words: readonly string[], index: number, { pronouns }: Someone, target: Target): string {
  const lower = word.toLowerCase()
  const next = words.slice(index + 1).find((other) => other.trim() !== '') ?? ''
  if (lower === 'her' && pronouns === 'she') return /^[\p{L}]/u.test(next) && !/^(?:and|or|but|to|for|from|in|at|on|with|about|that|when|if|as|a|the)$/i.test(next) ? target.possessive : target.object
  if (lower === POSSESSIVE[pronouns]) return target.possessive
  if (lower === OBJECT[pronouns]) return target.object
  if (lower === `${pronouns === 'he' ? 'him' : pronouns === 'she' ? 'her' : 'them'}self` || lower === 'themselves' && pronouns === 'they') return target.reflexive
  if (lower === 'hers' && pronouns === 'she' || lower === 'theirs' && pronouns === 'they') return target.absolute
  return word
}

/** A sentence that `someone` said in the first person, as another reports it: "I'm tired" → "Mira is tired". */
export function inThirdPerson(sentence: string, someone: Someone, listener?: string): string {
  const { pronouns, name } = someone
  let named = false
  let plural = false
  const subject = (): string => {
    plural = named && pronouns === 'they'
    if (named) return SUBJECT[pronouns]
    named = true
    return name
  }
  const words = sentence.replaceAll('’', "'").split(/(\s+|[,.;:!?—–()"]+)/)
  let expectVerb = false
  let governs = false
  const verb = (word: string): string => (plural ? pluralOf(word.toLowerCase()) : thirdOfBase(word.toLowerCase()))
  const shifted = words.map((word, index) => {
    const lower = word.toLowerCase()
    if (word === '' || /^(?:\s+|[,.;:!?—–()"]+)$/.test(word)) return word
    if (expectVerb) {
      if (isAdverb(lower)) return word
      expectVerb = false
      return verb(lower)
    }
    const contraction = /^i'(m|ve|ll|d)$/.exec(lower)
    if (contraction !== null) {
      governs = true
      const who = subject()
      return `${who} ${(plural ? { m: 'are', ve: 'have', ll: 'will', d: 'would' } : { m: 'is', ve: 'has', ll: 'will', d: 'would' })[contraction[1] as 'm' | 've' | 'll' | 'd']}`
    }
    if (lower === 'i') {
      governs = true
      expectVerb = true
      return subject()
    }
    if (/^(?:he|she|they|we|you|who|it|that|which)$/.test(lower)) governs = false
    if (governs && previousWord(words, index) === 'and' && isCoordinatedThird(thirdOfBase(lower)) && !/(?:s|ed|ing)$/.test(lower)) return verb(word)
    if (lower === 'my') return named ? POSSESSIVE[pronouns] : `${subject()}'s`
    if (lower === 'me') return OBJECT[pronouns]
    if (lower === 'myself') return pronouns === 'he' ? 'himself' : pronouns === 'she' ? 'herself' : 'themselves'
    if (lower === 'mine') return pronouns === 'he' ? 'his' : pronouns === 'she' ? 'hers' : 'theirs'
    if (listener !== undefined && lower === 'your') return `${listener}'s`
    if (listener !== undefined && lower === 'you') return listener
    return word
  }).join('')
  return capitalised(shifted)
}

const pluralOf = (verb: string): string => (verb === 'am' ? 'are' : verb === 'was' ? 'were' : verb)
