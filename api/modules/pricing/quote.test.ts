import { describe, expect, it } from 'vitest'
import type { LongStayFacts } from '#graphql/long-stay.ts'
import { addDays } from '#graphql/stay-dates.ts'
import type { RuleFacts, TypeFacts } from './price-book.ts'
import { nightsOfType } from './price-of-night.ts'
import { depositOf, type CouponFacts, type Quote } from './quote.ts'
import { refusalsOf, refusalsOfAll, tooMany, type Refusal } from './refusals.ts'
import { longStay, night, now, quote, roomType, rule, today } from '#tests/support/pricing.ts'

// 2027-01-04 is a Monday: 8 and 9 January are the Friday and Saturday after it.
const prices = ({ nights }: Quote) => nights.map(({ price }) => price)
const withRules = (...rules: RuleFacts[]) => roomType({ rules })
const codes = ({ refusals }: Quote) => refusals.map(({ code, date, limit }) => [code, date, limit])

describe('the price of each night', () => {
  const january = { startDate: '2027-01-01', endDate: '2027-01-31' }
  const cases: [name: string, type: TypeFacts, arrival: string, departure: string, expected: number[]][] = [
    ['weekdays at the base price', roomType(), '2027-01-05', '2027-01-07', [10_000, 10_000]],
    [
      'Friday and Saturday at the weekend price',
      roomType(),
      '2027-01-07',
      '2027-01-11',
      [10_000, 12_000, 12_000, 10_000],
    ],
    [
      'no weekend price: the base price',
      roomType({ weekendPrice: null }),
      '2027-01-08',
      '2027-01-10',
      [10_000, 10_000],
    ],
    [
      'a weekend price below the base price',
      roomType({ weekendPrice: 9_000 }),
      '2027-01-08',
      '2027-01-10',
      [9_000, 9_000],
    ],
    ['a rule on a weekday', withRules(rule()), '2027-01-05', '2027-01-06', [20_000]],
    ['a rule instead of the weekend price', withRules(rule()), '2027-01-08', '2027-01-10', [20_000, 20_000]],
    [
      'a rule that begins in the middle of the stay',
      withRules(rule({ startDate: '2027-01-06' })),
      '2027-01-05',
      '2027-01-07',
      [10_000, 20_000],
    ],
    [
      'a rule whose last night is in the stay',
      withRules(rule({ endDate: '2027-01-05' })),
      '2027-01-05',
      '2027-01-07',
      [20_000, 10_000],
    ],
    [
      'a rule of one night',
      withRules(rule({ startDate: '2027-01-06', endDate: '2027-01-06' })),
      '2027-01-05',
      '2027-01-08',
      [10_000, 20_000, 10_000],
    ],
    [
      'a rule that begins on the day of departure',
      withRules(rule({ startDate: '2027-01-07' })),
      '2027-01-05',
      '2027-01-07',
      [10_000, 10_000],
    ],
    [
      'a rule that ended the night before',
      withRules(rule({ endDate: '2027-01-04' })),
      '2027-01-05',
      '2027-01-06',
      [10_000],
    ],
    [
      'the higher of two priorities',
      withRules(rule({ priority: 1 }), rule({ priority: 2, price: 15_000 })),
      '2027-01-05',
      '2027-01-06',
      [15_000],
    ],
    [
      'the higher priority though it is longer',
      withRules(rule({ priority: 5 }), rule({ ...january, priority: 1, price: 15_000 })),
      '2027-01-05',
      '2027-01-06',
      [20_000],
    ],
    [
      'priority 10 before 9',
      withRules(rule({ priority: 9 }), rule({ priority: 10, price: 15_000 })),
      '2027-01-05',
      '2027-01-06',
      [15_000],
    ],
    [
      'equal priority: the shorter span',
      withRules(rule(), rule({ ...january, price: 15_000 })),
      '2027-01-05',
      '2027-01-06',
      [15_000],
    ],
    [
      'equal priority and span: the newest',
      withRules(rule({ ...january, createdAt: '2026-12-02T00:00:00Z', price: 15_000 }), rule(january)),
      '2027-01-05',
      '2027-01-06',
      [15_000],
    ],
    [
      'equal in all: the lowest id',
      withRules(rule({ id: 'b' }), rule({ id: 'a', price: 15_000 })),
      '2027-01-05',
      '2027-01-06',
      [15_000],
    ],
    [
      'three rules over each other',
      withRules(
        rule({ priority: 1 }),
        rule({ ...january, priority: 1, price: 15_000 }),
        rule({ startDate: '2027-01-06', endDate: '2027-01-06', priority: 3, price: 30_000 }),
      ),
      '2027-01-05',
      '2027-01-08',
      [15_000, 30_000, 15_000],
    ],
    [
      'a rule for Sundays only',
      withRules(rule({ daysOfWeek: [0] })),
      '2027-01-09',
      '2027-01-12',
      [12_000, 20_000, 10_000],
    ],
    [
      'a rule for Saturdays only',
      withRules(rule({ daysOfWeek: [6] })),
      '2027-01-08',
      '2027-01-11',
      [12_000, 20_000, 10_000],
    ],
    [
      'a rule for weekdays leaves the weekend price',
      withRules(rule({ daysOfWeek: [0, 1, 2, 3, 4] })),
      '2027-01-07',
      '2027-01-11',
      [20_000, 12_000, 12_000, 20_000],
    ],
    [
      'a stronger rule that is silent on this weekday',
      withRules(rule({ priority: 9, daysOfWeek: [0] }), rule({ price: 15_000 })),
      '2027-01-05',
      '2027-01-06',
      [15_000],
    ],
    [
      'the edge of two seasons',
      withRules(rule({ endDate: '2027-04-30' }), rule({ startDate: '2027-05-01', price: 15_000 })),
      '2027-04-29',
      '2027-05-03',
      [20_000, 20_000, 15_000, 15_000],
    ],
    ['over New Year', withRules(rule({ endDate: '2027-12-31' })), '2027-12-30', '2028-01-02', [20_000, 20_000, 12_000]],
    ['the night the clock goes forward (14 March)', roomType(), '2027-03-13', '2027-03-15', [12_000, 10_000]],
    [
      'a rule for just that night',
      withRules(rule({ startDate: '2027-03-14', endDate: '2027-03-14' })),
      '2027-03-13',
      '2027-03-16',
      [12_000, 20_000, 10_000],
    ],
    ['the night the clock goes back (7 November)', roomType(), '2027-11-06', '2027-11-09', [12_000, 10_000, 10_000]],
    [
      'a rule that ends on that night',
      withRules(rule({ startDate: '2027-11-05', endDate: '2027-11-07' })),
      '2027-11-04',
      '2027-11-09',
      [10_000, 20_000, 20_000, 20_000, 10_000],
    ],
    ['the leap day', roomType(), '2028-02-28', '2028-03-01', [10_000, 10_000]],
    [
      'a rule for the leap day',
      withRules(rule({ startDate: '2028-02-29', endDate: '2028-02-29' })),
      '2028-02-28',
      '2028-03-02',
      [10_000, 20_000, 10_000],
    ],
    ['28 February in a year without a leap day', roomType(), '2027-02-27', '2027-03-01', [12_000, 10_000]],
    [
      'a fresh price of the system before a rule',
      roomType({ rules: [rule()], nights: new Map([['2027-01-05', night({ rate: 17_000 })]]) }),
      '2027-01-05',
      '2027-01-07',
      [17_000, 20_000],
    ],
    [
      'a rule that overrides the system',
      roomType({ rules: [rule({ overridesPms: true })], nights: new Map([['2027-01-05', night({ rate: 17_000 })]]) }),
      '2027-01-05',
      '2027-01-06',
      [20_000],
    ],
    [
      'an overriding rule that loses to another rule',
      roomType({
        rules: [rule({ overridesPms: true, priority: 1 }), rule({ priority: 2 })],
        nights: new Map([['2027-01-05', night({ rate: 17_000 })]]),
      }),
      '2027-01-05',
      '2027-01-06',
      [17_000],
    ],
    [
      'a stale price of the system',
      roomType({ nights: new Map([['2027-01-05', night({ rate: 17_000, fetchedAt: '2027-01-03T14:59:00Z' })]]) }),
      '2027-01-05',
      '2027-01-06',
      [10_000],
    ],
    [
      'a price just fresh enough (26 hours)',
      roomType({ nights: new Map([['2027-01-05', night({ rate: 17_000, fetchedAt: '2027-01-03T15:00:00Z' })]]) }),
      '2027-01-05',
      '2027-01-06',
      [17_000],
    ],
    [
      'a night of the system without a price',
      roomType({ nights: new Map([['2027-01-05', night()]]) }),
      '2027-01-05',
      '2027-01-06',
      [10_000],
    ],
    [
      'a price set by hand, which never goes stale',
      roomType({
        rules: [rule()],
        nights: new Map([['2027-01-05', night({ rate: 17_000, source: 'hand', fetchedAt: '2026-06-01T00:00:00Z' })]]),
      }),
      '2027-01-05',
      '2027-01-06',
      [17_000],
    ],
  ]

  it.each(cases)('%s', (_, type, arrival, departure, expected) => {
    const found = quote(type, arrival, departure)
    expect(prices(found)).toEqual(expected)
    expect(found.nightsTotal).toBe(expected.reduce((sum, price) => sum + price, 0))
  })

  it('says "from" when what the system said is over 26 hours old, for the whole stay', () => {
    const stale = new Map([['2027-01-06', night({ rate: 17_000, fetchedAt: '2027-01-02T00:00:00Z' })]])
    expect(quote(roomType({ nights: stale }), '2027-01-05', '2027-01-08').isApproximate).toBe(true)
    expect(quote(roomType({ nights: stale }), '2027-01-07', '2027-01-09').isApproximate).toBe(false)
  })
})

