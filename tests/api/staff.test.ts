import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createContext, nobody } from '#api/platform/context.ts'
import { forgetGuesses, signInGuard } from '#api/modules/staff/sign-in-guard.ts'
import { ownerEmail, ownerPassword } from '#tests/support/env.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addStaff, staffPassword } from '#tests/support/staff.ts'

const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { secondStepRequired viewer { email role } } }'
const viewer = '{ viewer { email role } }'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterEach(() => server.setNow(null))
afterAll(() => server.close())

const guess = (caller = server.caller(), input = { email: ownerEmail, password: 'a wrong guess' }, from = '') =>
  caller.graphql(signIn, { input }, from ? { 'x-forwarded-for': from } : {})

/** Signs in and answers the cookies of that answer, each with its attributes. */
const cookiesOfSignIn = async (from: TestServer, headers: Record<string, string> = {}) => {
  const variables = { input: { email: ownerEmail, password: ownerPassword } }
  const response = await from.caller().rest('POST', '/graphql', { query: signIn, variables }, headers)
  return [response.headers['set-cookie'] ?? []].flat()
}
const sessionCookie = async () => (await cookiesOfSignIn(server))[0]!.split(';')[0]!

describe('signing in', () => {
  it('answers who signed in, and knows them on the next request', async () => {
    const caller = server.caller()
    const input = { email: ownerEmail.toUpperCase(), password: ownerPassword }
    const me = { email: ownerEmail, role: 'OWNER' }
    expect((await caller.graphql(signIn, { input })).data.signIn).toEqual({ secondStepRequired: false, viewer: me })
    expect((await caller.graphql(viewer)).data.viewer).toEqual(me)
  })

  // Looking at the password takes long, and so the moment is seldom met: the guard alone meets it in every run.
  it('lets the same person in several times at the same moment', async () => {
    const once = async () => {
      const guard = signInGuard(await createContext(server.deps, nobody), ownerEmail)
      await guard.guess()
      await guard.succeeded()
    }
    for (let round = 0; round < 100; round++) await Promise.all([once(), once(), once(), once()])
  })

  it('tells an unknown address nothing that a wrong password would not tell', async () => {
    const wrongPassword = await guess()
    const unknown = await guess(server.caller(), { email: 'nobody@example.com', password: ownerPassword })
    expect(wrongPassword.errors?.[0]).toMatchObject({
      message: 'The email or the password is wrong',
      extensions: { code: 'UNAUTHENTICATED' },
    })
    expect(unknown).toEqual(wrongPassword)
  })

  it.each([
    [{ email: '', password: 'x' }, 'email'],
    [{ email: 'owner', password: 'x' }, 'email'],
    [{ email: ownerEmail, password: '' }, 'password'],
    [{ email: ownerEmail, password: 'x'.repeat(129) }, 'password'],
  ])('names the wrong field of %j', async (input, field) => {
    const { errors } = await guess(server.caller(), input)
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', issues: [{ path: [field] }] })
  })

  it('keeps the session out of reach of scripts and of other sites', async () => {
    for (const cookie of await cookiesOfSignIn(server)) {
      expect(cookie).toMatch(/; Path=\/(;|$)/)
      expect(cookie).toMatch(/; HttpOnly/)
      expect(cookie).toMatch(/; SameSite=Lax/i)
      expect(cookie).not.toMatch(/; Secure/)
    }
  })

  it('sends the cookie over TLS only when the site is https', async () => {
    const secure = await startServer({ PUBLIC_URL: 'https://hotel.example' })
    const cookies = await cookiesOfSignIn(secure)
    const me = await (await secure.caller().signIn()).graphql(viewer)
    await secure.close()
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure/)
    expect(me.data.viewer.email).toBe(ownerEmail)
  })

  it('gives a new session each time, whatever cookie was brought along', async () => {
    const planted = await sessionCookie()
    const [fresh] = await cookiesOfSignIn(server, { cookie: planted })
    expect(fresh?.split(';')[0]).toMatch(/^desk\.session_token=/)
    expect(fresh).not.toContain(planted)
  })
})

