import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildTown } from './build-town.ts'
import type { PixelCanvas } from './pixel-canvas.ts'
import { PROP_IMAGE, TILE_IMAGE } from './to-tiled.ts'

const town = buildTown()
const file = (name: string): Buffer => readFileSync(new URL(`../../data/${name}`, import.meta.url))

test('the committed map is the one that the plan gives (else: npm run art)', () => {
  expect(file('town.json').toString() === town.json).toBe(true)
})

// Pixels are compared and not bytes: zlib packs differently from one Node to the next.
test.each([[TILE_IMAGE, town.tiles], [PROP_IMAGE, town.props]])('the committed %s shows what the scripts draw (else: npm run art)', (name, drawn) => {
  expect(pixelRows(file(name)).equals(rowsOf(drawn))).toBe(true)
})

test('building twice gives the same town', () => {
  const again = buildTown()
  expect(again.json === town.json && rowsOf(again.tiles).equals(rowsOf(town.tiles)) && rowsOf(again.props).equals(rowsOf(town.props))).toBe(true)
})

test('the map stays small enough to fetch', () => {
  expect(town.json.length).toBeLessThan(400_000)
})

/** The unpacked rows of a PNG that `encodePng` wrote: one picture chunk behind the header. */
function pixelRows(png: Buffer): Buffer {
  const start = png.indexOf('IDAT') + 4
  return inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)))
}

function rowsOf(canvas: PixelCanvas): Buffer {
  const rows = Buffer.alloc(canvas.height * (canvas.width * 4 + 1))
  canvas.pixels.forEach((colour, at) => {
    const y = Math.floor(at / canvas.width)
    rows.writeUInt32BE(colour, y * (canvas.width * 4 + 1) + 1 + (at % canvas.width) * 4)
  })
  return rows
}
