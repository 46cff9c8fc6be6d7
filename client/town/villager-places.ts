import type { Address, Dialogue, Tile, TownState, Villager, VillagerId } from '../../shared/index.ts'
import { partnerOf, tileAt } from '../../shared/index.ts'
import type { Direction } from './direction.ts'
import { directionTo } from './direction.ts'
import type { Offset } from './fan-out.ts'
import { fanOut } from './fan-out.ts'
import { walkPosition } from './walk-position.ts'

/** A villager as it is drawn at a moment: feet in pixels of the map, without the step aside. */
export interface VillagerPlace {
  readonly villager: Villager
  readonly x: number
  readonly y: number
  readonly moving: boolean
  readonly direction: Direction
  readonly travelled: number
  readonly partner: VillagerId | null
}

/** Size of a tile in pixels, and how far above its lower edge the feet stand (ours: inside the tile, so that walls behind do not cover them). */
export const TILE = 16
const FEET = 3

/** What the places depend on beside the state. */
export interface Ground {
  /** Tiles walked in a tick. */
  readonly pace: number
  /** Middle of an object in tiles, by its address: who uses it looks at it. */
  readonly objectAt: ReadonlyMap<Address, Tile>
}

/** Everybody's place at a playhead, in the state's order. */
export function villagerPlaces(state: TownState, playhead: number, { pace, objectAt }: Ground): VillagerPlace[] {
  return [...state.villagers.values()].map((villager) => {
    const position = walkPosition(villager, playhead, pace)
    const dialogue = villager.dialogue && state.dialogues.get(villager.dialogue)
    const partner = dialogue ? partnerOf(dialogue, villager.id) : null
    const facing = position.moving ? position.direction : directionOfInterest(state, villager, playhead, pace, partner, objectAt)
    return {
      villager, partner,
      x: (position.x + 0.5) * TILE, y: (position.y + 1) * TILE - FEET,
      moving: position.moving, travelled: position.travelled,
      direction: facing ?? position.direction ?? 'down',
    }
  })
}

/** Who talks looks at the other; who uses something looks at it. */
function directionOfInterest(
  state: TownState, villager: Villager, playhead: number, pace: number, partner: VillagerId | null, objectAt: ReadonlyMap<Address, Tile>,
): Direction | null {
  const [x, y] = tileAt(villager, Math.floor(playhead), pace)
  const other = partner !== null ? state.villagers.get(partner) : undefined
  if (other) {
    const [otherX, otherY] = tileAt(other, Math.floor(playhead), pace)
    return directionTo(x, y, otherX, otherY)
  }
  const object = objectAt.get(villager.activity.at)
  return object && Math.abs(object[0] - x) + Math.abs(object[1] - y) <= 3 ? directionTo(x, y, object[0], object[1]) : null
}

/** How those who stand on one tile step aside, in pixels of the map. Somebody in bed stays where the pillow is. */
export function stepsAside(state: TownState, playhead: number, pace: number): Map<VillagerId, Offset> {
  const standing: [VillagerId, number][] = []
  for (const villager of state.villagers.values()) {
    if (walkPosition(villager, playhead, pace).moving) continue
    const [x, y] = tileAt(villager, Math.floor(playhead), pace)
    standing.push([villager.id, x * 65_536 + y])
  }
  return fanOut(standing)
}

/** Dialogues with both of their participants' places. */
export function talkingPairs(
  dialogues: ReadonlyMap<string, Dialogue>, places: ReadonlyMap<VillagerId, { readonly x: number; readonly y: number }>,
): { id: string; a: { x: number; y: number }; b: { x: number; y: number } }[] {
  return [...dialogues.values()].flatMap(({ id, participants: [first, second] }) => {
    const [a, b] = [places.get(first), places.get(second)]
    return a && b ? [{ id, a, b }] : []
  })
}
