import { describe, expect, it } from 'vitest'
import type { InconsistencyScreen, Triplet } from '../../../shared/index.ts'
import { DialogueId, tripletText } from '../../../shared/index.ts'
import { dialogueOf, recordOf, triplet } from '../../evidence/test-support.ts'
import type { Setting } from './test-support.ts'
import { ada, ben, cora, current, dan, draftOf, settingOf } from './test-support.ts'

const HYPOTHESIS = triplet('Ada Berg', 'works at', 'the mill')

/** Each line or dialogue holds the claims that it quotes: "claim: Ada Berg|works at|the bakery". */
const claimsIn = (text: string): Triplet[] =>
  [...text.matchAll(/([^|.]+)\|([^|.]+)\|([^|.]+)\./gu)].map(([, subject = '', relation = '', object = '']) => triplet(subject.trim(), relation, object))

const reader: Setting['script'] = { 'triplets': ({ lines }) => ({ triplets: lines.flatMap(({ text }) => claimsIn(text)) }) }
const CANDIDATE = `${HYPOTHESIS.subject}|${HYPOTHESIS.relation}|${HYPOTHESIS.object}.`

async function screenOf(setting: Setting) {
  const town = settingOf({ ...setting, script: { ...reader, ...setting.script } })
  const correction = await town.say(CANDIDATE)
  const review = correction.candidates[0]?.review
  if (review?.type !== 'sdr' || !review.inconsistency) throw new Error('no screen of inconsistency')
  const screened: InconsistencyScreen = review.inconsistency
  return { ...town, correction, screened }
}

const dialogueWith = (id: string, startTick: number, ...claims: string[]) => dialogueOf(id, [ada, cora], claims.map((claim) => `${claim}.`), { startTick })

describe('NLI-graph', () => {
  it('compares triplets of the earlier, finished dialogues of either speaker with the candidate, the earlier one as the premise', async () => {
    const record = recordOf({ dialogues: [
      dialogueOf('d1', [ada, cora], ['Ada Berg|works at|the bakery.']),
      dialogueOf('d2', [ben, dan], ['Ada Berg|lives at|the lane.'], { startTick: 10 }),
      dialogueOf('d3', [cora, dan], ['Ada Berg|works at|the school.'], { startTick: 20 }),
      dialogueOf('d4', [ben, dan], ['Ada Berg|is|gone.'], { startTick: 30, endTick: null }),
      current,
    ] })
    const { entailment, screened } = await screenOf({ record })
    expect(entailment.batches).toEqual([[
      ['Ada Berg works at the bakery', 'Ada Berg works at the mill'],
      ['Ada Berg lives at the lane', 'Ada Berg works at the mill'],
    ]])
    expect(screened).toMatchObject({ hypotheses: [HYPOTHESIS], compared: 2, threshold: 0.98, pairs: [{ source: { dialogue: 'd1' } }, { source: { dialogue: 'd2' } }] })
  })

  it('suspects what is above θ_nlig, not at it, and records four decimals', async () => {
    const record = recordOf({ dialogues: [dialogueWith('d1', 0, 'Ada Berg|is|a'), dialogueWith('d2', 10, 'Ada Berg|is|b')] })
    const { screened } = await screenOf({ record, score: (premise) => (premise.endsWith('a') ? 0.980_049 : 0.980_051) })
    expect(screened.pairs).toMatchObject([{ contradiction: 0.9801, suspicious: true, source: { dialogue: 'd2' } }, { contradiction: 0.98, suspicious: false }])
    expect(screened.evidence).toEqual([{ type: 'dialogue', dialogue: 'd2' }])
  })

  it('keeps all suspicious pairs and the ten highest below, best first, and counts the rest', async () => {
    const claims = Array.from({ length: 40 }, (_, index) => `Ada Berg|owns|thing ${String(index).padStart(2, '0')}`)
    const score = (premise: string): number => (Number(premise.slice(-2)) < 15 ? 0.99 : Number(premise.slice(-2)) / 100)
    const { screened } = await screenOf({ record: recordOf({ dialogues: [dialogueWith('d1', 0, ...claims)] }), score })
    expect(screened.compared).toBe(40)
    expect(screened.pairs.filter(({ suspicious }) => suspicious)).toHaveLength(15)
    expect(screened.pairs.slice(15).map(({ contradiction }) => contradiction)).toEqual([0.39, 0.38, 0.37, 0.36, 0.35, 0.34, 0.33, 0.32, 0.31, 0.3])
  })

  it('reads no dialogue for a candidate that claims nothing', async () => {
    const { say, model, entailment } = settingOf({ script: reader })
    await say('Good morning!')
    expect(model.callsTo('triplets')).toHaveLength(1)
    expect(entailment.batches).toEqual([])
  })
})

