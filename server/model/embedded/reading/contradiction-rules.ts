import { areOpposite, oppositesIn } from './antonyms.ts'
import type { Contradiction } from './contradiction.ts'
import { NONE, STEP } from './contradiction.ts'
import { anotherFavourite, anotherProject, livesAlone, neverMarried, oneValueOnly, spouseElsewhere, tradeWithoutJob } from './one-value-rules.ts'
import { sameTime, timesClash } from './quantities.ts'
import type { RelationKind } from './relation-kinds.ts'
import type { Statement } from './statement.ts'
import { shareOf } from './words.ts'

/** Share of content words that two objects must have in common to be about one thing. Ours. */
const SAME_THING = 0.6

/** Whether the hypothesis contradicts the premise, by the first rule that speaks. */
export function contradictionOf(premise: Statement, hypothesis: Statement): Contradiction {
  if (!samePerson(premise.subject, hypothesis.subject)) return spouseElsewhere(premise, hypothesis) ?? NONE
  for (const rule of RULES) {
    const found = rule(premise, hypothesis)
    if (found) return found
  }
  return NONE
}

type Rule = (premise: Statement, hypothesis: Statement) => Contradiction | null

/** In the order of their certainty. */
const RULES: readonly Rule[] = [
  neverMarried, livesAlone, oppositePolarity, opposedAttitudes, gaveUp, oppositeWords, oneValueOnly, anotherProject, tradeWithoutJob, anotherFavourite,
  appointmentMoved, twoPlacesAtOnce, quantitiesDiffer,
]

/** The same name, or one a part of the other from the front ("mira", "mira holm"). */
const samePerson = (first: string, second: string): boolean =>
  first === second || first.startsWith(`${second} `) || second.startsWith(`${first} `)

/** How far two statements are about one thing: overlap of their content words by the smaller one, 0 … 1. */
function overlap(first: Statement, second: Statement): number {
  const [small, large] = first.content.size <= second.content.size ? [first.content, second.content] : [second.content, first.content]
  return shareOf(small, large)
}

/** Kinds that may stand for one another when one of two is denied: who likes painting is interested in it. */
const ATTITUDES = new Set<RelationKind>(['liking', 'interest'])

const sameRelation = (first: Statement, second: Statement): boolean =>
  (first.verb === second.verb && (first.verb !== 'be' || first.kind === second.kind)) || (first.kind === second.kind && first.kind !== 'other' && first.kind !== 'identity')
    || (ATTITUDES.has(first.kind) && ATTITUDES.has(second.kind))

/** A past and a present may differ: people change. A plan and a present likewise. */
const sameTense = (first: Statement, second: Statement): boolean => first.tense === second.tense

/** "likes tea" against "does not like tea": certain where the words are the same, weaker the fewer they share. */
function oppositePolarity(first: Statement, second: Statement): Contradiction | null {
  if (first.positive === second.positive || !sameRelation(first, second) || first.content.size === 0 || second.content.size === 0) return null
  const shared = overlap(first, second)
  if (shared < SAME_THING) return null
  if (Math.min(first.content.size, second.content.size) === 1 && Math.max(first.content.size, second.content.size) >= 3) return { probability: STEP.open, reason: 'one denies a part of what the other says' }
  if (!sameTense(first, second) && !second.never) return { probability: STEP.open, reason: 'one denies the other, but of another time' }
  return shared === 1 ? { probability: STEP.certain, reason: 'one denies what the other says' } : { probability: STEP.strong, reason: 'one denies nearly what the other says' }
}

/** "likes the road" against "hates the road"; "is for" against "is against", or against "does not like". */
function opposedAttitudes(first: Statement, second: Statement): Contradiction | null {
  if (attitudeOf(first) * attitudeOf(second) >= 0) return null
  const shared = Math.max(shareOf(topicOf(first), topicOf(second)), shareOf(topicOf(second), topicOf(first)))
  return shared >= SAME_THING ? { probability: STEP.strong, reason: 'opposite attitudes to one thing' } : null
}

/** +1 where somebody is for something or likes it, -1 where against it, 0 where no attitude is told; negation counted. */
function attitudeOf({ kind, verb, words, positive }: Statement): number {
  const sign = positive ? 1 : -1
  switch (kind) {
    case 'liking': case 'interest': return sign
    case 'disliking': return -sign
    case 'stance': return /^(?:oppos|reject)/u.test(verb) || /^(?:against|opposed)$/u.test(words[0] ?? '') ? -sign : sign
    default: return 0
  }
}

const topicOf = ({ content }: Statement): Set<string> => new Set([...content].filter((word) => !/^(?:for|against|oppos|favour|favor|interest|passionat|curiou|fond|keen)/u.test(word)))

