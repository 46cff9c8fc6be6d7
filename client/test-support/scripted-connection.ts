import { signal } from '@preact/signals'
import type {
  AnswerOf, Dialogue, FeedLine, MindView, RequestOf, RunInfo, RunStatus, Tick, TickEvents, TimelineBucket, TownState, UtteranceId, ViewerRequest,
} from '../../shared/index.ts'
import { applyEvents, EMPTY_STATE, isStageEvent, MemoryId, partnerOf, RunId, tickAtMinutes, Address, VillagerId } from '../../shared/index.ts'
import type { Connection, ConnectionState, Push } from '../connect.ts'
import { foldTicks } from '../playback/fold-ticks.ts'
import { stageSnapshot } from '../playback/stage-state.ts'
import { SCRIPTED_CONFIG } from './scripted-log.ts'
import { SCRIPTED_VILLAGERS } from './scripted-villagers.ts'

export interface ScriptedConnection extends Connection {
  /** Lets the live run go on by some ticks and pushes them. */
  pass(ticks: number): void
  /** The same, but pushes the stage alone, as to a viewer that fell behind. */
  leap(ticks: number): void
  cut(): void
  heal(): void
}

type Handlers = { [N in ViewerRequest]: (request: RequestOf<N>) => AnswerOf<N> }

/** A server in memory: one run, folded from a hand-written log with the shared fold. `head` null: recorded and whole. */
export function scriptedConnection(log: readonly TickEvents[], head: Tick | null = null): ScriptedConnection {
  const end = log.at(-1)?.tick ?? 0
  const run = RunId.parse('lindenmere-7')
  const state = signal<ConnectionState>('connected')
  const listeners: { [K in keyof Push]: Set<(push: Push[K]) => void> } = { ticks: new Set(), stage: new Set(), status: new Set() }
  const healed = new Set<() => void>()
  const lines = foldTicks(EMPTY_STATE, log, end).lines.concat()
  let [now, paused, speed]: [Tick, boolean, number | null] = [head ?? end, false, 30]

  const stage = (entries: readonly TickEvents[]) => entries.map(({ tick, events }) => ({ tick, events: events.filter(isStageEvent) }))
  const between = (from: Tick, to: Tick) => log.filter(({ tick }) => tick >= from && tick <= to)
  const stateAt = (tick: Tick): TownState => ({ ...between(0, tick).reduce((folded, entry) => applyEvents(folded, entry.tick, entry.events), EMPTY_STATE), tick })
  const status = (): RunStatus => {
    const said = lines.filter(({ utterance }) => utterance.tick <= now)
    return {
      run, kind: head === null ? 'recorded' : 'live', head: now, end, paused, speed, utterances: said.length,
      rewritten: said.filter(({ drafts }) => drafts > 1).length, calls: said.length * 9, tokens: 0, cost: null,
    }
  }
  const tell = () => { for (const listener of listeners.status) listener(status()) }

  function pass(ticks: number): void {
    const from = now + 1
    now = Math.min(end, now + ticks)
    if (now < from) return
    for (const listener of listeners.ticks) listener({ run, from, to: now, batches: stage(between(from, now)) })
    tell()
  }

  function leap(ticks: number): void {
    now = Math.min(end, now + ticks)
    for (const listener of listeners.stage) listener({ run, stage: stageSnapshot(stateAt(now)) })
    tell()
  }

  const handlers: Handlers = {
    'list-runs': () => [status()],
    'get-run': () => runInfo(run, status()),
    'follow': () => stageSnapshot(stateAt(now)),
    'unfollow': () => ({}),
    'get-stage': ({ tick }) => stageSnapshot(stateAt(tick)),
    'get-ticks': ({ from, to }) => stage(between(from, to)),
    'get-feed': ({ before, query = '', villager = null, offset = 0, limit = 50 }) => {
      const found = lines.filter((line) => line.utterance.tick <= before && matches(line, query, villager)).reverse()
      return { lines: found.slice(offset, offset + limit), total: found.length }
    },
    'get-timeline': ({ buckets }) => timeline(lines.filter(({ utterance }) => utterance.tick <= now), end, buckets),
    'get-mind': ({ villager, tick }) => mindView(stateAt(tick), VillagerId.parse(villager)),
    'get-dialogue': ({ dialogue }) => ({ dialogue: dialogueOf(log, dialogue), lines: lines.filter((line) => line.utterance.dialogue === dialogue) }),
    'get-case': ({ utterance }) => caseView(log, utterance as UtteranceId),
    'control': ({ action }) => {
      if (action.type === 'speed') speed = action.speed
      else if (action.type === 'step') pass(1)
      else paused = action.type === 'pause'
      tell()
      return status()
    },
  }

  return {
    state, pass, leap,
    async request(name, body) {
      if (state.value !== 'connected') throw new Error('The town does not answer. Is the server still running?')
      await Promise.resolve()
      return (handlers[name] as (request: typeof body) => AnswerOf<typeof name>)(body)
    },
    on(name, listener) {
      listeners[name].add(listener)
      return () => listeners[name].delete(listener)
    },
    onHealed(listener) {
      healed.add(listener)
      return () => healed.delete(listener)
    },
    fetchMap: () => Promise.reject(new Error('the scripted town has no map')),
    cut() { state.value = 'lost' },
    heal() {
      state.value = 'connected'
      for (const listener of healed) listener()
    },
  }
}

