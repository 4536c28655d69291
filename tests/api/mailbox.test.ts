import 'reflect-metadata'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openImap } from '#api/integrations/mailbox/imap.ts'
import { mailboxAccess } from '#api/integrations/mailbox/mailbox-access.ts'
import { startMailboxStandIn, type MailboxStandIn } from '#api/integrations/mailbox/stand-in.ts'
import { followMailbox } from '#api/modules/mailbox/follow-mailbox.ts'
import { mailboxId, readMailbox } from '#api/modules/mailbox/read-mailbox.service.ts'
import { createContext, nobody } from '#api/platform/context.ts'
import { traces } from '#tests/support/dump.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import type { Caller } from '#tests/support/caller.ts'
import { inDays } from '#tests/support/hotel-dates.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addStaff } from '#tests/support/staff.ts'
import { addSubscribers, sql } from '#tests/support/subscribers.ts'
import { unhurried } from '#tests/support/unhurried.ts'

const look = `query ($id: ID!) { inquiry(id: $id) { status snoozedUntil messages {
  id kind text quoted authorName fromAddress isAutomatic isIncomplete attachments { name bytes } } } }`
const send =
  'mutation ($input: SendReplyInput!) { sendReply(input: $input) { id messages { id kind delivery { mailId } } } }'
const update = 'mutation ($input: UpdateInquiryInput!) { updateInquiry(input: $input) { status } }'
const status = '{ mailboxStatus { address configured connectedSince lastAnswerAt problem } }'

let standIn: MailboxStandIn
let server: TestServer
let owner: Caller
beforeAll(async () => {
  standIn = await startMailboxStandIn({ user: hotelFacts.email, password: 'räkä/ :@' })
  server = await startServer({ IMAP_URL: standIn.url, INQUIRIES_PER_HOUR: 1_000, OUTSIDE_TIMEOUT_MS: 60_000 })
  owner = await server.caller().signIn()
  // What was there before the hotel let it be read is nobody's answer.
  standIn.deliver('From: old@example.com\r\n\r\nBefore')
  await readOnce()
})
afterAll(async () => {
  await server.close()
  await standIn.close()
})
afterEach(() => {
  vi.restoreAllMocks()
  standIn.behave('none')
})

/** Connects, reads what is new, and hangs up. */
const readOnce = async () => {
  const access = mailboxAccess(standIn.url)
  const deadline = (milliseconds: number) => AbortSignal.timeout(milliseconds)
  const mailbox = await openImap(access, { timeoutMs: 60_000, deadline })
  try {
    await readMailbox(await createContext(server.deps, nobody), mailboxId(access), mailbox)
  } finally {
    mailbox.close()
  }
}

let guests = 0
/** An inquiry that was answered; `messageId` is that of the answer's mail. */
const answered = async () => {
  guests += 1
  const email = `Aino-${guests}@example.com`
  const body = { name: 'Aino Virtanen', email, message: `Is the pier open? (${guests})`, language: 'fi' }
  const { id, reference } = (await server.caller().rest('POST', '/api/inquiries', body)).json()
  const input = { inquiryId: id, key: randomUUID(), text: 'Hei Aino,\n\nkyllä on.' }
  const { data } = await owner.graphql(send, { input })
  const { mailId } = data.sendReply.messages[0].delivery
  return {
    id: id as string,
    reference: reference as string,
    email,
    mailId,
    messageId: `${mailId}@coralstoneinn.example`,
  }
}
type Answered = Awaited<ReturnType<typeof answered>>

let mails = 0
interface Written {
  head?: Record<string, string | undefined>
  body?: string | Buffer
}
/** A mail as a guest's program writes it. */
const mailOf = (
  { email, messageId }: Pick<Answered, 'email' | 'messageId'>,
  { head, body = 'Thanks!' }: Written = {},
) => {
  mails += 1
  const headers = {
    From: `Aino Virtanen <${email}>`,
    To: hotelFacts.email,
    Subject: 'Re: Your message',
    'Message-ID': `<guest-${mails}@example.com>`,
    'In-Reply-To': `<${messageId}>`,
    References: `<receipt@elsewhere.example> <${messageId}>`,
    'Content-Type': 'text/plain; charset=utf-8',
    ...head,
  }
  const lines = Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]))
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), Buffer.from(body)])
}
const inquiryOf = async ({ id }: Answered) => {
  const { data, errors } = await owner.graphql(look, { id })
  expect(errors).toBeUndefined()
  return data.inquiry
}
const answersIn = async (one: Answered) =>
  (await inquiryOf(one)).messages.filter(({ kind }: { kind: string }) => kind === 'GUEST')
