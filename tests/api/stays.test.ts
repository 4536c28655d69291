import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { Coupon } from '#api/modules/coupons/coupon.entity.ts'
import { RoomNight } from '#api/modules/availability/room-night.entity.ts'
import { RoomType } from '#api/modules/rooms/room.entity.ts'
import { locales } from '#graphql/locales.ts'
import type { Caller } from '#tests/support/caller.ts'
import { addRoomType, addRule } from '#tests/support/rooms.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { countStatements } from '#tests/support/statements.ts'

const quote = `query ($input: StayQuoteInput!, $locale: Locale = en) { stayQuote(input: $input) {
  bookable nightCount nightsTotal discount couponPercent couponRefusal subtotal taxTotal total depositNights deposit securityDeposit
  freeCancellationUntil isApproximate guests roomType { slug }
  nights { date price reason(locale: $locale) }
  fees { kind amount } taxes { kind amount }
  refusals { code date limit rule message(locale: $locale) }
  alternatives { arrival departure nightCount total roomType { slug } }
} }`
const calendar = `query ($roomType: String, $month: String!, $months: Int = 1) {
  rateCalendar(roomTypeSlug: $roomType, month: $month, months: $months) {
    roomType { slug }
    days { date total roomsLeft open canArrive canDepart minStay maxStay isApproximate }
  }
}`
const stays = `query ($input: BookableStaysInput!) { bookableStays(input: $input) {
  arrival departure nightCount subtotal total roomType { slug }
} }`
const cheapest = `query ($input: CheapestStaysInput!) { cheapestStays(input: $input) {
  arrival departure nightCount subtotal total roomType { slug }
} }`
const refused = `query ($input: BookableStaysInput!, $locale: Locale = en) { refusedStay(input: $input) {
  refusals { code date until limit message(locale: $locale) }
  alternatives { arrival departure nightCount roomType { slug } }
} }`

/** Monday noon at the hotel. */
const now = new Date('2027-01-04T17:00:00Z')

let server: TestServer
let owner: Caller
let type: Awaited<ReturnType<typeof addRoomType>>
beforeAll(async () => {
  server = await startServer()
  server.setNow(now)
  owner = await server.caller().signIn()
})
beforeEach(async () => {
  type = await addRoomType(owner, { basePrice: 10_000, weekendPrice: 12_000 }, 2)
})
afterAll(() => server.close())

const ask = async (given: object = {}, locale = 'en') =>
  (
    await server.caller().graphql(quote, {
      input: { roomTypeSlug: type.slug, arrival: '2027-01-07', departure: '2027-01-10', ...given },
      locale,
    })
  ).data.stayQuote

/** What the property management system said of a night. */
const report = async (date: string, given: object = {}) => {
  const em = server.deps.orm.em.fork()
  em.create(RoomNight, {
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
    fetchedAt: new Date(now.getTime() - 3_600_000),
    ...given,
  })
  await em.flush()
}

