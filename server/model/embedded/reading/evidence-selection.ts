import type { QuestionInput, QuestionOutput } from '../../questions.ts'

/** Answers 'evidence-selection': dialogues by their highest contradiction, then by how many pairs speak for them. */
export function answerEvidenceSelection({ suspicious, k }: QuestionInput<'evidence-selection'>): QuestionOutput<'evidence-selection'> {
  const weights = new Map<string, { dialogue: (typeof suspicious)[number]['dialogue'], highest: number, pairs: number, order: number }>()
  for (const { dialogue, contradiction } of suspicious) {
    const known = weights.get(dialogue) ?? { dialogue, highest: 0, pairs: 0, order: weights.size }
    weights.set(dialogue, { ...known, highest: Math.max(known.highest, contradiction), pairs: known.pairs + 1 })
  }
  const ordered = [...weights.values()].sort((a, b) => b.highest - a.highest || b.pairs - a.pairs || a.order - b.order)
  return { dialogues: ordered.slice(0, Math.max(0, k)).map(({ dialogue }) => dialogue) }
}
