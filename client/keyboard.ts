import type { Page } from './page.ts'

/** What the keys do to the picture of the town. */
export interface TownKeys { zoomBy(factor: number): void; zoomToFit(): void }

/** How much one press zooms. Ours. */
const ZOOM_STEP = 1.25

/** Listens to the whole page; keys typed into a field stay there. Returns how to stop. */
export function listenToKeys(page: Page, town: () => TownKeys | null): () => void {
  const keys: Readonly<Record<string, () => void>> = {
    ' ': () => page.player.togglePlay(),
    'k': () => page.player.togglePlay(),
    'ArrowLeft': () => page.player.step(-1),
    'ArrowRight': () => page.player.step(1),
    'l': () => { if (page.player.status.value.kind === 'live') void page.player.goLive() },
    'f': () => { if (page.villager.value) page.following.value = !page.following.value },
    '/': () => openSearch(page),
    '?': () => { page.help.value = !page.help.value },
    'Escape': () => leave(page),
    '+': () => town()?.zoomBy(ZOOM_STEP),
    '=': () => town()?.zoomBy(ZOOM_STEP),
    '-': () => town()?.zoomBy(1 / ZOOM_STEP),
    '−': () => town()?.zoomBy(1 / ZOOM_STEP),
    '0': () => town()?.zoomToFit(),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const target = event.target instanceof HTMLElement ? event.target : null
    if (isTyping(target)) {
      if (event.key === 'Escape') target?.blur()
      return
    }
    // Space and Enter press the button that has the focus.
    if (event.key === ' ' && target?.closest('button, summary, a, [role=tab]')) return
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}

const isTyping = (target: HTMLElement | null): boolean =>
  target !== null && (target.isContentEditable || ['SELECT', 'TEXTAREA'].includes(target.tagName) || (target instanceof HTMLInputElement && target.type !== 'checkbox'))

function openSearch(page: Page): void {
  page.leftOpen.value = true
  page.sheet.value = 'feed'
  requestAnimationFrame(() => document.getElementById('feed-search')?.focus())
}

function leave(page: Page): void {
  if (page.help.value) page.help.value = false
  else if (page.feed.query.value !== '') page.feed.query.value = ''
  else page.close()
}
