import type { Address, Persona as PersonaOf } from '../../../../shared/index.ts'
import { EmbeddedFaults, Persona, relationTo } from '../../../../shared/index.ts'
import type { UtteranceInput } from './scene.ts'

/** Two friends and a third of a small town, for tests of talk. */
export const MIRA: PersonaOf = Persona.parse({
  id: 'mira-holm', name: 'Mira Holm', pronouns: 'she', occupation: 'baker', about: 'Mira Holm runs the bakery and knows flour by its smell. She grew up on a barge.',
  concern: 'The oven has begun to smoke and she cannot pay for a new one.', project: 'a book of old bread recipes', interests: ['chess', 'stars'],
  home: 'Mill House', work: { place: 'Bakery:shop', from: '06:00', to: '13:00', doing: 'baking bread' },
  relations: [{ with: 'otto-brandt', kind: 'friend' }, { with: 'ada-lind', kind: 'sibling' }],
  voice: { talkativeness: 0.7, warmth: 0.8, formality: 0.2, greetings: ['Well hello'], farewells: ['Mind how you go'], fillers: ['honestly'] },
  opinions: [{ topic: 'the new bridge', stance: 'against', because: 'the old one only needs planks' }],
  secrets: ['I have pawned my wedding ring'],
  news: [{ id: 'party', kind: 'party', text: 'is giving a party at the Heron on Monday at 19:00', place: 'Heron:bar room', day: 1, time: '19:00' }],
})
export const OTTO: PersonaOf = Persona.parse({
  id: 'otto-brandt', name: 'Otto Brandt', pronouns: 'he', occupation: 'surveyor', about: 'Otto Brandt measures land for the town hall.', concern: 'His eyes grow dim.', project: 'a survey of the dragonflies',
  interests: ['maps'], home: 'Lock Cottage', work: { place: 'Town hall:office', from: '09:00', to: '17:00', doing: 'drawing maps' }, relations: [{ with: 'mira-holm', kind: 'friend' }],
  voice: { talkativeness: 0.4, warmth: 0.4, formality: 0.8 }, opinions: [{ topic: 'the new bridge', stance: 'for', because: 'it shortens the way to school' }],
  secrets: ['I forged the boundary of the mill meadow'],
})
export const ADA: PersonaOf = Persona.parse({ id: 'ada-lind', name: 'Ada Lind', occupation: 'nurse' })
/** As imported logs have them: a name and nothing else. */
export const STRANGER: PersonaOf = Persona.parse({ id: '王小明', name: '王小明' })

const PLACES = ['Heron:bar room', 'Cafe:cafe', 'Park:lawn', 'Bakery:shop', 'Town hall:hall'].map((address) => ({ address: address as Address, name: address.split(':')[0] ?? '' }))

const acquaintance = (self: PersonaOf, other: PersonaOf) => ({ id: other.id, name: other.name, relation: relationTo(self, other.id)?.kind ?? null, occupation: other.occupation, note: '' })

/** An utterance's input with sensible defaults; `says` are the lines so far as [speaker, text]. */
export function utteranceInput(self: PersonaOf, other: PersonaOf, says: readonly (readonly [PersonaOf, string])[] = [], more: Partial<UtteranceInput> = {}): UtteranceInput {
  return {
    variant: { type: 'persona-narrative', form: 'simple', memories: 6 }, now: { day: 1, time: '15:00', place: 'Park:lawn' as Address }, speaker: self, partner: acquaintance(self, other),
    speakerStatus: '', partnerStatus: '', memories: [], history: [], lines: says.map(([speaker, text]) => ({ speaker: speaker.id, name: speaker.name, text })), intent: '', plan: [], mustLeave: null,
    known: [MIRA, OTTO, ADA].filter(({ id }) => id !== self.id && id !== other.id).map((one) => acquaintance(self, one)), places: PLACES, attempt: 0, guidance: null, ...more,
  }
}

export const NO_FAULTS = EmbeddedFaults.parse({ repetition: 0, inconsistency: 0, instantFact: 0 })
