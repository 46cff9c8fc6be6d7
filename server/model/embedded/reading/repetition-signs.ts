import type { Line, QuestionInput } from '../../questions.ts'
import { isCourtesy, isGreeting, isQuestion } from './courtesies.ts'
import { cosine } from '../../cosine.ts'
import { vectorOf } from './embedder.ts'
import type { Wording } from './likeness.ts'
import { letterCosine, sharedFours, sharedStretch, wordingOf } from './likeness.ts'
import type { Sign } from './sign.ts'
import { quote } from './sign.ts'
import { contentWords, shareOf } from './words.ts'

/** An earlier line, and where it stands to the candidate; `toSame`: the partner of now was there to hear it. */
export interface Earlier { readonly line: Line, readonly wording: Wording, readonly own: boolean, readonly here: boolean, readonly toSame: boolean, readonly when: string }

/** What makes a line a repetition to its readers: said again, asked again, greeted again, echoed, worn phrases. */
export function repetitionSigns({ candidate, lines, references }: QuestionInput<'diagnosis'>): Sign[] {
  const earlier = earlierLines(candidate, lines, references)
  return [
    ...sentencesAgain(candidate, earlier),
    ...greetedAgain(candidate, lines),
    ...askedAgain(candidate, lines),
    ...muchAlike(candidate, earlier),
  ]
}

function earlierLines(candidate: Line, lines: readonly Line[], references: QuestionInput<'diagnosis'>['references']): Earlier[] {
  const partner = lines.find((line) => line.speaker !== candidate.speaker)?.speaker
  const of = (line: Line, here: boolean, toSame: boolean, when: string): Earlier => ({ line, wording: wordingOf(line.text), own: line.speaker === candidate.speaker, here, toSame, when })
  return [
    ...references.flatMap(({ lines: past, day, time }) => past.map((line) => of(line, false, past.some(({ speaker }) => speaker === partner), `on day ${day} at ${time}`))),
    ...lines.map((line) => of(line, true, true, 'in this dialogue')),
  ]
}

/** Likeness of two sentences (letterCosine) from which they are the same, nearly the same, or alike. Ours, read off the labelled logs. */
const SAME = 0.95
const NEARLY = 0.85
const ALIKE = 0.75
/** Words of a sentence: below the first it is a courtesy, from the second on nobody says it twice by chance. Ours. */
const FEWEST_WORDS = 5
const LONG = 9

/** A whole sentence said again. */
function sentencesAgain(candidate: Line, earlier: readonly Earlier[]): Sign[] {
  const mine = wordingOf(candidate.text).sentences.filter(({ words }) => words.length >= FEWEST_WORDS)
  return earlier.flatMap((before) => before.wording.sentences.flatMap((sentence) => sentence.words.length < FEWEST_WORDS ? [] : mine.flatMap((again) => {
    const severity = sentenceSeverity(letterCosine(again.letters, sentence.letters), again.text, again.words.length, before)
    return severity === 0 ? [] : [{ severity: isLight(again.text) ? Math.min(severity, LIGHT) : severity, comment: `${candidate.name} says ${quote(again.text)} again; ${whoSaid(before, candidate)} ${before.when}: ${quote(sentence.text)}.` }]
  })))
}

/** Most that a sentence counts which says next to nothing ("How do things stand now?"). Ours. */
const LIGHT = 5.5
const isLight = (text: string): boolean => contentWords(text).length < 3

/**
 * Severities are the means that readers gave where each rule applies in the labelled logs, a little raised where they mark nearly all: the same
 * sentence in one dialogue 9.5 to 10, nearly the same long one 8.5, an alike long one 5.5 to 6, an own one from another dialogue 6.3.
 * Short courtesies and questions that open a talk may recur from dialogue to dialogue; they are 0 there.
 */
function sentenceSeverity(likeness: number, text: string, length: number, { own, here, toSame }: Earlier): number {
  if (likeness < ALIKE || (!here && (!own || isCourtesy(text)))) return 0
  const long = length >= LONG
  if (here) {
    if (likeness >= SAME) return isCourtesy(text) ? 6.5 : long ? 9.5 : 9
    if (likeness >= NEARLY) return isCourtesy(text) ? 4 : long ? 8.7 : 7
    return long ? 6 : 4
  }
  if (likeness >= SAME) return isQuestion(text) ? (long ? 5.5 : 3) : long ? (toSame ? 8.7 : TOLD_ANOTHER) : 6.5
  return likeness >= NEARLY && long && !isQuestion(text) ? 6 : long ? 4 : 2.5
}

/** Most for telling somebody else what one has told before in the same words: noticeable, but each of them hears it once. Ours. */
const TOLD_ANOTHER = 7

const whoSaid = ({ own, line }: Earlier, candidate: Line): string => own ? `${candidate.name} said the same` : `${line.name} said so`

/** Readers gave 5 where somebody greeted a second time, and one more for each further time. */
const GREETED_AGAIN = 5.2

function greetedAgain(candidate: Line, lines: readonly Line[]): Sign[] {
  const before = lines.filter((line) => line.speaker === candidate.speaker && isGreeting(line.text))
  const first = before[0]
  if (!first || !isGreeting(candidate.text)) return []
  const greeting = wordingOf(candidate.text).sentences[0]?.text ?? candidate.text
  return [{
    severity: Math.min(9, GREETED_AGAIN + (before.length - 1) * 1.2 + (lines.length > 3 ? 0.3 : 0)),
    comment: `${candidate.name} greets again in the middle of the dialogue (${quote(greeting, 40)}), having greeted before with ${quote(first.text, 40)}.`,
  }]
}

