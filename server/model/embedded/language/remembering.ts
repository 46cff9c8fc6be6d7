/** Results kept by text, since the same lines are looked at turn after turn. Ours: enough for a day's talk. */
const MOST = 20_000

/** The function with its results kept: for pure functions of one text whose results nobody changes. */
export function remembering<Result>(of: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    const kept = known.get(text)
    if (kept !== undefined) return kept
    const result = of(text)
    if (known.size >= MOST) known.clear()
    known.set(text, result)
    return result
  }
}
