import type { Persona } from '../../../../shared/index.ts'
import { bare, capitalised, contentOf, coverage, sentencesOf, shared } from '../language/text.ts'
import { inFirstPerson } from '../language/person.ts'
import type { Domain } from './domains.ts'
import { domainOf, firstChoices } from './domains.ts'

/** Something of one's own that one can talk about, already in the first person. */
export interface Matter {
  readonly kind: 'work' | 'project' | 'concern' | 'interest' | 'background'
  /** As one names it oneself: "my survey of the pond's dragonflies". */
  readonly label: string
  /** What can be said about it, one sentence each, from the villager's own file. */
  readonly statements: readonly string[]
  readonly words: ReadonlySet<string>
  readonly domain: Domain
}

const remembered = new WeakMap<Persona, readonly Matter[]>()

/** All matters of a persona; empty fields give none. */
export function mattersOf(persona: Persona): readonly Matter[] {
  const known = remembered.get(persona)
  if (known !== undefined) return known
  const about = sentencesOf(persona.about).map((sentence) => inFirstPerson(sentence, persona))
  const concern = sentencesOf(persona.concern).map((sentence) => inFirstPerson(sentence, persona))
  const matters = [workOf(persona, about), projectOf(persona, about, concern), concernOf(persona, concern), ...persona.interests.map((interest) => interestOf(interest, about)), backgroundOf(about)]
    .filter((matter) => matter !== null)
  remembered.set(persona, matters)
  return matters
}

/** "a survey" → "my survey"; a phrase in -ing form stays. */
export const owned = (phrase: string, whose: 'my' | 'your'): string => {
  const plain = bare(phrase)
  if (/^[\p{L}]+ing\b/u.test(plain)) return plain
  return `${whose} ${plain.replace(/^(?:an?|the|my|his|her|their) /i, '')}`
}

/** The matter that a sentence is about, judged by shared words; null: none clearly. */
export function matterOf(sentence: string, matters: readonly Matter[]): Matter | null {
  const words = contentOf(sentence)
  const best = matters.map((matter) => ({ matter, score: shared(words, matter.words) / Math.sqrt(matter.words.size + 1) })).toSorted((a, b) => b.score - a.score)[0]
  return best !== undefined && best.score > 0.2 ? best.matter : null
}

/** The matter that an own line was about: by what it told, else by its words. */
export function threadOf(line: string, matters: readonly Matter[]): Matter | null {
  if (line === '') return null
  const words = contentOf(line)
  const told = matters.find(({ domain: { happenings, troubles, joys, nexts } }) =>
    [happenings, troubles, joys, nexts].some((texts) => texts.some((text) => coverage(contentOf(firstChoices(text)), words) >= 0.7)))
  return told ?? matterOf(line, matters)
}

function workOf(persona: Persona, about: readonly string[]): Matter | null {
  if (persona.occupation === '' && persona.work === null) return null
  const domain = domainOf(`${persona.occupation} ${persona.work?.doing ?? ''} ${persona.work?.place ?? ''}`)
  const words = new Set([...contentOf(persona.occupation), ...contentOf(persona.work?.doing ?? ''), ...contentOf(persona.work?.place ?? ''), ...contentOf(domain.field), 'work', 'job'])
  return { kind: 'work', label: domain.mine, statements: about.filter((sentence) => shared(contentOf(sentence), words) > 0), words, domain }
}

function projectOf(persona: Persona, about: readonly string[], concern: readonly string[]): Matter | null {
  if (persona.project === '') return null
  const words = contentOf(persona.project)
  const related = [...about, ...concern].filter((sentence) => coverage(words, contentOf(sentence)) >= 0.34)
  return { kind: 'project', label: owned(persona.project, 'my'), statements: related, words, domain: domainOf(persona.project) }
}

const concernOf = (persona: Persona, concern: readonly string[]): Matter | null =>
  concern.length === 0 ? null : { kind: 'concern', label: bare(concern[0] ?? ''), statements: concern, words: contentOf(persona.concern), domain: domainOf(persona.concern) }

const interestOf = (interest: string, about: readonly string[]): Matter => ({
  kind: 'interest', label: bare(interest), words: contentOf(interest), domain: domainOf(interest),
  statements: about.filter((sentence) => coverage(contentOf(interest), contentOf(sentence)) >= 0.5),
})

const backgroundOf = (about: readonly string[]): Matter | null =>
  about.length === 0 ? null : { kind: 'background', label: 'my life here', statements: about, words: new Set(about.flatMap((sentence) => [...contentOf(sentence)])), domain: domainOf('') }

/** A clause of the persona's news as one tells it oneself: "is giving a party" → "I'm giving a party". */
export const ownNews = (persona: Persona, text: string): string => capitalised(inFirstPerson(`${persona.name} ${bare(text)}`, persona)).replace(/^I am /, "I'm ").replace(/^I have /, "I've ")
