import type { Dialogue, ExtractedTriplets, Persona, PremiseKind, PremiseSource, Tick, Triplet } from '../../shared/index.ts'
import { citeLines, namesOf } from './cite-dialogue.ts'
import type { TripletExtractor } from './extract-triplets.ts'
import type { Premise } from './find-contradictions.ts'
import { gather } from './gather.ts'
import { personaStatements } from './persona-triplets.ts'
import type { DialogueDatabase } from '../store/dialogue-database.ts'

export interface PremiseScene {
  readonly tick: Tick
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
  kinds: readonly PremiseKind[], scene: PremiseScene, tools: PremiseTools,
): Promise<CollectedPremises> {
  const collected = await gather([
    ...(kinds.includes('dialogues') ? [fromEarlierDialogues(scene, tools)] : []),
    ...(kinds.includes('persona') ? [fromPersona(scene)] : []),
    ...(kinds.includes('current') ? [fromCurrentDialogue(scene, tools)] : []),
  ])
  return { premises: collected.flatMap(({ premises }) => premises), extracted: collected.flatMap(({ extracted }) => extracted) }
}

interface PremiseTools { readonly extractor: TripletExtractor; readonly dialogues: DialogueDatabase }

async function fromEarlierDialogues(scene: PremiseScene, { extractor, dialogues }: PremiseTools): Promise<CollectedPremises> {
  const { speaker, partner, dialogue: current } = scene
  const finished = dialogues.dialoguesOf([speaker.id, partner.id]).filter(({ id, endTick }) => id !== current.id && endTick !== null)
  const read = await gather(finished.map((dialogue) => extractor.ofDialogue(dialogue, scene)))
  return {
    premises: finished.flatMap(({ id }, index) => sourced(read[index]?.triplets, { type: 'dialogue', dialogue: id })),
    extracted: read.flatMap(({ fresh }) => fresh ?? []),
  }
}

async function fromPersona({ speaker, villagers }: PremiseScene): Promise<CollectedPremises> {
  return { premises: sourced(personaStatements(speaker, namesOf(villagers)), { type: 'persona', villager: speaker.id }), extracted: [] }
}

async function fromCurrentDialogue(scene: PremiseScene, { extractor }: PremiseTools): Promise<CollectedPremises> {
  const { dialogue } = scene
  const lines = citeLines(dialogue.lines, namesOf(scene.villagers))
  const read = await gather(lines.map((line) => extractor.ofLine(dialogue, line, scene)))
  return {
    premises: dialogue.lines.flatMap(({ id }, index) => sourced(read[index]?.triplets, { type: 'current', utterance: id })),
    extracted: read.flatMap(({ fresh }) => fresh ?? []),
  }
}

const sourced = (triplets: readonly Triplet[] = [], source: PremiseSource): Premise[] => triplets.map((triplet) => ({ triplet, source }))
