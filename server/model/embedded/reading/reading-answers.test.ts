import { describe, expect, it } from 'vitest'
import { DialogueId, Persona, createRandom } from '../../../../shared/index.ts'
import { QUESTIONS } from '../../questions.ts'
import { readingAnswers } from './reading-answers.ts'
import { lineOf, talk } from './test-support.ts'

const WE = ['Mira Holm', 'Otto Brandt'] as const
const triplet = (object: string) => ({ subject: 'Mira Holm', relation: 'works as', object })

describe('the smaller answers', () => {
  it('picks the dialogues with the surest contradictions, each once', () => {
    const suspicious = (['d1', 'd2', 'd3', 'd2', 'd4'] as const).map((id, index) => ({
      dialogue: DialogueId.parse(id), premise: triplet('baker'), hypothesis: triplet('nurse'), contradiction: [0.92, 0.95, 0.95, 0.91, 0.99][index] ?? 0,
    }))
    expect(readingAnswers['evidence-selection']({ candidate: lineOf('Mira Holm', 'I am a nurse.'), k: 3, suspicious })).toEqual({ dialogues: ['d4', 'd2', 'd3'] })
  })

  it('makes one suggestion a comment, with the words to leave out', () => {
    const { suggestions } = readingAnswers.suggestions({
      candidate: lineOf('Mira Holm', 'I am a nurse. Hello again!'), lines: talk(WE, 'Hello!'),
      comments: [{ issue: 'inconsistency', comment: 'Mira Holm says "I am a nurse", but works as a baker.' }, { issue: 'repetition', comment: 'Greets again: "Hello again!"' }],
    }, createRandom(3))
    expect(suggestions).toHaveLength(2)
    expect(suggestions[0]).toContain('"I am a nurse"')
    expect(suggestions[1]).toContain('"Hello again!"')
  })

  it('chooses the candidate that answers, does not repeat and fits the persona', () => {
    const speaker = Persona.parse({ id: 'otto', name: 'Otto Brandt', occupation: 'librarian' })
    const lines = talk(['Mira Holm', 'Otto Brandt'], 'I baked forty loaves before sunrise today.', 'That is a lot of bread.', 'What did you do this morning?')
    const candidates = ['That is a lot of bread.', 'I work as a plumber and mended a pipe this morning.', 'This morning I put the map room in order at last.']
    expect(readingAnswers['candidate-choice']({ speaker, lines, candidates }).best).toBe(2)
  })

  it('gives answers that the questions\' own schemas accept', () => {
    const candidate = lineOf('Mira Holm', 'Ana sold the bakery. I work at the school.')
    const random = createRandom(1)
    expect(QUESTIONS.triplets.output.safeParse(readingAnswers.triplets({ lines: [candidate], names: ['Mira Holm', 'Ana Silva'] })).success).toBe(true)
    expect(QUESTIONS['instant-fact-rating'].output.safeParse(readingAnswers['instant-fact-rating']({ candidate, lines: [], named: ['Ana Silva'] })).success).toBe(true)
    expect(QUESTIONS.diagnosis.output.safeParse(readingAnswers.diagnosis({ issue: 'repetition', candidate, lines: [], references: [], statements: [] }, random)).success).toBe(true)
    expect(QUESTIONS['instant-fact-rating'].output.safeParse(readingAnswers['instant-fact-rating']({ candidate, lines: [], named: [] })).success).toBe(true)
  })
})
