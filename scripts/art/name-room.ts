import { isFloor, type CellAt } from './raise-house.ts'
import type { House, Room } from './plan/spec.ts'
import type { TownDraft } from './town-draft.ts'

type Cell = readonly [x: number, y: number]

/** The floor cells of a room and the doorways that belong to it: to the room above, else left, else right, else below. */
export function roomCells(house: House, cell: CellAt, letter: string): Cell[] {
  const owner = (x: number, y: number): string | undefined => [cell(x, y - 1), cell(x - 1, y), cell(x + 1, y), cell(x, y + 1)].find(isFloor)
  return house.plan.flatMap((row, y) => [...row].flatMap((here, x): Cell[] =>
    here === letter || (here === '+' && owner(x, y) === letter) ? [[x, y]] : []))
}

/** Rooms of a public house that only those go into who live or work there: nobody proposes to meet in them. */
const INNER_ROOMS = /^(room \d|bathroom|storeroom|back room|cellar|bakery|office|staff room)$/

interface Run { readonly x: number; readonly y: number; width: number; height: number }

/** Names the arena by as few rectangles as cover its cells row by row. */
export function nameRoom(town: TownDraft, house: House, room: Room, cells: readonly Cell[]): void {
  const runs: Run[] = []
  for (const [x, y] of cells) {
    const last = runs.at(-1)
    if (last && last.y === y && last.x + last.width === x) last.width += 1
    else runs.push({ x, y, width: 1, height: 1 })
  }
  const rectangles: Run[] = []
  for (const run of runs) {
    const above = rectangles.find((one) => one.x === run.x && one.width === run.width && one.y + one.height === run.y)
    if (above) above.height += 1
    else rectangles.push(run)
  }
  const access = INNER_ROOMS.test(room.arena) ? 'private' : house.access
  for (const { x, y, width, height } of rectangles) {
    town.area('arenas', `${house.name}:${room.arena}`, house.at[0] + x, house.at[1] + y, width, height, { access, outdoors: false })
  }
}
