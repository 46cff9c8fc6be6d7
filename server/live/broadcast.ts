import type { Server as HttpServer } from 'node:http'
import type { Duplex } from 'node:stream'
import { Server } from 'socket.io'
import type { Socket } from 'socket.io'
import { VIEWER_REQUESTS } from '../../shared/index.ts'
import type { Reply, RunId, ServerToViewer, StageSnapshot, ViewerRequest, ViewerToServer } from '../../shared/index.ts'
import { TownError } from '../errors.ts'
import { createAnswers, parseRequest, sourceOf } from './answer-request.ts'
import type { EventSource } from './event-source.ts'
import type { Follower } from './follower.ts'
import { createFollower } from './follower.ts'
import type { RunTail } from './run-tail.ts'
import { createRunTail } from './run-tail.ts'

/** Pushes a second that a follower gets at most (issue 3, section 7 asks for about ten). */
const PUSH_EVERY_MS = 100
/** A status is pushed when it changed by a hand, else once a second: it only moves numbers. Ours. */
const STATUS_EVERY_MS = 1000
/** Longest message of a browser, in bytes: the longest valid one is well under a thousand. Ours. */
const LONGEST_MESSAGE = 16_384

export interface BroadcastOptions {
  /** May grow while the server runs. */
  readonly sources: readonly EventSource[]
  /** Null: whoever can reach the server may drive it. */
  readonly token: string | null
  /** Whether a browser on that page may connect. */
  readonly mayConnect: (headers: { host?: string | undefined; origin?: string | undefined }) => boolean
  /** Told of a defect of ours; the viewer only hears that there was one. */
  readonly onError: (error: unknown) => void
}

type ViewerSocket = Socket<ViewerToServer, ServerToViewer>

/** Answers viewers and pushes them what happens. The run never waits for one of them. */
export function createBroadcast(http: HttpServer, options: BroadcastOptions): { close(): void } {
  const io = new Server<ViewerToServer, ServerToViewer>(http, {
    serveClient: false,
    maxHttpBufferSize: LONGEST_MESSAGE,
    allowRequest: (request, decide) => decide(null, options.mayConnect(request.headers)),
  })
  const followers = createFollowers(options.sources)
  const lines = new Set<Duplex>()
  http.on('upgrade', (_request, line) => {
    lines.add(line)
    line.on('close', () => lines.delete(line))
  })
  const answers = createAnswers(options.sources, options.token)
  io.on('connection', (socket) => {
    socket.on('disconnect', () => followers.remove(socket))
    socket.onAny((name: string, ...rest: unknown[]) => {
      const reply = rest.at(-1)
      if (typeof reply !== 'function') return
      void answer(name, rest.length > 1 ? rest[0] : undefined).then((message) => reply(message))
    })

    /** Every request takes this way, known or not, so that none is left without an answer. */
    async function answer(name: string, body: unknown): Promise<Reply<unknown>> {
      try {
        return { ok: true, answer: await carryOut(name, body) }
      } catch (error) {
        if (error instanceof TownError) return { ok: false, error: error.message }
        options.onError(error)
        return { ok: false, error: `The server failed over ${name}; its log says how.` }
      }
    }

    function carryOut(name: string, body: unknown): unknown {
      if (!isRequest(name)) throw new TownError('invalid-input', `unknown request ${JSON.stringify(name.slice(0, 60))}`)
      if (name === 'follow') return followers.add(socket, parseRequest(name, body).run)
      if (name === 'unfollow') return followers.remove(socket)
      const respond = answers[name] as (request: unknown) => unknown
      return respond(parseRequest(name, body))
    }
  })
  return {
    close() {
      followers.close()
      io.disconnectSockets(true)
      io.engine.close()
      // A viewer that reads nothing would not hear of the end for half a minute, and the server would wait for it.
      for (const line of lines) line.destroy()
    },
  }
}

const isRequest = (name: string): name is ViewerRequest => Object.hasOwn(VIEWER_REQUESTS, name)

/** Who follows which run, and the clock that pushes to them. */
function createFollowers(sources: readonly EventSource[]) {
  const tails = new Map<RunId, RunTail>()
  const followers = new Map<ViewerSocket, Follower>()

  function tailOf(run: RunId): RunTail {
    const open = tails.get(run)
    if (open) return open
    const tail = createRunTail(sourceOf(sources, run), () => tellStatus(run))
    tails.set(run, tail)
    return tail
  }

  function add(socket: ViewerSocket, run: RunId): StageSnapshot {
    remove(socket)
    const tail = tailOf(run)
    const { stage } = tail.stage()
    followers.set(socket, createFollower(tail, lineTo(socket), stage, performance.now()))
    return stage
  }

  function remove(socket: ViewerSocket): Record<string, never> {
    const tail = followers.get(socket)?.tail
    followers.delete(socket)
    if (tail && ![...followers.values()].some((follower) => follower.tail === tail)) {
      tail.close()
      tails.delete(tail.source.run)
    }
    return {}
  }

  function tellStatus(run: RunId): void {
    const status = tails.get(run)?.source.status()
    if (status) for (const [socket, { tail }] of followers) if (tail.source.run === run) socket.emit('status', status)
  }

  const told = new Map<RunId, number>()
  const pushing = setInterval(() => { for (const follower of followers.values()) follower.push(performance.now()) }, PUSH_EVERY_MS)
  const telling = setInterval(() => {
    for (const [run, { head }] of tails) if (told.get(run) !== head) { told.set(run, head); tellStatus(run) }
  }, STATUS_EVERY_MS)
  return {
    add, remove,
    close() {
      clearInterval(pushing)
      clearInterval(telling)
      for (const tail of tails.values()) tail.close()
    },
  }
}

const lineTo = (socket: ViewerSocket): Parameters<typeof createFollower>[1] => ({
  // The one measure of a slow network that engine.io has; its types hide it, its documentation does not.
  waiting: () => socket.conn['writeBuffer'].length,
  emit: (name, ...push) => { socket.emit(name, ...push) },
})
