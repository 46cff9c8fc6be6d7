import { DialogueId, VillagerId } from '../../../../shared/index.ts'
import type { Line, QuestionInput } from '../../questions.ts'

/** A line by somebody whose id is the name. */
export const lineOf = (name: string, text: string): Line => ({ speaker: VillagerId.parse(name), name, text })

/** Lines of two who speak in turn, the first one first. */
export const talk = (names: readonly [string, string], ...texts: readonly string[]): Line[] => texts.map((text, index) => lineOf(names[index % 2] as string, text))

/** An earlier dialogue as evidence. */
export const past = (id: string, lines: Line[]): QuestionInput<'diagnosis'>['references'][number] => ({ id: DialogueId.parse(id), day: 1, time: '09:00', lines })
