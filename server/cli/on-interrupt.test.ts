import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onInterrupt } from './on-interrupt.ts'

const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
const stop = vi.fn()
let release: () => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  release = onInterrupt(stop)
})
afterEach(() => {
  release()
  vi.useRealTimers()
  vi.clearAllMocks()
})

const press = (): void => void process.emit('SIGINT')

it('stops cleanly at the first press, and takes what npm hands on for the same one', () => {
  press()
  vi.advanceTimersByTime(100)
  press()
  expect(stop).toHaveBeenCalledTimes(1)
  expect(exit).not.toHaveBeenCalled()
})

it('ends at once at the second press', () => {
  press()
  vi.advanceTimersByTime(1_000)
  press()
  expect(stop).toHaveBeenCalledTimes(1)
  expect(exit).toHaveBeenCalledExactlyOnceWith(130)
})

it('hears nothing any more when it was let go', () => {
  const deaf = vi.fn()
  onInterrupt(deaf)()
  press()
  expect(deaf).not.toHaveBeenCalled()
})
