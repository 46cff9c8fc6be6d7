import { expect, it } from 'vitest'
import { gather } from './gather.ts'

const later = <Value>(ticks: number, value: Value | Error): Promise<Value> =>
  (ticks === 0 ? Promise.resolve() : later(ticks - 1, null)).then(() => {
    if (value instanceof Error) throw value
    return value
  })

it('gives answers in the order of the askers', async () => {
  await expect(gather([later(5, 'slow'), later(0, 'fast')])).resolves.toEqual(['slow', 'fast'])
})

it('waits for all, then throws the first failure of the list and not the first in time', async () => {
  let finished = false
  const last = later(20, 'x').then(() => { finished = true })
  await expect(gather([later(9, new Error('first in the list')), later(0, new Error('first in time')), last])).rejects.toThrow('first in the list')
  expect(finished).toBe(true)
})
