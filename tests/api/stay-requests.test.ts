import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { releaseHolds } from '#api/modules/stay-requests/release-holds.job.ts'
import { forgetStayRequests } from '#api/modules/stay-requests/forget-stay-requests.job.ts'
import { RoomNight } from '#api/modules/availability/room-night.entity.ts'
import { RoomType } from '#api/modules/rooms/room.entity.ts'
import { createContext, nobody } from '#api/platform/context.ts'
import { locales } from '#graphql/locales.ts'
import type { Caller } from '#tests/support/caller.ts'
import { addRoomType, addRule } from '#tests/support/rooms.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { accept, addStayRequest, decline, offer, refuse, requestStay, wish } from '#tests/support/stay-requests.ts'
import { sql } from '#tests/support/subscribers.ts'

/** Monday noon at the hotel; the price is kept, and a room held, until Tuesday 6 p.m. */
const now = new Date('2027-01-04T17:00:00Z')
const deadline = '2027-01-05T23:00:00.000Z'
const late = new Date('2027-01-05T23:00:01Z')

let server: TestServer
let owner: Caller
let type: Awaited<ReturnType<typeof addRoomType>>
beforeAll(async () => {
  server = await startServer()
  owner = await server.caller().signIn()
})
beforeEach(async () => {
  server.setNow(now)
  type = await addRoomType(owner, { basePrice: 10_000 })
})
afterAll(() => server.close())

const ask = (given: object = {}) => addStayRequest(server, owner, type.slug, given)
const codeOf = ({ errors }: Awaited<ReturnType<Caller['graphql']>>) => errors?.[0]?.extensions.code ?? 'done'
const blocks = () =>
  sql<{ first: string; last: string; note: string }>(
    server,
    `select first_night::text as first, last_night::text as last, note from room_block where room_type_id = '${type.id}'`,
  )
const runAt = async (instant: Date, job: typeof releaseHolds | typeof forgetStayRequests) => {
  server.setNow(instant)
  return job(await createContext(server.deps, nobody))
}

/** What the property management system said of the nights. */
const report = async (given: object, fetchedAt = now) => {
  const em = server.deps.orm.em.fork()
  for (const date of ['2027-02-09', '2027-02-10'])
    await em.upsert(RoomNight, {
      roomType: em.getReference(RoomType, type.id),
      date,
      available: 1,
      rate: null,
      minStay: null,
      maxStay: null,
      stopSell: false,
      closedToArrival: false,
      closedToDeparture: false,
      source: 'pms',
      fetchedAt,
      ...given,
    })
}

