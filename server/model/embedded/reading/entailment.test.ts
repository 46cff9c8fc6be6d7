import { describe, expect, it } from 'vitest'
import { createEmbeddedEntailment } from './entailment.ts'

/**
 * The table of the natural-logic rules: what excludes what, by how sure a step. "clash" is above θ_nlig of the embedded
 * profile (0.9), "open" between 0.3 and 0.9, "none" below 0.3. Names and trades are made up; no line comes from a log.
 */
const TABLE: readonly (readonly [premise: string, hypothesis: string, verdict: 'clash' | 'open' | 'none'])[] = [
  // Negation
  ['Ada Berg likes tea', 'Ada Berg does not like tea', 'clash'],
  ['Ada Berg knows Otto Lind', 'Ada Berg does not know Otto Lind', 'clash'],
  ['Ada Berg is interested in politics', 'Ada Berg is not really interested in politics', 'clash'],
  ['Ada Berg works at the school', 'Ada Berg no longer works at the school', 'clash'],
  ['Ada Berg met Otto Lind', 'Ada Berg has never met Otto Lind', 'clash'],
  ['Ada Berg has been to Riga', 'Ada Berg has never been to Riga', 'clash'],
  ['Ada Berg did not like the soup', 'Ada Berg likes the soup', 'open'],
  ['Ada Berg likes tea', 'Ada Berg does not like coffee', 'none'],
  // Opposites
  ['Ada Berg likes the new road', 'Ada Berg hates the new road', 'clash'],
  ['Ada Berg is for the new road', 'Ada Berg is against the new road', 'clash'],
  ['Ada Berg is for the new road', 'Ada Berg does not like the new road', 'clash'],
  ['Ada Berg supports the new road', 'Ada Berg opposes the new road', 'clash'],
  ['Ada Berg is against the new road', 'Ada Berg has turned against the new road', 'none'],
  ['The shop is open on Sunday', 'The shop is closed on Sunday', 'clash'],
  ['Ada Berg loves coffee', 'Ada Berg is tired of coffee', 'clash'],
  // One value at a time
  ['Ada Berg works as a baker', 'Ada Berg is a nurse', 'clash'],
  ['Ada Berg works as a baker', 'Ada Berg is a baker', 'none'],
  ['Ada Berg works as a barista', 'Ada Berg is a waiter at the cafe', 'none'],
  ['Ada Berg is the owner of a mill', 'Ada Berg works as a baker', 'none'],
  ['Ada Berg was a sailor', 'Ada Berg is a baker', 'none'],
  ['Ada Berg works at the school', 'Ada Berg works at the pharmacy', 'clash'],
  ['Ada Berg works at the old school', 'Ada Berg works at the school', 'none'],
  ['Ada Berg lives at Mill House', 'Ada Berg lives on a boat', 'clash'],
  ['Ada Berg lives at Mill House', 'Ada Berg lives in Mill House with two cats', 'none'],
  ['Ada Berg is married to Otto Lind', 'Ada Berg is married to Ivo Marn', 'clash'],
  ['Ada Berg is married to Otto Lind', 'Ada Berg has never been married', 'clash'],
  ['Ada Berg is married to Otto Lind', 'Ada Berg is married to Otto', 'none'],
  ['Ada Berg studies chemistry', 'Ada Berg is a music student', 'clash'],
  ['Ada Berg works as a second-year chemistry student', 'Ada Berg studies chemistry at the college', 'none'],
  ['Ada Berg is 34 years old', 'Ada Berg is 41', 'clash'],
  ['Ada Berg works as a mathematician', 'Ada Berg has a bakery', 'clash'],
  ['Ada Berg works as a baker', 'Ada Berg has a bakery', 'none'],
  ['Ada Berg has project a survey of the dragonflies', 'Ada Berg is working on a book of recipes', 'clash'],
  ['Ada Berg has project a book of poems', 'Ada Berg is working on a collection of poetry', 'none'],
  ['Ada Berg has favourite book Emma', 'Ada Berg has favourite book Dracula', 'clash'],
  ['Ada Berg likes cats', 'Ada Berg likes dogs', 'none'],
  ['Ada Berg is married to Otto Lind', 'Ada Berg lives alone', 'clash'],
  ['Ada Berg has project a survey of the dragonflies', 'Ada Berg gave up on the survey of the dragonflies years ago', 'clash'],
  ['Ada Berg works as a musician and piano teacher', 'Ada Berg is a musician', 'none'],
  ['Ada Berg works as a musician', 'Ada Berg is mad about cooking', 'none'],
  ['Ada Berg works as a baker', 'Ada Berg became a translator', 'clash'],
  ['Ada Berg lives at Corner House', 'Ada Berg lives next to the sawmill', 'clash'],
  ['Ada Berg lives at Corner House', 'Ada Berg lives up at the quarry', 'clash'],
  ['Ada Berg has project a map of the valley', 'Ada Berg never had anything to do with a map of the valley', 'clash'],
  // Appointments
  ['Ada Berg plans to meet Otto Lind at the Heron at 7 pm', 'Ada Berg plans to meet Otto Lind at the park at 7 pm', 'clash'],
  ['Ada Berg plans to meet Otto Lind at eight', 'Ada Berg plans to meet Otto Lind at nine', 'clash'],
  ['Ada Berg plans to meet Otto Lind at 7', 'Ada Berg plans to meet Otto Lind at 19:00', 'none'],
  ['Ada Berg plans to meet Otto Lind on Friday', 'Ada Berg plans to meet Otto Lind on Sunday', 'clash'],
  ['Ada Berg plans to meet Otto Lind at the Heron', 'Ada Berg plans to meet Ivo Marn at the park', 'none'],
  ['Ada Berg plans to bake bread at the cafe at 7', 'Ada Berg plans to be at the park at 7', 'clash'],
  // Quantities
  ['Ada Berg has worked at the cafe for ten years', 'Ada Berg has worked at the cafe for 4 years', 'clash'],
  ['Ada Berg has two sisters', 'Ada Berg has three sisters', 'clash'],
  ['Ada Berg has two sisters', 'Ada Berg has three cats', 'none'],
  // Subjects
  ['Ada Berg works as a baker', 'Otto Lind works as a nurse', 'none'],
  ['Ada works as a baker', 'Ada Berg works as a nurse', 'clash'],
  ['Ada Berg is married to Otto Lind', 'Cora Vay is married to Otto Lind', 'clash'],
  ['李 雷 works as a doctor', '李 雷 is a teacher', 'clash'],
  ['Мария Белова lives in Mill House', 'Мария Белова lives in Rose Cottage', 'clash'],
  // What cannot be read contradicts nothing
  ['', 'Ada Berg works as a nurse', 'none'],
]

describe('embedded entailment', () => {
  it.each(TABLE)('"%s" / "%s": %s', async (premise, hypothesis, verdict) => {
    const [probability = Number.NaN] = await createEmbeddedEntailment().contradiction([[premise, hypothesis]])
    const read = probability > 0.9 ? 'clash' : probability > 0.3 ? 'open' : 'none'
    expect({ probability, read }).toEqual({ probability, read: verdict })
  })

  it('answers pair by pair, in order', async () => {
    const answers = await createEmbeddedEntailment().contradiction([['Ada likes tea', 'Ada does not like tea'], ['Ada likes tea', 'Ada likes tea']])
    expect(answers[0]).toBeGreaterThan(0.9)
    expect(answers[1]).toBeLessThan(0.1)
  })
})
