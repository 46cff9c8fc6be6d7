import type { Database } from 'better-sqlite3'
import { applyEvents, EMPTY_STATE } from '../../shared/index.ts'
import type { EventOf } from '../../shared/index.ts'
import { createLogReader } from './log-reader.ts'
import { createSnapshotWriter } from './log-writer.ts'
import { createEventProjector } from './project-events.ts'
import { openRunFile, writeDescription } from './run-file.ts'
import { PROJECTIONS, vectorSchema } from './schema.ts'

/** What a rebuild needs of an embedder: vectors are the one projection that the log does not hold itself. */
export interface TextEmbedder {
  readonly id: string
  readonly dimensions: number
  /** L2-normalised vectors, in the order of the texts. */
  embed(texts: readonly string[]): Promise<Float32Array[]>
}

type Said = EventOf<'utterance-say'>['utterance']

/** Utterances embedded in one call: what a local sentence encoder takes well. Ours. */
const EMBED_AT_ONCE = 128

/**
 * Works out everything beside the log anew, from the log alone: after a change to what is projected, with another
 * embedder, or to be sure. All or nothing. The run must not be open for writing elsewhere.
 */
export async function rebuildProjections(path: string, embedder: TextEmbedder): Promise<void> {
  const file = openRunFile(path, { readonly: false })
  try {
    const vectors = await embedAll(file.database, embedder)
    file.database.transaction(() => {
      empty(file.database, embedder.dimensions)
      projectAll(file.database, file.description.personas, vectors)
      writeDescription(file.database, { ...file.description, embedder: { id: embedder.id, dimensions: embedder.dimensions } })
    })()
  } finally {
    file.close()
  }
}

async function embedAll(database: Database, embedder: TextEmbedder): Promise<Map<Said['id'], Float32Array>> {
  const said = saidIn(database)
  const vectors = new Map<Said['id'], Float32Array>()
  for (let from = 0; from < said.length; from += EMBED_AT_ONCE) {
    const some = said.slice(from, from + EMBED_AT_ONCE)
    const embedded = await embedder.embed(some.map(({ text }) => text))
    some.forEach(({ id }, index) => vectors.set(id, embedded[index] as Float32Array))
  }
  return vectors
}

const saidIn = (database: Database): Said[] =>
  database.prepare<[], string>(`SELECT body FROM events WHERE type = 'utterance-say' ORDER BY seq`).pluck().all()
    .map((body): Said => JSON.parse(body).utterance)

function empty(database: Database, dimensions: number): void {
  for (const table of PROJECTIONS) database.exec(`DELETE FROM ${table}`)
  database.exec(`DROP TABLE vectors; ${vectorSchema(dimensions)}`)
}

function projectAll(database: Database, personas: Parameters<typeof createEventProjector>[1], vectors: ReadonlyMap<Said['id'], Float32Array>): void {
  const projector = createEventProjector(database, personas)
  const snapshots = createSnapshotWriter(database)
  let [seq, state] = [0, EMPTY_STATE]
  // Read whole: SQLite may not write while it reads the same connection row by row.
  for (const { tick, events } of createLogReader(database).ticks(0, Number.MAX_SAFE_INTEGER)) {
    for (const event of events) {
      seq += 1
      projector.project(seq, tick, event)
      const vector = event.type === 'utterance-say' ? vectors.get(event.utterance.id) : undefined
      if (event.type === 'utterance-say' && vector) projector.addVector(event.utterance.id, vector)
    }
    state = applyEvents(state, tick, events)
    if (snapshots.due(tick)) snapshots.write(state)
  }
}
