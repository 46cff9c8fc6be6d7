/** The clocks of the scene, in milliseconds. */
export interface FrameTime {
  /** Goes on to the next frame. `jumped`: the playhead did not get here by playing. */
  next(now: number, playhead: number, still: boolean): { readonly elapsed: number; readonly jumped: boolean }
  /** Time of what moves by itself (water, breath, wind); stands still with reduced motion. */
  readonly own: number
  /** Time of what is said; stands still while the town does, so that a paused town keeps its bubbles. */
  readonly talk: number
}

/** A playhead that goes back, or on by more than so many ticks in a frame, has jumped. Ten minutes of the town; ours. */
const JUMP_TICKS = 60
/** A longer pause between two frames (a tab in the background) is not caught up. Ours. */
const LONGEST_FRAME = 100
/** Length of the first frame: one of sixty a second. */
const FIRST_FRAME = 16

export function createFrameTime(): FrameTime {
  let [own, talk] = [0, 0]
  let last: { now: number; playhead: number } | null = null
  return {
    next(now, playhead, still) {
      const elapsed = last === null ? FIRST_FRAME : Math.min(now - last.now, LONGEST_FRAME)
      const moved = last === null ? 0 : playhead - last.playhead
      if (moved !== 0) talk += elapsed
      if (!still) own += elapsed
      last = { now, playhead }
      return { elapsed, jumped: moved < 0 || moved > JUMP_TICKS }
    },
    get own() { return own },
    get talk() { return talk },
  }
}
