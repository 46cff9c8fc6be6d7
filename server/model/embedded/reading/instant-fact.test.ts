import { describe, expect, it } from 'vitest'
import { DialogueId, Persona, createRandom } from '../../../../shared/index.ts'
import { answerInstantFactRating } from './instant-fact-rating.ts'
import { answerPersonaVote } from './persona-vote.ts'
import { lineOf } from './test-support.ts'

/**
 * The cases of SDR's figure 5 in words of our own: what states a fact about somebody absent is rated above θ_fact (6), a plan,
 * wish, question, opinion or small matter below; and whether the simulated persona agrees with the former.
 */
const STATED = [
  'Ana sold the bakery last week because of her debts.',
  'Between you and me, Ana was fired from the school.',
  'Ana told me that she is leaving her husband.',
  'Did you hear? Ana won the chess prize in Riga.',
  'There is a reading hosted by Ana Silva on Friday to collect money for the roof.',
  'I met Ana at the pond yesterday and she promised to sing at the festival.',
]
const NOT_STATED = [
  'I\'m planning to ask Ana for some advice on my drawings.',
  'I might visit Ana tomorrow.',
  'I hope Ana comes to the party.',
  'Is Ana running for mayor?',
  'I think Ana is lovely.',
  'It\'s great that Ana has found a new flat.',
  'Ana is having lunch.',
  'You said that Ana is moving away.',
]
const ana = Persona.parse({ id: 'ana', name: 'Ana Silva', occupation: 'nurse', about: 'Ana Silva is a nurse. She plays chess in a club in Riga.', home: 'Rose Cottage' })
const vote = (statement: string, said: string[] = []) => answerPersonaVote({
  villager: ana, speaker: 'Mira Holm', statement,
  dialogues: said.length === 0 ? [] : [{ id: DialogueId.parse('d1'), day: 1, time: '08:00', lines: said.map((text) => ({ ...lineOf('Ana Silva', text), speaker: ana.id })) }],
}, createRandom(1))

describe('instant facts', () => {
  it.each(STATED)('is one: %s', (text) => {
    const { score, criteria } = answerInstantFactRating({ candidate: lineOf('Mira Holm', text), lines: [], named: ['Ana Silva'] })
    expect(score).toBeGreaterThan(6)
    expect(criteria.objectivity).toBeGreaterThan(0.5)
    expect(vote(text).agrees).toBe(false)
  })

  it.each(NOT_STATED)('is none: %s', (text) => {
    const { score, reason } = answerInstantFactRating({ candidate: lineOf('Mira Holm', text), lines: [], named: ['Ana Silva'] })
    expect({ score, reason, below: score <= 6 }).toEqual({ score, reason, below: true })
  })

  it('rates lower what the other speaker has just told', () => {
    const candidate = lineOf('Mira Holm', 'So Ana sold the bakery because of her debts.')
    const told = answerInstantFactRating({ candidate, lines: [lineOf('Otto Brandt', 'Ana sold the bakery because of her debts.')], named: ['Ana Silva'] })
    expect(told.score).toBeLessThan(answerInstantFactRating({ candidate, lines: [], named: ['Ana Silva'] }).score)
  })
})

describe('the simulated persona', () => {
  it('agrees with what its background or its own talks bear out', () => {
    expect(vote('Ana is a nurse.').agrees).toBe(true)
    expect(vote('Ana sold her old piano to the pub.', ['I sold my old piano to the pub.']).agrees).toBe(true)
    expect(vote('I will ask Ana tomorrow.').agrees).toBe(true)
  })

  it('disagrees in the first person, with its own statement where that excludes the claim', () => {
    const { agrees, comment } = vote('Ana works as a lawyer now.')
    expect(agrees).toBe(false)
    expect(comment).toContain('I work as a nurse')
    expect(vote('Ana has bought a racing car.').comment).toMatch(/\bI\b|\bme\b/u)
  })
})
