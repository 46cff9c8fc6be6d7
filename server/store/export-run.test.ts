import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { TownEvent, type UtteranceId } from '../../shared/index.ts'
import { EXPORTS } from './export-run.ts'
import { RunDescription } from './run-file.ts'
import { createRunStore, type RunStore } from './run-store.ts'
import { sampleCommits, sampleDescription } from './test-support/sample-run.ts'

const folder = mkdtempSync(join(tmpdir(), 'hearsay-export-'))
const opened: RunStore[] = []
afterAll(() => {
  for (const store of opened) store.close()
  rmSync(folder, { recursive: true })
})

/** Texts that a line of CSV or JSON could trip over, and one of each kind that a spreadsheet would compute. */
const AWKWARD = ['She said "no", twice', 'one\r\ntwo', '=SUM(A1:A9)', '-1 is cold', '+49 is the code', '@home, or "there"', '早上好，亲爱的。', '\u2028 and \\ and \t']

/** The made-up run, its lines replaced by awkward ones. */
function runOf(name: string, ticks: number): RunStore {
  const store = createRunStore(join(folder, `${name}.sqlite`), sampleDescription(name))
  opened.push(store)
  let nth = 0
  for (const commit of sampleCommits(ticks)) {
    const events = commit.events.map((event) => (event.type === 'utterance-say' ? { ...event, utterance: { ...event.utterance, text: AWKWARD[nth++ % AWKWARD.length] ?? '' } } : event))
    store.commit({ ...commit, events })
  }
  return store
}

const store = runOf('awkward', 900)
const empty = runOf('empty', 2)
const whole = (format: keyof typeof EXPORTS, from: RunStore): string => [...EXPORTS[format](from)].join('')

/** Reads CSV as RFC 4180 has it, with nothing of the writer. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, cell = '', end] of text.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/gu)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

describe('JSON lines', () => {
  it('hold what the run is made of and every event, so that the log can be had back', () => {
    const [first = '', ...rest] = whole('jsonl', store).trimEnd().split('\n')
    expect(RunDescription.parse(JSON.parse(first))).toEqual(store.description)
    const read = rest.map((line) => {
      const { tick, ...event } = JSON.parse(line)
      return { tick, event: TownEvent.parse(event) }
    })
    expect(read).toEqual(store.ticks(0, 899).flatMap(({ tick, events }) => events.map((event) => ({ tick, event }))))
    expect(read.length).toBeGreaterThan(300)
  })
})

describe('CSV', () => {
  const [head = [], ...rows] = readCsv(whole('csv', store))

  it('has a row an utterance and every cell in its column', () => {
    expect(head).toEqual(['utterance', 'dialogue', 'tick', 'day', 'time', 'place', 'speaker', 'listener', 'outcome', 'issues', 'drafts', 'text'])
    expect(rows.length).toBe(store.counts().utterances)
    expect(rows.every((row) => row.length === head.length)).toBe(true)
  })

  it('gives every text back, but for the apostrophe that keeps a spreadsheet from computing it', () => {
    const texts = new Map(store.feed({ before: 900, limit: 1000 }).lines.map(({ utterance }) => [utterance.id, utterance.text]))
    for (const row of rows) {
      const text = texts.get(row[0] as UtteranceId) ?? 'unknown'
      expect(row[11]).toBe(/^[=+\-@]/u.test(text) ? `'${text}` : text)
    }
  })

  it('has its head where nobody spoke', () => {
    expect(readCsv(whole('csv', empty))).toEqual([head])
  })
})

describe('dialogues', () => {
  const entries: Record<string, unknown>[] = JSON.parse(whole('dialogues', store))

  it('are all of them, with the names of those who speak', () => {
    const [first] = entries
    expect(first).toEqual({
      source: 'hearsay', sim: 'awkward', dialogue_id: 'awkward#d1', time: '2026-05-04T06:00:50', step: 5, place: 'Sample:Square:green',
      participants: ['Ben Thorne', 'Cleo Marsh'], n_agents_in_sim: 4,
      utterances: ['Ben Thorne', 'Cleo Marsh', 'Ben Thorne', 'Cleo Marsh'].map((speaker, at) => ({ speaker, text: AWKWARD[at] })),
    })
    expect(new Set(entries.map((entry) => entry.dialogue_id)).size).toBe(Math.ceil((900 - 5) / 40))
  })

  it('are an empty list where nobody spoke', () => {
    expect(JSON.parse(whole('dialogues', empty))).toEqual([])
  })

  const logs = resolve(import.meta.dirname, '../../../shared/logs/dialogues/control_0.json')
  it.skipIf(!existsSync(logs))('have the shape of recorded logs (skipped: the logs are not here)', () => {
    const [recorded]: Record<string, unknown>[] = JSON.parse(readFileSync(logs, 'utf8'))
    for (const [key, value] of Object.entries(entries[0] ?? {})) expect([key, kindOf(recorded?.[key])]).toEqual([key, kindOf(value)])
  })
})

/** What a value is made of, without the values. */
function kindOf(value: unknown): unknown {
  if (Array.isArray(value)) return ['list of', kindOf(value[0])]
  if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, kindOf(part)]))
  return typeof value
}
