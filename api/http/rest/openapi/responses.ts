import { httpStatuses, type ErrorCode } from '../../../errors.ts'
import { titleOf } from '../problem.ts'
import type { JsonSchema } from '../describe-route.ts'

/** What each refusal means, whichever path it comes from. */
const meanings: Record<number, string> = {
  400: 'The request cannot be read, such as JSON that is none.',
  401: 'Nobody is signed in, or the key is not one that is in force.',
  403: 'The caller lacks the permission, or a page of another site asks.',
  404: 'There is no such record.',
  409: 'The record is not what it was, or what is asked for is not possible as things are.',
  412: 'The record is not at the version that If-Match names.',
  413: 'The body is larger than the path takes.',
  415: 'The body is of another kind than the path takes.',
  422: 'A parameter or a field does not fit; `issues` names each.',
  429: 'The caller has asked too often.',
  500: 'Something went wrong on our side.',
  503: 'The server is busy or its database is away.',
}

const nameOf = (status: number) => titleOf(status).replaceAll(/\W/g, '')

const header = (name: string) => ({ [name]: { $ref: `#/components/headers/${name}` } })

const text = (description: string) => ({ description, schema: { type: 'string' } })
const seconds = (description: string) => ({ description, schema: { type: 'integer', minimum: 0 } })

export const headers = {
  'X-Request-Id': text('The name of this request in the server’s log.'),
  ETag: text('The version of the record, for If-Match.'),
  Location: text('The address of what was made.'),
  'WWW-Authenticate': text('How a program says who it is: by a key, sent as Bearer (RFC 6750).'),
  'Idempotency-Replayed': text('That this answer repeats that of the first request with its Idempotency-Key: true.'),
  Link: text('The next page as <address>; rel="next" (RFC 8288). The last page has none.'),
  'Retry-After': seconds('Seconds after which it is worth trying again.'),
  'RateLimit-Limit': seconds('How many requests of this kind a caller may send in the window.'),
  'RateLimit-Remaining': seconds('How many of them are left now.'),
  'RateLimit-Reset': seconds('Seconds until one more is allowed.'),
}
type HeaderName = keyof typeof headers

const named = (names: HeaderName[]) => Object.assign({}, ...names.map(header)) as JsonSchema

const rateLimit: HeaderName[] = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset']

export const successHeaders = ({
  isPaged = false,
  isCounted = false,
  isVersioned = false,
  isRepeated = false,
  isMade = false,
}) =>
  named([
    'X-Request-Id',
    ...(isPaged ? ['Link' as const] : []),
    ...(isVersioned ? ['ETag' as const] : []),
    ...(isMade ? ['Location' as const] : []),
    ...(isRepeated ? ['Idempotency-Replayed' as const] : []),
    ...(isCounted ? rateLimit : []),
  ])

const refusalHeaders = (status: number) =>
  named([
    'X-Request-Id',
    ...(status === 401 ? ['WWW-Authenticate' as const] : []),
    ...(status === 429 || status === 503 ? ['Retry-After' as const] : []),
    ...(status === 429 ? rateLimit : []),
  ])

/** Problem details (RFC 9457). */
export const problemSchema: JsonSchema = {
  type: 'object',
  description: 'What is wrong (RFC 9457).',
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: { type: 'string', description: 'Always about:blank: the status says the kind.', examples: ['about:blank'] },
    title: { type: 'string', description: 'The name of the status.', examples: [titleOf(404)] },
    status: { type: 'integer', description: 'The status of the answer.', examples: [404] },
    detail: { type: 'string', description: 'One plain sentence.', examples: ['There is no such inquiry'] },
    issues: {
      type: 'array',
      description: 'Each field or parameter that does not fit, where the refusal is about them.',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: {
          path: {
            type: 'array',
            description: 'Names of fields and places in lists, from the outside in.',
            items: { type: ['string', 'integer'] },
          },
          message: { type: 'string', description: 'One plain sentence.' },
        },
      },
    },
  },
}

export const refusalResponses = Object.fromEntries(
  Object.entries(meanings).map(([status, description]) => [
    nameOf(Number(status)),
    {
      description,
      headers: refusalHeaders(Number(status)),
      content: {
        'text/plain': { schema: { type: 'string', description: 'One plain sentence.' } },
        'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
      },
    },
  ]),
)

interface Refused {
  method: string
  /** Whether it finds out who asks. */
  knowsCaller: boolean
  /** Whether a body that is too long for it is not read at all; of a form its parts are measured. */
  limitsBody: boolean
  /** Whether it takes a permission. */
  isGuarded: boolean
  /** What its own rules can refuse with. */
  codes: readonly ErrorCode[]
  /** Whether a change may name the version that it is for. */
  isConditional?: boolean
}

/** The refusals that a route can answer. */
export const refusalsOf = ({ method, knowsCaller, limitsBody, isGuarded, codes, isConditional }: Refused) => {
  const changes = method !== 'GET'
  const statuses = [
    400,
    ...(knowsCaller ? [401] : []),
    // A page of another site changes nothing.
    ...(isGuarded || changes ? [403] : []),
    ...(isConditional ? [412] : []),
    ...(changes && limitsBody ? [413] : []),
    ...(changes ? [415] : []),
    ...codes.map((code) => httpStatuses[code]),
    500,
    503,
  ]
  const sorted = [...new Set(statuses)].toSorted((a, b) => a - b)
  return Object.fromEntries(sorted.map((status) => [status, { $ref: `#/components/responses/${nameOf(status)}` }]))
}
