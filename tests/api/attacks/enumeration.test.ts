import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownerEmail } from '#tests/support/env.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { startSmtpReceiver, type SmtpReceiver } from '#tests/support/smtp-receiver.ts'
import { addStaff, inviteStaff } from '#tests/support/staff.ts'
import { countStatements } from '#tests/support/statements.ts'
import { addSubscribers } from '#tests/support/subscribers.ts'

let receiver: SmtpReceiver
let server: TestServer
beforeAll(async () => {
  receiver = await startSmtpReceiver()
  server = await startServer({ NEWSLETTER_OPT_IN: 'double', SMTP_URL: receiver.url, SIGNUPS_PER_HOUR: 1_000 })
  await addSubscribers(server, 20)
})
afterAll(async () => {
  server.deps.outside.close()
  await server.close()
  await receiver.close()
})

/** What is done for one question. How long that takes is for a busy machine to say. */
interface Work {
  /** The settings by which each password is made a key: a tenth of a second of processor each. */
  keys: unknown[]
  statements: number
  /** Nobody is mailed while they wait for the answer. */
  mailed: number
}

const workOf = async (ask: () => Promise<unknown>): Promise<Work> => {
  const keys: unknown[] = []
  const derive = crypto.scrypt
  crypto.scrypt = ((...given: Parameters<typeof derive>) => {
    keys.push(given.slice(2, 4))
    derive(...given)
  }) as typeof derive
  syncBuiltinESMExports()
  const before = receiver.received.length
  try {
    const statements = await countStatements(ask)
    return { keys, statements: statements.length, mailed: receiver.received.length - before }
  } finally {
    crypto.scrypt = derive
    syncBuiltinESMExports()
  }
}

/** Asks about both kinds of address in turn, each time as another visitor. */
const compare = async (ask: (email: string) => Promise<unknown>, known: (at: number) => string) => {
  const answers = new Set<string>()
  const work: Work[] = []
  // The first two find caches empty.
  for (let round = 0; round < 3; round += 1)
    for (const email of [known(round), `nobody-${round}@example.com`])
      work.push(await workOf(async () => void answers.add(JSON.stringify(await ask(email)))))
  return { answers: [...answers], work: work.slice(2) }
}

/** The same keys, no mail, and a statement or two of about a millisecond more or less. */
const expectAlike = (work: Work[], keys: number) => {
  for (const each of work) {
    expect(each.keys).toHaveLength(keys)
    expect(each.keys).toEqual(work[0]!.keys)
    expect(each.mailed).toBe(0)
    expect(Math.abs(each.statements - work[0]!.statements)).toBeLessThanOrEqual(2)
  }
}

describe('a stranger does not learn whose address is known', () => {
  it('by signing in: an unknown address takes the time of a wrong password', async () => {
    const signIn = (email: string) =>
      server.caller().graphql('mutation ($input: SignInInput!) { signIn(input: $input) { secondStepRequired } }', {
        input: { email, password: 'not-the-password' },
      })
    const { answers, work } = await compare(signIn, () => ownerEmail)
    expect(answers).toHaveLength(1)
    expectAlike(work, 1)
  })

  it('nor whether an invited person has set a password yet', async () => {
    const owner = await server.caller().signIn()
    const input = { name: 'New', email: 'new@coralstoneinn.example', role: 'DESK' }
    expect((await owner.graphql(inviteStaff, { input })).errors).toBeUndefined()
    const { email } = await addStaff(server, 'desk')
    const answers = []
    for (const address of [input.email, email, 'nobody@example.com'])
      answers.push((await server.caller().rest('POST', '/api/session', { email: address, password: 'x' })).body)
    expect(new Set(answers).size).toBe(1)
  })

  it('by signing up for the newsletter with confirmation by mail', async () => {
    const signUp = (email: string) =>
      server
        .caller()
        .graphql('mutation ($input: SignUpInput!) { signUpForNewsletter(input: $input) { success couponCode } }', {
          input: { email },
        })
    const { answers, work } = await compare(signUp, (at) => `guest-${at + 1}@example.com`)
    expect(answers).toEqual(['{"data":{"signUpForNewsletter":{"success":true,"couponCode":null}}}'])
    expectAlike(work, 0)
  })

  it('by asking for a new password', async () => {
    const people: string[] = []
    for (let count = 0; count < 3; count += 1) people.push((await addStaff(server, 'desk')).email)
    const ask = (email: string) =>
      server
        .caller()
        .graphql('mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { mailed } }', {
          input: { email },
        })
    const { answers, work } = await compare(ask, (at) => people[at]!)
    expect(answers).toEqual(['{"data":{"requestPasswordReset":{"mailed":true}}}'])
    expectAlike(work, 0)
  })

  it('by an invitation: unknown, used and forged tokens are answered alike', async () => {
    const owner = await server.caller().signIn()
    const input = { name: 'Used', email: 'used@coralstoneinn.example', role: 'DESK' }
    const { link } = (await owner.graphql(inviteStaff, { input })).data.inviteStaff
    const used = new URL(link).searchParams.get('invitation')!
    const accept = (token: string) =>
      server.caller().graphql('mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { id } }', {
        input: { token, newPassword: 'pelican-pier-at-dawn' },
      })
    expect((await accept(used)).errors).toBeUndefined()
    const answers = await Promise.all([used, `${used.slice(0, -1)}x`, 'x'.repeat(32)].map(accept))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })
})