const receive = async (one: Answered, written?: Written) => {
  standIn.deliver(mailOf(one, written))
  await readOnce()
  return answersIn(one)
}

describe('a guest’s answer', () => {
  it('comes into the thread, opens the inquiry, and what it repeats is folded', async () => {
    const one = await answered()
    const quoted =
      'ti 24. marrask. 2026 klo 9.12 Coral Stone Inn (desk@hotel.example) kirjoitti:\n\n> Hei Aino,\n> kyllä on.'
    const messages = await receive(one, { body: `Kiitos!\n\n${quoted}` })
    expect(messages).toEqual([
      {
        id: expect.any(String),
        kind: 'GUEST',
        text: 'Kiitos!',
        quoted,
        authorName: 'Aino Virtanen',
        fromAddress: null,
        isAutomatic: false,
        isIncomplete: false,
        attachments: [],
      },
    ])
    expect((await inquiryOf(one)).status).toBe('OPEN')
    // Nobody answers over it.
    const input = { inquiryId: one.id, key: randomUUID(), text: 'Hei!' }
    const { errors } = await owner.graphql(send, { input })
    expect(errors?.[0]?.message).toBe('Aino Virtanen has written meanwhile. Read it before you send your answer')
  })

  it('gives nobody the address of the guest’s own pages that it repeats', async () => {
    const one = await answered()
    const links = (secret: string) =>
      `http://hotel.example/fi/your-stay/${secret} http://hotel.example/newsletter/unsubscribe?token=${secret}`
    const hidden = links('hidden-from-staff')
    const body = `Is it ${links('s3cret-Own')}?\n\nOn Tuesday the hotel wrote:\n> ${links('s3cret-Own')}`
    expect(await receive(one, { body })).toMatchObject([
      { text: expect.stringContaining(hidden), quoted: expect.stringContaining(hidden) },
    ])
    expect(await traces(server, ['s3cret-Own'])).toEqual([])
    // Nor what came in before that was so.
    await sql(server, `update inquiry_message set text = ?, quoted = ? where inquiry_id = ? and kind = 'guest'`, [
      links('s3cret-Old'),
      links('s3cret-Old'),
      one.id,
    ])
    expect(await answersIn(one)).toMatchObject([{ text: hidden, quoted: hidden }])
    const file = 'query ($email: String!) { guestFile(email: $email) { content } }'
    const { data } = await owner.graphql(file, { email: one.email })
    expect(data.guestFile.content).not.toContain('s3cret')
  })

  it.each<[string, (one: Answered) => Written]>([
    [
      'by References alone',
      ({ messageId }) => ({ head: { 'In-Reply-To': undefined, References: `<${messageId}> <x@y>` } }),
    ],
    ['by In-Reply-To alone', () => ({ head: { References: undefined } })],
    [
      'by the token in the address',
      ({ mailId }) => ({
        head: { 'In-Reply-To': undefined, References: undefined, To: `desk+${mailId}@coralstoneinn.example` },
      }),
    ],
    ['from the same address in other letters', ({ email }) => ({ head: { From: email.toUpperCase() } })],
    ['with a folded head', ({ messageId }) => ({ head: { References: `<a@b>\r\n\t<${messageId}>` } })],
  ])('is known %s', async (_, written) => {
    const one = await answered()
    expect(await receive(one, written(one))).toMatchObject([{ text: 'Thanks!', fromAddress: null }])
  })

  it.each<[string, (one: Answered) => Written]>([
    ['names the inquiry', ({ reference }) => ({ head: { Subject: `Re: ${reference}` }, body: reference })],
    ['names its id', ({ id }) => ({ head: { References: `<${id}@coralstoneinn.example>` } })],
    ['guesses a token', () => ({ head: { References: `<${randomUUID()}@coralstoneinn.example>` } })],
    ['quotes the token in its words', ({ mailId }) => ({ body: `<${mailId}@coralstoneinn.example> ${mailId}` })],
    [
      'has the token within another id',
      ({ mailId }) => ({ head: { References: `<x${mailId}@coralstoneinn.example>` } }),
    ],
    [
      'cuts the token off',
      ({ mailId }) => ({ head: { References: `<${mailId.slice(0, 35)}@coralstoneinn.example>` } }),
    ],
    ['says who it is from in no way', ({ messageId }) => ({ head: { From: undefined, References: `<${messageId}>` } })],
    [
      'is a copy of the hotel’s own',
      ({ messageId }) => ({ head: { From: hotelFacts.email, References: `<${messageId}>` } }),
    ],
  ])('is none where it %s: nothing of it is kept', async (_, written) => {
    const one = await answered()
    const { head, body } = written(one)
    const secret = `Stranger ${randomUUID()}`
    const messages = await receive(one, {
      head: { 'In-Reply-To': undefined, References: undefined, ...head },
      body: `${secret} ${String(body)}`,
    })
    expect(messages).toEqual([])
    expect((await inquiryOf(one)).status).toBe('ANSWERED')
    expect(await sql(server, 'select 1 from inquiry_message where text like ?', [`%${secret}%`])).toEqual([])
  })

  it('from another address says so, and is quoted to nobody', async () => {
    const one = await answered()
    const head = { From: '"Mikko, at work" <mikko@office.example>' }
    const [message] = await receive(one, { head, body: 'I pay for both. My card is 4111.' })
    expect(message).toMatchObject({ authorName: 'Mikko, at work', fromAddress: 'mikko@office.example' })
    const input = { inquiryId: one.id, key: randomUUID(), text: 'Hei!', lastSeenId: message.id }
    expect((await owner.graphql(send, { input })).errors).toBeUndefined()
    const sent = await sql<{ to_address: string; text: string }>(
      server,
      `select * from mail where inquiry_id = ? and kind = 'inquiry-reply' order by created_at desc limit 1`,
      [one.id],
    )
    expect(sent).toMatchObject([{ to_address: one.email }])
    expect(sent[0]!.text).not.toContain('4111')
    // Whoever it was may have it erased without the guest.
    const erase = 'mutation ($input: EraseGuestInput!) { eraseGuest(input: $input) { removed { kind count } } }'
    await owner.graphql(erase, { input: { email: 'Mikko@office.example' } })
    expect(await answersIn(one)).toEqual([])
  })

  it.each([
    [{ 'Auto-Submitted': 'auto-replied' }],
    [{ Precedence: 'bulk' }],
    [{ 'X-Auto-Response-Suppress': 'DR, OOF' }],
    [{ 'X-Autoreply': 'yes' }],
  ])('with %j is a program’s: it is shown, and opens nothing', async (head) => {
    const one = await answered()
    expect(await receive(one, { head })).toMatchObject([{ isAutomatic: true }])
    expect((await inquiryOf(one)).status).toBe('ANSWERED')
  })

  it('wakes what sleeps, and leaves spam where it is', async () => {
    const [sleeping, spam] = [await answered(), await answered()]
    await owner.graphql(update, { input: { id: sleeping.id, snoozedUntil: inDays(5) } })
    await owner.graphql(update, { input: { id: spam.id, status: 'SPAM' } })
    await receive(sleeping)
    await receive(spam)
    expect(await inquiryOf(sleeping)).toMatchObject({ status: 'OPEN', snoozedUntil: null })
    expect(await inquiryOf(spam)).toMatchObject({ status: 'SPAM' })
  })

  it('is told to whom the inquiry is assigned, once until they answer, and stands among those who wait', async () => {
    await sql(server, `update inquiry set status = 'closed'`)
    const one = await answered()
    const colleague = await addStaff(server, 'desk')
    await owner.graphql(update, { input: { id: one.id, assigneeId: colleague.id } })
    await receive(one)
    await receive(one, { body: 'And one more thing' })
    const notices = await sql<{ subject: string }>(server, 'select * from mail where to_address = ?', [colleague.email])
    expect(notices.map(({ subject }) => subject)).toEqual([`Answer to ${one.reference}`])
    const { data } = await owner.graphql('{ today { waiting { longest { id excerpt } } } }')
    expect(data.today.waiting.longest).toContainEqual({ id: one.id, excerpt: 'Thanks!' })
  })

  it('goes with its guest', async () => {
    const one = await answered()
    await receive(one, { body: 'My passport is X1' })
    const erase = 'mutation ($input: EraseGuestInput!) { eraseGuest(input: $input) { removed { kind count } } }'
    const { data } = await owner.graphql(erase, { input: { email: one.email } })
    expect(data.eraseGuest.removed).toContainEqual({ kind: 'MESSAGES', count: 2 })
    // What comes later belongs to nothing any more.
    standIn.deliver(mailOf(one))
    await readOnce()
    expect(await sql(server, 'select 1 from inquiry_message where inquiry_id = ?', [one.id])).toEqual([])
  })
})

