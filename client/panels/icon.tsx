/** Line icons on a 16 × 16 grid, drawn in the colour of the text beside them. Always next to a label or in a labelled button. */
const PATHS = {
  play: 'M5 3.5v9l7.5-4.5z',
  pause: 'M5 3.5v9M11 3.5v9',
  forward: 'M3.5 3.5v9L10 8zM12.5 3.5v9',
  backward: 'M12.5 3.5v9L6 8zM3.5 3.5v9',
  close: 'M4 4l8 8M12 4l-8 8',
  back: 'M9.5 3.5 5 8l4.5 4.5',
  search: 'M7 2.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4M10.2 10.2 13.5 13.5',
  follow: 'M8 2v2.5M8 11.5V14M2 8h2.5M11.5 8H14M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  plus: 'M8 3.5v9M3.5 8h9',
  minus: 'M3.5 8h9',
  fit: 'M3 6V3h3M10 3h3v3M13 10v3h-3M6 13H3v-3',
  talk: 'M2.5 3.5h11v7h-6l-3 2.5v-2.5h-2z',
  people: 'M5.5 3.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4M2 13c0-2.5 1.5-4 3.5-4S9 10.500 9 13M10.500 4a1.800 1.800 0 1 1 0 3.600M11 9.200c1.800.2 3 1.700 3 3.800',
  town: 'M2.500 13.500V8L6 5l3.500 3v5.500zM9.500 13.500h4V6.500L11 4.500 8.500 6.500M5 13.500v-3h2v3',
  detail: 'M3.500 2.500h9v11h-9zM5.500 5.500h5M5.500 8h5M5.500 10.500h3',
  panel: 'M2.500 3h11v10h-11zM6.500 3v10',
} as const

export type IconName = keyof typeof PATHS

export const Icon = ({ name }: { name: IconName }) => (
  <svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
    <path d={PATHS[name]} fill={name === 'play' ? 'currentColor' : 'none'} stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" />
  </svg>
)
