import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A Tiled map of 8 x 4 tiles: a hut with two beds, one of them double, and a green with a bench. */
export const tinyMap = () => ({
  orientation: 'orthogonal', width: 8, height: 4, tilewidth: 16, tileheight: 16, tilesets: [],
  properties: [{ name: 'name', value: 'Two Huts' }],
  layers: [
    { type: 'tilelayer', name: 'collision', data: Array.from({ length: 32 }, () => 0) },
    {
      type: 'objectgroup', name: 'arenas', objects: [
        { name: 'Hut:room', ...tiles(0, 0, 4, 4), properties: [{ name: 'access', value: 'private' }] },
        { name: 'Green:lawn', ...tiles(4, 0, 4, 4), properties: [{ name: 'access', value: 'public' }, { name: 'outdoors', value: true }] },
      ],
    },
    {
      type: 'objectgroup', name: 'objects', objects: [
        { name: 'Hut:room:bed', ...tiles(0, 0, 2, 1), properties: [{ name: 'use', value: 'lie' }] },
        { name: 'Hut:room:small bed', ...tiles(3, 0, 1, 1), properties: [{ name: 'use', value: 'lie' }] },
        { name: 'Green:lawn:bench', ...tiles(5, 1, 1, 1), properties: [{ name: 'use', value: 'sit' }] },
      ],
    },
  ],
})

const tiles = (x: number, y: number, width: number, height: number) => ({ x: x * 16, y: y * 16, width: width * 16, height: height * 16 })

/** Two who live in the hut. */
export const tinyPersonas = () => [
  { id: 'ada', name: 'Ada Lund', home: 'Hut', bed: 'Hut:room:bed', work: { place: 'Green:lawn', from: '09:00', to: '12:00', doing: 'raking leaves' }, relations: [{ with: 'ole', kind: 'spouse' }] },
  { id: 'ole', name: 'Ole Lund', home: 'Hut', relations: [{ with: 'ada', kind: 'spouse' }] },
]

/** Files of a town in a folder of its own, by name: values become JSON, texts stand as they are. It is gone after `use`. */
export async function withTown<T>(files: Readonly<Record<string, unknown>>, use: (dir: string) => Promise<T>): Promise<T> {
  const dir = await mkdtemp(join(tmpdir(), 'town-'))
  try {
    for (const [name, content] of Object.entries(files)) await writeFile(join(dir, name), typeof content === 'string' ? content : JSON.stringify(content, null, 2))
    return await use(dir)
  } finally {
    await rm(dir, { recursive: true })
  }
}
