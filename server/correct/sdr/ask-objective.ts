import type { Diagnosis, DialogueId, Trial } from '../../../shared/index.ts'
import { citeDialogue } from '../../evidence/cite-dialogue.ts'
import { gather } from '../../evidence/gather.ts'
import { definePrompt } from '../../model/language-model.ts'
import type { QuestionInput } from '../../model/questions.ts'
import { QUOTE_NOTE, quoteLines, quoteText } from '../../model/quote-lines.ts'
import type { Examination, SdrKit } from './examination.ts'

type ObjectiveIssue = QuestionInput<'diagnosis'>['issue']

export interface References {
  readonly dialogues: readonly DialogueId[]
  /** Persona statements of the speaker (ours). */
  readonly statements: readonly string[]
}

/**
 * The Objective LLM (SDR, section 4.2): reference dialogues and current dialogue side by side, one task, severity 1 … 10 with a
 * comment; N_diag trials, of which the worst counts.
 */
export async function askObjective(issue: ObjectiveIssue, references: References, examination: Examination, kit: SdrKit): Promise<Diagnosis> {
  const { scene, candidate, lines, nameOf, callFor } = examination
  const cited = references.dialogues.filter((id) => id !== scene.dialogue.id).flatMap((id) => kit.dialogues.dialogue(id) ?? [])
  const input = {
    issue, candidate, lines,
    references: cited.map((dialogue) => citeDialogue(dialogue, nameOf, kit.clock)),
    statements: [...references.statements],
  }
  const trials = await gather(Array.from({ length: kit.config.trials }, async (_, trial) =>
    (await kit.model.complete(diagnosisPrompt, input, callFor('diagnosis', issue, trial))).value))
  const chosen = worstTrial(trials)
  return { asked: 'objective', issue, trials, chosen, kept: (trials[chosen]?.severity ?? 0) > kit.config.thetaRegen }
}

/** Appendix A: the highest score wins, the longer comment at a tie; the earlier trial where both are equal (ours). */
export const worstTrial = (trials: readonly Trial[]): number =>
  trials.reduce((best, trial, index) => (outranks(trial, trials[best] ?? trial) ? index : best), 0)

const outranks = (one: Trial, other: Trial): boolean =>
  one.severity > other.severity || (one.severity === other.severity && one.comment.length > other.comment.length)

// ---- The prompt: tasks after section 4.2, words our own ---------------------------------------------------------------

const TASKS: Readonly<Record<ObjectiveIssue, string>> = {
  repetition: `Your task: find what the new utterance repeats. Name every phrase, question, offer or thought in it that was already said, in the
current dialogue or in an earlier one, by this speaker or by somebody else whose words the speaker has taken over. Common courtesies such as a
greeting weigh little; saying the same thing again in other words weighs as much as saying it in the same ones.`,
  inconsistency: `Your task: find what in the new utterance cannot be true together with what was said before or with what is known of the speaker.
Look for changed facts (work, home, family, studies, dates, places), sudden turns of opinion, forgotten words or agreements, somebody else's
project or interest claimed as one's own, and questions whose answer the speaker was already given. A change that the speaker explains is none.`,
}

export const diagnosisPrompt = definePrompt('diagnosis', 1, ({ issue, candidate, lines, references, statements }) => [
  {
    role: 'system',
    content: `You are an impartial reader of the dialogues of a small town. You are shown earlier dialogues, the current one, and what one speaker is about
to say next. Judge the new utterance only; the rest is there to compare it with.

${TASKS[issue]}

Answer with
- severity, 1 to 10: 1 nothing to object to, 4 noticeable but harmless, 7 a listener would stumble over it, 9 or 10 it must not be said like that;
- comment: one to three sentences that quote the words at fault and say what they clash with, so that the speaker can mend them. Tell the
  speaker nothing about others that the speaker has not heard; then it is enough to say what to leave out. Use the language of the dialogue.

${QUOTE_NOTE}`,
  },
  {
    role: 'user',
    content: [
      ...references.map(({ id, day, time, lines: said }) => `Earlier dialogue ${id}, day ${day}, ${time}:\n${quoteLines(said)}`),
      ...(statements.length > 0 ? [`Known of the speaker:\n${statements.map((statement) => `- ${quoteText(statement)}`).join('\n')}`] : []),
      `The current dialogue so far:\n${quoteLines(lines)}`,
      `The new utterance:\n${quoteLines([candidate])}`,
    ].join('\n\n'),
  },
])
