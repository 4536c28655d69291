import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { registerPages } from '#api/http/pages/pages.ts'
import { deliverMails } from '#api/modules/mail/deliver-mails.job.ts'
import { forgetWaiting } from '#api/modules/waiting-list/forget-waiting.job.ts'
import { tellWaiting } from '#api/modules/waiting-list/tell-waiting.job.ts'
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
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const dates = { arrival: '2027-02-09', departure: '2027-02-11' }
const nights = { firstNight: '2027-02-09', lastNight: '2027-02-10' }

let receiver: SmtpReceiver
let server: TestServer
let owner: Caller
let room: Awaited<ReturnType<typeof addRoomType>>
let block: string
beforeAll(async () => {
  receiver = await startSmtpReceiver()
  server = await startServer({ SMTP_URL: receiver.url }, hotelFacts, registerPages)
  owner = await server.caller().signIn()
})
beforeEach(async () => {
  server.setNow(now)
  receiver.received.length = 0
  for (const table of ['waiting_guest', 'mail', 'throttle', 'room_block']) await sql(server, `delete from ${table}`)
  room = await addRoomType(owner, { basePrice: 10_000 })
  block = await takeNights()
})
afterAll(async () => {
  server.deps.outside.close()
  await server.close()
  await receiver.close()
})

const takeNights = async (given: object = { roomTypeId: room.id }) => {
  const input = { ...nights, reason: 'MANUAL_BOOKING', ...given }
  const { data } = await owner.graphql('mutation ($input: CreateBlockInput!) { createBlock(input: $input) { id } }', {
    input,
  })
  return data.createBlock.id as string
}
const freeNights = (id = block) => owner.graphql('mutation ($id: ID!) { deleteBlock(id: $id) { success } }', { id })
const setNights = (stopSell: boolean) =>
  owner.graphql('mutation ($input: SetRoomNightsInput!) { setRoomNights(input: $input) { roomTypeId } }', {
    input: { roomTypeId: room.id, ...nights, stopSell },
  })
const addRoom = async (roomNumber: string, given: object = {}) => {
  const { data, errors } = await owner.graphql(
    'mutation ($input: CreateRoomInput!) { createRoom(input: $input) { id accessible } }',
    { input: { roomTypeId: room.id, roomNumber, floor: 1, ...given } },
  )
  expect(errors).toBeUndefined()
  return data.createRoom as { id: string; accessible: boolean }
}

const mutation = `mutation ($input: JoinWaitingListInput!) {
  joinWaitingList(input: $input) { accepted refusals { code message(locale: fi) } } }`
const join = (email = 'Aino@guests.example', given: object = {}, caller = server.caller()) =>
  caller.graphql(mutation, { input: { roomTypeSlug: room.slug, ...dates, email, ...given } })
const joined = { data: { joinWaitingList: { accepted: true, refusals: [] } } }

const context = () => createContext(server.deps, nobody)
/** The job by the clock, at so many minutes. */
const tell = async (minutes = 0) => {
  server.setNow(later(minutes))
  await tellWaiting(await context())
}
interface MailRow {
  to_address: string
  subject: string
  html: string
  text: string
  language: string
  headers: Record<string, string>
}
const mails = () =>
  sql<MailRow>(server, `select * from mail where kind = 'waiting-list' order by created_at, to_address`)
const addressees = async () => (await mails()).map(({ to_address }) => to_address)
const tokenOf = async (email: string) =>
  (await sql<{ token: string }>(server, `select token from waiting_guest where email_lower = '${email}'`))[0]!.token
const waiting = () => sql<{ email: string }>(server, 'select * from waiting_guest order by waiting_since, email')

