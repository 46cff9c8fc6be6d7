import { expect, it } from 'vitest'
import { Address, DialogueId, UtteranceId, VillagerId, type Outcome, type TownEvent } from '../../shared/index.ts'
import { count, counted, emptyTally } from './progress-line.ts'

const dialogue = DialogueId.parse('d1')
const [one, two] = [VillagerId.parse('one'), VillagerId.parse('two')] as const

const say = (outcome: Outcome, drafts: number): TownEvent => ({
  type: 'utterance-say', outcome, drafts, issues: [], ends: null,
  utterance: { id: UtteranceId.parse('d1.1'), dialogue, speaker: one, text: 'Good morning.', tick: 4 },
})

it('counts what was said, what was written again, and what was left unresolved', () => {
  const tally = emptyTally(3)
  count(tally, { tick: 4, events: [{ type: 'dialogue-start', dialogue, participants: [one, two], place: Address.parse('Square') }, say('clean', 1)] })
  count(tally, { tick: 5, events: [say('rewritten', 2), say('unresolved', 3)] })
  // Of best-of-n every line has several drafts; choosing one is no rewriting.
  count(tally, { tick: 6, events: [say('chosen', 3)] })
  count(tally, { tick: 7, events: [] })
  expect(tally).toEqual({ tick: 7, dialogues: 1, utterances: 4, rewritten: 2, unresolved: 1, failures: 0 })
})

it('names one thing and several', () => {
  expect([counted(0, 'line'), counted(1, 'line'), counted(2, 'line')]).toEqual(['0 lines', '1 line', '2 lines'])
})
