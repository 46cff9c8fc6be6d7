import type { FeedLine, Issue } from '../../shared/index.ts'
import { ISSUE_WORDS, OUTCOME_WORDS } from '../wording.ts'

/** The mark of a kind of issue: letter, shape and colour say the same. */
export const IssueMark = ({ issue, quiet = false }: { issue: Issue; quiet?: boolean }) => (
  <span class={`mark mark-${issue}${quiet ? ' mark-quiet' : ''}`} title={ISSUE_WORDS[issue].name}>
    <span aria-hidden="true">{ISSUE_WORDS[issue].letter}</span>
    <span class="unseen">{ISSUE_WORDS[issue].name}</span>
  </span>
)

/** The tick of a line or a screen that is fine. */
export const FineMark = ({ title = 'fine' }: { title?: string }) => (
  <span class="mark mark-fine" title={title}>
    <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true"><path d="M2.500 6.500 5 9l4.500-6" fill="none" stroke="currentColor" stroke-width="1.700" stroke-linecap="round" stroke-linejoin="round" /></svg>
    <span class="unseen">{title}</span>
  </span>
)

/** How a line came to be said, at a glance: which issues led to a redraft, or a tick. */
export function OutcomeMarks({ outcome, issues }: Pick<FeedLine, 'outcome' | 'issues'>) {
  const words = OUTCOME_WORDS[outcome]
  if (outcome === 'unchecked') return <span class="marks" title={words}><span class="mark mark-none">–<span class="unseen">{words}</span></span></span>
  if (issues.length === 0) return <span class="marks" title={words}><FineMark title={words} /></span>
  return (
    <span class="marks" title={words}>
      {issues.map((issue) => <IssueMark key={issue} issue={issue} />)}
      {outcome === 'unresolved' && <span class="mark mark-open" title={words}>!<span class="unseen">{words}</span></span>}
    </span>
  )
}
