import type { Random, VillagerId } from '../../../../shared/index.ts'
import type { QuestionInput, QuestionOutput, Recollection } from '../../questions.ts'
import { bare, contentOf, firstWord, shared } from '../language/text.ts'
import { nameIn } from './name-in.ts'

/** Questions about those and that of which the latest memories speak most (Generative Agents, section 4.2). */
export function askReflection({ self, memories, count }: QuestionInput<'reflection-questions'>, random: Random): QuestionOutput<'reflection-questions'> {
  const people = peopleIn(memories).slice(0, count + 1).map(({ id, seen }) => {
    const name = nameIn(seen.map(({ text }) => text), id)
    return random.pick([`What is on ${name}'s mind these days?`, `How does ${self.name} stand with ${name}?`, `What has ${self.name} learnt about ${name}?`])
  })
  const topics = topicsIn(memories, self.name).slice(0, 2).map((topic) => random.pick([`What do people say about ${topic}?`, `Why does ${topic} come up so often?`]))
  const own = self.concern === '' ? [] : [`What can ${self.name} do about this: ${bare(self.concern)}?`]
  const questions = [people[0], topics[0], own[0], people[1], topics[1], people[2]].filter((question) => question !== undefined)
  return { questions: [...questions, `What mattered most to ${self.name} today?`].slice(0, count) }
}

/** Insights as sentences, each with the memories that it rests on; what nothing supports is not said. */
export function drawInsights({ self, questions, memories }: QuestionInput<'reflection-insights'>, random: Random): QuestionOutput<'reflection-insights'> {
  const told = memories.filter(({ kind }) => kind !== 'background' && kind !== 'plan')
  const insights = questions.flatMap((question) => {
    const about = peopleIn(told).find(({ id, seen }) => question.includes(nameIn(seen.map(({ text }) => text), id)))
    if (about !== undefined) return [insightOnPerson(about.id, about.seen, self.name, random)]
    const related = told.filter(({ text }) => shared(contentOf(text), contentOf(question)) >= 1).slice(0, 4)
    return related.length < 2 ? [] : [insightOnTopic(question, related, self.name)]
  })
  const fresh = insights.filter((insight): insight is Insight => insight !== null && !memories.some(({ text }) => text === insight.text))
  return { insights: fresh.filter((insight, index) => fresh.findIndex(({ text }) => text === insight.text) === index).slice(0, 5) }
}

interface Seen { readonly id: VillagerId; readonly seen: readonly Recollection[] }

/** Whom the memories are about, those with most and weightiest first. */
function peopleIn(memories: readonly Recollection[]): Seen[] {
  const seen = new Map<VillagerId, Recollection[]>()
  for (const memory of memories) for (const id of memory.about) seen.set(id, [...(seen.get(id) ?? []), memory])
  const weight = ({ seen: list }: Seen): number => list.reduce((sum, { importance, kind }) => sum + (kind === 'observation' ? 0.2 : importance), 0)
  return [...seen].map(([id, list]) => ({ id, seen: list })).toSorted((a, b) => weight(b) - weight(a))
}

/** Words that several told memories share, most frequent first. */
function topicsIn(memories: readonly Recollection[], self: string): string[] {
  const counts = new Map<string, number>()
  const phrases = /\b(?:the|a|an|his|her|their) ((?:[\p{Ll}]+ )?[\p{Ll}]{4,})\b/gu
  for (const { text, kind } of memories) if ((kind === 'fact' || kind === 'news') && !text.startsWith(self)) for (const [, phrase] of text.matchAll(phrases)) counts.set(phrase ?? '', (counts.get(phrase ?? '') ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= 2).toSorted((a, b) => b[1] - a[1]).map(([phrase]) => `the ${phrase}`)
}

type Insight = QuestionOutput<'reflection-insights'>['insights'][number]

function insightOnPerson(id: VillagerId, seen: readonly Recollection[], self: string, random: Random): Insight | null {
  const name = nameIn(seen.map(({ text }) => text), id)
  const weighty = seen.filter(({ kind }) => kind !== 'observation').toSorted((a, b) => b.importance - a.importance).slice(0, 4)
  const evidence = weighty.length > 0 ? weighty : seen.slice(0, 3)
  if (evidence.length === 0) return null
  const core = weighty.find(({ kind, text, importance }) => kind === 'fact' && importance >= 5 && text.startsWith(firstWord(name)))
  const troubled = weighty.some(({ text }) => /\b(?:worr|trouble|afraid|cannot|lost|late|tired|hard)\w*/i.test(text))
  const text = core !== undefined
    ? random.pick([`What matters to ${name} at the moment is this: ${bare(core.text)}`, `${self} keeps coming back to what ${firstWord(name)} said: ${bare(core.text)}`])
    : weighty.length >= 2 ? `${self} and ${name} have come to talk often` : `${self} sees ${name} about without knowing much of what goes on there`
  return { text: `${text}${troubled && core === undefined ? ', and something weighs on them' : ''}.`, evidence: evidence.map((memory) => memory.id), importance: Math.min(9, 4 + evidence.length), about: [id] }
}

function insightOnTopic(question: string, related: readonly Recollection[], self: string): Insight {
  const about = [...new Set(related.flatMap((memory) => memory.about))]
  const topic = /(?:about|does) (the [\p{Ll} ]+?)(?: come up|\?)/u.exec(question)?.[1]
  const text = topic === undefined ? `${self} is not alone with what is on the mind: others spoke of it too` : `${capitalisedTopic(topic)} is on more minds than one in town`
  return { text: `${text}.`, evidence: related.map(({ id }) => id), importance: 5, about }
}
const capitalisedTopic = (topic: string): string => topic.replace(/^t/, 'T')
