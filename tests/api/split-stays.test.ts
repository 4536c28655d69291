import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerPages } from '#api/http/pages/pages.ts'
import { locales } from '#graphql/locales.ts'
import { one, readPage, textOf } from '#tests/support/html.ts'
import { addRoomType, addRule } from '#tests/support/rooms.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { countStatements } from '#tests/support/statements.ts'
import type { Caller } from '#tests/support/caller.ts'

/** As many as no room of the sample hotel takes. */
const guests = 9
const dates = { arrival: '2027-02-01', departure: '2027-02-06' }
const asked = `/?arrival=${dates.arrival}&departure=${dates.departure}&adults=${guests}`

const split = `{ movesOn nightCount subtotal taxTotal total couponRefusal isApproximate
  halves { couponPercent discount extras { slug } stay { arrival departure nightCount subtotal total roomType { slug } } } }`
const ofRoom = `query ($input: StayQuoteInput!) { stayQuote(input: $input) { bookable total split ${split} } }`
const ofAny = `query ($input: BookableStaysInput!, $code: String) { refusedStay(input: $input) {
  split(couponCode: $code) ${split} } }`
const both = `query ($input: BookableStaysInput!, $code: String) { refusedStay(input: $input) {
  together(couponCode: $code) { total } split(couponCode: $code) { couponRefusal } } }`

interface Half {
  couponPercent: number | null
  discount: number
  stay: {
    arrival: string
    departure: string
    nightCount: number
    subtotal: number
    total: number
    roomType: { slug: string }
  }
}

let server: TestServer
let owner: Caller
/** At $100 without February 5, and at $150 without February 1. */
let cheap: Awaited<ReturnType<typeof addRoomType>>
let dear: typeof cheap

const block = async (roomTypeId: string, night: string) => {
  const { errors } = await owner.graphql('mutation ($input: CreateBlockInput!) { createBlock(input: $input) { id } }', {
    input: { roomTypeId, rooms: 1, firstNight: night, lastNight: night, reason: 'OUT_OF_ORDER' },
  })
  expect(errors).toBeUndefined()
}

beforeAll(async () => {
  server = await startServer({}, hotelFacts, registerPages)
  server.setNow(new Date('2027-01-04T17:00:00Z'))
  owner = await server.caller().signIn()
  cheap = await addRoomType(owner, { name: 'Bunk hall', basePrice: 10_000, maxOccupancy: guests })
  dear = await addRoomType(owner, { name: 'Long hall', basePrice: 15_000, maxOccupancy: guests })
  await block(cheap.id, '2027-02-05')
  await block(dear.id, '2027-02-01')
})
afterAll(() => server.close())

const askRoom = async (input: object, caller = server.caller()) => {
  const { data, errors } = await caller.graphql(ofRoom, { input: { guests, ...dates, ...input } })
  return errors?.[0] ?? data.stayQuote
}
const askAny = async (input: object = {}, code?: string | null, caller = server.caller()) => {
  const variables = { input: { guests, ...dates, ...input }, ...(code !== undefined && { code }) }
  const { data, errors } = await caller.graphql(ofAny, variables)
  return errors?.[0] ?? data.refusedStay?.split ?? null
}

const issueCode = async () => {
  const { data } = await server
    .caller()
    .graphql('mutation ($email: String!) { signUpForNewsletter(input: { email: $email }) { couponCode } }', {
      email: 'mover@example.com',
    })
  return data.signUpForNewsletter.couponCode as string
}