describe('a quote', () => {
  it('adds up nights and taxes, and says the terms', async () => {
    expect(await ask()).toEqual({
      bookable: true,
      nightCount: 3,
      guests: 2,
      nights: [
        { date: '2027-01-07', price: 10_000, reason: 'Regular price' },
        { date: '2027-01-08', price: 12_000, reason: 'Weekend price' },
        { date: '2027-01-09', price: 12_000, reason: 'Weekend price' },
      ],
      nightsTotal: 34_000,
      discount: 0,
      couponPercent: null,
      couponRefusal: null,
      fees: [],
      subtotal: 34_000,
      taxes: [
        { kind: 'SALES_TAX', amount: 2_210 },
        { kind: 'BED_TAX', amount: 2_040 },
      ],
      taxTotal: 4_250,
      total: 38_250,
      depositNights: 1,
      deposit: 10_000,
      securityDeposit: hotelFacts.securityDeposit,
      freeCancellationUntil: '2027-01-05T20:00:00.000Z',
      isApproximate: false,
      refusals: [],
      alternatives: [],
      roomType: { slug: type.slug },
    })
  })

  it('promises no free cancellation when that moment has passed', async () => {
    expect((await ask({ arrival: '2027-01-05', departure: '2027-01-08' })).freeCancellationUntil).toBeNull()
  })

  it('names the rule that refuses, and three stays that can be booked', async () => {
    await addRule(owner, type.id, { name: 'Holidays', minStay: 5, startDate: '2027-01-05', endDate: '2027-01-31' })
    const found = await ask()
    expect(found.bookable).toBe(false)
    expect(found.refusals).toEqual([
      {
        code: 'MIN_STAY',
        date: '2027-01-07',
        limit: 5,
        rule: 'Holidays',
        message: 'Stays that begin on January 7, 2027 must have at least 5 nights.',
      },
    ])
    expect(found.alternatives).toHaveLength(3)
    for (const { arrival, departure, roomType } of found.alternatives)
      expect((await ask({ arrival, departure, roomTypeSlug: roomType.slug })).bookable).toBe(true)
  })

  it('says of a price that staff set by a rule what it is for, in the language of the guest, not what staff call it', async () => {
    await addRule(owner, type.id, { name: 'Boat show squeeze', startDate: '2027-01-05', endDate: '2027-01-31' })
    const told = await Promise.all(locales.map(async (locale) => (await ask({}, locale)).nights[0].reason))
    expect(told[locales.indexOf('en')]).toBe('Price for these dates')
    expect(new Set(told).size).toBe(locales.length)
    expect(told.join()).not.toContain('squeeze')
  })

  it.each(locales)('writes refusals in %s', async (locale) => {
    const [{ message }] = (await ask({ guests: 5 }, locale)).refusals
    expect(message).toMatch(/2/)
    expect(message).not.toMatch(/[{}]/)
    if (locale !== 'en') expect(message).not.toBe((await ask({ guests: 5 })).refusals[0].message)
  })

  it('takes the price of the property management system while it is fresh, and says "from" after 26 hours', async () => {
    await report('2027-01-07', { rate: 17_500 })
    expect(await ask({ departure: '2027-01-08' })).toMatchObject({ subtotal: 17_500, isApproximate: false })
    server.setNow(new Date(now.getTime() + 26 * 3_600_000))
    expect(await ask({ departure: '2027-01-08' })).toMatchObject({ subtotal: 10_000, isApproximate: true })
    server.setNow(now)
  })

  it.each([
    [{ departure: '2027-01-07' }, 'Departure must be after arrival'],
    [{ departure: '2028-01-08' }, 'A stay can have at most 365 nights'],
    [{ guests: 0 }, 'Guests must be from 1 to 12'],
    [{ guests: 13 }, 'Guests must be from 1 to 12'],
  ])('refuses %j', async (given, sentence) => {
    const input = { roomTypeSlug: type.slug, arrival: '2027-01-07', departure: '2027-01-10', ...given }
    const { errors } = await server.caller().graphql(quote, { input })
    expect(errors?.[0]).toMatchObject({ message: sentence, extensions: { code: 'BAD_USER_INPUT' } })
  })

  it('answers NOT_FOUND for an unknown, an inactive and an archived room type', async () => {
    const hidden = await addRoomType(owner, { active: false })
    await owner.graphql('mutation ($id: ID!) { archiveRoomType(id: $id) { id } }', { id: type.id })
    for (const slug of ['no-such-room', hidden.slug, type.slug]) {
      const input = { roomTypeSlug: slug, arrival: '2027-01-07', departure: '2027-01-10' }
      const { errors } = await server.caller().graphql(quote, { input })
      expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    }
  })
})

