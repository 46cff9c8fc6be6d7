import { CanvasSource, Texture } from 'pixi.js'
import { blankCanvas, drawing } from './load-art.ts'

/** The interface's own letters, so that the town speaks in the page's voice. */
export const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif'

/** A text of one line to paint. */
export interface TextStyle {
  /** Pixels of the screen. */
  readonly size: number
  readonly weight: number
  readonly colour: string
  /** Edge round the letters, so that they can be read on any ground. */
  readonly halo: string | null
}

/** Paints a line of text at the screen's own resolution. Destroy it with its source. */
export function textPicture(text: string, { size, weight, colour, halo }: TextStyle, resolution: number): Texture {
  const font = `${weight} ${size}px ${FONT}`
  const measured = measureText(text, font)
  const edge = halo ? 3 : 1
  const canvas = blankCanvas((measured + edge * 2) * resolution, (size * 1.35 + edge) * resolution)
  const context = drawing(canvas)
  context.scale(resolution, resolution)
  context.font = font
  context.textBaseline = 'alphabetic'
  context.lineJoin = 'round'
  if (halo) {
    context.strokeStyle = halo
    context.lineWidth = 3
    context.strokeText(text, edge, size)
  }
  context.fillStyle = colour
  context.fillText(text, edge, size)
  return screenTexture(canvas, resolution)
}

/** A texture that stands on the screen pixel by pixel. */
export const screenTexture = (canvas: HTMLCanvasElement, resolution: number): Texture =>
  new Texture({ source: new CanvasSource({ resource: canvas, resolution, scaleMode: 'linear' }) })

let ruler: CanvasRenderingContext2D | null = null

/** Width of a text in pixels. */
export function measureText(text: string, font: string): number {
  ruler ??= drawing(blankCanvas(1, 1))
  ruler.font = font
  return ruler.measureText(text).width
}

/** Textures by key, painted when first asked for; the longest unused go when there are more than `most`. */
export function createTextShelf(most: number): { get(key: string, paint: () => Texture): Texture; clear(): void } {
  const shelf = new Map<string, Texture>()
  return {
    get(key, paint) {
      const texture = shelf.get(key) ?? paint()
      shelf.delete(key)
      shelf.set(key, texture)
      if (shelf.size > most) {
        const [oldest, old] = shelf.entries().next().value as [string, Texture]
        shelf.delete(oldest)
        old.destroy(true)
      }
      return texture
    },
    clear() {
      for (const texture of shelf.values()) texture.destroy(true)
      shelf.clear()
    },
  }
}
