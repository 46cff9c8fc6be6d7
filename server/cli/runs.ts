import { existsSync, statSync } from 'node:fs'
import { dayAt, timeAt } from '../../shared/index.ts'
import { TownError } from '../errors.ts'
import { listRuns, type RunListing } from '../store/list-runs.ts'
import { ownName } from './own-name.ts'
import { counted } from './progress-line.ts'

/** `hearsay runs`: what lies in the runs folder, last changed first. */
export function runs({ dir, json }: { dir: string; json: boolean }): void {
  if (existsSync(dir) && !statSync(dir).isDirectory()) throw new TownError('usage', `invalid --dir: ${dir} is not a folder`)
  const found = listRuns(dir)
  if (json) process.stdout.write(`${JSON.stringify(found)}\n`)
  else if (found.length === 0) process.stdout.write(`No runs in ${dir.replace(/\/+$/u, '')}/ yet: \`${ownName()} simulate\` makes one\n`)
  else process.stdout.write(found.map((run) => `${line(run)}\n`).join(''))
}

function line(listing: RunListing): string {
  if ('problem' in listing) return `${listing.path}  cannot be read: ${listing.problem}`
  const { run, town, config, head, end, utterances, rewritten, bytes } = listing
  const reached = head === null ? 'empty' : head >= end ? 'whole' : `up to day ${dayAt(config.clock, head)} ${timeAt(config.clock, head)}`
  return `${run}  ${town}, seed ${config.seed}, ${config.corrector}, ${config.models.language} · ${counted(utterances, 'utterance')}, ${rewritten} rewritten · ${reached} · ${(bytes / 1e6).toFixed(1)} MB`
}
