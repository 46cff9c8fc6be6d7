import type { Address, DialogueEnd, Issue, Kinship, Outcome, Persona, RelationKind, RunInfo, Tick, VillagerId } from '../shared/index.ts'
import { dayAt, timeAt } from '../shared/index.ts'

/** How the page puts things in words. Everything here is pure. */

export const ISSUES: readonly Issue[] = ['repetition', 'inconsistency', 'instant-fact']

/** The letter stands beside the colour, so that the kinds are told apart without it. */
export const ISSUE_WORDS: Readonly<Record<Issue, { readonly letter: string; readonly name: string; readonly asks: string }>> = {
  'repetition': { letter: 'R', name: 'repetition', asks: 'Has this been said before?' },
  'inconsistency': { letter: 'I', name: 'inconsistency', asks: 'Does it contradict what was said before?' },
  'instant-fact': { letter: 'F', name: 'instant fact', asks: 'Does it make something up about somebody else?' },
}

export const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  unchecked: 'not checked', clean: 'fine at first', rewritten: 'rewritten, then fine', chosen: 'chosen among several', unresolved: 'rewritten, not settled',
}

export const KINSHIP_WORDS: Readonly<Record<Kinship, string>> = {
  'same-speaker-same-dialogue': 'the same speaker, earlier in this talk',
  'same-speaker-other-dialogue': 'the same speaker, in another talk',
  'other-speaker': 'somebody else',
}

export const END_WORDS: Readonly<Record<DialogueEnd, string>> = {
  'goodbye': 'they took leave', 'errand': 'one of them had an errand', 'appointment': 'one of them was expected elsewhere',
  'nothing-more': 'there was nothing more to say', 'loop': 'they were going in circles', 'cap': 'it had become too long',
  'failed': 'the model failed', 'recorded': 'the recording ends there',
}

/** How a relation reads in a list: "spouse", with the note beside it. */
export const relationWord = (kind: RelationKind): string => kind

/** "Kettle and Crumb, cafe": an address for reading, without its object. */
export function placeWords(address: Address | string): string {
  const [sector = '', arena] = address.split(':')
  return arena && arena !== sector.toLowerCase() ? `${sector}, ${arena}` : sector
}

/** "07:25", or "day 2, 07:25" after the first day. */
export function momentWords(info: Pick<RunInfo, 'clock'>, tick: Tick): string {
  const day = dayAt(info.clock, tick)
  return day > 1 ? `day ${day}, ${timeAt(info.clock, tick)}` : timeAt(info.clock, tick)
}

/** "one", "two", "three", then figures. */
export const countWords = (count: number): string => ['no', 'one', 'two', 'three', 'four', 'five', 'six'][count] ?? String(count)

/** "once", "twice", "3 times". */
export const timesWords = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${countWords(count)} times`)

/** "a", "a and b", "a, b and c". */
export const listWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** "1 line", "3 lines". */
export const plural = (count: number, one: string, many = `${one}s`): string => `${count.toLocaleString('en')} ${count === 1 ? one : many}`

export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What the feed says while nobody has spoken. */
export function silenceWords(time: string, asleep: number, everyone: number): string {
  if (everyone === 0) return `Nobody has spoken yet: it is ${time}.`
  if (asleep > everyone / 2) return `Nobody has spoken yet: it is ${time}, ${asleep === everyone ? 'the whole town is asleep' : 'most of the town is asleep'}.`
  return `Nobody has spoken yet: it is ${time}, and people are only just about.`
}

/** Names of villagers; an id that the run does not know stands for itself. */
export interface Names { full(id: VillagerId): string; first(id: VillagerId): string }

export function namesOf(personas: readonly Persona[]): Names {
  const byId = new Map(personas.map((persona) => [persona.id, persona.name]))
  const firsts = new Map<string, number>()
  for (const { name } of personas) firsts.set(firstWord(name), (firsts.get(firstWord(name)) ?? 0) + 1)
  const full = (id: VillagerId) => byId.get(id) ?? id
  return { full, first: (id) => ((firsts.get(firstWord(full(id))) ?? 0) > 1 ? full(id) : firstWord(full(id))) }
}

const firstWord = (name: string): string => name.split(/\s+/u)[0] ?? name
