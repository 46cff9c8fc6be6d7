import { blankCanvas, drawing } from './load-art.ts'

const known = new Map<string, boolean>()

/** Whether this machine has a picture for an emoji. Without an emoji font all of them look like the same empty box, which is better left out. */
export function canShowEmoji(emoji: string): boolean {
  const answer = known.get(emoji) ?? looksUnlikeMissing(emoji)
  known.set(emoji, answer)
  return answer
}

/** A private-use character that no font has. */
const MISSING = '\u{10fffd}'

const looksUnlikeMissing = (emoji: string): boolean => {
  const first = emoji.replace(/\ufe0f/gu, '').match(/\p{Extended_Pictographic}/u)?.[0]
  return first !== undefined && pixels(first) !== pixels(MISSING)
}

function pixels(text: string): string {
  const canvas = blankCanvas(16, 16)
  const context = drawing(canvas)
  context.font = '12px sans-serif'
  context.textBaseline = 'top'
  context.fillText(text, 0, 1)
  return context.getImageData(0, 0, 16, 16).data.join()
}