describe('a coupon', () => {
  let code = ''
  beforeEach(async () => {
    const email = `coupon-${type.slug}@example.com`
    const { data } = await server
      .caller()
      .graphql('mutation ($email: String!) { signUpForNewsletter(input: { email: $email }) { couponCode } }', { email })
    code = data.signUpForNewsletter.couponCode
  })

  it('that was given to a guest takes its percent off, in either spelling', async () => {
    for (const couponCode of [code, code.toLowerCase()])
      expect(await ask({ couponCode })).toMatchObject({ couponPercent: 10, discount: 3_400, subtotal: 30_600 })
  })

  it('takes nothing off for an arrival on a blackout date, until that is removed', async () => {
    const black =
      'mutation ($input: UpdateBlackoutDatesInput!) { updateBlackoutDates(input: $input) { blackoutDates { firstDate } } }'
    const boatShow = { firstDate: '2027-01-02', lastDate: '2027-01-07', reason: 'Boat show' }
    await owner.graphql(black, { input: { periods: [boatShow] } })
    expect(await ask({ couponCode: code })).toMatchObject({
      couponRefusal: 'BLACKOUT',
      subtotal: 34_000,
      bookable: true,
    })
    expect(await ask({ couponCode: code, arrival: '2027-01-08' })).toMatchObject({ couponRefusal: null })
    await owner.graphql(black, { input: { periods: [] } })
    expect((await ask({ couponCode: code })).couponRefusal).toBeNull()
  })

  it('that was redeemed or never issued takes nothing off', async () => {
    await server.deps.orm.em.fork().nativeUpdate(Coupon, { code }, { state: 'redeemed' })
    expect((await ask({ couponCode: code })).couponRefusal).toBe('USED')
    expect((await ask({ couponCode: 'SUN-0000' })).couponRefusal).toBe('UNKNOWN')
  })

  it('cannot be found by trying', async () => {
    const guesser = server.caller()
    const input = { roomTypeSlug: type.slug, arrival: '2027-01-07', departure: '2027-01-10', couponCode: 'SUN-2222' }
    for (let tries = 0; tries < 30; tries += 1) expect((await guesser.graphql(quote, { input })).errors).toBeUndefined()
    expect((await guesser.graphql(quote, { input })).errors?.[0]?.extensions.code).toBe('RATE_LIMITED')
  })
})

describe('taxes and mandatory fees', () => {
  const set = 'mutation ($input: SetStayChargeInput!) { setStayCharge(input: $input) { id kind amount validFrom } }'

  it('hold from a date on, and go back when that row is deleted', async () => {
    const input = { kind: 'BED_TAX', amount: 1_000, validFrom: '2027-01-09' }
    const { data } = await owner.graphql(set, { input })
    expect((await ask()).taxes).toContainEqual({ kind: 'BED_TAX', amount: 2_520 })
    await owner.graphql('mutation ($id: ID!) { deleteStayCharge(id: $id) { success } }', { id: data.setStayCharge.id })
    expect((await ask()).taxes).toContainEqual({ kind: 'BED_TAX', amount: 2_040 })
  })

  it('replace an amount of the same kind and date', async () => {
    for (const amount of [900, 1_500])
      await owner.graphql(set, { input: { kind: 'NIGHTLY_FEE', amount, validFrom: '2027-01-09' } })
    const found = await ask()
    expect(found).toMatchObject({ fees: [{ kind: 'NIGHTLY_FEE', amount: 1_500 }], subtotal: 35_500 })
    await owner.graphql(set, { input: { kind: 'NIGHTLY_FEE', amount: 0, validFrom: '2027-01-09' } })
  })

  it.each([
    [{ kind: 'SALES_TAX', amount: 3_001 }, 'A tax must be from 0% to 30%'],
    [{ kind: 'STAY_FEE', amount: 50_001 }, 'Amount must be from 0 to 50000'],
    [{ kind: 'STAY_FEE', amount: -1 }, 'Amount must be from 0 to 50000'],
  ])('refuse %j', async (given, sentence) => {
    const { errors } = await owner.graphql(set, { input: { validFrom: '2027-01-01', ...given } })
    expect(errors?.[0]?.message).toBe(sentence)
  })
})

