import type { ExtractedTriplets, InconsistencyScreen, InstantFactScreen, RepetitionScreen } from '../../../shared/index.ts'
import { gather } from '../../evidence/gather.ts'
import type { Examination, SdrKit } from './examination.ts'
import { screenInconsistency } from './screen-inconsistency.ts'
import { screenInstantFact } from './screen-instant-fact.ts'
import { screenRepetition } from './screen-repetition.ts'

/** What the three pipelines found; null for one that did not run. */
export interface FoundByScreens {
  readonly repetition: RepetitionScreen | null
  readonly inconsistency: InconsistencyScreen | null
  readonly instantFact: InstantFactScreen | null
}

export interface Screening { readonly found: FoundByScreens; readonly extracted: readonly ExtractedTriplets[] }

/**
 * Screening (SDR, section 4.1). Repetition comes first: a candidate above θ_force bypasses the other two, which otherwise run
 * side by side. A pipeline that config switches off does not run.
 */
export async function screen(examination: Examination, kit: SdrKit): Promise<Screening> {
  const { screens } = kit.config
  const repetition = screens.repetition ? await screenRepetition(examination, kit) : null
  if (repetition?.forced) return { found: { repetition, inconsistency: null, instantFact: null }, extracted: [] }
  const [inconsistency, instantFact] = await gather([
    screens.inconsistency ? screenInconsistency(examination, kit) : Promise.resolve(null),
    screens.instantFact ? screenInstantFact(examination, kit) : Promise.resolve(null),
  ])
  return { found: { repetition, inconsistency: inconsistency?.screen ?? null, instantFact }, extracted: inconsistency?.extracted ?? [] }
}