describe('a stay that is asked for', () => {
  it('keeps every line of its price as the server works it out, and holds no room', async () => {
    const request = await ask({ guests: 1 })
    expect(await request.ofGuest()).toMatchObject({
      reference: request.reference,
      state: 'ASKED',
      keptUntil: deadline,
      heldUntil: null,
      offered: null,
      wishes: [],
      roomNumber: null,
      asked: {
        arrival: '2027-02-09',
        departure: '2027-02-11',
        nightCount: 2,
        guests: 1,
        roomType: { slug: type.slug },
        price: {
          total: 22_500,
          subtotal: 20_000,
          nights: [
            { date: '2027-02-09', price: 10_000 },
            { date: '2027-02-10', price: 10_000 },
          ],
        },
      },
    })
    expect(await blocks()).toEqual([])
  })

  it('stands in the inbox as an inquiry with its nights', async () => {
    const { inquiryId } = await ask({ note: 'We come by bicycle' })
    const { data } = await owner.graphql(
      'query ($id: ID!) { inquiry(id: $id) { page status arrival departure guests message } }',
      { id: inquiryId },
    )
    expect(data.inquiry).toMatchObject({
      page: 'STAY',
      status: 'NEW',
      arrival: '2027-02-09',
      departure: '2027-02-11',
      guests: 2,
    })
    expect(data.inquiry.message).toMatch(/\$225 in total.*We come by bicycle/s)
  })

  it('tells the guest in the own language that the price is kept and the room is not, and how to come back', async () => {
    const receipts = new Set<string>()
    for (const language of locales) {
      const { token, inquiryId } = await ask({ language })
      const [mail] = await sql<{ kind: string; text: string }>(
        server,
        `select kind, text from mail where inquiry_id = '${inquiryId}' and kind <> 'inquiry-notice'`,
      )
      expect(mail!.kind).toBe('stay-request')
      expect(mail!.text).toContain(`${language === 'en' ? '' : `/${language}`}/your-stay/${token}`)
      receipts.add(mail!.text.replaceAll(/https?:\S+/g, '').replaceAll(/LB-\w+/g, ''))
    }
    expect(receipts.size).toBe(locales.length)
  })

  it('promises nothing where availability cannot be read', async () => {
    await report({}, new Date('2027-01-01T00:00:00Z'))
    const request = await ask()
    expect((await request.ofGuest()).keptUntil).toBeNull()
    expect((await request.ofDesk()).present.isApproximate).toBe(true)
    const [mail] = await sql<{ text: string }>(
      server,
      `select text from mail where inquiry_id = '${request.inquiryId}' and kind = 'stay-request'`,
    )
    expect(mail!.text).toContain('we promise neither the price nor a room')
  })

  it('is one request when the form is sent twice at once, and another when it says something else', async () => {
    const guest = server.caller()
    const input = {
      roomTypeSlug: type.slug,
      arrival: '2027-02-09',
      departure: '2027-02-11',
      name: 'Twice',
      email: 'twice@guests.example',
    }
    const answers = await Promise.all([1, 2, 3].map(() => guest.graphql(requestStay, { input })))
    expect(new Set(answers.map(({ data }) => data.requestStay.token)).size).toBe(1)
    const other = await guest.graphql(requestStay, { input: { ...input, note: 'By train' } })
    expect(other.data.requestStay.token).not.toBe(answers[0]!.data.requestStay.token)
  })

  it.each([
    ['an extra that costs nothing', { extras: [{ slug: 'early-check-in' }] }],
    ['a child among the guests', { children: 1 }],
  ])('is another when it is sent again at once with %s', async (_, corrected) => {
    const guest = server.caller()
    const input = {
      roomTypeSlug: type.slug,
      arrival: '2027-02-09',
      departure: '2027-02-11',
      guests: 2,
      name: 'Corrected',
      email: `${type.slug}@guests.example`,
    }
    const tokens = [input, { ...input, ...corrected }, { ...input, ...corrected }].map(async (form) => {
      const { data, errors } = await guest.graphql(requestStay, { input: form })
      expect(errors).toBeUndefined()
      return data.requestStay.token as string
    })
    const [first, second, again] = await Promise.all(tokens)
    expect(second).not.toBe(first)
    expect(again).toBe(second)
  })

  it('is opened by nobody else who sends the same form', async () => {
    const input = {
      roomTypeSlug: type.slug,
      arrival: '2027-02-09',
      departure: '2027-02-11',
      name: 'Alike',
      email: 'alike@guests.example',
    }
    const [guest, stranger] = [server.caller(), server.caller()]
    const own = (await guest.graphql(requestStay, { input })).data.requestStay
    const others = (await stranger.graphql(requestStay, { input })).data.requestStay
    expect(others.token).not.toBe(own.token)
    expect(others.reference).not.toBe(own.reference)
    expect((await guest.graphql(requestStay, { input })).data.requestStay).toEqual(own)
  })

  it.each([
    ['no name', { name: ' ' }, 'BAD_USER_INPUT'],
    ['no address', { email: 'nobody' }, 'BAD_USER_INPUT'],
    ['the dates the wrong way round', { departure: '2027-02-01' }, 'BAD_USER_INPUT'],
    ['a room that there is not', { roomTypeSlug: 'castle' }, 'NOT_FOUND'],
    ['nights that are over', { arrival: '2026-02-09', departure: '2026-02-10' }, 'CONFLICT'],
    ['more guests than fit', { guests: 5 }, 'CONFLICT'],
    ['a price of one’s own', { price: 1 }, 'BAD_USER_INPUT'],
  ])('is refused with %s', async (_, given, code) => {
    const input = {
      roomTypeSlug: type.slug,
      arrival: '2027-02-09',
      departure: '2027-02-11',
      name: 'Aino',
      email: 'wrong@guests.example',
      ...given,
    }
    expect(codeOf(await server.caller().graphql(requestStay, { input }))).toBe(code)
  })

  it('of a program is spam that gets no mail, and is told nothing of it', async () => {
    const email = 'robot@guests.example'
    const input = { roomTypeSlug: type.slug, arrival: '2027-02-09', departure: '2027-02-11', name: 'R', email }
    const { data } = await server
      .caller()
      .graphql(requestStay, { input: { ...input, website: 'https://spam.example' } })
    expect(data.requestStay.token).toHaveLength(43)
    expect(await sql(server, `select status from inquiry where email = '${email}'`)).toEqual([{ status: 'spam' }])
    expect(await sql(server, `select 1 from mail where to_address = '${email}' or reply_to = '${email}'`)).toEqual([])
  })

  it('is opened by its token only', async () => {
    await ask()
    for (const token of ['', 'x', 'x'.repeat(43), "' or true --"]) {
      const answer = await server
        .caller()
        .graphql('query ($token: String!) { guestStay(token: $token) { reference } }', { token })
      expect(answer).toEqual({ data: { guestStay: null } })
      expect(codeOf(await server.caller().graphql(accept, { token }))).toBe('NOT_FOUND')
    }
  })
})

