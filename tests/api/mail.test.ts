import 'reflect-metadata'
import { generateKeyPairSync } from 'node:crypto'
import { addMinutes } from 'date-fns/addMinutes'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createContext, nobody } from '#api/platform/context.ts'
import { MailProblem } from '#api/integrations/mailer/port.ts'
import { openSmtp } from '#api/integrations/mailer/smtp.ts'
import { deliverMails } from '#api/modules/mail/deliver-mails.job.ts'
import { locales } from '#graphql/locales.ts'
import type { Caller } from '#tests/support/caller.ts'
import { verifyDkim } from '#tests/support/dkim.ts'
import { inDays } from '#tests/support/hotel-dates.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { startSmtpReceiver, type SmtpReceiver } from '#tests/support/smtp-receiver.ts'
import { addSubscribers, sql } from '#tests/support/subscribers.ts'
import { unhurried } from '#tests/support/unhurried.ts'

interface Row {
  id: string
  kind: string
  to_address: string
  language: string
  subject: string
  html: string
  text: string
  state: string
  tries: number
  last_error: string | null
  reply_to: string | null
}

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const privateKey = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

let answerTo: (address: string) => number | undefined = () => undefined
let receiver: SmtpReceiver
let outbox: TestServer
let smtp: TestServer
let double: TestServer
beforeAll(async () => {
  receiver = await startSmtpReceiver({ refuse: (address) => answerTo(address) })
  outbox = await startServer({ SIGNUPS_PER_HOUR: 1_000, INQUIRIES_PER_HOUR: 1_000 })
  double = await startServer({ SIGNUPS_PER_HOUR: 1_000, NEWSLETTER_OPT_IN: 'double' })
  smtp = await startServer({
    SIGNUPS_PER_HOUR: 1_000,
    SMTP_URL: receiver.url,
    DKIM_DOMAIN: 'coralstoneinn.example',
    DKIM_SELECTOR: 'desk',
    // As it stands in a setting of one line.
    DKIM_PRIVATE_KEY: privateKey.replaceAll('\n', String.raw`\n`),
  })
})
afterAll(async () => {
  smtp.deps.outside.close()
  await Promise.all([outbox.close(), smtp.close(), double.close()])
  await receiver.close()
})
beforeEach(async () => {
  answerTo = () => undefined
  receiver.received.length = 0
  for (const server of [outbox, smtp, double]) {
    await sql(server, 'delete from mail')
    await sql(server, 'delete from subscriber')
    await sql(server, 'delete from throttle')
  }
})
afterEach(() => {
  vi.restoreAllMocks()
  smtp.setNow(null)
})

const mailsOf = (server: TestServer) => sql<Row>(server, 'select * from mail order by created_at, kind')
const join = (server: TestServer, email: string, language = 'en') =>
  server.caller().rest('POST', '/api/newsletter/signup', { email, language })
const deliver = async () => deliverMails(await createContext(smtp.deps, nobody))
const statusOf = async (server: TestServer, email: string) =>
  (
    await sql<{ status: string; unsubscribed_by: string | null }>(
      server,
      'select * from subscriber where email_lower = ?',
      [email],
    )
  )[0]

