import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerPages } from '#api/http/pages/pages.ts'
import { translate } from '#api/i18n/translate.ts'
import { addDays } from '#graphql/stay-dates.ts'
import { locales, type Locale } from '#graphql/locales.ts'
import type { Caller } from '#tests/support/caller.ts'
import { one, readPage, textOf } from '#tests/support/html.ts'
import { addRoomType } from '#tests/support/rooms.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { countStatements } from '#tests/support/statements.ts'
import { accept, addStayRequest, offer, refuse } from '#tests/support/stay-requests.ts'
import { text } from '#tests/support/texts.ts'

const dates = { arrival: '2027-02-09', departure: '2027-02-11' }

let server: TestServer
let owner: Caller
/** Two rooms, one of which is accessible. */
let type: Awaited<ReturnType<typeof addRoomType>>
let accessibleRoom: string
beforeAll(async () => {
  server = await startServer({ CHAT_PER_10_MIN: 1_000, CHAT_PER_DAY: 1_000 }, hotelFacts, registerPages)
  server.setNow(new Date('2027-01-04T17:00:00Z'))
  owner = await server.caller().signIn()
  // Nobody's room but the one of this test, for nine: no room of the sample hotel takes so many.
  type = await addRoomType(owner, { name: 'Garden hall', maxOccupancy: 9 })
  const { data } = await owner.graphql('mutation ($input: CreateRoomInput!) { createRoom(input: $input) { id } }', {
    input: { roomTypeId: type.id, roomNumber: 'A1', floor: 1, accessible: true },
  })
  accessibleRoom = data.createRoom.id
})
afterAll(() => server.close())

const block = async (input: object) => {
  const { data, errors } = await owner.graphql(
    'mutation ($input: CreateBlockInput!) { createBlock(input: $input) { id } }',
    { input: { firstNight: dates.arrival, lastNight: '2027-02-10', reason: 'MANUAL_BOOKING', ...input } },
  )
  expect(errors).toBeUndefined()
  return () => owner.graphql('mutation ($id: ID!) { deleteBlock(id: $id) { success } }', { id: data.createBlock.id })
}

const quote = `query ($input: StayQuoteInput!, $locale: Locale = en) { stayQuote(input: $input) {
  bookable isAccessibleRoom refusals { code message(locale: $locale) } alternatives { roomType { slug } } } }`
const ask = async (accessible?: boolean | null, given: object = {}, locale = 'en') => {
  const input = { ...dates, roomTypeSlug: type.slug, guests: 9, accessible, ...given }
  return (await server.caller().graphql(quote, { input, locale })).data.stayQuote
}
const room = (bookable: boolean, isAccessibleRoom: boolean) => ({ bookable, isAccessibleRoom })

describe('a quote', () => {
  it.each([
    ['says nothing of it', undefined, room(true, false)],
    ['says null', null, room(true, false)],
    ['does not need it', false, room(true, false)],
    ['needs it', true, room(true, true)],
  ])('of who %s is of the room that is given to them', async (_, accessible, expected) => {
    expect(await ask(accessible)).toMatchObject(expected)
  })

  it('of the others is of the accessible room last, when all others of its type are taken', async () => {
    const free = await block({ roomTypeId: type.id, rooms: 1 })
    expect(await ask(false)).toMatchObject(room(true, true))
    expect(await ask(true)).toMatchObject(room(true, true))
    await free()
  })

  it.each(locales)(
    'refuses who needs it where it is taken, with other nights or rooms that have one, in %s',
    async (locale) => {
      const free = await block({ roomId: accessibleRoom })
      const refused = await ask(true, {}, locale)
      expect(refused).toMatchObject({ bookable: false, isAccessibleRoom: false })
      expect(refused.refusals).toEqual([
        { code: 'NO_ACCESSIBLE_ROOM', message: translate(locale, 'pricing.refusal.no-accessible-room') },
      ])
      expect(refused.alternatives.length).toBeGreaterThan(0)
      for (const { roomType } of refused.alternatives) expect(roomType.slug).toBe(type.slug)
      expect(await ask(false)).toMatchObject(room(true, false))
      await free()
    },
  )

  it('costs no statement more', async () => {
    const caller = server.caller()
    const input = { ...dates, roomTypeSlug: type.slug, guests: 2 }
    await caller.graphql(quote, { input })
    const plain = await countStatements(() => caller.graphql(quote, { input }))
    const needed = await countStatements(() => caller.graphql(quote, { input: { ...input, accessible: true } }))
    expect(needed).toHaveLength(plain.length)
  })

  it('is not asked with anything but yes or no', async () => {
    const { errors } = await server.caller().graphql(quote, {
      input: { ...dates, roomTypeSlug: type.slug, accessible: 'yes' },
    })
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })
})

