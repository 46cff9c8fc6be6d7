import { expect, test } from 'vitest'
import { fanOut } from './fan-out.ts'

test('who is alone stays in the middle', () => {
  expect(fanOut([['a', 1], ['b', 2]]).size).toBe(0)
})

test('those who share a tile step aside, each to a place of its own within half a tile', () => {
  const offsets = fanOut([['a', 1], ['b', 1], ['c', 1], ['d', 2]])
  expect([...offsets.keys()]).toEqual(['a', 'b', 'c'])
  expect(new Set([...offsets.values()].map(({ x, y }) => `${x},${y}`)).size).toBe(3)
  expect([...offsets.values()].every(({ x, y }) => Math.abs(x) < 8 && Math.abs(y) < 8)).toBe(true)
})

test('the order in which they are told changes nothing', () => {
  expect(fanOut([['c', 1], ['a', 1], ['b', 1]])).toEqual(fanOut([['a', 1], ['b', 1], ['c', 1]]))
})
