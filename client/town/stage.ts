import type { Renderer } from 'pixi.js'
import type { Viewport } from 'pixi-viewport'
import type { Address, Tile, TownState, VillagerId } from '../../shared/index.ts'
import { minutesOf } from '../../shared/index.ts'
import type { BubbleLayer } from './bubble-layer.ts'
import { createCamera, type Camera } from './camera.ts'
import { daylightAt, type Daylight } from './daylight.ts'
import { createFrameCounter } from './frame-counter.ts'
import { createFrameTime } from './frame-time.ts'
import type { TownArt } from './load-art.ts'
import { objectMiddles } from './object-middles.ts'
import type { PlaceLabelLayer } from './place-label-layer.ts'
import type { TownLine } from './spoken-lines.ts'
import { createLayers, type StageLayers } from './stage-layers.ts'
import { dropTintedCopies } from './tinted-copies.ts'
import type { TownSceneOptions } from './town-scene.ts'
import { TOWN_THEMES, type TownTheme, type TownThemeName } from './town-theme.ts'
import { stepsAside, TILE, villagerPlaces, type VillagerPlace } from './villager-places.ts'
import type { SeenVillager } from './villager-layer.ts'
import { createWander, type Wander } from './wander.ts'

export interface StageOptions extends TownSceneOptions { readonly art: TownArt; readonly renderer: Renderer; readonly software: boolean }

/** Everything on the canvas, and what happens in a frame. */
export interface Stage {
  readonly viewport: Viewport
  readonly camera: Camera
  readonly bubbles: BubbleLayer
  readonly places: PlaceLabelLayer
  readonly options: StageOptions
  seen(): ReadonlyMap<VillagerId, SeenVillager>
  followed(): VillagerId | null
  update(state: TownState, playhead: number): void
  showLine(line: TownLine): void
  select(villager: VillagerId | null): void
  follow(villager: VillagerId | null): void
  highlightPlace(address: Address | null): void
  focusTile(tile: Tile): void
  /** The hand has taken the camera: it no longer goes where people talk. */
  takeCamera(): void
  setTheme(theme: TownThemeName): void
  setReducedMotion(reduced: boolean): void
  resize(width: number, height: number): void
  destroy(): void
  framesPerSecond(): number
}

/** Below one pixel of the screen a map pixel, villagers are dots. */
const FAR = 0.99
/** The camera follows the middle of a body, so many pixels of the map over the feet. */
const BODY_MIDDLE = 10

