/** Cosine of two normalised vectors. */
export function cosine(first: Float32Array, second: Float32Array): number {
  let sum = 0
  for (let index = 0; index < first.length; index += 1) sum += (first[index] ?? 0) * (second[index] ?? 0)
  return sum
}
