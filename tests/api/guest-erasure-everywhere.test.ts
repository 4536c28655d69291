import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deliverCampaign } from '#api/modules/campaigns/deliver-campaign.service.ts'
import { freeTexts } from '#api/modules/guests/mentions.ts'
import { tellWaiting } from '#api/modules/waiting-list/tell-waiting.job.ts'
import { createContext, nobody } from '#api/platform/context.ts'
import { decryptStored } from '#api/platform/secrets.ts'
import type { Caller } from '#tests/support/caller.ts'
import { dump, traces } from '#tests/support/dump.ts'
import { guestTables } from '#tests/support/guest-verdicts.ts'
import { inDays } from '#tests/support/hotel-dates.ts'
import { addRoomType } from '#tests/support/rooms.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { startSmtpReceiver, type SmtpReceiver } from '#tests/support/smtp-receiver.ts'
import { accept, addStayRequest, wish } from '#tests/support/stay-requests.ts'
import { sql } from '#tests/support/subscribers.ts'

let receiver: SmtpReceiver
let server: TestServer
let owner: Caller
beforeAll(async () => {
  receiver = await startSmtpReceiver()
  server = await startServer({
    SMTP_URL: receiver.url,
    NEWSLETTER_OPT_IN: 'single',
    INQUIRIES_PER_HOUR: 1_000,
    SIGNUPS_PER_HOUR: 1_000,
  })
  owner = await server.caller().signIn()
  await sql(
    server,
    `insert into webhook (id, created_at, updated_at, url, events, secret, secret_start) values
     (gen_random_uuid(), now(), now(), 'https://pms.example/hook', '["inquiry.created", "subscriber.changed"]', '', '')`,
  )
})
afterAll(async () => {
  await server.close()
  await receiver.close()
})

const done = async (caller: Caller, query: string, variables: Record<string, unknown>) => {
  const { data, errors } = await caller.graphql(query, variables)
  expect(errors, query).toBeUndefined()
  return Object.values(data)[0] as Record<string, string>
}
const send = (caller: Caller, operation: string, type: string, input: object, fields = 'id') =>
  done(caller, `mutation ($input: ${type}!) { ${operation}(input: $input) { ${fields} } }`, { input })

interface Person {
  name: string
  email: string
  phone: string
  /** A word that nobody else uses. */
  word: string
}

const write = async (guest: Caller, { name, email, phone, word }: Person) => {
  const joined = await guest.rest('POST', '/api/newsletter/signup', { email }, { 'idempotency-key': `list, ${email}` })
  expect(joined.json()).toEqual({ success: true, couponCode: expect.any(String) })
  const body = { name, email, phone, message: `Is there ${word}?`, language: 'fi', subscribedToNewsletter: true }
  const inquired = await guest.rest('POST', '/api/inquiries', body, { 'idempotency-key': `inquiry of ${email}` })
  expect(inquired.statusCode, inquired.body).toBe(201)
  return inquired.json() as { id: string; reference: string }
}

const answer = async (inquiryId: string, { name, word }: Person) => {
  await send(owner, 'updateInquiry', 'UpdateInquiryInput', { id: inquiryId, notes: `${name} likes ${word}` })
  await send(owner, 'correctInquiry', 'CorrectInquiryInput', { id: inquiryId, message: `Is there ${word}, really?` })
  const stay = { arrival: '2027-05-03', departure: '2027-05-06', adults: 2, children: 0, hasPet: true }
  await send(owner, 'correctInquiryStay', 'CorrectInquiryStayInput', { inquiryId, stay })
  await send(owner, 'sendReply', 'SendReplyInput', {
    inquiryId,
    key: randomUUID(),
    text: `Dear ${name}, there is ${word}.`,
  })
  await send(owner, 'addInquiryNote', 'AddInquiryNoteInput', { inquiryId, key: randomUUID(), text: `Bring ${word}` })
  await send(owner, 'saveReplyDraft', 'SaveReplyDraftInput', { inquiryId, text: `Another ${word}?` }, 'version')
}

const week = { arrival: inDays(60), departure: inDays(67) }

/** Asked for, offered and accepted: its nights stay taken, whoever is erased. */
const stay = async ({ name, email, word }: Person) => {
  const { slug } = await addRoomType(owner)
  const request = await addStayRequest(server, owner, slug, { ...week, name, email, note: `With ${word}` })
  await send(owner, 'offerStay', 'OfferStayInput', { id: request.id })
  await done(request.guest, accept, { token: request.token })
  await done(request.guest, wish, { input: { token: request.token, wishes: ['PET'] } })
  return request
}

/** Waits for nights that are taken, and is told that they are free. */
const wait = async ({ email }: Person) => {
  const { id, slug } = await addRoomType(owner, {}, 0)
  const dates = { arrival: '2027-05-10', departure: '2027-05-12' }
  await send(owner, 'joinWaitingList', 'JoinWaitingListInput', { ...dates, roomTypeSlug: slug, email }, 'accepted')
  await send(owner, 'createRoom', 'CreateRoomInput', { roomTypeId: id, roomNumber: slug.slice(-9), floor: 1 })
  await tellWaiting(await createContext(server.deps, nobody))
}

const chat = async (guest: Caller, { name, email, phone, word }: Person) => {
  const message = `Does the ${word} qwzx vrmpf blorkt?`
  await send(guest, 'sendChatMessage', 'SendChatMessageInput', { message, language: 'en' })
  const history = [{ role: 'USER', content: message }]
  await send(guest, 'handOverChat', 'HandOverChatInput', { name, email, phone, message, history })
}

