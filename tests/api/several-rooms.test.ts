import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { releaseHolds } from '#api/modules/stay-requests/release-holds.job.ts'
import { stayCalendar } from '#api/modules/stay-requests/stay-calendar.service.ts'
import { createContext, nobody } from '#api/platform/context.ts'
import { locales } from '#graphql/locales.ts'
import type { Caller } from '#tests/support/caller.ts'
import { addRoomType, addRule } from '#tests/support/rooms.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { accept, addStayRequest, decline, offer, refuse, requestStay } from '#tests/support/stay-requests.ts'
import { sql } from '#tests/support/subscribers.ts'

/** Monday noon at the hotel; the price is kept, and rooms held, until Tuesday 6 p.m. */
const now = new Date('2027-01-04T17:00:00Z')
const late = new Date('2027-01-05T23:00:01Z')
const nights = { arrival: '2027-02-09', departure: '2027-02-11' }

type Type = Awaited<ReturnType<typeof addRoomType>>
let server: TestServer
let owner: Caller
/** At $100 and at $150 a night, with one room each. */
let king: Type
let queen: Type
beforeAll(async () => {
  server = await startServer()
  owner = await server.caller().signIn()
})
beforeEach(async () => {
  server.setNow(now)
  king = await addRoomType(owner, { basePrice: 10_000 })
  queen = await addRoomType(owner, { basePrice: 15_000 })
})
afterAll(() => server.close())

const inQueen = (given: object = {}) => ({ roomTypeSlug: queen.slug, ...nights, ...given })
const ask = (given: object = {}) => addStayRequest(server, owner, king.slug, { moreRooms: [inQueen()], ...given })
type Request = Awaited<ReturnType<typeof ask>>
type Answer = Awaited<ReturnType<Caller['graphql']>>
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code ?? 'done'

/** Blocks of either type: how many, and on which nights. */
const blocksOf = (type: Type) =>
  sql<{ id: string; first: string; last: string; note: string }>(
    server,
    `select id, first_night::text as first, last_night::text as last, note from room_block where room_type_id = '${type.id}'`,
  )
const held = async () => [(await blocksOf(king)).length, (await blocksOf(queen)).length]
const runHolds = async () => releaseHolds(await createContext(server.deps, nobody))
const blockQueen = () =>
  owner.graphql('mutation ($input: CreateBlockInput!) { createBlock(input: $input) { id } }', {
    input: {
      roomTypeId: queen.id,
      rooms: 1,
      firstNight: '2027-02-10',
      lastNight: '2027-02-10',
      reason: 'MANUAL_BOOKING',
    },
  })
const nameOf = async ({ id }: Type): Promise<string> =>
  (await owner.graphql('query ($id: ID!) { roomType(id: $id) { name } }', { id })).data.roomType.name

