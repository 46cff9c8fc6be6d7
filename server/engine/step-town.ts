import {
  arenaAddress, arenaAt, DialogueId, distanceBetween, findArena, findObject, MemoryId, tileAt, utteranceId, type Address, type Dialogue, type DialogueEnd, type Tile, type TownEvent, type TownMap,
  type TownState, type Villager, type VillagerId,
} from '../../shared/index.ts'
import type { Decision, Intent, NewMemory } from './decision.ts'
import type { FindPath } from './find-path.ts'

/** What the step needs to know of the place; all of it pure. */
export interface StepContext {
  readonly map: TownMap
  readonly findPath: FindPath
  readonly occupied: (tile: Tile) => boolean
  /** A draw 0 … 1 for this villager at this tick. */
  readonly draw: (villager: VillagerId) => number
}

/**
 * Decides what happens in a tick from what everybody wants. Decisions come in villager order; where two want the same
 * (both to talk to a third) the first in order has it. Nothing is changed here: the events say what happened.
 */
export function stepTown(state: TownState, decisions: readonly Decision[], context: StepContext): TownEvent[] {
  const step: Step = { state, context, events: [], engaged: new Set(), started: 0, remembered: new Map() }
  for (const decision of decisions) {
    for (const thought of decision.thoughts) step.events.push(thought.type === 'remember' ? remember(step, thought.villager, thought.memory) : thought)
    const villager = state.villagers.get(decision.villager)
    if (villager && decision.intent) carryOut(step, villager, decision.intent)
  }
  return step.events
}

interface Step {
  readonly state: TownState
  readonly context: StepContext
  readonly events: TownEvent[]
  /** Drawn into a dialogue in this very tick. */
  readonly engaged: Set<VillagerId>
  started: number
  /** New memories so far, by villager. */
  readonly remembered: Map<VillagerId, number>
}

function remember(step: Step, villager: VillagerId, memory: NewMemory): TownEvent {
  const nth = (step.remembered.get(villager) ?? 0) + 1
  step.remembered.set(villager, nth)
  const id = MemoryId.parse(`m${(step.state.minds.get(villager)?.memories.length ?? 0) + nth}`)
  return { type: 'memory-add', villager, memory: { id, ...memory } }
}

function carryOut(step: Step, villager: Villager, intent: Intent): void {
  switch (intent.type) {
    case 'go': return go(step, villager, intent)
    case 'act': return act(step, villager, intent)
    case 'start-talk': return startTalk(step, villager, intent.partner)
    case 'say': return say(step, villager, intent)
    case 'end-talk': step.events.push({ type: 'dialogue-end', dialogue: intent.dialogue, reason: intent.reason }); return
    default: throw new Error(`no step for intent ${JSON.stringify(intent satisfies never)}`)
  }
}

const whereIs = (step: Step, villager: Villager): Tile => tileAt(villager, step.state.tick, step.state.config?.pace ?? 1)

function go(step: Step, villager: Villager, { to, what }: Extract<Intent, { type: 'go' }>): void {
  if (step.engaged.has(villager.id)) return
  const from = whereIs(step, villager)
  const spot = chooseSpot(step, villager.id, to)
  const path = spot && step.context.findPath(from, spot)
  if (!path || path.length < 2) return act(step, villager, { type: 'act', what, emoji: '🚶', at: to, asleep: false })
  const activity = { what, emoji: '🚶', at: to, pose: 'stand' as const, asleep: false }
  step.events.push({ type: 'villager-act', villager: villager.id, activity }, { type: 'villager-walk', villager: villager.id, path, to })
}

function act(step: Step, villager: Villager, { what, emoji, at, asleep }: Extract<Intent, { type: 'act' }>): void {
  if (step.engaged.has(villager.id)) return
  stop(step, villager)
  const pose = asleep ? 'lie' : poseAt(step.context.map, at, whereIs(step, villager))
  step.events.push({ type: 'villager-act', villager: villager.id, activity: { what, emoji, at, pose, asleep } })
}

function stop(step: Step, villager: Villager): void {
  if (villager.walk) step.events.push({ type: 'villager-stop', villager: villager.id, tile: whereIs(step, villager) })
}

