import { describe, expect, it } from 'vitest'
import type { Dialogue, TownState, VillagerId } from '../../shared/index.ts'
import { createWander, latestTalk } from './wander.ts'

const talk = (id: string, a: string, b: string, ticks: number[]): Dialogue => ({
  id, participants: [a, b], place: 'A:room', startTick: 0, endTick: null, end: null, lines: ticks.map((tick, at) => ({ id: `${id}.${at + 1}`, dialogue: id, speaker: a, text: 'x', tick })),
}) as unknown as Dialogue
const stateOf = (...dialogues: Dialogue[]): TownState => ({ villagers: new Map(), dialogues: new Map(dialogues.map((dialogue) => [dialogue.id, dialogue])) }) as unknown as TownState
const seen = new Map([['a', { x: 0, y: 0 }], ['b', { x: 10, y: 20 }], ['c', { x: 100, y: 0 }], ['d', { x: 120, y: 0 }]]) as unknown as ReadonlyMap<VillagerId, { x: number; y: number }>

describe('a camera that nobody has taken', () => {
  it('looks at the talk in which the last word fell', () => {
    expect(latestTalk(stateOf(talk('d1', 'a', 'b', [3]), talk('d2', 'c', 'd', [5])))?.id).toBe('d2')
    expect(latestTalk(stateOf())).toBeNull()
  })

  it('watches a talk to its end before it turns to another, and stays where nobody talks', () => {
    const wander = createWander()
    expect(wander.goal()).toBeNull()
    wander.update(stateOf(talk('d1', 'a', 'b', [3])), seen)
    expect(wander.goal()).toEqual({ x: 5, y: 10 })
    wander.update(stateOf(talk('d1', 'a', 'b', [3]), talk('d2', 'c', 'd', [5])), seen)
    expect(wander.goal()).toEqual({ x: 5, y: 10 })
    wander.update(stateOf(talk('d2', 'c', 'd', [5])), seen)
    expect(wander.goal()).toEqual({ x: 110, y: 0 })
    wander.update(stateOf(), seen)
    expect(wander.goal()).toEqual({ x: 110, y: 0 })
  })

  it('looks at whoever is awake in company before anybody has talked', () => {
    const wander = createWander()
    const awake = (asleep: boolean) => ({ activity: { asleep } })
    const villagers = new Map([['a', awake(true)], ['b', awake(true)], ['c', awake(false)], ['d', awake(false)]])
    wander.update({ villagers, dialogues: new Map() } as unknown as TownState, seen)
    expect(wander.goal()).toEqual({ x: 100, y: 0 })
  })
})
