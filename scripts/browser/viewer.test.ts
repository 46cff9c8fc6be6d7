import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RunConfig, type EventOf } from '../../shared/index.ts'
import { createRun } from '../../server/create-run.ts'
import { startServer, type RunningServer } from '../../server/live/http-server.ts'
import { createRecordedRun } from '../../server/live/recorded-run.ts'
import { openRunStore, type RunStore } from '../../server/store/run-store.ts'
import { DATA_FOLDER } from '../../server/town/load-town.ts'
import { findChromium, openChromium } from './open-chromium.ts'

/** The real page of a real run in a real browser. Skipped, and said so, where there is no Chromium or the viewer is not built. */
const CLIENT = resolve(import.meta.dirname, '../../client/dist')
const chromium = findChromium()
const missing = !chromium ? 'no Chromium found' : !existsSync(join(CLIENT, 'index.html')) ? 'the viewer is not built (npm run build)' : null
if (missing) process.stderr.write(`Browser tests skipped: ${missing}\n`)

interface InView { readonly villagers: { id: string; x: number; y: number }[]; readonly bubbles: { utterance: string; speaker: string; text: string }[] }

describe.skipIf(missing !== null)('the viewer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearsay-browser-'))
  let browser: Browser
  let server: RunningServer
  let store: RunStore
  let said: EventOf<'utterance-say'>[]

  beforeAll(async () => {
    const path = join(folder, 'morning.sqlite')
    const run = await createRun({ path, townDir: DATA_FOLDER, config: RunConfig.parse({ villagers: 10, days: 0.1 }) })
    await run.simulate()
    run.store.close()
    store = openRunStore(path, { readonly: true })
    said = store.ticks(0, 864).flatMap(({ events }) => events.flatMap((event) => (event.type === 'utterance-say' ? [event] : [])))
    server = await startServer({ sources: [createRecordedRun(store, () => [])], port: 0, token: 'test', clientDir: CLIENT, spritesDir: join(DATA_FOLDER, 'sprites') })
    browser = await openChromium(chromium as string)
  })
  afterAll(async () => {
    await browser?.close()
    await server?.close()
    store?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  async function open(place: string): Promise<Page> {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
    await page.goto(`${server.url}#run=morning${place}`)
    await page.waitForFunction(() => 'hearsay' in window)
    return page
  }
  const inView = (page: Page): Promise<InView> => page.evaluate(() => (window as unknown as { hearsay: { inView(): InView } }).hearsay.inView())
  const tickOf = async (page: Page): Promise<number> => Number(new URLSearchParams(new URL(page.url()).hash.slice(1)).get('tick'))
  const play = (page: Page) => page.getByRole('group', { name: 'Playback' }).getByRole('button', { name: /^Play/u }).click()

  it('shows villagers who move while the run plays', async () => {
    const page = await open('&tick=20')
    await page.getByRole('button', { name: 'The whole town' }).click()
    await page.getByLabel(/^Speed/u).selectOption({ label: '300×' })
    await play(page)
    await page.waitForTimeout(1500)
    const before = await inView(page)
    expect(before.villagers).toHaveLength(10)
    await expect.poll(async () => {
      const after = await inView(page)
      return after.villagers.filter(({ id, x, y }) => before.villagers.some((was) => was.id === id && Math.hypot(was.x - x, was.y - y) > 5)).length
    }, { timeout: 30_000 }).toBeGreaterThan(1)
    await page.close()
  })

  it('shows in a bubble and in the feed the words that the log has', async () => {
    const line = said.find(({ utterance }) => utterance.tick > 30)?.utterance
    if (!line) throw new Error('nobody spoke')
    const page = await open(`&tick=${line.tick - 1}&villager=${line.speaker}`)
    await play(page)
    await expect.poll(async () => (await inView(page)).bubbles.find(({ utterance }) => utterance === line.id)?.text, { timeout: 30_000 }).toBe(line.text)
    await page.getByRole('log').getByText(line.text, { exact: false }).first().waitFor()
    await page.close()
  })

  it('opens the case of a corrected line, with draft and final', async () => {
    const corrected = said.find(({ drafts, outcome }) => drafts > 1 && outcome === 'rewritten') ?? said.find(({ drafts }) => drafts > 1)
    if (!corrected) throw new Error('nothing was corrected')
    const { utterance } = corrected
    const page = await open(`&tick=${utterance.tick + 1}`)
    await page.getByRole('log').getByText(utterance.text, { exact: false }).last().click()
    const panel = page.getByRole('region', { name: 'The case of a line' })
    await panel.waitFor()
    const first = store.case(utterance.id)?.correction.candidates[0]?.draft.text ?? ''
    await expect.poll(async () => (await panel.textContent())?.includes(first.split(' ').slice(0, 3).join(' '))).toBe(true)
    expect(await tickOf(page)).toBeGreaterThanOrEqual(utterance.tick - 1)
    await page.close()
  })

  it('scrubs back into the past', async () => {
    const page = await open('&tick=800')
    const slider = page.getByRole('slider', { name: 'Moment of the run' })
    await slider.focus()
    await page.keyboard.press('Home')
    await expect.poll(() => tickOf(page), { timeout: 15_000 }).toBeLessThan(10)
    await page.getByText(/Nobody has spoken yet/u).waitFor()
    await page.close()
  })

  it('keeps the place over a reload', async () => {
    const villager = said[0]?.utterance.speaker ?? ''
    const page = await open(`&tick=500&villager=${villager}`)
    const name = store.description.personas.find(({ id }) => id === villager)?.name ?? ''
    await page.getByRole('region', { name }).waitFor()
    await page.reload()
    await page.waitForFunction(() => 'hearsay' in window)
    await page.getByRole('region', { name }).waitFor()
    expect(await tickOf(page)).toBe(500)
    await page.close()
  })

  it('reports nothing wrong to the console', async () => {
    const page = await browser.newPage()
    const wrong: string[] = []
    page.on('pageerror', (error) => wrong.push(error.message))
    page.on('console', (message) => { if (message.type() === 'error') wrong.push(message.text()) })
    await page.goto(`${server.url}#run=morning&tick=300`)
    await page.waitForFunction(() => 'hearsay' in window)
    await play(page)
    await page.waitForTimeout(2000)
    expect(wrong).toEqual([])
    await page.close()
  })
})
