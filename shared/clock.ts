import { z } from 'zod'

/** A tick counts from 0 at the run's start; what a tick lasts and when day 1 starts is the run's clock. */
export const Tick = z.number().int().nonnegative()
export type Tick = z.infer<typeof Tick>

/** "HH:MM" on a 24-hour clock. */
export const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day as HH:MM, 00:00 to 23:59')
export type TimeOfDay = z.infer<typeof TimeOfDay>

export const Clock = z.object({
  /** Simulated seconds a tick lasts: 10, as in Generative Agents. */
  secondsPerTick: z.number().positive().default(10),
  /** Time of day at tick 0: 06:00, when the first villagers rise. */
  start: TimeOfDay.default('06:00'),
  /** Calendar day of tick 0. A Monday of no importance. */
  date: z.iso.date('a day of the calendar as YYYY-MM-DD').default('2026-05-04'),
})
export type Clock = z.infer<typeof Clock>

export const SECONDS_PER_DAY = 86_400

/** Ticks in a day of 24 hours. */
export const ticksPerDay = (clock: Clock): number => SECONDS_PER_DAY / clock.secondsPerTick

/** Minutes since midnight of "HH:MM". */
export function minutesOf(time: TimeOfDay): number {
  const [hours, minutes] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

/** "HH:MM" of minutes since midnight; minutes of another day wrap. */
export function timeOfMinutes(minutes: number): TimeOfDay {
  const wrapped = ((Math.floor(minutes) % 1440) + 1440) % 1440
  return `${String(Math.floor(wrapped / 60)).padStart(2, '0')}:${String(wrapped % 60).padStart(2, '0')}`
}

/** Minutes since midnight of day 1 (may exceed 1440 on later days). */
export const minutesAt = (clock: Clock, tick: Tick): number => minutesOf(clock.start) + (tick * clock.secondsPerTick) / 60

/** Time of day at a tick. */
export const timeAt = (clock: Clock, tick: Tick): TimeOfDay => timeOfMinutes(minutesAt(clock, tick))

/** Calendar day at a tick, from 1. */
export const dayAt = (clock: Clock, tick: Tick): number => Math.floor(minutesAt(clock, tick) / 1440) + 1

/** First tick at or after the given minutes since midnight of day 1; never below 0. */
export const tickAtMinutes = (clock: Clock, minutes: number): Tick =>
  Math.max(0, Math.ceil(((minutes - minutesOf(clock.start)) * 60) / clock.secondsPerTick))
