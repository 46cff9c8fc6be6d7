import type { Persona } from '../../shared/index.ts'
import { TownError } from '../errors.ts'

/** The first `count` villagers of the file (all where it is null), without their relations to those left out. Throws a TownError where there are fewer. */
export function selectVillagers(personas: readonly Persona[], count: number | null): Persona[] {
  const wanted = count ?? personas.length
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > personas.length) {
    throw new TownError('usage', `invalid number of villagers: ${wanted}: the town has ${personas.length}; give a whole number from 1 to ${personas.length}`)
  }
  const chosen = personas.slice(0, wanted)
  const ids = new Set(chosen.map(({ id }) => id))
  return chosen.map((persona) => ({ ...persona, relations: persona.relations.filter((relation) => ids.has(relation.with)) }))
}
