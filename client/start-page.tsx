import { render } from 'preact'
import { App } from './app.tsx'
import type { Connection } from './connect.ts'
import { readPlace } from './deep-link.ts'
import { keepAddress, openPage } from './open-page.ts'
import { Failure } from './panels/notice.tsx'
import { createTownScene } from './town/town-scene.ts'
import type { CreateScene } from './town-view.tsx'

/** Where the server keeps a run's pictures. */
const artOf = (run: string): string => `/api/runs/${encodeURIComponent(run)}/art`

/** Draws the page of a connection's run into an element. */
export async function startPage(root: HTMLElement, connection: Connection, createScene: CreateScene = createTownScene): Promise<void> {
  const token = new URLSearchParams(location.search).get('token') ?? ''
  try {
    const { page, tiled } = await openPage(connection, readPlace(location.hash), token, () => performance.now() / 1000)
    document.title = `${page.info.title} · Hearsay`
    root.replaceChildren()
    render(<App page={page} createScene={createScene} material={{ tiled, spritesUrl: artOf(page.info.run) }} />, root)
    keepAddress(page)
  } catch (error) {
    root.replaceChildren()
    render(<div class="cover"><Failure words={error instanceof Error ? error.message : String(error)} again={() => location.reload()} /></div>, root)
  }
}
