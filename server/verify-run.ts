import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Tick } from '../shared/index.ts'
import { repeatRun, type Progress } from './create-run.ts'
import { CHAIN_START, chainHash } from './store/chain-hash.ts'
import { openRunStore, type HashRow, type RunStore } from './store/run-store.ts'

/** Where a re-run and the log part: the log itself was changed, other things happened, or the same events gave another state. */
export interface Divergence { readonly tick: Tick; readonly what: 'log' | 'events' | 'state' }

export interface Verification { readonly ticks: number; readonly stateHashes: number; readonly divergence: Divergence | null }

/**
 * Runs a recorded run again from its config, seed and recorded model answers, in a file of its own, and compares the chained
 * hash of the events at every tick and of the whole state wherever the log has one. Stops at the first tick that differs.
 */
export async function verifyRun(path: string, onTick?: (progress: Progress) => void): Promise<Verification> {
  const original = openRunStore(path, { readonly: true })
  const folder = mkdtempSync(join(tmpdir(), 'hearsay-verify-'))
  try {
    const last = original.head()?.tick ?? 0
    const expected = new Map(original.hashes(0, last).map((row) => [row.tick, row]))
    const stateHashes = [...expected.values()].filter(({ stateHash }) => stateHash !== null).length
    const divergence = changedLog(original, expected) ?? (await repeat(original, join(folder, 'again.sqlite'), last, expected, onTick))
    return { ticks: last, stateHashes, divergence }
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
  original: RunStore, path: string, last: Tick, expected: ReadonlyMap<Tick, HashRow>, onTick?: (progress: Progress) => void,
): Promise<Divergence | null> {
  let divergence: Divergence | null = null
  let hash = expected.get(0)?.eventHash
  const run = await repeatRun(path, original.description, original.answers())
  try {
    await run.simulate({
      beforeTick: (tick) => divergence === null && tick <= last,
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