describe('the rate calendar', () => {
  const days = async (month: string, months = 1) => {
    const { data } = await server.caller().graphql(calendar, { roomType: type.slug, month, months })
    return new Map<string, Record<string, unknown>>(
      data.rateCalendar[0].days.map((day: { date: string }) => [day.date, day]),
    )
  }

  it('has every day of the month and the first day after it', async () => {
    expect([...(await days('2028-02')).keys()]).toHaveLength(30)
    expect([...(await days('2027-12', 2)).keys()].at(-1)).toBe('2028-02-01')
  })

  it('says what a night costs, what is left, and where a stay can begin and end', async () => {
    await report('2027-01-08', { available: 0 })
    await report('2027-01-11', { available: 9, closedToArrival: true, minStay: 3, rate: 20_000 })
    const found = await days('2027-01')
    const open = { open: true, canArrive: true, canDepart: true, minStay: 1, maxStay: null, isApproximate: false }
    expect(found.get('2027-01-03')).toMatchObject({ open: false, canArrive: false, canDepart: false, roomsLeft: 0 })
    expect(found.get('2027-01-04')).toMatchObject({ ...open, canDepart: false })
    expect(found.get('2027-01-07')).toEqual({ ...open, date: '2027-01-07', total: 10_000, roomsLeft: 2 })
    expect(found.get('2027-01-08')).toMatchObject({ open: false, canArrive: false, canDepart: true, roomsLeft: 0 })
    expect(found.get('2027-01-09')).toMatchObject({ ...open, total: 12_000 })
    expect(found.get('2027-01-11')).toMatchObject({ total: 20_000, roomsLeft: 4, canArrive: false, minStay: 3 })
  })

  it('agrees with the quote of a single night, with fees', async () => {
    const set = 'mutation ($input: SetStayChargeInput!) { setStayCharge(input: $input) { id } }'
    await owner.graphql(set, { input: { kind: 'STAY_FEE', amount: 700, validFrom: '2027-03-01' } })
    const { subtotal } = await ask({ arrival: '2027-03-05', departure: '2027-03-06' })
    expect((await days('2027-03')).get('2027-03-05')).toMatchObject({ total: subtotal })
    await owner.graphql(set, { input: { kind: 'STAY_FEE', amount: 0, validFrom: '2027-03-01' } })
  })

  it('is one request and at most three statements for 12 months of every room type', async () => {
    const caller = server.caller()
    let found: { days: unknown[] }[] = []
    const statements = await countStatements(async () => {
      found = (await caller.graphql(calendar, { month: '2027-01', months: 12 })).data.rateCalendar
    })
    expect(found.length).toBeGreaterThanOrEqual(9)
    for (const { days: all } of found) expect(all).toHaveLength(366)
    expect(statements.length).toBeLessThanOrEqual(3)
    expect(statements.length).toBeGreaterThan(0)
  })

  it.each([
    [{ month: '2027-13' }, 'Month must be a month like 2027-03'],
    [{ month: '2199-12' }, 'Month must be from 2000-01 to 2099-12'],
    [{ month: '1900-01' }, 'Month must be from 2000-01 to 2099-12'],
    [{ month: '2027-01', months: 13 }, 'Months must be from 1 to 12'],
    [{ month: '2027-01', roomType: 'no-such-room' }, 'There is no such room type'],
  ])('refuses %j', async (variables, sentence) => {
    expect((await server.caller().graphql(calendar, variables)).errors?.[0]?.message).toBe(sentence)
  })
})

describe('looking for stays', () => {
  const find = async (input: object) => (await server.caller().graphql(stays, { input })).data.bookableStays

  it('finds the rooms that are free and large enough, the cheapest first', async () => {
    const found = await find({ arrival: '2027-01-12', departure: '2027-01-14', guests: 4 })
    const slugs = found.map(({ roomType }: { roomType: { slug: string } }) => roomType.slug)
    expect(slugs).toContain('one-bedroom-suite')
    expect(slugs).not.toContain(type.slug)
    const totals = found.map(({ total }: { total: number }) => total)
    expect(totals).toEqual([...totals].sort((a, b) => a - b))
  })

  it('finds none in a room that there is not, and says so', async () => {
    const input = { arrival: '2027-01-12', departure: '2027-01-14', roomTypeSlug: 'no-such-room' }
    const { errors } = await server.caller().graphql(stays, { input })
    expect(errors?.[0]).toMatchObject({ message: 'There is no such room type', extensions: { code: 'NOT_FOUND' } })
  })

  it('moves a stay by some days where the wished ones are taken', async () => {
    await report('2027-01-12', { available: 0 })
    const wish = { roomTypeSlug: type.slug, arrival: '2027-01-12', departure: '2027-01-13' }
    expect(await find(wish)).toEqual([])
    const arrivals = (await find({ ...wish, flexibleDays: 1 })).map(({ arrival }: { arrival: string }) => arrival)
    expect(arrivals).toEqual(['2027-01-11', '2027-01-13'])
  })

  it('costs what the quote says', async () => {
    const [found] = await find({ roomTypeSlug: type.slug, arrival: '2027-01-07', departure: '2027-01-10' })
    const { total, subtotal } = await ask()
    expect(found).toMatchObject({ total, subtotal, nightCount: 3 })
  })
})

