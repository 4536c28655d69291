import 'reflect-metadata'
import { subMonths } from 'date-fns/subMonths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContext, nobody } from '#api/platform/context.ts'
import { anonymiseOldInquiries } from '#api/modules/inquiries/retention.job.ts'
import type { Caller } from '#tests/support/caller.ts'
import { addRoomType } from '#tests/support/rooms.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addStaff } from '#tests/support/staff.ts'
import { accept, addStayRequest, offer } from '#tests/support/stay-requests.ts'
import { sql } from '#tests/support/subscribers.ts'

const stay = `source arrival departure nightCount adults children hasPet roomCount isFree petFee totalText priceSentence(locale: $locale)
  roomType { slug } refusals { code } quote { subtotal taxTotal total extras { slug amount } }`
const look = `query ($id: ID!, $locale: Locale! = en) { inquiry(id: $id) { version message
  beside { stay { ${stay} } otherInquiries { id } coupons { code percent } } } }`
const correct = 'mutation ($input: CorrectInquiryStayInput!) { correctInquiryStay(input: $input) { version } }'

const now = new Date('2027-01-15T17:00:00Z')
let server: TestServer
let owner: Caller
let desk: Caller
beforeAll(async () => {
  server = await startServer({ INQUIRIES_PER_HOUR: 1_000 })
  owner = await server.caller().signIn()
  desk = (await addStaff(server, 'desk')).caller
  server.setNow(now)
})
afterAll(() => server.close())

let made = 0
const inquire = async (message: string, fields: object = {}): Promise<string> => {
  made += 1
  const form = { name: 'Aino', email: `aino-${made}@example.com`, message, ...fields }
  return ((await server.caller().rest('POST', '/api/inquiries', form)).json() as { id: string }).id
}
interface Shown {
  petFee: number | null
  totalText: string
  priceSentence: string
  refusals: { code: string }[]
  roomType: { slug: string }
  quote: { subtotal: number; taxTotal: number; total: number; extras: { slug: string; amount: number }[] }
}
const beside = async (id: string, locale?: string) =>
  (await desk.graphql(look, { id, locale })).data.inquiry as {
    version: number
    message: string
    beside: { stay: Shown; otherInquiries: { id: string }[]; coupons: unknown[] }
  }
const wished = {
  arrival: '2027-05-03',
  departure: '2027-05-06',
  adults: 2,
  children: 1,
  hasPet: true,
  roomTypeId: null,
}

