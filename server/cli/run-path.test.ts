import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RunConfig } from '../../shared/index.ts'
import { freshRunPath, newFilePath, newRunPath, runPath } from './run-path.ts'

const before = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'hearsay-path-'))
beforeAll(() => {
  process.chdir(folder)
  mkdirSync('town')
  writeFileSync('taken.sqlite', '')
})
afterAll(() => {
  process.chdir(before)
  rmSync(folder, { recursive: true })
})

describe('the file of a new run', () => {
  it.each(['day.sqlite', 'day', 'runs/day.sqlite', 'town/day.sqlite', 'Тест-линия.sqlite', '日.sqlite'])('may be %s, and is not made yet', (out) => {
    expect(newRunPath(out)).toBe(out)
    expect(readdirSync('.').sort()).toEqual(['taken.sqlite', 'town'])
  })

  it.each([
    ['my run.sqlite', /"my run" is no name for a run/u], ['what?.sqlite', /"what\?" is no name/u], [`${'x'.repeat(121)}.sqlite`, /is no name/u], ['', /is no name/u],
    ['taken.sqlite', /taken\.sqlite exists already: resume it/u], ['town', /town is a folder/u], ['town/', /is a folder/u], ['.', /is a folder/u],
    ['no/such/day.sqlite', /there is no folder .*no/u], ['taken.sqlite/day.sqlite', /taken\.sqlite is a file/u],
  ])('is refused as %j', (out, message) => {
    expect(() => newRunPath(out)).toThrow(message)
  })

  it('gets a name from town, seed and corrector that nobody has yet', () => {
    const config = RunConfig.parse({ seed: 7 })
    expect(freshRunPath('Lindenmere', config)).toBe(join('runs', 'lindenmere-7-sdr.sqlite'))
    mkdirSync('runs')
    writeFileSync('runs/lindenmere-7-sdr.sqlite', '')
    writeFileSync('runs/lindenmere-7-sdr-2.sqlite', '')
    expect(freshRunPath('Lindenmere', config)).toBe(join('runs', 'lindenmere-7-sdr-3.sqlite'))
    expect(freshRunPath('  Nowhere (on Sea)! ', config)).toBe(join('runs', 'nowhere-on-sea-7-sdr.sqlite'))
    expect(freshRunPath('小さな町', config)).toBe(join('runs', '小さな町-7-sdr.sqlite'))
    expect(freshRunPath('***', config)).toBe(join('runs', 'town-7-sdr.sqlite'))
    expect(freshRunPath('long'.repeat(60), config).length).toBeLessThan(120)
  })
})

describe('a run that is named', () => {
  it('is found as a file, and by its name in runs/', () => {
    expect(runPath('taken.sqlite')).toBe('taken.sqlite')
    expect(runPath('lindenmere-7-sdr')).toBe(join('runs', 'lindenmere-7-sdr.sqlite'))
    expect(runPath('lindenmere-7-sdr-2.sqlite')).toBe(join('runs', 'lindenmere-7-sdr-2.sqlite'))
  })

  it('is refused where there is none, and where it is a folder', () => {
    expect(() => runPath('none')).toThrow(/no run "none"/u)
    expect(() => runPath('town')).toThrow(/town is a folder/u)
  })
})

describe('a file to write', () => {
  it('never takes the place of another', () => {
    expect(newFilePath('day.json')).toBe('day.json')
    expect(() => newFilePath('taken.sqlite')).toThrow(/exists already: remove it/u)
    expect(() => newFilePath('nowhere/day.json')).toThrow(/there is no folder/u)
  })
})
