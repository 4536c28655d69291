import { addDays } from 'date-fns/addDays'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { indexNowKey } from '#api/platform/app-keys.ts'
import { prepare } from '#api/start/assemble.ts'
import { createContext, nobody, type Deps } from '#api/platform/context.ts'
import { decrypt, encrypt } from '#api/platform/encryption.ts'
import { createMailingToken } from '#api/modules/mail/mailing-token.ts'
import { rotateSecret } from '#api/modules/secrets/rotate-secret.service.ts'
import { decryptStored } from '#api/platform/secrets.ts'
import { createServer } from '#api/http/server.ts'
import { createCaller, type Caller } from '#tests/support/caller.ts'
import { ownerEmail, ownerPassword, quietLog, testEnv } from '#tests/support/env.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addKey, addStaff, inviteStaff, acceptInvitation, staffPassword, tokenOf } from '#tests/support/staff.ts'
import { addSubscribers, sql } from '#tests/support/subscribers.ts'
import { codeOf } from '#tests/support/totp.ts'

const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { secondStepRequired viewer { email } } }'
const second = 'mutation ($input: SecondStepInput!) { verifySecondStep(input: $input) { viewer { email } } }'
const viewer = '{ viewer { email } }'
const describeLink = 'query ($token: String!) { mailingLink(token: $token) { purpose state } }'

/** As it runs until somebody rotates the secret. */
let old: TestServer
/** The same database, started anew after that. */
let app: FastifyInstance
let deps: Deps
let now: Date | null = null
const caller = () => createCaller(app)

/** What was given out before. */
let before: Awaited<ReturnType<typeof giveOut>>

const cookieOf = async (who: Caller) => {
  const input = { email: ownerEmail, password: ownerPassword }
  const response = await who.rest('POST', '/graphql', { query: signIn, variables: { input } })
  return [response.headers['set-cookie']].flat()[0]!.split(';')[0]!
}

const withSecondStep = async () => {
  const person = await addStaff(old, 'manager')
  const start = 'mutation ($input: PasswordInput!) { startTwoFactor(input: $input) { uri backupCodes } }'
  const setup = (await person.caller.graphql(start, { input: { password: staffPassword } })).data.startTwoFactor
  const confirm = 'mutation ($input: SecondStepInput!) { confirmTwoFactor(input: $input) { success } }'
  await person.caller.graphql(confirm, { input: { code: codeOf(setup.uri) } })
  return { email: person.email, ...(setup as { uri: string; backupCodes: string[] }) }
}

const giveOut = async () => {
  const owner = await old.caller().signIn()
  const [erased, guest] = await sql<{ id: string; email: string }>(
    old,
    'select id, email from subscriber order by email',
  )
  await owner.graphql('mutation ($input: EraseGuestInput!) { eraseGuest(input: $input) { erasedAt } }', {
    input: { email: erased!.email },
  })
  const [post] = (await owner.graphql('{ blogEntries(first: 1) { nodes { id } } }')).data.blogEntries.nodes
  const preview = 'mutation ($id: ID!) { createBlogPreview(id: $id) { url } }'
  const { url } = (await owner.graphql(preview, { id: post.id })).data.createBlogPreview
  const invited = { name: 'Kai', email: 'kai@coralstoneinn.example', role: 'DESK' }
  const chat = 'mutation ($input: SendChatMessageInput!) { sendChatMessage(input: $input) { id } }'
  const asked = await old.caller().graphql(chat, { input: { message: 'Is there a pool?' } })
  await sql(old, `insert into google_grant (realm, refresh_token, connected_at) values ('live', ?, now())`, [
    encrypt(old.deps.secret, 'google-grant', 'refresh-me'),
  ])
  await sql(
    old,
    `insert into webhook (id, created_at, updated_at, url, events, secret, secret_start)
     values (gen_random_uuid(), now(), now(), 'https://example.com', '[]', ?, 'whsec_')`,
    [encrypt(old.deps.secret, 'webhook', 'whsec_of-old')],
  )
  return {
    cookie: await cookieOf(old.caller()),
    leaving: await cookieOf(old.caller()),
    key: await addKey(old, ['seo:read']),
    unsubscribe: createMailingToken(old.deps.secret, 'unsubscribe', guest!.id, new Date()),
    confirm: createMailingToken(old.deps.secret, 'confirm', guest!.id, new Date(), guest!.email),
    preview: url.split('/').at(-1) as string,
    invitation: tokenOf((await owner.graphql(inviteStaff, { input: invited })).data.inviteStaff.link),
    reply: asked.data.sendChatMessage.id as string,
    indexNow: indexNowKey(old.deps.secret),
    person: await withSecondStep(),
  }
}

beforeAll(async () => {
  old = await startServer()
  await addSubscribers(old, 2)
  before = await giveOut()
  await rotateSecret(old.deps.orm)
  const { deps: anew } = await prepare(testEnv({ TRUST_PROXY: 1 }), {
    databaseUrl: old.databaseUrl,
    publicUrl: 'http://hotel.example',
    log: quietLog,
    now: () => now ?? new Date(),
  })
  deps = anew
  app = await createServer(deps)
})
afterAll(async () => {
  await app.close()
  await deps.orm.close()
  await old.close()
})

/** Asks as if so many days had gone by. */
const after = async <T>(days: number, ask: () => Promise<T>): Promise<T> => {
  now = addDays(new Date(), days)
  try {
    return await ask()
  } finally {
    now = null
  }
}

const whoIs = async (cookie: string) => (await caller().graphql(viewer, {}, { cookie })).data.viewer
const stateOf = async (token: string) => (await caller().graphql(describeLink, { token })).data.mailingLink?.state