describe('why no room can be booked', () => {
  const why = async (input: object, locale = 'en') => {
    const answer = await server.caller().graphql(refused, { input, locale })
    return answer.errors ?? answer.data.refusedStay
  }

  it('is a minimum stay where a room is free, with stays that keep the arrival', async () => {
    const large = await addRoomType(owner, { maxOccupancy: 11 }, 1)
    await addRule(owner, large.id, { startDate: '2027-12-20', endDate: '2027-12-31', minStay: 3 })
    const { refusals, alternatives } = await why({ arrival: '2027-12-20', departure: '2027-12-21', guests: 11 })
    expect(refusals).toEqual([
      {
        code: 'MIN_STAY',
        date: '2027-12-20',
        until: null,
        limit: 3,
        message: 'Stays that begin on December 20, 2027 must have at least 3 nights.',
      },
    ])
    expect(
      alternatives.map(({ arrival, departure }: { arrival: string; departure: string }) => [arrival, departure]),
    ).toEqual([
      ['2027-12-20', '2027-12-23'],
      ['2027-12-19', '2027-12-20'],
      ['2027-12-21', '2027-12-24'],
    ])
  })

  it.each([
    ['a day that has passed', { arrival: '2027-01-01', departure: '2027-01-02' }, 'The arrival date has passed.'],
    [
      'a day too far ahead',
      { arrival: '2029-06-01', departure: '2029-06-04' },
      'We take bookings up to two years ahead.',
    ],
    [
      'too many guests',
      { arrival: '2027-02-01', departure: '2027-02-03', guests: 12 },
      expect.stringMatching(/^Our rooms sleep up to \d+ guests\. For a larger party, take more than one\.$/),
    ],
  ])('is %s', async (_, input, message) => {
    expect((await why(input)).refusals.map((refusal: { message: string }) => refusal.message)).toEqual([message])
  })

  it('is nothing where a room can be booked', async () => {
    expect(await why({ arrival: '2027-02-01', departure: '2027-02-03' })).toBeNull()
  })

  it('is told of one room by its name, and an unknown one is none', async () => {
    await report('2027-01-08', { available: 0 })
    await report('2027-01-09', { available: 0 })
    const input = { arrival: '2027-01-07', departure: '2027-01-10', roomTypeSlug: type.slug }
    expect((await why(input)).refusals).toMatchObject([{ code: 'SOLD_OUT' }])
    expect((await ask()).refusals.map(({ message }: { message: string }) => message)).toEqual([
      'This room is sold out on the nights from January 8, 2027 to January 9, 2027.',
    ])
    const [error] = await why({ ...input, roomTypeSlug: 'no-such-room' })
    expect(error.extensions.code).toBe('NOT_FOUND')
  })
})

describe('a party that is too large for a room', () => {
  const together = `together { nightCount subtotal taxTotal total
    rooms { guests children extras { slug } stay { arrival departure total roomType { slug } } } }`
  const ofRoom = `query ($input: StayQuoteInput!, $locale: Locale = en) { stayQuote(input: $input) {
    roomType { name(locale: $locale) } refusals { message(locale: $locale) } ${together}
  } }`
  const ofAny = `query ($input: BookableStaysInput!) { refusedStay(input: $input) { ${together} } }`
  const dates = { arrival: '2027-02-01', departure: '2027-02-04' }

  it.each([
    ['a room that is named', ofRoom, 'stayQuote', { guests: 5, children: 2 }],
    ['any room', ofAny, 'refusedStay', { guests: 12, children: 3 }],
  ])('is offered several instead of %s, each at the price that it has by itself', async (_, query, field, party) => {
    const named = field === 'stayQuote' ? { roomTypeSlug: type.slug } : {}
    const { data } = await server.caller().graphql(query, { input: { ...dates, ...named, ...party } })
    const found = data[field].together
    type Part = { guests: number; children: number; stay: { total: number; roomType: { slug: string } } }
    const rooms = found.rooms as Part[]
    const sum = (of: (part: Part) => number) => rooms.reduce((total, part) => total + of(part), 0)
    expect(rooms.length).toBeGreaterThan(1)
    expect([sum(({ guests }) => guests), sum(({ children }) => children)]).toEqual([party.guests, party.children])
    expect([found.nightCount, found.total]).toEqual([3, found.subtotal + found.taxTotal])
    expect(sum(({ stay }) => stay.total)).toBe(found.total)
    for (const { guests, children, stay } of rooms)
      expect(await ask({ ...dates, roomTypeSlug: stay.roomType.slug, guests, children })).toMatchObject({
        bookable: true,
        total: stay.total,
      })
  })

  it.each(locales)('reads in %s which room is too small', async (locale) => {
    const { data } = await server.caller().graphql(ofRoom, {
      input: { ...dates, roomTypeSlug: type.slug, guests: 5 },
      locale,
    })
    const { refusals, roomType } = data.stayQuote
    expect(refusals[0].message).toContain(roomType.name)
  })

  it.each([
    ['who fit in one', { guests: 2 }],
    ['whose days have passed', { guests: 12, arrival: '2027-01-01', departure: '2027-01-03' }],
    ['one adult with too many children', { guests: 12, children: 11 }],
  ])('is not offered to those %s', async (_, given) => {
    const { data } = await server.caller().graphql(ofAny, { input: { ...dates, ...given } })
    expect(data.refusedStay?.together ?? null).toBeNull()
  })
})

