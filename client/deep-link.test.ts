import { expect, it } from 'vitest'
import { readPlace, writePlace } from './deep-link.ts'

it('reads back what it wrote', () => {
  const place = readPlace('#run=lindenmere-1&tick=482&villager=mira-holm&line=d12.3')
  expect(place).toEqual({ run: 'lindenmere-1', tick: 482, villager: 'mira-holm', line: 'd12.3' })
  expect(readPlace(writePlace(place))).toEqual(place)
})

it('keeps names in any script', () => {
  const place = readPlace(`#run=town&villager=${encodeURIComponent('山本百合子')}`)
  expect(place.villager).toBe('山本百合子')
  expect(readPlace(writePlace(place))).toEqual(place)
})

it.each(['', '#', '#tick=-3', '#tick=soon', '#run=../../etc&tick=1.5', '#nonsense'])('leaves out what it does not understand: %j', (hash) => {
  expect(readPlace(hash)).toEqual({ run: null, tick: null, villager: null, line: null })
})
