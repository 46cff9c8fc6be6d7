import { Container, Sprite, Texture } from 'pixi.js'
import type { Persona, VillagerId } from '../../shared/index.ts'
import type { Daylight } from './daylight.ts'
import type { DrawnShapes } from './drawn-shapes.ts'
import type { Offset } from './fan-out.ts'
import type { TownArt } from './load-art.ts'
import { poseFrame } from './pose-frame.ts'
import { stableHash } from './stable-hash.ts'
import type { Moment } from './stage-view.ts'
import { inView } from './stage-view.ts'
import type { VillagerPlace } from './villager-places.ts'

/** A villager as it stands on the stage in this frame. */
export interface SeenVillager {
  readonly id: VillagerId
  /** Feet in pixels of the map, with the step aside. */
  readonly x: number
  readonly y: number
  /** Pixels of the map from the feet to the top of the head. */
  readonly headroom: number
  readonly inView: boolean
  readonly place: VillagerPlace
}

export interface VillagerLayer {
  readonly shadows: Container
  /** Places everybody and answers where they are; sprites are drawn only where `drawn`. */
  update(places: readonly VillagerPlace[], aside: ReadonlyMap<VillagerId, Offset>, moment: Moment, daylight: Daylight, drawn: boolean): ReadonlyMap<VillagerId, SeenVillager>
}

interface Figure { readonly body: Sprite; readonly shadow: Sprite; readonly sprite: string; readonly phase: number; offsetX: number; offsetY: number }

/** Heads of those who stand, sit and lie, in pixels of the map over the feet. */
const HEADROOM = { stand: 21, sit: 19, lie: 22 }
const NOWHERE: Offset = { x: 0, y: 0 }
/** A step aside takes about so long. Ours. */
const ASIDE_MILLISECONDS = 120

/** Sprites of all villagers among `actors` (sorted by the feet), and their shadows beneath. */
export function createVillagerLayer(actors: Container, personas: readonly Persona[], art: TownArt, shapes: DrawnShapes): VillagerLayer {
  const shadows = new Container()
  const chosen = new Map(personas.map(({ id, sprite }) => [id, sprite]))
  const sprites = new Set([...art.villagers.keys()].map((name) => name.slice(0, name.indexOf('/'))))
  const strangers = [...sprites].filter((name) => name.startsWith('stranger')).sort()
  const figures = new Map<VillagerId, Figure>()

  function figureOf(id: VillagerId): Figure {
    const known = figures.get(id)
    if (known) return known
    const phase = stableHash(id)
    const own = chosen.get(id)
    const sprite = own && sprites.has(own) ? own : (strangers[phase % Math.max(1, strangers.length)] ?? [...sprites][0] ?? '')
    const figure: Figure = { body: new Sprite(), shadow: new Sprite(shapes.shadow), sprite, phase, offsetX: 0, offsetY: 0 }
    figure.body.anchor.set(0.5, 1)
    figure.shadow.anchor.set(0.5, 0.5)
    actors.addChild(figure.body)
    shadows.addChild(figure.shadow)
    figures.set(id, figure)
    return figure
  }

  return {
    shadows,
    update(places, aside, moment, daylight, drawn) {
      const seen = new Map<VillagerId, SeenVillager>()
      for (const place of places) {
        const { villager: { id, activity } } = place
        const figure = figureOf(id)
        glideAside(figure, place.moving ? NOWHERE : aside.get(id) ?? NOWHERE, moment.elapsed)
        const [x, y] = [place.x + figure.offsetX, place.y + figure.offsetY]
        const visible = inView(moment.view, x, y, 24)
        draw(figure, place, x, y, visible && drawn, moment, daylight)
        seen.set(id, { id, x, y, place, inView: visible, headroom: HEADROOM[place.moving ? 'stand' : activity.pose] })
      }
      for (const [id, figure] of figures) if (!seen.has(id)) { figure.body.visible = false; figure.shadow.visible = false }
      return seen
    },
  }

  function draw({ body, shadow, sprite, phase }: Figure, place: VillagerPlace, x: number, y: number, visible: boolean, moment: Moment, daylight: Daylight): void {
    const { pose } = place.villager.activity
    const lies = pose === 'lie' && !place.moving
    body.visible = visible
    shadow.visible = visible && !lies
    if (!visible) return
    const name = poseFrame({ pose, phase, moving: place.moving, direction: place.direction, travelled: place.travelled, milliseconds: moment.milliseconds })
    body.texture = art.villagers.get(`${sprite}/${name}`) ?? Texture.EMPTY
    body.position.set(x, y)
    body.zIndex = y
    const length = daylight.shadow > 1 ? daylight.shadow : 1
    shadow.position.set(x + daylight.slant * (length - 1) * 5, y - 1)
    shadow.scale.set(1 + (length - 1) * 0.55, 1)
  }
}

function glideAside(figure: Figure, to: Offset, elapsed: number): void {
  const share = 1 - Math.exp(-elapsed / ASIDE_MILLISECONDS)
  figure.offsetX += (to.x - figure.offsetX) * share
  figure.offsetY += (to.y - figure.offsetY) * share
}