it('is counted at the room type that it needs for as long as it is open and ahead', async () => {
  const count = async ({ id }: { id: string }) =>
    (await owner.graphql('query ($id: ID!) { roomType(id: $id) { openStayRequests } }', { id })).data.roomType
      .openStayRequests
  const other = await addRoomType(owner, { basePrice: 12_000 })
  const request = await ask()
  const declined = await ask()
  expect([await count(type), await count(other)]).toEqual([2, 0])
  await owner.graphql(decline, { id: declined.id })
  expect(await count(type)).toBe(1)
  await owner.graphql(offer, { input: { id: request.id, roomTypeSlug: other.slug } })
  expect([await count(type), await count(other)]).toEqual([0, 1])
  server.setNow(late)
  expect(await count(other)).toBe(0)
})

describe('a room that is wished for by its number', () => {
  let roomNumber: string
  beforeEach(async () => {
    const { data } = await owner.graphql('query ($id: ID!) { room(id: $id) { roomNumber } }', { id: type.rooms[0] })
    roomNumber = data.room.roomNumber
  })
  const mailsOf = ({ inquiryId }: Awaited<ReturnType<typeof ask>>) =>
    sql<{ text: string }>(server, `select text from mail where inquiry_id = '${inquiryId}' and kind = 'stay-request'`)

  it('is repeated to the guest in the own language, and stands in the inbox', async () => {
    const wishes = new Set<string>()
    for (const language of locales) {
      const request = await ask({ roomNumber, language })
      expect((await request.ofGuest()).roomNumber).toBe(roomNumber)
      const [receipt] = await mailsOf(request)
      const line = receipt!.text.split('\n').find((part) => part.includes(roomNumber))
      expect(line).toMatch(/\(.+, .+\)/)
      wishes.add(line!)
      const { data } = await owner.graphql('query ($id: ID!) { inquiry(id: $id) { message } }', {
        id: request.inquiryId,
      })
      expect(data.inquiry.message).toContain(roomNumber)
    }
    expect(wishes.size).toBe(locales.length)
    expect([...wishes][0]).toContain(`room ${roomNumber} (a wish, not a promise)`)
  })

  it('is no room that is held: the desk sees whether a block names it on the nights', async () => {
    const request = await ask({ roomNumber })
    const wished = async () => (await request.ofDesk()).wishedRoom
    expect(await wished()).toEqual({ roomNumber, isBlocked: false })
    expect(await blocks()).toEqual([])
    const block = (firstNight: string, lastNight: string) =>
      owner.graphql('mutation ($input: CreateBlockInput!) { createBlock(input: $input) { id } }', {
        input: { roomId: type.rooms[0], firstNight, lastNight, reason: 'OUT_OF_ORDER' },
      })
    for (const [first, last, isBlocked] of [
      ['2027-02-07', '2027-02-08', false],
      ['2027-02-11', '2027-02-12', false],
      ['2027-02-10', '2027-02-10', true],
    ] as const) {
      expect((await block(first, last)).errors).toBeUndefined()
      expect(await wished()).toEqual({ roomNumber, isBlocked })
    }
    await owner.graphql('mutation ($id: ID!) { archiveRoom(id: $id) { id } }', { id: type.rooms[0] })
    expect(await wished()).toEqual({ roomNumber, isBlocked: null })
  })

  it('goes with an offer of its type and not with one of another', async () => {
    const same = await ask({ roomNumber })
    await acts.offer(same)
    const other = await addRoomType(owner)
    await acts.decline(same)
    const moved = await ask({ roomNumber })
    await owner.graphql(offer, { input: { id: moved.id, roomTypeSlug: other.slug } })
    const repeated = async (request: typeof same) =>
      (await mailsOf(request)).filter(({ text }) => text.includes(`room ${roomNumber} (a wish, not a promise)`)).length
    // The receipt and the offer, not what declines it; the receipt alone.
    expect([await repeated(same), await repeated(moved)]).toEqual([2, 1])
  })

  it.each([[null], [''], ['  ']])('is none when it is sent as %j', async (nothing) => {
    const request = await ask({ roomNumber: nothing })
    expect((await request.ofGuest()).roomNumber).toBeNull()
    expect((await request.ofDesk()).wishedRoom).toBeNull()
  })

  it('is refused in clear words when it is not of that type, and nothing is stored', async () => {
    const refused = async (wrong: string) => {
      const input = { roomTypeSlug: type.slug, arrival: '2027-02-09', departure: '2027-02-11', name: 'Aino' }
      const email = 'number@guests.example'
      const { errors } = await server.caller().graphql(requestStay, { input: { ...input, email, roomNumber: wrong } })
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', issues: [{ path: ['roomNumber'] }] })
      expect(await sql(server, `select 1 from inquiry where email = '${email}'`)).toEqual([])
      return errors?.[0]?.message
    }
    const { data } = await owner.graphql('query ($id: ID!) { roomType(id: $id) { name } }', { id: type.id })
    const { name } = data.roomType
    for (const wrong of ['16', '999', `${roomNumber}x`])
      expect(await refused(wrong)).toBe(`Room ${wrong} is not one of the type ${name}. Its rooms are ${roomNumber}`)
    expect(await refused('12345678901')).toBe('Room number must have at most 10 characters')
    await owner.graphql('mutation ($id: ID!) { archiveRoom(id: $id) { id } }', { id: type.rooms[0] })
    await owner.graphql('mutation ($input: CreateRoomInput!) { createRoom(input: $input) { id } }', {
      input: { roomTypeId: type.id, roomNumber: `${roomNumber}b`, floor: 1 },
    })
    expect(await refused(roomNumber)).toBe(
      `Room ${roomNumber} is not one of the type ${name}. Its rooms are ${roomNumber}b`,
    )
  })
})

