import { useEffect, useRef } from 'preact/hooks'
import { CasePanel } from './case/case-panel.tsx'
import { Feed } from './panels/feed.tsx'
import { HelpSheet } from './panels/help-sheet.tsx'
import { Icon } from './panels/icon.tsx'
import type { IconName } from './panels/icon.tsx'
import { ClockBar } from './panels/clock-bar.tsx'
import { Notice } from './panels/notice.tsx'
import { TopBar } from './panels/top-bar.tsx'
import { VillagerList } from './panels/villager-list.tsx'
import { PlacePanel } from './inspector/place-panel.tsx'
import { VillagerPanel } from './inspector/villager-panel.tsx'
import { listenToKeys } from './keyboard.ts'
import type { Page, Sheet } from './page.ts'
import { PageContext, usePage } from './page.ts'
import type { TownScene } from './town/town-scene.ts'
import type { CreateScene, SceneMaterial } from './town-view.tsx'
import { TownView } from './town-view.tsx'

/** The whole page: the town in the middle, panels around it. */
export function App({ page, createScene, material }: { page: Page; createScene: CreateScene; material: SceneMaterial }) {
  const scene = useRef<TownScene | null>(null)
  useEffect(() => listenToKeys(page, () => scene.current), [page])
  const sheet = page.sheet.value
  return (
    <PageContext.Provider value={page}>
      <div class={`page sheet-${sheet}${page.leftOpen.value ? '' : ' is-left-closed'}${page.subject.value ? ' has-subject' : ''}`}>
        <TopBar />
        <Left />
        <TownView createScene={createScene} material={material} onScene={(made) => { scene.current = made }} />
        <aside class="right" aria-label="Details"><Subject /></aside>
        <ClockBar />
        <SheetTabs />
        <HelpSheet />
      </div>
    </PageContext.Provider>
  )
}

function Left() {
  const { leftOpen, stage, feed } = usePage()
  if (!leftOpen.value) {
    return (
      <aside class="left is-closed" aria-label="Villagers and feed">
        <button type="button" class="button is-icon" title="Show villagers and feed" aria-label="Show villagers and feed" onClick={() => { leftOpen.value = true }}><Icon name="panel" /></button>
      </aside>
    )
  }
  return (
    <aside class="left" aria-label="Villagers and feed">
      <section class="villagers" aria-label="Villagers">
        <div class="panel-head"><h2>Villagers</h2><span class="grey">{stage.value.villagers.size}</span>
          <button type="button" class="button is-icon" title="Hide this panel" aria-label="Hide villagers and feed" onClick={() => { leftOpen.value = false }}><Icon name="panel" /></button></div>
        <div class="panel-scroll"><VillagerList /></div>
      </section>
      <section class="said-in-town" aria-label="Everything said">
        <div class="panel-head"><h2>Said in town</h2><span class="grey">{feed.query.value.trim() === '' && feed.total.value > 0 ? feed.total.value.toLocaleString('en') : ''}</span></div>
        <Feed />
      </section>
    </aside>
  )
}

function Subject() {
  const { subject } = usePage()
  const shown = subject.value
  if (!shown) return <Notice>Click a villager, a line or a place to read about it here.</Notice>
  switch (shown.type) {
    case 'villager': return <VillagerPanel villager={shown.villager} />
    case 'line': return <CasePanel line={shown.line} />
    case 'place': return <PlacePanel place={shown.place} />
    default: return shown satisfies never
  }
}

const SHEETS: readonly (readonly [Sheet, string, IconName])[] = [['town', 'Town', 'town'], ['villagers', 'Villagers', 'people'], ['feed', 'Said', 'talk'], ['detail', 'Details', 'detail']]

/** Narrow screens only: which sheet lies over the town. */
function SheetTabs() {
  const { sheet } = usePage()
  return (
    <nav class="sheet-tabs" aria-label="Panels">
      {SHEETS.map(([name, label, icon]) => (
        <button key={name} type="button" aria-pressed={sheet.value === name} onClick={() => { sheet.value = name }}><Icon name={icon} />{label}</button>
      ))}
    </nav>
  )
}
