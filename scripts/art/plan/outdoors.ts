import type { FurnitureKind } from '../furniture.ts'
import type { Place } from './spec.ts'

/** What the ground is made of; everything else is grass. */
export type GroundKind = 'path' | 'cobble' | 'water' | 'soil'

/** A strip of ground along a line of places, some tiles wide. */
export interface Strip { readonly ground: GroundKind; readonly width: number; readonly through: readonly Place[] }

/** A rounded patch of ground that fits into a rectangle. */
export interface Patch { readonly ground: GroundKind; readonly at: Place; readonly size: Place; readonly round: boolean }

export const patches: readonly Patch[] = [
  { ground: 'cobble', at: [42, 26], size: [16, 13], round: false },
  { ground: 'water', at: [84, 38], size: [13, 10], round: true },
  { ground: 'path', at: [77, 40], size: [9, 7], round: true },
  { ground: 'path', at: [44, 24], size: [2, 2], round: false },
]

export const strips: readonly Strip[] = [
  { ground: 'water', width: 2, through: [[99, 36], [96, 39], [94, 41]] },
  { ground: 'water', width: 2, through: [[87, 45], [84, 47], [84, 51], [78, 53], [77, 55], [77, 69]] },
  // North lane, campus lane, and down to the square
  { ground: 'path', width: 2, through: [[31, 11], [50, 11], [60, 12], [76, 11]] },
  { ground: 'path', width: 2, through: [[31, 11], [32, 19]] },
  { ground: 'path', width: 2, through: [[18, 17], [18, 19], [37, 19], [37, 25], [42, 28]] },
  { ground: 'path', width: 2, through: [[59, 12], [59, 25], [57, 27]] },
  { ground: 'path', width: 2, through: [[44, 25], [44, 26]] },
  { ground: 'path', width: 2, through: [[65, 24], [65, 26], [57, 28]] },
  // East lane to the school, the mill and the park
  { ground: 'path', width: 2, through: [[76, 11], [76, 46], [75, 53]] },
  { ground: 'path', width: 2, through: [[76, 11], [82, 11]] },
  { ground: 'path', width: 2, through: [[57, 36], [77, 36]] },
  { ground: 'path', width: 1, through: [[58, 33], [61, 33]] },
  { ground: 'path', width: 2, through: [[77, 31], [88, 31], [88, 30]] },
  { ground: 'path', width: 2, through: [[77, 45], [81, 46], [82, 49], [92, 49]] },
  // West lanes
  { ground: 'path', width: 2, through: [[12, 32], [12, 33], [21, 34], [21, 53]] },
  { ground: 'path', width: 1, through: [[16, 39], [21, 39]] },
  { ground: 'path', width: 2, through: [[21, 41], [41, 41], [45, 40], [57, 40], [58, 36]] },
  { ground: 'path', width: 2, through: [[31, 40], [31, 41]] },
  { ground: 'path', width: 2, through: [[41, 36], [42, 36]] },
  // South lanes
  { ground: 'path', width: 2, through: [[3, 53], [20, 53], [46, 54], [66, 53], [74, 53]] },
  { ground: 'path', width: 2, through: [[3, 67], [20, 67], [50, 67], [70, 67], [92, 67]] },
  { ground: 'path', width: 2, through: [[92, 64], [92, 67]] },
  { ground: 'path', width: 2, through: [[16, 46], [21, 46]] },
  { ground: 'path', width: 2, through: [[17, 53], [17, 67]] },
  { ground: 'path', width: 2, through: [[34, 54], [34, 67]] },
  { ground: 'path', width: 1, through: [[55, 54], [55, 67]] },
  { ground: 'path', width: 2, through: [[66, 48], [66, 53]] },
  { ground: 'path', width: 2, through: [[57, 40], [57, 53]] },
]

/** A rectangle of an outdoor arena; where arenas overlap, the later one has the tile. */
export interface OutdoorArena {
  readonly name: string
  readonly access: 'public' | 'private'
  readonly at: Place
  readonly size: Place
}

