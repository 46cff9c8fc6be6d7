import { batch, signal } from '@preact/signals'
import type { ReadonlySignal } from '@preact/signals'
import type { FeedLine, RequestOf, RunInfo, RunStatus, StageSnapshot, Tick, TownState } from '../../shared/index.ts'
import type { Connection } from '../connect.ts'
import { paceOf } from './live-pace.ts'
import type { Playback } from './playback.ts'
import { advance, DEFAULT_SPEED, isAtHead, moveTo, playbackAt, receivePush, receiveRange, wantedTicks } from './playback.ts'
import { stageState } from './stage-state.ts'

/** One picture: what the scene draws, and what was said since the last one. */
export interface Frame { readonly state: TownState; readonly playhead: number; readonly lines: readonly FeedLine[] }

/** The transport of the page: where in the run it stands, and the buttons that move it. */
export interface Player {
  readonly mode: ReadonlySignal<'live' | 'past'>
  /** Whether time passes: the run's own at the live head, the viewer's in the past. */
  readonly playing: ReadonlySignal<boolean>
  /** Simulated seconds a real second; null: as fast as the run goes. */
  readonly speed: ReadonlySignal<number | null>
  readonly tick: ReadonlySignal<Tick>
  readonly status: ReadonlySignal<RunStatus>
  /** A sentence for the person when a move or a control was refused. */
  readonly problem: ReadonlySignal<string | null>
  /** Counts jumps, so that lists which follow the playhead know to read anew. */
  readonly jumps: ReadonlySignal<number>
  /** Counts stages that were pushed in place of ticks: what was said between did not pass the playhead. */
  readonly gaps: ReadonlySignal<number>
  /** Call once a picture; `now` in seconds. */
  frame(now: number): Frame
  seek(tick: Tick, then?: 'play' | 'pause'): Promise<void>
  togglePlay(): void
  /** One tick on or back. */
  step(ticks: number): void
  setSpeed(speed: number | null): void
  goLive(): Promise<void>
  dispose(): void
}

type Control = RequestOf<'control'>['action']

/** How many ticks ahead a seek is folded rather than asked for. Ours: an hour folds in a few milliseconds. */
const FOLD_AHEAD = 360

