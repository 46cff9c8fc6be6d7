import type { Random } from '../../../../shared/index.ts'
import type { QuestionInput, QuestionOutput } from '../../questions.ts'
import { inconsistencySigns } from './inconsistency-signs.ts'
import { repetitionSigns } from './repetition-signs.ts'
import { weigh } from './sign.ts'

/** Answers 'diagnosis' as the Objective LLM (SDR, section 4.2): severity 1 … 10 on the readers' scale, with a comment that quotes the words at fault. */
export function answerDiagnosis(input: QuestionInput<'diagnosis'>, random: Random): QuestionOutput<'diagnosis'> {
  const { candidate } = input
  return input.issue === 'repetition'
    ? weigh(repetitionSigns(input), `${candidate.name} says nothing here that was said before.`, random)
    : weigh(inconsistencySigns(input), `Nothing in what ${candidate.name} says contradicts what was said or is known.`, random)
}
