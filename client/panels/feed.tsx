import { memo } from 'preact/compat'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { FeedLine } from '../../shared/index.ts'
import { timeAt } from '../../shared/index.ts'
import type { Passage } from '../feed/feed-lines.ts'
import { passagesOf } from '../feed/feed-lines.ts'
import type { Page } from '../page.ts'
import { usePage } from '../page.ts'
import { momentWords, placeWords, plural, silenceWords } from '../wording.ts'
import { Icon } from './icon.tsx'
import { Failure, Notice, Waiting } from './notice.tsx'
import { OutcomeMarks } from './issue-mark.tsx'

/** Pixels from an edge within which the list counts as being there. */
const EDGE = 48

/** Everything said in town, newest last, searchable. */
export function Feed() {
  const page = usePage()
  const { feed, announce } = page
  return (
    <div class="feed">
      <FeedSearch />
      {feed.problem.value && <Failure words={feed.problem.value} again={() => void feed.reload()} />}
      <FeedLines />
      <span class="unseen" aria-live={announce.value ? 'polite' : 'off'}>{announce.value && spokenWords(page)}</span>
    </div>
  )
}

const spokenWords = ({ feed, names }: Page): string => {
  const newest = feed.lines.value[feed.said.value - 1]
  return newest ? `${names.full(newest.utterance.speaker)} says: ${newest.utterance.text}` : ''
}

function FeedSearch() {
  const { feed, names, info } = usePage()
  const searching = feed.query.value.trim() !== ''
  return (
    <div class="search" role="search">
      <Icon name="search" />
      <input type="search" id="feed-search" placeholder="Words, speaker or place" aria-label="Search everything said, by words, speaker or place" list="feed-speakers"
        value={feed.query.value} onInput={(event) => { feed.query.value = event.currentTarget.value }} />
      <datalist id="feed-speakers">{info.personas.map(({ id }) => <option key={id} value={names.full(id)} />)}</datalist>
      <span class="search-count" role="status">{searching && !feed.loading.value ? plural(feed.total.value, 'line') : ''}</span>
    </div>
  )
}

function FeedLines() {
  const page = usePage()
  const { feed, player, line } = page
  const list = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  const height = useRef(0)
  const top = useRef(0)
  const lines = feed.lines.value
  const said = feed.said.value
  const oldest = lines[0]?.utterance.id
  const passages = useMemo(() => passagesOf(lines), [lines])

  /** Goes along with the newest line unless somebody has scrolled away from it. */
  function settle(element: HTMLElement): void {
    if (atEnd.current) scrollToNow(element)
    height.current = element.scrollHeight
    top.current = element.scrollTop
  }
  // Older lines that were put on top push the rest down: stay with what was being read.
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    if (!atEnd.current) element.scrollTop += Math.max(0, element.scrollHeight - height.current)
    settle(element)
  }, [oldest])
  useLayoutEffect(() => {
    const element = list.current
    if (element) settle(element)
  }, [lines, said])
  useEffect(() => {
    atEnd.current = true
    if (list.current) settle(list.current)
  }, [player.jumps.value, page.sheet.value, page.leftOpen.value])

  const onScroll = (event: { currentTarget: HTMLDivElement }) => {
    const { scrollTop, scrollHeight, clientHeight } = event.currentTarget
    const now = event.currentTarget.querySelector<HTMLElement>('[data-now]')
    const end = now ? now.offsetTop + now.offsetHeight : scrollHeight
    // Only a hand moves the list away from where `settle` left it; new lines that come meanwhile must not count as that.
    if (Math.abs(end - scrollTop - clientHeight) < EDGE) atEnd.current = true
    else if (Math.abs(scrollTop - top.current) > 1) atEnd.current = false
    top.current = scrollTop
    if (scrollTop < EDGE) void feed.loadOlder()
  }
  if (lines.length === 0) return <EmptyFeed />
  return (
    <div class="feed-lines" ref={list} onScroll={onScroll} tabIndex={0} role="log" aria-live="off" aria-label="Everything said, newest last">
      {passages.map((passage) => (
        <PassageView key={passage.key} passage={passage} page={page} open={passage.lines.some(({ utterance }) => utterance.id === line.value) ? line.value : null}
          saidTick={Math.min(player.tick.value, passage.lines.at(-1)!.utterance.tick)} now={lines[said - 1]?.utterance.id ?? null} />
      ))}
    </div>
  )
}

/** The newest line of the moment on stage stands at the lower edge. */
function scrollToNow(list: HTMLElement): void {
  const now = list.querySelector<HTMLElement>('[data-now]')
  list.scrollTop = now ? now.offsetTop + now.offsetHeight - list.clientHeight + 8 : list.scrollHeight
}

function EmptyFeed() {
  const { feed, player, info, stage } = usePage()
  if (feed.loading.value && feed.query.value === '') return <Waiting words="Fetching what was said" />
  const query = feed.query.value.trim()
  if (query !== '') return <Notice>{feed.loading.value ? 'Looking…' : `Nobody has said anything with “${query}” in it, nor is there such a speaker or place.`}</Notice>
  const people = [...stage.value.villagers.values()]
  return <Notice>{silenceWords(timeAt(info.clock, player.tick.value), people.filter(({ activity }) => activity.asleep).length, people.length)}</Notice>
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
