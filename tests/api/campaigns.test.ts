import 'reflect-metadata'
import { addHours } from 'date-fns/addHours'
import { addMinutes } from 'date-fns/addMinutes'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createContext, nobody } from '#api/platform/context.ts'
import { sweepCampaigns } from '#api/modules/campaigns/sweep-campaigns.job.ts'
import type { Caller } from '#tests/support/caller.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addSubscribers, sql } from '#tests/support/subscribers.ts'
import { unhurried } from '#tests/support/unhurried.ts'

const send = `mutation ($input: CampaignInput!) { sendCampaign(input: $input) {
  sent failed queued campaign { id state counts { recipients sent failed skipped bounced queued redeemed } } } }`
const create = 'mutation ($input: CampaignInput!) { createCampaign(input: $input) { id state } }'
const control = (name: string) =>
  `mutation ($id: ID!) { ${name}(id: $id) { id state lastError counts { recipients sent skipped queued } } }`
const look = `query ($id: ID!) { campaign(id: $id) {
  state overdue lastError counts { recipients sent failed skipped bounced queued redeemed }
  recipients(first: 100) { totalCount nodes { email state reason tries } } } }`

const offer = (fields: object = {}) => ({
  subject: 'Slow summer days',
  discountPercent: 15,
  validUntil: '2027-03-31',
  specialMessage: 'The sea is warm.\n\nCome & see.',
  ...fields,
})

const now = new Date('2027-03-01T12:00:00Z')
let server: TestServer
let owner: Caller
beforeAll(async () => {
  server = await startServer()
  owner = await server.caller().signIn()
})
afterAll(() => server.close())
beforeEach(async () => {
  // The answer of a campaign that is sent tells how it went: it is asked for more than once here.
  unhurried()
  server.setNow(now)
  await sql(server, 'delete from campaign')
  await sql(server, 'delete from mail')
  await sql(server, 'delete from subscriber')
  await addSubscribers(server, 21)
})
afterEach(() => {
  vi.restoreAllMocks()
  server.setNow(null)
})

const draft = async (fields: object = {}) =>
  (await owner.graphql(create, { input: offer(fields) })).data.createCampaign.id as string
const found = async (id: string) => (await owner.graphql(look, { id })).data.campaign
const sweep = async () => sweepCampaigns(await createContext(server.deps, nobody))

