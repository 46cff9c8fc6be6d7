import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { encodePng, type PixelCanvas } from '../pixel-canvas.ts'
import { drawVillager } from './draw-villager.ts'
import { drawVillagers } from './draw-villagers.ts'
import { LOOKS } from './looks.ts'
import { POSES } from './poses.ts'
import { STRANGERS } from './strangers.ts'

interface Sheet { frames: Record<string, { frame: { x: number; y: number; w: number; h: number } }>; animations: Record<string, string[]> }

const data = (name: string): Buffer => readFileSync(new URL(`../../../data/${name}`, import.meta.url))
const sheet = JSON.parse(data('sprites/villagers.json').toString()) as Sheet
const personas = JSON.parse(data('personas.json').toString()) as { name: string; sprite: string }[]

/** The rows of a PNG of ours before compression, which is the one thing in it that a newer Node may do differently. */
const rowsOf = (png: Buffer): Buffer => inflateSync(png.subarray(png.indexOf('IDAT') + 4, png.lastIndexOf('IEND') - 8))
const pose = (name: string) => POSES.find((one) => one.name === name) ?? expect.fail(`no pose ${name}`)
const differences = (one: PixelCanvas, other: PixelCanvas): number => one.pixels.filter((colour, at) => colour !== other.pixels[at]).length

const { picture, json } = drawVillagers()

test('a fresh draw gives the committed atlas, pixel by pixel', () => {
  expect(json).toBe(data('sprites/villagers.json').toString())
  expect(rowsOf(encodePng(picture)).equals(rowsOf(data('sprites/villagers.png')))).toBe(true)
})

describe('the atlas', () => {
  test.each(personas.map(({ name, sprite }) => [name, sprite]))('has all frames of %s', (_, sprite) => {
    const directions = ['down', 'left', 'right', 'up']
    const names = [
      ...directions.flatMap((direction) => [0, 1, 2, 3].map((step) => `walk-${direction}-${step}`)),
      ...directions.flatMap((direction) => [0, 1].map((breath) => `idle-${direction}-${breath}`)),
      'sit-down', 'sit-left', 'sit-right', 'lie',
    ]
    expect(names.filter((name) => !sheet.frames[`${sprite}/${name}`])).toEqual([])
  })

  test('has two dozen strangers beside the villagers, and frames inside the picture', () => {
    const sprites = new Set(Object.keys(sheet.frames).map((name) => name.split('/')[0]))
    expect([...sprites].filter((name) => name?.startsWith('stranger-'))).toHaveLength(24)
    expect(sprites.size).toBe(personas.length + 24)
    expect(Object.values(sheet.frames).filter(({ frame: { x, y, w, h } }) => x + w > picture.width || y + h > picture.height || w !== 16 || h !== 24)).toEqual([])
  })

  test('has walks of four frames and breaths of two, all of them there', () => {
    expect(new Set(Object.entries(sheet.animations).map(([name, frames]) => `${name.split('/')[1]?.split('-')[0]} ${frames.length}`))).toEqual(new Set(['walk 4', 'idle 2']))
    expect(Object.values(sheet.animations).flat().filter((name) => !sheet.frames[name])).toEqual([])
  })
})

describe('a villager', () => {
  const looks = Object.entries({ ...LOOKS, ...STRANGERS })

  /** Two who differ in fewer than a sixth of the frame's 384 pixels were not told apart at a glance on the contact sheet. */
  test('differs from every other in at least 64 pixels', () => {
    const standing = looks.map(([name, look]) => ({ name, picture: drawVillager(look, pose('idle-down-0')) }))
    const alike = standing.flatMap((one, at) => standing.slice(at + 1).filter((other) => differences(one.picture, other.picture) < 64).map((other) => `${one.name} ${other.name}`))
    expect(alike).toEqual([])
  })

  test.each(looks)('%s moves in every step and turns in every direction', (_, look) => {
    const picture = (name: string): PixelCanvas => drawVillager(look, pose(name))
    for (const direction of ['down', 'left', 'right', 'up']) {
      expect(differences(picture(`walk-${direction}-0`), picture(`walk-${direction}-1`))).toBeGreaterThan(0)
      expect(differences(picture(`walk-${direction}-0`), picture(`walk-${direction}-2`))).toBeGreaterThan(0)
      expect(differences(picture(`idle-${direction}-0`), picture(`idle-${direction}-1`))).toBeGreaterThan(0)
    }
    expect(differences(picture('idle-left-0'), picture('idle-right-0'))).toBeGreaterThan(0)
    expect(differences(picture('idle-down-0'), picture('idle-up-0'))).toBeGreaterThan(0)
  })

  test.each(looks)('%s stands on the last row of the frame and has no black pixel', (_, look) => {
    const { pixels, width, height } = drawVillager(look, pose('idle-down-0'))
    expect(pixels.subarray(width * (height - 1)).some((colour) => colour !== 0)).toBe(true)
    expect(pixels.some((colour) => colour === 0x000000ff)).toBe(false)
  })
})
