import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { invalidTown } from './invalid-town.ts'

export interface JsonFile { readonly file: string; readonly text: string; readonly json: unknown }

/** A JSON file, or null where there is none. Throws a TownError that names file and line where it is not JSON. */
export async function readJson(path: string): Promise<JsonFile | null> {
  const file = shownPath(path)
  const text = await readText(path, file)
  if (text === null) return null
  try {
    return { file, text, json: JSON.parse(text) }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw invalidTown({ file: `${file}${lineOf(text, reason)}`, path: [] }, undefined, `not JSON: ${reason}`, cause)
  }
}

/** The path as seen from where the command was given, where it lies below. */
export function shownPath(path: string): string {
  const fromHere = relative(process.cwd(), path)
  return fromHere === '' || fromHere.startsWith('..') ? path : fromHere
}

/** Some editors begin a file with a byte order mark, which JSON does not know. */
async function readText(path: string, file: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).replace(/^\uFEFF/u, '')
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return null
    throw invalidTown({ file, path: [] }, undefined, `it cannot be read (${codeOf(cause)})`, cause)
  }
}

const codeOf = (cause: unknown): string => (cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause))

/** `:12` from the parser's "at position 345", nothing where it names none. */
function lineOf(text: string, message: string): string {
  const position = /position (\d+)/u.exec(message)?.[1]
  if (position !== undefined) return `:${text.slice(0, Number(position)).split('\n').length}`
  return /end of JSON/u.test(message) ? `:${text.split('\n').length}` : ''
}
