/** Pixels of the map by which somebody steps aside. */
export interface Offset { readonly x: number; readonly y: number }

/** Places round the middle of a tile for two and more who share it, in pixels of the map; ours: near enough to be on the tile, far enough to be told apart. */
const PLACES: readonly Offset[] = [
  { x: -4, y: 0 }, { x: 4, y: 1 }, { x: 0, y: -3 }, { x: 0, y: 4 }, { x: -6, y: -4 }, { x: 6, y: -3 }, { x: -6, y: 4 }, { x: 6, y: 5 },
]

/** Where those who share a tile step aside to: by id order, so that it is the same on every screen. Who is alone stays in the middle and is left out. */
export function fanOut<Id extends string>(standing: Iterable<readonly [id: Id, tileKey: number]>): Map<Id, Offset> {
  const byTile = new Map<number, Id[]>()
  for (const [id, key] of standing) {
    const there = byTile.get(key)
    if (there) there.push(id)
    else byTile.set(key, [id])
  }
  const offsets = new Map<Id, Offset>()
  for (const ids of byTile.values()) {
    if (ids.length === 1) continue
    ids.sort((a, b) => (a < b ? -1 : 1)).forEach((id, index) => offsets.set(id, PLACES[index % PLACES.length] as Offset))
  }
  return offsets
}
