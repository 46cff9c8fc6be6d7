import { describe, expect, it } from 'vitest'
import type { Triplet } from '../../shared/index.ts'
import { DialogueId } from '../../shared/index.ts'
import type { Premise } from './find-contradictions.ts'
import { findContradictions } from './find-contradictions.ts'
import { scriptedEntailment, triplet } from './test-support.ts'

const premise = (dialogue: string, said: Triplet): Premise => ({ triplet: said, source: { type: 'dialogue', dialogue: DialogueId.parse(dialogue) } })

describe('contradictions', () => {
  it('are scored pair by pair, in one call, equal sentences once', async () => {
    const entailment = scriptedEntailment((earlier) => (earlier.endsWith('mill') ? 0.123_46 : 0.5))
    const premises = [premise('d1', triplet('Ada', 'works at', 'the mill')), premise('d2', triplet('Ada', 'works at', 'the mill')), premise('d3', triplet('Ada', 'sings', 'well'))]
    const pairs = await findContradictions(premises, [triplet('Ada', 'is', 'a nurse'), triplet('Ada', 'is', 'a nurse')], { entailment, sameSubjectOnly: false })
    expect(entailment.batches).toEqual([[['Ada works at the mill', 'Ada is a nurse'], ['Ada sings well', 'Ada is a nurse']]])
    expect(pairs.map(({ source, contradiction }) => [source.type === 'dialogue' && source.dialogue, contradiction])).toEqual([
      ['d1', 0.1235], ['d2', 0.1235], ['d3', 0.5], ['d1', 0.1235], ['d2', 0.1235], ['d3', 0.5],
    ])
  })

  it.each([
    ['Ada Berg', 'Ada Berg', true], ['Ada Berg', 'ada  berg', true], ['Ada', 'Ada Berg', true], ['Ada Berg', 'Berg', true],
    ['Ada Berg', 'Ben Berg', false], ['Ada Berg', 'Ben Holm', false], ['王小明', '王小明', true], ['王小明', '李雷', false],
  ])('between %s and %s are looked for under sameSubjectOnly: %s', async (one, other, compared) => {
    const entailment = scriptedEntailment(() => 1)
    const pairs = await findContradictions([premise('d1', triplet(one, 'is', 'a'))], [triplet(other, 'is', 'b')], { entailment, sameSubjectOnly: true })
    expect(pairs).toHaveLength(compared ? 1 : 0)
    expect(entailment.batches).toHaveLength(compared ? 1 : 0)
  })
})
