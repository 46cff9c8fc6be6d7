import type { Dialogue, ExtractedTriplets, Persona, PremiseKind } from '../../shared/index.ts'
import { citeLines, namesOf } from './cite-dialogue.ts'
import type { TripletExtractor } from './extract-triplets.ts'
import type { Premise } from './find-contradictions.ts'
import { personaStatements } from './persona-triplets.ts'
import type { SpokenRecord } from './spoken-record.ts'

export interface PremiseScene {
  readonly speaker: Persona
  readonly partner: Persona
  /** The dialogue so far. */
  readonly dialogue: Dialogue
  readonly villagers: readonly Persona[]
}

export interface CollectedPremises { readonly premises: readonly Premise[]; readonly extracted: readonly ExtractedTriplets[] }

/**
 * All that the next line of a dialogue may contradict. `dialogues` (the published form): triplets of every earlier, finished
 * dialogue of either speaker, oldest first. Ours: `persona`, what the speaker's file says of the speaker (never the partner's, which would
 * reach the speaker through a comment); `current`, this dialogue's own earlier lines.
 */
export async function collectPremises(
  kinds: readonly PremiseKind[], scene: PremiseScene, { extractor, dialogues }: { extractor: TripletExtractor; dialogues: SpokenRecord },
): Promise<CollectedPremises> {
  const [earlier, current] = await Promise.all([
    kinds.includes('dialogues') ? fromEarlierDialogues(scene, extractor, dialogues) : { premises: [], extracted: [] },
    kinds.includes('current') ? fromCurrentDialogue(scene, extractor) : [],
  ])
  const persona = kinds.includes('persona') ? fromPersona(scene.speaker) : []
  return { premises: [...earlier.premises, ...persona, ...current], extracted: earlier.extracted }
}

async function fromEarlierDialogues(scene: PremiseScene, extractor: TripletExtractor, dialogues: SpokenRecord): Promise<CollectedPremises> {
  const finished = dialogues.dialoguesOf([scene.speaker.id, scene.partner.id]).filter(({ id, endTick }) => id !== scene.dialogue.id && endTick !== null)
  const read = await Promise.all(finished.map((dialogue) => extractor.ofDialogue(dialogue, scene.villagers)))
  return {
    premises: finished.flatMap(({ id }, index) =>
      (read[index]?.triplets ?? []).map((triplet) => ({ triplet, source: { type: 'dialogue', dialogue: id } as const }))),
    extracted: read.flatMap(({ fresh }) => fresh ?? []),
  }
}

const fromPersona = (speaker: Persona): Premise[] =>
  personaStatements(speaker).map((triplet) => ({ triplet, source: { type: 'persona', villager: speaker.id } }))

async function fromCurrentDialogue({ dialogue, villagers }: PremiseScene, extractor: TripletExtractor): Promise<Premise[]> {
  const lines = citeLines(dialogue.lines, namesOf(villagers))
  const read = await Promise.all(lines.map((line) => extractor.ofLine(dialogue, line, villagers)))
  return dialogue.lines.flatMap(({ id }, index) => (read[index] ?? []).map((triplet) => ({ triplet, source: { type: 'current', utterance: id } as const })))
}
