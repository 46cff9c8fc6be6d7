import type { Tile } from '../../shared/index.ts'
import { Address } from '../../shared/index.ts'
import type { TiledMap } from '../../shared/tiled-map.ts'
import { objectLayer } from '../../shared/tiled-map.ts'

/** The middle of each named object of a map, in tiles from the top left corner of the first tile's picture (so a one-tile object has its tile's own numbers). */
export const objectMiddles = (tiled: TiledMap): Map<Address, Tile> =>
  new Map(objectLayer(tiled, 'objects').map(({ name, x, y, width, height }): [Address, Tile] => [
    Address.parse(name), [(x + width / 2) / tiled.tilewidth - 0.5, (y + height / 2) / tiled.tileheight - 0.5],
  ]))
