import { Container, Sprite, Texture } from 'pixi.js'
import { Address, lastPart, sectorOf } from '../../shared/index.ts'
import type { TiledMap } from '../../shared/tiled-map.ts'
import type { Camera } from './camera.ts'
import type { PlaceLabel } from './place-labels.ts'
import { placeLabels } from './place-labels.ts'
import { textPicture } from './text-picture.ts'
import type { TownTheme } from './town-theme.ts'

export interface PlaceLabelLayer {
  readonly container: Container
  update(camera: Camera): void
  setTheme(theme: TownTheme): void
  /** A town without a map learns where its places are from who is there: the first one seen at a place puts its label up. */
  learn(address: Address, x: number, y: number): void
  /** The place whose label lies under a point of the screen. */
  labelAt(x: number, y: number): Address | null
}

/** Scales between which place names fade out, since the place itself fills the screen by then. Ours. */
const GONE_AT = 4.6
const FULL_AT = 3.2
/** Pixels of the map over the heads of those at a place that was learnt. Ours. */
const OVER_HEADS = 34

/** Letters of a home's name and of a public place's. Ours. */
const HOME = { size: 11, weight: 600, colour: '#e9e3d6' }
const PUBLIC = { size: 12, weight: 700, colour: '#fff6df' }

export function createPlaceLabelLayer(tiled: TiledMap | null, resolution: number): PlaceLabelLayer {
  const container = new Container()
  const labels = new Map<Address, PlaceLabel & { sprite: Sprite }>()
  let style: TownTheme | null = null

  function paint({ sprite, address, home }: PlaceLabel & { sprite: Sprite }): void {
    if (!style) return
    if (sprite.texture !== Texture.EMPTY) sprite.texture.destroy(true)
    sprite.texture = textPicture(lastPart(address), { ...(home ? HOME : PUBLIC), halo: style.nameHalo }, resolution)
  }
  function add(label: PlaceLabel): void {
    const sprite = container.addChild(new Sprite({ texture: Texture.EMPTY, anchor: 0.5 }))
    const shown = { ...label, sprite }
    labels.set(label.address, shown)
    paint(shown)
  }
  if (tiled) placeLabels(tiled).forEach(add)

  return {
    container,
    update(camera) {
      container.alpha = Math.min(1, Math.max(0, (GONE_AT - camera.scale) / (GONE_AT - FULL_AT)))
      container.visible = container.alpha > 0
      if (!container.visible) return
      for (const { sprite, x, y } of labels.values()) {
        const at = camera.toScreen({ x, y })
        sprite.position.set(Math.round(at.x), Math.round(at.y))
      }
    },
    setTheme(theme) {
      style = theme
      labels.forEach(paint)
    },
    learn(address, x, y) {
      const sector = Address.parse(sectorOf(address))
      if (!labels.has(sector)) add({ address: sector, x, y: y - OVER_HEADS, home: false })
    },
    labelAt(x, y) {
      if (!container.visible) return null
      const hit = [...labels.values()].find(({ sprite }) => Math.abs(sprite.x - x) <= sprite.width / 2 + 4 && Math.abs(sprite.y - y) <= sprite.height / 2 + 4)
      return hit?.address ?? null
    },
  }
}
