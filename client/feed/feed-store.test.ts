import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EMPTY_STATE } from '../../shared/index.ts'
import { foldTicks } from '../playback/fold-ticks.ts'
import { createPlayer } from '../playback/player.ts'
import { scriptedConnection } from '../test-support/scripted-connection.ts'
import { scriptedLog } from '../test-support/scripted-log.ts'
import { namesOf } from '../wording.ts'
import { createFeedStore } from './feed-store.ts'

const LOG = scriptedLog(12)
const LINES = foldTicks(EMPTY_STATE, LOG, LOG.at(-1)!.tick).lines
const idsUpTo = (tick: number) => LINES.filter(({ utterance }) => utterance.tick <= tick).map(({ utterance }) => utterance.id)

async function open(head: number | null) {
  const connection = scriptedConnection(LOG, head)
  const [status] = await connection.request('list-runs', {})
  const info = await connection.request('get-run', { run: status!.run })
  const player = await createPlayer(connection, info, { tick: null, token: '', now: () => 0 })
  const feed = createFeedStore(connection, info, player, namesOf(info.personas))
  await feed.reload()
  return { connection, player, feed, ids: () => feed.lines.value.map(({ utterance }) => utterance.id) }
}

beforeEach(() => { vi.useFakeTimers() })
afterEach(() => { vi.useRealTimers() })

describe('the feed store', () => {
  it('holds the newest page, and older ones when asked', async () => {
    const { feed, ids } = await open(4000)
    expect(ids()).toEqual(idsUpTo(4000).slice(-80))
    await feed.loadOlder()
    expect(ids()).toEqual(idsUpTo(4000).slice(-ids().length))
    expect(ids().length).toBeGreaterThan(120)
  })

  it('keeps what arrives while a page is on its way', async () => {
    const { feed, ids } = await open(4000)
    const next = LINES.find(({ utterance }) => utterance.tick > 4000)!
    const reading = feed.reload()
    feed.receive([next])
    await reading
    expect(ids().at(-1)).toBe(next.utterance.id)
  })

  it('catches up when lines went by unseen', async () => {
    const { connection, ids } = await open(4000)
    connection.leap(500)
    await vi.advanceTimersByTimeAsync(1000)
    expect(ids()).toEqual(idsUpTo(4500).slice(-ids().length))
    connection.leap(1e6)
    await vi.advanceTimersByTimeAsync(1000)
    expect(ids().at(-1)).toBe(LINES.at(-1)!.utterance.id)
  })

  it('keeps its lines when one moves within them, and reads anew elsewhere', async () => {
    const { player, feed, ids } = await open(4000)
    const before = ids()
    await player.seek(feed.lines.value[40]!.utterance.tick)
    await vi.advanceTimersByTimeAsync(10)
    expect(ids()).toEqual(before)
    expect(feed.said.value).toBeLessThan(before.length)
    await player.seek(600)
    await vi.advanceTimersByTimeAsync(10)
    expect(ids()).toEqual(idsUpTo(600))
  })

  it('searches the whole run, after a pause in typing', async () => {
    const { player, feed } = await open(null)
    await player.seek(300)
    feed.query.value = 'beetle'
    await vi.advanceTimersByTimeAsync(50)
    expect(feed.lines.value.every(({ utterance }) => utterance.text.includes('beetle'))).toBe(false)
    await vi.advanceTimersByTimeAsync(400)
    expect(feed.lines.value.length).toBeGreaterThan(5)
    expect(feed.lines.value.every(({ utterance }) => utterance.text.includes('beetle'))).toBe(true)
  })
})
