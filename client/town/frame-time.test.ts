import { describe, expect, test } from 'vitest'
import { createFrameCounter } from './frame-counter.ts'
import { createFrameTime } from './frame-time.ts'

describe('the clocks of the scene', () => {
  test('a paused town keeps its bubbles while its water goes on', () => {
    const time = createFrameTime()
    for (const [now, playhead] of [[0, 5], [50, 5.5], [100, 5.5], [150, 5.5]] as const) time.next(now, playhead, false)
    expect([time.talk, time.own]).toEqual([50, 166])
  })

  test('reduced motion stills what moves by itself, not the talk', () => {
    const time = createFrameTime()
    for (const [now, playhead] of [[0, 5], [50, 5.5], [100, 6]] as const) time.next(now, playhead, true)
    expect([time.talk, time.own]).toEqual([100, 0])
  })

  test('going back or far on is a jump, playing fast is not', () => {
    const time = createFrameTime()
    const jumps = [[0, 100], [16, 99], [32, 130], [48, 400]].map(([now = 0, playhead = 0]) => time.next(now, playhead, false).jumped)
    expect(jumps).toEqual([false, true, false, true])
  })

  test('a tab that slept does not make up for it', () => {
    const time = createFrameTime()
    time.next(0, 5, false)
    expect(time.next(60_000, 6, false).elapsed).toBe(100)
  })
})

test('frames are counted over the last two seconds', () => {
  const frames = createFrameCounter()
  expect(frames.perSecond()).toBe(0)
  for (let now = 0; now <= 1000; now += 100) frames.count(now)
  expect(frames.perSecond()).toBeCloseTo(10)
  for (let now = 1020; now <= 9000; now += 20) frames.count(now)
  expect(frames.perSecond()).toBeCloseTo(50)
})