describe('what cannot be booked', () => {
  const minThree = rule({ startDate: '2027-01-05', endDate: '2027-01-05', minStay: 3 })
  const closed = (given: object) => new Map([['2027-01-06', night(given)]])
  const cases: [
    name: string,
    type: TypeFacts,
    arrival: string,
    departure: string,
    guests: number,
    expected: unknown[],
  ][] = [
    ['an ordinary stay has no refusal', roomType(), '2027-01-05', '2027-01-07', 2, []],
    ['today is not too late', roomType(), '2027-01-04', '2027-01-05', 2, []],
    ['yesterday', roomType(), '2027-01-03', '2027-01-05', 2, [['past-arrival', '2027-01-03', null]]],
    ['730 days ahead', roomType(), '2029-01-03', '2029-01-05', 2, []],
    ['731 days ahead', roomType(), '2029-01-04', '2029-01-05', 2, [['too-far-ahead', '2029-01-04', null]]],
    ['too many guests', roomType(), '2027-01-05', '2027-01-06', 3, [['too-many-guests', null, 2]]],
    [
      'shorter than the minimum of the arrival night',
      withRules(minThree),
      '2027-01-05',
      '2027-01-07',
      2,
      [['min-stay', '2027-01-05', 3]],
    ],
    ['exactly the minimum', withRules(minThree), '2027-01-05', '2027-01-08', 2, []],
    ['the minimum of a later night does not count', withRules(minThree), '2027-01-04', '2027-01-06', 2, []],
    [
      'longer than the maximum',
      withRules(rule({ maxStay: 2 })),
      '2027-01-05',
      '2027-01-08',
      2,
      [['max-stay', '2027-01-05', 2]],
    ],
    ['exactly the maximum', withRules(rule({ maxStay: 3 })), '2027-01-05', '2027-01-08', 2, []],
    [
      'the minimum of a rule that loses does not count',
      withRules(rule({ minStay: 5 }), rule({ priority: 2 })),
      '2027-01-05',
      '2027-01-06',
      2,
      [],
    ],
    [
      'the system’s minimum before the rule’s',
      roomType({ rules: [rule({ minStay: 5 })], nights: closed({ minStay: 2 }) }),
      '2027-01-06',
      '2027-01-07',
      2,
      [['min-stay', '2027-01-06', 2]],
    ],
    [
      'a night that is sold out',
      roomType({ nights: closed({ available: 0 }) }),
      '2027-01-05',
      '2027-01-08',
      2,
      [['sold-out', '2027-01-06', null]],
    ],
    [
      'the last night closed',
      roomType({ nights: closed({ stopSell: true }) }),
      '2027-01-05',
      '2027-01-07',
      2,
      [['closed', '2027-01-06', null]],
    ],
    [
      'a closed night is no obstacle to departing on it',
      roomType({ nights: closed({ stopSell: true }) }),
      '2027-01-05',
      '2027-01-06',
      2,
      [],
    ],
    [
      'closed to arrival',
      roomType({ nights: closed({ closedToArrival: true }) }),
      '2027-01-06',
      '2027-01-07',
      2,
      [['closed-to-arrival', '2027-01-06', null]],
    ],
    [
      'staying through a night closed to arrival',
      roomType({ nights: closed({ closedToArrival: true }) }),
      '2027-01-05',
      '2027-01-07',
      2,
      [],
    ],
    [
      'closed to departure',
      roomType({ nights: closed({ closedToDeparture: true }) }),
      '2027-01-05',
      '2027-01-06',
      2,
      [['closed-to-departure', '2027-01-06', null]],
    ],
    [
      'staying through a day closed to departure',
      roomType({ nights: closed({ closedToDeparture: true }) }),
      '2027-01-05',
      '2027-01-07',
      2,
      [],
    ],
    [
      'every room blocked by hand',
      roomType({ blocked: (date) => (date === '2027-01-06' ? 1 : 0) }),
      '2027-01-05',
      '2027-01-07',
      2,
      [['sold-out', '2027-01-06', null]],
    ],
    ['one of two rooms blocked', roomType({ rooms: 2, blocked: () => 1 }), '2027-01-05', '2027-01-07', 2, []],
    ['a type without rooms', roomType({ rooms: 0 }), '2027-01-05', '2027-01-06', 2, [['sold-out', '2027-01-05', null]]],
    [
      'every reason at once',
      roomType({ nights: closed({ stopSell: true, closedToArrival: true, minStay: 3 }) }),
      '2027-01-06',
      '2027-01-07',
      3,
      [
        ['too-many-guests', null, 2],
        ['closed-to-arrival', '2027-01-06', null],
        ['min-stay', '2027-01-06', 3],
        ['closed', '2027-01-06', null],
      ],
    ],
  ]

  it.each(cases)('%s', (_, type, arrival, departure, guests, expected) => {
    expect(codes(quote(type, arrival, departure, { guests }))).toEqual(expected)
  })

  it('names the rule behind a minimum stay', () => {
    const found = quote(withRules(rule({ name: 'Holidays', minStay: 3 })), '2027-01-05', '2027-01-06')
    expect(found.refusals).toEqual([
      { code: 'min-stay', date: '2027-01-05', until: null, limit: 3, rule: 'Holidays', everywhere: false },
    ])
  })
})

