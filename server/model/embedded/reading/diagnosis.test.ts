import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../../shared/index.ts'
import type { QuestionInput } from '../../questions.ts'
import { answerDiagnosis } from './diagnosis.ts'
import { lineOf, past, talk } from './test-support.ts'

/**
 * The scale of the diagnosis, on the readers' scale: what must be rewritten lies above θ_regen (8), what readers notice at 5 or
 * more, and lines that nobody would mark well below 5. The highest of three trials is taken, as SDR does.
 */
const WE = ['Mira Holm', 'Otto Brandt'] as const
type Case = { title: string, issue: 'repetition' | 'inconsistency', lines: readonly string[], candidate: string, references?: QuestionInput<'diagnosis'>['references'], statements?: string[] }

const worst = ({ issue, lines, candidate, references = [], statements = [] }: Case): { severity: number, comment: string } => {
  const said = talk(WE, ...lines)
  const speaker = WE[lines.length % 2] as string
  const trials = [1, 2, 3].map((seed) => answerDiagnosis({ issue, candidate: lineOf(speaker, candidate), lines: said, references, statements }, createRandom(seed)))
  return trials.reduce((best, trial) => (trial.severity > best.severity ? trial : best))
}

const GLARING: readonly Case[] = [
  { title: 'the same line again', issue: 'repetition', lines: ['The reeds were full of frogs when I walked past this morning.', 'Were they loud?'], candidate: 'The reeds were full of frogs when I walked past this morning.' },
  {
    title: 'the partner\'s sentence given back', issue: 'repetition',
    lines: ['We should find somebody who can carry the lanterns down to the water before dark.'],
    candidate: 'Yes! We should find somebody who can carry the lanterns down to the water before dark.',
  },
  {
    title: 'an own long line from an earlier talk with the same partner', issue: 'repetition', lines: ['What is new with you?'],
    candidate: 'I have been copying the old parish maps and every one of them puts the mill in a different place.',
    references: [past('d1', talk(['Otto Brandt', 'Mira Holm'], 'I have been copying the old parish maps and every one of them puts the mill in a different place.', 'How odd.'))],
  },
  { title: 'another job than the file has', issue: 'inconsistency', lines: ['How was your day?'], candidate: 'Long. I work as a plumber, you know.', statements: ['Otto Brandt works as a librarian'] },
  { title: 'another home', issue: 'inconsistency', lines: [], candidate: 'I live in Rose Cottage now.', statements: ['Mira Holm lives at Mill House'] },
  { title: 'another hour than was agreed', issue: 'inconsistency', lines: ['Let\'s meet at the fountain at seven.', 'Gladly, at seven then.'], candidate: 'Good. So see you at the fountain at nine.' },
  { title: 'an opinion turned round', issue: 'inconsistency', lines: ['I am against the new road.', 'Why?', 'It is too loud.', 'I see.'], candidate: 'And besides, I am for the new road.' },
  {
    title: 'the other\'s project as one\'s own', issue: 'inconsistency', lines: ['I\'m working on a survey of the dragonflies.'], candidate: 'I\'m working on a survey of the dragonflies at the moment.',
    statements: ['Otto Brandt has project a history of the railway'],
  },
  {
    title: 'as if meeting anew', issue: 'inconsistency', lines: ['Good morning, Otto!'], candidate: 'Hello! Nice to meet you, I am new here.',
    references: [past('d1', talk(WE, 'How is the library?', 'Quiet, as ever.'))],
  },
]

const NOTICEABLE: readonly Case[] = [
  {
    title: 'the same news to somebody else', issue: 'repetition', lines: ['What is new with you?'],
    candidate: 'I have been copying the old parish maps and every one of them puts the mill in a different place.',
    references: [past('d1', talk(['Otto Brandt', 'Ana Silva'], 'I have been copying the old parish maps and every one of them puts the mill in a different place.', 'How odd.'))],
  },
  { title: 'a second greeting', issue: 'repetition', lines: ['Good morning, Otto!', 'Hello, Mira.', 'Is the library open?', 'It is.'], candidate: 'Good morning, Otto! I need a map.' },
  { title: 'a question asked and answered', issue: 'repetition', lines: ['When does the ferry to the island leave?', 'At noon.', 'Thanks.', 'Any time.'], candidate: 'And when will the ferry for that island leave, please?' },
]

const CLEAN: readonly Case[] = [
  { title: 'a greeting back', issue: 'repetition', lines: ['Good morning, Otto! How are you?'], candidate: 'Good morning, Mira! Tired, I was up with the moths.' },
  { title: 'a farewell', issue: 'repetition', lines: ['I must go.', 'So must I.'], candidate: 'See you later, Otto!' },
  { title: 'an answer', issue: 'repetition', lines: ['Where do you keep the maps of the valley?'], candidate: 'In the long drawer under the window, sorted by year.' },
  { title: 'the usual opening with somebody else', issue: 'repetition', lines: [], candidate: 'Hello, Otto! How is your day going?', references: [past('d1', talk(['Mira Holm', 'Ana Silva'], 'Hello, Ana! How is your day going?', 'Fine.'))] },
  { title: 'what fits the file', issue: 'inconsistency', lines: ['What do you do?'], candidate: 'I\'m the librarian, and I live at Mill House.', statements: ['Otto Brandt works as a librarian', 'Otto Brandt lives at Mill House'] },
  { title: 'a question about it', issue: 'inconsistency', lines: ['I live at Mill House.'], candidate: 'Do you like Mill House?' },
]

describe('diagnosis', () => {
  it.each(GLARING.map((one) => [one.title, one] as const))('finds glaring: %s', (_, one) => {
    const { severity, comment } = worst(one)
    expect({ severity, comment, above: severity > 8 }).toEqual({ severity, comment, above: true })
    expect(comment).toContain('"')
  })

  it.each(NOTICEABLE.map((one) => [one.title, one] as const))('finds noticeable: %s', (_, one) => {
    const { severity } = worst(one)
    expect(severity).toBeGreaterThanOrEqual(5)
    expect(severity).toBeLessThanOrEqual(8)
  })

  it.each(CLEAN.map((one) => [one.title, one] as const))('lets pass: %s', (_, one) => {
    const { severity, comment } = worst(one)
    expect({ severity, comment, below: severity < 4 }).toEqual({ severity, comment, below: true })
  })

  it('differs by at most a point between trials, and not at all for one seed', () => {
    const input = { issue: 'repetition' as const, candidate: lineOf('Mira Holm', 'The frogs are loud in the reeds tonight.'), lines: talk(WE, 'The frogs are loud in the reeds tonight.', 'Yes.'), references: [], statements: [] }
    const severities = [1, 2, 3, 4, 5, 6].map((seed) => answerDiagnosis(input, createRandom(seed)).severity)
    expect(Math.max(...severities) - Math.min(...severities)).toBeLessThanOrEqual(1)
    expect(answerDiagnosis(input, createRandom(9))).toEqual(answerDiagnosis(input, createRandom(9)))
  })
})
