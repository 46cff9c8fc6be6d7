import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import * as sqliteVec from 'sqlite-vec'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DialogueId, UtteranceId, VillagerId } from '../../shared/index.ts'
import type { TownState } from '../../shared/index.ts'
import { TownError } from '../errors.ts'
import { hashState } from './chain-hash.ts'
import { createRunStore, openRunStore } from './run-store.ts'
import type { RunStore } from './run-store.ts'
import { sampleCommits, sampleDescription, sampleVector } from './test-support/sample-run.ts'

let folder: string
const open: RunStore[] = []
const kept = (store: RunStore): RunStore => { open.push(store); return store }
const fileOf = (name = 'sample') => join(folder, `${name}.sqlite`)

beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'hearsay-store-')) })
afterEach(() => {
  for (const store of open.splice(0)) store.close()
  rmSync(folder, { recursive: true })
})

/** A written run of so many ticks, and the state after each. */
function writtenRun(ticks: number, { withState = true } = {}): { store: RunStore; states: TownState[] } {
  const store = kept(createRunStore(fileOf(), sampleDescription()))
  const states: TownState[] = []
  for (const { state, ...commit } of sampleCommits(ticks)) {
    store.commit(withState ? { ...commit, state } : commit)
    states.push(state)
  }
  return { store, states }
}

describe('the log', () => {
  it('is after reopening what was committed, tick by tick', () => {
    const { store } = writtenRun(120)
    const before = store.ticks(0, 119)
    store.close()
    const again = kept(openRunStore(fileOf()))
    expect(again.ticks(0, 119)).toEqual(before)
    expect(before).toEqual([...sampleCommits(120)].filter(({ events }) => events.length > 0).map(({ tick, events }) => ({ tick, events })))
    expect(again.description).toEqual(sampleDescription())
  })

  it('moves its head with ticks in which nothing happened', () => {
    const { store } = writtenRun(4)
    expect(store.ticks(1, 3)).toEqual([])
    expect(store.head()).toMatchObject({ tick: 3, eventHash: [...sampleCommits(4)].at(-1)?.eventHash })
  })

  it('goes on where it ended', () => {
    const commits = [...sampleCommits(90)]
    const first = kept(createRunStore(fileOf(), sampleDescription()))
    for (const commit of commits.slice(0, 47)) first.commit(commit)
    first.close()
    const second = kept(openRunStore(fileOf()))
    for (const commit of commits.slice((second.head()?.tick ?? -1) + 1)) second.commit(commit)
    expect(second.ticks(0, 89)).toEqual(commits.filter(({ events }) => events.length > 0).map(({ tick, events }) => ({ tick, events })))
    expect(second.hashes(0, 89).at(-1)?.eventHash).toBe(commits.at(-1)?.eventHash)
  })

  it('refuses a tick that it has already', () => {
    const { store } = writtenRun(10)
    const [first] = sampleCommits(1)
    expect(() => store.commit(first as NonNullable<typeof first>)).toThrow('tick 0 was committed after tick 9')
  })

  it('gives the stage events alone where they are asked for', () => {
    const { store } = writtenRun(60)
    const types = new Set(store.ticks(0, 59, { stageOnly: true }).flatMap(({ events }) => events.map(({ type }) => type)))
    expect([...types].sort()).toEqual([
      'agreement-make', 'dialogue-end', 'dialogue-start', 'model-fail', 'run-start', 'utterance-say', 'villager-act', 'villager-walk',
    ])
  })
})

describe('the state at a tick', () => {
  it('equals the straight fold, in whatever order it is asked for, across snapshots', () => {
    const { store, states } = writtenRun(1600)
    const order = [0, 1599, 719, 721, 720, 1441, 5, 1300, 1440, 22, 800]
    for (const tick of order) expect(hashState(store.stateAt(tick)), `tick ${tick}`).toBe(hashState(states[tick] as TownState))
    expect(store.stateAt(1500)).toEqual(states[1500])
  })

  it('is found again from the file alone', () => {
    const { store, states } = writtenRun(1500, { withState: false })
    store.close()
    const again = kept(openRunStore(fileOf(), { readonly: true }))
    expect(again.stateAt(1499)).toEqual(states[1499])
    expect(again.stateAt(731)).toEqual(states[731])
  })

  it('of the stage has everything that can be seen', () => {
    const { store, states } = writtenRun(900)
    for (const tick of [899, 0, 400, 871]) {
      const stage = store.stageAt(tick)
      expect(stage.villagers).toEqual(states[tick]?.villagers)
      expect(stage.dialogues).toEqual(states[tick]?.dialogues)
      expect([...stage.minds.values()].every(({ memories }) => memories.length === 0)).toBe(true)
    }
  })

  it('after the head is the state at the head', () => {
    const { store, states } = writtenRun(30)
    expect(store.stateAt(5000)).toEqual(states[29])
  })
})

