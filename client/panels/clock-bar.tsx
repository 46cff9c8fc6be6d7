import { dayAt, minutesAt, timeOfMinutes } from '../../shared/index.ts'
import { usePage } from '../page.ts'
import { SPEEDS } from '../playback/playback.ts'
import { Timeline } from '../timeline/timeline.tsx'
import { Icon } from './icon.tsx'

/** The clock, the transport and the timeline. */
export function ClockBar() {
  const { player } = usePage()
  return (
    <footer class="clock-bar" aria-label="Time">
      <Clock />
      <Transport />
      <Timeline />
      {player.problem.value && <p class="problem" role="alert">{player.problem.value}</p>}
    </footer>
  )
}

function Clock() {
  const { info, player } = usePage()
  const minutes = minutesAt(info.clock, player.tick.value)
  const seconds = String(Math.round(minutes * 60) % 60).padStart(2, '0')
  return (
    <div class="clock">
      <span class="clock-day">Day {dayAt(info.clock, player.tick.value)}</span>
      <time class="clock-time">{timeOfMinutes(minutes)}<span class="clock-seconds">:{seconds}</span></time>
    </div>
  )
}

function Transport() {
  const { player } = usePage()
  const playing = player.playing.value
  const live = player.mode.value === 'live'
  return (
    <div class="transport" role="group" aria-label="Playback">
      <LiveButton />
      <button type="button" class="button is-icon" title="One moment back (←)" aria-label="One moment back" onClick={() => player.step(-1)}><Icon name="backward" /></button>
      <button type="button" class="button is-icon is-play" title={`${playing ? 'Pause' : 'Play'}${live ? ' the run' : ''} (space)`} aria-label={playing ? 'Pause' : 'Play'} onClick={() => player.togglePlay()}>
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
      <button type="button" class="button is-icon" title="One moment on (→)" aria-label="One moment on" onClick={() => player.step(1)}><Icon name="forward" /></button>
      <Speed />
    </div>
  )
}

/** Says whether one sees the present, and leads back to it. */
function LiveButton() {
  const { player } = usePage()
  if (player.status.value.kind !== 'live') return <span class="live is-recorded" title="A finished run, played from its log">Recorded</span>
  if (player.mode.value === 'live') return <span class="live is-on"><span class="live-dot" aria-hidden="true" />Live</span>
  return <button type="button" class="live is-off" title="Back to the present (L)" onClick={() => void player.goLive()}>Back to live</button>
}

function Speed() {
  const { player } = usePage()
  const live = player.mode.value === 'live'
  const speed = player.speed.value
  const known: readonly (number | null)[] = live ? [...SPEEDS, null] : SPEEDS
  const offered = known.includes(speed) ? known : [speed, ...known]
  return (
    <select class="speed" aria-label="Speed: simulated seconds in a real second" title="Simulated seconds in a real second" value={String(speed)}
      onChange={(event) => player.setSpeed(event.currentTarget.value === 'null' ? null : Number(event.currentTarget.value))}>
      {offered.map((value) => <option key={String(value)} value={String(value)}>{value === null ? 'as fast as it goes' : `${value}×`}</option>)}
    </select>
  )
}
