import type { Mind, RunConfig, ScoredMemory, Tick } from '../shared/index.ts'
import { hourAt } from './mind/plan-day.ts'
import { relevanceOf, scoreMemories } from './mind/retrieve.ts'
import type { Embedder } from './model/language-model.ts'

/** A mind's memories with their scores, relevant to what is going on now: the last thing said to it, or what it is at. For the viewer's inspector. */
export const createScoreMemories = (embedder: Embedder) => async (mind: Mind, tick: Tick, config: RunConfig): Promise<ScoredMemory[]> => {
  return scoreMemories(mind, tick, config, await relevanceOf(embedder, mind.memories, matterAtHand(mind, tick, config)))
}

/** Minutes for which the last talk is still on one's mind. Ours. */
const FRESH_MINUTES = 30

function matterAtHand(mind: Mind, tick: Tick, { clock }: RunConfig): string {
  const talk = mind.dialogues.at(-1)
  const fresh = talk && (tick - (talk.endTick ?? tick)) * clock.secondsPerTick <= FRESH_MINUTES * 60 ? talk.lines.at(-1)?.text : undefined
  return fresh ?? (mind.plan ? hourAt(mind.plan, tick)?.what : undefined) ?? ''
}
