import { useState } from 'preact/hooks'
import type { MemoryKind, MindView, ScoredMemory } from '../../shared/index.ts'
import { Notice } from '../panels/notice.tsx'
import { usePage } from '../page.ts'
import { momentWords, plural } from '../wording.ts'

const KIND_WORDS: Readonly<Record<MemoryKind, string>> = {
  observation: 'saw', dialogue: 'talked', fact: 'heard', news: 'news', commitment: 'agreed', plan: 'planned', reflection: 'thought', background: 'knows',
}
/** Memories shown at first and added at a time. Ours: a long stream is read from its top. */
const PAGE = 60

/** The memory stream: what would come to mind first now, or what came last; with the parts of each score. */
export function MemoryView({ mind }: { mind: MindView }) {
  const [order, setOrder] = useState<'score' | 'time'>('score')
  const [shown, setShown] = useState(PAGE)
  if (mind.memories.length === 0) return <Notice>Nothing remembered yet.</Notice>
  const byId = new Map(mind.memories.map((scored) => [scored.memory.id, scored]))
  const sorted = [...mind.memories].sort((one, other) => (order === 'score' ? other.score - one.score : other.memory.tick - one.memory.tick))
  return (
    <>
      <div class="memory-head">
        <span class="grey">{plural(mind.memories.length, 'memory', 'memories')}</span>
        <select aria-label="Order" value={order} onChange={(event) => setOrder(event.currentTarget.value === 'time' ? 'time' : 'score')}>
          <option value="score">what comes to mind now</option>
          <option value="time">newest first</option>
        </select>
      </div>
      <p class="legend">Bars: how recent, how important, how relevant now.</p>
      <ol class="memories">{sorted.slice(0, shown).map((scored) => <MemoryRow key={scored.memory.id} scored={scored} byId={byId} />)}</ol>
      {sorted.length > shown && <button type="button" class="button" onClick={() => setShown(shown + PAGE)}>{plural(sorted.length - shown, 'more')}</button>}
    </>
  )
}

function MemoryRow({ scored, byId }: { scored: ScoredMemory; byId: ReadonlyMap<string, ScoredMemory> }) {
  const { info, names, openMoment } = usePage()
  const { memory } = scored
  const evidence = memory.evidence.flatMap((id) => byId.get(id) ?? [])
  return (
    <li class={memory.kind === 'reflection' ? 'memory is-reflection' : 'memory'}>
      <p>{memory.text}</p>
      <p class="memory-foot">
        <span>{KIND_WORDS[memory.kind]}{memory.heardFrom && ` from ${names.first(memory.heardFrom)}`}, <button type="button" class="link" title="Go to that moment" onClick={() => openMoment(memory.tick)}>{momentWords(info, memory.tick)}</button></span>
        <Scores scored={scored} />
      </p>
      {memory.evidence.length > 0 && (
        <details class="lesser"><summary>Rests on {plural(memory.evidence.length, 'memory', 'memories')}</summary>
          <ul class="rests-on">{evidence.map(({ memory: basis }) => <li key={basis.id}>{basis.text} <span class="grey">{momentWords(info, basis.tick)}</span></li>)}</ul>
        </details>
      )}
    </li>
  )
}

const Scores = ({ scored: { recency, importance, relevance, score } }: { scored: ScoredMemory }) => (
  <span class="scores" title={`recency ${recency.toFixed(2)}, importance ${importance.toFixed(2)}, relevance ${relevance.toFixed(2)}, together ${score.toFixed(2)}`}>
    <span class="unseen">recency {recency.toFixed(2)}, importance {importance.toFixed(2)}, relevance {relevance.toFixed(2)}</span>
    {[recency, importance, relevance].map((value, index) => <span key={index} class="tiny-bar" aria-hidden="true"><span style={{ width: `${value * 100}%` }} /></span>)}
    <span class="number">{score.toFixed(2)}</span>
  </span>
)
