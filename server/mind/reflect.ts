import type { Memory } from '../../shared/index.ts'
import type { NewMemory, Thought } from '../engine/decision.ts'
import { definePrompt } from '../model/language-model.ts'
import { describePersona } from './describe.ts'
import { callSeed, type MindContext, type Moment } from './mind-context.ts'
import { recollection, retrieve } from './retrieve.ts'

/** Memories looked up for each question. Ours. */
const PER_QUESTION = 8

/** Whether enough has happened since the last reflection (Generative Agents, section 4.2). */
export const isTimeToReflect = ({ config }: MindContext, { mind }: Moment): boolean => mind.importanceSinceReflection > config.reflection.threshold

/** Questions that the latest memories raise, then insights with the memories they rest on (Generative Agents, section 4.2). */
export async function reflect(context: MindContext, moment: Moment): Promise<Thought[]> {
  const { config, model, embedder } = context
  const { self, persona, mind, tick } = moment
  const latest = mind.memories.slice(-config.reflection.window).map((memory) => recollection(memory, config))
  const asked = await model.complete(
    reflectionQuestionsPrompt, { self: persona, memories: latest, count: config.reflection.questions }, { seed: callSeed(context, moment, 'reflection-questions'), villager: self.id },
  )
  const { questions } = asked.value
  const found = new Map<string, Memory>()
  for (const question of questions) {
    for (const memory of await retrieve(embedder, mind, tick, config, question, PER_QUESTION)) found.set(memory.id, memory)
  }
  const input = { self: persona, questions, memories: [...found.values()].map((memory) => recollection(memory, config)) }
  const { value } = await model.complete(reflectionInsightsPrompt, input, { seed: callSeed(context, moment, 'reflection-insights'), villager: self.id })
  const insights = value.insights.map(({ text, evidence, importance, about }): NewMemory => ({
    kind: 'reflection', text, tick, importance, about, triplet: null, heardFrom: null, dialogue: null, evidence: evidence.filter((id) => found.has(id)), meeting: null,
  }))
  // The reflection's own importance must not count towards the next one, so it is noted before the count starts anew.
  return [...insights.map((memory): Thought => ({ type: 'remember', villager: self.id, memory })), { type: 'reflection-make', villager: self.id, questions }]
}

export const reflectionQuestionsPrompt = definePrompt('reflection-questions', 1, ({ self, memories, count }) => [
  { role: 'system', content: 'You find the most telling questions that somebody\'s latest memories raise.' },
  { role: 'user', content: `${describePersona(self)}\n\nLatest memories:\n${memories.map(({ text }) => `- ${text}`).join('\n')}\n\nGive ${count} questions about people and matters in them.` },
])

export const reflectionInsightsPrompt = definePrompt('reflection-insights', 1, ({ self, questions, memories }) => [
  { role: 'system', content: 'You draw insights from memories, each with the ids of the memories it rests on. An insight without evidence is none.' },
  {
    role: 'user',
    content: `${describePersona(self)}\n\nQuestions:\n${questions.map((question) => `- ${question}`).join('\n')}\n\nMemories:\n${memories.map(({ id, text }) => `- ${id}: ${text}`).join('\n')}

Give up to five insights as ${self.name} would put them, each with evidence ids, importance (1 to 10) and whom it is about.`,
  },
])
