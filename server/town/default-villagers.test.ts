import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { firstName, minutesOf, relationTo, sectorOf, type Persona, type RelationKind } from '../../shared/index.ts'
import { checkPersonas } from './check-personas.ts'
import { DATA_FOLDER } from './load-town.ts'
import { parsePersonas } from './parse-personas.ts'
import { selectVillagers } from './select-villagers.ts'

/** The cast of Lindenmere, held to what the town's life rests on. Where they live is checked with the map (`load-town.test`). */
const text = await readFile(join(DATA_FOLDER, 'personas.json'), 'utf8')
const personas = parsePersonas({ file: 'data/personas.json', text, json: JSON.parse(text) })
checkPersonas('data/personas.json', personas)

/** What the one is to the other when the other is this to the one. */
const INVERSE: Record<RelationKind, RelationKind> = {
  spouse: 'spouse', partner: 'partner', parent: 'child', child: 'parent', sibling: 'sibling', housemate: 'housemate', friend: 'friend',
  colleague: 'colleague', employer: 'employee', employee: 'employer', teacher: 'student', student: 'teacher', neighbour: 'neighbour',
  rival: 'rival', acquaintance: 'acquaintance',
}

const HOMES = {
  'Mill House': 3, 'Rose Cottage': 2, 'Fern Cottage': 2, 'Elm House': 3, 'Gable House': 2, 'Lock Cottage': 1, 'Orchard House': 3, 'Corner House': 2,
  'Pond Cottage': 1, 'Hill House': 2, 'College dorm': 4,
}

const byId = new Map(personas.map((persona) => [persona.id, persona]))
const distinct = (values: readonly string[]): boolean => new Set(values.map((value) => value.toLowerCase())).size === values.length

describe('the village', () => {
  test('has twenty-five villagers in its eleven homes', () => {
    const occupants = Object.fromEntries(Object.keys(HOMES).map((home) => [home, personas.filter((persona) => persona.home === home).length]))
    expect(occupants).toEqual(HOMES)
    expect(personas).toHaveLength(25)
  })

  test('sleeps two to a bed only where they are a couple', () => {
    for (const persona of personas) {
      const others = personas.filter((other) => other.bed === persona.bed && other.id !== persona.id)
      expect(others.map((other) => relationTo(persona, other.id)?.kind), persona.name).toEqual(others.length > 0 ? ['spouse'] : [])
    }
  })

  test('has people of many ages, told apart by first name and its initial letter, project and looks', () => {
    const ages = personas.map(({ age }) => age ?? 0)
    expect([Math.min(...ages), Math.max(...ages)]).toEqual([16, 80])
    expect(distinct(personas.map((persona) => firstName(persona).slice(0, 1)))).toBe(true)
    expect(distinct(personas.map(({ project }) => project))).toBe(true)
    expect(personas.every(({ id, sprite }) => sprite === id)).toBe(true)
  })

  test('shares a surname only within a home', () => {
    for (const one of personas) {
      for (const other of personas) if (surname(one) === surname(other)) expect(one.home, `${one.name}, ${other.name}`).toBe(other.home)
    }
  })

  test('speaks in twenty-five voices', () => {
    for (const field of ['greetings', 'farewells', 'fillers'] as const) expect(distinct(personas.flatMap(({ voice }) => voice[field])), field).toBe(true)
  })
})

const surname = ({ name }: Persona): string => name.split(' ').at(-1) ?? name

