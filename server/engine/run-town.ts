import { applyEvents, EMPTY_STATE, findObject, tileAt, type RunConfig, type Tick, type Tile, type TownEvent, type TownState, type Villager, type VillagerId } from '../../shared/index.ts'
import { createRandom, forkSeed } from '../../shared/random.ts'
import type { Decision, Record, Surroundings, Think, Town } from './decision.ts'
import { createPathFinder } from './find-path.ts'
import { createSpatialIndex, type SpatialIndex } from './spatial-index.ts'
import { stepTown } from './step-town.ts'

export interface RunTown {
  readonly town: Town
  /** Where to go on: the state after `startTown`, or one folded from a log. */
  readonly state: TownState
  readonly config: RunConfig
  readonly think: Think
  readonly record: Record
  /** Last tick to simulate. */
  readonly until: Tick
  /** Awaited before every tick: pacing, pausing. False stops the run there; the log stays whole. */
  readonly beforeTick?: (tick: Tick) => boolean | Promise<boolean>
  /** What the models around the minds leave in the log beside decisions: their recorded answers of this tick. */
  readonly drain?: () => readonly TownEvent[]
}

/** Simulates tick by tick: everybody thinks against the same frozen state, the step decides, the fold applies, the record keeps. */
export async function runTown({ town, state, config, think, record, until, beforeTick, drain }: RunTown): Promise<TownState> {
  const findPath = createPathFinder(town.map)
  const index = createSpatialIndex(town.map)
  const walkers = new Set<VillagerId>()
  for (const villager of state.villagers.values()) place(villager, state.tick)

  function place(villager: Villager, tick: Tick): void {
    index.move(villager.id, tileAt(villager, tick, config.pace))
    if (villager.walk) walkers.add(villager.id)
    else walkers.delete(villager.id)
  }

  let current = state
  for (let tick = state.tick + 1; tick <= until; tick += 1) {
    if (beforeTick) {
      const go = beforeTick(tick)
      if (!(typeof go === 'boolean' ? go : await go)) return current
    }
    const frozen: TownState = { ...current, tick }
    for (const id of walkers) index.move(id, tileAt(frozen.villagers.get(id) as Villager, tick, config.pace))
    const decisions = await decideAll(frozen, think, index, config.concurrency)
    const draw = (villager: VillagerId): number => createRandom(forkSeed(config.seed, tick, villager, 'step')).next()
    const events = stepTown(frozen, decisions, { map: town.map, findPath, occupied: index.occupied, draw })
    if (drain) events.push(...drain())
    if (tick === until) events.push({ type: 'run-end', reason: 'done' })
    current = applyEvents(frozen, tick, events)
    for (const id of moved(events)) place(current.villagers.get(id) as Villager, tick)
    const kept = record(tick, events, current)
    if (kept) await kept
  }
  return current
}

/** The first event of a run, and the state it gives: everybody at home, asleep or just up. */
export function startTown(town: Town, config: RunConfig): { state: TownState; event: TownEvent } {
  const villagers = town.personas.map((persona) => {
    const arena = town.map.arenas.find(({ address }) => persona.bed?.startsWith(`${address}:`) ?? address === persona.home) ?? town.map.arenas[0]
    const bed = arena?.objects.find(({ address }) => address === persona.bed)
    const tile = pickSpot(bed?.spots ?? arena?.spots ?? [], forkSeed(config.seed, 0, persona.id, 'bed'))
    const at = bed?.address ?? arena?.address
    if (!at) throw new Error(`invalid town: no place for ${persona.name}`)
    return { persona, tile, activity: { what: 'sleeping', emoji: '💤', at, pose: 'lie' as const, asleep: true } }
  })
  const event: TownEvent = { type: 'run-start', config, town: { name: town.name, mapHash: town.mapHash }, villagers: shareBeds(villagers, town) }
  return { event, state: applyEvents(EMPTY_STATE, 0, [event]) }
}

type Placed = Extract<TownEvent, { type: 'run-start' }>['villagers'][number]

const pickSpot = (spots: readonly Tile[], seed: number): Tile => spots[Math.floor(createRandom(seed).next() * spots.length)] ?? [0, 0]

/** Two who share a bed lie on two of its spots. */
function shareBeds(villagers: Placed[], town: Town): Placed[] {
  const taken = new Set<string>()
  return villagers.map((villager) => {
    const spots = findObject(town.map, villager.activity.at)?.spots ?? []
    const tile = [villager.tile, ...spots].find((spot) => !taken.has(spot.join())) ?? villager.tile
    taken.add(tile.join())
    return { ...villager, tile }
  })
}

/**
 * Asks every mind, at most `concurrency` at once, and gathers in villager order: the order in which answers arrive
 * changes nothing. A mind that has nothing to decide answers at once and costs no promise.
 */
async function decideAll(state: TownState, think: Think, index: SpatialIndex, concurrency: number): Promise<Decision[]> {
  const villagers = [...state.villagers.values()]
  const decisions = new Array<Decision | null>(villagers.length)
  let next = 0
  const worker = async (): Promise<void> => {
    for (let at = next++; at < villagers.length; at = next++) {
      const villager = villagers[at] as Villager
      const thought = think(villager, state, surroundingsOf(villager, state, index))
      decisions[at] = thought instanceof Promise ? await thought : thought
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return decisions.filter((decision): decision is Decision => decision !== null)
}

function surroundingsOf(villager: Villager, state: TownState, index: SpatialIndex): Surroundings {
  return {
    tile: index.tileOf(villager.id) as Tile,
    near: (radius) => index.near(villager.id, radius).map((id) => state.villagers.get(id) as Villager),
  }
}

function moved(events: readonly TownEvent[]): VillagerId[] {
  const ids: VillagerId[] = []
  for (const event of events) if (event.type === 'villager-walk' || event.type === 'villager-stop') ids.push(event.villager)
  return ids
}
