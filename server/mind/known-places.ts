import { arenaAddress, distanceBetween, findArena, sectorOf, type Address, type Arena, type Persona, type TownMap, type VillagerId } from '../../shared/index.ts'
import type { PublicPlace } from '../model/questions.ts'

/** Public places that one villager knows, the nearest to its home: a large town has more than a prompt can hold, or a day reach. Ours. */
const MOST_PLACES = 40

interface Known { readonly places: readonly PublicPlace[]; readonly arenas: readonly Address[] }

/** Places do not move during a run, and are asked for at every line. */
const knownOf = new WeakMap<TownMap, Map<VillagerId, Known>>()

/** Places that a villager may propose: one entry an arena that is open to all. */
export const publicPlaces = (map: TownMap, persona: Persona): PublicPlace[] => [...knownTo(map, persona).places]

/** Arenas where a villager may spend time: the public ones it knows, and all of its own home and of the house where it works. */
export const arenasFor = (map: TownMap, persona: Persona): Address[] => [...knownTo(map, persona).arenas]

function knownTo(map: TownMap, persona: Persona): Known {
  const known = knownOf.get(map) ?? new Map<VillagerId, Known>()
  knownOf.set(map, known)
  const before = known.get(persona.id)
  if (before) return before
  const open = new Set(nearest(map, persona, map.arenas.filter(({ access }) => access === 'public')))
  const own = [persona.home, persona.work?.place].flatMap((place) => (place ? [sectorOf(place)] : []))
  const made: Known = {
    places: map.arenas.filter((arena) => open.has(arena)).map(({ address }) => ({ address, name: sectorOf(address) })),
    arenas: map.arenas.filter((arena) => open.has(arena) || own.includes(arena.sector)).map(({ address }) => address),
  }
  known.set(persona.id, made)
  return made
}

function nearest(map: TownMap, { bed, home }: Persona, arenas: readonly Arena[]): readonly Arena[] {
  const at = bed ?? home
  const from = at ? findArena(map, arenaAddress(at))?.spots[0] : undefined
  if (!from || arenas.length <= MOST_PLACES) return arenas
  const distance = ({ spots: [spot] }: Arena): number => (spot ? distanceBetween(from, spot) : Infinity)
  return [...arenas].sort((a, b) => distance(a) - distance(b)).slice(0, MOST_PLACES)
}
