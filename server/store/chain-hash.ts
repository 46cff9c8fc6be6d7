import { createHash } from 'node:crypto'
import type { Mind, Tick, TownState } from '../../shared/index.ts'
import { canonicalJson } from './canonical-json.ts'

/** The chain's value before the first tick. */
export const CHAIN_START = ''

/**
 * The run's hash after a tick: it covers every event so far and the tick of each. A tick in which nothing happened
 * leaves it as it was. `eventsJson` is `JSON.stringify(events)`; the result is sha256 in hexadecimal.
 */
export const chainHash = (previous: string, tick: Tick, eventsJson: string): string =>
  eventsJson === '[]' ? previous : sha256(`${previous}\n${tick}\n${eventsJson}`)

/**
 * sha256 of the whole state. Memories and past dialogues never change once they stand, so the hash of each is worked
 * out once and remembered: what is hashed again is only what can change.
 */
export function hashState(state: TownState): string {
  const { minds, ...rest } = state
  return sha256(canonicalJson({ ...rest, minds: [...minds].map(([id, mind]) => [id, hashMind(mind)]) }))
}

function hashMind(mind: Mind): string {
  const { memories, dialogues, ...rest } = mind
  return sha256(canonicalJson({ ...rest, memories: memories.map(hashFrozen).join(), dialogues: dialogues.map(hashFrozen).join() }))
}

const known = new WeakMap<object, string>()

function hashFrozen(entry: object): string {
  const before = known.get(entry)
  if (before !== undefined) return before
  const hash = sha256(canonicalJson(entry))
  known.set(entry, hash)
  return hash
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