describe('sending', () => {
  it('sends one mail to every active subscriber and to nobody else', async () => {
    await sql(server, `update subscriber set status = 'unsubscribed' where email = 'guest-3@example.com'`)
    await sql(server, `update subscriber set status = 'pending' where email = 'guest-4@example.com'`)
    const { data } = await owner.graphql(send, { input: offer() })
    expect(data.sendCampaign).toMatchObject({ sent: 19, failed: 0, queued: 0, campaign: { state: 'SENT' } })
    expect(data.sendCampaign.campaign.counts).toMatchObject({ recipients: 19, sent: 19, skipped: 0, redeemed: 0 })
    const mails = await sql<{ to_address: string }>(server, `select to_address from mail where kind = 'campaign'`)
    expect(new Set(mails.map(({ to_address }) => to_address)).size).toBe(19)
    expect(mails).toHaveLength(19)
  })

  it('writes to everybody in their language, with a code, a link and a reason of their own', async () => {
    await owner.graphql(send, { input: offer() })
    const mails = await sql<{
      to_address: string
      language: string
      html: string
      text: string
      headers: Record<string, string>
    }>(server, `select * from mail where kind = 'campaign'`)
    const codes = mails.map(({ html }) => /SUN-[2-9A-HJ-NP-Z]{6}/.exec(html)![0])
    const links = mails.map(({ html }) => /newsletter\/unsubscribe\?token=([\w.-]+)/.exec(html)![1])
    expect([new Set(codes).size, new Set(links).size]).toEqual([21, 21])
    expect(new Set(mails.map(({ language }) => language))).toEqual(new Set(['en', 'es', 'pt', 'fr', 'de', 'fi', 'sv']))
    const finnish = mails.find(({ language }) => language === 'fi')!
    expect(finnish.text).toContain('Hei Guest,')
    expect(finnish.text).toContain('15\u00A0%:n alennus')
    expect(finnish.text).toContain('http://hotel.example/fi/newsletter/unsubscribe?token=')
    for (const { html, text, headers } of mails) {
      expect(html).not.toMatch(/[\uE000\uE001]/)
      expect(html).toMatch(/http:\/\/hotel\.example\/\w{0,2}\?code=SUN-[2-9A-HJ-NP-Z]{6}#stay"/)
      expect(text).not.toMatch(/[\uE000\uE001]/)
      expect(html).toContain('Come &amp; see.')
      expect(text).toContain('150 East Ocean Avenue, Lantana, FL 33462')
      expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
      expect(headers['List-Unsubscribe']).toMatch(/^<http:\/\/hotel\.example\/newsletter\/unsubscribe\?token=[\w.-]+>$/)
    }
  })

  it('greets a name that looks like markup as a name', async () => {
    await sql(server, `update subscriber set name = '<b>Eve</b> "Q"'`)
    await owner.graphql(send, { input: offer() })
    const [mail] = await sql<{ html: string }>(
      server,
      `select html from mail where language = 'en' and kind = 'campaign'`,
    )
    expect(mail!.html).toContain('Hello &lt;b&gt;Eve&lt;/b&gt;,')
  })

  it.each([
    ['Last, First', 'Hello First,'],
    ['Guest, 14', 'Hello Guest,'],
    ['Mr. Smith', 'Hello,'],
  ])('greets %j with %j', async (name, greeting) => {
    await sql(server, 'update subscriber set name = ?', [name])
    await owner.graphql(send, { input: offer() })
    const [mail] = await sql<{ text: string }>(server, `select text from mail where language = 'en'`)
    expect(mail!.text.split('\n')).toContain(greeting)
  })

  it('answers the documented payload, with the discount as a text', async () => {
    const body = { subject: 'Over REST', discountPercent: '20', validUntil: '2027-03-31' }
    const response = await owner.rest('POST', '/api/campaigns/send', body)
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { sent: 21, failed: 0, queued: 0, campaign: { id: expect.any(String) } },
    ])
    const { id } = response.json().campaign
    expect((await owner.rest('GET', `/api/campaigns/${id}`)).json()).toMatchObject({
      state: 'sent',
      discountPercent: 20,
    })
  })

  it('is answered once it goes out, whatever fails from then on, and a program that asks again sends nothing more', async () => {
    const ask = () =>
      owner.rest('POST', '/api/campaigns/send', offer(), { 'idempotency-key': 'the database goes away' })
    await sql(server, 'alter table coupon rename to coupon_that_is_away')
    const first = await ask()
    await sql(server, 'alter table coupon_that_is_away rename to coupon')
    expect([first.statusCode, first.json()]).toEqual([
      200,
      { sent: 0, failed: 0, queued: 21, campaign: { id: expect.any(String) } },
    ])
    server.setNow(addMinutes(now, 11))
    expect((await ask()).json()).toEqual(first.json())
    expect(await sql(server, 'select state from campaign')).toEqual([{ state: 'sending' }])
  })

  it('refuses the same offer within ten minutes, also when two send it together', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => owner.graphql(send, { input: offer() })))
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    const refusal = answers.find(({ errors }) => errors)!.errors![0]
    expect(refusal).toMatchObject({
      message: 'The same campaign was sent less than 10 minutes ago. Nobody gets it twice',
      extensions: { code: 'CONFLICT' },
    })
    const { statusCode, body } = await owner.rest('POST', '/api/campaigns/send', offer())
    expect([statusCode, body]).toEqual([409, refusal!.message])
    expect(await sql(server, 'select 1 from campaign')).toHaveLength(1)
    server.setNow(addMinutes(now, 11))
    expect((await owner.graphql(send, { input: offer() })).errors).toBeUndefined()
  })

  it('refuses an empty list and a missing postal address', async () => {
    const set =
      'mutation ($postalAddress: String!) { updatePostalAddress(input: { postalAddress: $postalAddress }) { postalAddressSet } }'
    expect((await owner.graphql(set, { postalAddress: '' })).data.updatePostalAddress.postalAddressSet).toBe(false)
    expect((await owner.graphql(send, { input: offer() })).errors?.[0]).toMatchObject({
      message: 'Set the postal address first: the law wants it in every campaign',
      extensions: { code: 'CONFLICT' },
    })
    await owner.graphql(set, { postalAddress: '1 Shell Road, Lantana, FL 33462' })
    await sql(server, `update subscriber set status = 'unsubscribed'`)
    expect((await owner.graphql(send, { input: offer() })).errors?.[0]).toMatchObject({
      message: 'You need active subscribers to send campaigns',
      extensions: { code: 'CONFLICT' },
    })
    expect(await sql(server, 'select 1 from campaign')).toHaveLength(0)
    await sql(server, `delete from setting where key = 'mail.postalAddress'`)
  })

  it.each([
    [{ subject: '' }, 'subject', 'Subject is required'],
    [{ subject: 'x'.repeat(151) }, 'subject', 'Subject must have 1 to 150 characters'],
    [{ subject: 'a\nBcc: all' }, 'subject', 'Subject contains characters that cannot be used'],
    [{ discountPercent: 0 }, 'discountPercent', 'Discount must be at least 1 percent'],
    [{ discountPercent: 101 }, 'discountPercent', 'Discount must be at most 100 percent'],
    [{ specialMessage: 'x'.repeat(2_001) }, 'specialMessage', 'Message must have at most 2000 characters'],
    [{ validUntil: '2027-02-28' }, 'validUntil', 'Valid until must be from 2027-03-01 to 2029-03-01'],
    [{ validUntil: '2029-03-02' }, 'validUntil', 'Valid until must be from 2027-03-01 to 2029-03-01'],
  ])('refuses %j and names the field and the bound', async (fields, field, sentence) => {
    const { errors } = await owner.graphql(send, { input: offer(fields) })
    expect(errors?.[0]).toMatchObject({
      message: sentence,
      extensions: { code: 'BAD_USER_INPUT', issues: [{ path: [field], message: sentence }] },
    })
    expect(await sql(server, 'select 1 from mail')).toEqual([])
  })

  it('names every wrong field at once', async () => {
    const { errors } = await owner.graphql(send, {
      input: { subject: ' ', discountPercent: 101, validUntil: '2020-01-01', specialMessage: 'x'.repeat(2_001) },
    })
    expect(errors?.[0]?.extensions.issues?.map(({ path }) => path[0])).toEqual([
      'subject',
      'discountPercent',
      'specialMessage',
      'validUntil',
    ])
  })

  it.each([1, 100])('sends a discount of %i percent', async (discountPercent) => {
    const { data } = await owner.graphql(send, { input: offer({ discountPercent }) })
    expect(data.sendCampaign.sent).toBe(21)
    const { id } = data.sendCampaign.campaign
    expect((await owner.rest('GET', `/api/campaigns/${id}`)).json()).toMatchObject({ discountPercent, state: 'sent' })
  })

  it.each(['1.5', 'five', ''])('refuses the discount %j', async (discountPercent) => {
    const { statusCode, body } = await owner.rest('POST', '/api/campaigns/send', offer({ discountPercent }))
    expect([statusCode, body]).toEqual([
      422,
      expect.stringContaining('The field discountPercent must be a whole number'),
    ])
  })

  it('takes today’s date by the hotel’s clock', async () => {
    server.setNow(new Date('2027-03-02T03:00:00Z'))
    expect((await owner.graphql(send, { input: offer({ validUntil: '2027-03-01' }) })).errors).toBeUndefined()
  })
})

