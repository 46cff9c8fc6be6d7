import { describe, expect, test } from 'vitest'
import { TiledMap } from '../../shared/tiled-map.ts'
import { decodeGid, paintOrder } from './tile-layers.ts'

const layer = (name: string, data: number[]) => ({ type: 'tilelayer', name, data })
const tiled = TiledMap.parse({
  orientation: 'orthogonal', width: 2, height: 2, tilewidth: 16, tileheight: 16, tilesets: [],
  layers: [layer('ground', [1, 1, 1, 1]), layer('walls', [0, 2, 0, 0]), layer('above', [0, 0, 0, 3]), layer('collision', [0, 9, 0, 0])],
})

describe('what is painted, in which order', () => {
  test('ground before walls, what hangs over people apart, collision never', () => {
    const { below, above } = paintOrder(tiled)
    expect(below.map((cells) => cells.map(({ gid, column, row }) => [gid, column, row]))).toEqual([
      [[1, 0, 0], [1, 1, 0], [1, 0, 1], [1, 1, 1]], [[2, 1, 0]],
    ])
    expect(above.flat()).toMatchObject([{ gid: 3, column: 1, row: 1 }])
  })

  test("Tiled's flip flags are taken off the tile's number", () => {
    expect(decodeGid(0x80000005)).toEqual({ gid: 5, flipX: true, flipY: false, flipDiagonal: false })
    expect(decodeGid(0x60000007)).toEqual({ gid: 7, flipX: false, flipY: true, flipDiagonal: true })
  })
})
