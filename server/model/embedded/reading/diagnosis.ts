import type { Random } from '../../../../shared/index.ts'
import type { QuestionInput, QuestionOutput } from '../../questions.ts'
import { inconsistencySigns } from './inconsistency-signs.ts'
import { repetitionSigns } from './repetition-signs.ts'
import { weigh } from './sign.ts'

/** Answers 'diagnosis' as the Objective LLM (SDR, section 4.2): severity 1 … 10 on the readers' scale, with a comment that quotes the words at fault. */
export function answerDiagnosis(input: QuestionInput<'diagnosis'>, random: Random): QuestionOutput<'diagnosis'> {
  const { candidate } = input
  const signs = signsOf(input)
  return input.issue === 'repetition'
    ? weigh(signs, `${candidate.name} says nothing here that was said before.`, random)
    : weigh(signs, `Nothing in what ${candidate.name} says contradicts what was said or is known.`, random)
}

/** What was found in an input. The trials of one diagnosis ask about the very same one and differ only in how they weigh it. */
const found = new WeakMap<QuestionInput<'diagnosis'>, ReturnType<typeof repetitionSigns>>()

function signsOf(input: QuestionInput<'diagnosis'>): ReturnType<typeof repetitionSigns> {
  const known = found.get(input)
  if (known) return known
  const signs = input.issue === 'repetition' ? repetitionSigns(input) : inconsistencySigns(input)
  found.set(input, signs)
  return signs
}
