import { batch, computed, effect, signal } from '@preact/signals'
import type { ReadonlySignal, Signal } from '@preact/signals'
import type { FeedLine, RunInfo, Tick } from '../../shared/index.ts'
import type { Connection } from '../connect.ts'
import type { Player } from '../playback/player.ts'
import type { Names } from '../wording.ts'
import { covers, matchesQuery, mergeLines, saidBy, trimLines } from './feed-lines.ts'

/** The feed as the page holds it: a stretch of the log's lines without gaps, oldest first. */
export interface FeedStore {
  readonly lines: ReadonlySignal<readonly FeedLine[]>
  /** How many of `lines` had been said at the playhead; the rest stand faded below. */
  readonly said: ReadonlySignal<number>
  /** Lines that answer the query up to the end of the stretch. */
  readonly total: ReadonlySignal<number>
  readonly query: Signal<string>
  /** Whether the list goes along with the newest line; set by whoever shows it. While it does, it is kept short. */
  readonly pinned: Signal<boolean>
  readonly loading: ReadonlySignal<boolean>
  readonly problem: ReadonlySignal<string | null>
  /** Lines that the playhead has just passed. */
  receive(lines: readonly FeedLine[]): void
  loadOlder(): Promise<void>
  reload(): Promise<void>
  dispose(): void
}

/** Lines a page. Ours: about three screens. */
const PAGE = 80
/** Milliseconds without typing before a search is asked. Ours. */
const TYPING_PAUSE = 200
/** Milliseconds between two looks at what went by while a run goes faster than it can be shown. Ours. */
const CATCH_UP = 600

export function createFeedStore(connection: Connection, info: RunInfo, player: Player, names: Names): FeedStore {
  const lines = signal<readonly FeedLine[]>([])
  const total = signal(0)
  const query = signal('')
  const pinned = signal(true)
  const loading = signal(false)
  const problem = signal<string | null>(null)
  let asked = 0
  /** Lines that arrive while an answer is on its way follow on it. */
  let meanwhile: FeedLine[] = []

  const ask = (before: Tick, offset: number) =>
    connection.request('get-feed', { run: info.run, before, query: query.peek().trim(), offset, limit: PAGE })

  async function load(before: Tick, offset: number, merge: (found: readonly FeedLine[]) => readonly FeedLine[]): Promise<void> {
    const mine = ++asked
    meanwhile = []
    loading.value = true
    try {
      const answer = await ask(before, offset)
      if (mine !== asked) return
      batch(() => {
        lines.value = mergeLines(merge([...answer.lines].reverse()), meanwhile)
        total.value = answer.total + meanwhile.filter(({ utterance }) => utterance.tick > before).length
        problem.value = null
      })
    } catch (error) {
      if (mine === asked) problem.value = error instanceof Error ? error.message : String(error)
    } finally {
      if (mine === asked) loading.value = false
    }
  }

  /** A search looks through the whole run so far; the plain feed ends at the playhead. */
  const reload = () => load(query.peek().trim() === '' ? player.tick.peek() : player.status.peek().head, 0, (found) => found)

  /** Lines have gone by unseen: puts the newest page on what is at hand, or in its place where they do not meet. */
  const catchUp = () => load(query.peek().trim() === '' ? player.tick.peek() : player.status.peek().head, 0, (found) => {
    const merged = mergeLines(lines.peek(), found)
    return merged.length < lines.peek().length + found.length ? trimLines(merged) : found
  })

  let catching: ReturnType<typeof setTimeout> | undefined
  let typing: ReturnType<typeof setTimeout> | undefined
  let lastQuery = ''
  const stops = [
    effect(() => {
      const jumped = player.jumps.value
      if (jumped === 0) return
      if (query.peek().trim() === '' && !covers(lines.peek(), player.tick.peek())) void reload()
    }),
    effect(() => {
      if (player.gaps.value === 0) return
      catching ??= setTimeout(() => {
        catching = undefined
        void catchUp()
      }, CATCH_UP)
    }),
    effect(() => {
      const next = query.value.trim()
      if (next === lastQuery) return
      lastQuery = next
      clearTimeout(typing)
      typing = setTimeout(() => void reload(), TYPING_PAUSE)
    }),
  ]

  return {
    lines, total, query, pinned, loading, problem, reload,
    said: computed(() => saidBy(lines.value, player.tick.value)),
    receive(arrived) {
      const fresh = arrived.filter((line) => matchesQuery(line, query.peek(), names))
      if (fresh.length === 0) return
      meanwhile.push(...fresh)
      const merged = mergeLines(lines.peek(), fresh)
      if (merged === lines.peek()) return
      batch(() => {
        total.value += merged.length - lines.peek().length
        lines.value = pinned.peek() ? trimLines(merged) : merged
      })
    },
    async loadOlder() {
      const oldest = lines.peek()[0]
      if (!oldest || loading.peek() || lines.peek().length >= total.peek()) return
      const count = total.peek()
      await load(oldest.utterance.tick, 0, (found) => mergeLines(lines.peek(), found))
      total.value = count
    },
    dispose() {
      clearTimeout(typing)
      clearTimeout(catching)
      for (const stop of stops) stop()
    },
  }
}
