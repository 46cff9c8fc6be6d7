import type { Tile, Villager } from '../../shared/index.ts'
import type { Direction } from './direction.ts'
import { directionTo } from './direction.ts'

/** Where a villager is drawn, in tiles (fractions between two), and how far its walk has come. */
export interface WalkPosition {
  readonly x: number
  readonly y: number
  readonly moving: boolean
  /** Way of the step under way, or of the last one; null for somebody who has not walked. */
  readonly direction: Direction | null
  /** Tiles walked since the walk began, 0 for somebody who stands. */
  readonly travelled: number
}

/**
 * Where a villager is at a playhead between ticks. At whole ticks it is the tile that `tileAt` gives; between them it glides to
 * the next tile of the path, starting and ending gently. A gap in the path (imported logs have some) is jumped over, never slid across.
 */
export function walkPosition(villager: Pick<Villager, 'tile' | 'walk'>, playhead: number, pace: number): WalkPosition {
  const { walk, tile } = villager
  if (!walk) return { x: tile[0], y: tile[1], moving: false, direction: null, travelled: 0 }
  const steps = walk.path.length - 1
  const progress = Math.min(Math.max((playhead - walk.startTick) * pace, 0), steps)
  const segment = Math.min(Math.floor(progress), Math.max(steps - 1, 0))
  const from = walk.path[segment] ?? tile
  const to = walk.path[segment + 1] ?? from
  const along = easedAlong(progress - segment, segment === 0, segment === steps - 1)
  const [x, y] = between(from, to, along)
  return { x, y, moving: progress < steps, direction: directionTo(from[0], from[1], to[0], to[1]), travelled: segment + along }
}

function between(from: Tile, to: Tile, along: number): [number, number] {
  const adjacent = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])) <= 1
  const share = adjacent ? along : Math.floor(along)
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/** Share of a step that is done: sets off gently in the first, comes to rest in the last, at an even pace between. */
function easedAlong(share: number, first: boolean, last: boolean): number {
  if (first && last) return share * share * (3 - 2 * share)
  if (first) return setOff(share)
  if (last) return 1 - setOff(1 - share)
  return share
}

/** From rest to the pace of the walk: the cubic with slope 0 at the start and 1 at the end. */
const setOff = (share: number): number => share * share * (2 - share)
