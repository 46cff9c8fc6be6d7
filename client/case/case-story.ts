import type { CaseView, Correction, Draft, InconsistencyScreen, InstantFactScreen, Issue, RepetitionScreen, SdrRound, SimilarityHit } from '../../shared/index.ts'
import { countWords, ISSUE_WORDS, ISSUES, listWords, plural, sentenceCase, timesWords } from '../wording.ts'

/** One of the three screens of a round, as its row shows it. */
export interface ScreenRow {
  readonly issue: Issue
  readonly verdict: 'passed' | 'flagged' | 'not-run'
  /** The number that decided and the threshold it was held against, on a scale that ends at `scale`. */
  readonly measure: { readonly value: number; readonly threshold: number; readonly scale: 1 | 10; readonly name: string } | null
  readonly summary: string
}

/** A candidate with what was found on it. */
export interface ToldDraft {
  readonly number: number
  readonly draft: Draft
  /** The draft before it, to compare with. */
  readonly previous: string | null
  readonly accepted: boolean
  readonly round: SdrRound | null
  readonly screens: readonly ScreenRow[]
  /** Best-of-n: whether the judge chose it, and why. */
  readonly choice: { readonly chosen: boolean; readonly reason: string } | null
}

/** A case to be read from top to bottom. */
export interface CaseStory {
  readonly kind: 'sdr' | 'choice' | 'unchecked'
  readonly said: string
  /** What it was at first, where that is something else. */
  readonly firstDraft: string | null
  readonly headline: string
  readonly drafts: readonly ToldDraft[]
  readonly ending: string
}

/** Turns the log of a correction into a story: drafts in order, each with its screens, and how it ended. */
export function tellCase({ utterance, correction }: Pick<CaseView, 'utterance' | 'correction'>): CaseStory {
  const first = correction.candidates[0]?.draft.text ?? utterance.text
  const kind = kindOf(correction)
  return {
    kind,
    said: utterance.text,
    firstDraft: kind === 'sdr' && first !== utterance.text ? first : null,
    headline: headlineOf(correction),
    drafts: correction.candidates.map((_, index) => tellDraft(correction, index)),
    ending: endingOf(correction),
  }
}

function kindOf({ candidates, corrector }: Correction): CaseStory['kind'] {
  if (candidates.some(({ review }) => review?.type === 'choice')) return 'choice'
  return candidates.some(({ review }) => review?.type === 'sdr') || corrector === 'sdr' ? 'sdr' : 'unchecked'
}

function tellDraft({ candidates, accepted }: Correction, index: number): ToldDraft {
  const { draft, review } = candidates[index]!
  const round = review?.type === 'sdr' ? review : null
  return {
    number: index + 1, draft, round,
    previous: review?.type === 'choice' ? null : candidates[index - 1]?.draft.text ?? null,
    accepted: index === accepted,
    screens: round ? ISSUES.map((issue) => screenRow(issue, round)) : [],
    choice: review?.type === 'choice' ? { chosen: review.chosen, reason: review.reason } : null,
  }
}

function headlineOf({ outcome, issues, candidates }: Correction): string {
  const rewrites = candidates.length - 1
  const reasons = listWords(issues.map((issue) => ISSUE_WORDS[issue].name))
  switch (outcome) {
    case 'unchecked': return 'Said as it was first written. No corrector looked at it.'
    case 'clean': return flaggedIn(candidates[0]?.review ?? null)
      ? 'Said as it was first written. A screen asked for a second look, and the diagnosis let it pass.'
      : 'Said as it was first written. Every screen let it pass.'
    case 'rewritten': return `Rewritten ${timesWords(rewrites)} for ${reasons || 'an issue'}, then found clean.`
    case 'chosen': return `Chosen among ${countWords(candidates.length)} candidates.`
    case 'unresolved': return `Rewritten ${timesWords(rewrites)} for ${reasons || 'an issue'}, and still not settled.`
    default: return outcome satisfies never
  }
}

const flaggedIn = (review: Correction['candidates'][number]['review']): boolean =>
  review?.type === 'sdr' && ISSUES.some((issue) => screenRow(issue, review).verdict === 'flagged')

