import type { Contradiction } from './contradiction.ts'
import { STEP } from './contradiction.ts'
import { numberOf } from './quantities.ts'
import { HOLDS_ONE } from './relation-kinds.ts'
import { keepsNoShop, mayBeOneJob, rolesOf } from './roles.ts'
import type { Statement } from './statement.ts'
import { isStopWord, shareOf, stem, wordsOf } from './words.ts'

/** Another job, work place, home, spouse, subject of study or age. */
export function oneValueOnly(first: Statement, second: Statement): Contradiction | null {
  if (first.kind !== second.kind || !HOLDS_ONE.has(first.kind) || !first.positive || !second.positive || first.tense !== second.tense) return null
  switch (first.kind) {
    case 'occupation': return jobsClash(first, second)
    case 'age': return agesClash(first, second) ? { probability: STEP.strong, reason: 'two ages' } : null
    case 'spouse': return spouseIn(first).size > 0 && spouseIn(second).size > 0 && shareOf(spouseIn(first), spouseIn(second)) === 0 ? { probability: STEP.certain, reason: 'married to two people' } : null
    case 'field': return fieldsClash(first, second)
    default: return placesClash(first, second)
  }
}

function jobsClash(first: Statement, second: Statement): Contradiction | null {
  const [ones, others] = [jobsIn(first), jobsIn(second)]
  const [one, other] = [ones[0], others[0]]
  if (one === undefined || other === undefined || ones.some((job) => others.some((also) => mayBeOneJob(job, also)))) return null
  return { probability: STEP.strong, reason: `two occupations, ${one} and ${other}` }
}

const agesClash = (first: Statement, second: Statement): boolean => first.numbers[0] !== undefined && second.numbers[0] !== undefined && first.numbers[0].value !== second.numbers[0].value

const spouseIn = ({ content }: Statement): Set<string> => new Set([...content].filter((word) => !/^(?:marri|husband|wif|spous|singl|unmarri)/u.test(word)))

const jobsIn = ({ words }: Statement): string[] => rolesOf(words.join(' ').replace(/^(?:as|the|a|an)?\s*(?:role|profession|occupation|job)?\s*(?:of|as)?\s*/u, ''))

function fieldsClash(first: Statement, second: Statement): Contradiction | null {
  const [one, other] = [fieldIn(first), fieldIn(second)]
  return one.size > 0 && other.size > 0 && shareOf(one, other) === 0 ? { probability: STEP.strong, reason: 'two subjects of study' } : null
}

/** Words of the subject of study: before "student", after "student of", or after the verb, without where and in which year. */
function fieldIn({ words }: Statement): Set<string> {
  const text = words.join(' ').replace(/^as an? /u, '')
  const named = /\bstudents? (?:of|in) ([^,.;]+)/u.exec(text)?.[1] ?? /^((?:[^ ]+ ){1,5}?)student\b/u.exec(text)?.[1] ?? (/\bstudent\b/u.test(text) ? '' : text)
  const subject = named.split(/\b(?:at|for|in|with|on|to|and|who|that)\b/u)[0] ?? ''
  return new Set(wordsOf(subject).filter((word) => !isStopWord(word) && numberOf(word) === null).map(stem).filter((word) => !NO_FIELD.test(word)))
}

const NO_FIELD = /^(?:student|study|college|university|school|year|first|second|third|fourth|final|senior|junior|young|hard|late|only|good|best|postgraduat|graduat|undergraduat|doctoral|phd|master|bachelor|degree|exam|old|new|former)/u

function placesClash(first: Statement, second: Statement): Contradiction | null {
  if (first.place.size === 0 || second.place.size === 0) return null
  const shared = Math.max(shareOf(first.place, second.place), shareOf(second.place, first.place))
  return shared === 0 ? { probability: STEP.strong, reason: first.kind === 'home' ? 'two homes' : 'two work places' } : null
}

/**
 * A project of one's own is said to be one thing and then quite another. People may have two, so this is the weakest of the suspicious steps: whose
 * it really is, the diagnosis finds out.
 */
