import type { Dialogue, DialogueId, Memory, Mind, TownState, VillagerId } from '../../shared/index.ts'

/**
 * A state as text. Memories and past dialogues only ever grow at the end and stand in tables of their own, so a snapshot
 * says how many memories and which dialogues a mind holds; persona and config are the log's first event. Maps are lists
 * of entries in their own order.
 */
export interface StateShelf {
  /** What never changes during the run. */
  readonly beginning: Pick<TownState, 'config' | 'personas'>
  /** The first `count` memories of a villager's stream, in order. */
  memories(villager: VillagerId, count: number): readonly Memory[]
  /** A dialogue that has ended. */
  dialogue(id: DialogueId): Dialogue
}

export function writeSnapshot({ config: _config, personas: _personas, ...state }: TownState): string {
  return JSON.stringify({
    ...state,
    villagers: [...state.villagers.values()],
    dialogues: [...state.dialogues.values()],
    minds: [...state.minds].map(([id, mind]) => [id, {
      ...mind,
      memories: mind.memories.length,
      recalled: [...mind.recalled],
      dialogues: mind.dialogues.map((dialogue) => dialogue.id),
      declined: [...mind.declined],
    }]),
  })
}

type SnapshotMind = Omit<Mind, 'memories' | 'recalled' | 'dialogues' | 'declined'> & {
  memories: number
  recalled: [...Parameters<Map<Memory['id'], number>['set']>][]
  dialogues: DialogueId[]
  declined: [VillagerId, number][]
}

type Snapshot = Omit<TownState, 'config' | 'personas' | 'villagers' | 'dialogues' | 'minds'> & {
  villagers: (TownState['villagers'] extends ReadonlyMap<infer _, infer Villager> ? Villager : never)[]
  dialogues: Dialogue[]
  minds: [VillagerId, SnapshotMind][]
}

/** The state that `writeSnapshot` was given. The text is our own store's, so its shape is trusted. */
export function readSnapshot(text: string, shelf: StateShelf): TownState {
  const snapshot: Snapshot = JSON.parse(text)
  return {
    ...snapshot,
    config: shelf.beginning.config,
    personas: shelf.beginning.personas,
    villagers: new Map(snapshot.villagers.map((villager) => [villager.id, villager])),
    dialogues: new Map(snapshot.dialogues.map((dialogue) => [dialogue.id, dialogue])),
    minds: new Map(snapshot.minds.map(([id, mind]) => [id, {
      ...mind,
      memories: shelf.memories(id, mind.memories),
      recalled: new Map(mind.recalled),
      dialogues: mind.dialogues.map((dialogue) => shelf.dialogue(dialogue)),
      declined: new Map(mind.declined),
    }])),
  }
}
