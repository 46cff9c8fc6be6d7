import { Container, Sprite, Texture } from 'pixi.js'
import type { VillagerId } from '../../shared/index.ts'
import type { Camera } from './camera.ts'
import { blankCanvas, drawing } from './load-art.ts'
import { createTextShelf, screenTexture } from './text-picture.ts'
import { villagerColour } from './villager-colour.ts'
import type { SeenVillager } from './villager-layer.ts'

export interface DotLayer { readonly container: Container; update(seen: ReadonlyMap<VillagerId, SeenVillager>, camera: Camera, far: boolean, picked: VillagerId | null): void }

/** Width of a villager's dot on screen; smaller in a crowd, larger for the one picked. Ours. */
const WIDTH = 13
const CROWD_WIDTH = 8
const PICKED_WIDTH = 20
const CROWD = 120

/** From afar everybody is a dot in their own colour. Each colour and size is painted once, so that a thousand dots are as many plain copies. */
export function createDotLayer(resolution: number): DotLayer {
  const container = new Container()
  const dots = new Map<VillagerId, Sprite>()
  const shelf = createTextShelf(200)
  const dotOf = (id: VillagerId): Sprite => {
    const known = dots.get(id) ?? container.addChild(new Sprite({ texture: Texture.EMPTY, anchor: 0.5 }))
    dots.set(id, known)
    return known
  }
  return {
    container,
    update(seen, camera, far, picked) {
      container.visible = far
      if (!far) return
      const usual = seen.size > CROWD ? CROWD_WIDTH : WIDTH
      for (const { id, x, y, inView } of seen.values()) {
        const dot = dotOf(id)
        dot.visible = inView
        if (!inView) continue
        const [colour, width] = [villagerColour(id), id === picked ? PICKED_WIDTH : usual]
        dot.texture = shelf.get(`${colour}|${width}`, () => dotPicture(colour, width, resolution))
        const at = camera.toScreen({ x, y: y - 6 })
        dot.position.set(at.x, at.y)
      }
      for (const [id, dot] of dots) if (!seen.has(id)) dot.visible = false
    },
  }
}

function dotPicture(colour: number, width: number, resolution: number): Texture {
  const canvas = blankCanvas(width * resolution, width * resolution)
  const context = drawing(canvas)
  context.scale(resolution, resolution)
  for (const [radius, fill] of [[width / 2, 'rgba(28, 27, 38, 0.85)'], [width / 2 - Math.max(1.2, width / 8), `#${colour.toString(16).padStart(6, '0')}`]] as const) {
    context.fillStyle = fill
    context.beginPath()
    context.arc(width / 2, width / 2, radius, 0, Math.PI * 2)
    context.fill()
  }
  return screenTexture(canvas, resolution)
}
