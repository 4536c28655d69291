import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatDollars } from '#api/modules/hotel/format.ts'
import { locales, type Locale } from '#graphql/locales.ts'
import type { Caller } from '#tests/support/caller.ts'
import { addRule } from '#tests/support/rooms.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { isUnseen, stayQuestions, type StayQuestion } from './chat-stay-questions.ts'

const send = `mutation ($input: SendChatMessageInput!) { sendChatMessage(input: $input) {
  response confident handoffOffered citations { title path }
} }`

let server: TestServer
let owner: Caller
beforeAll(async () => {
  server = await startServer({ CHAT_PER_10_MIN: 1_000, CHAT_PER_DAY: 1_000 })
  server.setNow(new Date('2027-01-04T17:00:00Z'))
  owner = await server.caller().signIn()
  const holidays = { startDate: '2027-12-20', endDate: '2028-01-02', price: 20_000, minStay: 3, priority: 90 }
  const { data } = await owner.graphql('{ roomTypes { id } }')
  for (const { id } of data.roomTypes) await addRule(owner, id, holidays)
})
afterAll(() => server.close())

const ask = async (message: string, language: Locale, history?: object[]) =>
  (await server.caller().graphql(send, { input: { message, language, history } })).data.sendChatMessage

const cheapest = async (arrival: string, departure: string) => {
  const { data } = await server.caller().graphql(
    `query ($input: BookableStaysInput!, $locale: Locale = en) {
      bookableStays(input: $input) { subtotal total roomType { name(locale: $locale) } }
    }`,
    { input: { arrival, departure } },
  )
  return data.bookableStays[0] as { subtotal: number; total: number; roomType: { name: string } }
}

/** As Intl writes it; the space before a sign may be one that does not break. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

const questions: Record<Locale, string> = {
  en: 'What does a room cost from June 8 to June 11?',
  es: '¿Cuál es el precio de una habitación del 8 al 11 de junio?',
  pt: 'Qual o preço do quarto de 8 a 11 de junho?',
  fr: 'Quel est le prix d’une chambre du 8 au 11 juin ?',
  de: 'Was kostet ein Zimmer vom 8. bis 11. Juni?',
  fi: 'Mikä on huoneen hinta 8.–11. kesäkuuta?',
  sv: 'Vad är priset för ett rum 8–11 juni?',
}

const perNight: Record<Locale, string> = {
  en: 'and how much is that per night?',
  es: '¿y por noche?',
  pt: 'e quanto dá por noite?',
  fr: 'et ça fait combien la nuit ?',
  de: 'Und was ist das pro Nacht?',
  fi: 'entä yöltä?',
  sv: 'vad blir det per natt?',
}

/** Without the month for one of them, where the language lets it be left out. */
const eitherOf: Record<Locale, string> = {
  en: 'June 8-11 or 15-19 for 2, how much?',
  es: '¿Cuánto cuesta del 8 al 11 o del 15 al 19 de junio para 2?',
  pt: 'Quanto fica de 8 a 11 de junho ou de 15 a 19 de junho pra 2?',
  fr: 'Combien du 8 au 11 ou du 15 au 19 juin pour 2 ?',
  de: '8.-11.6. oder 15.-19.6., zu zweit, was kostet das?',
  fi: 'Paljonko 8.-11.6. tai 15.-19.6. kahdelle?',
  sv: 'Vad kostar 8-11 juni eller 15-19 juni för 2?',
}