describe('a mail', () => {
  const boundary = 'b0undary'
  const mixed = (...parts: string[]) => ({
    head: { 'Content-Type': `multipart/mixed; boundary="${boundary}"` },
    body: `${parts.map((part) => `--${boundary}\r\n${part}`).join('\r\n')}\r\n--${boundary}--\r\n`,
  })
  const attachment = (name: string, content: string) =>
    `Content-Type: image/jpeg\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${content}`

  it.each<[string, Written, object]>([
    [
      'in iso-8859-1',
      { head: { 'Content-Type': 'text/plain; charset=iso-8859-1' }, body: Buffer.from('H\u00E4n tulee', 'latin1') },
      { text: 'Hän tulee' },
    ],
    [
      'in windows-1252',
      { head: { 'Content-Type': 'text/plain; charset=windows-1252' }, body: Buffer.from([0x93, 0x80, 0x94]) },
      { text: '“€”' },
    ],
    [
      'in a charset that nobody knows',
      { head: { 'Content-Type': 'text/plain; charset=x-unknown' }, body: 'Hello' },
      { text: 'Hello' },
    ],
    [
      'of HTML alone, without what runs, loads or hides in it',
      {
        head: { 'Content-Type': 'text/html; charset=utf-8' },
        body: '<style>p{}</style><p>Hello<br>you</p><script>alert(1)</script><img src="https://spy.example/p.gif" alt="x"><a href="https://bad.example">here</a>',
      },
      { text: 'Hello\nyou\n\nhere' },
    ],
    ['without a word', { body: '' }, { text: '', isIncomplete: false }],
    ['with characters that are none', { body: 'a\0b\u0007c' }, { text: 'abc' }],
    [
      'with a file',
      mixed(
        'Content-Type: text/plain\r\n\r\nSee the picture',
        attachment('../../pier.jpg', Buffer.from('x'.repeat(30)).toString('base64')),
      ),
      { text: 'See the picture', attachments: [{ name: '../../pier.jpg', bytes: 30 }] },
    ],
    [
      'with a file whose name holds characters that are none',
      mixed(
        'Content-Type: text/plain\r\n\r\nAnd one more',
        attachment(`=?utf-8?Q?pi=00er${'x'.repeat(194)}=F0=9F=8C=B4?=`, ''),
        'Content-Type: image/\0x-y\r\nContent-Disposition: attachment\r\n\r\n',
      ),
      { attachments: [{ name: `pier${'x'.repeat(194)}\uD83C\uDF34` }, { name: 'image/x-y' }] },
    ],
    [
      'whose parts never end',
      { head: { 'Content-Type': `multipart/mixed; boundary="${boundary}"` }, body: `--${boundary}\r\n\r\nStill here` },
      { text: 'Still here' },
    ],
    [
      'of parts within parts without an end',
      {
        head: { 'Content-Type': 'multipart/mixed; boundary="0"' },
        body: Array.from(
          { length: 60 },
          (_, at) => `--${at}\r\nContent-Type: multipart/mixed; boundary="${at + 1}"\r\n\r\n`,
        ).join(''),
      },
      { text: '', isIncomplete: true },
    ],
    [
      'of 10 MB',
      mixed(
        'Content-Type: text/plain\r\n\r\nThe plans',
        attachment('plans.jpg', 'A'.repeat(76).concat('\r\n').repeat(135_000)),
      ),
      { text: 'The plans', attachments: [], isIncomplete: true },
    ],
    ['of more words than a thread holds', { body: 'word '.repeat(20_000) }, { isIncomplete: true }],
  ])('%s is shown as far as it can be', async (_, written, expected) => {
    const one = await answered()
    expect(await receive(one, written)).toMatchObject([expected])
  })

  it('is fetched in pieces that a slow line brings in time, whole', async () => {
    const one = await answered()
    const before = standIn.seen.length
    const plans = mixed(
      'Content-Type: text/plain\r\n\r\nThe plans',
      attachment('plans.jpg', 'A'.repeat(76).concat('\r\n').repeat(8_000)),
    )
    expect(await receive(one, plans)).toMatchObject([
      { text: 'The plans', attachments: [{ name: 'plans.jpg', bytes: 456_000 }], isIncomplete: false },
    ])
    const pieces = standIn.seen.slice(before).flatMap((command) => /BODY\.PEEK\[\]<(\S+)>/.exec(command)?.[1] ?? [])
    expect(pieces).toEqual(['0.262144', '262144.262144', '524288.262144'])
  })

  it('comes in once, however often the server hands it out', async () => {
    const one = await answered()
    const withId = mailOf(one, { body: 'first' })
    const withoutId = mailOf(one, { head: { 'Message-ID': undefined }, body: 'second' })
    for (const mail of [withId, withId, withoutId, withoutId]) standIn.deliver(mail)
    await readOnce()
    standIn.deliver(withId)
    await readOnce()
    expect((await answersIn(one)).map(({ text }: { text: string }) => text)).toEqual(['first', 'second'])
    // All UIDs are others now, and one mail came in meanwhile.
    standIn.renumber()
    standIn.deliver(mailOf(one, { body: 'third' }))
    await readOnce()
    await readOnce()
    expect((await answersIn(one)).map(({ text }: { text: string }) => text)).toEqual(['first', 'second', 'third'])
  })

  it('is fetched again when the connection breaks in the middle of it', async () => {
    const one = await answered()
    standIn.deliver(mailOf(one))
    standIn.behave('dropped')
    await expect(readOnce()).rejects.toThrow(/hung up/)
    expect(await answersIn(one)).toEqual([])
    standIn.behave('none')
    await readOnce()
    expect(await answersIn(one)).toHaveLength(1)
  })

  it('that cannot be kept is stepped over: those behind it come in', async () => {
    const one = await answered()
    await sql(server, `alter table inquiry_message add constraint no_poison check (text <> 'poison')`)
    for (const body of ['poison', 'And the next']) standIn.deliver(mailOf(one, { body }))
    await readOnce()
    await sql(server, 'alter table inquiry_message drop constraint no_poison')
    await readOnce()
    expect((await answersIn(one)).map(({ text }: { text: string }) => text)).toEqual(['And the next'])
  })

  it('changes nothing in the mailbox', () => {
    expect(
      standIn.seen.filter((command) => /^(SELECT|STORE|UID STORE|UID COPY|EXPUNGE|APPEND)|BODY\[/.test(command)),
    ).toEqual([])
    expect(standIn.seen).toContain('EXAMINE INBOX')
  })

  it('stays in the mailbox beyond fifty of a thread in a day', async () => {
    const one = await answered()
    for (let at = 0; at < 52; at += 1) standIn.deliver(mailOf(one, { body: `${at}` }))
    await readOnce()
    expect(await answersIn(one)).toHaveLength(50)
  })
})

describe('a mail that comes back', () => {
  const report = (
    { email, messageId }: Pick<Answered, 'email' | 'messageId'>,
    fields: { action?: string; to?: string; about?: string; status?: string; said?: string } = {},
  ): Written => {
    const { action = 'failed', to = email, about = messageId, status = '5.1.1', said = 'No such user' } = fields
    const outcome = `Reporting-MTA: dns; mx.example.com\r\n\r\nFinal-Recipient: rfc822; ${to}\r\nAction: ${action}\r\nStatus: ${status}\r\nDiagnostic-Code: smtp; 550 ${status}\r\n  ${said}`
    const parts = [
      'Content-Type: text/plain\r\n\r\nI am sorry.',
      `Content-Type: message/delivery-status\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(outcome).toString('base64')}`,
      `Content-Type: text/rfc822-headers\r\n\r\nSubject: Re: x\r\nMessage-ID: <${about}>`,
    ]
    return {
      head: {
        From: 'MAILER-DAEMON@mx.example.com',
        'Auto-Submitted': 'auto-replied',
        'Content-Type': 'multipart/report; report-type=delivery-status; boundary="r"',
      },
      body: `${parts.map((part) => `--r\r\n${part}`).join('\r\n')}\r\n--r--\r\n`,
    }
  }
  const thread = `query ($id: ID!) { inquiry(id: $id) { status messages { kind delivery { state problem } } } }`
  const threadOf = async ({ id }: Answered) => (await owner.graphql(thread, { id })).data.inquiry

  it('is marked in the thread with what the server said, and its guest waits again', async () => {
    const one = await answered()
    await sql(server, `update mail set state = 'sent' where id = ?`, [one.mailId])
    await receive(one, report(one))
    const problem = 'The mail came back: 550 5.1.1 No such user'
    expect(await threadOf(one)).toEqual({
      status: 'OPEN',
      messages: [{ kind: 'REPLY', delivery: { state: 'FAILED', problem } }],
    })
  })

  it('is a problem of the day on which it comes back, however long ago it left', async () => {
    const one = await answered()
    const longAgo = inDays(-10)
    await sql(server, `update mail set updated_at = ?`, [longAgo])
    await sql(server, `update mail set state = 'sent' where id = ?`, [one.mailId])
    const problems = async () =>
      (await owner.graphql('{ today { problems { id } } }')).data.today.problems.map(({ id }: { id: string }) => id)
    expect(await problems()).not.toContain('mails-failed')
    await receive(one, report(one))
    expect(await problems()).toContain('mails-failed')
  })

  it('is read as far as it can be', async () => {
    const one = await answered()
    await sql(server, `update mail set state = 'sent' where id = ?`, [one.mailId])
    await receive(one, report(one, { to: `\0${one.email}`, said: 'No\0 such\u0007 user' }))
    expect(await threadOf(one)).toMatchObject({
      messages: [{ delivery: { problem: 'The mail came back: 550 5.1.1 No such user' } }],
    })
  })

  it.each<[string, (one: Answered) => Written]>([
    ['is only late', (one) => report(one, { action: 'delayed' })],
    ['went to somebody else', (one) => report(one, { to: 'other@example.com' })],
    ['is not ours', (one) => report(one, { about: `${randomUUID()}@coralstoneinn.example` })],
    ['nobody names', (one) => report(one, { about: '' })],
  ])('and %s changes nothing', async (_, written) => {
    const one = await answered()
    await sql(server, `update mail set state = 'sent' where id = ?`, [one.mailId])
    await receive(one, written(one))
    expect(await threadOf(one)).toMatchObject({ status: 'ANSWERED', messages: [{ delivery: { state: 'SENT' } }] })
  })

  const campaign = `mutation ($input: CampaignInput!) { sendCampaign(input: $input) { sent campaign { id } } }`
  const results = `query ($id: ID!) { campaign(id: $id) {
    counts { recipients sent failed bounced skipped } recipients(first: 10) { nodes { email state reason } } } }`
  /** Two subscribers to whom a campaign went; who gets the report is the first. */
  const sentCampaign = async () => {
    await sql(server, 'delete from campaign')
    await sql(server, 'delete from subscriber')
    await addSubscribers(server, 2)
    unhurried()
    const input = { subject: 'Slow summer days', discountPercent: 15, validUntil: inDays(60), specialMessage: 'Come.' }
    const { data } = await owner.graphql(campaign, { input })
    expect(data.sendCampaign.sent).toBe(2)
    const [recipient] = await sql<{ id: string }>(
      server,
      `select id from campaign_recipient where email = 'guest-1@example.com'`,
    )
    return {
      email: 'guest-1@example.com',
      messageId: `${recipient!.id}@coralstoneinn.example`,
      results: async () => (await owner.graphql(results, { id: data.sendCampaign.campaign.id })).data.campaign,
      status: async () =>
        (await sql<{ status: string }>(server, `select status from subscriber where email = 'guest-1@example.com'`))[0]
          ?.status,
    }
  }
  type SentCampaign = Awaited<ReturnType<typeof sentCampaign>>
  const comesBack = async (sent: SentCampaign, fields: Parameters<typeof report>[1] = {}) => {
    standIn.deliver(mailOf(sent, report(sent, fields)))
    await readOnce()
  }
  const untouched = { recipients: 2, sent: 2, failed: 0, bounced: 0, skipped: 0 }

  it('of a campaign counts as bounced, once, and its address gets no mail any more', async () => {
    const sent = await sentCampaign()
    await comesBack(sent, { to: 'Guest-1@Example.com' })
    await comesBack(sent)
    const { counts, recipients } = await sent.results()
    expect(counts).toEqual({ ...untouched, sent: 1, bounced: 1 })
    expect(recipients.nodes).toContainEqual({
      email: 'guest-1@example.com',
      state: 'BOUNCED',
      reason: 'The mail came back: 550 5.1.1 No such user',
    })
    expect(await sent.status()).toBe('bounced')
    const events = await sql(server, `select way, reason from subscriber_event where status = 'bounced'`)
    expect(events).toEqual([{ way: 'mail-server', reason: 'The mail came back: 550 5.1.1 No such user' }])
  })

  it.each([
    ['the mail was not wanted', '5.7.1'],
    ['our server may send no more', '5.4.5'],
    ['theirs could not be reached', '4.4.1'],
    ['theirs was not willing for days', '4.7.0'],
    ['it does not say why', ''],
  ])('of a campaign says nothing of the address where %s', async (_, status) => {
    const sent = await sentCampaign()
    await comesBack(sent, { status })
    expect((await sent.results()).counts).toEqual({ ...untouched, sent: 1, failed: 1 })
    expect(await sent.status()).toBe('active')
  })

  it.each<[string, Parameters<typeof report>[1]]>([
    ['is only late', { action: 'delayed' }],
    ['went to somebody else', { to: 'guest-2@example.com' }],
    ['is not ours', { about: `${randomUUID()}@coralstoneinn.example` }],
  ])('of a campaign and %s changes nothing', async (_, fields) => {
    const sent = await sentCampaign()
    await comesBack(sent, fields)
    expect((await sent.results()).counts).toEqual(untouched)
    expect(await sent.status()).toBe('active')
  })

  it('of a campaign says nothing of the address that its guest was given meanwhile', async () => {
    const sent = await sentCampaign()
    await owner.graphql('mutation ($input: CorrectGuestInput!) { correctGuest(input: $input) { email } }', {
      input: { email: sent.email, newEmail: 'right@example.com' },
    })
    await comesBack(sent)
    expect((await sent.results()).counts).toEqual({ ...untouched, sent: 1, bounced: 1 })
    const known = `select status from subscriber where email = 'right@example.com'`
    expect(await sql(server, known)).toEqual([{ status: 'active' }])
  })

  it('of a campaign leaves those alone who have left or were erased meanwhile', async () => {
    const sent = await sentCampaign()
    await sql(server, `update subscriber set status = 'unsubscribed' where email = 'guest-1@example.com'`)
    await comesBack(sent)
    expect(await sent.status()).toBe('unsubscribed')
    expect((await sent.results()).counts).toEqual({ ...untouched, sent: 1, bounced: 1 })

    const other = await sentCampaign()
    await sql(server, `delete from subscriber where email = 'guest-1@example.com'`)
    await comesBack(other)
    expect((await other.results()).counts).toEqual({ ...untouched, sent: 1, bounced: 1 })
  })
})

describe('the connection', () => {
  /** A clock that a test turns: deadlines pass and pauses end when it says so. */
  const createClock = () => {
    const running: { milliseconds: number; controller: AbortController }[] = []
    const pauses: (() => void)[] = []
    let paused = () => {}
    return {
      clock: {
        deadline: (milliseconds: number) => {
          const controller = new AbortController()
          running.push({ milliseconds, controller })
          return controller.signal
        },
        pause: (_milliseconds: number, signal: AbortSignal) =>
          new Promise<void>((resolve) => {
            signal.addEventListener('abort', () => resolve())
            pauses.push(resolve)
            paused()
          }),
      },
      /** Whatever waits for so long has waited long enough. */
      pass: (milliseconds: number) => {
        for (const one of running) if (one.milliseconds === milliseconds) one.controller.abort()
      },
      isPaused: () => new Promise<void>((resolve) => (paused = resolve)),
      goOn: () => pauses.shift()!(),
    }
  }
  const followers: ReturnType<typeof followMailbox>[] = []
  const follow = (clock: Parameters<typeof followMailbox>[1]) => {
    const follower = followMailbox(server.deps, clock)
    followers.push(follower)
    return follower
  }
  afterEach(async () => {
    for (const { stop } of followers.splice(0)) await stop()
  })
  const stepMs = 60_000
  const quietMs = 4 * 60_000
  const statusNow = async () => (await owner.graphql(status)).data.mailboxStatus

  it('waits for mails, notices that it was lost, and is made anew', async () => {
    const one = await answered()
    const { clock, isPaused, goOn } = createClock()
    let idling = standIn.next('IDLE')
    const following = follow(clock)
    await idling
    idling = standIn.next('IDLE')
    standIn.deliver(mailOf(one))
    await idling
    expect(await answersIn(one)).toHaveLength(1)
    expect(await statusNow()).toMatchObject({
      address: hotelFacts.email,
      configured: true,
      connectedSince: expect.any(String),
      lastAnswerAt: expect.any(String),
      problem: null,
    })
    const waits = isPaused()
    standIn.hangUp()
    await waits
    expect(await statusNow()).toMatchObject({ connectedSince: null, problem: expect.stringMatching(/hung up/) })
    // What came meanwhile is read first.
    standIn.deliver(mailOf(one, { body: 'Meanwhile' }))
    idling = standIn.next('IDLE')
    goOn()
    await idling
    expect(await answersIn(one)).toHaveLength(2)
    expect(await statusNow()).toMatchObject({ problem: null })
    const leaves = standIn.gone()
    await following.stop()
    await leaves
    expect(standIn.connections()).toBe(0)
  })

  it('that says nothing any more is given up: while it waits, and in the middle of a step', async () => {
    const { clock, pass, isPaused } = createClock()
    const idling = standIn.next('IDLE')
    const following = follow(clock)
    await idling
    standIn.behave('silent')
    const done = standIn.next('DONE')
    const waits = isPaused()
    pass(quietMs)
    await done
    pass(stepMs)
    await waits
    expect(await statusNow()).toMatchObject({ problem: expect.stringMatching(/did not answer within 60 seconds/) })
    await following.stop()
  })

  it('that was lost between two steps is not waited on', async () => {
    const asked: number[] = []
    const deadline = (milliseconds: number) => {
      asked.push(milliseconds)
      const controller = new AbortController()
      // Who waits for news would have waited long enough.
      if (milliseconds === quietMs) setImmediate(() => controller.abort())
      return controller.signal
    }
    const mailbox = await openImap(mailboxAccess(standIn.url), { timeoutMs: stepMs, deadline })
    standIn.hangUp()
    await expect(mailbox.listUids(0)).rejects.toThrow(/hung up/)
    await expect(mailbox.waitForNews()).rejects.toThrow(/hung up/)
    expect(asked).not.toContain(quietMs)
  })

  it('is one, however many instances there are, and the next one goes on', async () => {
    const [first, second] = [createClock(), createClock()]
    const idling = standIn.next('IDLE')
    const following = follow(first.clock)
    await idling
    const before = standIn.seen.filter((command) => command === 'EXAMINE INBOX').length
    const other = follow(second.clock)
    // Its place in the queue is in the database.
    while ((await sql(server, `select 1 from pg_locks where locktype = 'advisory' and not granted`)).length === 0);
    expect(standIn.seen.filter((command) => command === 'EXAMINE INBOX')).toHaveLength(before)
    const takenOver = standIn.next('IDLE')
    await following.stop()
    await takenOver
    expect(standIn.seen.filter((command) => command === 'EXAMINE INBOX')).toHaveLength(before + 1)
    await other.stop()
  })

  it('says in words why it is refused', async () => {
    const { clock, isPaused } = createClock()
    standIn.behave('refused')
    const waits = isPaused()
    const following = follow(clock)
    await waits
    const { problem } = await statusNow()
    expect(problem).toBe('127.0.0.1 refused the user or the password: “Invalid credentials”')
    await following.stop()
  })
})

it.each([
  [
    'imaps://desk%40hotel.example:p%40ss@imap.example.com',
    { port: 993, encryption: 'tls', user: 'desk@hotel.example', password: 'p@ss' },
  ],
  ['imap://u:p@imap.example.com', { port: 143, encryption: 'starttls' }],
  ['imap://u:p@imap.example.com:1143', { port: 1143, encryption: 'starttls' }],
  ['imap://u:p@127.0.0.1:1143', { port: 1143, encryption: 'none' }],
  ['imap://u:p@[::1]', { host: '::1', encryption: 'none' }],
  ['imap://u:p@localhost.example.com', { encryption: 'starttls' }],
])('%s is read encrypted, unless it is on this machine', (url, expected) => {
  expect(mailboxAccess(url)).toMatchObject(expected)
})
