import type { Line, QuestionInput } from '../../questions.ts'
import type { Sign } from './sign.ts'
import { quote } from './sign.ts'
import { cosine, vectorOf } from './embedder.ts'
import { contentWords, longestSharedRun, runsOf, sentencesOf, shareOf, stem, wordsOf } from './words.ts'

/** An earlier line, and where it stands to the candidate. */
interface Earlier { readonly line: Line, readonly where: 'current' | 'reference', readonly when: string }

/** What makes a line a repetition to its readers: said again, asked again, greeted again, thanked again, echoed. */
export function repetitionSigns({ candidate, lines, references }: QuestionInput<'diagnosis'>): Sign[] {
  const earlier: Earlier[] = [
    ...references.flatMap(({ lines: past, day, time }) => past.map((line) => ({ line, where: 'reference' as const, when: `on day ${day} at ${time}` }))),
    ...lines.map((line) => ({ line, where: 'current' as const, when: 'in this dialogue' })),
  ]
  return [
    ...earlier.flatMap((one) => saidAgain(candidate, one)),
    ...greetedAgain(candidate, lines),
    ...askedAgain(candidate, lines),
    ...thankedAgain(candidate, lines),
  ]
}

/** Words before a repetition means anything: shorter lines are courtesies. Ours. */
const FEWEST_WORDS = 4

function saidAgain(candidate: Line, { line, where, when }: Earlier): Sign[] {
  const [mine, theirs] = [wordsOf(candidate.text), wordsOf(line.text)]
  const content = new Set(contentWords(candidate.text))
  if (mine.length < FEWEST_WORDS || content.size < 3) return []
  const own = line.speaker === candidate.speaker
  const overlap = shareOf(content, new Set(contentWords(line.text)))
  const run = longestSharedRun(mine, theirs)
  const runs = runsOf(mine, 3)
  const sharedRuns = shareOf(new Set(runs), new Set(runsOf(theirs, 3)))
  const similarity = cosine(vectorOf(candidate.text), vectorOf(line.text))
  const closeness = 0.5 * similarity + 0.3 * overlap + 0.2 * Math.min(1, sharedRuns * 2)
  const severity = 1 + 12 * closeness + (own && where === 'current' ? 0.8 : 0) + (run.length >= 8 ? 1 : 0)
  if (severity < 4) return []
  const words = mine.slice(run.start, run.start + run.length).join(' ')
  const who = own ? candidate.name : line.name
  return [{
    severity: Math.min(10, severity),
    comment: run.length >= 4
      ? `${candidate.name} says ${quote(words)} again, which ${who} already said ${when}: ${quote(line.text)}.`
      : `${candidate.name} says much the same as ${who} did ${when}: ${quote(line.text)}.`,
  }]
}

const GREETING = /^(?:oh,? )?(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|greetings|welcome)\b/iu

/** Whether a line opens with a greeting. */
export const isGreeting = (text: string): boolean => GREETING.test(text.trim())

function greetedAgain(candidate: Line, lines: readonly Line[]): Sign[] {
  const before = lines.find((line) => line.speaker === candidate.speaker)
  if (!before || !isGreeting(candidate.text) || lines.length < 2) return []
  const greeting = sentencesOf(candidate.text)[0] ?? candidate.text
  const greeted = isGreeting(before.text)
  return [{ severity: greeted ? 7 : 5.5, comment: `${candidate.name} greets again in the middle of the dialogue (${quote(greeting, 40)}), having said ${quote(before.text, 50)} before.` }]
}

function askedAgain(candidate: Line, lines: readonly Line[]): Sign[] {
  const asked = lines.flatMap((line) => questionsIn(line.text).map((question) => ({ line, question, words: new Set(contentWords(question)) })))
  return questionsIn(candidate.text).flatMap((question) => {
    const words = new Set(contentWords(question))
    const before = words.size < 2 ? undefined : asked.find((other) => shareOf(words, other.words) >= 0.67 && shareOf(other.words, words) >= 0.5)
    if (!before) return []
    const answered = lines.indexOf(before.line) < lines.length - 1
    return [{ severity: answered ? 8 : 6.5, comment: `${candidate.name} asks ${quote(question, 70)}, which ${before.line.name} already asked in this dialogue${answered ? ' and which was answered' : ''}.` }]
  })
}

const questionsIn = (text: string): string[] => sentencesOf(text).filter((sentence) => /\?["”’)]*$/u.test(sentence))

const THANKS = /\b(?:thank(?:s| you)|appreciate|grateful)\b/iu

function thankedAgain(candidate: Line, lines: readonly Line[]): Sign[] {
  const mine = sentencesOf(candidate.text).filter((sentence) => THANKS.test(sentence))
  return lines.filter((line) => line.speaker === candidate.speaker).flatMap((line) => sentencesOf(line.text).filter((sentence) => THANKS.test(sentence)).flatMap((before) => {
    const again = mine.find((sentence) => sameThanks(sentence, before))
    return again === undefined ? [] : [{ severity: 6.5, comment: `${candidate.name} thanks for the same again: ${quote(again, 60)} after ${quote(before, 60)}.` }]
  }))
}

function sameThanks(sentence: string, before: string): boolean {
  const [mine, theirs] = [thankedFor(sentence), thankedFor(before)]
  return mine.size > 0 && shareOf(mine, theirs) >= 0.5
}

const thankedFor = (sentence: string): Set<string> => new Set(contentWords(sentence).filter((word) => !/^(?:appreciat|grateful|thank|much)/u.test(stem(word))))
