import type { Diagnosis } from '../../shared/index.ts'
import { IssueMark } from '../panels/issue-mark.tsx'
import { usePage } from '../page.ts'
import { countWords, ISSUE_WORDS } from '../wording.ts'

const REFLEXIVES = { she: 'herself', he: 'himself', they: 'themself' } as const

/** One diagnosis: who was asked, every trial, and which of them counted. */
export function DiagnosisView({ diagnosis, thetaRegen }: { diagnosis: Diagnosis; thetaRegen: number }) {
  return diagnosis.asked === 'objective'
    ? <ObjectiveDiagnosis diagnosis={diagnosis} thetaRegen={thetaRegen} />
    : <PersonaDiagnosis diagnosis={diagnosis} />
}

function ObjectiveDiagnosis({ diagnosis, thetaRegen }: { diagnosis: Extract<Diagnosis, { asked: 'objective' }>; thetaRegen: number }) {
  const { issue, trials, chosen, kept } = diagnosis
  return (
    <section class="diagnosis">
      <p class="diagnosis-head">
        <IssueMark issue={issue} /> An outsider was asked {countWords(trials.length)} times how bad the {ISSUE_WORDS[issue].name} is, from 1 to 10.
      </p>
      <ol class="trials">
        {trials.map(({ severity, comment }, index) => (
          <li key={index} class={index === chosen ? 'trial is-chosen' : 'trial'}>
            <span class="trial-score number">{severity}</span>
            <span><span class="trial-comment">{index !== chosen && comment === trials[chosen]?.comment ? 'The same comment.' : comment}</span>{index === chosen && <span class="trial-counted">this one counted</span>}</span>
          </li>
        ))}
      </ol>
      <p class="diagnosis-end">{kept ? `Above ${thetaRegen}: the comment goes to the writer.` : `Not above ${thetaRegen}: it was let pass.`}</p>
    </section>
  )
}

function PersonaDiagnosis({ diagnosis }: { diagnosis: Extract<Diagnosis, { asked: 'persona' }> }) {
  const page = usePage()
  const { villager, statement, trials, chosen, kept } = diagnosis
  const pronouns = page.info.personas.find(({ id }) => id === villager)?.pronouns ?? 'they'
  return (
    <section class="diagnosis">
      <p class="diagnosis-head">
        <IssueMark issue="instant-fact" /> <span><button type="button" class="link" onClick={() => page.openVillager(villager)}>{page.names.full(villager)}</button> was asked, as {REFLEXIVES[pronouns]} and out of everybody’s hearing: would you agree that <q>{statement}</q>?</span>
      </p>
      <ol class="trials">
        {trials.map(({ agrees, comment }, index) => (
          <li key={index} class={index === chosen ? 'trial is-chosen' : 'trial'}>
            <span class={agrees ? 'trial-vote' : 'trial-vote is-no'}>{agrees ? 'yes' : 'no'}</span>
            <span><span class="trial-comment">{index !== chosen && comment === trials[chosen]?.comment ? 'The same answer.' : <q>{comment}</q>}</span>{index === chosen && <span class="trial-counted">this one counted</span>}</span>
          </li>
        ))}
      </ol>
      <p class="diagnosis-end">{kept ? `${page.names.first(villager)} disagrees: the comment goes to the writer.` : `${page.names.first(villager)} agrees: it was let pass.`}</p>
    </section>
  )
}
