import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller } from '#tests/support/caller.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addStaff, staffPassword } from '#tests/support/staff.ts'
import { codeOf } from '#tests/support/totp.ts'

const start = 'mutation ($input: PasswordInput!) { startTwoFactor(input: $input) { uri backupCodes } }'
const confirm = 'mutation ($input: SecondStepInput!) { confirmTwoFactor(input: $input) { success } }'
const stop = 'mutation ($input: PasswordInput!) { stopTwoFactor(input: $input) { success } }'
const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { secondStepRequired viewer { email } } }'
const second =
  'mutation ($input: SecondStepInput!) { verifySecondStep(input: $input) { secondStepRequired viewer { email } } }'
const viewer = '{ viewer { email twoFactorEnabled } }'

/** Six digits that no moment near now has. */
const wrongCode = (uri: string): string => {
  const near = [-60_000, -30_000, 0, 30_000, 60_000].map((shift) => codeOf(uri, Date.now() + shift))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code))!
}

/** The next code: each is taken once. */
const nextCodeOf = (uri: string): string => codeOf(uri, Date.now() + 30_000)

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const propose = async (caller: Caller) =>
  (await caller.graphql(start, { input: { password: staffPassword } })).data.startTwoFactor as {
    uri: string
    backupCodes: string[]
  }

const withSecondFactor = async () => {
  const person = await addStaff(server, 'manager')
  const setup = await propose(person.caller)
  const used = codeOf(setup.uri)
  await person.caller.graphql(confirm, { input: { code: used } })
  return { ...person, ...setup, used }
}

/** A caller that has given the right password and nothing more. */
const afterPassword = async (email: string) => {
  const caller = server.caller()
  const { data } = await caller.graphql(signIn, { input: { email, password: staffPassword } })
  return { caller, answer: data.signIn }
}

it('asks for the password before it shows a secret', async () => {
  const { caller } = await addStaff(server, 'desk')
  expect((await caller.graphql(start, { input: { password: 'not it at all' } })).errors?.[0]).toMatchObject({
    message: 'Password is wrong',
    extensions: { code: 'BAD_USER_INPUT', issues: [{ path: ['password'] }] },
  })
})

it.each([
  ['to show a secret', start],
  ['to turn it off', stop],
])('makes guesses of the password wait when asked %s', async (_, document) => {
  const { caller } = await addStaff(server, 'desk')
  const guess = (password: string) => caller.graphql(document, { input: { password } })
  for (let count = 0; count < 5; count++) await guess('not it at all')
  expect((await guess(staffPassword)).errors?.[0]?.extensions.code).toBe('RATE_LIMITED')
})

it('counts only after a code has confirmed it', async () => {
  const { caller, email } = await addStaff(server, 'desk')
  const { uri, backupCodes } = await propose(caller)
  expect(uri).toMatch(/^otpauth:\/\/totp\/Coral%20Stone%20Inn/)
  expect(new Set(backupCodes).size).toBe(10)
  expect((await afterPassword(email)).answer).toEqual({ secondStepRequired: false, viewer: { email } })
  const refused = await caller.graphql(confirm, { input: { code: wrongCode(uri) } })
  expect(refused.errors?.[0]).toMatchObject({ message: 'Code is wrong or has expired' })
  expect((await caller.graphql(viewer)).data.viewer.twoFactorEnabled).toBe(false)
  expect((await caller.graphql(confirm, { input: { code: codeOf(uri) } })).data.confirmTwoFactor.success).toBe(true)
  expect((await caller.graphql(viewer)).data.viewer).toEqual({ email, twoFactorEnabled: true })
})

it('lets nobody in with the password alone', async () => {
  const { email, uri } = await withSecondFactor()
  const { caller, answer } = await afterPassword(email)
  expect(answer).toEqual({ secondStepRequired: true, viewer: null })
  expect((await caller.graphql(viewer)).data.viewer).toBeNull()
  const wrong = await caller.graphql(second, { input: { code: wrongCode(uri) } })
  expect(wrong.errors?.[0]).toMatchObject({
    message: 'This code is wrong or has expired',
    extensions: { code: 'UNAUTHENTICATED' },
  })
  expect((await caller.graphql(viewer)).data.viewer).toBeNull()
  const right = await caller.graphql(second, { input: { code: nextCodeOf(uri) } })
  expect(right.data.verifySecondStep).toEqual({ secondStepRequired: false, viewer: { email } })
  expect((await caller.graphql(viewer)).data.viewer.email).toBe(email)
})

