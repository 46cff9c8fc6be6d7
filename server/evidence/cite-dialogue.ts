import type { Clock, Dialogue, Persona, Utterance, VillagerId } from '../../shared/index.ts'
import { dayAt, timeAt } from '../../shared/index.ts'
import type { Line, QuestionInput } from '../model/questions.ts'

/** The name that a prompt shows for a villager; the id where nobody of the cast bears it (imported logs). */
export type NameOf = (id: VillagerId) => string

export function namesOf(villagers: readonly Persona[]): NameOf {
  const names = known.get(villagers) ?? new Map(villagers.map(({ id, name }) => [id, name]))
  known.set(villagers, names)
  return (id) => names.get(id) ?? id
}

const known = new WeakMap<readonly Persona[], ReadonlyMap<VillagerId, string>>()

/** Utterances as a prompt cites them. */
export const citeLines = (utterances: readonly Utterance[], nameOf: NameOf): Line[] =>
  utterances.map(({ speaker, text }) => ({ speaker, name: nameOf(speaker), text }))

export type CitedDialogue = QuestionInput<'diagnosis'>['references'][number]

/** An earlier dialogue as evidence: its lines, and when it began. */
export const citeDialogue = (dialogue: Dialogue, nameOf: NameOf, clock: Clock): CitedDialogue => ({
  id: dialogue.id,
  day: dayAt(clock, dialogue.startTick),
  time: timeAt(clock, dialogue.startTick),
  lines: citeLines(dialogue.lines, nameOf),
})
