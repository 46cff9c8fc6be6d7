import { describe, expect, it } from 'vitest'
import { importancePrompt } from '../mind/background.ts'
import { Persona } from '../../shared/index.ts'
import type { LanguageModel } from './language-model.ts'
import { withRecording } from './with-recording.ts'

/** A model that never answers the same twice, as a remote one may. */
function fickle(): { model: LanguageModel; calls: () => number } {
  let calls = 0
  const model = { id: 'fickle', complete: () => Promise.resolve({ value: { ratings: [(calls += 1)] }, usage: { promptTokens: 1, completionTokens: 1 } }) } as LanguageModel
  return { model, calls: () => calls }
}

const self = Persona.parse({ id: 'ada', name: 'Ada' })
const ask = (model: LanguageModel, seed: number) => model.complete(importancePrompt, { self, texts: ['a thing'] }, { seed, villager: null }).then(({ value }) => value.ratings)

describe('recording answers', () => {
  it('gives a recorded answer to the very same question, and asks anew for any other', async () => {
    const first = fickle()
    const live = withRecording(first.model, new Map())
    expect(await ask(live.model, 1)).toEqual([1])
    expect(await ask(live.model, 2)).toEqual([2])
    expect(await ask(live.model, 1)).toEqual([1])
    const answers = live.drain()
    expect(answers).toHaveLength(2)
    expect(live.drain()).toEqual([])

    const second = fickle()
    const again = withRecording(second.model, new Map(answers.map(({ key, answer }) => [key, answer])))
    expect(await ask(again.model, 2)).toEqual([2])
    expect(await ask(again.model, 1)).toEqual([1])
    expect(second.calls()).toBe(0)
    expect(again.drain()).toEqual(answers)
    expect(await ask(again.model, 3)).toEqual([1])
    expect(second.calls()).toBe(1)
  })
})
