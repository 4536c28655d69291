import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '#api/root.ts'
import { createContext, nobody } from '#api/platform/context.ts'
import { deliverMails } from '#api/modules/mail/deliver-mails.job.ts'
import { sendMorningMails } from '#api/modules/today/morning-mail.job.ts'
import type { Caller } from '#tests/support/caller.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { startSmtpReceiver, type SmtpReceiver } from '#tests/support/smtp-receiver.ts'
import { addKey, addStaff } from '#tests/support/staff.ts'
import { countStatements } from '#tests/support/statements.ts'
import { sql } from '#tests/support/subscribers.ts'

/** The very question of the screen. */
const question = await readFile(join(root, 'client/admin/today/TodayTab.graphql'), 'utf8')
const settings = `mutation ($input: UpdateDeskSettingsInput!) { updateDeskSettings(input: $input) {
  id startsWithToday morningMail mailsLeave } }`

let server: TestServer
let owner: Caller
beforeAll(async () => {
  server = await startServer()
  owner = await server.caller().signIn()
})
afterAll(() => server.close())

const today = async (caller: Caller) => (await caller.graphql(question)).data.today

const write = async (name: string) => {
  const answer = await server.caller().rest('POST', '/api/inquiries', {
    name,
    email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
    phone: '',
    message: `Hello from ${name}`,
  })
  expect(answer.statusCode).toBe(201)
  return answer.json() as { id: string; reference: string }
}

