import { CanvasSource, Container, Sprite, Texture } from 'pixi.js'
import type { BakedMap, MapPicture } from './bake-map.ts'

/** The baked map on the stage. */
export interface MapLayer {
  readonly below: Container
  readonly above: Container
  /** All of it in one, smoothed, in place of the other two when it is seen from afar. */
  readonly whole: Container
  /** Shows the moment of the water's cycle. */
  update(milliseconds: number): void
  readonly textures: readonly Texture[]
}

export function createMapLayer(baked: BakedMap): MapLayer {
  const below = new Container()
  const above = pictures(baked.above, false)
  const whole = pictures(baked.whole, true)
  const ground = pictures(baked.below, false)
  const moments = baked.motion.frames.map((frame) => pictures(frame, false))
  below.addChild(ground, ...moments)
  return {
    below, above, whole,
    textures: [ground, above, whole, ...moments].flatMap(({ children }) => children.map(({ texture }) => texture)),
    update(milliseconds) {
      const now = Math.floor(milliseconds / baked.motion.milliseconds) % moments.length
      moments.forEach((moment, index) => { moment.visible = index === now })
    },
  }
}

function pictures(baked: readonly MapPicture[], smooth: boolean): Container<Sprite> {
  const layer = new Container<Sprite>()
  for (const { canvas, x, y } of baked) {
    const source = new CanvasSource({ resource: canvas, scaleMode: smooth ? 'linear' : 'nearest', autoGenerateMipmaps: smooth })
    const sprite = new Sprite(new Texture({ source }))
    sprite.position.set(x, y)
    layer.addChild(sprite)
  }
  return layer
}
