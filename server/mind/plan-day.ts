import {
  Address, arenaAddress, dayAt, findArena, MEETING_MINUTES, minutesAt, minutesOf, sectorOf, tickAtMinutes, type Clock, type Plan, type PlanAction, type PlanHour, type Tick, timeAt, type TimeOfDay,
} from '../../shared/index.ts'
import type { Thought } from '../engine/decision.ts'
import { definePrompt } from '../model/language-model.ts'
import type { PlannedHour, QuestionOutput } from '../model/questions.ts'
import { describeMemories, describePersona, describePlan } from './describe.ts'
import { arenasFor, publicPlaces } from './known-places.ts'
import { callSeed, nowOf, type MindContext, type Moment } from './mind-context.ts'
import { recollection, retrieve } from './retrieve.ts'

/** Memories looked at when a day is planned. Ours. */
const PLANNING_MEMORIES = 8

/** The day at waking: broad strokes and hours, with every meeting agreed on earlier days in its place. */
export async function planDay(context: MindContext, moment: Moment): Promise<Thought[]> {
  const { config, map, model, embedder } = context
  const day = dayAt(config.clock, moment.tick)
  const memories = await retrieve(embedder, moment.mind, moment.tick, config, `${moment.persona.name} plans the day: ${moment.persona.concern}`, PLANNING_MEMORIES)
  const input = {
    day, self: moment.persona, agreed: agreedFor(context, moment, day), memories: memories.map((memory) => recollection(memory, config)),
    places: publicPlaces(map, moment.persona), arenas: arenasFor(map, moment.persona),
  }
  const { value } = await model.complete(dayPlanPrompt, input, { seed: callSeed(context, moment, 'day-plan'), villager: moment.self.id })
  const hours = toPlanHours(context, moment, day, value.hours)
  return [{ type: 'plan-make', villager: moment.self.id, day, strokes: value.strokes, hours }]
}

/** Changes the rest of the day when something that happened calls for it. */
export async function revisePlan(context: MindContext, moment: Moment, happened: string): Promise<Thought[]> {
  const { plan } = moment.mind
  if (!plan) return []
  const hours = plan.hours.filter(({ to }) => to > moment.tick).map((hour) => plannedHour(context.config.clock, hour))
  const input = { self: moment.persona, now: nowOf(context, moment, moment.self.activity.at), happened, hours, arenas: arenasFor(context.map, moment.persona) }
  const { value } = await context.model.complete(planRevisionPrompt, input, { seed: callSeed(context, moment, 'plan-revision'), villager: moment.self.id })
  if (!value.revise) return []
  const past = plan.hours.filter(({ to }) => to <= moment.tick)
  const fresh = toPlanHours(context, moment, plan.day, value.hours).filter(({ to }) => to > moment.tick)
  return [{ type: 'plan-revise', villager: moment.self.id, hours: [...past, ...fresh], reason: value.reason }]
}

/** The stretch at hand in actions of 5 to 15 minutes, each at an object of the place. */
export async function detailHour(context: MindContext, moment: Moment, hour: PlanHour): Promise<Thought[]> {
  const { clock } = context.config
  const arena = findArena(context.map, hour.place)
  const minutes = Math.max(1, Math.round(((hour.to - moment.tick) * clock.secondsPerTick) / 60))
  const input = {
    self: moment.persona, now: nowOf(context, moment, hour.place), hour: plannedHour(clock, hour), minutes,
    objects: arena?.objects.map(({ address }) => address) ?? [],
  }
  const { value } = await context.model.complete(actionsPrompt, input, { seed: callSeed(context, moment, 'actions'), villager: moment.self.id })
  return [{ type: 'plan-detail', villager: moment.self.id, actions: toActions(clock, moment.tick, hour, value.actions, input.objects) }]
}

/** A planned hour as a prompt shows it. */
export const plannedHour = (clock: Clock, hour: PlanHour): PlannedHour => ({
  day: dayAt(clock, hour.from), from: timeAt(clock, hour.from), to: timeAt(clock, hour.to), what: hour.what, place: hour.place, agreedWith: hour.agreed?.with ?? null,
})

/** Meetings that were agreed for this day, from memory. */
function agreedFor({ config }: MindContext, { mind }: Moment, day: number): PlannedHour[] {
  const made = mind.memories.flatMap((memory) => (memory.kind === 'commitment' && memory.meeting?.day === day ? [{ memory, meeting: memory.meeting }] : []))
  return made.map(({ memory, meeting }) => {
    const start = tickAtMinutes(config.clock, (day - 1) * 1440 + minutesOf(meeting.time))
    return { day, from: meeting.time, to: timeAt(config.clock, start + (MEETING_MINUTES * 60) / config.clock.secondsPerTick), what: memory.text, place: meeting.place, agreedWith: memory.about[0] ?? null }
  })
}

