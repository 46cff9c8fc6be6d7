import type { Tile, TownMap } from '../../shared/index.ts'

/**
 * A* over the four neighbours. `findPath(from, to)` gives the tiles from start to goal, both included, or null where
 * there is no way. The buffers belong to the map and are reused: a town of a thousand asks for many paths.
 */
export type FindPath = (from: Tile, to: Tile) => Tile[] | null

export function createPathFinder(map: TownMap): FindPath {
  const { width, height, blocked } = map
  const size = width * height
  const cost = new Int32Array(size)
  const cameFrom = new Int32Array(size)
  const seenIn = new Int32Array(size)
  const closedIn = new Int32Array(size)
  let search = 0

  return (from, to) => {
    const start = from[1] * width + from[0]
    const goal = to[1] * width + to[0]
    if (start === goal) return [from]
    if (blocked[goal] === 1) return null
    search += 1
    const open = createHeap()
    const reach = (tile: number, parent: number, steps: number): void => {
      if (closedIn[tile] === search || (seenIn[tile] === search && (cost[tile] as number) <= steps)) return
      seenIn[tile] = search
      cost[tile] = steps
      cameFrom[tile] = parent
      const left = Math.abs((tile % width) - to[0]) + Math.abs(Math.floor(tile / width) - to[1])
      // Among equal sums the one nearer to the goal goes first: it keeps open ground from being searched whole.
      open.push(tile, (steps + left) * 1024 + Math.min(left, 1023))
    }
    reach(start, start, 0)
    for (let tile = open.pop(); tile !== -1; tile = open.pop()) {
      if (tile === goal) return walkBack(cameFrom, start, goal, width)
      if (closedIn[tile] === search) continue
      closedIn[tile] = search
      const steps = (cost[tile] as number) + 1
      const x = tile % width
      if (x > 0 && blocked[tile - 1] === 0) reach(tile - 1, tile, steps)
      if (x < width - 1 && blocked[tile + 1] === 0) reach(tile + 1, tile, steps)
      if (tile >= width && blocked[tile - width] === 0) reach(tile - width, tile, steps)
      if (tile + width < size && blocked[tile + width] === 0) reach(tile + width, tile, steps)
    }
    return null
  }
}

function walkBack(cameFrom: Int32Array, start: number, goal: number, width: number): Tile[] {
  const path: Tile[] = []
  for (let tile = goal; ; tile = cameFrom[tile] as number) {
    path.push([tile % width, Math.floor(tile / width)])
    if (tile === start) return path.reverse()
  }
}

/** A binary heap of tiles; equal priorities leave in the order they came, so that paths are the same everywhere. */
function createHeap() {
  const tiles: number[] = []
  const priorities: number[] = []
  const orders: number[] = []
  let pushed = 0
  const less = (a: number, b: number): boolean =>
    (priorities[a] as number) < (priorities[b] as number) || (priorities[a] === priorities[b] && (orders[a] as number) < (orders[b] as number))
  const swap = (a: number, b: number): void => {
    for (const list of [tiles, priorities, orders]) [list[a], list[b]] = [list[b] as number, list[a] as number]
  }
  const push = (tile: number, priority: number): void => {
    tiles.push(tile); priorities.push(priority); orders.push(pushed++)
    for (let at = tiles.length - 1; at > 0 && less(at, (at - 1) >> 1); at = (at - 1) >> 1) swap(at, (at - 1) >> 1)
  }
  const pop = (): number => {
    if (tiles.length === 0) return -1
    swap(0, tiles.length - 1)
    const tile = tiles.pop() as number
    priorities.pop(); orders.pop()
    for (let at = 0; ; ) {
      const left = 2 * at + 1
      const least = left + 1 < tiles.length && less(left + 1, left) ? left + 1 : left
      if (least >= tiles.length || !less(least, at)) return tile
      swap(at, least)
      at = least
    }
  }
  return { push, pop }
}
