import type { Random } from '../../../../shared/index.ts'
import { minutesOf, sectorOf } from '../../../../shared/index.ts'
import { bare, capitalised, contentOf, coverage, escaped, firstWord, sentencesOf, shared } from '../language/text.ts'
import { inFirstPerson, inSecondPerson, inThirdPerson } from '../language/person.ts'
import { sayComing } from '../language/time-words.ts'
import type { Slots } from '../language/grammar.ts'
import type { Act } from './act.ts'
import { act, sentenceSlots } from './act.ts'
import { nameSet, opinionAct, unsaid } from './answer.ts'
import { domainOf } from './domains.ts'
import { proposeMeeting } from './free-time.ts'
import { gossipOf, isTellable, withFirstNames } from './gossip.ts'
import type { Scene } from './scene.ts'
import { alreadySaid, saidEver, saidHere, sayPlace } from './scene.ts'
import { statementIn } from './statement.ts'
import { choices, tellMatter, tellNews, untoldNews } from './tell.ts'
import { ownedThing } from './understand.ts'

/** Something one could bring up: how much one wants to, and how it is done. */
interface Initiative { readonly name: string; readonly weight: number; readonly words: ReadonlySet<string>; readonly acts: () => Act[] }

/** Brings something up that was not yet spoken of, by persona, relation, memory and plan; nothing where nothing is left. */
export function initiate(scene: Scene, random: Random, exclude: RegExp | null = null): Act[] {
  const intent = scene.mine.length === 0 ? contentOf(scene.input.intent) : new Set<string>()
  const options = [...news(scene, random), ...aboutPartner(scene, random), ...ownMatters(scene, random), ...opinions(scene, random), ...gossip(scene), ...meetings(scene, random), ...surroundings(scene), ...secrets(scene), ...insights(scene)]
    .filter(({ weight, name }) => weight > 0 && (exclude === null || !exclude.test(name)))
  if (options.length === 0) return []
  const [first, ...rest] = random.weighted(options, ({ weight, words }) => weight * (shared(words, intent) > 0 ? INTENT : 1)).acts()
  return first === undefined ? [] : [{ ...first, shifts: scene.input.lines.length > 1 }, ...rest]
}

/** How much more one wants to bring up what one came for. Ours. */
const INTENT = 6

const touched = (scene: Scene, words: ReadonlySet<string>, share = 0.5): boolean => words.size > 0 && saidHere(scene).some((line) => coverage(words, contentOf(line)) >= share)

function news(scene: Scene, random: Random): Initiative[] {
  return untoldNews(scene).map((tidings) => ({
    name: 'news', weight: (tidings.own ? 5 * (0.4 + scene.closeness) : 2.2 + 2 * scene.closeness) * (isAbout(tidings.text, scene) ? 0.15 : 1), words: contentOf(tidings.text), acts: () => [tellNews(tidings, scene)],
  })).slice(0, 3).map((option) => ({ ...option, weight: scene.rival ? option.weight * 0.3 : option.weight * (0.8 + 0.4 * random.next()) }))
}

/** Questions about the partner: what it told before, what one knows of it, its work, its day. */
function aboutPartner(scene: Scene, random: Random): Initiative[] {
  const { partner, input: { partnerStatus, now }, closeness, self } = scene
  const field = domainOf(partner.occupation)
  const curious = 0.7 + 0.6 * self.voice.warmth
  const options: Initiative[] = []
  if (partner.occupation !== '' && !touched(scene, contentOf(field.field), 1) && !hasAsked(scene, /work|shop|busy/i)) {
    options.push({ name: 'ask-work', weight: 1.3 * curious, words: new Set([...contentOf(partner.occupation), 'work']), acts: () => [act('ask-work', { ...sentenceWithMark('ask', choices(random.pick(unsaid(field.asks, scene)), random)), field: field.field }, { asks: true })] })
  }
  if (!hasAsked(scene, /plan|later|rest of/i)) options.push({ name: 'ask-plans', weight: 0.7 * curious, words: contentOf('plans evening'), acts: () => [act('ask-plans', { part: minutesOf(now.time) < 720 ? 'today' : minutesOf(now.time) < 1020 ? 'this afternoon' : 'tonight' }, { asks: true })] })
  if (!hasAsked(scene, /news|new\b|heard/i)) options.push({ name: 'ask-news', weight: 0.45 * curious, words: contentOf('news'), acts: () => [act('ask-news', {}, { asks: true })] })
  if (/^(?!walking to|getting up|talking)[\p{L}]+ing\b/u.test(partnerStatus) && scene.mine.length === 0) options.push({ name: 'ask-doing', weight: 1.1, words: contentOf(partnerStatus), acts: () => [act('ask-doing', { doing: partnerStatus }, { asks: true })] })
  for (const told of rememberedOf(scene).slice(0, 4)) {
    if (touched(scene, contentOf(told.text))) continue
    options.push({ name: 'recall', weight: (0.9 + 1.2 * closeness) * (told.earlier ? 1.2 : 0.9), words: contentOf(told.text), acts: () => [act('recall', { ...sentenceSlots('told', told.text), thing: told.thing ?? undefined }, { asks: true })] })
  }
  return options
}

