import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { RunConfig } from '../../shared/index.ts'
import { TownError } from '../errors.ts'
import { configOf, type RunOptions } from './run-options.ts'

const folder = mkdtempSync(join(tmpdir(), 'hearsay-options-'))
afterAll(() => rmSync(folder, { recursive: true }))

function written(content: unknown): string {
  const path = join(folder, 'config.json')
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

/** What the person is told. One line, and never a word of the schema's library. */
function refusal(options: RunOptions): string {
  try {
    configOf(options)
  } catch (error) {
    expect(error).toBeInstanceOf(TownError)
    const { message } = error as TownError
    expect(message).not.toMatch(/\n|Invalid input|expected (?:string|number|object|int)/u)
    return message.replaceAll(join(folder, 'config.json'), 'FILE')
  }
  throw new Error('nothing was refused')
}

describe('a config', () => {
  it('is the default one where nothing is given', () => {
    expect(configOf({})).toEqual(RunConfig.parse({}))
  })

  it('is the file with the options over it', () => {
    const config = written({ seed: 3, days: 2, corrector: 'none', sdr: { thetaFact: 7 }, models: { embedder: 'embedded' } })
    const { seed, days, corrector, sdr, models, villagers } = configOf({ config, seed: '9', villagers: '4', corrector: 'best-of-n', model: 'other' })
    expect({ seed, days, corrector, villagers, thetaFact: sdr.thetaFact, models }).toEqual({
      seed: 9, days: 2, corrector: 'best-of-n', villagers: 4, thetaFact: 7, models: { language: 'other', embedder: 'embedded', entailment: 'embedded' },
    })
  })

  it.each([
    [{ seed: 'NaN' }, 'invalid --seed: "NaN" is no number'],
    [{ seed: '' }, 'invalid --seed: "" is no number'],
    [{ seed: '-1' }, 'invalid --seed: -1: must be at least 0'],
    [{ seed: '1.5' }, 'invalid --seed: 1.5: must be a whole number'],
    [{ villagers: '0' }, 'invalid --villagers: 0: must be at least 1'],
    [{ villagers: 'Infinity' }, 'invalid --villagers: "Infinity" is no number'],
    [{ days: '0' }, 'invalid --days: 0: must be more than 0'],
    [{ days: '1e9' }, 'invalid --days: 1000000000: must be at most 366'],
  ])('refuses %j by the name of the option', (options, message) => {
    expect(refusal(options)).toBe(message)
  })

  it('refuses a run that is shorter than a tick', () => {
    expect(refusal({ days: '0.00001' })).toMatch(/^invalid --days: 0.00001: shorter than one tick/u)
  })

  it.each([
    [{ seeds: 1 }, 'invalid config: FILE: seeds: there is no such setting; shared/run-config.ts lists them all'],
    [{ sdr: { screens: { repetitions: true } } }, 'invalid config: FILE: sdr.screens.repetitions: there is no such setting; shared/run-config.ts lists them all'],
    [{ sdr: { overrides: { thta: 1 } } }, 'invalid config: FILE: sdr.overrides.thta: there is no such setting; shared/run-config.ts lists them all'],
    [{ sdr: { thetaFact: 'six' } }, 'invalid config: FILE: sdr.thetaFact: "six": must be a number'],
    [{ sdr: { overrides: { premises: ['persona', 'gossip'] } } }, 'invalid config: FILE: sdr.overrides.premises.1: "gossip": must be one of dialogues, persona, current'],
    [{ models: 3 }, 'invalid config: FILE: models: 3: must be an object'],
    [{ models: null }, 'invalid config: FILE: models: null: must be an object'],
    [{ clock: { start: '25:00' } }, 'invalid config: FILE: clock.start: "25:00": must be a time of day as HH:MM, 00:00 to 23:59'],
    [{ clock: { date: '2026-13-45' } }, 'invalid config: FILE: clock.date: "2026-13-45": must be a day of the calendar as YYYY-MM-DD'],
    [{ seed: -1 }, 'invalid config: FILE: seed: -1: must be at least 0'],
  ])('refuses a file with %j by file, key and what is wanted', (content, message) => {
    expect(refusal({ config: written(content) })).toBe(message)
  })

  it.each([['{ "seed": ', /FILE is no JSON: /u], ['', /FILE is no JSON: /u], ['[]', /FILE must hold a JSON object/u], ['null', /FILE must hold a JSON object/u]])(
    'refuses a file that holds %j', (content, message) => { expect(refusal({ config: written(content) })).toMatch(message) },
  )

  it('refuses a file that is missing, and a folder', () => {
    expect(refusal({ config: join(folder, 'none.json') })).toMatch(/^no config file at .*none\.json$/u)
    expect(refusal({ config: folder })).toMatch(/^no config file at /u)
  })
})