it('takes no code from somebody who has not given the password', async () => {
  const { uri } = await withSecondFactor()
  const { errors } = await server.caller().graphql(second, { input: { code: codeOf(uri) } })
  expect(errors?.[0]).toMatchObject({
    message: 'This sign-in has ended. Enter your email and password again',
    extensions: { code: 'UNAUTHENTICATED' },
  })
})

it('does not take code after code on one password', async () => {
  const { email, uri } = await withSecondFactor()
  const { caller } = await afterPassword(email)
  const tryCode = async (code: string) => (await caller.graphql(second, { input: { code } })).errors?.[0]
  for (let count = 0; count < 5; count++)
    expect((await tryCode(wrongCode(uri)))?.message).toBe('This code is wrong or has expired')
  expect(await tryCode(nextCodeOf(uri))).toMatchObject({
    message: 'There were too many wrong codes. Enter your email and password again',
    extensions: { code: 'UNAUTHENTICATED' },
  })
  expect((await tryCode(nextCodeOf(uri)))?.message).toBe('This sign-in has ended. Enter your email and password again')
  // The password opens another one.
  const again = await afterPassword(email)
  const { data } = await again.caller.graphql(second, { input: { code: nextCodeOf(uri) } })
  expect(data.verifySecondStep.viewer).toEqual({ email })
})

it('does not take code after code when each few come with a password of their own', async () => {
  const { email, uri } = await withSecondFactor()
  for (let round = 0; round < 3; round++) {
    const { caller } = await afterPassword(email)
    for (let count = 0; count < 4; count++) await caller.graphql(second, { input: { code: wrongCode(uri) } })
  }
  const { caller } = await afterPassword(email)
  const { errors } = await caller.graphql(second, { input: { code: nextCodeOf(uri) } })
  expect(errors?.[0]).toMatchObject({
    message: 'There were too many wrong codes. Please wait 15 minutes and sign in again',
    extensions: { code: 'RATE_LIMITED', retryAfter: 900 },
  })
})

it('takes each code of the phone once, also when it comes twice at the same moment', async () => {
  const { email, uri, used } = await withSecondFactor()
  const tryCode = async (code: string) => {
    const { caller } = await afterPassword(email)
    const { errors } = await caller.graphql(second, { input: { code } })
    return errors ? (await caller.graphql(viewer)).data.viewer : 'signed in'
  }
  // It turned the second step on.
  expect(await tryCode(used)).toBeNull()
  const code = nextCodeOf(uri)
  expect((await Promise.all([tryCode(code), tryCode(code), tryCode(code)])).filter(Boolean)).toEqual(['signed in'])
  expect(await tryCode(code)).toBeNull()
})

it('is not replaced while it is on, whoever knows the password', async () => {
  const { caller, email, uri } = await withSecondFactor()
  const { errors } = await caller.graphql(start, { input: { password: staffPassword } })
  expect(errors?.[0]).toMatchObject({
    message: 'The second step is on already. Turn it off first',
    extensions: { code: 'CONFLICT' },
  })
  const { caller: again } = await afterPassword(email)
  const { data } = await again.graphql(second, { input: { code: nextCodeOf(uri) } })
  expect(data.verifySecondStep.viewer).toEqual({ email })
})

it('ends the sessions that were opened without it, and keeps the one that turned it on', async () => {
  const person = await addStaff(server, 'desk')
  const elsewhere = await server.caller().signIn(person.email, staffPassword)
  const { uri } = await propose(person.caller)
  await person.caller.graphql(confirm, { input: { code: codeOf(uri) } })
  expect((await elsewhere.graphql(viewer)).data.viewer).toBeNull()
  expect((await person.caller.graphql(viewer)).data.viewer).toEqual({ email: person.email, twoFactorEnabled: true })
})

it('takes each backup code once', async () => {
  const { email, backupCodes } = await withSecondFactor()
  const tryCode = async (code: string) =>
    (await afterPassword(email)).caller.graphql(second, { input: { code } }).then(({ errors }) => !errors)
  expect(await tryCode(backupCodes[0]!)).toBe(true)
  expect(await tryCode(backupCodes[0]!)).toBe(false)
  expect(await tryCode(backupCodes[1]!)).toBe(true)
  expect(await tryCode('AAAAA-AAAAA')).toBe(false)
})

it('stops with the password, not without', async () => {
  const { email, caller } = await withSecondFactor()
  const refused = await caller.graphql(stop, { input: { password: 'not it at all' } })
  expect(refused.errors?.[0]?.message).toBe('Password is wrong')
  expect((await afterPassword(email)).answer.secondStepRequired).toBe(true)
  expect((await caller.graphql(stop, { input: { password: staffPassword } })).data.stopTwoFactor.success).toBe(true)
  expect((await afterPassword(email)).answer).toEqual({ secondStepRequired: false, viewer: { email } })
})