/** A question as two slots, its mark kept. */
const sentenceWithMark = (name: string, question: string): Slots => ({ [name]: question, [`${name}Low`]: question.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) })

const hasAsked = ({ mine }: Scene, pattern: RegExp): boolean => mine.some((line) => sentencesOf(line).some((sentence) => sentence.endsWith('?') && pattern.test(sentence)))

/** Lines of the partner, of earlier talks, that one still has in mind. Ours. */
const LOOKS_BACK = 12

/** What the partner told, or what one knows of it by hearsay, said to its face: "you are …". */
function rememberedOf(scene: Scene): { text: string; thing: string | null; earlier: boolean }[] {
  const { theirsPast, partner, input: { memories } } = scene
  const told = theirsPast.slice(-LOOKS_BACK).flatMap(sentencesOf).map((sentence) => statementIn(sentence) ?? '').filter((sentence) => TELLS.test(sentence) && !LASTING.test(sentence) && sentence.length < 110 && !sentence.endsWith('?')).slice(-6)
    .map((sentence) => ({ text: inThirdPerson(bare(sentence), { name: partner.name, pronouns: 'they' }).replace(/\byou\b/g, 'me').replace(/\byour\b/g, 'my'), thing: ownedThing(sentence), earlier: true }))
  const known = memories.filter(({ kind, about, text }) => kind === 'fact' && about.includes(partner.id) && text.startsWith(firstWord(partner.name)) && text.length < 120 && !LASTING.test(text))
    .map(({ text }) => ({ text: bare(text), thing: null, earlier: false }))
  return [...told, ...known].map((one) => ({ ...one, text: toSecond(one.text, scene) })).filter(({ text }) => /^You\b/.test(text) && !alreadySaid(text, scene.mine) && !alreadySaid(text, scene.minePast, 0.8))
}
const TELLS = /^(?:\w+,? )?(?:I(?:'m| am|'ve| have| was| had| will|'ll)|I [a-z]+)\b.*\b[a-z]{5,}/

/** What does not change needs no asking after. */
const LASTING = /(?:\b(?:am|is|are)|['’](?:m|re|s)) (?:a|an|the|for|against|all for|in favour|mad about|in two minds)\b|\b(?:lives?|came|grew up|born|keeps? the|shares?|never)\b/

const toSecond = (text: string, { partner }: Scene): string => {
  const pronouns = /\b(?:she|her|hers)\b/i.test(text) ? 'she' : /\b(?:he|his|him)\b/i.test(text) ? 'he' : 'they'
  return inSecondPerson(text, { name: partner.name, pronouns })
}

function ownMatters(scene: Scene, random: Random): Initiative[] {
  const weights = { work: 1.2, project: 1.3, concern: scene.closeness >= 0.45 ? 1.5 * scene.closeness : 0, interest: 0.45, background: 0.35 } as const
  return scene.matters.filter(({ words, kind }) => kind === 'work' || !touched(scene, words)).map((matter) => ({
    name: `own-${matter.kind}`, weight: weights[matter.kind] * (0.6 + 0.8 * scene.self.voice.talkativeness) * (scene.rival ? 0.4 : 1), words: matter.words,
    acts: () => [tellMatter(matter, scene, random, 'unasked')],
  }))
}

function opinions(scene: Scene, random: Random): Initiative[] {
  return scene.self.opinions.filter(({ topic }) => !alreadySaid(topic, saidEver(scene), 0.75)).map((opinion) => ({
    name: 'opinion', weight: scene.rival ? 0.9 : 0.45, words: contentOf(opinion.topic),
    acts: () => (random.chance(0.4) ? [act('ask-opinion', { topic: opinion.topic }, { asks: true })] : [opinionAct(opinion), ...(random.chance(0.5) ? [act('and-you-opinion', {}, { asks: true })] : [])]),
  }))
}

const gossip = (scene: Scene): Initiative[] => scene.input.memories.filter((memory) => isTellable(memory, scene)).slice(0, 4).flatMap((memory) => {
  const told = gossipOf(memory, scene)
  return told === null ? [] : [{ name: 'gossip', weight: 0.5 + 0.7 * scene.closeness, words: contentOf(memory.text), acts: () => [act(told.slots['seen'] === undefined ? 'gossip-told' : 'gossip-seen', told.slots)] }]
})

function meetings(scene: Scene, random: Random): Initiative[] {
  const { closeness, rival, self, input: { plan, partner, places, now } } = scene
  const lines = saidHere(scene)
  const agreed = plan.find(({ agreedWith, day, from }) => agreedWith === partner.id && (day > now.day || minutesOf(from) > minutesOf(now.time)))
  if (agreed !== undefined) {
    return alreadySaid(agreed.what, lines, 0.5) ? [] : [{ name: 'agreed', weight: 1.2, words: contentOf(agreed.what), acts: () => [act('agreed-reminder', { what: bare(agreed.what), time: sayComing(agreed.from, now.time), place: sayPlace(agreed.place, places) }, { asks: true })] }]
  }
  if (rival || lines.length < 2 || lines.some((line) => INVITED.test(line))) return []
  const proposal = proposeMeeting(scene, random)
  if (proposal === null) return []
  const weight = (0.3 + 1.1 * closeness) * (0.5 + self.voice.warmth) * (lines.length >= 4 ? 1.1 : 0.5)
  return [{ name: 'invite', weight, words: contentOf(proposal.what), acts: () => [act('invite', { what: proposal.what, time: sayComing(proposal.time, now.time), place: sayPlace(proposal.place, places) }, { asks: true })] }]
}
const INVITED = /\b(?:would you like to|fancy|shall we|join me|meet me|how about|why don't we|let's|are you free)\b/i

function surroundings({ mine, input: { now, places } }: Scene): Initiative[] {
  if (mine.length > 1 || !places.some(({ address }) => sectorOf(address) === sectorOf(now.place))) return []
  return [{ name: 'surroundings', weight: 0.5, words: contentOf(now.place), acts: () => [act('surroundings', { place: sayPlace(now.place, places) })] }]
}

/** Secrets are told seldom, and only to those who are close. */
function secrets(scene: Scene): Initiative[] {
  if (scene.closeness < 0.8 || scene.mine.length < 2) return []
  return scene.self.secrets.filter((secret) => !isAbout(secret, scene) && !alreadySaid(secret, saidEver(scene))).map((secret) => ({
    name: 'secret', weight: 0.09, words: contentOf(secret), acts: () => [act('secret', sentenceSlots('secret', capitalised(secret)))],
  }))
}
const isAbout = (text: string, { partner }: Scene): boolean => new RegExp(`\\b${escaped(firstWord(partner.name))}\\b`, 'u').test(text)

/** What one has come to see on reflection, about oneself or a third, said in the first person. */
const insights = (scene: Scene): Initiative[] => scene.input.memories
  .filter(({ kind, text, about }) => kind === 'reflection' && !/come to talk often|without knowing much|not alone with|more minds than one/.test(text) && !about.includes(scene.partner.id) && !isAbout(text, scene) && !alreadySaid(text, saidEver(scene)))
  .slice(0, 2)
  .map(({ text }) => ({ name: 'insight', weight: 0.5, words: contentOf(text), acts: () => [act('insight', sentenceSlots('insight', withFirstNames(inFirstPerson(bare(text), scene.self), scene), nameSet(scene)))] }))
