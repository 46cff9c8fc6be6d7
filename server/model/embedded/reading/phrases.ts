import type { Triplet } from '../../../../shared/index.ts'
import type { Pronouns } from './triplets.ts'

const KIN = 'husband|wife|spouse|partner|sister|brother|mother|father|son|daughter|cousin|housemate|roommate|neighbour|neighbor|boss|colleague|teacher|student|friend'
const PROJECT = 'thesis|dissertation|research(?: project)?|project|study|survey|book|novel|collection|album|composition|paper|campaign|exhibition'
const POSSESSION = 'bakery|cafe|café|shop|store|pub|farm|studio|workshop|garden|clinic|pharmacy|restaurant|gallery|business|class|classroom|office'

/** Personal information in noun phrases: "my husband Tom", "my thesis on sedges", "our bakery", "as a nurse". Takes masked sentences. */
export function nounPhrasesIn(masked: string, pronouns: Pronouns, people: readonly string[]): Triplet[] {
  const found: Triplet[] = []
  for (const [, owner = '', kin = '', mask = ''] of masked.matchAll(new RegExp(`\\b(my|our|your|Xname\\d+[’']s) (${KIN}),? Xname(\\d+)`, 'giu'))) {
    const of = ownerOf(owner, pronouns, people)
    const name = people[Number(mask)]
    if (of !== null && name !== undefined) found.push(...kinTriplets(of, name, kin.toLowerCase()))
  }
  for (const [, owner = '', adjective = '', project = '', on = '', topic = ''] of masked.matchAll(
    new RegExp(`\\b(my|our|your|Xname\\d+[’']s) ((?:[\\p{L}-]+ ){0,2})(${PROJECT}) (?:(on|about|exploring|into|of) )([^,.;!?]{4,70})`, 'giu'))) {
    const of = ownerOf(owner, pronouns, people)
    if (of !== null) found.push({ subject: of, relation: 'has project', object: `${adjective}${project} ${on} ${cutTopic(topic)}` })
  }
  for (const [, owner = '', thing = ''] of masked.matchAll(new RegExp(`\\b(my|your|Xname\\d+[’']s) (?:own )?(${POSSESSION})\\b`, 'giu'))) {
    const of = ownerOf(owner, pronouns, people)
    if (of !== null) found.push({ subject: of, relation: 'has', object: `a ${thing.toLowerCase()}` })
  }
  for (const [, role = ''] of masked.matchAll(/\b[Aa]s an? ([\p{L}-]+(?: [\p{L}-]+){0,3}), I\b/gu)) found.push({ subject: pronouns.speaker, relation: 'is', object: `a ${role}` })
  return found
}

const cutTopic = (topic: string): string => topic.split(/ (?:and I|but|because|so|is|are|was|has|have|will|for a|since) /u)[0]?.trim() ?? topic

function kinTriplets(of: string, name: string, kin: string): Triplet[] {
  if (/^(?:husband|wife|spouse)$/u.test(kin)) {
    return [{ subject: of, relation: 'is married to', object: name }, { subject: name, relation: 'is married to', object: of }]
  }
  return [{ subject: name, relation: `is ${kin} of`, object: of }]
}

function ownerOf(word: string, pronouns: Pronouns, people: readonly string[]): string | null {
  const mask = /^Xname(\d+)/u.exec(word)
  if (mask) return people[Number(mask[1])] ?? null
  return word.toLowerCase() === 'your' ? pronouns.partner : pronouns.speaker
}

const MEETING = /\b(?:let us|let['’]s|we (?:could|can|will|should)|we['’]ll|shall we|I(?:['’]ll| will)|see you|how about (?:we|meeting)) ?(?:meet(?:ing)?(?: up)?|see you|have [\p{L} ]{2,20}?)?(?: Xname\d+| you| each other)? ?((?:at|in|by|on|tomorrow|tonight|this) [^.;!?]{2,70})/iu

/** "Let's meet at the Heron at seven": a meeting of both, with place and time as said. */
export function appointmentsIn(masked: string, { speaker, partner }: Pronouns): Triplet[] {
  const when = MEETING.exec(masked)?.[1]?.split(/,| and | so | because | but /u)[0]?.trim()
  if (when === undefined || !/\b(?:meet|see you)\b/iu.test(masked) || !/\d|noon|midnight|tonight|tomorrow|morning|afternoon|evening|day\b|\b(?:at|in|by) the\b/iu.test(when)) return []
  if (partner === null) return [{ subject: speaker, relation: 'plans to meet', object: when }]
  return [{ subject: speaker, relation: 'plans to meet', object: `${partner} ${when}` }, { subject: partner, relation: 'plans to meet', object: `${speaker} ${when}` }]
}
