import type { Dialogue, DialogueId, Triplet, Utterance, VillagerId } from '../../shared/index.ts'

export interface SimilarUtterance { readonly utterance: Utterance; readonly similarity: number }

/** All that was ever said, as of the last committed tick: two lines of one tick do not see each other. */
export interface DialogueDatabase {
  /** The k utterances with the highest cosine similarity, best first (ties: the earlier one first). */
  nearest(vector: Float32Array, k: number): SimilarUtterance[]
  dialogue(id: DialogueId): Dialogue | undefined
  /** Dialogues in which any of these took part, oldest first. */
  dialoguesOf(villagers: readonly VillagerId[]): Dialogue[]
  /** Triplets that an extractor has taken from a dialogue; undefined: not yet. */
  triplets(dialogue: DialogueId, extractor: string): readonly Triplet[] | undefined
}
