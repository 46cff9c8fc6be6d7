import { PixelCanvas } from './pixel-canvas.ts'
import { palette } from './palette.ts'
import type { House, Room } from './plan/spec.ts'
import { TILE } from './tile-sheet.ts'
import type { TownDraft } from './town-draft.ts'

const isFloor = (cell: string): boolean => cell !== '#' && cell !== ' ' && cell !== '+'

/** Builds a cut-away house: floors, walls with their eaves, doorways, furniture, and the arenas of its rooms. */
export function raiseHouse(town: TownDraft, house: House): void {
  const [left, top] = house.at
  const cell = (x: number, y: number): string => house.plan[y]?.[x] ?? ' '
  const width = Math.max(...house.plan.map((row) => row.length))
  for (let y = -1; y < house.plan.length; y += 1) for (let x = 0; x < width; x += 1) raiseCell(town, house, cell, x, y)
  town.area('sectors', house.name, left, top, width, house.plan.length)
  for (const [letter, room] of Object.entries(house.rooms)) nameRoom(town, house, room, roomCells(house, cell, letter))
  for (const room of Object.values(house.rooms)) {
    for (const [kind, x, y, name] of room.furniture) town.furnish(kind, left + x, top + y, name === undefined ? name : `${house.name}:${room.arena}:${name}`)
  }
}

function raiseCell(town: TownDraft, house: House, cell: (x: number, y: number) => string, x: number, y: number): void {
  const [left, top] = house.at
  const here = cell(x, y)
  if (here === ' ' && cell(x, y + 1) === ' ') return
  town.take(left + x, top + y)
  if (here === '#' || here === ' ') {
    if (here === '#' || cell(x, y + 1) === '#') town.block(left + x, top + y)
    town.put('walls', left + x, top + y, town.tiles.tile(`wall ${here} ${house.roof}`, () =>
      new PixelCanvas(TILE, TILE).fill(here === ' ' ? palette[house.roof].base : palette.cream.base)))
    return
  }
  town.put('floor', left + x, top + y, town.tiles.tile('floor planks', () => new PixelCanvas(TILE, TILE).fill(palette.wood.light)))
}

/** The floor cells of a room and the doorways that belong to it: those to the right of it or below it first, else those it meets. */
function roomCells(house: House, cell: (x: number, y: number) => string, letter: string): [number, number][] {
  const owner = (x: number, y: number): string | undefined => [cell(x, y - 1), cell(x - 1, y), cell(x + 1, y), cell(x, y + 1)].find(isFloor)
  return house.plan.flatMap((row, y) => [...row].flatMap((here, x): [number, number][] =>
    here === letter || (here === '+' && owner(x, y) === letter) ? [[x, y]] : []))
}

/** Names the arena by as few rectangles as cover its cells row by row. */
function nameRoom(town: TownDraft, house: House, room: Room, cells: readonly (readonly [number, number])[]): void {
  const runs: { x: number; y: number; width: number; height: number }[] = []
  for (const [x, y] of cells) {
    const last = runs.at(-1)
    if (last && last.y === y && last.height === 1 && last.x + last.width === x) last.width += 1
    else runs.push({ x, y, width: 1, height: 1 })
  }
  const rectangles: typeof runs = []
  for (const run of runs) {
    const above = rectangles.find((one) => one.x === run.x && one.width === run.width && one.y + one.height === run.y)
    if (above) above.height += 1
    else rectangles.push(run)
  }
  for (const { x, y, width, height } of rectangles) {
    town.area('arenas', `${house.name}:${room.arena}`, house.at[0] + x, house.at[1] + y, width, height, { access: house.access, outdoors: false })
  }
}
