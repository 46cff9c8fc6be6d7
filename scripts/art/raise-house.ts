import { drawFloor, drawMat, type FloorEdges } from './draw-floors.ts'
import {
  drawChimney, drawDoorway, drawEaves, drawFootShadow, drawFrontWindow, drawLintel, drawPicture, drawWall, drawWindow, type Facing, type WallNeighbours,
} from './draw-walls.ts'
import { drawSign } from './draw-outdoors.ts'
import { furniture, type FurnitureKind } from './furniture.ts'
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
    const addressOf = (name: string | undefined): string | undefined => (name === undefined ? name : `${house.name}:${room.arena}:${name}`)
    for (const [kind, x, y, name] of room.furniture) town.furnish(kind, left + x, top + y, addressOf(name))
  }
  hangWindows(town, house, cell)
  lightRooms(town, house)
  if (house.sign) {
    const { emblem, at: [x, y] } = house.sign
    town.overlay('walls', `sign ${emblem}`, left + x, top + y, () => drawSign(emblem))
  }
}

function layFloor(town: TownDraft, house: House, cell: CellAt, x: number, y: number): void {
  const [left, top] = house.at
  const floorAt = (column: number, row: number): Floor | undefined => house.rooms[cell(column, row)]?.floor
  const here = cell(x, y)
  const edge = (dx: number, dy: number): boolean => isFloor(here) && isWall(cell(x + dx, y + dy))
  const edges: FloorEdges = { up: edge(0, -1), right: edge(1, 0), down: edge(0, 1), left: edge(-1, 0) }
  const variant = pick([0, 1, 2], left + x, top + y, 3)
  const lay = (onLeft: Floor | undefined, onRight: Floor | undefined): void => {
    const [west, east] = [onLeft, onRight].map((floor) => (floor ? drawFloor(floor, variant, edges) : new PixelCanvas(TILE, TILE)))
    const name = `floor ${onLeft} ${onRight} ${variant} ${JSON.stringify(edges)}`
    const draw = (): PixelCanvas => new PixelCanvas(TILE, TILE).map((_, px, py) => (px < TILE / 2 ? west : east)?.get(px, py) ?? 0)
    town.put('floor', left + x, top + y, town.tiles.tile(name, draw))
  }
  const own = floorAt(x, y) ?? (here === '+' ? [floorAt(x, y - 1), floorAt(x - 1, y), floorAt(x + 1, y), floorAt(x, y + 1)].find(Boolean) : undefined)
  if (own) lay(own, own)
  else if (floorAt(x - 1, y) || floorAt(x + 1, y)) lay(floorAt(x - 1, y), floorAt(x + 1, y))
}

function raiseWall(town: TownDraft, house: House, cell: CellAt, x: number, y: number): void {
  const goesOn = (column: number): boolean =>
    isWall(cell(column, y)) || (cell(column, y) === '+' && !isWall(cell(column, y + 1)) && !isWall(cell(column, y - 1)))
  const around: WallNeighbours = {
    up: isWall(cell(x, y - 1)), down: isWall(cell(x, y + 1)), left: goesOn(x - 1), right: goesOn(x + 1),
    downLeft: isWall(cell(x - 1, y + 1)), downRight: isWall(cell(x + 1, y + 1)), back: !isInside(cell(x, y - 1)),
  }
  const facings = [facingAt(house, cell, x, y), facingAt(house, cell, x - 1, y), facingAt(house, cell, x + 1, y)] as const
  const name = `wall ${JSON.stringify(around)} ${facings.join()}`
  town.put('walls', house.at[0] + x, house.at[1] + y, town.tiles.tile(name, () => drawWall(around, ...facings)))
  town.block(house.at[0] + x, house.at[1] + y)
}

/** What one sees of a wall is what belongs to the room south of it, or the house's front. */
function facingAt(house: House, cell: CellAt, x: number, y: number): Facing {
  const floor = house.rooms[cell(x, y + 1)]?.floor ?? (cell(x, y + 1) === '+' ? house.rooms[cell(x - 1, y + 1)]?.floor : undefined)
  return floor ? FACINGS[floor] : 'front'
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
    } else if (!isInside(cell(x, y + 1)) && x % 3 === 1 && isWall(cell(x - 1, y)) && isWall(cell(x + 1, y)) && !isSign(house, x, y)) {
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

/** The glow of a room by night and of what burns in it; radius in pixels. */
function lightRooms(town: TownDraft, house: House): void {
  const [left, top] = house.at
  for (const [letter, room] of Object.entries(house.rooms)) {
    const cells = house.plan.flatMap((row, y) => [...row].flatMap((here, x) => (here === letter ? [[x, y] as const] : [])))
    const middle = (axis: 0 | 1): number => (Math.min(...cells.map((at) => at[axis])) + Math.max(...cells.map((at) => at[axis])) + 1) / 2
    const radius = Math.round(TILE * (2 + Math.sqrt(cells.length) / 2))
    const [x, y] = [Math.round((left + middle(0)) * TILE), Math.round((top + middle(1)) * TILE)]
    town.point('lights', `${house.name}:${room.arena}`, x, y, { kind: 'lamp', radius })
    for (const [kind, x, y] of room.furniture) {
      if (!(kind in FIRES)) continue
      town.point('lights', 'fire', (left + x) * TILE + (FIRES[kind] ?? 0), (top + y) * TILE + 8, { kind: 'fire', radius: 44 })
    }
  }
}

/** Furniture with a fire in it, and where across it the fire burns, in pixels. */
const FIRES: Readonly<Partial<Record<FurnitureKind, number>>> = { fireplace: 16, oven: 16, stove: 8 }