export function anotherProject(first: Statement, second: Statement): Contradiction | null {
  if (first.kind !== 'project' || second.kind !== 'project' || (first.verb !== 'have' && second.verb !== 'have') || !first.positive || !second.positive || first.tense !== 'present' || second.tense !== 'present') return null
  const [one, other] = [projectIn(first), projectIn(second)]
  if (one.length === 0 || other.length === 0 || one.some((word) => other.some((also) => akin(word, also)))) return null
  return { probability: STEP.suspicious, reason: 'two projects that have nothing in common' }
}

/** Content words that tell what a project is about. */
const projectIn = ({ content }: Statement): string[] => [...content].filter((word) => !/^(?:project|research|work|new|own|idea|some|thing|something|first|second|great|part|lot)/u.test(word))

/** Words of one root, roughly: "poem" and "poetry" begin alike. */
const akin = (first: string, second: string): boolean => first.slice(0, ROOT) === second.slice(0, ROOT)
/** Letters that two words of one root share at the start. Ours. */
const ROOT = 3

/** "has a bakery", "has customers" against an occupation that keeps no shop. */
export function tradeWithoutJob(first: Statement, second: Statement): Contradiction | null {
  const [job, trade] = first.kind === 'occupation' ? [first, second] : [second, first]
  if (job.kind !== 'occupation' || trade.kind !== 'possession' || !job.positive || !trade.positive || job.tense !== 'present' || trade.tense !== 'present') return null
  const roles = jobsIn(job)
  const [role] = roles
  if (role === undefined || !roles.every(keepsNoShop) || !TRADE.test(trade.words.join(' '))) return null
  return { probability: STEP.suspicious, reason: `a ${role} does not keep a shop` }
}

const TRADE = /^(?:a |an |the |our |his |her |their |own )*(?:bakery|cafe|café|shop|store|pub|restaurant|pharmacy|market|customers|guests|menu|pastries)\b/u

/** Another favourite of the same kind. */
export function anotherFavourite(first: Statement, second: Statement): Contradiction | null {
  if (first.kind !== 'favourite' || second.kind !== 'favourite' || !first.positive || !second.positive || first.words[1] !== second.words[1]) return null
  const rest = ({ words }: Statement): Set<string> => new Set(words.slice(2))
  return shareOf(rest(first), rest(second)) === 0 ? { probability: STEP.suspicious, reason: 'two favourites of one kind' } : null
}

/** "is married to Ana" against "has never been married" or "is single". */
export function neverMarried(first: Statement, second: Statement): Contradiction | null {
  if (first.kind !== 'spouse' || second.kind !== 'spouse') return null
  const [one, other] = [first, second].map((statement) => statement.positive && !/\b(?:single|unmarried)\b/u.test(statement.words.join(' ')))
  if (one === other || (spouseIn(first).size > 0 && spouseIn(second).size > 0)) return null
  return { probability: STEP.certain, reason: 'married and not married' }
}

/** Marriage binds both ways: if Mira is married to Otto, Ana is not. */
export function spouseElsewhere(first: Statement, second: Statement): Contradiction | null {
  if (first.kind !== 'spouse' || second.kind !== 'spouse' || !first.positive || !second.positive) return null
  if (spouseIn(first).size === 0 || shareOf(spouseIn(first), spouseIn(second)) < 1) return null
  return { probability: STEP.strong, reason: 'two people married to one' }
}

/** "is married to Otto" against "lives alone". Some married people do, so it is the weakest of the suspicious steps. */
export function livesAlone(first: Statement, second: Statement): Contradiction | null {
  const [spouse, home] = first.kind === 'spouse' ? [first, second] : [second, first]
  const alone = /^live?$/u.test(home.verb) && /^(?:alone|by (?:my|him|her|them)self|on (?:my|his|her|their) own)\b/u.test(home.words.join(' '))
  return spouse.kind === 'spouse' && alone && spouse.positive && home.positive && spouseIn(spouse).size > 0 ? { probability: STEP.suspicious, reason: 'married, and living alone' } : null
}
