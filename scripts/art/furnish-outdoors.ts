import { drawBandstandFloor, drawBandstandPost, drawBandstandRoof, drawFence, drawHedge, drawJetty } from './draw-outdoors.ts'
import { fences, lampPosts, outdoorArenas, outdoorFurniture, outdoorPlaces, type Fence } from './plan/outdoors.ts'
import { TILE } from './tile-sheet.ts'
import type { TownDraft } from './town-draft.ts'

/** The light of a street lamp, in pixels around it, and how high above its foot it burns. */
const LAMP_RADIUS = 64
const LAMP_HEIGHT = 34

/** The outdoor places of the town, and what stands in them. */
export function furnishOutdoors(town: TownDraft): void {
  for (const { name, access, at, size } of outdoorArenas) town.area('arenas', name, ...at, ...size, { access, outdoors: true })
  raiseBandstand(town)
  for (const { name, at: [x, y], size: [width, height] } of outdoorPlaces) {
    town.area('objects', name, x, y, width, height, { use: 'stand' })
    for (let row = y; row < y + height; row += 1) for (let column = x; column < x + width; column += 1) town.block(column, row, true)
    if (name.endsWith(':jetty')) layJetty(town, x, y, height)
  }
  for (const [kind, x, y, name] of outdoorFurniture) town.furnish(kind, x, y, name)
  for (const fence of fences) raiseFence(town, fence)
  for (const [x, y] of lampPosts) raiseLamp(town, x, y)
}

function layJetty(town: TownDraft, x: number, y: number, height: number): void {
  for (let row = 0; row < height; row += 1) town.put('floor', x, y + row, town.tiles.tile(`jetty ${row === 0}`, () => drawJetty(row === 0)))
}

/** Tiles between two lamps of a lane, at least (ours, by eye). */
const LAMP_DISTANCE = 9

/** Lamp posts on the grass along the lanes, on their far or outer side, where they hide nobody. */
export function lightLanes(town: TownDraft, isLane: (x: number, y: number) => boolean): void {
  const lamps = town.objects.lights.filter(({ name }) => name === 'lamp').map(({ x, y }): [number, number] => [x / TILE, y / TILE])
  for (let y = 2; y < town.height - 1; y += 1) {
    for (let x = 1; x < town.width - 1; x += 1) {
      if (town.taken[y * town.width + x] === 1 || town.blocked(x, y) || isLane(x, y - 1)) continue
      if (town.get('walls', x, y - 1) !== 0 || town.get('walls', x, y - 2) !== 0) continue
      if (!isLane(x, y + 1) && !isLane(x + 1, y) && !isLane(x - 1, y)) continue
      if (lamps.some(([column, row]) => Math.hypot(column - x, row - y) < LAMP_DISTANCE)) continue
      lamps.push([x, y])
      raiseLamp(town, x, y)
    }
  }
}

function raiseLamp(town: TownDraft, x: number, y: number): void {
  if (town.blocked(x, y)) throw new Error(`a lamp post stands in something else at ${x}, ${y}`)
  town.furnish('lamp-post', x, y)
  town.point('lights', 'lamp', x * TILE + TILE / 2, (y + 1) * TILE - LAMP_HEIGHT, { kind: 'lamp', radius: LAMP_RADIUS })
}

function raiseFence(town: TownDraft, { kind, at: [left, top], size: [width, height], sides, gates }: Fence): void {
  const [right, bottom] = [left + width - 1, top + height - 1]
  const cells = new Set<string>()
  for (let x = left; x <= right; x += 1) { if (sides.includes('top')) cells.add(`${x},${top}`); if (sides.includes('bottom')) cells.add(`${x},${bottom}`) }
  for (let y = top; y <= bottom; y += 1) { if (sides.includes('left')) cells.add(`${left},${y}`); if (sides.includes('right')) cells.add(`${right},${y}`) }
  for (const [x, y] of gates) {
    cells.delete(`${x},${y}`)
    town.take(x, y)
  }
  for (const cell of cells) {
    const [x = 0, y = 0] = cell.split(',').map(Number)
    const joins = [[0, -1], [1, 0], [0, 1], [-1, 0]].map(([dx = 0, dy = 0]) => cells.has(`${x + dx},${y + dy}`)) as [boolean, boolean, boolean, boolean]
    const draw = kind === 'fence' ? drawFence : drawHedge
    town.put('furniture', x, y, town.tiles.tile(`${kind} ${joins.join()}`, () => draw(...joins)))
    town.block(x, y)
    town.take(x, y)
  }
}

/** Where the bandstand's floor begins. */
const BANDSTAND = [78, 41] as const

function raiseBandstand(town: TownDraft): void {
  const [left, top] = BANDSTAND
  town.stamp('floor', 'bandstand', left, top, drawBandstandFloor)
  town.stamp('above', 'bandstand roof', left - 1, top - 4, drawBandstandRoof)
  town.take(left - 1, top - 4, 7, 9)
  for (const x of [left, left + 4]) {
    town.block(x, top + 3)
    town.block(x, top)
    town.stand('bandstand-post', x * TILE + (x === left ? 6 : 10), (top + 4) * TILE - 8, drawBandstandPost)
  }
}