describe('the same offer again', () => {
  const schedule =
    'mutation ($input: ScheduleCampaignInput!) { scheduleCampaign(input: $input) { id state scheduledAt } }'
  const warning = 'query ($input: CampaignInput!, $id: ID) { repetitionWarning(input: $input, exceptId: $id) }'
  const plan = async (id: string, hours: number, evenIfRepeated?: boolean) =>
    owner.graphql(schedule, { input: { id, scheduledAt: addHours(now, hours), evenIfRepeated } })
  const warned = async (fields: object = {}, id?: string) =>
    (await owner.graphql(warning, { input: offer(fields), id })).data.repetitionWarning

  it('is scheduled besides only by somebody who was told', async () => {
    const first = await draft()
    expect(await warned()).toBeNull()
    expect((await plan(first, 24)).errors).toBeUndefined()
    // It may be moved: it does not repeat itself.
    expect((await plan(first, 26)).errors).toBeUndefined()
    const told = 'The same offer is scheduled for Mar 2, 2027, 9:00 AM'
    // What guests see is the same, whatever its last day.
    const second = await draft({ subject: 'slow SUMMER days', validUntil: '2027-04-30' })
    expect(await warned({ validUntil: '2027-04-30' })).toBe(told)
    expect(await warned({}, first)).toBeNull()
    expect(await warned({ discountPercent: 16 })).toBeNull()
    expect(await warned({ subject: 'Slow summer %' })).toBeNull()
    expect((await plan(second, 48)).errors?.[0]).toMatchObject({
      message: told,
      extensions: { code: 'CONFLICT', issues: [{ path: ['evenIfRepeated'], message: told }] },
    })
    expect(await sql(server, `select 1 from campaign where state = 'scheduled'`)).toHaveLength(1)
    expect((await plan(second, 48, true)).data.scheduleCampaign.state).toBe('SCHEDULED')
  })

  it('is told of minutes and days after it went out, and after a week no more', async () => {
    await owner.graphql(send, { input: offer() })
    server.setNow(addMinutes(now, 5))
    const id = await draft()
    const told = 'The same offer went out on Mar 1, 2027, 7:00 AM'
    expect((await plan(id, 24)).errors?.[0]?.message).toBe(told)
    // What would be refused at its time is refused now, confirmed or not.
    const soon = { id, scheduledAt: addMinutes(now, 8), evenIfRepeated: true }
    expect((await owner.graphql(schedule, { input: soon })).errors?.[0]).toMatchObject({
      message: 'Time must be at least 10 minutes away from the same campaign. Nobody gets it twice',
      extensions: { code: 'BAD_USER_INPUT', issues: [{ path: ['scheduledAt'] }] },
    })
    expect((await plan(id, 24, true)).errors).toBeUndefined()
    await sql(server, `delete from campaign where state = 'scheduled'`)
    server.setNow(addHours(now, 7 * 24 + 1))
    expect(await warned({ validUntil: '2027-05-01' })).toBeNull()
  })

  it('is not made of a scheduled campaign unawares, nor by two at once', async () => {
    const ids = [await draft(), await draft({ subject: 'Another' })]
    await plan(ids[0]!, 24)
    await plan(ids[1]!, 48)
    const update = 'mutation ($input: UpdateCampaignInput!) { updateCampaign(input: $input) { subject } }'
    const save = (evenIfRepeated?: boolean) =>
      owner.graphql(update, { input: { id: ids[1], ...offer(), evenIfRepeated } })
    expect((await save()).errors?.[0]?.extensions.code).toBe('CONFLICT')
    expect((await save(true)).data.updateCampaign.subject).toBe('Slow summer days')

    const twins = [await draft({ subject: 'Twin' }), await draft({ subject: 'Twin' })]
    const answers = await Promise.all(twins.map((id, at) => plan(id, 30 + at)))
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
  })
})

