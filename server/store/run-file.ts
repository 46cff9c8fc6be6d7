import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import * as sqliteVec from 'sqlite-vec'
import { Persona, RunConfig, RunId } from '../../shared/index.ts'
import { z } from 'zod'
import { TownError } from '../errors.ts'
import { APPLICATION_ID, LOG_SCHEMA, PROJECTION_SCHEMA, SCHEMA_VERSION, vectorSchema } from './schema.ts'

/** An open file: the database, what the run is made of, and how to let go of it. */
export interface RunFile {
  readonly path: string
  readonly database: Database.Database
  readonly readonly: boolean
  readonly description: RunDescription
  close(): void
}

/** What a run is made of, beside its log. Written once, when the file is made. */
export const RunDescription = z.object({
  run: RunId,
  config: RunConfig,
  /** The map's JSON text (Tiled's format) is kept, so that the file can be shown without the town's folder. */
  town: z.object({
    name: z.string(), mapHash: z.string(), tiled: z.string(),
    /** The art it is drawn with, as base64 by file name. */
    pictures: z.record(z.string(), z.string()).default({}),
  }),
  personas: z.array(Persona).readonly(),
  embedder: z.object({ id: z.string(), dimensions: z.number().int().min(1).max(8192) }),
})
export type RunDescription = Readonly<z.infer<typeof RunDescription>>

/** Makes the file, whole or not at all. Throws TownError where one stands already. */
export function createRunFile(path: string, description: RunDescription): RunFile {
  if (existsSync(path)) throw new TownError('usage', `run file ${path} exists already: resume it, or choose another name with --out`)
  mkdirSync(dirname(path), { recursive: true })
  const release = lockWriter(path)
  const database = connect(path, false)
  database.pragma('journal_mode = WAL')
  database.transaction(() => {
    database.pragma(`application_id = ${APPLICATION_ID}`)
    database.pragma(`user_version = ${SCHEMA_VERSION}`)
    database.exec(LOG_SCHEMA + PROJECTION_SCHEMA + vectorSchema(description.embedder.dimensions))
    writeDescription(database, description)
  })()
  return runFile(path, database, description, release)
}

/** Opens the file. Throws TownError where there is none, it is no run, it is of a newer schema, or another process writes it. */
export function openRunFile(path: string, options: { readonly: boolean }): RunFile {
  if (!existsSync(path)) throw new TownError('not-found', `no run file at ${path}`)
  const release = options.readonly ? undefined : lockWriter(path)
  try {
    const database = connect(path, options.readonly)
    try {
      checkIdentity(path, database)
      if (!options.readonly) database.pragma('journal_mode = WAL')
      return runFile(path, database, readDescription(path, database), release)
    } catch (error) {
      database.close()
      throw error
    }
  } catch (error) {
    release?.()
    throw explained(path, error)
  }
}

/** Replaces what the run is made of: for a rebuild with another embedder. */
export function writeDescription(database: Database.Database, description: RunDescription): void {
  database.prepare(`INSERT OR REPLACE INTO meta VALUES ('description', ?)`).run(JSON.stringify(description))
}

function connect(path: string, readonly: boolean): Database.Database {
  // A reader may meet the writer's checkpoint; five seconds are better-sqlite3's own default.
  const database = new Database(path, { readonly, fileMustExist: readonly, timeout: 5_000 })
  sqliteVec.load(database)
  // In WAL mode a killed process loses nothing that was committed; a power cut may lose the last ticks, never half of one.
  if (!readonly) {
    database.pragma('synchronous = NORMAL')
    // Pages (4 KB) gathered before they are moved into the file: four times the default, since each move waits for the disk.
    database.pragma('wal_autocheckpoint = 4000')
  }
  database.pragma('foreign_keys = ON')
  return database
}

function checkIdentity(path: string, database: Database.Database): void {
  if (database.pragma('application_id', { simple: true }) !== APPLICATION_ID) throw notARun(path)
  const version = Number(database.pragma('user_version', { simple: true }))
  if (version > SCHEMA_VERSION) {
    throw new TownError('newer-schema', `run file ${path} has schema ${version}, this version of Hearsay reads up to ${SCHEMA_VERSION}: update Hearsay`)
  }
}

function readDescription(path: string, database: Database.Database): RunDescription {
  const text = database.prepare<[], string>(`SELECT value FROM meta WHERE key = 'description'`).pluck().get()
  const parsed = RunDescription.safeParse(jsonOf(text))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new TownError('invalid-input', `invalid run description in ${path}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`)
}

function jsonOf(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** What SQLite says, as a sentence for the person who named the file. */
function explained(path: string, error: unknown): unknown {
  if (!(error instanceof Database.SqliteError)) return error
  if (error.code === 'SQLITE_NOTADB') return notARun(path, error)
  if (error.code.startsWith('SQLITE_CORRUPT')) return new TownError('invalid-input', `run file ${path} is damaged: ${error.message}`, { cause: error })
  return new TownError('invalid-input', `run file ${path} cannot be opened: ${error.message}`, { cause: error })
}

const notARun = (path: string, cause?: unknown): TownError =>
  new TownError('invalid-input', `${path} is not a Hearsay run (a run file is made by \`hearsay simulate --out FILE\`)`, { cause })

/**
 * One writer a file, for as long as it is open: an exclusive lock on a file of its own beside it. The system lets go of
 * it when a process dies, however it dies, so that nothing has to be cleaned up by hand.
 */
function lockWriter(path: string): () => void {
  const lockPath = `${path}-lock`
  const lock = new Database(lockPath, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    throw new TownError('usage', `run file ${path} is being written by another process: wait for it, or stop it`, { cause: error })
  }
  return () => {
    rmSync(lockPath, { force: true })
    lock.close()
  }
}

/**
 * A file at rest is one file: a reader of a WAL file would leave two more beside it, and could not read it where nothing may
 * be written. Where somebody is reading just now it stays as it is.
 */
function settle(database: Database.Database): void {
  try {
    database.pragma('busy_timeout = 0')
    database.pragma('journal_mode = DELETE')
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error
  }
}

const runFile = (path: string, database: Database.Database, description: RunDescription, release: (() => void) | undefined): RunFile => ({
  path, database, description, readonly: release === undefined,
  close() {
    if (!database.open) return
    if (release) settle(database)
    database.close()
    release?.()
  },
})
