import type { ICanvas, Texture } from 'pixi.js'
import { canvasUtils } from 'pixi.js'

/** Largest picture, in pixels, that is tinted with care for its half-clear pixels. Ours: every sprite is smaller, every baked piece of the map larger. */
const SPRITE_PIXELS = 256 * 256
/** Times a picture is laid over itself, doubling each time: at 32 layers a pixel of alpha 0.15 has become opaque (0.995). */
const DOUBLINGS = 5

/**
 * Pixi's canvas renderer draws a tinted picture from a copy that it keeps. Its quick way to make one is right for opaque pictures only:
 * it turns half-clear shadows into light. Its exact way reads pixels back, which takes milliseconds a sprite. This one is exact and does not.
 */
export function tintSpritesRightly(): void {
  canvasUtils.tintMethod = (texture, colour, canvas) =>
    (texture.frame.width * texture.frame.height <= SPRITE_PIXELS && !texture.rotate ? tintSprite(texture, colour, canvas) : canvasUtils.tintWithMultiply(texture, colour, canvas))
}

/** Makes the picture opaque in its own colours, multiplies it with the tint, and cuts it out by its own alpha. */
function tintSprite(texture: Texture, colour: number, canvas: ICanvas): void {
  const source = canvasUtils.getCanvasSource(texture)
  const { x, y, width, height } = texture.frame
  const resolution = texture.source.resolution
  canvas.width = Math.ceil(width * resolution)
  canvas.height = Math.ceil(height * resolution)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!source || !context) return
  const draw = (): void => context.drawImage(source, x * resolution, y * resolution, canvas.width, canvas.height, 0, 0, canvas.width, canvas.height)
  draw()
  for (let doubling = 0; doubling < DOUBLINGS; doubling += 1) context.drawImage(canvas as HTMLCanvasElement, 0, 0)
  context.globalCompositeOperation = 'multiply'
  context.fillStyle = `#${colour.toString(16).padStart(6, '0')}`
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.globalCompositeOperation = 'destination-in'
  draw()
}

/** Lets the tinted copies of pictures go, when the light has changed; otherwise a day would gather one of each for every light. */
export function dropTintedCopies(textures: Iterable<Texture>): void {
  for (const texture of textures) Object.assign(texture, { tintCache: null })
}
