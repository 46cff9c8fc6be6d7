import { describe, expect, it } from 'vitest'
import { EMPTY_STATE } from '../../shared/index.ts'
import { foldTicks } from '../playback/fold-ticks.ts'
import { scriptedLog } from '../test-support/scripted-log.ts'
import { SCRIPTED_VILLAGERS } from '../test-support/scripted-villagers.ts'
import { namesOf } from '../wording.ts'
import { covers, matchesQuery, mergeLines, passagesOf, saidBy, trimLines, windowOf } from './feed-lines.ts'

const LOG = scriptedLog(140)
const LINES = foldTicks(EMPTY_STATE, LOG, LOG.at(-1)!.tick).lines
const ids = (lines: typeof LINES) => lines.map(({ utterance }) => utterance.id)

describe('the feed', () => {
  it('puts pages together in order, each line once', () => {
    expect(LINES.length).toBeGreaterThan(3000)
    expect(ids(mergeLines(LINES.slice(50, 120), LINES.slice(0, 70)))).toEqual(ids(LINES.slice(0, 120)))
    const page = LINES.slice(0, 20)
    expect(mergeLines(page, page.slice(5))).toBe(page)
  })

  it('stays short while it follows the newest', () => {
    expect(ids(trimLines(LINES)).at(-1)).toBe(LINES.at(-1)!.utterance.id)
    expect(trimLines(LINES).length).toBe(600)
  })

  it('knows what had been said by a moment', () => {
    for (const tick of [0, 246, 914, 5000, 1e9]) {
      expect(saidBy(LINES, tick)).toBe(LINES.filter(({ utterance }) => utterance.tick <= tick).length)
    }
    expect([covers(LINES, 0), covers(LINES, 914), covers([], 5)]).toEqual([false, true, false])
  })

  it('finds by words, speaker and place', () => {
    const names = namesOf(SCRIPTED_VILLAGERS)
    const found = (query: string) => LINES.slice(0, 27).filter((line) => matchesQuery(line, query, names)).length
    expect(found('BEETLE')).toBe(1)
    expect(found('edith')).toBeGreaterThan(2)
    expect(found('pharmacy')).toBe(3)
    expect(found('')).toBe(27)
  })

  it('draws a stretch, however long the list', () => {
    expect(windowOf(0, 0, null)).toEqual({ from: 0, to: 0 })
    expect(windowOf(100, 100, null)).toEqual({ from: 0, to: 100 })
    expect(windowOf(3000, 3000, null)).toEqual({ from: 2760, to: 3000 })
    expect(windowOf(3000, 1000, null)).toEqual({ from: 820, to: 1060 })
    expect(windowOf(3000, 3000, 500)).toEqual({ from: 500, to: 740 })
    expect(windowOf(3000, 3000, 2950)).toEqual({ from: 2950, to: 3000 })
  })

  it('breaks into passages where the talk changes, losing nothing', () => {
    const passages = passagesOf(LINES)
    expect(passages.flatMap(({ lines }) => ids(lines))).toEqual(ids(LINES))
    expect(passages.every(({ lines }) => new Set(lines.map(({ utterance }) => utterance.dialogue)).size === 1)).toBe(true)
  })
})
