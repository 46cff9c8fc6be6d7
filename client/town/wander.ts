import type { Dialogue, DialogueId, TownState, VillagerId } from '../../shared/index.ts'

interface Point { readonly x: number; readonly y: number }

/**
 * Where to look while nobody has taken the camera: at people who talk, one talk to its end, then at the one that spoke last; as long as nobody
 * has talked, at whoever has most company.
 */
export interface Wander {
  /** The middle of the talk that is watched; null where nobody talks, or nobody shows who does. */
  goal(): Point | null
  update(state: TownState, seen: ReadonlyMap<VillagerId, Point>): void
}

export function createWander(): Wander {
  let watched: DialogueId | null = null
  let goal: Point | null = null
  return {
    goal: () => goal,
    update(state, seen) {
      const talk = state.dialogues.get(watched ?? ('' as DialogueId)) ?? latestTalk(state)
      watched = talk?.id ?? null
      goal = (talk && middleOf(talk, seen)) ?? goal ?? company(state, seen)
    },
  }
}

/** The dialogue in which the last word fell; of one tick, the first. */
export function latestTalk(state: Pick<TownState, 'dialogues'>): Dialogue | null {
  let [latest, at]: [Dialogue | null, number] = [null, -1]
  for (const dialogue of state.dialogues.values()) {
    const said = dialogue.lines.at(-1)?.tick ?? dialogue.startTick
    if (said > at) [latest, at] = [dialogue, said]
  }
  return latest
}

/** How near others are company: five tiles. Ours. */
const NEAR = 80

/** Whoever is awake and has most others around. */
function company(state: Pick<TownState, 'villagers'>, seen: ReadonlyMap<VillagerId, Point>): Point | null {
  const awake = [...seen].filter(([id]) => state.villagers.get(id)?.activity.asleep === false).map(([, point]) => point)
  const around = (point: Point): number => awake.filter(({ x, y }) => Math.hypot(x - point.x, y - point.y) < NEAR).length
  return awake.reduce<Point | null>((best, point) => (best && around(best) >= around(point) ? best : point), null)
}

function middleOf({ participants }: Dialogue, seen: ReadonlyMap<VillagerId, Point>): Point | null {
  const [one, other] = participants.map((id) => seen.get(id))
  return one && other ? { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 } : null
}
