import type { Embedder } from './language-model.ts'

/** Texts whose vectors are kept: a line is embedded when it is screened and asked for again when it is stored, soon after. At 384 dimensions about 6 MB. Ours. */
const KEPT = 4_096

/** The same embedder, which works out each text once. The oldest entry makes room for the newest. */
export function withVectorCache(embedder: Embedder): Embedder {
  const known = new Map<string, Float32Array>()
  return {
    ...embedder,
    async embed(texts) {
      const missing = [...new Set(texts.filter((text) => !known.has(text)))]
      const fresh = missing.length > 0 ? await embedder.embed(missing) : []
      const made = new Map(missing.map((text, at) => [text, fresh[at] as Float32Array]))
      const vectors = texts.map((text) => (known.get(text) ?? made.get(text)) as Float32Array)
      for (const [text, vector] of made) known.set(text, vector)
      for (const text of known.keys()) {
        if (known.size <= KEPT) break
        known.delete(text)
      }
      return vectors
    },
  }
}
