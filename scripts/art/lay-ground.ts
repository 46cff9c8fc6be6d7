import { drawBridge, drawBridgeRail } from './draw-outdoors.ts'
import { groundTile, grassTile } from './draw-ground.ts'
import { patches, strips, type GroundKind, type Patch, type Strip } from './plan/outdoors.ts'
import type { House } from './plan/spec.ts'
import { noise } from './hash.ts'
import type { TownDraft } from './town-draft.ts'

/** Which ground lies where; grass where there is no entry. */
type GroundPlan = Map<number, GroundKind>

/** Grass everywhere, and on it lanes, squares and waters with edges by their eight neighbours. Returns what was laid, but for the doorsteps. */
export function layGround(town: TownDraft, houses: readonly House[]): ReadonlyMap<number, GroundKind> {
  const plan: GroundPlan = new Map()
  const bridges = new Set<number>()
  const doors = doorTiles(town, houses)
  const built = houseTiles(town, houses)
  for (const patch of patches) layPatch(town, plan, patch)
  for (const strip of strips) layStrip(town, plan, bridges, strip)
  const lanes: GroundPlan = new Map(plan)
  for (const door of doors) if (!plan.has(door)) plan.set(door, 'path')
  for (let y = 0; y < town.height; y += 1) {
    for (let x = 0; x < town.width; x += 1) {
      town.put('ground', x, y, grassTile(town.tiles, x, y))
      const ground = plan.get(y * town.width + x)
      if (!ground) continue
      town.take(x, y)
      if (ground === 'water') layWater(town, bridges, x, y)
      const same = (dx: number, dy: number): boolean => !town.holds(x + dx, y + dy) || meets(ground, plan.get((y + dy) * town.width + x + dx)) ||
        (ground === 'path' && (bridges.has((y + dy) * town.width + x + dx) || built.has((y + dy) * town.width + x + dx)))
      const deep = (dx: number, dy: number): boolean => isDeep(town, plan, x + dx, y + dy)
      town.put('ground-detail', x, y, groundTile(town.tiles, ground, same, x, y, deep(0, 0) ? deep : undefined))
    }
  }
  return lanes
}

/** Water with nothing but water for two tiles around. */
function isDeep(town: TownDraft, plan: ReadonlyMap<number, GroundKind>, x: number, y: number): boolean {
  for (let row = y - 2; row <= y + 2; row += 1) {
    for (let column = x - 2; column <= x + 2; column += 1) if (plan.get(row * town.width + column) !== 'water') return false
  }
  return true
}

/** A lane runs into a square, and the square into the lane, without an edge between them. */
const meets = (ground: GroundKind, other: GroundKind | undefined): boolean =>
  ground === other || (other !== undefined && other !== 'water' && ground !== 'water' && other !== 'soil' && ground !== 'soil')

function layPatch(town: TownDraft, plan: GroundPlan, { ground, at: [left, top], size: [width, height], round }: Patch): void {
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const away = ((x + 0.5) / width - 0.5) ** 2 + ((y + 0.5) / height - 0.5) ** 2
      if (!round || away <= 0.2 + 0.1 * noise(left + x, top + y, 3, 9)) plan.set((top + y) * town.width + left + x, ground)
    }
  }
}

function layStrip(town: TownDraft, plan: GroundPlan, bridges: Set<number>, { ground, width, through }: Strip): void {
  through.slice(1).forEach(([toX, toY], index) => {
    const [fromX, fromY] = through[index] ?? [toX, toY]
    const steps = Math.max(Math.abs(toX - fromX), Math.abs(toY - fromY), 1)
    for (let step = 0; step <= steps; step += 1) {
      const [x, y] = [Math.round(fromX + ((toX - fromX) * step) / steps), Math.round(fromY + ((toY - fromY) * step) / steps)]
      for (let row = y; row < y + width; row += 1) {
        for (let column = x; column < x + width; column += 1) if (town.holds(column, row)) layTile(plan, bridges, row * town.width + column, ground)
      }
    }
  })
}

/** A lane does not cut into a square, and crosses water on a bridge. */
function layTile(plan: GroundPlan, bridges: Set<number>, at: number, ground: GroundKind): void {
  const before = plan.get(at)
  if (before === 'cobble') return
  if (before === 'water' && ground !== 'water') bridges.add(at)
  else plan.set(at, ground)
}

function layWater(town: TownDraft, bridges: ReadonlySet<number>, x: number, y: number): void {
  const bridged = (row: number): boolean => bridges.has(row * town.width + x)
  if (!bridged(y)) return town.block(x, y)
  const rail = !bridged(y - 1) ? 'top' : !bridged(y + 1) ? 'bottom' : 'none'
  town.put('floor', x, y, town.tiles.tile(`bridge ${rail}`, () => drawBridge(rail)))
  if (rail === 'bottom') town.put('above', x, y, town.tiles.tile('bridge rail', drawBridgeRail))
}

/** The tiles right before the outer doors, and the doorways themselves, so that lanes run up to them. */
function doorTiles(town: TownDraft, houses: readonly House[]): Set<number> {
  return new Set(houses.flatMap(({ at: [left, top], plan }) => plan.flatMap((row, y) => [...row].flatMap((here, x): number[] => {
    if (here !== '+') return []
    const outside = ([[0, 1], [-1, 0], [1, 0]] as const).find(([dx, dy]) => (plan[y + dy]?.[x + dx] ?? ' ') === ' ')
    return outside ? [(top + y) * town.width + left + x, (top + y + outside[1]) * town.width + left + x + outside[0]] : []
  }))))
}

/** The tiles that houses stand on, eaves and all: a lane is paved right up to them. */
function houseTiles(town: TownDraft, houses: readonly House[]): Set<number> {
  return new Set(houses.flatMap(({ at: [left, top], plan }) => plan.flatMap((row, y) => [...row].flatMap((here, x) => {
    const at = (top + y) * town.width + left + x
    return here === ' ' ? [] : y === 0 ? [at, at - town.width] : [at]
  }))))
}
