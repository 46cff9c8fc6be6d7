import type { QuestionInput, QuestionOutput } from '../../questions.ts'
import type { Line } from '../../questions.ts'
import type { Claim } from './claims.ts'
import { claimWords, claimsAbout } from './claims.ts'
import { contentWords, shareOf } from './words.ts'

/** How far each manner of speaking is an objective statement about the other person, 0 … 1 (SDR, section 4.1 (3) a; values ours). */
const OBJECTIVITY: Readonly<Record<Claim['manner'], number>> = { fact: 1, shared: 0.65, opinion: 0.35, plan: 0.2, wish: 0.2, question: 0.1, mention: 0.3 }

/** Words of things that weigh in a person's life or standing. A general list; ours. */
const WEIGHTY = new RegExp('\\b(?:marri|divorc|wedding|engaged|pregnan|affair|cheat|steal|stole|theft|money|debt|loan|owe|bankrupt|sell|sold|buy|bought|candidate|mayor|election|' +
  'running|elected|campaign|policy|policies|ill\\b|sick|dying|died|dead|hospital|injur|accident|fired|quit|resign|retire|job|hired|promot|arrest|police|crime|lie\\b|lied|lying|' +
  'rumou?r|secret|scandal|fraud|drunk|fight|fought|threat|moving|move\\b|moved|leaving|project|research|thesis|invent|discover|award|prize|won\\b|party|event|organi|collaborat|' +
  'promis|agreed|support|oppos|against|own|owner|manag|launch|open|clos|publish|exhibit|perform|schedul|started|founded|hates?|loves?|dislike)', 'iu')
/** Everyday doings that nobody minds. */
const EVERYDAY = /\b(?:lunch|breakfast|dinner|coffee|tea|walk|break|sleep|slept|weather|morning|shower|news|tv|snack|well|fine|busy)\b/iu

/** Answers 'instant-fact-rating': the weightiest claim about somebody absent, by the three criteria of SDR, section 4.1 (3). */
export function answerInstantFactRating({ candidate, lines, named }: QuestionInput<'instant-fact-rating'>): QuestionOutput<'instant-fact-rating'> {
  const rated = claimsAbout(named, candidate, lines).map((claim) => ({ claim, ...rate(claim, candidate, lines) }))
  const highest = rated.toSorted((a, b) => b.score - a.score)[0]
  if (!highest) return { score: 1, criteria: { objectivity: 0, discernment: 0, impact: 0 }, reason: 'Nobody absent is said anything about.' }
  const { claim, score, criteria } = highest
  return { score, criteria, reason: reasonFor(claim, criteria.impact) }
}

/** Share of a claim's content words in one line of the other speaker from which the claim is the other's. Ours. */
const RESTATED = 0.7

type Criteria = QuestionOutput<'instant-fact-rating'>['criteria']

/** Objectivity decides, for without it nothing is claimed; impact weighs more than discernment, so that small talk stays below θ_fact. Ours. */
function rate(claim: Claim, candidate: Line, lines: readonly Line[]): { score: number, criteria: Criteria } {
  const words = claimWords(claim)
  const told = lines.filter((line) => line.speaker !== candidate.speaker).map((line) => new Set(contentWords(line.text)))
  const restated = words.size > 0 && told.some((line) => shareOf(words, line) >= RESTATED)
  const objectivity = OBJECTIVITY[claim.manner] * (restated ? 0.6 : 1)
  const discernment = claim.manner === 'question' || claim.manner === 'wish' ? 0.2 : claim.triplet !== null || claim.manner === 'shared' ? 1 : 0.6
  const impact = impactOf(claim, words)
  const score = 1 + 9 * objectivity * (0.1 + 0.35 * discernment + 0.55 * impact)
  return { score: Math.round(score * 10) / 10, criteria: { objectivity, discernment, impact } }
}

function impactOf({ triplet, sentence }: Claim, words: ReadonlySet<string>): number {
  const text = triplet === null ? sentence : `${triplet.relation} ${triplet.object}`
  if (WEIGHTY.test(text)) return 0.9
  if (EVERYDAY.test(text) || words.size <= 1) return 0.15
  return triplet !== null && words.size >= 3 ? 0.6 : 0.4
}

function reasonFor(claim: Claim, impact: number): string {
  const quoted = `"${claim.sentence.trim()}"`
  switch (claim.manner) {
    case 'fact': return `${quoted} states something about ${claim.about} as a fact, which ${claim.about} could confirm or deny${impact >= 0.6 ? ' and which would matter' : '; it would matter little'}.`
    case 'shared': return `${quoted} tells of something done or said together with ${claim.about}, who could confirm or deny it.`
    case 'plan': return `${quoted} is a plan of the speaker's own and no fact about ${claim.about}.`
    case 'wish': return `${quoted} tells what somebody wishes, not what is.`
    case 'question': return `${quoted} asks about ${claim.about} and states nothing.`
    case 'opinion': return `${quoted} is an opinion or a guess about ${claim.about}.`
    default: return `${quoted} only mentions ${claim.about}.`
  }
}
