import { loadTown } from '../town/load-town.ts'
import { createRun, resumeRun, type Run } from '../create-run.ts'
import { configOf, DEFAULT_TOWN, freshRunPath, runPath, type RunOptions } from './run-options.ts'
import { count, createProgressLine, emptyTally, type Tally } from './progress-line.ts'

/** `hearsay simulate`: a new run, to its end or to Ctrl-C. */
export async function simulate(options: RunOptions & { out?: string; json: boolean }): Promise<void> {
  const config = configOf(options)
  const townDir = options.town ?? DEFAULT_TOWN
  const path = options.out ?? freshRunPath((await loadTown(townDir)).name, config)
  await finish(await createRun({ path, townDir, config }), options.json)
}

/** `hearsay resume`: on from the last whole tick of the log. */
export async function resume(name: string, options: { json: boolean }): Promise<void> {
  await finish(await resumeRun(runPath(name)), options.json)
}

async function finish(run: Run, json: boolean): Promise<void> {
  const from = run.store.head()?.tick ?? 0
  const tally = emptyTally(from)
  const line = createProgressLine(run.config, from, run.end)
  const started = performance.now()
  const stop = stopOnInterrupt()
  try {
    await run.simulate({
      beforeTick: (tick) => (tick % 16 === 0 ? stop.checked() : !stop.asked()),
      onTick: (progress) => { count(tally, progress); line.show(tally) },
    })
  } finally {
    line.end()
    stop.release()
  }
  const seconds = (performance.now() - started) / 1000
  const result = { run: run.store.path, finished: tally.tick === run.end, seconds: Number(seconds.toFixed(2)), ...tally, hash: run.store.head()?.eventHash ?? '' }
  run.store.close()
  process.stdout.write(json ? `${JSON.stringify(result)}\n` : summary(result))
  if (!result.finished) process.exitCode = 130
}

/** Ctrl-C ends the run after the tick at hand. `checked` lets the signal in: a day of quick ticks would never yield. */
function stopOnInterrupt() {
  let interrupted = false
  const onSignal = (): void => { interrupted = true }
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
  return {
    asked: () => interrupted,
    checked: () => new Promise<boolean>((resolve) => { setImmediate(() => resolve(!interrupted)) }),
    release: () => { process.off('SIGINT', onSignal).off('SIGTERM', onSignal) },
  }
}

function summary({ run, finished, seconds, utterances, dialogues, rewritten, unresolved, failures, hash }: Tally & { run: string; finished: boolean; seconds: number; hash: string }): string {
  const lines = [
    `${finished ? 'Finished' : 'Stopped'} after ${seconds.toFixed(1)} s: ${dialogues} dialogues, ${utterances} utterances, ${rewritten} rewritten (${unresolved} of them unresolved)${failures > 0 ? `, ${failures} model failures` : ''}`,
    `Run file: ${run}`, `Hash:     ${hash.slice(0, 16)}`,
    finished ? `Watch it: hearsay serve ${run}` : `Go on:    hearsay resume ${run}`,
  ]
  return `${lines.join('\n')}\n`
}
