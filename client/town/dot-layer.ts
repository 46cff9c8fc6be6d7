import { Container, Sprite } from 'pixi.js'
import type { VillagerId } from '../../shared/index.ts'
import type { Camera } from './camera.ts'
import type { DrawnShapes } from './drawn-shapes.ts'
import type { SeenVillager } from './villager-layer.ts'
import { villagerColour } from './villager-colour.ts'

export interface DotLayer { readonly container: Container; update(seen: ReadonlyMap<VillagerId, SeenVillager>, camera: Camera, far: boolean, picked: VillagerId | null): void }

/** Width of a villager's dot on screen; smaller in a crowd. Ours. */
const WIDTH = 13
const CROWD_WIDTH = 8
const CROWD = 120

/** From afar everybody is a dot in their own colour. */
export function createDotLayer(shapes: DrawnShapes): DotLayer {
  const container = new Container()
  const edges = container.addChild(new Container())
  const fills = container.addChild(new Container())
  const dots = new Map<VillagerId, { edge: Sprite; fill: Sprite }>()
  const dotOf = (id: VillagerId) => {
    const known = dots.get(id)
    if (known) return known
    const dot = { edge: new Sprite({ texture: shapes.dotEdge, anchor: 0.5 }), fill: new Sprite({ texture: shapes.dot, anchor: 0.5, tint: villagerColour(id) }) }
    edges.addChild(dot.edge)
    fills.addChild(dot.fill)
    dots.set(id, dot)
    return dot
  }
  return {
    container,
    update(seen, camera, far, picked) {
      container.visible = far
      if (!far) return
      const width = seen.size > CROWD ? CROWD_WIDTH : WIDTH
      for (const { id, x, y, inView } of seen.values()) {
        const { edge, fill } = dotOf(id)
        edge.visible = fill.visible = inView
        const at = camera.toScreen({ x, y: y - 6 })
        edge.position.set(at.x, at.y)
        fill.position.set(at.x, at.y)
        edge.setSize(id === picked ? width * 1.7 : width)
        fill.setSize(id === picked ? width * 1.4 : width)
      }
      for (const [id, { edge, fill }] of dots) if (!seen.has(id)) edge.visible = fill.visible = false
    },
  }
}
