import type { DialogueId, MemoryId, VillagerId } from './ids.ts'
import { minutesOf, tickAtMinutes, type Tick } from './clock.ts'
import type { Dialogue } from './dialogue.ts'
import type { EventOf, TownEvent } from './event.ts'
import type { Memory } from './memory.ts'
import type { Persona } from './persona.ts'
import { MEETING_MINUTES, revisedHours, WAY_MINUTES, withAppointment, type Activity, type Plan, type PlanHour } from './plan.ts'
import type { RunConfig } from './run-config.ts'
import type { Address } from './ids.ts'
import type { Tile } from './world.ts'

/** A walk under way: the tile at any tick follows from it. */
export interface Walk { readonly path: readonly Tile[]; readonly startTick: Tick; readonly to: Address }

/** What can be seen of a villager. */
export interface Villager {
  readonly id: VillagerId
  /** Where it stands, or where its walk began. */
  readonly tile: Tile
  readonly walk: Walk | null
  readonly activity: Activity
  readonly dialogue: DialogueId | null
}

/** What cannot be seen: its plan, its memory stream, its past dialogues. */
export interface Mind {
  readonly plan: Plan | null
  readonly memories: readonly Memory[]
  /** When each memory was last recalled, where it was. */
  readonly recalled: ReadonlyMap<MemoryId, Tick>
  readonly importanceSinceReflection: number
  readonly dialogues: readonly Dialogue[]
  /** Dialogues that ended and are not yet taken to memory. */
  readonly undigested: readonly DialogueId[]
  /** When it last thought about talking to somebody and let it be. */
  readonly declined: ReadonlyMap<VillagerId, Tick>
}

export interface TownState {
  readonly tick: Tick
  readonly config: RunConfig | null
  readonly personas: ReadonlyMap<VillagerId, Persona>
  readonly villagers: ReadonlyMap<VillagerId, Villager>
  readonly minds: ReadonlyMap<VillagerId, Mind>
  /** Dialogues under way. */
  readonly dialogues: ReadonlyMap<DialogueId, Dialogue>
  /** Dialogues begun so far: the next one's number follows. */
  readonly dialogueCount: number
  readonly ended: boolean
}

export const EMPTY_STATE: TownState = {
  tick: 0, config: null, personas: new Map(), villagers: new Map(), minds: new Map(), dialogues: new Map(), dialogueCount: 0, ended: false,
}

const EMPTY_MIND: Mind = {
  plan: null, memories: [], recalled: new Map(), importanceSinceReflection: 0, dialogues: [], undigested: [], declined: new Map(),
}

/** Where a villager is at a tick. */
export function tileAt(villager: Villager, tick: Tick, pace: number): Tile {
  if (!villager.walk) return villager.tile
  const steps = Math.floor((tick - villager.walk.startTick) * pace)
  const { path } = villager.walk
  return path[Math.min(Math.max(steps, 0), path.length - 1)] ?? villager.tile
}

/** The first tick at which a walk is over. */
export const arrivalTick = (walk: Walk, pace: number): Tick => walk.startTick + Math.ceil((walk.path.length - 1) / pace)

/**
 * The one fold: state after everything that happened in a tick. `state` is left as it was; the containers are copied
 * once a tick rather than once an event, so that a town of a thousand pays for what happens and not for who lives there.
 */
export function applyEvents(state: TownState, tick: Tick, events: readonly TownEvent[]): TownState {
  if (events.length === 0) return { ...state, tick }
  const next: Draft = {
    ...state, tick, villagers: new Map(state.villagers), minds: new Map(state.minds), dialogues: new Map(state.dialogues),
  }
  for (const event of events) applyEvent(next, event)
  return next
}

/** A state under construction: fresh containers around shared, frozen entries. */
type Draft = Omit<{ -readonly [K in keyof TownState]: TownState[K] }, 'villagers' | 'minds' | 'dialogues'> & {
  villagers: Map<VillagerId, Villager>
  minds: Map<VillagerId, Mind>
  dialogues: Map<DialogueId, Dialogue>
}

