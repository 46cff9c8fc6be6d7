import { join } from 'node:path'
import { RunConfig, type Correction, type DialogueId, type TownEvent, type Utterance, type UtteranceId } from '../../shared/index.ts'
import { createRun } from '../../server/create-run.ts'
import { createSdr } from '../../server/correct/sdr/sdr.ts'
import { createModels } from '../../server/model/create-models.ts'
import { createRunStore, openRunStore, type RunStore } from '../../server/store/run-store.ts'
import { DATA_FOLDER } from '../../server/town/load-town.ts'
import { inScratchFolder } from './in-scratch-folder.ts'

const SIZES = [1_000, 10_000, 100_000]
/** Candidates timed at each size. */
const CANDIDATES = 100

/** What a candidate costs with so many utterances stored: the lookup of similar ones alone, and the whole of SDR. */
export async function screening(): Promise<void> {
  await inScratchFolder(async (folder) => {
    const config = RunConfig.parse({ days: 0.5, corrector: 'none' })
    const run = await createRun({ path: join(folder, 'words.sqlite'), townDir: DATA_FOLDER, config })
    await run.simulate()
    const spoken = run.store.ticks(0, run.end).flatMap(({ events }) => events.flatMap((event) => (event.type === 'utterance-say' ? [event.utterance] : [])))
    for (const size of SIZES) await screeningAt(size, join(folder, `${size}.sqlite`), run.store, spoken)
    run.store.close()
  })
}

async function screeningAt(size: number, path: string, source: RunStore, spoken: readonly Utterance[]): Promise<void> {
  const { embedder, entailment, language } = await createModels(source.description.config)
  createRunStore(path, source.description).close()
  const store = openRunStore(path)
  await fill(store, size, source, spoken, (texts) => embedder.embed(texts))
  const candidates = spoken.slice(-CANDIDATES)
  const vectors = await embedder.embed(candidates.map(({ text }) => text))
  const lookUp = time(() => { for (const vector of vectors) store.dialogues.nearest(vector, 5) })
  const sdr = createSdr({ model: language, embedder, entailment, dialogues: store.dialogues, config: source.description.config.sdr, clock: source.description.config.clock })
  const people = new Map(source.description.personas.map((persona) => [persona.id, persona]))
  const started = performance.now()
  for (const { text, dialogue, speaker } of candidates) {
    const whole = source.dialogues.dialogue(dialogue)
    const speakers = whole?.participants.map((id) => people.get(id)) ?? []
    const self = speakers.find((persona) => persona?.id === speaker)
    const partner = speakers.find((persona) => persona?.id !== speaker)
    if (!whole || !self || !partner) continue
    const draft = { text, variant: { type: 'persona-narrative' as const, form: 'simple' as const, memories: 0 } }
    const scene = { tick: 8000, speaker: self, partner, dialogue: { ...whole, id: 'bench' as DialogueId, lines: [] }, villagers: [...people.values()], seed: 1 }
    const correction: Correction = await sdr(draft, scene, () => Promise.resolve(draft))
    if (correction.candidates.length === 0) throw new Error('a correction without candidates')
  }
  const all = (performance.now() - started) / candidates.length
  process.stdout.write(`${String(size).padStart(7)} utterances stored: similar ones found in ${(lookUp / vectors.length).toFixed(2)} ms, SDR whole in ${all.toFixed(2)} ms an utterance\n`)
  store.close()
}

/** The day's dialogues over and over, until so many utterances are stored; each copy ends its own words, so that none is the same. */
async function fill(store: RunStore, size: number, source: RunStore, spoken: readonly Utterance[], embed: (texts: string[]) => Promise<Float32Array[]>): Promise<void> {
  const first = source.ticks(0, 0)[0]?.events ?? []
  store.commit({ tick: 0, events: first, eventHash: '', stateHash: null, vectors: new Map() })
  const dialogues = [...new Set(spoken.map(({ dialogue }) => dialogue))].map((id) => source.dialogues.dialogue(id)).filter((one) => one !== undefined)
  for (let stored = 0, tick = 1, copy = 0; stored < size; copy += 1) {
    for (const { id, participants, place, lines } of dialogues) {
      if (stored >= size) break
      const dialogue = `${id}c${copy}` as DialogueId
      const said = lines.map((line, at): Utterance => ({ ...line, id: `${dialogue}.${at + 1}` as UtteranceId, dialogue, text: `${line.text} (${copy})`, tick }))
      const events: TownEvent[] = [
        { type: 'dialogue-start', dialogue, participants, place },
        ...said.map((utterance): TownEvent => ({ type: 'utterance-say', utterance, outcome: 'unchecked', issues: [], drafts: 1, ends: null })),
        { type: 'dialogue-end', dialogue, reason: 'goodbye' },
      ]
      const vectors = await embed(said.map(({ text }) => text))
      store.commit({ tick, events, eventHash: '', stateHash: null, vectors: new Map(said.map((utterance, at) => [utterance.id, vectors[at] as Float32Array])) })
      stored += said.length
      tick += 1
    }
  }
}

function time(work: () => void): number {
  const started = performance.now()
  work()
  return performance.now() - started
}
