import type { Dialogue, SdrRound } from '../../shared/index.ts'
import { FineMark, IssueMark } from '../panels/issue-mark.tsx'
import { ISSUE_WORDS, sentenceCase } from '../wording.ts'
import type { ScreenRow } from './case-story.ts'
import { InconsistencyEvidence, InstantFactEvidence, RepetitionEvidence } from './evidence.tsx'
import { MeasureBar } from './measure-bar.tsx'

const VERDICT_WORDS = { passed: 'passed', flagged: 'flagged', 'not-run': 'not run' } as const

/** The three screens of a draft, one row each; a row opens for its evidence. */
export const ScreenRows = ({ rows, round, dialogues }: { rows: readonly ScreenRow[]; round: SdrRound; dialogues: readonly Dialogue[] }) => (
  <div class="screens">
    {rows.map((row) => <ScreenRowView key={row.issue} row={row} round={round} dialogues={dialogues} />)}
  </div>
)

function ScreenRowView({ row, round, dialogues }: { row: ScreenRow; round: SdrRound; dialogues: readonly Dialogue[] }) {
  const head = (
    <>
      <span class="screen-name">{row.verdict === 'flagged' ? <IssueMark issue={row.issue} /> : row.verdict === 'passed' ? <FineMark title="passed" /> : <span class="mark mark-none">–</span>}{sentenceCase(ISSUE_WORDS[row.issue].name)}</span>
      <span class="screen-verdict">{VERDICT_WORDS[row.verdict]}</span>
      {row.measure && <MeasureBar measure={row.measure} issue={row.issue} />}
    </>
  )
  if (row.verdict === 'not-run') return <div class="screen is-not-run"><div class="screen-head">{head}</div><p class="screen-summary">{row.summary}</p></div>
  return (
    <details class={`screen is-${row.verdict} screen-${row.issue}`} open={row.verdict === 'flagged'}>
      <summary class="screen-head">{head}</summary>
      <div class="screen-body">
        <p class="screen-summary"><i>{ISSUE_WORDS[row.issue].asks}</i> {row.summary}</p>
        {row.issue === 'repetition' && <RepetitionEvidence round={round} dialogues={dialogues} />}
        {row.issue === 'inconsistency' && <InconsistencyEvidence round={round} dialogues={dialogues} />}
        {row.issue === 'instant-fact' && <InstantFactEvidence round={round} />}
      </div>
    </details>
  )
}
