import { describe, expect, it } from 'vitest'
import { Persona, personaStatements, tripletText } from './index.ts'

describe('personaStatements', () => {
  const persona = Persona.parse({
    id: 'ada', name: 'Ada Berg', age: 40, occupation: 'baker', project: 'a rye loaf', interests: ['chess'], home: 'Mill House',
    work: { place: 'Kettle and Crumb:bakery', from: '05:00', to: '13:00', doing: 'baking bread' },
    relations: [{ with: 'otto', kind: 'spouse' }, { with: 'wil', kind: 'parent' }],
    opinions: [{ topic: 'the new road', stance: 'against' }],
    about: 'Ada Berg has run the bakery for ten years. The oven is old. She keeps bees.',
    secrets: ['I sold the ring'], news: [{ id: 'n', kind: 'other', text: 'is moving away' }],
  })
  const said = personaStatements(persona, (id) => (id === 'otto' ? 'Otto Berg' : 'Wil Holm')).map(tripletText)

  it('says what the file says, relations from the villager\'s side', () => {
    expect(said).toEqual(expect.arrayContaining([
      'Ada Berg works as a baker', 'Ada Berg is 40 years old', 'Ada Berg lives at Mill House', 'Ada Berg works at Kettle and Crumb', 'Ada Berg is baking bread',
      'Ada Berg has project a rye loaf', 'Ada Berg is interested in chess', 'Ada Berg is against the new road', 'Ada Berg is married to Otto Berg',
      'Ada Berg has parent Wil Holm', 'Ada Berg has run the bakery for ten years', 'Ada Berg keeps bees',
    ]))
  })

  it('keeps secrets and news, and sentences about other things, out', () => {
    expect(said.filter((text) => /ring|moving|oven/u.test(text))).toEqual([])
  })

  it('says nothing where the file says nothing', () => {
    expect(personaStatements(Persona.parse({ id: 'x', name: 'X' }))).toEqual([])
  })
})
