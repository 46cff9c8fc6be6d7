/**
 * All vectors in memory, scanned whole for each question. Measured against sqlite-vec's own search of the same vectors
 * (384 dimensions, 94 of them not zero; milliseconds a question, ours / sqlite-vec): 0.5 / 0.3 at 1,000, 1.4 / 5.7 at
 * 10,000, 16 / 55 at 100,000. And its sums are added up in one order on every machine, so that a run gives the same log
 * everywhere. The file keeps the vectors in sqlite-vec's table, where SQL can search them.
 */
export interface VectorIndex {
  readonly size: number
  /** The highest number added, 0 where there is none. */
  readonly last: number
  /** Adds the vector of utterance `number`; numbers go up. */
  add(number: number, vector: Float32Array): void
  /** The k highest cosines, best first; ties: the lower number first. */
  nearest(vector: Float32Array, k: number): { number: number; similarity: number }[]
}

/** Vectors that a block holds: large enough to scan fast, small enough not to waste memory on a short run. Ours. */
const BLOCK = 1024

export function createVectorIndex(dimensions: number): VectorIndex {
  const blocks: Float32Array[] = []
  const numbers: number[] = []
  const squares: number[] = []
  return {
    get size() { return numbers.length },
    get last() { return numbers.at(-1) ?? 0 },
    add(number, vector) {
      if (vector.length !== dimensions) throw new Error(`a vector of ${vector.length} dimensions in an index of ${dimensions}`)
      const row = numbers.length % BLOCK
      if (row === 0) blocks.push(new Float32Array(BLOCK * dimensions))
      blocks.at(-1)?.set(vector, row * dimensions)
      numbers.push(number)
      squares.push(squareOf(vector))
    },
    nearest(vector, k) {
      const query = nonZero(vector)
      const square = squareOf(vector)
      const best = createBest(k)
      for (let index = 0; index < numbers.length; index += 1) {
        const block = blocks[Math.floor(index / BLOCK)] as Float32Array
        const length = Math.sqrt(square * (squares[index] as number))
        best.offer(numbers[index] as number, length === 0 ? 0 : dot(query, block, (index % BLOCK) * dimensions) / length)
      }
      return best.entries
    },
  }
}

interface NonZero { readonly at: Int32Array; readonly value: Float64Array }

/** Hashed n-gram vectors are mostly zeros; skipping them leaves every sum as it was. */
function nonZero(vector: Float32Array): NonZero {
  const at: number[] = []
  for (let index = 0; index < vector.length; index += 1) if (vector[index] !== 0) at.push(index)
  return { at: Int32Array.from(at), value: Float64Array.from(at, (index) => vector[index] as number) }
}

/** Added up in the same order as `dot`, so that a vector's cosine with itself is exactly 1. */
function squareOf(vector: Float32Array): number {
  let sum = 0
  for (let index = 0; index < vector.length; index += 1) sum += (vector[index] as number) ** 2
  return sum
}

function dot({ at, value }: NonZero, block: Float32Array, offset: number): number {
  let sum = 0
  for (let index = 0; index < at.length; index += 1) sum += (value[index] as number) * (block[offset + (at[index] as number)] as number)
  return sum
}

/** The k best of what was offered, in order; whoever came first stays ahead of its equals. */
function createBest(k: number) {
  const entries: { number: number; similarity: number }[] = []
  return {
    entries,
    offer(number: number, similarity: number): void {
      if (entries.length === k && similarity <= (entries.at(-1)?.similarity ?? Infinity)) return
      const position = entries.findIndex((entry) => similarity > entry.similarity)
      entries.splice(position < 0 ? entries.length : position, 0, { number, similarity })
      if (entries.length > k) entries.pop()
    },
  }
}
