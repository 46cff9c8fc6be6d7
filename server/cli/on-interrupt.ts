/**
 * npm hands a Ctrl-C on to a program that had it from the terminal already: what follows this soon is the same press, and
 * nobody presses twice so fast. Ours.
 */
const SAME_PRESS_MS = 400

/** What a shell shows of a program that Ctrl-C ended: 128 and the number of the signal. */
export const INTERRUPTED = 130

/** The first Ctrl-C (or SIGTERM) asks to stop cleanly, the second ends the program at once. Returns how to let go of both. */
export function onInterrupt(stop: () => void): () => void {
  let first: number | null = null
  const onSignal = (): void => {
    if (first === null) {
      first = performance.now()
      stop()
    } else if (performance.now() - first > SAME_PRESS_MS) {
      process.exit(INTERRUPTED)
    }
  }
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal)
  return () => { process.off('SIGINT', onSignal).off('SIGTERM', onSignal) }
}
