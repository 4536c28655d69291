import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { registerPages } from '#api/http/pages/pages.ts'
import { deliverMails } from '#api/modules/mail/deliver-mails.job.ts'
import { forgetMails } from '#api/modules/mail/forget-mails.job.ts'
import { createContext, nobody } from '#api/platform/context.ts'
import { locales } from '#graphql/locales.ts'
import type { Caller } from '#tests/support/caller.ts'
import { fieldIn, one, readPage, sentBy, textOf } from '#tests/support/html.ts'
import { addRoomType } from '#tests/support/rooms.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { startSmtpReceiver, type SmtpReceiver } from '#tests/support/smtp-receiver.ts'
import { sql } from '#tests/support/subscribers.ts'
import { localePath, text } from '#tests/support/texts.ts'

const now = new Date('2027-01-04T17:00:00Z')
const dates = { arrival: '2027-02-09', departure: '2027-02-11' }

let receiver: SmtpReceiver
let server: TestServer
let owner: Caller
let room: Awaited<ReturnType<typeof addRoomType>>
beforeAll(async () => {
  receiver = await startSmtpReceiver()
  server = await startServer({ SMTP_URL: receiver.url }, hotelFacts, registerPages)
  owner = await server.caller().signIn()
})
beforeEach(async () => {
  server.setNow(now)
  receiver.received.length = 0
  await sql(server, 'delete from mail')
  await sql(server, 'delete from throttle')
  room = await addRoomType(owner, { basePrice: 10_000 })
})
afterAll(async () => {
  server.deps.outside.close()
  await server.close()
  await receiver.close()
})

const mutation = `mutation ($input: MailStayLinkInput!) {
  mailStayLink(input: $input) { accepted refusals { code message(locale: fi) } } }`
const ask = (given: object = {}, caller = server.caller()) =>
  caller.graphql(mutation, { input: { roomTypeSlug: room.slug, ...dates, email: 'Aino@guests.example', ...given } })
const sent = { data: { mailStayLink: { accepted: true, refusals: [] } } }
const mails = () =>
  sql<{ to_address: string; subject: string; html: string; text: string; language: string }>(
    server,
    `select * from mail where kind = 'stay-link'`,
  )
const context = () => createContext(server.deps, nobody)
const totalOf = async (given: object = {}) => {
  const input = { roomTypeSlug: room.slug, ...dates, ...given }
  const { data } = await server
    .caller()
    .graphql('query ($input: StayQuoteInput!) { stayQuote(input: $input) { total } }', { input })
  return data.stayQuote.total as number
}

