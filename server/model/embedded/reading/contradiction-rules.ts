import { areOpposite, oppositesIn } from './antonyms.ts'
import { sameTime, timesClash } from './quantities.ts'
import { HOLDS_ONE } from './relation-kinds.ts'
import type { RelationKind } from './relation-kinds.ts'
import { mayBeOneJob, roleOf } from './roles.ts'
import type { Statement } from './statement.ts'
import { shareOf } from './words.ts'

export interface Contradiction { readonly probability: number, readonly reason: string }

/**
 * Steps of certainty. They are ours; θ_nlig of the embedded profile lies between `likely` and `strong`, so that a rule
 * says by its step whether it alone makes a pair suspicious.
 */
const STEP = { certain: 0.99, strong: 0.95, likely: 0.85, open: 0.5, weak: 0.2, none: 0.02 } as const

const NONE: Contradiction = { probability: STEP.none, reason: 'nothing in one excludes the other' }

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
  oppositePolarity, opposedAttitudes, oppositeWords, oneValueOnly, appointmentMoved, twoPlacesAtOnce, quantitiesDiffer,
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
  if (!sameTense(first, second)) return { probability: STEP.open, reason: 'one denies the other, but of another time' }
  return shared === 1 ? { probability: STEP.certain, reason: 'one denies what the other says' } : { probability: STEP.strong, reason: 'one denies nearly what the other says' }
}

const OPPOSED: readonly (readonly [RelationKind, RelationKind])[] = [['liking', 'disliking'], ['interest', 'disliking']]

/** "likes the road" against "hates the road"; "is for" against "is against". */
function opposedAttitudes(first: Statement, second: Statement): Contradiction | null {
  const opposed = OPPOSED.some(([one, other]) => (first.kind === one && second.kind === other) || (first.kind === other && second.kind === one))
  const stances = first.kind === 'stance' && second.kind === 'stance' && stanceOf(first) * stanceOf(second) < 0
  const same = opposed && first.positive === second.positive
  if (!same && !stances) return null
  const rest = (statement: Statement): Set<string> => new Set([...statement.content].filter((word) => !/^(?:for|against|oppos|favour|favor)/u.test(word)))
  const shared = Math.max(shareOf(rest(first), rest(second)), shareOf(rest(second), rest(first)))
  return shared >= SAME_THING ? { probability: STEP.strong, reason: 'opposite attitudes to one thing' } : null
}

/** +1 for, -1 against, negation counted. */
function stanceOf({ verb, words, positive }: Statement): number {
  const against = /^(?:oppos|reject)/u.test(verb) || /^(?:against|opposed)$/u.test(words[0] ?? '')
  return (against ? -1 : 1) * (positive ? 1 : -1)
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

/** Another job, work place, home, spouse, subject of study or age. */
function oneValueOnly(first: Statement, second: Statement): Contradiction | null {
  if (first.kind !== second.kind || !HOLDS_ONE.has(first.kind) || !first.positive || !second.positive || first.tense !== second.tense) return null
  switch (first.kind) {
    case 'occupation': return jobsClash(first, second)
    case 'age': return numbersClash(first, second) ? { probability: STEP.strong, reason: 'two ages' } : null
    case 'spouse': return shareOf(spouseIn(first), spouseIn(second)) === 0 ? { probability: STEP.certain, reason: 'married to two people' } : null
    case 'field': return fieldsClash(first, second)
    default: return placesClash(first, second)
  }
}

function jobsClash(first: Statement, second: Statement): Contradiction | null {
  const [one, other] = [jobIn(first), jobIn(second)]
  if (one === null || other === null || mayBeOneJob(one, other)) return null
  return { probability: STEP.strong, reason: `two occupations, ${one} and ${other}` }
}

const spouseIn = ({ content }: Statement): Set<string> => new Set([...content].filter((word) => !/^(?:marri|husband|wif|spous)/u.test(word)))

const jobIn = ({ words }: Statement): string | null => roleOf(words.join(' ').replace(/^(?:as|the|a|an)?\s*(?:role|profession|occupation|job)?\s*(?:of|as)?\s*/u, ''))

function fieldsClash(first: Statement, second: Statement): Contradiction | null {
  const [one, other] = [fieldIn(first), fieldIn(second)]
  return one.size > 0 && other.size > 0 && shareOf(one, other) === 0 ? { probability: STEP.strong, reason: 'two subjects of study' } : null
}

/** Words of the subject of study, without where, for what and in which year. */
const fieldIn = ({ words, content }: Statement): Set<string> => {
  const end = words.findIndex((word, index) => index > 0 && /^(?:at|for|in|with|on|to)$/u.test(word))
  const cut = end < 0 ? content : new Set([...content].filter((word) => words.slice(0, end).some((other) => other.startsWith(word.slice(0, 4)))))
  return new Set([...cut].filter((word) => !/^(?:student|study|college|university|year|first|second|third|final|senior|junior|young|hard|degree|master|bachelor|exam|old)/u.test(word)))
}

function placesClash(first: Statement, second: Statement): Contradiction | null {
  if (first.place.size === 0 || second.place.size === 0) return null
  const shared = Math.max(shareOf(first.place, second.place), shareOf(second.place, first.place))
  return shared === 0 ? { probability: STEP.strong, reason: first.kind === 'home' ? 'two homes' : 'two work places' } : null
}

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
  return apart ? { probability: STEP.likely + 0.07, reason: 'two places at one time' } : null
}

/** The same said with another number of the same unit: "for ten years" against "for four years". */
function quantitiesDiffer(first: Statement, second: Statement): Contradiction | null {
  if (!sameRelation(first, second) || first.positive !== second.positive || !sameTense(first, second)) return null
  if (!numbersClash(first, second)) return null
  const bare = ({ content, numbers }: Statement): Set<string> => new Set([...content].filter((word) => !/^\d/u.test(word) && !numbers.some(({ unit }) => unit === word) && !TIME_WORDS.test(word)))
  const [one, other] = [bare(first), bare(second)]
  const shared = one.size === 0 || other.size === 0 ? 0 : Math.min(shareOf(one, other), shareOf(other, one))
  return shared >= SAME_THING ? { probability: STEP.likely + 0.07, reason: 'two numbers for one thing' } : { probability: STEP.weak, reason: 'numbers differ, of different things' }
}

const numbersClash = (first: Statement, second: Statement): boolean =>
  first.numbers.some(({ value, unit }) => second.numbers.some((other) => other.unit === unit && unit !== '' && other.value !== value)
    && !second.numbers.some((other) => other.unit === unit && other.value === value))

/** Marriage binds both ways: if Mira is married to Otto, Ana is not. */
function spouseElsewhere(first: Statement, second: Statement): Contradiction | null {
  if (first.kind !== 'spouse' || second.kind !== 'spouse' || !first.positive || !second.positive) return null
  if (shareOf(spouseIn(first), spouseIn(second)) < 1) return null
  return { probability: STEP.strong, reason: 'two people married to one' }
}