/** Somebody sits or lies only on the thing itself; beside it, everybody stands. */
function poseAt(map: TownMap, at: Address, tile: Tile): 'stand' | 'sit' | 'lie' {
  const object = findObject(map, at)
  const onIt = object?.spots.some(([x, y]) => x === tile[0] && y === tile[1])
  return object && onIt && object.use === 'sit' ? 'sit' : 'stand'
}

/** A free spot of the object or arena, drawn by seed; any spot where all are taken. */
function chooseSpot(step: Step, villager: VillagerId, to: Address): Tile | undefined {
  const { map } = step.context
  const spots = findObject(map, to)?.spots ?? findArena(map, arenaAddress(to))?.spots ?? []
  const free = spots.filter((spot) => !step.context.occupied(spot))
  const choice = free.length > 0 ? free : spots
  return choice[Math.floor(step.context.draw(villager) * choice.length)]
}

function startTalk(step: Step, villager: Villager, partnerId: VillagerId): void {
  const partner = step.state.villagers.get(partnerId)
  if (!partner || !isFree(step, villager) || !isFree(step, partner) || partner.activity.asleep) return
  const tile = whereIs(step, villager)
  const reach = (step.state.config?.conversation.reach ?? 0) + 1 // the partner may have walked on by a step
  if (distanceBetween(tile, whereIs(step, partner)) > reach) return
  step.started += 1
  const dialogue = DialogueId.parse(`d${step.state.dialogueCount + step.started}`)
  step.engaged.add(villager.id).add(partnerId)
  stop(step, villager)
  stop(step, partner)
  step.events.push({ type: 'dialogue-start', dialogue, participants: [villager.id, partnerId], place: placeOf(step.context.map, tile, villager) })
}

const isFree = (step: Step, villager: Villager): boolean => villager.dialogue === null && !step.engaged.has(villager.id)

const placeOf = (map: TownMap, tile: Tile, villager: Villager): Address => arenaAt(map, tile)?.address ?? arenaAddress(villager.activity.at)

function say(step: Step, villager: Villager, intent: Extract<Intent, { type: 'say' }>): void {
  const dialogue = step.state.dialogues.get(intent.dialogue)
  if (!dialogue) return
  const { correction, ends } = intent
  const id = utteranceId(dialogue.id, dialogue.lines.length + 1)
  const text = (correction.candidates[correction.accepted] ?? correction.candidates[0])?.draft.text ?? ''
  const utterance = { id, dialogue: dialogue.id, speaker: villager.id, text, tick: step.state.tick }
  const { extracted, ...rest } = correction
  step.events.push(
    { type: 'utterance-say', utterance, outcome: correction.outcome, issues: correction.issues, drafts: correction.candidates.length, ends },
    { type: 'utterance-correct', utterance: id, correction: { ...rest, extracted: [] } },
  )
  for (const one of extracted) pushExtracted(step, one)
  for (const { candidate, faults } of intent.planted) step.events.push({ type: 'fault-plant', utterance: id, candidate, faults })
  const reason = endAfter(step, dialogue, ends)
  if (reason) step.events.push({ type: 'dialogue-end', dialogue: dialogue.id, reason })
}

/** Two who speak in one tick may both have had the same dialogue's triplets extracted: it is kept once. */
function pushExtracted(step: Step, extracted: Extract<TownEvent, { type: 'triplets-extract' }>['extracted']): void {
  const known = step.events.some((event) => event.type === 'triplets-extract' && event.extracted.dialogue === extracted.dialogue && event.extracted.extractor === extracted.extractor)
  if (!known) step.events.push({ type: 'triplets-extract', extracted })
}

/** Over when both mean to end it, or at the last resort. */
function endAfter(step: Step, dialogue: Dialogue, ends: DialogueEnd | null): DialogueEnd | null {
  if (ends === 'loop' || (ends && dialogue.end)) return dialogue.end ?? ends
  const most = step.state.config?.conversation.maxUtterances ?? Infinity
  return dialogue.lines.length + 1 >= most ? 'cap' : null
}