describe('the wait after wrong guesses', () => {
  const fiveGuesses = async () => {
    const caller = server.caller()
    for (let count = 0; count < 5; count++)
      expect((await guess(caller)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    return caller
  }
  const right = { email: ownerEmail, password: ownerPassword }

  it('begins after five, holds also for the right password, and ends', async () => {
    server.setNow(new Date())
    const caller = await fiveGuesses()
    expect((await guess(caller)).errors?.[0]?.extensions).toEqual({ code: 'RATE_LIMITED', retryAfter: 30 })
    expect((await guess(caller, right)).errors?.[0]?.extensions).toEqual({ code: 'RATE_LIMITED', retryAfter: 30 })
    server.setNow(new Date(server.deps.now().getTime() + 30_000))
    expect((await guess(caller, right)).data.signIn.viewer.email).toBe(ownerEmail)
  })

  it('doubles with the next wrong guess', async () => {
    server.setNow(new Date())
    const caller = await fiveGuesses()
    server.setNow(new Date(server.deps.now().getTime() + 30_000))
    expect((await guess(caller)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect((await guess(caller)).errors?.[0]?.extensions).toEqual({ code: 'RATE_LIMITED', retryAfter: 60 })
  })

  it('counts all addresses that one IPv6 customer can choose as one', async () => {
    const input = { email: ownerEmail, password: 'a wrong guess' }
    for (let host = 1; host <= 5; host++) await guess(server.caller(), input, `2001:db8::${host}`)
    expect((await guess(server.caller(), right, '2001:db8::ffff:6')).errors?.[0]?.extensions.code).toBe('RATE_LIMITED')
    expect((await guess(server.caller(), right, '2001:db8:0:1::1')).errors).toBeUndefined()
  })

  it('is forgotten with the address after a day', async () => {
    server.setNow(new Date())
    await fiveGuesses()
    const kept = () => server.deps.orm.em.fork().execute('select 1 from sign_in_failure')
    await forgetGuesses(await createContext(server.deps, nobody))
    expect((await kept()).length).toBeGreaterThan(0)
    server.setNow(new Date(server.deps.now().getTime() + 25 * 3_600_000))
    await forgetGuesses(await createContext(server.deps, nobody))
    expect(await kept()).toEqual([])
  })

  it('leaves the owner at another address alone', async () => {
    await fiveGuesses()
    expect((await guess(server.caller(), right)).errors).toBeUndefined()
  })

  it('starts anew after the right password', async () => {
    const caller = server.caller()
    for (let count = 0; count < 4; count++) await guess(caller)
    await guess(caller, right)
    expect((await guess(caller)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect((await guess(caller, right)).errors).toBeUndefined()
  })

  it('begins for one visitor who tries many accounts, and for no other', async () => {
    const strict = await startServer({ SIGN_INS_PER_HOUR: 3 })
    const caller = strict.caller()
    const codes = []
    for (const name of ['a', 'b', 'c', 'd'])
      codes.push((await guess(caller, { email: `${name}@example.com`, password: 'x' })).errors?.[0]?.extensions.code)
    expect(codes).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED', 'UNAUTHENTICATED', 'RATE_LIMITED'])
    expect((await guess(caller, right)).errors?.[0]?.extensions.code).toBe('RATE_LIMITED')
    expect((await guess(strict.caller(), right)).errors).toBeUndefined()
    await strict.close()
  })

  it('counts guesses that are sent all at once', async () => {
    const caller = server.caller()
    const answers = await Promise.all(Array.from({ length: 12 }, () => guess(caller)))
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code)
    expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(5)
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(7)
  })
})

describe('a session', () => {
  const whoIs = async (cookie: string) => (await server.caller().graphql(viewer, {}, { cookie })).data.viewer

  it('lives through many requests and ends with signing out', async () => {
    const caller = await server.caller().signIn()
    const cookie = await sessionCookie()
    expect(await whoIs(cookie)).not.toBeNull()
    expect((await caller.graphql('mutation { signOut { success } }', {}, { cookie })).data.signOut.success).toBe(true)
    expect(await whoIs(cookie)).toBeNull()
  })

  it('answers true when a stranger signs out', async () => {
    expect((await server.caller().graphql('mutation { signOut { success } }')).data.signOut.success).toBe(true)
  })

  it.each([
    ['another signature', (cookie: string) => `${cookie.slice(0, -9)}AAAAAAAA%3D`],
    ['no signature', (cookie: string) => cookie.split('.').slice(0, 2).join('.')],
    ['another token', (cookie: string) => cookie.replace(/=(.{4})/, '=AAAA')],
    ['an empty token', () => 'desk.session_token='],
    ['an invented token', () => 'desk.session_token=abcdefghijklmnopqrstuvwxyz012345.c2lnbmF0dXJl'],
  ])('with %s is nobody', async (_, change) => {
    expect(await whoIs(change(await sessionCookie()))).toBeNull()
  })

  it('is nobody once it has expired', async () => {
    const cookie = await sessionCookie()
    const token = decodeURIComponent(cookie).split(/[=.]/)[2]
    await server.deps.orm.em
      .getConnection()
      .execute('update staff_session set expires_at = ? where token = ?', [new Date(Date.now() - 1000), token])
    expect(await whoIs(cookie)).toBeNull()
  })
})

describe('changing the password', () => {
  const change = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { success } }'
  const newPassword = 'a-longer-walk-to-the-sea'

  it.each([
    [{ currentPassword: 'not it at all', newPassword }, 'currentPassword', 'Current password is wrong'],
    [
      { currentPassword: staffPassword, newPassword: 'short' },
      'newPassword',
      'Password must have at least 10 characters',
    ],
    [
      { currentPassword: staffPassword, newPassword: 'x'.repeat(129) },
      'newPassword',
      'Password must have at most 128 characters',
    ],
  ])('refuses %j', async (input, field, message) => {
    const { caller } = await addStaff(server, 'desk')
    expect((await caller.graphql(change, { input })).errors?.[0]).toMatchObject({
      message,
      extensions: { code: 'BAD_USER_INPUT', issues: [{ path: [field] }] },
    })
  })

  it('ends the other sessions of the person, keeps this one, and only the new password signs in', async () => {
    const { email, caller } = await addStaff(server, 'desk')
    const elsewhere = await server.caller().signIn(email, staffPassword)
    const input = { currentPassword: staffPassword, newPassword }
    expect((await caller.graphql(change, { input })).data.changePassword.success).toBe(true)
    expect((await caller.graphql(viewer)).data.viewer.email).toBe(email)
    expect((await elsewhere.graphql(viewer)).data.viewer).toBeNull()
    await expect(server.caller().signIn(email, staffPassword)).rejects.toThrow('The email or the password is wrong')
    await server.caller().signIn(email, newPassword)
  })

  it('makes guesses of the current password wait like those of a sign-in', async () => {
    const { caller } = await addStaff(server, 'desk')
    const input = { currentPassword: 'not it at all', newPassword }
    for (let count = 0; count < 5; count++) await caller.graphql(change, { input })
    const again = await caller.graphql(change, { input: { ...input, currentPassword: staffPassword } })
    expect(again.errors?.[0]?.extensions.code).toBe('RATE_LIMITED')
  })

  it('forgets wrong guesses after the right one', async () => {
    const { caller } = await addStaff(server, 'desk')
    const wrong = { currentPassword: 'not it at all', newPassword }
    for (let count = 0; count < 4; count++) await caller.graphql(change, { input: wrong })
    await caller.graphql(change, { input: { currentPassword: staffPassword, newPassword } })
    await caller.graphql(change, { input: wrong })
    const back = await caller.graphql(change, {
      input: { currentPassword: newPassword, newPassword: staffPassword },
    })
    expect(back.errors).toBeUndefined()
  })
})
