import type { Address, Random, TimeOfDay } from '../../../../shared/index.ts'
import { minutesOf, sectorOf, timeOfMinutes } from '../../../../shared/index.ts'
import type { PlannedHour, PublicPlace } from '../../questions.ts'
import { sayTime } from '../language/time-words.ts'
import type { Scene } from './scene.ts'

/** What stands in one's own plan at a time; null: nothing is known of then. */
export const plannedAt = (plan: readonly PlannedHour[], day: number, time: TimeOfDay): PlannedHour | null =>
  plan.find((hour) => hour.day === day && minutesOf(hour.from) <= minutesOf(time) && minutesOf(time) < (minutesOf(hour.to) || 1440)) ?? null

/** What one would have to give up to come: agreed meetings, work and sleep; leisure and meals can be moved. */
export function obstacleAt(scene: Scene, day: number, time: TimeOfDay): PlannedHour | null {
  const { input: { plan, now }, self } = scene
  if (day === now.day && minutesOf(time) < minutesOf(now.time)) return null
  const hour = plannedAt(plan, day, time)
  if (hour !== null && (hour.agreedWith !== null && hour.agreedWith !== scene.partner.id || /\bsleep/.test(hour.what))) return hour
  const work = self.work
  const working = work !== null && minutesOf(work.from) <= minutesOf(time) && minutesOf(time) < minutesOf(work.to)
  return working && (hour === null || sectorOf(hour.place) === sectorOf(work.place)) ? hour ?? { day, from: work.from, to: work.to, what: work.doing, place: work.place, agreedWith: null } : null
}

/** A planned stretch as something one is doing: what was agreed on stands in a plan as a thing ("a drink"). */
export function doingOf(what: string): string {
  const plain = what.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
  if (/^[\p{L}]+ing\b/u.test(plain)) return plain
  if (/\bwalk\b/.test(plain)) return `going for ${plain}`
  if (/\bgame\b/.test(plain)) return `playing ${plain}`
  if (/\bmusic\b/.test(plain)) return `making ${plain}`
  return /\bparty|gathering|concert\b/.test(plain) ? `at ${plain}` : `having ${plain}`
}

/** A planned time as one says it: to the quarter of an hour. */
export const sayPlanned = (time: TimeOfDay): string => sayTime(timeOfMinutes(Math.round(minutesOf(time) / 15) * 15))

export interface Proposal { readonly what: string; readonly place: Address; readonly time: TimeOfDay; readonly tomorrow: boolean }

/** What one can meet for, when and where: minutes since midnight; words that a fitting place has. Ours. */
const OCCASIONS: readonly { readonly what: string; readonly from: number; readonly to: number; readonly at: RegExp; readonly interest?: RegExp }[] = [
  { what: 'coffee', from: 480, to: 990, at: /cafe|café|kettle/i },
  { what: 'lunch', from: 705, to: 825, at: /cafe|café|kettle|pub|heron/i },
  { what: 'tea', from: 900, to: 1080, at: /cafe|café|kettle/i },
  { what: 'a walk', from: 960, to: 1230, at: /park|pond|lawn|garden|lanes/i },
  { what: 'a drink', from: 1050, to: 1290, at: /pub|heron|inn|bar|tavern/i },
  { what: 'supper', from: 1080, to: 1200, at: /pub|heron|inn|cafe/i },
  { what: 'a game of chess', from: 1020, to: 1260, at: /pub|heron|square|cafe/i, interest: /chess|backgammon|board games/ },
  { what: 'a game of darts', from: 1080, to: 1290, at: /pub|heron/i, interest: /darts/ },
  { what: 'some music', from: 1080, to: 1260, at: /bandstand|park|pub|heron|cafe/i, interest: /music|piano|jazz|choral|whistle|fado|singing|saxophone/ },
  { what: 'a picnic', from: 720, to: 1140, at: /park|lawn|pond/i },
]

/** A meeting that would fit the speaker's own plan, or null where today leaves no room. */
export function proposeMeeting(scene: Scene, random: Random): Proposal | null {
  const { input: { now, places }, self } = scene
  const interests = self.interests.join(' ')
  const options = OCCASIONS.filter(({ interest }) => interest === undefined || interest.test(interests)).flatMap((occasion) => {
    const first = Math.max(occasion.from, Math.ceil((minutesOf(now.time) + 75) / 30) * 30)
    const fitting = placesFor(occasion.at, places)
    if (first > occasion.to || fitting.length === 0) return []
    const minutes = first + 30 * random.integer(Math.min(5, Math.floor((occasion.to - first) / 30) + 1))
    const time = timeOfMinutes(minutes)
    if (minutes >= minutesOf(self.sleeps) - 30 && minutesOf(self.sleeps) > 600 || obstacleAt(scene, now.day, time) !== null) return []
    return [{ what: occasion.what, place: random.pick(fitting).address, time, tomorrow: false }]
  })
  return options.length === 0 ? null : random.pick(options)
}

const placesFor = (at: RegExp, places: readonly PublicPlace[]): PublicPlace[] => places.filter(({ address, name }) => at.test(`${address} ${name}`) && !/cellar|bakery$|back room|storeroom/i.test(address))
