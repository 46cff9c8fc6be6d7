/** What of the map is on screen, in pixels of the map, with a margin for what reaches into it. */
export interface StageView { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** Whether a point is in view, or near enough to reach into it. */
export const inView = (view: StageView, x: number, y: number, reach: number): boolean =>
  x > view.left - reach && x < view.right + reach && y > view.top - reach && y < view.bottom + reach

/** What a frame is drawn with. */
export interface Moment {
  /** Milliseconds of the scene's clock, for what moves by itself; stands still with reduced motion. */
  readonly milliseconds: number
  /** Milliseconds since the last frame. */
  readonly elapsed: number
  readonly view: StageView
  /** Screen pixels a map pixel. */
  readonly scale: number
}
