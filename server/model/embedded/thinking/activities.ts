/** What a villager may do with free time: what, where (words of an arena's address), when (minutes since midnight), how long. */
export interface Pastime {
  readonly what: string
  readonly emoji: string
  readonly at: RegExp
  readonly from: number
  readonly to: number
  readonly minutes: readonly [number, number]
  /** Words of interests or occupation that make it likely; absent: for everyone. */
  readonly likes?: RegExp
  readonly weight: number
  /** Where people meet: what brings a town together. */
  readonly social?: boolean
}

const HOME = /common room$/

/** Ours: the pastimes of a small place. Later in the list means nothing; weights are relative within what fits. */
export const PASTIMES: readonly Pastime[] = [
  { what: 'having a coffee and watching who comes in', emoji: '☕', at: /cafe$|café/i, from: 420, to: 960, minutes: [35, 60], weight: 3, social: true },
  { what: 'doing the shopping', emoji: '🧺', at: /market:shop|^market|store$/i, from: 510, to: 1110, minutes: [20, 35], weight: 1.6, social: true },
  { what: 'chatting on the square', emoji: '⛲', at: /square$/i, from: 540, to: 1230, minutes: [25, 50], weight: 1.8, social: true },
  { what: 'walking round the pond', emoji: '🦆', at: /pond$/i, from: 390, to: 1230, minutes: [25, 50], likes: /bird|fish|swim|weather|walk|row|boat|nature|wild|frog|running/i, weight: 1.6 },
  { what: 'sitting in the park', emoji: '🌳', at: /lawn$|park$/i, from: 600, to: 1260, minutes: [30, 60], weight: 2.4, social: true },
  { what: 'having a drink with whoever is there', emoji: '🍺', at: /bar room$|pub$/i, from: 1020, to: 1380, minutes: [60, 110], weight: 5, social: true },
  { what: 'playing darts', emoji: '🎯', at: /bar room$|pub$/i, from: 1080, to: 1350, minutes: [45, 80], likes: /darts|games/i, weight: 4, social: true },
  { what: 'playing a game of chess', emoji: '♟️', at: /cafe$|bar room$|square$/i, from: 600, to: 1290, minutes: [45, 75], likes: /chess|backgammon|board games|cards/i, weight: 3, social: true },
  { what: 'reading in the library', emoji: '📚', at: /library$/i, from: 540, to: 1140, minutes: [45, 90], likes: /histor|read|book|saga|poet|stud|diar|writ|law|crossword|science fiction|ghost/i, weight: 2.4 },
  { what: 'looking round the gallery', emoji: '🖼️', at: /gallery$/i, from: 600, to: 1110, minutes: [25, 45], likes: /art|paint|draw|opera|glaze|photo|film/i, weight: 1.4 },
  { what: 'making music', emoji: '🎶', at: /bandstand$|cafe$/i, from: 900, to: 1260, minutes: [40, 70], likes: /music|piano|jazz|sing|whistle|fado|brass|guitar|violin|song|danc/i, weight: 2.2, social: true },
  { what: 'swimming in the pond', emoji: '🏊', at: /pond$/i, from: 330, to: 1170, minutes: [25, 45], likes: /swim|diving/i, weight: 2 },
  { what: 'running round the park', emoji: '🏃', at: /lawn$|park$/i, from: 330, to: 1230, minutes: [25, 45], likes: /running|sprint|athletic|football|hurling|cricket|badminton|cycling/i, weight: 1.8 },
  { what: 'having an ice cream on the lawn', emoji: '🍦', at: /lawn$/i, from: 780, to: 1170, minutes: [25, 40], weight: 1.2, social: true },
  { what: 'reading the notices', emoji: '📌', at: /square$|town hall:hall$/i, from: 510, to: 1140, minutes: [15, 25], weight: 0.6, social: true },
  { what: 'working in the garden', emoji: '🥕', at: /garden$/i, from: 420, to: 1230, minutes: [40, 75], likes: /garden|tomato|herb|plant|seed|mushroom|botan|flower|bee/i, weight: 1.8 },
]

export const HOMELY: readonly Pastime[] = [
  { what: 'reading on the sofa', emoji: '📖', at: HOME, from: 0, to: 1620, minutes: [40, 80], weight: 2 },
  { what: 'tidying up at home', emoji: '🧹', at: HOME, from: 420, to: 1260, minutes: [25, 45], weight: 1 },
  { what: 'writing letters', emoji: '✉️', at: HOME, from: 480, to: 1440, minutes: [30, 50], weight: 0.8 },
  { what: 'listening to the radio', emoji: '📻', at: HOME, from: 420, to: 1500, minutes: [30, 60], weight: 1.2 },
]

/** An emoji for work, by its words. */
const WORK_EMOJI: readonly (readonly [RegExp, string])[] = [
  [/bread|dough|bak|loaf|loaves/i, '🍞'], [/coffee|cafe/i, '☕'], [/pint|bar\b|pub/i, '🍺'], [/shel(f|ves)|customer|shop|market/i, '🛒'], [/medicine|dispens/i, '💊'], [/wound|nurs|blood/i, '🩺'],
  [/teach|lesson|class/i, '🧑‍🏫'], [/stud|revis|lecture|seminar|exam/i, '🎓'], [/algae|laborator|experiment|measur|sampl/i, '🔬'], [/book|catalogu|librar|archiv/i, '📚'], [/letter|minutes|paper|citizen|sign/i, '📝'],
  [/flower|weed|garden|plant|pot(ting)? seed|greenhouse/i, '🌱'], [/paint|tile|draw|sketch/i, '🎨'], [/pot\b|pots|clay|glaz/i, '🏺'], [/bicycl|wheel/i, '🚲'], [/board|joint|wood|carpent|plan(e|ing)/i, '🪚'],
  [/piano|play|music|sax/i, '🎹'], [/writ|novel|essay|edit/i, '✍️'], [/cook|kitchen/i, '🍳'], [/clean|swe/i, '🧹'], [/photo/i, '📷'],
]
export const emojiFor = (what: string): string => WORK_EMOJI.find(([pattern]) => pattern.test(what))?.[1] ?? '🛠️'
