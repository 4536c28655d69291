import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatDollars } from '#api/modules/hotel/format.ts'
import { createContext, nobody } from '#api/platform/context.ts'
import { forgetConversations } from '#api/modules/chat/conversation.service.ts'
import { locales, type Locale } from '#graphql/locales.ts'
import type { Caller } from '#tests/support/caller.ts'
import { addRule } from '#tests/support/rooms.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { conversations } from './chat-conversations.ts'

const send = `mutation ($input: SendChatMessageInput!) { sendChatMessage(input: $input) {
  conversation response confident handoffOffered citations { title path }
} }`

interface Reply {
  conversation: string
  response: string
  confident: boolean
  handoffOffered: boolean
  citations: { title: string; path: string }[]
}

let server: TestServer
const start = new Date('2027-01-04T17:00:00Z')
beforeAll(async () => {
  server = await startServer({ CHAT_PER_10_MIN: 1_000, CHAT_PER_DAY: 10_000 })
  server.setNow(start)
  const owner = await server.caller().signIn()
  const holidays = { startDate: '2027-12-20', endDate: '2028-01-02', price: 20_000, minStay: 3, priority: 90 }
  const { data } = await owner.graphql('{ roomTypes { id } }')
  for (const { id } of data.roomTypes) await addRule(owner, id, holidays)
})
afterAll(() => server.close())

const ask = async (caller: Caller, message: string, language: Locale, more: object = {}): Promise<Reply> => {
  const { data, errors } = await caller.graphql(send, { input: { message, language, ...more } })
  if (errors) throw new Error(errors[0]!.message)
  return data.sendChatMessage
}

/** As Intl writes it; the space before a sign may be one that does not break. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

interface Stay {
  arrival: string
  departure: string
  guests?: number
  room?: string
}

/** What the quote itself says of a stay, in the language's words. */
const quoted = async ({ arrival, departure, guests = 2, room }: Stay, locale: Locale): Promise<string[]> => {
  const { data } = await server.caller().graphql(
    `query ($input: BookableStaysInput!, $locale: Locale!) {
      bookableStays(input: $input) { total roomType { name(locale: $locale) } }
      refusedStay(input: $input) { refusals { message(locale: $locale) } }
    }`,
    { input: { arrival, departure, guests, roomTypeSlug: room ?? null }, locale },
  )
  const [free] = data.bookableStays
  return free
    ? [free.roomType.name, formatDollars(free.total, locale)]
    : data.refusedStay.refusals.map(({ message }: { message: string }) => message)
}

describe.each(locales)('a conversation of eight turns in %s', (locale) => {
  const turns = conversations[locale]

  const expectTurn = async ({ response, citations, confident, handoffOffered }: Reply, index: number) => {
    const { stay, says, unsure } = turns[index]!
    const told = `${turns[index]!.message} -> ${response}`
    expect(confident, told).toBe(!unsure)
    if (unsure) expect(handoffOffered, told).toBe(true)
    if (says) expect(plain(response), told).toMatch(says)
    if (!stay) return
    for (const fact of await quoted(stay, locale)) expect(plain(response), told).toContain(plain(fact))
    const links = citations.map(({ path }) => path).filter((path) => path.endsWith('#stay'))
    expect(links.length, told).toBeGreaterThan(0)
  }

  it('carries over what was said, by the id of the conversation alone', async () => {
    const caller = server.caller()
    let conversation: string | undefined
    for (const [index, { message }] of turns.entries()) {
      const reply = await ask(caller, message, locale, { conversation })
      await expectTurn(reply, index)
      conversation = reply.conversation
    }
    expect(turns).toHaveLength(8)
  })

  it('is understood by what came along where no conversation is kept', async () => {
    const caller = server.caller()
    const history: { role: string; content: string }[] = []
    for (const [index, { message }] of turns.slice(0, 4).entries()) {
      const reply = await ask(caller, message, locale, { history: history.slice(-6) })
      await expectTurn(reply, index)
      history.push({ role: 'USER', content: message }, { role: 'ASSISTANT', content: reply.response })
    }
  })
})

describe('the link beside a quote', () => {
  it('opens the planner with the stay that was asked for', async () => {
    const { citations } = await ask(server.caller(), 'king suite may 5-8 for 3', 'en')
    expect(citations).toEqual([
      {
        title: 'Rooms and prices for your dates',
        path: '/?arrival=2027-05-05&departure=2027-05-08&adults=3&room=king-suite#stay',
      },
    ])
  })

  it('of a refused stay opens it with each of the nearest', async () => {
    const { citations } = await ask(server.caller(), 'how much is a king room on dec 24', 'en')
    expect(citations[0]).toEqual({
      title: expect.stringMatching(/^King Room, December 24.*27, 2027$/),
      path: '/?arrival=2027-12-24&departure=2027-12-27&adults=2&room=king-room#stay',
    })
    expect(citations).toHaveLength(2)
  })
})