describe('rooms that are asked for together', () => {
  it('are one request and one inquiry, with every line of each and what they cost together', async () => {
    const request = await ask({ guests: 2, note: 'A family' })
    expect(await request.ofGuest()).toMatchObject({
      state: 'ASKED',
      askedTotal: 56_250,
      offeredTotal: null,
      asked: { roomType: { slug: king.slug } },
      rooms: [
        { asked: { ...nights, guests: 2, price: { total: 22_500 } }, offered: null },
        { asked: { ...nights, guests: 2, price: { total: 33_750 } }, offered: null },
      ],
    })
    expect(await request.ofDesk()).toMatchObject({
      askedTotal: 56_250,
      presentTotal: 56_250,
      isFree: true,
      rooms: [{ present: { isFree: true } }, { present: { isFree: true } }],
    })
    const { data } = await owner.graphql('query ($id: ID!) { inquiry(id: $id) { arrival departure guests message } }', {
      id: request.inquiryId,
    })
    expect(data.inquiry).toMatchObject({ ...nights, guests: 4 })
    for (const words of [await nameOf(king), await nameOf(queen), 'All rooms: $562.50 in total', 'A family'])
      expect(data.inquiry.message).toContain(words)
    expect(await held()).toEqual([0, 0])
  })

  it('of one type are not both offered where one of them is left', async () => {
    const pair = await addRoomType(owner, {}, 2)
    const request = await addStayRequest(server, owner, pair.slug, {
      moreRooms: [{ roomTypeSlug: pair.slug, ...nights }],
    })
    await owner.graphql('mutation ($input: CreateBlockInput!) { createBlock(input: $input) { id } }', {
      input: { roomId: pair.rooms[0], firstNight: '2027-02-10', lastNight: '2027-02-10', reason: 'OUT_OF_ORDER' },
    })
    const answer = await owner.graphql(offer, { input: { id: request.id } })
    expect(codeOf(answer)).toBe('CONFLICT')
    expect(answer.errors?.[0]?.message).toMatch(/^Room 2 of 2: /)
    // That of staff alone.
    expect(await blocksOf(pair)).toMatchObject([{ first: '2027-02-10', note: null }])
  })

  describe('beside their message', () => {
    const beside = async ({ inquiryId }: Pick<Request, 'inquiryId'>, locale = 'en') =>
      (
        await owner.graphql(
          `query ($id: ID!, $locale: Locale!) { inquiry(id: $id) { beside { stay { arrival adults roomCount isFree
            roomType { id } quote { total } totalText(locale: $locale) priceSentence(locale: $locale) refusals { code } } } } }`,
          { id: inquiryId, locale },
        )
      ).data.inquiry.beside.stay

    it('have no price of one room for the whole party, but the sum that is quoted of all', async () => {
      const request = await ask({ guests: 2 })
      const { priceSentence, ...stay } = await beside(request)
      expect(stay).toEqual({
        arrival: nights.arrival,
        adults: 4,
        roomCount: 2,
        isFree: null,
        roomType: null,
        quote: null,
        totalText: '$562.50',
        refusals: [],
      })
      expect(priceSentence).toBe(
        `${await nameOf(king)} and ${await nameOf(queen)} are free from February 9, 2027 to February 11, 2027 (2 nights, 4 guests): $562.50 in all, taxes included ($500 before taxes).`,
      )
      // As things stand now, not as they stood when the rooms were asked for.
      await owner.graphql('mutation ($input: UpdateRoomTypeInput!) { updateRoomType(input: $input) { id } }', {
        input: { id: queen.id, basePrice: 20_000 },
      })
      const { presentTotal } = await request.ofDesk()
      expect(presentTotal).toBe(67_500)
      expect((await beside(request)).priceSentence).toContain('$675 in all')
    })

    it.each(locales)('have it in the language of the mail (%s)', async (locale) => {
      const { priceSentence } = await beside(await ask({ guests: 2 }), locale)
      expect(priceSentence).toMatch(/562[.,]50/)
      expect(priceSentence).toContain(await nameOf(king))
      expect(priceSentence).not.toMatch(/[{}]/)
    })

    it('have none while one of them is taken, or none of its type is offered any more', async () => {
      const request = await ask()
      await blockQueen()
      expect((await beside(request)).priceSentence).toBe(null)
      await owner.graphql('mutation ($id: ID!) { archiveRoomType(id: $id) { id } }', { id: queen.id })
      expect(await beside(request)).toMatchObject({ priceSentence: null, totalText: null })
    })

    it('name the nights of each where they differ, and count rooms of one type', async () => {
      const pair = await addRoomType(owner, { basePrice: 10_000 }, 2)
      const inPair = { roomTypeSlug: pair.slug, ...nights }
      const { priceSentence } = await beside(
        await addStayRequest(server, owner, pair.slug, { moreRooms: [inPair, inQueen({ arrival: '2027-02-10' })] }),
      )
      const name = await nameOf(queen)
      expect(priceSentence.replaceAll(/[\u00a0\u2009]/g, ' ')).toContain(
        `2 × ${await nameOf(pair)} and ${name} (February 10 – 11, 2027) are free from February 9`,
      )
    })
  })

  it('are named one by one, and their sum, in the mails of every language', async () => {
    const names = [await nameOf(king), await nameOf(queen)]
    const written = new Set<string>()
    for (const language of locales) {
      const request = await ask({ language })
      await owner.graphql(offer, { input: { id: request.id } })
      await request.guest.graphql(accept, { token: request.token })
      const mails = await sql<{ text: string }>(
        server,
        `select text from mail where inquiry_id = '${request.inquiryId}' and kind = 'stay-request' order by created_at`,
      )
      expect(mails).toHaveLength(3)
      for (const { text } of mails) {
        for (const name of names) expect(text).toContain(name)
        expect(text).toMatch(/562[.,]50/)
        written.add(text.replaceAll(/https?:\S+/g, '').replaceAll(/LB-\w+/g, ''))
      }
      await sql(server, `delete from room_block where room_type_id in ('${king.id}', '${queen.id}')`)
    }
    expect(written.size).toBe(3 * locales.length)
  })

  it('one after the other are one stay of the same guests, two events and one hour until which they are held', async () => {
    const request = await ask({
      arrival: '2027-01-06',
      departure: '2027-01-08',
      moreRooms: [inQueen({ arrival: '2027-01-05', departure: '2027-01-06' })],
    })
    const { data } = await owner.graphql('query ($id: ID!) { inquiry(id: $id) { arrival departure guests } }', {
      id: request.inquiryId,
    })
    expect(data.inquiry).toEqual({ arrival: '2027-01-05', departure: '2027-01-08', guests: 2 })
    const { data: offered } = await owner.graphql(offer, { input: { id: request.id } })
    // Check-in of the first day.
    expect(offered.offerStay.heldUntil).toBe('2027-01-05T20:00:00.000Z')
    const file = await stayCalendar(await createContext(server.deps, nobody), request.token, 'en')
    expect([...file.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, day]) => day)).toEqual(['20270106', '20270105'])
    const [first, second] = [...file.matchAll(/UID:(\S+)@/g)].map(([, id]) => id)
    expect([first, second]).toEqual([request.id, `2-${request.id}`])
  })

  it('for the same nights are one event that names them all', async () => {
    const request = await ask()
    await owner.graphql(offer, { input: { id: request.id } })
    const file = await stayCalendar(await createContext(server.deps, nobody), request.token, 'en')
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    const unfolded = file.replaceAll('\r\n ', '')
    for (const type of [king, queen]) expect(unfolded).toContain(await nameOf(type))
  })

  it.each([[null], [[]]])('are one room where there are no more of them: %j', async (moreRooms) => {
    const request = await ask({ moreRooms })
    expect(await request.ofGuest()).toMatchObject({ askedTotal: 22_500, rooms: [{}] })
  })

  it.each<[string, () => object, string, RegExp]>([
    [
      'more rooms than there can be',
      () => ({ moreRooms: Array(12).fill(inQueen()) }),
      'BAD_USER_INPUT',
      /At most 12 rooms/,
    ],
    [
      'more guests at once than there can be',
      () => ({ guests: 5, moreRooms: [inQueen({ guests: 8 })] }),
      'BAD_USER_INPUT',
      /at most 12 guests together/,
    ],
    [
      'a code for each',
      () => ({ couponCode: 'SUN-2222', moreRooms: [inQueen({ couponCode: 'SUN-3333' })] }),
      'BAD_USER_INPUT',
      /one of the rooms/,
    ],
    [
      'an extra twice in one of them',
      () => ({ moreRooms: [inQueen({ extras: [{ slug: 'pet' }, { slug: 'pet' }] })] }),
      'BAD_USER_INPUT',
      /once/,
    ],
    [
      'dates the wrong way round in one of them',
      () => ({ moreRooms: [inQueen({ departure: '2027-02-01' })] }),
      'BAD_USER_INPUT',
      /after arrival/,
    ],
    [
      'children alone in one of them',
      () => ({ moreRooms: [inQueen({ guests: 1, children: 1 })] }),
      'BAD_USER_INPUT',
      /adult/,
    ],
    ['more guests than fit in one of them', () => ({ moreRooms: [inQueen({ guests: 5 })] }), 'CONFLICT', /booked/],
    [
      'a room that there is not',
      () => ({ moreRooms: [inQueen({ roomTypeSlug: 'castle' })] }),
      'NOT_FOUND',
      /room type/,
    ],
    ['the only room of a type twice', () => ({ moreRooms: [inQueen(), inQueen()] }), 'CONFLICT', /booked/],
    [
      'a wish for a room of another type in one of them',
      () => ({ moreRooms: [inQueen({ roomNumber: '999' })] }),
      'BAD_USER_INPUT',
      /999 is not one of the type/,
    ],
  ])('are refused with %s, and nothing is stored', async (_, given, code, sentence) => {
    const email = `refused-${king.slug}@guests.example`
    const input = { roomTypeSlug: king.slug, ...nights, name: 'Aino', email, ...given() }
    const answer = await server.caller().graphql(requestStay, { input })
    expect(codeOf(answer)).toBe(code)
    expect(JSON.stringify(answer.errors)).toMatch(sentence)
    expect(await sql(server, `select 1 from inquiry where email = '${email}'`)).toEqual([])
  })

  it('are priced together before they are asked for, each as those before it are taken', async () => {
    const quote = async (...rooms: object[]) =>
      server.caller().graphql(
        `query ($input: RoomsQuoteInput!) { roomsQuote(input: $input) {
          bookable subtotal taxTotal total priceKeptUntil rooms { total bookable refusals { code } } } }`,
        { input: { rooms } },
      )
    const inKing = { roomTypeSlug: king.slug, ...nights }
    expect((await quote(inKing, inQueen())).data.roomsQuote).toEqual({
      bookable: true,
      subtotal: 50_000,
      taxTotal: 6_250,
      total: 56_250,
      priceKeptUntil: '2027-01-05T23:00:00.000Z',
      rooms: [
        { total: 22_500, bookable: true, refusals: [] },
        { total: 33_750, bookable: true, refusals: [] },
      ],
    })
    expect((await quote(inKing, inKing)).data.roomsQuote).toMatchObject({
      bookable: false,
      priceKeptUntil: null,
      rooms: [{ bookable: true }, { bookable: false, refusals: [{ code: 'SOLD_OUT' }] }],
    })
    // The night on which the one leaves is free for the other.
    const after = { ...inKing, arrival: nights.departure, departure: '2027-02-12' }
    expect((await quote(inKing, after)).data.roomsQuote.bookable).toBe(true)
    expect(codeOf(await quote())).toBe('BAD_USER_INPUT')
  })
})

