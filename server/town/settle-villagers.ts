import { Address, lastPart, sectorOf, type Persona, type TownMap, type TownObject } from '../../shared/index.ts'
import { invalidTown, type Spot } from './invalid-town.ts'

/** A map and the file that it was read from. */
export interface NamedMap { readonly file: string; readonly map: TownMap }

/**
 * Gives everybody a home and a bed on the map: what the file says is checked, what it leaves open follows (the home from
 * the bed; the bed is the first free one of the home, in the map's order). Work places and places of news are checked too.
 * Throws a TownError naming the persona file, the path in it, the value and how to mend it.
 */
export function settleVillagers(file: string, personas: readonly Persona[], town: NamedMap): Persona[] {
  personas.forEach((persona, index) => checkPlaces({ file, path: [index] }, persona, town))
  const beds = new Beds(town.map)
  personas.forEach((persona, index) => claimBed({ file, path: [index, 'bed'] }, persona, beds, town))
  return personas.map((persona, index) => settle({ file, path: [index] }, persona, beds, town))
}

function checkPlaces(at: Spot, persona: Persona, town: NamedMap): void {
  const { home, work, news } = persona
  if (home !== null && !isPlace(town.map, home)) throw unknown(within(at, 'home'), home, town, 'a sector or sector:arena', sectors(town.map))
  if (work && !isArenaOrObject(town.map, work.place)) {
    throw unknown(within(at, 'work', 'place'), work.place, town, 'sector:arena', arenasNear(town.map, work.place))
  }
  news.forEach(({ place }, index) => {
    if (place === null || isArenaOrObject(town.map, place)) return
    throw unknown(within(at, 'news', index, 'place'), place, town, 'sector:arena', arenasNear(town.map, place))
  })
}

function claimBed(at: Spot, persona: Persona, beds: Beds, town: NamedMap): void {
  const { bed, home } = persona
  if (bed === null) return
  const free = beds.free(bed)
  if (free === undefined) throw unknown(at, bed, town, 'sector:arena:object of something to lie on', beds.in(Address.parse(sectorOf(bed))))
  if (free === 0) throw invalidTown(at, bed, `the bed is full already; another bed, or more spots for this one in ${town.file}`)
  if (home !== null && !isWithin(bed, home)) throw invalidTown(at, bed, `the bed is not in the home of ${persona.name}, "${home}"; mend either`)
  beds.take(bed)
}

function settle(at: Spot, persona: Persona, beds: Beds, town: NamedMap): Persona {
  const { bed, home } = persona
  if (bed !== null) return { ...persona, home: home ?? Address.parse(sectorOf(bed)) }
  if (home === null) {
    const mend = `name one with a free bed${listed(beds.homesWithFreeBed())}, or add a bed to ${town.file}`
    throw invalidTown(within(at, 'home'), null, `${persona.name} has no home; ${mend}`)
  }
  const found = beds.in(home).find((one) => beds.free(one) !== 0)
  if (!found) {
    const mend = `another home${listed(beds.homesWithFreeBed())}, one more bed in ${town.file}, or the address of what else to sleep on as "bed"`
    throw invalidTown(within(at, 'home'), home, `no bed there is left for ${persona.name}; ${mend}`)
  }
  beds.take(found)
  return { ...persona, bed: found }
}

/** What can be lain on in a town, and how many places are left on each. A file may name any of it as a bed; of ourselves we choose what is called one. */
class Beds {
  private readonly left: Map<Address, number>

  constructor(map: TownMap) {
    this.left = new Map(objects(map).filter(({ use }) => use === 'lie').map(({ address, spots }) => [address, spots.length]))
  }

  /** Places left in a bed; undefined where there is no such bed. */
  free(bed: Address): number | undefined { return this.left.get(bed) }
  take(bed: Address): void { this.left.set(bed, (this.left.get(bed) ?? 0) - 1) }
  in(place: Address): Address[] { return this.beds().filter((bed) => isWithin(bed, place)) }
  homesWithFreeBed(): string[] { return [...new Set(this.beds().filter((bed) => this.left.get(bed) !== 0).map(sectorOf))] }
  private beds(): Address[] { return [...this.left.keys()].filter((address) => /\bbed\b/u.test(lastPart(address))) }
}

const objects = (map: TownMap): TownObject[] => map.arenas.flatMap((arena) => [...arena.objects])
const sectors = (map: TownMap): string[] => [...new Set(map.arenas.map(({ sector }) => sector))]
const isWithin = (address: Address, place: Address): boolean => address === place || address.startsWith(`${place}:`)
const isPlace = (map: TownMap, place: Address): boolean => map.arenas.some(({ address, sector }) => address === place || sector === place)
const isArenaOrObject = (map: TownMap, place: Address): boolean =>
  map.arenas.some(({ address, objects: inside }) => address === place || inside.some((object) => object.address === place))

/** The arenas of the same sector where there is one, else all sectors: what the writer most likely meant. */
function arenasNear(map: TownMap, place: Address): string[] {
  const near = map.arenas.filter(({ sector }) => sector === sectorOf(place)).map(({ address }) => address)
  return near.length > 0 ? near : sectors(map)
}

const within = ({ file, path }: Spot, ...more: PropertyKey[]): Spot => ({ file, path: [...path, ...more] })
const listed = (names: readonly string[]): string => (names.length > 0 ? ` (${names.join(', ')})` : '')

const unknown = (at: Spot, value: Address, { file }: NamedMap, wanted: string, known: readonly string[]): Error =>
  invalidTown(at, value, `not on the map ${file}; wanted is ${wanted}${known.length > 0 ? `, there are ${known.join(', ')}` : ''}`)
