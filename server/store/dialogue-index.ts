import type { Database } from 'better-sqlite3'
import type { Tick, TownEvent, Utterance, UtteranceId } from '../../shared/index.ts'
import type { DialogueDatabase } from './dialogue-database.ts'
import { parseEvent } from './log-reader.ts'
import { createDialogueShelf } from './dialogue-shelf.ts'
import { createVectorIndex } from './vector-index.ts'

/**
 * The dialogue database in memory, as of the last committed tick. It follows the log: a writer hands it each tick as it
 * commits it, a reader lets it catch up with whoever writes.
 */
export interface DialogueIndex {
  readonly database: DialogueDatabase
  /** Takes in what was committed since the last time; costs one look at the log's end where nothing was. */
  catchUp(): void
  /** The same for the vectors, which a mere reader seldom needs. */
  catchUpVectors(): void
  /** Takes in a tick that was just committed. */
  addTick(tick: Tick, events: readonly TownEvent[], vectors: ReadonlyMap<UtteranceId, Float32Array>): void
}

export function createDialogueIndex(database: Database, dimensions: number): DialogueIndex {
  const shelf = createDialogueShelf()
  const vectors = createVectorIndex(dimensions)
  const log = readerOf(database)
  let knownSeq = 0

  function catchUp(): void {
    const last = log.lastSeq.get() ?? 0
    if (last <= knownSeq) return
    for (const { tick, body } of log.events.iterate(knownSeq, last)) shelf.add(tick, parseEvent(tick, body))
    knownSeq = last
  }

  function catchUpVectors(): void {
    catchUp()
    if (vectors.last >= shelf.utterances.length) return
    for (const { rowid, embedding } of log.vectors.iterate(BigInt(vectors.last), BigInt(shelf.utterances.length))) vectors.add(rowid, floatsOf(embedding))
  }

  function addTick(tick: Tick, events: readonly TownEvent[], said: ReadonlyMap<UtteranceId, Float32Array>): void {
    for (const event of events) {
      shelf.add(tick, event)
      const vector = event.type === 'utterance-say' ? said.get(event.utterance.id) : undefined
      if (vector) vectors.add(shelf.utterances.length, vector)
    }
    knownSeq += events.length
  }

  return {
    catchUp, catchUpVectors, addTick,
    database: {
      nearest: (vector, k) =>
        vectors.nearest(vector, k).map(({ number, similarity }) => ({ utterance: shelf.utterances[number - 1] as Utterance, similarity })),
      dialogue: shelf.dialogue,
      dialoguesOf: shelf.dialoguesOf,
      triplets: shelf.triplets,
    },
  }
}

/** What the index needs of the file. */
const readerOf = (database: Database) => ({
  lastSeq: database.prepare<[], number>('SELECT max(seq) FROM events').pluck(),
  events: database.prepare<[number, number], { tick: Tick; body: string }>(`
    SELECT tick, body FROM events WHERE seq > ? AND seq <= ?
      AND type IN ('dialogue-start', 'dialogue-end', 'utterance-say', 'triplets-extract') ORDER BY seq`),
  vectors: database.prepare<[bigint, bigint], { rowid: number; embedding: Buffer }>(
    'SELECT rowid, embedding FROM vectors WHERE rowid > ? AND rowid <= ? ORDER BY rowid',
  ),
})

/** A copy, since the bytes that SQLite hands out need not lie where floats may. */
const floatsOf = (bytes: Buffer): Float32Array => new Float32Array(Uint8Array.from(bytes).buffer)
