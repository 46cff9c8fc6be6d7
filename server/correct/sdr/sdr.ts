import type { Candidate, Correction, ExtractedTriplets, Outcome, SdrRound } from '../../../shared/index.ts'
import { Issue } from '../../../shared/index.ts'
import type { Corrector } from '../corrector.ts'
import { diagnose } from './diagnose.ts'
import type { Examination, SdrKit, SdrTools } from './examination.ts'
import { examine, kitOf } from './examination.ts'
import { adviseAgainstMatch, adviseRedraft } from './regenerate.ts'
import { screen } from './screen.ts'

/**
 * Screening, Diagnosis and Regeneration (SDR, section 4): a round looks for repetition, inconsistency and instant facts,
 * has what was flagged diagnosed, and lets the draft be written anew with comments and suggestions. It ends when a round finds
 * nothing to mend, or after R rounds, when the last redraft is accepted unseen.
 */
export function createSdr(tools: SdrTools): Corrector {
  const kit = kitOf(tools)
  return async (draft, scene, redraft) => {
    const candidates: Candidate[] = []
    const extracted: ExtractedTriplets[] = []
    let latest = draft
    for (let round = 1; round <= kit.config.rounds; round += 1) {
      const examination = examine(latest, round, scene)
      const { review, fresh } = await examineOnce(examination, kit)
      candidates.push({ draft: latest, review })
      extracted.push(...fresh)
      if (review.guidance === null) return conclude(candidates, [...extracted, ...ownTriplets(review, examination, kit)], round === 1 ? 'clean' : 'rewritten')
      latest = await redraft(review.guidance)
    }
    candidates.push({ draft: latest, review: null })
    return conclude(candidates, extracted, 'unresolved')
  }
}

interface Examined { readonly review: SdrRound; readonly fresh: readonly ExtractedTriplets[] }

async function examineOnce(examination: Examination, kit: SdrKit): Promise<Examined> {
  const { found, extracted: fresh } = await screen(examination, kit)
  if (found.repetition?.forced) {
    return { review: { type: 'sdr', ...found, diagnoses: [], guidance: adviseAgainstMatch(examination, found.repetition, kit) }, fresh }
  }
  const diagnoses = await diagnose(examination, found, kit)
  const guidance = await adviseRedraft(examination, diagnoses, kit)
  return { review: { type: 'sdr', ...found, diagnoses, guidance }, fresh }
}

/** An accepted candidate is a premise of the lines that follow it (premises `current`), and has been read already. */
function ownTriplets({ inconsistency }: SdrRound, { scene, candidate }: Examination, { extractor, thresholds }: SdrKit): ExtractedTriplets[] {
  return inconsistency && thresholds.premises.includes('current') ? [extractor.keepLine(scene.dialogue, candidate, inconsistency.hypotheses)] : []
}

/** The last candidate is the accepted one. */
function conclude(candidates: Candidate[], extracted: readonly ExtractedTriplets[], outcome: Outcome): Correction {
  return {
    corrector: 'sdr',
    candidates,
    accepted: candidates.length - 1,
    outcome,
    issues: issuesOf(candidates),
    extracted: [...new Map(extracted.map((entry) => [`${entry.dialogue} ${entry.extractor}`, entry])).values()],
  }
}

/** Issues that led to a redraft, in the order of the three pipelines. */
function issuesOf(candidates: readonly Candidate[]): Issue[] {
  const mended = candidates.flatMap(({ review }) => (review?.type === 'sdr' ? review.guidance?.comments ?? [] : [])).map(({ issue }) => issue)
  return Issue.options.filter((issue) => mended.includes(issue))
}
