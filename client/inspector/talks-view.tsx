import { useState } from 'preact/hooks'
import type { DialogueId, MindView } from '../../shared/index.ts'
import { OutcomeMarks } from '../panels/issue-mark.tsx'
import { Failure, Notice, Waiting } from '../panels/notice.tsx'
import { useAnswer } from '../panels/use-answer.ts'
import { usePage } from '../page.ts'
import { END_WORDS, momentWords, placeWords, plural } from '../wording.ts'

/** The talks a villager has had, newest first; each opens in place. */
export function TalksView({ mind }: { mind: MindView }) {
  if (mind.dialogues.length === 0) return <Notice>Has not talked to anybody yet.</Notice>
  return <ol class="talks">{[...mind.dialogues].sort((one, other) => other.startTick - one.startTick).map((talk) => <Talk key={talk.id} talk={talk} />)}</ol>
}

function Talk({ talk }: { talk: MindView['dialogues'][number] }) {
  const { info, names } = usePage()
  const [open, setOpen] = useState(false)
  return (
    <li>
      <details class="talk" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span class="talk-who">{names.full(talk.partner)}</span>
          <span class="grey">{momentWords(info, talk.startTick)}, {placeWords(talk.place)}</span>
          <span class="grey">{plural(talk.lines, 'line')}{talk.end && `; ${END_WORDS[talk.end]}`}</span>
        </summary>
        {open && <TalkLines dialogue={talk.id} />}
      </details>
    </li>
  )
}

function TalkLines({ dialogue }: { dialogue: DialogueId }) {
  const { info, names, openLine } = usePage()
  const { answer, problem, again } = useAnswer('get-dialogue', { run: info.run, dialogue }, dialogue)
  if (problem) return <Failure words={problem} again={again} />
  if (!answer) return <Waiting words="Fetching this talk" />
  return (
    <>
      {answer.lines.map(({ utterance, outcome, issues }) => (
        <button key={utterance.id} type="button" class="line" onClick={() => openLine(utterance.id, utterance.tick)}>
          <span class="line-speaker">{names.first(utterance.speaker)}</span>
          <OutcomeMarks outcome={outcome} issues={issues} />
          <span class="line-text">{utterance.text}</span>
        </button>
      ))}
    </>
  )
}
