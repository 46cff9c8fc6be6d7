import type { RunInfo, StageSnapshot, TownState, Villager, VillagerId } from '../../shared/index.ts'
import { EMPTY_STATE } from '../../shared/index.ts'

/** A town state that holds the stage and no minds: what a viewer folds on from. */
export function stageState(snapshot: StageSnapshot, info: Pick<RunInfo, 'config' | 'personas'>): TownState {
  return {
    ...EMPTY_STATE,
    tick: snapshot.tick,
    config: info.config,
    personas: new Map(info.personas.map((persona) => [persona.id, persona])),
    villagers: new Map(snapshot.villagers.map((villager): [VillagerId, Villager] => [villager.id, villager])),
    dialogues: new Map(snapshot.dialogues.map((dialogue) => [dialogue.id, dialogue])),
    dialogueCount: snapshot.dialogueCount,
    ended: snapshot.ended,
  }
}

/** The other direction: what a late joiner is given. */
export const stageSnapshot = (state: TownState): StageSnapshot => ({
  tick: state.tick,
  villagers: [...state.villagers.values()].map((villager) => ({
    ...villager, walk: villager.walk && { ...villager.walk, path: [...villager.walk.path] },
  })),
  dialogues: [...state.dialogues.values()],
  dialogueCount: state.dialogueCount,
  ended: state.ended,
})
