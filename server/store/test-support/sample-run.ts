import { Address, DialogueId, Memory, MemoryId, Persona, RunConfig, RunId, VillagerId, applyEvents, EMPTY_STATE, utteranceId,
} from '../../../shared/index.ts'
import { Correction } from '../../../shared/index.ts'
import type { Tick, TownState, UtteranceId ,
  Activity, TownEvent } from '../../../shared/index.ts'
import { CHAIN_START, chainHash, hashState } from '../chain-hash.ts'
import type { RunDescription, TickCommit } from '../run-store.ts'

/**
 * A made-up log for tests of store and server: four villagers who walk, talk, remember and are corrected by rote. Every
 * kind of event occurs, so that no projection goes untested. It is no town: nobody in it decides anything.
 */

const NAMES = ['Ada Brook', 'Ben Thorne', 'Cleo Marsh', 'Łukasz Żuk']
const square = Address.parse('Square:green')
const villagers = NAMES.map((name) => VillagerId.parse(name.toLowerCase().replaceAll(' ', '-')))
const at = (index: number): VillagerId => villagers[index % villagers.length] as VillagerId

export const SAMPLE_DIMENSIONS = 16

export const sampleConfig = RunConfig.parse({ seed: 3, stateHashEvery: 50 })

export const samplePersonas = villagers.map((id, index) => Persona.parse({ id, name: NAMES[index] }))

export const sampleDescription = (run = 'sample'): RunDescription => ({
  run: RunId.parse(run),
  config: sampleConfig,
  town: { name: 'Sample', mapHash: 'none', tiled: '{"width":10,"height":10}', pictures: {} },
  personas: samplePersonas,
  embedder: { id: 'sample', dimensions: SAMPLE_DIMENSIONS },
})

/** Letters counted in 16 bins, L2-normalised: enough to tell texts apart. */
export function sampleVector(text: string): Float32Array {
  const vector = new Float32Array(SAMPLE_DIMENSIONS)
  for (const [index, letter] of [...text].entries()) {
    const bin = ((letter.codePointAt(0) ?? 0) * 7 + index) % SAMPLE_DIMENSIONS
    vector[bin] = (vector[bin] ?? 0) + 1
  }
  const length = Math.hypot(...vector)
  return vector.map((value) => value / length)
}

export const sampleEmbedder = { id: 'sample', dimensions: SAMPLE_DIMENSIONS, embed: async (texts: readonly string[]) => texts.map(sampleVector) }

/** The commits of ticks 0 … `ticks` - 1, each with its hashes, vectors and state. */
export function* sampleCommits(ticks: number): Generator<TickCommit & { state: TownState }> {
  let state = EMPTY_STATE
  let eventHash = CHAIN_START
  for (let tick = 0; tick < ticks; tick += 1) {
    const events = eventsOf(tick)
    state = applyEvents(state, tick, events)
    eventHash = chainHash(eventHash, tick, JSON.stringify(events))
    const stateHash = tick % sampleConfig.stateHashEvery === 0 ? hashState(state) : null
    const said = events.flatMap((event) => (event.type === 'utterance-say' ? [event.utterance] : []))
    yield { tick, events, eventHash, stateHash, vectors: new Map(said.map(({ id, text }) => [id, sampleVector(text)])), state }
  }
}

/** A dialogue of four lines begins every 40 ticks. */
function eventsOf(tick: Tick): TownEvent[] {
  if (tick === 0) return [startOfRun()]
  const phase = tick % 40
  const number = Math.floor(tick / 40) + 1
  const dialogue = DialogueId.parse(`d${number}`)
  const participants: [VillagerId, VillagerId] = [at(number), at(number + 1)]
  if (phase === 5) return [{ type: 'dialogue-start', dialogue, participants, place: square }]
  if (phase === 8 || phase === 11 || phase === 14 || phase === 17) return lineOf(dialogue, participants, (phase - 5) / 3, tick)
  if (phase === 20) return endOf(dialogue, participants, tick)
  if (phase === 22) return mindsOf(participants[0], dialogue, tick)
  if (phase % 9 === 4) return [
    { type: 'villager-walk', villager: at(tick), path: [[tick % 10, 1], [tick % 10, 2], [tick % 10, 3]], to: square },
    { type: 'villager-act', villager: at(tick + 1), activity: activityOf(`counting to ${tick}`) },
  ]
  return []
}

