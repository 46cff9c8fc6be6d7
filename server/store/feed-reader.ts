import type { Database } from 'better-sqlite3'
import type {
  Address, CaseView, Correction, Dialogue, DialogueId, EventOf, FeedLine, Issue, Outcome, Tick, TimelineBucket, Utterance, UtteranceId,
  VillagerId,
} from '../../shared/index.ts'
import type { DialogueDatabase } from './dialogue-database.ts'

export interface FeedQuery {
  /** Lines up to this tick, it included. */
  readonly before: Tick
  /** Words that must all occur in speaker, text or place, whatever their case. */
  readonly query?: string | undefined
  /** Only lines that this villager said or heard. */
  readonly villager?: VillagerId | null | undefined
  readonly offset?: number | undefined
  readonly limit?: number | undefined
}

interface UtteranceRow {
  id: UtteranceId; dialogue: DialogueId; speaker: VillagerId; listener: VillagerId; place: Address; text: string; tick: Tick
  outcome: Outcome; issues: string; drafts: number
}

/** Outcomes of an utterance whose first draft was not let through. */
const REWRITTEN = `outcome IN ('rewritten', 'unresolved')`

/** Lines up to a tick, newest first, and how many there are in all. */
export function readFeed(database: Database, feedQuery: FeedQuery): { lines: FeedLine[]; total: number } {
  const { before, query = '', villager = null, offset = 0, limit = 50 } = feedQuery
  const words = query.toLowerCase().split(/\s+/u).filter((word) => word !== '')
  const conditions = ['tick <= ?', ...(villager === null ? [] : ['(speaker = ? OR listener = ?)']), ...words.map(() => 'instr(search, ?) > 0')]
  const values = [before, ...(villager === null ? [] : [villager, villager]), ...words]
  const where = `FROM utterances WHERE ${conditions.join(' AND ')}`
  const rows = database.prepare<unknown[], UtteranceRow>(`SELECT * ${where} ORDER BY number DESC LIMIT ? OFFSET ?`).all(...values, limit, offset)
  const total = database.prepare<unknown[], number>(`SELECT count(*) ${where}`).pluck().get(...values) ?? 0
  return { lines: rows.map(lineOf), total }
}

/** The lines of a dialogue, in order. */
export const readDialogueLines = (database: Database, id: DialogueId): FeedLine[] =>
  database.prepare<[DialogueId], UtteranceRow>('SELECT * FROM utterances WHERE dialogue = ? ORDER BY number').all(id).map(lineOf)

export const readCounts = (database: Database): { utterances: number; rewritten: number } =>
  database.prepare<[], { utterances: number; rewritten: number }>(
    `SELECT count(*) AS utterances, coalesce(sum(${REWRITTEN}), 0) AS rewritten FROM utterances`,
  ).get() ?? { utterances: 0, rewritten: 0 }

/** How much was said and corrected in equal stretches of the whole run, from tick 0 to `end`. */
export function readTimeline(database: Database, end: Tick, buckets: number): TimelineBucket[] {
  const width = Math.max(1, Math.ceil((end + 1) / buckets))
  const said = database.prepare<[number], { bucket: number; outcome: Outcome; issues: string }>(
    'SELECT tick / ? AS bucket, outcome, issues FROM utterances ORDER BY number',
  )
  const empty = (index: number): TimelineBucket => ({ from: index * width, utterances: 0, rewritten: 0, issues: {} })
  const timeline = Array.from({ length: Math.ceil((end + 1) / width) }, (_, index) => empty(index))
  for (const { bucket, outcome, issues } of said.iterate(width)) {
    const stretch = timeline[Math.floor(bucket)]
    if (!stretch) continue
    stretch.utterances += 1
    if (outcome === 'rewritten' || outcome === 'unresolved') stretch.rewritten += 1
    for (const issue of issuesOf(issues)) stretch.issues[issue] = (stretch.issues[issue] ?? 0) + 1
  }
  return timeline
}

/** The whole case of a line: undefined where it is unknown or was never corrected. */
export function readCase(database: Database, dialogues: DialogueDatabase, id: UtteranceId): CaseView | undefined {
  const body = database.prepare<[UtteranceId], string>('SELECT body FROM events WHERE seq = (SELECT seq FROM cases WHERE utterance = ?)').pluck().get(id)
  const row = database.prepare<[UtteranceId], UtteranceRow>('SELECT * FROM utterances WHERE id = ?').get(id)
  const dialogue = row && dialogues.dialogue(row.dialogue)
  if (body === undefined || !row || !dialogue) return undefined
  const { correction }: EventOf<'utterance-correct'> = JSON.parse(body)
  const cited = citedBy(correction).map((cite) => dialogues.dialogue(cite)).filter((found): found is Dialogue => found !== undefined)
  return { utterance: utteranceOf(row), dialogue, correction, cited }
}

/** Dialogues that any round's evidence points to, each once. */
function citedBy(correction: Correction): DialogueId[] {
  const cited = new Set<DialogueId>()
  for (const { review } of correction.candidates) {
    if (review?.type !== 'sdr') continue
    for (const id of review.repetition?.evidence ?? []) cited.add(id)
    for (const hit of review.repetition?.hits ?? []) if (hit.exceeds) cited.add(hit.dialogue)
    for (const source of review.inconsistency?.evidence ?? []) if (source.type === 'dialogue') cited.add(source.dialogue)
  }
  return [...cited]
}

const issuesOf = (text: string): Issue[] => JSON.parse(text)

const utteranceOf = ({ id, dialogue, speaker, text, tick }: UtteranceRow): Utterance => ({ id, dialogue, speaker, text, tick })

const lineOf = (row: UtteranceRow): FeedLine => ({
  utterance: utteranceOf(row), listener: row.listener, place: row.place, outcome: row.outcome, issues: issuesOf(row.issues), drafts: row.drafts,
})
