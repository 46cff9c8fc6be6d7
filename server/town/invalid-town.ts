import { TownError } from '../errors.ts'

/** Characters of a value that an error shows: enough to recognise it in its file, short enough for one line. Ours. */
const SHOWN = 80

/** Where in which file something is: `[3].work.from` of `data/personas.json`. */
export interface Spot { readonly file: string; readonly path: readonly PropertyKey[] }

/** `invalid town: data/personas.json: [3].work.from: "25:00": a time of day as HH:MM`. */
export function invalidTown({ file, path }: Spot, value: unknown, mend: string, cause?: unknown): TownError {
  return new TownError('invalid-input', ['invalid town', file, pathText(path), valueText(value), mend].filter((part) => part !== '').join(': '), { cause })
}

/** `[3].work.from`; empty for the file as a whole. */
const pathText = (path: readonly PropertyKey[]): string =>
  path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('').replace(/^\./u, '')

function valueText(value: unknown): string {
  if (value === undefined) return ''
  const text = JSON.stringify(value) ?? String(value)
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}