describe('the price of the offer', () => {
  const raise = (price: number) => addRule(owner, type.id, { price, startDate: '2027-02-01', endDate: '2027-02-28' })

  it.each([
    ['as it was kept after it has risen', () => raise(20_000), now, {}, 22_500],
    ['lower after it has fallen', () => raise(8_000), now, {}, 18_000],
    ['that of now once the promise is over', () => raise(20_000), late, {}, 45_000],
    ['that of now for other nights', () => raise(20_000), now, { departure: '2027-02-10' }, 22_500],
    ['as kept after the booking system moved it', () => report({ rate: 30_000 }), now, {}, 22_500],
  ])('is %s', async (_, change, at, nights, total) => {
    const request = await ask()
    await change()
    server.setNow(at)
    const { data } = await owner.graphql(offer, { input: { id: request.id, ...nights } })
    expect(data.offerStay).toMatchObject({ state: 'OFFERED', answeredBy: 'Owner' })
    expect((await request.ofGuest()).offered.price.total).toBe(total)
    expect(
      (await request.guest.graphql(accept, { token: request.token })).data.acceptStayOffer.offered.price.total,
    ).toBe(total)
  })

  it('stands beside what the stay costs now, and whether it is free, at the desk', async () => {
    const request = await ask()
    await raise(20_000)
    expect(await request.ofDesk()).toMatchObject({
      asked: { price: { total: 22_500 } },
      present: { total: 45_000, isFree: true, isApproximate: false, refusals: [] },
    })
  })
})

type Request = Awaited<ReturnType<typeof ask>>
const acts = {
  offer: (request: Request) => owner.graphql(offer, { input: { id: request.id } }),
  decline: (request: Request) => owner.graphql(decline, { id: request.id }),
  accept: (request: Request) => request.guest.graphql(accept, { token: request.token }),
  refuse: (request: Request) => request.guest.graphql(refuse, { token: request.token }),
  wish: (request: Request) => request.guest.graphql(wish, { input: { token: request.token, wishes: ['PET'] } }),
  /** The stated hour passes. */
  wait: async () => {
    server.setNow(late)
    return {}
  },
}
type Act = keyof typeof acts

