import type { Random, VillagerId } from '../../../../shared/index.ts'
import { minutesOf, timeOfMinutes } from '../../../../shared/index.ts'
import lexicon from '../../../../data/lexicon/faults.json' with { type: 'json' }
import { bare, contentOf, firstWord, polished, sentencesOf, shared } from '../language/text.ts'
import { sayTime } from '../language/time-words.ts'
import { inserted } from './faults.ts'
import type { Plant, Planting } from './faults.ts'
import { sayPlace } from './scene.ts'
import { statementIn } from './statement.ts'
import { ownedThing } from './understand.ts'

/**
 * Inconsistency as readers of real logs marked it: the other's topic or project taken over, a fact of the own persona
 * contradicted, what was said or agreed before turned round, a question put that was just answered.
 */
export const plantInconsistency: Plant = (text, scene, random) => {
  const left: (readonly [number, Plant])[] = [[3, takeOver], [3, contradictPersona], [3, contradictAgreement], [1.6, contradictWords], [1, askAnswered]]
  while (left.length > 0) {
    const chosen = random.weighted(left, ([weight]) => weight)
    const planted = chosen[1](text, scene, random)
    if (planted !== null) return planted
    left.splice(left.indexOf(chosen), 1)
  }
  return null
}

const inconsistency = (text: string, what: string, about: VillagerId[] = []): Planting => ({ text: polished(text), fault: { issue: 'inconsistency', what, about } })
const fill = (template: string, slots: Readonly<Record<string, string>>): string => template.replaceAll(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '')

/** Claims what the partner, or somebody one knows of, is working on. */
const takeOver: Plant = (text, scene, random) => {
  const { theirs, theirsPast, partner, input: { memories, known }, self } = scene
  const things = [...theirs.slice(-3), ...theirsPast.slice(-8)].flatMap(sentencesOf).map(ownedThing).filter((thing) => thing !== null && shared(contentOf(thing), contentOf(`${self.project} ${self.occupation}`)) === 0)
  const projects = memories.flatMap(({ text: told, about }) => {
    const match = /\b(?:is|are|has been|have been) (?:still )?working on (?:(?:a|an|the|his|her|their) )?([^.,;]{6,60})/.exec(told)
    return match?.[1] === undefined ? [] : [{ thing: match[1], about }]
  })
  if (things.length === 0 && projects.length === 0) return null
  const fromOthers = projects.length > 0 && (things.length === 0 || random.chance(0.3)) ? random.pick(projects) : null
  const thing = fromOthers?.thing ?? random.pick(things) ?? ''
  const owner = fromOthers === null ? partner.name : known.find(({ id }) => fromOthers.about.includes(id))?.name ?? partner.name
  return inconsistency(inserted(text, fill(random.pick(lexicon.takenOver), { thing })), `claims ${owner}'s ${thing} as its own`, [fromOthers?.about[0] ?? partner.id])
}

/** Says of itself what its own file says otherwise. */
const contradictPersona: Plant = (text, scene, random) => {
  const { self, input: { places, partner } } = scene
  const options: { sentence: string; what: string }[] = []
  if (self.occupation !== '') {
    const other = random.pick(lexicon.occupations.filter((job) => shared(contentOf(job), contentOf(`${self.occupation} ${self.work?.doing ?? ''}`)) === 0))
    options.push({ sentence: fill(random.pick(lexicon.jobs), { job: other }), what: `says that it works as a ${other}, being ${self.occupation}` })
  }
  if (self.home !== null) {
    const home = random.pick(lexicon.homes)
    options.push({ sentence: fill(random.pick(lexicon.livesAt), { home }), what: `says that it lives ${home}, living at ${self.home}` })
  }
  if (self.project !== '') options.push({ sentence: fill(random.pick(lexicon.noProject), { project: bare(self.project).replace(/^(?:an?|the) /i, '') }), what: `denies its own project, ${self.project}` })
  const married = self.relations.find(({ kind, with: other }) => (kind === 'spouse' || kind === 'partner') && other !== partner.id)
  if (married !== undefined) options.push({ sentence: random.pick(lexicon.unmarried), what: 'says that it has never been married' })
  const opinion = self.opinions.find(({ stance }) => stance !== 'unsure')
  if (opinion !== undefined) {
    const turned = opinion.stance === 'for' ? lexicon.turnedAgainst : lexicon.turnedFor
    options.push({ sentence: fill(random.pick(turned), { topic: opinion.topic }), what: `says the opposite of its opinion on ${opinion.topic}` })
  }
  void places
  if (options.length === 0) return null
  const chosen = random.pick(options)
  return inconsistency(inserted(text, chosen.sentence), chosen.what)
}

/** Names another hour or place for a meeting that stands. */
const contradictAgreement: Plant = (text, scene, random) => {
  const { input: { plan, partner, places } } = scene
  const agreed = plan.find(({ agreedWith }) => agreedWith === partner.id)
  if (agreed === undefined) return null
  const moved = sayTime(timeOfMinutes(minutesOf(agreed.from) + random.pick([-120, -60, 60, 90])))
  const elsewhere = places.filter(({ address }) => sayPlace(address, places) !== sayPlace(agreed.place, places))
  const otherPlace = elsewhere.length > 0 && random.chance(0.5)
  const sentence = fill(random.pick(lexicon.misremembered), {
    what: bare(agreed.what), time: otherPlace ? sayTime(agreed.from) : moved, place: sayPlace(otherPlace ? random.pick(elsewhere).address : agreed.place, places),
  })
  return inconsistency(inserted(text, sentence), `names another ${otherPlace ? 'place' : 'hour'} for the meeting with ${firstWord(partner.name)} than was agreed`, [partner.id])
}

/** Denies what it said itself a moment or a talk ago. */
const contradictWords: Plant = (text, { mine, minePast }, random) => {
  const said = [...mine, ...minePast.slice(-6)].flatMap(sentencesOf).map((sentence) => ({ sentence, denied: denied(sentence) })).filter(({ denied: turned }) => turned !== null)
  if (said.length === 0) return null
  const { sentence, denied: turned } = random.pick(said)
  return inconsistency(inserted(text, turned ?? ''), `denies its own words: "${sentence}"`)
}

/** "I am for it" → "I am not for it", where the sentence is plain enough to be turned. */
function denied(sentence: string): string | null {
  if (statementIn(sentence) === null || /\b(?:sorry|glad|afraid|sure)\b/.test(sentence) || sentence.length > 110 || sentence.endsWith('?') || /\b(?:not|never|n't|no|nobody)\b/.test(sentence)) return null
  const turned = sentence.replace(/^(.*?)\bI(?:'m| am) /, '$1I am not ').replace(/^(.*?)\bI(?:'ve| have) (?=been\b|had\b|\w+ed\b|made\b|found\b|read\b|taken\b|given\b)/, '$1I have never ').replace(/^(.*?)\bI (like|love|know|want|enjoy|live|work|keep|run|teach|remember|mean)\b/, '$1I do not $2')
  return turned === sentence ? null : turned
}

/** Asks what the partner has just told. */
const askAnswered: Plant = (text, { theirs }, random: Random) => {
  const told = sentencesOf(theirs.at(-1) ?? '').map(ownedThing).find((thing) => thing !== null)
  if (told === undefined || told === null) return null
  return inconsistency(`${sentencesOf(text).slice(0, 1).join(' ')} ${fill(random.pick(lexicon.askedAnswered), { thing: told })}`, `asks about the partner's ${told}, which was just told`)
}
