import { addDays } from 'date-fns/addDays'
import { addMinutes } from 'date-fns/addMinutes'
import { addYears } from 'date-fns/addYears'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '#tests/support/caller.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addKey, addStaff } from '#tests/support/staff.ts'
import { sql } from '#tests/support/subscribers.ts'

const signUp = 'mutation ($input: SignUpInput!) { signUpForNewsletter(input: $input) { couponCode } }'
const look = `query ($code: String!) { coupon(code: $code) {
  code percent state holderFirstName bookingRef stayDate undoUntil campaignSubject redeemedBy { name } } }`
const redeem = `mutation ($input: RedeemCouponInput!) { redeemCoupon(input: $input) { code state bookingRef stayDate redeemedBy { name } } }`
const undo = 'mutation ($code: String!) { undoRedemption(code: $code) { state bookingRef } }'
const withdraw = 'mutation ($code: String!) { voidCoupon(code: $code) { state } }'
const black =
  'mutation ($input: UpdateBlackoutDatesInput!) { updateBlackoutDates(input: $input) { blackoutDates { firstDate lastDate reason } } }'

const now = new Date('2027-03-01T17:00:00Z')
let server: TestServer
let desk: Caller
let owner: Caller
beforeAll(async () => {
  server = await startServer({ SIGNUPS_PER_HOUR: 1_000 })
  owner = await server.caller().signIn()
  desk = (await addStaff(server, 'desk')).caller
})
afterAll(() => server.close())
afterEach(() => server.setNow(null))

let guests = 0
const issue = async () => {
  server.setNow(now)
  guests += 1
  const { data } = await server.caller().graphql(signUp, { input: { email: `coupon-${guests}@example.com` } })
  return data.signUpForNewsletter.couponCode as string
}
it.each([
  ['query ($code: String!) { coupon(code: $code) { code } }', { code: 'x' }, 'code', 'Code must look like SUN-7K4M'],
  [undo, { code: 'x' }, 'code', 'Code must look like SUN-7K4M'],
  [withdraw, { code: 'x' }, 'code', 'Code must look like SUN-7K4M'],
  [
    'query ($email: String!) { couponsByEmail(email: $email) { code } }',
    { email: 'x' },
    'email',
    'Email must be an address like name@example.com',
  ],
])('an argument that does not fit is named: %s', async (query, variables, name, message) => {
  const { errors } = await owner.graphql(query, variables)
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', issues: [{ path: [name], message }] } }])
})

const use = (code: string, fields: object = {}) =>
  desk.graphql(redeem, { input: { code, bookingRef: 'LH-1001', ...fields } })