describe('an accessible room that was chosen', () => {
  const need = { guests: 9, accessible: true }
  /** Which rooms are held or taken in February, by their number or as one of the type. */
  const heldRooms = async (): Promise<(string | null)[]> => {
    const { data } = await owner.graphql(
      '{ availabilityCalendar(month: "2027-02") { blocks { room { id } roomType { slug } } } }',
    )
    const blocks = data.availabilityCalendar.blocks as { room: { id: string } | null; roomType: { slug: string } }[]
    return blocks.filter(({ roomType }) => roomType.slug === type.slug).map(({ room: named }) => named?.id ?? null)
  }

  it('is held by its number from the offer on, kept when it is accepted, and free when it is refused', async () => {
    const request = await addStayRequest(server, owner, type.slug, need)
    expect((await owner.graphql(offer, { input: { id: request.id } })).errors).toBeUndefined()
    expect(await heldRooms()).toEqual([accessibleRoom])
    expect(await ask(true)).toMatchObject({ bookable: false })
    expect(await ask(false)).toMatchObject(room(true, false))
    await request.guest.graphql(refuse, { token: request.token })
    expect(await ask(true)).toMatchObject(room(true, true))

    const again = await addStayRequest(server, owner, type.slug, need)
    await owner.graphql(offer, { input: { id: again.id } })
    expect((await again.guest.graphql(accept, { token: again.token })).data.acceptStayOffer.state).toBe('ACCEPTED')
    // Whoever comes without the need takes the other room, and that one stays.
    const other = await addStayRequest(server, owner, type.slug, { guests: 9 })
    expect((await owner.graphql(offer, { input: { id: other.id } })).errors).toBeUndefined()
    expect((await heldRooms()).toSorted()).toEqual([accessibleRoom, null].toSorted())
    expect(await ask(false)).toMatchObject({ bookable: false })
  })

  const change = (input: object) =>
    owner.graphql('mutation ($input: UpdateRoomInput!) { updateRoom(input: $input) { id } }', {
      input: { id: accessibleRoom, ...input },
    })
  const ofRoom = (mutation: string) => () =>
    owner.graphql(`mutation ($id: ID!) { ${mutation}(id: $id) { id } }`, { id: accessibleRoom })

  it.each([
    ['is put out of use', '2027-06-09', () => change({ active: false }), () => change({ active: true })],
    ['is archived', '2027-06-19', ofRoom('archiveRoom'), ofRoom('restoreRoom')],
    [
      'becomes one of another type',
      '2027-06-29',
      async () => change({ roomTypeId: (await addRoomType(owner)).id }),
      () => change({ roomTypeId: type.id }),
    ],
  ])('leaves its guest another room of the type where it %s', async (_, arrival, away, back) => {
    const nights = { arrival, departure: addDays(arrival, 1) }
    const request = await addStayRequest(server, owner, type.slug, { ...need, ...nights })
    expect((await owner.graphql(offer, { input: { id: request.id } })).errors).toBeUndefined()
    expect(await ask(false, nights)).toMatchObject(room(true, false))
    expect((await away()).errors).toBeUndefined()
    expect(await ask(false, nights)).toMatchObject({ bookable: false, refusals: [{ code: 'SOLD_OUT' }] })
    expect((await back()).errors).toBeUndefined()
    expect(await ask(false, nights)).toMatchObject(room(true, false))
  })

  it('is not offered twice', async () => {
    const given = { ...need, arrival: '2027-03-09', departure: '2027-03-11' }
    const first = await addStayRequest(server, owner, type.slug, given)
    const second = await addStayRequest(server, owner, type.slug, given)
    await owner.graphql(offer, { input: { id: first.id } })
    const { errors } = await owner.graphql(offer, { input: { id: second.id } })
    expect(errors?.[0]).toMatchObject({
      message: translate('en', 'pricing.refusal.no-accessible-room'),
      extensions: { code: 'CONFLICT' },
    })
  })
})

