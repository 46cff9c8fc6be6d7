import type { Renderer } from 'pixi.js'
import { Container, Rectangle } from 'pixi.js'
import { Viewport } from 'pixi-viewport'
import type { Address, Tile, TownState, VillagerId } from '../../shared/index.ts'
import { minutesOf } from '../../shared/index.ts'
import { bakeMap, type BakedMap } from './bake-map.ts'
import { createBubbleLayer, type BubbleLayer } from './bubble-layer.ts'
import { createCamera, type Camera } from './camera.ts'
import { daylightAt } from './daylight.ts'
import { createDotLayer } from './dot-layer.ts'
import { drawShapes } from './drawn-shapes.ts'
import { createFrameCounter } from './frame-counter.ts'
import { createLightLayer } from './light-layer.ts'
import type { TownArt } from './load-art.ts'
import { createMapLayer } from './map-layer.ts'
import { createMarkerLayer } from './marker-layer.ts'
import { createNameLayer } from './name-layer.ts'
import { objectMiddles } from './object-middles.ts'
import { createPlaceLabelLayer, type PlaceLabelLayer } from './place-label-layer.ts'
import { PLAIN_SIZE, plainGround } from './plain-ground.ts'
import { createPropLayer } from './prop-layer.ts'
import type { TownLine } from './spoken-lines.ts'
import { createTalkLayer } from './talk-layer.ts'
import type { TownSceneOptions } from './town-scene.ts'
import { dropTintedCopies } from './tinted-copies.ts'
import { TOWN_THEMES, type TownTheme, type TownThemeName } from './town-theme.ts'
import type { VillagerPlace } from './villager-places.ts'
import { stepsAside, TILE, villagerPlaces } from './villager-places.ts'
import { createVillagerLayer, type SeenVillager } from './villager-layer.ts'

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
  setTheme(theme: TownThemeName): void
  setReducedMotion(reduced: boolean): void
  resize(width: number, height: number): void
  destroy(): void
  framesPerSecond(): number
}

export interface StageOptions extends TownSceneOptions { readonly art: TownArt; readonly renderer: Renderer; readonly software: boolean }

/** Below one pixel of the screen a map pixel, villagers are dots. */
const FAR = 0.99
/** A playhead that goes back, or on by more than so many ticks in a frame, has jumped: bubbles of before have no place there. Ten minutes; ours. */
const JUMP_TICKS = 60
/** A longer pause between two frames (a tab in the background) is not caught up. Ours. */
const LONGEST_FRAME = 100

