import type { Dialogue, ExtractedTriplets, Persona, Tick, Triplet } from '../../shared/index.ts'
import { forkSeed } from '../../shared/index.ts'
import type { CallOptions, LanguageModel } from '../model/language-model.ts'
import { definePrompt } from '../model/language-model.ts'
import type { Line } from '../model/questions.ts'
import { QUOTE_NOTE, quoteLines, quoteText } from '../model/quote-lines.ts'
import { citeLines, namesOf } from './cite-dialogue.ts'
import { findMentions } from './find-mentions.ts'
import type { DialogueDatabase } from '../store/dialogue-database.ts'

/** What was read. `fresh` is set where the record did not hold it yet: the caller hands it on to be kept. */
export interface ReadTriplets { readonly triplets: readonly Triplet[]; readonly fresh: ExtractedTriplets | null }

/** When the record was looked at, and who lives in town. */
export interface Reading { readonly tick: Tick; readonly villagers: readonly Persona[] }

/**
 * Personal information as [subject, relation, object] (SDR, section 4.1 (2), appendix C). What was said is read once: from the
 * record, else by a call whose seed depends on the words alone, so that it does not matter who asks first; askers of the same
 * tick share it. Nothing outlasts the tick in memory, so a resumed run asks exactly what an uninterrupted one asks.
 */
export interface TripletExtractor {
  /** Names the model and the prompt's version: triplets of another extractor are not taken for its own. */
  readonly id: string
  /** Of a finished dialogue, as a whole. */
  ofDialogue(dialogue: Dialogue, reading: Reading): Promise<ReadTriplets>
  /** Of a line of a dialogue that is going on. */
  ofLine(dialogue: Parties, line: Line, reading: Reading): Promise<ReadTriplets>
  /** Of a line that nobody has heard yet: asked each time. */
  ofCandidate(dialogue: Parties, line: Line, villagers: readonly Persona[], options: CallOptions): Promise<readonly Triplet[]>
  /** How the triplets of a candidate are kept once it is said, so that the line need not be read again. */
  keepLine(dialogue: Parties, line: Line, triplets: readonly Triplet[]): ExtractedTriplets
}

type Parties = Pick<Dialogue, 'id' | 'participants'>

export function createTripletExtractor({ model, dialogues }: { model: LanguageModel; dialogues: DialogueDatabase }): TripletExtractor {
  const id = `${model.id}/${tripletsPrompt.name}@${tripletsPrompt.version}`
  const lineExtractor = ({ speaker, text }: Line): string => `${id} line ${forkSeed(speaker, text).toString(36)}`
  const share = sharedWithinTick()

  const extract = async (lines: Line[], parties: Parties, villagers: readonly Persona[], options: CallOptions) =>
    (await model.complete(tripletsPrompt, { lines, names: namesIn(lines, parties, villagers) }, options)).value.triplets

  const readOnce = async (parties: Parties, extractor: string, tick: Tick, ask: (options: CallOptions) => Promise<Triplet[]>): Promise<ReadTriplets> => {
    const stored = dialogues.triplets(parties.id, extractor)
    if (stored) return { triplets: stored, fresh: null }
    const call = () => ask({ seed: forkSeed('triplets', parties.id, extractor), villager: null })
    const triplets = await share(tick, `${parties.id} ${extractor}`, call)
    return { triplets, fresh: { dialogue: parties.id, extractor, triplets } }
  }

  return {
    id,
    ofDialogue: (dialogue, { tick, villagers }) =>
      readOnce(dialogue, id, tick, (options) => extract(citeLines(dialogue.lines, namesOf(villagers)), dialogue, villagers, options)),
    ofLine: (dialogue, line, { tick, villagers }) =>
      readOnce(dialogue, lineExtractor(line), tick, (options) => extract([line], dialogue, villagers, options)),
    ofCandidate: (dialogue, line, villagers, options) => extract([line], dialogue, villagers, options),
    keepLine: (dialogue, line, triplets) => ({ dialogue: dialogue.id, extractor: lineExtractor(line), triplets: [...triplets] }),
  }
}

/** One call for all who ask under the same key in the same tick. */
function sharedWithinTick() {
  const calls = new Map<string, Promise<Triplet[]>>()
  let current: Tick | null = null
  return (tick: Tick, key: string, ask: () => Promise<Triplet[]>): Promise<Triplet[]> => {
    if (tick !== current) calls.clear()
    current = tick
    const call = calls.get(key) ?? ask()
    calls.set(key, call)
    return call
  }
}

/** Full names that subjects and objects may bear: both speakers and everybody who is mentioned. */
function namesIn(lines: readonly Line[], { participants }: Parties, villagers: readonly Persona[]): string[] {
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
Use the language of the dialogue. Add nothing that was not said. Where there is nothing personal, the list is empty.

${QUOTE_NOTE}`,
  },
  { role: 'user', content: `Names: ${quoteText(names.join('; '))}\n\nThe dialogue:\n${quoteLines(lines)}\n\nWhich triplets does it contain?` },
])
