import { effect } from '@preact/signals'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { FeedLine } from '../shared/index.ts'
import { lastPart, tileAt } from '../shared/index.ts'
import type { Page } from './page.ts'
import { usePage } from './page.ts'
import { Icon } from './panels/icon.tsx'
import type { TownScene, TownSceneOptions } from './town/town-scene.ts'

export type CreateScene = (host: HTMLElement, options: TownSceneOptions) => Promise<TownScene>
export type SceneMaterial = Pick<TownSceneOptions, 'tiled' | 'spritesUrl'>

/** Milliseconds between two looks of the panels at the stage. Ours: quick enough to feel at once, cheap enough for any machine. */
const PANEL_INTERVAL = 200
/** Ticks before the moment jumped to whose lines still stand in the air: half a minute. Ours. */
const STILL_IN_THE_AIR = 3
/** Ticks a frame that the playhead creeps, and for how long: over the pencil before a rewritten line and its fading in. */
const CREEP = 1e-6
const CREEP_MILLISECONDS = 2500

/** The town itself, and the loop that moves everything. */
export function TownView({ createScene, material, onScene }: { createScene: CreateScene; material: SceneMaterial; onScene: (scene: TownScene | null) => void }) {
  const page = usePage()
  const host = useRef<HTMLDivElement>(null)
  const [scene, setScene] = useState<TownScene | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    let stop: (() => void) | null = null
    let wanted = true
    const { info } = page
    const options: TownSceneOptions = { ...material, personas: info.personas, pace: info.config.pace, secondsPerTick: info.clock.secondsPerTick, clock: info.clock }
    createScene(host.current!, options).then(
      (made) => {
        if (!wanted) return made.destroy()
        stop = runScene(page, made, host.current!)
        setScene(made)
        onScene(made)
        Object.assign(window, { hearsay: { inView: made.inView } })
      },
      (error: unknown) => {
        host.current?.replaceChildren()
        setFailure(`The picture of the town could not be drawn (${error instanceof Error ? error.message : String(error)}). Lists, feed and timeline work without it.`)
        stop = runScene(page, null, host.current!)
      },
    )
    return () => {
      wanted = false
      stop?.()
      onScene(null)
    }
  }, [])
  return (
    <main class="town" aria-label="The town">
      <div class="town-host" ref={host} />
      {!scene && !failure && <p class="town-words" role="status">The town is being drawn…</p>}
      {failure && <p class="town-words" role="alert">{failure}</p>}
      {scene && <ZoomButtons scene={scene} />}
    </main>
  )
}

const ZoomButtons = ({ scene }: { scene: TownScene }) => (
  <div class="zoom" role="group" aria-label="Zoom">
    <button type="button" class="button is-icon" title="Nearer (+)" aria-label="Nearer" onClick={() => scene.zoomBy(1.25)}><Icon name="plus" /></button>
    <button type="button" class="button is-icon" title="Further (−)" aria-label="Further" onClick={() => scene.zoomBy(0.8)}><Icon name="minus" /></button>
    <button type="button" class="button is-icon" title="The whole town (0)" aria-label="The whole town" onClick={() => scene.zoomToFit()}><Icon name="fit" /></button>
  </div>
)

/** Ties scene and page together, and runs the loop. Without a scene the panels go on. Returns how to stop. */
function runScene(page: Page, scene: TownScene | null, host: HTMLElement): () => void {
  let request = requestAnimationFrame(draw)
  let panelsAt = 0
  const recall = recallLines(page)
  function draw(now: number): void {
    request = requestAnimationFrame(draw)
    const { state, playhead, lines } = page.player.frame(now / 1000)
    const { creep, standing } = recall.frame(now)
    scene?.update(state, playhead + creep)
    for (const line of [...standing, ...lines]) scene?.showLine(line)
    if (lines.length > 0) page.feed.receive(lines)
    if (now - panelsAt < PANEL_INTERVAL) return
    panelsAt = now
    if (page.stage.peek() !== state) page.stage.value = state
  }
  const stops = scene ? bindScene(page, scene, host) : []
  return () => {
    cancelAnimationFrame(request)
    recall.stop()
    for (const stop of stops) stop()
    scene?.destroy()
  }
}

function bindScene(page: Page, scene: TownScene, host: HTMLElement): (() => void)[] {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const theme = () => scene.setTheme(dark.matches ? 'dark' : 'light')
  const motion = () => scene.setReducedMotion(still.matches)
  theme()
  motion()
  dark.addEventListener('change', theme)
  still.addEventListener('change', motion)
  const size = new ResizeObserver(() => scene.resize())
  size.observe(host)
  return [
    () => dark.removeEventListener('change', theme),
    () => still.removeEventListener('change', motion),
    () => size.disconnect(),
    scene.on('villager-click', page.openVillager),
    scene.on('line-click', (line) => page.openLine(line)),
    scene.on('place-click', (place) => { if (lastPart(place) !== 'lanes') page.openPlace(place) }),
    scene.on('follow-end', () => { page.following.value = false }),
    effect(() => scene.select(page.subject.value?.type === 'villager' ? page.subject.value.villager : null)),
    effect(() => scene.follow(page.following.value ? page.villager.value : null)),
    effect(() => scene.highlightPlace(page.subject.value?.type === 'place' ? page.subject.value.place : null)),
    focusSpeakers(page, scene),
  ]
}

/**
 * After a jump, what was said just before still stands in the air. The talk on the stage stands still with the
 * playhead, so for a moment the playhead creeps on, by less than anybody can see, until the words are there.
 */
function recallLines(page: Page): { frame(now: number): { creep: number; standing: readonly FeedLine[] }; stop(): void } {
  let recalled: readonly FeedLine[] = []
  let creep = 0
  let creepsUntil = 0
  const stop = effect(() => {
    if (page.player.jumps.value === 0) return
    const tick = page.player.tick.peek()
    recalled = []
    creep = 0
    page.connection.request('get-feed', { run: page.info.run, before: tick, limit: 12 }).then(({ lines }) => {
      if (Math.abs(page.player.tick.peek() - tick) > STILL_IN_THE_AIR) return
      recalled = lines.filter(({ utterance }) => tick - utterance.tick <= STILL_IN_THE_AIR).reverse()
      creepsUntil = performance.now() + CREEP_MILLISECONDS
    }, () => undefined)
  })
  return {
    stop,
    frame(now) {
      const standing = recalled
      recalled = []
      if (now < creepsUntil) creep += CREEP
      return { creep, standing }
    },
  }
}

/** A line whose case is opened: its speaker comes into view, once, when the stage is at that moment. */
function focusSpeakers(page: Page, scene: TownScene): () => void {
  let shown: string | null = null
  return effect(() => {
    const line = page.line.value
    const { dialogues, villagers, tick } = page.stage.value
    if (line === shown) return
    const said = [...dialogues.values()].flatMap(({ lines }) => lines).find(({ id }) => id === line)
    const speaker = said && villagers.get(said.speaker)
    if (line !== null && !speaker) return
    shown = line
    if (speaker) scene.focusTile(tileAt(speaker, tick, page.info.config.pace))
  })
}
