/** Colours of what is written over the town; the town itself is the same by day in both themes. */
export interface TownTheme {
  /** Round the map, 0xrrggbb. */
  readonly surround: number
  readonly bubble: string
  readonly bubbleEdge: string
  readonly bubbleText: string
  readonly nameText: string
  readonly nameHalo: string
  /** Edge of a rewritten line. */
  readonly rewritten: string
  /** Edge of a line that is still not clean. */
  readonly unresolved: string
  /** Ring under the villager picked, 0xrrggbb. */
  readonly accent: number
}

export const TOWN_THEMES = {
  light: {
    surround: 0xdfe5d3, bubble: '#fffdf8', bubbleEdge: '#b9b3a6', bubbleText: '#23222b', nameText: '#ffffff', nameHalo: 'rgba(30, 27, 40, 0.85)',
    rewritten: '#d98a00', unresolved: '#c2385a', accent: 0xffe08a,
  },
  dark: {
    surround: 0x1a1c24, bubble: '#fbf8f0', bubbleEdge: '#8f8a80', bubbleText: '#23222b', nameText: '#ffffff', nameHalo: 'rgba(20, 18, 30, 0.88)',
    rewritten: '#d98a00', unresolved: '#c2385a', accent: 0xffe08a,
  },
} satisfies Record<string, TownTheme>

export type TownThemeName = keyof typeof TOWN_THEMES
