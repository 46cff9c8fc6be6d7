import { memo } from 'preact/compat'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { FeedLine } from '../../shared/index.ts'
import type { Passage } from '../feed/feed-lines.ts'
import { passagesOf, windowOf } from '../feed/feed-lines.ts'
import type { Page } from '../page.ts'
import { usePage } from '../page.ts'
import { momentWords, placeWords } from '../wording.ts'
import { OutcomeMarks } from './issue-mark.tsx'

/** Pixels from the newest line within which the list counts as being there, and from an edge at which more is drawn. */
const EDGE = 48
const MORE = 240
/** Lines by which the drawn stretch moves at once. Ours: about three screens. */
const SHIFT = 80

/**
 * The lines of the feed. Only a stretch of them is drawn: round the moment on stage while the list is pinned to it, else
 * from `top` on. What is being read stays where it is whatever is put above it or taken away.
 */
export function FeedList() {
  const page = usePage()
  const { feed, player, line } = page
  const list = useRef<HTMLDivElement>(null)
  const anchor = useRef<{ id: string; offset: number } | null>(null)
  const lastTop = useRef(0)
  const [top, setTop] = useState<string | null>(null)
  const lines = feed.lines.value
  const said = feed.said.value
  const pinned = feed.pinned.value
  const stretch = windowOf(lines.length, said, pinned ? null : Math.max(0, lines.findIndex(({ utterance }) => utterance.id === top)))
  const passages = useMemo(() => passagesOf(lines.slice(stretch.from, stretch.to)), [lines, stretch.from, stretch.to])
  const shift = (by: number) => setTop(lines[Math.max(0, Math.min(stretch.from + by, lines.length - 1))]?.utterance.id ?? null)

  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    if (pinned) scrollToNow(element)
    else keepAnchor(element, anchor.current)
    lastTop.current = element.scrollTop
  }, [passages, said, pinned])
  // Older lines have come while the reader waits at the upper edge: a scroll event would not.
  useEffect(() => { if (!pinned && stretch.from > 0 && list.current && list.current.scrollTop < MORE) shift(-SHIFT) }, [lines])
  useEffect(() => { feed.pinned.value = true }, [player.jumps.value])
  useEffect(() => { if (pinned && list.current) scrollToNow(list.current) }, [page.sheet.value, page.leftOpen.value])

  const onScroll = () => {
    const element = list.current
    if (!element) return
    const { scrollTop, scrollHeight, clientHeight } = element
    const now = element.querySelector<HTMLElement>('[data-now]')
    // Only a hand moves the list away from where it was put; lines that come meanwhile must not count as that.
    const moved = Math.abs(scrollTop - lastTop.current) > 1
    lastTop.current = scrollTop
    if (now && Math.abs(bottomOf(now) - scrollTop - clientHeight) < EDGE) feed.pinned.value = true
    else if (moved && feed.pinned.peek()) {
      setTop(lines[stretch.from]?.utterance.id ?? null)
      feed.pinned.value = false
    }
    anchor.current = anchorOf(element)
    if (feed.pinned.peek()) return
    if (scrollTop < MORE && stretch.from > 0) shift(-SHIFT)
    else if (scrollTop < MORE) void feed.loadOlder()
    else if (scrollHeight - scrollTop - clientHeight < MORE && stretch.to < lines.length) shift(SHIFT)
  }
  return (
    <div class="feed-lines" ref={list} onScroll={onScroll} tabIndex={0} role="log" aria-live="off" aria-label="Everything said, newest last">
      {passages.map((passage) => (
        <PassageView key={passage.key} passage={passage} page={page} open={passage.lines.some(({ utterance }) => utterance.id === line.value) ? line.value : null}
          saidTick={Math.min(player.tick.value, passage.lines.at(-1)!.utterance.tick)} now={lines[said - 1]?.utterance.id ?? null} />
      ))}
    </div>
  )
}

const bottomOf = (element: HTMLElement): number => element.offsetTop + element.offsetHeight

/** The newest line of the moment on stage stands at the lower edge. */
function scrollToNow(list: HTMLElement): void {
  const now = list.querySelector<HTMLElement>('[data-now]')
  list.scrollTop = now ? bottomOf(now) - list.clientHeight + 8 : list.scrollHeight
}

/** The uppermost line in view, and where it stands. */
function anchorOf(list: HTMLElement): { id: string; offset: number } | null {
  for (const line of list.querySelectorAll<HTMLElement>('[data-line]')) {
    if (bottomOf(line) > list.scrollTop) return { id: line.dataset['line'] ?? '', offset: line.offsetTop - list.scrollTop }
  }
  return null
}

function keepAnchor(list: HTMLElement, anchor: { id: string; offset: number } | null): void {
  const line = anchor && list.querySelector<HTMLElement>(`[data-line="${CSS.escape(anchor.id)}"]`)
  if (line) list.scrollTop = line.offsetTop - anchor.offset
}

interface PassageProps { passage: Passage; page: Page; open: string | null; saidTick: number; now: string | null }

const PassageView = memo(function PassageView({ passage, page, open, saidTick, now }: PassageProps) {
  const { first, lines } = passage
  return (
    <section class={first.utterance.tick > saidTick ? 'passage is-later' : 'passage'}>
      <h3 class="passage-head">
        <time>{momentWords(page.info, first.utterance.tick)}</time>
        <span>{placeWords(first.place)}</span>
      </h3>
      {lines.map((line) => <LineRow key={line.utterance.id} line={line} page={page} open={open === line.utterance.id} later={line.utterance.tick > saidTick} now={now === line.utterance.id} />)}
    </section>
  )
}, (before, after) => before.open === after.open && before.saidTick === after.saidTick && before.passage.lines.length === after.passage.lines.length &&
  holds(before.passage, before.now) === holds(after.passage, after.now) && before.passage.lines.at(-1) === after.passage.lines.at(-1))

const holds = (passage: Passage, id: string | null): string | null => (passage.lines.some(({ utterance }) => utterance.id === id) ? id : null)

function LineRow({ line, page, open, later, now }: { line: FeedLine; page: Page; open: boolean; later: boolean; now: boolean }) {
  const { utterance, listener, outcome, issues } = line
  const touched = issues.length > 0 ? ` is-corrected edge-${issues[0]}` : ''
  return (
    <button type="button" class={`line${touched}${later ? ' is-later' : ''}`} aria-current={open} data-now={now ? '' : undefined} data-line={utterance.id}
      onClick={() => page.openLine(utterance.id, utterance.tick)}
      title={`${page.names.full(utterance.speaker)} to ${page.names.full(listener)}, ${momentWords(page.info, utterance.tick)}`}>
      <span class="line-speaker">{page.names.first(utterance.speaker)}</span>
      <OutcomeMarks outcome={outcome} issues={issues} />
      <span class="line-text">{utterance.text}</span>
    </button>
  )
}
