import {
  dayAt, timeAt, type Address, type Mind, type Persona, type PlantedFault, type RunConfig, type Tick, type TownMap, type TownState, type Villager,
  type VillagerId,
} from '../../shared/index.ts'
import { forkSeed } from '../../shared/random.ts'
import type { Corrector } from '../correct/corrector.ts'
import type { Surroundings } from '../engine/decision.ts'
import type { Embedder, LanguageModel } from '../model/language-model.ts'

/** What every mind of a town thinks with. */
export interface MindContext {
  readonly config: RunConfig
  readonly map: TownMap
  readonly model: LanguageModel
  readonly embedder: Embedder
  readonly corrector: Corrector
  /** Faults that the embedded model planted in the answer of a call, by the call's seed; empty for any other model. */
  readonly plantedBy: (seed: number) => readonly PlantedFault[]
}

/** One villager at one tick: all it may look at. */
export interface Moment {
  readonly self: Villager
  readonly persona: Persona
  readonly mind: Mind
  readonly state: TownState
  readonly around: Surroundings
  readonly tick: Tick
}

/** Seed of one call: by run, tick, villager and purpose. */
export const callSeed = (context: MindContext, moment: Moment, purpose: string): number =>
  forkSeed(context.config.seed, moment.tick, moment.self.id, purpose)

/** Day, time and place for a prompt. */
export const nowOf = (context: MindContext, moment: Moment, place: Address): { day: number; time: string; place: Address } => ({
  day: dayAt(context.config.clock, moment.tick), time: timeAt(context.config.clock, moment.tick), place,
})


export const personaOf = (state: TownState, id: VillagerId): Persona => {
  const persona = state.personas.get(id)
  if (!persona) throw new Error(`no persona of ${id}`)
  return persona
}