describe('the dialogue database', () => {
  it('holds dialogues, triplets and lines as of the last tick, also after reopening', () => {
    const { store } = writtenRun(100)
    const check = ({ dialogues }: RunStore): void => {
      expect(dialogues.dialogue(DialogueId.parse('d3'))).toMatchObject({ startTick: 85, endTick: null, lines: [{ tick: 88 }, { tick: 91 }, { tick: 94 }, { tick: 97 }] })
      expect(dialogues.dialogue(DialogueId.parse('d1'))).toMatchObject({ endTick: 20, end: 'goodbye' })
      expect(dialogues.dialoguesOf([VillagerId.parse('cleo-marsh')]).map(({ id }) => id)).toEqual(['d1', 'd2'])
      expect(dialogues.triplets(DialogueId.parse('d1'), 'sample')).toHaveLength(1)
      expect(dialogues.triplets(DialogueId.parse('d1'), 'another')).toBeUndefined()
      expect(dialogues.triplets(DialogueId.parse('d3'), 'sample')).toBeUndefined()
    }
    check(store)
    store.close()
    check(kept(openRunStore(fileOf())))
  })

  it('holds every dialogue as the fold of the state does', () => {
    const { store, states } = writtenRun(258)
    for (const dialogue of states[257]?.dialogues.values() ?? []) expect(store.dialogues.dialogue(dialogue.id)).toEqual(dialogue)
    for (const mind of states[257]?.minds.values() ?? []) for (const dialogue of mind.dialogues) expect(store.dialogues.dialogue(dialogue.id)).toEqual(dialogue)
    expect(states[257]?.dialogues.size).toBe(1)
  })

  it('finds the nearest utterances, as a scan by hand and sqlite-vec do', () => {
    const { store } = writtenRun(1200)
    const said = [...sampleCommits(1200)].flatMap(({ vectors }) => [...vectors])
    const database = new Database(fileOf(), { readonly: true })
    sqliteVec.load(database)
    const bySqlite = database.prepare<[Float32Array], number>('SELECT distance FROM vectors WHERE embedding MATCH ? AND k = 5 ORDER BY distance').pluck()
    for (const text of ['Line 2 of d7: the pond at 250.', 'Good morning', 'x']) {
      const query = sampleVector(text)
      const byHand = said.map(([id, vector]) => ({ id, cosine: vector.reduce((sum, value, index) => sum + value * (query[index] ?? 0), 0) }))
        .sort((left, right) => right.cosine - left.cosine).slice(0, 5)
      const found = store.dialogues.nearest(query, 5)
      found.forEach(({ similarity }, index) => expect(similarity).toBeCloseTo(byHand[index]?.cosine ?? NaN, 6))
      bySqlite.all(query).forEach((distance, index) => expect(1 - distance).toBeCloseTo(found[index]?.similarity ?? NaN, 5))
      expect(found).toHaveLength(5)
    }
    database.close()
  })

  it('sees lines of a tick only once the tick is committed', () => {
    const commits = [...sampleCommits(12)]
    const store = kept(createRunStore(fileOf(), sampleDescription()))
    for (const commit of commits.slice(0, 8)) store.commit(commit)
    expect(store.dialogues.nearest(sampleVector('a'), 5)).toEqual([])
    for (const commit of commits.slice(8)) store.commit(commit)
    expect(store.dialogues.nearest(sampleVector('a'), 5).map(({ utterance }) => utterance.tick).sort()).toEqual([11, 8])
  })
})

