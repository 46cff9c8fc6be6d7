import type { Texture } from 'pixi.js'
import { canvasUtils } from 'pixi.js'

/** Largest picture, in pixels, that is tinted pixel by pixel. Ours: every sprite is smaller, every baked piece of the map larger. */
const SPRITE_PIXELS = 256 * 256

/**
 * Pixi's canvas renderer draws a tinted picture from a copy that it keeps. Its quick way to make one is right for opaque pictures only:
 * it turns half-clear shadows into light. Sprites are therefore tinted pixel by pixel.
 */
export function tintSpritesRightly(): void {
  canvasUtils.tintMethod = (texture, colour, canvas) =>
    (texture.frame.width * texture.frame.height <= SPRITE_PIXELS
      ? canvasUtils.tintWithPerPixel(texture, colour, canvas)
      : canvasUtils.tintWithMultiply(texture, colour, canvas))
}

/** Lets the tinted copies of pictures go, when the light has changed; otherwise a day would gather one of each for every light. */
export function dropTintedCopies(textures: Iterable<Texture>): void {
  for (const texture of textures) Object.assign(texture, { tintCache: null })
}