describe('redeeming', () => {
  it('stores who, when and for which booking', async () => {
    const code = await issue()
    const { data } = await use(code)
    expect(data.redeemCoupon).toEqual({
      code,
      state: 'REDEEMED',
      bookingRef: 'LH-1001',
      stayDate: '2027-03-01',
      redeemedBy: { name: 'The desk' },
    })
  })

  it('refuses the second time, and says who and when', async () => {
    const code = await issue()
    await use(code)
    const { errors } = await owner.graphql(redeem, { input: { code, bookingRef: 'LH-2' } })
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT')
    expect(errors?.[0]?.message).toMatch(
      new RegExp(`^${code} was redeemed by The desk on Mar 1, 2027, 12:00\\sPM for booking LH-1001$`),
    )
  })

  it.each([[{ bookingRef: null }], [{ bookingRef: ' ' }], [{ bookingRef: undefined }]])(
    'takes a guest who walks in: %j',
    async (fields) => {
      const code = await issue()
      expect((await use(code, fields)).data.redeemCoupon).toMatchObject({ state: 'REDEEMED', bookingRef: null })
      const { errors } = await use(code, fields)
      expect(errors?.[0]?.message).toMatch(/ was redeemed by The desk on Mar 1, 2027, 12:00\sPM$/)
    },
  )

  it('lets one of fifty win who try at once', async () => {
    const code = await issue()
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => use(code, { bookingRef: `RACE-${at}` })))
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    expect(answers.filter(({ errors }) => errors?.[0]?.extensions.code === 'CONFLICT')).toHaveLength(49)
    const { data } = await desk.graphql('{ couponEvents(first: 100) { nodes { action bookingRef coupon { code } } } }')
    const events = data.couponEvents.nodes.filter((event: { coupon: { code: string } }) => event.coupon.code === code)
    expect(events).toEqual([
      expect.objectContaining({ action: 'REDEEMED', bookingRef: expect.stringMatching(/^RACE-/) }),
    ])
  })

  it.each([
    ['lower case', (code: string) => code.toLowerCase()],
    ['spaces around it', (code: string) => `  ${code} `],
    ['no dash', (code: string) => code.replace('-', '')],
    ['the address in its QR code', (code: string) => `http://hotel.example/admin?tab=coupons&code=${code}`],
  ])('takes a code in %s', async (_, write) => {
    const code = await issue()
    expect((await desk.graphql(look, { code: write(code) })).data.coupon.code).toBe(code)
    expect((await use(write(code))).data.redeemCoupon.code).toBe(code)
  })

  it.each(['SUN-0O1I', 'hello', '', 'SUN-7K4M-7K4M-7K4M'])('refuses %j as no code', async (code) => {
    expect((await desk.graphql(look, { code })).errors?.[0]).toMatchObject({ message: 'Code must look like SUN-7K4M' })
  })

  it('answers null and NOT_FOUND for a code that nobody was given', async () => {
    expect((await desk.graphql(look, { code: 'SUN-2222' })).data.coupon).toBeNull()
    expect((await use('SUN-2222')).errors?.[0]).toMatchObject({
      message: 'There is no coupon SUN-2222',
      extensions: { code: 'NOT_FOUND' },
    })
  })

  it('names who redeemed it last, where a redemption was taken back', async () => {
    const code = await issue()
    await use(code)
    await desk.graphql(undo, { code })
    server.setNow(addMinutes(now, 5))
    await owner.graphql(redeem, { input: { code, bookingRef: 'LH-2' } })
    expect((await use(code)).errors?.[0]?.message).toMatch(
      new RegExp(`^${code} was redeemed by Owner on Mar 1, 2027, 12:05\\sPM for booking LH-2$`),
    )
  })

  it('keeps the nights that were booked, until the redemption is taken back', async () => {
    const code = await issue()
    const nightsOf = async () =>
      (await sql<{ nights: number | null }>(server, 'select nights from coupon where code = ?', [code]))[0]
    await use(code, { nights: 3 })
    expect(await nightsOf()).toEqual({ nights: 3 })
    await desk.graphql(undo, { code })
    expect(await nightsOf()).toEqual({ nights: null })
  })

  it('by a key of an integrator names no member of staff', async () => {
    const code = await issue()
    const { headers } = await addKey(server, ['coupons:redeem'])
    const byKey = 'mutation ($input: RedeemCouponInput!) { redeemCoupon(input: $input) { state } }'
    const { data } = await server.caller().graphql(byKey, { input: { code, bookingRef: 'LH-9' } }, headers)
    expect(data.redeemCoupon.state).toBe('REDEEMED')
    expect((await desk.graphql(look, { code })).data.coupon.redeemedBy).toBeNull()
    expect((await use(code)).errors?.[0]?.message).toContain(`${code} was redeemed by integrator on `)
  })

  it('says of a booking that was erased only when it was used', async () => {
    const code = await issue()
    await use(code)
    const erase = 'mutation ($input: EraseGuestInput!) { eraseGuest(input: $input) { erasedAt } }'
    const email = `coupon-${guests}@example.com`
    expect((await owner.graphql(erase, { input: { email } })).errors).toBeUndefined()
    expect((await use(code)).errors?.[0]?.message).toMatch(
      new RegExp(`^${code} was redeemed by The desk on Mar 1, 2027, 12:00\\sPM for a booking that was erased$`),
    )
  })

  it('takes one until the last day that its mail names is over at the hotel', async () => {
    const code = await issue()
    server.setNow(new Date('2028-03-02T04:59:00Z'))
    expect((await desk.graphql(look, { code })).data.coupon.state).toBe('ISSUED')
    expect((await use(code)).data.redeemCoupon).toMatchObject({ state: 'REDEEMED', stayDate: '2028-03-01' })
  })

  it('refuses one that has expired', async () => {
    const code = await issue()
    server.setNow(addDays(addYears(now, 1), 1))
    expect((await desk.graphql(look, { code })).data.coupon.state).toBe('EXPIRED')
    expect((await use(code)).errors?.[0]?.message).toMatch(new RegExp(`^${code} expired on `))
  })

  it('shows one that was used as used, long after it would have expired', async () => {
    const code = await issue()
    await use(code)
    server.setNow(addYears(now, 2))
    expect((await desk.graphql(look, { code })).data.coupon).toMatchObject({ state: 'REDEEMED', undoUntil: null })
  })

  it('refuses one that was withdrawn', async () => {
    const code = await issue()
    expect((await desk.graphql(withdraw, { code })).data.voidCoupon.state).toBe('VOID')
    expect((await use(code)).errors?.[0]?.message).toBe(`${code} was withdrawn`)
    expect((await desk.graphql(withdraw, { code })).errors?.[0]).toMatchObject({
      message: `${code} was withdrawn before`,
      extensions: { code: 'CONFLICT' },
    })
  })

  it('does not withdraw one that was used, and says by whom', async () => {
    const code = await issue()
    await use(code)
    const { errors } = await owner.graphql(withdraw, { code })
    expect(errors?.[0]?.message).toMatch(new RegExp(`^${code} was redeemed by The desk on .* for booking LH-1001$`))
    expect((await desk.graphql(look, { code })).data.coupon.state).toBe('REDEEMED')
  })
})

