import { CanvasSource, Rectangle, Texture } from 'pixi.js'
import { z } from 'zod'
import type { TileArt, TiledMap } from '../../shared/tiled-map.ts'
import { tileArt } from '../../shared/tiled-map.ts'

/** The part of Pixi's sprite sheet format that we read. */
const SpriteSheet = z.object({
  frames: z.record(z.string(), z.object({ frame: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }) })),
})

/** Pictures ready to draw: of tiles as canvases to bake from, of villagers as textures. */
export interface TownArt {
  readonly tiles: ReadonlyMap<number, TileArt>
  /** The picture file of a tile, by the path that the map has for it. */
  readonly pictures: ReadonlyMap<string, HTMLCanvasElement>
  /** Frames by name, `<sprite>/<pose>`, all on one texture. */
  readonly villagers: ReadonlyMap<string, Texture>
}

/** Loads the villagers and every picture that the map names from the folder at `spritesUrl`. Throws an Error that names what is missing. */
export async function loadArt(tiled: TiledMap | null, spritesUrl: string): Promise<TownArt> {
  const at = (file: string): string => `${spritesUrl.replace(/\/$/, '')}/${file.slice(file.lastIndexOf('/') + 1)}`
  const tiles = tiled ? tileArt(tiled) : new Map<number, TileArt>()
  const files = [...new Set([...tiles.values()].map(({ image }) => image))]
  const [sheet, villagers, ...pictures] = await Promise.all([
    loadSheet(at('villagers.json')), loadPicture(at('villagers.png')), ...files.map((file) => loadPicture(at(file))),
  ])
  const source = new CanvasSource({ resource: villagers, scaleMode: 'nearest' })
  const frames = Object.entries(sheet.frames).map(([name, { frame }]): [string, Texture] =>
    [name, new Texture({ source, frame: new Rectangle(frame.x, frame.y, frame.w, frame.h) })])
  return { tiles, pictures: new Map(files.map((file, index) => [file, pictures[index] as HTMLCanvasElement])), villagers: new Map(frames) }
}

async function loadSheet(url: string): Promise<z.infer<typeof SpriteSheet>> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`the villagers' pictures cannot be read: ${url} answers ${answer.status}`)
  const sheet = SpriteSheet.safeParse(await answer.json())
  if (!sheet.success) throw new Error(`the villagers' pictures cannot be read: ${url}: ${sheet.error.issues[0]?.path.join('.')}: ${sheet.error.issues[0]?.message}`)
  return sheet.data
}

async function loadPicture(url: string): Promise<HTMLCanvasElement> {
  const image = new Image()
  image.src = url
  await image.decode().catch((cause: unknown) => { throw new Error(`the picture ${url} cannot be read`, { cause }) })
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  drawing(canvas).drawImage(image, 0, 0)
  return canvas
}

/**
 * The 2D context of a canvas, without smoothing. `willReadFrequently` keeps the canvas in the processor's memory: pictures are painted once
 * and then copied from, by WebGL or by a processor, and an emulated graphics card is several times slower at both (measured).
 */
export function drawing(canvas: HTMLCanvasElement, options: CanvasRenderingContext2DSettings = {}): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { ...options, willReadFrequently: true })
  if (!context) throw new Error('this browser gives no 2D canvas')
  context.imageSmoothingEnabled = false
  return context
}

/** An empty canvas of that size. */
export function blankCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width))
  canvas.height = Math.max(1, Math.ceil(height))
  return canvas
}
