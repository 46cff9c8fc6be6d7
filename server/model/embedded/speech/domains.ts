import { z } from 'zod'
import lexicon from '../../../../data/lexicon/domains.json' with { type: 'json' }
import { contentOf, shared } from '../language/text.ts'

/**
 * What there is to say about a walk of life: small happenings, troubles, pleasures and next steps that a villager may
 * have of its own, and what an outsider asks. Everything in it is about the speaker and nameless others only, so that
 * nothing of it is a fact about a townsperson.
 */
const Domain = z.object({
  /** Words by which it is recognised. */
  keywords: z.array(z.string()),
  /** "the bakery" */
  field: z.string(),
  /** As the one who works there names it: "the baking". */
  mine: z.string(),
  asks: z.array(z.string()).min(1),
  happenings: z.array(z.string()).min(1),
  troubles: z.array(z.string()).min(1),
  joys: z.array(z.string()).min(1),
  nexts: z.array(z.string()).min(1),
})
export type Domain = z.infer<typeof Domain> & { readonly name: string; readonly words: ReadonlySet<string> }

export const DOMAINS: readonly Domain[] = Object.entries(z.record(z.string(), Domain).parse(lexicon))
  .map(([name, domain]) => ({ ...domain, name, words: contentOf(domain.keywords.join(' ')) }))

const plain = new Map<string, string>()

/** A text of the lexicon with the first of each "[one|another]": for telling whether it was said. */
export function firstChoices(text: string): string {
  const known = plain.get(text) ?? text.replaceAll(/\[([^|\]]*)[^\]]*\]/g, '$1')
  plain.set(text, known)
  return known
}

const GENERAL = DOMAINS.find(({ name }) => name === 'general') as Domain

const remembered = new Map<string, Domain>()

/** The walk of life that a description fits best; `general` where none does. */
export function domainOf(description: string): Domain {
  const known = remembered.get(description)
  if (known !== undefined) return known
  const words = contentOf(description)
  const best = DOMAINS.map((domain) => ({ domain, hits: shared(words, domain.words) })).toSorted((a, b) => b.hits - a.hits)[0]
  const domain = best === undefined || best.hits === 0 ? GENERAL : best.domain
  if (remembered.size < 5000) remembered.set(description, domain)
  return domain
}