describe('the stay that a message speaks of', () => {
  it.each([
    ['en', 'Do you have a room from May 3 to May 6 for 2 adults and 1 child, with our dog?'],
    ['es', '¿Tienen habitación del 3 al 6 de mayo para 2 adultos y 1 niño, con nuestro perro?'],
    ['pt', 'Vocês têm quarto de 3 a 6 de maio para 2 adultos e 1 criança, com nosso cachorro?'],
    ['fr', 'Avez-vous une chambre du 3 au 6 mai pour 2 adultes et 1 enfant, avec notre chien ?'],
    ['de', 'Haben Sie vom 3. bis 6. Mai ein Zimmer für 2 Erwachsene und 1 Kind, mit Hund?'],
    ['fi', 'Onko teillä huonetta 3.–6. toukokuuta, 2 aikuista ja 1 lapsi, ja koira mukana?'],
    ['sv', 'Har ni ett rum 3–6 maj för 2 vuxna och 1 barn, med hund?'],
  ])('is read in %s, with its price', async (language, message) => {
    const { stay } = (await beside(await inquire(message, { language }), language)).beside
    expect(stay).toMatchObject({
      source: 'MESSAGE',
      arrival: '2027-05-03',
      departure: '2027-05-06',
      nightCount: 3,
      adults: 2,
      children: 1,
      hasPet: true,
      isFree: true,
      refusals: [],
    })
    const { subtotal, taxTotal, total, extras } = stay.quote
    expect(total).toBe(subtotal + taxTotal)
    expect(extras).toMatchObject([{ slug: 'pet' }])
    expect(stay.priceSentence).not.toMatch(/[{}]/)
    expect(stay.priceSentence).toMatch(/\d/)
  })

  const withDog = 'A room from May 3 to May 6 for 2 adults with a dog?'
  const dollars = (cents: number) =>
    `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: cents % 100 ? 2 : 0 })}`

  it('says the total first, then what it is before taxes, and the pet', async () => {
    const { stay } = (await beside(await inquire(withDog))).beside
    expect(stay.priceSentence).toContain(
      `is free from May 3, 2027 to May 6, 2027 (3 nights, 2 guests): ${stay.totalText} in all, taxes included (${dollars(stay.quote.subtotal)} before taxes). The pet is in that price.`,
    )
    expect(stay.totalText).toBe(dollars(stay.quote.total))
  })

  it('has the price that the planner says of it with a pet, also in a saved reply', async () => {
    const inquiryId = await inquire(withDog)
    const { stay } = (await beside(inquiryId)).beside
    const input = { roomTypeSlug: stay.roomType.slug, arrival: '2027-05-03', departure: '2027-05-06', guests: 2 }
    const ask = 'query ($input: StayQuoteInput!) { stayQuote(input: $input) { total } }'
    const planner = await server.caller().graphql(ask, { input: { ...input, extras: [{ slug: 'pet' }] } })
    expect(stay.quote.total).toBe(planner.data.stayQuote.total)
    const saved = (await desk.graphql('{ savedReplies(search: "price") { id } }')).data.savedReplies
    const fill = 'query ($id: ID!, $reply: ID!) { inquiry(id: $id) { filledReply(savedReplyId: $reply) { text } } }'
    const { filledReply } = (await desk.graphql(fill, { id: inquiryId, reply: saved[0].id })).data.inquiry
    expect(filledReply.text).toContain(`The stay costs ${dollars(planner.data.stayQuote.total)} in all`)
  })

  it('adds the fee of a pet where the planner has none to choose', async () => {
    const pets = '{ stayExtras { id slug } }'
    const { id } = (await owner.graphql(pets)).data.stayExtras.find(({ slug }: { slug: string }) => slug === 'pet')
    await owner.graphql('mutation ($id: ID!) { deleteStayExtra(id: $id) { id } }', { id })
    const { stay } = (await beside(await inquire(withDog))).beside
    expect(stay).toMatchObject({ hasPet: true, petFee: 7_500, quote: { extras: [] } })
    expect(stay.priceSentence).toContain('A pet is $75 more for the stay.')
    await owner.graphql('mutation ($id: ID!) { restoreStayExtra(id: $id) { id } }', { id })
  })

  it.each([
    ['en', 'Two king rooms from May 3 to May 6 for 4 adults, please.', {}],
    ['de', 'Wir brauchen 2 Zimmer vom 3. bis 6. Mai für 4 Erwachsene.', {}],
    ['fi', 'Tarvitsemme kaksi huonetta 3.–6. toukokuuta, 4 aikuista.', {}],
    ['en', 'We would like two rooms.', { arrival: '2027-05-03', departure: '2027-05-06', guests: 4 }],
  ])('has no price of one room where it asks for several, in %s: %s', async (language, message, fields) => {
    const id = await inquire(message, { language, ...fields })
    expect((await beside(id)).beside.stay).toMatchObject({
      arrival: '2027-05-03',
      departure: '2027-05-06',
      adults: 4,
      roomCount: 2,
      isFree: null,
      quote: null,
      totalText: null,
      priceSentence: null,
    })
    const correction = { ...wished, adults: 2, children: 0 }
    await desk.graphql(correct, { input: { inquiryId: id, stay: correction } })
    expect((await beside(id)).beside.stay).toMatchObject({ source: 'STAFF', adults: 2, roomCount: 1, isFree: true })
  })

  it('keeps the pet of the first message when it becomes one thread with a second that speaks of none', async () => {
    const form = { email: 'ida@example.com', arrival: '2027-05-03', departure: '2027-05-06', guests: 2 }
    const first = await inquire('We bring a small dog.', form)
    const second = await inquire('We need parking.', { ...form, arrival: '2027-05-04' })
    const merge = 'mutation ($input: MergeInquiryInput!) { mergeInquiry(input: $input) { id } }'
    expect((await desk.graphql(merge, { input: { id: first, intoId: second } })).errors).toBeUndefined()
    expect((await beside(second)).beside.stay).toMatchObject({ arrival: '2027-05-04', adults: 2, hasPet: true })
  })

  it('goes by the fields of the form, and reads what they leave open', async () => {
    const form = { arrival: '2027-06-01', departure: '2027-06-03' }
    const { stay } = (await beside(await inquire('For 3 people, May 3 to May 6', form))).beside
    expect(stay).toMatchObject({ source: 'FORM', ...form, adults: 3 })
  })

  it('has nothing to say of a message that says nothing', async () => {
    const { stay } = (await beside(await inquire('Is the pier open?'))).beside
    expect(stay).toMatchObject({
      source: 'MESSAGE',
      arrival: null,
      nightCount: null,
      adults: null,
      hasPet: false,
      isFree: null,
      quote: null,
      totalText: null,
      priceSentence: null,
    })
  })

  it('is of more guests than can be asked for, who are too many for any room', async () => {
    const { stay } = (
      await beside(await inquire('We are 14 adults and would like to stay from March 5 to March 8, 2027.'))
    ).beside
    expect(stay).toMatchObject({
      arrival: '2027-03-05',
      departure: '2027-03-08',
      adults: 14,
      isFree: false,
      quote: null,
      refusals: [{ code: 'TOO_MANY_GUESTS' }],
    })
  })

  it('takes no departure from the words that comes before the arrival of the form', async () => {
    const { stay } = (await beside(await inquire('We come May 3 to May 6', { arrival: '2027-06-10' }))).beside
    expect(stay).toMatchObject({
      source: 'FORM',
      arrival: '2027-06-10',
      departure: null,
      nightCount: null,
      isFree: null,
    })
  })

  it('says why it cannot be booked, and has no sentence with a price', async () => {
    const full = await inquire('Hello', { arrival: '2027-06-01', departure: '2027-06-03', guests: 12 })
    const { stay } = (await beside(full)).beside
    expect(stay).toMatchObject({ isFree: false, quote: null, priceSentence: null })
    expect(stay.refusals).toMatchObject([{ code: 'TOO_MANY_GUESTS' }])
  })
})

