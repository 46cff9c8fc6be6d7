import type { Random } from '../../../../shared/index.ts'
import everyday from '../../../../data/lexicon/everyday.json' with { type: 'json' }
import type { Recollection } from '../../questions.ts'
import { bare, contentOf, coverage, escaped, firstWord } from '../language/text.ts'
import type { Act } from './act.ts'
import { act, sentenceSlots } from './act.ts'
import { domainOf, firstChoices } from './domains.ts'
import { withFirstNames } from './gossip.ts'
import type { Matter } from './matters.ts'
import { ownNews } from './matters.ts'
import type { Scene } from './scene.ts'
import { alreadySaid, saidEver, sayPlace } from './scene.ts'

/** Telling something of one's own: a matter, a small happening, or news. */

/** A matter: what the villager's own file says of it where that is fresh, else a small happening of its walk of life. */
export function tellMatter(matter: Matter, scene: Scene, random: Random, how: 'answer' | 'unasked'): Act {
  const said = saidEver(scene)
  const known = scene.closeness >= 0.55 && (matter.kind === 'work' || matter.kind === 'background')
  const fresh = known ? [] : matter.statements.filter((statement) => statement.length <= LONGEST && !alreadySaid(statement, said) && !isDelicate(statement, scene))
  if (matter.kind === 'concern' && fresh.length > 0) return act('tell-concern', sentenceSlots('concern', random.pick(fresh), names(scene)))
  if (fresh.length > 0 && random.chance(matter.kind === 'work' ? 0.45 : 0.6)) {
    return act(`${how}-statement`, { ...sentenceSlots('statement', random.pick(fresh), names(scene)), matter: labelOf(matter) })
  }
  if (matter.kind === 'concern' || matter.kind === 'background') return act('happening', happeningSlots({ ...matter, domain: domainOf(`${scene.self.occupation} ${scene.self.work?.doing ?? ''}`) }, said, random))
  const plain = matter.domain === tellMatter.general
  if (matter.kind === 'interest' && plain) return act('tell-interest-plain', { interest: matter.label })
  if (matter.kind === 'project' && plain && !alreadySaid(matter.label, said)) return act('tell-project-plain', { project: matter.label })
  if (matter.kind === 'interest') return act('tell-interest', { interest: matter.label, joy: pickUnsaid(matter.domain.joys, said, random) })
  if (matter.kind === 'project' && !alreadySaid(matter.label, said)) {
    return act('tell-project', { project: matter.label, next: pickUnsaid(matter.domain.nexts, said, random), trouble: pickUnsaid(matter.domain.troubles, said, random) })
  }
  return act(`${how}-happening`, { ...happeningSlots(matter, said, random), matter: labelOf(matter) })
}
/** What one does not say to this face: that it names the partner, or that nobody knows of it. */
export const isDelicate = (statement: string, { partner }: Scene): boolean =>
  new RegExp(`(?<![\\p{L}])${escaped(firstWord(partner.name))}(?![\\p{L}])`, 'u').test(statement) || /\b(?:told (?:nobody|no one|nobody)|nobody knows|no one knows|secret(?:ly)?|do not know how)\b/i.test(statement)

/** The walk of life of those of whom nothing is known. */
tellMatter.general = domainOf('')

/** Characters of a statement from a file that still fits into talk. Ours. */
const LONGEST = 190

export const tellHappening = (matter: Matter, scene: Scene, random: Random): Act => act('happening', happeningSlots(matter, saidEver(scene), random))

const labelOf = ({ kind, label }: Matter): string | undefined => (kind === 'concern' || kind === 'background' ? undefined : label)
/** How often a happening is of everyday life and not of one's own walk of life. Ours. */
const EVERYDAY_RATE = 0.3
const happeningSlots = (matter: Matter, said: readonly string[], random: Random) =>
  sentenceSlots('happening', choices(pickUnsaid(random.chance(EVERYDAY_RATE) ? everyday.everyday : matter.domain.happenings, said, random), random))

/** Resolves the lexicon's "[one|another]". */
export const choices = (text: string, random: Random): string => text.replaceAll(/\[([^\]]*)\]/g, (_, options: string) => random.pick(options.split('|')))

function pickUnsaid(texts: readonly string[], said: readonly string[], random: Random): string {
  const fresh = texts.filter((text) => !alreadySaid(firstChoices(text), said))
  return random.pick(fresh.length > 0 ? fresh : texts)
}

const names = ({ input: { known, partner }, self }: Scene): ReadonlySet<string> => new Set([...known, partner, self].flatMap(({ name }) => name.split(' ')))

// ---- News ------------------------------------------------------------------------------------------------------

export type Tidings = { readonly own: true; readonly text: string; readonly news: Scene['self']['news'][number] } | { readonly own: false; readonly text: string; readonly memory: Recollection }

/** News, one's own and heard, that this partner has not been told, did not tell, and is not about. */
export function untoldNews(scene: Scene): Tidings[] {
  const said = saidEver(scene)
  const isNew = (text: string): boolean => !said.some((line) => coverage(contentOf(text), contentOf(line)) >= 0.5)
  const own = scene.self.news.map((news): Tidings => ({ own: true, text: ownNews(scene.self, news.text), news }))
  const heard = scene.input.memories
    .filter(({ kind, heardFrom, about, text }) => kind === 'news' && heardFrom !== null && heardFrom !== scene.partner.id && !about.includes(scene.partner.id) && !text.startsWith(firstWord(scene.partner.name)))
    .map((memory): Tidings => ({ own: false, text: withFirstNames(bare(memory.text), scene), memory }))
  return [...own, ...heard].filter(({ text }) => isNew(text))
}

export function tellNews(tidings: Tidings, scene: Scene): Act {
  if (tidings.own) {
    const occasion = tidings.news.place !== null
    return act(occasion ? 'news-own-occasion' : 'news-own', { ...sentenceSlots('news', toPartner(tidings.text, scene), names(scene)), place: tidings.news.place === null ? undefined : sayPlace(tidings.news.place, scene.input.places) }, { asks: true })
  }
  const source = scene.input.known.find(({ id }) => id === tidings.memory.heardFrom)
  return act('news-heard', { ...sentenceSlots('news', tidings.text, names(scene)), source: source === undefined || tidings.text.startsWith(firstWord(source.name)) ? undefined : firstWord(source.name) }, { asks: true })
}

/** News that names the partner, said to the partner: "against Gustav Ekblad" → "against you". */
const toPartner = (text: string, { partner }: Scene): string => text.replace(new RegExp(`(?<![\\p{L}])(?:${escaped(partner.name)}|${escaped(firstWord(partner.name))})(?!['’\\p{L}])`, 'gu'), 'you')
