import { mask, type Mask } from './figure.ts'
import { views, type View, type Views } from './views.ts'

/** Heads, faces, trunks, arms and legs. Feet stand on y 22, so that the outline ends on the tile's last row. */

export const HEAD: Views = views(4, 3, `
  .######.  .######.  .######.
  ########  ########  ########
  ########  ########  ########
  ########  ########  ########
  ########  ########  ########
  ########  ########  ########
  ########  ########  ########
  .#bbbb#.  .######.  .######.
`)

/** Eyes that are open, and closed ones of a sleeper. */
export const EYES = {
  down: mask(6, 7, 'o..o', 'o..o'),
  side: mask(5, 7, 'o', 'o'),
  asleep: mask(5, 8, 'oo..oo'),
}
export const EYE_WHITES = { down: mask(5, 8, 's....s'), side: mask(6, 8, 's') }
export const CHEEKS = { down: mask(5, 9, 'b....b'), side: mask(5, 9, 'b') }
export const MOUTH = { down: mask(7, 9, 'ss'), side: mask(4, 9, 's') }

export type Trunk = 'slim' | 'broad'

export const TRUNK: Readonly<Record<Trunk, Views>> = {
  slim: views(5, 11, `
    ######  .####.  ######
    ######  .#####  ######
    ######  .#####  ######
    ######  .#####  ######
    ######  .#####  ######
    ######  .#####  ######
  `),
  broad: views(4, 11, `
    .######.  ..#####.  .######.
    ########  ..######  ########
    ########  .#######  ########
    ########  .#######  ########
    ########  .#######  ########
    ########  ..######  ########
  `),
}

/** How arms hang: at rest, or swinging in a step with the left or the right one forward. */
export type Swing = 'rest' | 'left' | 'right'

interface Arm { readonly sleeve: Mask; readonly forearm: Mask; readonly hand: Mask }

/** Sleeve, forearm (sleeve or skin) and hand of each arm that is seen; from the side only the near one is. */
export function armsOf(view: View, trunk: Trunk, swing: Swing): Arm[] {
  if (view === 'side') return [sideArm(swing)]
  const [left, right] = trunk === 'broad' ? [3, 12] : [4, 11]
  const lift = (side: Swing): number => (swing === 'rest' ? 0 : swing === side ? -1 : 0)
  return [frontArm(left, lift('left')), frontArm(right, lift('right'))]
}

const frontArm = (x: number, lift: number): Arm => ({
  sleeve: mask(x, 12, 'b', 'b'),
  forearm: lift < 0 ? mask(x, 14, 'b') : mask(x, 14, 'b', 's'),
  hand: mask(x, 16 + lift, 'b'),
})

function sideArm(swing: Swing): Arm {
  const reach = { rest: 0, left: -2, right: 2 }[swing]
  return {
    sleeve: mask(7, 12, 'bs', 'bs'),
    forearm: mask(7 + reach / 2, 14, 'bs', 'bs'),
    hand: mask(7 + reach, 16, 'bs'),
  }
}

/** How the legs stand. In a stride the near or the far leg is in front, seen from the front the left or the right one. */
export type Stance = 'stand' | 'stride-near' | 'stride-far' | 'sit'

interface Leg { readonly leg: Mask; readonly shoe: Mask }

/** The legs in the order in which they are drawn. */
export function legsOf(view: View, stance: Stance): Leg[] {
  return view === 'side' ? SIDE_LEGS[stance] : FRONT_LEGS[stance]
}

const frontLeg = (x: number, rows: number): Leg => ({
  leg: mask(x, 16, ...Array.from({ length: rows - 1 }, () => '###')),
  shoe: mask(x, 15 + rows, '###'),
})

const FRONT_LEGS: Readonly<Record<Stance, Leg[]>> = {
  stand: [frontLeg(5, 7), frontLeg(8, 7)],
  'stride-near': [frontLeg(8, 5), frontLeg(5, 7)],
  'stride-far': [frontLeg(5, 5), frontLeg(8, 7)],
  sit: [frontLeg(5, 7), frontLeg(8, 7)],
}

const forward: Leg = { leg: mask(3, 16, '...####', '..####.', '..###..', '.###...', '.###...'), shoe: mask(2, 21, '.###', '###.') }
const back: Leg = { leg: mask(7, 16, '####..', '.###..', '.####.', '..###.', '...##.'), shoe: mask(10, 20, '.##', '##.') }

const SIDE_LEGS: Readonly<Record<Stance, Leg[]>> = {
  stand: [
    { leg: mask(8, 16, 'sss', 'sss', 'sss', 'sss', 'sss', 'sss'), shoe: mask(7, 22, 'ssss') },
    { leg: mask(6, 16, '####', '####', '####', '###.', '###.', '###.'), shoe: mask(5, 22, '####') },
  ],
  'stride-near': [back, forward],
  'stride-far': [forward, back],
  sit: [{ leg: mask(3, 18, '..#####', '.######', '.###...', '.###...'), shoe: mask(3, 22, '####') }],
}
