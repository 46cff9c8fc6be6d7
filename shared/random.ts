/**
 * Seeded randomness: the only kind there is inside the town. A stream is forked from what the draw is for
 * (seed, tick, villager, purpose), never shared, so that no draw depends on how many others came before it.
 */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number
  /** Uniform in 0 … below - 1; 0 where `below` is 1 or less. */
  integer(below: number): number
  /** One of the list. Throws a RangeError on an empty one: nothing can be picked. */
  pick<Item>(list: readonly Item[]): Item
  /** True with probability p. */
  chance(p: number): boolean
  /** A new list in random order (Fisher–Yates). */
  shuffle<Item>(list: readonly Item[]): Item[]
  /** One of the list, in proportion to weights of 0 or more; all zero: uniform. Throws a RangeError on an empty list. */
  weighted<Item>(list: readonly Item[], weight: (item: Item) => number): Item
  /** An independent stream, decided by this one's seed and the parts alone; draws made before do not matter. */
  fork(...parts: readonly (string | number)[]): Random
}

/**
 * A stable hash of parts, 0 … 2^53 - 1: cyrb53 (public domain, bryc). Parts are kept apart, so ('ab', 'c') differs from ('a', 'bc').
 */
export function forkSeed(...parts: readonly (string | number)[]): number {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  const mix = (code: number): void => {
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  for (const part of parts) {
    const text = typeof part === 'number' ? `#${part}` : part
    for (let index = 0; index < text.length; index += 1) mix(text.charCodeAt(index))
    mix(0x1_0000)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return 4294967296 * (2097151 & low) + (high >>> 0)
}

/** A stream of its own for a seed (any finite number): sfc32 (Doty-Humphrey's small fast counter), warmed up by 12 draws. */
export function createRandom(seed: number): Random {
  const next = sfc32(seed)
  const integer = (below: number): number => Math.floor(next() * Math.max(1, below))
  const pick = <Item>(list: readonly Item[]): Item => {
    if (list.length === 0) throw new RangeError('nothing to pick from')
    return list[integer(list.length)] as Item
  }
  return {
    next, integer, pick,
    chance: (p) => next() < p,
    shuffle: (list) => {
      const order = [...list]
      for (let index = order.length - 1; index > 0; index -= 1) {
        const other = integer(index + 1)
        const held = order[index] as (typeof order)[number]
        order[index] = order[other] as (typeof order)[number]
        order[other] = held
      }
      return order
    },
    weighted: (list, weight) => {
      const weights = list.map(weight)
      const total = weights.reduce((sum, value) => sum + value, 0)
      if (!(total > 0)) return pick(list)
      let left = next() * total
      const index = weights.findIndex((value) => (left -= value) < 0)
      return list[index < 0 ? weights.findLastIndex((value) => value > 0) : index] as (typeof list)[number]
    },
    fork: (...parts) => createRandom(forkSeed(seed, ...parts)),
  }
}

/** Draws thrown away at the start, as sfc32's author advises for seeds that differ in few bits. */
const WARM_UP = 12

function sfc32(seed: number): () => number {
  const half = forkSeed('sfc32', seed)
  let a = half >>> 0
  let b = Math.floor(half / 4294967296) >>> 0
  let c = forkSeed('sfc32 high', seed) >>> 0
  let counter = 1
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 4294967296
  }
  for (let draw = 0; draw < WARM_UP; draw += 1) next()
  return next
}