/** A player of a run. `tick` null: at the live head, or a recorded run's start. `now` is a clock in seconds. */
export async function createPlayer(connection: Connection, info: RunInfo, from: { tick: Tick | null; token: string; now: () => number }): Promise<Player> {
  const { run, clock: { secondsPerTick } } = info
  const mode = signal<'live' | 'past'>('past')
  const playing = signal(false)
  const speed = signal<number | null>(DEFAULT_SPEED)
  const status = signal(info.status)
  const tick = signal(0)
  const problem = signal<string | null>(null)
  const jumps = signal(0)
  const gaps = signal(0)
  const isLive = () => status.value.kind === 'live'

  let playback = placed({ tick: 0, villagers: [], dialogues: [], dialogueCount: 0, ended: false }, 'past')
  let lastFrame: number | null = null
  /** Only the newest move counts: an answer to an older one is dropped. */
  let move = 0
  let asking = false

  function placed(stage: StageSnapshot, into: Playback['mode']): Playback {
    return playbackAt(stageState(stage, info), status.value.head, {
      mode: into, playing: playing.value, speed: speed.value ?? DEFAULT_SPEED, pace: paceOf(status.value.speed, secondsPerTick),
    })
  }

  /** Everything that shows follows from the playback and the run's status. */
  function show(next: Playback): void {
    playback = next
    batch(() => {
      mode.value = next.mode
      tick.value = next.state.tick
      playing.value = next.mode === 'live' ? !status.value.paused : next.playing
      speed.value = next.mode === 'live' ? status.value.speed : next.speed
    })
  }

  async function jump(request: () => Promise<StageSnapshot>, into: Playback['mode'], then?: 'play' | 'pause'): Promise<void> {
    const mine = ++move
    const keepPlaying = then === undefined ? playback.mode === 'past' && playback.playing : then === 'play'
    try {
      const stage = await request()
      if (mine !== move) return
      show({ ...placed(stage, into), playing: keepPlaying, speed: playback.mode === 'past' ? playback.speed : DEFAULT_SPEED })
      batch(() => { problem.value = null; jumps.value += 1 })
    } catch (error) {
      if (mine === move) problem.value = sentence(error)
    }
  }

  const goLive = () => jump(() => connection.request('follow', { run }), 'live')

  function seek(to: Tick, then?: 'play' | 'pause'): Promise<void> {
    const target = Math.min(Math.max(0, Math.round(to)), playback.head)
    return jump(() => connection.request('get-stage', { run, tick: target }), 'past', then)
  }

  async function fetchAhead(): Promise<void> {
    const wanted = wantedTicks(playback, secondsPerTick)
    if (!wanted || asking || connection.state.value !== 'connected') return
    const mine = move
    asking = true
    try {
      const batches = await connection.request('get-ticks', { run, ...wanted })
      if (mine === move) playback = receiveRange(playback, wanted.from, wanted.to, batches)
    } catch (error) {
      problem.value = sentence(error)
    } finally {
      asking = false
    }
  }

  async function control(action: Control): Promise<void> {
    try {
      acceptStatus(await connection.request('control', { run, token: from.token, action }))
      problem.value = null
    } catch (error) {
      problem.value = sentence(error)
    }
  }

  function acceptStatus(next: RunStatus): void {
    if (next.run !== run) return
    const paced = next.speed !== status.value.speed || next.paused !== status.value.paused
    status.value = next
    show({ ...playback, head: Math.max(playback.head, next.head), pace: paced ? paceOf(next.speed, secondsPerTick) : playback.pace })
  }

  /** After a lost line: the server may be another one, and the run further on, over or gone. */
  async function findPlaceAgain(): Promise<void> {
    try {
      acceptStatus((await connection.request('get-run', { run })).status)
      if (playback.mode === 'live') await goLive()
      else if (isLive()) await connection.request('follow', { run })
      problem.value = null
    } catch (error) {
      problem.value = sentence(error)
    }
  }

  function frame(now: number): Frame {
    const elapsed = lastFrame === null ? 0 : Math.max(0, now - lastFrame)
    lastFrame = now
    const { playback: next, lines } = advance(playback, elapsed, secondsPerTick)
    show(next)
    void fetchAhead()
    if (next.mode === 'live' && !isLive() && isAtHead(next)) show({ ...next, mode: 'past', playing: false })
    if (next.mode === 'past' && next.playing && isAtHead(next)) {
      if (isLive()) void goLive()
      else show({ ...next, playing: false })
    }
    return { state: next.state, playhead: next.playhead, lines }
  }

  const stops = [
    connection.on('ticks', (push) => {
      if (push.run !== run) return
      const received = receivePush(playback, push.from, push.to, push.batches, from.now())
      playback = received.playback
      if (received.gap) void goLive()
    }),
    connection.on('stage', (push) => {
      if (push.run !== run) return
      playback = { ...playback, head: Math.max(playback.head, push.stage.tick) }
      if (playback.mode !== 'live') return
      show(placed(push.stage, 'live'))
      gaps.value += 1
    }),
    connection.on('status', acceptStatus),
    connection.onHealed(() => void findPlaceAgain()),
  ]

  if (isLive()) await goLive()
  if (from.tick !== null) await seek(from.tick, 'pause')
  else if (!isLive()) await seek(0, 'play')

  return {
    mode, playing, speed, tick, status, problem, jumps, gaps, frame, seek, goLive,
    togglePlay() {
      if (playback.mode === 'live') void control({ type: status.value.paused ? 'resume' : 'pause' })
      else if (isAtHead(playback) && !isLive()) void seek(0, 'play')
      else show({ ...playback, playing: !playback.playing })
    },
    step(ticks) {
      if (playback.mode === 'live' && ticks > 0) return void control({ type: 'step' })
      const target = playback.state.tick + ticks
      if (ticks > 0 && ticks <= FOLD_AHEAD && target <= playback.loadedTo) show({ ...moveTo(playback, target).playback, playing: false })
      else void seek(target, 'pause')
    },
    setSpeed(wanted) {
      if (playback.mode === 'live') void control({ type: 'speed', speed: wanted })
      else show({ ...playback, speed: wanted ?? DEFAULT_SPEED })
    },
    dispose() { for (const stop of stops) stop() },
  }
}

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error))
