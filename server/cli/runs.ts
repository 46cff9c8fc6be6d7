import { dayAt, timeAt } from '../../shared/index.ts'
import { lastTick } from '../create-run.ts'
import { listRuns } from '../store/list-runs.ts'

/** `hearsay runs`: what lies in the runs folder. */
export function runs({ dir, json }: { dir: string; json: boolean }): void {
  const found = listRuns(dir)
  if (json) return void process.stdout.write(`${JSON.stringify(found)}\n`)
  if (found.length === 0) return void process.stdout.write(`No runs in ${dir}/ yet: \`hearsay simulate\` makes one\n`)
  for (const { run, town, config, head, utterances, rewritten } of found) {
    const state = head >= lastTick(config) ? 'whole' : `up to day ${dayAt(config.clock, head)} ${timeAt(config.clock, head)}`
    process.stdout.write(`${run}  ${town}, seed ${config.seed}, ${config.corrector}, ${config.models.language} · ${utterances} utterances, ${rewritten} rewritten · ${state}\n`)
  }
}
