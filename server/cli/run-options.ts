import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RunConfig } from '../../shared/index.ts'
import { TownError } from '../errors.ts'
import { DATA_FOLDER } from '../town/load-town.ts'

/** The town that comes with the project. */
export const DEFAULT_TOWN = DATA_FOLDER

/** Where runs lie unless told otherwise. */
export const RUNS_FOLDER = 'runs'

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
  const file = options.config === undefined ? {} : readConfig(options.config)
  const models = { ...(file.models as object | undefined), ...(options.model === undefined ? {} : { language: options.model }) }
  const given = {
    ...file, models,
    ...numberOption('villagers', options.villagers), ...numberOption('days', options.days), ...numberOption('seed', options.seed),
    ...(options.corrector === undefined ? {} : { corrector: options.corrector }),
  }
  const parsed = RunConfig.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new TownError('invalid-input', `invalid config: ${issue?.path.join('.') || 'the whole'}: ${issue?.message}${options.config ? ` (in ${options.config} or on the command line)` : ''}`)
  }
  const unknown = unknownKey(given, parsed.data)
  if (unknown) throw new TownError('invalid-input', `invalid config: there is no setting "${unknown}"${options.config ? ` (in ${options.config})` : ''}; shared/run-config.ts lists them all`)
  return parsed.data
}

function readConfig(path: string): Record<string, unknown> {
  if (!existsSync(path)) throw new TownError('not-found', `no config file at ${path}`)
  try {
    const content: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (content !== null && typeof content === 'object' && !Array.isArray(content)) return content as Record<string, unknown>
  } catch (cause) {
    throw new TownError('invalid-input', `invalid config: ${path} is no JSON: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
  throw new TownError('invalid-input', `invalid config: ${path} must hold a JSON object`)
}

function numberOption(name: string, text: string | undefined): Record<string, number> {
  if (text === undefined) return {}
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value)) throw new TownError('usage', `invalid --${name}: "${text}" is no number`)
  return { [name]: value }
}

/** The first key of what was given that the schema dropped: a typo must not pass in silence. */
function unknownKey(given: unknown, parsed: unknown, path = ''): string | null {
  if (given === null || typeof given !== 'object' || Array.isArray(given)) return null
  for (const [key, value] of Object.entries(given)) {
    const kept = (parsed as Record<string, unknown> | null)?.[key]
    if (kept === undefined && value !== undefined) return `${path}${key}`
    const deeper = unknownKey(value, kept, `${path}${key}.`)
    if (deeper) return deeper
  }
  return null
}

/** A run file: as named, or by its name in the runs folder. */
export function runPath(name: string): string {
  const found = [name, join(RUNS_FOLDER, name), join(RUNS_FOLDER, `${name}.sqlite`)].find((path) => existsSync(path))
  if (!found) throw new TownError('not-found', `no run "${name}": give a run file, or one of the names that \`hearsay runs\` lists`)
  return found
}

/** A file name in the runs folder that is not taken yet. */
export function freshRunPath(town: string, config: RunConfig): string {
  const base = [town.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-'), config.seed, config.corrector].join('-')
  for (let nth = 1; ; nth += 1) {
    const path = join(RUNS_FOLDER, `${base}${nth === 1 ? '' : `-${nth}`}.sqlite`)
    if (!existsSync(path)) return path
  }
}
