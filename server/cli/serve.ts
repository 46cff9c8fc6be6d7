import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { createRun } from '../create-run.ts'
import { TownError } from '../errors.ts'
import type { EventSource } from '../live/event-source.ts'
import { startServer } from '../live/http-server.ts'
import { createLiveRun } from '../live/live-run.ts'
import { createPacer, type Speed } from '../live/pacer.ts'
import { createRecordedRun } from '../live/recorded-run.ts'
import { createEmbeddedEmbedder } from '../model/embedded/reading/embedder.ts'
import { withVectorCache } from '../model/with-vector-cache.ts'
import { createScoreMemories } from '../score-memories.ts'
import { openRunStore } from '../store/run-store.ts'
import { loadTown } from '../town/load-town.ts'
import { openBrowser } from './open-browser.ts'
import { configOf, DEFAULT_TOWN, freshRunPath, runPath, type RunOptions } from './run-options.ts'

export interface ServeOptions extends RunOptions {
  readonly out?: string
  readonly port: string
  readonly host: string
  readonly speed: string
  readonly open: boolean
}

const ROOT = resolve(import.meta.dirname, '../..')

/** `hearsay serve`: recorded runs, or a new day that is simulated while it is watched. Ends at Ctrl-C. */
export async function serve(names: readonly string[], options: ServeOptions): Promise<void> {
  const shown = names.length > 0 ? openRecorded(names) : await beginLive(options)
  const token = randomBytes(16).toString('hex')
  const server = await startServer({
    sources: shown.sources, host: options.host, port: portOf(options.port), token, clientDir: resolve(ROOT, 'client/dist'), spritesDir: resolve(ROOT, 'data/sprites'),
  })
  process.stdout.write(`${[`Hearsay is at ${server.url}`, ...shown.notes, ...tokenNote(options.host, token), 'Stop with Ctrl-C.'].join('\n')}\n`)
  if (options.open) openBrowser(server.url)
  const running = shown.run()
  await interrupted()
  process.stdout.write('\nStopping …\n')
  shown.stop()
  await running
  await server.close()
  for (const line of shown.close()) process.stdout.write(`${line}\n`)
}

/** What is on show, and how to start and end it. */
interface Show {
  readonly sources: EventSource[]
  readonly notes: readonly string[]
  run(): Promise<void>
  stop(): void
  /** Closes the files; what to tell the person. */
  close(): string[]
}

const scoreMemories = createScoreMemories(withVectorCache(createEmbeddedEmbedder()))

function openRecorded(names: readonly string[]): Show {
  const stores = names.map((name) => openRunStore(runPath(name), { readonly: true }))
  return {
    sources: stores.map((store) => createRecordedRun(store, scoreMemories)), notes: [`Showing ${stores.map(({ description }) => description.run).join(', ')}.`],
    run: () => Promise.resolve(), stop: () => {},
    close: () => { for (const store of stores) store.close(); return [] },
  }
}

async function beginLive(options: ServeOptions): Promise<Show> {
  const config = configOf(options)
  const townDir = options.town ?? DEFAULT_TOWN
  const { name } = await loadTown(townDir)
  const path = options.out ?? freshRunPath(name, config)
  const run = await createRun({ path, townDir, config })
  const pacer = createPacer({ secondsPerTick: config.clock.secondsPerTick, speed: speedOf(options.speed) })
  const live = createLiveRun(run.store, pacer, scoreMemories)
  return {
    sources: [live],
    notes: [`A day in ${name}: ${run.store.description.personas.length} villagers, seed ${config.seed}, corrector ${config.corrector}, model ${config.models.language}.`, `The run is kept in ${path}.`],
    run: async () => {
      await run.simulate({ beforeTick: pacer.beforeTick, onTick: ({ tick, events }) => live.onTick(tick, events) })
      live.finish()
    },
    stop: pacer.stop,
    close: () => {
      const finished = run.store.head()?.tick === run.end
      run.store.close()
      return [finished ? `Watch it again: npm run hearsay -- serve ${path}` : `Kept up to here. Go on: npm run hearsay -- resume ${path}`]
    },
  }
}

function portOf(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new TownError('usage', `invalid --port: "${text}" (a whole number from 0 to 65535)`)
}

function speedOf(text: string): Speed {
  if (text === 'max') return null
  const speed = Number(text)
  if (speed >= 1 && speed <= 100_000) return speed
  throw new TownError('usage', `invalid --speed: "${text}" (1 to 100000 simulated seconds a real second, or max)`)
}

const tokenNote = (host: string, token: string): string[] =>
  host === '127.0.0.1' || host === 'localhost' || host === '::1' ? [] : [`Bound beyond this machine: to drive the run, open the page with ?token=${token} after its address.`]

const interrupted = (): Promise<void> => new Promise((done) => { process.once('SIGINT', () => done()).once('SIGTERM', () => done()) })
