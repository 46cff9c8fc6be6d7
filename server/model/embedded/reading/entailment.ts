import type { Entailment } from '../../language-model.ts'
import { contradictionOf } from './contradiction-rules.ts'
import { parseStatement } from './statement.ts'
import type { Statement } from './statement.ts'

/** Sentences kept parsed; a day's triplets are some ten thousand. Ours. */
const MOST_KEPT = 50_000

/**
 * The offline entailment model: natural-logic rules over triplet sentences ("subject relation object"), graded in the
 * steps of contradiction-rules. It knows opposites, negation and relations of one value, no world.
 */
export function createEmbeddedEntailment(): Entailment {
  const parse = remembering(parseStatement)
  return {
    id: 'embedded',
    contradiction: (pairs) => Promise.resolve(pairs.map(([premise, hypothesis]) => {
      const first = parse(premise)
      const second = parse(hypothesis)
      return first === null || second === null ? UNREAD : contradictionOf(first, second).probability
    })),
  }
}

/** A sentence that cannot be read as a statement contradicts nothing that we know of. */
const UNREAD = 0.02

/** Parses each sentence once; the oldest is forgotten when there are too many. */
function remembering(parse: (sentence: string) => Statement | null): (sentence: string) => Statement | null {
  const kept = new Map<string, Statement | null>()
  return (sentence) => {
    const known = kept.get(sentence)
    if (known !== undefined) return known
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '')
    const parsed = parse(sentence)
    kept.set(sentence, parsed)
    return parsed
  }
}
