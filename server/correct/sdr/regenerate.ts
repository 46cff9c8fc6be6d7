import type { Comment, Diagnosis, Guidance, RepetitionScreen, SimilarityHit } from '../../../shared/index.ts'
import { definePrompt } from '../../model/language-model.ts'
import { QUOTE_NOTE, quoteLines, quoteText } from '../../model/quote-lines.ts'
import type { Scene } from '../corrector.ts'
import type { Examination, SdrKit } from './examination.ts'
import { nearIdentical } from './screen-repetition.ts'

/**
 * What a redraft is told (SDR, section 4.3): comments above θ_regen and disagreements are kept and integrated into suggestions.
 * Null where none is left: the candidate is accepted.
 */
export async function adviseRedraft({ candidate, lines, callFor }: Examination, diagnoses: readonly Diagnosis[], { model }: SdrKit): Promise<Guidance | null> {
  const comments = diagnoses.flatMap((diagnosis) => keptComment(diagnosis) ?? [])
  if (comments.length === 0) return null
  const { value } = await model.complete(suggestionsPrompt, { candidate, lines, comments }, callFor('suggestions'))
  return { rejected: candidate.text, comments, suggestions: value.suggestions }
}

/** Above θ_force the matched utterance itself is the guidance; nothing is left to integrate, so no model is asked. */
export function adviseAgainstMatch({ scene, candidate }: Examination, { hits }: RepetitionScreen, { thresholds }: SdrKit): Guidance {
  const match = nearIdentical(hits, thresholds)
  const comments = match ? [{ issue: 'repetition' as const, comment: `${whoSaid(match, scene)} said nearly the same before: "${match.text}"` }] : []
  return { rejected: candidate.text, comments, suggestions: [] }
}

/** The speaker was there or is not told who it was: it must not learn in this way who talks to whom. */
function whoSaid({ speaker, dialogue }: SimilarityHit, scene: Scene): string {
  if (speaker === scene.speaker.id) return 'You'
  return dialogue === scene.dialogue.id ? scene.partner.name : 'Somebody in town'
}

function keptComment(diagnosis: Diagnosis): Comment | undefined {
  const trial = diagnosis.trials[diagnosis.chosen]
  return diagnosis.kept && trial ? { issue: diagnosis.issue, comment: trial.comment } : undefined
}

// ---- The prompt: our own words after section 4.3 ----------------------------------------------------------------------

export const suggestionsPrompt = definePrompt('suggestions', 1, ({ candidate, lines, comments }) => [
  {
    role: 'system',
    content: `Somebody in a small town is about to say something, and readers have objected to it. Turn all their comments together into suggestions
for saying it anew.

- One to four suggestions, each one short sentence that tells the speaker what to do: what to leave out, what to say instead, which
  other thing of the speaker's own to bring up.
- Where comments overlap, make one suggestion of them; where they pull apart, find the way that satisfies all.
- Keep what was not objected to: the speaker's intention and the course of the dialogue.
- Write no new utterance, and tell the speaker nothing that the comments do not hold. Use the language of the dialogue.

${QUOTE_NOTE}`,
  },
  {
    role: 'user',
    content: `The dialogue so far:\n${quoteLines(lines)}\n\nThe utterance objected to:\n${quoteLines([candidate])}\n\nComments:\n${
      comments.map(({ issue, comment }) => `- ${issue}: ${quoteText(comment)}`).join('\n')}`,
  },
])
