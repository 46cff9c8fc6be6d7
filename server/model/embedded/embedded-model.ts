import type { EmbeddedFaults, PlantedFault, Random } from '../../../shared/index.ts'
import { createRandom, forkSeed } from '../../../shared/index.ts'
import type { Completion, LanguageModel } from '../language-model.ts'
import type { PromptName, QuestionInput, QuestionOutput } from '../questions.ts'
import { readingAnswers } from './reading/reading-answers.ts'
import { speak } from './speech/speak.ts'
import { planActions } from './thinking/actions.ts'
import { findAgreements } from './thinking/agreements.ts'
import { planDay } from './thinking/day-plan.ts'
import { summariseDialogue } from './thinking/dialogue-summary.ts'
import { rateImportance } from './thinking/importance.ts'
import { revisePlan } from './thinking/plan-revision.ts'
import { askReflection, drawInsights } from './thinking/reflection.ts'
import { decideToTalk } from './thinking/talk-decision.ts'

/** What the embedded model is made with. `confess`: the side door for the truth about planted faults, by the call's seed. */
export interface EmbeddedModelOptions {
  readonly faults: EmbeddedFaults
  readonly confess: (seed: number, faults: PlantedFault[]) => void
}

type Answers = { [N in PromptName]: (input: QuestionInput<N>, random: Random) => QuestionOutput<N> }

/**
 * The offline default behind the language model's interface: rules, a grammar and a lexicon that answer every prompt by
 * name, from its typed input. A stand-in for a villager's talk, not for a language model's knowledge: results of a town
 * that runs on it show that the machine works. Same prompt, input and seed give the same answer.
 */
export function createEmbeddedModel({ faults, confess }: EmbeddedModelOptions): LanguageModel {
  return {
    id: 'embedded',
    async complete(prompt, input, { seed }) {
      const random = createRandom(forkSeed(seed, prompt.name))
      const answers = { ...thinkingAnswers, ...readingAnswers, utterance: (asked, draws) => utter(asked, draws, seed) } satisfies Answers
      return completion(answerBy(answers, prompt.name, input, random))
    },
  }

  function utter(input: QuestionInput<'utterance'>, random: Random, seed: number): QuestionOutput<'utterance'> {
    const { text, ends, faults: planted } = speak(input, faults, random)
    if (planted.length > 0) confess(seed, [...planted])
    return { text, ends }
  }
}

const answerBy = <N extends PromptName>(answers: Answers, name: N, input: QuestionInput<N>, random: Random): QuestionOutput<N> => answers[name](input, random)

const thinkingAnswers = {
  'talk-decision': decideToTalk,
  'day-plan': planDay,
  'actions': planActions,
  'plan-revision': revisePlan,
  'importance': rateImportance,
  'dialogue-summary': summariseDialogue,
  'agreements': findAgreements,
  'reflection-questions': askReflection,
  'reflection-insights': drawInsights,
} satisfies { [N in Exclude<PromptName, keyof typeof readingAnswers | 'utterance'>]: Answers[N] }

/** It reads no prompt and bills nobody: no tokens are counted. */
const completion = <Value>(value: Value): Completion<Value> => ({ value, usage: { promptTokens: 0, completionTokens: 0 } })
