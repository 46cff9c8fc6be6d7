import type { VillagerId } from '../../../../shared/index.ts'
import { wordsOf } from '../language/text.ts'

/**
 * The name that some texts use for a villager, found by its id ("mira-holm" or the name itself); the id in capitals where
 * the texts never name it.
 */
export function nameIn(texts: readonly string[], id: VillagerId): string {
  const parts = wordsOf(id)
  const full = new RegExp(parts.map((part) => `${part}`).join('[\\s-]+'), 'iu')
  for (const text of texts) {
    const found = full.exec(text)?.[0]
    if (found !== undefined) return found
  }
  return id.split('-').map((part) => part.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())).join(' ')
}
