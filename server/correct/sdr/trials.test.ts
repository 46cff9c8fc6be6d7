import { describe, expect, it } from 'vitest'
import { worstTrial } from './ask-objective.ts'
import { weightiestVote } from './ask-persona.ts'

/** Section 4.2 and appendix A: which of N_diag trials counts. */

describe('of several trials', () => {
  it.each([
    ['the highest severity', [[3, 'a long comment'], [9, 'b'], [8, 'the longest comment of all']], 1],
    ['the longer comment at a tie', [[7, 'short'], [7, 'somewhat longer'], [6, 'the longest comment of all']], 1],
    ['the earlier one where both are equal', [[5, 'same'], [5, 'same'], [5, 'size']], 0],
    ['the only one', [[1, '']], 0],
  ] as const)('%s counts', (_rule, trials, chosen) => {
    expect(worstTrial(trials.map(([severity, comment]) => ({ severity, comment })))).toBe(chosen)
  })
})

describe('of several votes', () => {
  it.each([
    ['a disagreement outranks agreement, however short', [[true, 'a long comment'], [false, 'no'], [true, 'another long comment']], 1],
    ['the longer of two disagreements', [[false, 'no'], [true, 'yes, of course it is so'], [false, 'no, never']], 2],
    ['the longer agreement where all agree', [[true, 'yes'], [true, 'yes indeed'], [true, 'yes']], 1],
    ['the earlier one where both are equal', [[false, 'no'], [false, 'no']], 0],
  ] as const)('%s counts', (_rule, votes, chosen) => {
    expect(weightiestVote(votes.map(([agrees, comment]) => ({ agrees, comment })))).toBe(chosen)
  })
})