const startOfRun = (): TownEvent => ({
  type: 'run-start', config: sampleConfig, town: { name: 'Sample', mapHash: 'none' },
  villagers: samplePersonas.map((persona, index) => ({ persona, tile: [index, index], activity: activityOf('waking up') })),
})

const activityOf = (what: string): Activity => ({ what, emoji: '🙂', at: square, pose: 'stand', asleep: false })

function lineOf(dialogue: DialogueId, participants: [VillagerId, VillagerId], n: number, tick: Tick): TownEvent[] {
  const id = utteranceId(dialogue, n)
  const text = `Line ${n} of ${dialogue}: the ${['heron', 'bakery', 'pond', 'council'][(tick * 7) % 4]} at ${tick}.`
  const rewritten = tick % 5 === 3
  const correction = correctionOf(text, rewritten, id)
  return [
    { type: 'utterance-correct', utterance: id, correction },
    { type: 'fault-plant', utterance: id, candidate: 0, faults: [{ issue: 'repetition', what: 'says it again', about: [] }] },
    {
      type: 'utterance-say', utterance: { id, dialogue, speaker: participants[(n - 1) % 2] as VillagerId, text, tick },
      outcome: correction.outcome, issues: correction.issues, drafts: correction.candidates.length, ends: n === 4 ? 'goodbye' : null,
    },
  ]
}

function correctionOf(text: string, rewritten: boolean, id: UtteranceId): Correction {
  const variant = { type: 'structured-task', form: 'few', memories: 4 }
  const screens = { inconsistency: null, instantFact: { named: [], rating: null, threshold: 6, flagged: false } }
  const clean = { type: 'sdr', ...screens, repetition: { hits: [], evidence: [], forced: false }, diagnoses: [], guidance: null }
  const flagged = {
    type: 'sdr', ...screens, repetition: { hits: [], evidence: ['d1'], forced: false },
    diagnoses: [{ asked: 'objective', issue: 'repetition', trials: [{ severity: 9, comment: `${id} says what was said` }], chosen: 0, kept: true }],
    guidance: { rejected: `${text} (again)`, comments: [], suggestions: ['say something else'] },
  }
  const last = { draft: { text, variant }, review: clean }
  const first = { draft: { text: `${text} (again)`, variant }, review: flagged }
  return Correction.parse(rewritten
    ? { corrector: 'sdr', extracted: [], issues: ['repetition'], outcome: 'rewritten', accepted: 1, candidates: [first, last] }
    : { corrector: 'sdr', extracted: [], issues: [], outcome: 'clean', accepted: 0, candidates: [last] })
}

const endOf = (dialogue: DialogueId, participants: [VillagerId, VillagerId], tick: Tick): TownEvent[] => [
  { type: 'dialogue-end', dialogue, reason: 'goodbye' },
  { type: 'agreement-make', dialogue, participants, what: 'tea', place: square, day: 1, time: '16:00' },
  { type: 'triplets-extract', extracted: { dialogue, extractor: 'sample', triplets: [{ subject: 'Ada Brook', relation: 'likes', object: `tea ${tick}` }] } },
]

const mindsOf = (villager: VillagerId, dialogue: DialogueId, tick: Tick): TownEvent[] => [
  {
    type: 'memory-add', villager,
    memory: Memory.parse({ id: `m${tick}`, kind: 'dialogue', text: `Talked in ${dialogue}`, tick, importance: 1 + (tick % 10), dialogue }),
  },
  { type: 'memory-recall', villager, memories: [MemoryId.parse(`m${tick}`)] },
  { type: 'dialogue-digest', villager, dialogue },
  { type: 'plan-make', villager, day: 1, strokes: ['rest'], hours: [] },
  { type: 'plan-revise', villager, hours: [], reason: 'rain' },
  { type: 'plan-detail', villager, actions: [{ from: tick, to: tick + 5, what: 'rest', emoji: '🙂', at: square }] },
  { type: 'talk-decline', villager, partner: at(tick + 1) },
  { type: 'model-fail', villager, prompt: 'utterance', reason: 'no answer' },
  { type: 'model-answer', key: `key ${tick}`, prompt: 'utterance', answer: `{"text":"${tick}"}` },
  ...(tick % 3 === 0 ? [{ type: 'reflection-make' as const, villager, questions: ['why?'] }] : []),
]
