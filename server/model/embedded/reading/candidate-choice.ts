import type { QuestionInput, QuestionOutput } from '../../questions.ts'
import { personaStatements, tripletText } from '../../../../shared/index.ts'
import { inconsistencySigns } from './inconsistency-signs.ts'
import { repetitionSigns } from './repetition-signs.ts'
import { contentWords, shareOf, wordsOf } from './words.ts'

/** Words that a line may have before its length counts against it. Ours: real lines have 25 to 45 (SDR, table 1). */
const LONG = 60

/** Answers 'candidate-choice': the candidate with the least repetition and contradiction that still takes up the last line. */
export function answerCandidateChoice({ speaker, lines, candidates }: QuestionInput<'candidate-choice'>): QuestionOutput<'candidate-choice'> {
  const rated = candidates.map((text, index) => ({ index, ...rate(text, speaker, lines) }))
  const best = rated.toSorted((a, b) => b.score - a.score || a.index - b.index)[0]
  return best ? { best: best.index, reason: best.reason } : { best: 0, reason: 'There was only one.' }
}

function rate(text: string, speaker: QuestionInput<'candidate-choice'>['speaker'], lines: QuestionInput<'candidate-choice'>['lines']): { score: number, reason: string } {
  const candidate = { speaker: speaker.id, name: speaker.name, text }
  const input = { candidate, lines, references: [], statements: personaStatements(speaker).map(tripletText) }
  const repeats = Math.max(1, ...repetitionSigns({ ...input, issue: 'repetition' }).map(({ severity }) => severity))
  const clashes = Math.max(1, ...inconsistencySigns({ ...input, issue: 'inconsistency' }).map(({ severity }) => severity))
  const last = lines.at(-1)
  const fit = last === undefined ? 0 : Math.min(0.5, shareOf(new Set(contentWords(last.text)), new Set(contentWords(text))))
  const answers = last !== undefined && /\?/u.test(last.text) && !/^\s*[^.!?]*\?\s*$/u.test(text) ? 1 : 0
  const excess = Math.max(0, wordsOf(text).length - LONG) / 10
  const score = -repeats - clashes + 2 * fit + answers - excess
  const reason = clashes >= 5 ? 'It contradicts something, but the others are worse.' : repeats >= 5 ? 'It repeats some of what was said, but less than the others.'
    : fit > 0 || answers > 0 ? 'It takes up what was said last, repeats little and contradicts nothing.' : 'It repeats little and contradicts nothing.'
  return { score, reason }
}
