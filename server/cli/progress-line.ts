import { dayAt, timeAt, type RunConfig, type Tick } from '../../shared/index.ts'
import type { Progress } from '../create-run.ts'

/** What a simulation has brought so far. */
export interface Tally { tick: Tick; dialogues: number; utterances: number; rewritten: number; unresolved: number; failures: number }

export const emptyTally = (tick: Tick = 0): Tally => ({ tick, dialogues: 0, utterances: 0, rewritten: 0, unresolved: 0, failures: 0 })

/** Adds what happened in a tick. */
export function count(tally: Tally, { tick, events }: Pick<Progress, 'tick' | 'events'>): void {
  tally.tick = tick
  for (const event of events) {
    if (event.type === 'dialogue-start') tally.dialogues += 1
    if (event.type === 'model-fail') tally.failures += 1
    if (event.type !== 'utterance-say') continue
    tally.utterances += 1
    if (event.drafts > 1 && event.outcome !== 'chosen') tally.rewritten += 1
    if (event.outcome === 'unresolved') tally.unresolved += 1
  }
}

/** "1 dialogue", "2 dialogues". */
export const counted = (many: number, what: string): string => `${many} ${what}${many === 1 ? '' : 's'}`

/** Milliseconds between two drawings of the bar: five a second are enough to read. Ours. */
const DRAW_EVERY = 200
/** Lines without a terminal: one every two simulated hours. Ours. */
const QUIET_HOURS = 2

/** A bar on a terminal (clock, utterances, corrections, time left), quiet lines elsewhere. On standard error: results go to standard output. */
export function createProgressLine(config: RunConfig, from: Tick, end: Tick) {
  const started = performance.now()
  const terminal = process.stderr.isTTY === true
  let drawn = -Infinity
  let hour = -1

  const text = (tally: Tally): string => {
    const share = (tally.tick - from) / Math.max(1, end - from)
    const left = share > 0 ? ((performance.now() - started) / share) * (1 - share) : 0
    const bar = '█'.repeat(Math.round(share * 20)).padEnd(20, '░')
    return `${bar} day ${dayAt(config.clock, tally.tick)} ${timeAt(config.clock, tally.tick)} · ${counted(tally.utterances, 'utterance')} · ${tally.rewritten} rewritten · ${Math.ceil(left / 1000)} s left`
  }
  return {
    show(tally: Tally): void {
      if (terminal) {
        if (performance.now() - drawn < DRAW_EVERY) return
        drawn = performance.now()
        process.stderr.write(`\r\u001b[K${text(tally)}`)
        return
      }
      const now = Math.floor((tally.tick * config.clock.secondsPerTick) / (3600 * QUIET_HOURS))
      if (now > hour) process.stderr.write(`day ${dayAt(config.clock, tally.tick)} ${timeAt(config.clock, tally.tick)}: ${counted(tally.utterances, 'utterance')}, ${tally.rewritten} rewritten\n`)
      hour = now
    },
    /** Clears the bar. */
    end(): void {
      if (terminal) process.stderr.write('\r\u001b[K')
    },
  }
}
