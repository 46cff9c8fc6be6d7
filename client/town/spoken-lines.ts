import type { FeedLine } from '../../shared/index.ts'

/** What the scene needs of a line that is said. */
export type TownLine = Pick<FeedLine, 'utterance' | 'listener' | 'outcome' | 'issues' | 'drafts'>

/** A line on the stage; `saidAt` in milliseconds of the scene's clock, which stands still while the town does. */
export interface SpokenLine { readonly line: TownLine; readonly saidAt: number }

/** What of a line is seen: first the pencil where it was rewritten, then its words, fading in and out. */
export interface LinePhase { readonly shows: 'pencil' | 'words'; readonly alpha: number }

/** Milliseconds that the pencil is seen before a rewritten line. Ours. */
const PENCIL = 700
/** Shortest time that words stand, and what each character adds: 2.5 s and about 20 characters a second, slow silent reading. Ours. */
const SHORTEST = 2500
const PER_CHARACTER = 48
const LONGEST = 9000
const FADE_IN = 140
const FADE_OUT = 450
/** So many bubbles at once are read by nobody; the oldest go. Ours. */
const MOST_LINES = 14

/** Whether a line came about by more than one draft: it has a pencil before it and an edge round it. */
export const wasRewritten = ({ outcome }: Pick<TownLine, 'outcome'>): boolean => outcome === 'rewritten' || outcome === 'unresolved'

/** A line is said: it takes the place of its speaker's last one. */
export const sayLine = (lines: readonly SpokenLine[], line: TownLine, now: number): SpokenLine[] =>
  [...lines.filter((one) => one.line.utterance.speaker !== line.utterance.speaker), { line, saidAt: now }].slice(-MOST_LINES)

/** What of a line is seen at a moment; null when it is over. */
export function linePhase({ line, saidAt }: SpokenLine, now: number): LinePhase | null {
  const pencil = wasRewritten(line) ? PENCIL : 0
  const age = now - saidAt - pencil
  if (age < 0) return { shows: 'pencil', alpha: Math.min(1, (age + pencil) / FADE_IN) }
  const stands = readingTime(line.utterance.text)
  if (age >= stands + FADE_OUT) return null
  return { shows: 'words', alpha: Math.min(1, age / FADE_IN, (stands + FADE_OUT - age) / FADE_OUT) }
}

/** Milliseconds that somebody needs to read a line. */
export const readingTime = (text: string): number => Math.min(LONGEST, Math.max(SHORTEST, 1200 + text.length * PER_CHARACTER))