export function createStage(options: StageOptions): Stage {
  const { tiled, personas, pace, secondsPerTick, clock, art, renderer, software } = options
  const shapes = drawShapes()
  const baked: BakedMap = tiled ? bakeMap(tiled, art) : plainGround()
  const size = tiled ? { width: tiled.width * tiled.tilewidth, height: tiled.height * tiled.tileheight } : PLAIN_SIZE
  const objectAt = tiled ? objectMiddles(tiled) : new Map<Address, Tile>()
  const resolution = renderer.resolution

  let theme: TownTheme = TOWN_THEMES.dark
  let reducedMotion = false
  let picked: VillagerId | null = null
  let followed: VillagerId | null = null
  let seen: ReadonlyMap<VillagerId, SeenVillager> = new Map()
  let lastFrame: number | null = null
  let lastPlayhead: number | null = null
  /** Milliseconds of what moves by itself, and of the talk; the latter stands still while the town does. */
  let ownTime = 0
  let talkTime = 0
  let tint = -1

  const viewport = new Viewport({
    events: renderer.events, noTicker: true, screenWidth: renderer.screen.width, screenHeight: renderer.screen.height,
    worldWidth: size.width, worldHeight: size.height, forceHitArea: new Rectangle(-1e6, -1e6, 2e6, 2e6),
  })
  viewport.drag({ mouseButtons: 'left', wheel: false }).pinch().decelerate({ friction: 0.92 })
  const camera = createCamera(viewport, size, resolution, () => reducedMotion)

  const map = createMapLayer(baked)
  const actors = new Container({ sortableChildren: true })
  const villagers = createVillagerLayer(actors, personas, art, shapes)
  const props = tiled ? createPropLayer(actors, tiled, art) : null
  const lights = createLightLayer(tiled, shapes)
  const markers = createMarkerLayer(tiled, shapes)
  const lit = new Container()
  lit.addChild(map.whole, map.below, villagers.shadows, actors, map.above)
  viewport.addChild(lit, lights.container)
  lit.addChildAt(markers.container, 2)

  const dots = createDotLayer(resolution)
  const talk = createTalkLayer(shapes)
  const names = createNameLayer(personas, resolution)
  const places = createPlaceLabelLayer(tiled, resolution)
  const bubbles = createBubbleLayer(resolution)
  const overlay = new Container({ eventMode: 'none' })
  overlay.addChild(places.container, dots.container, talk.container, names.container, bubbles.container)
  const root = new Container()
  root.addChild(viewport, overlay)
  const frames = createFrameCounter()
  camera.focus({ x: size.width / 2, y: size.height / 2 })
  setTheme('dark')

  function keepTime(playhead: number): number {
    const now = performance.now()
    const elapsed = lastFrame === null ? 16 : Math.min(now - lastFrame, LONGEST_FRAME)
    const moved = lastPlayhead === null ? 0 : playhead - lastPlayhead
    if (moved < 0 || moved > JUMP_TICKS) bubbles.clear()
    if (moved !== 0) talkTime += elapsed
    if (!reducedMotion) ownTime += elapsed
    frames.count(now)
    lastFrame = now
    lastPlayhead = playhead
    return elapsed
  }

  function light(playhead: number): ReturnType<typeof daylightAt> {
    const daylight = daylightAt(minutesOf(clock.start) + (playhead * secondsPerTick) / 60)
    if (daylight.tint !== tint) {
      tint = daylight.tint
      lit.tint = tint
      if (software) dropTintedCopies([...map.textures, ...art.villagers.values(), ...(props?.textures ?? []), shapes.shadow, shapes.ring])
    }
    return daylight
  }

  function update(state: TownState, playhead: number): void {
    const elapsed = keepTime(playhead)
    const daylight = light(playhead)
    const positions = villagerPlaces(state, playhead, { pace, objectAt })
    if (!tiled) learnPlaces(positions)
    camera.update(elapsed)
    const far = camera.scale < FAR
    const moment = { milliseconds: ownTime, elapsed, view: camera.view, scale: camera.scale }
    seen = villagers.update(positions, stepsAside(state, playhead, pace), moment, daylight, !far)
    map.whole.visible = far
    map.below.visible = map.above.visible = actors.visible = villagers.shadows.visible = !far
    map.update(ownTime)
    props?.update(moment, !far)
    lights.update(daylight.glow, seen.values(), moment)
    markers.update(picked && !far ? seen.get(picked) : undefined, ownTime, theme)
    dots.update(seen, camera, far, picked)
    talk.update(state, seen, camera, far, ownTime)
    names.update(seen.values(), camera, new Set([picked, followed].flatMap((id) => (id === null ? [] : [id]))), theme)
    places.update(camera)
    bubbles.update(seen, camera, { now: talkTime, far, screen: renderer.screen }, theme)
    renderer.render(root)
  }

  /** Without a map, the town is where its villagers are. */
  function learnPlaces(positions: readonly VillagerPlace[]): void {
    const middle = positions[Math.floor(positions.length / 2)]
    if (middle && seen.size === 0) camera.focus(middle)
    for (const { moving, villager, x, y } of positions) if (!moving) places.learn(villager.activity.at, x, y)
  }

  function setTheme(name: TownThemeName): void {
    theme = TOWN_THEMES[name]
    renderer.background.color = theme.surround
    names.clear()
    places.setTheme(theme)
  }

  return {
    viewport, camera, bubbles, places, options, update, setTheme,
    seen: () => seen,
    followed: () => followed,
    showLine: (line) => bubbles.say(line, talkTime),
    select: (villager) => { picked = villager },
    follow(villager) {
      followed = villager
      camera.follow(villager === null ? null : () => { const one = seen.get(villager); return one ? { x: one.x, y: one.y - 10 } : null })
    },
    highlightPlace: (address) => markers.highlight(address, theme),
    focusTile: ([x, y]) => camera.focus({ x: (x + 0.5) * TILE, y: (y + 0.5) * TILE }),
    setReducedMotion: (reduced) => { reducedMotion = reduced },
    resize(width, height) {
      renderer.resize(Math.max(1, width), Math.max(1, height))
      camera.resize(Math.max(1, width), Math.max(1, height))
    },
    destroy() {
      names.clear()
      bubbles.clear()
      viewport.destroy()
      root.destroy({ children: true, texture: true, textureSource: true })
      renderer.destroy({ removeView: true })
    },
    framesPerSecond: frames.perSecond,
  }
}
