import type { RunStatus } from '../../shared/index.ts'
import type { ConnectionState } from '../connect.ts'
import { usePage } from '../page.ts'
import { writePlace } from '../deep-link.ts'

const CORRECTOR_WORDS = { 'none': 'no corrector', 'best-of-n': 'best of several', 'sdr': 'SDR' } as const
const CONNECTION_WORDS: Readonly<Record<ConnectionState, string>> = { connecting: 'connecting…', connected: 'connected', lost: 'connection lost, trying again…' }

/** The run in one line: what it is, what drives it, what it has cost. */
export function TopBar() {
  const { info, runs, connection, help, player } = usePage()
  const { config } = info
  const link = connection.state.value
  return (
    <header class="top-bar">
      <span class="wordmark">Hearsay</span>
      {runs.value.length > 1 ? <RunChoice /> : <span class="run-title" title={info.run}>{info.title}</span>}
      <dl class="facts">
        <Fact term="seed" value={String(config.seed)} />
        <Fact term="model" value={config.models.language} />
        <Fact term="corrector" value={CORRECTOR_WORDS[config.corrector]} />
        <Fact term="calls" value={player.status.value.calls.toLocaleString('en')} />
        <Fact term="tokens" value={player.status.value.tokens.toLocaleString('en')} />
        <Fact term="cost" value={costWords(player.status.value)} />
      </dl>
      <span class={`connection is-${link}`} role="status"><span class="connection-dot" aria-hidden="true" />{CONNECTION_WORDS[link]}</span>
      <button type="button" class="button is-quiet" onClick={() => { help.value = true }} title="Keyboard shortcuts and legend (?)" aria-label="Help: keyboard shortcuts and legend">?</button>
    </header>
  )
}

const Fact = ({ term, value }: { term: string; value: string }) => <div class={`fact fact-${term}`}><dt>{term}</dt><dd>{value}</dd></div>

const costWords = ({ cost, tokens }: RunStatus): string => (cost === null ? (tokens === 0 ? 'nothing' : 'not known') : `$${cost.toFixed(cost < 1 ? 3 : 2)}`)

function RunChoice() {
  const { info, runs } = usePage()
  const choose = (run: string) => {
    location.hash = writePlace({ run: runs.value.find((status) => status.run === run)?.run ?? null, tick: null, villager: null, line: null })
    location.reload()
  }
  return (
    <select class="run-choice" aria-label="Run" value={info.run} onChange={(event) => choose(event.currentTarget.value)}>
      {runs.value.map(({ run, kind }) => <option key={run} value={run}>{kind === 'live' ? `${run} (running now)` : run}</option>)}
    </select>
  )
}
