import { afterAll, beforeAll, expect, it } from 'vitest'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { Mail } from '#api/modules/mail/mail.entity.ts'
import { Subscriber } from '#api/modules/subscribers/subscriber.entity.ts'
import { registerPages } from '#api/http/pages/pages.ts'
import { locales } from '#graphql/locales.ts'
import type { Caller } from '../support/caller.ts'
import { fieldIn, one, parsePage, readPage, sentBy, textOf } from '../support/html.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { localePath, text } from '../support/texts.ts'

/** The sign-up form as a browser without JavaScript sends it; with it, it is in e2e/deals.spec.ts. */
let server: TestServer
beforeAll(async () => {
  server = await startServer({ SIGNUPS_PER_HOUR: 2 }, hotelFacts, registerPages)
})
afterAll(() => server.close())

const send = async (path: string, body: string, caller: Caller = server.caller(), headers = {}) => {
  const answer = await caller.rest('POST', path, body, {
    'content-type': 'application/x-www-form-urlencoded',
    host: 'hotel.example',
    ...headers,
  })
  return { ...answer, status: answer.statusCode, form: () => one(parsePage(answer.body), 'main form') }
}
const fields = (values: Record<string, string>) => new URLSearchParams(values).toString()
const stored = (email: string) => server.deps.orm.em.fork().count(Subscriber, { emailLower: email })

it.each(locales)('joins the list in %s, and shows the code to nobody else', async (locale) => {
  const path = localePath(locale, '/deals')
  const { document } = await readPage(server.caller(), path)
  const form = one(document, 'main form')
  expect(form.getAttribute('method')).toBe('post')
  fieldIn(form, 'email').value = `Plain-${locale}@example.com`
  const answer = await send(form.getAttribute('action')!, sentBy(form))
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(answer.form().textContent).toContain(text(locale, 'newsletter.welcome'))
  const [code] = /SUN-[2-9A-Z]{4}/.exec(textOf(answer.form()))!
  expect(fieldIn(answer.form(), 'email').value).toBe('')
  expect((await server.caller().rest('GET', path)).body).not.toContain(code)
  const found = await server.deps.orm.em.fork().findOneOrFail(Subscriber, { emailLower: `plain-${locale}@example.com` })
  expect([found.language, found.source]).toEqual([locale, 'newsletter'])
})

const stay = { room: 'king-room', arrival: '2027-02-01', departure: '2027-02-03' }

/** What stands at an address itself, not at one that it leads to. */
const opened = async (address: string): Promise<Document> => {
  const { status, document } = await readPage(server.caller(), address)
  expect(status).toBe(200)
  return document
}

it.each(['en', 'fr', 'fi'] as const)(
  'leads from page and mail in %s to the prices with the code in them',
  async (locale) => {
    server.setNow(new Date('2027-01-04T17:00:00Z'))
    const email = `prices-${locale}@example.com`
    const joined = (await send(localePath(locale, '/deals'), fields({ email }))).form()
    const { html, text: plain } = await server.deps.orm.em
      .fork()
      .findOneOrFail(Mail, { toAddress: email }, { populate: ['html', 'text'] })
    const links = [
      one(joined, 'a', text(locale, 'newsletter.codePrices')).getAttribute('href')!,
      one(parsePage(html), 'a[href*="?code="]').getAttribute('href')!,
      /http\S+\?code=\S+/.exec(plain)![0],
    ].map((link) => new URL(link, 'http://hotel.example'))
    const [code] = /SUN-[2-9A-Z]{4}/.exec(textOf(joined))!
    for (const { pathname, search, hash } of links) {
      expect(`${pathname}${search}${hash}`).toBe(`${localePath(locale, '/')}?code=${code}#stay`)
      const landed = await opened(`${pathname}${search}`)
      const form = one(landed, '#stay form')
      expect(fieldIn(form, 'code').value).toBe(code)
      const asked = new URLSearchParams(sentBy(form))
      for (const [name, value] of Object.entries(stay)) asked.set(name, value)
      const priced = await opened(`${form.getAttribute('action')!.split('#')[0]}?${asked}`)
      const price = textOf(one(priced, '[aria-labelledby=stay-price]'))
      expect(price).toContain(text(locale, 'stay.quote.before').replaceAll(/\s+/g, ' '))
      expect(price).toMatch(/10\s?%/)
    }
    server.setNow(null)
  },
)

it('shows no code to who is on the list already', async () => {
  await send('/deals', fields({ email: 'twice@example.com' }))
  const again = await send('/deals', fields({ email: 'twice@example.com' }))
  expect(textOf(again.form())).toContain('Check your email')
  expect(again.body).not.toMatch(/SUN-[2-9A-Z]{4}/)
})

it.each([
  ['nothing', '', 'newsletter.emptyText'],
  ['blanks', '  ', 'newsletter.emptyText'],
  ['no address', 'aino"><b>@', 'newsletter.wrong'],
  ['too much', `${'x'.repeat(300)}@example.com`, 'newsletter.wrong'],
])('is refused at the field, which has the focus, for %s', async (_what, email, key) => {
  const answer = await send('/fi/deals', fields({ email }))
  expect(answer.status).toBe(422)
  const field = fieldIn(answer.form(), 'email')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.hasAttribute('autofocus')).toBe(true)
  expect(field.value).toBe(email.trim())
  const complaint = answer.form().ownerDocument.getElementById(field.getAttribute('aria-describedby')!)!
  expect(textOf(complaint)).toBe(text('fi', key))
})

it('says so when it is asked too often, and keeps the address', async () => {
  const visitor = server.caller()
  const statuses = []
  for (const email of ['a1@example.com', 'a2@example.com', 'a3@example.com'])
    statuses.push((await send('/deals', fields({ email }), visitor)).status)
  expect(statuses).toEqual([200, 200, 429])
  const answer = await send('/deals', fields({ email: 'a4@example.com' }), visitor)
  expect(textOf(one(answer.form(), '[role=alert]'))).toContain('Signup failed')
  expect(fieldIn(answer.form(), 'email').value).toBe('a4@example.com')
})

it('takes nothing from another site, and no program that fills every field', async () => {
  const forged = await send('/deals', fields({ email: 'forged@example.com' }), undefined, {
    origin: 'https://evil.example',
  })
  expect(forged.status).toBe(403)
  await send('/deals', fields({ email: 'bot@example.com', website: 'https://spam.example' }))
  expect([await stored('forged@example.com'), await stored('bot@example.com')]).toEqual([0, 0])
})

it.each([['email=a@example.com&email=b@example.com'], ['email[]=x'], ['nonsense'], [''], ['%'], ['email=%E0%A4%A']])(
  'makes sense of %j or asks again',
  async (body) => {
    expect([200, 422]).toContain((await send('/deals', body)).status)
  },
)
