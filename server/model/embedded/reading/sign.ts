import type { Random } from '../../../../shared/index.ts'

/** One thing that a reader would mark, with how clear it is on the readers' scale and what to say of it. */
export interface Sign {
  /** 1 … 10: 3 hardly noticeable, 5 noticeable, 6 to 7 clear, 8 to 10 glaring. */
  readonly severity: number
  readonly comment: string
}

/** Trials of one question differ by at most this, half up and half down (ours: a model asked three times does not answer alike). */
const JITTER = 1

/** The answer of one trial: the clearest sign decides, further ones raise it a little and are named beside it. */
export function weigh(signs: readonly Sign[], clean: string, random: Random): Sign {
  const [first, second] = signs.toSorted((a, b) => b.severity - a.severity)
  if (!first) return { severity: bounded(1 + random.next() * JITTER), comment: clean }
  const also = second && second.severity >= 5 && random.chance(0.5) ? ` ${second.comment}` : ''
  const raised = first.severity + (second && second.severity >= 5 ? 0.3 : 0)
  return { severity: bounded(raised + (random.next() - 0.5) * JITTER), comment: `${first.comment}${also}` }
}

const bounded = (severity: number): number => Math.round(Math.min(10, Math.max(1, severity)) * 10) / 10

/** A stretch of a line in quotation marks, cut at a word where it is long. */
export function quote(text: string, most = 90): string {
  const clean = text.trim().replaceAll('"', '\'')
  return clean.length <= most ? `"${clean}"` : `"${clean.slice(0, most).replace(/\s+\S*$/u, '')} …"`
}
