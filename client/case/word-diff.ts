/** A run of text that two versions share, or that only one of them has. */
export interface DiffPiece { readonly kind: 'same' | 'removed' | 'added'; readonly text: string }

/** Words with the mark that clings to them, and the space between them. */
const TOKEN = /\s+|[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu

/** Characters of a shared word that does not hold a change apart. Ours: "you" and "and", not "bake". */
const LONGEST_ISLAND = 3

const tokensOf = (text: string): string[] => text.match(TOKEN) ?? []
const isSpace = (text: string): boolean => /^\s*$/.test(text)

/**
 * What changed from `before` to `after`, word by word: the longest common subsequence of their words. Where only a
 * space or a short word is shared between two changes, it goes with them, so that a rewritten phrase reads as one.
 */
export function diffWords(before: string, after: string): DiffPiece[] {
  const removed = tokensOf(before)
  const added = tokensOf(after)
  return joinPieces(bridgeIslands(joinPieces(walkBack(removed, added, commonLengths(removed, added)))))
}

/** lengths[i][j]: how many tokens the tails before[i…] and after[j…] share in order. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0))
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      lengths[i]![j] = before[i] === after[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)
    }
  }
  return lengths
}

function walkBack(before: readonly string[], after: readonly string[], lengths: readonly (readonly number[])[]): DiffPiece[] {
  const pieces: DiffPiece[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      pieces.push({ kind: 'same', text: before[i]! })
      i++
      j++
    } else if (i < before.length && (j >= after.length || lengths[i + 1]![j]! >= lengths[i]![j + 1]!)) pieces.push({ kind: 'removed', text: before[i++]! })
    else pieces.push({ kind: 'added', text: after[j++]! })
  }
  return pieces
}

/** A shared space or a lone shared word between two changes becomes part of both. */
const bridgeIslands = (pieces: readonly DiffPiece[]): DiffPiece[] => pieces.flatMap((piece, index): DiffPiece[] => {
  const between = piece.kind === 'same' && isIsland(piece.text) && index > 0 && index < pieces.length - 1
  return between ? [{ kind: 'removed', text: piece.text }, { kind: 'added', text: piece.text }] : [piece]
})

/** One short word at most: two rewritten phrases with only "you" in common read better as one. */
const isIsland = (text: string): boolean => isSpace(text) || (text.trim().length <= LONGEST_ISLAND && !isSpace(text) && !/\s/.test(text.trim()))

/** Neighbours of one kind become one piece; within a change, what was removed stands before what was added. */
function joinPieces(pieces: readonly DiffPiece[]): DiffPiece[] {
  const joined: DiffPiece[] = []
  let [removed, added] = ['', '']
  const flush = () => {
    if (removed) joined.push({ kind: 'removed', text: removed })
    if (added) joined.push({ kind: 'added', text: added })
    removed = added = ''
  }
  for (const { kind, text } of pieces) {
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else {
      flush()
      const last = joined.at(-1)
      if (last?.kind === 'same') joined[joined.length - 1] = { kind, text: last.text + text }
      else joined.push({ kind, text })
    }
  }
  flush()
  return joined
}

/** How much of the longer version both share, 0 … 1, spaces left out. */
export function sharedShare(pieces: readonly DiffPiece[]): number {
  const length = (kinds: readonly DiffPiece['kind'][]) =>
    pieces.reduce((sum, { kind, text }) => sum + (kinds.includes(kind) ? text.replace(/\s/g, '').length : 0), 0)
  const longer = Math.max(length(['same', 'removed']), length(['same', 'added']))
  return longer === 0 ? 1 : length(['same']) / longer
}

/** The pieces that stand in the earlier version, and those that stand in the later one. */
export const earlierPieces = (pieces: readonly DiffPiece[]): DiffPiece[] => pieces.filter(({ kind }) => kind !== 'added')
export const laterPieces = (pieces: readonly DiffPiece[]): DiffPiece[] => pieces.filter(({ kind }) => kind !== 'removed')
