import { describe, expect, it } from 'vitest'
import { scriptedLog } from '../test-support/scripted-log.ts'
import type { TickEvents, TownState } from '../../shared/index.ts'
import { applyEvents, EMPTY_STATE } from '../../shared/index.ts'
import { foldTicks } from './fold-ticks.ts'
import { liveStep, paceAfterPush, paceOf } from './live-pace.ts'
import { advance, isAtHead, moveTo, playbackAt, receivePush, receiveRange, wantedTicks } from './playback.ts'

const LOG = scriptedLog()
const HEAD = LOG.at(-1)!.tick
const range = (from: number, to: number): TickEvents[] => LOG.filter(({ tick }) => tick >= from && tick <= to)
const stateAt = (tick: number): TownState => {
  const folded = LOG.filter((entry) => entry.tick <= tick).reduce((state, entry) => applyEvents(state, entry.tick, entry.events), EMPTY_STATE)
  return { ...folded, tick }
}
/** Pushes of `ticks` ticks every `interval` seconds. */
const steady = (ticks: number, interval: number, times: number) => {
  let pace = paceOf(30, 10)
  for (let n = 0; n < times; n++) pace = paceAfterPush(pace, ticks, n * interval)
  return pace
}

describe('foldTicks', () => {
  it('gives the state that the engine has at every tick of the way', () => {
    let state = stateAt(0)
    for (let tick = 0; tick <= HEAD; tick += 97) {
      state = foldTicks(state, LOG, tick).state
      expect(state).toEqual(stateAt(tick))
    }
  })

  it('hands over every line once, with listener and place', () => {
    const said = LOG.flatMap(({ events }) => events.filter((event) => event.type === 'utterance-say'))
    const { lines } = foldTicks(stateAt(0), LOG, HEAD)
    expect(lines.map(({ utterance }) => utterance.id)).toEqual(said.map(({ utterance }) => utterance.id))
    expect(lines.every(({ listener, utterance, place }) => listener !== utterance.speaker && place.includes(':'))).toBe(true)
  })
})

describe('the past', () => {
  const at = (tick: number, speed = 30) => playbackAt(stateAt(tick), HEAD, { mode: 'past', playing: true, speed })

  it('waits where nothing is loaded, and asks for what comes next', () => {
    const waiting = at(100)
    expect(advance(waiting, 5, 10).playback.playhead).toBe(100)
    expect(wantedTicks(waiting, 10)).toEqual({ from: 101, to: 280 })
  })

  it('moves by speed: 30 simulated seconds a second are 3 ticks of 10 s', () => {
    const loaded = receiveRange(at(100), 101, 280, range(101, 280))
    const { playback } = advance(loaded, 2.5, 10)
    expect(playback.playhead).toBeCloseTo(107.5)
    expect(playback.state).toEqual(stateAt(107))
  })

  it('asks further ahead the faster it goes, never beyond the head nor past what the server gives at once', () => {
    expect(wantedTicks(at(0, 1000), 10)).toEqual({ from: 1, to: Math.min(HEAD, 600) })
    expect(wantedTicks(at(HEAD - 10), 10)).toEqual({ from: HEAD - 9, to: HEAD })
    expect(wantedTicks(at(HEAD), 10)).toBeNull()
    expect(wantedTicks(receiveRange(at(100), 101, 280, []), 10)).toBeNull()
  })

  it('drops an answer that does not follow on', () => {
    expect(receiveRange(at(100), 300, 400, range(300, 400)).loadedTo).toBe(100)
    expect(receiveRange(at(100), 50, 90, range(50, 90)).loadedTo).toBe(100)
  })

  it('comes to rest at the head', () => {
    const { playback } = advance(receiveRange(at(HEAD - 1, 1000), HEAD, HEAD, range(HEAD, HEAD)), 9, 10)
    expect(playback.playhead).toBe(HEAD)
    expect(isAtHead(playback)).toBe(true)
  })

  it('says nothing twice when it moves in small steps', () => {
    let playback = receiveRange(at(0, 1000), 1, HEAD, range(1, HEAD))
    const ids: string[] = []
    for (let frame = 0; frame < 2000; frame++) {
      const step = advance(playback, 1 / 20, 10)
      playback = step.playback
      ids.push(...step.lines.map(({ utterance }) => utterance.id))
    }
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(foldTicks(stateAt(0), LOG, HEAD).lines.map(({ utterance }) => utterance.id))
  })

  it('never moves backward without a stage', () => {
    expect(moveTo(at(100), 40).playback.playhead).toBe(100)
  })
})

describe('the live head', () => {
  const live = () => playbackAt(stateAt(200), 200, { mode: 'live' })

  it('takes pushes that follow on, and reports a gap', () => {
    expect(receivePush(live(), 201, 203, range(201, 203), 1)).toMatchObject({ gap: false, playback: { loadedTo: 203, head: 203 } })
    expect(receivePush(live(), 205, 206, range(205, 206), 1)).toMatchObject({ gap: true, playback: { loadedTo: 200, head: 206 } })
  })

  it('takes the part of a push that it does not have yet', () => {
    const { playback } = receivePush(live(), 150, 320, range(150, 320), 1)
    expect(playback.batches).toEqual(range(201, 320))
  })

  it('only counts what is pushed while one looks at the past', () => {
    const { playback, gap } = receivePush({ ...live(), mode: 'past' }, 900, 901, [], 1)
    expect([playback.head, playback.loadedTo, gap]).toEqual([901, 200, false])
  })

  it('walks behind steady pushes without ever stopping or passing them', () => {
    const pace = steady(1, 1 / 3, 30)
    let [playhead, newest] = [-1, 0]
    const moves: number[] = []
    for (let frame = 1; frame <= 600; frame++) {
      if (frame % 20 === 0) newest += 1
      const next = liveStep(playhead, newest, pace, 1 / 60)
      moves.push(next - playhead)
      playhead = next
      expect(playhead).toBeLessThanOrEqual(newest)
    }
    expect(Math.min(...moves.slice(120))).toBeGreaterThan(0)
    expect(newest - playhead).toBeLessThan(3)
  })

  it('learns the pace, and takes a long silence for a pause', () => {
    const pace = steady(5, 0.5, 40)
    expect(pace.ticksPerSecond).toBeCloseTo(10, 0)
    expect(paceAfterPush(pace, 5, 1000).ticksPerSecond).toBe(pace.ticksPerSecond)
  })

  it('jumps when far behind, as after a hidden tab', () => {
    const pace = steady(1, 1 / 3, 30)
    expect(5000 - liveStep(0, 5000, pace, 1 / 60)).toBeLessThan(3)
  })
})
