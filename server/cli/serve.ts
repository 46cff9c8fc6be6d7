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
import { onInterrupt } from './on-interrupt.ts'
import { openBrowser } from './open-browser.ts'
import { ownName } from './own-name.ts'
import { configOf, DEFAULT_TOWN, type RunOptions } from './run-options.ts'
import { freshRunPath, newRunPath, runPath } from './run-path.ts'

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
  const [port, speed] = [portOf(options.port), speedOf(options.speed)]
  const token = randomBytes(16).toString('hex')
  const sources: EventSource[] = []
  // The server first: where it cannot start, no run shall lie about.
  const server = await startServer({
    sources, host: options.host, port, token, clientDir: resolve(ROOT, 'client/dist'), spritesDir: resolve(ROOT, 'data/sprites'), onError: tellDefect,
  })
  try {
    const show = names.length > 0 ? openRecorded(names, options) : await beginLive(options, speed)
    sources.push(...show.sources)
    process.stdout.write(`${[`Hearsay is at ${server.url}`, ...show.notes, ...tokenNote(options.host, token), 'Stop with Ctrl-C.'].join('\n')}\n`)
    if (options.open) openBrowser(server.url)
    await showUntilInterrupt(show)
  } finally {
    await server.close()
  }
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

async function showUntilInterrupt(show: Show): Promise<void> {
  try {
    const running = show.run()
    // A run that ends stays on show; one that fails ends the show.
    await Promise.race([interrupted(), new Promise((_, fail) => { running.catch(fail) })])
    process.stdout.write('\nStopping …\n')
    show.stop()
    await running
  } finally {
    for (const line of show.close()) process.stdout.write(`${line}\n`)
  }
}

const interrupted = (): Promise<void> => new Promise((stop) => { onInterrupt(stop) })

const scoreMemories = createScoreMemories(withVectorCache(createEmbeddedEmbedder()))

function openRecorded(names: readonly string[], options: ServeOptions): Show {
  const given = FOR_A_NEW_DAY.find((name) => options[name] !== undefined)
  if (given) throw new TownError('usage', `--${given} is for a new day; recorded runs are shown as they are: leave out --${given}, or the run`)
  const stores = [...new Set(names.map((name) => resolve(runPath(name))))].map((path) => openRunStore(path, { readonly: true }))
  const runs = stores.map(({ description }) => description.run)
  const twice = runs.find((run, at) => runs.indexOf(run) !== at)
  if (twice) throw new TownError('usage', `two of these files hold a run named ${twice}: show them one at a time`)
  return {
    sources: stores.map((store) => createRecordedRun(store, scoreMemories)), notes: [`Showing ${runs.join(', ')}.`],
    run: () => Promise.resolve(), stop: () => {},
    close: () => { for (const store of stores) store.close(); return [] },
  }
}

const FOR_A_NEW_DAY = ['town', 'villagers', 'days', 'seed', 'corrector', 'model', 'config', 'out'] as const satisfies (keyof ServeOptions)[]

async function beginLive(options: ServeOptions, speed: Speed): Promise<Show> {
  const config = configOf(options)
  const townDir = options.town ?? DEFAULT_TOWN
  const { name } = await loadTown(townDir)
  const path = options.out === undefined ? freshRunPath(name, config) : newRunPath(options.out)
  const run = await createRun({ path, townDir, config })
  const pacer = createPacer({ secondsPerTick: config.clock.secondsPerTick, speed })
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
      return [finished ? `Watch it again: ${ownName()} serve ${path}` : `Kept up to here. Go on: ${ownName()} resume ${path}`]
    },
  }
}

function portOf(text: string): number {
  const port = Number(text)
  if (text.trim() !== '' && Number.isInteger(port) && port >= 0 && port <= 65_535) return port
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

const tellDefect = (error: unknown): void => void process.stderr.write(`hearsay: a defect of ours, please report it\n${error instanceof Error ? error.stack : String(error)}\n`)
