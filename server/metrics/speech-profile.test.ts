import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compareSpeech, outsideRealLogs, REAL_LOG_RANGES } from './speech-profile.ts'

const FOLDER = '../shared/logs/dialogues'
const ENGLISH = ['july1-3-agents', 'control_0', 'control_1', 'rumor_0', 'rumor_1', 'rumor_2', 'statement_0', 'statement_1', 'morning-25-agents', 'two-days-1', 'two-days-2']

describe('compareSpeech', () => {
  it('counts words, turns and distinct n-grams inside utterances', () => {
    const profile = compareSpeech([[{ text: "It's fine, it's fine." }, { text: 'Fine!' }], [{ text: 'Good day to you' }]])
    expect(profile).toMatchObject({ dialogues: 2, utterances: 3, wordsPerUtterance: 3, turnsPerDialogue: 1.5 })
    expect(profile.distinct1).toBeCloseTo(6 / 9)
    expect(profile.distinct2).toBeCloseTo(5 / 6)
    expect(outsideRealLogs(profile)).toContain('wordsPerUtterance')
  })

  it('gives zeros for no talk at all', () => {
    expect(compareSpeech([])).toMatchObject({ utterances: 0, wordsPerUtterance: 0, turnsPerDialogue: 0, distinct1: 0 })
  })

  it.skipIf(!existsSync(FOLDER))('holds the ranges that the real English logs show (skipped where the logs are not at hand)', () => {
    for (const name of ENGLISH) {
      const logged = JSON.parse(readFileSync(`${FOLDER}/${name}.json`, 'utf8')) as { utterances: { text: string }[] }[]
      const profile = compareSpeech(logged.map(({ utterances }) => utterances))
      for (const key of ['distinct1', 'distinct2', 'distinct3', 'wordsPerUtterance', 'turnsPerDialogue'] as const) {
        const [low, high] = REAL_LOG_RANGES[key]
        const slack = key.startsWith('distinct') ? 0.0006 : 0.6
        expect(profile[key], `${name} ${key}`).toBeGreaterThan(low - slack)
        expect(profile[key], `${name} ${key}`).toBeLessThan(high + slack)
      }
    }
  })
})
