import { describe, expect, it } from 'vitest'
import { cosine } from '../../cosine.ts'
import { createEmbeddedEmbedder, vectorOf } from './embedder.ts'

/**
 * Pins the ranges in which the embedded encoder's similarities lie, since thresholds (run-config, profile `embedded`) rest on
 * them: the same line 1, paraphrases 0.3 to 0.9, unrelated lines well below. Change a weight, and the thresholds must be measured anew.
 */
const PAIRS: readonly (readonly [first: string, second: string, from: number, to: number])[] = [
  ['I work at the bakery every morning.', 'I work at the bakery every morning!', 0.999, 1.001],
  ['I work at the bakery every morning.', 'Every morning I am working in the bakery.', 0.7, 0.95],
  ['Have you heard about the election?', 'Did you hear the news about the mayoral election?', 0.4, 0.7],
  ['Thanks for the tip, I\'ll try the soup.', 'Thank you for the recommendation! I will definitely try the soup.', 0.3, 0.6],
  ['I love painting landscapes by the pond.', 'The tax forms are due on Friday.', -0.1, 0.2],
  ['What are you doing today?', 'How is your research on owls going?', -0.1, 0.35],
  ['我今天在面包店工作。', '我今天在面包店工作！', 0.999, 1.001],
]

describe('embedded embedder', () => {
  it.each(PAIRS)('"%s" and "%s" lie between %d and %d', (first, second, from, to) => {
    const similarity = cosine(vectorOf(first), vectorOf(second))
    expect(similarity).toBeGreaterThanOrEqual(from)
    expect(similarity).toBeLessThanOrEqual(to)
  })

  it('gives normalised vectors of 384 dimensions in the order of the texts', async () => {
    const embedder = createEmbeddedEmbedder()
    const vectors = await embedder.embed(['one two three', 'Die Mühle am See', 'one two three'])
    expect(vectors.map((vector) => vector.length)).toEqual([384, 384, 384])
    for (const vector of vectors) expect(cosine(vector, vector)).toBeCloseTo(1, 5)
    expect(vectors[0]).toEqual(vectors[2])
  })

  it('has nothing to say of a text without words', async () => {
    const [vector] = await createEmbeddedEmbedder().embed(['… !'])
    expect(vector?.every((value) => value === 0)).toBe(true)
  })
})
