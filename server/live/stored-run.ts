import { lastTickOf, partnerOf } from '../../shared/index.ts'
import type {
  Dialogue, Mind, MindView, RunConfig, RunStatus, ScoredMemory, StageSnapshot, Tick, TownState, Villager, VillagerId,
} from '../../shared/index.ts'
import type { RunStore } from '../store/run-store.ts'
import type { EventSource } from './event-source.ts'

/** Every memory of a mind with its retrieval score at a tick; handed in, since this room knows no mind. */
export type ScoreMemories = (mind: Mind, tick: Tick, config: RunConfig) => ScoredMemory[] | Promise<ScoredMemory[]>

/** Who drives the run, and how fast. */
type Drive = Pick<RunStatus, 'kind' | 'paused' | 'speed'>

export type StoredRun = Omit<EventSource, 'subscribe' | 'control'>

/** What a live and a recorded run answer alike, from the run's file. */
export function readStoredRun(store: RunStore, scoreMemories: ScoreMemories, drive: () => Drive): StoredRun {
  const { run, config, town, personas } = store.description
  const counts = rememberByHead(store)
  function status(): RunStatus {
    const head = store.head()
    const { calls, tokens, cost } = head?.usage ?? { calls: 0, tokens: 0, cost: null }
    return { run, ...drive(), head: head?.tick ?? 0, end: lastTickOf(config), ...counts(), calls, tokens, cost }
  }
  return {
    run, status,
    map: { tiled: town.tiled, hash: town.mapHash, pictures: town.pictures },
    info: () => ({
      run, title: titleOf(town.name, config), config, clock: config.clock, town: { name: town.name, mapHash: town.mapHash }, personas: [...personas],
      status: status(),
    }),
    stageAt: (tick) => stageSnapshotOf(store.stageAt(tick)),
    ticks: (from, to) => store.ticks(from, to, { stageOnly: true }),
    feed: store.feed,
    timeline: (buckets) => store.timeline(buckets),
    dialogue: (id) => store.dialogue(id),
    case: (utterance) => store.case(utterance),
    async mind(villager, tick) {
      const state = store.stateAt(tick)
      const mind = state.minds.get(villager)
      return mind && mindViewOf(state, villager, mind, await scoreMemories(mind, state.tick, config))
    },
  }
}

const titleOf = (town: string, { days, seed }: RunConfig): string => `${days === 1 ? 'A day' : `${days} days`} in ${town}, seed ${seed}`

/** Counting is a scan of the whole run, so it is done once a head. */
function rememberByHead(store: RunStore): () => { utterances: number; rewritten: number } {
  let counted = { head: -1, utterances: 0, rewritten: 0 }
  return () => {
    const head = store.head()?.tick ?? -1
    if (head !== counted.head) counted = { head, ...store.counts() }
    return { utterances: counted.utterances, rewritten: counted.rewritten }
  }
}

/** What can be seen of a state: enough for a viewer to fold on from. */
export const stageSnapshotOf = ({ tick, villagers, dialogues, dialogueCount, ended }: TownState): StageSnapshot => ({
  tick, dialogueCount, ended,
  villagers: [...villagers.values()].map(onStage),
  dialogues: [...dialogues.values()],
})

const onStage = ({ walk, ...villager }: Villager): StageSnapshot['villagers'][number] => ({
  ...villager, walk: walk && { path: [...walk.path], startTick: walk.startTick, to: walk.to },
})

/** A mind for the inspector: newest memories and dialogues first. */
function mindViewOf(state: TownState, villager: VillagerId, mind: Mind, memories: ScoredMemory[]): MindView {
  const current = [...state.dialogues.values()].filter(({ participants }) => participants.includes(villager))
  const brief = (dialogue: Dialogue): MindView['dialogues'][number] => ({
    id: dialogue.id, partner: partnerOf(dialogue, villager), place: dialogue.place, startTick: dialogue.startTick, lines: dialogue.lines.length,
    end: dialogue.endTick === null ? null : dialogue.end,
  })
  return { villager, tick: state.tick, plan: mind.plan, memories: [...memories].reverse(), dialogues: [...mind.dialogues, ...current].reverse().map(brief) }
}
