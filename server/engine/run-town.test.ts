import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { applyEvents, EMPTY_STATE, tileAt, type Address, type Correction, type TickEvents, type TownEvent, type TownState, type VillagerId } from '../../shared/index.ts'
import type { Decision, Intent, Think } from './decision.ts'
import { runTown, startTown } from './run-town.ts'
import { tinyConfig, tinyTown } from './tiny-town.test-support.ts'

const ROWS = ['AAAAAA..BBBBBB', 'AAAAAA..BBBBBB', 'AAAAAA..BBBBBB']
const ADA = 'ada-quill' as VillagerId
const BO = 'bo-reed' as VillagerId

async function simulate(think: Think, { ticks = 40, names, config = tinyConfig() }: { ticks?: number; names?: string[]; config?: ReturnType<typeof tinyConfig> } = {}) {
  const town = tinyTown(ROWS, names)
  const { state, event } = startTown(town, config)
  const log: TickEvents[] = [{ tick: 0, events: [event] }]
  const end = await runTown({ town, state, config, think, until: ticks, record: (tick, events) => { log.push({ tick, events: [...events] }) } })
  return { log, end, events: log.flatMap(({ events }) => events) }
}

const correctionOf = (text: string): Correction => ({
  corrector: 'none', candidates: [{ draft: { text, variant: { type: 'persona-narrative', form: 'simple', memories: 0 } }, review: null }], accepted: 0, outcome: 'unchecked', issues: [], extracted: [],
})

/** Everybody starts a talk with the first one near, then says three lines and means to end. */
const talkative: Think = (self, state, around): Decision | null => {
  const decide = (intent: Intent): Decision => ({ villager: self.id, thoughts: [], intent })
  if (self.dialogue) {
    const dialogue = state.dialogues.get(self.dialogue)
    if (!dialogue || dialogue.participants[dialogue.lines.length % 2] !== self.id || state.tick === dialogue.startTick) return null
    const n = dialogue.lines.length + 1
    return decide({ type: 'say', dialogue: dialogue.id, correction: correctionOf(`line ${n} of ${dialogue.id}`), ends: n >= 3 ? 'goodbye' : null, planted: [] })
  }
  const other = around.near(6).find(({ dialogue }) => dialogue === null)
  return other && state.tick < 20 ? decide({ type: 'start-talk', partner: other.id }) : null
}

describe('running a town', () => {
  it('gives each villager its place in bed, and two who share one their own sides', () => {
    const { state } = startTown(tinyTown(ROWS), tinyConfig())
    const tiles = [...state.villagers.values()].map(({ tile }) => tile.join())
    expect(new Set(tiles).size).toBe(2)
    expect(state.villagers.get(ADA)?.activity).toMatchObject({ asleep: true, pose: 'lie' })
  })

  it('lets the first in order have whom two want, and speaks in turn until both mean to end', async () => {
    const { events } = await simulate((self, state, around) => (state.villagers.get(self.id)?.activity.asleep && !self.dialogue && state.tick === 1
      ? { villager: self.id, thoughts: [], intent: { type: 'act', what: 'up', emoji: '🌅', at: 'A:room' as Address, asleep: false } } : talkative(self, state, around)), { names: ['Ada Quill', 'Bo Reed', 'Cy Vale'] })
    const starts = events.filter((event) => event.type === 'dialogue-start')
    expect(starts[0]?.participants[0]).toBe(ADA)
    const inFirst = events.filter((event) => event.type === 'utterance-say' && event.utterance.dialogue === 'd1')
    expect(inFirst).toHaveLength(4) // the third line means to end, the fourth answers it
    expect(events.find((event) => event.type === 'dialogue-end')).toMatchObject({ dialogue: 'd1', reason: 'goodbye' })
    const busy = starts.map(({ participants }) => participants.join())
    expect(busy[0]).not.toContain('cy-vale')
  })

  it('ends a dialogue at the cap', async () => {
    const endless: Think = (self, state, around) => {
      const decision = talkative(self, state, around) as Decision | null
      return decision?.intent?.type === 'say' ? { ...decision, intent: { ...decision.intent, ends: null } } : state.tick === 1 && !self.dialogue
        ? { villager: self.id, thoughts: [], intent: { type: 'act', what: 'up', emoji: '🌅', at: 'A:room' as Address, asleep: false } } : decision
    }
    const { events } = await simulate(endless, { config: tinyConfig({ conversation: { maxUtterances: 6 } }) })
    expect(events.find((event) => event.type === 'dialogue-end')).toMatchObject({ reason: 'cap' })
    expect(events.filter((event) => event.type === 'utterance-say' && event.utterance.dialogue === 'd1')).toHaveLength(6)
  })

  it('walks one tile a tick to where it wants to be, and stands there', async () => {
    const { log, end } = await simulate((self, state) => (self.id === ADA && state.tick === 2 ? { villager: ADA, thoughts: [], intent: { type: 'go', to: 'B:room' as Address, what: 'walking' } } : null))
    const walk = log.flatMap(({ events }) => events).find((event): event is Extract<TownEvent, { type: 'villager-walk' }> => event.type === 'villager-walk')
    expect(walk?.path.length).toBeGreaterThan(2)
    const ada = end.villagers.get(ADA)
    expect(ada && tileAt(ada, 4, 1)).toEqual(walk?.path[2])
    expect(ada && tileAt(ada, 40, 1)).toEqual(walk?.path.at(-1))
  })

  it('gives the same log whatever the concurrency and whoever answers first', async () => {
    const slow = (order: (id: string) => number): Think => async (self, state, around) => {
      await wait(order(self.id))
      return state.tick === 1 ? { villager: self.id, thoughts: [], intent: { type: 'act', what: 'up', emoji: '🌅', at: 'A:room' as Address, asleep: false } } : talkative(self, state, around)
    }
    const names = ['Ada Quill', 'Bo Reed', 'Cy Vale', 'Di Wood']
    const one = await simulate(slow((id) => id.length % 3), { ticks: 15, names, config: tinyConfig({ concurrency: 1 }) })
    const many = await simulate(slow((id) => 3 - (id.length % 3)), { ticks: 15, names, config: tinyConfig({ concurrency: 8 }) })
    const withoutConfig = (log: TickEvents[]) => JSON.stringify(log.slice(1))
    expect(withoutConfig(many.log)).toBe(withoutConfig(one.log))
  })

  it('leaves a log from which the state can be folded', async () => {
    const { log, end } = await simulate(talkative)
    const folded = log.reduce<TownState>((state, { tick, events }) => applyEvents(state, tick, events), EMPTY_STATE)
    expect({ ...folded, tick: end.tick }).toEqual(end)
    expect(end.ended).toBe(true)
    expect(end.villagers.get(BO)?.dialogue).toBeNull()
  })
})
