import { GraphQLError } from 'graphql'
import type { GraphQLFormattedError } from 'graphql'
import { ZodError } from 'zod'
import { isOutage } from './outage.ts'

/** Every error code of the product with its HTTP status. Nothing else leaves the server. */
export const httpStatuses = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 422,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  INTERNAL_SERVER_ERROR: 500,
} as const

export type ErrorCode = keyof typeof httpStatuses

export interface InputIssue {
  /** Field names and list positions from the input's root. */
  path: (string | number)[]
  message: string
}

const failure =
  (code: ErrorCode) =>
  (message: string, extensions: Record<string, unknown> = {}) =>
    new GraphQLError(message, { extensions: { ...extensions, code } })

export const unauthenticated = failure('UNAUTHENTICATED')
export const forbidden = failure('FORBIDDEN')
export const notFound = failure('NOT_FOUND')
export const conflict = failure('CONFLICT')
/**
 * Two people edit the same: the second one is told instead of overwriting the first one's work, and reads the record
 * again. No other conflict is mended by that.
 */
export const changedMeanwhile = (thing: string, by: string | null | undefined) =>
  conflict(`This ${thing} was changed by ${by ?? 'somebody'} meanwhile. Look at it again before you save`, {
    changedMeanwhile: true,
  })
export const rateLimited = (message: string, retryAfterSeconds: number) =>
  failure('RATE_LIMITED')(message, { retryAfter: retryAfterSeconds })
export const unavailable = failure('UNAVAILABLE')
/** The database cannot be reached or has no room; `retryAfter` is in seconds. */
export const databaseAway = () =>
  unavailable('Our database cannot answer at the moment. Please try again in a minute.', { retryAfter: 5 })
export const badUserInput = (issues: InputIssue[]) =>
  failure('BAD_USER_INPUT')(issues.map((issue) => issue.message).join('. '), { issues })
/** A file that was sent cannot be used. */
export const badFile = (message: string) => badUserInput([{ path: ['file'], message }])

/** GraphQL's own refusals (syntax, validation, unknown variables) are the caller's mistakes too. */
const graphqlCodes = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
])

/** What graphql-js says when it gives up comparing the fields that stand under one name in one selection. */
const gaveUp = 'Validation aborted.'
const tooManyAlike = 'Query has the same field too often in one selection, where it may stand some 700 times'

/** No mistake, but how a client hears that it has to send the whole document: it looks for this very code. */
const sendItWhole = 'PERSISTED_QUERY_NOT_FOUND'

/** Apollo Server gives some refusals a status and no code, such as that of a hash which is not the document's. */
const isRefusal = ({ extensions }: GraphQLError): boolean => {
  const { status = 500 } = (extensions['http'] ?? {}) as { status?: number }
  return status >= 400 && status < 500
}

const kinds: Record<string, string> = {
  object: 'an object',
  record: 'an object',
  array: 'a list',
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
}

/** Words of the validator's own, which name no field. */
const ownWords = /^(?:Invalid input|Invalid option: expected|Too (?:big|small): expected)/

/**
 * What is wrong with a field, by its name where the rule does not name it.
 * @param root where the input of the rule stands in what was sent
 */
export const issueOf = (issue: ZodError['issues'][number], root: InputIssue['path'] = []): InputIssue => {
  const path = [...root, ...(issue.path as InputIssue['path'])]
  if (!ownWords.test(issue.message) || path.length === 0) return { path, message: issue.message }
  const field = `The field ${path.join('.')}`
  const kind = issue.code === 'invalid_type' ? kinds[issue.expected] : undefined
  return { path, message: kind ? `${field} must be ${kind}` : `${field}: ${issue.message}` }
}

/** What the caller was refused, with its code; undefined for what is wrong on our side. */
export const refusalOf = (thrown: unknown): GraphQLError | undefined => {
  if (thrown instanceof ZodError) return badUserInput(thrown.issues.map((issue) => issueOf(issue)))
  return thrown instanceof GraphQLError && String(thrown.extensions['code']) in httpStatuses ? thrown : undefined
}

const describe = (thrown: unknown): GraphQLError | undefined =>
  refusalOf(thrown) ?? (isOutage(thrown) ? databaseAway() : undefined)

export interface Refusal {
  status: number
  code: ErrorCode
  /** What is wrong with which field, as whoever found it says it. */
  issues: ZodError['issues'] | InputIssue[]
}

/** What a caller is refused, or cannot have, for those who are not answered with a sentence. */
export const readRefusal = (thrown: unknown): Refusal => {
  const { code, issues = [] } = describe(thrown)?.extensions ?? { code: 'INTERNAL_SERVER_ERROR' }
  return {
    status: httpStatuses[code as ErrorCode],
    code: code as ErrorCode,
    issues: thrown instanceof ZodError ? thrown.issues : (issues as InputIssue[]),
  }
}

/**
 * The error of an operation with its code, as the API would name it. What is wrong on our side stays what it is, to be
 * told whole to the log.
 */
export const withCode = (error: GraphQLError): GraphQLError => {
  const cause = error.originalError ?? error
  if (isOutage(cause)) return error
  // Without a path nothing has run: the variables do not fit.
  return describe(cause) ?? (error.path ? error : failure('BAD_USER_INPUT')(error.message))
}

/** The error with the HTTP status of its code, for a refusal that comes before any operation runs. */
export const withHttpStatus = (error: unknown): unknown => {
  const known = describe(error)
  if (!known) return error
  const status = httpStatuses[known.extensions['code'] as ErrorCode]
  return new GraphQLError(known.message, { extensions: { ...known.extensions, http: { status } } })
}

/**
 * What a caller may see of an error: a known code and a plain sentence.
 * Anything unknown is handed whole to `log` and shown without detail.
 */
export const formatError =
  (log: (error: unknown) => void) =>
  (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
    const cause = thrown instanceof GraphQLError ? (thrown.originalError ?? thrown) : thrown
    const known = describe(cause)
    const place = {
      ...(formatted.path && { path: formatted.path }),
      ...(formatted.locations && { locations: formatted.locations }),
    }
    if (known) {
      if (isOutage(cause)) log(cause)
      const { http: _http, ...extensions } = known.extensions
      return { message: known.message, ...place, extensions }
    }
    const code = String(formatted.extensions?.['code'] ?? '')
    const isCallers = thrown instanceof GraphQLError && (code === 'BAD_USER_INPUT' || isRefusal(thrown))
    if (graphqlCodes.has(code) || isCallers)
      return {
        message: formatted.message === gaveUp ? tooManyAlike : formatted.message,
        ...place,
        extensions: { code: 'BAD_USER_INPUT' },
      }
    if (code === sendItWhole) return { message: formatted.message, extensions: { code } }
    log(cause)
    return {
      message: 'Something went wrong on our side. Please try again.',
      ...place,
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    }
  }
