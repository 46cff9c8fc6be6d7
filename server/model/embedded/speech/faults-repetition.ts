import { forkSeed } from '../../../../shared/index.ts'
import faults from '../../../../data/lexicon/faults.json' with { type: 'json' }
import { capitalised, polished, sentencesOf } from '../language/text.ts'
import type { Plant, Planting } from './faults.ts'

/**
 * Repetition as readers of real logs marked it: one's own earlier words again, the partner's words given back, stock
 * phrases of politeness, a second greeting in the middle of a talk (SDR, section 4.1 (1) and figure 2).
 */
export const plantRepetition: Plant = (text, scene, random) => {
  const options: readonly (readonly [number, Plant])[] = [[3, repeatSelf], [1.6, echo], [1.2, stockPhrase], [scene.mine.length > 0 ? 0.8 : 0, greetAgain]]
  const left = [...options]
  while (left.length > 0) {
    const chosen = random.weighted(left, ([weight]) => weight)
    const planted = chosen[1](text, scene, random)
    if (planted !== null) return planted
    left.splice(left.indexOf(chosen), 1)
  }
  return null
}

const repetition = (text: string, what: string): Planting => ({ text, fault: { issue: 'repetition', what, about: [] } })

/** An own line again, whole or nearly so. */
const repeatSelf: Plant = (text, { mine, minePast, input }, random) => {
  const here = mine.slice(0, -1).concat(mine.slice(-1)).filter(isLong)
  const past = minePast.filter(isLong)
  const source = here.length > 0 && (past.length === 0 || random.chance(0.6)) ? here : past
  if (source.length === 0) return null
  const line = random.pick(source)
  const again = paraphrased(line, random)
  const closing = input.lines.length > 0 && random.chance(0.25) ? ` ${sentencesOf(text).at(-1) ?? ''}` : ''
  return repetition(again + closing, source === here ? 'says an own line of this talk again' : 'says an own line of an earlier talk again')
}

/** The partner's words given back as one's own. */
const echo: Plant = (text, { theirs }, random) => {
  const said = sentencesOf(theirs.at(-1) ?? '').filter((sentence) => isLong(sentence) && !sentence.endsWith('?'))
  if (said.length === 0) return null
  const words = paraphrased(random.pick(said), random)
  return repetition(`${words} ${sentencesOf(text).slice(-1).join(' ')}`, "gives the partner's words back as its own")
}

const stockPhrase: Plant = (text, { they }, random) => {
  const count = random.chance(0.5) ? 2 : 1
  const phrases = random.shuffle(faults.stock).slice(0, count).map((phrase) => phrase.replace('{they}', they))
  const kept = sentencesOf(text).slice(0, 1)
  return repetition([...kept, ...phrases].join(' '), 'falls back on stock phrases that others use as well')
}

const greetAgain: Plant = (text, { they, self }, random) => {
  const greeting = capitalised(self.voice.greetings[forkSeed(they) % Math.max(1, self.voice.greetings.length)] ?? 'Hello')
  return repetition(`${greeting}, ${they}! ${random.pick(faults.greetingsAgain)} ${text}`, 'greets again in the middle of the talk')
}

const isLong = (text: string): boolean => text.split(' ').length >= 6

/** Light changes: a word in front, a synonym, a sentence left out. */
function paraphrased(line: string, random: { chance(p: number): boolean; pick<Item>(list: readonly Item[]): Item }): string {
  const sentences = sentencesOf(line)
  const kept = sentences.length > 2 && random.chance(0.35) ? sentences.slice(1) : sentences
  let text = kept.join(' ')
  for (const [from, to] of Object.entries(faults.synonyms)) if (random.chance(0.4)) text = text.replace(new RegExp(`\\b${from}\\b`, 'g'), to)
  return polished(random.chance(0.3) ? `${random.pick(faults.again)} ${text}` : text)
}
