import { numberOf, whenOf } from './quantities.ts'
import type { When } from './quantities.ts'
import { kindOf } from './relation-kinds.ts'
import type { RelationKind } from './relation-kinds.ts'
import { isStopWord, stem, wordsOf } from './words.ts'

/** A triplet sentence as the rules read it. */
export interface Statement {
  readonly subject: string
  readonly positive: boolean
  /** Denied of all time ("has never …"). */
  readonly never: boolean
  readonly tense: 'past' | 'present' | 'future'
  readonly kind: RelationKind
  /** Stem of the main verb ("work", "be"). */
  readonly verb: string
  /** Stems of the content words after the verb, days and places included, numbers not. */
  readonly content: ReadonlySet<string>
  /** The last content word of the first noun phrase: what something is ("baker"). */
  readonly head: string
  readonly numbers: readonly { readonly value: number, readonly unit: string }[]
  readonly when: When | null
  /** Content words of where it is, after "at", "in" and the like. */
  readonly place: ReadonlySet<string>
  /** The rest as words, lower-case. */
  readonly words: readonly string[]
}

/** Words at which a relation may begin; whatever stands before is the subject. */
const RELATION_START = new Set(('is are was were am be been has have had does do did will would can cannot could may might should must shall not never no plans wants ' +
  'works worked lives lived studies studied teaches taught runs ran owns owned likes liked dislikes dislike loves loved hates hated enjoys enjoyed knows knew met ' +
  'meets gives gave makes made takes took goes went comes came says said grew bakes baked sings plays prefers supports opposes believes trusts distrusts leads ' +
  'researches researched organises organizes manages managed moved was\'nt isn\'t doesn\'t').split(' '))
const NEGATIONS = /^(?:not|never|no|cannot|nobody|nothing|neither|hardly|without|isn't|doesn't|wasn't|don't|didn't)$/u
const AUXILIARIES = /^(?:is|are|was|were|am|be|been|being|has|have|had|does|do|did|will|would|can|could|may|might|should|must|shall|plans|wants|intends|going|also|still|just|now|currently|really|actually|longer)$/u

/** Words whose "to" leads to the verb. */
const INTENT = /^(?:plans|wants|intends|going|has|have|had)$/u

/** Reads "subject relation object"; null where no relation is found. */
export function parseStatement(sentence: string): Statement | null {
  const raw = sentence.trim().split(/\s+/u)
  const start = raw.findIndex((word, index) => index > 0 && RELATION_START.has(word.toLowerCase()))
  const at = start > 0 ? start : raw.findIndex((word, index) => index > 0 && /^\p{Ll}/u.test(word))
  if (at <= 0) return null
  const words = wordsOf(raw.slice(at).join(' '))
  const verbAt = words.findIndex((word, index) => !AUXILIARIES.test(word) && !NEGATIONS.test(word) && !(word === 'to' && INTENT.test(words[index - 1] ?? '')))
  const copula = verbAt < 0 || isCopula(words, verbAt)
  const verb = copula ? (words.some((word, index) => (verbAt < 0 || index < verbAt) && /^ha[sd]$|^have$/u.test(word)) && !words.slice(0, Math.max(0, verbAt)).some(isBe) ? 'have' : 'be') : stem(words[verbAt] ?? '')
  const rest = words.slice(copula ? Math.max(0, verbAt) : verbAt + 1)
  const before = words.slice(0, verbAt < 0 ? words.length : verbAt)
  const negative = [...before, ...rest.slice(0, 2)].filter((word) => NEGATIONS.test(word)).length % 2 === 1
  const text = rest.join(' ')
  return {
    subject: raw.slice(0, at).join(' ').toLowerCase(),
    positive: !negative,
    never: before.includes('never') || rest[0] === 'never',
    tense: verb === 'becam' || verb === 'becom' ? 'present' : tenseOf(before, words[verbAt] ?? '', copula),
    kind: kindOf(verb, rest.filter((word) => !NEGATIONS.test(word) && !/^(?:really|also|still|just|so|very|quite|been)$/u.test(word))),
    verb,
    content: new Set(rest.filter((word) => (!isStopWord(word) || /^(?:for|against|all|always)$/u.test(word)) && numberOf(word) === null).map(stem)),
    head: headOf(rest),
    numbers: numbersIn(rest),
    when: whenOf(sentence),
    place: placeOf(text),
    words: rest,
  }
}

const isBe = (word: string): boolean => /^(?:is|are|was|were|am|be|been)$/u.test(word)

/** After a form of be or have, with no verb in -ing: "is a baker", "has two sisters". */
function isCopula(words: readonly string[], at: number): boolean {
  const before = words.slice(0, at).filter((word) => !NEGATIONS.test(word) && !/^(?:also|still|just|now|currently|really|actually|longer)$/u.test(word))
  const last = before.at(-1) ?? ''
  const next = words[at] ?? ''
  if (isBe(last)) return !/ing$/u.test(next) || /^(?:king|evening|morning|sibling|building)$/u.test(next)
  return /^(?:has|have|had)$/u.test(last) && !/(?:ed|en|ught|ung|ade|one|een|et|old)$/u.test(next)
}

function tenseOf(before: readonly string[], verb: string, copula: boolean): Statement['tense'] {
  if (before.some((word) => /^(?:will|plans|wants|intends|going|shall|would)$/u.test(word))) return 'future'
  if (before.some((word) => /^(?:was|were|had|did)$/u.test(word))) return 'past'
  return !copula && /(?:ed|ought|ew|et|ent|ave|ame|ook|ade|an)$/u.test(verb) && !before.some((word) => /^(?:is|are|has|have)$/u.test(word)) ? 'past' : 'present'
}

const PHRASE_END = /^(?:at|in|on|of|for|with|about|who|that|which|from|by|and|to|named|called|near|since|during)$/u

function headOf(words: readonly string[]): string {
  const from = words.findIndex((word) => !isStopWord(word))
  if (from < 0) return ''
  const end = words.findIndex((word, index) => index > from && PHRASE_END.test(word))
  const phrase = words.slice(from, end < 0 ? Math.min(words.length, from + 5) : end).filter((word) => !isStopWord(word))
  return stem(phrase.at(-1) ?? '')
}

function numbersIn(words: readonly string[]): { value: number, unit: string }[] {
  return words.flatMap((word, index) => {
    const value = numberOf(word)
    return value === null ? [] : [{ value, unit: stem(words[index + 1] ?? '') }]
  })
}

const NO_PLACE = /^(?:\d|my |your |own\b|time|foot|purpose|order|general|fact|particular|order|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|afternoon|evening|night|least|all|once|home)\b/u

function placeOf(text: string): ReadonlySet<string> {
  for (const [, phrase = ''] of text.matchAll(/\b(?:at|in|on|inside|near|by|above|behind|over|under|opposite|next to|across from|across) ((?:the |a |an |his |her |their |my )?[^\s]+(?: (?!at\b|in\b|on\b|for\b|from\b|tomorrow\b|tonight\b|today\b|this\b|with\b|by\b|and\b)[^\s]+){0,5})/gu)) {
    const words = phrase.replace(/^(?:the|a|an|his|her|their|my) /u, '')
    if (!NO_PLACE.test(words)) return new Set(wordsOf(words).filter((word) => !isStopWord(word)).map(stem))
  }
  return new Set()
}
