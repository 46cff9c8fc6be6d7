import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Tick, TimelineBucket } from '../../shared/index.ts'
import { usePage } from '../page.ts'
import { ISSUES, ISSUE_WORDS, listWords, momentWords, plural } from '../wording.ts'
import type { Bar } from './timeline-geometry.ts'
import { barsOf, hourMarks, tickAfterKey, tickAtShare } from './timeline-geometry.ts'

/** Stretches that the run is cut into: a few pixels each on a wide screen. */
const BUCKETS = 240
/** Milliseconds between two looks at the density while the run goes on. Ours. */
const REFRESH = 3000
/** Pixels of the busiest stretch's bar. */
const TALLEST = 20

/** The run from end to end: density of talk, marks at corrections, and the playhead, which can be dragged. */
export function Timeline() {
  const { player, info } = usePage()
  const track = useRef<HTMLDivElement>(null)
  const width = useWidth(track)
  const scrub = useScrub(track)
  const { end, head: logged } = player.status.value
  const head = Math.min(end, logged)
  const bars = useBars(end)
  const marks = useMemo(() => hourMarks(info.clock, end, width), [info.clock, end, width])
  const tick = scrub.tick ?? player.tick.value
  const hovered = scrub.hover === null ? null : bars.find((bar) => bar.from / end <= scrub.hover! && scrub.hover! < bar.left + bar.width) ?? null
  return (
    <div class="timeline">
      <div class="track" ref={track} role="slider" tabIndex={0} aria-label="Moment of the run" aria-valuemin={0} aria-valuemax={head} aria-valuenow={tick}
        aria-valuetext={momentWords(info, tick)} {...scrub.handlers}>
        <span class="lanes" aria-hidden="true">{ISSUES.map((issue) => <span key={issue} class={`lane-${issue}`} title={ISSUE_WORDS[issue].name}>{ISSUE_WORDS[issue].letter}</span>)}</span>
        <Bars bars={bars} />
        <span class="unlived" style={{ left: percent(head / end) }} />
        <span class="lived" style={{ width: percent(tick / end) }} />
        <span class="handle" style={{ left: percent(tick / end) }} />
        {scrub.hover !== null && (
          <span class="hover-words" style={{ left: `clamp(60px, ${percent(scrub.hover)}, calc(100% - 60px))` }}>{hoverWords(momentWords(info, tickAtShare(scrub.hover, end, head)), hovered)}</span>
        )}
      </div>
      <div class="hours" aria-hidden="true">
        {marks.map(({ left, label, major }) => <span key={left} class={major ? 'hour is-major' : 'hour'} style={{ left: percent(left) }}>{label}</span>)}
      </div>
    </div>
  )
}

const percent = (share: number): string => `${(Math.min(1, Math.max(0, share)) * 100).toFixed(3)}%`

const hoverWords = (time: string, bar: Bar | null): string => (bar
  ? `${time} · ${plural(bar.utterances, 'line')}${bar.issues.length > 0 ? ` · ${listWords(bar.issues.map((issue) => ISSUE_WORDS[issue].name))}` : ''}` : time)

function Bars({ bars }: { bars: readonly Bar[] }) {
  return useMemo(() => (
    <span class="bars" aria-hidden="true">
      {bars.map((bar) => (
        <span key={bar.from} class="bar" style={{ left: percent(bar.left), width: `max(2px, calc(${percent(bar.width)} - 1px))` }}>
          <span class="bar-said" style={{ height: `${bar.said * TALLEST}px` }} />
          {bar.issues.map((issue) => <span key={issue} class={`tick tick-${issue}`} />)}
        </span>
      ))}
    </span>
  ), [bars])
}

/** The density of talk, read again while the run goes on. */
function useBars(end: Tick): readonly Bar[] {
  const { connection, info, player } = usePage()
  const [buckets, setBuckets] = useState<readonly TimelineBucket[]>([])
  const live = player.status.value.kind === 'live'
  useEffect(() => {
    let wanted = true
    const ask = () => connection.request('get-timeline', { run: info.run, buckets: BUCKETS }).then((answer) => { if (wanted) setBuckets(answer) }, () => undefined)
    void ask()
    const timer = live ? setInterval(() => void ask(), REFRESH) : undefined
    return () => {
      wanted = false
      clearInterval(timer)
    }
  }, [live])
  return useMemo(() => barsOf(buckets, end), [buckets, end])
}

function useWidth(element: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(600)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 600))
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return width
}

/** Dragging, hovering and keys. While a stage is on its way only the newest wish is remembered. */
function useScrub(track: { current: HTMLElement | null }) {
  const { player, info } = usePage()
  const [tick, setTick] = useState<Tick | null>(null)
  const [hover, setHover] = useState<number | null>(null)
  const wish = useRef<Tick | null>(null)
  const busy = useRef(false)

  async function go(to: Tick): Promise<void> {
    wish.current = to
    if (busy.current) return
    busy.current = true
    while (wish.current !== null) {
      const next: Tick = wish.current
      wish.current = null
      await player.seek(next)
    }
    busy.current = false
  }
  const shareOf = (event: PointerEvent): number => {
    const box = track.current!.getBoundingClientRect()
    return Math.min(1, Math.max(0, (event.clientX - box.left) / box.width))
  }
  const { end, head } = player.status.value
  const drag = (event: PointerEvent) => {
    const to = tickAtShare(shareOf(event), end, Math.min(end, head))
    setTick(to)
    void go(to)
  }
  return {
    tick, hover,
    handlers: {
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return
        track.current!.setPointerCapture(event.pointerId)
        drag(event)
      },
      onPointerMove(event: PointerEvent) {
        setHover(shareOf(event))
        if (track.current!.hasPointerCapture(event.pointerId)) drag(event)
      },
      onPointerUp: () => setTick(null),
      onPointerCancel: () => setTick(null),
      onPointerLeave: () => setHover(null),
      onKeyDown(event: KeyboardEvent) {
        const to = tickAfterKey(event.key, player.tick.value, Math.min(end, head), info.clock)
        if (to === null) return
        event.preventDefault()
        event.stopPropagation()
        void go(to)
      },
    },
  }
}
