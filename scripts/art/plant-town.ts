import { drawFlowers, drawLilyPad, drawMushrooms, drawPebbles, drawTuft } from './draw-outdoors.ts'
import { drawBirch, drawBush, drawRock, drawRoundTree, drawSpruce, drawStump } from './draw-trees.ts'
import { duck } from './furniture/outdoors.ts'
import { hash, noise, pick } from './hash.ts'
import { palette } from './palette.ts'
import type { PixelCanvas } from './pixel-canvas.ts'
import { orchard } from './plan/outdoors.ts'
import { TILE } from './tile-sheet.ts'
import type { TownDraft } from './town-draft.ts'

const { leaf, lush, rose, terracotta, ochre } = palette

/** How far from the map's edge the wood reaches, in tiles; how likely a free tile grows a tree there, and elsewhere (ours, by eye). */
const WOOD = 3
const [IN_THE_WOOD, IN_THE_OPEN] = [0.85, 0.12]

const TREES: readonly [string, () => PixelCanvas][] = [
  ['linden', () => drawRoundTree(leaf, 31)], ['linden-2', () => drawRoundTree(leaf, 35)], ['young-linden', () => drawRoundTree(lush, 41)],
  ['spruce', drawSpruce], ['birch', drawBirch], ['cherry', () => drawRoundTree(rose, 51)],
]

/** Trees, bushes and flowers wherever the ground is free, thicker towards the map's edge and in groves. */
export function plantTown(town: TownDraft): void {
  for (const [x, y] of orchard) plantTree(town, x, y, 'apple-tree', () => drawRoundTree(leaf, 61, terracotta))
  for (let y = 0; y < town.height; y += 1) for (let x = 0; x < town.width; x += 1) growTree(town, x, y)
  for (let y = 0; y < town.height; y += 1) for (let x = 0; x < town.width; x += 1) growSmall(town, x, y)
}

function growTree(town: TownDraft, x: number, y: number): void {
  const edge = Math.min(x, y - 1, town.width - 1 - x, town.height - 1 - y)
  const grove = noise(x, y, 6, 211)
  const chance = edge <= WOOD ? IN_THE_WOOD : grove > 0.62 ? IN_THE_OPEN * 3 : IN_THE_OPEN
  if (hash(x, y, 212) > chance || !roomForTree(town, x, y)) return
  const spruces = edge <= WOOD && noise(x, y, 9, 213) > 0.45
  const kind = spruces ? 3 : pick([0, 0, 1, 1, 2, 4, 4, 5], x, y, 214)
  const [name, draw] = TREES[kind] ?? ['linden', () => drawRoundTree(leaf, 31)]
  plantTree(town, x, y, name, draw)
}

/** A tree wants its own tile, no house or lane that its crown would hide, and some distance from the next. */
function roomForTree(town: TownDraft, x: number, y: number): boolean {
  for (let row = y - 2; row <= y; row += 1) {
    for (let column = x - 1; column <= x + 1; column += 1) if (town.holds(column, row) && town.taken[row * town.width + column] === 1) return false
  }
  return true
}

function plantTree(town: TownDraft, x: number, y: number, name: string, draw: () => PixelCanvas): void {
  if (town.blocked(x, y)) return
  const [dx, dy] = [Math.floor(hash(x, y, 215) * 5) - 2, Math.floor(hash(x, y, 216) * 5) - 2]
  town.stand(name, x * TILE + 8 + dx, (y + 1) * TILE + dy, draw, { sways: true })
  town.block(x, y)
  town.take(x, y)
}

function growSmall(town: TownDraft, x: number, y: number): void {
  const at = y * town.width + x
  if (town.get('ground-detail', x, y) !== 0 && town.blocked(x, y) && town.get('floor', x, y) === 0) return growLily(town, x, y)
  if (town.taken[at] === 1) return
  const chance = hash(x, y, 221)
  if (chance < 0.03 && !besideLane(town, x, y)) {
    const kind = pick([0, 1, 2, 3], x, y, 223)
    if (kind === 3) town.stand('rock', x * TILE + 8, (y + 1) * TILE - 2, drawRock)
    else if (kind === 2 && chance < 0.01) town.stand('stump', x * TILE + 8, (y + 1) * TILE - 2, drawStump)
    else town.stand(`bush-${kind}`, x * TILE + 8, (y + 1) * TILE - 1, () => drawBush(kind === 1 ? lush : leaf, 71 + kind, [rose, ochre, undefined][kind]))
    town.block(x, y)
    return town.take(x, y)
  }
  const flat = flatGrowth(town, x, y, chance)
  if (flat) town.overlay('ground-detail', flat[0], x, y, flat[1])
}

/** What grows low on a tile, if anything: flowers along walls and in meadows, tufts, now and then mushrooms or pebbles. */
function flatGrowth(town: TownDraft, x: number, y: number, chance: number): [string, () => PixelCanvas] | undefined {
  const kind = Math.floor(hash(x, y, 224) * 8)
  const flowers = (bloom: number): [string, () => PixelCanvas] => [`flowers ${bloom}`, () => drawFlowers(bloom)]
  if (town.get('walls', x, y - 1) !== 0 && chance < 0.75) return flowers(kind)
  if (noise(x, y, 5, 222) > 0.6 && chance < 0.4) return flowers(Math.floor(noise(x, y, 8, 225) * 5.9) % 4 + (kind % 2) * 4)
  if (chance < 0.05) return flowers(kind)
  if (chance < 0.13) return [`tuft ${kind % 6}`, () => drawTuft(kind % 6)]
  if (chance > 0.992) return ['mushrooms', drawMushrooms]
  return chance > 0.98 ? ['pebbles', drawPebbles] : undefined
}

/** Lily pads float where the water is open all around. */
function growLily(town: TownDraft, x: number, y: number): void {
  const isOpen = (column: number, row: number): boolean =>
    town.blocked(column, row) && town.get('walls', column, row) === 0 && town.get('furniture', column, row) === 0
  if (![[0, 0], [0, -1], [0, 1], [-1, 0], [1, 0]].every(([dx = 0, dy = 0]) => isOpen(x + dx, y + dy)) || hash(x, y, 231) > 0.2) return
  if (hash(x, y, 233) > 0.82) return town.put('floor', x, y, town.tiles.tile(`duck ${x % 2}`, () => duck(x % 2 === 0)))
  const kind = Math.floor(hash(x, y, 232) * 6)
  town.put('floor', x, y, town.tiles.tile(`lily ${kind}`, () => drawLilyPad(kind)))
}

const besideLane = (town: TownDraft, x: number, y: number): boolean =>
  [[0, -1], [0, 1], [-1, 0], [1, 0]].some(([dx = 0, dy = 0]) => town.holds(x + dx, y + dy) && town.taken[(y + dy) * town.width + x + dx] === 1)

