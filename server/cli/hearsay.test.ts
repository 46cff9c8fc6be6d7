import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRunStore } from '../store/run-store.ts'

/** The command line as a person meets it: real processes, in a folder of their own, on a town of three for half an hour. */

const folder = mkdtempSync(join(tmpdir(), 'hearsay-cli-'))
const at = (name: string): string => join(folder, name)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const PROGRAM = resolve(import.meta.dirname, 'hearsay.mjs')
const SMALL = ['--villagers', '3', '--days', '0.02']
const environment = { ...process.env, npm_lifecycle_event: '' }

interface Ended { readonly code: number | null; readonly out: string; readonly err: string }

/** Runs a program to its end; `onOutput` is told of all it has printed so far. */
function run(program: string, args: readonly string[], onOutput: (text: string, child: ReturnType<typeof spawn>) => void = () => {}): Promise<Ended> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { cwd: folder, env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
    let [out, err] = ['', '']
    child.stdout.on('data', (text: Buffer) => { out += text.toString(); onOutput(out, child) })
    child.stderr.on('data', (text: Buffer) => { err += text.toString() })
    child.on('error', fail).on('close', (code) => done({ code, out, err }))
  })
}

const hearsay = (...args: string[]): Promise<Ended> => run(process.execPath, [PROGRAM, ...args])

let made: Ended
beforeAll(async () => { made = await hearsay('simulate', ...SMALL, '--out', 'day.sqlite') })

describe('hearsay simulate', () => {
  it('says what happened and how to go on', () => {
    expect(made.out).toMatch(/^Finished after \d+\.\d s: \d+ dialogues?, \d+ utterances?, \d+ rewritten \(\d+ of them unresolved\)\nRun file: day\.sqlite\nHash: {5}[0-9a-f]{16}\nWatch it: hearsay serve day\.sqlite\n$/u)
    expect(made.err).toMatch(/^day 1 06:00: \d+ utterances?, \d+ rewritten\n$/u)
    expect(made.code).toBe(0)
    expect(readdirSync(folder)).toEqual(['day.sqlite'])
  })

  it('prints one JSON object with --json, and the same hash for the same seed', async () => {
    const { code, out } = await hearsay('simulate', ...SMALL, '--json', '--out', 'again.sqlite')
    const store = openRunStore(at('day.sqlite'), { readonly: true })
    expect(JSON.parse(out)).toMatchObject({ run: 'again.sqlite', finished: true, tick: 173, hash: store.head()?.eventHash, ...store.counts() })
    store.close()
    expect(code).toBe(0)
    rmSync(at('again.sqlite'))
  })

  it('stops at Ctrl-C with the run kept; resume and verify take it from there', async () => {
    const stopped = await new Promise<Ended>((done, fail) => {
      const child = spawn(process.execPath, [PROGRAM, 'simulate', '--villagers', '6', '--days', '0.2', '--out', 'stopped.sqlite'], { cwd: folder, env: environment })
      let [out, err] = ['', '']
      child.stdout.on('data', (text: Buffer) => { out += text.toString() })
      child.stderr.on('data', (text: Buffer) => { if (err === '') child.kill('SIGINT'); err += text.toString() })
      child.on('error', fail).on('close', (code) => done({ code, out, err }))
    })
    expect(stopped.code).toBe(130)
    expect(stopped.out).toMatch(/^Stopped after [\s\S]*Go on: {4}hearsay resume stopped\.sqlite\n$/u)
    const resumed = await hearsay('resume', 'stopped.sqlite', '--json')
    expect(resumed.code).toBe(0)
    expect(JSON.parse(resumed.out)).toMatchObject({ finished: true, tick: 1728 })
    expect(JSON.parse(resumed.out).from).toBeLessThan(1728)
    expect((await hearsay('resume', 'stopped.sqlite')).out).toMatch(/^This run is whole already/u)
    expect(readdirSync(folder).sort()).toEqual(['day.sqlite', 'stopped.sqlite'])
  })
})

describe('hearsay verify', () => {
  it('agrees with an untouched run', async () => {
    expect(await hearsay('verify', 'day.sqlite')).toMatchObject({ code: 0, out: 'day.sqlite: 173 ticks and 2 states agree, hash for hash\n' })
  })

  it.each([
    ['a word was changed', `UPDATE events SET body = replace(body, '"text":"', '"text":"Well. ') WHERE seq = ?`],
    ['an event was cut short', 'UPDATE events SET body = substr(body, 1, 20) WHERE seq = ?'],
  ])('names the first tick that differs where %s', async (_how, change) => {
    copyFileSync(at('day.sqlite'), at('tampered.sqlite'))
    const database = new Database(at('tampered.sqlite'))
    const said = database.prepare<[], { seq: number; tick: number }>(`SELECT seq, tick FROM events WHERE type = 'utterance-say' ORDER BY seq LIMIT 1 OFFSET 2`).get()
    database.prepare(change).run(said?.seq)
    database.close()
    const { code, err } = await hearsay('verify', 'tampered.sqlite')
    expect(code).toBe(1)
    expect(err).toMatch(new RegExp(`^hearsay: .*tick ${said?.tick}\\b.*changed.*\n$`, 'u'))
    rmSync(at('tampered.sqlite'))
  })
})