/** Hours of a model's answer as ticks: in order, without gaps backwards, at places that exist. After midnight the clock wraps. */
function toPlanHours(context: MindContext, moment: Moment, day: number, hours: QuestionOutput<'day-plan'>['hours']): PlanHour[] {
  const { clock } = context.config
  const home = moment.persona.home
  const planned: PlanHour[] = []
  let last = 0
  for (const hour of hours) {
    const from = after(last, (day - 1) * 1440 + minutesOf(hour.from))
    const to = after(from + 1, (day - 1) * 1440 + minutesOf(hour.to))
    last = from
    const place = placeOnMap(context, hour.place) ?? (home ? placeOnMap(context, home) : null) ?? moment.self.activity.at
    const stretch = { from: tickAtMinutes(clock, from), to: tickAtMinutes(clock, to), what: hour.what, emoji: hour.emoji, place, agreed: null }
    if (stretch.from < stretch.to) planned.push(stretch)
  }
  return planned
}

/** The same time on the next day, where it would lie before `least`. */
const after = (least: number, minutes: number): number => (minutes < least ? minutes + 1440 : minutes)

/** The arena that an answer means: its address, or the first arena of the sector it names. */
function placeOnMap({ map }: MindContext, place: string): Address | null {
  const address = Address.parse(place)
  const found = findArena(map, arenaAddress(address)) ?? map.arenas.find(({ sector }) => sector === sectorOf(address))
  return found?.address ?? null
}

function toActions(clock: Clock, tick: Tick, hour: PlanHour, actions: QuestionOutput<'actions'>['actions'], objects: readonly Address[]): PlanAction[] {
  const planned: PlanAction[] = []
  let from = Math.max(tick, hour.from)
  for (const action of actions) {
    const to = Math.min(hour.to, from + Math.round((action.minutes * 60) / clock.secondsPerTick))
    const at = objects.includes(action.at) ? action.at : hour.place
    if (from < to) planned.push({ from, to, what: action.what, emoji: action.emoji, at })
    from = to
  }
  const end = planned.at(-1)
  if (end && end.to < hour.to) planned.push({ ...end, from: end.to, to: hour.to })
  return planned.length > 0 ? planned : [{ from: tick, to: hour.to, what: hour.what, emoji: hour.emoji, at: hour.place }]
}

/** The stretch of the plan at a tick. */
export const hourAt = (plan: Plan, tick: Tick): PlanHour | undefined => plan.hours.find(({ from, to }) => from <= tick && tick < to)

/** Whether it is time to rise: asleep, past the waking hour, and not yet planned for this day. */
export function isTimeToWake(clock: Clock, moment: Moment): boolean {
  if (moment.mind.plan?.day === dayAt(clock, moment.tick)) return false
  return minutesAt(clock, moment.tick) % 1440 >= minutesOf(moment.persona.wakes as TimeOfDay)
}

export const dayPlanPrompt = definePrompt('day-plan', 1, ({ day, self, agreed, memories, places, arenas }) => [
  { role: 'system', content: 'You plan a day in the life of one villager. Keep to the villager\'s own habits. Use only places from the list.' },
  {
    role: 'user',
    content: `${describePersona(self)}

Places, as sector:arena: ${arenas.join('; ')}.
Open to everybody: ${places.map(({ address }) => address).join('; ')}.
${describeMemories(memories)}
${agreed.length > 0 ? `Already agreed for today:\n${describePlan(agreed)}` : 'Nothing is agreed with anybody for today.'}

It is day ${day}. ${self.name} rises at ${self.wakes} and goes to bed at ${self.sleeps}. Give 4 to 6 broad strokes of the day, then the hours from rising to bed,
one after another without gaps: from, to (HH:MM), what (starting with an -ing form), one emoji, place.`,
  },
])

export const planRevisionPrompt = definePrompt('plan-revision', 1, ({ self, now, happened, hours, arenas }) => [
  { role: 'system', content: 'You decide whether something that happened changes the rest of a villager\'s day. Most things do not.' },
  {
    role: 'user',
    content: `${describePersona(self)}

Places, as sector:arena: ${arenas.join('; ')}.
It is ${now.time} on day ${now.day}. The rest of the plan:
${describePlan(hours)}
What happened: ${happened}

Say whether ${self.name} changes the plan, why in one sentence, and if so give the hours from now to bed anew.`,
  },
])

export const actionsPrompt = definePrompt('actions', 1, ({ self, now, hour, minutes, objects }) => [
  { role: 'system', content: 'You break a stretch of a villager\'s day into actions of 5 to 15 minutes. Use only objects from the list.' },
  {
    role: 'user',
    content: `${describePersona(self)}

It is ${now.time}. For the next ${minutes} minutes: ${hour.what}, at ${hour.place}. Objects there: ${objects.join('; ') || 'none'}.
List the actions in order: minutes, what (starting with an -ing form), one emoji, the object in use. They add up to ${minutes} minutes.`,
  },
])
