/**
 * JSON text that is the same for equal values: keys in code-unit order, what is undefined left out, maps as lists of
 * entries in their own order (the order of a map is part of a town's state: villagers are asked in it).
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (value instanceof Map) return canonicalJson([...value])
  const parts: string[] = []
  for (const [key, entry] of Object.entries(value).sort(byKey)) if (entry !== undefined) parts.push(`${JSON.stringify(key)}:${canonicalJson(entry)}`)
  return `{${parts.join(',')}}`
}

/** Code units, not the reader's locale: the same on every machine. */
function byKey([left]: [string, unknown], [right]: [string, unknown]): number {
  return left < right ? -1 : 1
}
