import type { EventOf, FeedLine, Tick, TickEvents, TownState } from '../../shared/index.ts'
import { applyEvents, partnerOf } from '../../shared/index.ts'

/** A state and what was said on the way to it. */
export interface Folded { readonly state: TownState; readonly lines: readonly FeedLine[] }

/** The state at the end of tick `to`, folded from the batches after `state.tick`; batches beyond `to` are left alone. */
export function foldTicks(state: TownState, batches: readonly TickEvents[], to: Tick): Folded {
  let folded = state
  const lines: FeedLine[] = []
  for (const { tick, events } of batches) {
    if (tick <= state.tick) continue
    if (tick > to) break
    lines.push(...linesOf(folded, { tick, events }))
    folded = applyEvents(folded, tick, events)
  }
  return { state: folded.tick < to ? { ...folded, tick: to } : folded, lines }
}

/** The lines said in one tick, as the feed shows them. A line's dialogue may begin and end in the same tick. */
function linesOf(before: TownState, { events }: TickEvents): FeedLine[] {
  const begun = events.filter((event): event is EventOf<'dialogue-start'> => event.type === 'dialogue-start')
  return events.flatMap((event) => {
    if (event.type !== 'utterance-say') return []
    const { utterance, outcome, issues, drafts } = event
    const open = before.dialogues.get(utterance.dialogue) ?? begun.find(({ dialogue }) => dialogue === utterance.dialogue)
    return open ? [{ utterance, listener: partnerOf(open, utterance.speaker), place: open.place, outcome, issues, drafts }] : []
  })
}
