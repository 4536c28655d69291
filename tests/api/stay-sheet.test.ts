import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { registerPages } from '#api/http/pages/pages.ts'
import { locales } from '#graphql/locales.ts'
import type { Caller } from '#tests/support/caller.ts'
import { attributeOf, one, readPage, textOf, texts } from '#tests/support/html.ts'
import { addRoomType } from '#tests/support/rooms.ts'
import { hotelFacts, sampleContent } from '#tests/support/sample-content.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { localePath, text } from '#tests/support/texts.ts'

/** Monday noon at the hotel. */
const now = new Date('2027-01-04T17:00:00Z')

let server: TestServer
let owner: Caller
let room: Awaited<ReturnType<typeof addRoomType>>
beforeAll(async () => {
  server = await startServer({}, hotelFacts, registerPages)
  owner = await server.caller().signIn()
})
beforeEach(async () => {
  server.setNow(now)
  room = await addRoomType(owner, { basePrice: 10_000 })
})
afterAll(() => server.close())

/** Tuesday to Thursday. */
const stay = (more: object = {}) =>
  new URLSearchParams({
    arrival: '2027-02-09',
    departure: '2027-02-11',
    adults: '2',
    room: room.slug,
    ...more,
  }).toString()

const read = async (search: string, locale: (typeof locales)[number] = 'en') => {
  const { status, document } = await readPage(server.caller(), `${localePath(locale, '/stay-sheet')}?${search}`)
  expect(status).toBe(200)
  return { document, main: one(document, 'main') }
}
const part = (main: Element, title: string) => one(main, 'section', title)

const query = `query ($arrival: Date, $departure: Date, $locale: Locale = en) {
  staySheet(arrival: $arrival, departure: $departure, locale: $locale) {
    asOf daylight { date sunrise sunset } seasonal { id } essentials { id }
    walks { id } restaurants { id openDays } drives { id openDays }
  }
}`
const ask = (arrival?: string | null, departure?: string | null) =>
  server.caller().graphql(query, { arrival, departure })
const sheetOf = async (arrival?: string, departure?: string) => (await ask(arrival, departure)).data.staySheet
const ids = (list: { id: string }[]) => list.map(({ id }) => id)

/** Has staff change what is the same in every language, and publishes it. */
const change = async (kind: string, key: string, data: object) => {
  const found = await owner.graphql(`{ contentEntries(kind: ${kind}) { id key version data } }`)
  const entry = found.data.contentEntries.find((one: { key: string }) => one.key === key)
  const write = (mutation: string, type: string, input: object) =>
    owner.graphql(`mutation ($input: ${type}!) { ${mutation}(input: $input) { id version } }`, { input })
  const { id, version } = entry
  const { data: saved, errors } = await write('saveContent', 'SaveContentInput', {
    id,
    version,
    data: { ...entry.data, ...data },
  })
  if (errors) return errors
  await write('publishContent', 'PublishContentInput', saved.saveContent)
  return undefined
}

