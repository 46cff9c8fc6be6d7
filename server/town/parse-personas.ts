import { z } from 'zod'
import { Persona } from '../../shared/index.ts'
import { invalidTown } from './invalid-town.ts'
import type { JsonFile } from './read-json.ts'

const Personas = z.array(Persona).min(1, 'a town needs at least one villager')

/**
 * The villagers of a file, by the schema alone. A field that the schema does not know is refused too, since it is
 * most often a misspelt one. Throws a TownError naming file, path and value.
 */
export function parsePersonas({ file, json }: JsonFile): Persona[] {
  const parsed = Personas.safeParse(json)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const path = issue?.path ?? []
    throw invalidTown({ file, path }, valueAt(json, path), issue?.message ?? 'not a list of villagers', parsed.error)
  }
  refuseUnknownFields(file, json, parsed.data, [])
  return parsed.data
}

const valueAt = (json: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined), json)

/** What is in the file and not in what was read from it, the schema does not know. */
function refuseUnknownFields(file: string, raw: unknown, read: unknown, path: readonly PropertyKey[]): void {
  if (typeof raw !== 'object' || raw === null || typeof read !== 'object' || read === null) return
  for (const [key, value] of Object.entries(raw)) {
    const here = [...path, Array.isArray(raw) ? Number(key) : key]
    if (!Object.hasOwn(read, key)) throw invalidTown({ file, path: here }, value, `no such field; there are ${Object.keys(read).join(', ')}`)
    refuseUnknownFields(file, value, Reflect.get(read, key), here)
  }
}
