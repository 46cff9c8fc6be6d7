import type { Dialogue, DialogueId, Tick, TownEvent, Triplet, Utterance, VillagerId } from '../../shared/index.ts'

/** All dialogues, with what was said and extracted, folded from events. */
export interface DialogueShelf {
  /** Everything said, in the log's order: utterance number n stands at n - 1. */
  readonly utterances: readonly Utterance[]
  add(tick: Tick, event: TownEvent): void
  dialogue(id: DialogueId): Dialogue | undefined
  dialoguesOf(villagers: readonly VillagerId[]): Dialogue[]
  triplets(dialogue: DialogueId, extractor: string): readonly Triplet[] | undefined
}

export function createDialogueShelf(): DialogueShelf {
  const dialogues: Dialogue[] = []
  const numbers = new Map<DialogueId, number>()
  const byVillager = new Map<VillagerId, Set<number>>()
  const utterances: Utterance[] = []
  const triplets = new Map<string, readonly Triplet[]>()

  function begin(dialogue: Dialogue): void {
    const number = dialogues.push(dialogue) - 1
    numbers.set(dialogue.id, number)
    for (const villager of dialogue.participants) {
      const own = byVillager.get(villager)
      if (own) own.add(number)
      else byVillager.set(villager, new Set([number]))
    }
  }

  function change(id: DialogueId, to: (dialogue: Dialogue) => Partial<Dialogue>): void {
    const number = numbers.get(id)
    const held = number === undefined ? undefined : dialogues[number]
    if (number !== undefined && held) dialogues[number] = { ...held, ...to(held) }
  }

  return {
    utterances,
    add(tick, event) {
      switch (event.type) {
        case 'dialogue-start':
          return begin({ id: event.dialogue, participants: event.participants, place: event.place, startTick: tick, endTick: null, end: null, lines: [] })
        case 'dialogue-end': return change(event.dialogue, () => ({ endTick: tick, end: event.reason }))
        case 'utterance-say':
          utterances.push(event.utterance)
          return change(event.utterance.dialogue, ({ lines }) => ({ end: event.ends, lines: [...lines, event.utterance] }))
        case 'triplets-extract': return void triplets.set(tripletKey(event.extracted.dialogue, event.extracted.extractor), event.extracted.triplets)
        default: return
      }
    },
    dialogue: (id) => dialogues[numbers.get(id) ?? -1],
    dialoguesOf(villagers) {
      const found = new Set(villagers.flatMap((villager) => [...(byVillager.get(villager) ?? [])]))
      return [...found].sort((left, right) => left - right).map((number) => dialogues[number] as Dialogue)
    },
    triplets: (dialogue, extractor) => triplets.get(tripletKey(dialogue, extractor)),
  }
}

const tripletKey = (dialogue: DialogueId, extractor: string): string => `${dialogue}\n${extractor}`