function endingOf({ outcome, accepted }: Correction): string {
  const nth = ['first', 'second', 'third', 'fourth', 'fifth'][accepted] ?? `${accepted + 1}th`
  switch (outcome) {
    case 'unchecked': return 'This is what was said.'
    case 'clean': return 'Nothing had to be mended. This is what was said.'
    case 'rewritten': return `The ${nth} draft passed, and is what was said. Nobody in town ever heard the others.`
    case 'chosen': return `The ${nth} candidate is what was said. Nobody in town ever heard the others.`
    case 'unresolved': return `The rounds were used up: the ${nth} draft was said without being found clean.`
    default: return outcome satisfies never
  }
}

/** A screen's row: the verdict, the number that decided, and a sentence. */
export function screenRow(issue: Issue, round: SdrRound): ScreenRow {
  switch (issue) {
    case 'repetition': return round.repetition ? repetitionRow(round.repetition) : notRun(issue, round)
    case 'inconsistency': return round.inconsistency ? inconsistencyRow(round.inconsistency) : notRun(issue, round)
    case 'instant-fact': return round.instantFact ? instantFactRow(round.instantFact) : notRun(issue, round)
    default: return issue satisfies never
  }
}

const notRun = (issue: Issue, round: SdrRound): ScreenRow => ({
  issue, verdict: 'not-run', measure: null,
  summary: round.repetition?.forced ? 'Not run: the line went straight back, being nearly identical to an earlier one.' : 'Not run: switched off in this run.',
})

/** The hit that came nearest to its own threshold, or went furthest beyond. */
export const decidingHit = (hits: readonly SimilarityHit[]): SimilarityHit | undefined =>
  hits.reduce<SimilarityHit | undefined>((best, hit) => (!best || hit.similarity - hit.threshold > best.similarity - best.threshold ? hit : best), undefined)

function repetitionRow({ hits, evidence, forced }: RepetitionScreen): ScreenRow {
  const hit = decidingHit(hits)
  const flagged = forced || evidence.length > 0
  const beyond = hits.filter(({ exceeds }) => exceeds).length
  return {
    issue: 'repetition', verdict: flagged ? 'flagged' : 'passed',
    measure: hit ? { value: hit.similarity, threshold: hit.threshold, scale: 1, name: 'similarity' } : null,
    summary: forced ? 'Nearly identical to an earlier line: straight back to the writer.'
      : flagged ? `${sentenceCase(countWords(beyond))} earlier ${beyond === 1 ? 'line is' : 'lines are'} too much alike.`
        : hit ? 'Nothing said before comes too close.' : 'Nothing was said before it.',
  }
}

function inconsistencyRow({ hypotheses, compared, threshold, pairs, evidence }: InconsistencyScreen): ScreenRow {
  const highest = pairs.length > 0 ? Math.max(...pairs.map(({ contradiction }) => contradiction)) : null
  const suspicious = pairs.filter((pair) => pair.suspicious).length
  return {
    issue: 'inconsistency', verdict: evidence.length > 0 ? 'flagged' : 'passed',
    measure: highest === null ? null : { value: highest, threshold, scale: 1, name: 'contradiction' },
    summary: hypotheses.length === 0 && compared === 0 ? 'It says nothing personal that could be held against anything.'
      : evidence.length > 0 ? `Of ${plural(compared, 'pair')} of statements compared, ${countWords(suspicious)} ${suspicious === 1 ? 'is' : 'are'} at odds.`
        : suspicious > 0 ? `${plural(suspicious, 'pair')} looked suspicious, but none was taken as evidence.`
          : `${plural(compared, 'pair')} of statements compared, none at odds.`,
  }
}

function instantFactRow({ named, rating, threshold, flagged }: InstantFactScreen): ScreenRow {
  return {
    issue: 'instant-fact', verdict: flagged ? 'flagged' : 'passed',
    measure: rating ? { value: rating.score, threshold, scale: 10, name: 'rating' } : null,
    summary: named.length === 0 ? 'It names nobody who is not there.' : `It names ${countWords(named.length)} other ${named.length === 1 ? 'villager' : 'villagers'}.`,
  }
}
