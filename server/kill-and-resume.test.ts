import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { createRandom } from '../shared/random.ts'
import { openRunStore } from './store/run-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'hearsay-kill-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ROOT = resolve(import.meta.dirname, '..')
const hearsay = (...args: string[]) => spawn(process.execPath, [join(ROOT, 'server/cli/hearsay.mjs'), ...args], { cwd: folder, stdio: 'ignore' })
/** Also of a program that has ended before anybody asks: a quick machine may be done before it is killed. */
const exit = (child: ReturnType<typeof hearsay>): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null ? Promise.resolve(child.exitCode) : new Promise((done) => { child.on('exit', (code) => done(code)) })

function logOf(path: string): { head: number; log: string } {
  const store = openRunStore(path, { readonly: true })
  const head = store.head()?.tick ?? -1
  const log = JSON.stringify({ ticks: store.ticks(0, head), hashes: store.hashes(0, head) })
  store.close()
  return { head, log }
}

describe('a run that is killed', () => {
  it('ends at a whole tick, is resumed, and gives byte for byte the log of one that was not', async () => {
    const options = ['--villagers', '6', '--days', '0.15']
    expect(await exit(hearsay('simulate', ...options, '--out', 'whole.sqlite'))).toBe(0)
    const whole = logOf(join(folder, 'whole.sqlite'))

    const random = createRandom(11)
    const path = join(folder, 'killed.sqlite')
    const heads: number[] = []
    let child = hearsay('simulate', ...options, '--out', 'killed.sqlite')
    for (let kills = 0; kills < 4; kills += 1) {
      while (!existsSync(path)) await wait(10)
      await wait((kills === 0 ? 100 : 900) + random.integer(400)) // after the program has started, at no moment in particular
      const ended = exit(child)
      child.kill('SIGKILL')
      await ended
      heads.push(logOf(path).head)
      child = hearsay('resume', 'killed.sqlite')
    }
    expect(await exit(child)).toBe(0)
    expect(heads).toEqual([...heads].sort((a, b) => a - b))
    expect(heads[0]).toBeLessThan(whole.head)
    expect(logOf(path).log).toBe(whole.log)
  })
})
