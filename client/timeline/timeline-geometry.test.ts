import { describe, expect, it } from 'vitest'
import { Clock } from '../../shared/index.ts'
import { barsOf, hourMarks, tickAfterKey, tickAtShare } from './timeline-geometry.ts'

const CLOCK = Clock.parse({})
const DAY = 8640

describe('the timeline', () => {
  it('makes the busiest stretch full height and leaves silence out', () => {
    const bars = barsOf([
      { from: 0, utterances: 0, rewritten: 0, issues: {} },
      { from: 360, utterances: 4, rewritten: 1, issues: { repetition: 1 } },
      { from: 720, utterances: 16, rewritten: 0, issues: {} },
    ], 1080)
    expect(bars.map(({ from, said, rewritten, issues }) => ({ from, said, rewritten, issues }))).toEqual([
      { from: 360, said: 0.5, rewritten: 0.125, issues: ['repetition'] }, { from: 720, said: 1, rewritten: 0, issues: [] },
    ])
    expect(bars[1]!.left + bars[1]!.width).toBeCloseTo(1)
  })

  it('labels hours as densely as there is room, and days at midnight', () => {
    expect(hourMarks(CLOCK, DAY, 1400).map(({ label }) => label)).toContain('07:00')
    expect(hourMarks(CLOCK, DAY, 300).map(({ label }) => label)).toEqual(['06:00', '12:00', '18:00', 'day 2', '06:00'])
    expect(hourMarks(CLOCK, 0, 300)).toEqual([])
  })

  it('scrubs within what has been lived', () => {
    expect(tickAtShare(0.5, DAY, DAY)).toBe(4320)
    expect(tickAtShare(0.9, DAY, 1000)).toBe(1000)
    expect(tickAtShare(-2, DAY, DAY)).toBe(0)
  })

  it('moves by minute and hour from the keyboard', () => {
    expect(tickAfterKey('ArrowRight', 100, 1000, CLOCK)).toBe(106)
    expect(tickAfterKey('PageDown', 100, 1000, CLOCK)).toBe(0)
    expect(tickAfterKey('End', 100, 1000, CLOCK)).toBe(1000)
    expect(tickAfterKey('x', 100, 1000, CLOCK)).toBeNull()
  })
})
