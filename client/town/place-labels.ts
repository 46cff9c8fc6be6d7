import { Address, sectorOf } from '../../shared/index.ts'
import type { TiledMap } from '../../shared/tiled-map.ts'
import { objectLayer, property } from '../../shared/tiled-map.ts'

/** Where a label stands, in pixels of the map; homes are told more quietly than what is open to all. */
export interface PlaceLabel { readonly address: Address; readonly x: number; readonly y: number; readonly home: boolean }

/** A house's name stands on its roof, so many pixels below the upper edge of its sector. Ours. */
const ON_THE_ROOF = 4

/** The labels that a map has at points of its layer `labels`; a map without them gets one on the roof of each of its houses and in the middle of what is outdoors. */
export function placeLabels(tiled: TiledMap): PlaceLabel[] {
  const points = objectLayer(tiled, 'labels').filter(({ name }) => name !== '')
  if (points.length > 0) return points.map((point) => ({ address: Address.parse(point.name), x: point.x, y: point.y, home: property(point, 'kind') === 'home' }))
  const roofs = objectLayer(tiled, 'sectors').map(({ name, x, y, width }): PlaceLabel => ({ address: Address.parse(name), x: x + width / 2, y: y + ON_THE_ROOF, home: isHome(tiled, name) }))
  const roofed = new Set(roofs.map(({ address }) => address))
  return [...roofs, ...outdoorLabels(tiled).filter(({ address }) => !roofed.has(address))]
}

const isHome = (tiled: TiledMap, sector: string): boolean =>
  objectLayer(tiled, 'arenas').some((arena) => arena.name.startsWith(`${sector}:`) && property(arena, 'access') === 'private')

function outdoorLabels(tiled: TiledMap): PlaceLabel[] {
  const corners = new Map<Address, { left: number; top: number; right: number; bottom: number }>()
  for (const { name, x, y, width, height } of objectLayer(tiled, 'arenas')) {
    const sector = Address.parse(sectorOf(Address.parse(name)))
    const { left, top, right, bottom } = corners.get(sector) ?? { left: x, top: y, right: x + width, bottom: y + height }
    corners.set(sector, { left: Math.min(left, x), top: Math.min(top, y), right: Math.max(right, x + width), bottom: Math.max(bottom, y + height) })
  }
  return [...corners].filter(([, { left, right }]) => right - left < tiled.width * tiled.tilewidth)
    .map(([address, { left, top, right, bottom }]) => ({ address, x: (left + right) / 2, y: (top + bottom) / 2, home: false }))
}
