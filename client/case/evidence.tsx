import type { Dialogue, DialogueId, PremiseSource, SdrRound, Triplet, TripletPair, UtteranceId } from '../../shared/index.ts'
import { usePage } from '../page.ts'
import { KINSHIP_WORDS, listWords, momentWords, placeWords, plural } from '../wording.ts'
import { figure } from './measure-bar.tsx'

/** What a screen looked at, quoted in place. */
export interface EvidenceProps { readonly round: SdrRound; readonly dialogues: readonly Dialogue[] }

/** Earlier lines by likeness, each against the threshold that its kinship sets. */
export function RepetitionEvidence({ round, dialogues }: EvidenceProps) {
  const page = usePage()
  const hits = round.repetition?.hits ?? []
  if (hits.length === 0) return <p class="evidence-none">There was no earlier line to compare with.</p>
  return (
    <ol class="hits">
      {[...hits].sort((one, other) => other.similarity - one.similarity).map((hit) => (
        <li key={hit.utterance} class={hit.exceeds ? 'hit is-beyond' : 'hit'}>
          <Quote who={page.names.full(hit.speaker)} tick={hit.tick} place={dialogues.find(({ id }) => id === hit.dialogue)?.place ?? null} line={hit.utterance} text={hit.text} />
          <p class="hit-why">
            <b class="number">{figure(hit.similarity, 1)}</b> alike; {hit.exceeds ? 'above' : 'below'} <b class="number">{figure(hit.threshold, 1)}</b>, the bar for {KINSHIP_WORDS[hit.kinship]}
          </p>
        </li>
      ))}
    </ol>
  )
}

/** Pairs of statements, the earlier one first, with how strongly they contradict each other. */
export function InconsistencyEvidence({ round, dialogues }: EvidenceProps) {
  const screen = round.inconsistency
  if (!screen) return null
  const suspicious = screen.pairs.filter((pair) => pair.suspicious)
  const others = screen.pairs.filter((pair) => !pair.suspicious)
  return (
    <>
      {screen.hypotheses.length > 0 && (
        <div class="statements"><p class="evidence-label">What the line states</p>{screen.hypotheses.map((triplet, index) => <TripletChip key={index} triplet={triplet} />)}</div>
      )}
      {suspicious.map((pair, index) => <PairView key={index} pair={pair} dialogues={dialogues} />)}
      {others.length > 0 && (
        <details class="lesser">
          <summary>{plural(others.length, 'pair')} below the threshold{screen.compared > screen.pairs.length ? `, of ${screen.compared.toLocaleString('en')} compared` : ''}</summary>
          {others.map((pair, index) => <PairView key={index} pair={pair} dialogues={dialogues} />)}
        </details>
      )}
      {screen.pairs.length === 0 && <p class="evidence-none">There was no earlier statement to hold it against.</p>}
      {screen.evidence.length > 0 && <EvidenceDialogues sources={screen.evidence} dialogues={dialogues} />}
    </>
  )
}

export const TripletChip = ({ triplet }: { triplet: Triplet }) => (
  <span class="triplet"><span>{triplet.subject}</span><span class="triplet-relation">{triplet.relation}</span><span>{triplet.object}</span></span>
)

function PairView({ pair, dialogues }: { pair: TripletPair; dialogues: readonly Dialogue[] }) {
  return (
    <div class={pair.suspicious ? 'pair is-beyond' : 'pair'}>
      <div class="pair-score"><b class="number">{figure(pair.contradiction, 1)}</b><span>contra&shy;diction</span></div>
      <div class="pair-sides">
        <TripletChip triplet={pair.premise} />
        <span class="pair-source"><SourceWords source={pair.source} dialogues={dialogues} /></span>
        <TripletChip triplet={pair.hypothesis} />
        <span class="pair-source">in this draft</span>
      </div>
    </div>
  )
}

