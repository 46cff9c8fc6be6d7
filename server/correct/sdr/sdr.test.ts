import { describe, expect, it } from 'vitest'
import { Correction } from '../../../shared/index.ts'
import { recordOf, triplet } from '../../evidence/test-support.ts'
import { current, dan, earlier, saidEarlier, scene, settingOf } from './test-support.ts'

/** Section 4 of the paper, sentence by sentence; models answer from scripts and keep what they were asked. */

const nearly = { utterance: saidEarlier(1), similarity: 0.9 }
const identical = { utterance: saidEarlier(1), similarity: 0.99 }

describe('SDR as a whole', () => {
  it('accepts a first draft on which nothing was found', async () => {
    const { say, guidances, model } = settingOf()
    const correction = await say('Lovely weather.')
    expect(correction).toMatchObject({ corrector: 'sdr', accepted: 0, outcome: 'clean', issues: [] })
    expect(guidances).toEqual([])
    expect(model.calls.map(({ name }) => name)).toEqual(['triplets'])
    expect(Correction.parse(correction)).toEqual(correction)
  })

  it('has a flagged candidate diagnosed, advises the redraft, and accepts the clean one', async () => {
    const { say, guidances } = settingOf({
      similar: [nearly],
      script: { 'diagnosis': ({ candidate }) => ({ severity: candidate.text === 'I work at the mill.' ? 9 : 3, comment: 'the mill again' }) },
    })
    const correction = await say('I work at the mill.')
    expect(guidances).toEqual([{
      rejected: 'I work at the mill.', comments: [{ issue: 'repetition', comment: 'the mill again' }], suggestions: ['say it otherwise'],
    }])
    expect(correction).toMatchObject({ accepted: 1, outcome: 'rewritten', issues: ['repetition'] })
    expect(correction.candidates.map(({ draft }) => draft.text)).toEqual(['I work at the mill.', 'redraft 1'])
    expect(correction.candidates[1]?.review).toMatchObject({ guidance: null })
    expect(Correction.parse(correction)).toEqual(correction)
  })

  it.each([[1, 1], [2, 2], [3, 3]])('with R = %i accepts the last redraft unseen after %i redrafts, and calls it unresolved', async (rounds, redrafts) => {
    const { say, guidances, embedder } = settingOf({ similar: [nearly], config: { rounds }, script: { 'diagnosis': () => ({ severity: 10, comment: 'again' }) } })
    const correction = await say('I work at the mill.')
    expect(guidances).toHaveLength(redrafts)
    expect(correction).toMatchObject({ outcome: 'unresolved', accepted: redrafts, issues: ['repetition'] })
    expect(correction.candidates.at(-1)).toMatchObject({ draft: { text: `redraft ${redrafts}` }, review: null })
    expect(embedder.texts).not.toContain(`redraft ${redrafts}`)
  })

  it('names every issue that led to a redraft, of any round, once', async () => {
    const { say } = settingOf({
      similar: [nearly],
      script: {
        'instant-fact-rating': () => ({ score: 9, criteria: { objectivity: 1, discernment: 1, impact: 1 }, reason: 'flat' }),
        'persona-vote': () => ({ agrees: false, comment: 'I never did' }),
        'diagnosis': ({ candidate }) => ({ severity: candidate.text === 'redraft 1' ? 9 : 2, comment: 'again' }),
      },
    })
    expect((await say('Dan left his wife.')).issues).toEqual(['repetition', 'instant-fact'])
  })
})

describe('θ_force', () => {
  it('goes straight to regeneration with the matched utterance: no model is asked anything', async () => {
    const { say, guidances, model, entailment, embedder } = settingOf({ similar: [identical], config: { rounds: 1 } })
    const correction = await say('I work at the mill, Dan.')
    expect(model.calls).toEqual([])
    expect(entailment.batches).toEqual([])
    expect(embedder.texts).toEqual(['I work at the mill, Dan.'])
    expect(guidances).toEqual([{
      rejected: 'I work at the mill, Dan.', comments: [{ issue: 'repetition', comment: expect.stringContaining('"I work at the mill."') }], suggestions: [],
    }])
    expect(correction.candidates[0]?.review).toMatchObject({ repetition: { forced: true }, inconsistency: null, instantFact: null, diagnoses: [] })
  })

  it('has to be exceeded, not met', async () => {
    const { say } = settingOf({ similar: [{ ...identical, similarity: 0.97 }] })
    expect((await say('I work at the mill.')).candidates[0]?.review).toMatchObject({ repetition: { forced: false }, inconsistency: { compared: 0 } })
  })

  it.each([
    ['the speaker', saidEarlier(0), 'You said'],
    ['the partner in this dialogue', current.lines[1], 'Ben Holm said'],
    ['somebody whom the speaker may not have heard', saidEarlier(1), 'Somebody in town said'],
  ])('tells who said it where it was %s', async (_whose, utterance, told) => {
    const { say, guidances } = settingOf({ similar: utterance ? [{ utterance, similarity: 0.99 }] : [] })
    await say('Much the same.')
    expect(guidances[0]?.comments[0]?.comment).toContain(told)
  })

  it('holds in every round', async () => {
    const { say, model } = settingOf({ similar: [identical] })
    expect(await say('I work at the mill.')).toMatchObject({ outcome: 'unresolved', accepted: 2 })
    expect(model.calls).toEqual([])
  })
})

