import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RunStatus, TickEvents } from '../../shared/index.ts'
import { createRecordedRun } from './recorded-run.ts'
import type { LiveTown } from './test-support/live-town.ts'
import { answer, createLiveTown, followFrom, run, scoreMemories, TICKS, until, visible } from './test-support/live-town.ts'

let town: LiveTown

beforeEach(() => { town = createLiveTown() })
afterEach(() => town.close())

describe('a follower', () => {
  it('that comes late gets the stage, then every tick without a gap, and sees what the log says', async () => {
    town.pass(130)
    const viewer = await town.connect(await town.serve())
    const { page, begin } = followFrom(viewer)
    await begin()
    expect(visible(page.state)).toEqual(visible(town.states[129]))
    for (let count = 0; count < 8; count += 1) {
      town.pass(5)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    await until(() => page.state?.tick === 169)
    expect(page).toMatchObject({ gaps: 0, stages: 0 })
    expect(page.pushes).toBeLessThanOrEqual(6)
    expect(visible(page.state)).toEqual(visible(town.states[169]))
  })

  it('of a run that goes too fast gets stages within its budget, and ends at what the log says', async () => {
    town.pass(1)
    const viewer = await town.connect(await town.serve())
    const { page, begin } = followFrom(viewer)
    await begin()
    const started = performance.now()
    for (let count = 0; count < 60; count += 1) {
      town.pass(15)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    await until(() => page.state?.tick === TICKS - 1)
    expect(visible(page.state)).toEqual(visible(town.states[TICKS - 1]))
    expect(page.gaps).toBe(0)
    const seconds = (performance.now() - started) / 1000
    expect(page.bytes).toBeLessThan(10_000 * (seconds + 1) + 20_000)
  })

  it('that reads nothing does not hold up the run or the others', async () => {
    town.pass(1)
    const server = await town.serve()
    const slow = await town.connect(server)
    await answer(slow, 'follow', { run })
    const line: { pause(): void } = Reflect.get(slow.io.engine.transport, 'ws')
    line.pause()
    const { page, begin } = followFrom(await town.connect(server))
    await begin()
    for (let count = 0; count < 30; count += 1) {
      town.pass(30)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    await until(() => page.state?.tick === TICKS - 1)
    expect(town.store.head()?.tick).toBe(TICKS - 1)
  })

  it('hears of the status when it changes, and nothing any more after unfollowing', async () => {
    town.pass(10)
    const viewer = await town.connect(await town.serve())
    const heard: RunStatus[] = []
    const batches: TickEvents[] = []
    viewer.on('status', (status) => heard.push(status))
    viewer.on('ticks', (push) => batches.push(...push.batches))
    await answer(viewer, 'follow', { run })
    expect(await answer(viewer, 'control', { run, action: { type: 'pause' } })).toMatchObject({ paused: true })
    await until(() => heard.some(({ paused }) => paused))
    await answer(viewer, 'control', { run, action: { type: 'speed', speed: 600 } })
    await answer(viewer, 'control', { run, action: { type: 'resume' } })
    await until(() => heard.some(({ paused, speed }) => !paused && speed === 600))
    await answer(viewer, 'unfollow', {})
    town.pass(40)
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(batches).toEqual([])
  })

  it('of a file that another process writes sees it grow', async () => {
    town.pass(20)
    const viewer = await town.connect(await town.serve({ sources: [createRecordedRun(town.store, scoreMemories)] }))
    const { page, begin } = followFrom(viewer)
    await begin()
    town.pass(70)
    await until(() => page.state?.tick === 89)
    expect(visible(page.state)).toEqual(visible(town.states[89]))
    expect(page.gaps).toBe(0)
  })
})
