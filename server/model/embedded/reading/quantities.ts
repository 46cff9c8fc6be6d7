/** Numbers, clock times and days in a phrase. */
export interface When {
  /** Minutes since midnight; null: no clock time said. */
  readonly minutes: number | null
  /** Half of the day where none or either would do ("seven" may be 7:00 or 19:00). */
  readonly ambiguous: boolean
  /** A weekday, "today", "tomorrow" …; null: none said. */
  readonly day: string | null
}

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(' ')
const TENS: Readonly<Record<string, number>> = { thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, hundred: 100, dozen: 12 }
const DAYS = /\b(monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tonight|tomorrow|yesterday)\b/iu
const NUMBER = `\\d{1,2}|${NUMBER_WORDS.slice(1, 13).join('|')}`
const CLOCK = new RegExp(`\\b(?:(at|by|from|until|around|about|before|after|for)\\s+)?(?:(half past|quarter past|quarter to)\\s+)?(${NUMBER})(?:[:.](\\d{2}))?\\s*(a\\.?m\\b\\.?|p\\.?m\\b\\.?|o['’]clock)?`, 'giu')

/** The value of a number as digits or an English word; null where it is none. */
export function numberOf(word: string): number | null {
  if (/^\d+(?:\.\d+)?$/u.test(word)) return Number(word)
  const small = NUMBER_WORDS.indexOf(word)
  return small >= 0 ? small : TENS[word] ?? null
}

/** When something is, as far as the phrase says; null where it says nothing. */
export function whenOf(text: string): When | null {
  const day = DAYS.exec(text)?.[1]?.toLowerCase() ?? null
  const clock = clockOf(text)
  if (day === null && clock === null) return null
  return { minutes: clock?.minutes ?? null, ambiguous: clock?.ambiguous ?? false, day: day === 'tonight' ? 'today' : day }
}

function clockOf(text: string): { minutes: number, ambiguous: boolean } | null {
  if (/\bnoon|midday\b/iu.test(text)) return { minutes: 720, ambiguous: false }
  if (/\bmidnight\b/iu.test(text)) return { minutes: 0, ambiguous: false }
  for (const [, lead, part, hourText = '', minuteText, half] of text.matchAll(CLOCK)) {
    const hour = numberOf(hourText.toLowerCase())
    const marked = minuteText !== undefined || half !== undefined || part !== undefined
    if (hour === null || hour > 24 || (!marked && !/^(?:at|by|from|until|around|before|after)$/iu.test(lead ?? ''))) continue
    const afternoon = /^p/iu.test(half ?? '') && hour < 12 ? 12 : 0
    const shift = part === undefined ? 0 : /to$/iu.test(part) ? -15 : /^half/iu.test(part) ? 30 : 15
    const exact = hour > 12 || hour === 0 || /^[ap]/iu.test(half ?? '') || /^\d{2}$/u.test(hourText) && minuteText !== undefined
    return { minutes: (hour + afternoon) * 60 + Number(minuteText ?? 0) + shift, ambiguous: !exact }
  }
  return null
}

/** Minutes that a clock time may lie off and still be the same: a quarter of an hour. Ours. */
const SAME_TIME = 15

/** Whether two times cannot be one and the same appointment: another day, or clock times that do not meet. */
export function timesClash(first: When, second: When): boolean {
  if (first.day !== null && second.day !== null && first.day !== second.day && !bothRelative(first.day, second.day)) return true
  return clocksClash(first, second)
}

/** "tomorrow" and "Friday" may be one day: only days of one kind exclude each other. */
const bothRelative = (first: string, second: string): boolean => isRelative(first) !== isRelative(second)
const isRelative = (day: string): boolean => /^(?:today|tomorrow|yesterday)$/u.test(day)

function clocksClash(first: When, second: When): boolean {
  if (first.minutes === null || second.minutes === null) return false
  const apart = Math.abs(first.minutes - second.minutes)
  return apart > SAME_TIME && !((first.ambiguous || second.ambiguous) && Math.abs(apart - 720) <= SAME_TIME)
}

/** Whether both name a time and it may well be the same one. */
export const sameTime = (first: When, second: When): boolean =>
  first.minutes !== null && second.minutes !== null && !timesClash(first, second) && (first.day === second.day || first.day === null || second.day === null)
