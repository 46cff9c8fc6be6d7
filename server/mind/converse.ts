import {
  dayAt, partnerOf, timeAt, type Dialogue, type DialogueEnd, type Draft, type Guidance, type PlanHour, type PlantedFault, type Persona, type PromptVariant, type TownState, type VillagerId,
} from '../../shared/index.ts'
import { createRandom, forkSeed } from '../../shared/random.ts'
import type { Decision, PlantedCandidate, Thought } from '../engine/decision.ts'
import type { Line, PastDialogue, QuestionInput } from '../model/questions.ts'
import { acquaintanceOf, knownTo } from './acquaintance.ts'
import { publicPlaces } from './known-places.ts'
import { callSeed, nowOf, personaOf, type MindContext, type Moment } from './mind-context.ts'
import { plannedHour } from './plan-day.ts'
import { recollection, retrieve } from './retrieve.ts'
import { utterancePrompt } from './utterance-prompt.ts'

/** Earlier dialogues of the pair that a prompt shows: the latest. Ours. */
const HISTORY = 2

/** Minutes before the next thing begins at which one takes leave. Ours: time to say goodbye. */
const LEAVE_MINUTES = 2

/** Whose turn it is: the two speak in turn, who began the dialogue first. */
export const speakerOf = (dialogue: Dialogue): VillagerId => dialogue.participants[dialogue.lines.length % 2] as VillagerId

/** Whether the last line has been spoken out, and a breath taken. */
export function isTurn(context: MindContext, dialogue: Dialogue, self: VillagerId, tick: number): boolean {
  if (speakerOf(dialogue) !== self) return false
  const last = dialogue.lines.at(-1)
  if (!last) return tick > dialogue.startTick
  const { wordsPerTick, pauseTicks } = context.config.conversation
  return tick >= last.tick + Math.max(pauseTicks, Math.ceil(last.text.split(/\s+/u).length / wordsPerTick))
}