describe('nights that become free', () => {
  it.each(locales)('are told of in one mail with the stay, its total and both ways on, in %s', async (language) => {
    expect(await join('Aino@guests.example', { guests: 2, children: 1, language })).toEqual(joined)
    await tell()
    expect(await mails()).toEqual([])
    await freeNights()
    await tell(1)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to_address: 'Aino@guests.example', language })
    const prefix = language === 'en' ? '' : `/${language}`
    const token = await tokenOf('aino@guests.example')
    const { data } = await server
      .caller()
      .graphql('query ($input: StayQuoteInput!) { stayQuote(input: $input) { total } }', {
        input: { roomTypeSlug: room.slug, ...dates },
      })
    const digits = String(data.stayQuote.total)
      .replace(/(\d\d)$/, '.$1')
      .replace('.00', '')
    for (const part of [mail!.html.replaceAll('&amp;', '&'), mail!.text]) {
      const stay = `arrival=2027-02-09&departure=2027-02-11&adults=1&children=1&room=${room.slug}#stay`
      expect(part).toContain(`http://hotel.example${prefix || '/'}?${stay}`)
      expect(part).toContain(`http://hotel.example${prefix}/waiting-list/${token}`)
      expect(part.replace(',', '.').replaceAll(/(?<=\d),(?=\d)/g, '.')).toContain(digits)
      expect(part).toContain('150 East Ocean Avenue, Lantana, FL 33462')
      expect(part).not.toMatch(/\{\w+\}|undefined|\[object/)
    }
    expect(mail!.headers).toMatchObject({
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<http://hotel.example/waiting-list/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })

  it.each<[string, (free: () => Promise<unknown>) => Promise<unknown>]>([
    ['a block that is taken away', (free) => free()],
    ['a room that is added', () => addRoom(`N${room.slug.slice(10)}`)],
  ])('by %s, bring a mail', async (_, free) => {
    await join()
    await free(freeNights)
    await tell()
    expect(await addressees()).toEqual(['Aino@guests.example'])
  })

  it('by a stop-sell that is lifted, bring a mail', async () => {
    await freeNights()
    await setNights(true)
    expect(await join()).toEqual(joined)
    await tell()
    expect(await mails()).toEqual([])
    await setNights(false)
    await tell(1)
    expect(await addressees()).toEqual(['Aino@guests.example'])
  })

  it('by a sync, bring a mail; what the system has not confirmed for long does not', async () => {
    await freeNights()
    const night = (date: string, available: number, at: Date) =>
      sql(
        server,
        `insert into room_night (id, created_at, updated_at, room_type_id, date, available, stop_sell,
          closed_to_arrival, closed_to_departure, source, fetched_at)
        values (gen_random_uuid(), now(), now(), '${room.id}', '${date}', ${available}, false, false, false, 'pms',
          '${at.toISOString()}')
        on conflict (room_type_id, date, source) do update set available = excluded.available, fetched_at = excluded.fetched_at`,
      )
    const [first, second] = [nights.firstNight, nights.lastNight]
    for (const date of [first, second]) await night(date, 0, now)
    expect(await join()).toEqual(joined)
    const longAgo = later(-27 * 60)
    for (const date of [first, second]) await night(date, 1, longAgo)
    await tell()
    expect(await mails()).toEqual([])
    for (const date of [first, second]) await night(date, 1, now)
    await tell(1)
    expect(await addressees()).toEqual(['Aino@guests.example'])
  })

  it('are told of to the first in line, an hour later to the next, while they are free, and to nobody twice', async () => {
    await join('a@guests.example')
    server.setNow(later(1))
    await join('b@guests.example')
    server.setNow(later(2))
    await join('c@guests.example')
    await freeNights()
    for (const [minute, told] of [
      [3, ['a']],
      [4, ['a']],
      [62, ['a']],
      [63, ['a', 'b']],
      [122, ['a', 'b']],
    ] as const) {
      await tell(minute)
      expect(await addressees()).toEqual(told.map((name) => `${name}@guests.example`))
    }
    await takeNights()
    await tell(200)
    expect(await addressees()).toHaveLength(2)
    await sql(server, 'delete from room_block')
    await tell(201)
    await tell(400)
    expect(await addressees()).toEqual(['a', 'b', 'c'].map((name) => `${name}@guests.example`))
  })

  it('are told of once, when two runs of the job meet', async () => {
    await join()
    await freeNights()
    await Promise.all([context(), context()].map(async (ctx) => tellWaiting(await ctx)))
    expect(await addressees()).toEqual(['Aino@guests.example'])
  })

  it('of one night only are no stay', async () => {
    await freeNights()
    await takeNights({ roomTypeId: room.id, firstNight: '2027-02-10' })
    expect(await join()).toEqual(joined)
    await tell()
    expect(await mails()).toEqual([])
  })

  it('in any room are told of with the cheapest room that takes the party', async () => {
    // Every room of the house is taken, so that nothing is free until one is.
    const { data } = await owner.graphql('{ roomTypes { id slug } }')
    const types = data.roomTypes as { id: string }[]
    for (const { id } of types)
      await owner.graphql('mutation ($input: SetRoomNightsInput!) { setRoomNights(input: $input) { roomTypeId } }', {
        input: { roomTypeId: id, ...nights, stopSell: true },
      })
    const large = await addRoomType(owner, { basePrice: 12_000, maxOccupancy: 4 }, 0)
    expect(await join('any@guests.example', { roomTypeSlug: null, guests: 4 })).toEqual(joined)
    await owner.graphql('mutation ($input: CreateRoomInput!) { createRoom(input: $input) { id } }', {
      input: { roomTypeId: large.id, roomNumber: `L${large.slug.slice(10)}`, floor: 1 },
    })
    await tell()
    const [mail] = await mails()
    expect(mail!.html).toContain(`room=${large.slug}`)
    await sql(server, 'delete from room_night')
  })

  it('go to who needs an accessible room first, where only such a room is left', async () => {
    const accessible = await addRoom(`A${room.slug.slice(10)}`, { accessible: true })
    expect(accessible.accessible).toBe(true)
    const second = await takeNights()
    await join('first@guests.example')
    server.setNow(later(1))
    await join('second@guests.example', { accessible: true })
    await freeNights(second)
    await tell(2)
    expect(await addressees()).toEqual(['second@guests.example'])
    expect((await mails())[0]!.text).toContain('accessible room')
    await tell(62)
    expect(await addressees()).toEqual(['second@guests.example', 'first@guests.example'])
  })

  it('in another room than the accessible one are nothing to who needs that', async () => {
    const { id } = await addRoom(`A${room.slug.slice(10)}`, { accessible: true })
    await takeNights({ roomTypeId: undefined, roomId: id })
    await join('needs@guests.example', { accessible: true })
    await freeNights()
    await tell()
    expect(await mails()).toEqual([])
    // What can be booked is still waited for by who needs the accessible one.
    expect(await join('late@guests.example', { accessible: true })).toEqual(joined)
    expect((await join('other@guests.example')).data.joinWaitingList.accepted).toBe(false)
    expect(await waiting()).toHaveLength(2)
  })
})

describe('an address for the waiting list', () => {
  it('is entered twice and waits once, at its place', async () => {
    await join('a@guests.example')
    server.setNow(later(1))
    await join('b@guests.example')
    server.setNow(later(2))
    expect(await join('A@guests.example')).toEqual(joined)
    expect(await waiting()).toMatchObject([{ email: 'a@guests.example' }, { email: 'b@guests.example' }])
  })

  it('is entered four times at once and waits once', async () => {
    await Promise.all([1, 2, 3, 4].map(() => join('a@guests.example')))
    expect(await waiting()).toHaveLength(1)
  })

  it('that was told waits anew, at the end of the line, and gets another mail', async () => {
    await join('a@guests.example')
    server.setNow(later(1))
    await join('b@guests.example')
    await freeNights()
    await tell(2)
    await takeNights()
    await join('a@guests.example')
    expect(await waiting()).toMatchObject([{ email: 'b@guests.example' }, { email: 'a@guests.example' }])
  })

  it('waits for five stays at most, and nobody is told', async () => {
    const arrivals = ['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04', '2027-03-05', '2027-03-06']
    await takeNights({ roomTypeId: room.id, firstNight: '2027-03-01', lastNight: '2027-03-31' })
    for (const [at, arrival] of arrivals.entries()) {
      server.setNow(later(at * 60))
      expect(await join('a@guests.example', { arrival, departure: '2027-03-10' })).toEqual(joined)
    }
    expect(await waiting()).toHaveLength(5)
  })

  it('is taken five times an hour, whoever enters it, and by one visitor', async () => {
    await takeNights({ roomTypeId: room.id, firstNight: '2027-03-01', lastNight: '2027-03-31' })
    const stays = Array.from({ length: 6 }, (_, at) => ({ arrival: `2027-03-0${at + 1}`, departure: '2027-03-10' }))
    for (const stay of stays) expect(await join('a@guests.example', stay)).toEqual(joined)
    expect(await waiting()).toHaveLength(5)
    // The same stay takes no place of its own, but one of the five times.
    const guests = async () =>
      (await sql<{ guests: number }>(server, "select guests from waiting_guest where email_lower like 'b@%'"))[0]
        ?.guests
    for (const count of [1, 2, 1, 2, 1, 2]) expect(await join('b@guests.example', { guests: count })).toEqual(joined)
    expect(await guests()).toBe(1)
    const visitor = server.caller()
    for (const [at, stay] of stays.slice(1).entries())
      expect(await join(`v${at}@guests.example`, stay, visitor)).toEqual(joined)
    expect((await join('v9@guests.example', {}, visitor)).errors?.[0]?.extensions.code).toBe('RATE_LIMITED')
  })

  it('waits for nothing that can be booked, or that a rule forbids', async () => {
    await freeNights()
    expect((await join()).data.joinWaitingList).toEqual({ accepted: false, refusals: [] })
    await takeNights()
    const { accepted, refusals } = (await join('a@guests.example', { guests: 5 })).data.joinWaitingList
    expect(accepted).toBe(false)
    expect(refusals.map(({ code }: { code: string }) => code)).toContain('TOO_MANY_GUESTS')
    expect(
      (await join('a@guests.example', { arrival: '2027-01-01', departure: '2027-01-03' })).data.joinWaitingList,
    ).toMatchObject({ accepted: false, refusals: [{ code: 'PAST_ARRIVAL' }] })
    expect(await waiting()).toEqual([])
  })

  it.each<[object, string, string]>([
    [{ email: '' }, 'BAD_USER_INPUT', 'email'],
    [{ email: 'aino' }, 'BAD_USER_INPUT', 'email'],
    [{ email: 'aino@guests.example\nBcc: b@guests.example' }, 'BAD_USER_INPUT', 'email'],
    [{ departure: '2027-02-09' }, 'BAD_USER_INPUT', 'departure'],
    [{ guests: 0 }, 'BAD_USER_INPUT', 'guests'],
    [{ guests: 2, children: 2 }, 'BAD_USER_INPUT', 'children'],
    [{ accessible: true }, 'BAD_USER_INPUT', 'accessible'],
  ])('is not understood with %j', async (given, code, field) => {
    const { errors } = await join('aino@guests.example', given)
    expect(errors?.[0]?.extensions).toMatchObject({ code, issues: [{ path: [field] }] })
    expect(await waiting()).toEqual([])
  })

  it('for a room that there is not is NOT_FOUND, and of a program is forgotten', async () => {
    expect((await join('a@guests.example', { roomTypeSlug: 'no-such-room' })).errors?.[0]?.extensions.code).toBe(
      'NOT_FOUND',
    )
    expect(await join('a@guests.example', { website: 'https://spam.example' })).toEqual(joined)
    expect(await waiting()).toEqual([])
  })

  it('is deleted when the day of arrival has passed at the hotel, with its mail', async () => {
    await join()
    await freeNights()
    await tell()
    await deliverMails(await context())
    expect(receiver.received.map(({ to }) => to)).toEqual(['Aino@guests.example'])
    server.setNow(new Date('2027-02-10T04:59:00Z'))
    await forgetWaiting(await context())
    expect(await waiting()).toHaveLength(1)
    server.setNow(new Date('2027-02-10T05:00:00Z'))
    await forgetWaiting(await context())
    expect([await waiting(), await mails()]).toEqual([[], []])
  })
})

describe('without a mail server', () => {
  it('nobody is put on the list, nobody loses a turn, and neither form is offered', async () => {
    const plain = await startServer({}, hotelFacts, registerPages)
    const caller = plain.caller()
    const input = { arrival: '2027-02-09', departure: '2027-02-11', email: 'aino@guests.example' }
    const { errors } = await caller.graphql(mutation, { input })
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'CONFLICT' } })
    expect(errors?.[0]?.message).toContain(hotelFacts.phone)
    const mailed = await caller.graphql(
      'mutation ($input: MailStayLinkInput!) { mailStayLink(input: $input) { accepted } }',
      { input: { ...input, roomTypeSlug: 'king-room' } },
    )
    expect(mailed.errors?.[0]).toMatchObject({ extensions: { code: 'CONFLICT' } })
    expect((await caller.graphql('{ hotel(locale: en) { sendsMail } }')).data.hotel.sendsMail).toBe(false)
    await plain.close()
  })
})

