import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverMails } from '#api/modules/mail/deliver-mails.job.ts'
import type { Mailer } from '#api/integrations/mailer/port.ts'
import { joinWaitingList } from '#api/modules/waiting-list/join-waiting-list.service.ts'
import { tellWaiting } from '#api/modules/waiting-list/tell-waiting.job.ts'
import { createContext, nobody } from '#api/platform/context.ts'
import { mailKinds, mailReaders, mailRights, type MailKind } from '#graphql/inputs/mail.ts'
import { scopes, type Permission } from '#graphql/permissions.ts'
import type { Caller } from '#tests/support/caller.ts'
import { inDays } from '#tests/support/hotel-dates.ts'
import { addRoomType } from '#tests/support/rooms.ts'
import { requestStay } from '#tests/support/stay-requests.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { startSmtpReceiver, type SmtpReceiver } from '#tests/support/smtp-receiver.ts'
import { addKey, addStaff } from '#tests/support/staff.ts'
import { addSubscribers, sql } from '#tests/support/subscribers.ts'

/** As the outbox keeps them. */
interface Stored {
  id: string
  kind: MailKind
  html: string
  text: string
  headers: Record<string, string>
}

const everyKind: Record<string, MailKind[]> = {
  'inquiries:read': ['inquiry-receipt', 'inquiry-notice', 'stay-request', 'waiting-list', 'inquiry-reply'],
  'subscribers:read': ['coupon', 'confirmation'],
  'campaigns:read': ['campaign', 'test'],
}

const inAMonth = () => inDays(30)

let server: TestServer
let stored: Stored[]
beforeAll(async () => {
  server = await startServer()
  const guest = { name: 'Aino', email: 'aino@example.com', message: 'My sister must not know', language: 'en' }
  await server.caller().rest('POST', '/api/inquiries', guest)
  const stay = { roomTypeSlug: 'one-bedroom-suite', arrival: inDays(30), departure: inDays(37), guests: 1 }
  await server.caller().graphql(requestStay, { input: { ...stay, name: 'Aino', email: 'stay@example.com' } })
  await server.caller().rest('POST', '/api/newsletter/signup', { email: 'new@example.com', language: 'en' })
  await addSubscribers(server, 1)
  const owner = await server.caller().signIn()
  const [inquiry] = await sql<{ id: string }>(server, 'select id from inquiry')
  await owner.graphql('mutation ($input: SendReplyInput!) { sendReply(input: $input) { id } }', {
    input: { inquiryId: inquiry!.id, key: randomUUID(), text: 'Nor will she' },
  })
  const offer = { subject: 'Summer', discountPercent: 5, validUntil: inAMonth() }
  await owner.graphql('mutation ($input: CampaignInput!) { sendTestCampaign(input: $input) { mailId } }', {
    input: offer,
  })
  await owner.rest('POST', '/api/campaigns/send', offer)
  // Somebody who has left and comes back is asked first.
  await sql(
    server,
    `update subscriber set status = 'unsubscribed', unsubscribed_at = now() - interval '1 day' where email = 'new@example.com'`,
  )
  await server.caller().rest('POST', '/api/newsletter/signup', { email: 'new@example.com', language: 'en' })
  await addWaitingListMail(server, owner)
  stored = await sql<Stored>(server, 'select id, kind, html, text, headers from mail')
})
afterAll(() => server.close())

/** A guest waits while no room of a type is in use, and is told when there is one. */
const addWaitingListMail = async ({ deps }: TestServer, owner: Caller) => {
  const { id, slug } = await addRoomType(owner, {}, 0)
  // Nothing leaves from here, so that every mail stays in the outbox.
  const mailer = { send: () => Promise.reject(new Error('not asked for')), close: () => {} } as unknown as Mailer
  const ctx = { ...(await createContext(deps, nobody)), mailer }
  const dates = { arrival: inDays(30), departure: inDays(32) }
  await joinWaitingList(ctx, { ...dates, roomTypeSlug: slug, email: 'waits@example.com' })
  const input = { roomTypeId: id, roomNumber: 'W1', floor: 1 }
  await owner.graphql('mutation ($input: CreateRoomInput!) { createRoom(input: $input) { id } }', { input })
  await tellWaiting({ ...ctx, outside: { ...deps.outside, current: () => ({ ...deps.outside.current(), mailer }) } })
}

