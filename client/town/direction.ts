/** The four ways a villager can look. */
export type Direction = 'down' | 'left' | 'right' | 'up'

/** The way from one point to another; sideways wins where both are equal, since a side view says more. Null where they are the same. */
export function directionTo(fromX: number, fromY: number, toX: number, toY: number): Direction | null {
  const [dx, dy] = [toX - fromX, toY - fromY]
  if (dx === 0 && dy === 0) return null
  if (Math.abs(dx) >= Math.abs(dy)) return dx < 0 ? 'left' : 'right'
  return dy < 0 ? 'up' : 'down'
}
