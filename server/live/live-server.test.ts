import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { io } from 'socket.io-client'
import type { Socket } from 'socket.io-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { applyEvents, isStageEvent, VillagerId } from '../../shared/index.ts'
import type {
  AnswerOf, Reply, RequestOf, RunStatus, ServerToViewer, StageSnapshot, TickEvents, TownState, ViewerRequest, ViewerToServer,
} from '../../shared/index.ts'
import { createRunStore } from '../store/run-store.ts'
import type { RunStore } from '../store/run-store.ts'
import { sampleCommits, sampleConfig, sampleDescription } from '../store/test-support/sample-run.ts'
import type { RunningServer } from './http-server.ts'
import { startServer } from './http-server.ts'
import type { LiveRun } from './live-run.ts'
import { createLiveRun } from './live-run.ts'
import type { Pacer } from './pacer.ts'
import { createPacer } from './pacer.ts'
import { createRecordedRun } from './recorded-run.ts'
import type { ScoreMemories } from './stored-run.ts'
import { stageSnapshotOf } from './stored-run.ts'

type Viewer = Socket<ServerToViewer, ViewerToServer>

const TICKS = 900
const run = 'sample'
const scoreMemories: ScoreMemories = (mind) => mind.memories.map((memory) => ({ memory, recency: 1, importance: 1, relevance: 0, score: 2 }))

let folder: string
let store: RunStore
let live: LiveRun
let pacer: Pacer
let servers: RunningServer[]
let viewers: Viewer[]
let states: TownState[]
let commits: Generator<Parameters<RunStore['commit']>[0] & { state: TownState }>

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearsay-live-'))
  store = createRunStore(join(folder, 'sample.sqlite'), sampleDescription())
  pacer = createPacer({ secondsPerTick: 10, speed: null })
  live = createLiveRun(store, pacer, scoreMemories)
  ;[servers, viewers, states, commits] = [[], [], [], sampleCommits(TICKS)]
})

afterEach(async () => {
  for (const viewer of viewers) viewer.disconnect()
  for (const server of servers) await server.close()
  store.close()
  rmSync(folder, { recursive: true })
})

/** Lets the live run go on by some ticks. */
function pass(ticks: number): void {
  for (let count = 0; count < ticks; count += 1) {
    const { value } = commits.next()
    if (!value) return
    store.commit(value)
    states.push(value.state)
    live.onTick(value.tick, value.events)
  }
}

async function serve(options: Partial<Parameters<typeof startServer>[0]> = {}): Promise<RunningServer> {
  const server = await startServer({ sources: [live], port: 0, token: 'secret', clientDir: join(folder, 'dist'), spritesDir: join(folder, 'art'), ...options })
  servers.push(server)
  return server
}

async function connect(server: RunningServer, headers: Record<string, string> = {}): Promise<Viewer> {
  const viewer: Viewer = io(server.url, { transports: ['websocket'], extraHeaders: headers, reconnection: false, forceNew: true })
  viewers.push(viewer)
  await new Promise<void>((resolve, reject) => {
    viewer.on('connect', resolve)
    viewer.on('connect_error', reject)
  })
  return viewer
}

const ask = async <N extends ViewerRequest>(viewer: Viewer, name: N, body: RequestOf<N>): Promise<Reply<AnswerOf<N>>> =>
  await (viewer as Socket).timeout(3000).emitWithAck(name, body)

async function answer<N extends ViewerRequest>(viewer: Viewer, name: N, body: RequestOf<N>): Promise<AnswerOf<N>> {
  const reply = await ask(viewer, name, body)
  if (!reply.ok) throw new Error(reply.error)
  return reply.answer
}

