import 'reflect-metadata'
import { randomUUID } from 'node:crypto'
import { addMinutes } from 'date-fns/addMinutes'
import { subMonths } from 'date-fns/subMonths'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createContext, nobody } from '#api/platform/context.ts'
import { anonymiseOldInquiries } from '#api/modules/inquiries/retention.job.ts'
import { deliverMails } from '#api/modules/mail/deliver-mails.job.ts'
import { forgetMails } from '#api/modules/mail/forget-mails.job.ts'
import { forgetThreads } from '#api/modules/thread/forget-threads.job.ts'
import { locales } from '#graphql/locales.ts'
import type { Caller } from '#tests/support/caller.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { startSmtpReceiver, type SmtpBehaviour, type SmtpReceiver } from '#tests/support/smtp-receiver.ts'
import { addKey, addStaff } from '#tests/support/staff.ts'
import { sql } from '#tests/support/subscribers.ts'

const send = `mutation ($input: SendReplyInput!) { sendReply(input: $input) { status firstReplyAt ...thread } }
  fragment thread on Inquiry { messages { id kind text language authorName delivery { state sentAt problem mailId } }
    replyDrafts { text author { name } } }`
const look = `query ($id: ID!) { inquiry(id: $id) { status ...thread } }
  fragment thread on Inquiry { messages { id kind text language authorName delivery { state sentAt problem mailId } }
    replyDrafts { text author { name } } }`
const save = 'mutation ($input: SaveReplyDraftInput!) { saveReplyDraft(input: $input) { version text } }'
const note = 'mutation ($input: AddInquiryNoteInput!) { addInquiryNote(input: $input) { messages { kind text } } }'

let answerTo: (address: string) => number | undefined = () => undefined
let refuseMail: NonNullable<SmtpBehaviour['refuseMail']> = async () => undefined
let hold: ((goOn: () => void) => void) | null = null
let receiver: SmtpReceiver
let server: TestServer
let owner: Caller
beforeAll(async () => {
  receiver = await startSmtpReceiver({
    refuse: (address) => answerTo(address),
    refuseMail: () => refuseMail(),
    hold: (_address, goOn) => (hold ? hold(goOn) : goOn()),
  })
  server = await startServer({ SMTP_URL: receiver.url, INQUIRIES_PER_HOUR: 1_000 })
  owner = await server.caller().signIn()
})
afterAll(async () => {
  server.deps.outside.close()
  await server.close()
  await receiver.close()
})
beforeEach(async () => {
  await sql(server, 'delete from mail')
  receiver.received.length = 0
})
afterEach(() => {
  answerTo = () => undefined
  refuseMail = async () => undefined
  hold = null
  server.setNow(null)
})

