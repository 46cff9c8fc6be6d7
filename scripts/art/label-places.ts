import { outdoorLabels } from './plan/outdoors.ts'
import type { House } from './plan/spec.ts'
import { TILE } from './tile-sheet.ts'
import type { TownDraft } from './town-draft.ts'

/** The names that the viewer writes on the map when it is seen from afar: over the eaves of houses, in the middle of outdoor places. */
export function labelPlaces(town: TownDraft, houses: readonly House[]): void {
  for (const { name, at: [left, top], plan, access } of houses) {
    town.point('labels', name, left * TILE + ((plan[0]?.length ?? 0) * TILE) / 2, (top - 1) * TILE, { kind: access === 'public' ? 'public' : 'home' })
  }
  for (const { name, at: [x, y] } of outdoorLabels) town.point('labels', name, x * TILE, y * TILE, { kind: 'public' })
}
