import type { DialogueId, ExtractedTriplets, InconsistencyScreen, PremiseSource, Triplet } from '../../../shared/index.ts'
import { tripletText } from '../../../shared/index.ts'
import { collectPremises } from '../../evidence/collect-premises.ts'
import type { ScoredPair } from '../../evidence/find-contradictions.ts'
import { findContradictions } from '../../evidence/find-contradictions.ts'
import { definePrompt } from '../../model/language-model.ts'
import { QUOTE_NOTE, quoteLines, quoteText } from '../../model/quote-lines.ts'
import type { Examination, SdrKit } from './examination.ts'

export interface ScreenedInconsistency { readonly screen: InconsistencyScreen; readonly extracted: readonly ExtractedTriplets[] }

/**
 * NLI-graph (SDR, section 4.1 (2)): personal information of the earlier dialogues and of the candidate as triplets, pairwise
 * contradiction of their texts, and the dialogues behind the pairs above θ_nlig, K_nlig at most, as evidence.
 */
export async function screenInconsistency(examination: Examination, kit: SdrKit): Promise<ScreenedInconsistency> {
  const { scene, candidate, callFor } = examination
  const hypotheses = await kit.extractor.ofCandidate(scene.dialogue, candidate, scene.villagers, callFor('triplets'))
  const { premises, extracted } = hypotheses.length === 0 ? NOTHING_TO_COMPARE : await collectPremises(kit.thresholds.premises, scene, kit)
  const scored = await findContradictions(premises, hypotheses, { entailment: kit.entailment, sameSubjectOnly: kit.config.sameSubjectOnly })
  const threshold = kit.thresholds.thetaNlig
  const suspicious = scored.filter(({ contradiction }) => contradiction > threshold).sort(worstFirst)
  const dialogues = await pickDialogues(suspicious, examination, kit)
  return {
    screen: {
      hypotheses: [...hypotheses], compared: scored.length, threshold,
      pairs: [...suspicious.map((pair) => ({ ...pair, suspicious: true })), ...highestBelow(scored, threshold).map((pair) => ({ ...pair, suspicious: false }))],
      evidence: [...dialogues, ...otherSources(suspicious)],
    },
    extracted,
  }
}

/** A candidate that claims nothing cannot contradict anything, so no dialogue is read for it. */
const NOTHING_TO_COMPARE = { premises: [], extracted: [] }

const worstFirst = (one: ScoredPair, other: ScoredPair): number => other.contradiction - one.contradiction

/** Pairs below the threshold that a record keeps: enough to see what came close; the rest can be computed again. Ours. */
const KEPT_BELOW = 10

const highestBelow = (scored: readonly ScoredPair[], threshold: number): ScoredPair[] =>
  scored.filter(({ contradiction }) => contradiction <= threshold).sort(worstFirst).slice(0, KEPT_BELOW)

/** The model picks the top K_nlig among the suspicious dialogues; where there are no more than that, there is nothing to pick. */
async function pickDialogues(suspicious: readonly ScoredPair[], { candidate, callFor }: Examination, { model, config }: SdrKit): Promise<PremiseSource[]> {
  const claims = suspicious.flatMap(({ premise, source, hypothesis, contradiction }) =>
    source.type === 'dialogue' ? [{ dialogue: source.dialogue, premise, hypothesis, contradiction }] : [])
  const worst = [...new Set(claims.map(({ dialogue }) => dialogue))]
  if (worst.length <= config.kNlig) return worst.map(dialogueSource)
  const { value } = await model.complete(evidenceSelectionPrompt, { candidate, k: config.kNlig, suspicious: claims }, callFor('evidence-selection'))
  const picked = [...new Set(value.dialogues)].filter((dialogue) => worst.includes(dialogue))
  // A model that names none of them has not answered the question: the worst by score stand in.
  return (picked.length > 0 ? picked : worst).slice(0, config.kNlig).map(dialogueSource)
}

const dialogueSource = (dialogue: DialogueId): PremiseSource => ({ type: 'dialogue', dialogue })

/** Persona and current dialogue are at hand in every diagnosis, so they need no picking. */
function otherSources(suspicious: readonly ScoredPair[]): PremiseSource[] {
  const sources = suspicious.flatMap(({ source }) => (source.type === 'dialogue' ? [] : [source]))
  return [...new Map(sources.map((source) => [JSON.stringify(source), source])).values()]
}

// ---- The prompt: our own words after section 4.1 (2) ----------------------------------------------------------------

const claimText = (triplet: Triplet): string => quoteText(tripletText(triplet))

export const evidenceSelectionPrompt = definePrompt('evidence-selection', 1, ({ candidate, k, suspicious }) => [
  {
    role: 'system',
    content: `You check whether what somebody is about to say fits what was said before. An entailment model has found pairs of claims that may
contradict each other: one from an earlier dialogue, one from the new utterance. It is often wrong.

Pick the dialogues that should be read again, those whose claims most likely cannot be true together with the new utterance: the same
person, the same matter, the same time. Prefer a real clash of facts over a mere difference of words or topics.
Answer with the ids of the dialogues, the most likely contradiction first, and no more of them than you are asked for.

${QUOTE_NOTE}`,
  },
  {
    role: 'user',
    content: `The new utterance:\n${quoteLines([candidate])}\n\nPairs under suspicion:\n${suspicious.map(({ dialogue, premise, hypothesis, contradiction }) =>
      `- dialogue ${dialogue}: ${claimText(premise)} against ${claimText(hypothesis)} (contradiction ${contradiction})`).join('\n')}\n\nPick at most ${k}.`,
  },
])
