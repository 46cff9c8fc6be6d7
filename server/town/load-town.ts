import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Persona, TownMap } from '../../shared/index.ts'
import { parseTiledMap, parseTownMap, type TiledMap } from '../../shared/tiled-map.ts'
import { TownError } from '../errors.ts'
import { checkPersonas } from './check-personas.ts'
import { invalidTown } from './invalid-town.ts'
import { parsePersonas } from './parse-personas.ts'
import { readPictures, type Pictures } from './read-pictures.ts'
import { readJson, shownPath, type JsonFile } from './read-json.ts'
import { settleVillagers } from './settle-villagers.ts'

/** The default town, Lindenmere. */
export const DATA_FOLDER = fileURLToPath(new URL('../../data', import.meta.url))

/** A town as its folder describes it: read once, checked, never written to. */
export interface LoadedTown {
  readonly name: string
  readonly map: TownMap
  /** The map's file as it stands (Tiled's JSON), for the viewer. */
  readonly tiled: string
  /** SHA-256 of `tiled` in hex. */
  readonly mapHash: string
  readonly personas: readonly Persona[]
  readonly pictures: Pictures
}

/**
 * Reads `town.json` (a Tiled map) and `personas.json` of a folder; the one that is missing comes from the default town.
 * Nobody is left without home and bed (see `settleVillagers`). Throws a TownError that names the file, the path in it, the
 * value and how to mend it.
 */
export async function loadTown(dir: string = DATA_FOLDER): Promise<LoadedTown> {
  const folder = resolve(dir)
  const own = await readFolder(folder)
  const town = own.town ?? (await readDefault('town.json'))
  const people = own.personas ?? (await readDefault('personas.json'))
  const { tiled, map } = parseMap(town)
  const personas = parsePersonas(people)
  checkPersonas(people.file, personas)
  return {
    name: map.name, map, tiled: town.text, mapHash: createHash('sha256').update(town.text).digest('hex'),
    personas: settleVillagers(people.file, personas, { file: town.file, map }),
    pictures: await readPictures({ file: town.file, tiled }, [folder, DATA_FOLDER]),
  }
}

async function readFolder(folder: string): Promise<{ town: JsonFile | null; personas: JsonFile | null }> {
  const found = await stat(folder).catch(() => null)
  if (!found?.isDirectory()) throw noTown(folder, `${found ? 'not a folder' : 'no such folder'}; give a folder with a town.json, a personas.json or both`)
  const [town, personas] = await Promise.all([readJson(join(folder, 'town.json')), readJson(join(folder, 'personas.json'))])
  if (!town && !personas) throw noTown(folder, `neither town.json nor personas.json is in it; copy them from ${shownPath(DATA_FOLDER)} and change them`)
  return { town, personas }
}

const noTown = (folder: string, mend: string): TownError => new TownError('not-found', `no such town: ${shownPath(folder)}: ${mend}`)

async function readDefault(name: string): Promise<JsonFile> {
  const path = join(DATA_FOLDER, name)
  const file = await readJson(path)
  if (!file) throw new TownError('not-found', `no such file: ${shownPath(path)}: the default town is not complete; fetch it again`)
  return file
}

function parseMap({ file, json }: JsonFile): { tiled: TiledMap; map: TownMap } {
  try {
    const tiled = parseTiledMap(json)
    return { tiled, map: parseTownMap(tiled) }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw invalidTown({ file, path: [] }, undefined, reason.replace(/^invalid map: /u, ''), cause)
  }
}
