import { afterAll, beforeAll, expect, it } from 'vitest'
import { ownerEmail, ownerPassword } from '#tests/support/env.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

it('opens with a cookie, says who it is, and closes', async () => {
  const caller = server.caller()
  const me = { email: ownerEmail, role: 'owner', name: 'Owner' }
  const opened = await caller.rest('POST', '/api/session', { email: ownerEmail, password: ownerPassword })
  expect(opened.statusCode).toBe(200)
  expect(opened.json()).toMatchObject({ secondStepRequired: false, viewer: me })
  expect(opened.headers['set-cookie']).toMatch(/^desk\.session_token=.*HttpOnly/)
  expect((await caller.rest('GET', '/api/viewer')).json()).toMatchObject(me)
  const closed = await caller.rest('DELETE', '/api/session')
  expect([closed.statusCode, closed.json()]).toEqual([200, true])
  expect((await caller.rest('GET', '/api/viewer')).body).toBe('null')
})

it.each([
  [{ email: ownerEmail, password: 'wrong' }, 401, 'The email or the password is wrong'],
  [{ email: 'nobody@example.com', password: ownerPassword }, 401, 'The email or the password is wrong'],
  [{ email: ownerEmail }, 422, 'The field password is required'],
  [{ email: 'owner', password: 'x' }, 422, 'Email must be an address like name@example.com'],
])('does not open for %j', async (body, status, sentence) => {
  const answer = await server.caller().rest('POST', '/api/session', body)
  expect([answer.statusCode, answer.body]).toEqual([status, sentence])
  expect(answer.headers['set-cookie']).toBeUndefined()
})
