import { dayAt, timeAt, type Tick } from '../../shared/index.ts'
import { createRun, resumeRun, type Run } from '../create-run.ts'
import { loadTown } from '../town/load-town.ts'
import { INTERRUPTED, onInterrupt } from './on-interrupt.ts'
import { ownName } from './own-name.ts'
import { count, counted, createProgressLine, emptyTally, type Tally } from './progress-line.ts'
import { configOf, DEFAULT_TOWN, type RunOptions } from './run-options.ts'
import { freshRunPath, newRunPath, runPath } from './run-path.ts'

/** `hearsay simulate`: a new run, to its end or to Ctrl-C. */
export async function simulate(options: RunOptions & { out?: string; json: boolean }): Promise<void> {
  const config = configOf(options)
  const townDir = options.town ?? DEFAULT_TOWN
  const path = options.out === undefined ? freshRunPath((await loadTown(townDir)).name, config) : newRunPath(options.out)
  await finish(await createRun({ path, townDir, config }), options.json)
}

/** `hearsay resume`: on from the last whole tick of the log. */
export async function resume(name: string, options: { json: boolean }): Promise<void> {
  await finish(await resumeRun(runPath(name)), options.json)
}

async function finish(run: Run, json: boolean): Promise<void> {
  try {
    const result = await simulateOn(run)
    process.stdout.write(json ? `${JSON.stringify(result)}\n` : summary(result, run))
    if (!result.finished) process.exitCode = INTERRUPTED
  } finally {
    run.store.close()
  }
}

async function simulateOn(run: Run): Promise<Result> {
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
  const seconds = Number(((performance.now() - started) / 1000).toFixed(2))
  return { run: run.store.path, finished: tally.tick === run.end, seconds, from, ...tally, hash: run.store.head()?.eventHash ?? '' }
}

/** Ctrl-C ends the run after the tick at hand. `checked` lets the signal in: a day of quick ticks would never yield. */
function stopOnInterrupt() {
  let interrupted = false
  const release = onInterrupt(() => { interrupted = true })
  return {
    asked: () => interrupted,
    checked: () => new Promise<boolean>((resolve) => { setImmediate(() => resolve(!interrupted)) }),
    release,
  }
}

interface Result extends Tally { readonly run: string; readonly finished: boolean; readonly seconds: number; readonly from: Tick; readonly hash: string }

function summary({ run, finished, seconds, from, tick, utterances, dialogues, rewritten, unresolved, failures, hash }: Result, { config: { clock } }: Run): string {
  const said = `${counted(dialogues, 'dialogue')}, ${counted(utterances, 'utterance')}, ${rewritten} rewritten (${unresolved} of them unresolved)${failures > 0 ? `, ${counted(failures, 'model failure')}` : ''}`
  const since = from > 0 ? ` since day ${dayAt(clock, from)} ${timeAt(clock, from)}` : ''
  const lines = [
    finished && tick === from ? 'This run is whole already: nothing was left to do' : `${finished ? 'Finished' : 'Stopped'} after ${seconds.toFixed(1)} s${since}: ${said}`,
    `Run file: ${run}`, `Hash:     ${hash.slice(0, 16)}`,
    finished ? `Watch it: ${ownName()} serve ${run}` : `Go on:    ${ownName()} resume ${run}`,
  ]
  return `${lines.join('\n')}\n`
}
