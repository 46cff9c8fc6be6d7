import type { Diagnosis, Persona, VillagerId, Vote } from '../../../shared/index.ts'
import { TownError } from '../../errors.ts'
import { citeDialogue } from '../../evidence/cite-dialogue.ts'
import { gather } from '../../evidence/gather.ts'
import { definePrompt } from '../../model/language-model.ts'
import { QUOTE_NOTE, quoteLines, quoteText } from '../../model/quote-lines.ts'
import type { Examination, SdrKit } from './examination.ts'

/**
 * The Simulated Persona (SDR, section 4.2): a villager who was named, asked from its own background and dialogue history whether it
 * agrees with the statement; N_diag trials, a single disagreement counts.
 */
export async function askPersona(villager: VillagerId, { scene, candidate, nameOf, callFor }: Examination, kit: SdrKit): Promise<Diagnosis> {
  const persona = scene.villagers.find(({ id }) => id === villager)
  if (!persona) throw new TownError('internal', `invalid villager: ${villager} was named, but is not among the villagers of the scene`)
  const history = kit.dialogues.dialoguesOf([villager]).slice(-HISTORY)
  const input = {
    villager: withoutSecrets(persona),
    speaker: candidate.name,
    statement: candidate.text,
    dialogues: history.map((dialogue) => citeDialogue(dialogue, nameOf, kit.clock)),
  }
  const trials = await gather(Array.from({ length: kit.config.trials }, async (_, trial) =>
    (await kit.model.complete(personaVotePrompt, input, callFor('persona-vote', villager, trial))).value))
  const chosen = weightiestVote(trials)
  return { asked: 'persona', issue: 'instant-fact', villager, statement: candidate.text, trials, chosen, kept: trials[chosen]?.agrees === false }
}

/** Latest dialogues that the persona remembers: about two days of talk, some 3,000 tokens. Ours. */
const HISTORY = 12

/** The comment reaches the speaker, who must not learn in this way what nobody was told; what was told stands in the dialogues. */
const withoutSecrets = (persona: Persona): Persona => ({ ...persona, secrets: [] })

/** A disagreement outranks agreement; among equals the longer comment wins, as in appendix A, then the earlier trial (ours). */
export const weightiestVote = (votes: readonly Vote[]): number =>
  votes.reduce((best, vote, index) => (outranks(vote, votes[best] ?? vote) ? index : best), 0)

const outranks = (one: Vote, other: Vote): boolean =>
  one.agrees === other.agrees ? one.comment.length > other.comment.length : !one.agrees

// ---- The prompt: the question is the paper's, the rest our own words ----------------------------------------------------

export const personaVotePrompt = definePrompt('persona-vote', 1, ({ villager, speaker, statement, dialogues }) => [
  {
    role: 'system',
    content: `You speak for one person of a small town, from that person's own background and from what was said in that person's own dialogues. Somebody
else has made a statement in which that person is named. Say whether that person would agree with it.

Agree where the statement fits what the person knows of himself or herself, or where it leaves the person's own affairs untouched. Disagree where
it says something about the person that background and dialogues contradict, or that the person would certainly know of if it were so and of
which nothing is known. Answer with agrees, true or false, and a comment of one or two sentences that names the words in question and says
no more of the person's private affairs than is needed for that. Use the language of the statement.

${QUOTE_NOTE}`,
  },
  {
    role: 'user',
    content: [
      `You speak for ${quoteText(villager.name)}.`,
      `Background: ${quoteText(backgroundOf(villager))}`,
      ...dialogues.map(({ day, time, lines }) => `A dialogue of yours, day ${day}, ${time}:\n${quoteLines(lines)}`),
      `Would you, ${quoteText(villager.name)}, agree with this statement by ${quoteText(speaker)}?\n${quoteText(statement)}`,
    ].join('\n\n'),
  },
])

const backgroundOf = ({ age, occupation, about, concern, project, interests, relations }: Persona): string => [
  age === null ? '' : `${age} years old.`,
  occupation === '' ? '' : `Occupation: ${occupation}.`,
  about,
  concern,
  project === '' ? '' : `Works on ${project}.`,
  interests.length === 0 ? '' : `Interested in ${interests.join(', ')}.`,
  ...relations.map(({ with: other, kind, note }) => `${kind} of ${other}${note === '' ? '' : `: ${note}`}.`),
].filter((part) => part !== '').join(' ')
