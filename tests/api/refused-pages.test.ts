import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { registerPages } from '#api/http/pages/pages.ts'
import { locales } from '#graphql/locales.ts'
import { paths } from '#graphql/paths.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

/** Whatever is asked of a page, it is refused on the page itself: a status of 5xx is for what is wrong with the server. */
let server: TestServer
beforeAll(async () => {
  server = await startServer({}, hotelFacts, registerPages)
  server.setNow(new Date('2027-01-04T17:00:00Z'))
})
afterAll(() => server.close())

const get = (path: string, caller = server.caller()) => caller.rest('GET', path)

describe('the thirty-first discount code', () => {
  const query = 'room=king-room&arrival=2027-02-01&departure=2027-02-03&adults=2'
  const sentences = {
    en: 'Too many discount codes were tried. You can try again in 2 minutes',
    es: 'Se probaron demasiados códigos de descuento. Podrá intentarlo de nuevo en 2 minutos',
    pt: 'Muitos códigos de desconto foram testados. Você poderá tentar novamente em 2 minutos',
    fr: 'Trop de codes de réduction ont été essayés. Vous pourrez réessayer dans 2 minutes',
    de: 'Es wurden zu viele Rabattcodes ausprobiert. In 2 Minuten können Sie es noch einmal versuchen',
    fi: 'Alennuskoodeja on kokeiltu liian monta. Voit yrittää uudelleen 2 minuutin kuluttua',
    sv: 'För många rabattkoder har prövats. Du kan försöka igen om 2 minuter',
  }
  const guesser = () => {
    const caller = server.caller()
    const input = { roomTypeSlug: 'king-room', arrival: '2027-02-01', departure: '2027-02-03', couponCode: 'SUN-2222' }
    const guess = () => caller.graphql('query ($i: StayQuoteInput!) { stayQuote(input: $i) { total } }', { i: input })
    return { caller, guess }
  }
  /** The sum that stands first, as the page writes it. */
  const priceIn = (html: string) => /\$[\d,.]+(?=<\/p><p[^>]*>for 2 nights)/.exec(html)?.[0]

  it('is answered by the page with the price without it and when to try again, in the language of the guest', async () => {
    const { caller, guess } = guesser()
    for (let tries = 0; tries < 30; tries += 1) await guess()
    for (const locale of locales) {
      const { statusCode, body } = await get(`/${locale}?${query}&code=SUN-2222`, caller)
      expect([locale, statusCode]).toEqual([locale, 200])
      // A figure stays with what it counts.
      expect(body.replaceAll('\u00A0', ' ')).toContain(sentences[locale])
    }
    const withCode = (await get(`/?${query}&code=SUN-2222`, caller)).body
    const withoutCode = (await get(`/?${query}`)).body
    expect(priceIn(withoutCode)).toMatch(/^\$\d/)
    expect(priceIn(withCode)).toBe(priceIn(withoutCode))
    expect(withoutCode).not.toContain(sentences.en)
  })
})

const pages = [
  ...[paths.home, paths.gallery, paths.thingsToDo, paths.deals, paths.faq, paths.blog].map((path) => path()),
  ...[paths.contact, paths.privacy, paths.accessibility].map((path) => path()),
  ...[paths.confirmSubscription, paths.unsubscribe].map((path) => path()),
]

const stay = 'arrival=2027-02-01&departure=2027-02-03'
const queries = [
  'arrival=abc&departure=def',
  'arrival=2027-02-30&departure=2027-02-31',
  'arrival=2027-02-03&departure=2027-02-01',
  'arrival=2027-02-01&departure=2027-02-01',
  'arrival=2020-02-01&departure=2020-02-03',
  'arrival=0000-01-01&departure=0000-01-03',
  'arrival=0001-01-01&departure=0001-01-03',
  'arrival=1800-01-01&departure=1800-01-03',
  'arrival=1900-01-01&departure=1900-01-03',
  'arrival=2199-12-30&departure=2199-12-31',
  'arrival=2199-12-31&departure=2200-01-01',
  'arrival=9999-12-30&departure=9999-12-31',
  'arrival=9999-12-31',
  'departure=9999-12-31',
  'arrival=2027-02-01&departure=2028-02-02',
  'arrival=-000001-01-01&departure=%2B010000-01-01',
  ...['0', '-1', '6', '7', '999', '1e9', '1e999', 'NaN', '1.5', ''].map((guests) => `${stay}&guests=${guests}`),
  ...['nope', '..%2F..%2Fetc', '%00', '%27%20or%201%3D1', '__proto__'].map((room) => `${stay}&room=${room}`),
  `${stay}&${stay}&guests=2&guests=3&room=king-room&room=nope&code=A&code=B`,
  ...['0'.repeat(10_000), '%00', '%F0%9F%8C%B4', '%ED%A0%80', '%', '%E0%A4%A', '%0D%0Aset-cookie:a=b'].map(
    (code) => `${stay}&room=king-room&code=${code}`,
  ),
  '%',
  '%E0%A4%A=%E0%A4%A',
  '%00=%00',
  '=&&==&?',
  '__proto__=1&constructor=2&toString=3',
  'sent=LB-2222&sent=LB-3333',
  'sent=%3Cscript%3E',
  'token=nonsense',
  'token=%00',
]

