import type { Random, VillagerId } from '../../../../shared/index.ts'
import type { Recollection } from '../../questions.ts'
import { bare, escaped, firstWord } from '../language/text.ts'
import type { Slots } from '../language/grammar.ts'
import type { Scene } from './scene.ts'
import { alreadySaid, memoriesAbout, saidEver } from './scene.ts'

export interface Gossip { readonly slots: Slots; readonly memory: Recollection }

/** Something about a third that a memory supports and that was not yet said to this partner; null where nothing is. */
export function gossipAbout(scene: Scene, third: VillagerId, random: Random): Gossip | null {
  const options = memoriesAbout(scene, third).filter((memory) => isTellable(memory, scene))
  return options.length === 0 ? null : gossipOf(random.pick(options), scene)
}

/** All that the memories support about anybody but the two who talk. */
export const gossipOf = (memory: Recollection, scene: Scene): Gossip | null => {
  const third = scene.input.known.find(({ id, name }) => memory.about.includes(id) && memory.text.startsWith(firstWord(name)))
  if (third === undefined) return null
  const source = scene.input.known.find(({ id }) => id === memory.heardFrom)
  const told = memory.heardFrom === third.id
  return {
    memory,
    slots: {
      third: firstWord(third.name),
      gossip: withFirstNames(bare(memory.text), scene),
      source: source === undefined || told ? undefined : firstWord(source.name),
      toldBySelf: told ? '' : undefined,
      seen: memory.heardFrom === null && memory.kind === 'observation' ? '' : undefined,
    },
  }
}

/** Facts heard and things seen of somebody else: short statements that begin with a name. */
export function isTellable(memory: Recollection, scene: Scene): boolean {
  if (!['fact', 'observation', 'news'].includes(memory.kind) || memory.about.includes(scene.partner.id) || memory.heardFrom === scene.partner.id) return false
  if (/\bis (?:walking to|getting up|sleeping|washing|brushing|lying|combing|choosing)/.test(memory.text)) return false
  if (memory.text.length > 160 || namesPartner(memory.text, scene) || mentionsSelf(memory.text, scene)) return false
  return scene.input.known.some(({ id, name }) => memory.about.includes(id) && memory.text.startsWith(firstWord(name))) && !alreadySaid(memory.text, saidEver(scene))
}

const namesPartner = (text: string, { partner }: Scene): boolean => new RegExp(`\\b${escaped(firstWord(partner.name))}\\b`, 'u').test(text)
const mentionsSelf = (text: string, { self }: Scene): boolean => new RegExp(`\\b${escaped(firstWord(self.name))}\\b`, 'u').test(text)

/** Full names as villagers use them among themselves: first names. */
export function withFirstNames(text: string, { input: { known, partner }, self }: Scene): string {
  let plain = text
  for (const { name } of [...known, partner, self]) if (name.includes(' ')) plain = plain.replaceAll(name, firstWord(name))
  return plain
}
