import { describe, expect, it } from 'vitest'
import { inFirstPerson, inSecondPerson, inThirdPerson } from './person.ts'

const mira = { name: 'Mira Holm', pronouns: 'she' } as const
const ravi = { name: 'Ravi Chandran', pronouns: 'they' } as const

describe('grammatical person', () => {
  it.each([
    ['Mira Holm bakes bread and knows her customers.', 'I bake bread and know my customers.'],
    ['She is the baker of the town, carries flour and has run the shop since her mother retired.', 'I am the baker of the town, carry flour and have run the shop since my mother retired.'],
    ['The council wants to cut her hours and she cannot say no.', 'The council wants to cut my hours and I cannot say no.'],
    ['Otto gave her a map, and he keeps the copy.', 'Otto gave me a map, and he keeps the copy.'],
    ["Mira's oven smokes.", 'My oven smokes.'],
  ])('tells it oneself: %s', (third, first) => {
    expect(inFirstPerson(third, mira)).toBe(first)
  })

  it('tells it of one who is called "they"', () => {
    expect(inFirstPerson('Ravi Chandran is the bicycle mender. They grew up in Leicester and cook on Thursdays.', ravi)).toBe('I am the bicycle mender. I grew up in Leicester and cook on Thursdays.')
  })

  it('says it to the face', () => {
    expect(inSecondPerson('Mira Holm is tired and has lost her keys.', mira)).toBe('You are tired and have lost your keys.')
  })

  it.each([
    ["I'm working on my thesis", 'Mira Holm is working on her thesis'],
    ["I've been to the pond and I keep a list", 'Mira Holm has been to the pond and she keeps a list'],
    ['I slid into it by accident', 'Mira Holm slid into it by accident'],
    ['My oven smokes when I bake', "Mira Holm's oven smokes when she bakes"],
  ])('reports it: %s', (said, told) => {
    expect(inThirdPerson(said, mira)).toBe(told)
  })
})
