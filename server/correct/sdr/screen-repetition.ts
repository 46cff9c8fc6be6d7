import type { DialogueId, Kinship, RepetitionScreen, SimilarityHit, ThresholdProfile, Utterance } from '../../../shared/index.ts'
import { findSimilar } from '../../evidence/find-similar.ts'
import { fourDecimals } from '../../evidence/four-decimals.ts'
import type { Scene } from '../corrector.ts'
import type { Examination, SdrKit } from './examination.ts'

/**
 * Is the candidate too close to something that was said before, by anybody, in this dialogue or an earlier one? (SDR, section
 * 4.1 (1).) The top K_sim are looked up; the dialogues of those above their threshold become evidence.
 */
export async function screenRepetition({ scene, candidate }: Examination, kit: SdrKit): Promise<RepetitionScreen> {
  const similar = await findSimilar(candidate.text, kit.config.kSim, kit)
  const hits = similar.map(({ utterance, similarity }): SimilarityHit => {
    const kinship = kinshipOf(utterance, scene)
    const threshold = similarityThreshold(kinship, kit.thresholds)
    const { id, dialogue, speaker, text, tick } = utterance
    return { utterance: id, dialogue, speaker, text, tick, similarity, kinship, threshold, exceeds: similarity > threshold }
  })
  return {
    hits,
    evidence: evidenceOf(hits, kit.config.minHits),
    forced: nearIdentical(hits, kit.thresholds) !== undefined,
  }
}

/** θ_sim of Eq. 1: the same words weigh more from the same mouth in the same dialogue, and less in another one. */
export function similarityThreshold(kinship: Kinship, { theta, alpha }: Pick<ThresholdProfile, 'theta' | 'alpha'>): number {
  switch (kinship) {
    case 'same-speaker-other-dialogue': return fourDecimals(theta + alpha)
    case 'same-speaker-same-dialogue': return fourDecimals(theta - alpha)
    case 'other-speaker': return theta
    default: return kinship satisfies never
  }
}

/** The closest utterance above θ_force, if any: the candidate is nearly identical to it. */
export const nearIdentical = (hits: readonly SimilarityHit[], { thetaForce }: Pick<ThresholdProfile, 'thetaForce'>): SimilarityHit | undefined =>
  hits.find(({ similarity }) => similarity > thetaForce)

function kinshipOf(utterance: Utterance, { speaker, dialogue }: Scene): Kinship {
  if (utterance.speaker !== speaker.id) return 'other-speaker'
  return utterance.dialogue === dialogue.id ? 'same-speaker-same-dialogue' : 'same-speaker-other-dialogue'
}

/** "If more than one retrieved utterances surpass θ_sim, all dialogues associated with these utterances will be marked": `minHits` settles the reading. */
function evidenceOf(hits: readonly SimilarityHit[], minHits: number): DialogueId[] {
  const exceeding = hits.filter(({ exceeds }) => exceeds)
  return exceeding.length < minHits ? [] : [...new Set(exceeding.map(({ dialogue }) => dialogue))]
}
