import { describe, expect, it } from 'vitest'
import { RunId, StageSnapshot, TownEvent } from '../../shared/index.ts'
import type { Tick } from '../../shared/index.ts'
import type { SourceListener } from './event-source.ts'
import { BYTES_PER_SECOND, createFollower } from './follower.ts'
import type { FollowedSource } from './run-tail.ts'
import { createRunTail } from './run-tail.ts'

const run = RunId.parse('r')

/** A source of which only head, stage and ticks matter; each tick weighs about as much as `words` says. */
function town(words: number) {
  let head: Tick = 0
  let listener: SourceListener | undefined
  const activity = { what: 'x'.repeat(3000), emoji: '🙂', at: 'Square', pose: 'stand', asleep: false }
  const villagers = [{ id: 'a', tile: [1, 1], walk: null, dialogue: null, activity }]
  const stage = (tick: Tick): StageSnapshot => StageSnapshot.parse({ tick, villagers, dialogues: [], dialogueCount: 0, ended: false })
  const source: FollowedSource = {
    run, stageAt: stage,
    status: () => ({ run, kind: 'live', head, end: 8640, paused: false, speed: null, utterances: 0, rewritten: 0, calls: 0, tokens: 0, cost: null }),
    subscribe(added) {
      listener = added
      return () => { listener = undefined }
    },
  }
  return {
    stage,
    tail: createRunTail(source, () => {}),
    pass(ticks: number) {
      for (let count = 0; count < ticks; count += 1) {
        head += 1
        listener?.onTick(head, [TownEvent.parse({ type: 'model-fail', villager: 'a', prompt: 'utterance', reason: 'x'.repeat(words) })])
      }
    },
  }
}

function line() {
  const sent: { name: string; from?: Tick; to: Tick; bytes: number }[] = []
  const got = { waiting: 0, sent }
  return {
    got,
    waiting: () => got.waiting,
    emit: (name: string, push: unknown) => {
      const { from, to, stage } = push as { from?: Tick; to?: Tick; stage?: StageSnapshot }
      sent.push({ name, ...(from === undefined ? {} : { from }), to: to ?? stage?.tick ?? -1, bytes: JSON.stringify(push).length })
    },
  }
}

describe('a follower', () => {
  it('gets every tick, joined to the one before, while the run is slow', () => {
    const { tail, stage, pass } = town(50)
    const viewer = line()
    const follower = createFollower(tail, viewer, stage(0), 0)
    for (let tenth = 1; tenth <= 50; tenth += 1) {
      pass(1)
      follower.push(tenth * 100)
    }
    expect(viewer.got.sent.every(({ name }) => name === 'ticks')).toBe(true)
    expect(viewer.got.sent.map(({ from }) => from)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
  })

  it('gets nothing where nothing happened', () => {
    const { tail, stage } = town(50)
    const viewer = line()
    createFollower(tail, viewer, stage(0), 0).push(100)
    expect(viewer.got.sent).toEqual([])
  })

  it('gets the stage instead, within the budget, while the run is too fast, and is never left behind', () => {
    const { tail, stage, pass } = town(200)
    const viewer = line()
    const follower = createFollower(tail, viewer, stage(0), 0)
    for (let tenth = 1; tenth <= 300; tenth += 1) {
      pass(20)
      follower.push(tenth * 100)
    }
    const bytes = viewer.got.sent.reduce((sum, entry) => sum + entry.bytes, 0)
    expect(bytes).toBeLessThan(BYTES_PER_SECOND * 31 * 1.1)
    expect(viewer.got.sent.filter(({ name }) => name === 'stage').length).toBeGreaterThan(20)
    follower.push(60_000)
    expect(viewer.got.sent.at(-1)?.to).toBe(6000)
  })

  it('whose line is slow is left alone, and joins on when the line is free', () => {
    const { tail, stage, pass } = town(50)
    const viewer = line()
    const follower = createFollower(tail, viewer, stage(0), 0)
    viewer.got.waiting = 100
    pass(5)
    follower.push(100)
    expect(viewer.got.sent).toEqual([])
    viewer.got.waiting = 0
    follower.push(200)
    expect(viewer.got.sent).toMatchObject([{ name: 'ticks', from: 1, to: 5 }])
    viewer.got.waiting = 100
    pass(1000)
    follower.push(300)
    viewer.got.waiting = 0
    follower.push(400)
    expect(viewer.got.sent.at(-1)).toMatchObject({ name: 'stage', to: 1005 })
    pass(2)
    follower.push(10_000)
    expect(viewer.got.sent.at(-1)).toMatchObject({ name: 'ticks', from: 1006, to: 1007 })
  })
})