describe('a stay that is asked for', () => {
  const priced = `query ($id: ID!, $reply: ID!) { inquiry(id: $id) {
    beside { stay { arrival departure isFree totalText priceSentence(locale: en) roomType { slug } refusals { code } quote { total } } }
    filledReply(savedReplyId: $reply) { text } } }`
  const look = async (id: string) => {
    const saved = (await desk.graphql('{ savedReplies(search: "price") { id } }')).data.savedReplies
    const { inquiry } = (await desk.graphql(priced, { id, reply: saved[0].id })).data
    return { ...inquiry.beside.stay, reply: inquiry.filledReply.text }
  }

  it('costs what was offered while its only room is held for the guest, who is told that of no other', async () => {
    const type = await addRoomType(owner)
    const [held, other] = [
      await addStayRequest(server, owner, type.slug),
      await addStayRequest(server, owner, type.slug),
    ]
    const nights = { arrival: '2027-02-09', departure: '2027-02-12' }
    await owner.graphql(offer, { input: { id: held.id, ...nights } })
    const own = {
      ...nights,
      isFree: null,
      quote: null,
      refusals: [],
      totalText: '$337.50',
      roomType: { slug: type.slug },
    }
    for (const answer of [null, accept]) {
      if (answer) expect((await held.guest.graphql(answer, { token: held.token })).errors).toBeUndefined()
      const shown = await look(held.inquiryId)
      expect(shown).toMatchObject(own)
      expect(shown.reply).toContain('The stay costs $337.50 in all')
      expect(shown.priceSentence).toContain(
        'February 9, 2027 to February 12, 2027 (3 nights, 2 guests): $337.50 in all',
      )
      expect(shown.priceSentence).not.toContain('free')
    }
    expect(await look(other.inquiryId)).toMatchObject({
      departure: '2027-02-11',
      isFree: false,
      totalText: '$225',
      priceSentence: null,
      refusals: [{ code: 'SOLD_OUT' }],
    })
  })

  it('is looked for again once the offer has run out', async () => {
    const type = await addRoomType(owner)
    const request = await addStayRequest(server, owner, type.slug)
    await owner.graphql(offer, { input: { id: request.id, departure: '2027-02-12' } })
    server.setNow(new Date('2027-01-20T17:00:00Z'))
    expect(await look(request.inquiryId)).toMatchObject({ departure: '2027-02-11', quote: { total: 22_500 } })
    server.setNow(now)
  })
})

