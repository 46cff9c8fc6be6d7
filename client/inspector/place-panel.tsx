import type { Address } from '../../shared/index.ts'
import { sectorOf } from '../../shared/index.ts'
import { OutcomeMarks } from '../panels/issue-mark.tsx'
import { Failure, Notice, Waiting } from '../panels/notice.tsx'
import { PanelHead } from '../panels/panel-head.tsx'
import { useAnswer } from '../panels/use-answer.ts'
import { usePage } from '../page.ts'
import { momentWords, placeWords } from '../wording.ts'

/** A place: who is there at the moment on stage, and what was last said there. */
export function PlacePanel({ place }: { place: Address }) {
  const { stage, names, openVillager } = usePage()
  const sector = sectorOf(place)
  const here = [...stage.value.villagers.values()].filter(({ activity, walk }) => !walk && sectorOf(activity.at) === sector)
  return (
    <section class="inspector" aria-label={placeWords(place)}>
      <PanelHead title={sector} />
      <div class="panel-scroll">
        <h3 class="step">Here now</h3>
        {here.length === 0 ? <Notice>Nobody is here at the moment.</Notice> : (
          <ul class="relations">{here.map(({ id, activity }) => (
            <li key={id}><button type="button" class="link" onClick={() => openVillager(id)}>{names.full(id)}</button> <span class="grey">{activity.what}, {placeWords(activity.at).split(', ')[1] ?? ''}</span></li>
          ))}</ul>
        )}
        <h3 class="step">Said here</h3>
        <SaidHere sector={sector} />
      </div>
    </section>
  )
}

function SaidHere({ sector }: { sector: string }) {
  const { info, names, openLine, player } = usePage()
  const { answer, problem, again } = useAnswer('get-feed', { run: info.run, before: player.tick.value - (player.tick.value % 6), query: sector, limit: 60 }, sector)
  if (problem) return <Failure words={problem} again={again} />
  if (!answer) return <Waiting words="Fetching what was said here" />
  const lines = answer.lines.filter(({ place }) => sectorOf(place) === sector)
  if (lines.length === 0) return <Notice>Nothing has been said here yet.</Notice>
  return (
    <>
      {lines.map(({ utterance, outcome, issues }) => (
        <button key={utterance.id} type="button" class="line" onClick={() => openLine(utterance.id, utterance.tick)}>
          <span class="line-speaker">{momentWords(info, utterance.tick)} {names.first(utterance.speaker)}</span>
          <OutcomeMarks outcome={outcome} issues={issues} />
          <span class="line-text">{utterance.text}</span>
        </button>
      ))}
    </>
  )
}
