import { Persona, RunConfig, type Address, type Arena, type Tile, type TownMap } from '../../shared/index.ts'
import type { Town } from './decision.ts'

/**
 * A real town in small, drawn as text: `#` blocks, a letter is an arena, `.` is nobody's ground. Every letter's arena is
 * `<Letter>:room` with one object `<Letter>:room:bed` on its first tile.
 */
export function tinyTown(rows: readonly string[], names: readonly string[] = ['Ada Quill', 'Bo Reed']): Town {
  const width = rows[0]?.length ?? 0
  const map: TownMap = {
    name: 'Tiny', width, height: rows.length, blocked: new Uint8Array(width * rows.length), arenaOf: new Int16Array(width * rows.length).fill(-1), arenas: [],
  }
  const tiles = new Map<string, Tile[]>()
  rows.forEach((row, y) => [...row].forEach((letter, x) => {
    if (letter === '#') map.blocked[y * width + x] = 1
    else if (letter !== '.') tiles.set(letter, [...(tiles.get(letter) ?? []), [x, y]])
  }))
  const arenas = [...tiles].map(([letter, spots], index): Arena => {
    for (const [x, y] of spots) map.arenaOf[y * width + x] = index
    const address = `${letter}:room` as Address
    return { address, sector: letter, access: 'public', outdoors: false, spots, objects: [{ address: `${letter}:room:bed` as Address, use: 'lie', spots: spots.slice(0, 2) }] }
  })
  const personas = names.map((name) => Persona.parse({ id: name.toLowerCase().replace(' ', '-'), name, home: arenas[0]?.address, bed: `${arenas[0]?.address}:bed`, wakes: '05:00' }))
  return { name: 'Tiny', mapHash: 'tiny', map: { ...map, arenas }, personas }
}

export const tinyConfig = (overrides: Record<string, unknown> = {}): RunConfig => RunConfig.parse(overrides)