describe('second thoughts', () => {
  it('are allowed for fifteen minutes, and the coupon is as before', async () => {
    const code = await issue()
    await use(code)
    server.setNow(addMinutes(now, 14))
    expect((await desk.graphql(undo, { code })).data.undoRedemption).toEqual({ state: 'ISSUED', bookingRef: null })
    expect((await use(code)).errors).toBeUndefined()
  })

  it('are none of a coupon that was not used', async () => {
    const code = await issue()
    expect((await desk.graphql(undo, { code })).errors?.[0]).toMatchObject({
      message: `${code} is not redeemed`,
      extensions: { code: 'CONFLICT' },
    })
  })

  it('are not allowed later', async () => {
    const code = await issue()
    await use(code)
    server.setNow(addMinutes(now, 15))
    expect((await desk.graphql(look, { code })).data.coupon.undoUntil).toBeNull()
    expect((await desk.graphql(undo, { code })).errors?.[0]).toMatchObject({
      message: 'A redemption can be taken back for 15 minutes only',
      extensions: { code: 'CONFLICT' },
    })
  })
})

describe('blackout dates', () => {
  it('refuse by the date of the stay, not by today', async () => {
    const code = await issue()
    const periods = [{ firstDate: '2027-12-20', lastDate: '2028-01-02', reason: 'Holidays' }]
    expect((await owner.graphql(black, { input: { periods } })).data.updateBlackoutDates.blackoutDates).toEqual(periods)
    for (const stayDate of ['2027-12-20', '2028-01-02'])
      expect((await use(code, { stayDate })).errors?.[0]).toMatchObject({
        message: 'Coupons are not taken from 2027-12-20 to 2028-01-02 Holidays',
        extensions: { code: 'CONFLICT' },
      })
    for (const stayDate of ['2027-12-19', '2028-01-03'])
      expect((await use(await issue(), { stayDate })).errors).toBeUndefined()
    await owner.graphql(black, { input: { periods: [] } })
  })

  it('need no reason, are listed by date, and leave a line in the log', async () => {
    const code = await issue()
    const summer = { firstDate: '2028-07-01', lastDate: '2028-07-05', reason: '' }
    const spring = { firstDate: '2028-03-01', lastDate: '2028-03-02', reason: '' }
    const { data } = await owner.graphql(black, { input: { periods: [summer, spring] } })
    expect(data.updateBlackoutDates.blackoutDates).toEqual([spring, summer])
    expect((await use(code, { stayDate: '2028-07-05' })).errors?.[0]?.message).toBe(
      'Coupons are not taken from 2028-07-01 to 2028-07-05',
    )
    const asked = '{ auditEntries(action: BLACKOUT_DATES_CHANGED, first: 100) { nodes { details { name value } } } }'
    // All changes of this file are of one instant.
    expect((await owner.graphql(asked)).data.auditEntries.nodes).toContainEqual({
      details: [{ name: 'periods', value: '2' }],
    })
    await owner.graphql(black, { input: { periods: [] } })
  })

  it('are changed from the list that was read, or not at all', async () => {
    const spring = { firstDate: '2028-03-01', lastDate: '2028-03-02', reason: '' }
    const summer = { firstDate: '2028-07-01', lastDate: '2028-07-05', reason: 'A fair' }
    const winter = { firstDate: '2028-12-24', lastDate: '2029-01-02', reason: 'Holidays' }
    const change = (periods: object[], before?: object[]) => owner.graphql(black, { input: { periods, before } })
    await change([summer], [])
    // Two colleagues who have read the same list.
    const answers = await Promise.all([change([summer, winter], [summer]), change([spring, summer], [summer])])
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code)
    expect(codes.toSorted()).toEqual(['CONFLICT', undefined])
    const { data } = await owner.graphql('{ blackoutDates { firstDate lastDate reason } }')
    expect(data.blackoutDates).toEqual(codes[0] ? [spring, summer] : [summer, winter])
    expect((await change([], [summer])).errors?.[0]).toMatchObject({
      message: 'The blackout dates were changed meanwhile. Look at them before you go on',
      extensions: { code: 'CONFLICT' },
    })
    // In whatever order they are said.
    expect((await change([], data.blackoutDates.toReversed())).errors).toBeUndefined()
  })

  it('must not end before they begin', async () => {
    const periods = [{ firstDate: '2027-12-20', lastDate: '2027-12-19' }]
    expect((await owner.graphql(black, { input: { periods } })).errors?.[0]?.message).toBe(
      'Last arrival must not be before the first',
    )
  })
})

