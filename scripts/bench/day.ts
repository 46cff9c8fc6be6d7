import { statSync } from 'node:fs'
import { join } from 'node:path'
import { RunConfig } from '../../shared/index.ts'
import { createRun } from '../../server/create-run.ts'
import { DATA_FOLDER } from '../../server/town/load-town.ts'
import { inScratchFolder, peakMegabytes } from './in-scratch-folder.ts'

/** Seconds that the original Generative Agents need for a day of 25 agents with a model that answers at once. Measured by the author. */
const GENERATIVE_AGENTS_DAY = 690

/** A whole day of the default town with SDR on the embedded models: wall time, memory, and what was asked of the model. */
export async function day(): Promise<void> {
  await inScratchFolder(async (folder) => {
    const path = join(folder, 'day.sqlite')
    const run = await createRun({ path, townDir: DATA_FOLDER, config: RunConfig.parse({}) })
    const started = performance.now()
    await run.simulate()
    const seconds = (performance.now() - started) / 1000
    const { utterances, rewritten } = run.store.counts()
    run.store.close()
    process.stdout.write([
      `A day of ${run.store.description.personas.length} villagers with SDR: ${seconds.toFixed(1)} s, ${Math.round(run.end / seconds)} ticks a second; ${utterances} utterances, ${rewritten} rewritten`,
      `Generative Agents' day takes ${(GENERATIVE_AGENTS_DAY / seconds).toFixed(0)} times as long (${GENERATIVE_AGENTS_DAY} s without any correction)`,
      `Peak memory ${peakMegabytes().toFixed(0)} MB, run file ${(statSync(path).size / 1e6).toFixed(1)} MB`,
      `Model calls by prompt, per accepted utterance: ${[...run.meter.byPrompt].sort(([, a], [, b]) => b.calls - a.calls).map(([name, { calls }]) => `${name} ${(calls / utterances).toFixed(2)}`).join(', ')}`, '',
    ].join('\n'))
  })
}
