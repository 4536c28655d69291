import { addDays } from 'date-fns/addDays'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createMailingToken, type MailingPurpose } from '#api/modules/mail/mailing-token.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const signUp = 'mutation ($input: SignUpInput!) { signUpForNewsletter(input: $input) { success couponCode } }'
const look = 'query ($token: String!) { mailingLink(token: $token) { purpose state address } }'
const confirm = 'mutation ($token: String!) { confirmSubscription(token: $token) { success couponCode } }'
const leave = 'mutation ($token: String!) { unsubscribe(token: $token) { purpose state address } }'

const aCode = expect.stringMatching(/^SUN-[2-9A-HJ-NP-Z]{4}$/)
const withCode = { success: true, couponCode: aCode }
const withoutCode = { success: true, couponCode: null }

let single: TestServer
let double: TestServer
beforeAll(async () => {
  single = await startServer({ NEWSLETTER_OPT_IN: 'single' })
  double = await startServer({ NEWSLETTER_OPT_IN: 'double' })
})
afterAll(() => Promise.all([single.close(), double.close()]))
afterEach(() => {
  single.setNow(null)
  double.setNow(null)
})

const join = async (server: TestServer, input: Record<string, unknown>) => {
  const { data, errors } = await server.caller().graphql(signUp, { input })
  expect(errors).toBeUndefined()
  return data.signUpForNewsletter
}

interface Row {
  id: string
  email: string
  status: string
  source: string
  language: string
  consent_text_id: string | null
  confirmed_at: string | null
  unsubscribed_at: string | null
  unsubscribed_by: string | null
}

const run = <T>(server: TestServer, statement: string, values: unknown[] = []) =>
  server.deps.orm.em.fork().execute<T[]>(statement, values)

const rowOf = async (server: TestServer, email: string) =>
  (await run<Row>(server, 'select * from subscriber where email_lower = ?', [email.toLowerCase()]))[0]

const couponsOf = (server: TestServer, email: string) =>
  run<{ code: string; percent: number; state: string; occasion: string; issued_at: string; expires_at: string }>(
    server,
    'select c.* from coupon c join subscriber s on s.id = c.holder_id where s.email_lower = ?',
    [email.toLowerCase()],
  )

const known = async (server: TestServer, email: string, status: string) => {
  await join(server, { email })
  await run(server, 'update subscriber set status = ?, unsubscribed_at = null where email_lower = ?', [status, email])
}

const tokenFor = async (server: TestServer, purpose: MailingPurpose, email: string, issuedAt = new Date()) =>
  createMailingToken(server.deps.secret, purpose, (await rowOf(server, email))!.id, issuedAt, email)

describe('joining, single opt-in', () => {
  it('puts the address on the list and shows a coupon of ten percent for a year', async () => {
    single.setNow(new Date('2026-12-01T12:00:00Z'))
    const { couponCode } = await join(single, { email: ' Aino@Example.com ', language: 'fi' })
    expect(couponCode).toEqual(aCode)
    expect(await rowOf(single, 'aino@example.com')).toMatchObject({
      email: 'Aino@Example.com',
      status: 'active',
      source: 'newsletter',
      language: 'fi',
      consent_text_id: 'newsletter-2026',
    })
    const [coupon] = await couponsOf(single, 'aino@example.com')
    expect(coupon).toMatchObject({ code: couponCode, percent: 10, state: 'issued', occasion: 'newsletter' })
    expect(new Date(coupon!.issued_at).toISOString()).toBe('2026-12-01T12:00:00.000Z')
    expect(new Date(coupon!.expires_at).toISOString()).toBe('2027-12-02T04:59:59.999Z')
  })

  it('takes the browser’s language when the form names none', async () => {
    await single.caller().graphql(signUp, { input: { email: 'sv@example.com' } }, { 'accept-language': 'sv-SE' })
    expect(await rowOf(single, 'sv@example.com')).toMatchObject({ language: 'sv' })
  })

  it.each(['active', 'unsubscribed', 'bounced', 'suppressed'])(
    'answers success without a code for an address that is %s, and leaves it so',
    async (status) => {
      const email = `${status}@example.com`
      await known(single, email, status)
      expect(await join(single, { email })).toEqual(withoutCode)
      expect(await join(single, { email: email.toUpperCase() })).toEqual(withoutCode)
      expect(await rowOf(single, email)).toMatchObject({ status })
      expect(await couponsOf(single, email)).toHaveLength(1)
    },
  )

  it('takes one that waited for a confirmation', async () => {
    await run(
      single,
      `insert into subscriber (id, created_at, updated_at, email, email_lower, status, source, language, subscribed_at)
      values (gen_random_uuid(), now(), now(), 'waited@example.com', 'waited@example.com', 'pending', 'newsletter', 'en', now())`,
    )
    expect(await join(single, { email: 'waited@example.com' })).toEqual(withCode)
    expect(await rowOf(single, 'waited@example.com')).toMatchObject({ status: 'active' })
  })

  it('makes one subscriber and one coupon of two clicks at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => join(single, { email: 'twice@example.com' })))
    expect(answers.filter(({ couponCode }) => couponCode)).toHaveLength(1)
    expect(answers.every(({ success }) => success)).toBe(true)
    expect(await couponsOf(single, 'twice@example.com')).toHaveLength(1)
  })

  it('meets the contact form’s box: who ticked it is known', async () => {
    const form = { name: 'Eino', email: 'ticked@example.com', message: 'Hello', subscribedToNewsletter: true }
    await single.caller().rest('POST', '/api/inquiries', form)
    expect(await join(single, { email: 'ticked@example.com' })).toEqual(withoutCode)
    expect(await rowOf(single, 'ticked@example.com')).toMatchObject({ status: 'active', source: 'contact_form' })
  })
})

