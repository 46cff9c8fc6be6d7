import { describe, expect, it } from 'vitest'
import { readTime, sayComing, sayTime } from './time-words.ts'

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

  it('says the part of the day where the bare hour could be an earlier one, and reads it back', () => {
    expect(sayComing('19:30', '06:04')).toBe('half past seven in the evening')
    expect(sayComing('19:30', '15:00')).toBe('half past seven')
    for (const time of ['13:00', '16:30', '19:30', '21:00']) expect(readTime(`Shall we say ${sayComing(time, '06:04')}?`, '06:04')).toBe(time)
  })

  it('finds none where none is named', () => {
    expect(readTime('I have two cats and one of them is at large', '10:00')).toBeNull()
  })
})
