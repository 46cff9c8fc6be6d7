import type { Persona } from '../../shared/index.ts'
import { invalidTown } from './invalid-town.ts'

/** Refuses villagers of the same id or name, and relations to nobody, to oneself or twice to the same. Throws a TownError. */
export function checkPersonas(file: string, personas: readonly Persona[]): void {
  refuseDuplicates(file, personas, 'id')
  refuseDuplicates(file, personas, 'name')
  refuseDuplicateNews(file, personas)
  personas.forEach((persona, index) => checkRelations(file, personas, persona, index))
}

function refuseDuplicates(file: string, personas: readonly Persona[], field: 'id' | 'name'): void {
  const seen = new Map<string, number>()
  personas.forEach((persona, index) => {
    const key = persona[field].toLocaleLowerCase()
    const earlier = seen.get(key)
    if (earlier !== undefined) {
      throw invalidTown({ file, path: [index, field] }, persona[field], `[${earlier}] has the same ${field}; give each villager its own`)
    }
    seen.set(key, index)
  })
}

function refuseDuplicateNews(file: string, personas: readonly Persona[]): void {
  const seen = new Set<string>()
  personas.forEach(({ news }, index) => news.forEach(({ id }, at) => {
    if (seen.has(id)) throw invalidTown({ file, path: [index, 'news', at, 'id'] }, id, 'another piece of news has the same id; give each its own')
    seen.add(id)
  }))
}

function checkRelations(file: string, personas: readonly Persona[], persona: Persona, index: number): void {
  const seen = new Set<string>()
  persona.relations.forEach(({ with: other }, at) => {
    const spot = { file, path: [index, 'relations', at, 'with'] }
    if (other === persona.id) throw invalidTown(spot, other, `a relation of ${persona.name} to nobody but ${persona.name}; take it out`)
    if (seen.has(other)) throw invalidTown(spot, other, `${persona.name} has two relations to the same villager; keep one and say the rest in its note`)
    if (!personas.some(({ id }) => id === other)) throw invalidTown(spot, other, 'no villager has this id; mend it or take the relation out')
    seen.add(other)
  })
}