it('there is a new secret, and the old one is not it', () => {
  expect(deps.secret).not.toBe(old.deps.secret)
  expect(deps.secrets).toMatchObject({ first: old.deps.secret, former: [{ secret: old.deps.secret }] })
})

it('a session goes on, is known as what it is, and can be ended', async () => {
  expect(await whoIs(before.cookie)).toEqual({ email: ownerEmail })
  const { data } = await caller().graphql('{ sessions { isCurrent } }', {}, { cookie: before.cookie })
  expect(data.sessions.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1)
  await caller().graphql('mutation { signOut { success } }', {}, { cookie: before.leaving })
  expect(await whoIs(before.leaving)).toBeNull()
})

it('a session with a cookie that was signed before ends after seven days', async () => {
  await sql(old, "update staff_session set expires_at = now() + interval '30 days'")
  expect(await after(6.9, () => whoIs(before.cookie))).not.toBeNull()
  expect(await after(7.1, () => whoIs(before.cookie))).toBeNull()
})

it.each([
  ['another signature', (cookie: string) => `${cookie.slice(0, -9)}AAAAAAAA%3D`],
  ['an escape that nobody wrote', (cookie: string) => `${cookie}%E0%A4%A`],
])('a cookie with %s is nobody’s', async (_, change) => {
  expect(await whoIs(change(before.cookie))).toBeNull()
})

it('signing in gives a cookie of the new secret, which the old instance does not take', async () => {
  const fresh = await cookieOf(caller())
  expect(await whoIs(fresh)).toEqual({ email: ownerEmail })
  expect((await old.caller().graphql(viewer, {}, { cookie: fresh })).data.viewer).toBeNull()
})

it('the second step asks for the same codes, of the phone and of the paper', async () => {
  const { email, uri, backupCodes } = before.person
  for (const code of [codeOf(uri, Date.now() + 30_000), backupCodes[0]!]) {
    const who = caller()
    const { data } = await who.graphql(signIn, { input: { email, password: staffPassword } })
    expect(data.signIn.secondStepRequired).toBe(true)
    expect((await who.graphql(second, { input: { code } })).data.verifySecondStep.viewer.email).toBe(email)
  }
})

it('invitations and API keys are not signed: they stay', async () => {
  const input = { token: before.invitation, newPassword: staffPassword }
  expect((await caller().graphql(acceptInvitation, { input })).errors).toBeUndefined()
  expect((await caller().graphql(viewer, {}, before.key.headers)).data.viewer).not.toBeNull()
})

it('a way off the mailing list works for years, a confirmation for its week', async () => {
  for (const days of [0, 31, 400, 1_800]) expect(await after(days, () => stateOf(before.unsubscribe))).toBe('READY')
  expect(await after(6, () => stateOf(before.confirm))).toBe('DONE')
  expect(await after(8, () => stateOf(before.confirm))).toBeUndefined()
  const leave = 'mutation ($token: String!) { unsubscribe(token: $token) { state } }'
  const left = await after(400, () => caller().graphql(leave, { token: before.unsubscribe }))
  expect(left.data.unsubscribe.state).toBe('DONE')
})

it('a link to a draft lives out its two weeks', async () => {
  const ask = () =>
    caller().graphql('query ($token: String!) { blogPreview(token: $token) { title } }', { token: before.preview })
  expect((await after(13, ask)).data.blogPreview).not.toBeNull()
  expect((await after(15, ask)).data.blogPreview).toBeNull()
})

it('a reply of the assistant can be rated', async () => {
  const rate = 'mutation ($input: RateChatReplyInput!) { rateChatReply(input: $input) { helpful } }'
  const { errors } = await caller().graphql(rate, { input: { id: before.reply, helpful: true } })
  expect(errors).toBeUndefined()
})

it('what was erased stays erased, and search engines find the key that they know', async () => {
  const owner = await caller().signIn()
  const csv = { 'content-type': 'text/csv' }
  const report = (await owner.rest('POST', '/api/admin/subscribers/import', 'Email\nguest-1@example.com\n', csv)).json()
  expect(report).toMatchObject({ added: 0, refused: 1 })
  expect((await caller().rest('GET', `/${before.indexNow}.txt`)).body).toBe(before.indexNow)
})

it('what is stored is encrypted with the new secret, and with no old one', async () => {
  const ctx = await createContext(deps, nobody)
  const [row] = await sql<{ grant: string; hook: string; second: string }>(
    old,
    `select (select refresh_token from google_grant) as grant, (select secret from webhook) as hook`,
  )
  expect(decryptStored(ctx, 'google-grant', row!.grant)).toBe('refresh-me')
  expect(decryptStored(ctx, 'webhook', row!.hook)).toBe('whsec_of-old')
  expect(() => decrypt(old.deps.secret, 'google-grant', row!.grant)).toThrow()
  expect(() => decrypt(old.deps.secret, 'webhook', row!.hook)).toThrow()
})

it('a second rotation keeps all of it', async () => {
  await rotateSecret(deps.orm)
  const { deps: third } = await prepare(testEnv(), {
    databaseUrl: old.databaseUrl,
    publicUrl: 'http://hotel.example',
    log: quietLog,
  })
  const ctx = await createContext(third, nobody)
  expect(ctx.secrets.former.map(({ secret }) => secret)).toEqual([deps.secret, old.deps.secret])
  expect(ctx.secrets.first).toBe(old.deps.secret)
  const [row] = await sql<{ grant: string }>(old, 'select refresh_token as grant from google_grant')
  expect(decryptStored(ctx, 'google-grant', row!.grant)).toBe('refresh-me')
  await third.orm.close()
})