/** "gave up the survey years ago" against "has project a survey of …". */
function gaveUp(first: Statement, second: Statement): Contradiction | null {
  const [quit, held] = first.kind === 'quitting' ? [first, second] : [second, first]
  if (quit.kind !== 'quitting' || !/^(?:project|liking|interest|workplace|field)$/u.test(held.kind) || !held.positive || held.tense !== 'present') return null
  const [given, kept] = [quit, held].map(({ content }) => new Set([...content].filter((word) => !/^(?:project|work|up|year|month|week|long|ago)/u.test(word)))) as [Set<string>, Set<string>]
  return Math.max(shareOf(given, kept), shareOf(kept, given)) >= SAME_THING ? { probability: STEP.strong, reason: 'given up, and still going on' } : null
}

/** "is open on Sunday" against "is closed on Sunday": one pair of opposites, the rest alike. */
function oppositeWords(first: Statement, second: Statement): Contradiction | null {
  if (first.positive !== second.positive || !sameTense(first, second)) return null
  if (areOpposite(first.verb, second.verb)) {
    return overlap(first, second) >= SAME_THING && first.content.size > 0 ? { probability: STEP.strong, reason: `"${first.verb}" against "${second.verb}"` } : null
  }
  if (first.verb !== second.verb) return null
  const pair = oppositesIn(first.content, second.content)
  if (!pair || first.content.has(pair[1]) || second.content.has(pair[0])) return null
  const rest = shareOf(without(first.content, pair[0]), without(second.content, pair[1]))
  const both = first.content.size === 1 && second.content.size === 1
  return both || rest >= SAME_THING ? { probability: STEP.strong, reason: `"${pair[0]}" against "${pair[1]}"` } : null
}

const without = (words: ReadonlySet<string>, word: string): Set<string> => new Set([...words].filter((other) => other !== word))

/** One meeting with another place or time. */
function appointmentMoved(first: Statement, second: Statement): Contradiction | null {
  if (first.kind !== 'appointment' || second.kind !== 'appointment' || !first.positive || !second.positive || first.tense === 'past' || second.tense === 'past') return null
  const things = (statement: Statement): Set<string> => new Set([...statement.content].filter((word) => !statement.place.has(word) && !TIME_WORDS.test(word)))
  if (Math.max(shareOf(things(first), things(second)), shareOf(things(second), things(first))) < SAME_THING) return null
  if (first.when && second.when && timesClash(first.when, second.when)) return { probability: STEP.strong, reason: 'one meeting at two times' }
  if (first.place.size > 0 && second.place.size > 0 && shareOf(first.place, second.place) === 0 && shareOf(second.place, first.place) === 0) {
    return { probability: STEP.strong, reason: 'one meeting at two places' }
  }
  return null
}

const TIME_WORDS = /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|pm|am|o'clock|today|tonight|tomorrow|.*day|morning|afternoon|evening|night|half|quarter|past|around|hour)$/u

/** Two plans of one person for the same time at different places. */
function twoPlacesAtOnce(first: Statement, second: Statement): Contradiction | null {
  if (!first.when || !second.when || first.tense !== 'future' || second.tense !== 'future' || !first.positive || !second.positive) return null
  if (first.place.size === 0 || second.place.size === 0 || !sameTime(first.when, second.when)) return null
  const apart = shareOf(first.place, second.place) === 0 && shareOf(second.place, first.place) === 0
  return apart ? { probability: STEP.suspicious, reason: 'two places at one time' } : null
}

/** The same said with another number of the same unit: "for ten years" against "for four years". */
function quantitiesDiffer(first: Statement, second: Statement): Contradiction | null {
  if (!sameRelation(first, second) || first.positive !== second.positive || !sameTense(first, second)) return null
  if (!numbersClash(first, second) || first.tense !== 'present' || !(isState(first) && isState(second))) return null
  const bare = ({ content, numbers }: Statement): Set<string> => new Set([...content].filter((word) => !/^\d/u.test(word) && !numbers.some(({ unit }) => unit === word) && !TIME_WORDS.test(word)))
  const [one, other] = [bare(first), bare(second)]
  const shared = one.size === 0 && other.size === 0 ? 1 : Math.min(shareOf(one, other), shareOf(other, one))
  return shared >= SAME_THING ? { probability: STEP.suspicious, reason: 'two numbers for one thing' } : { probability: STEP.weak, reason: 'numbers differ, of different things' }
}

/** What holds for a while, and not a thing done, which may be done again with another number. */
const isState = ({ verb, numbers }: Statement): boolean => /^(?:be|have)$/u.test(verb) || numbers.some(({ unit }) => /^(?:year|month|week|decad)/u.test(unit))

const numbersClash = (first: Statement, second: Statement): boolean =>
  first.numbers.some(({ value, unit }) => second.numbers.some((other) => other.unit === unit && unit !== '' && other.value !== value)
    && !second.numbers.some((other) => other.unit === unit && other.value === value))
