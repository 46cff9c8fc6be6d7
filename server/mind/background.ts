import { relationTo, type Persona } from '../../shared/index.ts'
import type { NewMemory, Thought } from '../engine/decision.ts'
import { definePrompt } from '../model/language-model.ts'
import { describePersona } from './describe.ts'
import { callSeed, personaOf, type MindContext, type Moment } from './mind-context.ts'

/** What a villager remembers before its first day: its persona as memories, rated in one request. */
export async function rememberBackground(context: MindContext, moment: Moment): Promise<Thought[]> {
  const memories = backgroundOf(moment)
  if (memories.length === 0) return []
  const { value } = await context.model.complete(
    importancePrompt, { self: moment.persona, texts: memories.map(({ text }) => text) }, { seed: callSeed(context, moment, 'importance'), villager: moment.self.id },
  )
  return memories.map((memory, at): Thought => ({ type: 'remember', villager: moment.self.id, memory: { ...memory, importance: value.ratings[at] ?? memory.importance } }))
}

function backgroundOf(moment: Moment): NewMemory[] {
  const { persona, state, tick } = moment
  const base = { tick, importance: 5, triplet: null, heardFrom: null, dialogue: null, evidence: [], meeting: null }
  const known = persona.relations.filter((relation) => state.personas.has(relation.with))
  return [
    ...sentencesOf(persona).map((text): NewMemory => ({ ...base, kind: 'background', text, about: [] })),
    ...known.map((relation): NewMemory => {
      const other = personaOf(state, relation.with)
      return { ...base, kind: 'background', text: `${other.name} is ${persona.name}'s ${relationTo(persona, other.id)?.kind}${relation.note ? `: ${relation.note}` : ''}`, about: [other.id] }
    }),
    ...persona.news.map((news): NewMemory => ({ ...base, kind: 'news', text: `${persona.name} ${news.text}`, about: [] })),
  ]
}

const sentencesOf = ({ about, concern }: Persona): string[] => [...about.split(/(?<=[.!?])\s+/u), concern].filter((text) => text.trim().length > 0)

export const importancePrompt = definePrompt('importance', 1, ({ self, texts }) => [
  { role: 'system', content: 'You rate memories from 1 (mundane, like brushing teeth) to 10 (poignant, like a parting). One number for each, in order.' },
  { role: 'user', content: `${describePersona(self)}\n\n${texts.map((text, at) => `${at + 1}. ${text}`).join('\n')}` },
])