describe.each(locales)('asked for a price in %s', (locale) => {
  it('and then of a night, the assistant tells the average, without and with taxes', async () => {
    const { subtotal, total } = await cheapest('2027-06-08', '2027-06-11')
    const history = [{ role: 'USER', content: questions[locale] }]
    const { response } = await ask(perNight[locale], locale, history)
    for (const cents of [subtotal / 3, Math.round(total / 3)])
      expect(plain(response)).toContain(plain(formatDollars(cents, locale)))
    expect((await ask(questions[locale], locale)).response).not.toContain(formatDollars(subtotal / 3, locale))
  })

  it('of one stay or another, the assistant tells both, with a way into the planner for each', async () => {
    const stays = [await cheapest('2027-06-08', '2027-06-11'), await cheapest('2027-06-15', '2027-06-19')]
    const { response, confident, citations } = await ask(eitherOf[locale], locale)
    expect(confident).toBe(true)
    for (const { total } of stays) expect(plain(response).split(plain(formatDollars(total, locale)))).toHaveLength(2)
    const [one, other] = ['arrival=2027-06-08&departure=2027-06-11', 'arrival=2027-06-15&departure=2027-06-19']
    expect(citations).toHaveLength(2)
    expect(citations[0].path).toContain(one)
    expect(citations[1].path).toContain(other)
    expect(citations[0].title).not.toBe(citations[1].title)
  })

  it('with dates, the assistant says what the quote says', async () => {
    const { subtotal, total } = await cheapest('2027-06-08', '2027-06-11')
    const { response, confident } = await ask(questions[locale], locale)
    expect(confident).toBe(true)
    expect(plain(response)).toContain(plain(formatDollars(subtotal, locale)))
    expect(plain(response)).toContain(plain(formatDollars(total, locale)))
    expect(response).not.toMatch(/[{}]/)
  })

  it('without dates, it says "from" the lowest night of the next 60', async () => {
    const { data } = await server
      .caller()
      .graphql('{ rateCalendar(month: "2027-01", months: 3) { days { date total canArrive } } }')
    const totals = data.rateCalendar
      .flatMap(({ days }: { days: { date: string; total: number; canArrive: boolean }[] }) => days)
      .filter(({ date, canArrive }: { date: string; canArrive: boolean }) => canArrive && date < '2027-03-05')
      .map(({ total }: { total: number }) => total)
    const words = {
      en: 'room prices',
      es: 'precios',
      pt: 'preços',
      fr: 'prix',
      de: 'Zimmerpreise',
      fi: 'huonehinnat',
      sv: 'rumspriser',
    }
    const { response } = await ask(words[locale], locale)
    expect(plain(response)).toContain(plain(formatDollars(Math.min(...totals), locale)))
  })
})

const twoRooms: Record<Locale, string> = {
  en: 'two rooms for 4 people June 8 to 11, how much?',
  es: 'dos habitaciones para 4 personas del 8 al 11 de junio, ¿cuánto?',
  pt: 'dois quartos para 4 pessoas de 8 a 11 de junho, quanto?',
  fr: 'deux chambres pour 4 personnes du 8 au 11 juin, combien ?',
  de: 'zwei Zimmer für 4 Personen vom 8. bis 11. Juni, was kostet das?',
  fi: 'kaksi huonetta neljälle 8.–11. kesäkuuta, paljonko?',
  sv: 'två rum för 4 personer 8–11 juni, vad kostar det?',
}

it.each(locales)(
  'two rooms are told with the price of two, and the conversation goes on with them, in %s',
  async (locale) => {
    const { total } = await cheapest('2027-06-08', '2027-06-11')
    const { response } = await ask(twoRooms[locale], locale)
    expect(plain(response)).toContain(plain(formatDollars(total, locale)))
    expect(plain(response)).toContain(plain(formatDollars(2 * total, locale)))
    const history = [{ role: 'USER', content: twoRooms[locale] }]
    const longer = await cheapest('2027-06-08', '2027-06-12')
    const { response: next } = await ask(oneMoreNight[locale], locale, history)
    expect(plain(next)).toContain(plain(formatDollars(2 * longer.total, locale)))
  },
)

const oneMoreNight: Record<Locale, string> = {
  en: 'and one more night?',
  es: '¿y una noche más?',
  pt: 'e mais uma noite?',
  fr: 'et une nuit de plus ?',
  de: 'und eine Nacht länger?',
  fi: 'entä yksi yö lisää?',
  sv: 'och en natt till?',
}

