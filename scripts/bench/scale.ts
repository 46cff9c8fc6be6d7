import { join } from 'node:path'
import { RunConfig, RunId, type CorrectorName } from '../../shared/index.ts'
import { createRunOf } from '../../server/create-run.ts'
import { loadTown } from '../../server/town/load-town.ts'
import { inScratchFolder, peakMegabytes } from './in-scratch-folder.ts'
import { repeatTown } from './repeat-town.ts'

/** One step of 1 s of 100 agents in a16z's ai-town, and one of 10 s of 25 in Generative Agents, in ms CPU. Measured by the author. */
const AI_TOWN_SECOND = 135
const GENERATIVE_AGENTS_STEP = 80

/** An hour of a busy morning at the default town's density: what a villager-tick costs must not grow with the town. */
export async function scale(corrector: CorrectorName, villagers: number): Promise<void> {
  const town = repeatTown(await loadTown(), villagers)
  const config = RunConfig.parse({ corrector, days: 1 / 24, clock: { start: '10:00' } })
  await inScratchFolder(async (folder) => {
    const run = await createRunOf(join(folder, 'scale.sqlite'), RunId.parse('scale'), town, config)
    const before = process.cpuUsage()
    await run.simulate()
    const { user, system } = process.cpuUsage(before)
    const milliseconds = (user + system) / 1000
    const { utterances } = run.store.counts()
    run.store.close()
    const ticks = run.end
    const compared = villagers === 100
      ? `; ai-town's step of 100 agents costs ${(AI_TOWN_SECOND / (milliseconds / ticks / config.clock.secondsPerTick)).toFixed(0)} times as much a simulated second`
      : villagers === 25 ? `; Generative Agents' step of 25 costs ${(GENERATIVE_AGENTS_STEP / (milliseconds / ticks)).toFixed(0)} times as much` : ''
    process.stdout.write(`${String(villagers).padStart(5)} villagers, ${corrector.padEnd(4)}: ${((milliseconds * 1000) / ticks / villagers).toFixed(1)} µs CPU a villager-tick, ` +
      `${(milliseconds / ticks).toFixed(2)} ms a tick, ${utterances} utterances, peak ${peakMegabytes().toFixed(0)} MB${compared}\n`)
  })
}
