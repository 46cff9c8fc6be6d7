import { relationTo, type Persona, type TownState, type VillagerId } from '../../shared/index.ts'
import type { Acquaintance } from '../model/questions.ts'

/** Most townspeople that one prompt names, so that a large town does not fill it. Ours. */
const MOST_KNOWN = 40

/** What one villager knows of another without being told: name, trade, and its own relation to it. Nothing of the inside. */
export function acquaintanceOf(self: Persona, other: Persona): Acquaintance {
  const relation = relationTo(self, other.id)
  return { id: other.id, name: other.name, relation: relation?.kind ?? null, occupation: other.occupation, note: relation?.note ?? '' }
}

/** Townspeople that a villager can name: its relations first, then its neighbours in the town's list. */
export function knownTo(state: TownState, self: Persona, leftOut: VillagerId): Acquaintance[] {
  const ofTown = acquaintances.get(state.personas) ?? new Map<VillagerId, readonly Acquaintance[]>()
  acquaintances.set(state.personas, ofTown)
  const known = ofTown.get(self.id) ?? acquaintancesOf(state, self)
  ofTown.set(self.id, known)
  return known.filter(({ id }) => id !== leftOut).slice(0, MOST_KNOWN)
}

/** Who knows whom does not change during a run, and is asked at every line. */
const acquaintances = new WeakMap<TownState['personas'], Map<VillagerId, readonly Acquaintance[]>>()

function acquaintancesOf(state: TownState, self: Persona): readonly Acquaintance[] {
  const others = [...state.personas.values()].filter(({ id }) => id !== self.id)
  const related = others.filter(({ id }) => relationTo(self, id) !== undefined)
  const rest = others.filter(({ id }) => relationTo(self, id) === undefined)
  return [...related, ...rest].slice(0, MOST_KNOWN + 1).map((other) => acquaintanceOf(self, other))
}