it('two rooms that cannot be booked are told to be priced one by one', async () => {
  const { response } = await ask('two king rooms dec 24 to 25', 'en')
  expect(response).toMatch(/prices of one room; you asked for 2/)
})

const weekOfJune: Record<Locale, string> = {
  en: 'What does a week in June cost at the least?',
  es: '¿Cuál es la semana más barata en junio?',
  pt: 'Qual a semana mais barata em junho?',
  fr: 'Quelle est la semaine la moins chère en juin ?',
  de: 'Was ist die günstigste Woche im Juni?',
  fi: 'Mikä on halvin viikko kesäkuussa?',
  sv: 'Vilken är den billigaste veckan i juni?',
}

const stayOfJune: Record<Locale, string> = {
  en: 'Price June 1 to 9?',
  es: '¿Precio del 1 al 9 de junio?',
  pt: 'Preço de 1 a 9 de junho?',
  fr: 'Prix du 1 au 9 juin ?',
  de: 'Preis vom 1. bis 9. Juni?',
  fi: 'Hinta 1.–9. kesäkuuta?',
  sv: 'Pris 1–9 juni?',
}

describe('a long stay', () => {
  let rate: string
  beforeAll(async () => {
    const { data } = await owner.graphql(
      `mutation ($input: CreateLongStayRateInput!) { createLongStayRate(input: $input) { id } }`,
      { input: { minNights: 6, percent: 33, startDate: '2027-01-05' } },
    )
    rate = data.createLongStayRate.id
  })
  afterAll(() => owner.graphql('mutation ($id: ID!) { deleteLongStayRate(id: $id) { success } }', { id: rate }))

  it.each(locales)('names the rate that is in its price, in %s', async (locale) => {
    const { total } = await cheapest('2027-06-01', '2027-06-09')
    const { response } = await ask(stayOfJune[locale], locale)
    expect(plain(response)).toContain(plain(formatDollars(total, locale)))
    expect(plain(response)).toMatch(/33 ?%/)
    expect(response).not.toMatch(/[{}]/)
  })

  it('does not name it where the stay is too short', async () => {
    expect((await ask('Price June 1 to 4?', 'en')).response).not.toContain('33%')
  })

  it.each(locales)(
    'of a month without dates is the cheapest that the search for flexible dates finds, in %s',
    async (locale) => {
      const { data } = await server.caller().graphql(
        `query ($locale: Locale!) { cheapestStays(input: { month: "2027-06", nights: 7 }) {
        total roomType { name(locale: $locale) }
      } }`,
        { locale },
      )
      const [best] = data.cheapestStays as Priced[]
      const { response, confident } = await ask(weekOfJune[locale], locale)
      expect(confident).toBe(true)
      expect(plain(response)).toContain(plain(formatDollars(best!.total, locale)))
      expect(response).toContain(best!.roomType.name)
      expect(response).not.toMatch(/[{}]/)
    },
  )
})

it('a child is no adult who pays for an extra bed', async () => {
  const { data } = await server
    .caller()
    .graphql(
      '{ bookableStays(input: { arrival: "2027-06-08", departure: "2027-06-11", guests: 3, children: 1 }) { total } }',
    )
  const { response } = await ask('June 8 to 11, 2 adults and 1 child', 'en')
  expect(plain(response)).toContain(plain(formatDollars(data.bookableStays[0].total, 'en')))
})

interface Answered {
  response: string
  confident: boolean
  handoffOffered: boolean
}

const known = `query ($input: BookableStaysInput!, $locale: Locale!) {
  bookableStays(input: $input) { total roomType { name(locale: $locale) } }
  refusedStay(input: $input) {
    refusals { message(locale: $locale) } alternatives { total roomType { name(locale: $locale) } }
  }
}`

const lowestOf = `query ($room: String!, $locale: Locale!) {
  rateCalendar(month: "2027-01", months: 3, roomTypeSlug: $room) {
    roomType { name(locale: $locale) } days { date total canArrive }
  }
}`

