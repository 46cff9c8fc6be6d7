import type { Direction } from './direction.ts'

/** What decides the picture of a villager. */
export interface PoseInput {
  readonly pose: 'stand' | 'sit' | 'lie'
  readonly moving: boolean
  readonly direction: Direction
  /** Tiles walked. */
  readonly travelled: number
  /** Milliseconds of the scene; stands still with reduced motion. */
  readonly milliseconds: number
  /** 0 … 2^32: keeps a crowd from breathing in step. */
  readonly phase: number
}

/** Pictures of the walk cycle, and tiles that it covers. Two steps to a tile of about a metre is a person's stride; ours. */
const WALK_FRAMES = 4
const TILES_A_CYCLE = 1.6
/** How long each of the two idle pictures stands: a slow breath. Ours. */
const IDLE_MILLISECONDS = 700

/** Name of the frame, without its sprite: "walk-left-2". */
export function poseFrame({ pose, moving, direction, travelled, milliseconds, phase }: PoseInput): string {
  if (moving) return `walk-${direction}-${Math.floor((travelled / TILES_A_CYCLE) * WALK_FRAMES) % WALK_FRAMES}`
  if (pose === 'lie') return 'lie'
  if (pose === 'sit') return direction === 'up' ? 'sit-down' : `sit-${direction}`
  return `idle-${direction}-${Math.floor((milliseconds + (phase % 1400)) / IDLE_MILLISECONDS) % 2}`
}
