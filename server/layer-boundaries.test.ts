import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/**
 * Pins which room may import which (ARCHITECTURE.md, "Rooms"), and that the town's inside knows no clock and no unseeded
 * chance. Held from the first commit; there are no exceptions to list.
 */

const ROOT = resolve(import.meta.dirname, '..')

/** Rooms by folder, most specific first, and what each may import beside itself and server/errors.ts. */
const ROOMS: Record<string, { folder: string; may: string[]; packages: RegExp | 'any' }> = {
  shared: { folder: 'shared/', may: [], packages: /^zod$/ },
  engine: { folder: 'server/engine/', may: ['shared'], packages: /^$/ },
  town: { folder: 'server/town/', may: ['shared'], packages: /^(zod|node:.*)$/ },
  store: { folder: 'server/store/', may: ['shared'], packages: /^(zod|node:.*|better-sqlite3|sqlite-vec)$/ },
  model: { folder: 'server/model/', may: ['shared'], packages: 'any' },
  evidence: { folder: 'server/evidence/', may: ['shared', 'model', 'store'], packages: /^zod$/ },
  correct: { folder: 'server/correct/', may: ['shared', 'model', 'evidence', 'store'], packages: /^zod$/ },
  metrics: { folder: 'server/metrics/', may: ['shared', 'model', 'evidence'], packages: /^zod$/ },
  mind: { folder: 'server/mind/', may: ['shared', 'model', 'store', 'engine', 'correct'], packages: /^zod$/ },
  live: { folder: 'server/live/', may: ['shared', 'store'], packages: 'any' },
  cli: { folder: 'server/cli/', may: ['shared', 'engine', 'town', 'store', 'model', 'evidence', 'correct', 'metrics', 'mind', 'live', 'root'], packages: 'any' },
  root: { folder: 'server/', may: ['shared', 'engine', 'town', 'store', 'model', 'evidence', 'correct', 'metrics', 'mind', 'live'], packages: 'any' },
  client: { folder: 'client/', may: ['shared'], packages: 'any' },
}

/** Of these rooms only the named files may be imported from outside. */
const DOORS: Record<string, Record<string, string[]>> = {
  mind: { correct: ['server/correct/corrector.ts'], engine: ['server/engine/decision.ts'] },
  correct: { store: ['server/store/dialogue-database.ts'], model: ['server/model/language-model.ts', 'server/model/questions.ts', 'server/model/quote-lines.ts'] },
  evidence: { store: ['server/store/dialogue-database.ts'], model: ['server/model/language-model.ts', 'server/model/questions.ts', 'server/model/quote-lines.ts'] },
}

const NO_CLOCK = ['shared', 'engine', 'mind', 'correct', 'evidence', 'metrics', 'model']

interface Source { readonly path: string; readonly text: string; readonly room: string; readonly test: boolean }

const sources = ['shared', 'server', 'client'].flatMap(listFiles).map((path): Source => ({
  path, text: readFileSync(join(ROOT, path), 'utf8'), room: roomOf(path), test: /\.test\.tsx?$|test-support/.test(path),
}))

function listFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name)).filter((path) => /\.tsx?$/.test(path) && !/\/dist\/|\.d\.ts$/.test(path))
}

function roomOf(path: string): string {
  return Object.entries(ROOMS).find(([, { folder }]) => path.startsWith(folder))?.[0] ?? 'root'
}

const importsOf = (text: string): string[] => ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName)

describe('the rooms of the house', () => {
  it('import only what the table allows', () => {
    expect(sources.length).toBeGreaterThan(50)
    const broken = sources.filter(({ test }) => !test).flatMap((source) => importsOf(source.text).flatMap((name) => violation(source, name)))
    expect(broken).toEqual([])
  })

  it('know no wall clock and no unseeded chance inside the town', () => {
    const broken = sources.filter(({ room, test }) => NO_CLOCK.includes(room) && !test)
      .filter(({ text }) => /Math\.random|Date\.now|new Date\(\)|performance\.now|randomUUID/.test(text)).map(({ path }) => path)
    expect(broken).toEqual([])
  })

  it('keep the truth about planted faults out of every corrector', () => {
    const reached = sources.filter(({ room, test }) => (room === 'correct' || room === 'evidence') && !test)
      .filter(({ text }) => /PlantedFault|EmbeddedFaults|fault-plant|config\.faults|plantedBy/.test(text)).map(({ path }) => path)
    expect(reached).toEqual([])
  })
})

function violation({ path, room }: Source, name: string): string[] {
  const rule = ROOMS[room] as (typeof ROOMS)[string]
  if (!name.startsWith('.')) return rule.packages === 'any' || rule.packages.test(name) ? [] : [`${path} imports package ${name}`]
  const target = relative(ROOT, resolve(ROOT, dirname(path), name))
  if (target === 'server/errors.ts' || target.startsWith('data/')) return []
  const to = roomOf(target)
  if (to === room) return []
  if (!rule.may.includes(to)) return [`${path} imports ${target}`]
  const doors = DOORS[room]?.[to]
  return doors && !doors.includes(target) ? [`${path} imports ${target}, which is no door of ${to}`] : []
}
