import { useEffect, useRef } from 'preact/hooks'
import type { MindView, PlanHour } from '../../shared/index.ts'
import { timeAt } from '../../shared/index.ts'
import { Emoji } from '../panels/emoji.tsx'
import { Notice } from '../panels/notice.tsx'
import { usePage } from '../page.ts'
import { listWords, placeWords, sentenceCase } from '../wording.ts'

/** The plan of the day: broad strokes, hours, and the actions of the hour at hand. */
export function PlanView({ mind: { plan } }: { mind: MindView }) {
  const { player } = usePage()
  const tick = player.tick.value
  if (!plan) return <Notice>No plan yet: one is made at waking.</Notice>
  const present = plan.hours.find(({ from, to }) => from <= tick && tick < to)
  return (
    <>
      {plan.strokes.length > 0 && <p class="strokes">Today: {listWords(plan.strokes)}.</p>}
      <ol class="plan">
        {plan.hours.map((hour) => <Hour key={hour.from} hour={hour} state={hour === present ? 'now' : hour.to <= tick ? 'past' : 'coming'} plan={plan} />)}
      </ol>
    </>
  )
}

function Hour({ hour, state, plan }: { hour: PlanHour; state: 'past' | 'now' | 'coming'; plan: NonNullable<MindView['plan']> }) {
  const { info, names, openVillager, player } = usePage()
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => { if (state === 'now') row.current?.scrollIntoView({ block: 'nearest' }) }, [state])
  const actions = state === 'now' ? plan.actions.filter(({ from, to }) => from < hour.to && to > hour.from) : []
  return (
    <li ref={row} class={`hour-row is-${state}`} aria-current={state === 'now' ? 'time' : undefined}>
      <span class="hour-time">{timeAt(info.clock, hour.from)}</span>
      <span class="hour-emoji"><Emoji of={hour.emoji} /></span>
      <div>
        <p>{sentenceCase(hour.what)}{state === 'now' && <span class="now-word">now</span>}</p>
        <p class="grey">{placeWords(hour.place)}{hour.agreed && <>, agreed with <button type="button" class="link" onClick={() => openVillager(hour.agreed!.with)}>{names.full(hour.agreed.with)}</button></>}</p>
        {actions.length > 0 && (
          <ul class="actions">
            {actions.map((action) => (
              <li key={action.from} class={action.from <= player.tick.value && player.tick.value < action.to ? 'is-now' : ''}>
                <span class="hour-time">{timeAt(info.clock, action.from)}</span> {action.what}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
