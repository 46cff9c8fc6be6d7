import { describe, expect, it } from 'vitest'
import { diffWords, earlierPieces, laterPieces, sharedShare } from './word-diff.ts'

const textOf = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join('')

describe('diffWords', () => {
  it('marks a changed word and leaves the rest', () => {
    expect(diffWords('I bake bread at dawn.', 'I bake rolls at dawn.')).toEqual([
      { kind: 'same', text: 'I bake ' }, { kind: 'removed', text: 'bread' }, { kind: 'added', text: 'rolls' }, { kind: 'same', text: ' at dawn.' },
    ])
  })

  it('shows a rewritten phrase as one change, not word by word', () => {
    const pieces = diffWords('We should collaborate on the mural soon.', 'We should share a pot of tea soon.')
    expect(pieces.filter(({ kind }) => kind === 'removed')).toHaveLength(1)
    expect(pieces.filter(({ kind }) => kind === 'added')).toHaveLength(1)
  })

  it.each([
    ['', 'Good morning.'],
    ['Good morning.', ''],
    ['Same, same.', 'Same, same.'],
    ['I’m not sure — ask Otto.', 'I’m quite sure; ask Ida, or Otto!'],
    ['她在公园里。', '她在画室里。'],
  ])('gives both versions back whole: %j to %j', (before, after) => {
    const pieces = diffWords(before, after)
    expect(textOf(earlierPieces(pieces))).toBe(before)
    expect(textOf(laterPieces(pieces))).toBe(after)
  })

  it('tells how much is left of the earlier version', () => {
    expect(sharedShare(diffWords('Same, same.', 'Same, same.'))).toBe(1)
    expect(sharedShare(diffWords('one two three four', 'one two three five'))).toBeCloseTo(11 / 15)
    expect(sharedShare(diffWords('nothing', 'else'))).toBe(0)
    expect(sharedShare([])).toBe(1)
  })

  it('keeps a word with an apostrophe whole', () => {
    expect(diffWords("I don't know", 'I do know').filter(({ kind }) => kind !== 'same').map(({ text }) => text)).toEqual(["don't", 'do'])
  })
})
