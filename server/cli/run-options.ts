import { existsSync, readFileSync, statSync } from 'node:fs'
import type { z } from 'zod'
import { lastTickOf, RunConfig } from '../../shared/index.ts'
import { TownError } from '../errors.ts'
import { DATA_FOLDER } from '../town/load-town.ts'

/** The town that comes with the project. */
export const DEFAULT_TOWN = DATA_FOLDER

/** Options of the command line that make a config, as typed. */
export interface RunOptions {
  readonly town?: string
  readonly villagers?: string
  readonly days?: string
  readonly seed?: string
  readonly corrector?: string
  readonly model?: string
  readonly config?: string
}

/** The config file, if any, with the options over it. Throws TownError that names the option or the key, and what is wanted. */
export function configOf(options: RunOptions): RunConfig {
  if (options.config !== undefined) parseConfig(readConfig(options.config), (path) => `invalid config: ${options.config}: ${path.join('.')}`)
  const file = options.config === undefined ? {} : readConfig(options.config)
  const config = parseConfig({ ...file, ...optionsOver(file, options) }, ([name]) => `invalid --${String(name)}`)
  if (lastTickOf(config) < 1) {
    throw new TownError('usage', `invalid --days: ${config.days}: shorter than one tick (${config.clock.secondsPerTick} simulated seconds); 0.01 is a quarter of an hour`)
  }
  return config
}

function optionsOver(file: Record<string, unknown>, { villagers, days, seed, corrector, model }: RunOptions): Record<string, unknown> {
  const models = typeof file.models === 'object' ? file.models : {}
  return {
    ...numberOption('villagers', villagers), ...numberOption('days', days), ...numberOption('seed', seed),
    ...(corrector === undefined ? {} : { corrector }), ...(model === undefined ? {} : { models: { ...models, language: model } }),
  }
}

function numberOption(name: string, text: string | undefined): Record<string, number> {
  if (text === undefined) return {}
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value)) throw new TownError('usage', `invalid --${name}: "${text}" is no number`)
  return { [name]: value }
}

function readConfig(path: string): Record<string, unknown> {
  if (!existsSync(path) || !statSync(path).isFile()) throw new TownError('not-found', `no config file at ${path}`)
  try {
    const content: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (content !== null && typeof content === 'object' && !Array.isArray(content)) return content as Record<string, unknown>
  } catch (cause) {
    throw new TownError('invalid-input', `invalid config: ${path} is no JSON: ${oneLine(cause instanceof Error ? cause.message : String(cause))}`, { cause })
  }
  throw new TownError('invalid-input', `invalid config: ${path} must hold a JSON object, such as { "seed": 7, "corrector": "none" }`)
}

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ')

/** `where` says what a path in the config is called for the person who wrote it. */
function parseConfig(given: Record<string, unknown>, where: (path: readonly PropertyKey[]) => string): RunConfig {
  const parsed = RunConfig.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const path = issue?.path ?? []
    throw new TownError('invalid-input', `${where(path)}: ${shown(valueAt(given, path))}: ${issue ? wanted(issue) : 'is no config'}`)
  }
  const unknown = unknownKey(given, parsed.data)
  if (unknown) throw new TownError('invalid-input', `${where(unknown)}: there is no such setting; shared/run-config.ts lists them all`)
  return parsed.data
}

const valueAt = (given: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined), given)

/** Characters of a value that a message shows. Ours. */
const SHOWN = 60

const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, SHOWN)

/** What was wanted, in the words of somebody who never saw the schema. */
function wanted(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type': return `must be ${TYPES[issue.expected] ?? issue.expected}`
    case 'too_small': return `must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`
    case 'too_big': return `must be ${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}`
    case 'invalid_value': return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`
    default: return `must be ${issue.message}`
  }
}

const TYPES: Readonly<Record<string, string>> = {
  int: 'a whole number', number: 'a number', string: 'a text', boolean: 'true or false', array: 'a list', object: 'an object',
}

/** The first key of what was given that the schema dropped: a typo must not pass in silence. */
function unknownKey(given: unknown, parsed: unknown, path: readonly string[] = []): readonly string[] | null {
  if (typeof given !== 'object' || given === null || Array.isArray(given) || typeof parsed !== 'object' || parsed === null) return null
  for (const [key, value] of Object.entries(given)) {
    const here = [...path, key]
    if (!Object.hasOwn(parsed, key)) return here
    const deeper = unknownKey(value, Reflect.get(parsed, key), here)
    if (deeper) return deeper
  }
  return null
}
