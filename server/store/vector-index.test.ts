import { describe, expect, it } from 'vitest'
import { createVectorIndex } from './vector-index.ts'

const DIMENSIONS = 12

/** Vectors by a rule, some equal, some with many zeros. */
const vectorOf = (seed: number): Float32Array => Float32Array.from({ length: DIMENSIONS }, (_, index) => ((1 + (seed % 37)) * (index + 3) * 7919) % 11 + 1 - ((seed * index) % 3 === 0 ? 0 : 4))

const cosine = (left: Float32Array, right: Float32Array): number => {
  const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)
  return dot(left, right) / Math.sqrt(dot(left, left) * dot(right, right))
}

describe('the vector index', () => {
  it('finds the highest cosines over several blocks, equals in the order in which they were said', () => {
    const index = createVectorIndex(DIMENSIONS)
    const all = Array.from({ length: 2500 }, (_, at) => vectorOf(at))
    all.forEach((vector, at) => index.add(at + 1, vector))
    for (const seed of [5, 900, 2499]) {
      const query = vectorOf(seed)
      const byHand = all.map((vector, at) => ({ number: at + 1, similarity: cosine(query, vector) }))
        .sort((left, right) => (Math.abs(right.similarity - left.similarity) > 1e-12 ? right.similarity - left.similarity : left.number - right.number)).slice(0, 90)
      const found = index.nearest(query, 90)
      expect(found.map(({ number }) => number)).toEqual(byHand.map(({ number }) => number))
      found.forEach(({ similarity }, at) => expect(similarity).toBeCloseTo(byHand[at]?.similarity ?? NaN, 12))
    }
  })

  it('gives exactly 1 for a vector and itself', () => {
    const index = createVectorIndex(DIMENSIONS)
    const vector = vectorOf(8).map((value) => value / 3)
    index.add(4, vector)
    expect(index.nearest(vector, 3)).toEqual([{ number: 4, similarity: 1 }])
  })

  it('knows nothing before anything was added, nothing of a zero vector, and no other dimension', () => {
    const index = createVectorIndex(DIMENSIONS)
    expect(index.nearest(vectorOf(1), 5)).toEqual([])
    index.add(1, vectorOf(1))
    expect(index.nearest(new Float32Array(DIMENSIONS), 1)).toEqual([{ number: 1, similarity: 0 }])
    expect(index.nearest(vectorOf(1), 0)).toEqual([])
    expect(() => index.add(2, new Float32Array(5))).toThrow('5 dimensions')
  })
})