const acts = {
  offer: (request: Request) => owner.graphql(offer, { input: { id: request.id } }),
  decline: (request: Request) => owner.graphql(decline, { id: request.id }),
  accept: (request: Request) => request.guest.graphql(accept, { token: request.token }),
  refuse: (request: Request) => request.guest.graphql(refuse, { token: request.token }),
  /** The stated hour passes. */
  wait: async () => {
    server.setNow(late)
    await runHolds()
    return {} as Answer
  },
  /** Staff delete the block of the second room. */
  lose: async () => {
    await sql(server, `delete from room_block where room_type_id = '${queen.id}'`)
    return {} as Answer
  },
  /** Staff give the second room to somebody else. */
  give: () => blockQueen(),
}
type Act = keyof typeof acts

describe('what becomes of all rooms at once', () => {
  it.each<[acts: Act[], answer: string, state: string, held: [number, number]]>([
    [['offer'], 'done', 'OFFERED', [1, 1]],
    [['decline'], 'done', 'DECLINED', [0, 0]],
    [['accept'], 'CONFLICT', 'ASKED', [0, 0]],
    [['give', 'offer'], 'CONFLICT', 'ASKED', [0, 1]],
    [['offer', 'offer'], 'CONFLICT', 'OFFERED', [1, 1]],
    [['offer', 'give'], 'BAD_USER_INPUT', 'OFFERED', [1, 1]],
    [['offer', 'accept'], 'done', 'ACCEPTED', [1, 1]],
    [['offer', 'accept', 'accept'], 'done', 'ACCEPTED', [1, 1]],
    [['offer', 'accept', 'refuse'], 'CONFLICT', 'ACCEPTED', [1, 1]],
    [['offer', 'accept', 'wait'], 'done', 'ACCEPTED', [1, 1]],
    [['offer', 'refuse'], 'done', 'REFUSED', [0, 0]],
    [['offer', 'decline'], 'done', 'DECLINED', [0, 0]],
    [['offer', 'wait'], 'done', 'EXPIRED', [0, 0]],
    [['offer', 'wait', 'accept'], 'CONFLICT', 'EXPIRED', [0, 0]],
    [['offer', 'wait', 'offer', 'accept'], 'done', 'ACCEPTED', [1, 1]],
    [['offer', 'wait', 'give', 'offer'], 'CONFLICT', 'EXPIRED', [0, 1]],
    [['offer', 'lose', 'accept'], 'done', 'ACCEPTED', [1, 1]],
    [['offer', 'lose', 'refuse'], 'done', 'REFUSED', [0, 0]],
    [['offer', 'lose', 'give', 'accept'], 'CONFLICT', 'OFFERED', [1, 1]],
    [['offer', 'lose', 'give', 'wait'], 'done', 'EXPIRED', [0, 1]],
    [['offer', 'lose', 'give', 'decline'], 'done', 'DECLINED', [0, 1]],
  ])('%s: %s', async (steps, answer, state, blocks) => {
    const request = await ask()
    let last = 'done'
    for (const step of steps) last = codeOf(await acts[step](request))
    expect(last).toBe(answer)
    expect((await request.ofGuest()).state).toBe(state)
    expect((await request.ofDesk()).state).toBe(state)
    expect(await held()).toEqual(blocks)
  })

  it('says which of the rooms cannot be had', async () => {
    const request = await ask()
    await blockQueen()
    expect(await request.ofDesk()).toMatchObject({
      isFree: false,
      rooms: [{ present: { isFree: true } }, { present: { isFree: false, refusals: [{ code: 'SOLD_OUT' }] } }],
    })
    const { errors } = await acts.offer(request)
    expect(errors![0]!.message).toMatch(/^Room 2 of 2: /)
  })
})

