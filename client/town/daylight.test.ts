import { describe, expect, test } from 'vitest'
import { daylightAt, mixColour } from './daylight.ts'

const channels = (tint: number): [number, number, number] => [(tint >> 16) & 255, (tint >> 8) & 255, tint & 255]
const at = (time: string) => daylightAt(Number(time.slice(0, 2)) * 60 + Number(time.slice(3)))

describe('the light of the day', () => {
  test('noon is neutral and nothing glows', () => {
    expect(at('12:00')).toEqual({ tint: 0xffffff, glow: 0, shadow: 1, slant: 0 })
  })

  test('dawn is cool, evening golden, night blue', () => {
    const [dawnRed, , dawnBlue] = channels(at('06:15').tint)
    const [goldRed, , goldBlue] = channels(at('19:15').tint)
    const [nightRed, , nightBlue] = channels(at('23:00').tint)
    expect(dawnBlue).toBeGreaterThan(dawnRed)
    expect(goldRed).toBeGreaterThan(goldBlue + 60)
    expect(nightBlue).toBeGreaterThan(nightRed + 40)
  })

  test('night can be read: no channel falls under 40 %', () => {
    for (let minutes = 0; minutes < 1440; minutes += 5) expect(Math.min(...channels(daylightAt(minutes).tint))).toBeGreaterThan(102)
  })

  test('windows glow from dusk to dawn', () => {
    expect(at('22:00').glow).toBe(1)
    expect(at('03:00').glow).toBe(1)
    expect(at('09:00').glow).toBe(0)
  })

  test('shadows are shortest at noon and turn from left to right', () => {
    expect(at('07:00').shadow).toBeGreaterThan(at('12:00').shadow)
    expect(at('19:00').shadow).toBeGreaterThan(at('12:00').shadow)
    expect(at('08:00').slant).toBeLessThan(0)
    expect(at('18:00').slant).toBeGreaterThan(0)
  })

  test('midnight has no jump, and the next day is like the first', () => {
    expect(daylightAt(1439)).toEqual(daylightAt(1440))
    expect(daylightAt(1440 + 720)).toEqual(daylightAt(720))
  })

  test('it changes by little from step to step', () => {
    for (let minutes = 5; minutes < 1440; minutes += 5) {
      const [before, after] = [channels(daylightAt(minutes - 5).tint), channels(daylightAt(minutes).tint)]
      expect(Math.max(...before.map((value, index) => Math.abs(value - (after[index] as number))))).toBeLessThanOrEqual(10)
    }
  })

  test('colours mix channel by channel', () => {
    expect(mixColour(0x000000, 0xff8040, 0.5)).toBe(0x804020)
  })
})
