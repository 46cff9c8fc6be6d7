import type { Persona, Villager } from '../../shared/index.ts'
import { partnerOf } from '../../shared/index.ts'
import { usePage } from '../page.ts'
import { placeWords } from '../wording.ts'
import { Emoji } from './emoji.tsx'

/** Everybody in town: what they are doing, where, and with whom they talk. */
export function VillagerList() {
  const { info, stage, villager: selected } = usePage()
  const { villagers } = stage.value
  const people = info.personas.filter(({ id }) => villagers.has(id))
  return (
    <ul class="people">
      {people.map((persona) => (
        <PersonRow key={persona.id} persona={persona} villager={villagers.get(persona.id)!} selected={selected.value === persona.id} />
      ))}
    </ul>
  )
}

function PersonRow({ persona, villager, selected }: { persona: Persona; villager: Villager; selected: boolean }) {
  const { openVillager, names, stage } = usePage()
  const talk = villager.dialogue ? stage.value.dialogues.get(villager.dialogue) : undefined
  const doing = talk ? `talking with ${names.first(partnerOf(talk, persona.id))}`
    : villager.walk ? `on the way to ${placeWords(villager.walk.to)}` : villager.activity.what
  const state = talk ? ' is-talking' : villager.activity.asleep && !villager.walk ? ' is-asleep' : ''
  return (
    <li>
      <button type="button" class={`person${state}`} aria-pressed={selected} onClick={() => openVillager(persona.id)}>
        <span class="person-emoji"><Emoji of={talk ? '💬' : villager.walk ? '🚶' : villager.activity.emoji} /></span>
        <span class="person-name">{persona.name}</span>
        <span class="person-place">{placeWords(villager.walk?.to ?? villager.activity.at).split(',')[0]}</span>
        <span class="person-doing">{doing}</span>
      </button>
    </li>
  )
}
