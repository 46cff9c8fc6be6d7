import type { Triplet, VillagerId } from '../../../../shared/index.ts'
import type { QuestionInput, QuestionOutput } from '../../questions.ts'
import { inThirdPerson } from '../language/person.ts'
import { bare, contentOf, coverage, firstWord } from '../language/text.ts'
import { isAdverb } from '../language/verbs.ts'
import { namesIn, understand } from '../speech/understand.ts'
import { statementIn } from '../speech/statement.ts'
import { importanceOf } from './importance.ts'

type Input = QuestionInput<'dialogue-summary'>
type Fact = QuestionOutput<'dialogue-summary'>['facts'][number]

/** Things kept from one talk at most: people remember the gist. Ours. */
const MOST_FACTS = 4

/** What a finished dialogue leaves in one participant's memory: what the partner told, in the third person, and the gist. */
export function summariseDialogue(input: Input): QuestionOutput<'dialogue-summary'> {
  const facts = factsOf(input)
  const topics = facts.slice(0, 2).map(({ text }) => bare(text))
  const { self, partner, lines } = input
  const parting = /\b(?:see you|I will be there|I'll be there|count me in)\b/i.test(lines.slice(-5).map(({ text }) => text).join(' ')) ? ' They parted on good terms.' : ''
  const summary = topics.length > 0 ? `${self.name} talked with ${partner.name}, who told that ${topics.join(', and that ')}.${parting}` : `${self.name} had a short talk with ${partner.name}.${parting}`
  return { summary, importance: Math.max(2, ...facts.map(({ importance }) => importance - 1)), facts }
}

function factsOf(input: Input): Fact[] {
  const { partner, known, lines } = input
  const around = { places: [], now: input.now.time, known: known.map(({ name }) => name) }
  const facts: Fact[] = []
  for (const line of lines.filter(({ speaker }) => speaker === partner.id)) {
    for (const heard of understand(line.text, around)) {
      if (!['tell', 'news', 'opinion', 'gossip'].includes(heard.act) && !isNewsSentence(heard.sentence)) continue
      const fact = factOf(heard.sentence, heard.act === 'news', input)
      if (fact !== null && !facts.some(({ text }) => coverage(contentOf(fact.text), contentOf(text)) > 0.7)) facts.push(fact)
    }
  }
  return facts.toSorted((a, b) => Number(b.news) - Number(a.news) || b.importance - a.importance).slice(0, MOST_FACTS)
}

/** One sentence of the partner's as a fact about somebody, or null where it states nothing that one could know. */
function factOf(sentence: string, news: boolean, { self, partner, known }: Input): Fact | null {
  const stated = statementIn(sentence)
  if (stated === null) return null
  const text = withFullNames(bare(inThirdPerson(stated, { name: partner.name, pronouns: 'they' }, firstWord(self.name))), known)
  const thirds = namesIn(text, known.map(({ name }) => name)).map((name) => known.find((other) => other.name === name)?.id).filter((id): id is VillagerId => id !== undefined)
  const ofPartner = text.includes(partner.name)
  if (!ofPartner && thirds.length === 0 || new RegExp(`\\b${firstWord(self.name)}\\b`).test(text)) return null
  const isNews = news && isNewsSentence(text)
  return {
    text: `${text}.`, about: [...(ofPartner ? [partner.id] : []), ...thirds], triplet: tripletOf(text, [partner.name, ...known.map(({ name }) => name)]),
    importance: Math.max(isNews ? 7 : 2, importanceOf(text, self.concern)), news: isNews,
  }
}

/** What spreads: occasions and candidacies, by their words. */
const isNewsSentence = (sentence: string): boolean =>
  /\b(?:party|concert|feast|celebration|gathering)\b.*\b(?:at|on|in)\b|\b(?:standing|running|runs|stands|candidate|candidacy)\b.*\b(?:mayor|council|election)\b/i.test(sentence) && /\b(?:am|is|are|'m|'s|giving|standing|running|throwing|hosting|will)\b/i.test(sentence)

function withFullNames(text: string, known: Input['known']): string {
  let full = text
  for (const { name } of known) {
    const first = firstWord(name)
    if (first !== name && !full.includes(name)) full = full.replace(new RegExp(`(?<![\\p{L}])${first}(?![\\p{L}])`, 'u'), name)
  }
  return full
}

/** Subject, relation, object of a plain statement that begins with a name; null where it is not that plain. */
function tripletOf(text: string, names: readonly string[]): Triplet | null {
  const subject = names.find((name) => text.startsWith(`${name} `))
  if (subject === undefined) return null
  const words = text.slice(subject.length + 1).split(' ').filter((word, index) => index > 0 || !isAdverb(word))
  const verbs = words[0] === 'is' || words[0] === 'has' || words[0] === 'are' || words[0] === 'have' ? (/ing$|ed$|^been$/.test(words[1] ?? '') ? 2 : 1) : 1
  const relation = [...words.slice(0, verbs), ...(/^(?:at|in|on|for|with|against|to|about|from|of)$/.test(words[verbs] ?? '') ? [words[verbs] ?? ''] : [])]
  const object = words.slice(relation.length).join(' ')
  return relation.length === 0 || object === '' ? null : { subject, relation: relation.join(' '), object }
}
