/** A number in [0, 1) that depends on a place and a purpose only, so that the same town is drawn each time. */
export function hash(x: number, y: number, purpose: number): number {
  let mixed = Math.imul(x + 0x9e37, 0x85ebca6b) ^ Math.imul(y + 0x79b9, 0xc2b2ae35) ^ Math.imul(purpose + 1, 0x27d4eb2f)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
}

/** One of a list, by place and purpose. */
export function pick<Item>(items: readonly [Item, ...Item[]], x: number, y: number, purpose: number): Item {
  return items[Math.floor(hash(x, y, purpose) * items.length)] ?? items[0]
}

/** Smooth noise in [0, 1] that changes over `scale` tiles. */
export function noise(x: number, y: number, scale: number, purpose: number): number {
  const [left, top] = [Math.floor(x / scale), Math.floor(y / scale)]
  const [across, down] = [smooth(x / scale - left), smooth(y / scale - top)]
  const mix = (a: number, b: number, part: number): number => a + (b - a) * part
  return mix(
    mix(hash(left, top, purpose), hash(left + 1, top, purpose), across),
    mix(hash(left, top + 1, purpose), hash(left + 1, top + 1, purpose), across),
    down,
  )
}

const smooth = (part: number): number => part * part * (3 - 2 * part)