describe('fees and taxes', () => {
  const florida = [
    { kind: 'sales-tax', amount: 650, validFrom: '2026-01-01' },
    { kind: 'bed-tax', amount: 600, validFrom: '2026-01-01' },
  ] as const

  it('adds 6.5% and 6%, each rounded once for the stay', () => {
    const found = quote(roomType({ basePrice: 10_333 }), '2027-01-04', '2027-01-07', { charges: [...florida] })
    expect(found).toMatchObject({
      subtotal: 30_999,
      taxes: [
        { kind: 'sales-tax', amount: 2_015 },
        { kind: 'bed-tax', amount: 1_860 },
      ],
      taxTotal: 3_875,
      total: 34_874,
    })
  })

  it('uses the row valid on each night when a tax changes during the stay', () => {
    const charges = [...florida, { kind: 'bed-tax', amount: 1_000, validFrom: '2027-01-06' } as const]
    expect(quote(roomType(), '2027-01-05', '2027-01-07', { charges }).taxes).toContainEqual({
      kind: 'bed-tax',
      amount: 1_600,
    })
  })

  it('knows no tax before the first row', () => {
    const charges = [{ kind: 'sales-tax', amount: 650, validFrom: '2027-01-06' } as const]
    expect(quote(roomType(), '2027-01-05', '2027-01-06', { charges }).taxes).toEqual([])
  })

  it('puts mandatory fees into the price that is printed first, and taxes them', () => {
    const fees = [
      { kind: 'nightly-fee', amount: 1_000, validFrom: '2026-01-01' },
      { kind: 'stay-fee', amount: 500, validFrom: '2026-01-01' },
    ] as const
    expect(quote(roomType(), '2027-01-05', '2027-01-07', { charges: [...florida, ...fees] })).toMatchObject({
      nightsTotal: 20_000,
      fees: [
        { kind: 'nightly-fee', amount: 2_000 },
        { kind: 'stay-fee', amount: 500 },
      ],
      subtotal: 22_500,
      taxTotal: 2_813,
      total: 25_313,
    })
  })

  it('asks for the first nights at booking, as many as the hotel wants and there are', () => {
    const { nights } = quote(roomType(), '2027-01-08', '2027-01-11')
    expect(depositOf({ nights, longStay: null }, 1)).toEqual({ depositNights: 1, deposit: 12_000 })
    expect(depositOf({ nights, longStay: null }, 2)).toEqual({ depositNights: 2, deposit: 24_000 })
    expect(depositOf({ nights, longStay: null }, 9)).toEqual({ depositNights: 3, deposit: 34_000 })
    expect(depositOf({ nights, longStay: null }, null)).toEqual({ depositNights: 0, deposit: 0 })
  })
})

