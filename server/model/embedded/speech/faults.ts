import type { EmbeddedFaults, Issue, PlantedFault, Random } from '../../../../shared/index.ts'
import { sentencesOf } from '../language/text.ts'
import { plantInconsistency } from './faults-inconsistency.ts'
import { plantInstantFact } from './faults-instant-fact.ts'
import { plantRepetition } from './faults-repetition.ts'
import type { Scene } from './scene.ts'

/** A draft with a fault in it, and what was done. */
export interface Planting { readonly text: string; readonly fault: PlantedFault }

/** How one kind of fault is put into a draft; null where the moment offers nothing for it. */
export type Plant = (text: string, scene: Scene, random: Random) => Planting | null

const PLANTS: Readonly<Record<Issue, Plant>> = { inconsistency: plantInconsistency, 'instant-fact': plantInstantFact, repetition: plantRepetition }

/**
 * Errs as language models were found to (SDR, sections 1 and 4.1): each kind at its rate; what the guidance pointed out
 * is left out at the rate of heeding, and else comes again in some form. Returns the text and the truth about it.
 */
export function withFaults(text: string, scene: Scene, rates: EmbeddedFaults, random: Random): { text: string; faults: PlantedFault[] } {
  const pointedOut = new Set(scene.input.guidance?.comments.map(({ issue }) => issue) ?? [])
  const draws: readonly (readonly [Issue, number])[] = [
    ['inconsistency', pointedOut.has('inconsistency') ? 1 - rates.heeds.inconsistency : rates.inconsistency],
    ['instant-fact', pointedOut.has('instant-fact') ? 1 - rates.heeds['instant-fact'] : rates.instantFact],
    ['repetition', pointedOut.has('repetition') ? 1 - rates.heeds.repetition : rates.repetition],
  ]
  return draws.reduce<{ text: string; faults: PlantedFault[] }>((done, [issue, rate]) => {
    const planted = random.chance(rate) ? PLANTS[issue](done.text, scene, random.fork(issue)) : null
    return planted === null ? done : { text: planted.text, faults: [...done.faults, planted.fault] }
  }, { text, faults: [] })
}

/** Puts a sentence where it does not cut off a closing question or a goodbye. */
export function inserted(text: string, sentence: string): string {
  const sentences = sentencesOf(text)
  const last = sentences.at(-1) ?? ''
  const closes = sentences.length > 1 && (last.endsWith('?') || /\b(?:bye|goodbye|see you|take care)\b/i.test(last))
  return (closes ? [...sentences.slice(0, -1), sentence, last] : [...sentences, sentence]).join(' ')
}
