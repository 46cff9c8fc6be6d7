import { describe, expect, it } from 'vitest'
import { Memory, RunConfig, type MemoryId, type Mind } from '../../shared/index.ts'
import type { Embedder } from '../model/language-model.ts'
import { normalise, retrieve, scoreMemories } from './retrieve.ts'

const memory = (n: number, tick: number, importance: number, text = `memory ${n}`): Memory => Memory.parse({ id: `m${n}`, kind: 'observation', text, tick, importance })
const mindOf = (memories: Memory[], recalled: [string, number][] = []): Mind => ({
  plan: null, memories, recalled: new Map(recalled.map(([id, tick]) => [id as MemoryId, tick])), importanceSinceReflection: 0, dialogues: [], undigested: [], declined: new Map(),
})
const config = RunConfig.parse({})
const HOUR = 360

/** Two dimensions: texts with "boat" point one way, all others the other. */
const embedder: Embedder = { id: 'test', dimensions: 2, embed: (texts) => Promise.resolve(texts.map((text) => Float32Array.from(text.includes('boat') ? [1, 0] : [0, 1]))) }

describe('retrieval', () => {
  it('normalises each part to 0 … 1, and to 0.5 where all are equal', () => {
    expect(normalise([2, 4, 3])).toEqual([0, 1, 0.5])
    expect(normalise([7, 7])).toEqual([0.5, 0.5])
    expect(normalise([])).toEqual([])
  })

  it('lets recency decay by 0.995 an hour since the memory was last recalled', () => {
    const scored = scoreMemories(mindOf([memory(1, 0, 5), memory(2, 0, 5), memory(3, 10 * HOUR, 5)], [['m2', 5 * HOUR]]), 10 * HOUR, config, [0, 0, 0])
    const decay = (hours: number): number => 0.995 ** hours
    expect(scored.map(({ recency }) => recency)).toEqual([0, (decay(5) - decay(10)) / (1 - decay(10)), 1])
    expect(scored.map(({ importance }) => importance)).toEqual([0.5, 0.5, 0.5])
  })

  it('adds the three up with equal weight', () => {
    const [first, second] = scoreMemories(mindOf([memory(1, 0, 1), memory(2, HOUR, 9)]), HOUR, config, [0.8, 0.2])
    expect(first?.score).toBe(0 + 0 + 1)
    expect(second?.score).toBe(1 + 1 + 0)
  })

  it('gives the best first, as many as asked for and the token budget allows', async () => {
    const memories = [memory(1, 0, 5, 'the boat is new'), memory(2, 0, 5, 'bread was dear'), memory(3, 0, 9, 'the old boat sank')]
    expect((await retrieve(embedder, mindOf(memories), 0, config, 'a boat', 2)).map(({ id }) => id)).toEqual(['m3', 'm1'])
    const tight = RunConfig.parse({ retrieval: { tokenBudget: 5 } }) // 20 characters: the longest does not fit, the next does
    expect((await retrieve(embedder, mindOf([memory(1, 0, 9, 'x'.repeat(30)), memory(2, 0, 5, 'short')]), 0, tight, 'boat', 2)).map(({ id }) => id)).toEqual(['m2'])
    expect(await retrieve(embedder, mindOf([]), 0, config, 'boat', 3)).toEqual([])
  })
})
