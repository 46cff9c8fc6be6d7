import type { Database } from 'better-sqlite3'
import type { Tick, TickEvents, TownEvent, TownEventType } from '../../shared/index.ts'
import { TownError } from '../errors.ts'

/** What the models have been asked so far; `cost` is null where no price is known. */
export interface RunUsage { readonly calls: number; readonly tokens: number; readonly cost: number | null }

/** Where the log ends. */
export interface LogHead { readonly tick: Tick; readonly eventHash: string; readonly usage: RunUsage }

/** The chain's hash after a tick, and the state's where it was taken. */
export interface HashRow { readonly tick: Tick; readonly eventHash: string; readonly stateHash: string | null }

/**
 * Events that leave the state as it is (a test holds this against the fold). They are by far the largest of the log, so
 * folding does not read them.
 */
export const FOLD_FREE = ['utterance-correct', 'triplets-extract', 'model-answer', 'fault-plant'] as const satisfies TownEventType[]

interface EventRow { tick: Tick; body: string }

/** Reads the log of a file, as of the last committed tick. */
export function createLogReader(database: Database) {
  const select = (condition: string) => database.prepare<[Tick, Tick], EventRow>(`
    SELECT tick, body FROM events
    WHERE seq >= (SELECT first_seq FROM ticks WHERE tick >= ? ORDER BY tick LIMIT 1)
      AND seq < coalesce((SELECT first_seq FROM ticks WHERE tick > ? ORDER BY tick LIMIT 1), ${Number.MAX_SAFE_INTEGER}) ${condition} ORDER BY seq`)
  const [all, staged, folded] = [select(''), select('AND stage = 1'), select(`AND type NOT IN (${FOLD_FREE.map((type) => `'${type}'`).join()})`)]
  const head = database.prepare<[], { tick: Tick; eventHash: string; usage: string }>('SELECT tick, event_hash AS eventHash, usage FROM head')
  const hashes = database.prepare<[Tick, Tick], HashRow>(
    'SELECT tick, event_hash AS eventHash, state_hash AS stateHash FROM ticks WHERE tick BETWEEN ? AND ? ORDER BY tick',
  )
  const answer = database.prepare<[string], string>('SELECT answer FROM answers WHERE key = ?').pluck()
  const answers = database.prepare<[], [string, string]>('SELECT key, answer FROM answers').raw()
  return {
    ticks: (from: Tick, to: Tick, { stageOnly = false } = {}): TickEvents[] => [...byTick((stageOnly ? staged : all).iterate(from, to))],
    /** All that a fold of the state needs. */
    foldTicks: (from: Tick, to: Tick): Iterable<TickEvents> => byTick(folded.iterate(from, to)),
    head(): LogHead | null {
      const row = head.get()
      return row ? { ...row, usage: JSON.parse(row.usage) } : null
    },
    hashes: (from: Tick, to: Tick): HashRow[] => hashes.all(from, to),
    answer: (key: string): string | undefined => answer.get(key),
    answers: (): Map<string, string> => new Map(answers.all()),
  }
}

/** Rows in the log's order as whole ticks. */
function* byTick(rows: Iterable<EventRow>): Generator<TickEvents> {
  let batch: { tick: Tick; events: TownEvent[] } | undefined
  for (const { tick, body } of rows) {
    if (batch && batch.tick !== tick) {
      yield batch
      batch = undefined
    }
    batch ??= { tick, events: [] }
    batch.events.push(parseEvent(tick, body))
  }
  if (batch) yield batch
}

/** An event's body. The store wrote it, so its shape is trusted. Throws TownError where it is no JSON any more. */
export function parseEvent(tick: Tick, body: string): TownEvent {
  try {
    return JSON.parse(body)
  } catch (cause) {
    throw new TownError('diverged', `an event of tick ${tick} cannot be read: the log was changed or damaged after it was written`, { cause })
  }
}