describe('the feed', () => {
  it('is newest first, paged, up to a tick', () => {
    const { store } = writtenRun(200)
    const { lines, total } = store.feed({ before: 100, limit: 3, offset: 1 })
    expect(total).toBe(12)
    expect(lines.map(({ utterance }) => utterance.id)).toEqual(['d3.3', 'd3.2', 'd3.1'])
    expect(lines[0]).toMatchObject({ listener: 'ada-brook', place: 'Square:green' })
  })

  it('is searched by words, speaker and place whatever their case, and by villager', () => {
    const { store } = writtenRun(200)
    expect(store.feed({ before: 199, query: 'HERON line' }).lines.every(({ utterance }) => utterance.text.includes('heron'))).toBe(true)
    expect(store.feed({ before: 199, query: 'łUKASZ' }).total).toBe(store.feed({ before: 199, query: 'łukasz green' }).total)
    expect(store.feed({ before: 199, query: 'łukasz' }).total).toBe(4)
    expect(store.feed({ before: 199, query: '%' }).total).toBe(0)
    expect(store.feed({ before: 199, villager: VillagerId.parse('łukasz-żuk') }).total).toBe(8)
  })

  it('counts what was said and corrected along the whole run', () => {
    const { store } = writtenRun(400)
    const timeline = store.timeline(25)
    expect(timeline).toHaveLength(25)
    expect(timeline[1]).toMatchObject({ from: 346, utterances: 4 })
    const { utterances, rewritten } = store.counts()
    expect(timeline.reduce((sum, bucket) => sum + bucket.utterances, 0)).toBe(utterances)
    expect(timeline.reduce((sum, bucket) => sum + (bucket.issues.repetition ?? 0), 0)).toBe(rewritten)
    expect(rewritten).toBeGreaterThan(0)
  })

  it('has the whole case of a line, with the dialogues cited', () => {
    const { store } = writtenRun(200)
    const rewritten = store.feed({ before: 199 }).lines.find(({ outcome }) => outcome === 'rewritten')
    const found = store.case(rewritten?.utterance.id ?? UtteranceId.parse('none'))
    expect(found?.correction.candidates).toHaveLength(2)
    expect(found?.cited.map(({ id }) => id)).toEqual(['d1'])
    expect(found?.dialogue.lines).toContainEqual(rewritten?.utterance)
    expect(store.case(UtteranceId.parse('d99.1'))).toBeUndefined()
  })
})

describe('a file', () => {
  const refusal = (act: () => unknown): TownError => {
    try { act() } catch (error) { if (error instanceof TownError) return error; throw error }
    throw new Error('nothing was refused')
  }

  it('has one writer, and any number of readers who follow it', () => {
    const commits = [...sampleCommits(60)]
    const writer = kept(createRunStore(fileOf(), sampleDescription()))
    for (const commit of commits.slice(0, 30)) writer.commit(commit)
    expect(refusal(() => openRunStore(fileOf()))).toMatchObject({ code: 'usage', message: expect.stringContaining('being written by another process') })
    const reader = kept(openRunStore(fileOf(), { readonly: true }))
    expect(reader.head()?.tick).toBe(29)
    expect(reader.dialogues.dialoguesOf([VillagerId.parse('cleo-marsh')])).toHaveLength(1)
    for (const commit of commits.slice(30)) writer.commit(commit)
    expect(reader.head()?.tick).toBe(59)
    expect(reader.dialogues.dialoguesOf([VillagerId.parse('cleo-marsh')])).toHaveLength(2)
    expect(reader.dialogues.nearest(sampleVector('a'), 99)).toHaveLength(8)
    expect(reader.stateAt(59)).toEqual(commits[59]?.state)
    writer.close()
    expect(kept(openRunStore(fileOf())).head()?.tick).toBe(59)
  })

  it('is not overwritten', () => {
    writtenRun(1)
    expect(refusal(() => createRunStore(fileOf(), sampleDescription())).message).toContain('exists already')
  })

  it('of a newer schema is refused in a sentence', () => {
    writtenRun(3).store.close()
    const database = new Database(fileOf())
    database.pragma('user_version = 99')
    database.close()
    expect(refusal(() => openRunStore(fileOf()))).toMatchObject({ code: 'newer-schema', message: expect.stringContaining('schema 99') })
  })

  it('that is no run is refused in a sentence, and that is missing too', () => {
    writeFileSync(fileOf('text'), 'This is a letter to my aunt.'.repeat(100))
    const other = new Database(fileOf('other'))
    other.exec('CREATE TABLE aunts (name TEXT)')
    other.close()
    writeFileSync(fileOf('empty'), '')
    for (const name of ['text', 'other', 'empty']) {
      for (const readonly of [true, false]) {
        expect(refusal(() => openRunStore(fileOf(name), { readonly })), name).toMatchObject({ code: 'invalid-input', message: expect.stringContaining('is not a Hearsay run') })
      }
    }
    expect(refusal(() => openRunStore(fileOf('missing')))).toMatchObject({ code: 'not-found' })
  })

  it('keeps recorded answers of models', () => {
    const { store } = writtenRun(100)
    expect(store.answer('key 22')).toBe('{"text":"22"}')
    expect(store.answer('key 23')).toBeUndefined()
    expect(store.answers().size).toBe(2)
  })
})