function applyEvent(next: Draft, event: TownEvent): void {
  switch (event.type) {
    case 'run-start': return startRun(next, event)
    case 'run-end': next.ended = true; return
    case 'villager-walk':
      return updateVillager(next, event.villager, { tile: event.path[0] as Tile, walk: { path: event.path, startTick: next.tick, to: event.to } })
    case 'villager-stop': return updateVillager(next, event.villager, { tile: event.tile, walk: null })
    case 'villager-act': return updateVillager(next, event.villager, { activity: event.activity })
    case 'dialogue-start': return startDialogue(next, event)
    case 'dialogue-end': return endDialogue(next, event)
    case 'utterance-say': return say(next, event)
    case 'plan-make':
      return updateMind(next, event.villager, () => ({ plan: { day: event.day, strokes: event.strokes, hours: event.hours, actions: [] } }))
    case 'plan-revise': return updateMind(next, event.villager, ({ plan }) => (plan ? { plan: { ...plan, hours: revisedHours(plan.hours, event.hours), actions: [] } } : {}))
    case 'plan-detail': return updateMind(next, event.villager, ({ plan }) => (plan ? { plan: { ...plan, actions: event.actions } } : {}))
    case 'memory-add':
      return updateMind(next, event.villager, (mind) => ({
        memories: [...mind.memories, event.memory],
        importanceSinceReflection: mind.importanceSinceReflection + event.memory.importance,
      }))
    case 'memory-recall':
      return updateMind(next, event.villager, ({ recalled }) => ({ recalled: new Map([...recalled, ...event.memories.map((id) => [id, next.tick] as const)]) }))
    case 'dialogue-digest':
      return updateMind(next, event.villager, ({ undigested }) => ({ undigested: undigested.filter((id) => id !== event.dialogue) }))
    case 'reflection-make': return updateMind(next, event.villager, () => ({ importanceSinceReflection: 0 }))
    case 'talk-decline': return updateMind(next, event.villager, ({ declined }) => ({ declined: new Map([...declined, [event.partner, next.tick]]) }))
    case 'agreement-make': return agree(next, event)
    case 'utterance-correct': case 'triplets-extract': case 'model-fail': case 'model-answer': case 'fault-plant':
      return
    default: throw new Error(`no fold for event ${JSON.stringify(event satisfies never)}`)
  }
}

function startRun(next: Draft, event: EventOf<'run-start'>): void {
  next.config = event.config
  next.personas = new Map(event.villagers.map(({ persona }) => [persona.id, persona]))
  for (const { persona, tile, activity } of event.villagers) {
    next.villagers.set(persona.id, { id: persona.id, tile, walk: null, activity, dialogue: null })
    next.minds.set(persona.id, EMPTY_MIND)
  }
}

function startDialogue(next: Draft, { dialogue, participants, place }: EventOf<'dialogue-start'>): void {
  next.dialogueCount += 1
  next.dialogues.set(dialogue, { id: dialogue, participants, place, startTick: next.tick, endTick: null, end: null, lines: [] })
  for (const id of participants) updateVillager(next, id, { dialogue })
}

function endDialogue(next: Draft, event: EventOf<'dialogue-end'>): void {
  const open = next.dialogues.get(event.dialogue)
  if (!open) return
  const closed: Dialogue = { ...open, endTick: next.tick, end: event.reason }
  next.dialogues.delete(event.dialogue)
  for (const id of open.participants) {
    updateVillager(next, id, { dialogue: null })
    updateMind(next, id, ({ dialogues, undigested }) => ({ dialogues: [...dialogues, closed], undigested: [...undigested, closed.id] }))
  }
}

function say(next: Draft, { utterance, ends }: EventOf<'utterance-say'>): void {
  const open = next.dialogues.get(utterance.dialogue)
  if (open) next.dialogues.set(open.id, { ...open, end: ends, lines: [...open.lines, utterance] })
}

/** An agreed meeting enters both plans, if they are made already; later days find it among the memories. */
function agree(next: Draft, { participants, dialogue, what, place, day, time }: EventOf<'agreement-make'>): void {
  if (!next.config) return
  const clock = next.config.clock
  const start = (day - 1) * 1440 + minutesOf(time)
  for (const id of participants) {
    const partner = participants[0] === id ? participants[1] : participants[0]
    const hour: PlanHour = {
      from: tickAtMinutes(clock, start - WAY_MINUTES), to: tickAtMinutes(clock, start + MEETING_MINUTES), what, emoji: '🤝', place, agreed: { with: partner, dialogue },
    }
    updateMind(next, id, ({ plan }) => (plan?.day === day && hour.from < hour.to ? { plan: { ...plan, hours: withAppointment(plan.hours, hour), actions: [] } } : {}))
  }
}

function updateVillager(next: Draft, id: VillagerId, change: Partial<Villager>): void {
  const villager = next.villagers.get(id)
  if (villager) next.villagers.set(id, { ...villager, ...change })
}

/** Minds are missing in a viewer's state, which holds the stage only. */
function updateMind(next: Draft, id: VillagerId, change: (mind: Mind) => Partial<Mind>): void {
  const mind = next.minds.get(id)
  if (mind) next.minds.set(id, { ...mind, ...change(mind) })
}
