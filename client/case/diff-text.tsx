import { useMemo } from 'preact/hooks'
import type { DiffPiece } from './word-diff.ts'
import { diffWords, earlierPieces, laterPieces } from './word-diff.ts'

/** Text with what changed marked: struck through where it went, underlined where it came. */
export const DiffText = ({ pieces }: { pieces: readonly DiffPiece[] }) => (
  <>
    {pieces.map(({ kind, text }, index) => (
      kind === 'removed' ? <del key={index}>{text}</del> : kind === 'added' ? <ins key={index}>{text}</ins> : <span key={index}>{text}</span>
    ))}
  </>
)

/** Both versions side by side. */
export function SideBySide({ before, after, beforeLabel, afterLabel }: { before: string; after: string; beforeLabel: string; afterLabel: string }) {
  const pieces = useMemo(() => diffWords(before, after), [before, after])
  return (
    <div class="side-by-side">
      <figure><figcaption>{beforeLabel}</figcaption><blockquote class="draft"><DiffText pieces={earlierPieces(pieces)} /></blockquote></figure>
      <figure><figcaption>{afterLabel}</figcaption><blockquote class="draft"><DiffText pieces={laterPieces(pieces)} /></blockquote></figure>
    </div>
  )
}
