import type { Triplet } from '../../../../shared/index.ts'
import type { Line } from '../../questions.ts'
import { isQuestion } from './courtesies.ts'
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

const HEDGES = /\b(?:maybe|perhaps|probably|might|i (?:think|guess|believe|suppose|imagine|wonder|hope|wish|feel)|in my opinion|not sure|seems?(?! (?:that|like|to have))|sounds like|would (?:love|like)|should|could)\b/iu
const OPINION_WORDS = /\b(?:great|wonderful|lovely|kind|nice|amazing|fascinating|interesting|brilliant|talented|impressive|inspiring|inspiration|sweet|funny|clever|delightful|insightful|thoughtful|annoying|boring|rude|good|bad|lucky|special)\b/iu
/** A reaction to what was told: it takes the news for granted and does not bring it ("It's great that Ana is back"). */
const REACTION = /\b(?:it(?:['’]s| is) (?:so |really |truly |very )?(?:great|good|wonderful|lovely|nice|amazing|fascinating|interesting|incredible|inspiring|sad|a pity)|(?:glad|happy|sorry|pleased) to hear|how (?:nice|lovely|great|sad))\b/iu
/** The speaker's own plan with or about the person ("I will ask Ana", "let's invite Ana"). */
const OWN_PLAN = /\b(?:i|we)(?:['’]ll| will| shall| might| may|(?:['’]m| am|['’]re| are) (?:going to|planning|thinking|hoping)| plan| want| hope| need| have to| should| could| can|['’]d| would)\b|\blet['’]?s\b|\b(?:you|we) (?:should|could|might)\b/iu
/** Something set down as the person's doing without a clause of its own: "a reading hosted by Ana". */
const DONE_BY = /\b(?:featuring|starring|(?:hosted|organi[sz]ed|given|run|led|written|made|painted|started|founded|held) by)\s+$/iu
/** Kin of the speaker, of whom the speaker knows at first hand. */
const OWN_KIN = /\b(?:my|our) (?:husband|wife|spouse|partner|sister|brother|mother|father|son|daughter|cousin|housemate|roommate),?\s+$/iu

/** What the partner said, given back to the partner ("I heard you say that Ana …"). */
const TOLD_BY_PARTNER = /\b(?:i (?:heard|hear|remember) you\b|you (?:said|say|mentioned|told|were (?:saying|telling))\b|thank(?:s| you) for (?:mentioning|telling|sharing))/iu
/** Stands for the partner where nobody else has spoken yet. */
const SOMEBODY = 'somebody'

/** Every claim about these people in a line. */
export function claimsAbout(named: readonly string[], candidate: Line, lines: readonly Line[]): Claim[] {
  const partner = partnerOfLine(candidate, [...lines, candidate], []) ?? SOMEBODY
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
  const of = (triplet: Triplet | null, manner: Claim['manner']): Claim => ({ about, sentence, triplet, manner })
  if (isQuestion(sentence)) return [of(null, 'question')]
  const before = textBefore(sentence, about)
  if (TOLD_BY_PARTNER.test(sentence) || /\byou and $/iu.test(before)) return [of(null, 'mention')]
  const own = triplets.filter((triplet) => triplet.subject === about && !isPresupposed(triplet))
  if (own.length > 0) return own.map((triplet) => of(triplet, OWN_KIN.test(before) ? 'shared' : mannerOf(sentence, triplet)))
  if (DONE_BY.test(before)) return [of(null, HEDGES.test(sentence) ? 'opinion' : 'fact')]
  const shared = triplets.find(({ subject, relation, object }) => subject === speaker && TOGETHER.test(relation) && (object.startsWith(about) || object.includes(`with ${about}`)))
  if (togetherWith(sentence, about) || shared !== undefined) return [of(shared ?? null, REACTION.test(sentence) ? 'opinion' : 'shared')]
  if (OWN_PLAN.test(sentence)) return [of(null, 'plan')]
  if (!possessed(sentence, about)) return [of(null, HEDGES.test(sentence) ? 'opinion' : 'mention')]
  return [of(null, HEDGES.test(sentence) || OPINION_WORDS.test(sentence) || REACTION.test(sentence) ? 'opinion' : 'fact')]
}

/** Taken from a noun phrase ("Ana's bakery", "my husband Tom"): taken for granted, not claimed. */
const isPresupposed = ({ relation, object }: Triplet): boolean =>
  relation === 'has project' || (relation === 'has' && /^a \p{L}+$/u.test(object)) || /^is (?:married to|\p{L}+ of)$/u.test(relation)

/** What the speaker did with the person: perfect, going on, or past. */
const TOGETHER = /^(?:has |is \p{L}+ing|was |did |[a-z]+ed\b|met|told|spoke|heard|saw|gave|found|sold|lent)(?!.* against$)/u

/** The sentence up to the person's name. */
function textBefore(sentence: string, about: string): string {
  const first = about.split(/\s+/u)[0] ?? about
  const at = sentence.indexOf(about) >= 0 ? sentence.indexOf(about) : sentence.indexOf(first)
  return at < 0 ? '' : sentence.slice(0, at)
}

function mannerOf(sentence: string, { relation, object }: Triplet): Claim['manner'] {
  if (/^(?:wants|hopes)\b/u.test(relation)) return 'wish'
  if (HEDGES.test(sentence) || REACTION.test(sentence)) return 'opinion'
  const judged = OPINION_WORDS.test(object.split(/\s+/u).slice(0, 3).join(' ')) && /^(?:is|was|seems)\b/u.test(relation)
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
  return new RegExp(`(?:${escaped(about)}|${escaped(first)})['’]s? [\\p{L} -]{2,40}? (?:is|are|was|were|has|have|will|emphasi|includ|need|opens?|closes?|starts?|begins?|takes?|makes?|gives?|sells?|sold|failed|won|lost|burn|broke|went|came|died)`, 'u').test(sentence)
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')

/** Content words of a claim without the person's own name. */
export function claimWords({ about, triplet, sentence }: Claim): Set<string> {
  const name = new Set(wordsOf(about))
  const text = triplet === null || /^did\b/u.test(triplet.relation) ? sentence : `${triplet.relation} ${triplet.object}`
  return new Set(contentWords(text).filter((word) => !name.has(word)))
}
