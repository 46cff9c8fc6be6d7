import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { tileArt, type TiledMap } from '../../shared/tiled-map.ts'
import { invalidTown } from './invalid-town.ts'
import { shownPath } from './read-json.ts'

/** Pictures by file name, as base64: what a run needs to be drawn wherever its file is taken, however the art changes later. */
export type Pictures = Readonly<Record<string, string>>

/** The villagers' atlas; a town of one's own may bring another. */
const VILLAGERS = ['villagers.png', 'villagers.json']

/** Reads every picture that a map names, and the villagers' atlas: each from the first of the folders that has it. Throws a TownError that names the picture. */
export async function readPictures(map: { readonly file: string; readonly tiled: TiledMap }, folders: readonly string[]): Promise<Pictures> {
  const images = [...new Set([...tileArt(map.tiled).values()].map(({ image }) => image))]
  const tiles = await Promise.all(images.map(async (image): Promise<[string, string]> => [basename(image), await readPicture(map.file, image, folders)]))
  return Object.fromEntries([...tiles, ...(await readVillagers(folders))])
}

async function readPicture(file: string, image: string, folders: readonly string[]): Promise<string> {
  const spot = { file, path: ['tilesets'] }
  if (!/\.(png|webp|jpe?g|gif)$/iu.test(image) || image.split(/[\\/]/u).includes('..')) throw invalidTown(spot, image, "a picture below the town's own folder is wanted (.png, .webp, .jpg or .gif)")
  for (const folder of folders) {
    const bytes = await readFile(join(folder, image)).catch(() => null)
    if (bytes) return bytes.toString('base64')
  }
  throw invalidTown(spot, image, `there is no such picture in ${folders.map(shownPath).join(' or ')}; copy it there`)
}

async function readVillagers(folders: readonly string[]): Promise<[string, string][]> {
  for (const folder of folders) {
    const files = await Promise.all(VILLAGERS.map((name) => readFile(join(folder, 'sprites', name)).then((bytes): [string, string] => [name, bytes.toString('base64')], () => null)))
    if (files.every((file) => file !== null)) return files
  }
  return []
}