export const outdoorArenas: readonly OutdoorArena[] = [
  { name: 'Market Square:square', access: 'public', at: [42, 26], size: [16, 13] },
  { name: 'Mill Pond Park:lawn', access: 'public', at: [78, 32], size: [21, 20] },
  { name: 'Mill Pond Park:pond', access: 'public', at: [84, 37], size: [15, 12] },
  { name: 'Mill Pond Park:garden', access: 'public', at: [88, 33], size: [10, 4] },
  { name: 'Mill Pond Park:bandstand', access: 'public', at: [78, 40], size: [6, 6] },
  { name: 'School:schoolyard', access: 'public', at: [79, 11], size: [16, 5] },
  { name: 'Workshop:yard', access: 'public', at: [3, 44], size: [13, 6] },
  { name: 'Mill House:garden', access: 'private', at: [79, 22], size: [3, 7] },
  { name: 'Rose Cottage:garden', access: 'private', at: [13, 58], size: [3, 8] },
  { name: 'Elm House:garden', access: 'private', at: [49, 62], size: [5, 4] },
  { name: 'Orchard House:garden', access: 'private', at: [57, 57], size: [3, 9] },
  { name: 'Pond Cottage:garden', access: 'private', at: [94, 64], size: [5, 3] },
]

/** Outdoor furniture, named where it is an object of the town. */
export const outdoorFurniture: readonly (readonly [kind: FurnitureKind, x: number, y: number, name?: string])[] = [
  ['fountain', 48, 31, 'Market Square:square:fountain'],
  ['notice-post', 43, 27, 'Market Square:square:notice board'],
  ['bench', 45, 30, 'Market Square:square:bench 1'],
  ['bench', 52, 35, 'Market Square:square:bench 2'],
  ['stall-rose', 53, 28, 'Market Square:square:stall 1'],
  ['stall-ochre', 53, 32, 'Market Square:square:stall 2'],
  ['bench', 84, 33, 'Mill Pond Park:lawn:bench 1'],
  ['bench', 86, 51, 'Mill Pond Park:lawn:bench 2'],
  ['picnic-table', 83, 36, 'Mill Pond Park:lawn:picnic table'],
  ['great-oak', 80, 35, 'Mill Pond Park:lawn:oak tree'],
  ['bench', 93, 48, 'Mill Pond Park:pond:bench'],
  ['reeds', 94, 46, 'Mill Pond Park:pond:reeds'],
  ['flower-bed', 89, 33, 'Mill Pond Park:garden:flower bed'],
  ['greenhouse-table', 94, 34, 'Mill Pond Park:garden:greenhouse table'],
  ['bench', 91, 36, 'Mill Pond Park:garden:bench'],
  ['swing', 86, 13, 'School:schoolyard:swing'],
  ['sandpit', 90, 14],
  ['bench', 90, 12, 'School:schoolyard:bench'],
  ['woodpile', 4, 46, 'Workshop:yard:woodpile'],
  ['bench', 9, 47, 'Workshop:yard:bench'],
  ['vegetable-patch', 79, 23, 'Mill House:garden:vegetable patch'], ['bench', 79, 28, 'Mill House:garden:bench'],
  ['vegetable-patch', 13, 58, 'Rose Cottage:garden:vegetable patch'], ['bench', 13, 65, 'Rose Cottage:garden:bench'],
  ['vegetable-patch', 52, 62, 'Elm House:garden:vegetable patch'], ['bench', 49, 65, 'Elm House:garden:bench'],
  ['vegetable-patch', 57, 58, 'Orchard House:garden:vegetable patch'], ['bench', 57, 65, 'Orchard House:garden:bench'],
  ['vegetable-patch', 96, 64, 'Pond Cottage:garden:vegetable patch'], ['bench', 94, 66, 'Pond Cottage:garden:bench'],
  ['willow', 80, 51], ['willow', 97, 45], ['reeds', 86, 46], ['reeds', 95, 41], ['well', 33, 22], ['bench', 29, 21], ['flower-bed', 25, 21],
  ['flower-bed', 9, 19], ['bench', 12, 19],
  ['flower-cart', 53, 38], ['stall-pine', 47, 36], ['laundry-line', 34, 9], ['beehives', 69, 52], ['wheelbarrow', 62, 52], ['laundry-line', 95, 51],
  ['mailbox-rose', 5, 66], ['mailbox-pine', 25, 66], ['mailbox-slate', 43, 66], ['mailbox-rose', 65, 66], ['mailbox-slate', 81, 66],
  ['mailbox-pine', 91, 65], ['mailbox-rose', 90, 31],
  ['mailbox-slate', 68, 48], ['mailbox-pine', 38, 10], ['mailbox-rose', 73, 10], ['wheelbarrow', 13, 46], ['crates', 13, 48], ['barrel', 14, 44],
  ['flower-bed', 62, 25], ['flower-bed', 69, 25], ['flower-tub-plum', 63, 24], ['flower-tub-plum', 68, 24], ['flower-tub-rose', 43, 25],
  ['flower-tub-rose', 46, 25],
  ['flower-tub-rose', 30, 40], ['flower-tub-rose', 33, 40], ['barrel', 44, 53], ['barrel', 49, 53],
  ['flower-tub-rose', 42, 33], ['flower-tub-plum', 57, 33], ['flower-tub-plum', 47, 26], ['flower-tub-rose', 52, 26], ['flower-tub-rose', 47, 38],
  ['flower-tub-plum', 51, 38],
  ['parasol-table-rose', 43, 35], ['parasol-table-ochre', 43, 37],
  ['signpost', 58, 34, 'Lanes:lanes:signpost'],
  ['bench', 33, 13, 'Lanes:lanes:bench'],
]

