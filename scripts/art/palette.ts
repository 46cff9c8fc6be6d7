/**
 * The one palette of the town: every pixel of map and villagers comes from here (soft shadows are `ink` with an alpha).
 * A muted natural set, hues drifting towards yellow in the light and towards blue in the shade; all of it our choice.
 */

/** A colour as 0xRRGGBBAA. */
export type Colour = number

/** Tones of one material. The light falls from the top left; `line` is its outline, never black. */
export interface Material { readonly light: Colour; readonly base: Colour; readonly shade: Colour; readonly line: Colour }

const hex = (text: string): Colour => Number.parseInt(text.slice(1) + 'ff', 16)

const material = (light: string, base: string, shade: string, line: string): Material =>
  ({ light: hex(light), base: hex(base), shade: hex(shade), line: hex(line) })

/** The darkest tone there is: a plum brown, for eyes, iron and deep gaps. */
export const ink: Colour = hex('#3b2f3f')
/** Nothing at all. */
export const clear: Colour = 0

export const palette = {
  // Greens
  grass: material('#b4cf78', '#9cbe68', '#86aa5a', '#6c9150'),
  /** Grass in the lusher patches: the tones between those of `grass`. */
  lush: material('#9cbe68', '#91b663', '#7ba252', '#5f854a'),
  leaf: material('#8fb552', '#6a9a4c', '#4c7c47', '#365c40'),
  pine: material('#6f9f72', '#4f8163', '#3b6455', '#2b4a47'),
  // Earths
  path: material('#ecd9ac', '#dcc291', '#c3a273', '#a07f58'),
  soil: material('#a87c57', '#8a6146', '#6c4939', '#523630'),
  wood: material('#d9ad74', '#b98652', '#93633f', '#694432'),
  // Stone, plaster, cloth
  stone: material('#d8d2c4', '#b5afa6', '#8f8a8b', '#66626e'),
  cream: material('#fdf6e3', '#f2e3c4', '#d9c3a0', '#a88b72'),
  // Waters
  water: material('#b6e0d9', '#7cbccb', '#5c9dba', '#467fa3'),
  /** The middle of the pond: between the tones of `water`. */
  deepWater: material('#92cbd4', '#6cadc4', '#5595b5', '#467fa3'),
  // Roofs, and cloth in their colours
  terracotta: material('#ec9f76', '#d07a58', '#a65849', '#783f40'),
  ochre: material('#f6d27a', '#dfae54', '#b98542', '#84593a'),
  plum: material('#b98aa6', '#936484', '#6f4a6b', '#513753'),
  slate: material('#9db7c6', '#7492ab', '#56718f', '#40536f'),
  rose: material('#f4bcb0', '#e08d8a', '#bd656f', '#8a4759'),
  // People
  skinPale: material('#fbe0c6', '#f1c4a2', '#d79f80', '#a36f5f'),
  skinTan: material('#e8b78c', '#d09a70', '#ad7556', '#7f5345'),
  skinBrown: material('#b98060', '#9a6449', '#784a3b', '#543434'),
  skinDeep: material('#8d5c48', '#6f4539', '#543430', '#3b2f3f'),
  hairDark: material('#6d5560', '#54414c', '#453645', '#3b2f3f'),
} as const satisfies Record<string, Material>

/** Draws the eye, and is used sparingly: lamps, signs, what matters. */
export const accent: Colour = hex('#f7b733')

/** A colour with another alpha, 0 (unseen) … 1 (solid). */
export const withAlpha = (colour: Colour, alpha: number): Colour => ((colour & 0xffffff00) | Math.round(alpha * 255)) >>> 0