describe('hearsay export, runs and compare-speech', () => {
  it('write a file whole, and to a pipe that is closed early without a word', async () => {
    expect(await hearsay('export', 'day.sqlite', '--format', 'dialogues', '--out', 'day.json')).toMatchObject({ code: 0, err: 'Written to day.json\n' })
    expect(JSON.parse(readFileSync(at('day.json'), 'utf8'))).toHaveLength(1)
    const piped = await run('sh', ['-c', `"${process.execPath}" "${PROGRAM}" export day.sqlite | head -c 30`])
    expect(piped).toEqual({ code: 0, out: '{"type":"hearsay-run","run":"d', err: '' })
  })

  it('list what lies in a folder, what is no run too', async () => {
    mkdirSync(at('runs'))
    copyFileSync(at('day.sqlite'), at('runs/day.sqlite'))
    writeFileSync(at('runs/notes.sqlite'), 'These are notes, and no run.')
    const { code, out } = await hearsay('runs')
    expect(code).toBe(0)
    expect(out).toMatch(/^day {2}Lindenmere, seed 1, sdr, embedded · \d+ utterances?, \d+ rewritten · whole · \d+\.\d MB$/mu)
    expect(out).toMatch(/^runs\/notes\.sqlite {2}cannot be read: .*is not a Hearsay run/mu)
    expect(readdirSync(at('runs')).sort()).toEqual(['day.sqlite', 'notes.sqlite'])
  })

  it('compare how a run speaks with logs', async () => {
    writeFileSync(at('log.json'), JSON.stringify([{ utterances: [{ text: 'Good morning to you.' }, { text: 'And to you.' }] }]))
    writeFileSync(at('other.json'), JSON.stringify([{ utterances: [{ text: '早上好，亲爱的。' }] }]))
    const { code, out } = await hearsay('compare-speech', 'day.sqlite', 'log.json', 'other.json')
    expect(code).toBe(0)
    expect(out).toMatch(/^words an utterance: [\d.]+, ABOVE the range 3\.5 to 3\.5 of the logs$/mu)
    expect(out).toMatch(/^left out of the ranges, being in another script: other$/mu)
  })
})

describe('hearsay serve', () => {
  it('shows a live day until Ctrl-C, keeps it, and says how to go on', async () => {
    const { code, out, err } = await run(process.execPath, [PROGRAM, 'serve', ...SMALL, '--no-open', '--port', '0', '--out', 'live.sqlite'], (text, child) => {
      const [url] = /http:\S+/u.exec(text) ?? []
      if (!url || !text.includes('Ctrl-C.') || text.includes('Stopping')) return
      void fetch(`${url}healthz`).then((answer) => answer.json()).then((health) => {
        expect(health).toEqual({ ok: true, runs: 1 })
        child.kill('SIGINT')
      })
    })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^Hearsay is at http:\/\/127\.0\.0\.1:\d+\/\n[\s\S]*\nStopping …\nKept up to here\. Go on: hearsay resume live\.sqlite\n$/u)
    expect(existsSync(at('live.sqlite'))).toBe(true)
    expect(existsSync(at('live.sqlite-wal'))).toBe(false)
  })
})

/** Every mistake: exit code 2 and one line; none leaves anything behind. */
describe('a mistake', () => {
  const mistakes: readonly (readonly [string, RegExp])[] = [
    ['nonsense', /unknown command 'nonsense'/u],
    ['verify', /missing required argument 'run'/u],
    ['simulate --corrector foo', /Allowed choices are none, best-of-n, sdr/u],
    ['simulate --model foo', /unknown model/u],
    ['simulate --town nowhere', /no such town: nowhere/u],
    ['serve --host 999.1.1.1 --no-open', /cannot listen on 999\.1\.1\.1/u],
    ['serve day.sqlite --seed 4', /--seed is for a new day/u],
    ['export day.sqlite --out nowhere/day.json', /there is no folder/u],
    ['export newer.sqlite', /has schema 99, .*: update Hearsay/u],
  ]
  it.each(mistakes)('in `%s` is answered in one line', async (line, message) => {
    if (line.includes('newer')) {
      copyFileSync(at('day.sqlite'), at('newer.sqlite'))
      const database = new Database(at('newer.sqlite'))
      database.pragma('user_version = 99')
      database.close()
    }
    const before = readdirSync(folder, { recursive: true }).sort()
    const { code, out, err } = await hearsay(...line.split(' '))
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^hearsay: [^\n]+\n$/u)
    expect(err).toMatch(message)
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(before)
  })

  it('is not made by asking for help: every command has some, with examples', async () => {
    const { main } = await import('./hearsay.ts')
    const written: string[] = []
    const write = process.stdout.write
    process.stdout.write = (text: string | Uint8Array): boolean => { written.push(String(text)); return true }
    try {
      for (const command of ['simulate', 'serve', 'resume', 'verify', 'export', 'runs', 'compare-speech']) await main(['node', 'hearsay', command, '--help'])
    } finally {
      process.stdout.write = write
      process.exitCode = 0
    }
    expect(written.join('').match(/^Examples:\n {2}hearsay /gmu)).toHaveLength(7)
  })
})
