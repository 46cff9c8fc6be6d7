/**
 * Whether a single name is more likely the English word of the same spelling: "Will you come?", "in May", "Mark my words".
 * Only words that are names as well are looked at, and only where the neighbours decide; the rest stays a name.
 */
export function readsAsOrdinaryWord(name: string, text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - CONTEXT), at)
  const after = text.slice(at + name.length, at + name.length + CONTEXT)
  const isVerb = VERBS.has(name) && SENTENCE_START.test(before) && STARTS_WITH_PRONOUN.test(after)
  const isTime = CALENDAR.has(name) && (TIME_PREPOSITION.test(before) || /^ \d/u.test(after))
  return isVerb || isTime
}

/** Characters to either side that are read: the longest word below and a little. */
const CONTEXT = 16

const VERBS = new Set(['Will', 'May', 'Mark', 'Hope', 'Grant', 'Bill', 'Rob', 'Sue', 'Pat', 'Drew', 'Chase', 'Trust', 'Guy', 'Art'])
const CALENDAR = new Set(['April', 'May', 'June', 'July', 'August', 'Summer', 'Autumn', 'Winter', 'Dawn'])
const SENTENCE_START = /(?:^|[.!?…;:,"“”(—–-])\s*$/u
const STARTS_WITH_PRONOUN = /^ (?:I|you|he|she|it|we|they|the|this|that|these|those|there|my|your|his|her|its|our|their|a|an|some|any|not)\b/u
const TIME_PREPOSITION = /\b(?:in|on|by|at|since|until|till|during|last|next|this|every|early|late|mid)[ -]$/iu
