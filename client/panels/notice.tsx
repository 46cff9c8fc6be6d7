import type { ComponentChildren } from 'preact'

/** A sentence where a panel has nothing to show yet, or could not get it. */
export const Notice = ({ children }: { children: ComponentChildren }) => <p class="notice">{children}</p>

/** What went wrong, and the way out. */
export const Failure = ({ words, again }: { words: string; again?: () => void }) => (
  <div class="notice failure" role="alert">
    <p>{words}</p>
    {again && <button type="button" class="button" onClick={again}>Try again</button>}
  </div>
)

/** Grey lines in the shape of what is coming. */
export const Waiting = ({ words, lines = 3 }: { words: string; lines?: number }) => (
  <div class="waiting" role="status">
    <span class="unseen">{words}</span>
    {Array.from({ length: lines }, (_, index) => <span key={index} class="waiting-line" style={{ width: `${92 - index * 17}%` }} />)}
  </div>
)
