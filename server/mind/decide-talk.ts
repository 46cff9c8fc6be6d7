import { dayAt, distanceBetween, minutesAt, tileAt, type Villager } from '../../shared/index.ts'
import type { Decision } from '../engine/decision.ts'
import { definePrompt } from '../model/language-model.ts'
import { acquaintanceOf } from './acquaintance.ts'
import { describeMemories, describePersona } from './describe.ts'
import { callSeed, nowOf, personaOf, type MindContext, type Moment } from './mind-context.ts'
import { recollection, retrieve } from './retrieve.ts'

/** Memories of the other that bear on whether to talk. Ours. */
const MEMORIES = 5

/** Minutes after which somebody who let it be thinks again about talking to the same person. Ours. */
const THINK_AGAIN_MINUTES = 30

/** Somebody near whom one could talk to now, if any: cheap conditions, so that the model is asked seldom. */
export function partnerAtHand(context: MindContext, moment: Moment, near: readonly Villager[]): Villager | null {
  if (moment.mind.undigested.length > 0) return null
  return near.find((other) => isApproachable(context, moment, other)) ?? null
}

function isApproachable({ config }: MindContext, moment: Moment, other: Villager): boolean {
  if (other.dialogue !== null || other.activity.asleep) return false
  if (distanceBetween(moment.around.tile, tileAt(other, moment.tick, config.pace)) > config.conversation.reach) return false
  const since = (minutes: number): number => moment.tick - (minutes * 60) / config.clock.secondsPerTick
  const declined = moment.mind.declined.get(other.id)
  if (declined !== undefined && declined > since(THINK_AGAIN_MINUTES)) return false
  const last = lastTalk(moment, other)
  return last === null || last < since(config.conversation.cooldownMinutes)
}

const lastTalk = ({ mind }: Moment, other: Villager): number | null =>
  mind.dialogues.findLast(({ participants }) => participants.includes(other.id))?.endTick ?? null

/** Whether to talk to somebody nearby, and what about. What one wants to say is noted down before. */
export async function decideTalk(context: MindContext, moment: Moment, other: Villager): Promise<Decision> {
  const { config, model, embedder } = context
  const { self, persona, mind, state, tick } = moment
  const partner = personaOf(state, other.id)
  const memories = await retrieve(embedder, mind, tick, config, `${partner.name} ${other.activity.what}`, MEMORIES)
  const last = lastTalk(moment, other)
  const input = {
    now: nowOf(context, moment, self.activity.at), self: persona, partner: acquaintanceOf(persona, partner), selfStatus: self.activity.what, partnerStatus: other.activity.what,
    minutesSinceLastTalk: last === null ? null : minutesAt(config.clock, tick) - minutesAt(config.clock, last),
    talksToday: mind.dialogues.filter(({ startTick }) => dayAt(config.clock, startTick) === dayAt(config.clock, tick)).length,
    memories: memories.map((memory) => recollection(memory, config)),
  }
  const { value } = await model.complete(talkDecisionPrompt, input, { seed: callSeed(context, moment, `talk:${other.id}`), villager: self.id })
  if (!value.talk) return { villager: self.id, thoughts: [{ type: 'talk-decline', villager: self.id, partner: other.id }], intent: null }
  const note = {
    kind: 'plan' as const, text: value.intent || `I want to talk to ${partner.name}.`, tick, importance: 2, about: [other.id], triplet: null, heardFrom: null, dialogue: null,
    evidence: [], meeting: null,
  }
  return { villager: self.id, thoughts: [{ type: 'remember', villager: self.id, memory: note }], intent: { type: 'start-talk', partner: other.id } }
}

export const talkDecisionPrompt = definePrompt('talk-decision', 1, ({ now, self, partner, selfStatus, partnerStatus, minutesSinceLastTalk, talksToday, memories }) => [
  { role: 'system', content: `You decide whether a villager starts to talk to somebody nearby.\n\n${describePersona(self)}` },
  {
    role: 'user',
    content: `It is ${now.time} on day ${now.day}, at ${now.place}. ${self.name} is ${selfStatus}. Nearby is ${partner.name} (${[partner.relation, partner.occupation].filter(Boolean).join(', ') || 'somebody from town'}), ${partnerStatus}.
${minutesSinceLastTalk === null ? 'The two have not talked yet.' : `They last talked ${Math.round(minutesSinceLastTalk)} minutes ago.`} ${self.name} has had ${talksToday} talks today.
${describeMemories(memories)}

Does ${self.name} start a talk now? If so, say in a short phrase in the first person what about.`,
  },
])
