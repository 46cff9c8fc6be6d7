import { describe, expect, it } from 'vitest'
import { readTime, sayTime } from './time-words.ts'

describe('time in words', () => {
  it('reads what it says, for every quarter of an hour to come', () => {
    for (let minutes = 9 * 60; minutes < 20 * 60; minutes += 15) {
      const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
      expect(readTime(`Shall we meet at ${sayTime(time)}?`, '08:50')).toBe(time)
    }
  })

  it.each([
    ['at 5 pm', '17:00'], ['at 7:30', '19:30'], ['at 19:30', '19:30'], ['at noon', '12:00'], ['around six in the evening', '18:00'], ['tomorrow at 9 am', '09:00'], ['at eight', '20:00'],
  ])('%s', (words, time) => {
    expect(readTime(words, '10:00')).toBe(time)
  })

  it('finds none where none is named', () => {
    expect(readTime('I have two cats and one of them is at large', '10:00')).toBeNull()
  })
})