describe('a conversation', () => {
  const first = 'king suite may 5 to 8 for 3 people'

  it('is of its visitor alone: its id finds nothing for somebody else', async () => {
    const { conversation } = await ask(server.caller(), first, 'en')
    const stranger = await ask(server.caller(), 'and for 5 nights?', 'en', { conversation })
    expect(stranger.response).not.toMatch(/King Suite|May/)
    expect(stranger.conversation).not.toBe(conversation)
  })

  it.each(['', 'x', '00000000-0000-4000-8000-000000000000', "' or 1=1 --"])('begins anew under %j', async (id) => {
    const reply = await ask(server.caller(), 'and for 5 nights?', 'en', { conversation: id })
    expect(reply.conversation).not.toBe(id)
    expect(reply.conversation).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('whose id is too long is refused by name', async () => {
    const { errors } = await server
      .caller()
      .graphql(send, { input: { message: 'pool?', conversation: 'x'.repeat(101) } })
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } })
  })

  it('keeps dates, numbers and keys under a hash, and nothing that was said', async () => {
    const { em } = server.deps.orm
    const message = 'king suite may 5 to 8, I am Aino, aino@example.com, and 1 kid'
    const { conversation } = await ask(server.caller(), message, 'en')
    const rows = await em
      .getConnection()
      .execute('select key, state from chat_conversation order by updated_at desc, state desc')
    expect(JSON.stringify(rows)).not.toMatch(/aino/i)
    expect(JSON.stringify(rows)).not.toContain(conversation)
    expect(rows).toContainEqual({
      key: expect.stringMatching(/^[0-9a-f]{64}$/),
      state: {
        arrival: '2027-05-05',
        departure: '2027-05-08',
        isCounted: false,
        month: null,
        nights: null,
        party: { adults: 2, children: 1 },
        areDaysUnclear: false,
        isPartyUnclear: false,
        isAccessible: false,
        pets: 0,
        rooms: ['king-suite'],
        firstRooms: ['king-suite'],
        roomCount: null,
        place: null,
        topic: 'stay',
      },
    })
  })

  it('stays as small as it is, whatever is written into it', async () => {
    const caller = server.caller()
    let conversation: string | undefined
    for (const message of ['king queen suite studio garden courtyard '.repeat(24), '9 people '.repeat(110), first])
      ({ conversation } = await ask(caller, message, 'en', { conversation }))
    const [row] = await server.deps.orm.em
      .getConnection()
      .execute('select max(length(state::text)) as longest from chat_conversation')
    expect(Number(row!.longest)).toBeLessThan(1_000)
  })

  it('is forgotten after a day, by what it answers and in the table', async () => {
    const caller = server.caller()
    const { conversation } = await ask(caller, first, 'en')
    server.setNow(new Date(start.getTime() + 25 * 3_600_000))
    const later = await ask(caller, 'and for 5 nights?', 'en', { conversation })
    expect(later.response).not.toMatch(/King Suite/)
    await forgetConversations(await createContext(server.deps, nobody))
    const [row] = await server.deps.orm.em
      .getConnection()
      .execute('select count(*)::int as left from chat_conversation')
    expect(row!.left).toBe(1)
    server.setNow(start)
  })

  it('forgets dates that have passed', async () => {
    const caller = server.caller()
    const { conversation } = await ask(caller, 'king suite tonight', 'en')
    server.setNow(new Date(start.getTime() + 23 * 3_600_000))
    const { response } = await ask(caller, 'how much?', 'en', { conversation })
    server.setNow(start)
    expect(response).not.toMatch(/January 4, 2027/)
  })

  it('over REST has its id beside the answer', async () => {
    const caller = server.caller()
    const begun = await caller.rest('POST', '/api/chat', { message: first }, { 'accept-language': 'en' })
    const { conversation } = begun.json()
    const body = { message: 'and for 5 nights?', conversation }
    const next = await caller.rest('POST', '/api/chat', body, { 'accept-language': 'en' })
    expect(next.json()).toMatchObject({ conversation, response: expect.stringContaining('5 nights, 3 guests') })
  })
})

