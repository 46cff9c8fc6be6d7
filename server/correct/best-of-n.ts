import type { Draft } from '../../shared/index.ts'
import { forkSeed } from '../../shared/index.ts'
import { citeLines, namesOf } from '../evidence/cite-dialogue.ts'
import type { LanguageModel } from '../model/language-model.ts'
import { definePrompt } from '../model/language-model.ts'
import { QUOTE_NOTE, quoteLines, quoteText } from '../model/quote-lines.ts'
import type { Corrector } from './corrector.ts'

/**
 * The baseline that SDR is compared with (SDR, section 5.1): `count` candidates, written one after the other without any guidance, of
 * which the model judges one best.
 */
export function createBestOfN({ model, count }: { model: LanguageModel; count: number }): Corrector {
  return async (draft, scene, redraft) => {
    const drafts: Draft[] = [draft]
    while (drafts.length < count) drafts.push(await redraft())
    const input = {
      speaker: scene.speaker,
      lines: citeLines(scene.dialogue.lines, namesOf(scene.villagers)),
      candidates: drafts.map(({ text }) => text),
    }
    const { value } = await model.complete(candidateChoicePrompt, input, { seed: forkSeed(scene.seed, 'candidate-choice'), villager: null })
    const { accepted, reason } = value.best < drafts.length
      ? { accepted: value.best, reason: value.reason }
      : { accepted: 0, reason: `The judge named candidate ${value.best}, which does not exist; the first is taken.` }
    return {
      corrector: 'best-of-n',
      candidates: drafts.map((candidate, index) => ({ draft: candidate, review: { type: 'choice', reason, chosen: index === accepted } })),
      accepted,
      outcome: 'chosen',
      issues: [],
      extracted: [],
    }
  }
}

// ---- The prompt: our own words; the paper only says "judged by the LLM" ---------------------------------------------------

export const candidateChoicePrompt = definePrompt('candidate-choice', 1, ({ speaker, lines, candidates }) => [
  {
    role: 'system',
    content: `You are shown a dialogue between two people of a small town, who the next speaker is, and several candidates for what that person says next.
Choose the candidate that sounds most like this person, fits the dialogue best and carries it on.
Answer with best, the number of the candidate as it stands before it, and the reason in one sentence.

${QUOTE_NOTE}`,
  },
  {
    role: 'user',
    content: `The speaker: ${quoteText(`${speaker.name}. ${speaker.occupation} ${speaker.about} Manner of speaking: ${speaker.voice.description}.`)}

The dialogue so far:\n${quoteLines(lines)}

Candidates:\n${candidates.map((text, index) => `${index}: ${quoteText(text)}`).join('\n')}`,
  },
])
