import { describe, expect, it } from 'vitest'
import { Persona, type Address, type RunConfig, type TickEvents, type TownEvent, type TownState } from '../../shared/index.ts'
import type { Corrector } from '../correct/corrector.ts'
import { runTown, startTown } from '../engine/run-town.ts'
import { tinyConfig, tinyTown } from '../engine/tiny-town.test-support.ts'
import type { Embedder } from '../model/language-model.ts'
import { plainAnswers, scriptedModel } from './scripted-model.test-support.ts'
import { createMind } from './think.ts'

const ROWS = ['AAAAAA..BBBBBB', 'AAAAAA..BBBBBB', 'AAAAAA..BBBBBB']

const embedder: Embedder = { id: 'test', dimensions: 1, embed: (texts) => Promise.resolve(texts.map(() => Float32Array.from([1]))) }
const accept: Corrector = (draft) => Promise.resolve({ corrector: 'none', candidates: [{ draft, review: null }], accepted: 0, outcome: 'unchecked', issues: [], extracted: [] })

async function live(answers: Parameters<typeof scriptedModel>[0] = {}, { ticks = 600, config = tinyConfig() }: { ticks?: number; config?: RunConfig } = {}) {
  const { model, asked } = scriptedModel({ ...plainAnswers, ...answers })
  const plain = tinyTown(ROWS)
  const personas = plain.personas.map((persona) => Persona.parse({ ...persona, occupation: 'baker', secrets: [`SECRET-OF-${persona.id}`], opinions: [{ topic: `OPINION-OF-${persona.id}`, stance: 'for' }] }))
  const town = { ...plain, personas }
  const { state, event } = startTown(town, config)
  const log: TickEvents[] = [{ tick: 0, events: [event] }]
  const think = createMind({ config, map: town.map, model, embedder, corrector: accept, plantedBy: () => [] })
  const end = await runTown({ town, state, config, think, until: ticks, record: (tick, events) => { log.push({ tick, events: [...events] }) } })
  return { asked, log, end, events: log.flatMap(({ events }) => events) }
}

const ofType = <T extends TownEvent['type']>(events: TownEvent[], type: T) => events.filter((event): event is Extract<TownEvent, { type: T }> => event.type === type)