it('are found by the address of a guest who shows only the mail', async () => {
  const code = await issue()
  const query = 'query ($email: String!) { couponsByEmail(email: $email) { code percent } }'
  const { data } = await desk.graphql(query, { email: `COUPON-${guests}@Example.com` })
  // Not those of anybody else, of whom there are many by now.
  expect(data.couponsByEmail).toEqual([{ code, percent: 10 }])
})

it('of a guest with several the newest comes first', async () => {
  const code = await issue()
  await sql(
    server,
    `insert into coupon (id, created_at, updated_at, code, percent, holder_id, occasion, state, issued_at, expires_at)
     select gen_random_uuid(), now(), now(), given.code, 20, holder_id, given.code, 'issued', issued_at + given.later, expires_at
     from coupon, (values ('SUN-33', interval '1 day'), ('SUN-44', interval '-1 day')) as given (code, later) where coupon.code = ?`,
    [code],
  )
  const { data } = await desk.graphql('query ($email: String!) { couponsByEmail(email: $email) { code } }', {
    email: `coupon-${guests}@example.com`,
  })
  expect(data.couponsByEmail.map((coupon: { code: string }) => coupon.code)).toEqual(['SUN-33', code, 'SUN-44'])
})

it('name their holder by the first name alone, where there is one', async () => {
  const code = await issue()
  expect((await desk.graphql(look, { code })).data.coupon.holderFirstName).toBeNull()
  await sql(server, "update subscriber set name = 'Aino Virtanen' where email_lower = ?", [
    `coupon-${guests}@example.com`,
  ])
  expect((await desk.graphql(look, { code })).data.coupon.holderFirstName).toBe('Aino')
})

it('show as a QR code that any desk can scan, whether the code exists or not', async () => {
  const picture = await server.caller().rest('GET', '/api/coupons/SUN-2222/qr.png')
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
  expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG')
  expect((await server.caller().rest('GET', '/api/coupons/hello/qr.png')).statusCode).toBe(404)
})
