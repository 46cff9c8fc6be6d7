import { Container, Rectangle } from 'pixi.js'
import { Viewport } from 'pixi-viewport'
import { bakeMap } from './bake-map.ts'
import { createBubbleLayer } from './bubble-layer.ts'
import { createDotLayer } from './dot-layer.ts'
import { drawShapes } from './drawn-shapes.ts'
import { createLightLayer } from './light-layer.ts'
import { createMapLayer } from './map-layer.ts'
import { createMarkerLayer } from './marker-layer.ts'
import { createNameLayer } from './name-layer.ts'
import { createPlaceLabelLayer } from './place-label-layer.ts'
import { PLAIN_SIZE, plainGround } from './plain-ground.ts'
import { createPropLayer } from './prop-layer.ts'
import type { StageOptions } from './stage.ts'
import { createTalkLayer } from './talk-layer.ts'
import { createVillagerLayer } from './villager-layer.ts'

export type StageLayers = ReturnType<typeof createLayers>

/** Everything on the canvas from back to front: the town in a viewport that pans and zooms, and over it what keeps its size on screen. */
export function createLayers({ tiled, personas, art, renderer }: StageOptions) {
  const { resolution } = renderer
  const shapes = drawShapes()
  const size = tiled ? { width: tiled.width * tiled.tilewidth, height: tiled.height * tiled.tileheight } : PLAIN_SIZE
  const viewport = createViewport(renderer, size)

  const map = createMapLayer(tiled ? bakeMap(tiled, art) : plainGround())
  const actors = new Container({ sortableChildren: true })
  const villagers = createVillagerLayer(actors, personas, art, shapes)
  const props = tiled ? createPropLayer(actors, tiled, art) : null
  const markers = createMarkerLayer(tiled, shapes)
  const lights = createLightLayer(tiled, shapes)
  /** What the light of the day falls on. */
  const lit = new Container()
  lit.addChild(map.whole, map.below, markers.container, villagers.shadows, actors, map.above)
  viewport.addChild(lit, lights.container)

  const places = createPlaceLabelLayer(tiled, resolution)
  const dots = createDotLayer(resolution)
  const talk = createTalkLayer(shapes)
  const names = createNameLayer(personas, resolution)
  const bubbles = createBubbleLayer(resolution)
  const overlay = new Container({ eventMode: 'none' })
  overlay.addChild(places.container, dots.container, talk.container, names.container, bubbles.container)

  const root = new Container()
  root.addChild(viewport, overlay)
  const tinted = [...map.textures, ...art.villagers.values(), ...(props?.textures ?? []), shapes.shadow, shapes.ring]
  return {
    root, viewport, size, lit, map, actors, villagers, props, markers, lights, places, dots, talk, names, bubbles,
    /** Pictures of which a processor keeps tinted copies. */
    tinted,
    /** From afar the town is one smooth picture with dots; near, it is drawn piece by piece. */
    showFar(far: boolean) {
      map.whole.visible = far
      for (const near of [map.below, map.above, actors, villagers.shadows]) near.visible = !far
    },
  }
}

function createViewport(renderer: StageOptions['renderer'], size: { width: number; height: number }): Viewport {
  const viewport = new Viewport({
    events: renderer.events, noTicker: true, screenWidth: renderer.screen.width, screenHeight: renderer.screen.height,
    worldWidth: size.width, worldHeight: size.height, forceHitArea: new Rectangle(-1e6, -1e6, 2e6, 2e6),
  })
  return viewport.drag({ mouseButtons: 'left', wheel: false }).pinch().decelerate({ friction: 0.92 })
}
