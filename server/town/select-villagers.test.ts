import { expect, test } from 'vitest'
import { Persona } from '../../shared/index.ts'
import { TownError } from '../errors.ts'
import { selectVillagers } from './select-villagers.ts'

const relation = (id: string) => ({ with: id, kind: 'friend' })
const three = [
  { id: 'ada', name: 'Ada', relations: [relation('ole'), relation('una')] },
  { id: 'ole', name: 'Ole', relations: [relation('ada')] },
  { id: 'una', name: 'Una', relations: [relation('ada')] },
].map((persona) => Persona.parse(persona))

test('the first ones of the file are taken, and forget whom there is not', () => {
  expect(selectVillagers(three, 2).map(({ id, relations }) => [id, relations.map((one) => one.with)])).toEqual([['ada', ['ole']], ['ole', ['ada']]])
})

test('no number means all of them', () => {
  expect(selectVillagers(three, null)).toEqual(three)
})

test.each([0, 4, 1.5])('%d of three are refused', (count) => {
  expect(() => selectVillagers(three, count)).toThrow(new TownError('usage', `invalid number of villagers: ${count}: the town has 3; give a whole number from 1 to 3`))
})