describe('the page before any script', () => {
  const asked = `/?arrival=2027-04-06&departure=2027-04-08&adults=9&room=`

  it.each(locales)('asks who needs an accessible room, and says that one is free, in %s', async (locale) => {
    const path = `${locale === 'en' ? '/' : `/${locale}`}${asked.slice(1)}${type.slug}&accessible=1`
    const { document } = await readPage(server.caller(), path)
    expect(one(document, 'input[name=accessible][type=checkbox]').hasAttribute('checked')).toBe(true)
    const words = textOf(one(document, '[aria-labelledby=stay-price]'))
    expect(words).toContain(text(locale, 'stay.accessible').slice(0, 40))
    for (const link of document.querySelectorAll('[aria-labelledby=stay-price] a[href*="ask-for-stay"]'))
      expect(link.getAttribute('href')).toContain('accessible=1')
  })

  it('asks nobody where the room that is chosen has none', async () => {
    const { document } = await readPage(server.caller(), `${asked.replace('=9', '=2')}king-room`)
    expect(document.querySelector('input[name=accessible]')).toBeNull()
  })
})

describe('the assistant', () => {
  const send = `mutation ($input: SendChatMessageInput!) { sendChatMessage(input: $input) { response conversation citations { path } } }`
  const say = async (message: string, language: Locale, conversation?: string, guest = server.caller()) =>
    (await guest.graphql(send, { input: { message, language, conversation } })).data.sendChatMessage
  const questions: Record<Locale, string> = {
    en: 'Do you have a wheelchair accessible room from May 4 to May 6 for 2?',
    es: '¿Tienen una habitación accesible para silla de ruedas del 4 al 6 de mayo para 2?',
    pt: 'Vocês têm um quarto acessível para cadeira de rodas de 4 a 6 de maio para 2?',
    fr: 'Avez-vous une chambre accessible en fauteuil roulant du 4 au 6 mai pour 2 ?',
    de: 'Haben Sie ein barrierefreies Zimmer vom 4. bis 6. Mai für 2?',
    fi: 'Onko teillä esteetöntä huonetta 4.–6. toukokuuta kahdelle?',
    sv: 'Har ni ett rum för rullstol 4–6 maj för 2?',
  }

  it.each(locales)('speaks of the accessible room alone to who needs it, in %s', async (locale) => {
    const { response, citations } = await say(questions[locale], locale)
    expect(response).toContain('Garden hall')
    expect(response).toContain(translate(locale, 'chat.price.accessible'))
    expect(citations[0].path).toContain('accessible=1')
    const free = await block({ roomId: accessibleRoom, firstNight: '2027-05-04', lastNight: '2027-05-05' })
    const { response: refused } = await say(questions[locale], locale)
    expect(refused).toContain(translate(locale, 'pricing.refusal.no-accessible-room'))
    await free()
  })

  it('remembers the need, and does not take it for one that the beach is accessible', async () => {
    const free = await block({ roomId: accessibleRoom, firstNight: '2027-05-04', lastNight: '2027-05-05' })
    const none = translate('en', 'pricing.refusal.no-accessible-room')
    for (const [first, isRefused] of [
      ['Is the beach wheelchair accessible?', false],
      ['Do you have a wheelchair accessible room?', true],
    ] as const) {
      const guest = server.caller()
      const { conversation } = await say(first, 'en', undefined, guest)
      const { response } = await say('How much is a room from May 4 to May 6?', 'en', conversation, guest)
      expect(response.includes(none), first).toBe(isRefused)
    }
    await free()
  })
})
