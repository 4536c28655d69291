import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Coupon } from '#api/modules/coupons/coupon.entity.ts'
import { registerPages } from '#api/http/pages/pages.ts'
import { locales } from '#graphql/locales.ts'
import { one, readPage, textOf } from '#tests/support/html.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const asked = '/?arrival=2027-02-01&departure=2027-02-03&adults=6&extras=breakfast'

let server: TestServer
let guests = 0
beforeAll(async () => {
  server = await startServer({}, hotelFacts, registerPages)
  server.setNow(new Date('2027-01-04T17:00:00Z'))
  const owner = await server.caller().signIn()
  const { errors } = await owner.graphql(
    'mutation ($input: CreateStayExtraInput!) { createStayExtra(input: $input) { slug } }',
    { input: { kind: 'OTHER', name: 'Breakfast', unit: 'PERSON', price: 1_200, taxed: false } },
  )
  expect(errors).toBeUndefined()
})
afterAll(() => server.close())

/** What the page offers for the party: its sentences, and where each of the rooms leads. */
const answerTo = async (path: string, caller = server.caller()) => {
  const { document } = await readPage(caller, path)
  const answer = one(document, '[aria-labelledby=stay-refused]')
  // Each room alone; the way to ask for all of them names the others too.
  const addresses = [...answer.querySelectorAll('a[href*="room="]:not([href*="more="])')].map((link) =>
    link.getAttribute('href')!,
  )
  const stays = addresses.map((address) => new URLSearchParams(address.split(/[?#]/)[1]))
  return { words: textOf(answer), stays: stays.slice(0, 2) }
}

const slugOf = async (name: string) => {
  const { data } = await server.caller().graphql('{ roomTypes { slug name } }')
  return data.roomTypes.find((room: { name: string }) => room.name === name)?.slug
}

/** The answer to a party with a code that was given to a guest. */
const withCode = async (given: Partial<Coupon>, path: string) => {
  const { data } = await server
    .caller()
    .graphql('mutation ($email: String!) { signUpForNewsletter(input: { email: $email }) { couponCode } }', {
      email: `party-${(guests += 1)}@example.com`,
    })
  const code: string = data.signUpForNewsletter.couponCode
  if (Object.keys(given).length > 0) await server.deps.orm.em.fork().nativeUpdate(Coupon, { code }, given)
  return { code, ...(await answerTo(`${path}&code=${code}`)) }
}

const cents = (words: string, pattern: RegExp) => {
  const found = pattern.exec(words)?.[1]
  expect(found, `${pattern} in ${words}`).toBeDefined()
  return Math.round(Number(found!.replaceAll(',', '')) * 100)
}

it.each(['', '&room=king-room'])(
  'the sum has the code in it: the price before, what it saves, and the room that bears it (%s)',
  async (room) => {
    const { words: before } = await answerTo(`${asked}${room}`)
    const { words, stays, code } = await withCode({}, `${asked}${room}`)
    expect(words).toContain('Together you fit in 2 rooms')
    const sum = /\$([\d,.]+) \+ \$[\d,.]+ tax/
    const saving = cents(words, /You save \$([\d,.]+\d) with your code \(10%\)/)
    expect(cents(words, sum)).toBe(cents(before, sum) - saving)
    expect(cents(words, /Price without the code: \$([\d,.]+)/)).toBe(cents(before, sum))
    const [name] = /(?<=the one where it saves you most: ).*?(?=\.)/.exec(words)!
    const bearer = stays.findIndex((stay) => stay.get('code') === code)
    expect(stays.filter((stay) => stay.has('code'))).toHaveLength(1)
    expect(stays[bearer]!.get('room')).toBe(await slugOf(name!))
    expect(words.split('10% off with your code')).toHaveLength(2)
  },
)

it('the sum is in German as well', async () => {
  const { words } = await withCode({}, `/de${asked.slice(1)}`)
  expect(words).toMatch(/Mit Ihrem Code sparen Sie .*\(10\s%\)/)
  expect(words).toContain('Ein Rabattcode gilt für ein Zimmer.')
  expect(words).toContain('Preis ohne den Code:')
})

it.each([
  ['was used', { state: 'redeemed' }, 'This discount code has already been used.'],
  ['has run out', { expiresAt: new Date('2027-01-20T12:00:00Z') }, 'This discount code expires before your arrival.'],
] as const)('a code that %s says so beside the sum, and goes with no room', async (_, given, sentence) => {
  for (const room of ['', '&room=king-room']) {
    const { words, stays } = await withCode(given, `${asked}${room}`)
    expect(words).toContain(sentence)
    expect(words).not.toContain('You save')
    expect(stays.map((stay) => stay.get('code'))).toEqual([null, null])
  }
})

it('a code that nobody issued says so in Finnish', async () => {
  const { words, stays } = await answerTo(`/fi${asked.slice(1)}&code=SUN-2222`)
  expect(words).toContain('Tätä alennuskoodia ei tunneta.')
  expect(stays.map((stay) => stay.get('code'))).toEqual([null, null])
})

it('who tried too many codes reads so beside the sum without it, and keeps the code for the first room', async () => {
  const guesser = server.caller()
  const query = `query ($input: StayQuoteInput!) { stayQuote(input: $input) { total } }`
  const input = { roomTypeSlug: 'king-room', arrival: '2027-02-01', departure: '2027-02-03', couponCode: 'SUN-0000' }
  for (let tries = 0; tries < 30; tries += 1) await guesser.graphql(query, { input })
  for (const room of ['', '&room=king-room']) {
    const { words, stays } = await answerTo(`${asked}${room}&code=SUN-2222`, guesser)
    expect(words).toContain('Together you fit in 2 rooms')
    expect(words).toContain('Too many discount codes were tried.')
    expect(stays.map((stay) => stay.get('code'))).toEqual(['SUN-2222', null])
  }
})

it('nothing is said of codes to who has none', async () => {
  const { words, stays } = await answerTo(asked)
  expect(words).not.toMatch(/\bcode\b/)
  expect(stays.map((stay) => stay.get('code'))).toEqual([null, null])
})

it('each room names the extras that its price has in it', async () => {
  const { words, stays } = await answerTo(asked)
  const named = [...words.matchAll(/Breakfast \(\$12 per person × (\d)\)/g)].map(([, count]) => Number(count))
  expect(named).toHaveLength(2)
  expect(named[0]! + named[1]!).toBe(6)
  expect(stays.map((stay) => stay.get('extras'))).toEqual(named.map((count) => `breakfast_${count}`))
})

describe('a party with too few adults for several rooms', () => {
  const dates = { arrival: '2027-02-01', departure: '2027-02-04' }
  const reasons = 'refusals { code limit message(locale: $locale) }'
  const ofAny = `query ($input: BookableStaysInput!, $locale: Locale) { refused: refusedStay(input: $input) { ${reasons} } }`
  const ofOne = `query ($input: StayQuoteInput!, $locale: Locale) { refused: stayQuote(input: $input) { ${reasons} } }`

  it.each(
    locales.flatMap((locale) => [
      [locale, 'any room', ofAny, {}] as const,
      [locale, 'a room that is named', ofOne, { roomTypeSlug: 'king-room' }] as const,
    ]),
  )('is told in %s how many it takes, instead of %s', async (locale, _, query, named) => {
    const refusalsFor = async (children: number) => {
      const input = { ...dates, ...named, guests: 9, children }
      const { data } = await server.caller().graphql(query, { input, locale })
      return data.refused.refusals
    }
    expect(await refusalsFor(6)).toMatchObject([{ code: 'TOO_MANY_GUESTS' }])
    expect(await refusalsFor(7)).toEqual([
      expect.objectContaining({ code: 'TOO_MANY_GUESTS' }),
      { code: 'TOO_FEW_ADULTS', limit: 3, message: expect.stringContaining('3') },
    ])
  })

  it('reads that on the page, and nothing of other nights', async () => {
    const { document } = await readPage(
      server.caller(),
      `/?arrival=${dates.arrival}&departure=${dates.departure}&adults=2&children=7`,
    )
    const answer = textOf(one(document, '#stay-answer'))
    expect(answer).toContain('Your party needs more adults')
    expect(answer).toContain('needs at least 3 adults')
    expect(answer).not.toMatch(/nights cannot be booked|near these dates/)
  })
})
