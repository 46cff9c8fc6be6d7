import type { TimeOfDay } from '../../../../shared/index.ts'
import { minutesOf, timeOfMinutes } from '../../../../shared/index.ts'

const HOURS = ['twelve', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven']
const HOUR_PATTERN = `(${HOURS.join('|')}|\\d{1,2})`

/** "18:30" → "half past six"; odd minutes are told as "18:42". */
export function sayTime(time: TimeOfDay): string {
  const minutes = minutesOf(time)
  const hour = Math.floor(minutes / 60)
  if (time === '12:00') return 'noon'
  const name = HOURS[hour % 12] ?? ''
  const next = HOURS[(hour + 1) % 12] ?? ''
  switch (minutes % 60) {
    case 0: return `${name} o'clock`
    case 15: return `quarter past ${name}`
    case 30: return `half past ${name}`
    case 45: return `quarter to ${next}`
    default: return time
  }
}

/** A time to come as one says it now: with its part of the day where the bare hour could be an earlier one. */
export const sayComing = (time: TimeOfDay, now: TimeOfDay): string =>
  minutesOf(time) > 720 && minutesOf(time) - 720 > minutesOf(now) ? `${sayTime(time)} in the ${partOfDay(time) === 'night' ? 'evening' : partOfDay(time)}` : sayTime(time)

/** "in the morning", as far as the hour says. */
export function partOfDay(time: TimeOfDay): 'morning' | 'afternoon' | 'evening' | 'night' {
  const minutes = minutesOf(time)
  if (minutes < 240) return 'night'
  if (minutes < 720) return 'morning'
  if (minutes < 1050) return 'afternoon'
  return minutes < 1320 ? 'evening' : 'night'
}

/**
 * The time of day that a sentence names, or null. Half a day is settled by what the sentence says (am, pm, morning,
 * evening), else the next such hour after `now` is meant.
 */
export function readTime(sentence: string, now: TimeOfDay): TimeOfDay | null {
  const text = sentence.toLowerCase()
  const clock = /\b([01]?\d|2[0-3])[:.]([0-5]\d)(?:\s*([ap])\.?m\b)?/.exec(text)
  if (clock !== null) return settled(Number(clock[1]) * 60 + Number(clock[2]), clock[3], text, now, clock[1]?.startsWith('0') === true || Number(clock[1]) > 12)
  if (/\bnoon\b/.test(text)) return '12:00'
  const spoken = new RegExp(`\\b(half past|quarter past|quarter to) ${HOUR_PATTERN}\\b`).exec(text)
  if (spoken !== null) {
    const shift = spoken[1] === 'half past' ? 30 : spoken[1] === 'quarter past' ? 15 : -15
    return settled(hourOf(spoken[2] ?? '') * 60 + shift, undefined, text, now, false)
  }
  const whole = new RegExp(`\\b(?:at|around|by|about|from|until|till|before|after|make it|say) ${HOUR_PATTERN}(?: o'clock)?(?:\\s*([ap])\\.?m\\b)?(?! (?:minutes?|hours?|days?|of|or|people|things|more|times))`).exec(text)
    ?? new RegExp(`\\b${HOUR_PATTERN}(?: o'clock|\\s*([ap])\\.?m\\b)`).exec(text)
  return whole === null ? null : settled(hourOf(whole[1] ?? '') * 60, whole[2], text, now, false)
}

const hourOf = (word: string): number => (/^\d/.test(word) ? Number(word) : HOURS.indexOf(word))

function settled(minutes: number, half: string | undefined, text: string, now: TimeOfDay, exact: boolean): TimeOfDay {
  const base = exact || minutes >= 780 ? minutes : minutes % 720
  if (exact || minutes >= 780) return timeOfMinutes(base)
  if (half === 'p' || /\b(?:evening|tonight|afternoon)\b/.test(text)) return timeOfMinutes(base + 720)
  if (half === 'a' || /\bmorning\b/.test(text)) return timeOfMinutes(base)
  const earliest = /\btomorrow\b/.test(text) ? 420 : minutesOf(now)
  return timeOfMinutes(base <= earliest && base + 720 < 1440 ? base + 720 : base)
}