const runInfo = (run: RunId, status: RunStatus): RunInfo => ({
  run, title: 'A day in Lindenmere', config: SCRIPTED_CONFIG, clock: SCRIPTED_CONFIG.clock, town: { name: 'Lindenmere', mapHash: 'scripted' },
  personas: [...SCRIPTED_VILLAGERS], status,
})

const nameOf = (id: string): string => SCRIPTED_VILLAGERS.find((persona) => persona.id === id)?.name ?? id

const matches = ({ utterance, listener, place }: FeedLine, query: string, villager: string | null): boolean =>
  [utterance.text, nameOf(utterance.speaker), place].some((text) => text.toLowerCase().includes(query.toLowerCase())) &&
  (villager === null || villager === utterance.speaker || villager === listener)

function timeline(lines: readonly FeedLine[], end: Tick, count: number): TimelineBucket[] {
  const width = Math.ceil((end + 1) / count)
  return Array.from({ length: count }, (_, index) => {
    const here = lines.filter(({ utterance }) => Math.floor(utterance.tick / width) === index)
    const issues: TimelineBucket['issues'] = {}
    for (const issue of here.flatMap((line) => line.issues)) issues[issue] = (issues[issue] ?? 0) + 1
    return { from: index * width, utterances: here.length, rewritten: here.filter(({ drafts }) => drafts > 1).length, issues }
  })
}

function dialogueOf(log: readonly TickEvents[], id: string): Dialogue {
  let state = EMPTY_STATE
  for (const { tick, events } of log) {
    state = applyEvents(state, tick, events)
    const closed = [...state.minds.values()].flatMap((mind) => mind.dialogues).find((dialogue) => dialogue.id === id)
    if (closed) return closed
  }
  throw new Error(`This run has no dialogue ${id}.`)
}

function caseView(log: readonly TickEvents[], utterance: UtteranceId): AnswerOf<'get-case'> {
  const events = log.flatMap((entry) => entry.events)
  const said = events.find((event) => event.type === 'utterance-say' && event.utterance.id === utterance)
  const corrected = events.find((event) => event.type === 'utterance-correct' && event.utterance === utterance)
  if (said?.type !== 'utterance-say' || corrected?.type !== 'utterance-correct') throw new Error(`This run has no line ${utterance}.`)
  const dialogue = dialogueOf(log, said.utterance.dialogue)
  const ids = new Set(JSON.stringify(corrected.correction).match(/"d\d+"/g)?.map((quoted) => quoted.slice(1, -1)))
  return { utterance: said.utterance, dialogue, correction: corrected.correction, cited: [...ids].map((id) => dialogueOf(log, id)) }
}

function mindView(state: TownState, id: VillagerId): MindView {
  const persona = SCRIPTED_VILLAGERS.find((villager) => villager.id === id)
  const at = (hour: number) => tickAtMinutes(SCRIPTED_CONFIG.clock, hour * 60)
  const hour = (from: number, to: number, what: string, emoji: string, place: string) =>
    ({ from: at(from), to: at(to), what, emoji, place: Address.parse(place), agreed: null })
  const memory = (n: number, kind: 'observation' | 'reflection' | 'dialogue', text: string, hours: number, importance: number, evidence: number[] = []) => ({
    memory: { id: MemoryId.parse(`m${n}`), kind, text, tick: at(hours), importance, about: [], triplet: null, heardFrom: null, dialogue: null, meeting: null, evidence: evidence.map((m) => MemoryId.parse(`m${m}`)) },
    recency: Math.min(1, hours / 10), importance: importance / 10, relevance: (n * 37 % 100) / 100, score: hours / 10 + importance / 10 + (n * 37 % 100) / 100,
  })
  return {
    villager: id, tick: state.tick,
    plan: {
      day: 1, strokes: ['open early and see to the day’s work', `get on with ${persona?.project ?? 'something'}`, 'be at The Heron by seven'],
      hours: [hour(6, 7, 'rising and having breakfast', '🍳', persona?.home ?? 'Lanes'), hour(7, 9, 'the day’s first work', '🧺', 'Market Square:square'), hour(9, 12, persona?.project ?? 'a walk', '✏️', 'School:schoolyard'), hour(12, 13, 'lunch', '🥪', 'Kettle and Crumb:cafe')],
      actions: [],
    },
    memories: [
      memory(4, 'reflection', 'The town’s small talk is about leaks and levees, but people are really asking each other for help.', 9, 8, [1, 2]),
      memory(3, 'dialogue', 'Talked about the leak in the pharmacy’s back room and lent the big bucket.', 7.5, 5),
      memory(2, 'observation', 'Col Barrow is asking people on the square what they think of a mayor who can mend a chain.', 8.2, 4),
      memory(1, 'observation', 'The rye is up to the rim already.', 6.7, 3),
    ].filter(({ memory: { tick } }) => tick <= state.tick),
    dialogues: (state.minds.get(id)?.dialogues ?? []).map((dialogue) => ({
      id: dialogue.id, partner: partnerOf(dialogue, id), place: dialogue.place, startTick: dialogue.startTick, end: dialogue.end, lines: dialogue.lines.length,
    })),
  }
}
