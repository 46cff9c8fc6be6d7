import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Address, MemoryId, Persona as PersonaOf } from '../../../../shared/index.ts'
import { createRandom, minutesOf, Persona } from '../../../../shared/index.ts'
import { MIRA, OTTO, utteranceInput } from '../speech/speech.test-support.ts'
import { planActions } from './actions.ts'
import { findAgreements } from './agreements.ts'
import { planDay } from './day-plan.ts'
import { summariseDialogue } from './dialogue-summary.ts'
import { rateImportance } from './importance.ts'
import { revisePlan } from './plan-revision.ts'
import { askReflection, drawInsights } from './reflection.ts'
import { decideToTalk } from './talk-decision.ts'

const TOWN: PersonaOf[] = (JSON.parse(readFileSync('data/personas.json', 'utf8')) as unknown[]).map((persona) => Persona.parse(persona))
const PUBLIC = ['Kettle and Crumb:cafe', 'The Heron:bar room', 'Willow market:shop', 'Mill Pond Park:lawn', 'Mill Pond Park:pond', 'Market Square:square', 'Linden College:library'] as Address[]
const arenasOf = ({ home }: PersonaOf): Address[] => [...PUBLIC, ...(home === null ? [] : [`${home}:common room`, `${home}:bathroom`])] as Address[]
const dayOf = (self: PersonaOf, seed: number, agreed: Parameters<typeof planDay>[0]['agreed'] = []) =>
  planDay({ day: 1, self, agreed, memories: [], places: [], arenas: arenasOf(self) }, createRandom(seed))

describe('day-plan', () => {
  it('runs from waking to bed without a gap, for everybody in town', () => {
    for (const self of TOWN) {
      for (const seed of [1, 2, 3]) {
        const { hours, strokes } = dayOf(self, seed)
        expect(hours[0]?.from, self.name).toBe(self.wakes)
        expect(hours.at(-1)?.to, self.name).toBe(self.sleeps)
        hours.slice(1).forEach((hour, index) => expect(hour.from, `${self.name} ${hour.what}`).toBe(hours[index]?.to))
        expect(strokes.length).toBeGreaterThanOrEqual(3)
        expect(hours.every(({ what, emoji }) => what !== '' && emoji !== '')).toBe(true)
      }
    }
  })

  it('keeps work, agreed meetings and the own party', () => {
    const met = dayOf(OTTO, 1, [{ day: 1, from: '18:00', to: '18:40', what: 'Otto Brandt and Mira Holm agreed on a walk at Park:lawn on day 1 at 18:00', place: 'Park:lawn' as Address, agreedWith: MIRA.id }])
    const meeting = met.hours.find(({ what }) => what === 'meeting Mira Holm for a walk')
    expect(meeting).toMatchObject({ place: 'Park:lawn', from: '17:50' })
    expect(met.hours.some(({ what, place }) => what === 'drawing maps' && place === 'Town hall:office')).toBe(true)
    const party = dayOf(MIRA, 1).hours.find(({ what }) => what === 'giving the party')
    expect(party).toMatchObject({ place: 'Heron:bar room', from: '18:30' })
  })

  it('varies, and brings people together in the evening', () => {
    expect(JSON.stringify(dayOf(OTTO, 1))).not.toBe(JSON.stringify(dayOf(OTTO, 2)))
    const out = TOWN.filter((self) => dayOf(self, 5).hours.some(({ place, from }) => /Heron|Park|Square|cafe/.test(place) && minutesOf(from) >= 960))
    expect(out.length).toBeGreaterThan(TOWN.length / 2)
  })
})

