import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { computedMs } from '#tests/support/cpu.ts'
import { ownerEmail } from '#tests/support/env.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { startSmtpReceiver, type SmtpReceiver } from '#tests/support/smtp-receiver.ts'
import { addStaff, inviteStaff } from '#tests/support/staff.ts'
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

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/** Asks about both kinds of address in turn, each time as another visitor; the medians of what was computed for them as a ratio. */
const compare = async (ask: (email: string) => Promise<unknown>, known: (at: number) => string, rounds: number) => {
  const times: [number[], number[]] = [[], []]
  const answers = new Set<string>()
  for (let round = -1; round < rounds; round += 1)
    for (const [kind, email] of [known(round + 1), `nobody-${round}@example.com`].entries()) {
      const started = computedMs()
      answers.add(JSON.stringify(await ask(email)))
      if (round >= 0) times[kind]!.push(computedMs() - started)
    }
  return { answers: [...answers], ratio: median(times[0]) / median(times[1]) }
}

describe('a stranger does not learn whose address is known', () => {
  it('by signing in: an unknown address takes the time of a wrong password', async () => {
    const signIn = (email: string) =>
      server.caller().graphql('mutation ($input: SignInInput!) { signIn(input: $input) { secondStepRequired } }', {
        input: { email, password: 'not-the-password' },
      })
    const { answers, ratio } = await compare(signIn, () => ownerEmail, 9)
    expect(answers).toHaveLength(1)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
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
    const { answers, ratio } = await compare(signUp, (at) => `guest-${at + 1}@example.com`, 9)
    expect(answers).toEqual(['{"data":{"signUpForNewsletter":{"success":true,"couponCode":null}}}'])
    expect(ratio).toBeGreaterThan(0.25)
    expect(ratio).toBeLessThan(4)
  })

  it('by asking for a new password', async () => {
    const people: string[] = []
    for (let count = 0; count < 4; count += 1) people.push((await addStaff(server, 'desk')).email)
    const ask = (email: string) =>
      server
        .caller()
        .graphql('mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { mailed } }', {
          input: { email },
        })
    const { answers, ratio } = await compare(ask, (at) => people[at % people.length]!, 9)
    expect(answers).toEqual(['{"data":{"requestPasswordReset":{"mailed":true}}}'])
    expect(ratio).toBeGreaterThan(0.25)
    expect(ratio).toBeLessThan(4)
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