describe('leaving', () => {
  const ask = (token: string) =>
    server.caller().graphql('query ($token: String!) { waitingStay(token: $token) { arrival departure } }', { token })
  const leave = (token: string) =>
    server.caller().graphql('mutation ($token: String!) { leaveWaitingList(token: $token) { success } }', { token })

  it('is one press, twice it is done once, and a mail that waits does not leave', async () => {
    await join()
    const token = await tokenOf('aino@guests.example')
    expect((await ask(token)).data.waitingStay).toEqual(dates)
    await freeNights()
    await tell()
    expect((await leave(token)).data.leaveWaitingList.success).toBe(true)
    expect((await leave(token)).data.leaveWaitingList.success).toBe(true)
    expect((await ask(token)).data.waitingStay).toBeNull()
    expect([await waiting(), await mails()]).toEqual([[], []])
  })

  it.each(['', 'x', 'x'.repeat(43), '%00', '../../admin'])('with %j finds and forgets nobody', async (token) => {
    await join()
    expect((await ask(token)).data.waitingStay).toBeNull()
    expect((await leave(token)).data.leaveWaitingList.success).toBe(true)
    expect(await waiting()).toHaveLength(1)
  })

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('by the mail program’s button, as %s, leads nowhere', async (type, body) => {
    await join()
    const path = `/waiting-list/${await tokenOf('aino@guests.example')}`
    const answer = await server.caller().rest('POST', path, body, { 'content-type': type, host: 'hotel.example' })
    expect(answer).toMatchObject({ statusCode: 200, body: 'You are no longer waiting.' })
    expect(await waiting()).toEqual([])
  })

  it.each(locales)('on its page asks first and then says so, without a script, in %s', async (locale) => {
    await join()
    const guest = server.caller()
    const path = localePath(locale, `/waiting-list/${await tokenOf('aino@guests.example')}`)
    const { document } = await readPage(guest, path)
    expect(textOf(document.body)).toContain(text(locale, 'waiting.readyTitle').replaceAll('\u00a0', ' '))
    const form = one(document, `form[action="${path}"]`)
    expect(await waiting()).toHaveLength(1)
    const { statusCode, headers } = await guest.rest('POST', path, sentBy(form), {
      'content-type': 'application/x-www-form-urlencoded',
      host: 'hotel.example',
    })
    expect([statusCode, headers.location]).toEqual([303, path])
    expect(await waiting()).toEqual([])
    const gone = await guest.rest('GET', path)
    expect(gone.statusCode).toBe(404)
    expect(gone.headers['cache-control']).toBe('no-store')
    expect(gone.body).toContain(text(locale, 'waiting.goneTitle'))
  })
})