describe.each(pages)('%s', (path) => {
  it('comes with any query', async () => {
    const { statusCode } = await get(path)
    const refused = []
    for (const query of queries) {
      const answer = await get(`${path}?${query}`)
      const isWhole = answer.statusCode === statusCode && answer.body.includes('<main')
      if (!isWhole) refused.push([query.slice(0, 100), answer.statusCode])
    }
    expect([statusCode, refused]).toEqual([200, []])
  })
})

describe('an address', () => {
  const long = 'x'.repeat(10_000)
  const odd = [
    '%00',
    '%',
    '%E0%A4%A',
    '%ED%A0%80',
    '%2e%2e%2f',
    '%27--',
    '__proto__',
    '%F0%9F%8C%B4',
    '%EF%BF%BF',
    long,
  ]
  const places = ['/', '/fi/', '/blog/', '/de/blog/', '/blog/preview/', '/sv/blog/preview/', '/newsletter/', '/admin/']

  it.each(places)('under %s is shown or refused', async (place) => {
    const answered = []
    for (const name of odd) answered.push([name.slice(0, 20), (await get(place + name)).statusCode])
    const expected = expect.toSatisfy((status: number) => status === 200 || (status >= 400 && status < 500))
    expect(answered).toEqual(odd.map((name) => [name.slice(0, 20), expected]))
  })
})

describe('a form without a script', () => {
  const urlencoded = { 'content-type': 'application/x-www-form-urlencoded', host: 'hotel.example' }
  const post = (path: string, body: string, caller = server.caller(), headers = urlencoded) =>
    caller.rest('POST', path, body, headers)
  const forms = ['/', '/contact', '/things-to-do', '/pt', '/pt/contact', '/pt/things-to-do']
  const valid = 'name=Aino&email=aino%40example.com&message=Moi'
  const bodies = [
    '',
    '%',
    '&&==',
    'name=%00&email=%00&message=%00',
    'name=%ED%A0%80&email=a%40b.example&message=%E0%A4%A',
    `${valid}&name=Other&message=Other`,
    `${valid}&name[a]=b&__proto__=c&constructor=d`,
    `${valid}&phone=%27%20or%201%3D1`,
    `${valid}&website=${'x'.repeat(400)}`,
    `${valid}&email=${'x'.repeat(10_000)}`,
    'email=guest%40example.com',
    'token=nonsense',
  ]

  it.each(forms)('sent to %s is kept or given back', async (path) => {
    const answered = []
    for (const body of bodies) answered.push([body.slice(0, 60), (await post(path, body)).statusCode])
    const expected = expect.toBeOneOf([303, 422])
    expect(answered).toEqual(bodies.map((body) => [body.slice(0, 60), expected]))
    const tooLong = await post(path, `${valid}&phone=${'1'.repeat(70_000)}`)
    const foreign = await post(path, '{', undefined, { ...urlencoded, 'content-type': 'application/json' })
    const files = await post(path, '--x', undefined, {
      ...urlencoded,
      'content-type': 'multipart/form-data; boundary=x',
    })
    expect([tooLong, foreign, files].map(({ statusCode }) => statusCode)).toEqual([413, 400, 415])
  })

  it.each(['', 'nonsense', '%00', '%', '%E0%A4%A', 'x'.repeat(10_000)])(
    'that leaves the mailing list with the token %j is refused',
    async (token) => {
      const answer = await post(`/newsletter/unsubscribe?token=${token}`, 'List-Unsubscribe=One-Click')
      expect(answer.statusCode).toBe(422)
    },
  )

  it.each(['multipart/form-data', 'multipart/form-data; boundary=b'])(
    'that leaves the mailing list as %s and cannot be read is refused',
    async (type) => {
      const answer = await post('/newsletter/unsubscribe?token=x', '--b\r\n', undefined, {
        ...urlencoded,
        'content-type': type,
      })
      expect([answer.statusCode, answer.body]).toEqual([400, 'The request cannot be read'])
    },
  )

  it('is given back with its words once there were too many', async () => {
    const caller = server.caller()
    const statuses = []
    for (let number = 0; number < 31; number += 1)
      statuses.push((await post('/fi/contact', `${valid}+${number}`, caller)).statusCode)
    expect(new Set(statuses)).toEqual(new Set([303, 429]))
    const last = await post('/fi/contact', `${valid}+31`, caller)
    expect(last.body).toContain('Viestin lähettäminen epäonnistui')
    expect(last.body).toContain('Moi 31')
  })

  const withForms = [...forms, paths.deals()]
  it.each(pages.filter((path) => !withForms.includes(path)))('is not taken by %s', async (path) => {
    for (const body of ['email=guest%40example.com', 'token=nonsense', '%'])
      expect((await post(path, body)).statusCode).toBeOneOf(path === paths.unsubscribe() ? [422] : [404])
  })
})
