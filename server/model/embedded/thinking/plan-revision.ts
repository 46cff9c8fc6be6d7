import type { Address, Random } from '../../../../shared/index.ts'
import { minutesOf, timeOfMinutes } from '../../../../shared/index.ts'
import type { PlannedHour, QuestionInput, QuestionOutput } from '../../questions.ts'
import { bare, contentOf, coverage } from '../language/text.ts'
import { readTime } from '../language/time-words.ts'
import { emojiFor } from './activities.ts'

type Input = QuestionInput<'plan-revision'>
type Hour = QuestionOutput<'plan-revision'>['hours'][number]

/** Minutes that a guest plans for an occasion. Ours. */
const STAY = 90

/** What one hears changes the day where it is an occasion with a place and an hour to come, and nothing that is kept stands against it. */
export function revisePlan(input: Input, random: Random): QuestionOutput<'plan-revision'> {
  const { now, happened, hours, self } = input
  const time = readTime(happened, now.time)
  const place = placeIn(happened, input.arenas)
  const unchanged = { revise: false, reason: '', hours: [] }
  if (!/\b(?:party|concert|celebration|gathering|feast|supper|dance|meeting)\b/i.test(happened) || time === null || place === null) return unchanged
  const from = minutesOf(time)
  const bed = minutesOf(self.sleeps) < 360 ? minutesOf(self.sleeps) + 1440 : minutesOf(self.sleeps)
  if (from <= minutesOf(now.time) || from > bed - 30 || !goes(self, random)) return unchanged
  const to = Math.min(from + STAY, bed - 15)
  const kept = hours.some((hour) => hour.agreedWith !== null && overlaps(hour, from, to))
  if (kept) return unchanged
  const what = /\bparty\b/i.test(happened) ? 'going to the party' : 'going to the gathering'
  return { revise: true, reason: `${self.name} wants to be there: ${bare(happened)}`, hours: woven(hours, { from, to, what, emoji: '🎉', place }) }
}

const goes = ({ voice, traits }: Input['self'], random: Random): boolean =>
  random.chance(0.45 + 0.4 * voice.talkativeness + (traits.some((trait) => /outgoing|sociable|warm|curious|lively/i.test(trait)) ? 0.15 : 0) - (traits.some((trait) => /shy|solitary|stubborn|recluse|nervous before crowds/i.test(trait)) ? 0.25 : 0))

/** The arena whose sector, or own name, the text mentions; the first of a sector stands for it. */
function placeIn(text: string, arenas: readonly Address[]): Address | null {
  const said = contentOf(text)
  const fits = arenas.map((arena) => ({ arena, share: coverage(contentOf(arena.split(':')[0] ?? ''), said) })).filter(({ share }) => share >= 0.99)
  return fits[0]?.arena ?? null
}

const overlaps = ({ from, to }: PlannedHour, start: number, end: number): boolean => minutesOf(from) < end && (minutesOf(to) <= minutesOf(from) ? 1440 : minutesOf(to)) > start

interface Guest { readonly from: number; readonly to: number; readonly what: string; readonly emoji: string; readonly place: Address }

/** The rest of the day with the occasion in its place, the stretches around it cut to fit. */
function woven(hours: readonly PlannedHour[], guest: Guest): Hour[] {
  const stretches = unwrapped(hours)
  const before = stretches.filter(({ from }) => from < guest.from).map((hour) => ({ ...hour, to: Math.min(hour.to, guest.from) }))
  const after = stretches.filter(({ to }) => to > guest.to).map((hour) => ({ ...hour, from: Math.max(hour.from, guest.to) }))
  return [...before, { ...guest }, ...after].map(({ from, to, what, place, ...rest }) => ({
    from: timeOfMinutes(from), to: timeOfMinutes(to), what, emoji: 'emoji' in rest && typeof rest.emoji === 'string' ? rest.emoji : emojiOf(what), place,
  }))
}

interface Stretch { readonly from: number; readonly to: number; readonly what: string; readonly place: Address }

/** Minutes that run on past midnight. */
function unwrapped(hours: readonly PlannedHour[]): Stretch[] {
  let last = 0
  return hours.map(({ from, to, what, place }) => {
    const start = minutesOf(from) < last ? minutesOf(from) + 1440 : minutesOf(from)
    const end = minutesOf(to) <= start % 1440 ? minutesOf(to) + 1440 : minutesOf(to) + (start >= 1440 ? 1440 : 0)
    last = start
    return { from: start, to: end, what, place }
  })
}

const emojiOf = (what: string): string => (/supper|lunch|breakfast/i.test(what) ? '🍽️' : /rest|wind|home/i.test(what) ? '🛋️' : /meeting/i.test(what) ? '🤝' : emojiFor(what))
