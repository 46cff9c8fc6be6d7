import type { Triplet } from '../../../../shared/index.ts'
import { tripletText } from '../../../../shared/index.ts'
import type { Line, QuestionInput } from '../../questions.ts'
import { NONE, STEP } from './contradiction.ts'
import { contradictionOf } from './contradiction-rules.ts'
import type { Sign } from './sign.ts'
import { quote } from './sign.ts'
import { parseStatement } from './statement.ts'
import type { Statement } from './statement.ts'
import { answerTriplets } from './triplets.ts'
import { contentWords, shareOf } from './words.ts'

/** What makes a line inconsistent to its readers: it contradicts what was said or is known, or forgets what has passed. */
export function inconsistencySigns(input: QuestionInput<'diagnosis'>): Sign[] {
  const { candidate, lines, references, statements } = input
  const names = [...new Set([...lines, ...references.flatMap((dialogue) => dialogue.lines), candidate].map((line) => line.name))]
  const claims = tripletsOf([candidate], [...lines, candidate], names)
  const known: Known[] = [
    ...statements.map((text) => ({ text, source: 'by what is known of them' })),
    ...references.flatMap(({ lines: past, day, time }) => past.flatMap((line) => knownFrom(line, past, names, `${line.name} said on day ${day} at ${time}: ${quote(line.text)}`))),
    ...lines.flatMap((line) => knownFrom(line, lines, names, `${line.name} said in this dialogue: ${quote(line.text)}`)),
  ]
  return [...claims.flatMap((claim) => [...contradicted(claim, known, candidate), ...takenOver(claim, known, candidate)]), ...metAnew(input), ...forgetsOwnWords(candidate, lines)]
}

interface Known { readonly text: string, readonly source: string }

const tripletsOf = (lines: Line[], around: readonly Line[], names: readonly string[]): Triplet[] =>
  answerTriplets({ lines, names: [...new Set([...around.map((line) => line.name), ...names])] }).triplets

const knownFrom = (line: Line, around: readonly Line[], names: readonly string[], source: string): Known[] =>
  tripletsOf([line], around, names).map((triplet) => ({ text: tripletText(triplet), source }))

/** Contradicted by what was said or is known: 5 noticeable, where the rules are in doubt, to glaring. Steps as contradiction-rules has them; severities ours. */
function contradicted(claim: Triplet, known: readonly Known[], candidate: Line): Sign[] {
  const hypothesis = parseStatement(tripletText(claim))
  if (hypothesis === null) return []
  return known.flatMap(({ text, source }) => {
    const premise = parseStatement(text)
    const { probability, reason } = premise === null ? NONE : contradictionOf(premise, hypothesis)
    if (probability < STEP.open) return []
    const ownProject = hypothesis.kind === 'project' && probability < STEP.strong
    const severity = ownProject ? 5.5 : probability >= STEP.certain ? 9.3 : probability >= STEP.strong ? 8.9 : probability >= STEP.suspicious ? 8.7 : 5
    const before = source.startsWith('by ') ? `${source}, ${quote(text)} holds` : source
    return [{ severity, comment: `${candidate.name} says that ${quote(tripletText(claim), 110)}, but ${before} (${reason}).` }]
  })
}

/** Share of the content words of a claimed project that somebody else's must hold to be the same. Ours. */
const SAME_PROJECT = 0.5

/** Claims as one's own what somebody else has said to be theirs (SDR, figure 2). */
function takenOver(claim: Triplet, known: readonly Known[], candidate: Line): Sign[] {
  const mine = parseStatement(tripletText(claim))
  if (mine === null || claim.subject !== candidate.name || !isOwnWork(mine)) return []
  const words = projectWords(mine)
  if (words.size === 0) return []
  const all = known.flatMap(({ text, source }) => {
    const statement = parseStatement(text)
    return statement !== null && isOwnWork(statement) && shareOf(words, projectWords(statement)) >= SAME_PROJECT ? [{ statement, source }] : []
  })
  const owned = all.find(({ statement }) => statement.subject !== candidate.name.toLowerCase())
  if (!owned || all.some(({ statement }) => statement.subject === candidate.name.toLowerCase())) return []
  return [{ severity: 8.9, comment: `${candidate.name} claims ${quote(claim.object, 70)} as ${candidate.name}'s own, but ${owned.source}.` }]
}

const isOwnWork = ({ kind, positive, tense }: Statement): boolean => (kind === 'project' || kind === 'field') && positive && tense === 'present'

const projectWords = ({ content }: Statement): Set<string> => new Set([...content].filter((word) => !/^(?:project|research|work|new|own|stud|some|thing)/u.test(word)))

const FIRST_MEETING = /\b(?:nice|pleased|pleasure|glad|great|lovely) to (?:finally )?meet you\b|\bI don['’]t (?:think|believe) we['’]ve met\b|\b(?:I['’]m|my name is) (?:[\p{Lu}][\p{L}]+),? (?:by the way|nice)\b/iu

/** "Nice to meet you" to somebody one has talked with. */
function metAnew({ candidate, lines, references }: QuestionInput<'diagnosis'>): Sign[] {
  const meeting = FIRST_MEETING.exec(candidate.text)?.[0]
  if (meeting === undefined) return []
  const partner = lines.find((line) => line.speaker !== candidate.speaker)?.speaker
  const before = references.find(({ lines: past }) => past.some((line) => line.speaker === candidate.speaker) && past.some((line) => line.speaker === partner))
  const already = lines.filter((line) => line.speaker === candidate.speaker).length
  if (!before && already < 2) return []
  return [{ severity: 8.7, comment: `${candidate.name} speaks as if they met for the first time (${quote(meeting, 40)}), though they have talked ${before ? 'before' : 'in this very dialogue'}.` }]
}

const IGNORANCE = /\b(?:i (?:had|have|had|did)(?: not|n['’]t)|i(?:['’]ve)? never|i had no idea)\b[^.!?]*/iu

/** Denies having heard or known of what one spoke of oneself a moment ago. */
function forgetsOwnWords(candidate: Line, lines: readonly Line[]): Sign[] {
  const denied = IGNORANCE.exec(candidate.text)?.[0]
  if (denied === undefined || !/\b(?:hear|heard|know|knew|idea|said|mention|mentioned|told|agree|agreed|promise|promised)\b/iu.test(denied)) return []
  const words = new Set(contentWords(denied).filter((word) => !/^(?:hear|heard|know|knew|idea|said|mention|told|agre|promis)/u.test(word)))
  const before = words.size < 2 ? undefined : lines.find((line) => line.speaker === candidate.speaker && shareOf(words, new Set(contentWords(line.text))) >= 0.67)
  return before ? [{ severity: 8.7, comment: `${candidate.name} says ${quote(denied, 60)}, having said ${quote(before.text)} a moment ago.` }] : []
}
