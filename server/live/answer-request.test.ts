import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isStageEvent, VillagerId } from '../../shared/index.ts'
import type { RequestOf, ViewerRequest } from '../../shared/index.ts'
import { createRecordedRun } from './recorded-run.ts'
import type { LiveTown } from './test-support/live-town.ts'
import { answer, ask, createLiveTown, run, scoreMemories, visible } from './test-support/live-town.ts'

let town: LiveTown

beforeEach(() => { town = createLiveTown() })
afterEach(() => town.close())

describe('the requests', () => {
  it('are answered as the protocol says', async () => {
    town.pass(200)
    const viewer = await town.connect(await town.serve())
    expect(await answer(viewer, 'list-runs', {})).toMatchObject([{ run, kind: 'live', head: 199, end: 8640, utterances: 20, paused: false, speed: null }])
    expect(await answer(viewer, 'get-run', { run })).toMatchObject({ town: { name: 'Sample' }, clock: { start: '06:00' }, status: { head: 199 } })
    expect(await answer(viewer, 'get-stage', { run, tick: 120 })).toEqual(visible(town.states[120]))
    const ticks = await answer(viewer, 'get-ticks', { run, from: 100, to: 150 })
    expect(ticks).toEqual(town.store.ticks(100, 150).map(({ tick, events }) => ({ tick, events: events.filter(isStageEvent) })).filter(({ events }) => events.length > 0))
    const feed = await answer(viewer, 'get-feed', { run, before: 199, query: 'pond' })
    expect(feed.lines.length).toBe(feed.total)
    const { lines } = await answer(viewer, 'get-dialogue', { run, dialogue: 'd2' })
    expect(lines).toHaveLength(4)
    expect((await answer(viewer, 'get-case', { run, utterance: 'd2.1' })).correction.candidates.length).toBeGreaterThan(0)
    expect(await answer(viewer, 'get-timeline', { run, buckets: 10 })).toHaveLength(10)
    const mind = await answer(viewer, 'get-mind', { run, villager: 'ben-thorne', tick: 150 })
    expect(mind).toMatchObject({ villager: 'ben-thorne', tick: 150, plan: { strokes: ['rest'] } })
    expect(mind.memories.map(({ memory }) => memory)).toEqual([...town.states[150]?.minds.get(VillagerId.parse('ben-thorne'))?.memories ?? []].reverse())
  })

  it('are refused by name, in a sentence', async () => {
    town.pass(50)
    const viewer = await town.connect(await town.serve())
    const refused = async (name: string, body: unknown): Promise<string> => {
      const reply = await ask(viewer, name as ViewerRequest, body as RequestOf<ViewerRequest>)
      return reply.ok ? 'not refused' : reply.error
    }
    expect(await refused('get-feed', { run, before: -1 })).toMatch(/^invalid request get-feed: before: /)
    expect(await refused('get-feed', { run, before: 1, limit: 5000 })).toMatch(/^invalid request get-feed: limit: /)
    expect(await refused('get-stage', null)).toMatch(/^invalid request get-stage: body: /)
    expect(await refused('get-ticks', { run, from: 0, to: 5000 })).toBe('invalid request get-ticks: 5001 ticks, at most 2000 at once')
    expect(await refused('get-run', { run: 'nowhere' })).toBe('There is no run nowhere here.')
    expect(await refused('get-run', { run: '../../etc/passwd' })).toMatch(/^invalid request get-run: run: /)
    expect(await refused('get-mind', { run, villager: 'nobody', tick: 3 })).toBe('Nobody by the name of nobody lives in this town.')
    expect(await refused('get-dialogue', { run, dialogue: 'd99' })).toBe('This run has no dialogue d99.')
    expect(await refused('get-case', { run, utterance: 'd99.1' })).toMatch(/^This run has no case of line d99.1/)
    expect(await refused('drop-tables', {})).toBe('unknown request "drop-tables"')
    expect(await refused('constructor', {})).toBe('unknown request "constructor"')
    expect(await refused('control', { run, action: { type: 'speed', speed: 0 } })).toMatch(/^invalid request control: action.speed: /)
    expect((await answer(viewer, 'list-runs', {})).length).toBe(1)
  })

  it('of a recorded run are answered alike, and nothing drives it', async () => {
    town.pass(60)
    const viewer = await town.connect(await town.serve({ sources: [createRecordedRun(town.store, scoreMemories)] }))
    expect(await answer(viewer, 'list-runs', {})).toMatchObject([{ kind: 'recorded', head: 59 }])
    expect(await answer(viewer, 'get-stage', { run, tick: 999 })).toEqual(visible(town.states[59]))
    expect(await ask(viewer, 'control', { run, action: { type: 'pause' } })).toMatchObject({ ok: false, error: expect.stringContaining('recorded') })
  })
})
