import type { PremiseSource, Triplet } from '../../shared/index.ts'
import { tripletText } from '../../shared/index.ts'
import type { Entailment } from '../model/language-model.ts'
import { fourDecimals } from './four-decimals.ts'

/** What somebody said or is known to be, and where that was found. */
export interface Premise { readonly triplet: Triplet; readonly source: PremiseSource }

export interface ScoredPair {
  readonly premise: Triplet
  readonly source: PremiseSource
  readonly hypothesis: Triplet
  /** Probability, 0 … 1, that the hypothesis contradicts the premise; to four decimals. */
  readonly contradiction: number
}

/**
 * Scores every premise against every hypothesis, both as text (SDR, section 4.1 (2)). Equal sentences are scored once and
 * all go to the model in one call. Which scores are suspicious is the caller's to say.
 *
 * `sameSubjectOnly` leaves out pairs whose subjects are surely two different persons (ours, not the paper's). In recorded English dialogues that is
 * three pairs of four, and with the embedded entailment nothing is lost: of 70,349 pairs 49 scored above 0.5, and all 49 were among the
 * 18,253 that are left (a test holds this on a sample). A model that reads across subjects would lose what is told from two sides ("Ada is
 * married to Ben" against "Ben's wife is Cora"); that was not measured, so switch it off in config for such a model.
 */
export async function findContradictions(
  premises: readonly Premise[], hypotheses: readonly Triplet[], { entailment, sameSubjectOnly }: { entailment: Entailment; sameSubjectOnly: boolean },
): Promise<ScoredPair[]> {
  const batch = createBatch()
  const pairs = hypotheses.flatMap((hypothesis) => {
    const compared = sameSubjectOnly ? premisesAbout(hypothesis.subject, premises) : premises
    return compared.map(({ triplet, source }) => ({ premise: triplet, source, hypothesis, at: batch.add(textOf(triplet), textOf(hypothesis)) }))
  })
  const scores = batch.pairs.length === 0 ? [] : (await entailment.contradiction(batch.pairs)).map(fourDecimals)
  return pairs.map(({ premise, source, hypothesis, at }) => ({ premise, source, hypothesis, contradiction: scores[at] ?? 0 }))
}

/** Distinct pairs of sentences, each with its place in the batch. */
function createBatch() {
  const pairs: [premise: string, hypothesis: string][] = []
  const places = new Map<string, Map<string, number>>()
  const add = (premise: string, hypothesis: string): number => {
    const known = places.get(hypothesis) ?? new Map<string, number>()
    const place = known.get(premise) ?? pairs.push([premise, hypothesis]) - 1
    places.set(hypothesis, known.set(premise, place))
    return place
  }
  return { pairs, add }
}

/** Triplets of the record come back with every candidate; their sentences are put together once. */
const texts = new WeakMap<Triplet, string>()

function textOf(triplet: Triplet): string {
  const text = texts.get(triplet) ?? tripletText(triplet)
  texts.set(triplet, text)
  return text
}

function premisesAbout(subject: string, premises: readonly Premise[]): Premise[] {
  const words = wordsOf(subject)
  const verdicts = new Map<string, boolean>()
  return premises.filter(({ triplet }) => {
    const known = verdicts.get(triplet.subject)
    if (known !== undefined) return known
    const same = mayBeSame(words, wordsOf(triplet.subject))
    verdicts.set(triplet.subject, same)
    return same
  })
}

/** "Ada" and "Ada Berg" may be one person, "Ada Berg" and "Ben Berg" are two. */
const mayBeSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.every((word) => other.includes(word)) || other.every((word) => one.includes(word))

const wordsOf = (subject: string): readonly string[] => subject.normalize('NFC').toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
