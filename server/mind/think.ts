import type { Address, TownState, Villager, VillagerId } from '../../shared/index.ts'
import type { Decision, Surroundings, Think, Thought } from '../engine/decision.ts'
import { act } from './act.ts'
import { rememberBackground } from './background.ts'
import { isTurn, speak } from './converse.ts'
import { decideTalk, partnerAtHand } from './decide-talk.ts'
import { personaOf, type MindContext, type Moment } from './mind-context.ts'
import { isLookTick, perceive } from './perceive.ts'
import { isTimeToWake, planDay } from './plan-day.ts'
import { isTimeToReflect, reflect } from './reflect.ts'
import { digest } from './remember.ts'

/**
 * The chain of a mind, top to bottom: converse, or else wake and plan, remember, reflect, perceive, talk, act
 * (Generative Agents, figure 5). One thing at a tick; most ticks nothing is due, and that costs no promise.
 */
export function createMind(context: MindContext): Think {
  const orders = new Map<VillagerId, number>()
  const orderOf = (id: VillagerId): number => orders.get(id) ?? orders.set(id, orders.size).get(id) ?? 0

  return (self, state, around) => {
    const moment = momentOf(self, state, around)
    const order = orderOf(self.id)
    if (self.dialogue !== null) return converse(context, moment)
    if (self.activity.asleep) return isTimeToWake(context.config.clock, moment) ? guard(moment, 'day-plan', wake(context, moment)) : null
    const undigested = moment.mind.undigested[0]
    if (undigested !== undefined) return guard(moment, 'dialogue-summary', remember(context, moment))
    if (isTimeToReflect(context, moment)) return guard(moment, 'reflection-insights', thinkOnly(moment, reflect(context, moment)))
    return (isLookTick(moment, order) ? look(context, moment) : null) ?? carryOn(context, moment)
  }
}

function momentOf(self: Villager, state: TownState, around: Surroundings): Moment {
  const mind = state.minds.get(self.id)
  if (!mind) throw new Error(`no mind of ${self.id}`)
  return { self, persona: personaOf(state, self.id), mind, state, around, tick: state.tick }
}

function converse(context: MindContext, moment: Moment): Promise<Decision> | null {
  const dialogue = moment.self.dialogue === null ? undefined : moment.state.dialogues.get(moment.self.dialogue)
  return dialogue && isTurn(context, dialogue, moment.self.id, moment.tick) ? speak(context, moment, dialogue) : null
}

/** Rises, remembers who it is (on its first day), and plans the day. */
async function wake(context: MindContext, moment: Moment): Promise<Decision> {
  const background = moment.mind.memories.length === 0 ? await rememberBackground(context, moment) : []
  const plan = await planDay(context, moment)
  const at = (moment.persona.bed ?? moment.self.activity.at) as Address
  return { villager: moment.self.id, thoughts: [...background, ...plan], intent: { type: 'act', what: 'getting up', emoji: '🌅', at, asleep: false } }
}

async function remember(context: MindContext, moment: Moment): Promise<Decision> {
  const id = moment.mind.undigested[0]
  const dialogue = moment.mind.dialogues.find((one) => one.id === id)
  return thinkOnly(moment, dialogue ? digest(context, moment, dialogue) : Promise.resolve([]))
}

const thinkOnly = async (moment: Moment, thoughts: Promise<Thought[]>): Promise<Decision> => ({ villager: moment.self.id, thoughts: await thoughts, intent: null })

/** Looks around: takes in what is new, and may start to talk to somebody at hand. */
function look(context: MindContext, moment: Moment): Decision | Promise<Decision> | null {
  const { radius, attention, retention } = context.config.perception
  const near = moment.around.near(radius)
  if (near.length === 0) return null
  const seen = perceive(moment, near, attention, retention).map((memory): Thought => ({ type: 'remember', villager: moment.self.id, memory }))
  const partner = partnerAtHand(context, moment, near)
  if (partner) {
    return guard(moment, 'talk-decision', decideTalk(context, moment, partner).then((decision) => ({ ...decision, thoughts: [...seen, ...decision.thoughts] })))
  }
  return seen.length > 0 ? { villager: moment.self.id, thoughts: seen, intent: null } : null
}

function carryOn(context: MindContext, moment: Moment): Decision | Promise<Decision> | null {
  const doing = act(context, moment)
  if (doing instanceof Promise) return guard(moment, 'actions', doing.then(({ thoughts, intent }) => ({ villager: moment.self.id, thoughts, intent })))
  return doing.intent || doing.thoughts.length > 0 ? { villager: moment.self.id, ...doing } : null
}

/** A model that fails in mid-thought costs this thought, and says so in the log; the villager goes on. */
const guard = (moment: Moment, prompt: string, thought: Promise<Decision>): Promise<Decision> =>
  thought.catch((cause: unknown): Decision => ({
    villager: moment.self.id, intent: null,
    thoughts: [{ type: 'model-fail', villager: moment.self.id, prompt, reason: cause instanceof Error ? cause.message : String(cause) }],
  }))
