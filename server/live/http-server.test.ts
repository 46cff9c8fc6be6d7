import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sampleDescription } from '../store/test-support/sample-run.ts'
import type { LiveTown } from './test-support/live-town.ts'
import { answer, ask, createLiveTown, fetchPage, run } from './test-support/live-town.ts'

let town: LiveTown

beforeEach(() => { town = createLiveTown() })
afterEach(() => town.close())

describe('the door', () => {
  it('bound to this machine lets whoever is on it drive', async () => {
    town.pass(5)
    const viewer = await town.connect(await town.serve())
    expect(await answer(viewer, 'control', { run, action: { type: 'pause' } })).toMatchObject({ paused: true })
    expect(town.pacer.paused).toBe(true)
  })

  it('bound elsewhere lets drive only whoever has the token', async () => {
    town.pass(5)
    const server = await town.serve({ host: '0.0.0.0' })
    const viewer = await town.connect(server)
    for (const token of ['', 'wrong', 'secreT', 'secret2']) {
      expect(await ask(viewer, 'control', { run, token, action: { type: 'pause' } })).toMatchObject({ ok: false, error: expect.stringContaining('needs the token') })
    }
    expect(town.pacer.paused).toBe(false)
    expect(await answer(viewer, 'control', { run, token: 'secret', action: { type: 'pause' } })).toMatchObject({ paused: true })
  })

  it('is shut to pages of other sites and to foreign names for this machine', async () => {
    const server = await town.serve()
    const { host, port } = new URL(server.url)
    for (const headers of [{ origin: 'https://evil.example' }, { host: 'evil.example' }, { host: `evil.example:${port}`, origin: `http://evil.example:${port}` }, { origin: 'null' }]) {
      await expect(town.connect(server, headers), JSON.stringify(headers)).rejects.toThrow()
      expect((await fetchPage(server, '/healthz', headers)).status, JSON.stringify(headers)).toBe(403)
    }
    expect((await fetchPage(server, '/healthz', { origin: `http://${host}` })).status).toBe(200)
    expect((await fetchPage(server, '/healthz', { host: `localhost:${port}` })).status).toBe(200)
    await town.connect(server, { origin: `http://${host}` })
  })

  it('serves the map that the run holds, and knows when it is known', async () => {
    const server = await town.serve()
    const map = await fetchPage(server, `/api/runs/${run}/map`)
    expect(map).toMatchObject({ status: 200, text: sampleDescription().town.tiled })
    expect((await fetchPage(server, `/api/runs/${run}/map`, { 'if-none-match': String(map.headers.etag) })).status).toBe(304)
    expect(await fetchPage(server, '/api/runs/nowhere/map')).toMatchObject({ status: 404, text: 'There is no run nowhere here.' })
  })

  it('serves the built viewer and the art with guarding headers, and nothing above their folders', async () => {
    mkdirSync(join(town.folder, 'dist'))
    mkdirSync(join(town.folder, 'art'))
    writeFileSync(join(town.folder, 'dist', 'index.html'), '<title>the town</title>')
    writeFileSync(join(town.folder, 'art', 'ground.json'), '{}')
    const server = await town.serve()
    const page = await fetchPage(server, '/')
    expect(page.text).toContain('the town')
    expect(page.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY', 'content-security-policy': expect.stringContaining("default-src 'self'") })
    expect((await fetchPage(server, '/art/ground.json')).text).toBe('{}')
    for (const path of ['/../sample.sqlite', '/art/../sample.sqlite', '/art/%2e%2e/sample.sqlite', '/%2e%2e%2fsample.sqlite', '/sample.sqlite']) {
      expect((await fetchPage(server, path)).status, path).toBeGreaterThanOrEqual(400)
    }
  })

  it('says how to build the viewer where that was not done', async () => {
    expect(await fetchPage(await town.serve(), '/')).toMatchObject({ status: 503, text: expect.stringContaining('npm run build') })
  })

  it('takes the next free port where the wanted one is taken', async () => {
    const first = await town.serve()
    const second = await town.serve({ port: Number(new URL(first.url).port) })
    expect(second.url).not.toBe(first.url)
    expect((await fetchPage(second, '/healthz')).status).toBe(200)
  })
})
