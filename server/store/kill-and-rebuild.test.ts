import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { applyEvents } from '../../shared/index.ts'
import { canonicalJson } from './canonical-json.ts'
import { CHAIN_START, chainHash, hashState } from './chain-hash.ts'
import { listRuns } from './list-runs.ts'
import { FOLD_FREE } from './log-reader.ts'
import { rebuildProjections } from './rebuild-projections.ts'
import { createRunStore, openRunStore } from './run-store.ts'
import { PROJECTIONS } from './schema.ts'
import { dumpTables } from './test-support/dump-tables.ts'
import { SAMPLE_DIMENSIONS, sampleCommits, sampleDescription, sampleEmbedder } from './test-support/sample-run.ts'

const TICKS = 1600
let folder: string

beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'hearsay-kill-')) })
afterEach(() => { rmSync(folder, { recursive: true }) })

function writeWhole(path: string): void {
  const store = createRunStore(path, sampleDescription())
  for (const commit of sampleCommits(TICKS)) store.commit(commit)
  store.close()
}

/** Writes in a process of its own, which is killed once it has said `until` ticks. */
function writeAndKill(path: string, until: number): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'test-support', 'write-sample-run.ts'), path, String(TICKS)])
  let said = 0
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => { complaint += chunk.toString() })
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString().split('\n').length - 1
    if (said >= until) child.kill('SIGKILL')
  })
  return new Promise((resolve, reject) => child.on('close', (code) => (code === null || code === 0 ? resolve() : reject(new Error(complaint)))))
}

describe('a run whose process is killed', () => {
  it('ends at a whole tick, whenever it was, and goes on to the very file of an uninterrupted run', async () => {
    const [whole, killed] = [join(folder, 'whole.sqlite'), join(folder, 'killed.sqlite')]
    writeWhole(whole)
    const commits = [...sampleCommits(TICKS)]
    for (const until of [1, 333, 500]) {
      await writeAndKill(killed, until)
      const store = openRunStore(killed)
      const head = store.head()
      expect(head?.eventHash).toBe(commits[head?.tick ?? -1]?.eventHash)
      expect(store.ticks(0, TICKS).at(-1)?.events).toEqual(commits.slice(0, (head?.tick ?? 0) + 1).findLast(({ events }) => events.length > 0)?.events)
      store.close()
    }
    await writeAndKill(killed, Infinity)
    expect(dumpTables(killed)).toEqual(dumpTables(whole))
  }, 60_000)
})

describe('a rebuild', () => {
  it('gives the very same tables from the log alone', async () => {
    const path = join(folder, 'run.sqlite')
    writeWhole(path)
    const before = dumpTables(path)
    for (const table of [...PROJECTIONS, 'vectors']) expect(before[table]?.length, table).toBeGreaterThan(0)
    const database = new Database(path)
    database.pragma('foreign_keys = OFF')
    database.exec(`DELETE FROM answers; DELETE FROM snapshots; DELETE FROM cases WHERE utterance LIKE 'd1.%'; UPDATE utterances SET text = upper(text); UPDATE memories SET text = 'x'`)
    database.close()
    expect(dumpTables(path)).not.toEqual(before)
    await rebuildProjections(path, sampleEmbedder)
    expect(dumpTables(path)).toEqual(before)
  })

  it('takes the dimension of another embedder', async () => {
    const path = join(folder, 'run.sqlite')
    writeWhole(path)
    const wide = { id: 'wide', dimensions: 24, embed: async (texts: readonly string[]) => texts.map((text) => new Float32Array(24).fill(text.length % 2 ? 0.2 : -0.2)) }
    await rebuildProjections(path, wide)
    const store = openRunStore(path)
    expect(store.description.embedder).toEqual({ id: 'wide', dimensions: 24 })
    expect(store.dialogues.nearest(new Float32Array(24).fill(1), 2)).toHaveLength(2)
    store.close()
  })

  it('changes nothing where the embedder fails', async () => {
    const path = join(folder, 'run.sqlite')
    writeWhole(path)
    const before = dumpTables(path)
    const broken = { id: 'broken', dimensions: SAMPLE_DIMENSIONS, embed: async () => { throw new Error('no model') } }
    await expect(rebuildProjections(path, broken)).rejects.toThrow('no model')
    expect(dumpTables(path)).toEqual(before)
  })
})

describe('hashes', () => {
  it('chain over every event and its tick, and stand still where nothing happens', () => {
    const one = chainHash(CHAIN_START, 4, '[{"type":"run-end"}]')
    expect(one).toMatch(/^[0-9a-f]{64}$/)
    expect(chainHash(CHAIN_START, 5, '[{"type":"run-end"}]')).not.toBe(one)
    expect(chainHash('x', 4, '[{"type":"run-end"}]')).not.toBe(one)
    expect(chainHash(one, 6, '[]')).toBe(one)
  })

  it('of a state do not depend on how it came about, only on what it holds', () => {
    const [last] = [...sampleCommits(200)].slice(-1)
    const state = structuredClone(last?.state)
    if (!last || !state) throw new Error('no state')
    expect(hashState(state)).toBe(hashState(last.state))
    const [first] = state.minds.values()
    const [memory] = [...(first?.memories ?? [])]
    if (memory) Reflect.set(memory, 'text', `${memory.text}.`)
    expect(hashState(structuredClone(state))).not.toBe(hashState(last.state))
    expect(hashState({ ...last.state, tick: 7 })).not.toBe(hashState(last.state))
  })

  it('rest on JSON whose keys are in order', () => {
    expect(canonicalJson({ b: [1, undefined, null], a: new Map([['z', 1], ['y', 2]]), c: undefined })).toBe('{"a":[["z",1],["y",2]],"b":[1,null,null]}')
    expect(canonicalJson({ a: 1, b: 2 })).toBe(canonicalJson({ b: 2, a: 1 }))
  })
})

describe('folding', () => {
  it('may leave out the events that it is said to', () => {
    const seen = new Set<string>()
    for (const { tick, events, state } of sampleCommits(60)) {
      for (const event of events.filter(({ type }) => (FOLD_FREE as readonly string[]).includes(type))) {
        expect(applyEvents(state, tick, [event])).toEqual(state)
        seen.add(event.type)
      }
    }
    expect([...seen].sort()).toEqual([...FOLD_FREE].sort())
  })
})

describe('the list of runs', () => {
  it('tells how far each is, and why one cannot be read', () => {
    expect(listRuns(join(folder, 'nowhere'))).toEqual([])
    writeWhole(join(folder, 'run.sqlite'))
    const other = new Database(join(folder, 'other.sqlite'))
    other.exec('CREATE TABLE aunts (name TEXT)')
    other.close()
    const listed = listRuns(folder)
    expect(listed).toHaveLength(2)
    expect(listed).toContainEqual(expect.objectContaining({ run: 'sample', town: 'Sample', head: TICKS - 1, end: 8640, utterances: 160 }))
    expect(listed).toContainEqual({ path: join(folder, 'other.sqlite'), problem: expect.stringContaining('is not a Hearsay run') })
  })
})