describe('a long-stay rate', () => {
  const week = longStay()
  const month = longStay({ minNights: 30, percent: 20 })
  const coupon = (percent: number): CouponFacts => ({ code: 'SUN-7K4M', percent, lastDay: '2027-06-30', isUsed: false })
  const off = (minNights: number, percent: number) => ({ longStay: { minNights, percent }, couponPercent: null })
  const nothing = { longStay: null, couponPercent: null, discount: 0 }

  it.each<[string, LongStayFacts[], string, number, CouponFacts | undefined, object]>([
    ['of exactly its nights', [week], '2027-01-04', 7, undefined, off(7, 10)],
    ['not of one night less', [week], '2027-01-04', 6, undefined, nothing],
    ['of a month where a month takes more', [week, month], '2027-01-04', 30, undefined, off(30, 20)],
    ['of a week for a night less than a month', [week, month], '2027-01-04', 29, undefined, off(7, 10)],
    [
      'of a week where a month would take less',
      [week, longStay({ minNights: 30, percent: 5 })],
      '2027-01-04',
      31,
      undefined,
      off(7, 10),
    ],
    [
      'of more nights where both take the same',
      [week, longStay({ minNights: 9 })],
      '2027-01-04',
      10,
      undefined,
      off(9, 10),
    ],
    ['on its first day of arrival', [longStay({ startDate: '2027-01-05' })], '2027-01-05', 7, undefined, off(7, 10)],
    ['not on the day before', [longStay({ startDate: '2027-01-05' })], '2027-01-04', 7, undefined, nothing],
    ['on its last day of arrival', [longStay({ endDate: '2027-01-05' })], '2027-01-05', 7, undefined, off(7, 10)],
    ['not on the day after', [longStay({ endDate: '2027-01-04' })], '2027-01-05', 7, undefined, nothing],
    ['of its own room type', [longStay({ roomTypeId: 'king' })], '2027-01-04', 7, undefined, off(7, 10)],
    ['not of another', [longStay({ roomTypeId: 'queen' })], '2027-01-04', 7, undefined, nothing],
    [
      'of all room types where it takes more than its own',
      [longStay({ roomTypeId: 'king', percent: 8 }), week],
      '2027-01-04',
      7,
      undefined,
      off(7, 10),
    ],
    ['none where there is none', [], '2027-01-04', 40, undefined, nothing],
    [
      'and the coupon is kept where it takes less',
      [week],
      '2027-01-04',
      7,
      coupon(5),
      { ...off(7, 10), couponRefusal: 'long-stay' },
    ],
    [
      'and the coupon is kept where it takes the same',
      [week],
      '2027-01-04',
      7,
      coupon(10),
      { ...off(7, 10), couponRefusal: 'long-stay' },
    ],
    [
      'or the coupon, where it takes more',
      [week],
      '2027-01-04',
      7,
      coupon(15),
      { longStay: null, couponPercent: 15, couponRefusal: null },
    ],
    [
      'though the coupon was used',
      [week],
      '2027-01-04',
      7,
      { ...coupon(15), isUsed: true },
      { ...off(7, 10), couponRefusal: 'used' },
    ],
  ])('is that %s', (_, longStays, arrival, nights, code, expected) => {
    const found = quote(roomType(), arrival, addDays(arrival, nights), {
      longStays,
      ...(code && { coupon: code }),
    })
    expect(found).toMatchObject(expected)
  })

  it('comes off before tax but not off fees, and off what is due at booking', () => {
    const charges = [
      { kind: 'stay-fee', amount: 1_000, validFrom: '2026-01-01' },
      { kind: 'sales-tax', amount: 1_000, validFrom: '2026-01-01' },
    ] as const
    const type = roomType({ weekendPrice: null })
    const found = quote(type, '2027-01-04', '2027-01-11', { longStays: [week], charges: [...charges] })
    expect(found).toMatchObject({ nightsTotal: 70_000, discount: 7_000, subtotal: 64_000, taxTotal: 6_400 })
    expect(depositOf(found, 2)).toEqual({ depositNights: 2, deposit: 18_000 })
  })
})

