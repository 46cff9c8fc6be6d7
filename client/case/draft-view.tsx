import type { Dialogue, Guidance, PromptVariant } from '../../shared/index.ts'
import { FineMark, IssueMark } from '../panels/issue-mark.tsx'
import { usePage } from '../page.ts'
import { plural } from '../wording.ts'
import type { ToldDraft } from './case-story.ts'
import { DiagnosisView } from './diagnosis-view.tsx'
import { SideBySide } from './diff-text.tsx'
import { ScreenRows } from './screen-rows.tsx'

const NTH = ['First', 'Second', 'Third', 'Fourth', 'Fifth']
const nth = (number: number): string => NTH[number - 1] ?? `${number}th`

/** One draft and everything that was found on it, in the order in which it happened. */
export function DraftView({ told, dialogues, choice }: { told: ToldDraft; dialogues: readonly Dialogue[]; choice: boolean }) {
  const { info } = usePage()
  const { number, draft, previous, accepted, round } = told
  return (
    <li class={accepted ? 'chapter is-accepted' : 'chapter'}>
      <h3 class="chapter-head">{nth(number)} {choice ? 'candidate' : 'draft'}{accepted && <span class="said-mark"><FineMark title="said" /> this is what was said</span>}</h3>
      {previous === null || previous === draft.text
        ? <blockquote class="draft">{draft.text}</blockquote>
        : <SideBySide before={previous} after={draft.text} beforeLabel={`${nth(number - 1)} draft`} afterLabel={`${nth(number)} draft`} />}
      <p class="variant">{variantWords(draft.variant)}</p>
      {told.choice && <p class="choice-reason">{told.choice.chosen ? `The judge chose it. ${told.choice.reason}` : told.choice.reason || 'The judge left it aside.'}</p>}
      {round && (
        <>
          <h4 class="step">Screening</h4>
          <ScreenRows rows={told.screens} round={round} dialogues={dialogues} />
          {round.diagnoses.length > 0 && <h4 class="step">Diagnosis</h4>}
          {round.diagnoses.map((diagnosis, index) => <DiagnosisView key={index} diagnosis={diagnosis} thetaRegen={info.config.sdr.thetaRegen} />)}
          {round.guidance && <GuidanceView guidance={round.guidance} />}
        </>
      )}
      {!round && !told.choice && number > 1 && <p class="variant">The rounds were used up, so this draft was not screened again.</p>}
    </li>
  )
}

const variantWords = ({ type, form, memories }: PromptVariant): string =>
  `Asked for as a ${type === 'persona-narrative' ? 'story about the persona' : 'structured task'}, with ${form === 'simple' ? 'simple' : form === 'few' ? 'few' : 'many'} instructions and ${plural(memories, 'memory', 'memories')}.`

function GuidanceView({ guidance }: { guidance: Guidance }) {
  return (
    <>
      <h4 class="step">Regeneration</h4>
      <div class="guidance">
        <p class="evidence-label">The writer was handed back the draft with this</p>
        {guidance.comments.map(({ issue, comment }, index) => <p key={index} class="guidance-comment"><IssueMark issue={issue} /> <span>{comment}</span></p>)}
        {guidance.suggestions.length > 0 && <ul class="suggestions">{guidance.suggestions.map((suggestion, index) => <li key={index}>{suggestion}</li>)}</ul>}
      </div>
    </>
  )
}
