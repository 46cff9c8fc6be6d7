import { describe, expect, test } from 'vitest'
import type { Address, Tile, Villager, VillagerId } from '../../shared/index.ts'
import { tileAt } from '../../shared/index.ts'
import { walkPosition } from './walk-position.ts'

const at = 'Mill House:common room' as Address
const walking = (path: Tile[], startTick = 10): Villager => ({
  id: 'mira' as VillagerId, tile: path[0] as Tile, walk: { path, startTick, to: at }, dialogue: null,
  activity: { what: 'walking', emoji: '🚶', at, pose: 'stand', asleep: false },
})

describe('where a villager is between two ticks', () => {
  const corner = walking([[2, 2], [3, 2], [4, 2], [4, 3], [4, 4]])

  test.each([8, 10, 11, 12, 13, 14, 20])('is the tile of the log at tick %i', (tick) => {
    const { x, y } = walkPosition(corner, tick, 1)
    expect([x, y]).toEqual(tileAt(corner, tick, 1))
  })

  test('it never leaves the line between two tiles of its path, so it cuts no corner', () => {
    for (let playhead = 10; playhead <= 14; playhead += 0.05) {
      const { x, y } = walkPosition(corner, playhead, 1)
      expect(Math.abs(y - 2) < 1e-9 || Math.abs(x - 4) < 1e-9).toBe(true)
    }
  })

  test('it sets off and comes to rest gently, and never goes back', () => {
    const line = walking([[0, 0], [1, 0], [2, 0], [3, 0]])
    const along = Array.from({ length: 61 }, (_, step) => walkPosition(line, 10 + step * 0.05, 1).x)
    expect(along.every((x, index) => index === 0 || x >= (along[index - 1] as number))).toBe(true)
    expect(along[2]).toBeLessThan(0.1)
    expect(along[58]).toBeGreaterThan(2.9)
    expect(walkPosition(line, 11.5, 1).x).toBeCloseTo(1.5)
  })

  test('a single step is eased at both ends', () => {
    const step = walking([[0, 0], [1, 0]])
    expect(walkPosition(step, 10.1, 1).x).toBeLessThan(0.1)
    expect(walkPosition(step, 10.5, 1).x).toBeCloseTo(0.5)
    expect(walkPosition(step, 10.9, 1).x).toBeGreaterThan(0.9)
  })

  test('a gap in an imported path is jumped, not slid across', () => {
    const gap = walking([[0, 0], [9, 0]])
    expect(walkPosition(gap, 10.9, 1).x).toBe(0)
    expect(walkPosition(gap, 11, 1).x).toBe(9)
  })

  test('it looks where it goes, walks until it is there, and keeps looking that way', () => {
    expect(walkPosition(corner, 11.5, 1)).toMatchObject({ moving: true, direction: 'right' })
    expect(walkPosition(corner, 13.5, 1)).toMatchObject({ moving: true, direction: 'down' })
    expect(walkPosition(corner, 14, 1)).toMatchObject({ moving: false, direction: 'down', travelled: 4 })
    expect(walkPosition({ ...corner, walk: null }, 14, 1)).toEqual({ x: 2, y: 2, moving: false, direction: null, travelled: 0 })
  })

  test('two tiles a tick agree with the log too', () => {
    for (const tick of [10, 11, 12]) {
      const { x, y } = walkPosition(corner, tick, 2)
      expect([x, y]).toEqual(tileAt(corner, tick, 2))
    }
  })
})
