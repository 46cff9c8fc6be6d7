import type { Triplet } from '../../../../shared/index.ts'
import type { Line } from '../../questions.ts'
import { mentionsOf, nameForms } from './names.ts'
import { partnerOfLine, tripletsOfSentence } from './triplets.ts'
import { contentWords, sentencesOf, wordsOf } from './words.ts'

/** What a sentence says about somebody who is not there. */
export interface Claim {
  readonly about: string
  readonly sentence: string
  /** What is claimed, where a clause says it; null: the name only stands in the sentence. */
  readonly triplet: Triplet | null
  /** `fact`: stated of the person; `shared`: stated of the speaker together with the person; `plan`, `wish`, `question`, `opinion`: not stated as a fact. */
  readonly manner: 'fact' | 'shared' | 'plan' | 'wish' | 'question' | 'opinion' | 'mention'
}

const HEDGES = /\b(?:maybe|perhaps|probably|might|i (?:think|guess|believe|suppose|imagine|wonder|hope|wish|feel)|in my opinion|not sure|seems?|sounds like|would (?:love|like)|should|could)\b/iu
const OPINION_WORDS = /\b(?:great|wonderful|lovely|kind|nice|amazing|fascinating|interesting|brilliant|talented|impressive|inspiring|sweet|funny|clever|delightful|insightful|thoughtful|annoying|boring|rude|good|bad)\b/iu
/** The speaker's own plan with or about the person ("I will ask Ana", "let's invite Ana"). */
const OWN_PLAN = /\b(?:i|we)(?:['’]ll| will| shall|['’]m going to| am going to| are going to| plan| want| hope| need| have to| should| could| can|['’]d| would)\b|\blet['’]?s\b|\b(?:you|we) (?:should|could|might)\b/iu

/** Every claim about these people in a line. */
export function claimsAbout(named: readonly string[], candidate: Line, lines: readonly Line[]): Claim[] {
  const partner = partnerOfLine(candidate, [...lines, candidate], named)
  const everyone = [...new Set([...named, candidate.name, ...lines.map((line) => line.name)])]
  const forms = nameForms(everyone)
  let last: string | null = null
  return sentencesOf(candidate.text).flatMap((sentence) => {
    const mentioned = [...new Set(mentionsOf(sentence, forms).map(({ name }) => name))].filter((name) => named.includes(name))
    const meant = mentioned.length > 0 ? mentioned : last !== null && /\b(?:he|she|his|her|him|they|their)\b/iu.test(sentence) ? [last] : []
    last = mentioned.length === 1 ? mentioned[0] ?? null : mentioned.length > 1 ? null : last
    if (meant.length === 0) return []
    const triplets = tripletsOfSentence(sentence, { speaker: candidate.name, partner, third: last }, everyone)
    return meant.flatMap((about) => claimsIn(sentence, about, candidate.name, triplets))
  })
}

function claimsIn(sentence: string, about: string, speaker: string, triplets: readonly Triplet[]): Claim[] {
  const own = triplets.filter(({ subject }) => subject === about)
  const shared = triplets.filter(({ subject, relation, object }) => subject === speaker && object.includes(about) && /^(?:has |is |was |did |[a-z]+ed\b|met|told|spoke|heard|saw|gave)/u.test(relation))
  const of = (triplet: Triplet | null, manner: Claim['manner']): Claim => ({ about, sentence, triplet, manner })
  if (/\?["”’)]*$/u.test(sentence)) return [of(null, 'question')]
  if (own.length > 0) return own.map((triplet) => of(triplet, mannerOf(sentence, triplet)))
  if (togetherWith(sentence, about)) return [of(shared[0] ?? null, 'shared')]
  if (shared.length > 0) return [of(shared[0] ?? null, 'shared')]
  if (OWN_PLAN.test(sentence)) return [of(null, 'plan')]
  return [of(null, possessed(sentence, about) ? (HEDGES.test(sentence) ? 'opinion' : 'fact') : HEDGES.test(sentence) ? 'opinion' : 'mention')]
}

function mannerOf(sentence: string, { relation, object }: Triplet): Claim['manner'] {
  if (/^(?:wants|hopes)\b/u.test(relation)) return 'wish'
  if (HEDGES.test(sentence)) return 'opinion'
  const judged = OPINION_WORDS.test(object) && contentWords(object).length <= 3 && /^(?:is|was|seems)\b/u.test(relation)
  return judged ? 'opinion' : 'fact'
}

/** "Tom and I have been …": the person as a second subject beside the speaker. */
function togetherWith(sentence: string, about: string): boolean {
  const first = about.split(/\s+/u)[0] ?? about
  return new RegExp(`(?:${escaped(about)}|${escaped(first)}) and I (?:have|were|had|are|both|also|just|[\\p{L}]+ed)\\b`, 'u').test(sentence)
}

/** "Ana's research on tides is …": something that belongs to the person is stated. */
function possessed(sentence: string, about: string): boolean {
  const first = about.split(/\s+/u)[0] ?? about
  return new RegExp(`(?:${escaped(about)}|${escaped(first)})['’]s? [\\p{L} -]{2,40}? (?:is|are|was|were|has|have|will|emphasi|includ|need)`, 'u').test(sentence)
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')

/** Content words of a claim without the person's own name. */
export function claimWords({ about, triplet, sentence }: Claim): Set<string> {
  const name = new Set(wordsOf(about))
  const text = triplet === null ? sentence : `${triplet.relation} ${triplet.object}`
  return new Set(contentWords(text).filter((word) => !name.has(word)))
}
