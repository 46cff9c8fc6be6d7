import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, describe, expect, it } from 'vitest'
import { RunConfig } from '../shared/index.ts'
import { createRun, resumeRun } from './create-run.ts'
import { openRunStore } from './store/run-store.ts'
import { DATA_FOLDER } from './town/load-town.ts'
import { verifyRun } from './verify-run.ts'

const folder = mkdtempSync(join(tmpdir(), 'hearsay-run-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Two hours of the default town's first five villagers, with SDR on the embedded models: the real thing in small. */
const config = (overrides: Record<string, unknown> = {}): RunConfig => RunConfig.parse({ villagers: 5, days: 1 / 12, stateHashEvery: 60, ...overrides })

async function simulate(name: string, overrides: Record<string, unknown> = {}, stopAt?: number): Promise<string> {
  const path = join(folder, `${name}.sqlite`)
  const run = await createRun({ path, townDir: DATA_FOLDER, config: config(overrides) })
  await run.simulate(stopAt === undefined ? {} : { beforeTick: (tick) => tick < stopAt })
  run.store.close()
  return path
}

function logOf(path: string): string {
  const store = openRunStore(path, { readonly: true })
  const log = JSON.stringify({ ticks: store.ticks(0, store.head()?.tick ?? 0), hashes: store.hashes(0, store.head()?.tick ?? 0), head: store.head()?.eventHash })
  store.close()
  return log
}

describe('a run', () => {
  it('has people who talk, and every line passes the corrector before anybody remembers it', async () => {
    const store = openRunStore(await simulate('talk'), { readonly: true })
    const events = store.ticks(0, 720).flatMap((batch) => batch.events)
    const said = events.filter((event) => event.type === 'utterance-say')
    expect(said.length).toBeGreaterThan(10)
    const cases = new Map(events.flatMap((event) => (event.type === 'utterance-correct' ? [[event.utterance, event.correction]] : [])))
    for (const { utterance } of said) {
      const correction = cases.get(utterance.id)
      expect(correction?.corrector).toBe('sdr')
      expect(correction?.candidates[correction.accepted]?.draft.text).toBe(utterance.text)
    }
    store.close()
  })

  it('gives the same log for the same config and seed, and another for another seed', async () => {
    const first = logOf(await simulate('one'))
    expect(logOf(await simulate('again'))).toBe(first)
    expect(logOf(await simulate('other', { seed: 2 }))).not.toBe(first)
  })

  it('gives the same log whatever the concurrency', async () => {
    const withoutConfig = (log: string): string => log.replace(/"concurrency":\d+/u, '').replaceAll(/"(eventHash|stateHash|head)":"[0-9a-f]+"/gu, '')
    expect(withoutConfig(logOf(await simulate('narrow', { concurrency: 1 })))).toBe(withoutConfig(logOf(await simulate('wide', { concurrency: 16 }))))
  })

  it('goes on after a stop as if there had been none', async () => {
    const path = await simulate('stopped', {}, 333)
    const run = await resumeRun(path)
    expect(run.store.head()?.tick).toBe(332)
    await run.simulate()
    run.store.close()
    expect(logOf(path)).toBe(logOf(await simulate('whole')))
  })

  it('is verified hash for hash, and a changed log is found at its first tick', async () => {
    const path = await simulate('verified')
    expect(await verifyRun(path)).toMatchObject({ ticks: 720, divergence: null })
    const database = new Database(path)
    const { seq, tick } = database.prepare<[], { seq: number; tick: number }>(`SELECT seq, tick FROM events WHERE type = 'utterance-say' ORDER BY seq LIMIT 1 OFFSET 3`).get() as { seq: number; tick: number }
    database.prepare('UPDATE events SET body = replace(body, ?, ?) WHERE seq = ?').run('a', 'e', seq)
    database.close()
    expect((await verifyRun(path)).divergence).toEqual({ tick, what: 'log' })
  })
})