const campaign = async (word: string) => {
  const offered = { subject: `Sea ${word.length}`, discountPercent: 15, validUntil: '2027-12-31' }
  const { id } = await send(owner, 'createCampaign', 'CampaignInput', offered)
  await done(owner, 'mutation ($id: ID!) { startCampaign(id: $id) { state } }', { id })
  await deliverCampaign(await createContext(server.deps, nobody), id!, new AbortController().signal)
}

/** A guest with something in every table in which a guest can have something. */
const fill = async (person: Person) => {
  const guest = server.caller()
  const { email } = person
  const inquiry = await write(guest, person)
  await send(owner, 'correctGuest', 'CorrectGuestInput', { email, phone: `${person.phone}0` }, 'email')
  await answer(inquiry.id, person)
  const request = await stay(person)
  await wait(person)
  await chat(guest, person)
  const { data } = await owner.graphql('query ($e: String!) { couponsByEmail(email: $e) { code } }', { e: email })
  const [{ code }] = data.couponsByEmail
  const bookingRef = `LH-${person.word}`
  await send(owner, 'redeemCoupon', 'RedeemCouponInput', { code, bookingRef, stayDate: '2027-03-05' }, 'code')
  await guest.graphql('mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }', {
    input: { email, password: 'not a member of staff' },
  })
  return { inquiry, request, code: code as string }
}

const onni: Person = { name: 'Onni Saari', email: 'onni@guests.example', phone: '+358 50 7654321', word: 'tyrni' }
const aino: Person = { name: 'Aino Meri', email: 'Aino.Meri@guests.example', phone: '+358 40 1234567', word: 'haahka' }

/** What everybody else's records say of somebody, in each column in which it can be said. */
const plant = async (words: string) => {
  for (const { table, column, json } of freeTexts) {
    const value = json ? JSON.stringify([{ field: 'notes', before: words, after: null }]) : words
    await sql(
      server,
      `update ${table} set "${column}" = ?${json ? '::jsonb' : ''} where id = (select id from ${table} order by created_at, id limit 1)`,
      [value],
    )
  }
}
const columnsWith = async (words: string) => {
  const found: string[] = []
  for (const { table, column } of freeTexts) {
    const rows = await sql(server, `select 1 from ${table} where strpos("${column}"::text, ?) > 0`, [words])
    if (rows.length > 0) found.push(`${table}.${column}`)
  }
  return found
}
const everyColumn = freeTexts.map(({ table, column }) => `${table}.${column}`)

/** What stands encrypted in the database, whose key stands there too. */
const sealedAnswers = async () =>
  (await sql<{ answer: string }>(server, 'select answer from idempotent_request where answer is not null')).map(
    ({ answer: sealed }) => decryptStored(server.deps, 'idempotent-answer', sealed),
  )

it('an erasure reaches every table in which a guest can be, and every text that others wrote', async () => {
  await sql(
    server,
    'truncate campaign, mail, inquiry, subscriber, coupon, webhook_delivery, throttle, room_block cascade',
  )
  await fill(onni)
  await campaign(onni.word)
  const { inquiry, request, code } = await fill(aino)
  await campaign(aino.word)
  const references = [inquiry.reference, request.reference]
  await plant(`See ${aino.email.toUpperCase()} and ${references.join(', ')}.`)
  expect(await columnsWith(references[1]!)).toEqual(everyColumn)
  const repeated = async () => (await sealedAnswers()).join('\n')
  for (const said of [inquiry.id, inquiry.reference, code]) expect(await repeated()).toContain(said)

  const before = await dump(server)
  await send(owner, 'eraseGuest', 'EraseGuestInput', { email: aino.email }, 'erasedAt')
  const after = await dump(server)
  const untouched = guestTables.filter((table) => before.get(`public.${table}`) === after.get(`public.${table}`))
  expect(untouched).toEqual([])
  const person = [...Object.values(aino), ...references, inquiry.id, request.id, request.inquiryId, request.token]
  const found = await traces(server, person)
  // The log of what staff did names records that are gone, by ids that lead nowhere.
  expect(found.filter((trace) => !trace.startsWith('public.audit_entry: '))).toEqual([])
  expect(await columnsWith('[…]')).toEqual(everyColumn)
  for (const said of [inquiry.id, inquiry.reference, code]) expect(await repeated()).not.toContain(said)
  // Others keep what is theirs, and so does the book: the nights are taken.
  expect(await sealedAnswers()).toHaveLength(2)
  expect(await sql(server, `select 1 from inquiry where email = ?`, [onni.email])).toHaveLength(3)
  expect(await sql(server, `select 1 from room_block where reason = 'request'`)).toHaveLength(2)
})

it('one inquiry that is erased leaves neither its reference nor a stored answer', async () => {
  const { inquiry } = await fill({ ...onni, email: 'other@guests.example', word: 'rosmariini' })
  await plant(`The same as ${inquiry.reference}`)
  await done(owner, 'mutation ($id: ID!) { eraseInquiry(id: $id) { erasedAt } }', { id: inquiry.id })
  expect(await traces(server, [inquiry.reference])).toEqual([])
  expect((await sealedAnswers()).join('\n')).not.toContain(inquiry.id)
})