describe('a coupon code of a party that is too large for a room', () => {
  const together = `{ subtotal taxTotal total couponRefusal
    rooms { couponPercent discount stay { subtotal total roomType { slug } } guests children } }`
  const ofRoom = `query ($input: StayQuoteInput!) { stayQuote(input: $input) { together ${together} } }`
  const ofAny = `query ($input: BookableStaysInput!, $code: String) { refusedStay(input: $input) {
    together(couponCode: $code) ${together} } }`
  const dates = { arrival: '2027-02-02', departure: '2027-02-04' }
  const party = { guests: 12, children: 2 }
  type Part = {
    couponPercent: number | null
    discount: number
    guests: number
    children: number
    stay: { subtotal: number; total: number; roomType: { slug: string } }
  }
  const askAs = (caller: Caller) => ({
    'of any room': async (given: { couponCode?: string | null; arrival?: string }) => {
      const { couponCode, ...rest } = given
      const variables = { input: { ...dates, ...party, ...rest }, ...('couponCode' in given && { code: couponCode }) }
      const { data, errors } = await caller.graphql(ofAny, variables)
      return errors?.[0] ?? data.refusedStay.together
    },
    'instead of a named room': async (given: { couponCode?: string | null; arrival?: string }) => {
      const { data, errors } = await caller.graphql(ofRoom, {
        input: { ...dates, ...party, roomTypeSlug: type.slug, ...given },
      })
      return errors?.[0] ?? data.stayQuote.together
    },
  })
  const ways = ['of any room', 'instead of a named room'] as const
  let codes = 0
  const issue = async (given: Partial<Coupon> = {}) => {
    codes += 1
    const { data } = await server
      .caller()
      .graphql('mutation ($email: String!) { signUpForNewsletter(input: { email: $email }) { couponCode } }', {
        email: `party-${codes}@example.com`,
      })
    const code: string = data.signUpForNewsletter.couponCode
    if (Object.keys(given).length > 0) await server.deps.orm.em.fork().nativeUpdate(Coupon, { code }, given)
    return code
  }

  it.each(ways)('takes its percent off one room, which costs what the quote says with it: %s', async (way) => {
    const couponCode = await issue()
    const find = askAs(server.caller())[way]
    const before = await find({})
    const after = await find({ couponCode: couponCode.toLowerCase() })
    const rooms = after.rooms as Part[]
    const bearers = rooms.filter(({ couponPercent }) => couponPercent !== null)
    expect(bearers).toHaveLength(1)
    const [{ discount, couponPercent }] = bearers as [Part]
    expect([couponPercent, after.couponRefusal]).toEqual([10, null])
    expect(discount).toBe(Math.max(...rooms.map((room) => Math.round((room.stay.subtotal + room.discount) / 10))))
    expect(after.subtotal).toBe(before.subtotal - discount)
    expect(after.total).toBe(after.subtotal + after.taxTotal)
    for (const { stay, guests, children, couponPercent: percent } of rooms)
      expect(
        await ask({
          ...dates,
          roomTypeSlug: stay.roomType.slug,
          guests,
          children,
          ...(percent !== null && { couponCode }),
        }),
      ).toMatchObject({ bookable: true, subtotal: stay.subtotal, total: stay.total })
  })

  it.each([
    ['nobody issued', () => 'SUN-0000', 'UNKNOWN'],
    ['was redeemed', () => issue({ state: 'redeemed' }), 'USED'],
    ['has run out by the arrival', () => issue({ expiresAt: new Date('2027-01-20T12:00:00Z') }), 'EXPIRED'],
    ['is empty', () => '', null],
    ['is null', () => null, null],
  ])('leaves the sum as it was where it %s, and says why', async (_, given, couponRefusal) => {
    const couponCode = await given()
    for (const way of ways) {
      const find = askAs(server.caller())[way]
      expect(await find({ couponCode })).toEqual({ ...(await find({})), couponRefusal })
    }
  })

  it('takes nothing off for an arrival on a blackout date', async () => {
    const black =
      'mutation ($input: UpdateBlackoutDatesInput!) { updateBlackoutDates(input: $input) { blackoutDates { firstDate } } }'
    const couponCode = await issue()
    await owner.graphql(black, {
      input: { periods: [{ firstDate: dates.arrival, lastDate: dates.arrival, reason: 'Boat show' }] },
    })
    for (const way of ways)
      expect(await askAs(server.caller())[way]({ couponCode })).toMatchObject({ couponRefusal: 'BLACKOUT' })
    await owner.graphql(black, { input: { periods: [] } })
    for (const way of ways)
      expect(await askAs(server.caller())[way]({ couponCode })).toMatchObject({ couponRefusal: null })
  })

  it.each(ways)('that is too long is a mistake, and one that is tried too often a limit: %s', async (way) => {
    const find = askAs(server.caller())[way]
    expect((await find({ couponCode: 'X'.repeat(21) })).extensions.code).toBe('BAD_USER_INPUT')
    for (let tries = 0; tries < 30; tries += 1) await find({ couponCode: 'SUN-0000' })
    expect((await find({ couponCode: 'SUN-0000' })).extensions.code).toBe('RATE_LIMITED')
    expect((await find({})).total).toBeGreaterThan(0)
  })
})

