import type { Clause } from './clauses.ts'
import type { Token } from './tagger.ts'

/** Verbs whose clause tells nothing personal: courtesies, feelings of the moment, talk about the talk. Ours. */
const EMPTY_VERBS = new Set(['appreciate', 'thank', 'agree', 'hope', 'guess', 'wonder', 'mean', 'say', 'tell', 'wish', 'suppose', 'see', 'look', 'sound',
  'seem', 'let', 'ask', 'hear', 'notice', 'think', 'believe', 'understand', 'mention', 'feel', 'admit', 'bet', 'apologise', 'apologize', 'welcome', 'suggest'])
/** Adjectives of the moment, after which "to" or "that" follows: nothing personal. */
const PASSING_ADJECTIVES = new Set(['glad', 'happy', 'sorry', 'sure', 'excited', 'thrilled', 'delighted', 'pleased', 'welcome', 'right', 'fine', 'well',
  'good', 'great', 'okay', 'afraid', 'grateful', 'thankful', 'able', 'ready', 'free', 'here', 'back', 'kind', 'impressed'])
/** Adjectives that make one relation with the preposition after them. */
const RELATIONAL = /^(?:interested|married|engaged|passionate|curious|fond|responsible|involved|familiar|knowledgeable|related|allergic|opposed|enthusiastic|keen|proud|tired|worried)$/u
const PREPOSITIONS = new Set(['at', 'in', 'on', 'as', 'for', 'with', 'about', 'to', 'from', 'of', 'into', 'against', 'by'])

/** The relation in the third person with its preposition, and how many tokens of the rest it has taken; null where the clause tells nothing. */
export function relationOf(clause: Clause): { text: string, taken: number } | null {
  const { verb, mode } = clause
  const lemma = lemmaOf(verb)
  if (mode === 'possible' || EMPTY_VERBS.has(lemma)) return null
  if (lemma === 'be') return relationOfBe(clause)
  const preposition = prepositionAfter(clause.rest, 0)
  const tail = preposition === null ? '' : ` ${preposition}`
  return { text: `${verbWords(clause, lemma)}${tail}`, taken: preposition === null ? 0 : 1 }
}

function relationOfBe(clause: Clause): { text: string, taken: number } | null {
  const { mode, negated, rest } = clause
  const skipped = rest.findIndex((token) => !/^(?:not|also|really|quite|very|so|always|just|still|actually|currently|never|more|particularly|pretty)$/iu.test(token.text))
  const from = Math.max(0, skipped)
  const head = rest[from]
  if (!head || PASSING_ADJECTIVES.has(head.text.toLowerCase())) return null
  const denied = negated || rest.slice(0, from).some((token) => /^(?:not|never)$/iu.test(token.text))
  const be = mode === 'plan' ? (denied ? 'does not plan to be' : 'plans to be') : mode === 'wish' ? null : `${mode === 'past' ? 'was' : 'is'}${denied ? ' not' : ''}`
  if (be === null) return null
  if (RELATIONAL.test(head.text.toLowerCase())) {
    const preposition = prepositionAfter(rest, from + 1)
    return { text: `${be} ${head.text.toLowerCase()}${preposition === null ? '' : ` ${preposition}`}`, taken: from + 1 + (preposition === null ? 0 : 1) }
  }
  const preposition = prepositionAfter(rest, from)
  if (preposition !== null && mode === 'perfect') return { text: `has ${clause.never ? 'never ' : denied ? 'not ' : ''}been ${preposition}`, taken: from + 1 }
  return { text: preposition === null ? be : `${be} ${preposition}`, taken: preposition === null ? from : from + 1 }
}

function verbWords({ mode, negated, never, verb }: Clause, lemma: string): string {
  if (never && (mode === 'past' || mode === 'present')) return `never ${mode === 'past' ? verb.text.toLowerCase() : thirdPerson(lemma)}`
  switch (mode) {
    case 'plan': return negated ? `does not plan to ${lemma}` : `plans to ${lemma}`
    case 'wish': return negated ? `does not want to ${lemma}` : `wants to ${lemma}`
    case 'perfect': return `has ${never ? 'never ' : negated ? 'not ' : ''}${verb.text.toLowerCase()}`
    case 'past': return negated ? `did not ${lemma}` : verb.text.toLowerCase() === lemma ? `did ${lemma}` : verb.text.toLowerCase()
    case 'going-on': return `is ${negated ? 'not ' : ''}${verb.text.toLowerCase()}`
    default: return negated ? `does not ${lemma}` : /^\p{Ll}+s$/u.test(verb.text) ? verb.text : thirdPerson(lemma)
  }
}

/** Lemmas that the tagger takes from the noun. */
const lemmaOf = ({ text, lemma }: Token): string => text === 'lives' ? 'live' : /^(?:am|is|are|was|were|be|been)$/iu.test(text) ? 'be' : lemma

function thirdPerson(lemma: string): string {
  if (lemma === 'have') return 'has'
  if (/[^aeiou]y$/u.test(lemma)) return `${lemma.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh|o)$/u.test(lemma) ? `${lemma}es` : `${lemma}s`
}

function prepositionAfter(rest: readonly Token[], at: number): string | null {
  const word = rest[at]?.text.toLowerCase() ?? ''
  return PREPOSITIONS.has(word) && rest.length > at + 1 ? word : null
}

/** The object as text: pronouns of the two speakers replaced by their names, closing fillers dropped. */
export function objectOf(clause: Clause, taken: number, nameOf: (word: string) => string | null): string {
  const words = clause.rest.slice(taken).map(({ text, tag }) => /^(?:me|us|you|him)$/iu.test(text) && tag === 'PRON' ? nameOf(text) ?? text : text)
  while (/^(?:as|well|too|also|really|so|and|but|to|that|here|now|today|though|then)$/iu.test(words.at(-1) ?? '')) words.pop()
  return words.join(' ').replace(/\s+(['’]s\b|[,.!?;:])/gu, '$1').trim()
}
