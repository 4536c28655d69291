import { ServerError } from '@apollo/client/errors'
import { expect, test } from 'vitest'
import { readFailure } from './failure.ts'

const answered = (status: number) =>
  new ServerError(`Status ${status}`, { response: new Response(null, { status }), bodyText: '' })

test.each([
  ['a busy server', answered(503), 'BUSY', 'The server is busy right now. Please try again in a moment.'],
  ['a gateway', answered(502), 'NETWORK', 'The server cannot be reached. Check the connection and try again.'],
  [
    'no answer',
    new TypeError('Failed to fetch'),
    'NETWORK',
    'The server cannot be reached. Check the connection and try again.',
  ],
  [
    'a refusal',
    { errors: [{ message: 'There is no such inquiry', extensions: { code: 'NOT_FOUND' } }] },
    'NOT_FOUND',
    'There is no such inquiry',
  ],
])('of %s is said what is known', (_, thrown, code, message) =>
  expect(readFailure(thrown)).toMatchObject({ code, message }),
)