/** Objects that are places rather than things: the stage of the bandstand, the jetty. */
export const outdoorPlaces: readonly { readonly name: string; readonly at: Place; readonly size: Place }[] = [
  { name: 'Mill Pond Park:bandstand:stage', at: [79, 42], size: [3, 2] },
  { name: 'Mill Pond Park:pond:jetty', at: [91, 45], size: [1, 3] },
]

/** A fence or hedge along the border of a rectangle, on those of its sides, open at the gates. */
export interface Fence {
  readonly kind: 'fence' | 'hedge'
  readonly at: Place
  readonly size: Place
  readonly sides: string
  readonly gates: readonly Place[]
}

export const fences: readonly Fence[] = [
  { kind: 'fence', at: [78, 21], size: [4, 9], sides: 'top left bottom', gates: [[78, 26]] },
  { kind: 'hedge', at: [13, 57], size: [4, 10], sides: 'top right bottom', gates: [[16, 62]] },
  { kind: 'fence', at: [49, 62], size: [6, 5], sides: 'right bottom', gates: [[51, 66]] },
  { kind: 'fence', at: [56, 57], size: [4, 10], sides: 'top left bottom', gates: [[56, 61]] },
  { kind: 'fence', at: [94, 64], size: [5, 4], sides: 'bottom', gates: [] },
  { kind: 'fence', at: [78, 11], size: [18, 6], sides: 'right bottom', gates: [] },
  { kind: 'fence', at: [78, 13], size: [2, 4], sides: 'left', gates: [] },
  { kind: 'fence', at: [2, 44], size: [15, 7], sides: 'left right bottom', gates: [[16, 46], [16, 47]] },
  { kind: 'hedge', at: [78, 33], size: [2, 6], sides: 'left', gates: [] },
]

/** Feet of the lamp posts of the square and the park; along the lanes they stand by rule. */
export const lampPosts: readonly Place[] = [[42, 29], [57, 29], [42, 38], [57, 38], [86, 48], [94, 49], [88, 37], [82, 39]]

/** Feet of the apple trees of the orchard. */
export const orchard: readonly Place[] = [
  [60, 51], [62, 49], [65, 51], [70, 50], [72, 52], [73, 49],
]

export const outdoorLabels: readonly { readonly name: string; readonly at: Place }[] = [
  { name: 'Market Square', at: [50, 30] },
  { name: 'Mill Pond Park', at: [90, 42] },
]
