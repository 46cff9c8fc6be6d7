import { describe, expect, it } from 'vitest'
import { SAMPLE, speechProfile } from './speech-profile.ts'

const talk = (...texts: string[]) => ({ utterances: texts.map((text) => ({ text })) })

describe('the profile of how a town speaks', () => {
  it('counts words and turns', () => {
    const profile = speechProfile([talk("It's late.", 'So it is, so it is.'), talk('Yes')])
    expect(profile).toMatchObject({ dialogues: 2, utterances: 3, turnsPerDialogue: 1.5, wordsPerUtterance: 3, distinct: null })
  })

  it('takes Distinct-N inside utterances, of the first lines only', () => {
    const lines = Array.from({ length: SAMPLE }, () => 'a b a')
    expect(speechProfile([talk(...lines, 'never counted words')]).distinct).toEqual([2 / (3 * SAMPLE), 2 / (2 * SAMPLE), 1 / SAMPLE])
  })
})
