import type { Dialogue, DialogueId, ExtractedTriplets, Persona, Triplet, VillagerId } from '../../shared/index.ts'
import { forkSeed } from '../../shared/index.ts'
import type { LanguageModel } from '../model/language-model.ts'
import { definePrompt } from '../model/language-model.ts'
import type { Line } from '../model/questions.ts'
import { QUOTE_NOTE, quoteLines, quoteText } from '../model/quote-lines.ts'
import { citeLines, namesOf } from './cite-dialogue.ts'
import { findMentions } from './find-mentions.ts'
import type { SpokenRecord } from './spoken-record.ts'

/** Triplets of a dialogue. `fresh` is set where the record did not hold them yet: the caller hands it on to be kept. */
export interface DialogueTriplets { readonly triplets: readonly Triplet[]; readonly fresh: ExtractedTriplets | null }

/**
 * Personal information as [subject, relation, object] (SDR, section 4.1 (2), appendix C). A call's seed depends on what
 * is read alone, so it does not matter who asks first, and parallel askers share one call.
 */
export interface TripletExtractor {
  /** Names the model and the prompt's version: triplets of another extractor are not taken for its own. */
  readonly id: string
  /** Of a finished dialogue: from the record, else extracted once. */
  ofDialogue(dialogue: Dialogue, villagers: readonly Persona[]): Promise<DialogueTriplets>
  /** Of one line of a dialogue that is going on, or of a candidate for one. */
  ofLine(dialogue: Pick<Dialogue, 'id' | 'participants'>, line: Line, villagers: readonly Persona[]): Promise<readonly Triplet[]>
}

/** An extractor over a model; it keeps calls under way, and the latest lines' triplets, in memory. */
export function createTripletExtractor({ model, dialogues }: { model: LanguageModel; dialogues: SpokenRecord }): TripletExtractor {
  const id = `${model.id}/${tripletsPrompt.name}@${tripletsPrompt.version}`
  const ofDialogues = new Map<DialogueId, Promise<readonly Triplet[]>>()
  const ofLines = new Map<string, Promise<readonly Triplet[]>>()

  const extract = async (lines: Line[], participants: readonly VillagerId[], villagers: readonly Persona[], seed: number) => {
    const names = namesIn(lines, participants, villagers)
    return (await model.complete(tripletsPrompt, { lines, names }, { seed, villager: null })).value.triplets
  }

  return {
    id,
    async ofDialogue(dialogue, villagers) {
      const stored = dialogues.triplets(dialogue.id, id)
      if (stored) {
        ofDialogues.delete(dialogue.id)
        return { triplets: stored, fresh: null }
      }
      const lines = citeLines(dialogue.lines, namesOf(villagers))
      const triplets = await askedOnce(ofDialogues, dialogue.id, () =>
        extract(lines, dialogue.participants, villagers, forkSeed('triplets', dialogue.id)))
      return { triplets, fresh: { dialogue: dialogue.id, extractor: id, triplets: [...triplets] } }
    },
    async ofLine({ id: dialogue, participants }, line, villagers) {
      const key = JSON.stringify([dialogue, line.speaker, line.text])
      const asked = askedOnce(ofLines, key, () => extract([line], participants, villagers, forkSeed('triplets', dialogue, line.speaker, line.text)))
      forgetOldest(ofLines, REMEMBERED_LINES)
      return asked
    },
  }
}

/** Lines whose triplets stay in memory: some 60 dialogues at once with 8 lines each. Ours; a forgotten one is asked again. */
const REMEMBERED_LINES = 512

/** The call under way or done under a key; a call that failed is forgotten, so that the next asker tries anew. */
function askedOnce<Key, Answer>(calls: Map<Key, Promise<Answer>>, key: Key, ask: () => Promise<Answer>): Promise<Answer> {
  const known = calls.get(key)
  if (known) return known
  const call = ask()
  calls.set(key, call)
  call.catch(() => calls.delete(key))
  return call
}

function forgetOldest<Key>(calls: Map<Key, unknown>, most: number): void {
  for (const key of calls.keys()) {
    if (calls.size <= most) return
    calls.delete(key)
  }
}

/** Full names that subjects and objects may bear: both speakers and everybody who is mentioned. */
function namesIn(lines: readonly Line[], participants: readonly VillagerId[], villagers: readonly Persona[]): string[] {
  const nameOf = namesOf(villagers)
  const mentioned = lines.flatMap(({ text }) => findMentions(text, villagers).flatMap(({ bearers }) => bearers.map(({ id }) => id)))
  return [...new Set([...participants, ...mentioned].map(nameOf))]
}

// ---- The prompt: our own words after section 4.1 (2) and the example of appendix C --------------------------------

export const tripletsPrompt = definePrompt('triplets', 1, ({ lines, names }) => [
  {
    role: 'system',
    content: `You read dialogues between people of a small town and note down what they reveal about persons, as a graph.

Write each piece of personal information as one triplet [subject, relation, object]:
- The subject is a person, by full name as it stands in the list of names. Replace "I", "you", "she" and the like by the name that is meant.
- The relation is a short verb phrase in the present or past tense: "works as", "is married to", "lives at", "is interested in",
  "does not like", "agreed to meet", "is running for". Keep a negation inside the relation.
- The object is what the relation leads to: a thing, place, time, occupation, opinion or another person.
- One fact a triplet. An appointment becomes several: with whom, where, when.
- Take up occupations, relations, homes, plans, opinions, interests, abilities, possessions, and what somebody did or has agreed to.
- Leave out greetings, thanks, questions that claim nothing, and whatever is only wished or supposed.
Add nothing that was not said. Where there is nothing personal, the list is empty.

${QUOTE_NOTE}`,
  },
  { role: 'user', content: `Names: ${quoteText(names.join('; '))}\n\nThe dialogue:\n${quoteLines(lines)}\n\nWhich triplets does it contain?` },
])