let guests = 0
const inquire = async (fields: object = {}) => {
  guests += 1
  const input = {
    name: 'Aino Virtanen',
    email: `aino-${guests}@example.com`,
    message: `Is the pier open? (${guests})`,
    language: 'fi',
    ...fields,
  }
  const answer = await server.caller().rest('POST', '/api/inquiries', input)
  return { ...input, ...(answer.json() as { id: string; reference: string }) }
}
const reply = (inquiryId: string, fields: object = {}) => ({
  input: { inquiryId, key: randomUUID(), text: 'Hei Aino,\n\nkyllä on.', ...fields },
})
const threadOf = async (id: string) => (await owner.graphql(look, { id })).data.inquiry
const deliver = async () => deliverMails(await createContext(server.deps, nobody))
const mailTo = (address: string) => receiver.received.filter(({ to }) => to === address)
/** The words of a mail, without the line breaks of its wire form. */
const wordsOf = (source: string) =>
  Buffer.from(
    source
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()

describe('an answer', () => {
  it('goes out from the hotel, below the receipt, and stands in the thread with how far it is', async () => {
    const { id, email, reference, message } = await inquire()
    const { data } = await owner.graphql(send, reply(id))
    expect(data.sendReply).toMatchObject({
      status: 'ANSWERED',
      firstReplyAt: expect.any(String),
      messages: [{ kind: 'REPLY', text: 'Hei Aino,\n\nkyllä on.', language: 'fi', delivery: { state: 'QUEUED' } }],
    })
    await deliver()
    expect((await threadOf(id)).messages).toMatchObject([{ delivery: { state: 'SENT', problem: null } }])
    const [receipt, answer] = mailTo(email).map(({ source }) => source)
    const [, receiptId] = /^Message-ID: (<.+>)/im.exec(receipt!)!
    expect(answer).toMatch(new RegExp(`^In-Reply-To: ${receiptId}`, 'im'))
    expect(answer).toMatch(new RegExp(`^References: ${receiptId}`, 'im'))
    expect(answer).toMatch(/^From: .*<.+@.+>/im)
    expect(answer).not.toMatch(/^Auto-Submitted/im)
    const words = wordsOf(answer!)
    expect(words).toContain('kyllä on.')
    expect(words).toContain('Lämpimin terveisin')
    expect(words).toMatch(/Aino Virtanen kirjoitti \d+\. \S+ \d{4}:/)
    expect(words).toContain(`> ${message}`)
    const { subject } = (
      await sql<{ subject: string }>(server, `select subject from mail where kind = 'inquiry-reply'`)
    )[0]!
    expect(subject).toMatch(/^Re: /)
    expect(subject).toContain(reference)
  })

  it.each(locales)('has a frame in %s where its writer chose that', async (language) => {
    const { id } = await inquire({ language: 'en' })
    await owner.graphql(send, reply(id, { language }))
    const [mail] = await sql<{ language: string; text: string; html: string }>(
      server,
      `select * from mail where inquiry_id = ? and kind = 'inquiry-reply'`,
      [id],
    )
    expect(mail!.language).toBe(language)
    expect(mail!.html).toContain(`lang="${language}"`)
    expect(`${mail!.html}${mail!.text}`).not.toMatch(/\{\w+\}|undefined|\[object/)
  })

  it('that is pressed twice, and sent once more later, is one message and one mail', async () => {
    const { id, email } = await inquire()
    const twice = reply(id)
    const answers = await Promise.all([owner.graphql(send, twice), owner.graphql(send, twice)])
    await deliver()
    answers.push(await owner.graphql(send, twice))
    await deliver()
    for (const { data } of answers) expect(data.sendReply.messages).toHaveLength(1)
    expect(mailTo(email)).toHaveLength(2)
  })

  it('is one mail when the server is killed while it is handed over, and when it dies just after', async () => {
    const { id, email } = await inquire()
    await deliver()
    await owner.graphql(send, reply(id))
    const arrived = new Promise<() => void>((resolve) => (hold = resolve))
    const first = deliver()
    const goOn = await arrived
    hold = null
    // To the others this instance is dead: its lease is over, and another one takes the mail.
    server.setNow(addMinutes(new Date(), 4))
    await deliver()
    goOn()
    await first
    expect(mailTo(email)).toHaveLength(2)
    server.setNow(addMinutes(new Date(), 8))
    await deliver()
    expect(mailTo(email)).toHaveLength(2)
    expect((await threadOf(id)).messages).toMatchObject([{ delivery: { state: 'SENT' } }])
  })

  it('is marked as sent when the delivery is over, however long the database takes over that', async () => {
    const { id } = await inquire()
    await deliver()
    await owner.graphql(send, reply(id))
    await sql(
      server,
      `create function wait_a_little() returns trigger language plpgsql as $$ begin perform pg_sleep(0.5); return null; end $$;
       create constraint trigger slow_commit after update on mail deferrable initially deferred
       for each row when (new.state = 'sent') execute function wait_a_little()`,
    )
    await deliver()
    const thread = await threadOf(id)
    await sql(server, 'drop trigger slow_commit on mail; drop function wait_a_little')
    expect(thread.messages).toMatchObject([{ delivery: { state: 'SENT' } }])
  })

  it('that the database cannot write down has left once, and is still under way until its lease is over', async () => {
    const { id, email } = await inquire()
    await deliver()
    await owner.graphql(send, reply(id))
    await sql(
      server,
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'no room left'; end $$;
       create constraint trigger no_commit after update on mail deferrable initially deferred
       for each row when (new.state = 'sent') execute function refuse()`,
    )
    await deliver()
    await sql(server, 'drop trigger no_commit on mail; drop function refuse')
    await deliver()
    expect(mailTo(email)).toHaveLength(2)
    expect((await threadOf(id)).messages).toMatchObject([{ delivery: { state: 'SENDING' } }])
  })

  it('that the mail server refuses says why, and goes out when somebody tries again', async () => {
    const { id, email } = await inquire()
    await deliver()
    answerTo = (address) => (address === email ? 550 : undefined)
    await owner.graphql(send, reply(id))
    await deliver()
    const { status, messages } = await threadOf(id)
    const [message] = messages
    expect(message.delivery).toMatchObject({ state: 'FAILED', problem: expect.stringContaining('No such user') })
    // Its guest waits still.
    expect(status).toBe('OPEN')
    answerTo = () => undefined
    await owner.graphql('mutation ($id: ID!) { retryMail(id: $id) { state } }', { id: message.delivery.mailId })
    await deliver()
    expect((await threadOf(id)).messages).toMatchObject([{ delivery: { state: 'SENT' } }])
  })

  it.each([
    ['waits', 'the hotel has sent enough', 454, 'Throttling failure: Daily message quota exceeded', 'QUEUED'],
    ['has failed', 'it is not wanted', 554, '5.7.1 Looks like spam', 'FAILED'],
  ])('%s, unsent, when the mail server refuses it at its last dot because %s', async (_, _why, code, text, state) => {
    const { id } = await inquire()
    await deliver()
    await owner.graphql(send, reply(id))
    refuseMail = async () => ({ code, text })
    await deliver()
    expect((await threadOf(id)).messages).toMatchObject([{ delivery: { state, sentAt: null } }])
  })

  it('does not go out over a message that its writer has not read', async () => {
    const { id } = await inquire()
    const colleague = await addStaff(server, 'desk')
    const first = await colleague.caller.graphql(send, reply(id))
    const late = await owner.graphql(send, reply(id))
    expect(late.errors?.[0]).toMatchObject({
      message: 'The desk has written meanwhile. Read it before you send your answer',
      extensions: { code: 'CONFLICT' },
    })
    const lastSeenId = first.data.sendReply.messages[0].id
    const read = await owner.graphql(send, reply(id, { lastSeenId }))
    expect(read.data.sendReply.messages).toHaveLength(2)
    const [, second] = await sql<{ headers: Record<string, string> }>(
      server,
      `select m.headers from mail m where inquiry_id = ? and kind = 'inquiry-reply' order by created_at`,
      [id],
    )
    expect(second!.headers['References']!.split(' ')).toHaveLength(2)
  })

  it.each([
    [{ text: '  ' }, 'BAD_USER_INPUT', 'Answer is required'],
    [{ text: 'x'.repeat(10_001) }, 'BAD_USER_INPUT', 'Answer must have 1 to 10000 characters'],
    [{ key: 'twice' }, 'BAD_USER_INPUT', 'Key must be a new UUID'],
    [{ inquiryId: randomUUID() }, 'NOT_FOUND', 'There is no such inquiry'],
  ])('is refused with %j', async (fields, code, message) => {
    const { id } = await inquire()
    const { errors } = await owner.graphql(send, reply(id, fields))
    expect(errors?.[0]?.extensions.code).toBe(code)
    expect(errors?.[0]?.message).toBe(message)
    expect((await threadOf(id)).messages).toEqual([])
  })

  it('needs a person, and another key for another inquiry', async () => {
    const [one, other] = [await inquire(), await inquire()]
    const { headers } = await addKey(server, ['inquiries:read', 'inquiries:write'])
    const byKey = await server.caller().graphql(send, reply(one.id), headers)
    expect(byKey.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    const key = randomUUID()
    await owner.graphql(send, reply(one.id, { key }))
    const again = await owner.graphql(send, reply(other.id, { key }))
    expect(again.errors?.[0]?.extensions.code).toBe('CONFLICT')
  })
})

describe('a draft', () => {
  it('is kept for each person, shown to the others, and gone once the answer is sent', async () => {
    const { id } = await inquire()
    const colleague = await addStaff(server, 'desk')
    const write = (who: Caller, text: string, version: number | null) =>
      who.graphql(save, { input: { inquiryId: id, text, version } })
    expect((await write(owner, 'Hei ', null)).data.saveReplyDraft).toEqual({ version: 1, text: 'Hei ' })
    await write(colleague.caller, 'Moi', null)
    expect((await threadOf(id)).replyDrafts).toMatchObject([
      { text: 'Hei ' },
      { text: 'Moi', author: { name: 'The desk' } },
    ])
    const next = await write(owner, 'Hei Aino', 1)
    expect(next.data.saveReplyDraft).toEqual({ version: 2, text: 'Hei Aino' })
    for (const version of [null, 1])
      expect((await write(owner, 'from another window', version)).errors?.[0]?.extensions.code).toBe('CONFLICT')
    await owner.graphql(send, reply(id))
    expect((await threadOf(id)).replyDrafts).toMatchObject([{ text: 'Moi' }])
    expect((await write(owner, 'too late', 2)).errors?.[0]?.extensions.code).toBe('CONFLICT')
  })
})

describe('a note', () => {
  it('stands in the thread, once, and never in a mail', async () => {
    const { id, email } = await inquire()
    const input = { inquiryId: id, key: randomUUID(), text: 'Complained last year' }
    await owner.graphql(note, { input })
    const { data } = await owner.graphql(note, { input })
    expect(data.addInquiryNote.messages).toEqual([{ kind: 'NOTE', text: 'Complained last year' }])
    // Nobody has to have read it before an answer.
    await owner.graphql(send, reply(id))
    await deliver()
    expect(mailTo(email)).toHaveLength(2)
    expect(
      wordsOf(
        mailTo(email)
          .map(({ source }) => source)
          .join(''),
      ),
    ).not.toContain('Complained')
  })
})

describe('what a guest may ask', () => {
  const all =
    'query ($email: String!) { guestData(email: $email) { counts { kind count } } guestFile(email: $email) { content } }'
  const erase = 'mutation ($input: EraseGuestInput!) { eraseGuest(input: $input) { removed { kind count } } }'

  it('covers the thread: it is handed out, and gone when the guest is', async () => {
    const { id, email } = await inquire()
    await owner.graphql(send, reply(id))
    await owner.graphql(save, { input: { inquiryId: id, text: 'And one more thing' } })
    const { data } = await owner.graphql(all, { email })
    const kinds = ['MESSAGES', 'REPLY_DRAFTS'].map((kind) => ({ kind, count: 1 }))
    expect(data.guestData.counts).toEqual(expect.arrayContaining(kinds))
    const file = JSON.parse(data.guestFile.content)
    expect([file.messages[0].text, file.replyDrafts[0].text]).toEqual(['Hei Aino,\n\nkyllä on.', 'And one more thing'])
    const erased = await owner.graphql(erase, { input: { email } })
    expect(erased.data.eraseGuest.removed).toEqual(expect.arrayContaining(kinds))
    for (const table of ['inquiry_message', 'reply_draft', 'mail'])
      expect(await sql(server, `select 1 from ${table} where inquiry_id = ?`, [id])).toEqual([])
  })

  it('takes the address out of what was said with others', async () => {
    const { id } = await inquire()
    await owner.graphql(send, reply(id, { text: 'Your friend liisa@example.com wrote as well' }))
    await owner.graphql(erase, { input: { email: 'liisa@example.com' } })
    expect((await threadOf(id)).messages).toMatchObject([{ text: 'Your friend […] wrote as well' }])
  })

  it('corrects an answer that waits, and keeps of one that has left only how far it came', async () => {
    const { id, email } = await inquire({ message: 'My card is 4111' })
    await owner.graphql(send, reply(id))
    await deliver()
    const lastSeenId = (await threadOf(id)).messages[0].id
    await owner.graphql(send, reply(id, { lastSeenId, text: 'One more thing' }))
    const correct = 'mutation ($input: CorrectInquiryInput!) { correctInquiry(input: $input) { email } }'
    const { errors } = await owner.graphql(correct, {
      input: { id, email: `right-${email}`, message: 'My card is […]' },
    })
    expect(errors).toBeUndefined()
    const mails = await sql<{ to_address: string; text: string; state: string }>(
      server,
      `select * from mail where inquiry_id = ? and kind = 'inquiry-reply' order by created_at`,
      [id],
    )
    expect(mails).toMatchObject([
      { state: 'sent', text: '' },
      { state: 'queued', to_address: `right-${email}` },
    ])
    expect(JSON.stringify(mails)).not.toContain('4111')
    expect(mails[1]!.text).toContain('One more thing')
    await deliver()
    expect(mailTo(`right-${email}`)).toHaveLength(1)
  })

  it('corrects an answer that failed, which is then sent once more to the right address', async () => {
    const { id, email } = await inquire({ message: 'My card is 4111' })
    answerTo = (address) => (address === email ? 550 : undefined)
    await owner.graphql(send, reply(id))
    await deliver()
    const [failed] = (await threadOf(id)).messages
    expect(failed.delivery.state).toBe('FAILED')
    const right = `right-${email}`
    await owner.graphql('mutation ($input: CorrectInquiryInput!) { correctInquiry(input: $input) { email } }', {
      input: { id, email: right, message: 'My card is […]' },
    })
    expect((await threadOf(id)).messages).toMatchObject([{ delivery: { state: 'FAILED' } }])
    expect(JSON.stringify(await sql(server, 'select html, text from mail'))).not.toContain('4111')
    const { errors } = await owner.graphql('mutation ($id: ID!) { retryMail(id: $id) { state } }', {
      id: failed.delivery.mailId,
    })
    expect(errors).toBeUndefined()
    await deliver()
    expect(mailTo(right).map(({ source }) => wordsOf(source))).toEqual([expect.stringContaining('kyllä on.')])
    expect((await threadOf(id)).messages).toMatchObject([{ delivery: { state: 'SENT' } }])
  })
})

it('after 90 days the copies go and the thread still says what became of them; after 24 months the thread goes', async () => {
  const { id } = await inquire()
  await owner.graphql(send, reply(id))
  await deliver()
  await sql(server, `update mail set created_at = created_at - interval '91 days'`)
  const ctx = await createContext(server.deps, nobody)
  await forgetMails(ctx)
  expect(await sql(server, 'select kind, text from mail')).toEqual([{ kind: 'inquiry-reply', text: '' }])
  expect((await threadOf(id)).messages).toMatchObject([{ delivery: { state: 'SENT' } }])

  await sql(server, 'update inquiry set created_at = ? where id = ?', [subMonths(new Date(), 25), id])
  await anonymiseOldInquiries(ctx)
  await forgetThreads(ctx)
  expect((await threadOf(id)).messages).toEqual([])
  expect(await sql(server, 'select 1 from mail where inquiry_id = ?', [id])).toEqual([])
  expect((await owner.graphql(send, reply(id))).errors?.[0]?.extensions.code).toBe('CONFLICT')
})