describe('a length in a month', () => {
  const find = (given: object) =>
    server.caller().graphql(cheapest, { input: { month: '2027-02', nights: 7, roomTypeSlug: type.slug, ...given } })

  it('is the cheapest week and two that begin at other times, with the price of its quote, from as many statements as one quote', async () => {
    await addRule(owner, type.id, { startDate: '2027-02-10', endDate: '2027-02-16', price: 8_000 })
    const { data } = await find({})
    expect(data.cheapestStays.map(({ arrival }: { arrival: string }) => arrival)).toEqual([
      '2027-02-10',
      '2027-02-06',
      '2027-02-14',
    ])
    const [{ arrival, departure, total }] = data.cheapestStays
    expect(await ask({ arrival, departure })).toMatchObject({ bookable: true, total })
    const ofQuote = await countStatements(() => ask({ arrival, departure }))
    expect(await countStatements(() => find({}))).toHaveLength(ofQuote.length)
  })

  it.each<[object, string, string]>([
    [{ month: '2027-13' }, 'BAD_USER_INPUT', 'Month must be a month like 2027-03'],
    [{ month: '2199-12' }, 'BAD_USER_INPUT', 'Month must be from 2000-01 to 2099-12'],
    [{ nights: 0 }, 'BAD_USER_INPUT', 'Nights must be from 1 to 28'],
    [{ nights: 29 }, 'BAD_USER_INPUT', 'Nights must be from 1 to 28'],
    [{ roomTypeSlug: 'no-such-room' }, 'NOT_FOUND', 'There is no such room type'],
  ])('is not understood as %j', async (given, code, message) => {
    const { errors } = await find(given)
    expect(errors?.[0]).toMatchObject({ message, extensions: { code } })
  })

  it('is nothing in a month that is over, nor for more guests than a room takes', async () => {
    expect((await find({ month: '2026-12' })).data.cheapestStays).toEqual([])
    expect((await find({ guests: 5 })).data.cheapestStays).toEqual([])
  })
})
