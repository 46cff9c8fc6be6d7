import type { Random } from '../../../../shared/index.ts'
import type { QuestionInput, QuestionOutput } from '../../questions.ts'
import { contentOf, coverage } from '../language/text.ts'

/** What makes a memory weigh: the highest that fits counts. Ours, after the examples of Generative Agents (section 4.1). */
const WEIGHTS: readonly (readonly [number, RegExp])[] = [
  [9, /\b(?:died|death|dying|funeral|divorc\w*|pregnan\w*|wedding|engaged|arrested|accident)\b/i],
  [8, /\b(?:mayor|election|candidacy|secret|in love|feelings for|ill\b|afraid it is|surgery|moving away|sell the|fired|lost (?:his|her|their|the))\b/i],
  [7, /\b(?:agreed on|promised|invited|party|proposal|quarrel\w*|owes?|debt|money|exhibition|examination|offer(?:ed)?)\b/i],
  [6, /\b(?:worr(?:y|ies|ied)|concern|trouble|problem|afraid|fear\w*|broken|cracked|doubled|cut|late|friend|married|wife|husband|daughter|son)\b/i],
  [5, /\b(?:project|working on|plans? to|hopes?|wants?|thinks|against|in favour|for the|believes)\b/i],
  [3, /\b(?:told|talked|said|asked|likes|enjoys|remembers)\b/i],
  [1, /\bis (?:[a-z]+ing)\b|\b(?:sleeping|walking to|brushing|making the bed|wiping)\b/i],
]
const USUAL = 3

/** Importance by rule, 1 mundane … 10 poignant; what touches the villager's own concern or project weighs one more. */
export const rateImportance = ({ self, texts }: QuestionInput<'importance'>, random: Random): QuestionOutput<'importance'> =>
  ({ ratings: texts.map((text) => Math.max(1, Math.min(10, importanceOf(text, `${self.concern} ${self.project}`) + (random.chance(0.15) ? 1 : 0)))) })

/** Importance of one text for somebody on whose mind `concern` is. */
export function importanceOf(text: string, concern: string): number {
  const weight = WEIGHTS.find(([, pattern]) => pattern.test(text))?.[0] ?? USUAL
  return Math.min(10, weight + (coverage(contentOf(concern), contentOf(text)) >= 0.3 ? 1 : 0))
}
