import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { palette, withAlpha } from './palette.ts'
import { PixelCanvas, encodePng } from './pixel-canvas.ts'

const { base, line } = palette.leaf

test('a png holds the pixels row by row behind a filter byte', () => {
  const png = encodePng(new PixelCanvas(2, 1).set(1, 0, base))
  const start = png.indexOf('IDAT') + 4
  const rows = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)))
  expect([...rows]).toEqual([0, 0, 0, 0, 0, base >>> 24, (base >>> 16) & 0xff, (base >>> 8) & 0xff, 0xff])
})

test('half-clear colours mix with what lies below and keep it solid', () => {
  const canvas = new PixelCanvas(1, 1).set(0, 0, 0xffffffff).set(0, 0, withAlpha(0x000000ff, 0.5))
  expect(canvas.get(0, 0)).toBe(0x7f7f7fff)
})

test('an outline surrounds what is drawn and leaves its corners open', () => {
  const canvas = new PixelCanvas(3, 3).set(1, 1, base).outline(line)
  expect([canvas.get(1, 0), canvas.get(0, 1), canvas.get(1, 1), canvas.get(0, 0)]).toEqual([line, line, base, 0])
})

test('what falls outside is left out', () => {
  const canvas = new PixelCanvas(2, 2).rect(-1, -1, 2, 2, base)
  expect([...canvas.pixels]).toEqual([base, 0, 0, 0])
})
