import { addMinutes } from 'date-fns/addMinutes'
import { addYears } from 'date-fns/addYears'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '#tests/support/caller.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addStaff } from '#tests/support/staff.ts'

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
    expect((await use('SUN-2222')).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  it('refuses one that has expired', async () => {
    const code = await issue()
    server.setNow(addYears(now, 1))
    expect((await desk.graphql(look, { code })).data.coupon.state).toBe('EXPIRED')
    expect((await use(code)).errors?.[0]?.message).toMatch(new RegExp(`^${code} expired on `))
  })

  it('refuses one that was withdrawn', async () => {
    const code = await issue()
    expect((await desk.graphql(withdraw, { code })).data.voidCoupon.state).toBe('VOID')
    expect((await use(code)).errors?.[0]?.message).toBe(`${code} was withdrawn`)
    expect((await desk.graphql(withdraw, { code })).errors?.[0]?.extensions.code).toBe('CONFLICT')
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
    expect((await use(code, { stayDate: '2028-01-03' })).errors).toBeUndefined()
    await owner.graphql(black, { input: { periods: [] } })
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
  expect(data.couponsByEmail).toEqual([{ code, percent: 10 }])
})

it('show as a QR code that any desk can scan, whether the code exists or not', async () => {
  const picture = await server.caller().rest('GET', '/api/coupons/SUN-2222/qr.png')
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
  expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG')
  expect((await server.caller().rest('GET', '/api/coupons/hello/qr.png')).statusCode).toBe(404)
})
