import type { Address, Persona, Random } from '../../../../shared/index.ts'
import { minutesOf, sectorOf, timeOfMinutes } from '../../../../shared/index.ts'
import type { PlannedHour, QuestionInput, QuestionOutput } from '../../questions.ts'
import type { Pastime } from './activities.ts'
import { emojiFor, HOMELY, PASTIMES } from './activities.ts'

type Input = QuestionInput<'day-plan'>
type Hour = QuestionOutput<'day-plan'>['hours'][number]

/** A stretch in minutes since midnight; beyond 1440 is the night after. */
interface Stretch { readonly from: number; readonly to: number; readonly what: string; readonly emoji: string; readonly place: Address; readonly kept: boolean }

/**
 * A day: rising and breakfast, work with its lunch, what was agreed, the occasions one gives or knows of, and free time
 * spent where people meet or at home. Stretches follow one another without a gap from waking to bed.
 */
export function planDay(input: Input, random: Random): QuestionOutput<'day-plan'> {
  const { self } = input
  const wake = minutesOf(self.wakes)
  const bed = wrapped(minutesOf(self.sleeps), wake)
  const fixed = withoutOverlaps([...agreements(input, wake), ...occasions(input, wake), ...work(input, wake, random)], wake, bed)
  const stretches = fillGaps(fixed, input, wake, bed, random)
  return { strokes: strokesOf(stretches, self), hours: stretches.map(toHour) }
}

const wrapped = (minutes: number, wake: number): number => (minutes <= wake ? minutes + 1440 : minutes)

const toHour = ({ from, to, what, emoji, place }: Stretch): Hour => ({ from: timeOfMinutes(from), to: timeOfMinutes(to), what, emoji, place })

/** Minutes before a meeting at which one sets out, and what it lasts when nothing is said. Ours. */
const SETTING_OUT = 10
const MEETING = 45

function agreements({ agreed }: Input, wake: number): Stretch[] {
  return agreed.map((meeting) => {
    const from = wrapped(minutesOf(meeting.from), wake)
    return { from: from - SETTING_OUT, to: Math.max(wrapped(minutesOf(meeting.to), wake), from + MEETING), what: meetingText(meeting), emoji: '🤝', place: meeting.place, kept: true }
  })
}

/** A remembered commitment is a sentence; in a plan it is an activity. */
const meetingText = ({ what }: PlannedHour): string => {
  const agreed = /^.* and (.+?) agreed on (.+?) at /.exec(what)
  return agreed === null ? what : `meeting ${agreed[1] ?? ''} for ${agreed[2] ?? ''}`
}

/** Minutes that a host is there before an occasion, and that an occasion lasts. Ours. */
const HOSTING = 30
const OCCASION = 150

function occasions({ self, day }: Input, wake: number): Stretch[] {
  return self.news.flatMap(({ kind, place, time, day: on }) => {
    if (place === null || time === null || on !== day) return []
    const from = wrapped(minutesOf(time), wake)
    return [{ from: from - HOSTING, to: from + OCCASION, what: kind === 'party' ? 'giving the party' : 'holding the gathering', emoji: '🎉', place, kept: true }]
  })
}

/** Work as the file gives it, with a break for lunch where it runs over noon. */
function work(input: Input, wake: number, random: Random): Stretch[] {
  const { self: { work: job }, arenas } = input
  if (job === null) return []
  const from = wrapped(minutesOf(job.from), wake - 1)
  const to = wrapped(minutesOf(job.to), from)
  const stretch = (start: number, end: number): Stretch => ({ from: start, to: end, what: job.doing, emoji: emojiFor(job.doing), place: job.place, kept: true })
  const noon = 705 + 15 * random.integer(6)
  if (from > noon - 60 || to < noon + 90) return [stretch(from, to)]
  const table = placeOf(/cafe$|café|bar room$|lawn$/i, arenas, random) ?? job.place
  const break_ = 40 + 5 * random.integer(3)
  return [stretch(from, noon), { from: noon, to: noon + break_, what: 'having lunch', emoji: '🥪', place: random.chance(0.75) ? table : job.place, kept: false }, stretch(noon + break_, to)]
}

/** Earlier in the list wins; what is left of an overlapped stretch stays. */
function withoutOverlaps(stretches: readonly Stretch[], wake: number, bed: number): Stretch[] {
  const placed: Stretch[] = []
  for (const stretch of stretches) {
    let pieces = [{ ...stretch, from: Math.max(wake, stretch.from), to: Math.min(bed, stretch.to) }]
    for (const other of placed) {
      pieces = pieces.flatMap((piece) => (piece.to <= other.from || piece.from >= other.to ? [piece]
        : [{ ...piece, to: other.from }, { ...piece, from: other.to }].filter(({ from, to }) => to - from >= SHORTEST)))
    }
    placed.push(...pieces.filter(({ from, to }) => to > from))
  }
  return placed.toSorted((a, b) => a.from - b.from)
}

/** Minutes below which a stretch is not worth planning. Ours. */
const SHORTEST = 15