describe('a mind', () => {
  it('rises at its hour, remembers who it is, plans, and goes about it', async () => {
    const { events, asked, end } = await live()
    expect(ofType(events, 'plan-make').map(({ villager }) => villager)).toEqual(['ada-quill', 'bo-reed'])
    expect(ofType(events, 'villager-act').some(({ activity }) => activity.what === 'idling')).toBe(true)
    expect(asked.filter(({ prompt }) => prompt === 'importance')).toHaveLength(0) // no background to rate
    expect(end.minds.get('ada-quill' as never)?.plan?.actions[0]?.what).toBe('idling')
  })

  it('never lets secrets, opinions or plans of another reach a prompt', async () => {
    const { asked } = await live()
    const own = asked.filter(({ villager }) => villager !== null)
    expect(new Set(own.map(({ prompt }) => prompt)).size).toBeGreaterThanOrEqual(6)
    expect(own.some(({ villager, messages }) => JSON.stringify(messages).includes(`SECRET-OF-${villager}`))).toBe(true)
    for (const { villager, messages, input, prompt } of own) {
      const other = villager === 'ada-quill' ? 'bo-reed' : 'ada-quill'
      for (const private_ of [`SECRET-OF-${other}`, `PLAN-OF-${other}`, `OPINION-OF-${other}`]) {
        expect(JSON.stringify(messages), `${prompt} of ${villager}`).not.toContain(private_)
        expect(JSON.stringify(input), `${prompt} of ${villager}`).not.toContain(private_)
      }
    }
  })

  it('leaves each participant its own memory of a dialogue, once', async () => {
    const { events } = await live()
    const first = ofType(events, 'dialogue-end')[0]
    expect(first).toMatchObject({ reason: 'goodbye' })
    const kept = ofType(events, 'memory-add').filter(({ memory }) => memory.dialogue === first?.dialogue && memory.kind === 'dialogue')
    expect(kept.map(({ villager, memory }) => [villager, memory.text])).toEqual([['ada-quill', 'I talked with Bo Reed.'], ['bo-reed', 'I talked with Ada Quill.']])
    expect(kept[0]?.memory.heardFrom).toBeNull()
    expect(ofType(events, 'memory-add').find(({ memory }) => memory.kind === 'fact')?.memory.heardFrom).toBe('bo-reed')
  })

  it('leaves those alone with whom it has just talked', async () => {
    const { log } = await live({}, { ticks: 900, config: tinyConfig({ conversation: { cooldownMinutes: 60 } }) })
    const started = log.filter(({ events }) => events.some(({ type }) => type === 'dialogue-start')).map(({ tick }) => tick)
    expect(started.length).toBeGreaterThan(1)
    started.slice(1).forEach((tick, at) => expect(tick - (started[at] as number)).toBeGreaterThan(360))
  })

  it('enters an agreed meeting into both plans, both memories, and keeps it', async () => {
    const { events, end, log } = await live(
      { agreements: ({ now }) => ({ agreements: now.day === 1 && now.time < '06:10' ? [{ what: 'a walk', place: 'B:room' as Address, day: 1, time: '07:00' }] : [] }) }, { ticks: 420 },
    )
    expect(ofType(events, 'agreement-make')).toHaveLength(1)
    for (const id of ['ada-quill', 'bo-reed']) {
      expect(end.minds.get(id as never)?.memories.filter(({ kind }) => kind === 'commitment')).toHaveLength(1)
    }
    const state = await stateAt(log, 375) // 07:02:30
    for (const villager of state.villagers.values()) expect(villager.activity).toMatchObject({ at: 'B:room:bed' })
    expect([...state.minds.values()].map(({ plan }) => plan?.hours.filter(({ agreed }) => agreed).length)).toEqual([1, 1])
  })

  it('draws prompt type, form and number of memories anew for every draft', async () => {
    const { asked } = await live({}, { ticks: 900, config: tinyConfig({ conversation: { cooldownMinutes: 5 } }) })
    const variants = asked.flatMap(({ input, prompt }) => (prompt === 'utterance' ? [(input as { variant: { type: string; form: string; memories: number } }).variant] : []))
    expect(new Set(variants.map(({ type }) => type))).toEqual(new Set(['persona-narrative', 'structured-task']))
    expect(new Set(variants.map(({ form }) => form))).toEqual(new Set(['simple', 'few', 'many']))
    expect(new Set(variants.map(({ memories }) => memories)).size).toBeGreaterThan(3)
  })

  it('leaves out of the prompt what the config removes', async () => {
    const { asked } = await live({}, { ticks: 900, config: tinyConfig({ inputs: { background: false, memory: false, history: false, status: false, type: 'structured-task' }, conversation: { cooldownMinutes: 5 } }) })
    const inputs = asked.filter(({ prompt }) => prompt === 'utterance').map(({ input }) => input as { memories: unknown[]; history: unknown[]; speakerStatus: string; speaker: Persona; variant: { type: string } })
    expect(inputs.length).toBeGreaterThan(8)
    for (const { memories, history, speakerStatus, speaker, variant } of inputs) {
      expect([memories.length, history.length, speakerStatus, speaker.opinions.length, variant.type]).toEqual([0, 0, '', 0, 'structured-task'])
    }
  })

  it('goes on living when a model fails, and says so', async () => {
    const { events, end } = await live({ utterance: () => { throw new Error('out of order') } })
    expect(ofType(events, 'model-fail')[0]).toMatchObject({ prompt: 'utterance', reason: 'out of order' })
    expect(ofType(events, 'dialogue-end')[0]).toMatchObject({ reason: 'failed' })
    expect(end.ended).toBe(true)
  })

  it('reflects when enough has happened, on evidence it has', async () => {
    const { end, events } = await live({}, { config: tinyConfig({ reflection: { threshold: 12 } }) })
    expect(ofType(events, 'reflection-make').length).toBeGreaterThan(0)
    const mind = end.minds.get('ada-quill' as never)
    const insight = mind?.memories.find(({ kind }) => kind === 'reflection')
    expect(insight?.evidence.length).toBeGreaterThan(0)
    for (const id of insight?.evidence ?? []) expect(mind?.memories.some((memory) => memory.id === id)).toBe(true)
  })
})

async function stateAt(log: TickEvents[], until: number): Promise<TownState> {
  const { applyEvents, EMPTY_STATE } = await import('../../shared/index.ts')
  return log.filter(({ tick }) => tick <= until).reduce((state, { tick, events }) => applyEvents(state, tick, events), EMPTY_STATE)
}
