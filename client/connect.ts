import { signal } from '@preact/signals'
import type { ReadonlySignal } from '@preact/signals'
import { io } from 'socket.io-client'
import type { Socket } from 'socket.io-client'
import type { TiledMap } from '../shared/tiled-map.ts'
import { parseTiledMap } from '../shared/tiled-map.ts'
import type { AnswerOf, Reply, RequestOf, ServerToViewer, ViewerRequest } from '../shared/index.ts'

/** How the line to the server stands. `lost`: it was there and is being looked for again. */
export type ConnectionState = 'connecting' | 'connected' | 'lost'

export type Push = { [K in keyof ServerToViewer]: Parameters<ServerToViewer[K]>[0] }

/** What the page needs of a server. The page does not know whether a socket or a double stands behind it. */
export interface Connection {
  readonly state: ReadonlySignal<ConnectionState>
  /** Rejects with a sentence for the person. */
  request<N extends ViewerRequest>(name: N, body: RequestOf<N>): Promise<AnswerOf<N>>
  on<K extends keyof Push>(name: K, listener: (push: Push[K]) => void): () => void
  /** Called each time the line is healed after it was lost. */
  onHealed(listener: () => void): () => void
  /** The run's map as Tiled JSON. */
  fetchMap(run: string): Promise<TiledMap>
}

/** How long an answer may take before the person is told. Ours: a long run's feed search takes well under a second. */
const ANSWER_TIMEOUT = 15_000

/** Connects to the server that served this page. */
export function connectToServer(): Connection {
  const socket: Socket = io({ transports: ['websocket', 'polling'], reconnectionDelayMax: 4000 })
  const state = signal<ConnectionState>('connecting')
  const healed = new Set<() => void>()
  socket.on('connect', () => {
    const wasLost = state.value === 'lost'
    state.value = 'connected'
    if (wasLost) for (const listener of healed) listener()
  })
  socket.on('disconnect', () => { state.value = 'lost' })
  socket.on('connect_error', () => { if (state.value === 'connected') state.value = 'lost' })
  return {
    state,
    request: (name, body) => ask(socket, name, body),
    on(name, listener) {
      const heard = (push: Push[typeof name]) => listener(push)
      socket.on(name as string, heard)
      return () => socket.off(name as string, heard)
    },
    onHealed(listener) {
      healed.add(listener)
      return () => healed.delete(listener)
    },
    fetchMap,
  }
}

async function ask<N extends ViewerRequest>(socket: Socket, name: N, body: RequestOf<N>): Promise<AnswerOf<N>> {
  let reply: Reply<AnswerOf<N>>
  try {
    reply = await socket.timeout(ANSWER_TIMEOUT).emitWithAck(name, body) as Reply<AnswerOf<N>>
  } catch (cause) {
    throw new Error('The town does not answer. Is the server still running?', { cause })
  }
  if (!reply.ok) throw new Error(reply.error)
  return reply.answer
}

async function fetchMap(run: string): Promise<TiledMap> {
  const response = await fetch(`/api/runs/${encodeURIComponent(run)}/map`)
  if (!response.ok) throw new Error(`The map of this run could not be fetched (${response.status}).`)
  return parseTiledMap(await response.json())
}
