/** Sizes of a map pixel that keep every pixel the same size, in pixels of the device. 6 is for a closer look on a fine screen. */
const WHOLE_STEPS = [1, 2, 3, 4, 6, 8]

/** Scales to step through: the whole town in view (`fit`), then whole multiples above it, in CSS pixels a map pixel. */
export function zoomSteps(fit: number, resolution: number): number[] {
  const whole = WHOLE_STEPS.map((step) => step / resolution).filter((scale) => scale > fit * 1.08 && scale <= 6)
  return [fit, ...whole]
}

/** The scale one step in (`1`) or out (`-1`) from where one is, which may lie between two steps. */
export function stepFrom(scale: number, way: 1 | -1, steps: readonly number[]): number {
  const further = way > 0 ? steps.filter((step) => step > scale * 1.01) : steps.filter((step) => step < scale * 0.99).reverse()
  return further[0] ?? (way > 0 ? steps.at(-1) : steps[0]) ?? scale
}

/** The step nearest to a scale, by ratio. */
export const nearestStep = (scale: number, steps: readonly number[]): number =>
  steps.reduce((best, step) => (Math.abs(Math.log(step / scale)) < Math.abs(Math.log(best / scale)) ? step : best), steps[0] ?? scale)
