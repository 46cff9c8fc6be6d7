import { isRole } from './roles.ts'

/**
 * What a relation is about. Of the first group a person has one value at a time, so that two different ones clash; of the
 * second there may be many.
 */
export type RelationKind =
  | 'occupation' | 'workplace' | 'home' | 'spouse' | 'field' | 'age' | 'appointment'
  | 'liking' | 'disliking' | 'interest' | 'stance' | 'knowledge' | 'possession' | 'favourite' | 'project' | 'quitting' | 'identity' | 'other'

/** Relations that hold one value at a time (SDR's "wrong job, relation, place"; the list is ours). */
export const HOLDS_ONE: ReadonlySet<RelationKind> = new Set<RelationKind>(['occupation', 'workplace', 'home', 'spouse', 'field', 'age'])

/** Kinds that say the same of their object when both hold ("likes", "is interested in"). */
const BY_VERB: readonly (readonly [RegExp, RelationKind])[] = [
  [/^(?:like|lov|love|enjoy|ador|prefer|favour|favor)$/u, 'liking'],
  [/^(?:dislik|dislike|hat|hate|detest|loath|avoid)$/u, 'disliking'],
  [/^(?:support|back|oppos|reject|endors)$/u, 'stance'],
  [/^(?:know|understand|recogn)/u, 'knowledge'],
  [/^(?:own|run|manag|manage|hav|have)$/u, 'possession'],
  [/^(?:research|investigat|survey|explor)/u, 'project'],
  [/^(?:meet|met|attend|join|visit|see)$/u, 'appointment'],
]

/** The kind of a relation from its main verb's stem and the words after it. */
export function kindOf(verb: string, rest: readonly string[]): RelationKind {
  const [first = '', second = ''] = rest
  const text = rest.join(' ')
  if (first === 'against') return 'stance'
  if (/^(?:becom|becam)$/u.test(verb)) return isRole(text) ? 'occupation' : 'other'
  if (/^(?:give|gave|giv|gav|given)$/u.test(verb) && first === 'up' || /^(?:abandon|quit|drop|stop)$/u.test(verb)) return 'quitting'
  if (/^work$/u.test(verb)) return first === 'as' ? (/\bstudent\b/u.test(text) ? 'field' : 'occupation') : /^(?:at|in|for)$/u.test(first) ? 'workplace' : first === 'on' ? 'project' : 'other'
  if (/^(?:liv|live|resid|reside)$/u.test(verb)) return /^(?:(?:up|down|out|over|right|just|back) )?(?:at|in|on|above|over|behind|near|by|under|opposite|next|across|with)\b/u.test(text) && !/^by (?:my|him|her|them)|^on (?:my|his|her|their) own/u.test(text) ? 'home' : 'other'
  if (/^(?:study|major)$/u.test(verb)) return 'field'
  if (verb === 'have' || verb === 'hav') return kindOfHaving(text)
  if (verb === 'be') return kindOfBeing(first, second, text)
  if (/^(?:giv|organis|organiz|host|hold|throw|take)$/u.test(verb) && /\b(?:party|festival|concert|meeting|dinner|fair|reading|ceremony|race|market|place)\b/u.test(text)) return 'appointment'
  return BY_VERB.find(([pattern]) => pattern.test(verb))?.[1] ?? 'other'
}

function kindOfHaving(text: string): RelationKind {
  if (/^(?:the |a )?(?:role|profession|occupation|job)\b/u.test(text)) return 'occupation'
  if (/^(?:a |the )?(?:project|thesis|research)\b/u.test(text)) return 'project'
  if (/^(?:the |an )?age\b/u.test(text)) return 'age'
  if (/^favou?rite\b/u.test(text)) return 'favourite'
  return /^(?:a |the )?(?:spouse|husband|wife)\b/u.test(text) ? 'spouse' : 'possession'
}

function kindOfBeing(first: string, second: string, text: string): RelationKind {
  if (/^married\b|^single$|^unmarried\b|^(?:the )?(?:husband|wife|spouse|partner) of\b/u.test(text)) return 'spouse'
  if (/^(?:aged )?\d+(?: years? old)?$|years old\b/u.test(text)) return 'age'
  if (/^(?:interested|passionate|curious|enthusiastic|keen)$/u.test(first)) return 'interest'
  if (/^(?:fond)$/u.test(first)) return 'liking'
  if (/^(?:tired|sick)$/u.test(first) && second === 'of') return 'disliking'
  if (/^(?:for|against|opposed)$/u.test(first) || /^in favou?r of\b/u.test(text)) return 'stance'
  if (/^(?:familiar|knowledgeable)$/u.test(first)) return 'knowledge'
  if (/\bstudent\b/u.test(text) && !/\bof (?:him|her|his)\b/u.test(text)) return 'field'
  return isRole(text) ? 'occupation' : 'identity'
}