export function createStage(options: StageOptions): Stage {
  const { tiled, pace, renderer } = options
  const layers = createLayers(options)
  const objectAt = tiled ? objectMiddles(tiled) : new Map<Address, Tile>()
  const time = createFrameTime()
  const frames = createFrameCounter()
  const light = createLight(options, layers)
  let theme: TownTheme = TOWN_THEMES.dark
  let reducedMotion = false
  let picked: VillagerId | null = null
  let followed: VillagerId | null = null
  let seen: ReadonlyMap<VillagerId, SeenVillager> = new Map()
  const camera = createCamera(layers.viewport, layers.size, renderer.resolution, () => reducedMotion)
  let wander: Wander | null = createWander()
  camera.focus({ x: layers.size.width / 2, y: layers.size.height / 2 })
  setTheme('dark')

  function update(state: TownState, playhead: number): void {
    const now = performance.now()
    const { elapsed, jumped } = time.next(now, playhead, reducedMotion)
    frames.count(now)
    if (jumped) layers.bubbles.clear()
    const places = villagerPlaces(state, playhead, { pace, objectAt })
    if (!tiled) learnPlaces(places)
    camera.update(elapsed)
    drawTown(state, playhead, places, elapsed)
    if (wander && followed === null) lookAround(wander, state)
    drawOverlay(state, camera.scale < FAR)
    renderer.render(layers.root)
  }

  function drawTown(state: TownState, playhead: number, places: readonly VillagerPlace[], elapsed: number): void {
    const far = camera.scale < FAR
    const daylight = light(playhead)
    const moment = { milliseconds: time.own, elapsed, view: camera.view, scale: camera.scale }
    seen = layers.villagers.update(places, stepsAside(state, playhead, pace), moment, daylight, !far)
    layers.showFar(far)
    layers.map.update(time.own)
    layers.props?.update(moment, !far)
    layers.lights.update(daylight.glow, seen.values(), moment)
    layers.markers.update(picked && !far ? seen.get(picked) : undefined, time.own, theme)
  }

  function drawOverlay(state: TownState, far: boolean): void {
    const first = new Set([picked, followed].flatMap((id) => (id === null ? [] : [id])))
    layers.places.update(camera)
    layers.dots.update(seen, camera, far, picked)
    layers.talk.update(state, seen, camera, far, time.own)
    layers.names.update(seen.values(), camera, first, theme)
    layers.bubbles.update(seen, camera, { now: time.talk, far, screen: renderer.screen }, theme)
  }

  /** Without a map, the town is where its villagers are. */
  function learnPlaces(places: readonly VillagerPlace[]): void {
    const middle = places[Math.floor(places.length / 2)]
    if (middle && seen.size === 0) camera.focus(middle)
    for (const { moving, villager, x, y } of places) if (!moving) layers.places.learn(villager.activity.at, x, y)
  }

  /** The first look lands where people are; from then on the camera glides. */
  function lookAround(looking: Wander, state: TownState): void {
    const before = looking.goal()
    looking.update(state, seen)
    const goal = looking.goal()
    if (goal && !before) {
      camera.focus(goal)
      camera.follow(looking.goal)
    }
  }

  function setTheme(name: TownThemeName): void {
    theme = TOWN_THEMES[name]
    renderer.background.color = theme.surround
    layers.names.clear()
    layers.places.setTheme(theme)
  }

  function takeCamera(): void {
    if (wander && followed === null) camera.follow(null)
    wander = null
  }

  return {
    viewport: layers.viewport, camera, bubbles: layers.bubbles, places: layers.places, options, update, setTheme,
    seen: () => seen,
    followed: () => followed,
    showLine: (line) => layers.bubbles.say(line, time.talk),
    select: (villager) => { picked = villager },
    takeCamera,
    follow(villager) {
      if (villager === null && followed === null) return
      takeCamera()
      followed = villager
      camera.follow(villager === null ? null : () => { const one = seen.get(villager); return one ? { x: one.x, y: one.y - BODY_MIDDLE } : null })
    },
    highlightPlace: (address) => layers.markers.highlight(address, theme),
    focusTile([x, y]) {
      takeCamera()
      camera.focus({ x: (x + 0.5) * TILE, y: (y + 0.5) * TILE })
    },
    setReducedMotion: (reduced) => { reducedMotion = reduced },
    resize(width, height) {
      renderer.resize(Math.max(1, width), Math.max(1, height))
      camera.resize(Math.max(1, width), Math.max(1, height))
    },
    destroy() {
      layers.names.clear()
      layers.bubbles.clear()
      layers.viewport.destroy()
      layers.root.destroy({ children: true, texture: true, textureSource: true })
      renderer.destroy({ removeView: true })
    },
    framesPerSecond: frames.perSecond,
  }
}

/** Tints the town by the time of day. The tint is set only when it changes, since a processor then paints its pictures anew. */
function createLight({ clock, secondsPerTick, software }: StageOptions, { lit, tinted }: StageLayers): (playhead: number) => Daylight {
  let tint = -1
  return (playhead) => {
    const daylight = daylightAt(minutesOf(clock.start) + (playhead * secondsPerTick) / 60)
    if (daylight.tint !== tint) {
      tint = daylight.tint
      lit.tint = tint
      if (software) dropTintedCopies(tinted)
    }
    return daylight
  }
}
