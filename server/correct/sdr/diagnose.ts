import type { Diagnosis } from '../../../shared/index.ts'
import { tripletText } from '../../../shared/index.ts'
import { gather } from '../../evidence/gather.ts'
import { askObjective } from './ask-objective.ts'
import { askPersona } from './ask-persona.ts'
import type { Examination, SdrKit } from './examination.ts'
import type { FoundByScreens } from './screen.ts'

/**
 * Looks closer at what was flagged, and only at that (SDR, section 4.2): the Objective LLM at repetition and inconsistency,
 * the Simulated Persona of each villager named at instant facts.
 */
export async function diagnose(examination: Examination, { repetition, inconsistency, instantFact }: FoundByScreens, kit: SdrKit): Promise<Diagnosis[]> {
  const asked: Promise<Diagnosis>[] = []
  if (repetition && repetition.evidence.length > 0) {
    asked.push(askObjective('repetition', { dialogues: repetition.evidence, statements: [] }, examination, kit))
  }
  if (inconsistency && inconsistency.evidence.length > 0) {
    asked.push(askObjective('inconsistency', referencesOf(inconsistency), examination, kit))
  }
  if (instantFact?.flagged) {
    asked.push(...instantFact.named.map((villager) => askPersona(villager, examination, kit)))
  }
  return gather(asked)
}

function referencesOf({ evidence, pairs }: NonNullable<FoundByScreens['inconsistency']>) {
  const dialogues = evidence.flatMap((source) => (source.type === 'dialogue' ? [source.dialogue] : []))
  const statements = pairs.flatMap(({ premise, source, suspicious }) => (suspicious && source.type === 'persona' ? [tripletText(premise)] : []))
  return { dialogues, statements: [...new Set(statements)] }
}