describe('what can be done when', () => {
  it.each<[acts: Act[], answers: string, state: string, held: number]>([
    [['offer'], 'done', 'OFFERED', 1],
    [['decline'], 'done', 'DECLINED', 0],
    [['accept'], 'CONFLICT', 'ASKED', 0],
    [['refuse'], 'CONFLICT', 'ASKED', 0],
    [['wish'], 'CONFLICT', 'ASKED', 0],
    [['wait', 'offer'], 'done', 'OFFERED', 1],
    [['offer', 'offer'], 'CONFLICT', 'OFFERED', 1],
    [['offer', 'decline'], 'done', 'DECLINED', 0],
    [['offer', 'accept'], 'done', 'ACCEPTED', 1],
    [['offer', 'refuse'], 'done', 'REFUSED', 0],
    [['offer', 'wish'], 'CONFLICT', 'OFFERED', 1],
    [['offer', 'accept', 'accept'], 'done', 'ACCEPTED', 1],
    [['offer', 'accept', 'refuse'], 'CONFLICT', 'ACCEPTED', 1],
    [['offer', 'accept', 'offer'], 'CONFLICT', 'ACCEPTED', 1],
    [['offer', 'accept', 'decline'], 'CONFLICT', 'ACCEPTED', 1],
    [['offer', 'accept', 'wish'], 'done', 'ACCEPTED', 1],
    [['offer', 'accept', 'wait', 'accept'], 'done', 'ACCEPTED', 1],
    [['offer', 'accept', 'wait', 'wish'], 'done', 'ACCEPTED', 1],
    [['offer', 'wait', 'accept'], 'CONFLICT', 'EXPIRED', 1],
    [['offer', 'wait', 'refuse'], 'CONFLICT', 'EXPIRED', 1],
    [['offer', 'wait', 'offer'], 'done', 'OFFERED', 1],
    [['offer', 'wait', 'offer', 'accept'], 'done', 'ACCEPTED', 1],
    [['offer', 'wait', 'decline'], 'done', 'DECLINED', 0],
    [['offer', 'refuse', 'refuse'], 'done', 'REFUSED', 0],
    [['offer', 'refuse', 'accept'], 'CONFLICT', 'REFUSED', 0],
    [['offer', 'refuse', 'offer'], 'done', 'OFFERED', 1],
    [['offer', 'refuse', 'decline'], 'CONFLICT', 'REFUSED', 0],
    [['decline', 'decline'], 'CONFLICT', 'DECLINED', 0],
    [['decline', 'accept'], 'CONFLICT', 'DECLINED', 0],
    [['decline', 'offer'], 'done', 'OFFERED', 1],
    [['decline', 'offer', 'accept'], 'done', 'ACCEPTED', 1],
  ])('%s: %s', async (steps, answer, state, held) => {
    const request = await ask()
    let last = 'done'
    for (const step of steps) last = codeOf(await acts[step](request))
    expect(last).toBe(answer)
    expect((await request.ofGuest()).state).toBe(state)
    expect((await request.ofDesk()).state).toBe(state)
    expect(await blocks()).toHaveLength(held)
  })

  it('one mail tells of each answer, and none of a press that did nothing', async () => {
    const request = await ask()
    for (const step of ['offer', 'offer', 'accept', 'accept'] as const) await acts[step](request)
    const subjects = await sql<{ subject: string }>(
      server,
      `select subject from mail where inquiry_id = '${request.inquiryId}' and kind = 'stay-request' order by created_at, subject`,
    )
    expect(subjects).toHaveLength(3)
    const news = await sql(server, `select 1 from mail where subject like '%accepted%${request.reference}%'`)
    expect(news).toHaveLength(1)
  })
})