describe('the page to keep', () => {
  it.each(locales)('has all that a guest needs there, in %s', async (locale) => {
    const { document, main } = await read(stay(), locale)
    const say = (key: string) => text(locale, key)
    expect(document.documentElement.lang).toBe(locale)
    expect(textOf(one(main, 'h1'))).toBe(say('sheet.title'))
    const arriving = textOf(part(main, say('stay.arriving')))
    for (const fact of ['150 East Ocean Avenue, Lantana, FL 33462', '(561) 555-0152']) expect(arriving).toContain(fact)
    const parking = sampleContent.find('policy', 'parking', locale)!
    expect(arriving).toContain(parking.text)
    expect(textOf(part(main, say('sheet.price')))).toMatch(/225/)
    const [first] = texts(part(main, say('sheet.sun')), 'tbody tr')
    expect(first).toMatch(/0?7[:.]01.*(?:6|18)[:.]09/)
    for (const [title, kind] of [
      ['thingsToDo.walking.short', 'walk'],
      ['thingsToDo.restaurants.short', 'restaurant'],
      ['thingsToDo.drives.short', 'drive'],
    ] as const)
      expect(texts(part(main, say(title)), 'strong')).toEqual(sampleContent.list(kind, locale).map(({ name }) => name))
    expect(texts(part(main, say('sheet.essentials')), 'dt')).toEqual(
      sampleContent
        .list('faq', locale)
        .filter(({ isOnSheet, firstMonth }) => isOnSheet && !firstMonth)
        .slice(0, 4)
        .map(({ question }) => question.replaceAll(/\s+/g, ' ')),
    )
    expect(textOf(main)).not.toMatch(/\{\w+|undefined|\[object|NaN/)
  })

  it('is led to from the price, and by a link for the calendar from there', async () => {
    const planner = await readPage(server.caller(), `/fi?${stay()}`)
    const link = one(planner.document, 'main a', text('fi', 'stay.keep')).getAttribute('href')
    expect(link).toBe(`/fi/stay-sheet?${stay()}`)
    const { main } = await read(stay(), 'fi')
    const file = one(main, 'a', text('fi', 'stay.calendarFile')).getAttribute('href')!
    expect(file).toBe(`/fi/stay-sheet/stay.ics?${stay()}`)
    expect((await server.caller().rest('GET', file)).statusCode).toBe(200)
  })

  it('is for who has its address, and for no search engine', async () => {
    const { document } = await read(stay())
    expect(attributeOf(document, 'meta[name=robots]', 'content')).toContain('noindex')
    expect((await server.caller().rest('GET', '/sitemap.xml')).body).not.toContain('stay-sheet')
  })

  it('says the price with all that is in it, until when it can be cancelled, and of when it is', async () => {
    const { main } = await read(stay())
    const price = textOf(part(main, 'Your stay'))
    expect(price).toContain('2 nights, 2 guests')
    expect(price).toContain('$225 in total, mandatory fees and taxes included')
    expect(price).toMatch(/Cancel free of charge until Feb 7, 2027, 3:00\sPM/)
    expect(price).toMatch(
      /As of January 4, 2027 at 12:00\sPM, hotel time\. No room is held for you until you book or we send you our offer\./,
    )
  })

  it('asks guests to ask, once', async () => {
    const { main } = await read(stay())
    expect(textOf(main).split('please ask before you go')).toHaveLength(2)
  })
})

describe('an address that asks for no such stay', () => {
  it.each([
    ['without dates', { arrival: '', departure: '' }, 'Please choose your day of arrival.'],
    ['with the arrival alone', { departure: '' }, 'Please choose your day of departure.'],
    ['with a day that is none', { departure: '2027-02-31' }, 'Please choose your day of departure.'],
    ['the wrong way round', { departure: '2027-02-08' }, 'The departure has to be after the arrival.'],
    ['of no night', { departure: '2027-02-09' }, 'The departure has to be after the arrival.'],
    ['of more than a year', { departure: '2028-02-10' }, 'A stay can have at most 365 nights.'],
  ])('%s says so, and has the rest', async (_, given, sentence) => {
    const { main } = await read(stay(given))
    expect(textOf(part(main, 'Your stay'))).toContain(sentence)
    one(part(main, 'Your stay'), 'a', 'Choose your nights')
    expect(texts(main, 'h2')).toEqual([
      'Your stay',
      'Getting here',
      'On foot',
      'Restaurants',
      'Worth the drive',
      'Good to know',
    ])
    // The days of any week, where nothing is known of the stay's.
    expect(textOf(part(main, 'Worth the drive'))).toContain('Open Sun, Tue, Wed, Thu, Fri, Sat')
    expect(main.querySelector('a[download]')).toBeNull()
  })

  it.each([
    ['for more guests than the room takes', { adults: '3' }, /sleeps up to 2 guests/],
    ['in a room that is not', { room: 'tree-house' }, /We have no such room any more/],
    ['in no room', { room: '' }, /Choose a room/],
  ])('%s says so, and has the sun too', async (_, given, sentence) => {
    const { main } = await read(stay(given))
    const price = textOf(part(main, 'Your stay'))
    expect(price).toMatch(sentence)
    expect(price).not.toContain('$')
    one(main, 'table')
    one(main, 'a', 'Calendar file')
  })

  const past = { arrival: '2027-01-01', departure: '2027-01-03' }

  it('of days that have passed says so, with or without a room, and offers no calendar file', async () => {
    for (const [given, sentence] of [
      [past, 'The arrival date has passed'],
      [{ ...past, room: '' }, 'These nights are past.'],
    ] as const) {
      const { main } = await read(stay(given))
      const price = textOf(part(main, 'Your stay'))
      expect(price).toContain(sentence)
      expect(price).not.toMatch(/\$|Choose a room/)
      expect(main.querySelector('a[download]')).toBeNull()
      expect(textOf(main)).not.toContain('Calendar file')
      one(main, 'table')
    }
  })

  it.each(locales)('of days that have passed says so in %s', async (locale) => {
    const { main } = await read(stay({ ...past, room: '' }), locale)
    expect(textOf(main)).toContain(text(locale, 'sheet.past'))
  })
})

describe('what is chosen for a stay', () => {
  it('has the sun of each of its days, and as much as staff have marked', async () => {
    const sheet = await sheetOf('2027-02-09', '2027-02-11')
    expect(sheet.asOf).toBe(now.toISOString())
    expect(sheet.daylight).toEqual([
      { date: '2027-02-09', sunrise: '2027-02-09T12:01:00.000Z', sunset: '2027-02-09T23:09:00.000Z' },
      { date: '2027-02-10', sunrise: '2027-02-10T12:00:00.000Z', sunset: '2027-02-10T23:09:00.000Z' },
      { date: '2027-02-11', sunrise: '2027-02-11T11:59:00.000Z', sunset: '2027-02-11T23:10:00.000Z' },
    ])
    expect(ids(sheet.essentials)).toHaveLength(4)
    expect(ids(sheet.walks)).toHaveLength(3)
  })

  it.each([
    ['in February', '2027-02-09', '2027-02-11', []],
    ['until the first day of a season', '2027-02-26', '2027-03-01', ['sea-turtle-season']],
    ['in June', '2027-06-10', '2027-06-12', ['sea-turtle-season', 'hurricane-season']],
    ['from the last days of one', '2027-11-30', '2027-12-02', ['hurricane-season']],
    ['over the end of a year', '2027-12-30', '2028-01-02', []],
    ['of almost a year', '2027-01-10', '2027-12-20', ['sea-turtle-season', 'hurricane-season']],
  ])('has the season of a stay %s', async (_, arrival, departure, expected) => {
    expect(ids((await sheetOf(arrival, departure)).seasonal)).toEqual(expected)
  })

  it('follows what staff mark, over the end of the year too', async () => {
    await change('FAQ', 'peak-season', { isOnSheet: true, firstMonth: 11, lastMonth: 2 })
    await change('FAQ', 'wifi', { isOnSheet: false })
    expect(ids((await sheetOf('2027-02-09', '2027-02-11')).seasonal)).toEqual(['peak-season'])
    expect(ids((await sheetOf('2027-12-09', '2027-12-11')).seasonal)).toEqual(['peak-season'])
    expect(ids((await sheetOf('2027-03-09', '2027-03-11')).seasonal)).toEqual(['sea-turtle-season'])
    expect(ids((await sheetOf()).essentials)).not.toContain('wifi')
  })

  it('leaves out what is closed on all of its days, and nothing of which nobody knows', async () => {
    await change('RESTAURANT', 'john-gs', { openDays: [5, 0, 6, 6] })
    const { restaurants, drives } = await sheetOf('2027-02-09', '2027-02-11')
    expect(ids(restaurants)).toEqual([
      'old-key-lime-house',
      'dune-deck-cafe',
      'riggins-crabhouse',
      'bennys-on-the-beach',
    ])
    expect(drives).toHaveLength(4)
    const toFriday = await sheetOf('2027-02-09', '2027-02-12')
    expect(toFriday.restaurants[2]).toEqual({ id: 'john-gs', openDays: [0, 5, 6] })
    const { main } = await read(stay({ departure: '2027-02-12' }), 'de')
    expect(textOf(one(main, 'li:has(strong)', /^John G/))).toContain('Geöffnet Fr')
    expect(textOf(one(main, 'li:has(strong)', /^Flagler/))).toContain('Geöffnet Di, Mi, Do, Fr')
  })

  it.each([
    ['without dates', { arrival: '', departure: '' }],
    ['on New Year’s Day too', { arrival: '2027-12-30', departure: '2028-01-03' }],
  ])('says of what has no day of rest that it is open daily, %s', async (_, dates) => {
    const { main } = await read(stay(dates))
    expect(textOf(one(main, 'li:has(strong)', /Zoo/))).toContain('Open daily')
  })

  it('takes no day for not known, and refuses a day that no week has', async () => {
    await change('RESTAURANT', 'riggins-crabhouse', { openDays: [] })
    const { restaurants } = await sheetOf('2027-02-09', '2027-02-11')
    expect(restaurants).toContainEqual({ id: 'riggins-crabhouse', openDays: null })
    const [error] = (await change('RESTAURANT', 'riggins-crabhouse', { openDays: [7] }))!
    expect(error!.extensions.issues![0]!.path.map(String)).toEqual(['data', 'openDays', '0'])
  })

  it('refuses a season without its end', async () => {
    const [error] = (await change('FAQ', 'pets', { isOnSheet: true, firstMonth: 3, lastMonth: null }))!
    expect(error!.extensions.issues).toEqual([
      expect.objectContaining({ message: 'Give the first and the last month, or neither' }),
    ])
  })
})

describe('asking wrongly', () => {
  it.each([
    ['the arrival alone', '2027-02-09', null, 'Departure must be a date like 2027-01-31'],
    ['the departure alone', undefined, '2027-02-09', 'Arrival must be a date like 2027-01-31'],
    ['the wrong way round', '2027-02-09', '2027-02-08', 'Departure must be after arrival'],
    ['more than a year', '2027-02-09', '2028-02-10', 'A stay can have at most 365 nights'],
  ])('with %s names the date', async (_, arrival, departure, message) => {
    const { errors } = await ask(arrival, departure)
    expect(errors![0]!.extensions.code).toBe('BAD_USER_INPUT')
    expect(errors![0]!.extensions.issues!.map((issue) => issue.message)).toEqual([message])
  })
})

describe('the calendar file', () => {
  const fileOf = (search: string, locale: (typeof locales)[number] = 'en', of = server) =>
    of.caller().rest('GET', `${localePath(locale, '/stay-sheet/stay.ics')}?${search}`)

  /** Its lines as they were before they were folded (RFC 5545, 3.1). */
  const linesOf = (body: string) => {
    expect(body.endsWith('END:VCALENDAR\r\n')).toBe(true)
    const folded = body.split('\r\n').slice(0, -1)
    for (const line of folded) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(line).not.toMatch(/[\r\n]/)
    }
    return folded
      .join('\r\n')
      .replaceAll(/\r\n[ \t]/g, '')
      .split('\r\n')
  }

  interface Component {
    name: string
    lines: string[]
    parts: Component[]
  }
  /** Components in their nesting; a stray or missing END is an error. */
  const parse = (body: string): Component => {
    const outside: Component = { name: '', lines: [], parts: [] }
    const open = [outside]
    for (const line of linesOf(body)) {
      const [, what, name] = /^(BEGIN|END):(\w+)$/.exec(line) ?? []
      if (what === 'BEGIN') {
        const begun: Component = { name: name!, lines: [], parts: [] }
        open.at(-1)!.parts.push(begun)
        open.push(begun)
      } else if (what === 'END') expect(open.pop()!.name).toBe(name)
      else open.at(-1)!.lines.push(line)
    }
    expect(open).toEqual([outside])
    expect(outside).toMatchObject({ lines: [], parts: [{ name: 'VCALENDAR' }] })
    return outside.parts[0]!
  }

  it.each(locales)('has the stay and the last moment to cancel, with an alarm, in %s', async (locale) => {
    const file = await fileOf(stay(), locale)
    expect(file.statusCode).toBe(200)
    expect(file.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="stay.ics"',
      'x-robots-tag': 'noindex',
    })
    const calendar = parse(file.body)
    expect(calendar.lines).toContain('VERSION:2.0')
    expect(calendar.lines.some((line) => line.startsWith('PRODID:'))).toBe(true)
    const [night, cancel] = calendar.parts as [Component, Component]
    expect(calendar.parts.map(({ name }) => name)).toEqual(['VEVENT', 'VEVENT'])
    for (const line of ['DTSTART;VALUE=DATE:20270209', 'DTEND;VALUE=DATE:20270211', 'STATUS:TENTATIVE'])
      expect(night.lines).toContain(line)
    expect(night.lines.join()).toMatch(/DESCRIPTION:.*(3:00|15[:.]00|3 p).*11[:.]00/i)
    expect(night.lines.join()).toContain(`/stay-sheet?arrival=2027-02-09`)
    expect(cancel.lines).toContain('DTSTART:20270207T200000Z')
    expect(cancel.parts).toMatchObject([{ name: 'VALARM', parts: [] }])
    expect(cancel.parts[0]!.lines).toEqual(expect.arrayContaining(['ACTION:DISPLAY', 'TRIGGER:-P1D']))
    for (const { lines } of [night, cancel])
      for (const name of ['UID', 'DTSTAMP', 'SUMMARY', 'LOCATION'])
        expect(lines.filter((line) => line.split(/[:;]/)[0] === name)).toHaveLength(1)
    expect(file.body).not.toMatch(/\{\w+\}|undefined|null/)
  })

  it('keeps its names, so that what was added before is brought up to date', async () => {
    const names = async (search: string) =>
      linesOf((await fileOf(search)).body).filter((line) => line.startsWith('UID:'))
    const [night, cancel] = await names(stay())
    expect(night).not.toBe(cancel)
    expect(await names(stay({ adults: '1' }))).toEqual([night, cancel])
    expect(await names(stay({ departure: '2027-02-12' }))).not.toContain(night)
  })

  it.each([
    ['when it has passed', hotelFacts, '2027-01-05'],
    ['where the hotel names none', { ...hotelFacts, freeCancellationHours: null }, '2027-02-09'],
  ])('has no moment to cancel %s', async (_, facts, arrival) => {
    const other = await startServer({}, facts, registerPages)
    other.setNow(now)
    const { body } = await fileOf(`arrival=${arrival}&departure=2027-02-11&adults=2`, 'en', other)
    expect(parse(body).parts).toHaveLength(1)
    await other.close()
  })

  it('is named after the hotel alone where no room is chosen, or one that is not', async () => {
    for (const given of [{ room: '' }, { room: 'tree-house' }])
      expect(linesOf((await fileOf(stay(given))).body)).toContain('SUMMARY:Coral Stone Inn')
  })

  it.each([
    ['', 'Arrival must be a date like 2027-01-31'],
    ['arrival=2027-02-09', 'Departure must be a date like 2027-01-31'],
    ['arrival=2027-02-09&departure=2027-02-09', 'Departure must be after arrival'],
    ['arrival=2027-02-09&departure=2028-02-10', 'A stay can have at most 365 nights'],
    ['arrival=2027-02-09%0D%0ABEGIN:VALARM&departure=2027-02-11', 'Arrival must be a date like 2027-01-31'],
  ])('is refused for ?%s', async (search, message) => {
    const { statusCode, body } = await fileOf(search)
    expect(statusCode).toBe(422)
    expect(body).toContain(message)
  })
})