describe('the contact form’s box', () => {
  const tick = async (server: TestServer, fields: object) => {
    const form = { name: 'Eino', message: 'Hello', subscribedToNewsletter: true, ...fields }
    expect((await server.caller().rest('POST', '/api/inquiries', form)).statusCode).toBe(201)
  }

  it('asks the mailbox first where that is the rule', async () => {
    await tick(double, { email: 'Box@example.com', phone: '+358 40 123', language: 'fi' })
    expect(await rowOf(double, 'box@example.com')).toMatchObject({
      email: 'Box@example.com',
      name: 'Eino',
      phone: '+358 40 123',
      language: 'fi',
      status: 'pending',
      source: 'contact_form',
      consent_text_id: 'contact-form-2026',
    })
  })

  it('asks the mailbox of a person who was erased everywhere', async () => {
    const owner = await single.caller().signIn()
    const email = 'erased-box@example.com'
    await tick(single, { email })
    await owner.graphql('mutation ($input: EraseGuestInput!) { eraseGuest(input: $input) { erasedAt } }', {
      input: { email },
    })
    await tick(single, { email: 'another-box@example.com' })
    await tick(single, { email: email.toUpperCase() })
    expect(await rowOf(single, email)).toMatchObject({ status: 'pending' })
    expect(await rowOf(single, 'another-box@example.com')).toMatchObject({ status: 'active' })
  })

  it('fills what is not known of somebody, and changes nothing else', async () => {
    const email = 'known-box@example.com'
    await join(single, { email, language: 'sv' })
    await tick(single, { email, phone: '561 555 0100', language: 'fi' })
    const filled = { name: 'Eino', phone: '561 555 0100', language: 'sv', source: 'newsletter', status: 'active' }
    expect(await rowOf(single, email)).toMatchObject(filled)
    await tick(single, { email, name: 'Another', phone: '1', message: 'Hello again' })
    expect(await rowOf(single, email)).toMatchObject(filled)
  })
})

describe('joining, double opt-in', () => {
  it('answers alike for every address, whatever is known of it, and shows no code', async () => {
    const statuses = ['pending', 'active', 'unsubscribed', 'bounced', 'suppressed']
    for (const status of statuses) await known(double, `${status}@example.com`, status)
    const answers = []
    for (const name of [...statuses, 'nobody']) answers.push(await join(double, { email: `${name}@example.com` }))
    expect(answers).toEqual(answers.map(() => withoutCode))
    for (const status of statuses) expect(await rowOf(double, `${status}@example.com`)).toMatchObject({ status })
    expect(await rowOf(double, 'nobody@example.com')).toMatchObject({ status: 'pending' })
    expect(await couponsOf(double, 'nobody@example.com')).toEqual([])
  })
})

