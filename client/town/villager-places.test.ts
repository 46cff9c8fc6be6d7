import { describe, expect, test } from 'vitest'
import type { Address, Dialogue, DialogueId, Tile, TownState, Villager, VillagerId } from '../../shared/index.ts'
import { EMPTY_STATE } from '../../shared/index.ts'
import { stepsAside, villagerPlaces } from './villager-places.ts'

const stove = 'Mill House:common room:stove' as Address
const talk = 'd1' as DialogueId
const villager = (id: string, tile: Tile, more: Partial<Villager> = {}): Villager => ({
  id: id as VillagerId, tile, walk: null, dialogue: null, activity: { what: 'cooking', emoji: '🍳', at: stove, pose: 'stand', asleep: false }, ...more,
})
const town = (...villagers: Villager[]): TownState => ({ ...EMPTY_STATE, tick: 5, villagers: new Map(villagers.map((one) => [one.id, one])) })
const ground = { pace: 1, objectAt: new Map([[stove, [4, 1] as Tile]]) }

describe('places of villagers', () => {
  test('feet stand inside their tile', () => {
    const [place] = villagerPlaces(town(villager('mira', [4, 2])), 5, ground)
    expect(place).toMatchObject({ x: 72, y: 45, moving: false })
  })

  test('who uses something looks at it', () => {
    expect(villagerPlaces(town(villager('mira', [4, 2])), 5, ground)[0]?.direction).toBe('up')
    expect(villagerPlaces(town(villager('mira', [3, 1])), 5, ground)[0]?.direction).toBe('right')
  })

  test('two who talk look at each other, whatever they were doing', () => {
    const dialogue: Dialogue = { id: talk, participants: ['mira' as VillagerId, 'otto' as VillagerId], place: stove, startTick: 3, endTick: null, end: null, lines: [] }
    const state = { ...town(villager('mira', [4, 2], { dialogue: talk }), villager('otto', [6, 2], { dialogue: talk })), dialogues: new Map([[talk, dialogue]]) }
    expect(villagerPlaces(state, 5, ground).map(({ direction, partner }) => [direction, partner])).toEqual([['right', 'otto'], ['left', 'mira']])
  })

  test('only those who stand step aside for each other', () => {
    const walking = villager('ada', [4, 2], { walk: { path: [[4, 2], [5, 2], [6, 2]], startTick: 5, to: stove } })
    const state = town(villager('mira', [4, 2]), villager('otto', [4, 2]), walking)
    expect([...stepsAside(state, 5.5, 1).keys()]).toEqual(['mira', 'otto'])
    expect([...stepsAside(town(villager('mira', [6, 2]), walking), 7, 1).keys()]).toEqual(['ada', 'mira'])
  })
})
