import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createContext, nobody } from '#api/platform/context.ts'
import { deliverMails } from '#api/modules/mail/deliver-mails.job.ts'
import { ownerEmail } from '#tests/support/env.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { startSmtpReceiver, type SmtpReceiver } from '#tests/support/smtp-receiver.ts'
import { addStaff, inviteStaff, staffPassword, tokenOf, acceptInvitation } from '#tests/support/staff.ts'
import { sql } from '#tests/support/subscribers.ts'

const request = 'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { mailed } }'
const reset = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { id email } }'
const makeLink = 'mutation ($id: ID!) { createPasswordResetLink(id: $id) { link staff { id } } }'
const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { secondStepRequired viewer { email } } }'
const change = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { success } }'
const viewer = '{ viewer { email } }'
const newPassword = 'a-longer-walk-to-the-sea'
const used = 'This link is unknown, used or expired. Ask for a new one'

let receiver: SmtpReceiver
let server: TestServer
beforeAll(async () => {
  receiver = await startSmtpReceiver()
  server = await startServer({ SMTP_URL: receiver.url })
})
afterEach(() => server.setNow(null))
afterAll(async () => {
  server.deps.outside.close()
  await server.close()
  await receiver.close()
})

const ask = (email: string, caller = server.caller()) => caller.graphql(request, { input: { email } })
const mailsTo = (address: string) =>
  sql<{ id: string; html: string; text: string; state: string }>(
    server,
    'select id, html, text, state from mail where to_address = ? order by created_at desc',
    [address],
  )
const tokenIn = (text: string) => /\/admin\?reset=([\w-]{32})/.exec(text)![1]!
const mailedToken = async (email: string) => {
  expect((await ask(email)).data.requestPasswordReset).toEqual({ mailed: true })
  return tokenIn((await mailsTo(email))[0]!.text)
}
const use = (token: string, password = newPassword) =>
  server.caller().graphql(reset, { input: { token, newPassword: password } })

