import { createHash } from 'node:crypto'
import type { EventOf } from '../../shared/index.ts'
import type { LanguageModel } from './language-model.ts'

/** Answers by key, as an earlier run has them in its log. */
export type RecordedAnswers = ReadonlyMap<string, string>

export interface Recording {
  readonly model: LanguageModel
  /** The answers of the calls since the last time this was asked, in an order that does not depend on who answered first. */
  drain(): EventOf<'model-answer'>[]
}

/**
 * The same model, with every answer kept, and taken from what was kept where the very same question was asked before.
 * So a run of a model that answers differently each time can still be resumed and verified, and is paid for once.
 * A kept answer is drained again when it is used: a re-run leaves the same log.
 */
export function withRecording(model: LanguageModel, recorded: RecordedAnswers): Recording {
  const used = new Map<string, EventOf<'model-answer'>>()
  const known = new Map(recorded)
  const recording: LanguageModel = {
    id: model.id,
    async complete(prompt, input, options) {
      const key = keyOf(model.id, prompt.name, prompt.version, options.seed, input)
      const kept = known.get(key)
      const completion = kept === undefined ? await model.complete(prompt, input, options) : { value: prompt.output.parse(JSON.parse(kept)), usage: NOTHING_USED }
      const answer = kept ?? JSON.stringify(completion.value)
      known.set(key, answer)
      used.set(key, { type: 'model-answer', key, prompt: prompt.name, answer })
      return completion
    },
  }
  const drain = (): EventOf<'model-answer'>[] => {
    const answers = [...used.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
    used.clear()
    return answers
  }
  return { model: recording, drain }
}

const NOTHING_USED = { promptTokens: 0, completionTokens: 0 }

const keyOf = (model: string, prompt: string, version: number, seed: number, input: unknown): string =>
  createHash('sha256').update(JSON.stringify([model, prompt, version, seed, input])).digest('hex')
