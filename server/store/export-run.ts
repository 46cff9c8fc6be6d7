import { dayAt, timeAt, type Clock, type Dialogue, type Tick, type VillagerId } from '../../shared/index.ts'
import type { RunStore } from './run-store.ts'

/** The shapes a run can be written in. */
export type ExportFormat = 'jsonl' | 'csv' | 'dialogues'

/** Each writes a run piece by piece, so that a long one need not fit in memory. */
export const EXPORTS = { jsonl: jsonLines, csv: commaSeparated, dialogues: dialogueList } satisfies Record<ExportFormat, (store: RunStore) => Iterable<string>>

/** Ticks read at once. Ours: an hour of ten-second ticks. */
const STRETCH = 360

/** The whole run: first what it is made of, then every event with its tick, in order. Can be imported again. */
function* jsonLines(store: RunStore): Iterable<string> {
  yield `${JSON.stringify({ type: 'hearsay-run', ...store.description })}\n`
  const last = store.head()?.tick ?? -1
  for (let from = 0; from <= last; from += STRETCH) {
    for (const { tick, events } of store.ticks(from, Math.min(from + STRETCH - 1, last))) {
      for (const event of events) yield `${JSON.stringify({ tick, ...event })}\n`
    }
  }
}

/** One row an utterance. */
function* commaSeparated(store: RunStore): Iterable<string> {
  const { clock } = store.description.config
  yield 'utterance,dialogue,tick,day,time,place,speaker,listener,outcome,issues,drafts,text\r\n'
  for (const dialogue of dialoguesOf(store)) {
    for (const { utterance, listener, place, outcome, issues, drafts } of store.dialogue(dialogue.id)?.lines ?? []) {
      const { id, tick, speaker, text } = utterance
      yield `${[id, dialogue.id, tick, dayAt(clock, tick), timeAt(clock, tick), place, speaker, listener, outcome, issues.join(' '), drafts, text].map(cell).join(',')}\r\n`
    }
  }
}

/** Quoted where it must be (RFC 4180); a leading sign that a spreadsheet would take for a formula is kept from it by an apostrophe. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/u.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Dialogues alone, in the normalised shape in which logs of Generative Agents are passed around: a JSON array. */
function* dialogueList(store: RunStore): Iterable<string> {
  const { run, config, personas, town } = store.description
  const names = new Map(personas.map(({ id, name }) => [id, name]))
  const name = (id: VillagerId): string => names.get(id) ?? id
  let before = '[\n'
  for (const { id, participants, place, startTick, lines } of dialoguesOf(store)) {
    const entry = {
      source: 'hearsay', sim: run, dialogue_id: `${run}#${id}`, time: isoTime(config.clock, startTick), step: startTick, place: `${town.name}:${place}`,
      participants: participants.map(name), n_agents_in_sim: personas.length, utterances: lines.map(({ speaker, text }) => ({ speaker: name(speaker), text })),
    }
    yield `${before}${JSON.stringify(entry)}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

const dialoguesOf = (store: RunStore): Dialogue[] => store.dialogues.dialoguesOf(store.description.personas.map(({ id }) => id))

/** Date and time of a tick as a local ISO string, without a zone: the town has none. */
function isoTime(clock: Clock, tick: Tick): string {
  const start = Date.parse(`${clock.date}T${clock.start}:00Z`)
  return new Date(start + tick * clock.secondsPerTick * 1000).toISOString().slice(0, 19)
}
