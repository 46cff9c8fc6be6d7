import { batch, computed, signal } from '@preact/signals'
import type { ReadonlySignal, Signal } from '@preact/signals'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Address, RunInfo, RunStatus, Tick, TownState, UtteranceId, VillagerId } from '../shared/index.ts'
import type { Connection } from './connect.ts'
import type { FeedStore } from './feed/feed-store.ts'
import type { Player } from './playback/player.ts'
import type { Names } from './wording.ts'

/** What stands in the right-hand panel. */
export type Subject =
  | { readonly type: 'villager'; readonly villager: VillagerId }
  | { readonly type: 'line'; readonly line: UtteranceId }
  | { readonly type: 'place'; readonly place: Address }

/** On a narrow screen one sheet at a time lies over the lower part of the town. */
export type Sheet = 'town' | 'villagers' | 'feed' | 'detail'

/** Everything the panels of the page share, and the moves between them. */
export interface Page {
  readonly connection: Connection
  readonly info: RunInfo
  readonly runs: ReadonlySignal<readonly RunStatus[]>
  readonly player: Player
  readonly feed: FeedStore
  readonly names: Names
  /** The stage for panels: the same state as on the scene, a few times a second. */
  readonly stage: Signal<TownState>
  readonly subject: ReadonlySignal<Subject | null>
  readonly villager: ReadonlySignal<VillagerId | null>
  readonly line: ReadonlySignal<UtteranceId | null>
  readonly following: Signal<boolean>
  readonly leftOpen: Signal<boolean>
  readonly sheet: Signal<Sheet>
  readonly help: Signal<boolean>
  /** Whether a screen reader announces new lines. */
  readonly announce: Signal<boolean>
  openVillager(villager: VillagerId): void
  /** Opens a line's case; with a tick, the town moves to that moment. */
  openLine(line: UtteranceId, tick?: Tick): void
  openPlace(place: Address): void
  openMoment(tick: Tick): void
  back(): void
  readonly canGoBack: ReadonlySignal<boolean>
  close(): void
}

export type PageParts = Pick<Page, 'connection' | 'info' | 'runs' | 'player' | 'feed' | 'names' | 'stage'>

/** A page over its parts, opened at a villager or a line where the address says so. */
export function createPage(parts: PageParts, open: { villager: VillagerId | null; line: UtteranceId | null }): Page {
  const opened: Subject[] = []
  if (open.villager) opened.push({ type: 'villager', villager: open.villager })
  if (open.line) opened.push({ type: 'line', line: open.line })
  /** The way that led here: the last is shown. */
  const trail = signal<readonly Subject[]>(opened)
  const subject = computed(() => trail.value.at(-1) ?? null)
  const sheet = signal<Sheet>(opened.length > 0 ? 'detail' : 'town')
  const following = signal(open.villager !== null)

  const show = (next: Subject): void => batch(() => {
    if (JSON.stringify(next) !== JSON.stringify(subject.peek())) trail.value = [...trail.peek(), next].slice(-20)
    sheet.value = 'detail'
  })

  return {
    ...parts, subject, sheet, following,
    villager: computed(() => [...trail.value].reverse().find((entry) => entry.type === 'villager')?.villager ?? null),
    line: computed(() => (subject.value?.type === 'line' ? subject.value.line : null)),
    leftOpen: signal(true),
    help: signal(false),
    announce: signal(false),
    openVillager: (villager) => batch(() => {
      show({ type: 'villager', villager })
      following.value = true
    }),
    openLine(line, tick) {
      show({ type: 'line', line })
      if (tick !== undefined) void parts.player.seek(tick, 'pause')
    },
    openPlace: (place) => show({ type: 'place', place }),
    openMoment: (tick) => void parts.player.seek(tick, 'pause'),
    canGoBack: computed(() => trail.value.length > 1),
    back() { trail.value = trail.peek().slice(0, -1) },
    close: () => batch(() => {
      trail.value = []
      following.value = false
      sheet.value = 'town'
    }),
  }
}

export const PageContext = createContext<Page | null>(null)

/** The page that a panel belongs to. */
export function usePage(): Page {
  const page = useContext(PageContext)
  if (!page) throw new Error('a panel stands outside the page')
  return page
}