describe('the price of all rooms', () => {
  const price = (type: Type, cents: number) =>
    addRule(owner, type.id, { price: cents, startDate: '2027-02-01', endDate: '2027-02-28' })

  it.each<[string, () => Promise<unknown>, Date, number]>([
    ['as it was kept when one has risen', () => price(queen, 30_000), now, 56_250],
    ['lower where one has fallen', () => price(queen, 10_000), now, 45_000],
    [
      'never more where one has risen and the other fallen',
      () => Promise.all([price(king, 8_000), price(queen, 30_000)]),
      now,
      51_750,
    ],
    ['that of now once the promise is over', () => price(queen, 30_000), late, 90_000],
  ])('is %s', async (_, move, at, total) => {
    const request = await ask()
    await move()
    server.setNow(at)
    const { data } = await acts.offer(request)
    expect(data.offerStay.offeredTotal).toBe(total)
    expect((await acts.accept(request)).data.acceptStayOffer.offeredTotal).toBe(total)
  })

  it('is kept for the rooms that stay as they were asked for when another is offered with other nights', async () => {
    const request = await ask()
    await price(king, 20_000)
    await price(queen, 20_000)
    const [, second] = (await request.ofDesk()).rooms
    const { data } = await owner.graphql(offer, {
      input: { id: request.id, rooms: [{ id: second.id, departure: '2027-02-10' }] },
    })
    expect(data.offerStay.rooms).toMatchObject([
      { offered: { arrival: '2027-02-09', price: { total: 22_500 } } },
      { offered: { arrival: '2027-02-09', price: { total: 22_500 } } },
    ])
    expect((await request.ofGuest()).isCounterOffer).toBe(true)
    const mails = await sql<{ text: string }>(
      server,
      `select text from mail where inquiry_id = '${request.inquiryId}' and text like '%what we can offer you instead%'`,
    )
    expect(mails).toHaveLength(1)
    expect(await blocksOf(queen)).toMatchObject([{ first: '2027-02-09', last: '2027-02-09' }])
  })

  it.each<[string, (ids: string[], other: string) => object, RegExp]>([
    [
      'for a room of another request',
      (_, other) => ({ rooms: [{ id: other, arrival: '2027-02-08' }] }),
      /no such room/,
    ],
    ['twice for a room', ([id]) => ({ rooms: [{ id }, { id }] }), /once/],
    ['for rooms without naming them', () => ({ departure: '2027-02-10' }), /must stand in rooms/],
    ['in a room that there is not', ([, id]) => ({ rooms: [{ id, roomTypeSlug: 'castle' }] }), /no such room type/],
    ['the wrong way round', ([, id]) => ({ rooms: [{ id, arrival: '2027-02-20' }] }), /after arrival/],
  ])('cannot be offered %s', async (_, change, sentence) => {
    const [request, other] = [await ask(), await ask()]
    const [ids, others] = await Promise.all(
      [request, other].map(async ({ ofDesk }) => (await ofDesk()).rooms.map(({ id }: { id: string }) => id)),
    )
    const answer = await owner.graphql(offer, { input: { id: request.id, ...change(ids, others[0]) } })
    expect(codeOf(answer)).toBe('BAD_USER_INPUT')
    expect(JSON.stringify(answer.errors)).toMatch(sentence)
    expect(await held()).toEqual([0, 0])
  })
})

