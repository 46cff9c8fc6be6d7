// The page's security policy forbids making code from text; this builds Pixi's uniform uploads without it.
import 'pixi.js/unsafe-eval'
import type { Renderer } from 'pixi.js'
import { autoDetectRenderer } from 'pixi.js'
import { drawing } from './load-art.ts'
import { tintSpritesRightly } from './tinted-copies.ts'

/** A renderer and what it costs to use. */
export interface TownRenderer {
  readonly renderer: Renderer
  /** Drawn by the processor: full-size pictures are dear, and a tint is a copy of the picture rather than free. */
  readonly software: boolean
}

/** Names that WebGL drivers without a graphics card go by. */
const SOFTWARE_DRIVERS = /swiftshader|llvmpipe|softpipe|software|basic render/i
/** A finer screen than two device pixels a CSS pixel shows no more of 16-pixel tiles. Ours. */
const FINEST = 2

/**
 * Pixi's WebGL renderer where there is a graphics card; else its canvas renderer, which a processor draws about twice as fast as
 * emulated WebGL (measured at 1280 x 720), and which also works where WebGL is switched off. Resolution 1 on a processor.
 */
export async function createRenderer(host: HTMLElement, background: number): Promise<TownRenderer> {
  const software = !hasGraphicsCard()
  const canvas = document.createElement('canvas')
  if (software) {
    tintSpritesRightly()
    drawing(canvas, { alpha: false })
  }
  const renderer = await autoDetectRenderer({
    canvas,
    preference: software ? 'canvas' : 'webgl',
    width: Math.max(1, host.clientWidth),
    height: Math.max(1, host.clientHeight),
    resolution: software ? 1 : Math.min(FINEST, Math.max(1, Math.round(window.devicePixelRatio))),
    autoDensity: true,
    antialias: false,
    roundPixels: true,
    backgroundColor: background,
    eventFeatures: { wheel: false, globalMove: false },
  })
  return { renderer, software }
}

function hasGraphicsCard(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  if (!context) return false
  const detail = context.getExtension('WEBGL_debug_renderer_info')
  const driver = String(context.getParameter(detail ? detail.UNMASKED_RENDERER_WEBGL : context.RENDERER))
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return !SOFTWARE_DRIVERS.test(driver)
}
