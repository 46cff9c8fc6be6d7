import { describe, expect, test } from 'vitest'
import { bubbleLines } from './bubble-text.ts'

describe('the words of a bubble', () => {
  test('a short line stays one', () => {
    expect(bubbleLines('Honestly, no.')).toEqual(['Honestly, no.'])
  })

  test('breaks at spaces, at 34 characters', () => {
    const lines = bubbleLines('I heard Otto is giving a midsummer party at the Heron on Monday.')
    expect(lines.join(' ')).toBe('I heard Otto is giving a midsummer party at the Heron on Monday.')
    expect(lines.every((line) => line.length <= 34)).toBe(true)
    expect(lines).toHaveLength(2)
  })

  test('what does not fit in three lines ends in an ellipsis without a stray comma', () => {
    const lines = bubbleLines('one two three four five six seven, eight nine ten eleven twelve thirteen fourteen fifteen sixteen, seventeen eighteen nineteen')
    expect(lines).toHaveLength(3)
    expect(lines[2]).toMatch(/[a-z]…$/)
    expect(lines.every((line) => line.length <= 34)).toBe(true)
  })

  test('a word wider than a line is cut, a wide script counts double', () => {
    expect(bubbleLines('x'.repeat(40))).toEqual(['x'.repeat(34), 'x'.repeat(6)])
    expect(bubbleLines('早上好，今天的面包刚刚出炉，还是热的，你要不要来一片')).toEqual(['早上好，今天的面包刚刚出炉，还是热', '的，你要不要来一片'])
  })

  test('shown whole, it keeps every word', () => {
    const text = Array.from({ length: 40 }, (_, n) => `word${n}`).join(' ')
    expect(bubbleLines(text, 34, 20).join(' ')).toBe(text)
  })
})
