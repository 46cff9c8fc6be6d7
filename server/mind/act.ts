import { arenaAt, arrivalTick, lastPart, sectorOf, type Address, type PlanAction } from '../../shared/index.ts'
import type { Intent, Thought } from '../engine/decision.ts'
import { detailHour, hourAt } from './plan-day.ts'
import type { MindContext, Moment } from './mind-context.ts'

/** What is to be done now, and the plan's detail where it had to be made for it. */
export interface Doing { readonly thoughts: readonly Thought[]; readonly intent: Intent | null }

/** Goes where the plan says and does what it says there; outside the planned hours the villager goes to bed. */
export function act(context: MindContext, moment: Moment): Doing | Promise<Doing> {
  const { plan } = moment.mind
  const hour = plan && hourAt(plan, moment.tick)
  if (!plan || !hour) return { thoughts: [], intent: toBed(context, moment) }
  const action = plan.actions.find(({ from, to }) => from <= moment.tick && moment.tick < to)
  if (action) return { thoughts: [], intent: toward(context, moment, action) }
  if (!isThere(context, moment, hour.place)) return { thoughts: [], intent: toward(context, moment, { ...hour, at: hour.place }) }
  return detailHour(context, moment, hour).then((thoughts) => {
    const made = thoughts.find((thought) => thought.type === 'plan-detail')?.actions[0]
    return { thoughts, intent: made ? toward(context, moment, made) : null }
  })
}

/** In the same arena already, and not on the way elsewhere. */
const isThere = (context: MindContext, { self, tick, around }: Moment, place: Address): boolean => {
  if (self.walk && tick < arrivalTick(self.walk, context.config.pace)) return false
  return arenaAt(context.map, around.tile)?.address === place
}

type Aim = Pick<PlanAction, 'what' | 'emoji' | 'at'>

function toward(context: MindContext, moment: Moment, aim: Aim, asleep = false): Intent | null {
  const { self, tick } = moment
  const walking = self.walk !== null && tick < arrivalTick(self.walk, context.config.pace)
  if (walking && self.walk?.to === aim.at) return null
  const doing = !walking && self.walk === null && self.activity.at === aim.at && self.activity.emoji !== WALKING
  if (doing && self.activity.what === aim.what && self.activity.asleep === asleep) return null
  const arrived = !walking && (doing || self.walk?.to === aim.at)
  return arrived ? { type: 'act', ...aim, asleep } : { type: 'go', to: aim.at, what: `walking to ${nameOf(aim.at)}` }
}

const WALKING = '🚶'

const nameOf = (address: Address): string => `${lastPart(address)} (${sectorOf(address)})`

function toBed(context: MindContext, moment: Moment): Intent | null {
  const { bed, home } = moment.persona
  const at = bed ?? home ?? moment.self.activity.at
  return toward(context, moment, { what: 'sleeping', emoji: '💤', at }, true)
}
