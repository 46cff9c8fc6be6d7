import { PixelCanvas } from './pixel-canvas.ts'
import { palette } from './palette.ts'
import { pick } from './hash.ts'
import { TILE, type TileSheet } from './tile-sheet.ts'
import type { GroundKind } from './plan/outdoors.ts'

export function grassTile(sheet: TileSheet, x: number, y: number): number {
  const variant = pick([0, 1, 2, 3], x, y, 1)
  return sheet.tile(`grass ${variant}`, () => new PixelCanvas(TILE, TILE).fill(palette.grass.base).set(variant * 3 + 2, variant * 4 + 1, palette.grass.shade))
}

const materials = { path: palette.path, cobble: palette.stone, water: palette.water, soil: palette.soil }

export function groundTile(sheet: TileSheet, ground: GroundKind, _same: (dx: number, dy: number) => boolean, _x: number, _y: number): number {
  return sheet.tile(ground, () => new PixelCanvas(TILE, TILE).fill(materials[ground].base))
}
