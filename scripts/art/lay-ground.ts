import { groundTile, grassTile } from './draw-ground.ts'
import { patches, strips, type GroundKind, type Patch, type Strip } from './plan/outdoors.ts'
import { noise } from './hash.ts'
import type { TownDraft } from './town-draft.ts'

/** Which ground lies where; grass where there is no entry. */
type GroundPlan = Map<number, GroundKind>

/** Grass everywhere, and on it lanes, squares and waters with edges by their eight neighbours. */
export function layGround(town: TownDraft): void {
  const plan: GroundPlan = new Map()
  for (const patch of patches) layPatch(town, plan, patch)
  for (const strip of strips) layStrip(town, plan, strip)
  for (let y = 0; y < town.height; y += 1) {
    for (let x = 0; x < town.width; x += 1) {
      town.put('ground', x, y, grassTile(town.tiles, x, y))
      const ground = plan.get(y * town.width + x)
      if (!ground) continue
      town.take(x, y)
      if (ground === 'water') town.block(x, y)
      const same = (dx: number, dy: number): boolean => !town.holds(x + dx, y + dy) || meets(ground, plan.get((y + dy) * town.width + x + dx))
      town.put('ground-detail', x, y, groundTile(town.tiles, ground, same, x, y))
    }
  }
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

function layStrip(town: TownDraft, plan: GroundPlan, { ground, width, through }: Strip): void {
  through.slice(1).forEach(([toX, toY], index) => {
    const [fromX, fromY] = through[index] ?? [toX, toY]
    const steps = Math.max(Math.abs(toX - fromX), Math.abs(toY - fromY), 1)
    for (let step = 0; step <= steps; step += 1) {
      const [x, y] = [Math.round(fromX + ((toX - fromX) * step) / steps), Math.round(fromY + ((toY - fromY) * step) / steps)]
      for (let row = y; row < y + width; row += 1) {
        for (let column = x; column < x + width; column += 1) if (town.holds(column, row) && plan.get(row * town.width + column) !== 'cobble') plan.set(row * town.width + column, ground)
      }
    }
  })
}