describe('actions', () => {
  it('fill the stretch in 5 to 15 minutes at objects that fit', () => {
    const objects = ['oven', 'work table', 'flour shelf', 'sink'].map((object) => `Bakery:shop:${object}` as Address)
    const hour = { day: 1, from: '06:00', to: '08:00', what: 'baking bread', place: 'Bakery:shop' as Address, agreedWith: null }
    const { actions } = planActions({ self: MIRA, now: { day: 1, time: '06:00', place: hour.place }, hour, minutes: 120, objects }, createRandom(1))
    expect(actions.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(120)
    expect(actions.every(({ minutes }) => minutes >= 5 && minutes <= 15)).toBe(true)
    expect(actions.some(({ what, at }) => what === 'kneading dough' && at === 'Bakery:shop:work table')).toBe(true)
    expect(actions.every(({ at }) => objects.includes(at))).toBe(true)
  })
})

describe('talk-decision', () => {
  it('talks more to those who are close and when there is something to say', () => {
    const { partner, memories } = utteranceInput(OTTO, MIRA)
    const share = (more: object): number => {
      const input = { now: { day: 1, time: '12:00', place: 'Park:lawn' as Address }, self: { ...OTTO, concern: '' }, partner, selfStatus: '', partnerStatus: '', minutesSinceLastTalk: null, talksToday: 2, memories, ...more }
      return Array.from({ length: 400 }, (_, seed) => decideToTalk(input, createRandom(seed)).talk).filter(Boolean).length / 400
    }
    expect(share({})).toBeGreaterThan(share({ partner: { ...partner, relation: 'rival' } }))
    expect(share({ self: { ...OTTO, news: MIRA.news } })).toBeGreaterThan(share({}))
    expect(share({ minutesSinceLastTalk: 50 })).toBeLessThan(share({}))
  })
})

const lines = (...says: readonly (readonly [PersonaOf, string])[]) => utteranceInput(MIRA, OTTO, says).lines
const agree = (...says: readonly (readonly [PersonaOf, string])[]) => findAgreements({
  now: { day: 1, time: '10:00', place: 'Park:lawn' as Address }, lines: lines(...says), participants: [utteranceInput(OTTO, MIRA).partner, utteranceInput(MIRA, OTTO).partner], places: utteranceInput(MIRA, OTTO).places,
}).agreements

describe('agreements', () => {
  it('need an offer and an acceptance by the other', () => {
    const offer = [MIRA, 'Would you like to have coffee at the Cafe at half past three?'] as const
    expect(agree(offer, [OTTO, 'I would love to. I will be there!'])).toEqual([{ what: 'coffee', place: 'Cafe:cafe', day: 1, time: '15:30' }])
    expect(agree(offer, [OTTO, 'I am afraid I cannot make it. Another time?'])).toEqual([])
    expect(agree(offer, [OTTO, 'It rained all night.'])).toEqual([])
    expect(agree(offer)).toEqual([])
  })

  it('follow a counter-offer, and need a time to come', () => {
    expect(agree([MIRA, 'Shall we take a walk in the Park?'], [OTTO, 'Gladly. Shall we say six in the evening?'], [MIRA, 'That works, I will be there.'])).toEqual([{ what: 'a walk', place: 'Park:lawn', day: 1, time: '18:00' }])
    expect(agree([MIRA, 'Shall we meet at the Park?'], [OTTO, 'I would love to!'])).toEqual([])
  })

  it('hold for an occasion that one is asked to', () => {
    expect(agree([MIRA, 'I am giving a party at Heron on Monday at 19:00. You are invited. Will you come?'], [OTTO, 'Count me in!'])).toEqual([{ what: 'the party', place: 'Heron:bar room', day: 1, time: '19:00' }])
  })
})

describe('dialogue-summary', () => {
  const { partner, known } = utteranceInput(OTTO, MIRA)
  const keep = (...says: readonly (readonly [PersonaOf, string])[]) => summariseDialogue({ now: { day: 1, time: '10:00', place: 'Park:lawn' as Address }, self: OTTO, partner, known, lines: lines(...says) })

  it('keeps what the partner told, in the third person with full names, and flags what is news', () => {
    const { facts, summary } = keep([MIRA, "Hello, Otto! How are you? I've been working on a book of old bread recipes."], [OTTO, 'I have lost my compass.'], [MIRA, 'I am giving a party at the Heron on Monday at 19:00.'])
    expect(facts.map(({ text }) => text)).toEqual(['Mira Holm is giving a party at the Heron on Monday at 19:00.', 'Mira Holm has been working on a book of old bread recipes.'])
    expect(facts[0]).toMatchObject({ news: true, about: [MIRA.id] })
    expect(facts[1]).toMatchObject({ news: false, triplet: { subject: 'Mira Holm', relation: 'has been', object: 'working on a book of old bread recipes' } })
    expect(summary).toMatch(/^Otto Brandt talked with Mira Holm/)
    expect(JSON.stringify(facts)).not.toMatch(/compass/)
  })

  it('leaves out what leads up to a statement and what trails after it', () => {
    expect(keep([MIRA, 'Believe me, Ada has bought a rowing boat, man.']).facts.map(({ text }) => text)).toEqual(['Ada Lind has bought a rowing boat.'])
    expect(keep([MIRA, 'Well, I have quarter past seven breathing down my neck.'], [MIRA, 'I will definitely keep that in mind.']).facts).toEqual([])
  })

  it('keeps gossip with the third as what it is about, and nothing of mere politeness', () => {
    expect(keep([MIRA, 'Ada has bought a rowing boat.']).facts).toMatchObject([{ text: 'Ada Lind has bought a rowing boat.', about: ['ada-lind'] }])
    expect(keep([MIRA, 'Really? That sounds lovely. Thank you so much. What do you think?']).facts).toEqual([])
  })
})

describe('importance', () => {
  it('rates the mundane low and the poignant high', () => {
    const [teeth, talk, death] = rateImportance({ self: MIRA, texts: ['Mira is brushing her teeth', 'Otto told that he likes maps', 'Her grandmother died last night'] }, createRandom(2)).ratings
    expect(teeth).toBeLessThanOrEqual(2)
    expect(talk).toBeGreaterThan(teeth ?? 10)
    expect(death).toBeGreaterThanOrEqual(9)
  })
})

describe('plan-revision', () => {
  const hours = [{ day: 1, from: '17:00', to: '20:00', what: 'reading', place: 'Lock Cottage:common room' as Address, agreedWith: null }, { day: 1, from: '20:00', to: '22:30', what: 'resting', place: 'Lock Cottage:common room' as Address, agreedWith: null }]
  const revise = (happened: string, given: Parameters<typeof revisePlan>[0]['hours'] = hours) => Array.from({ length: 30 }, (_, seed) => revisePlan({ self: OTTO, now: { day: 1, time: '12:00', place: 'Park:lawn' as Address }, happened, hours: given, arenas: ['Heron:bar room' as Address] }, createRandom(seed)))

  it('makes room for an occasion with place and hour, and for nothing else', () => {
    const gone = revise('Mira Holm said: Mira Holm is giving a party at the Heron on Monday at 19:00').find((one) => one.revise)
    expect(gone?.hours.map(({ from, to, what }) => `${from}-${to} ${what}`)).toEqual(['17:00-19:00 reading', '19:00-20:30 going to the party', '20:30-22:30 resting'])
    expect(revise('Mira Holm said: the bread is good').every(({ revise: changed }) => !changed)).toBe(true)
    expect(revise('a party at the Heron at 19:00', hours.map((hour) => ({ ...hour, agreedWith: MIRA.id }))).every(({ revise: changed }) => !changed)).toBe(true)
  })
})

describe('reflection', () => {
  const memories = ['Mira Holm is afraid that she will lose the bakery.', 'Otto Brandt talked with Mira Holm, who told that the oven smokes.', 'Mira Holm is kneading dough'].map((text, index) => ({
    id: `m${index + 1}` as MemoryId, kind: (['fact', 'dialogue', 'observation'] as const)[index] ?? 'fact', text, day: 1, time: '10:00', importance: [7, 4, 1][index] ?? 1, about: [MIRA.id], triplet: null, heardFrom: null,
  }))

  it('asks of whom the memories speak, and rests every insight on memories it was given', () => {
    const { questions } = askReflection({ self: OTTO, memories, count: 3 }, createRandom(1))
    expect(questions).toHaveLength(3)
    expect(questions[0]).toMatch(/Mira Holm/)
    const { insights } = drawInsights({ self: OTTO, questions, memories }, createRandom(1))
    expect(insights.length).toBeGreaterThan(0)
    for (const { evidence } of insights) expect(evidence.every((id) => memories.some((memory) => memory.id === id)) && evidence.length > 0).toBe(true)
    expect(insights[0]?.text).toMatch(/lose the bakery/)
  })
})
