import { effect, signal } from '@preact/signals'
import type { RunStatus } from '../shared/index.ts'
import type { TiledMap } from '../shared/tiled-map.ts'
import type { Connection } from './connect.ts'
import type { Place } from './deep-link.ts'
import { writePlace } from './deep-link.ts'
import { createFeedStore } from './feed/feed-store.ts'
import type { Page } from './page.ts'
import { createPage } from './page.ts'
import { createPlayer } from './playback/player.ts'
import { namesOf } from './wording.ts'

export interface Opened { readonly page: Page; readonly tiled: TiledMap | null }

/** Milliseconds between two writes of the address while time passes: browsers allow about a hundred in 30 s. */
const ADDRESS_INTERVAL = 500

/** Opens the run that the address names, else the one that is going on, else the newest; at the place that it names. */
export async function openPage(connection: Connection, place: Place, token: string, now: () => number): Promise<Opened> {
  const runs = await connection.request('list-runs', {})
  const run = chooseRun(runs, place)
  const info = await connection.request('get-run', { run: run.run })
  const [tiled, player] = await Promise.all([
    connection.fetchMap(info.run).catch(() => null),
    createPlayer(connection, info, { tick: place.run === info.run ? place.tick : null, token, now }),
  ])
  const names = namesOf(info.personas)
  const feed = createFeedStore(connection, info, player, names)
  void feed.reload()
  const page = createPage({ connection, info, runs: signal(runs), player, feed, names, stage: signal(player.frame(now()).state) }, place)
  return { page, tiled }
}

function chooseRun(runs: readonly RunStatus[], place: Place): RunStatus {
  const wanted = runs.find(({ run }) => run === place.run) ?? runs.find(({ kind }) => kind === 'live') ?? runs.at(-1)
  if (!wanted) throw new Error('There is no run to show yet. Start one with “npm start”, or hand a run’s file to “hearsay serve”.')
  return wanted
}

/** Keeps the address true to the page, so that a reload or a friend finds the same place. */
export function keepAddress(page: Page): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    timer = undefined
    const { player, info, villager, line } = page
    const tick = player.mode.peek() === 'live' ? null : player.tick.peek()
    history.replaceState(null, '', writePlace({ run: info.run, tick, villager: villager.peek(), line: line.peek() }))
  }
  return effect(() => {
    void [page.player.mode.value, page.player.tick.value, page.villager.value, page.line.value]
    timer ??= setTimeout(write, ADDRESS_INTERVAL)
  })
}
