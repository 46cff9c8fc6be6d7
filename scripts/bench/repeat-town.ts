import { Address, Persona, tileIndex, VillagerId, type Arena, type Tile, type TownMap } from '../../shared/index.ts'
import type { Town } from '../../server/engine/decision.ts'

/**
 * A town of `count` villagers at the density of the given one: copies side by side, each with its own people, who know
 * only those of their own copy. So a villager of a town of a thousand meets as many as one of a town of twenty-five.
 */
export function repeatTown<T extends Town>(town: T, count: number): T {
  const copies = Math.ceil(count / town.personas.length)
  const columns = Math.ceil(Math.sqrt(copies))
  const rows = Math.ceil(copies / columns)
  const { width, height } = town.map
  const map: TownMap = {
    name: `${town.name} x ${copies}`, width: width * columns, height: height * rows,
    blocked: new Uint8Array(width * columns * height * rows), arenaOf: new Int16Array(width * columns * height * rows).fill(-1), arenas: [],
  }
  const parts = Array.from({ length: copies }, (_, copy) => copyAt(town, map, copy, [(copy % columns) * width, Math.floor(copy / columns) * height]))
  return { ...town, map: { ...map, arenas: parts.flatMap(({ arenas }) => arenas) }, personas: parts.flatMap(({ personas }) => personas).slice(0, count) }
}

function copyAt(town: Town, target: TownMap, copy: number, [left, top]: Tile): { arenas: Arena[]; personas: Persona[] } {
  const { map } = town
  for (let y = 0; y < map.height; y += 1) {
    for (let x = 0; x < map.width; x += 1) {
      const from = tileIndex(map, [x, y])
      const to = tileIndex(target, [x + left, y + top])
      target.blocked[to] = map.blocked[from] as number
      const arena = map.arenaOf[from] as number
      target.arenaOf[to] = arena < 0 ? -1 : arena + copy * map.arenas.length
    }
  }
  const name = (address: string): Address => Address.parse(copy === 0 ? address : address.replace(/^[^:]+/u, (sector) => `${sector} ${copy + 1}`))
  const id = (villager: string): VillagerId => VillagerId.parse(copy === 0 ? villager : `${villager}-${copy + 1}`)
  const shift = ([x, y]: Tile): Tile => [x + left, y + top]
  const arenas = map.arenas.map((arena): Arena => ({
    ...arena, address: name(arena.address), sector: name(arena.sector), spots: arena.spots.map(shift),
    objects: arena.objects.map((object) => ({ ...object, address: name(object.address), spots: object.spots.map(shift) })),
  }))
  const personas = town.personas.map((persona) => Persona.parse({
    ...persona, id: id(persona.id), name: copy === 0 ? persona.name : `${persona.name} ${copy + 1}`, home: persona.home && name(persona.home), bed: persona.bed && name(persona.bed),
    work: persona.work && { ...persona.work, place: name(persona.work.place) }, relations: persona.relations.map((relation) => ({ ...relation, with: id(relation.with) })),
    news: persona.news.map((news) => ({ ...news, place: news.place && name(news.place) })),
  }))
  return { arenas, personas }
}
