import type { LanguageModel } from './language-model.ts'
import type { PromptName } from './questions.ts'

export interface Metered { calls: number; promptTokens: number; completionTokens: number }

/** What a run has asked its model so far, by prompt. */
export interface Meter {
  readonly byPrompt: ReadonlyMap<PromptName, Readonly<Metered>>
  total(): Metered
}

/** The same model, with every answered call counted. `before`: what an earlier part of the run had used. */
export function withMeter(model: LanguageModel, before: Metered = { calls: 0, promptTokens: 0, completionTokens: 0 }): { model: LanguageModel; meter: Meter } {
  const byPrompt = new Map<PromptName, Metered>()
  const metered: LanguageModel = {
    id: model.id,
    async complete(prompt, input, options) {
      const completion = await model.complete(prompt, input, options)
      const entry = byPrompt.get(prompt.name) ?? { calls: 0, promptTokens: 0, completionTokens: 0 }
      byPrompt.set(prompt.name, add(entry, { calls: 1, ...completion.usage }))
      return completion
    },
  }
  return { model: metered, meter: { byPrompt, total: () => [...byPrompt.values()].reduce(add, before) } }
}

const add = (a: Metered, b: Metered): Metered => ({
  calls: a.calls + b.calls, promptTokens: a.promptTokens + b.promptTokens, completionTokens: a.completionTokens + b.completionTokens,
})
