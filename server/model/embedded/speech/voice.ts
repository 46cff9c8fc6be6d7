import type { Random } from '../../../../shared/index.ts'
import type { Suits } from '../language/grammar.ts'
import { polished, sentencesOf, uncapitalised } from '../language/text.ts'
import { nameSet } from './answer.ts'
import type { Scene } from './scene.ts'

/** How far a tagged wording suits a speaker: 1 is neutral. */
export function suitsOf({ self: { voice }, closeness, rival, input: { variant } }: Scene): Suits {
  const plain = variant.type === 'structured-task'
  const factors: Readonly<Record<string, number>> = {
    warm: rival ? 0.05 : 3 * voice.warmth ** 1.5,
    cool: 3 * (1 - voice.warmth) ** 1.5 + (rival ? 2 : 0),
    formal: 3 * voice.formality ** 2 + (plain ? 0.2 : 0),
    casual: 3 * (1 - voice.formality) ** 2,
    long: voice.sentences === 'long' ? 2.2 : voice.sentences === 'short' ? 0.25 : 1,
    short: voice.sentences === 'short' ? 2.2 : voice.sentences === 'long' ? 0.3 : 1,
    close: closeness >= 0.7 ? 2 : 0,
    far: closeness < 0.55 ? 1.6 : 0.2,
    rival: rival ? 4 : 0,
    friend: rival ? 0.1 : 1,
    plain: plain ? 2 : 0.8,
  }
  return (tag) => factors[tag] ?? 1
}

/** How often a filler of one's own is put before a sentence. Ours. */
const FILLER_RATE = 0.16

/** Sentences that begin with a word or two of their own already, and short questions back. */
export const LEADS_IN = /^(?:[^,.!?]{1,24},|And\b|But\b|Or\b|So\b|Well\b|You know\b|How\b|What\b|Oh\b)/

/** The worded acts in the speaker's own voice: contracted or not, with its fillers. */
export function inVoice(text: string, scene: Scene, random: Random): string {
  const { self: { voice }, input: { variant } } = scene
  const rate = FILLER_RATE * (variant.type === 'structured-task' ? 0.5 : 1.2)
  const recent = scene.mine.slice(-2).join(' ').toLowerCase()
  const fillers = voice.fillers.filter((filler) => !recent.includes(filler.toLowerCase()))
  let used = false
  const sentences = sentencesOf(polished(withContractions(text, voice.formality))).map((sentence, index) => {
    if (used || fillers.length === 0 || sentence.length < 28 || index < 2 && scene.mine.length === 0 || LEADS_IN.test(sentence) || !random.chance(rate)) return sentence
    used = true
    const filler = random.pick(fillers)
    return random.chance(0.85) || filler.split(' ').length > 2 || sentence.endsWith('?')
      ? `${filler}, ${uncapitalised(sentence, nameSet(scene))}` : sentence.replace(/([.!])$/, `, ${filler}$1`)
  })
  return polished(sentences.join(' '))
}

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bI am\b(?=[ ,][\p{L}])/gu, "I'm"], [/\bcannot\b/g, "can't"], [/\b(do|does|did|is|was|were|are|would|could|should|have|has|had) not\b/g, "$1n't"], [/\bwill not\b/g, "won't"],
  [/\b(it|that|there|what|how) is\b(?=[ ,][\p{L}])/giu, "$1's"], [/\bI have (?=(?:been|had|never|always|already|just|found|read|got|no idea|seen|heard|tried|done|lost|made)\b)/g, "I've "],
  [/\bI will\b/g, "I'll"], [/\bI would\b/g, "I'd"], [/\b(you|we|they) are\b(?=[ ,][\p{L}])(?! (?:again|now|at last)\b)/giu, "$1're"], [/\blet us\b/gi, "let's"],
]
const EXPANSIONS: readonly (readonly [RegExp, string])[] = [
  [/\bI'm\b/g, 'I am'], [/\bcan't\b/g, 'cannot'], [/\bwon't\b/g, 'will not'], [/\b(do|does|did|is|was|were|are|would|could|should|have|has|had)n't\b/gi, '$1 not'], [/\bI've\b/g, 'I have'], [/\bI'll\b/g, 'I will'],
  [/\bI'd (?=like|love|rather|be|say|have to)/g, 'I would '], [/\b(that|it|there|what|how)'s\b(?! been| got)/gi, '$1 is'], [/\b(you|we|they)'re\b/gi, '$1 are'], [/\byou've\b/gi, 'you have'],
]

/** Formality above which nothing is contracted, and below which everything is. Ours. */
const FORMAL = 0.7
const CASUAL = 0.6

const withContractions = (text: string, formality: number): string =>
  (formality >= FORMAL ? EXPANSIONS : formality <= CASUAL ? CONTRACTIONS : []).reduce((changed, [pattern, replacement]) => changed.replace(pattern, replacement), text)
