import { describe, expect, it } from 'vitest'
import type { Address, DialogueId, MemoryId } from '../../../../shared/index.ts'
import { createRandom, EmbeddedFaults } from '../../../../shared/index.ts'
import type { Recollection } from '../../questions.ts'
import { speak } from './speak.ts'
import { ADA, MIRA, NO_FAULTS, OTTO, STRANGER, utteranceInput } from './speech.test-support.ts'

const say = (input: ReturnType<typeof utteranceInput>, seed = 1, faults = NO_FAULTS) => speak(input, faults, createRandom(seed))
/** Different turns: the content of a turn is decided by the moment, so moments differ. */
const atMinute = (minute: number) => ({ now: { day: 1, time: `${String(10 + Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`, place: 'Park:lawn' as Address } })
const memory = (text: string, more: Partial<Recollection> = {}): Recollection => ({
  id: 'm1' as MemoryId, kind: 'fact', text, day: 1, time: '09:00', importance: 5, about: [ADA.id], triplet: null, heardFrom: null, ...more,
})

describe('speak', () => {
  it('says the same for the same input and seed, and words it otherwise for another seed', () => {
    const input = utteranceInput(MIRA, OTTO, [[OTTO, 'Good morning, Mira. How are you?']])
    expect(say(input, 4)).toEqual(say(input, 4))
    expect(new Set(Array.from({ length: 12 }, (_, seed) => say(input, seed).text)).size).toBeGreaterThan(4)
  })

  it('never says what it cannot know: the secrets of others, and its own only to those who are close', () => {
    for (let minute = 0; minute < 150; minute += 1) {
      const { text } = say(utteranceInput(OTTO, MIRA, [[MIRA, 'Hello, Otto.'], [OTTO, 'Good day.'], [MIRA, 'I was up early.']], atMinute(minute)), minute)
      expect(text).not.toMatch(/pawned|wedding ring|bar room|party/)
      expect(say(utteranceInput(OTTO, STRANGER, [], atMinute(minute)), minute).text).not.toMatch(/forged|meadow/)
    }
  })

  it('tells its own news to a friend, and asks whether the friend will come', () => {
    const told = Array.from({ length: 60 }, (_, minute) => say(utteranceInput(MIRA, OTTO, [], atMinute(minute)), minute).text).filter((text) => /party at the Heron/.test(text))
    expect(told.length).toBeGreaterThan(15)
    for (const text of told) expect(text).toMatch(/\?/)
  })

  it('passes on of a third only what a memory supports', () => {
    const about = memory('Ada Lind has bought a rowing boat.')
    const texts = (memories: Recollection[]) => Array.from({ length: 80 }, (_, minute) => say(utteranceInput(OTTO, MIRA, [[MIRA, 'How is Ada these days?']], { ...atMinute(minute), memories }), minute).text)
    expect(texts([about]).every((text) => /rowing boat/.test(text))).toBe(true)
    expect(texts([]).some((text) => /rowing boat/.test(text))).toBe(false)
  })

  it('looks at its plan before it accepts', () => {
    const invited = (plan: ReturnType<typeof utteranceInput>['plan']) => Array.from({ length: 40 }, (_, minute) =>
      say(utteranceInput(OTTO, MIRA, [[MIRA, 'Would you like to meet for a drink at the Heron at seven this evening?']], { ...atMinute(minute), plan }), minute).text)
    const busy = [{ day: 1, from: '18:30', to: '20:00', what: 'meeting the mayor', place: 'Town hall:hall' as Address, agreedWith: ADA.id }]
    expect(invited(busy).every((text) => /meeting the mayor/.test(text))).toBe(true)
    expect(invited([]).filter((text) => /seven o'clock/.test(text)).length).toBeGreaterThan(20)
  })

  it('agrees or disagrees by its own opinion', () => {
    const { text } = say(utteranceInput(OTTO, MIRA, [[MIRA, 'Hello.'], [OTTO, 'Good day.'], [MIRA, 'I am against the new bridge, because the old one only needs planks.']]), 3)
    expect(text).toMatch(/way to school/)
  })

  it('answers a goodbye with one, and leaves when it must', () => {
    expect(say(utteranceInput(MIRA, OTTO, [[MIRA, 'Hello!'], [OTTO, 'I must be on my way. Goodbye, Mira.']])).ends).toBe('goodbye')
    const leaving = say(utteranceInput(MIRA, OTTO, [[MIRA, 'Hello!'], [OTTO, 'It rained.']], { mustLeave: { reason: 'appointment', what: 'meeting Ada' } }))
    expect(leaving.ends).toBe('appointment')
    expect(leaving.text).toMatch(/meeting Ada/)
  })

  it('gets by with a name and nothing else', () => {
    for (let minute = 0; minute < 60; minute += 1) {
      const { text } = say(utteranceInput(STRANGER, ADA, minute % 2 === 0 ? [] : [[ADA, 'What are you working on?']], { ...atMinute(minute), known: [], places: [] }), minute)
      expect(text.length).toBeGreaterThan(2)
      expect(text).not.toMatch(/undefined|null|[{}<>[\]]/)
    }
  })

  it('asks after what the partner told in an earlier talk', () => {
    const history = [{ id: 'd1' as DialogueId, day: 1, time: '08:00', place: 'Park:lawn' as Address, lines: [
      { speaker: MIRA.id, name: 'Mira Holm', text: 'Hello!' }, { speaker: OTTO.id, name: 'Otto Brandt', text: 'I have started a map of the boundary stones.' }] }]
    const texts = Array.from({ length: 60 }, (_, minute) => say(utteranceInput({ ...MIRA, news: [] }, OTTO, [], { ...atMinute(minute), history }), minute).text)
    expect(texts.some((text) => /you have started a map of the boundary stones|your map/i.test(text))).toBe(true)
  })
})

describe('faults', () => {
  const rates = EmbeddedFaults.parse({})
  const talk = [[OTTO, 'Good morning, Mira.'], [MIRA, 'Well hello, Otto. I have been at the oven since five and my back knows it.'], [OTTO, 'I am still working on my survey of the dragonflies, and I like it very much.']] as const
  const input = utteranceInput(MIRA, OTTO, talk)
  const share = (issue: string, runs: readonly ReturnType<typeof say>[]) => runs.filter(({ faults }) => faults.some((fault) => fault.issue === issue)).length / runs.length
  const draws = (given = input, count = 1500) => Array.from({ length: count }, (_, seed) => say(given, seed, rates))

  it('come at their rates and say what they are', () => {
    const runs = draws()
    expect(share('repetition', runs)).toBeCloseTo(rates.repetition, 1)
    expect(share('inconsistency', runs)).toBeCloseTo(rates.inconsistency, 1)
    expect(Math.abs(share('instant-fact', runs) - rates.instantFact)).toBeLessThan(0.02)
    for (const { faults } of runs) for (const fault of faults) expect(fault.what.length).toBeGreaterThan(10)
    for (const { faults } of runs) for (const fault of faults.filter(({ issue }) => issue === 'instant-fact')) expect(fault.about).toContain(ADA.id)
  })

  it('are left out at the rate of heeding where they were pointed out, and stay as likely where not', () => {
    const guidance = { rejected: 'As I said, I have been at the oven since five.', comments: [{ issue: 'repetition' as const, comment: 'said before' }], suggestions: [] }
    const sure = EmbeddedFaults.parse({ repetition: 1, inconsistency: 0.1, instantFact: 0, heeds: { repetition: 0.85 } })
    const runs = Array.from({ length: 1500 }, (_, seed) => say({ ...input, attempt: 1, guidance }, seed, sure))
    expect(Math.abs(share('repetition', runs) - 0.15)).toBeLessThan(0.04)
    expect(Math.abs(share('inconsistency', runs) - 0.1)).toBeLessThan(0.03)
  })

  it('leaves the rejected sentences out of a redraft that heeds', () => {
    const rejected = say(input, 1).text
    const guidance = { rejected, comments: [], suggestions: [] }
    const redrafts = Array.from({ length: 40 }, (_, seed) => say({ ...input, attempt: 1, guidance }, seed).text)
    expect(redrafts.filter((text) => text === rejected).length).toBe(0)
  })
})