const list = `query ($kind: MailKind, $search: String) {
  outboxMails(first: 100, kind: $kind, search: $search) { totalCount nodes { id kind html text } edges { node { id } } }
}`
const one = 'query ($id: ID!) { outboxMail(id: $id) { id subject html text } }'
const counts = '{ mailStatus { queued failed } }'
const retry = 'mutation ($id: ID!) { retryMail(id: $id) { id } }'

const enumName = (kind: string) => kind.toUpperCase().replaceAll('-', '_')
const kindsOf = (mails: { kind: string }[]) => [...new Set(mails.map(({ kind }) => enumName(kind)))].sort()

it('there is a mail of every kind', () => {
  expect(kindsOf(stored)).toEqual(mailKinds.map(enumName).sort())
})

it('every kind needs what it is about', () => {
  for (const [permission, kinds] of Object.entries(everyKind))
    for (const kind of kinds)
      expect([kind, mailRights[kind].read, mailRights[kind].write]).toEqual([
        kind,
        permission,
        permission.replace('read', 'write'),
      ])
})

describe.each(Object.entries(everyKind))('a key with %s alone', (permission, kinds) => {
  const others = () => stored.filter(({ kind }) => !kinds.includes(kind))
  let headers: Record<string, string>
  let caller: Caller
  beforeAll(async () => {
    headers = (await addKey(server, [permission as Permission])).headers
    caller = server.caller()
  })

  it('lists, counts and finds those mails alone', async () => {
    const { data } = await caller.graphql(list, {}, headers)
    const own = stored.filter(({ kind }) => kinds.includes(kind))
    expect(kindsOf(data.outboxMails.nodes)).toEqual(kinds.map(enumName).sort())
    expect(data.outboxMails.totalCount).toBe(own.length)
    expect(data.outboxMails.edges).toHaveLength(own.length)
    for (const kind of mailKinds) {
      const found = (await caller.graphql(list, { kind: enumName(kind) }, headers)).data.outboxMails
      expect([kind, found.totalCount > 0]).toEqual([kind, kinds.includes(kind)])
    }
    const search = (await caller.graphql(list, { search: '@' }, headers)).data.outboxMails
    expect(search.totalCount).toBe(own.length)
  })

  it('opens and downloads no other one: it is not there', async () => {
    const missing = '00000000-0000-4000-8000-000000000000'
    const none = await caller.rest('GET', `/api/admin/outbox/${missing}.eml`, undefined, headers)
    expect(others()).not.toEqual([])
    for (const { id } of others()) {
      expect(await caller.graphql(one, { id }, headers)).toEqual({ data: { outboxMail: null } })
      const file = await caller.rest('GET', `/api/admin/outbox/${id}.eml`, undefined, headers)
      expect([file.statusCode, file.body]).toEqual([none.statusCode, none.body])
    }
    const [own] = stored.filter(({ kind }) => kinds.includes(kind))
    expect((await caller.graphql(one, { id: own!.id }, headers)).data.outboxMail.id).toBe(own!.id)
    expect((await caller.rest('GET', `/api/admin/outbox/${own!.id}.eml`, undefined, headers)).statusCode).toBe(200)
  })

  it('counts what failed of those mails alone', async () => {
    await sql(server, `update mail set state = 'failed'`)
    const own = stored.filter(({ kind }) => kinds.includes(kind))
    expect((await caller.graphql(counts, {}, headers)).data.mailStatus).toEqual({ queued: 0, failed: own.length })
    await sql(server, `update mail set state = 'queued'`)
    expect((await caller.graphql(counts, {}, headers)).data.mailStatus).toEqual({ queued: own.length, failed: 0 })
  })

  it('retries none without the permission to write', async () => {
    await sql(server, `update mail set state = 'failed'`)
    for (const { id } of stored)
      expect((await caller.graphql(retry, { id }, headers)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    const codeOf = async (scopes: Permission[]) => {
      const key = await addKey(server, scopes)
      const id = stored.find(({ kind }) => kinds.includes(kind))!.id
      return (await caller.graphql(retry, { id }, key.headers)).errors?.[0]?.extensions.code
    }
    const write = permission.replace('read', 'write') as Permission
    const [other] = mailReaders.filter((reader) => reader !== permission)
    expect(await codeOf([write])).toBe('NOT_FOUND')
    expect(await codeOf([write, other!])).toBe('NOT_FOUND')
    expect(await codeOf([permission as Permission, other!.replace('read', 'write') as Permission])).toBe('FORBIDDEN')
    expect(await codeOf([permission as Permission, write])).toBeUndefined()
  })
})

it('none of the three leads to the outbox with any other scope', async () => {
  const { headers } = await addKey(
    server,
    scopes.filter((scope) => !mailReaders.includes(scope)),
  )
  const caller = server.caller()
  for (const query of [list, counts])
    expect((await caller.graphql(query, {}, headers)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  for (const { id } of stored) {
    expect((await caller.graphql(one, { id }, headers)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect((await caller.rest('GET', `/api/admin/outbox/${id}.eml`, undefined, headers)).statusCode).toBe(403)
  }
})

it.each([
  ['marketing', ['CAMPAIGN', 'CONFIRMATION', 'COUPON', 'TEST']],
  ['desk', ['INQUIRY_NOTICE', 'INQUIRY_RECEIPT', 'INQUIRY_REPLY', 'STAY_REQUEST', 'WAITING_LIST']],
  ['manager', mailKinds.map(enumName).sort()],
] as const)('%s sees mails of %j', async (role, kinds) => {
  const { caller } = await addStaff(server, role)
  expect(kindsOf((await caller.graphql(list)).data.outboxMails.nodes)).toEqual(kinds)
})

describe('the tokens of links', () => {
  const tokens = ({ html, text, headers }: Stored) =>
    [...`${html} ${text} ${Object.values(headers).join(' ')}`.matchAll(/token=([\w.-]{20,})/g)].map(
      ([, token]) => token!,
    )

  it('stand in the mails that leave', () => {
    for (const kind of ['coupon', 'confirmation', 'campaign'])
      expect([kind, tokens(stored.find((mail) => mail.kind === kind)!)]).not.toEqual([kind, []])
  })

  it('are shown to nobody: not in a list, not in a mail, not in its file, not to the owner', async () => {
    const owner = await server.caller().signIn()
    const all = stored.flatMap(tokens)
    const shown = [JSON.stringify((await owner.graphql(list)).data)]
    for (const { id } of stored) {
      shown.push(JSON.stringify((await owner.graphql(one, { id })).data))
      await sql(server, `update mail set state = 'failed' where id = ?`, [id])
      const again = 'mutation ($id: ID!) { retryMail(id: $id) { html text } }'
      shown.push(JSON.stringify((await owner.graphql(again, { id })).data))
      const { body } = await owner.rest('GET', `/api/admin/outbox/${id}.eml`)
      // Soft line breaks and `=3D` are those of quoted-printable; a folded header breaks at a space.
      shown.push(
        body
          .replaceAll(/=\r\n/g, '')
          .replaceAll('=3D', '=')
          .replaceAll(/\r\n[ \t]/g, ''),
      )
    }
    for (const token of all) expect(shown.some((text) => text.includes(token))).toBe(false)
    expect(shown.join('').match(/token=(?!hidden-from-staff)[^"\\<> ]*/g)).toBeNull()
    expect(shown.filter((text) => text.includes('token=hidden-from-staff')).length).toBeGreaterThan(stored.length / 2)
  })

  it('are the only difference to the mail that leaves', async () => {
    const owner = await server.caller().signIn()
    const mail = stored.find(({ kind }) => kind === 'coupon')!
    const { outboxMail } = (await owner.graphql(one, { id: mail.id })).data
    for (const part of ['html', 'text'] as const) {
      const whole = mail[part].replaceAll(/token=[\w.-]+/g, 'token=hidden-from-staff')
      expect([outboxMail[part], mail[part] === outboxMail[part]]).toEqual([whole, false])
    }
  })

  it('reach the recipient whole, also after staff have looked at the mail and tried it again', async () => {
    const receiver: SmtpReceiver = await startSmtpReceiver({ refuse: () => undefined })
    const smtp = await startServer({ SMTP_URL: receiver.url })
    await smtp.caller().rest('POST', '/api/newsletter/signup', { email: 'sent@example.com', language: 'en' })
    const [mail] = await sql<Stored>(smtp, `update mail set state = 'failed' returning id, html, text, headers`)
    const owner = await smtp.caller().signIn()
    await owner.graphql(one, { id: mail!.id })
    await owner.graphql('mutation ($id: ID!) { retryMail(id: $id) { html text } }', { id: mail!.id })
    await deliverMails(await createContext(smtp.deps, nobody))
    smtp.deps.outside.close()
    const source = receiver.received[0]!.source.replaceAll(/=\r\n/g, '')
      .replaceAll(/\r\n[ \t]/g, '')
      .replaceAll('=3D', '=')
    expect(tokens(mail!)).not.toEqual([])
    for (const token of tokens(mail!)) expect(source).toContain(token)
    expect(source).not.toContain('hidden-from-staff')
    await smtp.close()
    await receiver.close()
  })
})