describe('the evidence of inconsistency', () => {
  const many = recordOf({ dialogues: ['d1', 'd2', 'd3', 'd4'].map((id, index) => dialogueWith(id, index * 10, `Ada Berg|works at|${id}`)) })
  const score = (premise: string): number => 0.99 + Number(premise.at(-1)) / 1000

  it('is picked by the model among more than K_nlig dialogues, and goes to the diagnosis', async () => {
    const dialogues = ['d2', 'd1', 'd3'].map((id) => DialogueId.parse(id))
    const { screened, model } = await screenOf({ record: many, score, script: { 'evidence-selection': () => ({ dialogues }) } })
    expect(model.callsTo('evidence-selection')).toHaveLength(1)
    expect(model.callsTo('evidence-selection')[0]?.input).toMatchObject({
      k: 3, candidate: { text: CANDIDATE }, suspicious: [{ dialogue: 'd4', contradiction: 0.994 }, {}, {}, {}],
    })
    expect(screened.evidence).toEqual(['d2', 'd1', 'd3'].map((dialogue) => ({ type: 'dialogue', dialogue })))
    expect(model.callsTo('diagnosis')[0]?.input).toMatchObject({ issue: 'inconsistency', references: [{ id: 'd2' }, { id: 'd1' }, { id: 'd3' }] })
  })

  it('is all of them where there are no more than K_nlig: nothing is left to pick', async () => {
    const { screened, model } = await screenOf({ record: many, score, config: { kNlig: 4 } })
    expect(model.callsTo('evidence-selection')).toEqual([])
    expect(screened.evidence.map((source) => source.type === 'dialogue' && source.dialogue)).toEqual(['d4', 'd3', 'd2', 'd1'])
  })

  it.each([
    ['more than it may', ['d1', 'd2', 'd3', 'd4'], ['d1', 'd2', 'd3']],
    ['one twice and one that is not suspicious', ['d1', 'd1', 'd77'], ['d1']],
    ['none', [], ['d4', 'd3', 'd2']],
  ])('stays within the question when the model picks %s', async (_case, answer, picked) => {
    const { screened } = await screenOf({ record: many, score, script: { 'evidence-selection': () => ({ dialogues: answer.map((id) => DialogueId.parse(id)) }) } })
    expect(screened.evidence.map((source) => source.type === 'dialogue' && source.dialogue)).toEqual(picked)
  })
})