describe('a price that is asked', () => {
  const fees = async (locale: Locale) => {
    const { data } = await server
      .caller()
      .graphql(
        'query ($locale: Locale!) { hotel(locale: $locale) { beachParkingFeeText petFeeText smokingFeeText } }',
        {
          locale,
        },
      )
    return data.hotel as Record<'beachParkingFeeText' | 'petFeeText' | 'smokingFeeText', string>
  }
  /** Intl puts spaces that do not break before some signs. */
  const plain = (text: string) => text.replaceAll(/\s/g, ' ')

  it.each([
    ['en', 'how far is the beach from you', 'and what does it cost to park there?', 'beachParkingFeeText'],
    ['es', '¿la playa está cerca?', '¿y cuánto cuesta aparcar allí?', 'beachParkingFeeText'],
    ['pt', 'a praia é perto?', 'e quanto custa estacionar lá?', 'beachParkingFeeText'],
    ['fr', 'il y a une plage près de l’hôtel ?', 'et le parking là-bas, c’est combien ?', 'beachParkingFeeText'],
    ['de', 'kann man zu Fuß zum Strand gehen?', 'und was kostet dort das Parken?', 'beachParkingFeeText'],
    ['sv', 'har ni parkering?', 'vad kostar det nere vid stranden då?', 'beachParkingFeeText'],
    ['fi', 'onko teillä parkkipaikkaa?', 'entä rannalla, mitä siellä maksaa?', 'beachParkingFeeText'],
    ['fr', 'les chiens sont admis ?', "d'accord, et c'est combien par nuit pour lui ?", 'petFeeText'],
    ['en', 'hi', 'how much do you charge if somebody smokes a cigarette in the room?', 'smokingFeeText'],
  ] as const)('%s: after %s, %s is that of the thing', async (locale, first, then, fee) => {
    const guest = server.caller()
    const { conversation } = await ask(guest, first, locale)
    const { response } = await ask(guest, then, locale, { conversation })
    expect(plain(response)).toContain(plain((await fees(locale))[fee]))
  })

  it.each([
    ['en', 'how much do you charge if we lose the key of the room'],
    ['pt', 'quanto cobram se eu quebrar uma taça no quarto'],
  ] as const)('%s: %s is no price of a room', async (locale, message) => {
    const reply = await ask(server.caller(), message, locale)
    expect(reply).toMatchObject({ confident: false, handoffOffered: true })
    expect(reply.response).not.toMatch(/\$/)
  })
})

describe('what nobody has written down', () => {
  it.each([
    ['en', 'do you have an ev charger?'],
    ['en', 'is there a resort fee'],
    ['es', '¿hay cargador para coche eléctrico?'],
    ['pt', 'tem carregador para carro elétrico?'],
    ['fr', 'avez-vous une borne de recharge ?'],
    ['de', 'Habt ihr eine Ladestation?'],
    ['fi', 'onko teillä sähköauton latauspistettä'],
    ['sv', 'har ni laddstolpe'],
  ] as const)('%s: %s is left to the desk, the phone first while it is open', async (locale, message) => {
    const open = await ask(server.caller(), message, locale)
    expect(open).toMatchObject({ confident: false, handoffOffered: true, citations: [] })
    expect(open.response).toContain('(561) 555-0152')
    expect(open.response).not.toMatch(/\$/)
    server.setNow(new Date('2027-01-04T08:00:00Z'))
    const closed = await ask(server.caller(), message, locale)
    server.setNow(start)
    expect(closed.response).not.toContain('555')
    expect(closed.response).toMatch(/\?$/)
  })

  it('does not keep the part from being answered that somebody has', async () => {
    const { response, handoffOffered } = await ask(server.caller(), 'do you have wifi and a sauna?', 'en')
    expect(response).toMatch(/free WiFi.*We have nothing on that/s)
    expect(handoffOffered).toBe(true)
  })

  it.each([
    ['en', 'we are back from a cruise at 6am can we nap'],
    ['en', 'back'],
    ['en', 'my back hurts, is the bed hard'],
    ['en', 'do you price match expedia'],
    ['fi', 'tehdä'],
    ['fi', 'voiko tehdä pyykkiä'],
    ['fi', 'mitä pitää tehdä jos avain katoaa'],
  ] as const)('%s: %s is not answered beside the question', async (locale, message) => {
    expect(await ask(server.caller(), message, locale)).toMatchObject({ confident: false, handoffOffered: true })
  })
})

it('whoever asks for a person hears of the phone first while the desk is open', async () => {
  const open = await ask(server.caller(), 'can i speak to a person', 'en')
  expect(open.response).toMatch(/^Our front desk is there right now: call \(561\) 555-0152\./)
  server.setNow(new Date('2027-01-04T08:00:00Z'))
  const closed = await ask(server.caller(), 'can i speak to a person', 'en')
  server.setNow(start)
  expect(closed.response).toMatch(/^Of course/)
})
