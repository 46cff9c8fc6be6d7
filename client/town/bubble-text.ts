/** A bubble holds so much: three lines of about 34 characters (LOOK.md); the whole text stands in the feed and on hover. */
export const BUBBLE_LINES = 3
export const BUBBLE_COLUMNS = 34

/**
 * Breaks a text into lines of at most `columns` characters, at spaces where there are any (scripts without spaces are cut), at most
 * `most` lines; what does not fit is left out behind an ellipsis.
 */
export function bubbleLines(text: string, columns: number = BUBBLE_COLUMNS, most: number = BUBBLE_LINES): string[] {
  const lines: string[] = []
  for (const word of text.trim().split(/\s+/u).flatMap((one) => pieces(one, columns))) {
    const last = lines.at(-1)
    if (last !== undefined && width(last) + 1 + width(word) <= columns) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.length <= most ? lines : shortened(lines.slice(0, most), columns)
}

function shortened(lines: string[], columns: number): string[] {
  const characters = Array.from(lines.at(-1) ?? '')
  while (characters.length > 0 && width(characters.join('')) > columns - 1) characters.pop()
  return [...lines.slice(0, -1), `${characters.join('').replace(/[\s.,;:!?–—-]+$/u, '')}…`]
}

/** A word that is wider than a line, cut into what fits. */
function pieces(word: string, columns: number): string[] {
  if (width(word) <= columns) return [word]
  const cut: string[] = ['']
  for (const character of word) {
    if (width((cut.at(-1) ?? '') + character) > columns) cut.push('')
    cut[cut.length - 1] += character
  }
  return cut
}

/** Columns that a text takes: East Asian wide characters count two. */
const width = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/u.test(character) ? 2 : 1), 0)
