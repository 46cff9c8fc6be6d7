import { z } from 'zod'
import { Address, DialogueId, UtteranceId, VillagerId } from './ids.ts'
import { Tick } from './clock.ts'

/** What was really said, as everybody in hearing heard it. */
export const Utterance = z.object({
  id: UtteranceId,
  dialogue: DialogueId,
  speaker: VillagerId,
  text: z.string().min(1),
  tick: Tick,
})
export type Utterance = z.infer<typeof Utterance>

/** Why a dialogue ended. `cap` is the last resort, `failed` a model that kept failing. */
export const DialogueEnd = z.enum(['goodbye', 'errand', 'appointment', 'nothing-more', 'loop', 'cap', 'failed', 'recorded'])
export type DialogueEnd = z.infer<typeof DialogueEnd>

export const Dialogue = z.object({
  id: DialogueId,
  participants: z.tuple([VillagerId, VillagerId]),
  place: Address,
  startTick: Tick,
  endTick: Tick.nullable(),
  /** Why it ended; while `endTick` is null: why the last speaker means to end it. */
  end: DialogueEnd.nullable(),
  lines: z.array(Utterance).readonly(),
})
export type Dialogue = z.infer<typeof Dialogue>

/** The other one of the two. */
export const partnerOf = (dialogue: Pick<Dialogue, 'participants'>, self: VillagerId): VillagerId =>
  dialogue.participants[0] === self ? dialogue.participants[1] : dialogue.participants[0]