const until = async (met: () => boolean): Promise<void> => {
  for (let count = 0; !met(); count += 1) {
    if (count > 300) throw new Error('waited in vain')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/** A page that folds what it is pushed, and notes gaps. */
function followFrom(viewer: Viewer) {
  const page = { state: undefined as TownState | undefined, gaps: 0, stages: 0, pushes: 0, bytes: 0 }
  const set = (stage: StageSnapshot): void => {
    page.state = {
      ...stage, config: sampleConfig, personas: new Map(), minds: new Map(),
      villagers: new Map(stage.villagers.map((villager) => [villager.id, villager])), dialogues: new Map(stage.dialogues.map((dialogue) => [dialogue.id, dialogue])),
    }
  }
  viewer.on('stage', ({ stage }) => { page.stages += 1; page.bytes += JSON.stringify(stage).length; set(stage) })
  viewer.on('ticks', ({ from, to, batches }) => {
    page.pushes += 1
    page.bytes += JSON.stringify(batches).length
    if (from !== (page.state?.tick ?? -1) + 1) page.gaps += 1
    for (const { tick, events } of batches) if (page.state) page.state = applyEvents(page.state, tick, events)
    if (page.state) page.state = applyEvents(page.state, to, [])
  })
  return { page, begin: async () => set(await answer(viewer, 'follow', { run })) }
}

const visible = (state: TownState | undefined) => state && stageSnapshotOf(state)

describe('the requests', () => {
  it('are answered as the protocol says', async () => {
    pass(200)
    const viewer = await connect(await serve())
    expect(await answer(viewer, 'list-runs', {})).toMatchObject([{ run, kind: 'live', head: 199, end: 8640, utterances: 20, paused: false, speed: null }])
    expect(await answer(viewer, 'get-run', { run })).toMatchObject({ town: { name: 'Sample' }, clock: { start: '06:00' }, status: { head: 199 } })
    expect(await answer(viewer, 'get-stage', { run, tick: 120 })).toEqual(visible(states[120]))
    const ticks = await answer(viewer, 'get-ticks', { run, from: 100, to: 150 })
    expect(ticks).toEqual(store.ticks(100, 150).map(({ tick, events }) => ({ tick, events: events.filter(isStageEvent) })).filter(({ events }) => events.length > 0))
    const feed = await answer(viewer, 'get-feed', { run, before: 199, query: 'pond' })
    expect(feed.lines.length).toBe(feed.total)
    const { lines } = await answer(viewer, 'get-dialogue', { run, dialogue: 'd2' })
    expect(lines).toHaveLength(4)
    expect((await answer(viewer, 'get-case', { run, utterance: 'd2.1' })).correction.candidates.length).toBeGreaterThan(0)
    expect(await answer(viewer, 'get-timeline', { run, buckets: 10 })).toHaveLength(10)
    const mind = await answer(viewer, 'get-mind', { run, villager: 'ben-thorne', tick: 150 })
    expect(mind).toMatchObject({ villager: 'ben-thorne', tick: 150, plan: { strokes: ['rest'] } })
    expect(mind.memories.map(({ memory }) => memory)).toEqual([...states[150]?.minds.get(VillagerId.parse('ben-thorne'))?.memories ?? []].reverse())
  })

  it('are refused by name, in a sentence', async () => {
    pass(50)
    const viewer = await connect(await serve())
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
    pass(60)
    const viewer = await connect(await serve({ sources: [createRecordedRun(store, scoreMemories)] }))
    expect(await answer(viewer, 'list-runs', {})).toMatchObject([{ kind: 'recorded', head: 59 }])
    expect(await answer(viewer, 'get-stage', { run, tick: 999 })).toEqual(visible(states[59]))
    expect(await ask(viewer, 'control', { run, action: { type: 'pause' } })).toMatchObject({ ok: false, error: expect.stringContaining('recorded') })
  })
})

describe('a follower', () => {
  it('that comes late gets the stage, then every tick without a gap, and sees what the log says', async () => {
    pass(130)
    const viewer = await connect(await serve())
    const { page, begin } = followFrom(viewer)
    await begin()
    expect(visible(page.state)).toEqual(visible(states[129]))
    for (let count = 0; count < 8; count += 1) {
      pass(5)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    await until(() => page.state?.tick === 169)
    expect(page).toMatchObject({ gaps: 0, stages: 0 })
    expect(page.pushes).toBeLessThanOrEqual(6)
    expect(visible(page.state)).toEqual(visible(states[169]))
  })

  it('of a run that goes too fast gets stages within its budget, and ends at what the log says', async () => {
    pass(1)
    const viewer = await connect(await serve())
    const { page, begin } = followFrom(viewer)
    await begin()
    const started = performance.now()
    for (let count = 0; count < 60; count += 1) {
      pass(15)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    await until(() => page.state?.tick === TICKS - 1)
    expect(visible(page.state)).toEqual(visible(states[TICKS - 1]))
    expect(page.gaps).toBe(0)
    const seconds = (performance.now() - started) / 1000
    expect(page.bytes).toBeLessThan(10_000 * (seconds + 1) + 20_000)
  })

  it('that reads nothing does not hold up the run or the others', async () => {
    pass(1)
    const server = await serve()
    const slow = await connect(server)
    await answer(slow, 'follow', { run })
    const line: { pause(): void } = Reflect.get(slow.io.engine.transport, 'ws')
    line.pause()
    const { page, begin } = followFrom(await connect(server))
    await begin()
    for (let count = 0; count < 30; count += 1) {
      pass(30)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    await until(() => page.state?.tick === TICKS - 1)
    expect(store.head()?.tick).toBe(TICKS - 1)
  })

  it('hears of the status when it changes, and nothing any more after unfollowing', async () => {
    pass(10)
    const viewer = await connect(await serve())
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
    pass(40)
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(batches).toEqual([])
  })

  it('of a file that another process writes sees it grow', async () => {
    pass(20)
    const viewer = await connect(await serve({ sources: [createRecordedRun(store, scoreMemories)] }))
    const { page, begin } = followFrom(viewer)
    await begin()
    pass(70)
    await until(() => page.state?.tick === 89)
    expect(visible(page.state)).toEqual(visible(states[89]))
    expect(page.gaps).toBe(0)
  })
})

describe('the door', () => {
  it('bound to this machine lets whoever is on it drive', async () => {
    pass(5)
    const viewer = await connect(await serve())
    expect(await answer(viewer, 'control', { run, action: { type: 'pause' } })).toMatchObject({ paused: true })
    expect(pacer.paused).toBe(true)
  })

  it('bound elsewhere lets drive only whoever has the token', async () => {
    pass(5)
    const server = await serve({ host: '0.0.0.0' })
    const viewer = await connect(server)
    for (const token of ['', 'wrong', 'secreT', 'secret2']) {
      expect(await ask(viewer, 'control', { run, token, action: { type: 'pause' } })).toMatchObject({ ok: false, error: expect.stringContaining('needs the token') })
    }
    expect(pacer.paused).toBe(false)
    expect(await answer(viewer, 'control', { run, token: 'secret', action: { type: 'pause' } })).toMatchObject({ paused: true })
  })

  it('is shut to pages of other sites and to foreign names for this machine', async () => {
    const server = await serve()
    const { host, port } = new URL(server.url)
    for (const headers of [{ origin: 'https://evil.example' }, { host: 'evil.example' }, { host: `evil.example:${port}`, origin: `http://evil.example:${port}` }, { origin: 'null' }]) {
      await expect(connect(server, headers), JSON.stringify(headers)).rejects.toThrow()
      expect((await fetchPage(server, '/healthz', headers)).status, JSON.stringify(headers)).toBe(403)
    }
    expect((await fetchPage(server, '/healthz', { origin: `http://${host}` })).status).toBe(200)
    expect((await fetchPage(server, '/healthz', { host: `localhost:${port}` })).status).toBe(200)
    await connect(server, { origin: `http://${host}` })
  })

  it('serves the map that the run holds, and knows when it is known', async () => {
    const server = await serve()
    const map = await fetchPage(server, `/api/runs/${run}/map`)
    expect(map).toMatchObject({ status: 200, text: sampleDescription().town.tiled })
    expect((await fetchPage(server, `/api/runs/${run}/map`, { 'if-none-match': String(map.headers.etag) })).status).toBe(304)
    expect(await fetchPage(server, '/api/runs/nowhere/map')).toMatchObject({ status: 404, text: 'There is no run nowhere here.' })
  })

  it('serves the built viewer and the art with guarding headers, and nothing above their folders', async () => {
    mkdirSync(join(folder, 'dist'))
    mkdirSync(join(folder, 'art'))
    writeFileSync(join(folder, 'dist', 'index.html'), '<title>the town</title>')
    writeFileSync(join(folder, 'art', 'ground.json'), '{}')
    const server = await serve()
    const page = await fetchPage(server, '/')
    expect(page.text).toContain('the town')
    expect(page.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY', 'content-security-policy': expect.stringContaining("default-src 'self'") })
    expect((await fetchPage(server, '/art/ground.json')).text).toBe('{}')
    for (const path of ['/../sample.sqlite', '/art/../sample.sqlite', '/art/%2e%2e/sample.sqlite', '/%2e%2e%2fsample.sqlite', '/sample.sqlite']) {
      expect((await fetchPage(server, path)).status, path).toBeGreaterThanOrEqual(400)
    }
  })

  it('says how to build the viewer where that was not done', async () => {
    expect(await fetchPage(await serve(), '/')).toMatchObject({ status: 503, text: expect.stringContaining('npm run build') })
  })

  it('takes the next free port where the wanted one is taken', async () => {
    const first = await serve()
    const second = await serve({ port: Number(new URL(first.url).port) })
    expect(second.url).not.toBe(first.url)
    expect((await fetchPage(second, '/healthz')).status).toBe(200)
  })
})

/** A request whose path and headers are sent as they are. */
function fetchPage(server: RunningServer, path: string, headers: Record<string, string> = {}): Promise<{ status: number; text: string; headers: Record<string, unknown> }> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => { text += chunk }).on('end', () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }))
    })
    sent.on('error', reject)
    sent.end()
  })
}