describe('screening', () => {
  it('runs all three pipelines to their end, also when the first has already flagged', async () => {
    const { say, model } = settingOf({ similar: [nearly] })
    const [first] = (await say('Dan works at the mill.')).candidates
    expect(first?.review).toMatchObject({ repetition: { evidence: ['d1'] }, inconsistency: { hypotheses: [] }, instantFact: { named: [dan.id], flagged: false } })
    expect(model.callsTo('triplets')).toHaveLength(1)
    expect(model.callsTo('instant-fact-rating')).toHaveLength(1)
  })

  it('leaves out a pipeline that is switched off', async () => {
    const { say, model, embedder } = settingOf({ similar: [identical], config: { screens: { repetition: false, inconsistency: false, instantFact: true } } })
    expect((await say('Dan works at the mill.')).candidates[0]?.review).toMatchObject({ repetition: null, inconsistency: null, instantFact: { named: [dan.id] } })
    expect(embedder.texts).toEqual([])
    expect(model.calls.map(({ name }) => name)).toEqual(['instant-fact-rating'])
  })
})

describe('diagnosis', () => {
  it('is asked for what was flagged only', async () => {
    const { say, model } = settingOf({
      similar: [{ ...nearly, similarity: 0.5 }],
      script: {
        'triplets': ({ lines }) => ({ triplets: [triplet('Ada Berg', 'works at', lines.length > 1 ? 'the bakery' : 'the mill')] }),
        'instant-fact-rating': () => ({ score: 6, criteria: { objectivity: 0.5, discernment: 0.5, impact: 0.5 }, reason: 'at θ_fact, not above' }),
      },
      score: () => 0.99,
    })
    const correction = await say('I work at the mill, and Dan knows.')
    expect(model.callsTo('persona-vote')).toEqual([])
    expect(model.callsTo('diagnosis').map(({ input }) => (input as { issue: string }).issue)).toEqual(['inconsistency', 'inconsistency', 'inconsistency'])
    expect(correction).toMatchObject({ outcome: 'clean', candidates: [{ review: { instantFact: { flagged: false }, diagnoses: [{ issue: 'inconsistency' }] } }] })
  })

  it.each([[8, 'clean'], [9, 'unresolved']])('of severity %i (θ_regen = 8, to be exceeded) ends %s', async (severity, outcome) => {
    const { say, guidances } = settingOf({ similar: [nearly], script: { 'diagnosis': () => ({ severity, comment: 'again' }) } })
    const correction = await say('I work at the mill.')
    expect(correction.outcome).toBe(outcome)
    expect(correction.candidates[0]?.review).toMatchObject({ diagnoses: [{ kept: severity > 8, trials: [{ severity }, { severity }, { severity }] }] })
    expect(guidances).toHaveLength(severity > 8 ? 2 : 0)
  })

  it('asks each villager named, without what nobody was told, and keeps a single disagreement', async () => {
    let asked = 0
    const { say, model, guidances } = settingOf({
      config: { rounds: 1 },
      script: {
        'instant-fact-rating': () => ({ score: 7, criteria: { objectivity: 1, discernment: 1, impact: 1 }, reason: 'flat' }),
        'persona-vote': ({ villager }) => ({ agrees: villager.name !== 'Cora Lind' || ++asked !== 2, comment: `${villager.name} speaking, trial` }),
      },
    })
    const correction = await say("Cora's ring is gone, and Dan took it.")
    const votes = model.callsTo('persona-vote').map(({ input }) => input as { villager: { name: string; secrets: string[] }; statement: string; dialogues: { id: string }[] })
    expect(votes.map(({ villager }) => villager.name)).toEqual([...Array(3).fill('Cora Lind'), ...Array(3).fill('Dan Voss')])
    expect(votes[0]).toMatchObject({ villager: { secrets: [] }, statement: "Cora's ring is gone, and Dan took it.", dialogues: [{ id: 'd1' }] })
    expect(votes[3]).toMatchObject({ dialogues: [] })
    expect(correction.candidates[0]?.review).toMatchObject({
      diagnoses: [{ villager: 'cora-lind', chosen: 1, kept: true, trials: [{ agrees: true }, { agrees: false }, { agrees: true }] }, { villager: 'dan-voss', kept: false }],
    })
    expect(guidances[0]?.comments).toEqual([{ issue: 'instant-fact', comment: 'Cora Lind speaking, trial' }])
  })
})

describe('seeds', () => {
  const flagged = { similar: [nearly], script: { 'diagnosis': () => ({ severity: 10, comment: 'again' }) } }

  it('are forked from the scene: the same scene asks the same, another asks otherwise', async () => {
    const seedsOf = async (seed: number) => {
      const { say, model } = settingOf(flagged)
      await say('I work at the mill with Dan.', { ...scene, seed })
      return model.calls.map(({ options }) => options.seed)
    }
    expect(await seedsOf(7)).toEqual(await seedsOf(7))
    expect((await seedsOf(7)).filter((seed, index, all) => all.indexOf(seed) !== index)).toEqual([])
    expect(new Set([...await seedsOf(7), ...await seedsOf(8)]).size).toBe(2 * (await seedsOf(7)).length)
  })
})

describe('the record', () => {
  it('is only read: two lines of one tick do not screen each other, however often they are written anew', async () => {
    const record = recordOf({ dialogues: [earlier, current], similar: [nearly] })
    const before = structuredClone(record.dialoguesOf([scene.speaker.id]))
    const { say } = settingOf({ record, script: { 'diagnosis': () => ({ severity: 10, comment: 'again' }) } })
    const [one, other] = await Promise.all([say('I work at the mill.'), say('I work at the mill.', { ...scene, speaker: scene.partner, partner: scene.speaker })])
    for (const { candidates } of [one, other]) {
      const seen = candidates.flatMap(({ review }) => (review?.type === 'sdr' ? review.repetition?.hits ?? [] : []))
      expect(seen.map(({ utterance }) => utterance)).toEqual(['d1.2', 'd1.2'])
    }
    expect(record.dialoguesOf([scene.speaker.id])).toEqual(before)
  })
})
