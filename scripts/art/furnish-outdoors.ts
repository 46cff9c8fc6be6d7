import { outdoorArenas, outdoorFurniture, outdoorPlaces } from './plan/outdoors.ts'
import type { TownDraft } from './town-draft.ts'

/** The outdoor places of the town, and what stands in them. */
export function furnishOutdoors(town: TownDraft): void {
  for (const { name, access, at, size } of outdoorArenas) town.area('arenas', name, ...at, ...size, { access, outdoors: true })
  for (const { name, at: [x, y], size: [width, height] } of outdoorPlaces) {
    town.area('objects', name, x, y, width, height, { use: 'stand' })
    for (let row = y; row < y + height; row += 1) for (let column = x; column < x + width; column += 1) town.block(column, row, true)
  }
  for (const [kind, x, y, name] of outdoorFurniture) town.furnish(kind, x, y, name)
  for (const [x, y] of [[76, 53], [77, 53], [78, 53], [76, 54], [77, 54], [78, 54], [77, 67], [78, 67], [77, 68], [78, 68]] as const) town.block(x, y, true)
}
