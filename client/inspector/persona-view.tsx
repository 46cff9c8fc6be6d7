import type { ComponentChildren } from 'preact'
import type { Persona } from '../../shared/index.ts'
import { usePage } from '../page.ts'
import { placeWords, relationWord, sentenceCase } from '../wording.ts'

/** A villager as its own file describes it. */
export function PersonaView({ persona }: { persona: Persona }) {
  const { openPlace } = usePage()
  const { about, traits, concern, project, interests, lifestyle, voice, work, home } = persona
  return (
    <dl class="persona">
      {about && <Item term="About"><p>{about}</p></Item>}
      {traits.length > 0 && <Item term="Character">{sentenceCase(traits.join(', '))}</Item>}
      {concern && <Item term="On their mind">{concern}</Item>}
      {project && <Item term="Project">{sentenceCase(project)}</Item>}
      <Item term="Voice">{sentenceCase(voice.description)}<VoiceScales voice={voice} /></Item>
      {persona.news.length > 0 && <Item term="News to tell">{persona.news.map(({ id, text }) => <p key={id}>{persona.name} {text}.</p>)}</Item>}
      {persona.relations.length > 0 && <Item term="Relations"><Relations persona={persona} /></Item>}
      {persona.opinions.length > 0 && <Item term="Opinions"><Opinions persona={persona} /></Item>}
      {interests.length > 0 && <Item term="Interests">{sentenceCase(interests.join(', '))}</Item>}
      <Item term="Hours">{lifestyle || `Up at ${persona.wakes}, to bed at ${persona.sleeps}.`}</Item>
      {work && <Item term="Work">{sentenceCase(work.doing)}, {work.from} to {work.to}, <button type="button" class="link" onClick={() => openPlace(work.place)}>{placeWords(work.place)}</button></Item>}
      {home && <Item term="Home"><button type="button" class="link" onClick={() => openPlace(home)}>{placeWords(home)}</button></Item>}
      {persona.secrets.length > 0 && <Item term="Secrets"><Secrets persona={persona} /></Item>}
    </dl>
  )
}

const Item = ({ term, children }: { term: string; children: ComponentChildren }) => <div class="persona-item"><dt>{term}</dt><dd>{children}</dd></div>

const VoiceScales = ({ voice }: { voice: Persona['voice'] }) => (
  <span class="scales">
    <Scale name="warm" value={voice.warmth} /><Scale name="formal" value={voice.formality} /><Scale name="talkative" value={voice.talkativeness} />
  </span>
)

const Scale = ({ name, value }: { name: string; value: number }) => (
  <span class="scale" title={`${name}: ${value.toFixed(1)} of 1`}>{name} <span class="tiny-bar" aria-hidden="true"><span style={{ width: `${value * 100}%` }} /></span><span class="unseen">{value.toFixed(1)} of 1</span></span>
)

function Relations({ persona }: { persona: Persona }) {
  const { names, openVillager } = usePage()
  return (
    <ul class="relations">
      {persona.relations.map((relation) => (
        <li key={relation.with}>
          <button type="button" class="link" onClick={() => openVillager(relation.with)}>{names.full(relation.with)}</button>{' '}
          <span class="grey">{relationWord(relation.kind)}{relation.note && `: “${relation.note}”`}</span>
        </li>
      ))}
    </ul>
  )
}

const STANCES = { for: 'for', against: 'against', unsure: 'unsure about' } as const

const Opinions = ({ persona }: { persona: Persona }) => (
  <ul>{persona.opinions.map(({ topic, stance, because }) => <li key={topic}>{sentenceCase(STANCES[stance])} {topic}{because && <span class="grey">, because {because}</span>}</li>)}</ul>
)

/** Behind a disclosure: whoever watches the town may rather not know. */
const Secrets = ({ persona }: { persona: Persona }) => (
  <details class="secrets">
    <summary>Known to nobody else in town</summary>
    <ul>{persona.secrets.map((secret) => <li key={secret}><q>{secret}</q></li>)}</ul>
  </details>
)