describe('declined, several rooms', () => {
  const block = (type: Type, firstNight: string, lastNight: string) =>
    owner.graphql('mutation ($input: CreateBlockInput!) { createBlock(input: $input) { id } }', {
      input: { roomTypeId: type.id, rooms: 1, firstNight, lastNight, reason: 'MANUAL_BOOKING' },
    })
  const declineMail = async (request: Request): Promise<string> => {
    expect(codeOf(await acts.decline(request))).toBe('done')
    const [mail] = await sql<{ text: string }>(
      server,
      // The receipt leads to the guest's page.
      `select text from mail where inquiry_id = '${request.inquiryId}' and kind = 'stay-request' and text not like '%/your-stay/%'`,
    )
    return mail!.text.replaceAll(/[\u00a0\u2009]/g, ' ')
  }
  const askForPair = async (given: object = {}) => {
    const pair = await addRoomType(owner, { basePrice: 10_000 }, 2)
    const inPair = { roomTypeSlug: pair.slug, ...nights }
    return { pair, request: await addStayRequest(server, owner, pair.slug, { moreRooms: [inPair], ...given }) }
  }

  it('lead to the nearest nights on which as many of the type are free together, at the price of all', async () => {
    const { pair, request } = await askForPair()
    await block(pair, '2027-02-09', '2027-02-11')
    const text = await declineMail(request)
    expect(text).toContain('we cannot offer you all of the rooms')
    const name = await nameOf(pair)
    // The nearest day to come first, for as long as both are free; then as many nights as were asked for.
    const stays = ['February 8 – 9, 2027', 'February 7 – 9, 2027', 'February 6 – 8, 2027']
    const told = stays.map((stay) => text.indexOf(stay))
    expect(told.every((at) => at > 0)).toBe(true)
    expect(told).toEqual(told.toSorted((one, other) => one - other))
    expect(text.match(new RegExp(`2 × ${name}, \\$225`, 'g'))).toHaveLength(1)
    expect(text.match(new RegExp(`2 × ${name}, \\$450`, 'g'))).toHaveLength(2)
    const { rooms } = await request.ofDesk()
    const instead = rooms.map(({ id }: { id: string }) => ({ id, arrival: '2027-02-07', departure: '2027-02-09' }))
    const offered = await owner.graphql(offer, { input: { id: request.id, rooms: instead } })
    expect(offered.data.offerStay.offeredTotal).toBe(45_000)
  })

  it('of different nights are moved together', async () => {
    const request = await ask({ departure: '2027-02-10' })
    await block(queen, '2027-02-10', '2027-02-10')
    const text = await declineMail(request)
    expect(text).toContain(`${await nameOf(king)} (February 8 – 9, 2027) and ${await nameOf(queen)}, $450`)
    expect(text).not.toContain('February 9 – ')
  })

  it.each(locales)('say so where there are no such nights (%s)', async (language) => {
    const { pair, request } = await askForPair({ language })
    await block(pair, '2027-01-04', '2027-03-31')
    const text = await declineMail(request)
    expect(text).toMatch(/(?<!\d)30 (days|Tage|días|dias|jours|päivää|dagar)/)
    expect(text).not.toContain(await nameOf(pair))
  })

  it.each(locales)('name them in the guest’s language (%s)', async (language) => {
    const { pair, request } = await askForPair({ language })
    await block(pair, '2027-02-10', '2027-02-10')
    const text = await declineMail(request)
    expect(text).toMatch(new RegExp(`2 × ${await nameOf(pair)}, .*450`))
    expect(text).not.toMatch(/(?<!\d)30 (days|Tage|días|dias|jours|päivää|dagar)/)
  })
})

