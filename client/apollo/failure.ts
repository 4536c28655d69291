/** What went wrong with an operation, in the terms of the contract; NETWORK when no answer came, BUSY when the server gave none. */
export interface Failure {
  code: FailureCode
  message: string
  issues: FieldIssue[]
  /** Seconds after which a refused visitor may try again. */
  retryAfter?: number
}

export interface FieldIssue {
  path: (string | number)[]
  message: string
}

const sentences = {
  UNAUTHENTICATED: 'Please sign in again.',
  FORBIDDEN: 'Your account may not do this.',
  NOT_FOUND: 'This record no longer exists.',
  BAD_USER_INPUT: 'Please check the marked fields.',
  CONFLICT: 'Somebody else changed this in the meantime. Reload and try again.',
  RATE_LIMITED: 'Too many tries. Please wait a moment.',
  UNAVAILABLE: 'This service cannot be reached right now.',
  INTERNAL_SERVER_ERROR: 'Something went wrong on our side. Please try again.',
  BUSY: 'The server is busy right now. Please try again in a moment.',
  NETWORK: 'The server cannot be reached. Check the connection and try again.',
}

export type FailureCode = keyof typeof sentences

/** The status of a server that is overloaded, ending, or without its database. */
const busy = 503

interface GraphQLFailure {
  message: string
  extensions?: { code?: string; issues?: FieldIssue[]; retryAfter?: number }
}

const isCode = (code: string | undefined): code is FailureCode => code !== undefined && code in sentences

/** Codes of a plain no: the question was understood, and its answer is the reason. */
const refusals = new Set<FailureCode>(['NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT', 'RATE_LIMITED', 'UNAVAILABLE'])

export const isRefusal = ({ code }: Failure): boolean => refusals.has(code)

/** Reads what a mutation or query threw, without needing Apollo's classes in the first bundle. */
export const readFailure = (thrown: unknown): Failure => {
  const { errors = [], statusCode } = (thrown ?? {}) as { errors?: readonly GraphQLFailure[]; statusCode?: number }
  const [first] = errors
  if (!first) {
    const code = statusCode === busy ? 'BUSY' : 'NETWORK'
    return { code, message: sentences[code], issues: [] }
  }
  const { code, issues = [], retryAfter } = first.extensions ?? {}
  const known = isCode(code) ? code : 'INTERNAL_SERVER_ERROR'
  return { code: known, message: first.message || sentences[known], issues, retryAfter }
}