describe('a campaign’s life', () => {
  it('starts at its time, and not before', async () => {
    const id = await draft()
    const schedule =
      'mutation ($id: ID!, $at: DateTimeISO!) { scheduleCampaign(input: { id: $id, scheduledAt: $at }) { state } }'
    const at = addHours(now, 2)
    expect((await owner.graphql(schedule, { id, at: addHours(now, -1) })).errors?.[0]?.message).toBe(
      'Time must be in the future, within a year',
    )
    expect((await owner.graphql(schedule, { id, at })).data.scheduleCampaign.state).toBe('SCHEDULED')
    await sweep()
    expect(await found(id)).toMatchObject({ state: 'SCHEDULED', counts: { recipients: 0 } })
    server.setNow(addMinutes(at, 1))
    await sweep()
    expect(await found(id)).toMatchObject({ state: 'SENDING', counts: { recipients: 21, queued: 21 } })
  })

  it('asks instead of firing when it is more than six hours late', async () => {
    const id = await draft()
    await sql(server, `update campaign set state = 'scheduled', scheduled_at = ? where id = ?`, [addHours(now, -7), id])
    await sweep()
    expect(await found(id)).toMatchObject({ state: 'SCHEDULED', overdue: true })
    expect((await owner.graphql(control('startCampaign'), { id })).data.startCampaign.state).toBe('SENDING')
  })

  it('says why a scheduled campaign cannot start', async () => {
    const id = await draft()
    await sql(server, `update campaign set state = 'scheduled', scheduled_at = ? where id = ?`, [now, id])
    await sql(server, `update subscriber set status = 'unsubscribed'`)
    await sweep()
    expect(await found(id)).toMatchObject({
      state: 'SCHEDULED',
      lastError: 'You need active subscribers to send campaigns',
    })
  })

  it('is not planned for a day after its offer is over, and is not moved before its start', async () => {
    const schedule = 'mutation ($input: ScheduleCampaignInput!) { scheduleCampaign(input: $input) { state lastError } }'
    const update = 'mutation ($input: UpdateCampaignInput!) { updateCampaign(input: $input) { validUntil } }'
    const id = await draft({ validUntil: '2027-03-05' })
    const plan = (scheduledAt: string) => owner.graphql(schedule, { input: { id, scheduledAt } })
    const move = (validUntil: string) => owner.graphql(update, { input: { id, ...offer({ validUntil }) } })
    expect((await plan('2027-03-06T14:00:00Z')).errors?.[0]).toMatchObject({
      message: 'Valid until is 2027-03-05 and must not be before the start, 2027-03-06',
      extensions: { code: 'BAD_USER_INPUT', issues: [{ path: ['scheduledAt'] }] },
    })
    // The last evening by the hotel's clock.
    expect((await plan('2027-03-06T03:00:00Z')).data.scheduleCampaign.state).toBe('SCHEDULED')
    expect((await move('2027-03-04')).errors?.[0]).toMatchObject({
      message: 'Valid until is 2027-03-04 and must not be before the start, 2027-03-05',
      extensions: { code: 'BAD_USER_INPUT', issues: [{ path: ['validUntil'] }] },
    })
    expect((await move('2027-04-04')).data.updateCampaign.validUntil).toBe('2027-04-04')
    await sql(server, `update campaign set last_error = 'Could not start'`)
    expect((await plan('2027-03-06T14:00:00Z')).data.scheduleCampaign.lastError).toBeNull()
  })

  it('holds up no other where it cannot start, and says why', async () => {
    const nobodys = { subject: 'For nobody', audience: { joinedBefore: '2020-01-01' } }
    const ids = [await draft(), await draft({ subject: 'Good one' }), await draft(nobodys)]
    await sql(server, `update campaign set state = 'scheduled', scheduled_at = ?`, [addMinutes(now, -1)])
    await sql(server, `update campaign set valid_until = '2027-02-28' where id = ?`, [ids[0]])
    await sql(server, `update campaign set scheduled_at = ? where id = ?`, [now, ids[1]])
    await sweep()
    const lastError = 'Valid until must be from 2027-03-01 to 2029-03-01'
    expect(await found(ids[0]!)).toMatchObject({ state: 'SCHEDULED', lastError })
    expect(await found(ids[1]!)).toMatchObject({ state: 'SENDING', lastError: null })
    expect((await found(ids[2]!)).state).toBe('SCHEDULED')
    await sql(server, 'delete from campaign where id = ?', [ids[2]])
    const { problems } = (await owner.graphql('{ today { problems { id remedy } } }')).data.today
    expect(problems).toContainEqual({ id: 'campaign-stuck', remedy: lastError })
  })

  it('fails the work where something is wrong on our side, after the others have started', async () => {
    const ids = [await draft({ subject: 'Unlucky' }), await draft({ subject: 'Good one' })]
    await sql(server, `update campaign set state = 'scheduled', scheduled_at = ?`, [now])
    await sql(server, `update campaign set scheduled_at = ? where id = ?`, [addMinutes(now, -1), ids[0]])
    await sql(
      server,
      `create function bad_luck() returns trigger language plpgsql as $$ begin raise exception 'Bad luck'; end $$`,
    )
    await sql(
      server,
      `create trigger bad_luck before update on campaign for each row when (new.subject = 'Unlucky') execute function bad_luck()`,
    )
    try {
      await expect(sweep()).rejects.toThrow('Bad luck')
    } finally {
      await sql(server, 'drop trigger bad_luck on campaign')
      await sql(server, 'drop function bad_luck')
    }
    expect((await found(ids[1]!)).state).toBe('SENDING')
  })

  it('freezes the audience when it starts', async () => {
    const id = await draft()
    await owner.graphql(control('startCampaign'), { id })
    await owner.graphql(control('pauseCampaign'), { id })
    await sql(server, `delete from subscriber where email = 'guest-1@example.com'`)
    await sql(
      server,
      `update subscriber set email = 'new@example.com', email_lower = 'new@example.com' where email = 'guest-2@example.com'`,
    )
    expect((await found(id)).counts.recipients).toBe(21)
  })

  it('is paused, goes on, and is cancelled', async () => {
    const id = await draft()
    await owner.graphql(control('startCampaign'), { id })
    expect((await owner.graphql(control('startCampaign'), { id })).errors?.[0]?.extensions.code).toBe('CONFLICT')
    expect((await owner.graphql(control('pauseCampaign'), { id })).data.pauseCampaign.state).toBe('PAUSED')
    expect((await owner.graphql(control('pauseCampaign'), { id })).errors?.[0]?.extensions.code).toBe('CONFLICT')
    expect((await owner.graphql(control('resumeCampaign'), { id })).data.resumeCampaign.state).toBe('SENDING')
    const { data } = await owner.graphql(control('cancelCampaign'), { id })
    expect(data.cancelCampaign).toMatchObject({ state: 'CANCELLED', counts: { queued: 0, skipped: 21 } })
    expect((await owner.graphql(control('resumeCampaign'), { id })).errors?.[0]?.extensions.code).toBe('CONFLICT')
  })

  it('lists first whose state has changed last: who was skipped, who is tried again', async () => {
    const id = await draft()
    await owner.graphql(control('startCampaign'), { id })
    const firstOf = async () => (await found(id)).recipients.nodes[0]
    const age = async (email: string, state: string) => {
      await sql(server, `update campaign_recipient set updated_at = ?`, [new Date(now.getTime() - 60_000)])
      await sql(server, 'update campaign_recipient set state = ?, updated_at = ? where email = ?', [
        state,
        new Date(now.getTime() - 120_000),
        email,
      ])
    }
    await age('guest-5@example.com', 'failed')
    await owner.graphql(control('retryFailedRecipients'), { id })
    expect(await firstOf()).toMatchObject({ email: 'guest-5@example.com', state: 'QUEUED' })
    await age('guest-7@example.com', 'queued')
    await sql(server, `update campaign_recipient set state = 'sent' where email <> 'guest-7@example.com'`)
    await owner.graphql(control('cancelCampaign'), { id })
    expect(await firstOf()).toMatchObject({ email: 'guest-7@example.com', state: 'SKIPPED' })
  })

  it('cannot be changed once it has started', async () => {
    const update = 'mutation ($input: UpdateCampaignInput!) { updateCampaign(input: $input) { subject } }'
    const id = await draft()
    expect(
      (await owner.graphql(update, { input: { id, ...offer({ subject: 'New' }) } })).data.updateCampaign.subject,
    ).toBe('New')
    await owner.graphql(control('startCampaign'), { id })
    expect((await owner.graphql(update, { input: { id, ...offer() } })).errors?.[0]?.extensions.code).toBe('CONFLICT')
  })

  it('is neither changed, scheduled nor started by somebody who has read what it said before', async () => {
    const id = await draft()
    const versioned = {
      update: 'mutation ($input: UpdateCampaignInput!) { answer: updateCampaign(input: $input) { version subject } }',
      schedule: 'mutation ($input: ScheduleCampaignInput!) { answer: scheduleCampaign(input: $input) { version } }',
      start: 'mutation ($id: ID!, $version: Int) { answer: startCampaign(id: $id, version: $version) { state } }',
    }
    const read = async () =>
      (await owner.graphql('query ($id: ID!) { campaign(id: $id) { version subject state } }', { id })).data.campaign
    const { version } = await read()
    const theirs = await owner.graphql(versioned.update, { input: { id, version, ...offer({ subject: 'Theirs' }) } })
    expect(theirs.data.answer).toEqual({ version: version + 1, subject: 'Theirs' })
    const scheduledAt = addHours(now, 2).toISOString()
    const late = [
      await owner.graphql(versioned.update, { input: { id, version, ...offer({ subject: 'Mine' }) } }),
      await owner.graphql(versioned.schedule, { input: { id, version, scheduledAt } }),
      await owner.graphql(versioned.start, { id, version }),
    ]
    for (const { errors } of late)
      expect(errors?.[0]).toMatchObject({
        message: 'This campaign was changed by somebody meanwhile. Look at it again before you save',
        extensions: { code: 'CONFLICT' },
      })
    expect(await read()).toEqual({ version: version + 1, subject: 'Theirs', state: 'DRAFT' })
    const scheduled = await owner.graphql(versioned.schedule, { input: { id, version: version + 1, scheduledAt } })
    expect(scheduled.data.answer).toEqual({ version: version + 2 })
    const started = await owner.graphql(versioned.start, { id, version: version + 2 })
    expect(started.data.answer).toEqual({ state: 'SENDING' })
  })

  it('counts redeemed stays as its success', async () => {
    const { data } = await owner.graphql(send, { input: offer() })
    const { id } = data.sendCampaign.campaign
    const [coupon] = await sql<{ code: string }>(server, 'select code from coupon where occasion = ?', [id])
    await owner.graphql(
      'mutation ($code: String!) { redeemCoupon(input: { code: $code, bookingRef: "B1" }) { id } }',
      coupon as never,
    )
    expect((await found(id)).counts.redeemed).toBe(1)
  })

  it('says what it has brought: who left for it, and how many nights its coupons were for', async () => {
    const outcome = 'query ($id: ID!) { campaign(id: $id) { outcome { left stays nights staysOfUnknownLength } } }'
    const redeem = 'mutation ($input: RedeemCouponInput!) { redeemCoupon(input: $input) { nights } }'
    const { id } = (await owner.graphql(send, { input: offer() })).data.sendCampaign.campaign
    const told = async () => (await owner.graphql(outcome, { id })).data.campaign.outcome
    expect(await told()).toEqual({ left: 0, stays: 0, nights: 0, staysOfUnknownLength: 0 })
    const codes = await sql<{ code: string }>(server, 'select code from coupon where occasion = ?', [id])
    const use = (at: number, nights?: number | null) =>
      owner.graphql(redeem, { input: { code: codes[at]!.code, nights } })
    expect((await use(0, 3)).data.redeemCoupon).toEqual({ nights: 3 })
    expect((await use(1, 2)).errors).toBeUndefined()
    expect((await use(2)).data.redeemCoupon).toEqual({ nights: null })
    for (const nights of [0, 366, -1])
      expect((await use(3, nights)).errors?.[0]?.message).toBe('Nights must be from 1 to 365')
    await owner.graphql('mutation ($code: String!) { undoRedemption(code: $code) { nights } }', codes[1])

    const leave = (email: string, status: string, at: Date) =>
      sql(server, 'update subscriber set status = ?, unsubscribed_at = ? where email = ?', [status, at, email])
    await leave('guest-1@example.com', 'unsubscribed', addHours(now, 1))
    await leave('guest-2@example.com', 'suppressed', addHours(now, 24 * 30))
    await leave('guest-3@example.com', 'unsubscribed', addHours(now, 24 * 31))
    await leave('guest-4@example.com', 'unsubscribed', addHours(now, -1))
    expect(await told()).toEqual({ left: 2, stays: 2, nights: 3, staysOfUnknownLength: 1 })
  })
})

