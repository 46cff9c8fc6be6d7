import { describe, expect, it } from 'vitest'
import { createPacer } from './pacer.ts'

const soon = (): Promise<string> => new Promise((resolve) => { setTimeout(() => resolve('still waiting'), 30) })

describe('the pacer', () => {
  it('holds a paused run, lets single ticks through, and lets go', async () => {
    const pacer = createPacer({ secondsPerTick: 10, speed: null, paused: true })
    const first = pacer.beforeTick()
    expect(await Promise.race([first, soon()])).toBe('still waiting')
    pacer.step()
    expect(await first).toBe(true)
    const second = pacer.beforeTick()
    expect(await Promise.race([second, soon()])).toBe('still waiting')
    pacer.resume()
    expect(await second).toBe(true)
    expect(await pacer.beforeTick()).toBe(true)
  })

  it('lets as many ticks through as steps were asked for, and pausing takes the rest back', async () => {
    const pacer = createPacer({ secondsPerTick: 10, speed: null })
    pacer.step()
    pacer.step()
    pacer.step()
    expect(pacer.paused).toBe(true)
    expect(await pacer.beforeTick()).toBe(true)
    pacer.pause()
    expect(await Promise.race([pacer.beforeTick(), soon()])).toBe('still waiting')
  })

  it('lets simulated time pass at its speed', async () => {
    const pacer = createPacer({ secondsPerTick: 10, speed: 1000 })
    const started = performance.now()
    for (let tick = 0; tick < 20; tick += 1) await pacer.beforeTick()
    const milliseconds = performance.now() - started
    expect(milliseconds).toBeGreaterThan(170)
    expect(milliseconds).toBeLessThan(600)
  })

  it('takes a new speed in the middle of a wait', async () => {
    const pacer = createPacer({ secondsPerTick: 10, speed: 0.01 })
    await pacer.beforeTick()
    const waiting = pacer.beforeTick()
    expect(await Promise.race([waiting, soon()])).toBe('still waiting')
    pacer.setSpeed(null)
    expect(await waiting).toBe(true)
  })

  it('stops a run, whether it waits or goes', async () => {
    const waiting = createPacer({ secondsPerTick: 10, speed: null, paused: true })
    const held = waiting.beforeTick()
    waiting.stop()
    expect(await held).toBe(false)
    expect(await waiting.beforeTick()).toBe(false)
  })

  it('gives others a turn while it goes as fast as it can', async () => {
    const pacer = createPacer({ secondsPerTick: 10, speed: null })
    let turns = 0
    const timer = setInterval(() => { turns += 1 }, 1)
    while (turns < 3) expect(await pacer.beforeTick()).toBe(true) // would go on for ever if nobody else had a turn
    clearInterval(timer)
  })
})