describe('a forgotten password', () => {
  it('is replaced by the link of a mail, which ends every session and works once', async () => {
    const { id, email, caller } = await addStaff(server, 'desk')
    const token = await mailedToken(email.toUpperCase().toLowerCase())
    expect((await use(token)).data.resetPassword).toEqual({ id, email })
    expect((await caller.graphql(viewer)).data.viewer).toBeNull()
    await expect(server.caller().signIn(email, staffPassword)).rejects.toThrow('is wrong')
    await server.caller().signIn(email, newPassword)
    expect((await use(token, 'somebody-elses-password')).errors?.[0]).toMatchObject({
      message: used,
      extensions: { code: 'NOT_FOUND' },
    })
  })

  it('is mailed to the address as the account has it, whatever the letters of the question', async () => {
    const { email } = await addStaff(server, 'desk')
    expect((await ask(` ${email.toUpperCase()} `)).data.requestPasswordReset.mailed).toBe(true)
    expect(await mailsTo(email)).toMatchObject([{ state: 'queued' }])
    await deliverMails(await createContext(server.deps, nobody))
    expect(receiver.received.find(({ to }) => to === email)?.source).toMatch(/^Subject: .*password/im)
  })

  it('has an hour', async () => {
    const [early, late] = [await addStaff(server, 'desk'), await addStaff(server, 'desk')]
    const tokens = [await mailedToken(early.email), await mailedToken(late.email)]
    const asked = Date.now()
    server.setNow(new Date(asked + 59 * 60_000))
    expect((await use(tokens[0]!)).errors).toBeUndefined()
    server.setNow(new Date(asked + 61 * 60_000))
    expect((await use(tokens[1]!)).errors?.[0]?.message).toBe(used)
  })

  it('keeps the second step', async () => {
    const { id, email } = await addStaff(server, 'desk')
    await sql(server, 'update staff_user set two_factor_enabled = true where id = ?', [id])
    await sql(
      server,
      "insert into staff_two_factor (id, user_id, secret, backup_codes) values (gen_random_uuid(), ?, 'x', 'x')",
      [id],
    )
    await use(await mailedToken(email))
    const { data } = await server.caller().graphql(signIn, { input: { email, password: newPassword } })
    expect(data.signIn).toEqual({ secondStepRequired: true, viewer: null })
  })

  it('forgets the wrong guesses that came before', async () => {
    const { email } = await addStaff(server, 'desk')
    const guesser = server.caller()
    for (let count = 0; count < 6; count++) await guesser.signIn(email, 'not it at all').catch(() => {})
    await use(await mailedToken(email))
    await guesser.signIn(email, newPassword)
  })

  it('is not used up by a password that is too weak', async () => {
    const { email } = await addStaff(server, 'desk')
    const token = await mailedToken(email)
    for (const weak of ['short', '1111111111', email])
      expect((await use(token, weak)).errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        issues: [{ path: ['newPassword'] }],
      })
    expect((await use(token)).errors).toBeUndefined()
  })

  it('asked for twice at once with one link is set once', async () => {
    const { email } = await addStaff(server, 'desk')
    const token = await mailedToken(email)
    const answers = await Promise.all([use(token), use(token, 'somebody-elses-password')])
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
  })

  it('leaves no link behind: the others of the person, and the invitation, end with it', async () => {
    const owner = await server.caller().signIn()
    const input = { name: 'Kai', email: 'kai-reset@example.com', role: 'DESK' }
    const { link } = (await owner.graphql(inviteStaff, { input })).data.inviteStaff
    const [first, second] = [await mailedToken(input.email), await mailedToken(input.email)]
    expect((await use(second!)).errors).toBeUndefined()
    expect((await use(first!)).errors?.[0]?.message).toBe(used)
    const late = { input: { token: tokenOf(link), newPassword: staffPassword } }
    expect((await server.caller().graphql(acceptInvitation, late)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  it('is no longer waited for once the password was changed by hand', async () => {
    const { email, caller } = await addStaff(server, 'desk')
    const token = await mailedToken(email)
    await caller.graphql(change, { input: { currentPassword: staffPassword, newPassword } })
    expect((await use(token, 'somebody-elses-password')).errors?.[0]?.message).toBe(used)
  })

  it('is told for no link of another kind', async () => {
    const owner = await server.caller().signIn()
    const input = { name: 'Kai', email: 'kai-other@example.com', role: 'DESK' }
    const { link } = (await owner.graphql(inviteStaff, { input })).data.inviteStaff
    expect((await use(tokenOf(link))).errors?.[0]?.message).toBe(used)
  })
})

describe('asking for the link', () => {
  it('answers alike for an unknown address, and mails nobody', async () => {
    const { email } = await addStaff(server, 'desk')
    expect(await ask('nobody@example.com')).toEqual(await ask(email))
    expect(await mailsTo('nobody@example.com')).toEqual([])
  })

  it('fills nobody’s mailbox: three an hour for one address, answered like the first', async () => {
    const { email } = await addStaff(server, 'desk')
    for (let count = 0; count < 5; count++) expect((await ask(email)).data.requestPasswordReset.mailed).toBe(true)
    expect(await mailsTo(email)).toHaveLength(3)
  })

  it('is limited for one visitor over all addresses', async () => {
    const caller = server.caller()
    const codes = []
    for (let count = 0; count < 11; count++)
      codes.push((await ask(`nobody-${count}@example.com`, caller)).errors?.[0]?.extensions.code)
    expect(codes).toEqual([...Array<undefined>(10).fill(undefined), 'RATE_LIMITED'])
  })

  it.each(['', 'owner', `${'x'.repeat(250)}@example.com`])('names the field for %j', async (email) => {
    const { errors } = await ask(email)
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', issues: [{ path: ['email'] }] })
  })

  it('says so where no mail leaves this server, and keeps nothing', async () => {
    const quiet = await startServer()
    const answers = []
    for (const email of [ownerEmail, 'nobody@example.com'])
      answers.push((await quiet.caller().graphql(request, { input: { email } })).data.requestPasswordReset)
    expect(answers).toEqual([{ mailed: false }, { mailed: false }])
    expect(await sql(quiet, 'select 1 from mail union all select 1 from staff_verification')).toEqual([])
    await quiet.close()
  })
})

it('the token is read by nobody: not at the outbox, not in a file, not in the table of proofs', async () => {
  const { email } = await addStaff(server, 'desk')
  const token = await mailedToken(email)
  const [mail] = await mailsTo(email)
  const owner = await server.caller().signIn()
  const { data } = await owner.graphql(
    'query ($id: ID!) { outboxMails(first: 100) { totalCount nodes { id toAddress html text } } outboxMail(id: $id) { html } }',
    { id: mail!.id },
  )
  expect(data.outboxMails.nodes.map(({ toAddress }: { toAddress: string }) => toAddress)).not.toContain(email)
  expect(data.outboxMail).toBeNull()
  expect((await owner.rest('GET', `/api/admin/outbox/${mail!.id}.eml`)).statusCode).toBe(404)
  const retried = await owner.graphql('mutation ($id: ID!) { retryMail(id: $id) { id } }', { id: mail!.id })
  expect(retried.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  expect(JSON.stringify(await sql(server, 'select * from staff_verification'))).not.toContain(token)
})

it('the mail is gone from the database once it has left', async () => {
  const { email } = await addStaff(server, 'desk')
  await mailedToken(email)
  await deliverMails(await createContext(server.deps, nobody))
  expect(receiver.received.some(({ to }) => to === email)).toBe(true)
  expect(await mailsTo(email)).toEqual([])
})

describe('a link from the owner', () => {
  it('sets a colleague’s password, once', async () => {
    const { id, email } = await addStaff(server, 'desk')
    const owner = await server.caller().signIn()
    const made = (await owner.graphql(makeLink, { id })).data.createPasswordResetLink
    expect(made).toEqual({
      link: expect.stringMatching(/^http:\/\/hotel\.example\/admin\?reset=[\w-]{32}$/) as string,
      staff: { id },
    })
    const token = tokenIn(made.link)
    expect((await use(token)).errors).toBeUndefined()
    expect((await use(token)).errors?.[0]?.message).toBe(used)
    await server.caller().signIn(email, newPassword)
  })

  it('is for owners, and for colleagues', async () => {
    const { id } = await addStaff(server, 'desk')
    const manager = await addStaff(server, 'manager')
    expect((await manager.caller.graphql(makeLink, { id })).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    const owner = await server.caller().signIn()
    const me = (await owner.graphql('{ viewer { id } }')).data.viewer.id
    expect((await owner.graphql(makeLink, { id: me })).errors?.[0]).toMatchObject({
      message: 'Change your own password under My account',
      extensions: { code: 'CONFLICT' },
    })
    expect((await owner.graphql(makeLink, { id: 'nobody' })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })
})