describe('before sending', () => {
  it('shows the mail in any language', async () => {
    const preview =
      'query ($input: CampaignInput!, $locale: Locale!) { campaignPreview(input: $input, locale: $locale) { subject html text } }'
    const { data } = await owner.graphql(preview, { input: offer(), locale: 'sv' })
    expect(data.campaignPreview).toMatchObject({ subject: 'Slow summer days' })
    expect(data.campaignPreview.text).toContain('Hej Alex,')
    expect(data.campaignPreview.html).toMatch(/<html[^>]*lang="sv"/)
  })

  it('sends a test to who asks', async () => {
    const test = 'mutation ($input: CampaignInput!) { sendTestCampaign(input: $input) { toAddress mailId mode } }'
    const { data } = await owner.graphql(test, { input: offer() })
    expect(data.sendTestCampaign).toMatchObject({ toAddress: 'owner@coralstoneinn.example', mode: 'OUTBOX' })
    const mail = await owner.graphql('query ($id: ID!) { outboxMail(id: $id) { kind state subject } }', {
      id: data.sendTestCampaign.mailId,
    })
    expect(mail.data.outboxMail).toEqual({ kind: 'TEST', state: 'STORED', subject: 'Slow summer days' })
  })

  it('counts the audience', async () => {
    await sql(server, `update subscriber set status = 'bounced' where email = 'guest-1@example.com'`)
    expect((await owner.graphql('{ audienceCount }')).data.audienceCount).toBe(20)
  })
})

