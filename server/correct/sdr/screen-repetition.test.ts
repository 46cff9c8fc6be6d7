import { describe, expect, it } from 'vitest'
import type { Kinship, RepetitionScreen, Utterance } from '../../../shared/index.ts'
import type { Setting } from './test-support.ts'
import { current, earlier, settingOf } from './test-support.ts'
import { similarityThreshold } from './screen-repetition.ts'

const utterances = {
  ofAdaEarlier: earlier.lines[0], ofAdaNow: current.lines[0], ofCoraEarlier: earlier.lines[1], ofBenNow: current.lines[1],
} as Record<string, Utterance>

async function screenOf(setting: Setting): Promise<RepetitionScreen> {
  const review = (await settingOf(setting).say('Good morning.')).candidates[0]?.review
  if (review?.type !== 'sdr' || !review.repetition) throw new Error('no screen of repetition')
  return review.repetition
}

describe('Eq. 1', () => {
  it.each<[Kinship, number]>([['same-speaker-other-dialogue', 0.9], ['same-speaker-same-dialogue', 0.8], ['other-speaker', 0.85]])('%s: %f', (kinship, threshold) => {
    expect(similarityThreshold(kinship, { theta: 0.85, alpha: 0.05 })).toBe(threshold)
  })

  it.each<[string, Kinship, number]>([
    ['ofAdaEarlier', 'same-speaker-other-dialogue', 0.9],
    ['ofAdaNow', 'same-speaker-same-dialogue', 0.8],
    ['ofCoraEarlier', 'other-speaker', 0.85],
    ['ofBenNow', 'other-speaker', 0.85],
  ])('%s is %s: %f is not above the threshold, a ten-thousandth more is', async (whose, kinship, threshold) => {
    const utterance = utterances[whose] as Utterance
    const at = await screenOf({ similar: [{ utterance, similarity: threshold }] })
    expect(at).toMatchObject({ hits: [{ kinship, threshold, exceeds: false }], evidence: [] })
    const above = await screenOf({ similar: [{ utterance, similarity: threshold + 0.0001 }] })
    expect(above).toMatchObject({ hits: [{ kinship, threshold, exceeds: true }], evidence: [utterance.dialogue] })
  })

  it('compares what is recorded: four decimals', async () => {
    const screened = await screenOf({ similar: [{ utterance: utterances['ofCoraEarlier'] as Utterance, similarity: 0.850_049 }] })
    expect(screened.hits[0]).toMatchObject({ similarity: 0.85, exceeds: false })
  })
})

describe('the evidence of repetition', () => {
  const three = [
    { utterance: utterances['ofCoraEarlier'] as Utterance, similarity: 0.95 },
    { utterance: utterances['ofAdaEarlier'] as Utterance, similarity: 0.93 },
    { utterance: utterances['ofBenNow'] as Utterance, similarity: 0.92 },
  ]

  it('is every dialogue of an utterance above its threshold, once, closest first', async () => {
    expect((await screenOf({ similar: three })).evidence).toEqual(['d1', 'd9'])
  })

  it('needs minHits of them', async () => {
    expect((await screenOf({ similar: three.slice(0, 1), config: { minHits: 2 } })).evidence).toEqual([])
    expect((await screenOf({ similar: three.slice(0, 2), config: { minHits: 2 } })).evidence).toEqual(['d1'])
  })

  it('rests on K_sim utterances at most', async () => {
    expect((await screenOf({ similar: three, config: { kSim: 2 } })).hits.map(({ similarity }) => similarity)).toEqual([0.95, 0.93])
  })

  it('goes to the diagnosis, the current dialogue only once', async () => {
    const { say, model } = settingOf({ similar: three })
    await say('Good morning.')
    expect(model.callsTo('diagnosis')).toHaveLength(3)
    expect(model.callsTo('diagnosis')[0]?.input).toMatchObject({
      issue: 'repetition', statements: [], lines: [{ name: 'Ada Berg' }, { name: 'Ben Holm' }],
      references: [{ id: 'd1', day: 1, time: '06:10', lines: [{ name: 'Ada Berg' }, { name: 'Cora Lind' }] }],
    })
  })
})