describe('today', () => {
  it('tells an owner everything, the longest waiting guest first', async () => {
    const first = await write('Aino Lind')
    await write('Bo Ek')
    const answered = await write('Camille Durand')
    await sql(server, `update inquiry set created_at = now() - interval '3 days' where id = '${first.id}'`)
    await owner.graphql('mutation ($input: UpdateInquiryInput!) { updateInquiry(input: $input) { id } }', {
      input: { id: answered.id, status: 'ANSWERED' },
    })
    const told = await today(owner)
    expect(told.waiting).toMatchObject({ count: 2, longest: [{ reference: first.reference, name: 'Aino Lind' }, {}] })
    expect(told.nights).toHaveLength(8)
    expect(told.nights[0]).toMatchObject({ date: told.date, rooms: expect.any(Number), priceYearAgo: null })
    expect(told.suggestions[0]).toMatchObject({
      sentence: 'Aino Lind has waited for an answer for 3 days.',
      button: 'Answer Aino Lind',
      path: `/admin?tab=inquiries&inquiry=${first.id}`,
    })
    expect(told.website.unverified).toBeTypeOf('number')
  })

  it('compares a night with the same weekday a year ago where its price was noted', async () => {
    const { date } = await today(owner)
    await sql(
      server,
      `insert into night_snapshot (room_type_id, night, seen_on, taken, price)
      select id, '${date}'::date - 364, '${date}'::date - seen, 0, price
      from (select id from room_type where archived_at is null order by name limit 1) t,
        (values (390, 99900), (364, 11100)) as noted(seen, price)`,
    )
    const { nights } = await today(owner)
    expect(nights.map(({ priceYearAgo }: { priceYearAgo: number | null }) => priceYearAgo)).toEqual([
      11_100,
      ...Array.from({ length: 7 }, () => null),
    ])
  })

  it('tells what staff changed in sentences', async () => {
    const { roomTypes } = (await owner.graphql('{ roomTypes { id name version } }')).data
    const [{ id, name, version }] = roomTypes
    await owner.graphql('mutation ($input: UpdateRoomTypeInput!) { updateRoomType(input: $input) { id } }', {
      input: { id, version, basePrice: 19_900 },
    })
    const { changes } = await today(owner)
    expect(changes.map(({ sentence }: { sentence: string }) => sentence)).toContain(
      `Owner changed base price of the room type ${name}.`,
    )
    await owner.graphql('mutation ($id: ID!) { archiveRoomType(id: $id) { id } }', { id })
    await owner.graphql('mutation ($id: ID!) { restoreRoomType(id: $id) { id } }', { id })
    const afterwards = (await today(owner)).changes.map(({ sentence }: { sentence: string }) => sentence)
    expect(afterwards).toContain(`Owner brought back the room type ${name} and changed its base price.`)
  })

  it('tells what failed with the way to it', async () => {
    await sql(
      server,
      `insert into sync_run (id, created_at, updated_at, trigger, status, sandbox, message, nights_seen, nights_added,
        nights_changed, nights_removed, changes)
      values (gen_random_uuid(), now(), now(), 'hand', 'failed', true, 'It did not answer', 0, 0, 0, 0, '[]')`,
    )
    expect((await today(owner)).problems).toContainEqual(
      expect.objectContaining({ id: 'sync-failed', remedy: 'It did not answer', path: '/admin?tab=sync' }),
    )
  })

  it('tells of nights ahead that the channel leaves out, and no more of those that are over', async () => {
    await sql(
      server,
      `insert into room_night (id, created_at, updated_at, room_type_id, date, available, rate, stop_sell,
        closed_to_arrival, closed_to_departure, source, fetched_at, missing)
      select gen_random_uuid(), now(), now(), t.id, current_date + day, 1, 20000, false, false, false, 'pms', now(), day > 4
      from (select id from room_type order by id limit 1) t, generate_series(1, 7) as day`,
    )
    const told = async () => (await today(owner)).problems.find(({ id }: { id: string }) => id === 'nights-missing')
    expect(await told()).toMatchObject({
      sentence: 'Little Hotelier sends no word of 3 nights any more: guests are told what it said of them last.',
      path: '/admin?tab=sync',
    })
    await sql(server, 'update room_night set date = date - 30')
    expect(await told()).toBeUndefined()
    await sql(server, 'delete from room_night')
  })

  it('tells each role what it may read alone, to the same question', async () => {
    const marketing = await today((await addStaff(server, 'marketing')).caller)
    expect(marketing).toMatchObject({ waiting: null, nights: null, campaigns: [] })
    expect(marketing.website).not.toBeNull()
    expect(marketing.problems).toEqual([])
    expect(marketing.changes).toEqual([])
    const desk = await today((await addStaff(server, 'desk')).caller)
    expect(desk).toMatchObject({ waiting: { count: 2 }, campaigns: null, website: null })
    expect(desk.nights).toHaveLength(8)
    expect(desk.problems).toHaveLength(1)
    expect(desk.suggestions.map(({ path }: { path: string }) => path)).toEqual([
      expect.stringMatching(/^\/admin\?tab=inquiries/),
    ])
  })

  it('tells whose mails wait that the mail server lets nobody in', async () => {
    const shut = await startServer({ SMTP_URL: 'smtp://127.0.0.1:1', IMAP_URL: 'imap://desk:secret@127.0.0.1:1' })
    const manager = await shut.caller().signIn()
    const { caller: desk } = await addStaff(shut, 'desk')
    const form = { name: 'Aino Lind', email: 'aino@example.com', message: 'Hello' }
    await shut.caller().rest('POST', '/api/inquiries', form)
    await sql(shut, `update mail set last_error = 'The sign-in at the mail server does not work'`)
    const problems = async (caller: Caller) => (await today(caller)).problems
    expect(await problems(desk)).toEqual([])
    await sql(shut, `update mail set created_at = now() - interval '16 minutes'`)
    const late = {
      id: 'mails-late',
      sentence: '2 mails could not leave for more than 15 minutes.',
      remedy: 'The sign-in at the mail server does not work',
      path: expect.stringMatching(/tab=outbox$/),
    }
    expect(await problems(desk)).toEqual([expect.objectContaining(late)])
    await sql(
      shut,
      `insert into outside_call (service, operation, ok, called_at, milliseconds, message, failures_in_row)
      values ('mail', 'send', false, now(), 1, 'No', 1), ('mailbox', 'read', false, now(), 1, 'Hung up', 1)`,
    )
    expect(await problems(desk)).toHaveLength(1)
    expect(await problems(manager)).toMatchObject([
      late,
      { id: 'service-mail', sentence: 'The mail server did not answer as it should.', remedy: 'No' },
      { id: 'service-mailbox', sentence: 'The mailbox did not answer as it should.', remedy: 'Hung up' },
    ])
    await shut.close()
  })

  it('is for people: strangers and keys are refused', async () => {
    const stranger = await server.caller().graphql(question)
    expect(stranger.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    const key = await addKey(server, ['inquiries:read'])
    const asked = await server.caller().graphql(question, undefined, key.headers)
    expect(asked.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })

  it('asks the database the same few times, however much there is', async () => {
    const before = await countStatements(() => today(owner))
    for (const name of ['Dora One', 'Dora Two', 'Dora Three']) await write(name)
    const after = await countStatements(() => today(owner))
    expect(after.length).toBeLessThanOrEqual(before.length)
    expect(after.length).toBeLessThanOrEqual(16)
  })
})

describe('how somebody likes the desk', () => {
  const change = async (caller: Caller, input: object) =>
    (await caller.graphql(settings, { input })).data.updateDeskSettings

  it('is kept for the person, and left alone where nothing is said', async () => {
    const { caller } = await addStaff(server, 'manager')
    expect(await change(caller, { startsWithToday: true })).toMatchObject({ startsWithToday: true, morningMail: false })
    expect(await change(caller, { startsWithToday: null })).toMatchObject({ startsWithToday: true })
    expect(await change(caller, {})).toMatchObject({ startsWithToday: true, mailsLeave: false })
    const { viewer } = (await caller.graphql('{ viewer { deskSettings { startsWithToday } } }')).data
    expect(viewer.deskSettings).toEqual({ startsWithToday: true })
    expect((await owner.graphql('{ viewer { deskSettings { startsWithToday } } }')).data.viewer.deskSettings).toEqual({
      startsWithToday: false,
    })
  })

  it('is nothing that a key has', async () => {
    const key = await addKey(server, ['inquiries:read'])
    const { data } = await server.caller().graphql('{ viewer { deskSettings { id } } }', undefined, key.headers)
    expect(data.viewer.deskSettings).toBeNull()
    const refused = await server.caller().graphql(settings, { input: {} }, key.headers)
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })
})

describe('the morning mail', () => {
  let smtp: SmtpReceiver
  let mailing: TestServer
  beforeAll(async () => {
    smtp = await startSmtpReceiver()
    mailing = await startServer({ SMTP_URL: smtp.url, MAIL_FROM: 'desk@coralstoneinn.example' })
  })
  afterAll(async () => {
    await mailing.close()
    await smtp.close()
  })

  const run = async () => sendMorningMails(await createContext(mailing.deps, nobody))

  it('goes once a day to who wants it, however often the job runs, with no name of a guest', async () => {
    const { caller, email } = await addStaff(mailing, 'desk')
    await addStaff(mailing, 'desk')
    await mailing.caller().rest('POST', '/api/inquiries', {
      name: 'Aino Lind',
      email: 'aino@example.com',
      phone: '',
      message: 'Is there a room?',
    })
    await caller.graphql(settings, { input: { morningMail: true } })
    expect(await run()).toBe(0)

    mailing.setNow(new Date(Date.now() + 24 * 3_600_000))
    expect(await Promise.all([run(), run()])).toEqual(expect.arrayContaining([1, 0]))
    expect(await run()).toBe(0)
    await deliverMails(await createContext(mailing.deps, nobody))
    const mine = smtp.received.filter(({ to }) => to === email)
    expect(mine).toHaveLength(1)
    expect(mine[0]!.source).toContain('Waiting for an answer')
    expect(mine[0]!.source).not.toContain('Aino')
    expect(await sql(mailing, `select 1 from mail where kind = 'morning'`)).toEqual([])

    mailing.setNow(new Date(Date.now() + 48 * 3_600_000))
    expect(await run()).toBe(1)
    await caller.graphql(settings, { input: { morningMail: false } })
    mailing.setNow(new Date(Date.now() + 72 * 3_600_000))
    expect(await run()).toBe(0)
  })

  it('waits while no mails leave', async () => {
    const { caller } = await addStaff(server, 'desk')
    await caller.graphql(settings, { input: { morningMail: true } })
    server.setNow(new Date(Date.now() + 24 * 3_600_000))
    expect(await sendMorningMails(await createContext(server.deps, nobody))).toBe(0)
    server.setNow(null)
  })
})