describe('a coupon', () => {
  const coupon: CouponFacts = { code: 'SUN-7K4M', percent: 10, lastDay: '2027-06-30', isUsed: false }
  const blackouts = [{ firstDate: '2027-01-07', lastDate: '2027-01-08' }]
  const nothing = { couponPercent: null, discount: 0, subtotal: 20_000 }

  it.each([
    [
      'takes its percent off',
      coupon,
      '2027-01-04',
      [],
      { couponPercent: 10, couponRefusal: null, discount: 2_000, subtotal: 18_000 },
    ],
    ['that nobody issued', null, '2027-01-04', [], { ...nothing, couponRefusal: 'unknown' }],
    ['that was redeemed', { ...coupon, isUsed: true }, '2027-01-04', [], { ...nothing, couponRefusal: 'used' }],
    [
      'on its last day',
      { ...coupon, lastDay: '2027-01-04' },
      '2027-01-04',
      [],
      { discount: 2_000, couponRefusal: null },
    ],
    [
      'the day after its last day',
      { ...coupon, lastDay: '2027-01-03' },
      '2027-01-04',
      [],
      { ...nothing, couponRefusal: 'expired' },
    ],
    [
      'with arrival on the first day of a blackout',
      coupon,
      '2027-01-07',
      blackouts,
      { couponRefusal: 'blackout', discount: 0 },
    ],
    [
      'with arrival on the eve of a blackout',
      coupon,
      '2027-01-06',
      blackouts,
      { couponRefusal: null, discount: 2_000 },
    ],
    ['with arrival on the last day of a blackout', coupon, '2027-01-08', blackouts, { couponRefusal: 'blackout' }],
  ])('%s', (_, given, arrival, periods, expected) => {
    const departure = `2027-01-${String(Number(arrival.slice(-2)) + 2).padStart(2, '0')}`
    expect(quote(roomType(), arrival, departure, { coupon: given, blackouts: periods })).toMatchObject(expected)
  })

  it('is not asked for when none is named', () => {
    expect(quote(roomType(), '2027-01-05', '2027-01-07')).toMatchObject({ couponRefusal: null, discount: 0 })
  })

  it.each([
    [10_004, 1_000],
    [10_005, 1_001],
    [10_006, 1_001],
  ])('takes whole cents: a tenth of %i is %i', (price, discount) => {
    const found = quote(roomType({ basePrice: price }), '2027-01-05', '2027-01-06', { coupon })
    expect(found).toMatchObject({ nightsTotal: price, discount, subtotal: price - discount })
  })

  it('comes off before tax but not off fees', () => {
    const charges = [
      { kind: 'nightly-fee', amount: 1_000, validFrom: '2026-01-01' },
      { kind: 'sales-tax', amount: 1_000, validFrom: '2026-01-01' },
    ] as const
    const found = quote(roomType(), '2027-01-05', '2027-01-06', { coupon, charges: [...charges] })
    expect(found).toMatchObject({ discount: 1_000, subtotal: 10_000, taxTotal: 1_000 })
  })

  const soldOutOn = (...dates: string[]) => new Map(dates.map((date) => [date, night({ available: 0 })] as const))
  const spans = ({ refusals }: Quote) => refusals.map(({ code, date, until }) => [code, date, until])

  it.each<[string, string[], (string | null)[][]]>([
    ['one night', ['2027-01-06'], [['sold-out', '2027-01-06', null]]],
    ['nights in a row', ['2027-01-06', '2027-01-07', '2027-01-08'], [['sold-out', '2027-01-06', '2027-01-08']]],
    [
      'nights apart',
      ['2027-01-05', '2027-01-06', '2027-01-08'],
      [
        ['sold-out', '2027-01-05', '2027-01-06'],
        ['sold-out', '2027-01-08', null],
      ],
    ],
  ])('says once what holds for %s', (_, dates, expected) => {
    expect(spans(quote(roomType({ nights: soldOutOn(...dates) }), '2027-01-05', '2027-01-09'))).toEqual(expected)
  })

  it('tells a closed night from a sold-out one beside it', () => {
    const nights = new Map([
      ['2027-01-06', night({ available: 0 })],
      ['2027-01-07', night({ stopSell: true })],
    ])
    expect(spans(quote(roomType({ nights }), '2027-01-05', '2027-01-09'))).toEqual([
      ['sold-out', '2027-01-06', null],
      ['closed', '2027-01-07', null],
    ])
  })

  const minimum = (minStay: number) => roomType({ rules: [rule({ name: `${minStay} nights`, minStay })] })
  const full = () => roomType({ rooms: 0 })

  it.each<[string, TypeFacts[], (string | number | null)[][]]>([
    ['all are too short a stay', [minimum(5), minimum(3)], [['min-stay', '2027-01-05', 3]]],
    ['one is full, in the other the stay is too short', [full(), minimum(4)], [['min-stay', '2027-01-05', 4]]],
    ['each is full', [full(), full()], [['sold-out', null, null]]],
    [
      'one is closed, in the other the stay is too short',
      [roomType({ nights: new Map([['2027-01-05', night({ stopSell: true })]]) }), minimum(4)],
      [['min-stay', '2027-01-05', 4]],
    ],
    [
      'one is full and too short a stay, in the other the stay is too short',
      [roomType({ rooms: 0, rules: [rule({ minStay: 3 })] }), minimum(4)],
      [['min-stay', '2027-01-05', 4]],
    ],
    [
      'each is full on another night',
      [roomType({ nights: soldOutOn('2027-01-05') }), roomType({ nights: soldOutOn('2027-01-06') })],
      [['sold-out', null, null]],
    ],
  ])('of all rooms: %s', (_, types, expected) => {
    const stay = { arrival: '2027-01-05', departure: '2027-01-07', guests: 2 }
    const each = types.map((type) => refusalsOf(type, nightsOfType(type, { now, today }), stay, today))
    expect(refusalsOfAll(each).map(({ code, date, limit }) => [code, date, limit])).toEqual(expected)
    expect(refusalsOfAll(each).every(({ code, everywhere }) => everywhere === (code === 'sold-out'))).toBe(true)
  })

  it.each<[string, number[], Pick<Refusal, 'limit' | 'everywhere'>]>([
    ['of the only room', [2], { limit: 2, everywhere: false }],
    ['of the room that takes most', [2, 4, 3], { limit: 4, everywhere: true }],
  ])('of too many guests is told the limit %s', (_, beds, expected) => {
    expect(tooMany(beds.map((maxOccupancy) => ({ maxOccupancy })))).toMatchObject(expected)
  })
})
