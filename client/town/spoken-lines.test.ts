import { describe, expect, test } from 'vitest'
import type { DialogueId, UtteranceId, VillagerId } from '../../shared/index.ts'
import type { SpokenLine, TownLine } from './spoken-lines.ts'
import { linePhase, readingTime, sayLine } from './spoken-lines.ts'

const line = (id: string, speaker: string, outcome: TownLine['outcome'] = 'clean', text = 'Good morning!'): TownLine => ({
  utterance: { id: id as UtteranceId, dialogue: 'd1' as DialogueId, speaker: speaker as VillagerId, text, tick: 5 },
  listener: 'otto' as VillagerId, outcome, issues: outcome === 'clean' ? [] : ['repetition'], drafts: outcome === 'clean' ? 1 : 2,
})

describe('lines on the stage', () => {
  test('words stand at once, for at least 2.5 s, then fade', () => {
    const spoken: SpokenLine = { line: line('d1.1', 'mira'), saidAt: 1000 }
    expect(linePhase(spoken, 1200)).toEqual({ shows: 'words', alpha: 1 })
    expect(linePhase(spoken, 3500)).toEqual({ shows: 'words', alpha: 1 })
    expect(linePhase(spoken, 3800)?.alpha).toBeLessThan(1)
    expect(linePhase(spoken, 4000)).toBeNull()
  })

  test('a rewritten line shows the pencil for 0.7 s before its words', () => {
    const spoken: SpokenLine = { line: line('d1.1', 'mira', 'rewritten'), saidAt: 0 }
    expect(linePhase(spoken, 650)?.shows).toBe('pencil')
    expect(linePhase(spoken, 750)?.shows).toBe('words')
    expect(linePhase({ ...spoken, line: line('d1.1', 'mira', 'unresolved') }, 650)?.shows).toBe('pencil')
    expect(linePhase({ ...spoken, line: line('d1.1', 'mira', 'chosen') }, 650)?.shows).toBe('words')
  })

  test('a longer line stands longer, up to a limit', () => {
    expect(readingTime('x'.repeat(80))).toBeGreaterThan(4000)
    expect(readingTime('x'.repeat(2000))).toBe(9000)
  })

  test('a speaker has one bubble: the next line takes the place of the last, the listener keeps its own', () => {
    const lines = [line('d1.1', 'mira'), line('d1.2', 'otto'), line('d1.3', 'mira')].reduce<SpokenLine[]>((all, one, n) => sayLine(all, one, n * 500), [])
    expect(lines.map((one) => one.line.utterance.id)).toEqual(['d1.2', 'd1.3'])
  })

  test('when the whole town talks at once the oldest go', () => {
    const lines = Array.from({ length: 30 }, (_, n) => line(`d${n}.1`, `v${n}`)).reduce<SpokenLine[]>((all, one) => sayLine(all, one, 0), [])
    expect(lines.length).toBeLessThanOrEqual(14)
    expect(lines.at(-1)?.line.utterance.speaker).toBe('v29')
  })
})
