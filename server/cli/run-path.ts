import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { RunId, type RunConfig } from '../../shared/index.ts'
import { TownError } from '../errors.ts'
import { RUN_ENDING, RUNS_FOLDER } from '../store/list-runs.ts'

/** A run file: as named, or by its name in the runs folder. Throws TownError where there is none. */
export function runPath(name: string): string {
  const found = [name, join(RUNS_FOLDER, name), join(RUNS_FOLDER, `${name}${RUN_ENDING}`)].find((path) => existsSync(path))
  if (!found) throw new TownError('not-found', `no run "${name}": give a run file, or one of the names that \`hearsay runs\` lists`)
  if (statSync(found).isDirectory()) throw new TownError('not-found', `${found} is a folder: give one of the run files in it (\`hearsay runs --dir ${found}\` lists them)`)
  return found
}

/** The file of a new run, as named by --out. Throws TownError where it cannot be made there; makes nothing yet. */
export function newRunPath(out: string): string {
  const name = basename(out, RUN_ENDING)
  if (!RunId.safeParse(name).success) {
    throw new TownError('usage', `invalid --out: "${name}" is no name for a run: 1 to 120 letters, digits, dots, hyphens and underscores, without spaces`)
  }
  refuseTaken(out, 'resume it, or choose another name')
  const folder = dirname(resolve(out))
  // One folder that is missing is made with the file: runs/ is, in a fresh clone.
  checkFolder(existsSync(folder) ? folder : dirname(folder), folder)
  return out
}

/** A file to write anew. Throws TownError where something stands there, or nothing can. */
export function newFilePath(out: string): string {
  refuseTaken(out, 'remove it, or choose another name')
  const folder = dirname(resolve(out))
  checkFolder(folder, folder)
  return out
}

function refuseTaken(out: string, mend: string): void {
  const folder = out.endsWith('/') || out.endsWith(sep) || (existsSync(out) && statSync(out).isDirectory())
  if (folder) throw new TownError('usage', `invalid --out: ${out} is a folder: name a file in it`)
  if (existsSync(out)) throw new TownError('usage', `invalid --out: ${out} exists already: ${mend}`)
}

function checkFolder(standing: string, named: string): void {
  if (!existsSync(standing)) throw new TownError('usage', `invalid --out: there is no folder ${named}: make it first`)
  if (!statSync(standing).isDirectory()) throw new TownError('usage', `invalid --out: ${standing} is a file, so nothing can be written in it`)
  try {
    accessSync(standing, constants.W_OK)
  } catch (cause) {
    throw new TownError('usage', `invalid --out: nothing may be written in ${standing}: choose another folder`, { cause })
  }
}

/** Letters of the town's name that a run's name takes, so that the rest of it fits a run's 120. Ours. */
const TOWN_LETTERS = 60

/** A file name in the runs folder that is not taken yet. */
export function freshRunPath(town: string, config: RunConfig): string {
  const name = town.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, TOWN_LETTERS).replace(/^-+|-+$/gu, '') || 'town'
  const base = [name, config.seed, config.corrector].join('-')
  for (let nth = 1; ; nth += 1) {
    const path = join(RUNS_FOLDER, `${base}${nth === 1 ? '' : `-${nth}`}${RUN_ENDING}`)
    if (!existsSync(path)) return newRunPath(path)
  }
}
