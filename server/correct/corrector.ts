import type { Correction, Dialogue, Draft, Guidance, Persona, Tick } from '../../shared/index.ts'

/** All that a corrector sees of the moment. It stands outside the town, so it may know every persona. */
export interface Scene {
  readonly tick: Tick
  readonly speaker: Persona
  readonly partner: Persona
  /** The dialogue so far, without the draft. */
  readonly dialogue: Dialogue
  /** Everybody in town: for name parsing, and for asking those who were named. */
  readonly villagers: readonly Persona[]
  /** Seed of this correction: every call's seed is forked from it. */
  readonly seed: number
}

/** Writes the draft anew; with guidance, heeding it. Prompt variants are drawn by the caller, for each draft alike. */
export type Redraft = (guidance?: Guidance) => Promise<Draft>

/**
 * Looks at a draft before anybody hears it and hands back what shall be said, with every candidate and what was found
 * on it. It writes nothing: the caller turns the correction into events. So every corrector runs equally inside the
 * town and over recorded dialogues.
 */
export type Corrector = (draft: Draft, scene: Scene, redraft: Redraft) => Promise<Correction>
