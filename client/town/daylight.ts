/** The light of a time of day. */
export interface Daylight {
  /** Colour that everything on the map is multiplied with, 0xrrggbb. */
  readonly tint: number
  /** 0 (day) … 1 (night): how strongly windows and lamps glow. */
  readonly glow: number
  /** Length of a shadow against noon's, 1 and more; 0 where there is no sun. */
  readonly shadow: number
  /** -1 (falls to the left, morning) … 1 (to the right, evening). */
  readonly slant: number
}

interface LightKey extends Daylight { readonly minutes: number }

/**
 * The day as we paint it: cool dawn, neutral noon, golden evening, blue night. All values are ours, found by looking at
 * screenshots; night keeps more than 40 % of every channel so that faces and floors can be read.
 */
const DAY: readonly LightKey[] = [
  { minutes: 0, tint: 0x6e7cba, glow: 1, shadow: 0, slant: 0 },
  { minutes: 285, tint: 0x6e7cba, glow: 1, shadow: 0, slant: 0 },
  { minutes: 330, tint: 0x8e97c8, glow: 0.8, shadow: 0, slant: -1 },
  { minutes: 375, tint: 0xc3cbe6, glow: 0.3, shadow: 2.2, slant: -1 },
  { minutes: 435, tint: 0xeae9ee, glow: 0, shadow: 1.9, slant: -0.8 },
  { minutes: 540, tint: 0xffffff, glow: 0, shadow: 1.3, slant: -0.5 },
  { minutes: 720, tint: 0xffffff, glow: 0, shadow: 1, slant: 0 },
  { minutes: 960, tint: 0xffffff, glow: 0, shadow: 1.35, slant: 0.5 },
  { minutes: 1080, tint: 0xfff0d4, glow: 0, shadow: 1.9, slant: 0.8 },
  { minutes: 1155, tint: 0xffdcae, glow: 0.25, shadow: 2.4, slant: 1 },
  { minutes: 1215, tint: 0xd2b2b8, glow: 0.7, shadow: 1.6, slant: 1 },
  { minutes: 1275, tint: 0x9590c2, glow: 1, shadow: 0, slant: 1 },
  { minutes: 1350, tint: 0x6e7cba, glow: 1, shadow: 0, slant: 0 },
  { minutes: 1440, tint: 0x6e7cba, glow: 1, shadow: 0, slant: 0 },
]

/** Minutes between two changes of light: slow enough that the tinted pictures of a software renderer are seldom made anew. Ours. */
const STEP_MINUTES = 5

/** The light at minutes since midnight; other days wrap. It changes in steps of five minutes. */
export function daylightAt(minutes: number): Daylight {
  const wrapped = ((minutes % 1440) + 1440) % 1440
  const stepped = Math.floor(wrapped / STEP_MINUTES) * STEP_MINUTES
  const next = DAY.findIndex((key) => key.minutes > stepped)
  const [from, to] = [DAY[next - 1] as LightKey, DAY[next] as LightKey]
  const share = (stepped - from.minutes) / (to.minutes - from.minutes)
  const mix = (a: number, b: number): number => a + (b - a) * share
  return { tint: mixColour(from.tint, to.tint, share), glow: mix(from.glow, to.glow), shadow: mix(from.shadow, to.shadow), slant: mix(from.slant, to.slant) }
}

/** A colour between two, channel by channel. */
export function mixColour(from: number, to: number, share: number): number {
  const channel = (shift: number): number => Math.round(((from >> shift) & 255) + (((to >> shift) & 255) - ((from >> shift) & 255)) * share)
  return (channel(16) << 16) | (channel(8) << 8) | channel(0)
}