describe('at the same moment', () => {
  const outcomes = async (answers: Promise<Answer>[]) => (await Promise.all(answers)).map(codeOf).sort()

  it('of guests who want the last two rooms, in either order, one is offered both', async () => {
    const requests: Request[] = []
    for (let index = 0; index < 4; index += 1) {
      requests.push(await ask())
      const kingLast = { moreRooms: [{ roomTypeSlug: king.slug, ...nights }] }
      requests.push(await addStayRequest(server, owner, queen.slug, kingLast))
    }
    expect(await outcomes(requests.map(acts.offer))).toEqual([...Array(7).fill('CONFLICT'), 'done'])
    expect(await held()).toEqual([1, 1])
    const [one] = await blocksOf(king)
    expect(await blocksOf(queen)).toMatchObject([{ note: one!.note }])
  })

  it('who wants both and who wants the second do not both get it, and no room is held for nothing', async () => {
    const [both, second] = [await ask(), await addStayRequest(server, owner, queen.slug)]
    const [ofBoth, ofSecond] = (await Promise.all([both, second].map(acts.offer))).map(codeOf)
    expect([ofBoth, ofSecond].sort()).toEqual(['CONFLICT', 'done'])
    expect(await held()).toEqual(ofBoth === 'done' ? [1, 1] : [0, 1])
  })

  it('two offers whose second room was lost are not both accepted, and who comes late keeps what is left until the hour', async () => {
    const first = await ask()
    await acts.offer(first)
    await acts.lose()
    const second = await addStayRequest(server, owner, queen.slug)
    await acts.offer(second)
    await acts.lose()
    const [ofFirst, ofSecond] = (await Promise.all([first, second].map(acts.accept))).map(codeOf)
    expect([ofFirst, ofSecond].sort()).toEqual(['CONFLICT', 'done'])
    expect(await held()).toEqual([1, 1])
    expect((await first.ofGuest()).state).toBe(ofFirst === 'done' ? 'ACCEPTED' : 'OFFERED')
  })

  it('an offer that is accepted five times is accepted once', async () => {
    const request = await ask()
    await acts.offer(request)
    expect(await outcomes(Array.from({ length: 5 }, () => acts.accept(request)))).toEqual(Array(5).fill('done'))
    expect(await held()).toEqual([1, 1])
    expect(await sql(server, `select 1 from mail where subject like '%accepted%${request.reference}%'`)).toHaveLength(1)
  })

  it('accepting, declining and the end of the hour leave one answer, and both rooms where it says', async () => {
    const request = await ask()
    await acts.offer(request)
    await Promise.all([acts.accept(request), acts.decline(request), runHolds()])
    const { state } = await request.ofGuest()
    expect(['ACCEPTED', 'DECLINED']).toContain(state)
    expect(await held()).toEqual(state === 'ACCEPTED' ? [1, 1] : [0, 0])
  })
})

it('go with their guest, and rooms that were only held are free again', async () => {
  const request = await ask()
  await acts.offer(request)
  const { data } = await owner.graphql('query ($email: String!) { guestFile(email: $email) { content } }', {
    email: request.email,
  })
  expect(JSON.parse(data.guestFile.content).stayRequests).toMatchObject([
    { rooms: [{ price: { total: 22_500 } }, { price: { total: 33_750 } }] },
  ])
  await owner.graphql('mutation ($input: EraseGuestInput!) { eraseGuest(input: $input) { erasedAt } }', {
    input: { email: request.email },
  })
  expect(await held()).toEqual([0, 0])
  expect(await sql(server, `select 1 from stay_request_room where request_id = '${request.id}'`)).toEqual([])
})
