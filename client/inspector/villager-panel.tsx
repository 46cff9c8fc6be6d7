import { signal } from '@preact/signals'
import type { MindView, Persona, VillagerId } from '../../shared/index.ts'
import { partnerOf } from '../../shared/index.ts'
import type { Asked } from '../panels/use-answer.ts'
import { Emoji } from '../panels/emoji.tsx'
import { Icon } from '../panels/icon.tsx'
import { Failure, Notice, Waiting } from '../panels/notice.tsx'
import { PanelHead } from '../panels/panel-head.tsx'
import { usePage } from '../page.ts'
import { placeWords } from '../wording.ts'
import { MemoryView } from './memory-view.tsx'
import { PersonaView } from './persona-view.tsx'
import { PlanView } from './plan-view.tsx'
import { TalksView } from './talks-view.tsx'
import { useMind } from './use-mind.ts'

const TABS = [['persona', 'Who'], ['plan', 'Day'], ['memory', 'Memory'], ['talks', 'Talks']] as const
type Tab = (typeof TABS)[number][0]

/** Stays as it is from one villager to the next. */
const tab = signal<Tab>('persona')

/** Everything about one villager at the moment on stage. */
export function VillagerPanel({ villager }: { villager: VillagerId }) {
  const { info } = usePage()
  const persona = info.personas.find(({ id }) => id === villager)
  const mind = useMind(villager)
  if (!persona) return <section><PanelHead title={villager} /><Notice>This run knows nobody of that name.</Notice></section>
  return (
    <section class="inspector" aria-label={persona.name}>
      <PanelHead title={persona.name}><FollowButton villager={villager} /></PanelHead>
      <Now persona={persona} />
      <Tabs />
      <div class="panel-scroll" role="tabpanel" id="inspector-tab" aria-labelledby={`tab-${tab.value}`} key={villager}>
        {tab.value === 'persona' ? <PersonaView persona={persona} /> : <MindTab mind={mind} />}
      </div>
    </section>
  )
}

function MindTab({ mind: { answer, problem, again } }: { mind: Asked<MindView> }) {
  if (problem) return <Failure words={problem} again={again} />
  if (!answer) return <Waiting words="Looking into this mind" lines={4} />
  return tab.value === 'plan' ? <PlanView mind={answer} /> : tab.value === 'memory' ? <MemoryView mind={answer} /> : <TalksView mind={answer} />
}

function FollowButton({ villager }: { villager: VillagerId }) {
  const page = usePage()
  const following = page.following.value && page.villager.value === villager
  return (
    <button type="button" class="button is-icon" aria-pressed={following} title="Follow in town (F)" aria-label="Follow in town" onClick={() => { page.following.value = !following }}>
      <Icon name="follow" />
    </button>
  )
}

/** What the villager is doing at the moment on stage. */
function Now({ persona }: { persona: Persona }) {
  const { stage, names, openVillager, openPlace } = usePage()
  const villager = stage.value.villagers.get(persona.id)
  const facts = [persona.age === null ? '' : String(persona.age), persona.occupation].filter(Boolean).join(', ')
  if (!villager) return <p class="now">{facts}</p>
  const talk = villager.dialogue ? stage.value.dialogues.get(villager.dialogue) : undefined
  const partner = talk ? partnerOf(talk, persona.id) : null
  const where = villager.walk?.to ?? villager.activity.at
  return (
    <div class="now">
      <p class="now-who">{facts}</p>
      <p class="now-doing">
        <Emoji of={partner ? '💬' : villager.walk ? '🚶' : villager.activity.emoji} />{' '}
        {partner ? <>talking with <button type="button" class="link" onClick={() => openVillager(partner)}>{names.full(partner)}</button></> : villager.walk ? 'on the way' : villager.activity.what}
        {villager.walk && !partner ? ' to ' : ', '}
        <button type="button" class="link" onClick={() => openPlace(where)}>{placeWords(where)}</button>
      </p>
    </div>
  )
}

function Tabs() {
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.stopPropagation()
    const index = TABS.findIndex(([name]) => name === tab.value)
    tab.value = TABS[(index + step + TABS.length) % TABS.length]![0]
    document.getElementById(`tab-${tab.value}`)?.focus()
  }
  return (
    <div class="tabs" role="tablist" onKeyDown={move}>
      {TABS.map(([name, label]) => (
        <button key={name} type="button" role="tab" id={`tab-${name}`} aria-controls="inspector-tab" aria-selected={tab.value === name} tabIndex={tab.value === name ? 0 : -1} onClick={() => { tab.value = name }}>
          {label}
        </button>
      ))}
    </div>
  )
}
