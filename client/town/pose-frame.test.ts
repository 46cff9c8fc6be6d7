import { describe, expect, test } from 'vitest'
import { directionTo } from './direction.ts'
import type { PoseInput } from './pose-frame.ts'
import { poseFrame } from './pose-frame.ts'

const standing: PoseInput = { pose: 'stand', moving: false, direction: 'left', travelled: 0, milliseconds: 0, phase: 0 }

describe('the picture of a villager', () => {
  test('walks through four steps by the way it has come, not by the time', () => {
    const frames = [0.1, 0.5, 0.9, 1.3, 1.7].map((travelled) => poseFrame({ ...standing, moving: true, travelled }))
    expect(frames).toEqual(['walk-left-0', 'walk-left-1', 'walk-left-2', 'walk-left-3', 'walk-left-0'])
  })

  test('breathes in two pictures while it stands', () => {
    expect(poseFrame(standing)).toBe('idle-left-0')
    expect(poseFrame({ ...standing, milliseconds: 800 })).toBe('idle-left-1')
  })

  test('sits and lies as its activity says, but not while it walks there', () => {
    expect(poseFrame({ ...standing, pose: 'sit' })).toBe('sit-left')
    expect(poseFrame({ ...standing, pose: 'sit', direction: 'up' })).toBe('sit-down')
    expect(poseFrame({ ...standing, pose: 'lie' })).toBe('lie')
    expect(poseFrame({ ...standing, pose: 'lie', moving: true })).toBe('walk-left-0')
  })

  test('looks along the longer way, sideways when in doubt', () => {
    expect(directionTo(0, 0, 0, 3)).toBe('down')
    expect(directionTo(0, 0, -2, -2)).toBe('left')
    expect(directionTo(0, 0, 1, -3)).toBe('up')
    expect(directionTo(4, 4, 4, 4)).toBeNull()
  })
})