describe('a room that is held', () => {
  it('is no more for sale from the offer on, is a block of its nights, and is free again once the hour has passed', async () => {
    const request = await ask()
    await acts.offer(request)
    expect(await blocks()).toEqual([{ first: '2027-02-09', last: '2027-02-10', note: request.reference }])
    await expect(ask()).rejects.toThrow('cannot be booked')
    await runAt(new Date('2027-01-05T22:59:00Z'), releaseHolds)
    expect(await blocks()).toHaveLength(1)
    await runAt(late, releaseHolds)
    expect(await blocks()).toEqual([])
    expect((await request.ofGuest()).state).toBe('EXPIRED')
    expect((await (await ask()).ofGuest()).state).toBe('ASKED')
  })

  it('stays the guest’s once accepted', async () => {
    const request = await ask()
    await acts.offer(request)
    await acts.accept(request)
    await runAt(late, releaseHolds)
    expect(await blocks()).toHaveLength(1)
  })

  it('comes off the count of the booking system, which has not heard of it', async () => {
    await owner.graphql('mutation ($input: CreateRoomInput!) { createRoom(input: $input) { id } }', {
      input: { roomTypeId: type.id, roomNumber: `H-${type.slug.slice(-4)}`, floor: 1 },
    })
    await report({ available: 1 })
    const [first, second] = [await ask(), await ask()]
    expect(codeOf(await acts.offer(first))).toBe('done')
    expect(codeOf(await acts.offer(second))).toBe('CONFLICT')
  })

  it('comes off the count of the booking system also where none of the rooms is in use', async () => {
    await report({ available: 2 })
    const change = 'mutation ($input: UpdateRoomInput!) { updateRoom(input: $input) { id } }'
    const { errors } = await owner.graphql(change, { input: { id: type.rooms[0], active: false } })
    expect(errors).toBeUndefined()
    const requests = [await ask(), await ask(), await ask()]
    const answers: string[] = []
    for (const request of requests) answers.push(codeOf(await acts.offer(request)))
    expect(answers).toEqual(['done', 'done', 'CONFLICT'])
  })

  it('is found again when staff took its block away, as long as there is one', async () => {
    const request = await ask()
    await acts.offer(request)
    await sql(server, `delete from room_block where room_type_id = '${type.id}'`)
    expect(codeOf(await acts.accept(request))).toBe('done')
    expect(await blocks()).toHaveLength(1)
  })

  it('is not promised twice when it went to somebody else meanwhile', async () => {
    const [first, second] = [await ask(), await ask()]
    await acts.offer(first)
    await sql(server, `delete from room_block where room_type_id = '${type.id}'`)
    await acts.offer(second)
    expect(codeOf(await acts.accept(first))).toBe('CONFLICT')
    expect(codeOf(await acts.accept(second))).toBe('done')
    expect(await blocks()).toHaveLength(1)
  })

  it('is looked at with its price before it is sent, which holds nothing', async () => {
    const request = await ask()
    const [{ id }] = (await request.ofDesk()).rooms
    const preview = `query ($input: OfferStayInput!) { stayOfferPreview(input: $input) {
      isFree isApproximate total refusals { code } } }`
    const input = { id: request.id, rooms: [{ id, arrival: '2027-02-12', departure: '2027-02-15' }] }
    const look = async () => (await owner.graphql(preview, { input })).data.stayOfferPreview
    const [looked] = await look()
    expect(looked).toMatchObject({ isFree: true, refusals: [] })
    expect(await blocks()).toEqual([])
    const { offerStay: offered } = (await owner.graphql(offer, { input })).data
    expect(offered.offeredTotal).toBe(looked.total)
    // The only room is held now.
    expect(await look()).toMatchObject([{ isFree: false, refusals: [{ code: 'SOLD_OUT' }] }])
    const over = { ...input, rooms: [{ ...input.rooms[0], departure: '2027-02-12' }] }
    expect(codeOf(await owner.graphql(preview, { input: over }))).toBe('BAD_USER_INPUT')
    expect(codeOf(await owner.graphql(preview, { input: { id: type.id } }))).toBe('NOT_FOUND')
  })

  it('may be of other nights, which the guest is told', async () => {
    const request = await ask()
    const input = { id: request.id, arrival: '2027-02-12', departure: '2027-02-15' }
    await owner.graphql(offer, { input })
    expect(await request.ofGuest()).toMatchObject({
      isCounterOffer: true,
      asked: { arrival: '2027-02-09' },
      offered: { arrival: '2027-02-12', departure: '2027-02-15' },
    })
    expect(await blocks()).toMatchObject([{ first: '2027-02-12', last: '2027-02-14' }])
  })

  it.each([
    ['the wrong way round', { arrival: '2027-02-20' }, 'BAD_USER_INPUT'],
    ['over', { arrival: '2026-12-01' }, 'BAD_USER_INPUT'],
    ['of more nights than a guest may ask for', { departure: '2028-02-10' }, 'BAD_USER_INPUT'],
    ['in a room that there is not', { roomTypeSlug: 'castle' }, 'BAD_USER_INPUT'],
    ['too far away', { arrival: '2029-12-01', departure: '2029-12-03' }, 'CONFLICT'],
  ])('cannot be %s', async (_, given, code) => {
    const request = await ask()
    expect(codeOf(await owner.graphql(offer, { input: { id: request.id, ...given } }))).toBe(code)
    expect(await blocks()).toEqual([])
  })
})

