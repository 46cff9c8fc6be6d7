import { basename } from 'node:path'
import { lastTickOf, RunId, type RunConfig, type Tick, type TownEvent, type TownState, type UtteranceId } from '../shared/index.ts'
import { parseTiledMap, parseTownMap } from '../shared/tiled-map.ts'
import { createCorrector } from './correct/create-corrector.ts'
import type { Think, Town } from './engine/decision.ts'
import { runTown, startTown } from './engine/run-town.ts'
import { createModels, type Models } from './model/create-models.ts'
import { withMeter, type Meter } from './model/with-meter.ts'
import { withRecording, type RecordedAnswers } from './model/with-recording.ts'
import { withVectorCache } from './model/with-vector-cache.ts'
import { createMind } from './mind/think.ts'
import { CHAIN_START, chainHash, hashState } from './store/chain-hash.ts'
import { createRunStore, openRunStore, type RunDescription, type RunStore } from './store/run-store.ts'
import { loadTown, type LoadedTown } from './town/load-town.ts'
import { selectVillagers } from './town/select-villagers.ts'

/** What a simulation reports after every tick. */
export interface Progress { readonly tick: Tick; readonly events: readonly TownEvent[]; readonly state: TownState; readonly eventHash: string; readonly stateHash: string | null }

export interface SimulateOptions {
  /** Awaited before every tick; false stops there and keeps the run. */
  readonly beforeTick?: (tick: Tick) => boolean | Promise<boolean>
  readonly onTick?: (progress: Progress) => void
}

/** A run that can be simulated on, from where its log ends. */
export interface Run {
  readonly store: RunStore
  readonly config: RunConfig
  /** Last tick of the run. */
  readonly end: Tick
  readonly meter: Meter
  /** Simulates to the end, or until stopped. Every tick is in the file before the next begins. */
  simulate(options?: SimulateOptions): Promise<TownState>
}

/** A new run in a new file, of the town in a folder. */
export async function createRun({ path, townDir, config }: { path: string; townDir: string; config: RunConfig }): Promise<Run> {
  const town = await loadTown(townDir)
  const personas = config.villagers === null ? town.personas : selectVillagers(town.personas, config.villagers)
  return createRunOf(path, RunId.parse(basename(path).replace(/\.sqlite$/u, '')), { ...town, personas }, config)
}

/** A new run of a town that is loaded already. */
export async function createRunOf(path: string, run: RunId, town: Town & Pick<LoadedTown, 'tiled' | 'pictures'>, config: RunConfig): Promise<Run> {
  const models = await createModels(config)
  const { name, mapHash, tiled, pictures, personas } = town
  const { id, dimensions } = models.embedder
  return beginRun(path, { run, config, town: { name, mapHash, tiled, pictures }, personas, embedder: { id, dimensions } }, town, models)
}

/** The run of another file once more, from its first tick, in a file of its own; answers that were recorded are not asked for again. */
export async function repeatRun(path: string, description: RunDescription, answers: RecordedAnswers): Promise<Run> {
  return beginRun(path, description, townOf(description), await createModels(description.config), answers)
}

function beginRun(path: string, description: RunDescription, town: Town, models: Models, answers?: RecordedAnswers): Run {
  const store = createRunStore(path, description)
  const { event, state } = startTown(town, description.config)
  const events = [event]
  store.commit({ tick: 0, events, eventHash: chainHash(CHAIN_START, 0, JSON.stringify(events)), stateHash: hashState(state), vectors: new Map(), state })
  return assembleRun(store, town, models, answers)
}

/** A run from its file, to go on where the log ends. */
export async function resumeRun(path: string): Promise<Run> {
  const store = openRunStore(path)
  return assembleRun(store, townOf(store.description), await createModels(store.description.config))
}

/** The town as the run's own file has it: the folder may have changed since. */
export const townOf = ({ town, personas }: RunDescription): Town => ({
  name: town.name, mapHash: town.mapHash, personas, map: parseTownMap(parseTiledMap(JSON.parse(town.tiled))),
})

function assembleRun(store: RunStore, town: Town, models: Models, answers: RecordedAnswers = store.answers()): Run {
  const { config } = store.description
  const head = store.head()
  const { model, meter } = withMeter(models.language, { calls: head?.usage.calls ?? 0, promptTokens: head?.usage.tokens ?? 0, completionTokens: 0 })
  const recording = models.repeatable ? null : withRecording(model, answers)
  const embedder = withVectorCache(models.embedder)
  const corrector = createCorrector(config, { model: recording?.model ?? model, embedder, entailment: models.entailment, dialogues: store.dialogues })
  const think = createMind({ config, map: town.map, model: recording?.model ?? model, embedder, corrector, plantedBy: models.plantedBy })
  const end = lastTickOf(config)
  return {
    store, config, end, meter,
    simulate: (options) => simulate({ store, town, config, end, meter, embedder, think, drain: recording?.drain ?? (() => []) }, options ?? {}),
  }
}

interface Simulation {
  readonly store: RunStore
  readonly town: Town
  readonly config: RunConfig
  readonly end: Tick
  readonly meter: Meter
  readonly embedder: Models['embedder']
  readonly think: Think
  readonly drain: () => TownEvent[]
}

function simulate({ store, town, config, end, meter, embedder, think, drain }: Simulation, { beforeTick, onTick }: SimulateOptions): Promise<TownState> {
  const head = store.head()
  if (!head) throw new Error(`run file ${store.path} has no first tick`)
  let eventHash = head.eventHash
  const record = async (tick: Tick, events: readonly TownEvent[], state: TownState): Promise<void> => {
    eventHash = chainHash(eventHash, tick, JSON.stringify(events))
    const stateHash = tick % config.stateHashEvery === 0 || tick === end ? hashState(state) : null
    const { calls, promptTokens, completionTokens } = meter.total()
    store.commit({
      tick, events, eventHash, stateHash, state, vectors: await vectorsOf(embedder, events), usage: { calls, tokens: promptTokens + completionTokens, cost: null },
    })
    onTick?.({ tick, events, state, eventHash, stateHash })
  }
  return runTown({ town, state: store.stateAt(head.tick), config, think, record, until: end, drain, ...(beforeTick ? { beforeTick } : {}) })
}

/** Vectors of what was said, for the dialogue database. */
async function vectorsOf(embedder: Models['embedder'], events: readonly TownEvent[]): Promise<Map<UtteranceId, Float32Array>> {
  const said = events.flatMap((event) => (event.type === 'utterance-say' ? [event.utterance] : []))
  if (said.length === 0) return new Map()
  const vectors = await embedder.embed(said.map(({ text }) => text))
  return new Map(said.map(({ id }, at) => [id, vectors[at] as Float32Array]))
}

