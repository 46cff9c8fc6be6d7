import type { Persona, VillagerId } from '../../shared/index.ts'
import { relationTo } from '../../shared/index.ts'
import type { Mention } from './find-mentions.ts'
import { findMentions } from './find-mentions.ts'

export interface NamingScene {
  readonly speaker: Persona
  readonly partner: Persona
  readonly villagers: readonly Persona[]
  /** What was said in the dialogue before the text, oldest first: an ambiguous name often stood there in full. */
  readonly earlier: readonly string[]
}

/**
 * Villagers whom a text names, the two speakers left out, in order of appearance (SDR, section 4.1 (3): name parsing). A name that
 * one of the speakers bears means that speaker. One that several others bear means whoever was named in full last, else the only one
 * with a relation to the speaker, else the only one with a relation to the partner; where that does not decide it names
 * nobody, for the disagreement of somebody who is not meant would say nothing.
 */
export function findThirdParties(text: string, scene: NamingScene): VillagerId[] {
  const named = findMentions(text, scene.villagers).flatMap((mention) => meantBy(mention, text, scene) ?? [])
  return [...new Set(named.map(({ id }) => id))]
}

function meantBy({ bearers }: Mention, text: string, scene: NamingScene): Persona | undefined {
  const { speaker, partner } = scene
  if (bearers.some(({ id }) => id === speaker.id || id === partner.id)) return undefined
  if (bearers.length === 1) return bearers[0]
  return lastNamedInFull(bearers, text, scene) ?? onlyRelative(bearers, speaker) ?? onlyRelative(bearers, partner)
}

function lastNamedInFull(bearers: readonly Persona[], text: string, { earlier, villagers }: NamingScene): Persona | undefined {
  for (const said of [text, ...earlier.toReversed()]) {
    const inFull = findMentions(said, villagers).filter(({ kind, bearers: [only, ...others] }) =>
      kind === 'full' && others.length === 0 && only !== undefined && bearers.includes(only))
    const latest = inFull.at(-1)?.bearers[0]
    if (latest) return latest
  }
  return undefined
}

function onlyRelative(bearers: readonly Persona[], of: Persona): Persona | undefined {
  const relatives = bearers.filter(({ id }) => relationTo(of, id) !== undefined)
  return relatives.length === 1 ? relatives[0] : undefined
}
