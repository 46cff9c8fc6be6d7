import type { Stance, Swing } from './body.ts'
import type { View } from './views.ts'

/** One frame of a villager. */
export interface Pose {
  readonly name: string
  readonly view: View
  readonly mirrored: boolean
  readonly stance: Stance
  readonly swing: Swing
  /** Pixels by which trunk and head sink against standing, and the head alone on top of that. */
  readonly sink: number
  readonly nod: number
  readonly asleep: boolean
}

type Direction = 'down' | 'left' | 'right' | 'up'
const DIRECTIONS: readonly Direction[] = ['down', 'left', 'right', 'up']
const VIEWS: Readonly<Record<Direction, View>> = { down: 'down', left: 'side', right: 'side', up: 'up' }

const pose = (name: string, direction: Direction, rest: Partial<Omit<Pose, 'name' | 'view' | 'mirrored'>> = {}): Pose => ({
  name: name.replace('*', direction), view: VIEWS[direction], mirrored: direction === 'right',
  stance: 'stand', swing: 'rest', sink: 0, nod: 0, asleep: false, ...rest,
})

/** A step with one foot, both together, a step with the other, both together; the body sinks a pixel at each step. */
const walk = (direction: Direction): Pose[] => [
  pose('walk-*-0', direction, { stance: 'stride-near', swing: 'right', sink: 1 }),
  pose('walk-*-1', direction),
  pose('walk-*-2', direction, { stance: 'stride-far', swing: 'left', sink: 1 }),
  pose('walk-*-3', direction),
]

/** Breathing: the head sinks by a pixel and rises again. */
const idle = (direction: Direction): Pose[] => [pose('idle-*-0', direction), pose('idle-*-1', direction, { nod: 1 })]

/** All frames of a sprite in the order in which they stand in the atlas. */
export const POSES: readonly Pose[] = [
  ...DIRECTIONS.flatMap(walk),
  ...DIRECTIONS.flatMap(idle),
  ...(['down', 'left', 'right'] as const).map((direction) => pose('sit-*', direction, { stance: 'sit', sink: 3 })),
  pose('lie', 'down', { asleep: true }),
]
