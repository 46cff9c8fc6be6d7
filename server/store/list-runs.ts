import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { lastTickOf, type RunConfig, type RunId, type Tick } from '../../shared/index.ts'
import { TownError } from '../errors.ts'
import { openRunStore } from './run-store.ts'

/** Where runs are kept, under the working directory. */
export const RUNS_FOLDER = 'runs'
/** Ending of a run's file; its base name is the run's id. */
export const RUN_ENDING = '.sqlite'

/** One file of a folder: a run as it stands, or why it cannot be read. */
export type RunListing =
  | {
    readonly path: string
    readonly run: RunId
    readonly town: string
    readonly config: RunConfig
    /** Last tick in the log, null where nothing was written yet, and the last that the run will have. */
    readonly head: Tick | null
    readonly end: Tick
    readonly utterances: number
    readonly rewritten: number
    readonly bytes: number
    readonly changed: Date
  }
  | { readonly path: string; readonly problem: string }

/** The runs of a folder, last changed first. A folder that is not there holds none. */
export function listRuns(folder: string = RUNS_FOLDER): RunListing[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith(RUN_ENDING)).map((name) => {
    const path = join(folder, name)
    return { path, changed: changedAt(path).getTime() }
  })
  return files.sort((left, right) => right.changed - left.changed).map(({ path }) => look(path))
}

function look(path: string): RunListing {
  try {
    const store = openRunStore(path, { readonly: true })
    try {
      const { run, town, config } = store.description
      return {
        path, run, town: town.name, config, head: store.head()?.tick ?? null, end: lastTickOf(config), ...store.counts(),
        bytes: statSync(path).size, changed: changedAt(path),
      }
    } finally {
      store.close()
    }
  } catch (error) {
    if (error instanceof TownError) return { path, problem: error.message }
    throw error
  }
}

/** While a run is being written, its latest ticks stand in the file beside it. */
function changedAt(path: string): Date {
  const log = `${path}-wal`
  return new Date(Math.max(statSync(path).mtimeMs, existsSync(log) ? statSync(log).mtimeMs : 0))
}
