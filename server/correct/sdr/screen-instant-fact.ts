import type { InstantFactScreen } from '../../../shared/index.ts'
import { findThirdParties } from '../../evidence/find-third-parties.ts'
import { definePrompt } from '../../model/language-model.ts'
import { QUOTE_NOTE, quoteLines, quoteText } from '../../model/quote-lines.ts'
import type { Examination, SdrKit } from './examination.ts'

/**
 * Does the candidate make up facts about somebody who is not there? (SDR, section 4.1 (3).) Only where third parties are
 * named is the model asked for a rating, 1 … 10; above θ_fact the candidate is flagged.
 */
export async function screenInstantFact({ scene, candidate, lines, nameOf, callFor }: Examination, { model, config }: SdrKit): Promise<InstantFactScreen> {
  const named = findThirdParties(candidate.text, { ...scene, earlier: lines.map(({ text }) => text) })
  const threshold = config.thetaFact
  if (named.length === 0) return { named, rating: null, threshold, flagged: false }
  const { value } = await model.complete(instantFactRatingPrompt, { candidate, lines, named: named.map(nameOf) }, callFor('instant-fact-rating'))
  return { named, rating: { score: value.score, reason: value.reason, criteria: value.criteria }, threshold, flagged: value.score > threshold }
}

// ---- The prompt: the three criteria are the paper's, words and examples our own ----------------------------------------

export const instantFactRatingPrompt = definePrompt('instant-fact-rating', 1, ({ candidate, lines, named }) => [
  {
    role: 'system',
    content: `People of a small town talk to each other. A speaker may make up a "fact" about somebody who is not there; once said, the town may
take it for true. Rate from 1 to 10 how likely the new utterance is such an instant fact about the people it names.

Give a higher score the more of these hold, and say for each, from 0 to 1, how far it holds:
- objectivity: the speaker states it as a plain fact about the one named, and not as the speaker's own plan, wish, guess, feeling or question;
- discernment: the one named could tell at once whether it is true;
- impact: if it were made up and later believed, it would matter to the one named: work, relations, health, plans, reputation.

Examples:
"I might ask Rosa to look at my drawings some day." The matter is the speaker's own plan; Rosa is only mentioned.
objectivity 0.1, discernment 0.2, impact 0.1, score 2.
"Do you know whether Tom still plays the fiddle?" A question claims nothing. objectivity 0.1, discernment 0.9, impact 0.2, score 2.
"I find Rosa easy to talk to." A feeling of the speaker's. objectivity 0.2, discernment 0.2, impact 0.2, score 3.
"Tom gave up the fiddle after he lost the contest in spring." A past event stated flatly; Tom would know, and it concerns his life.
objectivity 1, discernment 1, impact 0.7, score 9.
"Rosa has promised to pay for the new roof of the school." objectivity 1, discernment 1, impact 0.9, score 10.

${QUOTE_NOTE}`,
  },
  {
    role: 'user',
    content: [
      `The dialogue so far:\n${quoteLines(lines)}`, `The new utterance:\n${quoteLines([candidate])}`, `It names: ${quoteText(named.join('; '))}`, 'Rate it.',
    ].join('\n\n'),
  },
])
