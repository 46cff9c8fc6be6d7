import { dayAt, timeAt } from '../../shared/index.ts'
import { TownError } from '../errors.ts'
import { openRunStore } from '../store/run-store.ts'
import { verifyRun, type Divergence } from '../verify-run.ts'
import { INTERRUPTED, onInterrupt } from './on-interrupt.ts'
import { count, createProgressLine, emptyTally } from './progress-line.ts'
import { runPath } from './run-path.ts'

/** `hearsay verify`: exit code 0 when every hash agrees, 1 with the first tick that differs. */
export async function verify(name: string, { json }: { json: boolean }): Promise<void> {
  const path = runPath(name)
  const store = openRunStore(path, { readonly: true })
  const { config } = store.description
  const head = store.head()?.tick ?? 0
  store.close()
  const tally = emptyTally()
  const line = createProgressLine(config, 0, head)
  let interrupted = false
  const release = onInterrupt(() => { interrupted = true })
  const { ticks, stateHashes, divergence, stopped } = await verifyRun(path, { onTick: (progress) => { count(tally, progress); line.show(tally) }, stopped: () => interrupted })
  line.end()
  release()
  if (stopped && !divergence) {
    process.stderr.write(`Stopped at tick ${tally.tick} of ${ticks}: all agreed up to there\n`)
    process.exitCode = INTERRUPTED
    return
  }
  if (json) process.stdout.write(`${JSON.stringify({ run: path, ticks, stateHashes, divergence })}\n`)
  if (divergence) throw new TownError('diverged', `${path} differs at tick ${divergence.tick} (day ${dayAt(config.clock, divergence.tick)}, ${timeAt(config.clock, divergence.tick)}): ${WHAT[divergence.what]}`)
  if (!json) process.stdout.write(`${path}: ${ticks} ticks and ${stateHashes} states agree, hash for hash\n`)
}

const WHAT: Record<Divergence['what'], string> = {
  log: 'the log was changed after it was written',
  events: 'run again, other things happen there (another version of Hearsay, or a model that is not repeatable and was not recorded)',
  state: 'the same events give another state',
}
