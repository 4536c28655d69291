import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerPages } from '#api/http/pages/pages.ts'
import { Coupon } from '#api/modules/coupons/coupon.entity.ts'
import { locales } from '#graphql/locales.ts'
import { translate } from '#api/i18n/translate.ts'
import type { Caller } from '#tests/support/caller.ts'
import { one, readPage, textOf } from '#tests/support/html.ts'
import { addRoomType } from '#tests/support/rooms.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addStayRequest } from '#tests/support/stay-requests.ts'
import { sql } from '#tests/support/subscribers.ts'
import { localePath, text } from '#tests/support/texts.ts'

/** A code of the mailing list on the pages and in the mails that a guest keeps, and in the list of rooms. */
let server: TestServer
let owner: Caller
let type: Awaited<ReturnType<typeof addRoomType>>
let guests = 0
beforeAll(async () => {
  server = await startServer({ INQUIRIES_PER_HOUR: 100, SMTP_URL: 'smtp://127.0.0.1:9' }, hotelFacts, registerPages)
  server.setNow(new Date('2027-01-04T17:00:00Z'))
  owner = await server.caller().signIn()
  type = await addRoomType(owner, { basePrice: 10_000 })
})
afterAll(() => server.close())

const dates = { arrival: '2027-01-08', departure: '2027-01-10' }

/** A code that takes 10 % off. */
const newCode = async (given: Partial<Coupon> = {}): Promise<string> => {
  const signUp = 'mutation ($email: String!) { signUpForNewsletter(input: { email: $email }) { couponCode } }'
  const { data } = await server.caller().graphql(signUp, { email: `code-${(guests += 1)}@guests.example` })
  const code: string = data.signUpForNewsletter.couponCode
  if (Object.keys(given).length > 0) await server.deps.orm.em.fork().nativeUpdate(Coupon, { code }, given)
  return code
}

const readMain = async (path: string) => {
  const { document } = await readPage(server.caller(), path)
  return textOf(one(document, 'main'))
}

describe.each(locales)('a guest who reads %s', (locale) => {
  it('finds the code, what it takes off and where it is shown on the sheet, on the form and on the own page', async () => {
    const code = await newCode()
    const stay = new URLSearchParams({ ...dates, adults: '2', room: type.slug, code })
    const { token } = await addStayRequest(server, owner, type.slug, { ...dates, couponCode: code, language: locale })
    for (const path of [`/stay-sheet?${stay}`, `/ask-for-stay?${stay}`, `/your-stay/${token}`]) {
      const words = await readMain(localePath(locale, path))
      expect(words, path).toContain(text(locale, 'stay.quote.code', { code }).replaceAll(/\s/g, ' '))
      expect(words, path).toContain(text(locale, 'stay.quote.showCode').replaceAll(/\s/g, ' '))
      // Two nights at $100 less 10 %.
      expect(words, path).toMatch(/20\s?\$|\$\s?20/)
    }
  })

  it('is led on by a price without the code, on the sheet and on the form, where too many were tried', async () => {
    const guest = server.caller()
    const input = { roomTypeSlug: type.slug, ...dates, guests: 2 }
    const look = 'query ($input: StayQuoteInput!) { stayQuote(input: $input) { couponRefusal } }'
    // More than are looked at in an hour.
    for (let tried = 0; tried < 31; tried += 1)
      await guest.graphql(look, { input: { ...input, couponCode: `NOT-${tried}` } })
    const stay = new URLSearchParams({ ...dates, adults: '2', room: type.slug, code: 'SUN-7K4M2P' })
    const limit = text(locale, 'stay.coupon.RATE_LIMITED').split('{')[0]!.split('. ')[0]!
    for (const path of [`/stay-sheet?${stay}`, `/ask-for-stay?${stay}`]) {
      const { document } = await readPage(guest, localePath(locale, path))
      const words = textOf(one(document, 'main'))
      expect(words, path).toContain(limit)
      expect(words, path).not.toContain('SUN-7K4M2P')
      // Two nights at $100 with their taxes.
      expect(words, path).toMatch(/\$\s?22\d|22\d([.,]\d\d)?\s?\$/)
    }
    const { document } = await readPage(guest, localePath(locale, `/ask-for-stay?${stay}`))
    expect(one(document, 'main form[method=post]').querySelector('[name=code]')?.getAttribute('value') ?? '').toBe('')
  })

  it('has them in the mail that keeps the price', async () => {
    const code = await newCode()
    const { reference } = await addStayRequest(server, owner, type.slug, {
      ...dates,
      couponCode: code,
      language: locale,
    })
    const [mail] = await sql<{ text: string }>(
      server,
      `select text from mail where kind = 'stay-request' and subject like ?`,
      [`%${reference}%`],
    )
    expect(mail!.text).toContain(code)
    expect(mail!.text).toContain(translate(locale, 'mail.stay.showCode', { code }))
    expect(mail!.text).toMatch(/[-−]\s?(?:\$\s?20|20\s?\$|US\$\s?20)/)
  })
})

