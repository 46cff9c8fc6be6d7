import type { Address, Random } from '../../../../shared/index.ts'
import { lastPart } from '../../../../shared/index.ts'
import type { QuestionInput, QuestionOutput } from '../../questions.ts'
import { contentOf, shared } from '../language/text.ts'
import { emojiFor } from './activities.ts'
import { HANDLINGS } from './handlings.ts'

type Action = QuestionOutput<'actions'>['actions'][number]

/** A stretch in actions of 5 to 15 minutes at objects of its place that fit: "kneading dough" at the work table. */
export function planActions({ hour, minutes, objects }: QuestionInput<'actions'>, random: Random): QuestionOutput<'actions'> {
  const actions: Action[] = []
  let left = minutes
  while (left > 0) {
    const length = left <= 15 ? left : Math.min(left - 5, 5 + random.integer(11))
    actions.push({ minutes: length, ...actionOf(hour, objects, actions.at(-1), random) })
    left -= length
  }
  return { actions }
}

interface Doing { readonly what: string; readonly emoji: string; readonly at: Address }

/** The activity itself at an object that fits, or something one does with one of the objects about. */
function actionOf(hour: QuestionInput<'actions'>['hour'], objects: readonly Address[], last: Action | undefined, random: Random): Doing {
  const words = contentOf(hour.what)
  const options = objects.flatMap((at) => {
    const object = lastPart(at).replace(/ \d+$/, '')
    return (HANDLINGS.find(({ names }) => names.test(object))?.doings ?? []).map(({ what, emoji, when, weight }) => {
      const fits = when === undefined ? 0.5 : when.test(hour.what) ? 6 : 0
      const same = last !== undefined && last.what === what ? 0.1 : last !== undefined && last.at === at ? 1.3 : 1
      return { doing: { what, emoji, at }, weight: fits * (weight ?? 1) * same * (1 + shared(contentOf(what), words)) }
    })
  }).filter(({ weight }) => weight > 0)
  if (options.length === 0 || random.chance(0.12)) return { what: hour.what, emoji: emojiFor(hour.what), at: seatFor(hour, objects, random) }
  return random.weighted(options, ({ weight }) => weight).doing
}

const seatFor = ({ place, what }: QuestionInput<'actions'>['hour'], objects: readonly Address[], random: Random): Address => {
  const fitting = objects.filter((object) => shared(contentOf(lastPart(object)), contentOf(what)) > 0)
  const seats = objects.filter((object) => /(?:sofa|bench|table|chair|seat|desk|counter|workbench)/.test(lastPart(object)))
  const choice = fitting.length > 0 ? fitting : seats.length > 0 ? seats : objects
  return choice.length > 0 ? random.pick(choice) : place
}
