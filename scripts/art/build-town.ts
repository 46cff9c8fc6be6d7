import { layGround } from './lay-ground.ts'
import { homes } from './plan/homes.ts'
import { publicHouses } from './plan/public-houses.ts'
import { raiseHouse } from './raise-house.ts'
import { furnishOutdoors, lightLanes } from './furnish-outdoors.ts'
import { labelPlaces } from './label-places.ts'
import { plantTown } from './plant-town.ts'
import { toTiled, type TownFiles } from './to-tiled.ts'
import { TownDraft } from './town-draft.ts'

/** Size of Lindenmere in tiles (the "about 100 x 70"). */
const WIDTH = 100
const HEIGHT = 70

/** Lays out and draws the default town: the map in Tiled's JSON format, and the two sheets that its tiles lie on. */
export function buildTown(): TownFiles {
  const houses = [...publicHouses, ...homes]
  const town = new TownDraft(WIDTH, HEIGHT)
  town.area('arenas', 'Lanes:lanes', 0, 0, WIDTH, HEIGHT, { access: 'public', outdoors: true })
  const ground = layGround(town, houses)
  for (const house of houses) raiseHouse(town, house)
  furnishOutdoors(town)
  lightLanes(town, (x, y) => ground.get(y * WIDTH + x) === 'path')
  plantTown(town)
  labelPlaces(town, houses)
  return toTiled(town, 'Lindenmere')
}