function fillGaps(fixed: readonly Stretch[], input: Input, wake: number, bed: number, random: Random): Stretch[] {
  const day: Stretch[] = []
  const used = new Set<string>()
  let at = wake
  for (const next of [...fixed, null]) {
    const until = next?.from ?? bed
    while (at < until) {
      const free = freeStretch(at, until, wake, bed, input, used, random)
      day.push(free)
      used.add(free.what)
      at = free.to
    }
    if (next !== null) {
      day.push(next)
      at = next.to
    }
  }
  return day
}

/** The next free stretch: what the hour asks for, else a pastime. */
function freeStretch(at: number, until: number, wake: number, bed: number, input: Input, used: ReadonlySet<string>, random: Random): Stretch {
  const home = homeOf(input)
  const stretch = (minutes: number, what: string, emoji: string, place: Address): Stretch => {
    const to = Math.min(until, at + minutes)
    return { from: at, to: until - to < SHORTEST ? until : to, what, emoji, place, kept: false }
  }
  if (at === wake) return stretch(Math.min(25 + 5 * random.integer(4), until - at), 'washing and getting dressed', '🪥', bathroomOf(input))
  if (at < wake + 90 && !used.has('having breakfast')) return stretch(25 + 5 * random.integer(3), 'having breakfast', '🥣', home)
  if (at >= 690 && at < 840 && !used.has('having lunch')) return stretch(40, 'having lunch', '🍲', random.chance(0.45) ? placeOf(/cafe$|bar room$/i, input.arenas, random) ?? home : home)
  if (at >= 1065 && at < 1230 && !used.has('having supper')) return stretch(40 + 5 * random.integer(3), 'having supper', '🍽️', home)
  if (bed - at <= 60 || until - at < 25) return stretch(until - at, bed - at <= 75 ? 'winding down at home' : 'resting for a moment', '🛋️', home)
  return pastime(at, until, input, used, random, stretch) ?? stretch(60, 'resting at home', '🛋️', home)
}

function pastime(at: number, until: number, { self, arenas }: Input, used: ReadonlySet<string>, random: Random, stretch: (minutes: number, what: string, emoji: string, place: Address) => Stretch): Stretch | null {
  const likings = `${self.interests.join(' ')} ${self.project} ${self.occupation} ${self.about}`
  const sociable = 0.6 + 0.9 * self.voice.talkativeness
  const clock = at % 1440
  const options = [...PASTIMES, ...HOMELY].filter(({ from, to, what, minutes }) => from <= clock && clock <= to && !used.has(what) && minutes[0] <= until - at)
    .map((option) => ({ option, weight: option.weight * liking(option, likings) * (option.social === true ? sociable : 1) }))
    .filter(({ option, weight }) => weight > 0 && arenas.some((arena) => option.at.test(arena)))
  const project = self.project === '' ? null : projectPlace(self, arenas)
  if (project !== null && !used.has(projectText(self)) && random.chance(0.3)) return stretch(60 + 15 * random.integer(3), projectText(self), '💡', project)
  if (options.length === 0) return null
  const { option } = random.weighted(options, ({ weight }) => weight)
  const [least, most] = option.minutes
  const place = HOMELY.includes(option) ? homeOf({ self, arenas }) : placeOf(option.at, arenas, random)
  return place === null ? null : stretch(least + 5 * random.integer((most - least) / 5 + 1), option.what, option.emoji, place)
}

const liking = ({ likes }: Pastime, likings: string): number => (likes === undefined ? 1 : likes.test(likings) ? 1.4 : 0)

const projectText = ({ project }: Persona): string => (/^[\p{L}]+ing\b/u.test(project) ? project : `working on ${project}`)

/** Where a project is pursued: at the work place if that is open, else at home. */
const projectPlace = (self: Persona, arenas: readonly Address[]): Address | null => (self.work !== null && arenas.includes(self.work.place) ? self.work.place : homeOf({ self, arenas }))

const placeOf = (at: RegExp, arenas: readonly Address[], random: Random): Address | null => {
  const fitting = arenas.filter((arena) => at.test(arena))
  return fitting.length === 0 ? null : random.pick(fitting)
}

/** The common room of one's home, else any arena of it, else the first arena there is. */
function homeOf({ self, arenas }: { readonly self: Persona; readonly arenas: readonly Address[] }): Address {
  const own = self.home === null ? [] : arenas.filter((arena) => sectorOf(arena) === sectorOf(self.home as Address))
  return own.find((arena) => /common room$/.test(arena)) ?? own[0] ?? self.home ?? arenas[0] ?? ('home' as Address)
}
const bathroomOf = ({ self, arenas }: Input): Address =>
  arenas.find((arena) => self.home !== null && sectorOf(arena) === sectorOf(self.home) && /bathroom$/.test(arena)) ?? homeOf({ self, arenas })

/** The day in four to six strokes, told from its longest stretches. */
function strokesOf(stretches: readonly Stretch[], self: Persona): string[] {
  const told = stretches.filter(({ from, to, kept }) => kept || to - from >= 40).toSorted((a, b) => Number(b.kept) - Number(a.kept) || b.to - b.from - (a.to - a.from)).slice(0, 4).toSorted((a, b) => a.from - b.from)
  return [`rising at ${self.wakes}`, ...told.map(({ from, what, place }) => `${what} at ${sectorOf(place)} from ${timeOfMinutes(from)}`), `going to bed at ${self.sleeps}`]
}
