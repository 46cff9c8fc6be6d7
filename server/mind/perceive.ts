import type { Villager } from '../../shared/index.ts'
import type { NewMemory } from '../engine/decision.ts'
import { personaOf, type Moment } from './mind-context.ts'

/** Ticks between two looks around: half a minute. Nobody's activity changes faster than it can be seen. Ours. */
const LOOK_EVERY = 3

/** Importance of what one sees in passing, by rule (Generative Agents asks the model each time): 1 routine, 2 talk. Ours. */
const ROUTINE = 1
const TALK = 2

/** Whether this villager looks around at this tick; spread out, so that not everybody looks at once. */
export const isLookTick = (moment: Moment, order: number): boolean => (moment.tick + order) % LOOK_EVERY === 0

/**
 * What is new within sight: at most `attention` things, nearest first, none of them among the latest `retention`
 * observations (Generative Agents, perceive).
 */
export function perceive(moment: Moment, near: readonly Villager[], attention: number, retention: number): NewMemory[] {
  const recent = recentObservations(moment, retention)
  const seen: NewMemory[] = []
  for (const other of near.slice(0, attention)) {
    const memory = observe(moment, other)
    if (!recent.has(memory.text) && !seen.some(({ text }) => text === memory.text)) seen.push(memory)
  }
  return seen
}

function recentObservations({ mind }: Moment, retention: number): Set<string> {
  const recent = new Set<string>()
  for (let at = mind.memories.length - 1; at >= 0 && recent.size < retention; at -= 1) {
    const memory = mind.memories[at]
    if (memory?.kind === 'observation') recent.add(memory.text)
  }
  return recent
}

function observe(moment: Moment, other: Villager): NewMemory {
  const name = personaOf(moment.state, other.id).name
  const talk = other.dialogue ? moment.state.dialogues.get(other.dialogue) : undefined
  const names = talk?.participants.map((id) => personaOf(moment.state, id).name).join(' and ')
  const text = names ? `${names} are talking with each other` : `${name} is ${other.activity.what}`
  return {
    kind: 'observation', text, tick: moment.tick, importance: talk ? TALK : ROUTINE, about: talk ? [...talk.participants] : [other.id],
    triplet: talk ? null : { subject: name, relation: 'is', object: other.activity.what }, heardFrom: null, dialogue: null, evidence: [], meeting: null,
  }
}