describe('nights that no single room has', () => {
  it.each([
    ['any room', () => askAny()],
    ['a room that is named', async () => (await askRoom({ roomTypeSlug: dear.slug })).split],
  ])('are offered as two stays instead of %s, each at the price that it has by itself', async (_, ask) => {
    const found = await ask()
    expect(found).toMatchObject({ movesOn: '2027-02-05', nightCount: 5, couponRefusal: null, isApproximate: false })
    const halves = found.halves as Half[]
    expect(halves.map(({ stay }) => [stay.roomType.slug, stay.arrival, stay.departure])).toEqual([
      [cheap.slug, '2027-02-01', '2027-02-05'],
      [dear.slug, '2027-02-05', '2027-02-06'],
    ])
    const sum = (of: (half: Half) => number) => halves.reduce((total, half) => total + of(half), 0)
    expect([sum(({ stay }) => stay.subtotal), sum(({ stay }) => stay.total)]).toEqual([found.subtotal, found.total])
    expect(found.total).toBe(found.subtotal + found.taxTotal)
    for (const { stay } of halves)
      expect(
        await askRoom({ roomTypeSlug: stay.roomType.slug, arrival: stay.arrival, departure: stay.departure }),
      ).toMatchObject({ bookable: true, total: stay.total, split: null })
  })

  it('are read with the price, in no statement of their own, however many days there are to move on', async () => {
    const long = { roomTypeSlug: dear.slug, departure: '2027-03-20' }
    const plain = 'query ($input: StayQuoteInput!) { stayQuote(input: $input) { bookable } }'
    await askRoom(long)
    const caller = server.caller()
    const without = await countStatements(() => caller.graphql(plain, { input: { guests, ...dates, ...long } }))
    const withSplit = await countStatements(async () => {
      const { data } = await caller.graphql(ofRoom.replaceAll('roomType { slug }', ''), {
        input: { guests, ...dates, ...long },
      })
      expect(data.stayQuote.split.nightCount).toBe(47)
    })
    expect(withSplit).toHaveLength(without.length)
  })

  it.each([
    ['whose nights one room has', { departure: '2027-02-05' }],
    ['whose days have passed', { arrival: '2027-01-01', departure: '2027-01-03' }],
    ['who are too many for every room', { guests: 12 }],
    ['whose only night is taken everywhere', { arrival: '2027-02-01', departure: '2027-02-02', guests: 12 }],
  ])('are offered to nobody %s', async (_, given) => {
    expect(await askAny(given)).toBeNull()
  })

  it('are parted where both halves keep the shortest stay, and not at all where none can', async () => {
    const late = { startDate: '2027-02-04', endDate: '2027-02-05', price: 15_000 }
    const rule = await addRule(owner, dear.id, { ...late, minStay: 2 })
    expect(await askAny()).toMatchObject({ movesOn: '2027-02-04' })
    const longer = await addRule(owner, dear.id, { ...late, startDate: '2027-02-02', minStay: 5, priority: 2 })
    expect(await askAny()).toBeNull()
    for (const { id } of [rule, longer])
      await owner.graphql('mutation ($id: ID!) { deletePricingRule(id: $id) { success } }', { id })
    expect(await askAny()).toMatchObject({ movesOn: '2027-02-05' })
  })

  it('have a coupon in the half where it takes most off, in either way to ask', async () => {
    const code = await issueCode()
    for (const found of [
      await askAny({}, code),
      (await askRoom({ roomTypeSlug: dear.slug, couponCode: code })).split,
    ]) {
      expect(found.halves.map(({ discount }: Half) => discount)).toEqual([4_000, 0])
      expect(found).toMatchObject({ couponRefusal: null, subtotal: 40_000 - 4_000 + 15_000 })
    }
  })

  it.each([
    ['left out', undefined, null],
    ['null', null, null],
    ['empty', '', null],
    ['one that nobody issued', 'SUN-0000', 'UNKNOWN'],
  ])('come at their price with a code that is %s', async (_, code, couponRefusal) => {
    expect(await askAny({}, code)).toMatchObject({ subtotal: 55_000, couponRefusal })
  })

  it('refuse a code that is too long, and one that is tried too often, which counts once for all parts of the answer', async () => {
    const guesser = server.caller()
    expect((await askAny({}, 'X'.repeat(21), guesser)).extensions.code).toBe('BAD_USER_INPUT')
    const variables = { input: { guests, ...dates }, code: 'SUN-0000' }
    for (let tries = 0; tries < 30; tries += 1) {
      const { data } = await guesser.graphql(both, variables)
      expect(data.refusedStay.split).toEqual({ couponRefusal: 'UNKNOWN' })
    }
    expect((await askAny({}, 'SUN-0000', guesser)).extensions.code).toBe('RATE_LIMITED')
  })
})

describe('the page before any script', () => {
  const answerTo = async (path: string) => {
    const { document } = await readPage(server.caller(), path)
    return one(document, '[aria-labelledby=stay-refused]')
  }

  it.each(['', '&room=king-room', 'named'])(
    'has both totals, the move, the ways to book each half, and one to ask for both (%s)',
    async (room) => {
      const answer = await answerTo(`${asked}${room === 'named' ? `&room=${cheap.slug}` : room}`)
      const words = textOf(answer)
      expect(words).toMatch(/^All your nights, with one change of room/)
      expect(words).toContain('You change rooms once, on Friday, February 5, 2027: first Bunk hall, then Long hall.')
      expect(words).toMatch(/\$550for 5 nights.*\$550 \+ \$68\.75 tax = \$618\.75/)
      const halves = [...answer.querySelectorAll('li')].filter((item) => item.querySelector('a[target=_blank]'))
      expect(halves.map((half) => /\$\d+/.exec(textOf(half))?.[0])).toEqual(['$400', '$150'])
      const addresses = halves.map((half) => [...half.querySelectorAll('a')].map((link) => link.getAttribute('href')!))
      const ofHalf = [
        [cheap.slug, '2027-02-01', '2027-02-05'],
        [dear.slug, '2027-02-05', '2027-02-06'],
      ]
      const at = (address: string | undefined) => new URL(address!, 'https://hotel.example').searchParams
      const stayOf = (asked: URLSearchParams) => ['room', 'arrival', 'departure'].map((name) => asked.get(name))
      for (const [index, [planner, booking]] of addresses.entries()) {
        expect(stayOf(at(planner))).toEqual(ofHalf[index])
        expect(['room_type_id', 'checkInDate', 'checkOutDate'].map((name) => at(booking).get(name))).toEqual(
          ofHalf[index],
        )
      }
      const request = answer.querySelector('a[href*="more="]')!.getAttribute('href')!
      expect(request).toMatch(/^\/ask-for-stay\?/)
      expect(stayOf(at(request))).toEqual(ofHalf[0])
      expect(
        at(request)
          .getAll('more')
          .map((half) => stayOf(new URLSearchParams(half))),
      ).toEqual([ofHalf[1]])
    },
  )

  it.each(locales)('names both rooms and the sum in %s', async (locale) => {
    const words = textOf(await answerTo(locale === 'en' ? asked : `/${locale}${asked.slice(1)}`))
    expect(words).toMatch(/Bunk hall.*Long hall/)
    expect(words).toMatch(/618[.,]75/)
  })
})
