import { describe, expect, it } from 'vitest'
import type { Script } from './test-support.ts'
import { dialogueOf, personaOf, recordOf, scriptedModel, triplet } from './test-support.ts'
import { createTripletExtractor } from './extract-triplets.ts'

const ada = personaOf('Ada Berg')
const ben = personaOf('Ben Holm')
const cora = personaOf('Cora Lind')
const villagers = [ada, ben, cora, personaOf('Dan Voss')]
const dialogue = dialogueOf('d1', [ada, ben], ['I bake.', 'Cora bakes too.'])
const baking = triplet('Ada Berg', 'bakes', 'bread')

const extractorWith = (script: Script = { 'triplets': () => ({ triplets: [baking] }) }) => {
  const model = scriptedModel(script)
  const dialogues = recordOf({ dialogues: [dialogue] })
  return { model, dialogues, extractor: createTripletExtractor({ model, dialogues }) }
}

describe('triplets of a dialogue', () => {
  it('are asked for once, with the names of the speakers and of those mentioned', async () => {
    const { model, extractor } = extractorWith()
    await expect(extractor.ofDialogue(dialogue, { tick: 9, villagers })).resolves.toEqual({
      triplets: [baking], fresh: { dialogue: 'd1', extractor: 'scripted/triplets@1', triplets: [baking] },
    })
    expect(model.calls[0]?.input).toEqual({
      lines: [{ speaker: ada.id, name: 'Ada Berg', text: 'I bake.' }, { speaker: ben.id, name: 'Ben Holm', text: 'Cora bakes too.' }],
      names: ['Ada Berg', 'Ben Holm', 'Cora Lind'],
    })
  })

  it('are shared by parallel askers of a tick, each of whom hands them on to be kept', async () => {
    let answer: (value: { triplets: [] }) => void = () => undefined
    const { model, extractor } = extractorWith({ 'triplets': () => new Promise((resolve) => { answer = resolve }) })
    const asked = [1, 2, 3].map(() => extractor.ofDialogue(dialogue, { tick: 9, villagers }))
    answer({ triplets: [] })
    const read = await Promise.all(asked)
    const late = await extractor.ofDialogue(dialogue, { tick: 9, villagers })
    expect(model.calls).toHaveLength(1)
    expect([...read, late].map(({ fresh }) => fresh?.dialogue)).toEqual(['d1', 'd1', 'd1', 'd1'])
  })

  it('come from the record once they are kept there', async () => {
    const { model, dialogues, extractor } = extractorWith()
    const { fresh } = await extractor.ofDialogue(dialogue, { tick: 9, villagers })
    dialogues.keep(fresh ? [fresh] : [])
    await expect(extractor.ofDialogue(dialogue, { tick: 10, villagers })).resolves.toEqual({ triplets: [baking], fresh: null })
    expect(model.calls).toHaveLength(1)
  })

  it('are asked for again in the next tick where nobody kept them, as a resumed run would', async () => {
    const { model, extractor } = extractorWith()
    await extractor.ofDialogue(dialogue, { tick: 9, villagers })
    await extractor.ofDialogue(dialogue, { tick: 10, villagers })
    expect(model.calls).toHaveLength(2)
    expect(model.calls[1]?.options.seed).toBe(model.calls[0]?.options.seed)
  })

  it('fail for all who shared a call that failed, and can be asked for in the next tick', async () => {
    let failing = true
    const { extractor } = extractorWith({ 'triplets': () => {
      if (failing) throw new Error('no answer')
      return { triplets: [baking] }
    } })
    const outcomes = await Promise.allSettled([1, 2].map(() => extractor.ofDialogue(dialogue, { tick: 9, villagers })))
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    failing = false
    await expect(extractor.ofDialogue(dialogue, { tick: 10, villagers })).resolves.toMatchObject({ triplets: [baking] })
  })
})

describe('triplets of a line', () => {
  const line = { speaker: ada.id, name: 'Ada Berg', text: 'I bake.' }

  it('are kept beside those of the whole dialogue, by who said what', async () => {
    const { dialogues, extractor, model } = extractorWith()
    dialogues.keep([extractor.keepLine(dialogue, line, [])])
    await expect(extractor.ofLine(dialogue, line, { tick: 9, villagers })).resolves.toEqual({ triplets: [], fresh: null })
    await expect(extractor.ofLine(dialogue, { ...line, speaker: ben.id }, { tick: 9, villagers })).resolves.toMatchObject({ triplets: [baking] })
    await expect(extractor.ofDialogue(dialogue, { tick: 9, villagers })).resolves.toMatchObject({ triplets: [baking] })
    expect(model.calls).toHaveLength(2)
  })

  it('that nobody has heard are asked for each time, under the seed of the asker', async () => {
    const { extractor, model } = extractorWith()
    await extractor.ofCandidate(dialogue, line, villagers, { seed: 1, villager: null })
    await extractor.ofCandidate(dialogue, line, villagers, { seed: 2, villager: null })
    expect(model.calls.map(({ options }) => options.seed)).toEqual([1, 2])
  })
})