describe('the form', () => {
  it.each([
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: '   ' }, 'email', 'Email is required'],
    [{ email: 'not an address' }, 'email', 'Email must be an address like name@example.com'],
    [{ email: `${'a'.repeat(250)}@example.com` }, 'email', 'Email must have at most 254 characters'],
  ])('refuses %j and names the field', async (input, field, sentence) => {
    const { errors } = await single.caller().graphql(signUp, { input })
    expect(errors?.[0]).toMatchObject({
      message: sentence,
      extensions: { code: 'BAD_USER_INPUT', issues: [{ path: [field], message: sentence }] },
    })
  })

  it('tells a program that filled the hidden field what it wants to hear, and keeps nothing', async () => {
    expect(await join(single, { email: 'program@example.com', website: 'https://spam.example' })).toEqual(withoutCode)
    expect(await rowOf(single, 'program@example.com')).toBeUndefined()
  })

  it('asks whoever filled it in no time to try again', async () => {
    const input = { email: 'fast@example.com', fillMilliseconds: 1_999 }
    expect(await join(single, input)).toEqual({ success: false, couponCode: null })
    expect(await rowOf(single, 'fast@example.com')).toBeUndefined()
    expect(await join(single, { ...input, fillMilliseconds: 2_000 })).toEqual(withCode)
  })

  it('refuses the sixth of an hour from one visitor, and takes one from another', async () => {
    const caller = single.caller()
    const send = (n: number) => caller.graphql(signUp, { input: { email: `many-${n}@example.com` } })
    for (const n of [1, 2, 3, 4, 5]) expect((await send(n)).errors).toBeUndefined()
    expect((await send(6)).errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 720 })
    expect(await rowOf(single, 'many-6@example.com')).toBeUndefined()
    expect(await join(single, { email: 'many-6@example.com' })).toEqual(withCode)
  })
})

describe('REST', () => {
  const post = (body: unknown) => single.caller().rest('POST', '/api/newsletter/signup', body)

  it('takes the documented payload', async () => {
    const response = await post({ email: 'rest@example.com' })
    expect([response.statusCode, response.json()]).toEqual([200, withCode])
    expect((await post({ email: 'rest@example.com' })).json()).toEqual(withoutCode)
  })

  it.each([
    [{}, 'The field email is required'],
    [{ email: '' }, 'Email is required'],
    [{ email: 'x' }, 'Email must be an address like name@example.com'],
  ])('refuses %j with one plain sentence', async (body, sentence) => {
    const response = await post(body)
    expect([response.statusCode, response.body]).toEqual([422, sentence])
  })
})