interface Priced {
  total: number
  roomType: { name: string }
}

/** What the answer to a question must have in it, by what the quote says. */
const factsFor = async ({ language: locale, meaning }: StayQuestion): Promise<string[]> => {
  if (typeof meaning === 'string') return []
  if ('from' in meaning) {
    const { data } = await server.caller().graphql(lowestOf, { room: meaning.from, locale })
    const [{ roomType, days }] = data.rateCalendar
    const totals = days
      .filter(({ date, canArrive }: { date: string; canArrive: boolean }) => canArrive && date < '2027-03-05')
      .map(({ total }: { total: number }) => total)
    return [roomType.name, formatDollars(Math.min(...totals), locale)]
  }
  const { stay, room = null, guests = 2 } = meaning
  const input = { arrival: stay[0], departure: stay[1], guests, roomTypeSlug: room }
  const { data } = await server.caller().graphql(known, { input, locale })
  const [free] = data.bookableStays as Priced[]
  if (free) return [free.roomType.name, formatDollars(free.total, locale)]
  const [nearest] = data.refusedStay.alternatives as Priced[]
  return [data.refusedStay.refusals[0].message, nearest!.roomType.name, formatDollars(nearest!.total, locale)]
}

const askForDates: Record<Locale, string> = {
  en: 'Tell me your dates',
  es: 'Dígame sus fechas',
  pt: 'Diga as suas datas',
  fr: 'Donnez-moi vos dates',
  de: 'Nennen Sie mir Ihre Reisedaten',
  fi: 'Kerro päivät',
  sv: 'Berätta dina datum',
}

const isRight = async (asked: StayQuestion, { response, confident, handoffOffered }: Answered): Promise<boolean> => {
  if (asked.meaning === 'person') return confident && handoffOffered
  if (asked.meaning === 'dates') return confident && response.startsWith(askForDates[asked.language])
  const facts = await factsFor(asked)
  return confident && facts.every((fact) => plain(response).includes(plain(fact)))
}

describe('guests’ questions about rooms and people', () => {
  it.each([
    ['that the rules were written for', 0.95, (index: number) => !isUnseen(index)],
    ['that nobody looked at meanwhile', 0.8, isUnseen],
  ])('%s are answered by the quote or lead to a person', async (_, least, isAsked) => {
    const asked = stayQuestions.filter((__, index) => isAsked(index))
    const misses: string[] = []
    for (const question of asked) {
      const answer = await ask(question.question, question.language)
      if (!(await isRight(question, answer)))
        misses.push(`${question.language} ${question.question} -> ${answer.response}`)
    }
    if (misses.length > 0) process.stdout.write(`Missed ${misses.length} of ${asked.length}:\n${misses.join('\n')}\n`)
    expect(1 - misses.length / asked.length).toBeGreaterThanOrEqual(least)
  })
})

describe('a named room', () => {
  it('that cannot be booked is told with the rule, its price a night and the nearest stays', async () => {
    const { response, confident } = await ask('how much is a king room on dec 24', 'en')
    expect(confident).toBe(true)
    expect(plain(response)).toBe(
      'From December 24, 2027 to December 25, 2027 our King Room cannot be booked for 2 guests. ' +
        'Stays that begin on December 24, 2027 must have at least 3 nights. ' +
        'The nearest stays: • King Room, December 24 – 27, 2027: $600 (on average $200 a night), $675 with taxes ' +
        '• King Room, December 19 – 20, 2027: $129, $145.13 with taxes',
    )
  })

  it.each([
    ['too small for the guests', 'king room may 5-8 for 4 people', /sleeps up to 2 guests.*: • Double Queen Room, May/],
    ['in the past', 'what did the king suite cost on 2026-03-03', /our King Suite.*arrival date has passed/],
    ['too far ahead', 'king suite on 2029-06-01', /our King Suite.*up to two years ahead/],
    ['beside a dog', 'king suite may 5-8 and can i bring a dog?', /^Our King Suite is available.*\$25 per night/],
    ['that is none of the words of a dog', 'can i bring a dog to the king room on may 5?', /^Pets/],
    ['without dates', 'is the king suite available?', /^Tell me your dates/],
  ])('%s', async (_, question, answer) => {
    expect(plain((await ask(question, 'en')).response)).toMatch(answer)
  })
})

