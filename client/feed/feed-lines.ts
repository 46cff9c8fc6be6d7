import type { FeedLine, Tick } from '../../shared/index.ts'
import type { Names } from '../wording.ts'

/** Most lines that stand in the list while it follows the newest. Ours: a few screens to scroll back without asking. */
const MOST_LINES = 600

/** Older or newer lines put together with those at hand: oldest first, each once. */
export function mergeLines(lines: readonly FeedLine[], more: readonly FeedLine[]): readonly FeedLine[] {
  const known = new Set(lines.map(({ utterance }) => utterance.id))
  const fresh = more.filter(({ utterance }) => !known.has(utterance.id))
  if (fresh.length === 0) return lines
  // Lines of one tick keep the log's order, which only whole pages know: so a page goes before or behind where it can.
  if (tickOf(fresh.at(-1)) <= tickOf(lines[0])) return [...fresh, ...lines]
  if (tickOf(fresh[0]) >= tickOf(lines.at(-1))) return [...lines, ...fresh]
  return [...lines, ...fresh].sort((one, other) => one.utterance.tick - other.utterance.tick)
}

const tickOf = (line: FeedLine | undefined): Tick => line?.utterance.tick ?? 0

/** Drops the oldest where the list has grown long while following. */
export const trimLines = (lines: readonly FeedLine[]): readonly FeedLine[] => (lines.length > MOST_LINES ? lines.slice(-MOST_LINES) : lines)

/** Lines that are drawn at once, and how many of them lie before the moment on stage. Ours: several screens either way. */
const DRAWN = 240
const BEFORE_NOW = 180

/** Which lines are drawn: from `from` on, or round the moment on stage where `from` is null. Never more than a few screens. */
export function windowOf(count: number, said: number, from: number | null): { from: number; to: number } {
  const start = Math.max(0, Math.min(from ?? said - BEFORE_NOW, count - (from === null ? DRAWN : 1)))
  return { from: start, to: Math.min(count, start + DRAWN) }
}

/** Whether the list reaches over a tick, so that moving there needs no reading anew. */
export const covers = (lines: readonly FeedLine[], tick: Tick): boolean =>
  lines.length > 0 && lines[0]!.utterance.tick <= tick && tick <= lines.at(-1)!.utterance.tick

/** How many lines, from the oldest, had been said by the end of a tick. */
export function saidBy(lines: readonly FeedLine[], tick: Tick): number {
  let [low, high] = [0, lines.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (lines[middle]!.utterance.tick <= tick) low = middle + 1
    else high = middle
  }
  return low
}

/** Whether a line answers a search by words, speaker or place: the server's own rule, for lines that arrive meanwhile. */
export function matchesQuery({ utterance, place }: FeedLine, query: string, names: Names): boolean {
  const wanted = query.trim().toLowerCase()
  return wanted === '' || [utterance.text, names.full(utterance.speaker), place].some((text) => text.toLowerCase().includes(wanted))
}

/** Lines in a row that belong to one talk: where several talks run at once, a talk has several passages. */
export interface Passage { readonly key: string; readonly first: FeedLine; readonly lines: readonly FeedLine[] }

export function passagesOf(lines: readonly FeedLine[]): Passage[] {
  const passages: { key: string; first: FeedLine; lines: FeedLine[] }[] = []
  for (const line of lines) {
    const last = passages.at(-1)
    if (last && last.first.utterance.dialogue === line.utterance.dialogue) last.lines.push(line)
    else passages.push({ key: line.utterance.id, first: line, lines: [line] })
  }
  return passages
}
