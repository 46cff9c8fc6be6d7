import type { Persona } from '../../shared/index.ts'
import type { PlannedHour, Recollection } from '../model/questions.ts'

/** A villager's own background, as every prompt to it begins: stable, so that prompt caches hit. */
export function describePersona(persona: Persona): string {
  const age = persona.age === null ? '' : `, ${persona.age}`
  const lines = [
    `${persona.name}${age}${persona.occupation ? `, ${persona.occupation}` : ''}. ${persona.traits.join(', ')}`,
    persona.about,
    persona.concern && `On ${persona.name}'s mind: ${persona.concern}`,
    persona.project && `Own project: ${persona.project}`,
    persona.interests.length > 0 && `Interests: ${persona.interests.join(', ')}`,
    persona.lifestyle,
    persona.opinions.length > 0 && `Opinions: ${persona.opinions.map(({ topic, stance, because }) => `${stance} ${topic}${because ? ` because ${because}` : ''}`).join('; ')}`,
    `Way of speaking: ${persona.voice.description}`,
  ]
  return lines.filter(Boolean).join('\n')
}

export const describeMemories = (memories: readonly Recollection[]): string =>
  memories.length === 0 ? 'No memory bears on this.' : `Memories:\n${memories.map(({ text, time, day }) => `- (day ${day}, ${time}) ${text}`).join('\n')}`

export const describePlan = (hours: readonly PlannedHour[]): string =>
  hours.map(({ from, to, what, place }) => `- ${from}–${to} ${what} (${place})`).join('\n')
