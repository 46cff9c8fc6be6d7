import { deflateSync } from 'node:zlib'
import { clear, type Colour } from './palette.ts'

/** A small RGBA picture to draw on, pixel by pixel. What falls outside it is left out. Drawing methods return the canvas itself. */
export class PixelCanvas {
  readonly pixels: Uint32Array

  constructor(readonly width: number, readonly height: number) {
    this.pixels = new Uint32Array(width * height)
  }

  /** The colour at a place, `clear` outside. */
  get(x: number, y: number): Colour {
    return this.holds(x, y) ? this.pixels[y * this.width + x] ?? clear : clear
  }

  /** Lays a colour over a pixel; half-clear colours mix with what is there. */
  set(x: number, y: number, colour: Colour): this {
    if (this.holds(x, y)) this.pixels[y * this.width + x] = over(colour, this.get(x, y))
    return this
  }

  /** Puts a colour in place of what is there, `clear` included. */
  replace(x: number, y: number, colour: Colour): this {
    if (this.holds(x, y)) this.pixels[y * this.width + x] = colour
    return this
  }

  fill(colour: Colour): this {
    return this.rect(0, 0, this.width, this.height, colour)
  }

  rect(x: number, y: number, width: number, height: number, colour: Colour): this {
    for (let row = y; row < y + height; row += 1) for (let column = x; column < x + width; column += 1) this.set(column, row, colour)
    return this
  }

  /** A rectangle's border, one pixel wide. */
  frame(x: number, y: number, width: number, height: number, colour: Colour): this {
    this.rect(x, y, width, 1, colour).rect(x, y + 1, 1, height - 2, colour).rect(x + width - 1, y + 1, 1, height - 2, colour)
    return height > 1 ? this.rect(x, y + height - 1, width, 1, colour) : this
  }

  /** A straight line, both ends included. */
  line(x0: number, y0: number, x1: number, y1: number, colour: Colour): this {
    const steps = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0), 1)
    for (let step = 0; step <= steps; step += 1) {
      this.set(Math.round(x0 + ((x1 - x0) * step) / steps), Math.round(y0 + ((y1 - y0) * step) / steps), colour)
    }
    return this
  }

  /** A filled ellipse that just fits into the rectangle. */
  ellipse(x: number, y: number, width: number, height: number, colour: Colour): this {
    for (let row = 0; row < height; row += 1) {
      for (let column = 0; column < width; column += 1) {
        const across = (column + 0.5 - width / 2) / (width / 2)
        const down = (row + 0.5 - height / 2) / (height / 2)
        if (across * across + down * down <= 1) this.set(x + column, y + row, colour)
      }
    }
    return this
  }

  /** Every second pixel of a rectangle, as on a chessboard. */
  dither(x: number, y: number, width: number, height: number, colour: Colour): this {
    for (let row = y; row < y + height; row += 1) {
      for (let column = x; column < x + width; column += 1) if ((row + column) % 2 === 0) this.set(column, row, colour)
    }
    return this
  }

  /** Rows of text, one letter a pixel; letters without a colour (such as `.`) are left out. */
  art(x: number, y: number, rows: readonly string[], colours: Readonly<Record<string, Colour>>): this {
    rows.forEach((row, down) => [...row].forEach((letter, across) => {
      const colour = colours[letter]
      if (colour !== undefined) this.set(x + across, y + down, colour)
    }))
    return this
  }

  /** Draws another canvas on this one. */
  blit(source: PixelCanvas, x: number, y: number): this {
    for (let row = 0; row < source.height; row += 1) {
      for (let column = 0; column < source.width; column += 1) this.set(x + column, y + row, source.get(column, row))
    }
    return this
  }

  /** A part of it as a canvas of its own; clear where it reaches outside. */
  crop(x: number, y: number, width: number, height: number): PixelCanvas {
    return new PixelCanvas(width, height).blit(this, -x, -y)
  }

  /** A copy, mirrored left to right. */
  flip(): PixelCanvas {
    const copy = new PixelCanvas(this.width, this.height)
    for (let row = 0; row < this.height; row += 1) {
      for (let column = 0; column < this.width; column += 1) copy.replace(this.width - 1 - column, row, this.get(column, row))
    }
    return copy
  }

  /** Each pixel passed through a function of its colour and place. */
  map(change: (colour: Colour, x: number, y: number) => Colour): PixelCanvas {
    const copy = new PixelCanvas(this.width, this.height)
    for (let row = 0; row < this.height; row += 1) {
      for (let column = 0; column < this.width; column += 1) copy.replace(column, row, change(this.get(column, row), column, row))
    }
    return copy
  }

  /** Surrounds what is drawn with a line one pixel wide, where there is room (sides only, so corners stay round). */
  outline(colour: Colour): this {
    const before = this.map((old) => old)
    const drawn = (x: number, y: number): boolean => (before.get(x, y) & 0xff) > 127
    for (let y = 0; y < this.height; y += 1) {
      for (let x = 0; x < this.width; x += 1) {
        if (!drawn(x, y) && (drawn(x - 1, y) || drawn(x + 1, y) || drawn(x, y - 1) || drawn(x, y + 1))) this.replace(x, y, colour)
      }
    }
    return this
  }

  private holds(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.width && y < this.height
  }
}

/** `top` laid over `under`, both 0xRRGGBBAA. */
function over(top: Colour, under: Colour): Colour {
  const alpha = top & 0xff
  if (alpha === 255 || (under & 0xff) === 0) return alpha === 0 ? under : top
  if (alpha === 0) return under
  const cover = alpha / 255
  const rest = ((under & 0xff) / 255) * (1 - cover)
  const channel = (shift: number): number =>
    Math.round((((top >>> shift) & 0xff) * cover + ((under >>> shift) & 0xff) * rest) / (cover + rest))
  return ((channel(24) << 24) | (channel(16) << 16) | (channel(8) << 8) | Math.round((cover + rest) * 255)) >>> 0
}

/** The canvas as a PNG file: 8 bits a channel with alpha, no filter, no date; equal pixels give equal bytes. */
export function encodePng(canvas: PixelCanvas): Buffer {
  const rows = Buffer.alloc(canvas.height * (canvas.width * 4 + 1))
  for (let y = 0; y < canvas.height; y += 1) {
    for (let x = 0; x < canvas.width; x += 1) rows.writeUInt32BE(canvas.get(x, y), y * (canvas.width * 4 + 1) + 1 + x * 4)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(canvas.width, 0)
  header.writeUInt32BE(canvas.height, 4)
  header.set([8, 6, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const whole = Buffer.alloc(named.length + 8)
  whole.writeUInt32BE(body.length, 0)
  whole.set(named, 4)
  whole.writeUInt32BE(crc32(named), named.length + 4)
  return whole
}

/** The checksum that PNG asks for (ISO 3309). */
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}
