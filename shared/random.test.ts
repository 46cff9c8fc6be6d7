import { describe, expect, it } from 'vitest'
import { createRandom, forkSeed } from './random.ts'

describe('random', () => {
  it('gives the same stream for the same seed and another for another', () => {
    const draws = (seed: number): number[] => Array.from({ length: 5 }, createRandom(seed).next)
    expect(draws(1)).toEqual(draws(1))
    expect(draws(1)).not.toEqual(draws(2))
  })

  it('is uniform enough: mean and tenths of 20,000 draws', () => {
    const random = createRandom(7)
    const tenths = new Array<number>(10).fill(0)
    for (let draw = 0; draw < 20_000; draw += 1) tenths[Math.floor(random.next() * 10)]! += 1
    for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(200)
  })

  it('forks by seed and parts alone, whatever was drawn before', () => {
    const fresh = createRandom(3)
    const used = createRandom(3)
    used.next()
    expect(used.fork('tick', 4).next()).toBe(fresh.fork('tick', 4).next())
    expect(fresh.fork('tick', 4).next()).not.toBe(fresh.fork('tick', 5).next())
  })

  it('keeps parts of a hash apart', () => {
    expect(forkSeed('ab', 'c')).not.toBe(forkSeed('a', 'bc'))
    expect(forkSeed('1')).not.toBe(forkSeed(1))
    expect(Number.isSafeInteger(forkSeed('a', 1))).toBe(true)
  })

  it('weighs, shuffles without loss and refuses an empty list', () => {
    const random = createRandom(5)
    const counts = { rare: 0, often: 0, never: 0 }
    for (let draw = 0; draw < 4000; draw += 1) counts[random.weighted(['rare', 'often', 'never'] as const, (item) => ({ rare: 1, often: 3, never: 0 })[item])] += 1
    expect(counts.never).toBe(0)
    expect(counts.often / counts.rare).toBeGreaterThan(2.6)
    expect(counts.often / counts.rare).toBeLessThan(3.4)
    expect(random.shuffle([1, 2, 3, 4]).toSorted()).toEqual([1, 2, 3, 4])
    expect(() => random.pick([])).toThrow(RangeError)
  })
})
