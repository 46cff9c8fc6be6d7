import { createHash } from 'node:crypto'
import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { TownError } from '../errors.ts'
import { DATA_FOLDER, loadTown } from './load-town.ts'
import { tinyMap, tinyPersonas, withTown } from './town-folder.test-support.ts'

/** The message with which a town of these files is refused, the folder cut out. */
const refusal = (files: Readonly<Record<string, unknown>>): Promise<string> => withTown(files, async (dir) => {
  const error = await loadTown(dir).then(() => null, (thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(TownError)
  return (error as TownError).message.replaceAll(dir, 'DIR')
})

/** The refusal of the tiny town with one of its villagers changed. */
const refusalOf = (index: number, change: Readonly<Record<string, unknown>>): Promise<string> =>
  refusal({ 'town.json': tinyMap(), 'personas.json': tinyPersonas().map((persona, at) => (at === index ? { ...persona, ...change } : persona)) })

describe('a good town', () => {
  test('is read whole: map, its text and hash, villagers with home and bed', () => withTown({ 'town.json': tinyMap(), 'personas.json': tinyPersonas() }, async (dir) => {
    const town = await loadTown(dir)
    expect(town.name).toBe('Two Huts')
    expect(town.map.arenas.map(({ address }) => address)).toEqual(['Hut:room', 'Green:lawn'])
    expect(town.tiled).toBe(await readFile(join(dir, 'town.json'), 'utf8'))
    expect(town.mapHash).toBe(createHash('sha256').update(town.tiled).digest('hex'))
    expect(town.personas.map(({ name, bed, wakes }) => [name, bed, wakes])).toEqual([['Ada Lund', 'Hut:room:bed', '07:00'], ['Ole Lund', 'Hut:room:bed', '07:00']])
    expect(town.pictures['villagers.png']).toBe((await readFile(join(DATA_FOLDER, 'sprites/villagers.png'))).toString('base64'))
  }))

  test('is left as it was: nothing is written', () => withTown({ 'town.json': tinyMap(), 'personas.json': tinyPersonas() }, async (dir) => {
    const times = async (): Promise<number[]> => Promise.all((await readdir(dir)).map(async (name) => (await stat(join(dir, name))).mtimeMs))
    const before = await times()
    await loadTown(dir)
    expect(await readdir(dir)).toEqual(['personas.json', 'town.json'])
    expect(await times()).toEqual(before)
  }))

  test('may leave beds open: the first free one of the home is given, a double bed twice', () => {
    const personas = ['Ada', 'Ole', 'Una'].map((name) => ({ id: name, name, home: 'Hut' }))
    return withTown({ 'town.json': tinyMap(), 'personas.json': personas }, async (dir) => {
      expect((await loadTown(dir)).personas.map(({ bed }) => bed)).toEqual(['Hut:room:bed', 'Hut:room:bed', 'Hut:room:small bed'])
    })
  })

  test('a bed without a home makes its house the home', () => withTown({ 'town.json': tinyMap(), 'personas.json': [{ id: 'una', name: 'Una', bed: 'Hut:room:small bed' }] }, async (dir) => {
    expect((await loadTown(dir)).personas[0]?.home).toBe('Hut')
  }))

  test('may begin with a byte order mark', () => withTown({ 'town.json': tinyMap(), 'personas.json': `\uFEFF${JSON.stringify(tinyPersonas())}` }, async (dir) => {
    expect((await loadTown(dir)).personas).toHaveLength(2)
  }))
})

describe('the default town', () => {
  test('is read whole: everybody has a bed of their own or shares a double one, and works where there is something to use', async () => {
    const { name, map, personas, pictures } = await loadTown()
    const objects = map.arenas.flatMap((arena) => arena.objects)
    expect([name, personas.length]).toEqual(['Lindenmere', 25])
    expect(Object.keys(pictures).sort()).toEqual(['town-props.png', 'town.png', 'villagers.json', 'villagers.png'])
    expect(personas.filter(({ bed }) => !objects.some(({ address, use }) => address === bed && use === 'lie'))).toEqual([])
    expect(personas.filter(({ work }) => work && !objects.some(({ address }) => address.startsWith(`${work.place}:`))).map((persona) => persona.name)).toEqual([])
  })

  test('lends its map to villagers of one\'s own', async () => {
    const own = [{ id: 'una', name: 'Una Berg', home: 'Mill House' }]
    await withTown({ 'personas.json': own }, async (dir) => {
      const town = await loadTown(dir)
      expect([town.name, town.personas[0]?.bed]).toEqual(['Lindenmere', 'Mill House:bedroom 1:bed'])
    })
  })

  test('lends its villagers to a map of one\'s own, which must have their homes', async () => {
    expect(await refusal({ 'town.json': tinyMap() })).toBe(
      'invalid town: data/personas.json: [0].home: "Mill House": not on the map DIR/town.json; wanted is a sector or sector:arena, there are Hut, Green')
  })
})

test('the villager that data/README.md shows can be loaded', async () => {
  const example = /```json\n([\s\S]*?)```/u.exec(await readFile(join(DATA_FOLDER, 'README.md'), 'utf8'))?.[1]
  await withTown({ 'personas.json': example }, async (dir) => {
    expect((await loadTown(dir)).personas.map(({ name, bed }) => [name, bed])).toEqual([['Ada Lund', 'Pond Cottage:bedroom 1:bed']])
  })
})

describe('a bad folder', () => {
  test('that is not there', async () => {
    await expect(loadTown('nowhere/at/all')).rejects.toThrow('no such town: nowhere/at/all: no such folder; give a folder with a town.json, a personas.json or both')
  })
  test('that is a file', async () => {
    await expect(loadTown('package.json')).rejects.toThrow('no such town: package.json: not a folder')
  })
  test('with neither file', async () => {
    expect(await refusal({ 'notes.txt': '' })).toBe('no such town: DIR: neither town.json nor personas.json is in it; copy them from data and change them')
  })
})

describe('a bad file', () => {
  test('that is not JSON is named with its line', async () => {
    expect(await refusal({ 'town.json': tinyMap(), 'personas.json': '[\n  { "id": "ada",\n    name: "Ada" }\n]' })).toMatch(/^invalid town: DIR\/personas\.json:3: not JSON: /u)
  })
  test('that breaks off is named with its last line', async () => {
    expect(await refusal({ 'town.json': tinyMap(), 'personas.json': '[\n  {' })).toMatch(/^invalid town: DIR\/personas\.json:2: not JSON: /u)
  })
  test('map: path and value come from the map', async () => {
    expect(await refusal({ 'town.json': { ...tinyMap(), width: 'wide' }, 'personas.json': tinyPersonas() })).toMatch(/^invalid town: DIR\/town\.json: width: "wide": /u)
  })
  test('map: a layer that is missing', async () => {
    expect(await refusal({ 'town.json': { ...tinyMap(), layers: [] }, 'personas.json': tinyPersonas() })).toBe('invalid town: DIR/town.json: layers: no tile layer "collision"')
  })
  test('that is no list', async () => {
    expect(await refusal({ 'town.json': tinyMap(), 'personas.json': { ada: {} } })).toMatch(/^invalid town: DIR\/personas\.json: \{"ada":\{\}\}: .*array/u)
  })
  test('without villagers', async () => {
    expect(await refusal({ 'town.json': tinyMap(), 'personas.json': [] })).toBe('invalid town: DIR/personas.json: []: a town needs at least one villager')
  })
})

describe('a bad villager', () => {
  const work = { place: 'Green:lawn', from: '25:00', to: '12:00', doing: 'raking' }
  test.each<[string, number, Record<string, unknown>, string]>([
    ['a time', 1, { work }, '[1].work.from: "25:00": a time of day as HH:MM, 00:00 to 23:59'],
    ['a misspelt field', 1, { interest: ['chess'] }, '[1].interest: ["chess"]: no such field; there are id, name, age,'],
    ['a misspelt field further in', 0, { relations: [{ with: 'ole', kind: 'spouse', notes: 'x' }] }, '[0].relations[0].notes: "x": no such field; there are with, kind, note'],
    ['an id twice', 1, { id: 'Ada' }, '[1].id: "Ada": [0] has the same id; give each villager its own'],
    ['a name twice', 1, { name: 'ada lund' }, '[1].name: "ada lund": [0] has the same name; give each villager its own'],
    ['a relation to nobody', 0, { relations: [{ with: 'olga', kind: 'friend' }] }, '[0].relations[0].with: "olga": no villager has this id; mend it or take the relation out'],
    ['a relation to itself', 0, { relations: [{ with: 'ada', kind: 'friend' }] }, '[0].relations[0].with: "ada": a relation of Ada Lund to nobody but Ada Lund'],
    ['two relations to one', 0, { relations: [{ with: 'ole', kind: 'friend' }, { with: 'ole', kind: 'spouse' }] }, '[0].relations[1].with: "ole": Ada Lund has two relations'],
    ['a home that is not there', 0, { home: 'Castle' }, '[0].home: "Castle": not on the map DIR/town.json; wanted is a sector or sector:arena, there are Hut, Green'],
    ['a bed that is not there', 0, { bed: 'Hut:room:cot' }, '[0].bed: "Hut:room:cot": not on the map DIR/town.json; wanted is sector:arena:object of something to lie on, there are Hut:room:bed, Hut:room:small bed'],
    ['a bed in another house', 0, { home: 'Green', bed: 'Hut:room:bed' }, '[0].bed: "Hut:room:bed": the bed is not in the home of Ada Lund, "Green"; mend either'],
    ['a bench for a bed', 0, { bed: 'Green:lawn:bench' }, '[0].bed: "Green:lawn:bench": not on the map'],
    ['a work place that is not there', 0, { work: { ...work, from: '09:00', place: 'Green:pond' } }, '[0].work.place: "Green:pond": not on the map DIR/town.json; wanted is sector:arena, there are Green:lawn'],
    ['news of a place that is not there', 1, { news: [{ id: 'fair', kind: 'other', text: 'opens a fair', place: 'Moon:dark side' }] }, '[1].news[0].place: "Moon:dark side": not on the map'],
    ['no home', 1, { home: null }, '[1].home: null: Ole Lund has no home; name one with a free bed (Hut), or add a bed to DIR/town.json'],
    ['a home without a bed', 1, { home: 'Green' }, '[1].home: "Green": no bed there is left for Ole Lund; another home (Hut), one more bed in DIR/town.json, or'],
  ])('%s', async (_, index, change, message) => {
    expect(await refusalOf(index, change)).toContain(`invalid town: DIR/personas.json: ${message}`)
  })

  test('a bed that is full', async () => {
    const personas = ['Ada', 'Ole'].map((name) => ({ id: name, name, bed: 'Hut:room:small bed' }))
    expect(await refusal({ 'town.json': tinyMap(), 'personas.json': personas })).toBe(
      'invalid town: DIR/personas.json: [1].bed: "Hut:room:small bed": the bed is full already; another bed, or more spots for this one in DIR/town.json')
  })

  test('news of an id that is taken', async () => {
    const news = [{ id: 'fair', kind: 'other', text: 'opens a fair' }]
    const personas = tinyPersonas().map((persona) => ({ ...persona, news }))
    expect(await refusal({ 'town.json': tinyMap(), 'personas.json': personas })).toContain('[1].news[0].id: "fair": another piece of news has the same id')
  })
})

describe('the pictures of a town', () => {
  const drawn = (image: string) => ({ ...tinyMap(), tilesets: [{ firstgid: 1, name: 'own', image, imagewidth: 16, imageheight: 16, tilewidth: 16, tileheight: 16, columns: 1, tilecount: 1, margin: 0, spacing: 0 }] })

  test('come from its own folder', async () => {
    await withTown({ 'town.json': drawn('own.png'), 'personas.json': tinyPersonas(), 'own.png': 'bytes' }, async (dir) => {
      expect((await loadTown(dir)).pictures['own.png']).toBe(Buffer.from('bytes').toString('base64'))
    })
  })

  test('are refused by name where they are missing, or lie elsewhere', async () => {
    expect(await refusal({ 'town.json': drawn('none.png'), 'personas.json': tinyPersonas() })).toContain('"none.png": there is no such picture in DIR')
    expect(await refusal({ 'town.json': drawn('../../etc/passwd'), 'personas.json': tinyPersonas() })).toContain("a picture below the town's own folder is wanted")
  })
})