describe('a stay that is declined', () => {
  const party = { guests: 8 }
  const made: string[] = []
  const roomFor = async (given: object = {}) => {
    const added = await addRoomType(owner, { maxOccupancy: 8, ...given })
    made.push(...added.rooms)
    return added
  }
  afterEach(async () => {
    for (const id of made.splice(0)) {
      const archived = await owner.graphql('mutation ($id: ID!) { archiveRoom(id: $id) { id } }', { id })
      expect(archived.errors).toBeUndefined()
    }
  })
  const block = async (roomTypeId: string, firstNight: string, lastNight: string) => {
    const input = { roomTypeId, rooms: 1, firstNight, lastNight, reason: 'MANUAL_BOOKING' }
    const create = 'mutation ($input: CreateBlockInput!) { createBlock(input: $input) { id } }'
    expect((await owner.graphql(create, { input })).errors).toBeUndefined()
  }
  const nameOf = async ({ id }: { id: string }): Promise<string> =>
    (await owner.graphql('query ($id: ID!) { roomType(id: $id) { name } }', { id })).data.roomType.name
  /** What the mail offers instead, each with the words before its price. */
  const instead = async (request: Request) => {
    expect(codeOf(await acts.decline(request))).toBe('done')
    const [mail] = await sql<{ text: string }>(
      server,
      `select text from mail where inquiry_id = '${request.inquiryId}' and kind = 'stay-request' and text not like '%/your-stay/%'`,
    )
    expect(mail!.text).toContain('we cannot offer you the room you asked for on those nights')
    const stays = mail!.text.matchAll(/(?<days>\w+ \d+\W+(?:\w+ )?\d+, 2027):?\s+(?<room>.+), \$/g)
    return [...stays].map(({ groups }) => `${groups!.room} ${groups!.days!.replaceAll(/\W+/g, ' ')}`)
  }

  it('leads to another room that is free on those nights, then to its own on others', async () => {
    const [king, queen] = [await roomFor(), await roomFor({ basePrice: 12_000 })]
    const request = await addStayRequest(server, owner, king.slug, party)
    await block(king.id, '2027-02-09', '2027-02-09')
    await block(queen.id, '2027-02-11', '2027-02-11')
    const [kingName, queenName] = [await nameOf(king), await nameOf(queen)]
    expect((await instead(request)).slice(0, 2)).toEqual([
      `${queenName} February 9 11 2027`,
      `${kingName} February 10 12 2027`,
    ])
  })

  it('for another reason is not offered again', async () => {
    const king = await roomFor()
    const request = await addStayRequest(server, owner, king.slug, party)
    const name = await nameOf(king)
    const offered = await instead(request)
    expect(offered).toHaveLength(3)
    expect(offered).not.toContain(`${name} February 9 11 2027`)
    expect(offered).toContain(`${name} February 8 10 2027`)
  })
})

describe('at the same moment', () => {
  const outcomes = async (answers: Promise<Awaited<ReturnType<Caller['graphql']>>>[]) =>
    (await Promise.all(answers)).map(codeOf).sort()

  it('of ten guests for the last room exactly one is offered it', async () => {
    const requests: Request[] = []
    for (let index = 0; index < 10; index += 1) requests.push(await ask())
    expect(await outcomes(requests.map(acts.offer))).toEqual([...Array(9).fill('CONFLICT'), 'done'])
    expect(await blocks()).toHaveLength(1)
  })

  it('an offer that is pressed five times is one', async () => {
    const request = await ask()
    expect(await outcomes(Array.from({ length: 5 }, () => acts.offer(request)))).toEqual([
      ...Array(4).fill('CONFLICT'),
      'done',
    ])
    expect(await blocks()).toHaveLength(1)
  })

  it('an offer that is accepted five times is accepted once', async () => {
    const request = await ask()
    await acts.offer(request)
    expect(await outcomes(Array.from({ length: 5 }, () => acts.accept(request)))).toEqual(Array(5).fill('done'))
    expect(await sql(server, `select 1 from mail where subject like '%accepted%${request.reference}%'`)).toHaveLength(1)
  })

  it('an offer and a block of staff do not both get the last room', async () => {
    const request = await ask()
    const input = {
      roomTypeId: type.id,
      rooms: 1,
      firstNight: '2027-02-10',
      lastNight: '2027-02-12',
      reason: 'MANUAL_BOOKING',
    }
    const blocked = owner.graphql('mutation ($input: CreateBlockInput!) { createBlock(input: $input) { id } }', {
      input,
    })
    const answers = await outcomes([acts.offer(request), blocked])
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1)
    expect(await blocks()).toHaveLength(1)
  })

  it('accepting and declining, or accepting and the end of the hour, leave one answer and the room where it says', async () => {
    const request = await ask()
    await acts.offer(request)
    await Promise.all([acts.accept(request), acts.decline(request), runAt(now, releaseHolds)])
    const { state } = await request.ofGuest()
    expect(['ACCEPTED', 'DECLINED']).toContain(state)
    expect(await blocks()).toHaveLength(state === 'ACCEPTED' ? 1 : 0)
  })
})

