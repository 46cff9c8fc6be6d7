import { z } from 'zod'
import { Address, DialogueId, VillagerId } from './ids.ts'
import { Tick } from './clock.ts'

/** What somebody is doing, as a villager nearby and the viewer see it. */
export const Activity = z.object({
  /** In -ing form without the name: "kneading dough". */
  what: z.string().min(1),
  emoji: z.string().min(1),
  /** The object in use, or the arena where there is none. */
  at: Address,
  pose: z.enum(['stand', 'sit', 'lie']),
  asleep: z.boolean(),
})
export type Activity = z.infer<typeof Activity>

/** An hour or so of the day. */
export const PlanHour = z.object({
  from: Tick,
  to: Tick,
  what: z.string().min(1),
  emoji: z.string().min(1),
  /** `sector:arena`. */
  place: Address,
  /** Whom it was agreed with, and where: an appointment; null for one's own routine. */
  agreed: z.object({ with: VillagerId, dialogue: DialogueId }).nullable(),
})
export type PlanHour = z.infer<typeof PlanHour>

/** 5 to 15 minutes of an hour. */
export const PlanAction = z.object({ from: Tick, to: Tick, what: z.string().min(1), emoji: z.string().min(1), at: Address })
export type PlanAction = z.infer<typeof PlanAction>

/** A villager's plan for a day: broad strokes, hours, then actions of the hour at hand (Generative Agents, section 4.3). */
export const Plan = z.object({
  day: z.number().int().min(1),
  strokes: z.array(z.string()),
  hours: z.array(PlanHour),
  actions: z.array(PlanAction),
})
export type Plan = z.infer<typeof Plan>

/** Minutes kept free for a meeting, and minutes before it in which one sets out. Ours: a coffee, and a walk through town. */
export const MEETING_MINUTES = 40
export const WAY_MINUTES = 12

/** The hours with an appointment carved in; what it covers is cut short, and the routine goes on after it. */
export function withAppointment(hours: readonly PlanHour[], appointment: PlanHour): PlanHour[] {
  const rest = hours.flatMap((hour) => [
    { ...hour, to: Math.min(hour.to, appointment.from) },
    { ...hour, from: Math.max(hour.from, appointment.to) },
  ]).filter(({ from, to }) => from < to)
  return [...rest, appointment].sort((a, b) => a.from - b.from)
}

/** New hours for the day that keep the appointments of the old ones. */
export const revisedHours = (old: readonly PlanHour[], fresh: readonly PlanHour[]): PlanHour[] =>
  old.filter(({ agreed }) => agreed !== null).reduce((hours, appointment) => withAppointment(hours, appointment), [...fresh])
