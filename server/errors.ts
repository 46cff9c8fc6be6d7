/** Exit codes of the command line: 2 bad usage or input, 1 a run that failed. */
export type ErrorCode = 'usage' | 'invalid-input' | 'not-found' | 'newer-schema' | 'model' | 'diverged' | 'internal'

/**
 * An error whose message is written for the person who sees it: what is wrong, where, and how to mend it, in one line.
 * Anything else that is thrown is a defect of ours.
 */
export class TownError extends Error {
  constructor(readonly code: ErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'TownError'
  }
}
