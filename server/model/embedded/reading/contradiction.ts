export interface Contradiction { readonly probability: number, readonly reason: string }

/**
 * Steps of certainty. They are ours; θ_nlig of the embedded profile lies between `likely` and `suspicious`, so that a rule
 * says by its step whether it alone makes a pair suspicious.
 */
export const STEP = { certain: 0.99, strong: 0.95, suspicious: 0.92, likely: 0.85, open: 0.5, weak: 0.2, none: 0.02 } as const

export const NONE: Contradiction = { probability: STEP.none, reason: 'nothing in one excludes the other' }
