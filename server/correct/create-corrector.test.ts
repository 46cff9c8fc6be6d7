import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import type { Draft } from '../../shared/index.ts'
import { Correction, RunConfig } from '../../shared/index.ts'
import type { Script } from '../evidence/test-support.ts'
import { countingEmbedder, recordOf, scriptedEntailment, scriptedModel } from '../evidence/test-support.ts'
import type { CorrectorConfig } from './create-corrector.ts'
import { CORRECTORS, createCorrector } from './create-corrector.ts'
import type { Scene } from './corrector.ts'
import { draftOf, scene } from './sdr/test-support.ts'

const makeCorrector = (config: Partial<RunConfig>, script: Script = {}) => {
  const model = scriptedModel(script)
  const tools = { model, embedder: countingEmbedder(), entailment: scriptedEntailment(() => 0), dialogues: recordOf({}) }
  return { model, correct: createCorrector(RunConfig.parse(config), tools) }
}

const redraftsOf = () => {
  const guidances: unknown[] = []
  const redraft = async (guidance?: unknown): Promise<Draft> => draftOf(`redraft ${guidances.push(guidance)}`)
  return { guidances, redraft }
}

describe('none', () => {
  it('lets the draft through and asks nobody', async () => {
    const { model, correct } = makeCorrector({ corrector: 'none' })
    const { guidances, redraft } = redraftsOf()
    const correction = await correct(draftOf('Hello.'), scene, redraft)
    expect(correction).toEqual({ corrector: 'none', candidates: [{ draft: draftOf('Hello.'), review: null }], accepted: 0, outcome: 'unchecked', issues: [], extracted: [] })
    expect([model.calls, guidances]).toEqual([[], []])
  })
})

describe('best-of-n', () => {
  it('has n candidates written without guidance, and takes the one that the judge finds best', async () => {
    const { model, correct } = makeCorrector({ corrector: 'best-of-n', candidates: 3 }, { 'candidate-choice': () => ({ best: 2, reason: 'most like Ada' }) })
    const { guidances, redraft } = redraftsOf()
    const correction = await correct(draftOf('Hello.'), scene, redraft)
    expect(guidances).toEqual([undefined, undefined])
    expect(model.calls).toHaveLength(1)
    expect(model.calls[0]?.input).toMatchObject({ candidates: ['Hello.', 'redraft 1', 'redraft 2'], speaker: { name: 'Ada Berg' }, lines: [{ text: 'Good morning, Ben.' }, {}] })
    expect(correction).toMatchObject({
      corrector: 'best-of-n', accepted: 2, outcome: 'chosen', issues: [],
      candidates: [{ review: { type: 'choice', chosen: false } }, { review: { chosen: false } }, { review: { chosen: true, reason: 'most like Ada' } }],
    })
    expect(Correction.parse(correction)).toEqual(correction)
  })

  it('takes the first, and says so, where the judge names a candidate that does not exist', async () => {
    const { correct } = makeCorrector({ corrector: 'best-of-n', candidates: 2 }, { 'candidate-choice': () => ({ best: 2, reason: 'the third' }) })
    const correction = await correct(draftOf('Hello.'), scene, redraftsOf().redraft)
    expect(correction).toMatchObject({ accepted: 0, candidates: [{ review: { reason: expect.stringContaining('candidate 2') } }, {}] })
  })
})

describe('the registry', () => {
  it('makes every corrector that a run can name', () => {
    expect(Object.keys(CORRECTORS).sort()).toEqual(RunConfig.shape.corrector.unwrap().options.toSorted())
  })

  it('makes SDR with the run\'s own numbers', async () => {
    const config = RunConfig.parse({ corrector: 'sdr' })
    const { correct } = makeCorrector({ sdr: { ...config.sdr, screens: { repetition: false, inconsistency: false, instantFact: false } } })
    await expect(correct(draftOf('Hello.'), scene, redraftsOf().redraft)).resolves.toMatchObject({
      corrector: 'sdr', outcome: 'clean', candidates: [{ review: { repetition: null, inconsistency: null, instantFact: null } }],
    })
  })
})

describe('the truth about planted faults', () => {
  it('is in no type that a corrector is given', () => {
    expectTypeOf<CorrectorConfig>().not.toHaveProperty('faults')
    expectTypeOf<Scene>().not.toHaveProperty('faults')
    expectTypeOf<Draft>().not.toHaveProperty('faults')
  })

  it('is not in the config that a corrector gets, whatever was handed in', () => {
    const create = vi.spyOn(CORRECTORS, 'none')
    makeCorrector({ corrector: 'none' })
    const [given] = create.mock.calls[0] as readonly object[]
    expect(Object.keys(given ?? {}).sort()).toEqual(['candidates', 'clock', 'corrector', 'sdr'])
    create.mockRestore()
  })

  it('is named nowhere in the rooms of correctors and evidence, which do not know the embedded model either', () => {
    const sources = ['correct', 'evidence'].flatMap((room) => {
      const folder = join(import.meta.dirname, '..', room)
      return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
    })
    expect(sources.length).toBeGreaterThan(20)
    expect(sources.filter(({ text }) => /model\/embedded|EmbeddedFaults|PlantedFault|fault-plant|\.faults\b|plantedBy/u.test(text)).map(({ name }) => name)).toEqual([])
  })
})