describe('a price by mail', () => {
  it.each(locales)('has the stay, its total and the way back, in %s', async (language) => {
    const party = { guests: 2, children: 1, couponCode: 'SUN-7K4M', extras: [{ slug: 'late-check-out', quantity: 2 }] }
    expect(await ask({ ...party, language })).toEqual(sent)
    const [mail] = await mails()
    expect(mail).toMatchObject({ to_address: 'Aino@guests.example', language })
    const link =
      'arrival=2027-02-09&departure=2027-02-11&adults=1&children=1' +
      `&room=${room.slug}&code=SUN-7K4M&extras=late-check-out_2`
    const digits = String(await totalOf(party)).replace(/(\d\d)$/, '.$1')
    for (const part of [mail!.html.replaceAll('&amp;', '&'), mail!.text]) {
      expect(part).toContain(`http://hotel.example/${language === 'en' ? '' : language}?${link}#stay`)
      expect(part).toContain(`http://hotel.example${localePath(language, '/stay-sheet')}?${link}`)
      expect(part.replace(',', '.').replaceAll(/(?<=\d),(?=\d)/g, '.')).toContain(digits)
      expect(part).toContain('150 East Ocean Avenue, Lantana, FL 33462')
      expect(part).toContain('2027')
      expect(part).not.toMatch(/\{\w+\}|undefined|\[object|unsubscribe/)
    }
  })

  it('goes out marked as automatic and is kept nowhere afterwards', async () => {
    await ask()
    await deliverMails(await context())
    expect(receiver.received.map(({ to }) => to)).toEqual(['Aino@guests.example'])
    expect(receiver.received[0]!.source).toContain('Auto-Submitted: auto-generated')
    expect(await mails()).toEqual([])
    const tables = ['subscriber', 'inquiry', 'subscriber_event']
    for (const table of tables)
      expect(await sql(server, `select * from ${table} where ${table}::text ilike '%aino@guests%'`)).toEqual([])
    expect(await sql(server, `select * from throttle where key ilike '%aino%'`)).toEqual([])
  })

  it('that could not leave is gone after a day, and while it waits the desk cannot read it, but erase it', async () => {
    await ask()
    const { data, errors } = await owner.graphql(
      `query ($email: String!) { guestData(email: $email) { counts { kind count } mails { id } }
        outboxMails { nodes { id } } }`,
      { email: 'aino@guests.example' },
    )
    expect(errors).toBeUndefined()
    expect(data.guestData.counts).toContainEqual({ kind: 'MAILS', count: 1 })
    expect([data.guestData.mails, data.outboxMails.nodes]).toEqual([[], []])
    await sql(server, `update mail set state = 'failed'`)
    await forgetMails(await context())
    expect(await mails()).toHaveLength(1)
    server.setNow(new Date(now.getTime() + 86_400_001))
    await forgetMails(await context())
    expect(await mails()).toEqual([])
  })

  it('comes three times an hour to an address, whoever asks, and nobody is told', async () => {
    for (const email of ['aino@guests.example', 'AINO@guests.example', 'aino@guests.example', 'aino@guests.example'])
      expect(await ask({ email })).toEqual(sent)
    expect(await mails()).toHaveLength(3)
  })

  it('is asked for three times an hour by one visitor', async () => {
    const visitor = server.caller()
    for (const email of ['a@guests.example', 'b@guests.example', 'c@guests.example'])
      expect(await ask({ email }, visitor)).toEqual(sent)
    const { errors } = await ask({ email: 'd@guests.example' }, visitor)
    expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED')
    expect(await mails()).toHaveLength(3)
  })

  it('of a stay that cannot be had says why, and nothing is mailed', async () => {
    const { data } = await ask({ guests: 5 })
    expect(data.mailStayLink).toMatchObject({ accepted: false, refusals: [{ code: 'TOO_MANY_GUESTS' }] })
    expect(data.mailStayLink.refusals[0].message).toMatch(/\S/)
    expect(await mails()).toEqual([])
  })

  it('is not mailed for a program', async () => {
    expect(await ask({ website: 'https://spam.example' })).toEqual(sent)
    expect(await mails()).toEqual([])
  })

  it.each<[object, string, string]>([
    [{ email: '' }, 'BAD_USER_INPUT', 'email'],
    [{ email: 'aino' }, 'BAD_USER_INPUT', 'email'],
    [{ email: 'aino@guests.example\nBcc: b@guests.example' }, 'BAD_USER_INPUT', 'email'],
    [{ departure: '2027-02-09' }, 'BAD_USER_INPUT', 'departure'],
    [{ guests: 0 }, 'BAD_USER_INPUT', 'guests'],
  ])('is not understood as %j', async (given, code, field) => {
    const { errors } = await ask(given)
    expect(errors?.[0]?.extensions).toMatchObject({ code, issues: [{ path: [field] }] })
    expect(await mails()).toEqual([])
  })

  it('of a room that there is not is NOT_FOUND', async () => {
    expect((await ask({ roomTypeSlug: 'no-such-room' })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })
})

describe('the planner’s form, as a browser without a script sends it', () => {
  const post = (caller: Caller, path: string, body: string) =>
    caller.rest('POST', path, body, {
      'content-type': 'application/x-www-form-urlencoded',
      host: 'hotel.example',
    })
  const query = () => `?${new URLSearchParams({ ...dates, adults: '2', room: room.slug })}`
  const formOf = (document: Document) => one(document, 'form[action$="/mail-price"]')

  it.each(locales)('leads back to the price, which says what became of it, in %s', async (locale) => {
    const guest = server.caller()
    const { document } = await readPage(guest, localePath(locale, '/') + query())
    const form = formOf(document)
    const send = async (email: string) => {
      fieldIn(form, 'email').value = email
      const { statusCode, headers } = await post(guest, form.getAttribute('action')!, sentBy(form))
      expect(statusCode).toBe(303)
      return readPage(guest, headers.location!.split('#')[0]!)
    }
    const wrong = await send('aino')
    expect(textOf(formOf(wrong.document))).toContain(text(locale, 'stay.mail.wrong'))
    const done = await send('plain@guests.example')
    expect(textOf(done.document.body)).toContain(text(locale, 'stay.mail.sent'))
    expect(await mails()).toMatchObject([{ to_address: 'plain@guests.example', language: locale }])
    const others = ['b@guests.example', 'c@guests.example', 'd@guests.example']
    const [, , limited] = [await send(others[0]!), await send(others[1]!), await send(others[2]!)]
    expect(textOf(formOf(limited.document.body as unknown as Document).parentElement!)).toContain(
      text(locale, 'stay.mail.limited', { phone: hotelFacts.phone }),
    )
  })

  it.each([
    ['/rooms/king-room', '/rooms/king-room?'],
    ['/gallery', '/gallery?'],
    ['//elsewhere.example', '/?'],
    ['/admin', '/?'],
    ['', '/?'],
  ])('leads from %s to a page with a planner', async (page, start) => {
    const fields = { ...dates, adults: '2', room: room.slug, email: 'aino@guests.example', page }
    const { headers } = await post(server.caller(), '/mail-price', String(new URLSearchParams(fields)))
    expect(headers.location!.startsWith(start)).toBe(true)
    expect(headers.location).toMatch(/&mailed=sent$/)
  })

  it('leads back to the planner’s own reasons where the stay cannot be had', async () => {
    const fields = { ...dates, adults: '9', room: room.slug, email: 'aino@guests.example', page: '/' }
    const { headers } = await post(server.caller(), '/mail-price', String(new URLSearchParams(fields)))
    expect(headers.location).not.toContain('mailed')
    expect(headers.location).toMatch(/#stay-answer$/)
    expect(await mails()).toEqual([])
  })
})
