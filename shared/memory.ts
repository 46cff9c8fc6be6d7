import { z } from 'zod'
import { Address, DialogueId, MemoryId, VillagerId } from './ids.ts'
import { Tick, TimeOfDay } from './clock.ts'
import { Triplet } from './triplet.ts'

export const MemoryKind = z.enum(['observation', 'dialogue', 'fact', 'news', 'commitment', 'plan', 'reflection', 'background'])
export type MemoryKind = z.infer<typeof MemoryKind>

/**
 * One entry of a memory stream (Generative Agents, section 4.1).
 * `importance` 1 (mundane) … 10 (poignant). `evidence`: the memories that a reflection rests on.
 */
export const Memory = z.object({
  id: MemoryId,
  kind: MemoryKind,
  text: z.string().min(1),
  tick: Tick,
  importance: z.number().min(1).max(10),
  /** Villagers it is about (the owner left out). */
  about: z.array(VillagerId).default([]),
  /** Subject, relation, object, where it states one thing. */
  triplet: Triplet.nullable().default(null),
  /** Who told it; null where the owner saw, did or thought it. */
  heardFrom: VillagerId.nullable().default(null),
  dialogue: DialogueId.nullable().default(null),
  evidence: z.array(MemoryId).default([]),
  /** Of a commitment: where and when. */
  meeting: z.object({ place: Address, day: z.number().int().min(1), time: TimeOfDay }).nullable().default(null),
})
export type Memory = z.infer<typeof Memory>