describe('templates', () => {
  const list = '{ campaignTemplates { id name subject discountPercent specialMessage } }'

  it('are listed over REST, written, changed and deleted', async () => {
    const before = (await owner.rest('GET', '/api/campaigns/templates')).json()
    expect(before[0]).toEqual({
      id: expect.any(String),
      name: expect.any(String),
      subject: expect.any(String),
      discountPercent: expect.any(Number),
      specialMessage: expect.any(String),
    })
    const input = { name: 'Quiet weeks', subject: 'Quiet', discountPercent: 5, specialMessage: '' }
    const created = await owner.graphql(
      'mutation ($input: CampaignTemplateInput!) { createCampaignTemplate(input: $input) { id } }',
      { input },
    )
    const { id } = created.data.createCampaignTemplate
    const change =
      'mutation ($input: UpdateCampaignTemplateInput!) { updateCampaignTemplate(input: $input) { discountPercent } }'
    expect(
      (await owner.graphql(change, { input: { ...input, id, discountPercent: 7 } })).data.updateCampaignTemplate
        .discountPercent,
    ).toBe(7)
    const taken = await owner.graphql(change, { input: { ...input, id, name: before[0].name } })
    expect(taken.errors?.[0]).toMatchObject({
      message: `There is a template named ${before[0].name} already`,
      extensions: { code: 'CONFLICT' },
    })
    const stale = await owner.graphql(change, { input: { ...input, id, version: 1 } })
    expect(stale.errors?.[0]).toMatchObject({
      message: 'This template was changed by somebody meanwhile. Look at it again before you save',
      extensions: { code: 'CONFLICT' },
    })
    await owner.graphql('mutation ($id: ID!) { deleteCampaignTemplate(id: $id) { deletedCampaignTemplateId } }', { id })
    expect((await owner.graphql(list)).data.campaignTemplates).toHaveLength(before.length)
  })
})
