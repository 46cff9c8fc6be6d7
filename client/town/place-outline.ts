import type { Address } from '../../shared/index.ts'
import type { TiledMap } from '../../shared/tiled-map.ts'
import { objectLayer } from '../../shared/tiled-map.ts'

/** A rectangle of the map, in its pixels. */
export interface Area { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** A place as it is marked on the ground: what it covers, tile by tile, and the edge round all of it. */
export interface PlaceOutline { readonly tiles: readonly Area[]; readonly edges: readonly Area[] }

/** Width of the edge, in pixels of the map. Ours. */
const EDGE = 1.5

/** The outline of an object, an arena, or a sector; rectangles of one place that touch or overlap have one edge round them all. */
export function placeOutline(tiled: TiledMap, address: Address): PlaceOutline {
  const [across, down] = [tiled.tilewidth, tiled.tileheight]
  const covered = new Set(placeAreas(tiled, address).flatMap((area) => tilesOf(area, across, down)))
  const tiles = [...covered].map(tileArea)
  const edges = tiles.flatMap(({ x, y }) => [
    ...(covered.has(key(x - across, y)) ? [] : [{ x, y, width: EDGE, height: down }]),
    ...(covered.has(key(x + across, y)) ? [] : [{ x: x + across - EDGE, y, width: EDGE, height: down }]),
    ...(covered.has(key(x, y - down)) ? [] : [{ x, y, width: across, height: EDGE }]),
    ...(covered.has(key(x, y + down)) ? [] : [{ x, y: y + down - EDGE, width: across, height: EDGE }]),
  ])
  return { tiles, edges }

  function tileArea(tile: string): Area {
    const [x = 0, y = 0] = tile.split(',').map(Number)
    return { x, y, width: across, height: down }
  }
}

const key = (x: number, y: number): string => `${x},${y}`

function tilesOf({ x, y, width, height }: Area, across: number, down: number): string[] {
  const tiles: string[] = []
  for (let top = Math.floor(y / down) * down; top < y + height; top += down) {
    for (let left = Math.floor(x / across) * across; left < x + width; left += across) tiles.push(key(left, top))
  }
  return tiles
}

/** Where a place lies: an object, an arena, a sector, or all arenas of a sector that has no rectangle of its own. */
function placeAreas(tiled: TiledMap, address: Address): Area[] {
  for (const layer of ['objects', 'arenas', 'sectors']) {
    const named = objectLayer(tiled, layer).filter(({ name }) => name === address)
    if (named.length > 0) return named
  }
  return objectLayer(tiled, 'arenas').filter(({ name }) => name.startsWith(`${address}:`))
}

/** The arena under a point of the map; where arenas overlap, the later one has it, as in the engine. */
export const arenaUnder = (tiled: TiledMap, x: number, y: number): string | null =>
  objectLayer(tiled, 'arenas').findLast((one) => x >= one.x && y >= one.y && x < one.x + one.width && y < one.y + one.height)?.name ?? null