describe('at the desk', () => {
  const list = '{ waitingList { arrival departure waiting waitingForAccessible told roomType { slug } } }'

  it('stands how many wait for which nights, and not who', async () => {
    await addRoom(`A${room.slug.slice(10)}`, { accessible: true })
    await takeNights()
    await join('a@guests.example')
    server.setNow(later(1))
    await join('b@guests.example', { accessible: true })
    expect((await owner.graphql(list)).data.waitingList).toEqual([
      { ...dates, waiting: 2, waitingForAccessible: 1, told: 0, roomType: { slug: room.slug } },
    ])
    await freeNights()
    await tell(2)
    expect((await owner.graphql(list)).data.waitingList).toMatchObject([{ waiting: 1, told: 1 }])
    expect((await server.caller().graphql(list)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })

  it('the mail is in the outbox without its token, and what is held is found, handed out and erased', async () => {
    await join()
    await freeNights()
    await tell()
    const token = await tokenOf('aino@guests.example')
    const { data, errors } = await owner.graphql(
      `query ($email: String!) { guestData(email: $email) { counts { kind count } }
        guestFile(email: $email) { content } outboxMails { nodes { id kind } } }`,
      { email: 'aino@guests.example' },
    )
    expect(errors).toBeUndefined()
    expect(data.guestData.counts).toContainEqual({ kind: 'WAITING_LIST', count: 1 })
    expect(JSON.parse(data.guestFile.content).waitingList).toMatchObject([dates])
    expect(data.guestFile.content).not.toContain(token)
    expect(data.outboxMails.nodes).toMatchObject([{ kind: 'WAITING_LIST' }])
    const eml = await owner.rest('GET', `/api/admin/outbox/${data.outboxMails.nodes[0].id}.eml`)
    expect(eml.body).not.toContain(token)
    await owner.graphql('mutation ($input: EraseGuestInput!) { eraseGuest(input: $input) { erasedAt } }', {
      input: { email: 'aino@guests.example' },
    })
    expect([await waiting(), await mails()]).toEqual([[], []])
  })
})

describe('the planner’s form, as a browser without a script sends it', () => {
  const post = (caller: Caller, path: string, body: string) =>
    caller.rest('POST', path, body, { 'content-type': 'application/x-www-form-urlencoded', host: 'hotel.example' })
  const query = () => `?${new URLSearchParams({ ...dates, adults: '2', room: room.slug })}`
  const formOf = (document: Document) => one(document, 'form[action$="/wait-for-nights"]')

  it.each(locales)('leads back to the nights and says what became of it, in %s', async (locale) => {
    const guest = server.caller()
    const { document } = await readPage(guest, localePath(locale, '/') + query())
    const form = formOf(document)
    expect(form.querySelector('[name=accessible]')).toBeNull()
    const send = async (email: string) => {
      fieldIn(form, 'email').value = email
      const { statusCode, headers } = await post(guest, form.getAttribute('action')!, sentBy(form))
      expect(statusCode).toBe(303)
      return readPage(guest, headers.location!)
    }
    const wrong = await send('aino')
    expect(textOf(formOf(wrong.document))).toContain(text(locale, 'stay.mail.wrong'))
    const done = await send('plain@guests.example')
    expect(textOf(done.document.body)).toContain(text(locale, 'stay.waiting.joined'))
    expect(await waiting()).toMatchObject([{ email: 'plain@guests.example', language: locale, accessible: false }])
  })

  it('asks who needs an accessible room where there is one', async () => {
    await addRoom(`A${room.slug.slice(10)}`, { accessible: true })
    await takeNights()
    const guest = server.caller()
    const { document } = await readPage(guest, `/${query()}`)
    const form = formOf(document)
    fieldIn(form, 'email').value = 'needs@guests.example'
    one(form as unknown as Document, '[name=accessible]').setAttribute('checked', '')
    await post(guest, '/wait-for-nights', sentBy(form))
    expect(await waiting()).toMatchObject([{ accessible: true }])
  })

  it('is not there while the nights are free, and leads to what can be booked', async () => {
    await freeNights()
    const guest = server.caller()
    const { document } = await readPage(guest, `/${query()}`)
    expect(document.querySelector('form[action$="/wait-for-nights"]')).toBeNull()
    const fields = { ...dates, adults: '2', room: room.slug, email: 'aino@guests.example', page: '//elsewhere.example' }
    const { headers } = await post(guest, '/wait-for-nights', String(new URLSearchParams(fields)))
    expect(headers.location).toMatch(/^\/\?.*#stay-answer$/)
    expect(headers.location).not.toContain('waiting=')
  })
})
