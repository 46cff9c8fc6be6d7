import { drawFloor, drawMat } from './draw-floors.ts'
import { drawChimney, drawDoorway, drawEaves, drawFootShadow, drawFrontWindow, drawLintel, drawPicture, drawWall, drawWindow, type Facing, type WallNeighbours } from './draw-walls.ts'
import { drawSign } from './draw-outdoors.ts'
import { furniture } from './furniture.ts'
import { hash, pick } from './hash.ts'
import { nameRoom, roomCells } from './name-room.ts'
import { palette } from './palette.ts'
import { PixelCanvas } from './pixel-canvas.ts'
import type { Floor, House } from './plan/spec.ts'
import { TILE } from './tile-sheet.ts'
import type { TownDraft } from './town-draft.ts'

/** What stands at a cell of a house's plan, a blank outside it. */
export type CellAt = (x: number, y: number) => string

export const isFloor = (cell: string): boolean => cell !== '#' && cell !== ' ' && cell !== '+'
const isWall = (cell: string): boolean => cell === '#'
const isInside = (cell: string): boolean => cell !== ' '

const FACINGS: Readonly<Record<Floor, Facing>> = {
  planks: 'plaster', darkPlanks: 'panel', tiles: 'tiled', kitchen: 'tiled', carpet: 'paper', stone: 'brick', checker: 'panel',
}

/** Builds a cut-away house: floors, walls with their eaves, doorways, furniture, and the arenas of its rooms. */
export function raiseHouse(town: TownDraft, house: House): void {
  const [left, top] = house.at
  const cell: CellAt = (x, y) => house.plan[y]?.[x] ?? ' '
  const width = Math.max(...house.plan.map((row) => row.length))
  house.plan.forEach((row, y) => [...row].forEach((here, x) => {
    if (here === ' ') return
    town.take(left + x, top + y)
    layFloor(town, house, cell, x, y)
    if (here === '#') raiseWall(town, house, cell, x, y)
    if (here === '+') openDoor(town, house, cell, x, y)
    if (!isInside(cell(x, y + 1))) town.overlay('ground-detail', 'foot shadow', left + x, top + y + 1, drawFootShadow)
  }))
  raiseRoof(town, house)
  town.area('sectors', house.name, left, top - 1, width, house.plan.length + 1)
  for (const [letter, room] of Object.entries(house.rooms)) nameRoom(town, house, room, roomCells(house, cell, letter))
  for (const room of Object.values(house.rooms)) {
    for (const [kind, x, y, name] of room.furniture) town.furnish(kind, left + x, top + y, name === undefined ? name : `${house.name}:${room.arena}:${name}`)
  }
  hangWindows(town, house, cell)
  if (house.sign) {
    const { emblem, at: [x, y] } = house.sign
    town.overlay('walls', `sign ${emblem}`, left + x, top + y, () => drawSign(emblem))
  }
}

function layFloor(town: TownDraft, house: House, cell: CellAt, x: number, y: number): void {
  const [left, top] = house.at
  const floorAt = (column: number, row: number): Floor | undefined => house.rooms[cell(column, row)]?.floor
  const here = cell(x, y)
  const shade = { above: isWall(cell(x, y - 1)) && isFloor(here), left: isWall(cell(x - 1, y)) && isFloor(here) }
  const variant = pick([0, 1, 2], left + x, top + y, 3)
  const lay = (floor: Floor, half: 'left' | 'right' | 'whole'): void => {
    const name = `floor ${floor} ${variant} ${shade.above} ${shade.left} ${half}`
    const clip = half === 'left' ? [0, 8] : half === 'right' ? [8, 16] : [0, 16]
    const draw = (): PixelCanvas => drawFloor(floor, variant, shade).map((colour, px) => (px >= (clip[0] ?? 0) && px < (clip[1] ?? 16) ? colour : 0))
    town.put('floor', left + x, top + y, town.tiles.tile(name, draw))
  }
  const own = floorAt(x, y)
  if (own) return lay(own, 'whole')
  if (here === '+') {
    const beside = floorAt(x, y - 1) ?? floorAt(x - 1, y) ?? floorAt(x + 1, y) ?? floorAt(x, y + 1)
    return beside && lay(beside, 'whole')
  }
  const [onLeft, onRight] = [floorAt(x - 1, y), floorAt(x + 1, y)]
  if (onLeft && onRight) lay(onLeft, 'whole')
  else if (onLeft) lay(onLeft, 'left')
  else if (onRight) lay(onRight, 'right')
}

