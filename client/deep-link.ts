import type { Tick } from '../shared/index.ts'
import { RunId, UtteranceId, VillagerId } from '../shared/index.ts'

/** A place in a run that can be sent to a friend: `#run=…&tick=…&villager=…&line=…`. Without a tick: the live head. */
export interface Place {
  readonly run: RunId | null
  readonly tick: Tick | null
  readonly villager: VillagerId | null
  readonly line: UtteranceId | null
}

/** Reads the part of an address after `#`; whatever is not understood is left out. */
export function readPlace(hash: string): Place {
  const parts = new URLSearchParams(hash.replace(/^#/, ''))
  const tick = Number(parts.get('tick') ?? 'none')
  return {
    run: RunId.safeParse(parts.get('run')).data ?? null,
    tick: Number.isInteger(tick) && tick >= 0 ? tick : null,
    villager: VillagerId.safeParse(parts.get('villager')).data ?? null,
    line: UtteranceId.safeParse(parts.get('line')).data ?? null,
  }
}

/** The part of an address after `#`, with it. */
export function writePlace(place: Place): string {
  const parts = new URLSearchParams()
  for (const name of ['run', 'tick', 'villager', 'line'] as const) {
    const value = place[name]
    if (value !== null) parts.set(name, String(value))
  }
  return `#${parts}`
}
