import { PixelCanvas } from '../pixel-canvas.ts'
import { drawVillager } from './draw-villager.ts'
import { FRAME_HEIGHT, FRAME_WIDTH } from './figure.ts'
import type { Look } from './look.ts'
import { LOOKS } from './looks.ts'
import { POSES, type Pose } from './poses.ts'
import { STRANGERS } from './strangers.ts'

/** A clear pixel between frames, so that no neighbour shows at an edge when the town is zoomed. */
const GAP = 1
const CELL_WIDTH = FRAME_WIDTH + GAP
const CELL_HEIGHT = FRAME_HEIGHT + GAP

interface Frame { readonly frame: { readonly x: number; readonly y: number; readonly w: number; readonly h: number } }

/** Picture and description of the villagers' atlas: `data/sprites/villagers.png` and `villagers.json`. */
export interface VillagerAtlas { readonly picture: PixelCanvas; readonly json: string }

/**
 * Draws every villager of the default town and the strangers, one row each. The description is a sprite sheet as TexturePacker
 * writes it (JSON hash): frames named `<sprite>/<pose>`, such as `petros-vassilakis/walk-left-2`, and animations. The same bytes each time.
 */
export function drawVillagers(): VillagerAtlas {
  const sprites = Object.entries({ ...LOOKS, ...STRANGERS })
  const picture = new PixelCanvas(DRAWN.length * CELL_WIDTH, sprites.length * CELL_HEIGHT)
  sprites.forEach(([, look], row) => drawRow(picture, look, row))
  const frames = sprites.flatMap(([name], row) => POSES.map((pose): [string, Frame] => [`${name}/${pose.name}`, frameOf(pose, row)]))
  return { picture, json: describe(picture, frames, sprites.flatMap(([name]) => animationsOf(name))) }
}

const looksOf = ({ name: _, ...rest }: Pose): string => JSON.stringify(rest)

/** Poses that differ from all before them: standing between two steps looks like standing still, and is drawn once. */
const DRAWN = POSES.filter((pose, index) => POSES.findIndex((other) => looksOf(other) === looksOf(pose)) === index)

function drawRow(picture: PixelCanvas, look: Look, row: number): void {
  DRAWN.forEach((pose, column) => picture.blit(drawVillager(look, pose), column * CELL_WIDTH, row * CELL_HEIGHT))
}

const frameOf = (pose: Pose, row: number): Frame => ({
  frame: { x: DRAWN.findIndex((drawn) => looksOf(drawn) === looksOf(pose)) * CELL_WIDTH, y: row * CELL_HEIGHT, w: FRAME_WIDTH, h: FRAME_HEIGHT },
})

/** `<sprite>/walk-left` and the like: poses that are numbered belong together. */
function animationsOf(sprite: string): [string, string[]][] {
  const numbered = POSES.filter(({ name }) => /-\d$/u.test(name)).map(({ name }) => `${sprite}/${name}`)
  return [...new Set(numbered.map((name) => name.slice(0, -2)))].map((name) => [name, numbered.filter((frame) => frame.slice(0, -2) === name)])
}

/** A line for each frame, so that a change of one shows as one. */
function describe(picture: PixelCanvas, frames: readonly [string, Frame][], animations: readonly [string, string[]][]): string {
  const line = ([name, value]: readonly [string, unknown]): string => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`
  const lines = (entries: readonly (readonly [string, unknown])[]): string => entries.map(line).join(',\n')
  const meta = { image: 'villagers.png', format: 'RGBA8888', size: { w: picture.width, h: picture.height }, scale: '1' }
  return `{\n  "frames": {\n${lines(frames)}\n  },\n  "animations": {\n${lines(animations)}\n  },\n  "meta": ${JSON.stringify(meta)}\n}\n`
}
