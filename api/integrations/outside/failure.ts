/** Why an outside service gave no usable answer. */
export type FailureReason =
  | 'not-configured'
  | 'timeout'
  | 'unreachable'
  | 'denied'
  | 'rate-limited'
  | 'broken'
  | 'refused'
  | 'not-understood'
  | 'cut-off'
  | 'too-large'
  | 'paused'

/** The message is a sentence that staff may read: it never holds a secret or a vendor's raw text. */
export class OutsideFailure extends Error {
  constructor(
    readonly reason: FailureReason,
    sentence: string,
    /** HTTP status, where there was one. */
    readonly status: number | null = null,
  ) {
    super(sentence)
  }
}

/** What is worth another try of a call that changes nothing. */
export const isPassing = (error: unknown): boolean =>
  error instanceof OutsideFailure && ['unreachable', 'broken', 'cut-off'].includes(error.reason)

/** What counts against a service until its calls are paused. A wrong key does not: it is ours to mend. */
export const isOutage = (error: unknown): boolean =>
  error instanceof OutsideFailure &&
  ['timeout', 'unreachable', 'broken', 'cut-off', 'too-large', 'rate-limited'].includes(error.reason)
