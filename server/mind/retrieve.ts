import { dayAt, timeAt, type Memory, type Mind, type RunConfig, type ScoredMemory, type Tick } from '../../shared/index.ts'
import { cosine } from '../model/cosine.ts'
import type { Embedder } from '../model/language-model.ts'
import type { Recollection } from '../model/questions.ts'

/**
 * The memories that matter now: recency, importance and relevance, each min-max normalised and added up with equal weight
 * (Generative Agents, section 4.1), best first, as many as `count` and the token budget allow.
 */
export async function retrieve(embedder: Embedder, mind: Mind, tick: Tick, config: RunConfig, query: string, count: number): Promise<Memory[]> {
  if (mind.memories.length === 0 || count === 0) return []
  const relevance = await relevanceOf(embedder, mind.memories, query)
  const { recency, importance, relevance: relevant } = scoreParts(mind, tick, config, relevance)
  const scores = Float64Array.from(recency, (part, at) => part + (importance[at] as number) + (relevant[at] as number))
  const best = mind.memories.map((_, at) => at).sort((a, b) => (scores[b] as number) - (scores[a] as number) || a - b).slice(0, count)
  return withinBudget(best.map((at) => mind.memories[at] as Memory), config.retrieval.tokenBudget)
}

/** Similarity of every memory to a matter. A memory's vector is kept with it, as long as anybody has the memory. */
export async function relevanceOf(embedder: Embedder, memories: readonly Memory[], matter: string): Promise<number[]> {
  const vectors = vectorsOf.get(embedder) ?? new WeakMap<Memory, Float32Array>()
  vectorsOf.set(embedder, vectors)
  const missing = memories.filter((memory) => !vectors.has(memory))
  const [wanted, ...fresh] = await embedder.embed([matter, ...missing.map(({ text }) => text)])
  missing.forEach((memory, at) => vectors.set(memory, fresh[at] as Float32Array))
  return memories.map((memory) => cosine(vectors.get(memory) as Float32Array, wanted as Float32Array))
}

const vectorsOf = new WeakMap<Embedder, WeakMap<Memory, Float32Array>>()

/** Every memory with its parts, in stream order. `relevance`: similarity to the matter at hand, one a memory. */
export function scoreMemories(mind: Mind, tick: Tick, config: RunConfig, relevance: readonly number[]): ScoredMemory[] {
  const parts = scoreParts(mind, tick, config, relevance)
  return mind.memories.map((memory, at) => {
    const [recency, importance, relevant] = [parts.recency[at] ?? 0, parts.importance[at] ?? 0, parts.relevance[at] ?? 0]
    return { memory, recency, importance, relevance: relevant, score: recency + importance + relevant }
  })
}

interface ScoreParts { readonly recency: readonly number[]; readonly importance: readonly number[]; readonly relevance: readonly number[] }

function scoreParts(mind: Mind, tick: Tick, config: RunConfig, relevance: readonly number[]): ScoreParts {
  const hours = (memory: Memory): number => ((tick - (mind.recalled.get(memory.id) ?? memory.tick)) * config.clock.secondsPerTick) / 3600
  return {
    recency: normalise(mind.memories.map((memory) => config.retrieval.decayPerHour ** hours(memory))),
    importance: normalise(mind.memories.map((memory) => memory.importance)),
    relevance: normalise(relevance),
  }
}

/** To 0 … 1. Where all are equal each is 0.5, as in Generative Agents' code: neither for nor against. */
export function normalise(values: readonly number[]): number[] {
  let least = Infinity
  let most = -Infinity
  for (const value of values) {
    least = Math.min(least, value)
    most = Math.max(most, value)
  }
  return values.map((value) => (most > least ? (value - least) / (most - least) : 0.5))
}

/** A token is about four characters of English: the usual rule of thumb. */
const CHARACTERS_PER_TOKEN = 4

function withinBudget(memories: readonly Memory[], tokens: number): Memory[] {
  let left = tokens * CHARACTERS_PER_TOKEN
  const kept: Memory[] = []
  for (const memory of memories) {
    if (memory.text.length > left) continue
    left -= memory.text.length
    kept.push(memory)
  }
  return kept
}

/** A memory as a prompt shows it. */
export const recollection = (memory: Memory, config: RunConfig): Recollection => ({
  id: memory.id, kind: memory.kind, text: memory.text, day: dayAt(config.clock, memory.tick), time: timeAt(config.clock, memory.tick),
  importance: memory.importance, about: memory.about, triplet: memory.triplet, heardFrom: memory.heardFrom,
})
