import type { Texture } from 'pixi.js'
import { ISSUE_WORDS } from '../wording.ts'
import { BUBBLE_LINES, bubbleLines } from './bubble-text.ts'
import { blankCanvas, drawing } from './load-art.ts'
import type { TownLine } from './spoken-lines.ts'
import { wasRewritten } from './spoken-lines.ts'
import { FONT, measureText, screenTexture } from './text-picture.ts'
import type { TownTheme } from './town-theme.ts'

const SIZE = 13
const LINE = 17
const PADDING = 8
const EDGE = 3
const BADGE = 16
/** Lines of a bubble that is shown whole (under the pointer). */
const WHOLE_LINES = 12

/** Paints the bubble of a line: its words; a rewritten line has an amber edge and a pencil with the letters of what was mended, an unresolved one a dashed red edge. */
export function bubblePicture(line: TownLine, theme: TownTheme, whole: boolean, resolution: number): Texture {
  const font = `400 ${SIZE}px ${FONT}`
  const lines = bubbleLines(line.utterance.text, undefined, whole ? WHOLE_LINES : BUBBLE_LINES)
  const mark = wasRewritten(line) ? line.issues.map((issue) => ISSUE_WORDS[issue].letter).join('') + (line.outcome === 'unresolved' ? '?' : '') : null
  const badge = mark === null ? 0 : BADGE + measureText(mark, `700 10px ${FONT}`) + 4
  const width = Math.ceil(Math.max(...lines.map((one) => measureText(one, font)), badge) + PADDING * 2 + (mark === null ? 0 : EDGE))
  const top = mark === null ? 0 : BADGE / 2
  const height = lines.length * LINE + PADDING * 1.5 + top
  const canvas = blankCanvas((width + 2) * resolution, (height + 2) * resolution)
  const context = drawing(canvas)
  context.scale(resolution, resolution)
  context.translate(1, 1)
  paintPlate(context, line, theme, { width, top, height: height - top })
  context.font = font
  context.fillStyle = theme.bubbleText
  context.textBaseline = 'alphabetic'
  lines.forEach((one, index) => context.fillText(one, PADDING + (mark === null ? 0 : EDGE), top + PADDING * 0.75 + SIZE + index * LINE))
  if (mark !== null) paintBadge(context, mark, edgeColour(line, theme), { right: width - 6, width: badge })
  return screenTexture(canvas, resolution)
}

function paintPlate(context: CanvasRenderingContext2D, line: TownLine, theme: TownTheme, { width, top, height }: { width: number; top: number; height: number }): void {
  context.beginPath()
  context.roundRect(0.5, top + 0.5, width - 1, height - 1, 7)
  context.fillStyle = theme.bubble
  context.fill()
  context.strokeStyle = edgeColour(line, theme)
  context.lineWidth = 1
  if (wasRewritten(line)) {
    context.lineWidth = 1.5
    context.save()
    context.clip()
    context.fillStyle = context.strokeStyle
    context.fillRect(0, top, EDGE + 1, height)
    context.restore()
    if (line.outcome === 'unresolved') context.setLineDash([4, 3])
  }
  context.stroke()
  context.setLineDash([])
}

function paintBadge(context: CanvasRenderingContext2D, mark: string, colour: string, { right, width }: { right: number; width: number }): void {
  const left = right - width
  context.beginPath()
  context.roundRect(left, 0, width, BADGE, BADGE / 2)
  context.fillStyle = colour
  context.fill()
  paintPencil(context, left + 8.5, BADGE / 2, 9, '#ffffff')
  context.font = `700 10px ${FONT}`
  context.fillStyle = '#ffffff'
  context.textBaseline = 'middle'
  context.fillText(mark, left + 15, BADGE / 2 + 0.5)
}

/** A pencil on its point, drawn so that no font has to have one. */
export function paintPencil(context: CanvasRenderingContext2D, x: number, y: number, size: number, colour: string): void {
  context.save()
  context.translate(x, y)
  context.rotate(Math.PI / 4)
  const [half, wide] = [size / 2, size / 6]
  context.fillStyle = colour
  context.fillRect(-wide, -half - 1, wide * 2, size / 6)
  context.fillRect(-wide, -half + size / 6, wide * 2, size * 0.52)
  context.beginPath()
  context.moveTo(-wide, half - size * 0.26)
  context.lineTo(wide, half - size * 0.26)
  context.lineTo(0, half + 1)
  context.fill()
  context.restore()
}

/** Width and height of the pencil mark. */
export const PENCIL = 26

/** Paints the mark over somebody whose line is being written again. */
export function pencilPicture(theme: TownTheme, resolution: number): Texture {
  const canvas = blankCanvas(PENCIL * resolution, PENCIL * resolution)
  const context = drawing(canvas)
  context.scale(resolution, resolution)
  context.beginPath()
  context.arc(13, 13, 11.5, 0, Math.PI * 2)
  context.fillStyle = theme.bubble
  context.fill()
  context.lineWidth = 2
  context.strokeStyle = theme.rewritten
  context.stroke()
  paintPencil(context, 13, 12.5, 13, theme.rewritten)
  return screenTexture(canvas, resolution)
}

/** Width and height of a bubble's tail, and how far it reaches into the bubble to hide its edge. */
export const TAIL = { width: 14, height: 8, overlap: 2 }

/** Paints the tail that hangs from a bubble's lower edge. */
export function tailPicture(theme: TownTheme, edge: string, resolution: number): Texture {
  const canvas = blankCanvas(TAIL.width * resolution, (TAIL.height + TAIL.overlap) * resolution)
  const context = drawing(canvas)
  context.scale(resolution, resolution)
  context.beginPath()
  context.moveTo(1, TAIL.overlap)
  context.lineTo(TAIL.width / 2, TAIL.height + TAIL.overlap - 1)
  context.lineTo(TAIL.width - 1, TAIL.overlap)
  context.strokeStyle = edge
  context.stroke()
  context.fillStyle = theme.bubble
  context.fill()
  context.fillRect(1, 0, TAIL.width - 2, TAIL.overlap + 0.5)
  return screenTexture(canvas, resolution)
}

/** Colour of a line's edge: what happened to it. */
export const edgeColour = ({ outcome }: TownLine, theme: TownTheme): string =>
  (outcome === 'unresolved' ? theme.unresolved : outcome === 'rewritten' ? theme.rewritten : theme.bubbleEdge)
