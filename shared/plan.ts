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
