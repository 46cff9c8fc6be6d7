import type { Address, Clock, Persona, Tile, TownState, UtteranceId, VillagerId } from '../../shared/index.ts'
import type { TiledMap } from '../../shared/tiled-map.ts'
import { createRenderer } from './create-renderer.ts'
import { loadArt } from './load-art.ts'
import type { TownLine } from './spoken-lines.ts'
import { listenToPointer } from './pointer.ts'
import { createStage } from './stage.ts'
import type { TownThemeName } from './town-theme.ts'
import { TOWN_THEMES } from './town-theme.ts'

export interface TownSceneOptions {
  /** The town's map; null (an imported log without one): a plain ground. */
  readonly tiled: TiledMap | null
  readonly personas: readonly Persona[]
  /** Tiles walked in a tick. */
  readonly pace: number
  /** Simulated seconds a tick lasts. */
  readonly secondsPerTick: number
  readonly clock: Pick<Clock, 'start'>
  /** Folder of the map's pictures and of `villagers.png` and `villagers.json`. */
  readonly spritesUrl: string
}

/** What a click in the town can mean, and what is told about it. */
export interface TownSceneEvents {
  'villager-click': VillagerId
  'line-click': UtteranceId
  /** A place's label, or the arena under a click on the ground; `background-click` is told as well in the latter case. */
  'place-click': Address
  'background-click': Tile
  /** The camera was taken away from the one it followed, by hand or to show the whole town. */
  'follow-end': VillagerId
}

/** The town on the screen. All of it runs in real time but for what the playhead says. */
export interface TownScene {
  /** Draws the town at a playhead (ticks, with the fraction of the tick under way) of a folded state. Call it each animation frame. */
  update(state: TownState, playhead: number): void
  /** A line is said now: its bubble comes up, after a pencil where it was rewritten. */
  showLine(line: TownLine): void
  select(villager: VillagerId | null): void
  /** The camera goes along with a villager until the hand or null takes it back. */
  follow(villager: VillagerId | null): void
  highlightPlace(address: Address | null): void
  zoomToFit(): void
  /** In or out to the nearest whole step. */
  zoomBy(factor: number): void
  focusTile(tile: Tile): void
  setTheme(theme: TownThemeName): void
  setReducedMotion(reduced: boolean): void
  /** The host has changed its size. */
  resize(): void
  destroy(): void
  /** Hands back what takes the listener away again. */
  on<E extends keyof TownSceneEvents>(event: E, handler: (what: TownSceneEvents[E]) => void): () => void
  /** Pictures drawn in the last two seconds, a second. */
  framesPerSecond(): number
  /** What the picture shows, in words: feet of the villagers (pixels of the screen) and the bubbles that are up. For the browser's console and for tests. */
  inView(): TownInView
}

export interface TownInView {
  readonly villagers: readonly { readonly id: VillagerId; readonly x: number; readonly y: number }[]
  readonly bubbles: readonly { readonly utterance: UtteranceId; readonly speaker: VillagerId; readonly text: string }[]
}

/** Puts a town into `host` and draws it. Throws an Error that names the picture that cannot be read. */
export async function createTownScene(host: HTMLElement, options: TownSceneOptions): Promise<TownScene> {
  const art = await loadArt(options.tiled, options.spritesUrl)
  const { renderer, software } = await createRenderer(host, TOWN_THEMES.dark.surround)
  renderer.canvas.setAttribute('role', 'img')
  renderer.canvas.setAttribute('aria-label', 'The town from above. What happens in it stands in words in the lists beside it.')
  host.append(renderer.canvas)
  const stage = createStage({ ...options, art, renderer, software })
  const listeners = createListeners()
  const pointer = listenToPointer(renderer.canvas, stage, listeners.tell)
  return {
    update: stage.update,
    showLine: stage.showLine,
    select: stage.select,
    follow: stage.follow,
    highlightPlace: stage.highlightPlace,
    zoomToFit() {
      const followed = stage.followed()
      stage.follow(null)
      stage.takeCamera()
      stage.camera.zoomToFit()
      if (followed !== null) listeners.tell('follow-end', followed)
    },
    zoomBy: (factor) => stage.camera.zoomBy(factor),
    focusTile: stage.focusTile,
    setTheme: stage.setTheme,
    setReducedMotion: stage.setReducedMotion,
    resize: () => stage.resize(host.clientWidth, host.clientHeight),
    destroy() {
      pointer.stop()
      stage.destroy()
    },
    on: listeners.on,
    inView: () => ({
      villagers: [...stage.seen().values()].filter(({ inView }) => inView).map(({ id, x, y }) => ({ id, ...stage.camera.toScreen({ x, y }) })),
      bubbles: stage.bubbles.shown().map(({ utterance: { id, speaker, text } }) => ({ utterance: id, speaker, text })),
    }),
    framesPerSecond: stage.framesPerSecond,
  }
}

type Listeners = { readonly [E in keyof TownSceneEvents]: Set<(what: TownSceneEvents[E]) => void> }

function createListeners(): { on: TownScene['on']; tell: <E extends keyof TownSceneEvents>(event: E, what: TownSceneEvents[E]) => void } {
  const listeners: Listeners = {
    'villager-click': new Set(), 'line-click': new Set(), 'place-click': new Set(), 'background-click': new Set(), 'follow-end': new Set(),
  }
  return {
    on(event, handler) {
      listeners[event].add(handler)
      return () => { listeners[event].delete(handler) }
    },
    tell: (event, what) => listeners[event].forEach((handler) => handler(what)),
  }
}