function SourceWords({ source, dialogues }: { source: PremiseSource; dialogues: readonly Dialogue[] }) {
  const page = usePage()
  if (source.type === 'persona') return <>from the persona of <button type="button" class="link" onClick={() => page.openVillager(source.villager)}>{page.names.full(source.villager)}</button></>
  if (source.type === 'current') return <>from <LineLink line={source.utterance} dialogues={dialogues}>earlier in this talk</LineLink></>
  const dialogue = dialogues.find(({ id }) => id === source.dialogue)
  return dialogue ? <>from <MomentLink tick={dialogue.startTick}>the talk of {listWords(dialogue.participants.map(page.names.first))} at {momentWords(page.info, dialogue.startTick)}</MomentLink></> : <>from an earlier talk</>
}

function LineLink({ line, dialogues, children }: { line: UtteranceId; dialogues: readonly Dialogue[]; children: string }) {
  const page = usePage()
  const said = dialogues.flatMap(({ lines }) => lines).find(({ id }) => id === line)
  return said ? <button type="button" class="link" title={said.text} onClick={() => page.openLine(line, said.tick)}>{children}</button> : <>{children}</>
}

const MomentLink = ({ tick, children }: { tick: number; children: preact.ComponentChildren }) => {
  const page = usePage()
  return <button type="button" class="link" title="Go to that moment" onClick={() => page.openMoment(tick)}>{children}</button>
}

/** The talks that were read as evidence, whole. */
function EvidenceDialogues({ sources, dialogues }: { sources: readonly PremiseSource[]; dialogues: readonly Dialogue[] }) {
  const page = usePage()
  const ids = new Set(sources.flatMap((source): DialogueId[] => (source.type === 'dialogue' ? [source.dialogue] : [])))
  const read = dialogues.filter(({ id }) => ids.has(id))
  if (read.length === 0) return null
  return (
    <div class="read-dialogues">
      {read.map((dialogue) => (
        <details key={dialogue.id} class="lesser">
          <summary>Taken as evidence: {listWords(dialogue.participants.map(page.names.first))}, {momentWords(page.info, dialogue.startTick)}, {placeWords(dialogue.place)}</summary>
          {dialogue.lines.map((line) => <Quote key={line.id} who={page.names.first(line.speaker)} tick={line.tick} place={null} line={line.id} text={line.text} />)}
        </details>
      ))}
    </div>
  )
}

/** A line quoted where it matters: who, when, where; a click leads to that moment and its own case. */
export function Quote({ who, tick, place, line, text }: { who: string; tick: number; place: string | null; line: UtteranceId; text: string }) {
  const page = usePage()
  return (
    <button type="button" class="quote" title="Go to that moment" onClick={() => page.openLine(line, tick)}>
      <span class="quote-who">{who}, {momentWords(page.info, tick)}{place ? `, ${placeWords(place)}` : ''}</span>
      <q>{text}</q>
    </button>
  )
}

/** Who was named, how the line was rated, and the three criteria. */
export function InstantFactEvidence({ round }: { round: SdrRound }) {
  const page = usePage()
  const screen = round.instantFact
  if (!screen) return null
  if (!screen.rating) return <p class="evidence-none">It names nobody who is not there, so nothing was asked.</p>
  const { score, reason, criteria } = screen.rating
  return (
    <>
      <p class="evidence-label">Named: {screen.named.map((id, index) => (
        <span key={id}>{index > 0 && ', '}<button type="button" class="link" onClick={() => page.openVillager(id)}>{page.names.full(id)}</button></span>
      ))}</p>
      <p>Rated <b class="number">{figure(score, 10)}</b> of 10; more than <b class="number">{figure(screen.threshold, 10)}</b> is flagged. {reason}</p>
      <dl class="criteria">
        <Criterion name="stated as a fact" value={criteria.objectivity} />
        <Criterion name="they could tell" value={criteria.discernment} />
        <Criterion name="it would matter" value={criteria.impact} />
      </dl>
    </>
  )
}

const Criterion = ({ name, value }: { name: string; value: number }) => (
  <div class="criterion">
    <dt>{name}</dt>
    <dd><span class="tiny-bar" aria-hidden="true"><span style={{ width: `${value * 100}%` }} /></span><span class="number">{figure(value, 1)}</span></dd>
  </div>
)