describe('a request and its guest', () => {
  const stored = (id: string) => sql(server, `select state from stay_request where id = '${id}'`)

  it('go together, and a room that was only held is free again', async () => {
    const request = await ask()
    await acts.offer(request)
    const { data } = await owner.graphql(
      'mutation ($input: EraseGuestInput!) { eraseGuest(input: $input) { removed { kind count } } }',
      { input: { email: request.email } },
    )
    expect(data.eraseGuest.removed).toContainEqual({ kind: 'STAY_REQUESTS', count: 1 })
    expect(await stored(request.id)).toEqual([])
    expect(await blocks()).toEqual([])
    expect(await request.ofGuest()).toBeNull()
  })

  it('are in the file of what is held, without the token', async () => {
    const request = await ask()
    const { data } = await owner.graphql('query ($email: String!) { guestFile(email: $email) { content } }', {
      email: request.email,
    })
    const file = JSON.parse(data.guestFile.content)
    expect(file.stayRequests).toMatchObject([{ rooms: [{ arrival: '2027-02-09', price: { total: 22_500 } }] }])
    expect(JSON.stringify(file.stayRequests)).not.toContain(request.token)
  })

  it('part after 24 months', async () => {
    const request = await ask()
    await runAt(new Date('2029-01-04T16:00:00Z'), forgetStayRequests)
    expect(await stored(request.id)).toHaveLength(1)
    await runAt(new Date('2029-01-04T18:00:00Z'), forgetStayRequests)
    expect(await stored(request.id)).toEqual([])
  })

  it('are corrected together: mails that wait go to the right address', async () => {
    const request = await ask()
    await acts.offer(request)
    await sql(server, `update mail set state = 'queued' where inquiry_id = '${request.inquiryId}'`)
    const { errors } = await owner.graphql(
      'mutation ($input: CorrectInquiryInput!) { correctInquiry(input: $input) { email } }',
      { input: { id: request.inquiryId, email: 'aino.right@guests.example', name: 'Aino Meri' } },
    )
    expect(errors).toBeUndefined()
    expect(
      await sql(
        server,
        `select distinct to_address, to_name from mail where inquiry_id = '${request.inquiryId}' and kind = 'stay-request'`,
      ),
    ).toEqual([{ to_address: 'aino.right@guests.example', to_name: 'Aino Meri' }])
  })

  it('are corrected together: an offer that failed at the wrong address can be sent once more, to the right one', async () => {
    const request = await ask()
    await acts.offer(request)
    const mails = () =>
      sql<{ id: string; to_address: string; to_name: string; state: string; text: string }>(
        server,
        `select * from mail where inquiry_id = '${request.inquiryId}' and kind = 'stay-request'`,
      )
    await sql(server, `update mail set state = 'failed' where inquiry_id = '${request.inquiryId}'`)
    const before = await mails()
    const right = { email: 'aino.found@guests.example', name: 'Aino Meri' }
    await owner.graphql('mutation ($input: CorrectInquiryInput!) { correctInquiry(input: $input) { email } }', {
      input: { id: request.inquiryId, ...right },
    })
    const after = await mails()
    expect(after.map(({ text }) => text).toSorted()).toEqual(before.map(({ text }) => text).toSorted())
    for (const { id, ...mail } of after) {
      expect(mail).toMatchObject({ to_address: right.email, to_name: right.name, state: 'failed' })
      const again = await owner.graphql('mutation ($id: ID!) { retryMail(id: $id) { state } }', { id })
      expect(again.data.retryMail.state).toBe('STORED')
    }
  })

  it('wishes and questions reach the desk: each question as a message of its own', async () => {
    const request = await ask()
    await acts.offer(request)
    await acts.accept(request)
    const { data } = await acts.wish(request)
    expect(data.updateStayWishes.wishes).toEqual(['PET'])
    const question = { token: request.token, message: 'Is there a crib?' }
    const { data: asked } = await request.guest.graphql(
      'mutation ($input: AskAboutStayInput!) { askAboutStay(input: $input) { id } }',
      { input: question },
    )
    expect(await sql(server, `select message, page, email from inquiry where id = '${asked.askAboutStay.id}'`)).toEqual(
      [{ message: `${request.reference}: Is there a crib?`, page: 'stay', email: request.email }],
    )
  })

  it('the desk reads in its outbox no link by which it could answer in the guest’s name', async () => {
    const request = await ask()
    await acts.offer(request)
    const { data } = await owner.graphql('query ($q: String) { outboxMails(search: $q) { nodes { id } } }', {
      q: request.email,
    })
    for (const { id } of data.outboxMails.nodes) {
      const mail = await owner.graphql('query ($id: ID!) { outboxMail(id: $id) { html text } }', { id })
      expect(mail.errors).toBeUndefined()
      expect(JSON.stringify(mail.data)).not.toContain(request.token)
    }
  })
})