it('says nothing of a code on the pages and in the mail of who has none', async () => {
  const stay = new URLSearchParams({ ...dates, adults: '2', room: type.slug })
  const { token, reference } = await addStayRequest(server, owner, type.slug, dates)
  for (const path of [`/stay-sheet?${stay}`, `/ask-for-stay?${stay}`, `/your-stay/${token}`])
    expect(await readMain(path), path).not.toMatch(/\bcode\b|You save/)
  const [mail] = await sql<{ text: string }>(server, 'select text from mail where subject like ?', [`%${reference}%`])
  expect(mail!.text).not.toMatch(/\bcode\b/)
})

it('says on the sheet and on the form why a code takes nothing off', async () => {
  const stay = new URLSearchParams({ ...dates, adults: '2', room: type.slug, code: 'SUN-2222' })
  for (const path of ['/stay-sheet', '/ask-for-stay']) {
    const words = await readMain(`${path}?${stay}`)
    expect(words, path).toContain('We do not recognize this discount code.')
    expect(words, path).not.toContain('Show it at check-in')
  }
})

it('has the code in the mailed price', async () => {
  const code = await newCode()
  const { errors } = await server
    .caller()
    .graphql('mutation ($input: MailStayLinkInput!) { mailStayLink(input: $input) { accepted } }', {
      input: { roomTypeSlug: type.slug, ...dates, couponCode: code, email: 'kept@guests.example', language: 'de' },
    })
  expect(errors).toBeUndefined()
  const [mail] = await sql<{ text: string }>(server, "select text from mail where kind = 'stay-link'")
  expect(mail!.text).toMatch(new RegExp(String.raw`10\s% Rabatt mit Ihrem Code ${code}[^\d]*20\s\$`))
  expect(mail!.text).toContain(translate('de', 'mail.stay.showCode', { code }))
})

describe('the list of rooms', () => {
  const list = (code: string, locale: (typeof locales)[number] = 'en') =>
    readMain(`${localePath(locale, '/')}?${new URLSearchParams({ ...dates, adults: '2', code })}`)

  it('has the code in each sum, as the quote of each room has it', async () => {
    const code = await newCode()
    const { data, errors } = await server.caller().graphql(
      `query ($input: BookableStaysInput!, $code: String) {
        bookableStays(input: $input, couponCode: $code) {
          subtotal total discount couponPercent couponRefusal roomType { slug }
        }
      }`,
      { input: dates, code: code.toLowerCase() },
    )
    expect(errors).toBeUndefined()
    expect(data.bookableStays.length).toBeGreaterThan(1)
    for (const { roomType, ...stay } of data.bookableStays) {
      const input = { roomTypeSlug: roomType.slug, ...dates, couponCode: code }
      const quoted = await server.caller().graphql(
        `query ($input: StayQuoteInput!) { stayQuote(input: $input) {
          subtotal total discount couponPercent couponRefusal } }`,
        { input },
      )
      expect(stay).toEqual(quoted.data.stayQuote)
      expect(stay).toMatchObject({ couponPercent: 10, couponRefusal: null })
    }
    const words = await list(code)
    expect(words).toContain('10% off with your code')
    expect(words).toContain('Price without the code: $200$180')
    expect(words).toContain('Show it at check-in: the discount comes off your bill there.')
  })

  it.each(locales)('says in %s that nobody issued a code', async (locale) => {
    const words = await list('SUN-2222', locale)
    expect(words).toContain(text(locale, 'stay.coupon.UNKNOWN').replaceAll(/\s/g, ' '))
    expect(words).not.toContain(text(locale, 'stay.quote.showCode').replaceAll(/\s/g, ' '))
  })

  it('says that a code was used', async () => {
    expect(await list(await newCode({ state: 'redeemed' }))).toContain('This discount code has already been used.')
  })

  it('says nothing of codes to who has none', async () => {
    expect(await list('')).not.toMatch(/discount code has|recognize|Show it at check-in/)
  })
})
