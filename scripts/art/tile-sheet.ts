import { PixelCanvas } from './pixel-canvas.ts'

/** Side of a tile in pixels (LOOK: 16 x 16 tiles drawn at whole multiples). */
export const TILE = 16
/** Tiles in a row of the sheet (ours: 512 pixels, a size that every graphics card takes). */
const COLUMNS = 32
/** Width of the sheet of tall things, in pixels. */
const SPRITE_SHEET_WIDTH = 512
/** Clear pixels between tall things, so that none shows a neighbour at its edge. */
const GAP = 1

/** The tiles that the map uses, drawn once each and numbered from 1 in the order of their first use. */
export class TileSheet {
  private readonly tiles: PixelCanvas[] = []
  private readonly ids = new Map<string, number>()
  private readonly same = new Map<string, number>()
  readonly animations = new Map<number, { readonly frames: readonly number[]; readonly milliseconds: number }>()

  /** Global id of the tile of that name; it is drawn when first asked for, and shared with any that looks the same. */
  tile(name: string, draw: () => PixelCanvas): number {
    const known = this.ids.get(name)
    if (known !== undefined) return known
    const id = this.add(draw())
    this.ids.set(name, id)
    return id
  }

  /** Global id of a tile that changes through several pictures. */
  animated(name: string, milliseconds: number, draws: readonly (() => PixelCanvas)[]): number {
    const known = this.ids.get(name)
    if (known !== undefined) return known
    const frames = draws.map((draw) => { this.tiles.push(draw()); return this.tiles.length })
    const first = frames[0] ?? 0
    this.animations.set(first, { frames, milliseconds })
    this.ids.set(name, first)
    return first
  }

  /** A picture of several tiles, cut up: global ids row by row, 0 where nothing is drawn. */
  stamp(name: string, draw: () => PixelCanvas): number[][] {
    const picture = draw()
    return Array.from({ length: picture.height / TILE }, (_, row) => Array.from({ length: picture.width / TILE }, (_, column) =>
      this.tile(`${name} ${column},${row}`, () => picture.crop(column * TILE, row * TILE, TILE, TILE))))
  }

  /** A copy of what is drawn on a tile. */
  picture(id: number): PixelCanvas {
    return this.tiles[id - 1]?.map((colour) => colour) ?? new PixelCanvas(TILE, TILE)
  }

  get count(): number {
    return this.tiles.length
  }

  readonly columns = COLUMNS

  draw(): PixelCanvas {
    const sheet = new PixelCanvas(COLUMNS * TILE, Math.ceil(this.tiles.length / COLUMNS) * TILE)
    this.tiles.forEach((tile, index) => sheet.blit(tile, (index % COLUMNS) * TILE, Math.floor(index / COLUMNS) * TILE))
    return sheet
  }

  private add(tile: PixelCanvas): number {
    if (tile.pixels.every((pixel) => pixel === 0)) return 0
    const look = tile.pixels.join()
    const id = this.same.get(look) ?? this.tiles.push(tile)
    this.same.set(look, id)
    return id
  }
}

export interface Sprite { readonly id: number; readonly picture: PixelCanvas; readonly x: number; readonly y: number }

/** Tall things of any size, packed in rows on a sheet of their own. */
export class SpriteSheet {
  private readonly sprites = new Map<string, Sprite>()
  private x = 0
  private y = 0
  private rowHeight = 0

  /** The sprite of that name, drawn when first asked for; ids from 0. */
  sprite(name: string, draw: () => PixelCanvas): Sprite {
    const known = this.sprites.get(name)
    if (known) return known
    const picture = draw()
    if (this.x + picture.width > SPRITE_SHEET_WIDTH) {
      this.y += this.rowHeight
      this.x = this.rowHeight = 0
    }
    const sprite = { id: this.sprites.size, picture, x: this.x, y: this.y }
    this.x += picture.width + GAP
    this.rowHeight = Math.max(this.rowHeight, picture.height + GAP)
    this.sprites.set(name, sprite)
    return sprite
  }

  get all(): readonly Sprite[] {
    return [...this.sprites.values()]
  }

  draw(): PixelCanvas {
    const sheet = new PixelCanvas(SPRITE_SHEET_WIDTH, this.y + this.rowHeight)
    for (const { picture, x, y } of this.all) sheet.blit(picture, x, y)
    return sheet
  }
}
