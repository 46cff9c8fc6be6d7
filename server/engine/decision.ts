import type { Address, Correction, DialogueEnd, DialogueId, EventOf, Memory, Persona, PlantedFault, Tick, Tile, TownEvent, TownMap, TownState, Villager, VillagerId } from '../../shared/index.ts'

/** The town's own files, loaded. The engine loads nothing. */
export interface Town {
  readonly name: string
  readonly mapHash: string
  readonly map: TownMap
  readonly personas: readonly Persona[]
}

type ThoughtType =
  | 'plan-make' | 'plan-revise' | 'plan-detail' | 'memory-recall' | 'dialogue-digest' | 'reflection-make' | 'talk-decline'
  | 'model-fail' | 'model-answer' | 'agreement-make'

/** A memory before it has its place in the stream. */
export type NewMemory = Omit<Memory, 'id'>

/** What happens in a mind and needs nobody's leave. Memories get their ids in the step, since an agreement leaves one in both minds. */
export type Thought = EventOf<ThoughtType> | { readonly type: 'remember'; readonly villager: VillagerId; readonly memory: NewMemory }

/** What a villager wants to do; the step decides whether it can. */
export type Intent =
  | { readonly type: 'go'; readonly to: Address; readonly what: string }
  | { readonly type: 'act'; readonly what: string; readonly emoji: string; readonly at: Address; readonly asleep: boolean }
  | { readonly type: 'start-talk'; readonly partner: VillagerId }
  | { readonly type: 'say'; readonly dialogue: DialogueId; readonly correction: Correction; readonly ends: DialogueEnd | null; readonly planted: readonly PlantedCandidate[] }
  | { readonly type: 'end-talk'; readonly dialogue: DialogueId; readonly reason: DialogueEnd }

/** The faults that the embedded model put into one candidate: truth for the measures. */
export interface PlantedCandidate { readonly candidate: number; readonly faults: PlantedFault[] }

export interface Decision { readonly villager: VillagerId; readonly thoughts: readonly Thought[]; readonly intent: Intent | null }

/** What lies around a villager at this tick. */
export interface Surroundings {
  readonly tile: Tile
  /** Others in the same arena within `radius` tiles, nearest first (then by id). */
  near(radius: number): readonly Villager[]
}

/** A mind: thinks against a frozen state. Nothing to decide is null, and costs no promise. */
export type Think = (self: Villager, state: TownState, around: Surroundings) => Decision | null | Promise<Decision | null>

/** Keeps what happened in a tick before the next one begins. */
export type Record = (tick: Tick, events: readonly TownEvent[], state: TownState) => void | Promise<void>