describe('premises', () => {
  const talk = dialogueOf('d9', [ada, ben], ['Ada Berg|works at|the shop.', 'Ben Holm|is|tired.'], { startTick: 600, endTick: null })
  const spoken = { record: recordOf({ dialogues: [dialogueWith('d1', 0, 'Ada Berg|works at|the bakery'), talk] }), script: reader }
  const at = (town: ReturnType<typeof settingOf>) => town.say(CANDIDATE, { tick: 604, speaker: ada, partner: ben, dialogue: talk, villagers: [ada, ben, cora, dan], seed: 1 })
  const premisesOf = (town: ReturnType<typeof settingOf>): string[] => town.entailment.batches.flat().map(([premise]) => premise)

  it('of the profile `paper` are the earlier dialogues alone', async () => {
    const town = settingOf({ ...spoken, config: { profile: 'paper' } })
    const { extracted } = await at(town)
    expect(premisesOf(town)).toEqual(['Ada Berg works at the bakery'])
    expect(extracted.map(({ dialogue, extractor }) => [dialogue, extractor])).toEqual([['d1', 'scripted/triplets@1']])
  })

  it('of the profile `embedded` are also the speaker\'s own persona and the dialogue\'s own lines', async () => {
    const town = settingOf({ ...spoken, config: { profile: 'embedded' }, score: (premise) => (premise.includes('baker') ? 0 : 0.95) })
    const { candidates } = await at(town)
    expect(premisesOf(town)).toEqual(['Ada Berg works at the bakery', 'Ada Berg works as a baker', 'Ada Berg works at the shop'])
    expect(candidates[0]?.review).toMatchObject({ inconsistency: { threshold: 0.9, evidence: [{ type: 'current', utterance: 'd9.1' }] } })
  })

  it('of the persona reach the diagnosis as statements', async () => {
    const town = settingOf({ ...spoken, config: { profile: 'embedded' }, score: (premise) => (premise.endsWith('a baker') ? 0.95 : 0) })
    const { candidates } = await at(town)
    expect(candidates[0]?.review).toMatchObject({ inconsistency: { evidence: [{ type: 'persona', villager: ada.id }] } })
    expect(town.model.callsTo('diagnosis')[0]?.input).toMatchObject({ references: [], statements: [tripletText(triplet('Ada Berg', 'works as', 'a baker'))] })
  })

  it('may be widened by config to pairs of different subjects, as in the paper', async () => {
    const town = settingOf({ ...spoken, config: { profile: 'embedded', sameSubjectOnly: false } })
    await at(town)
    expect(premisesOf(town)).toContain('Ben Holm is tired')
  })
})

describe('triplets', () => {
  const record = () => recordOf({ dialogues: [dialogueWith('d1', 0, 'Ada Berg|works at|the bakery'), current] })

  it('of an earlier dialogue are extracted once and handed back to be kept', async () => {
    const kept = record()
    const { say, model } = settingOf({ record: kept, script: reader })
    const { extracted } = await say(CANDIDATE)
    expect(extracted).toEqual([{ dialogue: 'd1', extractor: 'scripted/triplets@1', triplets: [triplet('Ada Berg', 'works at', 'the bakery')] }])
    kept.keep(extracted)
    expect((await say(CANDIDATE)).extracted).toEqual([])
    expect(model.callsTo('triplets')).toHaveLength(3)
  })

  it('of an accepted candidate are kept for the lines that follow it, so that it is not read again', async () => {
    const kept = record()
    const { say, model } = settingOf({ record: kept, script: reader, config: { profile: 'embedded' } })
    kept.keep((await say(CANDIDATE)).extracted)
    const asked = model.callsTo('triplets').length
    const line = { ...current.lines[0], text: CANDIDATE, speaker: ada.id } as (typeof current.lines)[number]
    const next = { ...current, lines: [...current.lines, { ...line, id: 'd9.3' as typeof line.id }] }
    await say('Ben Holm|works at|the mill.', { tick: 607, speaker: ben, partner: ada, dialogue: next, villagers: [ada, ben, cora, dan], seed: 2 })
    expect(model.callsTo('triplets').slice(asked).map(({ input }) => (input as { lines: { text: string }[] }).lines[0]?.text)).toEqual(['Ben Holm|works at|the mill.'])
  })

  it('of a candidate are read anew in each round', async () => {
    const { say, model } = settingOf({ record: record(), script: { ...reader, 'diagnosis': () => ({ severity: 10, comment: 'no' }) }, score: () => 1 })
    await say(CANDIDATE)
    const read = model.callsTo('triplets').map(({ input }) => (input as { lines: { text: string }[] }).lines[0]?.text)
    expect(read).toEqual([CANDIDATE, 'Ada Berg|works at|the bakery.', draftOf('redraft 1').text])
  })
})
