import { describe, expect, test } from 'vitest'
import { nearestStep, stepFrom, zoomSteps } from './zoom-steps.ts'

describe('steps of zoom', () => {
  const steps = zoomSteps(0.64, 1)

  test('the whole town first, then whole multiples', () => {
    expect(steps).toEqual([0.64, 1, 2, 3, 4, 6])
  })

  test('on a fine screen every step is whole in pixels of the device', () => {
    expect(zoomSteps(0.64, 2).slice(1).every((scale) => Number.isInteger(scale * 2))).toBe(true)
  })

  test('a big screen leaves out the multiples below its fit', () => {
    expect(zoomSteps(1.6, 1)).toEqual([1.6, 2, 3, 4, 6])
  })

  test('one in, one out, and no further than the ends', () => {
    expect(stepFrom(2, 1, steps)).toBe(3)
    expect(stepFrom(2, -1, steps)).toBe(1)
    expect(stepFrom(2.4, -1, steps)).toBe(2)
    expect(stepFrom(6, 1, steps)).toBe(6)
    expect(stepFrom(0.64, -1, steps)).toBe(0.64)
  })

  test('after a pinch it lands on the nearest by ratio', () => {
    expect(nearestStep(2.3, steps)).toBe(2)
    expect(nearestStep(2.6, steps)).toBe(3)
  })
})