/** One turn: draft, correction, and what is said in the end. A model that keeps failing ends the dialogue, not the town. */
export async function speak(context: MindContext, moment: Moment, dialogue: Dialogue): Promise<Decision> {
  const { self, persona, state, tick } = moment
  try {
    const input = await utteranceInput(context, moment, dialogue)
    const writer = createWriter(context, moment, input)
    const first = await writer.write()
    const scene = {
      tick, speaker: persona, partner: personaOf(state, partnerOf(dialogue, self.id)), dialogue, villagers: townsfolk(state),
      seed: callSeed(context, moment, 'correct'),
    }
    const correction = await context.corrector(first, scene, writer.write)
    const { ends, planted } = writer.of(correction.candidates.map(({ draft }) => draft), correction.accepted)
    const said = correction.candidates[correction.accepted]?.draft.text ?? first.text
    const recalled: Thought = { type: 'memory-recall', villager: self.id, memories: input.memories.map(({ id }) => id) }
    return {
      villager: self.id, thoughts: recalled.memories.length > 0 ? [recalled] : [],
      intent: { type: 'say', dialogue: dialogue.id, correction, ends: isLoop(dialogue, said) ? 'loop' : ends, planted },
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    return { villager: self.id, thoughts: [{ type: 'model-fail', villager: self.id, prompt: 'utterance', reason }], intent: { type: 'end-talk', dialogue: dialogue.id, reason: 'failed' } }
  }
}

/** Everybody, in a list that stays the same one as long as the town does: correctors keep what they work out of it. */
function townsfolk({ personas }: TownState): readonly Persona[] {
  const list = lists.get(personas) ?? [...personas.values()]
  lists.set(personas, list)
  return list
}
const lists = new WeakMap<TownState['personas'], readonly Persona[]>()

/** Writes drafts, each under a variant drawn by seed (SDR, section 4.4), and remembers what belongs to which. */
function createWriter(context: MindContext, moment: Moment, input: UtteranceInput) {
  const written: { draft: Draft; ends: DialogueEnd | null; faults: readonly PlantedFault[] }[] = []
  let attempt = 0
  const write = async (guidance?: Guidance): Promise<Draft> => {
    const nth = attempt++
    const seed = forkSeed(callSeed(context, moment, 'utterance'), nth)
    const variant = drawVariant(context, seed)
    const { value } = await context.model.complete(
      utterancePrompt, { ...input, memories: input.memories.slice(0, variant.memories), variant, attempt: nth, guidance: guidance ?? null },
      { seed, villager: moment.self.id },
    )
    const draft: Draft = { text: value.text, variant }
    written.push({ draft, ends: value.ends, faults: context.plantedBy(seed) })
    return draft
  }
  const of = (candidates: readonly Draft[], accepted: number): { ends: DialogueEnd | null; planted: PlantedCandidate[] } => {
    const found = candidates.map((draft) => written.find((one) => one.draft === draft) ?? written.find((one) => one.draft.text === draft.text))
    const planted = found.flatMap((one, candidate) => (one && one.faults.length > 0 ? [{ candidate, faults: [...one.faults] }] : []))
    return { ends: found[accepted]?.ends ?? null, planted }
  }
  return { write, of }
}

function drawVariant({ config }: MindContext, seed: number): PromptVariant {
  const random = createRandom(forkSeed(seed, 'variant'))
  const type = config.inputs.type === 'mixed' ? random.pick(['persona-narrative', 'structured-task'] as const) : config.inputs.type
  const { fewest, most } = config.retrieval
  return { type, form: random.pick(['simple', 'few', 'many'] as const), memories: config.inputs.memory ? fewest + random.integer(most - fewest + 1) : 0 }
}

type UtteranceInput = QuestionInput<'utterance'>

/** All that the speaker may know at this turn; the parts that the config removes are left empty. */
async function utteranceInput(context: MindContext, moment: Moment, dialogue: Dialogue): Promise<UtteranceInput> {
  const { config } = context
  const { self, persona, mind, state, tick } = moment
  const { inputs } = config
  const partner = personaOf(state, partnerOf(dialogue, self.id))
  const status = (id: VillagerId): string => (inputs.status ? state.villagers.get(id)?.activity.what ?? '' : '')
  const intent = dialogue.participants[0] === self.id ? intentOf(moment, dialogue) : ''
  const query = [partner.name, dialogue.lines.at(-1)?.text ?? intent, inputs.status ? dialogue.place : ''].join(' ')
  const memories = inputs.memory ? await retrieve(context.embedder, mind, tick, config, query, config.retrieval.most) : []
  return {
    variant: { type: 'persona-narrative', form: 'simple', memories: 0 }, attempt: 0, guidance: null,
    now: nowOf(context, moment, dialogue.place),
    speaker: inputs.background ? persona : { ...persona, about: '', concern: '', lifestyle: '', project: '', interests: [], opinions: [] },
    partner: acquaintanceOf(persona, partner),
    speakerStatus: status(self.id), partnerStatus: status(partner.id),
    memories: memories.map((memory) => recollection(memory, config)),
    history: inputs.history ? historyWith(context, moment, partner.id) : [],
    lines: toLines(moment, dialogue), intent,
    plan: (mind.plan?.hours ?? []).filter(({ to }) => to > tick).map((hour) => plannedHour(config.clock, hour)),
    mustLeave: mustLeave(context, moment, dialogue),
    known: knownTo(state, persona, partner.id),
    places: publicPlaces(context.map, persona),
  }
}

/** Lines of a dialogue as prompts show them. */
export const toLines = ({ state }: Moment, dialogue: Dialogue): Line[] =>
  dialogue.lines.map(({ speaker, text }) => ({ speaker, name: personaOf(state, speaker).name, text }))

/** Why the speaker began this dialogue: it noted that down in the moment before. */
const intentOf = ({ mind }: Moment, dialogue: Dialogue): string =>
  mind.memories.findLast(({ kind, tick }) => kind === 'plan' && tick === dialogue.startTick)?.text ?? ''

function historyWith(context: MindContext, moment: Moment, partner: VillagerId): PastDialogue[] {
  const { clock } = context.config
  return moment.mind.dialogues.filter(({ participants }) => participants.includes(partner)).slice(-HISTORY).map((dialogue) => ({
    id: dialogue.id, day: dayAt(clock, dialogue.startTick), time: timeAt(clock, dialogue.startTick), place: dialogue.place, lines: toLines(moment, dialogue),
  }))
}

/** The next thing in the plan, when it is time to go there and it is elsewhere. */
function mustLeave({ config }: MindContext, { mind, tick }: Moment, dialogue: Dialogue): UtteranceInput['mustLeave'] {
  const soon = tick + (LEAVE_MINUTES * 60) / config.clock.secondsPerTick
  const next = mind.plan?.hours.find((hour: PlanHour) => hour.from > dialogue.startTick && hour.from <= soon && hour.to > tick && hour.place !== dialogue.place)
  return next ? { reason: next.agreed ? 'appointment' : 'errand', what: next.what } : null
}

/** The same words again, by either of the two, within the last four lines: they are going in circles. */
const isLoop = (dialogue: Dialogue, text: string): boolean =>
  dialogue.lines.slice(-4).some((line) => line.text.toLocaleLowerCase() === text.toLocaleLowerCase())
