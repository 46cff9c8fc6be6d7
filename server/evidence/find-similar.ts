import type { Embedder } from '../model/language-model.ts'
import type { DialogueDatabase, SimilarUtterance } from '../store/dialogue-database.ts'
import { fourDecimals } from './four-decimals.ts'

/**
 * The utterances nearest to a text among all that were said so far, with who said them and where (SDR, section 4.1 (1)).
 * `k`: how many at most. Best first; cosine similarity, -1 … 1, to four decimals. What counts as too similar is the caller's to say.
 */
export async function findSimilar(
  text: string, k: number, { embedder, dialogues }: { embedder: Embedder; dialogues: DialogueDatabase },
): Promise<SimilarUtterance[]> {
  const [vector] = await embedder.embed([text])
  if (!vector) return []
  return dialogues.nearest(vector, k).map(({ utterance, similarity }) => ({ utterance, similarity: fourDecimals(similarity) }))
}
