import { describe, expect, it } from 'vitest'
import { createPathFinder } from './find-path.ts'
import { tinyTown } from './tiny-town.test-support.ts'

describe('finding a path', () => {
  const rows = [
    'AAAA#BBB',
    'AAAA#BBB',
    'AAAA.BBB',
    '####.###',
    'CCCC.CC#',
  ]
  const find = createPathFinder(tinyTown(rows).map)

  it('takes a shortest way round walls, start and goal included', () => {
    const path = find([0, 0], [7, 0])
    expect(path?.[0]).toEqual([0, 0])
    expect(path?.at(-1)).toEqual([7, 0])
    expect(path).toHaveLength(12) // 7 to the right, 2 down and 2 up again
    for (const [x, y] of path ?? []) expect(rows[y]?.[x]).not.toBe('#')
    path?.slice(1).forEach(([x, y], at) => expect(Math.abs(x - (path[at]?.[0] ?? 0)) + Math.abs(y - (path[at]?.[1] ?? 0))).toBe(1))
  })

  it('says when there is none', () => {
    expect(find([0, 0], [4, 0])).toBeNull()
    expect(createPathFinder(tinyTown(['A#B']).map)([0, 0], [2, 0])).toBeNull()
  })

  it('gives the same path each time, though its buffers are reused', () => {
    const first = find([0, 0], [6, 4])
    find([5, 0], [1, 1])
    expect(find([0, 0], [6, 4])).toEqual(first)
    expect(find([2, 2], [2, 2])).toEqual([[2, 2]])
  })
})
