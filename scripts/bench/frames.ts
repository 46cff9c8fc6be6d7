import { join, resolve } from 'node:path'
import { RunConfig, RunId, VillagerId, type Persona } from '../../shared/index.ts'
import { createRunOf } from '../../server/create-run.ts'
import { startServer } from '../../server/live/http-server.ts'
import { createRecordedRun } from '../../server/live/recorded-run.ts'
import { openRunStore } from '../../server/store/run-store.ts'
import { DATA_FOLDER, loadTown } from '../../server/town/load-town.ts'
import { findChromium, openChromium } from '../browser/open-chromium.ts'
import { inScratchFolder } from './in-scratch-folder.ts'

/** Frames a second of plain pixi 8 sprites over a baked map on a software renderer. Measured by the author. */
const PLAIN_PIXI: Record<number, number> = { 25: 17.8, 1000: 9.5 }
const SECONDS = 10

/** Runs in the page, as text: a compiler's helpers are not there. */
const COUNT_FRAMES = `new Promise((done) => {
  let count = 0
  const started = performance.now()
  const frame = () => {
    count += 1
    if (performance.now() - started < ${SECONDS * 1000}) requestAnimationFrame(frame)
    else done(count / ((performance.now() - started) / 1000))
  }
  requestAnimationFrame(frame)
})`

/** Frames a second of the viewer on a software renderer, a recorded morning playing at 60×. */
export async function frames(): Promise<void> {
  const executable = findChromium()
  if (!executable) return void process.stdout.write('No Chromium found: frames were not measured\n')
  const town = await loadTown()
  for (const villagers of [25, 1000]) {
    await inScratchFolder(async (folder) => {
      const path = join(folder, 'frames.sqlite')
      const run = await createRunOf(path, RunId.parse('frames'), { ...town, personas: crowd(town.personas, villagers) }, RunConfig.parse({ corrector: 'none', days: 1 / 48, clock: { start: '08:00' } }))
      await run.simulate()
      run.store.close()
      const store = openRunStore(path, { readonly: true })
      const server = await startServer({ sources: [createRecordedRun(store, () => [])], port: 0, token: 'bench', clientDir: resolve(import.meta.dirname, '../../client/dist'), spritesDir: join(DATA_FOLDER, 'sprites') })
      const browser = await openChromium(executable)
      const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, bypassCSP: true })
      await page.goto(`${server.url}#run=frames&tick=30`)
      await page.waitForFunction("'hearsay' in window", undefined, { timeout: 120_000 })
      await page.getByLabel(/^Speed/u).selectOption({ label: '60×' })
      await page.getByRole('button', { name: 'Play', exact: true }).click()
      await page.waitForTimeout(3000)
      const counted = Number(await page.evaluate(COUNT_FRAMES))
      const plain = PLAIN_PIXI[villagers] as number
      process.stdout.write(`${String(villagers).padStart(5)} villagers: ${counted.toFixed(1)} frames a second in software at 1280 × 720 (plain sprites over a baked map: ${plain}; ratio ${(counted / plain).toFixed(2)})\n`)
      await browser.close()
      await server.close()
      store.close()
    })
  }
}

/** The town's people several times over, all on the same map. */
const crowd = (personas: readonly Persona[], count: number): Persona[] => Array.from({ length: count }, (_, at) => {
  const persona = personas[at % personas.length] as Persona
  const copy = Math.floor(at / personas.length)
  return copy === 0 ? persona : { ...persona, id: VillagerId.parse(`${persona.id}-${copy + 1}`), name: `${persona.name} ${copy + 1}`, relations: [] }
})