describe('joining the list', () => {
  it.each(locales)('mails the coupon that the page shows, in %s, with all that the law wants', async (locale) => {
    const { couponCode } = (await join(outbox, 'new@example.com', locale)).json()
    const [mail, ...others] = await mailsOf(outbox)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ kind: 'coupon', to_address: 'new@example.com', language: locale, state: 'stored' })
    for (const part of [mail!.html, mail!.text]) {
      expect(part).toContain(couponCode)
      expect(part).toContain(`http://hotel.example/${locale === 'en' ? '' : locale}?code=${couponCode}#stay`)
      expect(part).toContain('150 East Ocean Avenue, Lantana, FL 33462')
      expect(part).toContain(`${locale === 'en' ? '' : `/${locale}`}/newsletter/unsubscribe?token=`)
      expect(part).not.toMatch(/\{\w+\}|undefined|\[object/)
    }
    expect(mail!.html).toMatch(new RegExp(`<html[^>]*lang="${locale}"`))
    expect(mail!.html).toContain(`/api/coupons/${couponCode}/qr.png`)
  })

  it('answers a repeated sign-up of an active address by mail only, and not more than five times a day', async () => {
    const { couponCode } = (await join(outbox, 'again@example.com')).json()
    for (let times = 0; times < 7; times += 1)
      expect((await join(outbox, 'again@example.com')).json()).toEqual({ success: true, couponCode: null })
    const mails = await mailsOf(outbox)
    expect(mails.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'coupon'))
    expect(mails.every(({ text }) => text.includes(couponCode))).toBe(true)
  })

  it('sends who has left a link that leads back, and nothing to an address that bounced', async () => {
    await join(outbox, 'left@example.com')
    await join(outbox, 'bounced@example.com')
    await sql(
      outbox,
      `update subscriber set status = split_part(email, '@', 1)::text where email = 'bounced@example.com'`,
    )
    await sql(
      outbox,
      `update subscriber set status = 'unsubscribed', unsubscribed_at = now() - interval '1 day' where email = 'left@example.com'`,
    )
    await sql(outbox, 'delete from mail')
    for (const email of ['left@example.com', 'bounced@example.com']) await join(outbox, email)
    const mails = await mailsOf(outbox)
    expect(mails.map(({ kind, to_address }) => [kind, to_address])).toEqual([['confirmation', 'left@example.com']])
    const token = /newsletter\/confirm\?token=([\w.-]+)/.exec(mails[0]!.text)![1]
    await outbox
      .caller()
      .graphql('mutation ($token: String!) { confirmSubscription(token: $token) { couponCode } }', { token })
    expect(await statusOf(outbox, 'left@example.com')).toMatchObject({ status: 'active' })
  })

  it('with double opt-in mails a link, and the coupon only after it was followed', async () => {
    expect((await join(double, 'two@example.com', 'de')).json()).toEqual({ success: true, couponCode: null })
    const [first] = await mailsOf(double)
    expect(first).toMatchObject({ kind: 'confirmation', language: 'de' })
    expect(first!.text).not.toMatch(/SUN-/)
    const token = /\/de\/newsletter\/confirm\?token=([\w.-]+)/.exec(first!.text)![1]
    const { data } = await double
      .caller()
      .graphql('mutation ($token: String!) { confirmSubscription(token: $token) { couponCode } }', { token })
    const coupon = (await mailsOf(double)).find(({ kind }) => kind === 'coupon')!
    expect(coupon.text).toContain(data.confirmSubscription.couponCode)
  })
})

describe('an inquiry', () => {
  const form = { name: 'Aino <b>', email: 'aino@example.com', message: 'A room?\nThanks', language: 'fi' }
  const submit = (fields: object) => outbox.caller().rest('POST', '/api/inquiries', { ...form, ...fields })

  it('brings the guest a receipt and the desk a notice that answers to the guest', async () => {
    const { reference } = (await submit({ message: 'first' })).json()
    const [notice, receipt] = await mailsOf(outbox)
    expect(notice).toMatchObject({
      kind: 'inquiry-notice',
      to_address: 'stay@coralstoneinn.example',
      reply_to: 'aino@example.com',
    })
    expect(notice!.text).toMatch(/Language\s*:?\s*Finnish/)
    expect(receipt).toMatchObject({ kind: 'inquiry-receipt', to_address: 'aino@example.com', language: 'fi' })
    expect(receipt!.subject).toBe(`Viestisi on perillä (${reference})`)
    expect(receipt!.html).toContain('Aino &lt;b&gt;')
    expect(receipt!.text).not.toContain('unsubscribe')
  })

  it('repeats to the guest what was written, and to nobody a link or a name that is one', async () => {
    await submit({ message: 'Is the 2nd floor free?' })
    const [, plain] = await mailsOf(outbox)
    expect(plain!.text).toContain('Is the 2nd floor free?')
    await submit({ name: 'Win at evil.example', message: 'Your prize: https://evil.example/?a=1', language: 'en' })
    const [notice, receipt] = (await mailsOf(outbox)).slice(2)
    expect(notice!.text).toContain('https://evil.example/?a=1')
    expect(receipt).toMatchObject({ kind: 'inquiry-receipt', to_name: null })
    expect(receipt!.html + receipt!.text + receipt!.subject).not.toContain('evil')
    expect(receipt!.text).toContain('Reference')
  })

  it('brings a guest five receipts a day at most, and the desk every notice', async () => {
    for (const message of ['1', '2', '3', '4', '5', '6', '7'])
      expect((await submit({ message, email: 'eager@example.com' })).statusCode).toBe(201)
    const kinds = (await mailsOf(outbox)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'inquiry-receipt')).toHaveLength(5)
    expect(kinds.filter((kind) => kind === 'inquiry-notice')).toHaveLength(7)
  })

  it('that looks automatic brings nobody a mail', async () => {
    await submit({ message: 'spam', website: 'https://spam.example' })
    expect(await mailsOf(outbox)).toEqual([])
  })

  it('with the box ticked also brings the coupon', async () => {
    await submit({ message: 'ticked', email: 'ticked@example.com', subscribedToNewsletter: true })
    expect((await mailsOf(outbox)).map(({ kind }) => kind).sort()).toEqual([
      'coupon',
      'inquiry-notice',
      'inquiry-receipt',
    ])
  })
})