it('dates that follow are those of the room that was asked for', async () => {
  const history = [
    { role: 'USER', content: 'is the king suite available for 3 people?' },
    { role: 'ASSISTANT', content: 'Tell me your dates' },
  ]
  const { response } = await ask('may 5 to 8', 'en', history)
  expect(response).toMatch(/^Our King Suite is available .*, 3 guests\)/)
})

it('who is too many for one room hears in which rooms they fit together, as the planner says it', async () => {
  const { data } = await server.caller().graphql(
    `query ($input: BookableStaysInput!) {
      refusedStay(input: $input) { together { total rooms { guests stay { roomType { name } } } } }
    }`,
    { input: { arrival: '2027-05-05', departure: '2027-05-08', guests: 9 } },
  )
  const { total, rooms } = data.refusedStay.together
  const { response } = await ask('a room for 9 people may 5 to 8', 'en')
  expect(response).toContain(`9 guests) you fit in ${rooms.length} rooms together`)
  expect(response).toContain(`${formatDollars(total, 'en')} with taxes`)
  for (const { guests, stay } of rooms) expect(response).toContain(`• ${stay.roomType.name}, ${guests} guests – $`)
  const king = (await ask('the king suite for 5 people may 5 to 8', 'en')).response
  expect(king).toMatch(/our King Suite cannot be booked for 5 guests\. From .* you fit in 2 rooms together/)
})

it('a party with too few adults for so many rooms is told so, and whom to call', async () => {
  const { response } = await ask('one adult and 8 kids may 5 to 8', 'en')
  expect(plain(response)).toMatch(/for 9 guests can be booked\..*call \(561\) 555-0152/)
})

it.each<[Locale, string, RegExp]>([
  ['en', 'we are 30 people from may 5 to 8', /up to 12 guests\. For a party of 30, please call \(561\) 555-0152/],
  ['de', 'Wir sind 20 Personen vom 5. bis 8. Mai', /höchstens 12 Gäste .* Gruppe von 20 .*\(561\) 555-0152/],
])('%s: %s – a price is not told for fewer', async (locale, message, answer) => {
  const { response } = await ask(message, locale)
  expect(response).toMatch(answer)
  expect(response).not.toContain('$')
})

it('a day that the calendar does not have is asked back by its name', async () => {
  expect((await ask('Price for Feb 29 2027 to March 2 2027?', 'en')).response).toContain('“Feb 29 2027”')
  expect((await ask('do you have a room june 31 to july 2?', 'en')).response).toContain('“june 31”')
})

it('dates of something else are not taken for a stay', async () => {
  expect((await ask('Is there a concert on dec 24?', 'en')).confident).toBe(false)
  expect((await ask('how much is the zoo on may 5', 'en')).response).toMatch(/^Palm Beach Zoo/)
})

it('names the nearest stay when nothing is free', async () => {
  const { roomTypes, rooms } = (await owner.graphql('{ roomTypes { id } rooms { roomTypeId } }')).data
  for (const { id } of roomTypes)
    await owner.graphql('mutation ($input: CreateBlockInput!) { createBlock(input: $input) { id } }', {
      input: {
        roomTypeId: id,
        rooms: rooms.filter(({ roomTypeId }: { roomTypeId: string }) => roomTypeId === id).length,
        firstNight: '2027-07-06',
        lastNight: '2027-07-07',
        reason: 'MANUAL_BOOKING',
      },
    })
  const { response } = await ask('What is the room price from July 6 to July 8?', 'en')
  expect(response).toMatch(
    /^From July 6, 2027 to July 8, 2027 no room for 2 guests can be booked\.\nThe nearest stays:\n• /,
  )
})