describe('each villager', () => {
  test.each(personas.map((persona) => [persona.name, persona] as const))('%s is told in full', (name, persona) => {
    expect(persona.about.startsWith(name), 'about begins with the full name').toBe(true)
    expect(persona.about.split(/\. /u).length).toBeGreaterThanOrEqual(3)
    expect([persona.concern, persona.project, persona.lifestyle, persona.occupation].every((field) => field.length > 4)).toBe(true)
    expect(persona.interests.length).toBeGreaterThanOrEqual(3)
    expect([persona.opinions.length >= 4, persona.opinions.length <= 6, distinct(persona.opinions.map(({ topic }) => topic))]).toEqual([true, true, true])
    expect([1, 2]).toContain(persona.secrets.length)
    expect(persona.secrets.filter((secret) => /[.!?]$/u.test(secret) || !/\b(I|me|my|mine)\b/u.test(secret))).toEqual([])
  })

  test.each(personas.map((persona) => [persona.name, persona] as const))('%s stands to others as they stand back', (_, persona) => {
    expect(persona.relations.length).toBeGreaterThanOrEqual(4)
    expect(persona.relations.length).toBeLessThanOrEqual(8)
    for (const { with: other, kind, note } of persona.relations) {
      const back = byId.get(other) && relationTo(byId.get(other) as Persona, persona.id)
      expect(back?.kind, `${other} back to ${persona.id}`).toBe(INVERSE[kind])
      expect(note).not.toBe('')
    }
  })

  test('knows by the file everybody it lives with, students in the dorm aside', () => {
    for (const one of personas.filter(({ home }) => home !== 'College dorm')) {
      for (const other of personas) if (one.home === other.home && one !== other) expect(relationTo(one, other.id), `${one.name}, ${other.name}`).toBeDefined()
    }
  })
})

describe('talk and news', () => {
  test('every topic divides the village', () => {
    const opinions = personas.flatMap((persona) => persona.opinions)
    const topics = new Set(opinions.map(({ topic }) => topic))
    expect(topics.size).toBe(12)
    for (const topic of topics) {
      const stances = new Set(opinions.filter((opinion) => opinion.topic === topic).map(({ stance }) => stance))
      expect([stances.has('for'), stances.has('against')], topic).toEqual([true, true])
    }
  })

  test('two pieces of news are known to one of the first ten each: a party on the first evening, a candidacy', () => {
    expect(personas.slice(0, 10).flatMap(({ news }) => news).map(({ kind, place, day, time }) => [kind, place, day, time])).toEqual([
      ['party', 'The Heron:bar room', 1, '19:30'], ['candidacy', null, null, null],
    ])
    expect(personas.flatMap(({ news }) => news)).toHaveLength(2)
  })

  test('no secret or news of one stands in the file of another', () => {
    const told = (persona: Persona): string => [persona.about, persona.concern, persona.lifestyle, ...persona.relations.map(({ note }) => note)].join(' ').toLowerCase()
    const hidden = personas.flatMap(({ id, secrets, news }) => [...secrets, ...news.map(({ text: words }) => words)].map((words) => ({ id, words: words.toLowerCase() })))
    expect(hidden.filter(({ id, words }) => personas.some((other) => other.id !== id && told(other).includes(words)))).toEqual([])
    expect(personas.filter((persona) => /candida|standing for mayor/u.test(told(persona))).map(({ name }) => name)).toEqual(['Marek Novotny'])
  })
})

describe('the hours', () => {
  test('the first three work at the cafe before six', () => {
    expect(personas.slice(0, 3).map(({ work }) => work && sectorOf(work.place))).toEqual(['Kettle and Crumb', 'Kettle and Crumb', 'Kettle and Crumb'])
    for (const { wakes, work } of personas.slice(0, 3)) expect([minutesOf(wakes) <= 300, minutesOf(work?.from ?? '12:00') < 360]).toEqual([true, true])
  })

  test('at least six are awake and in company at 06:00, at work or in a shared bedroom', () => {
    const where = (persona: Persona) => (persona.work && minutesOf(persona.work.from) <= 360 ? persona.work.place : persona.bed)
    const awake = personas.filter(({ wakes }) => minutesOf(wakes) <= 365)
    expect(awake.filter((one) => awake.some((other) => other !== one && where(other) === where(one))).length).toBeGreaterThanOrEqual(6)
  })

  test('somebody is up after midnight', () => {
    expect(personas.filter(({ sleeps }) => minutesOf(sleeps) < 180).length).toBeGreaterThanOrEqual(2)
  })
})

test('the first five and the first ten are a company: everybody there knows two of the others', () => {
  for (const count of [5, 10]) {
    for (const persona of selectVillagers(personas, count)) expect(persona.relations.length, `${persona.name} of ${count}`).toBeGreaterThanOrEqual(2)
  }
})
