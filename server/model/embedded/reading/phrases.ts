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
  for (const [, role = '', years = '', being = ''] of masked.matchAll(/\b[Aa]s an? ([\p{L}-]+(?: [\p{L}-]+){0,3}), I\b|\bmy (?:\p{L}+ )?(?:years|life|work|days|time) as an? ([\p{L}-]+(?: \p{L}+er| \p{L}+or| \p{L}+ist)?)|\b(?:[Bb]eing|[Ss]peaking as) an? ([\p{L}-]+(?: [\p{L}-]+)?), I\b/gu)) {
    found.push({ subject: pronouns.speaker, relation: 'is', object: `a ${role || years || being}` })
  }
  for (const [, thing = ''] of masked.matchAll(/\b[Mm]y (?:own )?((?:[\p{L}-]+ ){0,4}[\p{L}-]+) (?:is|are) (?:really |finally |nearly |almost |slowly )?(?:coming along|going (?:well|fine|slowly|badly)|making progress|nearly (?:done|finished|ready)|almost (?:done|finished|ready))/gu)) {
    if (!/^(?:day|morning|afternoon|evening|week|life|work|shift|lunch|dinner)$/u.test(thing)) found.push({ subject: pronouns.speaker, relation: 'has project', object: thing })
  }
  if (/\b[Ll]iving (?:alone|on my own|by myself)(?: as I do)?\b/u.test(masked)) found.push({ subject: pronouns.speaker, relation: 'lives', object: 'alone' })
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

const MEETING = new RegExp('\\b(?:let us meet|let[\'’]s meet|(?:shall|could|can|should|will) we meet|we(?: will|[\'’]ll| can| could| are|[\'’]re)? meet(?:ing)?|I(?:[\'’]ll| will) (?:meet|see) you|(?:I will )?see you|how about meeting|' +
  'we (?:had )?(?:said|agreed(?: on)?|settled on|arranged(?: for)?))(?: up)?(?: Xname\\d+| you| each other)?,? ?((?:at|in|by|on|outside|behind|near|tomorrow|tonight|this|noon|\\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|half|quarter)\\b[^.;!?]{1,70})', 'iu')
/** A time or a place: without one, nothing was arranged ("see you around"). */
const ARRANGED = /\d|noon|midnight|tonight|tomorrow|morning|afternoon|evening|day\b|o['’]clock|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|\b(?:at|in|by|on|outside|behind|near) (?:the|\p{Lu})/u

/** "Let's meet at the Heron at seven", "we said eight": a meeting of both, with place and time as said. */
export function appointmentsIn(masked: string, { speaker, partner }: Pronouns): Triplet[] {
  const when = MEETING.exec(masked)?.[1]?.split(/,(?! (?:at|in|by|on)\b)| and | so | because | but | then\b| to \p{Ll}/u)[0]?.trim()
  if (when === undefined || !ARRANGED.test(when)) return []
  const of = (subject: string, other: string | null): Triplet => ({ subject, relation: 'plans to meet', object: `${other === null ? '' : `${other} `}${/^(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|half|quarter|noon)/iu.test(when) ? 'at ' : ''}${when}` })
  return partner === null ? [of(speaker, null)] : [of(speaker, partner), of(partner, speaker)]
}

const JUDGEMENT = /\bI (?:still |really |do |also )?(?:think|believe|find|feel|say)(?: that)? ([^,.;!?]{3,60}?) (?:is|are|would be|will be|was)? ?(?:a |an |just |simply |really |truly |very |such a |the )*(good|great|wonderful|excellent|fine|right|best|bad|terrible|awful|dreadful|poor|wrong|foolish|silly|worst)(?: idea| thing| plan| move)?\b/iu
const FOR = /^(?:good|great|wonderful|excellent|fine|right|best)$/iu

/** "I think the new road is a bad idea": for or against a thing; "my favourite book is …": one value a kind. */
export function opinionsIn(masked: string, { speaker }: Pronouns): Triplet[] {
  if (/\?["”’)]*$/u.test(masked)) return []
  const [, topic, word] = JUDGEMENT.exec(masked) ?? []
  const [, kind, favourite] = /\bmy favou?rite (\p{L}+(?: \p{L}+)?) (?:is|are|has always been|was) ([^,.;!?]{2,50})/iu.exec(masked) ?? []
  return [
    ...(topic !== undefined && word !== undefined && !/^(?:it|that|this|you|we|they|I|he|she)\b/iu.test(topic) ? [{ subject: speaker, relation: FOR.test(word) ? 'is for' : 'is against', object: topic }] : []),
    ...(kind !== undefined && favourite !== undefined ? [{ subject: speaker, relation: `has favourite ${kind}`, object: favourite }] : []),
  ]
}
