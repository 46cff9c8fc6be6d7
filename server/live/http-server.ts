import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { extname, join } from 'node:path'
import serveFiles from '@fastify/static'
import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { TownError } from '../errors.ts'
import { createBroadcast } from './broadcast.ts'
import type { EventSource } from './event-source.ts'
import { createMayConnect, isLoopback } from './may-connect.ts'
import type { PageHeaders } from './may-connect.ts'
import { viewerNotBuilt } from './viewer-not-built.ts'

/** Where the viewer is found unless told otherwise. Ours. */
export const DEFAULT_PORT = 4400
/** How many ports after the wanted one are tried. Ours. */
const PORTS_TRIED = 20

export interface ServerOptions {
  /** The runs on offer. May grow while the server runs. */
  readonly sources: readonly EventSource[]
  /** 127.0.0.1 unless told otherwise: only this machine. */
  readonly host?: string
  /** If taken, the next free one is used; 0: any free one. */
  readonly port?: number
  /** Needed to drive a run where the server can be reached from elsewhere. */
  readonly token: string
  /** The built viewer. */
  readonly clientDir: string
  /** The town's art, served at /art/. */
  readonly spritesDir: string
  readonly onError?: (error: unknown) => void
}

export interface RunningServer { readonly url: string; close(): Promise<void> }

/** Serves the viewer, the maps and the runs. Throws TownError where no port is free. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { sources, host = '127.0.0.1', port = DEFAULT_PORT, token, clientDir, spritesDir, onError = () => {} } = options
  const app = fastify({ forceCloseConnections: true })
  const mayConnect = createMayConnect(host)
  guard(app, mayConnect, onError)
  serveRuns(app, sources)
  await serveViewer(app, clientDir, spritesDir)
  const free = await freePort(host, port)
  const broadcast = createBroadcast(app.server, { sources, token: isLoopback(host) ? null : token, mayConnect, onError })
  await app.listen({ host, port: free })
  return {
    url: `http://${shownHost(host)}:${portOf(app)}/`,
    async close() {
      broadcast.close()
      await app.close()
    },
  }
}

/** No other site may read or drive anything here, and no page of ours loads anything from elsewhere. */
const SECURITY_HEADERS = {
  // Styles: charts set them on elements. Blobs: Pixi decodes pictures in a worker of its own.
  'content-security-policy':
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; worker-src 'self' blob:; " +
    "connect-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

const NOT_OUR_PAGE = 'This town answers only to its own page. Open it by the address that the server printed.'

function guard(app: FastifyInstance, mayConnect: (headers: PageHeaders) => boolean, onError: (error: unknown) => void): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS)
    if (!mayConnect(request.headers)) await reply.code(403).type('text/plain').send(NOT_OUR_PAGE)
  })
  app.setErrorHandler((error, _request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
    if (status >= 400 && status < 500) return void reply.code(status).type('text/plain').send('This request was not understood.')
    onError(error)
    void reply.code(500).type('text/plain').send('The server failed; its log says how.')
  })
  app.setNotFoundHandler((_request, reply) => { void reply.code(404).type('text/plain').send('There is nothing at this address.') })
}

function serveRuns(app: FastifyInstance, sources: readonly EventSource[]): void {
  app.get('/healthz', async () => ({ ok: true, runs: sources.length }))
  app.get<{ Params: { run: string } }>('/api/runs/:run/map', async (request, reply) => {
    const source = sources.find(({ run }) => run === request.params.run)
    if (!source) return reply.code(404).type('text/plain').send(`There is no run ${request.params.run} here.`)
    const etag = `"${source.map.hash.replaceAll('"', '')}"`
    void reply.header('etag', etag).header('cache-control', 'no-cache')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('application/json').send(source.map.tiled)
  })
  /** The run's own art; what it does not bring comes from the default town's. */
  app.get<{ Params: { run: string; file: string } }>('/api/runs/:run/art/:file', async ({ params }, reply) => {
    const pictures = sources.find(({ run }) => run === params.run)?.map.pictures ?? {}
    const picture = Object.hasOwn(pictures, params.file) ? pictures[params.file] : undefined
    if (picture === undefined) return reply.redirect(`/art/${encodeURIComponent(params.file)}`)
    return reply.header('cache-control', 'no-cache').type(PICTURE_TYPES[extname(params.file).toLowerCase()] ?? 'application/octet-stream').send(Buffer.from(picture, 'base64'))
  })
}

const PICTURE_TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png', '.webp': 'image/webp', '.jpg': 'image/jpeg', '.jpeg': 'image/jpeg', '.gif': 'image/gif', '.json': 'application/json',
}

async function serveViewer(app: FastifyInstance, clientDir: string, spritesDir: string): Promise<void> {
  if (existsSync(spritesDir)) await app.register(serveFiles, { root: spritesDir, prefix: '/art/', decorateReply: false, index: false })
  if (existsSync(join(clientDir, 'index.html'))) await app.register(serveFiles, { root: clientDir, decorateReply: false })
  else app.get('/', async (_request, reply) => reply.code(503).type('text/html; charset=utf-8').send(viewerNotBuilt()))
}

/** The wanted port or one of the next that nobody holds. */
async function freePort(host: string, wanted: number): Promise<number> {
  if (wanted === 0) return 0
  for (let port = wanted; port <= Math.min(wanted + PORTS_TRIED, 65_535); port += 1) if (await isFree(host, port)) return port
  throw new TownError('usage', `ports ${wanted} to ${wanted + PORTS_TRIED} are all taken: choose another with --port`)
}

const isFree = (host: string, port: number): Promise<boolean> => new Promise((resolve, reject) => {
  const probe = createServer()
  probe.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') resolve(false)
    else reject(new TownError('usage', `cannot listen on ${host}:${port}: ${error.message}`, { cause: error }))
  })
  probe.listen({ host, port }, () => probe.close(() => resolve(true)))
})

function portOf(app: FastifyInstance): number {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port')
  return address.port
}

/** An address that a browser on this machine can open. */
const shownHost = (host: string): string => (host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host)
