import type { Corrector } from './corrector.ts'

/** Lets every draft through unseen: what a town says when nobody listens in. */
export const createNone = (): Corrector => async (draft) => ({
  corrector: 'none', candidates: [{ draft, review: null }], accepted: 0, outcome: 'unchecked', issues: [], extracted: [],
})
