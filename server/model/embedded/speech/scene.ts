import type { Address, Opinion, Persona, Random, VillagerId } from '../../../../shared/index.ts'
import { createRandom, forkSeed, relationTo, sectorOf } from '../../../../shared/index.ts'
import type { PublicPlace, QuestionInput, Recollection } from '../../questions.ts'
import { contentOf, coverage, firstWord } from '../language/text.ts'
import type { Heard, Surroundings } from './understand.ts'
import { understand } from './understand.ts'
import type { Matter } from './matters.ts'
import { mattersOf, threadOf } from './matters.ts'

export type UtteranceInput = QuestionInput<'utterance'>

/** The moment as the speaker has it in mind: everything in it comes from the prompt's input. */
export interface Scene {
  readonly input: UtteranceInput
  readonly self: Persona
  readonly partner: UtteranceInput['partner']
  /** First name of the partner. */
  readonly they: string
  /** 0 stranger … 1 spouse; a rival is close in nothing. */
  readonly closeness: number
  readonly rival: boolean
  readonly matters: readonly Matter[]
  readonly around: Surroundings
  /** Acts of the partner's last line; empty at the opening. */
  readonly heard: readonly Heard[]
  /** Own lines and the partner's, of this dialogue and of all before. */
  readonly mine: readonly string[]
  readonly theirs: readonly string[]
  readonly minePast: readonly string[]
  readonly theirsPast: readonly string[]
  /** The own matter that was last spoken of, where one was. */
  readonly thread: Matter | null
  /** Draws of what is said: the same for every draft of this turn. */
  readonly content: Random
}

/** Reads the prompt's input once. */
export function readScene(input: UtteranceInput): Scene {
  const { speaker: self, partner, lines, history, known, places, now } = input
  const names = known.map(({ name }) => name)
  const around = { places, now: now.time, known: names }
  const mine = lines.filter(({ speaker }) => speaker === self.id).map(({ text }) => text)
  const theirs = lines.filter(({ speaker }) => speaker !== self.id).map(({ text }) => text)
  const past = history.flatMap((dialogue) => dialogue.lines)
  const last = lines.at(-1)
  const matters = mattersOf(self)
  const relation = partner.relation ?? relationTo(self, partner.id)?.kind ?? null
  return {
    input, self, partner, they: firstWord(partner.name), matters, around, mine, theirs,
    closeness: relation === null ? STRANGER : CLOSENESS[relation],
    rival: relation === 'rival',
    heard: last === undefined || last.speaker === self.id ? [] : understand(last.text, around),
    minePast: past.filter(({ speaker }) => speaker === self.id).map(({ text }) => text),
    theirsPast: past.filter(({ speaker }) => speaker !== self.id).map(({ text }) => text),
    thread: threadOf(mine.at(-1) ?? '', matters),
    content: createRandom(forkSeed('content', self.id, partner.id, now.day, now.time, input.intent, ...lines.map(({ text }) => text))),
  }
}

/** How close two are by their relation, 0 … 1. Ours. */
const CLOSENESS: Readonly<Record<NonNullable<UtteranceInput['partner']['relation']>, number>> = {
  spouse: 0.95, partner: 0.95, parent: 0.9, child: 0.9, sibling: 0.9, housemate: 0.75, friend: 0.8, colleague: 0.6, employer: 0.5, employee: 0.55,
  teacher: 0.5, student: 0.5, neighbour: 0.5, rival: 0.2, acquaintance: 0.4,
}
const STRANGER = 0.3

/** Closeness of a relation that may be unknown. */
export const closenessOf = (relation: UtteranceInput['partner']['relation']): number => (relation === null ? STRANGER : CLOSENESS[relation])

/** Whether one of the lines already says most of this. */
export function alreadySaid(text: string, lines: readonly string[], share = 0.6): boolean {
  const words = contentOf(text)
  return words.size > 0 && lines.some((line) => coverage(words, contentOf(line)) >= share)
}

/** Everything that was said in this dialogue. */
export const saidHere = ({ mine, theirs }: Scene): string[] => [...mine, ...theirs]
export const saidEver = ({ mine, theirs, minePast, theirsPast }: Scene): string[] => [...mine, ...theirs, ...minePast, ...theirsPast]

/** The name of a place as people say it: "the Heron", "Willow market" → "the market". */
export function sayPlace(address: Address | string, places: readonly PublicPlace[]): string {
  const sector = sectorOf(address as Address)
  const name = places.find((place) => place.address === address)?.name ?? places.find((place) => sectorOf(place.address) === sector)?.name ?? sector
  const plain = name.replace(/\s*\(.*\)$/, '')
  if (/^(?:the|my|our) /i.test(plain)) return plain.replace(/^The /, 'the ')
  return /(?:pub|park|market|pharmacy|square|studio|hall|workshop|school|college|dorm|lanes|library|cafe|café|bakery|garden|pond|lawn|store|shop|house|cottage|inn|bar)$/i.test(plain) && !/(?:House|Cottage|Park|College|Square)$/.test(plain)
    ? `the ${plain.toLowerCase() === plain || /^(?:Art|Town|Pharmacy|Workshop|School|College dorm|Lanes)\b/.test(plain) ? plain.toLowerCase() : plain}` : plain
}

/** Memories that name a villager as what they are about, latest and weightiest first as given. */
export const memoriesAbout = ({ input }: Scene, villager: VillagerId): Recollection[] => input.memories.filter(({ about }) => about.includes(villager))

/** The opinion of one's own that a text touches; null: none. */
export function opinionOn(text: string, { self }: Scene): Opinion | null {
  const words = contentOf(text)
  const best = self.opinions.map((opinion) => ({ opinion, share: coverage(contentOf(opinion.topic), words) })).toSorted((a, b) => b.share - a.share)[0]
  return best !== undefined && best.share >= 0.5 ? best.opinion : null
}
