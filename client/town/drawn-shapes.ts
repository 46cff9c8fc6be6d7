import { CanvasSource, Texture } from 'pixi.js'
import { blankCanvas, drawing } from './load-art.ts'

/** Small shapes that no atlas has to hold: painted once, tinted and scaled where they are used. */
export interface DrawnShapes {
  /** Soft oval, black, 16 x 8. */
  readonly shadow: Texture
  /** Round glow that fades to its edge, white, 64 x 64. */
  readonly glow: Texture
  /** Light of a room: brightest in the middle, still there at the walls, white, 64 x 64. */
  readonly room: Texture
  /** Ring under somebody picked, white, 22 x 12. */
  readonly ring: Texture
  /** Thin circle that a talk sends out, white, 64 x 64. */
  readonly pulse: Texture
}

export function drawShapes(): DrawnShapes {
  return {
    shadow: shape(16, 8, 'nearest', (context) => {
      for (const [rx, ry, alpha] of [[7.5, 3.6, 0.16], [6, 2.8, 0.2]] as const) {
        context.fillStyle = `rgba(18, 16, 40, ${alpha})`
        pixelOval(context, 8, 4, rx, ry)
      }
    }),
    glow: shape(64, 64, 'nearest', (context) => {
      const fade = context.createRadialGradient(32, 32, 0, 32, 32, 32)
      for (const [at, alpha] of [[0, 0.85], [0.2, 0.5], [0.5, 0.18], [1, 0]] as const) fade.addColorStop(at, `rgba(255, 255, 255, ${alpha})`)
      context.fillStyle = fade
      context.fillRect(0, 0, 64, 64)
    }),
    room: shape(64, 64, 'nearest', (context) => {
      const fade = context.createRadialGradient(32, 30, 4, 32, 32, 46)
      for (const [at, alpha] of [[0, 0.75], [0.5, 0.45], [1, 0.12]] as const) fade.addColorStop(at, `rgba(255, 255, 255, ${alpha})`)
      context.fillStyle = fade
      context.fillRect(0, 0, 64, 64)
    }),
    ring: shape(22, 12, 'nearest', (context) => {
      context.fillStyle = '#ffffff'
      pixelOval(context, 11, 6, 10.5, 5.5)
      context.globalCompositeOperation = 'destination-out'
      pixelOval(context, 11, 6, 9, 4.2)
    }),
    pulse: shape(64, 64, 'linear', (context) => {
      context.strokeStyle = '#ffffff'
      context.lineWidth = 6
      context.beginPath()
      context.arc(32, 32, 29, 0, Math.PI * 2)
      context.stroke()
    }),
  }
}

function shape(width: number, height: number, scaleMode: 'nearest' | 'linear', paint: (context: CanvasRenderingContext2D) => void): Texture {
  const canvas = blankCanvas(width, height)
  paint(drawing(canvas))
  return new Texture({ source: new CanvasSource({ resource: canvas, scaleMode }) })
}

/** An oval without soft edges, so that it fits pixel art. */
function pixelOval(context: CanvasRenderingContext2D, x: number, y: number, rx: number, ry: number): void {
  for (let row = Math.floor(y - ry); row < y + ry; row += 1) {
    const half = rx * Math.sqrt(Math.max(0, 1 - ((row + 0.5 - y) / ry) ** 2))
    const left = Math.round(x - half)
    context.fillRect(left, row, Math.round(x + half) - left, 1)
  }
}
