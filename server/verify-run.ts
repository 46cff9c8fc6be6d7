import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Tick } from '../shared/index.ts'
import { repeatRun, type Progress } from './create-run.ts'
import { CHAIN_START, chainHash } from './store/chain-hash.ts'
import { openRunStore, type HashRow, type RunStore } from './store/run-store.ts'

/** Where a re-run and the log part: the log itself was changed, other things happened, or the same events gave another state. */
export interface Divergence { readonly tick: Tick; readonly what: 'log' | 'events' | 'state' }

export interface Verification {
  /** Ticks of the log; fewer were compared where it was stopped. */
  readonly ticks: number
  readonly stateHashes: number
  readonly divergence: Divergence | null
  readonly stopped: boolean
}

export interface VerifyOptions {
  readonly onTick?: (progress: Progress) => void
  /** Looked at every few ticks; true ends the comparison there. */
  readonly stopped?: () => boolean
}

/** Ticks after which others (signals among them) get a turn. Ours: some hundredths of a second. */
const TURN_EVERY = 16

/**
 * Runs a recorded run again from its config, seed and recorded model answers, in a file of its own, and compares the chained
 * hash of the events at every tick and of the whole state wherever the log has one. Stops at the first tick that differs.
 */
export async function verifyRun(path: string, options: VerifyOptions = {}): Promise<Verification> {
  const original = openRunStore(path, { readonly: true })
  const folder = mkdtempSync(join(tmpdir(), 'hearsay-verify-'))
  try {
    const last = original.head()?.tick ?? 0
    const expected = new Map(original.hashes(0, last).map((row) => [row.tick, row]))
    const stateHashes = [...expected.values()].filter(({ stateHash }) => stateHash !== null).length
    const divergence = changedLog(original, expected) ?? (await repeat(original, join(folder, 'again.sqlite'), last, expected, options))
    return { ticks: last, stateHashes, divergence, stopped: options.stopped?.() ?? false }
  } finally {
    original.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The stored events must give the stored chain. */
function changedLog(store: RunStore, expected: ReadonlyMap<Tick, HashRow>): Divergence | null {
  let hash = CHAIN_START
  for (const { tick, events } of store.ticks(0, store.head()?.tick ?? 0)) {
    hash = chainHash(hash, tick, JSON.stringify(events))
    if (expected.get(tick)?.eventHash !== hash) return { tick, what: 'log' }
  }
  return null
}

async function repeat(
  original: RunStore, path: string, last: Tick, expected: ReadonlyMap<Tick, HashRow>, { onTick, stopped = () => false }: VerifyOptions,
): Promise<Divergence | null> {
  let divergence: Divergence | null = null
  let hash = expected.get(0)?.eventHash
  const run = await repeatRun(path, original.description, original.answers())
  try {
    await run.simulate({
      async beforeTick(tick) {
        if (tick % TURN_EVERY === 0) await new Promise((resolve) => { setImmediate(resolve) })
        return divergence === null && tick <= last && !stopped()
      },
      onTick: (progress) => {
        const row = expected.get(progress.tick)
        hash = row?.eventHash ?? hash
        if (progress.eventHash !== hash) divergence = { tick: progress.tick, what: 'events' }
        else if (row?.stateHash && progress.stateHash !== row.stateHash) divergence = { tick: progress.tick, what: 'state' }
        onTick?.(progress)
      },
    })
    return divergence
  } finally {
    run.store.close()
  }
}