function raiseWall(town: TownDraft, house: House, cell: CellAt, x: number, y: number): void {
  const goesOn = (column: number): boolean => isWall(cell(column, y)) || (cell(column, y) === '+' && !isWall(cell(column, y + 1)) && !isWall(cell(column, y - 1)))
  const around: WallNeighbours = {
    up: isWall(cell(x, y - 1)), down: isWall(cell(x, y + 1)), left: goesOn(x - 1), right: goesOn(x + 1),
    downLeft: isWall(cell(x - 1, y + 1)), downRight: isWall(cell(x + 1, y + 1)), back: !isInside(cell(x, y - 1)),
  }
  const facing = facingAt(house, cell, x, y)
  town.put('walls', house.at[0] + x, house.at[1] + y, town.tiles.tile(`wall ${JSON.stringify(around)} ${facing}`, () => drawWall(around, facing)))
  town.block(house.at[0] + x, house.at[1] + y)
}

/** What one sees of a wall is what stands behind the room south of it, or the house's front. */
function facingAt(house: House, cell: CellAt, x: number, y: number): Facing {
  const below = [cell(x, y + 1), cell(x + 1, y + 1), cell(x - 1, y + 1)].find((one) => house.rooms[one])
  const floor = below === undefined ? undefined : house.rooms[below]?.floor
  return floor && !(cell(x, y + 1) === ' ') ? FACINGS[floor] : 'front'
}

function openDoor(town: TownDraft, house: House, cell: CellAt, x: number, y: number): void {
  const [left, top] = house.at
  const [onLeft, onRight] = [isWall(cell(x - 1, y)), isWall(cell(x + 1, y))]
  const across = !isWall(cell(x, y - 1)) && !isWall(cell(x, y + 1))
  if (!isInside(cell(x, y + 1))) town.put('walls', left + x, top + y, town.tiles.tile(`mat ${house.roof}`, () => drawMat(palette[house.roof])))
  if (!across) return
  town.put('above', left + x, top + y, town.tiles.tile('lintel', drawLintel))
  town.overlay('walls', `doorway ${onLeft} ${onRight}`, left + x, top + y, () => drawDoorway(onLeft, onRight))
}

function raiseRoof(town: TownDraft, house: House): void {
  const [left, top] = house.at
  const columns = (house.plan[0] ?? '').length
  const [over, eaves] = town.tiles.stamp(`eaves ${columns} ${house.roof}`, () => drawEaves(columns, house.roof))
  over?.forEach((id, x) => town.put('above', left + x, top - 2, id))
  eaves?.forEach((id, x) => { town.put('walls', left + x, top - 1, id); town.block(left + x, top - 1) })
  town.take(left, top - 2, columns, 2)
  const chimney = columns - 3
  town.put('above', left + chimney, top - 2, town.tiles.tile(`chimney ${house.roof}`, () => chimneyOnRoof(house)))
}

const chimneyOnRoof = (house: House): PixelCanvas => drawEaves(3, house.roof).crop(TILE, 0, TILE, TILE).blit(drawChimney(), 0, 0)

/** Windows in back and front walls where nothing stands before them, pictures on inner walls; at windows there is light by night. */
function hangWindows(town: TownDraft, house: House, cell: CellAt): void {
  const [left, top] = house.at
  const covered = new Set(Object.values(house.rooms).flatMap((room) => room.furniture.flatMap(([kind, x, y]) =>
    furniture[kind].depth === 'floor' ? [] : [...(furniture[kind].cells[0] ?? '')].map((_, across) => `${x + across},${y}`))))
  const free = (x: number, y: number): boolean => !covered.has(`${x},${y}`) && !covered.has(`${x},${y + 1}`)
  house.plan.forEach((row, y) => [...row].forEach((here, x) => {
    if (here !== '#' || isWall(cell(x, y + 1)) || cell(x, y + 1) === '+' || !free(x, y)) return
    const [column, line] = [left + x, top + y]
    if (y === 0 && x % 3 !== 0 && free(x - 1, y) && isFloor(cell(x - 1, y + 1))) return
    if (y === 0) {
      town.overlay('walls', `window ${house.roof}`, column, line, () => drawWindow(palette[house.roof]))
      town.point('lights', 'window', column * TILE + 8, line * TILE + 10, { kind: 'window', radius: 40 })
    } else if (!isInside(cell(x, y + 1)) && x % 3 === 1 && !nearDoor(cell, x, y) && isWall(cell(x - 1, y)) && isWall(cell(x + 1, y)) && !isSign(house, x, y)) {
      town.overlay('walls', `front window ${house.roof}`, column, line, () => drawFrontWindow(palette[house.roof === 'pine' ? 'rose' : house.roof]))
      town.point('lights', 'window', column * TILE + 8, line * TILE + 8, { kind: 'window', radius: 28 })
    } else if (isFloor(cell(x, y + 1)) && hash(column, line, 5) > 0.6 && !nearDoor(cell, x, y)) {
      const variant = pick([0, 1, 2, 3], column, line, 6)
      town.overlay('walls', `picture ${variant}`, column, line, () => drawPicture(variant))
    }
  }))
}

const isSign = ({ sign }: House, x: number, y: number): boolean => sign !== undefined && sign.at[0] === x && sign.at[1] === y

const nearDoor = (cell: CellAt, x: number, y: number): boolean => cell(x - 1, y) === '+' || cell(x + 1, y) === '+'