describe('the mail server', () => {
  it('gets a mail once, signed over the one-click header', async () => {
    await join(smtp, 'signed@example.com')
    await deliver()
    await deliver()
    expect(receiver.received.map(({ to }) => to)).toEqual(['signed@example.com'])
    const { source } = receiver.received[0]!
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
    const { valid, signed } = verifyDkim(source, keys.publicKey)
    expect(valid).toBe(true)
    expect(signed).toEqual(
      expect.arrayContaining(['from', 'to', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']),
    )
    const forged = source.replace('List-Unsubscribe=One-Click', 'List-Unsubscribe=Two-Click')
    expect(verifyDkim(forged, keys.publicKey).valid).toBe(false)
    expect(await mailsOf(smtp)).toMatchObject([{ state: 'sent', tries: 1 }])
  })

  it('that says later is tried three times with growing pauses', async () => {
    const started = new Date('2027-03-01T12:00:00Z')
    smtp.setNow(started)
    answerTo = () => 450
    await join(smtp, 'busy@example.com')
    for (const [minutes, tries] of [
      [0, 1],
      [0.5, 1],
      [1, 2],
      [4, 2],
      [5.1, 3],
      [60, 3],
    ] as const) {
      smtp.setNow(addMinutes(started, minutes))
      await deliver()
      expect((await mailsOf(smtp))[0]).toMatchObject({ tries })
    }
    const [mail] = await mailsOf(smtp)
    expect(mail).toMatchObject({ state: 'failed', last_error: expect.stringContaining('450') })
    expect(await statusOf(smtp, 'busy@example.com')).toMatchObject({ status: 'active' })
    answerTo = () => undefined
    const owner = await smtp.caller().signIn()
    const { data } = await owner.graphql('mutation ($id: ID!) { retryMail(id: $id) { state } }', { id: mail!.id })
    expect(data.retryMail.state).toBe('QUEUED')
    await deliver()
    expect(await mailsOf(smtp)).toMatchObject([{ state: 'sent' }])
  })

  it('that says never marks the address as bounced, without another try', async () => {
    answerTo = () => 550
    await join(smtp, 'gone@example.com')
    await deliver()
    expect(await mailsOf(smtp)).toMatchObject([{ state: 'failed', tries: 1 }])
    expect(await statusOf(smtp, 'gone@example.com')).toMatchObject({ status: 'bounced' })
  })

  it('that shuts down in the middle costs the mail no try and nobody the list', async () => {
    answerTo = () => 421
    await join(smtp, 'shut@example.com')
    await deliver()
    expect(await mailsOf(smtp)).toMatchObject([
      { state: 'queued', tries: 0, last_error: expect.stringMatching(/^421|hung up/) },
    ])
    expect(await statusOf(smtp, 'shut@example.com')).toMatchObject({ status: 'active' })
  })

  it('that takes nothing is told from mails that merely wait, until they have left', async () => {
    const owner = await smtp.caller().signIn()
    const counts = async () => (await owner.graphql('{ mailStatus { queued delayed failed } }')).data.mailStatus
    const started = new Date('2027-03-01T12:00:00Z')
    smtp.setNow(started)
    await join(smtp, 'waits@example.com')
    expect(await counts()).toEqual({ queued: 1, delayed: 0, failed: 0 })
    answerTo = () => 421
    await deliver()
    expect(await counts()).toEqual({ queued: 1, delayed: 1, failed: 0 })
    answerTo = () => undefined
    smtp.setNow(addMinutes(started, 5))
    await deliver()
    expect(await counts()).toEqual({ queued: 0, delayed: 0, failed: 0 })
  })

  it('gets the others when one mail cannot be put together, which is given up after three tries', async () => {
    const started = new Date('2027-03-01T12:00:00Z')
    smtp.setNow(addMinutes(started, -1))
    await join(smtp, 'broken@example.com')
    await sql(smtp, `update mail set headers = 'null'`)
    smtp.setNow(started)
    await join(smtp, 'whole@example.com')
    for (const minutes of [0, 2, 8]) {
      smtp.setNow(addMinutes(started, minutes))
      await deliver()
    }
    expect(receiver.received.map(({ to }) => to)).toEqual(['whole@example.com'])
    expect(await mailsOf(smtp)).toMatchObject([
      { state: 'failed', tries: 3, last_error: 'The mail could not be put together; the log says why' },
      { state: 'sent', tries: 1 },
    ])
  })

  it('that is gone costs the mail no try, and staff read why, without the password', async () => {
    const { current } = smtp.deps.outside
    // Nobody listens on the first port.
    const mailer = openSmtp({ ...smtp.deps.env, SMTP_URL: 'smtp://desk:open-sesame@127.0.0.1:1' })!
    smtp.deps.outside.current = () => ({ ...current(), mailer })
    const warn = vi.spyOn(smtp.deps.log, 'warn')
    await join(smtp, 'waits@example.com')
    await deliver()
    mailer.close()
    smtp.deps.outside.current = current
    const [mail] = await mailsOf(smtp)
    expect(mail).toMatchObject({
      state: 'queued',
      tries: 0,
      last_error: 'The mail server cannot be reached or hung up (ESOCKET)',
    })
    expect(warn).toHaveBeenCalled()
    expect(JSON.stringify([mail, warn.mock.calls])).not.toContain('sesame')
    warn.mockRestore()
    smtp.setNow(addMinutes(new Date(), 5))
    await deliver()
    expect(await mailsOf(smtp)).toMatchObject([{ state: 'sent', tries: 1, last_error: null }])
  })

  describe('that is slow', () => {
    /** One delivery that waits for its mail server, as if the others had a quick one. */
    const deliverSlowly = async () => {
      const { current } = smtp.deps.outside
      const asked = Promise.withResolvers<void>()
      const answer = Promise.withResolvers<void>()
      const send = () => {
        asked.resolve()
        return answer.promise
      }
      smtp.deps.outside.current = () => ({ ...current(), mailer: { send, close: () => {} } })
      const delivered = deliver()
      await asked.promise
      smtp.deps.outside.current = current
      return { ...answer, delivered }
    }
    afterEach(() => vi.useRealTimers())
    const started = new Date('2027-03-01T12:00:00Z')

    it('keeps the mails that wait for it with their sender', async () => {
      smtp.setNow(started)
      await join(smtp, 'slow@example.com')
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
      const { resolve, delivered } = await deliverSlowly()
      smtp.setNow(addMinutes(started, 2))
      vi.advanceTimersByTime(60_000)
      const renewed = 'select 1 from mail where next_try_at > ?'
      while ((await sql(smtp, renewed, [addMinutes(started, 4)])).length === 0);
      smtp.setNow(addMinutes(started, 4))
      await deliver()
      expect(receiver.received).toEqual([])
      resolve()
      await delivered
      expect(await mailsOf(smtp)).toMatchObject([{ state: 'sent', tries: 1 }])
    })

    it('has no say any more once another has sent the mail', async () => {
      smtp.setNow(started)
      await join(smtp, 'slow@example.com')
      const { reject, delivered } = await deliverSlowly()
      smtp.setNow(addMinutes(started, 4))
      await deliver()
      reject(new MailProblem('server', 'The mail server did not answer in time'))
      await delivered
      smtp.setNow(addMinutes(started, 60))
      await deliver()
      expect(receiver.received).toHaveLength(1)
      expect(await mailsOf(smtp)).toMatchObject([{ state: 'sent', tries: 2 }])
    })
  })

  it('takes a small campaign while staff wait, and tells how it went', async () => {
    await addSubscribers(smtp, 20)
    answerTo = (address) => {
      if (address !== 'guest-3@example.com') return undefined
      // What comes of it is noted later than all the rest.
      smtp.setNow(addMinutes(new Date(), 60))
      return 550
    }
    const owner = await smtp.caller().signIn()
    unhurried()
    const answer = await owner.rest('POST', '/api/campaigns/send', {
      subject: 'Small',
      discountPercent: 5,
      validUntil: inDays(30),
    })
    expect(answer.json()).toMatchObject({ sent: 19, failed: 1, queued: 0 })
    const lastChanged = '{ campaigns(first: 1) { nodes { recipients(first: 1) { nodes { email state } } } } }'
    expect((await owner.graphql(lastChanged)).data.campaigns.nodes[0].recipients.nodes).toEqual([
      { email: 'guest-3@example.com', state: 'BOUNCED' },
    ])
    expect(new Set(receiver.received.map(({ to }) => to)).size).toBe(19)
    expect(receiver.received).toHaveLength(19)
    expect(await statusOf(smtp, 'guest-3@example.com')).toMatchObject({ status: 'bounced' })
    expect(verifyDkim(receiver.received[0]!.source, keys.publicKey).valid).toBe(true)
  })
})

describe('the one-click address', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const tokenOf = ({ html }: Row) => /newsletter\/unsubscribe\?token=([\w.-]+)/.exec(html)![1]!
  const fresh = async () => {
    await join(outbox, 'click@example.com')
    return `/newsletter/unsubscribe?token=${tokenOf((await mailsOf(outbox))[0]!)}`
  }

  it('unsubscribes by POST, and a second time does no harm', async () => {
    const url = await fresh()
    for (let times = 0; times < 2; times += 1) {
      const answer = await outbox.caller().rest('POST', url, 'List-Unsubscribe=One-Click', form)
      expect(answer.statusCode).toBe(200)
    }
    expect(await statusOf(outbox, 'click@example.com')).toMatchObject({
      status: 'unsubscribed',
      unsubscribed_by: 'one-click',
    })
  })

  it('takes the form as multipart, too', async () => {
    const body = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
    const answer = await outbox
      .caller()
      .rest('POST', await fresh(), body, { 'content-type': 'multipart/form-data; boundary=x' })
    expect(answer.statusCode).toBe(200)
    expect(await statusOf(outbox, 'click@example.com')).toMatchObject({ status: 'unsubscribed' })
  })

  it.each(['GET', 'HEAD'] as const)('does nothing by %s, as mail scanners do', async (method) => {
    await outbox.caller().rest(method, await fresh())
    expect(await statusOf(outbox, 'click@example.com')).toMatchObject({ status: 'active' })
  })

  it.each([
    ['another body', 'yes=please', 422, 'The body must be List-Unsubscribe=One-Click'],
    [
      'a broken token',
      'List-Unsubscribe=One-Click',
      422,
      'This link is not complete. Please open it from the mail again',
    ],
  ])('refuses %s', async (what, body, status, sentence) => {
    const url = await fresh()
    const answer = await outbox.caller().rest('POST', what === 'another body' ? url : `${url}x`, body, form)
    expect([answer.statusCode, answer.body]).toEqual([status, sentence])
    expect(await statusOf(outbox, 'click@example.com')).toMatchObject({ status: 'active' })
  })
})

describe('the outbox', () => {
  let owner: Caller
  beforeAll(async () => {
    owner = await outbox.caller().signIn()
  })

  it('says plainly that nothing leaves the server', async () => {
    const query = '{ mailStatus { mode from postalAddressSet queued failed } }'
    expect((await owner.graphql(query)).data.mailStatus).toEqual({
      mode: 'OUTBOX',
      from: 'Coral Stone Inn <stay@coralstoneinn.example>',
      postalAddressSet: true,
      queued: 0,
      failed: 0,
    })
    expect((await (await smtp.caller().signIn()).graphql(query)).data.mailStatus.mode).toBe('SMTP')
  })

  it('lists mails by kind and search, and gives each as a file', async () => {
    await join(outbox, 'one@example.com')
    await outbox.caller().rest('POST', '/api/inquiries', { name: 'Eino', email: 'two@example.com', message: 'Outbox' })
    const list =
      'query ($kind: MailKind, $search: String) { outboxMails(kind: $kind, search: $search) { totalCount nodes { id toAddress createdAt } } }'
    expect((await owner.graphql(list)).data.outboxMails.totalCount).toBe(3)
    expect((await owner.graphql(list, { search: 'TWO@' })).data.outboxMails.totalCount).toBe(1)
    const { nodes } = (await owner.graphql(list, { kind: 'COUPON' })).data.outboxMails
    expect(nodes).toEqual([{ id: expect.any(String), toAddress: 'one@example.com', createdAt: expect.any(String) }])
    const file = await owner.rest('GET', `/api/admin/outbox/${nodes[0].id}.eml`)
    expect(file.headers).toMatchObject({
      'content-type': 'message/rfc822',
      'content-disposition': `attachment; filename="${nodes[0].id}.eml"`,
    })
    expect(file.body).toMatch(/^To: one@example\.com\r$/m)
    expect(file.body).toContain('multipart/alternative')
    // The day it was written, not the day it is looked at.
    const { createdAt } = nodes[0]
    expect(Date.parse(/^Date: (.+)\r$/m.exec(file.body)![1]!)).toBe(Math.floor(Date.parse(createdAt) / 1000) * 1000)
    expect(file.body).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(file.body).toMatch(/^List-I[Dd]: .*<offers\.hotel\.example>\r$/m)
    expect(file.body).toContain('name=3D"viewport"')
    expect((await outbox.caller().rest('GET', `/api/admin/outbox/${nodes[0].id}.eml`)).statusCode).toBe(401)
    expect((await owner.rest('GET', '/api/admin/outbox/nothing.eml')).statusCode).toBe(404)
  })
})
