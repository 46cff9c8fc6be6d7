import { minutesOf } from './clock.ts'
import { sectorOf } from './world.ts'
import type { VillagerId } from './ids.ts'
import type { Persona, Relation } from './persona.ts'
import type { Triplet } from './triplet.ts'

/**
 * What a persona's file says, as triplets about the villager: premises that neither the villager nor others should
 * contradict (premises `persona`, ours). Secrets and news stay out: the first are to be kept, the second are told by their
 * owner. `nameOf` gives the full name of another villager; without it relations are named by id.
 */
export function personaStatements(persona: Persona, nameOf: (id: VillagerId) => string = String): Triplet[] {
  const subject = persona.name
  const say = (relation: string, object: string): Triplet[] => object.trim() === '' ? [] : [{ subject, relation, object: object.trim() }]
  return [
    ...say('works as', persona.occupation && withArticle(persona.occupation)),
    ...(persona.age === null ? [] : say('is', `${persona.age} years old`)),
    ...(persona.home === null ? [] : say('lives at', sectorOf(persona.home))),
    ...(persona.work === null ? [] : workStatements(persona.work, say)),
    ...say('has project', persona.project),
    ...persona.interests.flatMap((interest) => say('is interested in', interest)),
    ...persona.opinions.flatMap(({ topic, stance }) => say(STANCE[stance], topic)),
    ...persona.relations.flatMap((relation) => relationStatements(relation, nameOf, say)),
    ...[persona.about, persona.concern, persona.lifestyle].flatMap((text) => ownSentences(text, persona).flatMap(({ relation, object }) => say(relation, object))),
  ]
}

type Say = (relation: string, object: string) => Triplet[]

const STANCE = { for: 'is for', against: 'is against', unsure: 'is unsure about' } as const

/** "baker" → "a baker"; what already has an article or stands in the plural is left. */
const withArticle = (noun: string): string => /^(?:an?|the|some|one)\s/iu.test(noun) ? noun : `${/^[aeiou]/iu.test(noun) ? 'an' : 'a'} ${noun}`

const workStatements = ({ place, doing, from, to }: NonNullable<Persona['work']>, say: Say): Triplet[] => [
  ...say('works at', sectorOf(place)),
  ...say('is', doing),
  ...(minutesOf(to) > minutesOf(from) ? say('works from', `${from} to ${to}`) : []),
]

/** Kinds that read the same from both sides need no turning; the others say what the other one is to the villager. */
function relationStatements({ with: other, kind }: Relation, nameOf: (id: VillagerId) => string, say: Say): Triplet[] {
  const name = nameOf(other)
  switch (kind) {
    case 'spouse': return say('is married to', name)
    case 'partner': return say('is partner of', name)
    case 'acquaintance': return say('knows', name)
    default: return say(`has ${kind}`, name)
  }
}

/** Sentences about the villager, cut after the verb: "Ada runs the mill" → runs, the mill. Takes "Ada", "Ada Berg", "She", "He", "They" as the subject. */
function ownSentences(text: string, { name }: Persona): { relation: string, object: string }[] {
  const first = name.split(/\s+/u)[0] ?? name
  return text.split(/(?<=[.!?])\s+/u).flatMap((sentence) => {
    const subject = [name, first, 'She', 'He', 'They'].find((form) => sentence.startsWith(`${form} `))
    if (subject === undefined) return []
    const words = sentence.slice(subject.length).replace(/[.!?]+$/u, '').trim().split(/\s+/u)
    const cut = 1 + words.findIndex((word) => !HELPING.test(word))
    return cut > 0 && cut < words.length ? [{ relation: words.slice(0, cut).join(' '), object: words.slice(cut).join(' ') }] : []
  })
}

/** Words before the main verb; a form of "be" before a noun is itself the verb, and then the noun is cut off with it, which the reader of the sentence does not mind. */
const HELPING = /^(?:also|always|often|usually|still|just|has|have|had|does|did|not|never|will|would|can|cannot|could|been)$/iu