describe('staff', () => {
  it('correct it beside what the guest wrote, and take that back', async () => {
    const { slug, id: roomTypeId } = await addRoomType(owner)
    const inquiryId = await inquire('A room from May 1 to May 2?')
    const { version, message } = await beside(inquiryId)
    const input = { inquiryId, version, stay: { ...wished, roomTypeId } }
    expect((await desk.graphql(correct, { input })).errors).toBeUndefined()
    const after = await beside(inquiryId)
    expect(after.message).toBe(message)
    const { roomTypeId: _, ...shown } = wished
    expect(after.beside.stay).toMatchObject({ source: 'STAFF', ...shown, roomType: { slug } })
    const late = await owner.graphql(correct, { input })
    expect(late.errors![0]!.extensions.code).toBe('CONFLICT')
    await desk.graphql(correct, { input: { inquiryId, version: after.version, stay: null } })
    expect((await beside(inquiryId)).beside.stay).toMatchObject({ source: 'MESSAGE', arrival: '2027-05-01' })
  })

  it.each([
    [{ departure: '2027-05-03' }, 'Departure must be after arrival'],
    [{ arrival: null }, 'Arrival is required with a departure'],
    [{ departure: '2028-06-01' }, 'Departure must be at most 365 nights after arrival'],
    [{ adults: 13 }, 'Adults must be from 1 to 12'],
    [{ adults: null }, 'Adults are required with children'],
    [{ adults: 11, children: 2 }, 'Guests must be at most 12 in all'],
    [{ children: -1 }, 'Children must be from 0 to 11'],
    [{ roomTypeId: '00000000-0000-4000-8000-000000000000' }, 'Room type must be the id of a room type'],
  ])('are refused what is no stay: %j', async (fields, sentence) => {
    const inquiryId = await inquire(`Hello ${made}`)
    const { errors } = await desk.graphql(correct, { input: { inquiryId, stay: { ...wished, ...fields } } })
    expect(errors![0]!.extensions.code).toBe('BAD_USER_INPUT')
    expect(errors![0]!.message).toContain(sentence)
  })

  it('lose it with the guest after 24 months', async () => {
    const inquiryId = await inquire('Hello again')
    await desk.graphql(correct, { input: { inquiryId, stay: wished } })
    await sql(server, 'update inquiry set created_at = ? where id = ?', [subMonths(now, 25), inquiryId])
    await anonymiseOldInquiries(await createContext(server.deps, nobody))
    const [row] = await sql<{ corrected_stay: unknown }>(server, 'select corrected_stay from inquiry where id = ?', [
      inquiryId,
    ])
    expect(row!.corrected_stay).toBeNull()
    const refused = await desk.graphql(correct, { input: { inquiryId, stay: wished } })
    expect(refused.errors![0]!.extensions.code).toBe('CONFLICT')
  })
})

it('shows what there was before with the same address, whatever its case, and nobody else', async () => {
  const email = 'veikko@example.com'
  const first = await inquire('First', { email })
  await server.caller().rest('POST', '/api/newsletter/signup', { email })
  const second = await inquire('Second', { email: email.toUpperCase() })
  const { otherInquiries, coupons } = (await beside(second)).beside
  expect(otherInquiries).toEqual([{ id: first }])
  expect(coupons).toEqual([{ code: expect.any(String), percent: expect.any(Number) }])
  const stranger = (await beside(await inquire('Third'))).beside
  expect([stranger.otherInquiries, stranger.coupons]).toEqual([[], []])
})
