import type { Triplet } from '../../../../shared/index.ts'
import type { Line, QuestionInput, QuestionOutput } from '../../questions.ts'
import type { Clause } from './clauses.ts'
import { MASK, clausesOf } from './clauses.ts'
import { appointmentsIn, nounPhrasesIn, opinionsIn } from './phrases.ts'
import { mentionsOf, nameForms } from './names.ts'
import { objectOf, relationOf } from './relation-wording.ts'
import { contentWords, sentencesOf } from './words.ts'

/** Whom the pronouns of a line stand for. */
export interface Pronouns { readonly speaker: string, readonly partner: string | null, readonly third: string | null }

/**
 * Answers 'triplets' (SDR, section 4.1 and appendix C): personal information in the lines as subject, relation, object,
 * by English clause patterns over a tagger. Questions, guesses and conditions state nothing and give nothing.
 */
export function answerTriplets({ lines, names }: QuestionInput<'triplets'>): QuestionOutput<'triplets'> {
  const everyone = [...new Set([...names, ...lines.map((line) => line.name)])]
  let third: string | null = null
  const found = new Map<string, Triplet>()
  for (const line of lines) {
    const partner = partnerOfLine(line, lines, names)
    for (const sentence of sentencesOf(line.text)) {
      const mentioned = mentionsOf(sentence, nameForms(everyone)).map((mention) => mention.name).filter((name) => name !== line.name && name !== partner)
      if (new Set(mentioned).size > 1) third = null
      else third = mentioned[0] ?? third
      for (const triplet of tripletsOfSentence(sentence, { speaker: line.name, partner, third }, everyone)) {
        found.set(`${triplet.subject}\n${triplet.relation}\n${triplet.object}`, triplet)
      }
    }
  }
  return { triplets: [...found.values()] }
}

/** The one who is spoken to: the other speaker of these lines, else the other of the first two names (the participants stand first), else whoever is addressed by name. */
export function partnerOfLine(line: Line, lines: readonly Line[], names: readonly string[]): string | null {
  const others = [...new Set(lines.map((other) => other.name))].filter((name) => name !== line.name)
  if (others.length === 1) return others[0] ?? null
  if (names.slice(0, 2).includes(line.name)) return names.slice(0, 2).find((name) => name !== line.name) ?? null
  const rest = names.filter((name) => name !== line.name)
  return rest.length === 1 ? rest[0] ?? null : addressedIn(line.text, rest)
}

/** A name set off by a comma or closing mark near the start, or at the end of the first sentence: the one addressed. */
function addressedIn(text: string, names: readonly string[]): string | null {
  const start = sentencesOf(text)[0] ?? ''
  const first = mentionsOf(start, nameForms(names)).find(({ start: from, end }) => /^[,!.?]/u.test(start.slice(end)) && (from < 25 || /,\s*$/u.test(start.slice(0, from))))
  return first?.name ?? null
}

/** Triplets of one sentence. */
export function tripletsOfSentence(sentence: string, pronouns: Pronouns, names: readonly string[]): Triplet[] {
  const people: string[] = []
  const masked = masking(sentence, names, people)
  const found: Triplet[] = []
  for (const clause of clausesOf(masked)) {
    const subject = subjectName(clause.subject, pronouns, people)
    if (subject !== null) found.push(...tripletOfClause(clause, subject, pronouns, people))
  }
  found.push(...nounPhrasesIn(masked, pronouns, people), ...appointmentsIn(masked, pronouns), ...opinionsIn(masked, pronouns))
  return found.map((triplet) => ({ ...triplet, object: unmasked(triplet.object, people) }))
}

/** Stems that tell nothing by themselves: "I have one more thing". Ours. */
const VAGUE = new Set(['thing', 'something', 'anything', 'nothing', 'everything', 'one', 'minute', 'moment', 'time', 'word', 'new', 'idea', 'question', 'lot', 'bit', 'way', 'point', 'mind', 'back', 'ahead', 'sure'])

function tripletOfClause(clause: Clause, subject: string, pronouns: Pronouns, people: readonly string[]): Triplet[] {
  const relation = relationOf(clause)
  if (relation === null) return []
  const object = objectOf(clause, relation.taken, (word) => subjectName(word, pronouns, people))
  if (contentWords(object).every((word) => VAGUE.has(word)) || /^(?:that|which|who|what|how|if|whether)\b/iu.test(object)) return []
  return [{ subject, relation: relation.text, object }]
}

/** The full name that a subject stands for; null where it is not clear. */
function subjectName(word: string, pronouns: Pronouns, people: readonly string[]): string | null {
  const mask = MASK.exec(word)
  if (mask) return people[Number(mask[1])] ?? null
  switch (word.toLowerCase()) {
    case 'i': case 'we': case 'me': case 'us': return pronouns.speaker
    case 'you': return pronouns.partner
    case 'he': case 'she': case 'him': return pronouns.third
    default: return null
  }
}

function masking(sentence: string, names: readonly string[], people: string[]): string {
  let masked = ''
  let from = 0
  for (const { name, start, end } of mentionsOf(sentence, nameForms(names))) {
    masked += `${sentence.slice(from, start)}Xname${people.length}`
    people.push(name)
    from = end
  }
  return masked + sentence.slice(from)
}

const unmasked = (text: string, people: readonly string[]): string =>
  text.replace(/Xname(\d+)/gu, (mask, index: string) => people[Number(index)] ?? mask)
