import type { LanguageModel, Message } from '../model/language-model.ts'
import type { PromptName, QuestionInput, QuestionOutput } from '../model/questions.ts'

export interface Asked { readonly prompt: PromptName; readonly villager: string | null; readonly messages: Message[]; readonly input: unknown; readonly seed: number }

type Answers = { [N in PromptName]?: (input: QuestionInput<N>, nth: number) => QuestionOutput<N> }

/** A model that answers from a script and remembers what it was asked, rendered prompts included. */
export function scriptedModel(answers: Answers): { model: LanguageModel; asked: Asked[] } {
  const asked: Asked[] = []
  const model: LanguageModel = {
    id: 'scripted',
    complete<N extends PromptName>(prompt: Parameters<LanguageModel['complete']>[0] & { name: N }, input: QuestionInput<N>, options: Parameters<LanguageModel['complete']>[2]) {
      asked.push({ prompt: prompt.name, villager: options.villager, messages: prompt.render(input as never), input, seed: options.seed })
      const answer = answers[prompt.name as N] as ((input: QuestionInput<N>, nth: number) => QuestionOutput<N>) | undefined
      if (!answer) return Promise.reject(new Error(`nothing scripted for ${prompt.name}`))
      return Promise.resolve({ value: answer(input, asked.length), usage: { promptTokens: 0, completionTokens: 0 } })
    },
  } as LanguageModel
  return { model, asked }
}

/** A plain life: up, one long hour at home, talk whenever possible, a goodbye after four lines. */
export const plainAnswers: Answers = {
  'importance': ({ texts }) => ({ ratings: texts.map(() => 4) }),
  'day-plan': ({ self, arenas }) => ({ strokes: [`PLAN-OF-${self.id}`], hours: [{ from: '06:00', to: '22:00', what: `PLAN-OF-${self.id}`, emoji: '🙂', place: arenas[0] as never }] }),
  'actions': ({ minutes, objects }) => ({ actions: [{ minutes, what: 'idling', emoji: '🙂', at: (objects[0] ?? 'A:room') as never }] }),
  'talk-decision': ({ partner }) => ({ talk: true, intent: `I want to talk to ${partner.name}.` }),
  'utterance': ({ lines, speaker }) => ({ text: `Line ${lines.length + 1} by ${speaker.name}.`, ends: lines.length >= 3 ? 'goodbye' : null }),
  'dialogue-summary': ({ partner }) => ({ summary: `I talked with ${partner.name}.`, importance: 4, facts: [{ text: `${partner.name} said a line.`, about: [partner.id], triplet: null, importance: 3, news: false }] }),
  'agreements': () => ({ agreements: [] }),
  'reflection-questions': () => ({ questions: ['Whom do I talk to?'] }),
  'reflection-insights': ({ memories }) => ({ insights: [{ text: 'I talk a lot.', evidence: memories.slice(0, 2).map(({ id }) => id), importance: 5, about: [] }] }),
  'plan-revision': () => ({ revise: false, reason: '', hours: [] }),
}
