import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildTown } from './art/build-town.ts'
import { encodePng } from './art/pixel-canvas.ts'
import { PROP_IMAGE, TILE_IMAGE } from './art/to-tiled.ts'
import { drawVillagers } from './art/villagers/draw-villagers.ts'

const data = fileURLToPath(new URL('../data/', import.meta.url))

/** Draws all art anew: the town's map with its sheets, and the villagers' atlas. */
function drawArt(): void {
  mkdirSync(`${data}sprites`, { recursive: true })
  const town = buildTown()
  writeFileSync(`${data}town.json`, town.json)
  writeFileSync(`${data}${TILE_IMAGE}`, encodePng(town.tiles))
  writeFileSync(`${data}${PROP_IMAGE}`, encodePng(town.props))
  const villagers = drawVillagers()
  writeFileSync(`${data}sprites/villagers.png`, encodePng(villagers.picture))
  writeFileSync(`${data}sprites/villagers.json`, villagers.json)
}

drawArt()
