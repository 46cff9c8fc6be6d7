import { useMemo } from 'preact/hooks'
import type { CaseView, Dialogue, UtteranceId } from '../../shared/index.ts'
import { partnerOf } from '../../shared/index.ts'
import { Failure, Waiting } from '../panels/notice.tsx'
import { OutcomeMarks } from '../panels/issue-mark.tsx'
import { PanelHead } from '../panels/panel-head.tsx'
import { useAnswer } from '../panels/use-answer.ts'
import { usePage } from '../page.ts'
import { momentWords, placeWords } from '../wording.ts'
import { tellCase } from './case-story.ts'
import { DiffText } from './diff-text.tsx'
import { DraftView } from './draft-view.tsx'
import { diffWords, sharedShare } from './word-diff.ts'

/** Below this share of common text a diff is harder to read than both versions one after the other. Ours. */
const WRITTEN_ANEW = 0.4

/** The case of a line: why it was let through, or how it came to be rewritten. Reads from top to bottom. */
export function CasePanel({ line }: { line: UtteranceId }) {
  const { info } = usePage()
  const { answer, problem, again } = useAnswer('get-case', { run: info.run, utterance: line }, line)
  return (
    <section class="case" aria-label="The case of a line">
      <PanelHead title="The case of a line" />
      <div class="panel-scroll" key={line}>
        {problem ? <Failure words={problem} again={again} /> : answer ? <Story view={answer} /> : <Waiting words="Fetching the case of this line" lines={5} />}
      </div>
    </section>
  )
}

function Story({ view }: { view: CaseView }) {
  const { utterance, dialogue, correction, cited } = view
  const story = useMemo(() => tellCase(view), [view])
  const dialogues = useMemo(() => [dialogue, ...cited], [dialogue, cited])
  return (
    <>
      <Said view={view} firstDraft={story.firstDraft} />
      <p class="headline"><OutcomeMarks outcome={correction.outcome} issues={correction.issues} /> {story.headline}</p>
      <Around dialogue={dialogue} line={utterance.id} />
      {story.kind === 'unchecked' ? null : (
        <ol class="chapters">
          {story.drafts.map((told) => <DraftView key={told.number} told={told} dialogues={dialogues} choice={story.kind === 'choice'} />)}
        </ol>
      )}
      <p class="ending">{story.ending}</p>
    </>
  )
}

/** The sentence that was said, with what changed against the first draft marked in it. */
function Said({ view: { utterance, dialogue }, firstDraft }: { view: CaseView; firstDraft: string | null }) {
  const page = usePage()
  const listener = partnerOf(dialogue, utterance.speaker)
  return (
    <div class="said">
      <p class="said-who">
        <button type="button" class="link is-strong" onClick={() => page.openVillager(utterance.speaker)}>{page.names.full(utterance.speaker)}</button> to{' '}
        <button type="button" class="link" onClick={() => page.openVillager(listener)}>{page.names.full(listener)}</button>
      </p>
      <p class="said-where">
        <button type="button" class="link" title="Go to that moment" onClick={() => page.openMoment(utterance.tick)}>{momentWords(page.info, utterance.tick)}</button>
        {', '}{placeWords(dialogue.place)}
      </p>
      <SaidText text={utterance.text} firstDraft={firstDraft} />
    </div>
  )
}

function SaidText({ text, firstDraft }: { text: string; firstDraft: string | null }) {
  const pieces = useMemo(() => (firstDraft === null ? null : diffWords(firstDraft, text)), [firstDraft, text])
  if (!pieces) return <p class="said-text">{text}</p>
  if (sharedShare(pieces) < WRITTEN_ANEW) {
    return <><p class="said-text">{text}</p><p class="legend">Written anew. The first draft was: <del>{firstDraft}</del></p></>
  }
  return (
    <>
      <p class="said-text"><DiffText pieces={pieces} /></p>
      <p class="legend"><del>struck out</del> stood in the first draft, <ins>underlined</ins> is new.</p>
    </>
  )
}

/** The talk that the line belongs to, for reading around it. */
function Around({ dialogue, line }: { dialogue: Dialogue; line: UtteranceId }) {
  const page = usePage()
  const index = dialogue.lines.findIndex(({ id }) => id === line)
  return (
    <details class="around">
      <summary>Line {index + 1} of {dialogue.lines.length} in this talk</summary>
      {dialogue.lines.map((said) => (
        <button key={said.id} type="button" class="around-line" aria-current={said.id === line} onClick={() => page.openLine(said.id, said.tick)}>
          <span class="line-speaker">{page.names.first(said.speaker)}</span> {said.text}
        </button>
      ))}
    </details>
  )
}
