import { expect, it } from 'vitest'
import { checkPassword, type PasswordAsked } from './password-check.ts'

const easy = { password: 'qwertyuiop', guesses: [] }
const good = { password: 'four-odd-words-Together', guesses: [] }

it('answers each of several that are asked at once', async () => {
  const [first, second, third] = await Promise.all([easy, good, easy].map(checkPassword))
  expect(first).toEqual({ score: 0, warning: 'This is a frequently used password.' })
  expect(second!.score).toBeGreaterThanOrEqual(3)
  expect(third).toEqual(first)
})

it.each<[string, object]>([
  ['what the thread cannot read', { password: null, guesses: [] }],
  ['what cannot be sent to it', { password: 'qwertyuiop', guesses: [() => {}] }],
])('fails with %s, and answers the next', async (_what, asked) => {
  const [failed, next] = await Promise.allSettled([checkPassword(asked as PasswordAsked), checkPassword(easy)])
  expect(failed.status).toBe('rejected')
  expect(next).toMatchObject({ status: 'fulfilled', value: { score: 0 } })
})