describe('a link of a mail', () => {
  it('says what it would do without doing it', async () => {
    await join(double, { email: 'looker@example.com' })
    const token = await tokenFor(double, 'confirm', 'looker@example.com')
    for (let times = 0; times < 3; times += 1) {
      const { data } = await double.caller().graphql(look, { token })
      expect(data.mailingLink).toEqual({ purpose: 'CONFIRM', state: 'READY', address: 'l•••@example.com' })
    }
    expect(await rowOf(double, 'looker@example.com')).toMatchObject({ status: 'pending' })
  })

  it('is nothing when it was not made here', async () => {
    await join(double, { email: 'forged@example.com' })
    const { id } = (await rowOf(double, 'forged@example.com'))!
    for (const token of ['', 'x'.repeat(64), createMailingToken('another secret', 'confirm', id, new Date())]) {
      expect((await double.caller().graphql(look, { token })).data.mailingLink).toBeNull()
      const { errors } = await double.caller().graphql(confirm, { token })
      expect(errors?.[0]).toMatchObject({
        message: 'This link is not complete. Please open it from the mail again',
        extensions: { code: 'BAD_USER_INPUT' },
      })
    }
  })

  it('does one thing only', async () => {
    await join(single, { email: 'one-thing@example.com' })
    const token = await tokenFor(single, 'confirm', 'one-thing@example.com')
    expect((await single.caller().graphql(leave, { token })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
    expect(await rowOf(single, 'one-thing@example.com')).toMatchObject({ status: 'active' })
  })

  it('does not tell the address to who looks at the error', async () => {
    const { errors } = await single.caller().graphql(leave, { token: 'nonsense' })
    expect(JSON.stringify(errors)).not.toContain('@')
  })
})

describe('confirming', () => {
  it('joins, shows the coupon, and answers a second click the same', async () => {
    await join(double, { email: 'confirm@example.com' })
    const token = await tokenFor(double, 'confirm', 'confirm@example.com')
    const first = await double.caller().graphql(confirm, { token })
    expect(first.data.confirmSubscription).toEqual(withCode)
    expect((await double.caller().graphql(confirm, { token })).data).toEqual(first.data)
    expect(await rowOf(double, 'confirm@example.com')).toMatchObject({
      status: 'active',
      confirmed_at: expect.anything(),
    })
    expect((await double.caller().graphql(look, { token })).data.mailingLink).toMatchObject({ state: 'DONE' })
    expect(await couponsOf(double, 'confirm@example.com')).toHaveLength(1)
  })

  it('works for seven days', async () => {
    await join(double, { email: 'late@example.com' })
    const sent = new Date()
    const token = await tokenFor(double, 'confirm', 'late@example.com', sent)
    double.setNow(addDays(sent, 7))
    expect((await double.caller().graphql(look, { token })).data.mailingLink).toMatchObject({ state: 'EXPIRED' })
    expect((await double.caller().graphql(confirm, { token })).errors?.[0]?.message).toBe(
      'This link has expired. Please sign up again to get a new one',
    )
    double.setNow(new Date(addDays(sent, 7).getTime() - 1))
    expect((await double.caller().graphql(confirm, { token })).data.confirmSubscription).toEqual(withCode)
  })

  it('is the way back for who has left, with a link that is newer than the leaving', async () => {
    const email = 'back@example.com'
    await join(single, { email })
    const sent = new Date('2027-01-01T12:00:00Z')
    single.setNow(sent)
    const old = await tokenFor(single, 'confirm', email, sent)
    single.setNow(addDays(sent, 1))
    await single.caller().graphql(leave, { token: await tokenFor(single, 'unsubscribe', email, sent) })
    expect((await single.caller().graphql(confirm, { token: old })).errors?.[0]?.message).toMatch(
      /^This link has expired/,
    )
    expect(await rowOf(single, email)).toMatchObject({ status: 'unsubscribed' })
    const fresh = await tokenFor(single, 'confirm', email, addDays(sent, 2))
    single.setNow(addDays(sent, 2))
    expect((await single.caller().graphql(confirm, { token: fresh })).data.confirmSubscription).toEqual(withCode)
    expect(await rowOf(single, email)).toMatchObject({ status: 'active', unsubscribed_at: null, unsubscribed_by: null })
  })

  it.each(['bounced', 'suppressed'])('does not bring back an address that is %s', async (status) => {
    const email = `back-${status}@example.com`
    await known(single, email, status)
    const token = await tokenFor(single, 'confirm', email)
    expect((await single.caller().graphql(confirm, { token })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
    expect(await rowOf(single, email)).toMatchObject({ status })
  })
})

describe('leaving', () => {
  it('keeps when and how, and answers a second click the same', async () => {
    const email = 'leaver@example.com'
    await join(single, { email })
    const token = await tokenFor(single, 'unsubscribe', email)
    single.setNow(new Date('2027-02-01T12:00:00Z'))
    const first = await single.caller().graphql(leave, { token })
    expect(first.data.unsubscribe).toEqual({ purpose: 'UNSUBSCRIBE', state: 'DONE', address: 'l•••@example.com' })
    single.setNow(new Date('2027-03-01T12:00:00Z'))
    expect((await single.caller().graphql(leave, { token })).data).toEqual(first.data)
    const row = (await rowOf(single, email))!
    expect(row).toMatchObject({ status: 'unsubscribed', unsubscribed_by: 'link' })
    expect(new Date(row.unsubscribed_at!).toISOString()).toBe('2027-02-01T12:00:00.000Z')
  })

  it('is kept of an address that bounced as well, which may work again one day', async () => {
    const email = 'leave-bounced@example.com'
    await known(single, email, 'bounced')
    const token = await tokenFor(single, 'unsubscribe', email)
    expect((await single.caller().graphql(look, { token })).data.mailingLink.state).toBe('READY')
    expect((await single.caller().graphql(leave, { token })).data.unsubscribe.state).toBe('DONE')
    const { id, ...row } = (await rowOf(single, email))!
    expect(row).toMatchObject({
      status: 'unsubscribed',
      unsubscribed_by: 'link',
      unsubscribed_at: expect.anything(),
    })
    const events = await run(single, 'select status, way from subscriber_event where subscriber_id = ?', [id])
    expect(events).toEqual([{ status: 'unsubscribed', way: 'link' }])
  })

  it('leaves an address that is suppressed as it is', async () => {
    const email = 'leave-suppressed@example.com'
    await known(single, email, 'suppressed')
    const token = await tokenFor(single, 'unsubscribe', email)
    expect((await single.caller().graphql(leave, { token })).data.unsubscribe.state).toBe('DONE')
    expect(await rowOf(single, email)).toMatchObject({ status: 'suppressed', unsubscribed_at: null })
  })
})