/** Share of content words, both ways, from which two questions are one. Ours. */
const SAME_QUESTION = 0.6

function askedAgain(candidate: Line, lines: readonly Line[]): Sign[] {
  const questionsIn = (text: string) => wordingOf(text).sentences.filter((sentence) => isQuestion(sentence.text)).map(({ text: asked }) => ({ asked, words: new Set(contentWords(asked)) }))
  const earlier = lines.flatMap((line, index) => questionsIn(line.text).map((question) => ({ ...question, line, index })))
  return questionsIn(candidate.text).flatMap(({ asked, words }) => {
    const before = words.size < 2 ? undefined : earlier.find((other) => Math.min(shareOf(words, other.words), shareOf(other.words, words)) >= SAME_QUESTION)
    if (!before) return []
    const own = before.line.speaker === candidate.speaker
    const answered = own && before.index < lines.length - 1
    return [{
      severity: answered ? 7 : own ? 6 : 5.3,
      comment: `${candidate.name} asks ${quote(asked, 70)}, which ${own ? candidate.name : before.line.name} already asked in this dialogue (${quote(before.asked, 60)})${answered ? ' and which has been answered' : ''}.`,
    }]
  })
}

/**
 * Weights of a logistic regression from likeness to the chance that readers mark a repetition, fitted on the five labelled logs (894 lines, unsure
 * ones counted in part). Left out one log at a time it reaches F1 0.62 with the cut below, before the rules above are added.
 */
const WEIGHTS = { ownHere: 3.17, otherHere: 1.08, ownBefore: 1.76, ownFoursBefore: 5, otherFoursHere: 6.79, constant: -3.12 } as const
/** Chance at which F1 is highest on those logs: it counts as noticeable, 5 on the readers' scale (less the half point that the best of three trials adds). */
const NOTICEABLE = 0.28
/** Chance that 99 in 100 clean lines of those logs stay below: it counts as glaring. */
const GLARING = 0.5

/** The line as a whole is much like earlier ones. */
function muchAlike(candidate: Line, earlier: readonly Earlier[]): Sign[] {
  const severity = likenessSeverity(candidate, earlier)
  if (severity < 4) return []
  const heard = severity <= TOLD_ANOTHER ? severity : Math.max(TOLD_ANOTHER, likenessSeverity(candidate, earlier.filter(({ toSame }) => toSame)))
  return [{ severity: Math.min(severity, heard), comment: alikeComment(candidate, wordingOf(candidate.text), earlier) }]
}

function likenessSeverity(candidate: Line, earlier: readonly Earlier[]): number {
  const mine = wordingOf(candidate.text)
  const substance = wordingOf(substanceOf(candidate.text))
  if (substance.content.size < 3) return 1
  const most = (of: readonly Earlier[], measure: (before: Earlier) => number): number => Math.max(0, ...of.map(measure))
  const [ownHere, otherHere, ownBefore] = [earlier.filter(({ own, here }) => own && here), earlier.filter(({ own, here }) => !own && here), earlier.filter(({ own, here }) => own && !here)]
  const vector = vectorOf(candidate.text)
  const sum = WEIGHTS.constant
    + WEIGHTS.ownHere * most(ownHere, ({ wording }) => letterCosine(mine.letters, wording.letters))
    + WEIGHTS.otherHere * most(otherHere, ({ line }) => cosine(vector, vectorOf(line.text)))
    + WEIGHTS.ownBefore * Math.min(1, most(ownBefore, ({ wording }) => sharedStretch(substance, wording).length) / 12)
    + WEIGHTS.ownFoursBefore * most(ownBefore, ({ wording }) => sharedFours(substance, wording))
    + WEIGHTS.otherFoursHere * most(otherHere, ({ wording }) => sharedFours(mine, wording))
  return severityOf(1 / (1 + Math.exp(-sum)))
}

/** The line without its short courtesies, which may be the same in every talk. */
const substanceOf = (text: string): string => wordingOf(text).sentences.filter((sentence) => !isCourtesy(sentence.text)).map((sentence) => sentence.text).join(' ')

/** Chance to severity: 1 at 0, 4.6 at `NOTICEABLE`, 8.3 at `GLARING`, straight between and beyond, 9.5 at most. */
const severityOf = (chance: number): number =>
  chance < NOTICEABLE ? 1 + 3.6 * chance / NOTICEABLE : Math.min(9.5, 4.6 + 3.7 * (chance - NOTICEABLE) / (GLARING - NOTICEABLE))

function closestTo(mine: Wording, earlier: readonly Earlier[]): Earlier | undefined {
  let [closest, highest]: [Earlier | undefined, number] = [undefined, -1]
  for (const before of earlier) {
    const likeness = letterCosine(mine.letters, before.wording.letters)
    if (likeness > highest) [closest, highest] = [before, likeness]
  }
  return closest
}

function alikeComment(candidate: Line, mine: Wording, earlier: readonly Earlier[]): string {
  const closest = closestTo(mine, earlier)
  if (!closest) return `${candidate.name} repeats what was said before.`
  const stretch = sharedStretch(mine, closest.wording)
  const who = closest.own ? `${candidate.name}'s own words` : `${closest.line.name}'s words`
  return stretch.length >= 4
    ? `${candidate.name} says ${quote(stretch.join(' '))} again, ${who} ${closest.when}: ${quote(closest.line.text)}.`
    : `What ${candidate.name} says here (${quote(candidate.text, 60)}) is much the same as ${who} ${closest.when}: ${quote(closest.line.text)}.`
}
