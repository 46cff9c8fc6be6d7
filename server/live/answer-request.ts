import { timingSafeEqual } from 'node:crypto'
import { VIEWER_REQUESTS } from '../../shared/index.ts'
import type { AnswerOf, RunId, ViewerRequest } from '../../shared/index.ts'
import type { z } from 'zod'
import { TownError } from '../errors.ts'
import type { EventSource } from './event-source.ts'

/** A request as it stands after validation. */
export type ValidRequest<N extends ViewerRequest> = z.output<(typeof VIEWER_REQUESTS)[N]['request']>

/** Requests that concern the viewer's own place among the followers; the rest is answered from the sources. */
type Asked = Exclude<ViewerRequest, 'follow' | 'unfollow'>

type Answers = { [N in Asked]: (request: ValidRequest<N>) => AnswerOf<N> | Promise<AnswerOf<N>> }

/** Most ticks that one `get-ticks` may ask for; the protocol names it. */
const MOST_TICKS = 2000

/** Reads what a browser sent. Throws TownError that names the request and what is wrong with it. */
export function parseRequest<N extends ViewerRequest>(name: N, body: unknown): ValidRequest<N> {
  const parsed = VIEWER_REQUESTS[name].request.safeParse(body)
  if (parsed.success) return parsed.data as ValidRequest<N>
  const [issue] = parsed.error.issues
  throw new TownError('invalid-input', `invalid request ${name}: ${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'not understood'}`)
}

/** The run that a request names. */
export function sourceOf(sources: readonly EventSource[], run: RunId): EventSource {
  const source = sources.find((candidate) => candidate.run === run)
  if (!source) throw new TownError('not-found', `There is no run ${run} here.`)
  return source
}

/** The answers to everything a viewer may ask. `token` null: whoever can reach the server may drive it. */
export function createAnswers(sources: readonly EventSource[], token: string | null): Answers {
  const of = (run: RunId): EventSource => sourceOf(sources, run)
  return {
    'list-runs': () => sources.map((source) => source.status()),
    'get-run': ({ run }) => of(run).info(),
    'get-stage': ({ run, tick }) => of(run).stageAt(tick),
    'get-ticks': ({ run, from, to }) => {
      const asked = to - from + 1
      if (asked > MOST_TICKS) throw new TownError('invalid-input', `invalid request get-ticks: ${asked} ticks, at most ${MOST_TICKS} at once`)
      return of(run).ticks(from, to)
    },
    'get-feed': ({ run, ...query }) => of(run).feed(query),
    'get-timeline': ({ run, buckets }) => of(run).timeline(buckets),
    'get-mind': async ({ run, villager, tick }) => found(await of(run).mind(villager, tick), `Nobody by the name of ${villager} lives in this town.`),
    'get-dialogue': ({ run, dialogue }) => found(of(run).dialogue(dialogue), `This run has no dialogue ${dialogue}.`),
    'get-case': ({ run, utterance }) => found(of(run).case(utterance), `This run has no case of line ${utterance}: it was never said, or came uncorrected.`),
    'control': ({ run, token: given, action }) => {
      if (token !== null && !sameToken(given, token)) throw new TownError('usage', 'Driving this run needs the token that the server printed when it started.')
      const source = of(run)
      if (!source.control || source.status().kind !== 'live') throw new TownError('usage', `Run ${run} is recorded: there is nothing to drive.`)
      source.control(action)
      return source.status()
    },
  }
}

function found<Answer>(answer: Answer | undefined, otherwise: string): Answer {
  if (answer === undefined) throw new TownError('not-found', otherwise)
  return answer
}

/** In the same time wherever they differ. */
function sameToken(given: string, token: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(token)]
  return left.length === right.length && timingSafeEqual(left, right)
}
