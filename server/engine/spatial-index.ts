import { arenaAt, distanceBetween, type Tile, type TownMap, type VillagerId } from '../../shared/index.ts'

/** Edge of a cell in tiles: about the radius of sight, so that a look touches nine cells. Ours. */
const CELL = 8

/** Who is where, in a grid of cells: a look costs what is near, not what lives in the town. */
export interface SpatialIndex {
  move(villager: VillagerId, tile: Tile): void
  tileOf(villager: VillagerId): Tile | undefined
  /** Others in the arena of `tile` at most `radius` tiles away (Chebyshev), nearest first, then by id. */
  near(villager: VillagerId, radius: number): VillagerId[]
  occupied(tile: Tile): boolean
}

export function createSpatialIndex(map: TownMap): SpatialIndex {
  const cells = new Map<number, Set<VillagerId>>()
  const tiles = new Map<VillagerId, Tile>()
  const columns = Math.ceil(map.width / CELL)
  const cellOf = ([x, y]: Tile): number => Math.floor(y / CELL) * columns + Math.floor(x / CELL)

  const move = (villager: VillagerId, tile: Tile): void => {
    const before = tiles.get(villager)
    tiles.set(villager, tile)
    const to = cellOf(tile)
    if (before !== undefined) {
      const from = cellOf(before)
      if (from === to) return
      cells.get(from)?.delete(villager)
    }
    const cell = cells.get(to)
    if (cell) cell.add(villager)
    else cells.set(to, new Set([villager]))
  }

  const near = (villager: VillagerId, radius: number): VillagerId[] => {
    const center = tiles.get(villager)
    if (!center) return []
    const arena = arenaAt(map, center)
    const found: { id: VillagerId; distance: number }[] = []
    for (const cell of cellsWithin(center, radius)) {
      for (const id of cells.get(cell) ?? []) {
        if (id === villager) continue
        const tile = tiles.get(id) as Tile
        const distance = distanceBetween(center, tile)
        if (distance <= radius && arenaAt(map, tile) === arena) found.push({ id, distance })
      }
    }
    return found.sort((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1)).map(({ id }) => id)
  }

  const cellsWithin = ([x, y]: Tile, radius: number): number[] => {
    const found: number[] = []
    for (let row = Math.floor(Math.max(0, y - radius) / CELL); row <= Math.floor((y + radius) / CELL); row += 1) {
      for (let column = Math.floor(Math.max(0, x - radius) / CELL); column <= Math.min(columns - 1, Math.floor((x + radius) / CELL)); column += 1) {
        found.push(row * columns + column)
      }
    }
    return found
  }

  const occupied = (tile: Tile): boolean => {
    for (const id of cells.get(cellOf(tile)) ?? []) {
      const other = tiles.get(id)
      if (other && other[0] === tile[0] && other[1] === tile[1]) return true
    }
    return false
  }

  return { move, near, occupied, tileOf: (villager) => tiles.get(villager) }
}
