import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { io } from 'socket.io-client'
import type { Socket } from 'socket.io-client'
import { applyEvents } from '../../../shared/index.ts'
import type {
  AnswerOf, Reply, RequestOf, ServerToViewer, StageSnapshot, TownState, ViewerRequest, ViewerToServer,
} from '../../../shared/index.ts'
import { createRunStore } from '../../store/run-store.ts'
import { sampleCommits, sampleConfig, sampleDescription } from '../../store/test-support/sample-run.ts'
import type { RunningServer, ServerOptions } from '../http-server.ts'
import { startServer } from '../http-server.ts'
import { createLiveRun } from '../live-run.ts'
import { createPacer } from '../pacer.ts'
import type { ScoreMemories } from '../stored-run.ts'
import { stageSnapshotOf } from '../stored-run.ts'

export type Viewer = Socket<ServerToViewer, ViewerToServer>

export const TICKS = 900
export const run = 'sample'
export const scoreMemories: ScoreMemories = (mind) => mind.memories.map((memory) => ({ memory, recency: 1, importance: 1, relevance: 0, score: 2 }))

/** The sample run, live in a file of its own, with servers and viewers that are ended with it. */
export function createLiveTown() {
  const folder = mkdtempSync(join(tmpdir(), 'hearsay-live-'))
  const store = createRunStore(join(folder, 'sample.sqlite'), sampleDescription())
  const pacer = createPacer({ secondsPerTick: 10, speed: null })
  const live = createLiveRun(store, pacer, scoreMemories)
  const commits = sampleCommits(TICKS)
  const servers: RunningServer[] = []
  const viewers: Viewer[] = []
  const states: TownState[] = []
  return {
    folder, store, pacer, live, states,
    /** Lets the run go on by some ticks. */
    pass(ticks: number): void {
      for (let count = 0; count < ticks; count += 1) {
        const { value } = commits.next()
        if (!value) return
        store.commit(value)
        states.push(value.state)
        live.onTick(value.tick, value.events)
      }
    },
    async serve(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
      const server = await startServer({ sources: [live], port: 0, token: 'secret', clientDir: join(folder, 'dist'), spritesDir: join(folder, 'art'), ...options })
      servers.push(server)
      return server
    },
    async connect(server: RunningServer, headers: Record<string, string> = {}): Promise<Viewer> {
      const viewer: Viewer = io(server.url, { transports: ['websocket'], extraHeaders: headers, reconnection: false, forceNew: true })
      viewers.push(viewer)
      await new Promise<void>((resolve, reject) => {
        viewer.on('connect', resolve)
        viewer.on('connect_error', reject)
      })
      return viewer
    },
    async close(): Promise<void> {
      for (const viewer of viewers) viewer.disconnect()
      for (const server of servers) await server.close()
      store.close()
      rmSync(folder, { recursive: true })
    },
  }
}

export type LiveTown = ReturnType<typeof createLiveTown>

export const ask = async <N extends ViewerRequest>(viewer: Viewer, name: N, body: RequestOf<N>): Promise<Reply<AnswerOf<N>>> =>
  await (viewer as Socket).timeout(3000).emitWithAck(name, body)

export async function answer<N extends ViewerRequest>(viewer: Viewer, name: N, body: RequestOf<N>): Promise<AnswerOf<N>> {
  const reply = await ask(viewer, name, body)
  if (!reply.ok) throw new Error(reply.error)
  return reply.answer
}

export const until = async (met: () => boolean): Promise<void> => {
  for (let count = 0; !met(); count += 1) {
    if (count > 300) throw new Error('waited in vain')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/** A page that folds what it is pushed, and notes gaps. */
export function followFrom(viewer: Viewer) {
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

export const visible = (state: TownState | undefined) => state && stageSnapshotOf(state)

export interface FetchedPage { status: number; text: string; headers: Record<string, unknown> }

/** A request whose path and headers are sent as they are. */
export function fetchPage(server: RunningServer, path: string, headers: Record<string, string> = {}): Promise<FetchedPage> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => { text += chunk })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }))
    })
    sent.on('error', reject)
    sent.end()
  })
}
