import type { TickEvents, TownEvent } from '../../shared/index.ts'
import { Address, DialogueId, RunConfig, tickAtMinutes, minutesOf, utteranceId, VillagerId } from '../../shared/index.ts'
import type { ScriptedDialogue } from './scripted-dialogues.ts'
import { SCRIPTED_DIALOGUES } from './scripted-dialogues.ts'
import { outcomeOf, SCRIPTED_CASES } from './scripted-cases.ts'
import { SCRIPTED_VILLAGERS } from './scripted-villagers.ts'

export const SCRIPTED_CONFIG = RunConfig.parse({ seed: 7 })
const CLOCK = SCRIPTED_CONFIG.clock
const TICKS_BETWEEN_LINES = 6

/** Where things are in the scripted town, which has no walls. */
const WHERE: Readonly<Record<string, readonly [number, number]>> = {
  'Rose Cottage:common room': [18, 14], 'Kettle and Crumb:cafe': [40, 20], 'Market Square:square': [50, 35], 'School:schoolyard': [72, 18],
  'Pharmacy:shop': [30, 40], 'Workshop:workshop': [78, 50], 'The Heron:bar room': [58, 54], 'Lanes:lanes': [48, 28],
}

type Happening = readonly [tick: number, event: TownEvent]

/**
 * A morning in a town of eight, written by hand: 06:00 to noon. `repeat` appends the same talks again and again, an
 * hour and a half apart, for a long day.
 */
export function scriptedLog(repeat = 1): TickEvents[] {
  const happenings: Happening[] = [[0, opening()]]
  let number = 0
  for (let round = 0; round < repeat; round++) {
    for (const dialogue of SCRIPTED_DIALOGUES) happenings.push(...talk(dialogue, ++number, round * 540))
  }
  const last = Math.max(...happenings.map(([tick]) => tick))
  happenings.push([last + 300, { type: 'run-end', reason: 'done' }])
  return byTick(happenings)
}

function opening(): TownEvent {
  return {
    type: 'run-start', config: SCRIPTED_CONFIG, town: { name: 'Lindenmere', mapHash: 'scripted' },
    villagers: SCRIPTED_VILLAGERS.map((persona, index) => ({
      persona, tile: [16 + index * 9, 10 + (index % 3) * 18],
      activity: { what: 'sleeping', emoji: '😴', at: Address.parse(`${persona.home ?? 'Lanes'}:bedroom 1:bed`), pose: 'lie', asleep: true },
    })),
  }
}

function talk(dialogue: ScriptedDialogue, number: number, later: number): Happening[] {
  const id = DialogueId.parse(`d${number}`)
  const place = Address.parse(dialogue.place)
  const participants: [VillagerId, VillagerId] = [VillagerId.parse(dialogue.pair[0]), VillagerId.parse(dialogue.pair[1])]
  const start = tickAtMinutes(CLOCK, minutesOf(dialogue.at)) + later
  const happenings: Happening[] = participants.flatMap((villager, side) => arrive(villager, dialogue.place, start - 50, side))
  happenings.push([start, { type: 'dialogue-start', dialogue: id, participants, place }])
  dialogue.lines.forEach((line, index) => happenings.push(...speak(line, participants[index % 2]!, id, index + 1, start + (index + 1) * TICKS_BETWEEN_LINES)))
  happenings.push([start + (dialogue.lines.length + 1) * TICKS_BETWEEN_LINES, { type: 'dialogue-end', dialogue: id, reason: dialogue.end }])
  return happenings
}

function arrive(villager: VillagerId, place: string, tick: number, side: number): Happening[] {
  const [x, y] = WHERE[place] ?? [50, 35]
  const address = Address.parse(place)
  const path = Array.from({ length: 25 }, (_, step): [number, number] => [x - 24 + step + side * 2, y])
  return [
    [tick, { type: 'villager-walk', villager, path, to: address }],
    [tick + 24, { type: 'villager-stop', villager, tile: [x + side * 2, y] }],
    [tick + 24, { type: 'villager-act', villager, activity: { what: side ? 'taking a breath of air' : 'looking in', emoji: side ? '☕' : '👀', at: address, pose: 'stand', asleep: false } }],
  ]
}

function speak(line: ScriptedDialogue['lines'][number], speaker: VillagerId, dialogue: DialogueId, n: number, tick: number): Happening[] {
  const utterance = { id: utteranceId(dialogue, n), dialogue, speaker, text: line.text, tick }
  const correction = SCRIPTED_CASES[line.case ?? 'clean']!(line.text)
  return [
    [tick, { type: 'utterance-correct', utterance: utterance.id, correction }],
    [tick, { type: 'utterance-say', utterance, ...outcomeOf(line.case), ends: null }],
  ]
}

function byTick(happenings: readonly Happening[]): TickEvents[] {
  const ticks = new Map<number, TownEvent[]>()
  for (const [tick, event] of [...happenings].sort(([one], [other]) => one - other)) ticks.set(tick, [...(ticks.get(tick) ?? []), event])
  return [...ticks].map(([tick, events]) => ({ tick, events }))
}
