import { z } from 'zod'
import { OutsideFailure } from '../outside/failure.ts'
import { refuseStatus } from '../outside/answer.ts'
import { GrantRefused } from './port.ts'

const tokenError = z.object({ error: z.string() })
const apiError = z.object({
  error: z.object({
    message: z.string().catch(''),
    errors: z.array(z.object({ reason: z.string() })).optional(),
    details: z.array(z.looseObject({ reason: z.string().optional() })).optional(),
  }),
})

interface HttpError extends Error {
  cause?: unknown
  response?: { status: number; data: unknown }
}

const reasonsOf = (data: unknown): string[] => {
  const parsed = apiError.safeParse(data)
  if (!parsed.success) return []
  const { errors = [], details = [] } = parsed.data.error
  return [...errors, ...details].flatMap(({ reason }) => reason ?? [])
}

const sentences: [RegExp, 'denied' | 'rate-limited', string][] = [
  [/quota|limit/i, 'rate-limited', 'says that the quota is used up: try again later'],
  [/accessNotConfigured|SERVICE_DISABLED/i, 'denied', 'says that this API is not switched on in the Cloud project'],
  [
    /forbidden|PERMISSION_DENIED/i,
    'denied',
    'says that the account may not use this property, or that the property is spelled differently',
  ],
]

/** An error of the library in our words, without anything that Google wrote. */
export const inOurWords = (label: string, error: unknown): unknown => {
  const { cause, response } = error as HttpError
  // What our transport threw: a failure, a timeout, a pause.
  if (!response) return cause ?? error
  const { status, data } = response
  const token = tokenError.safeParse(data)
  if (token.success && token.data.error === 'invalid_grant')
    return new GrantRefused(`${label} no longer accepts the consent: connect again`, status)
  if (token.success)
    return new OutsideFailure(
      'denied',
      `${label} refused to sign in: check the client or key under Connections`,
      status,
    )
  const reasons = reasonsOf(data).join(' ')
  const known = sentences.find(([form]) => form.test(reasons))
  if (known) return new OutsideFailure(known[1], `${label} ${known[2]}`, status)
  if (status === 404) return new OutsideFailure('refused', `${label} does not know this property or sitemap`, status)
  try {
    refuseStatus(label, { status })
  } catch (failure) {
    return failure
  }
  return error
}
