import type { Database } from 'better-sqlite3'
import type { Candidate, EventOf, Persona, Tick, TownEvent, UtteranceId, VillagerId } from '../../shared/index.ts'

/** Writes what follows from events into the tables beside the log. Call it inside a transaction, in the log's order. */
export interface EventProjector {
  project(seq: number, tick: Tick, event: TownEvent): void
  /** The vector of an utterance that was projected before. */
  addVector(utterance: UtteranceId, vector: Float32Array): void
}

/** The text that a search of the feed looks into: lower case, so that case does not matter in any script. */
export const searchText = (...parts: readonly string[]): string => parts.join('\n').toLowerCase()

export function createEventProjector(database: Database, personas: readonly Persona[]): EventProjector {
  const names = new Map(personas.map(({ id, name }) => [id, name]))
  const rows = prepareRows(database)
  return {
    project(seq, tick, event) {
      switch (event.type) {
        case 'dialogue-start': return void rows.startDialogue.run(event.dialogue, ...event.participants, event.place, tick)
        case 'dialogue-end': return void rows.endDialogue.run(tick, event.reason, event.dialogue)
        case 'utterance-say': return say(rows, names, event)
        case 'utterance-correct': return keepCase(rows, seq, event)
        case 'triplets-extract': {
          const { dialogue, extractor, triplets } = event.extracted
          return void rows.triplets.run(dialogue, extractor, JSON.stringify(triplets))
        }
        case 'memory-add': {
          const { memory, villager } = event
          return void rows.memory.run(seq, villager, memory.id, memory.kind, memory.text, memory.tick, memory.importance)
        }
        case 'model-answer': return void rows.answer.run(event.key, event.prompt, event.answer)
        default: return
      }
    },
    addVector(utterance, vector) {
      const number = rows.utteranceNumber.get(utterance)
      // sqlite-vec takes rowids as 64-bit integers only.
      if (number !== undefined) rows.vector.run(BigInt(number), vector)
    },
  }
}

type Rows = ReturnType<typeof prepareRows>

const prepareRows = (database: Database) => ({
  startDialogue: database.prepare('INSERT INTO dialogues (id, first, second, place, start_tick) VALUES (?, ?, ?, ?, ?)'),
  endDialogue: database.prepare('UPDATE dialogues SET end_tick = ?, end_reason = ? WHERE id = ?'),
  dialogue: database.prepare<[string], { first: VillagerId; second: VillagerId; place: string }>('SELECT first, second, place FROM dialogues WHERE id = ?'),
  utterance: database.prepare(
    'INSERT INTO utterances (id, dialogue, speaker, listener, place, text, tick, outcome, issues, drafts, search) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  ),
  utteranceNumber: database.prepare<[string], number>('SELECT number FROM utterances WHERE id = ?').pluck(),
  keptCase: database.prepare('INSERT INTO cases VALUES (?, ?)'),
  candidate: database.prepare('INSERT INTO candidates VALUES (?, ?, ?, ?, ?, ?, ?, ?)'),
  diagnosis: database.prepare('INSERT INTO diagnoses VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)'),
  triplets: database.prepare('INSERT OR REPLACE INTO triplets VALUES (?, ?, ?)'),
  memory: database.prepare('INSERT INTO memories VALUES (?, ?, ?, ?, ?, ?, ?)'),
  answer: database.prepare('INSERT OR REPLACE INTO answers VALUES (?, ?, ?)'),
  vector: database.prepare('INSERT INTO vectors (rowid, embedding) VALUES (?, ?)'),
})

function say(rows: Rows, names: ReadonlyMap<VillagerId, string>, { utterance, outcome, issues, drafts }: EventOf<'utterance-say'>): void {
  const { id, dialogue, speaker, text, tick } = utterance
  const held = rows.dialogue.get(dialogue)
  if (!held) throw new Error(`utterance ${id} belongs to dialogue ${dialogue}, which the log has not begun`)
  const listener = held.first === speaker ? held.second : held.first
  const search = searchText(names.get(speaker) ?? speaker, held.place, text)
  rows.utterance.run(id, dialogue, speaker, listener, held.place, text, tick, outcome, JSON.stringify(issues), drafts, search)
}

function keepCase(rows: Rows, seq: number, { utterance, correction }: EventOf<'utterance-correct'>): void {
  rows.keptCase.run(utterance, seq)
  correction.candidates.forEach((candidate, position) => {
    const accepted = position === correction.accepted ? 1 : 0
    rows.candidate.run(utterance, position, candidate.draft.text, accepted, candidate.review?.type ?? null, ...flagsOf(candidate))
    if (candidate.review?.type === 'sdr') candidate.review.diagnoses.forEach((diagnosis, number) => {
      const chosen = diagnosis.trials[diagnosis.chosen]
      const severity = chosen && 'severity' in chosen ? chosen.severity : null
      const agrees = chosen && 'agrees' in chosen ? Number(chosen.agrees) : null
      rows.diagnosis.run(utterance, position, number, diagnosis.issue, diagnosis.asked, severity, agrees, chosen?.comment ?? '', Number(diagnosis.kept))
    })
  })
}

/** Whether each screen flagged the candidate: 1, 0, or null where it did not run. */
function flagsOf({ review }: Candidate): [number | null, number | null, number | null] {
  if (review?.type !== 'sdr') return [null, null, null]
  const { repetition, inconsistency, instantFact } = review
  return [
    repetition && Number(repetition.forced || repetition.evidence.length > 0),
    inconsistency && Number(inconsistency.evidence.length > 0),
    instantFact && Number(instantFact.flagged),
  ]
}
