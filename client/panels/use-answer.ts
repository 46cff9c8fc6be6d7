import { useEffect, useRef, useState } from 'preact/hooks'
import type { AnswerOf, RequestOf, ViewerRequest } from '../../shared/index.ts'
import { usePage } from '../page.ts'

/** An answer that a panel waits for. While a newer one is on its way the last one stands, if it is for the same subject. */
export interface Asked<Answer> { readonly answer: Answer | null; readonly problem: string | null; readonly again: () => void }

/** Asks when `body` changes. An answer stays on view while the next is fetched, as long as `subject` is the same. */
export function useAnswer<N extends ViewerRequest>(name: N, body: RequestOf<N>, subject: string): Asked<AnswerOf<N>> {
  const { connection } = usePage()
  const [state, setState] = useState<{ subject: string; answer: AnswerOf<N> | null; problem: string | null }>({ subject, answer: null, problem: null })
  const [attempt, setAttempt] = useState(0)
  const asked = useRef(0)
  const key = JSON.stringify(body)
  useEffect(() => {
    const mine = ++asked.current
    connection.request(name, body).then(
      (answer) => { if (mine === asked.current) setState({ subject, answer, problem: null }) },
      (error: unknown) => {
        if (mine === asked.current) setState({ subject, answer: null, problem: error instanceof Error ? error.message : String(error) })
      },
    )
    return () => { asked.current += 1 }
  }, [name, key, attempt])
  const current = state.subject === subject
  return { answer: current ? state.answer : null, problem: current ? state.problem : null, again: () => setAttempt(attempt + 1) }
}
