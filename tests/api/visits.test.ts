import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { registerPages } from '#api/http/pages/pages.ts'
import { forgetVisits } from '#api/modules/visits/forget-visits.job.ts'
import { keepWritingVisits, writeVisits } from '#api/modules/visits/write-visits.ts'
import { createContext, nobody } from '#api/platform/context.ts'
import { createVisitCounter, type VisitTally } from '#api/platform/visit-counter.ts'
import type { Caller } from '#tests/support/caller.ts'
import { addRoomType } from '#tests/support/rooms.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addStaff } from '#tests/support/staff.ts'
import { sql } from '#tests/support/subscribers.ts'

/** A Monday at the hotel. */
const now = new Date('2027-01-04T17:00:00Z')
const stay = 'arrival=2027-02-09&departure=2027-02-11&adults=2'
const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  accept: 'text/html',
}
const guest = { ...browser, 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' }
const cameFrom = (referer: string) => ({ ...guest, 'sec-fetch-site': 'cross-site', referer })

let server: TestServer
let owner: Caller
let room: { id: string; slug: string }
beforeAll(async () => {
  server = await startServer({}, hotelFacts, registerPages)
  server.setNow(now)
  owner = await server.caller().signIn()
  room = await addRoomType(owner, { basePrice: 10_000 })
})
beforeEach(async () => {
  server.setNow(now)
  server.deps.visits.take()
  for (const table of ['visit_count', 'throttle']) await sql(server, `delete from ${table}`)
})
afterAll(() => server.close())

const open = (path: string, headers: Record<string, string> = guest, caller = server.caller()) =>
  caller.rest('GET', path, undefined, headers)

/** What was counted since the last look, as "kind label": times. */
const counted = (visits = server.deps.visits) =>
  Object.fromEntries(visits.take().map(({ kind, label, count }) => [`${kind} ${label}`, count]))

describe('a page counts', () => {
  it.each<[string, string, Record<string, string>, object]>([
    ['that was typed', '/', guest, { 'page /': 1, 'language en': 1, 'referrer direct': 1 }],
    [
      'that a search led to, under its path without the language',
      '/fi/faq',
      cameFrom('https://www.google.fi/'),
      { 'page /faq': 1, 'language fi': 1, 'referrer google.fi': 1 },
    ],
    [
      'to which a page of ours leads, with no site that it came from',
      '/contact',
      { ...guest, 'sec-fetch-site': 'same-origin', referer: 'http://hotel.example/' },
      { 'page /contact': 1, 'language en': 1 },
    ],
    [
      'to which an older browser is led by a page of ours',
      '/de',
      { ...browser, referer: 'http://hotel.example/de/faq' },
      { 'page /': 1, 'language de': 1 },
    ],
    [
      'without what stands behind its path',
      '/deals?utm_source=spy&code=SUN-7K4M',
      guest,
      { 'page /deals': 1, 'language en': 1, 'referrer direct': 1 },
    ],
    [
      'that a hostile page led to',
      '/gallery',
      cameFrom(`https://${'x'.repeat(300)}.example/"><script>`),
      { 'page /gallery': 1, 'language en': 1, 'referrer other': 1 },
    ],
    [
      'in which a name stands in numbers',
      '/privacy',
      cameFrom('http://203.0.113.9/mail?to=ann@guests.example'),
      { 'page /privacy': 1, 'language en': 1, 'referrer other': 1 },
    ],
    [
      'to a browser that allows it in so many words',
      '/blog',
      { ...guest, dnt: '0', 'sec-gpc': '0' },
      { 'page /blog': 1, 'language en': 1, 'referrer direct': 1 },
    ],
  ])('%s', async (_name, path, headers, expected) => {
    expect((await open(path, headers)).statusCode).toBe(200)
    expect(counted()).toEqual(expected)
  })

  it('of a room, from the cache as well', async () => {
    await open(`/rooms/${room.slug}`)
    await open(`/rooms/${room.slug}`)
    expect(counted()).toMatchObject({ [`page /rooms/${room.slug}`]: 2 })
  })

  it('that the browser has already', async () => {
    const { headers } = await open('/accessibility')
    const again = await open('/accessibility', { ...guest, 'if-none-match': String(headers['etag']) })
    expect(again.statusCode).toBe(304)
    expect(counted()).toMatchObject({ 'page /accessibility': 2 })
  })
})

describe('nothing is counted', () => {
  it.each<[string, string, Record<string, string>, number]>([
    ['for who sends DNT', '/', { ...guest, dnt: '1' }, 200],
    ['for who sends GPC', '/', { ...guest, 'sec-gpc': '1' }, 200],
    ['for a program', '/', { 'user-agent': 'curl/8.16.0' }, 200],
    ['for who does not say what they are', '/', {}, 200],
    [
      'for a robot that says so',
      '/',
      { ...guest, 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)' },
      200,
    ],
    ['of a page that is fetched ahead', '/', { ...guest, 'sec-purpose': 'prefetch' }, 200],
    ['of a page that is made ahead', '/', { ...guest, 'sec-purpose': 'prefetch;prerender' }, 200],
    ['of a page that an older browser fetches ahead', '/', { ...guest, purpose: 'prefetch' }, 200],
    ['of a page that an old Firefox fetches ahead', '/', { ...guest, 'x-moz': 'prefetch' }, 200],
    ['of a page in a frame', '/', { ...guest, 'sec-fetch-dest': 'iframe' }, 200],
    ['of a page that a script reads', '/', { ...guest, 'sec-fetch-dest': 'empty' }, 200],
    ['of a page that there is not', '/no-such-page', guest, 404],
    ['of a room that there is not', '/rooms/no-such-room', guest, 404],
    ['of a post that there is not', '/blog/no-such-post', guest, 404],
    ['of the desk', '/admin', guest, 200],
    ['of the desk’s other pages', '/email-campaigns', guest, 200],
    ['of a page of one guest', '/your-stay/no-such-token', guest, 404],
    ['on the way to a page', '/faq/', guest, 301],
    ['on the way to a chosen language', '/faq', { ...guest, cookie: 'language=fi' }, 302],
    ['of what is no page', '/robots.txt', guest, 200],
  ])('%s', async (_name, path, headers, status) => {
    expect((await open(path, headers)).statusCode).toBe(status)
    expect(counted()).toEqual({})
  })

  it('of a head alone', async () => {
    expect((await server.caller().rest('HEAD', '/', undefined, guest)).statusCode).toBe(200)
    expect(counted()).toEqual({})
  })

  it('for staff who are signed in, of their drafts neither', async () => {
    await open('/', guest, owner)
    await open('/faq?drafts', guest, owner)
    expect(counted()).toEqual({})
  })

  it('of a form that comes again, as a page', async () => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await server.caller().rest('POST', '/contact', 'name=', { ...guest, ...type })
    expect(answer.statusCode).toBe(422)
    expect(counted()).toEqual({})
  })
})

describe('how far a guest comes', () => {
  it('counts with the page that answers a form, each time it is sent', async () => {
    for (let time = 0; time < 2; time += 1) await open(`/rooms/${room.slug}?${stay}&room=${room.slug}`)
    expect(counted()).toMatchObject({ 'step planner': 2, 'step quote': 2 })
    await open(`/?${stay}`)
    expect(counted()).toMatchObject({ 'step planner': 1, 'step quote': 1 })
    await open('/?month=2027-02&nights=2')
    expect(counted()).toMatchObject({ 'step planner': 1, 'step quote': 1 })
  })

  it('is no further than the answer when nothing is free, and nowhere without a question', async () => {
    const input = { roomTypeId: room.id, firstNight: '2027-03-09', lastNight: '2027-03-10', reason: 'MANUAL_BOOKING' }
    await owner.graphql('mutation ($input: CreateBlockInput!) { createBlock(input: $input) { id } }', { input })
    await open(`/rooms/${room.slug}?${stay.replaceAll('-02-', '-03-')}&room=${room.slug}`)
    const refused = counted()
    expect(refused).toMatchObject({ 'step planner': 1 })
    expect(refused).not.toHaveProperty(['step quote'])
    for (const path of ['/', '/?arrival=2027-02-09&departure=', `/faq?${stay}`]) {
      await open(path)
      expect(Object.keys(counted()).filter((name) => name.startsWith('step'))).toEqual([])
    }
  })

  it('is not counted of who does not want it', async () => {
    await open(`/?${stay}`, { ...guest, 'sec-gpc': '1' })
    expect(counted()).toEqual({})
  })
})

describe('a message', () => {
  const body = (message: string, more = '') => `name=Ann&email=ann%40guests.example&message=${message}${more}`
  const form = { ...guest, 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }
  const send = (payload: string, headers: Record<string, string> = form) =>
    server.caller().rest('POST', '/contact', payload, headers)

  it('counts once when it was stored, with a script or without', async () => {
    expect((await send(body('Without+a+script'))).statusCode).toBe(303)
    expect((await send(body('Without+a+script'))).statusCode).toBe(303)
    const mutation = 'mutation ($input: SubmitInquiryInput!) { submitInquiry(input: $input) { success } }'
    const input = { name: 'Ann', email: 'ann@guests.example', message: 'With a script' }
    expect(
      (await server.caller().graphql(mutation, { input }, { 'user-agent': browser['user-agent'] })).errors,
    ).toBeUndefined()
    expect(counted()).toEqual({ 'step ask': 2 })
  })

  it.each<[string, string, Record<string, string>, number]>([
    ['that was not stored', 'name=Ann', form, 422],
    ['that a program wrote', body('Cheap+pills', '&website=x'), form, 303],
    ['of a program', body('From+a+program'), { ...form, 'user-agent': 'curl/8.16.0' }, 303],
    ['of who sends DNT', body('Do+not+count+me'), { ...form, dnt: '1' }, 303],
  ])('%s does not count', async (_name, payload, headers, status) => {
    expect((await send(payload, headers)).statusCode).toBe(status)
    expect(counted()).toEqual({})
  })
})

describe('a page of the site tells of a visit', () => {
  const fromPage = {
    ...browser,
    origin: 'http://localhost',
    'sec-fetch-site': 'same-origin',
    'sec-fetch-dest': 'empty',
  }
  const tell = (said: unknown, headers: Record<string, string> = fromPage, caller = server.caller()) =>
    caller.rest('POST', '/api/visits', said, headers)

  it.each(['planner', 'quote', 'book', 'call'])('that came to the step %s', async (step) => {
    const answer = await tell({ step })
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(counted()).toEqual({ [`step ${step}`]: 1 })
  })

  it.each<[string, object, object]>([
    ['to a page', { page: '/fi/contact' }, { 'page /contact': 1, 'language fi': 1 }],
    ['to a page that stands in no sitemap', { page: '/ask-for-stay' }, { 'page /ask-for-stay': 1, 'language en': 1 }],
    [
      'to a page that was made ahead, from a search',
      { page: '/', referrer: 'https://duckduckgo.com/' },
      { 'page /': 1, 'language en': 1, 'referrer duckduckgo.com': 1 },
    ],
    [
      'to a page that was made ahead, from nowhere',
      { page: '/', referrer: '' },
      { 'page /': 1, 'language en': 1, 'referrer direct': 1 },
    ],
    ['from a page of ours', { page: '/', referrer: 'http://hotel.example/faq' }, { 'page /': 1, 'language en': 1 }],
    ['to a page that there is not', { page: '/no-such-page' }, {}],
    ['to a room that there is not', { page: '/rooms/buy-pills-here' }, {}],
    ['to a post that there is not', { page: '/fi/blog/buy-pills-here' }, {}],
    ['to the desk', { page: '/admin' }, {}],
    ['to a page of one guest', { page: '/your-stay/secret' }, {}],
    ['to another site', { page: 'https://evil.example/' }, {}],
    ['to what is no path', { page: '' }, {}],
  ])('%s', async (_name, said, expected) => {
    expect((await tell(said)).statusCode).toBe(204)
    expect(counted()).toEqual(expected)
  })

  it('to a room by the address that it has', async () => {
    await tell({ page: `/sv/rooms/${room.slug}` })
    await tell({ page: `/rooms/${room.slug.toUpperCase()}` })
    expect(counted()).toEqual({ [`page /rooms/${room.slug}`]: 1, 'language sv': 1 })
  })

  it('to a post in a language that has it', async () => {
    await tell({ page: '/blog/turtle-season' })
    expect(counted()).toEqual({ 'page /blog/turtle-season': 1, 'language en': 1 })
  })

  const neither = 'A visit must be a page or one of the steps planner, quote, book, call'
  it.each<[string, unknown, string?]>([
    ['an unknown step', { step: 'spy' }],
    ['a step that the server knows itself', { step: 'ask' }],
    ['a step in other letters', { step: 'BOOK' }],
    ['no step', { step: null }],
    ['nothing', {}],
    ['a list', [{ step: 'book' }]],
    ['a step and a page', { step: 'book', page: '/' }],
    ['a step with more', { step: 'book', visitor: 'ann' }, 'Unrecognized key: "visitor"'],
    ['a page that is a number', { page: 7 }],
    ['a page without an end', { page: `/${'a'.repeat(300)}` }, 'Page must have at most 300 characters'],
    [
      'a site without an end',
      { page: '/', referrer: `https://${'a'.repeat(2_000)}.example/` },
      'Referrer must have at most 2000 characters',
    ],
  ])('and is refused with %s', async (_name, said, sentence = neither) => {
    const { statusCode, body } = await tell(said)
    expect([statusCode, body]).toEqual([422, sentence])
    expect(counted()).toEqual({})
  })

  it.each<[string, Record<string, string>, number]>([
    ['a page of another site', { ...browser, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
    ['a page of a sister site', { ...browser, origin: 'http://blog.localhost', 'sec-fetch-site': 'same-site' }, 403],
    [
      'a page of another site with a key',
      { ...browser, origin: 'https://evil.example', authorization: 'Bearer made-up' },
      401,
    ],
    ['a program that names no page', browser, 403],
    ['an address that was typed', { ...browser, 'sec-fetch-site': 'none' }, 403],
  ])('and nobody else: %s', async (_name, headers, status) => {
    expect((await tell({ step: 'book' }, headers)).statusCode).toBe(status)
    expect(counted()).toEqual({})
  })

  it('as an older browser names it', async () => {
    expect(
      (await tell({ step: 'call' }, { ...browser, host: 'hotel.example', origin: 'http://hotel.example' })).statusCode,
    ).toBe(204)
    expect(counted()).toEqual({ 'step call': 1 })
  })

  it('as JSON alone, which no page of another site can send unasked', async () => {
    const answer = await tell('{"step":"book"}', { ...fromPage, 'content-type': 'text/plain' })
    expect(answer.statusCode).toBe(415)
    expect(counted()).toEqual({})
  })

  it('without being counted where nobody is to be', async () => {
    for (const [name, value] of [
      ['dnt', '1'],
      ['sec-gpc', '1'],
      ['user-agent', 'curl/8.16.0'],
    ] as const)
      expect((await tell({ step: 'book' }, { ...fromPage, [name]: value })).statusCode).toBe(204)
    expect((await tell({ step: 'book' }, fromPage, owner)).statusCode).toBe(204)
    expect(counted()).toEqual({})
  })

  it('so often and no more, while others go on; nothing of who it was is stored', async () => {
    const flood = server.caller()
    const statuses: number[] = []
    for (let time = 0; time < 62; time += 1) statuses.push((await tell({ step: 'call' }, fromPage, flood)).statusCode)
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 204), 429, 429])
    expect((await tell({ step: 'call' })).statusCode).toBe(204)
    expect(counted()).toEqual({ 'step call': 61 })
    expect(await sql(server, 'select key from throttle')).toEqual([])
  })
})

describe('what was counted', () => {
  const rows = () =>
    sql<VisitTally>(server, 'select day::text, kind, label, count from visit_count order by day, kind, label')
  const tally = (label: string, count = 1, day = '2027-01-04', kind: VisitTally['kind'] = 'page') => ({
    day,
    kind,
    label,
    count,
  })

  it('is written when the server stops, under the day of the hotel', async () => {
    // An hour before midnight in Florida.
    server.setNow(new Date('2027-01-05T04:00:00Z'))
    await open('/faq')
    await keepWritingVisits(server.deps).stop()
    expect(await rows()).toEqual([
      tally('en', 1, '2027-01-04', 'language'),
      tally('/faq'),
      tally('direct', 1, '2027-01-04', 'referrer'),
    ])
    expect(counted()).toEqual({})
  })

  it('adds up over two instances that write at once, each more than once', async () => {
    const instances = [createVisitCounter(), createVisitCounter()].map((visits) => ({ ...server.deps, visits }))
    for (let time = 0; time < 3; time += 1) {
      for (const { visits } of instances) {
        visits.add(tally('/'))
        visits.add(tally('/faq', 2))
      }
      await Promise.all(instances.map(writeVisits))
    }
    expect(await rows()).toEqual([tally('/', 6), tally('/faq', 12)])
  })

  it('is kept when it cannot be written, and no start or stop fails over it', async () => {
    const lost = await startServer()
    lost.deps.visits.add(tally('/'))
    await lost.stopDatabase()
    await expect(writeVisits(lost.deps)).rejects.toThrow()
    await keepWritingVisits(lost.deps).stop()
    expect(counted(lost.deps.visits)).toEqual({ 'page /': 1 })
    await lost.close()
  })

  it('is forgotten after 25 months, and of a day that is over 50 sites keep their names', async () => {
    const { visits } = server.deps
    visits.add(tally('/', 1, '2024-12-03'))
    visits.add(tally('/', 1, '2024-12-05'))
    for (const day of ['2027-01-03', '2027-01-04']) {
      for (let site = 1; site <= 60; site += 1) visits.add(tally(`${site}.example`, site, day, 'referrer'))
      visits.add(tally('direct', 1, day, 'referrer'))
      visits.add(tally('other', 5, day, 'referrer'))
    }
    await writeVisits(server.deps)
    await forgetVisits(await createContext(server.deps, nobody))
    await forgetVisits(await createContext(server.deps, nobody))
    const left = await rows()
    expect(left.filter(({ kind }) => kind === 'page').map(({ day }) => day)).toEqual(['2024-12-05'])
    const sitesOf = (wanted: string) => left.filter(({ day, kind }) => kind === 'referrer' && day === wanted)
    expect(sitesOf('2027-01-04')).toHaveLength(62)
    expect(sitesOf('2027-01-03')).toHaveLength(52)
    // 1 to 10 of the sixty, beside the five that had none.
    expect(sitesOf('2027-01-03')).toContainEqual(tally('other', 60, '2027-01-03', 'referrer'))
    expect(sitesOf('2027-01-03')).toContainEqual(tally('direct', 1, '2027-01-03', 'referrer'))
  })

  const query = `query ($weeks: Int! = 12) { visits(weeks: $weeks) {
    weeks { startsOn pageViews arrivals plannerAnswers pricesShown bookingPresses messagesSent callPresses }
    pages { name count } languages { name count } referrers { name count } } }`

  it('is read by weeks that begin on Monday, empty ones too, and by names', async () => {
    const { visits } = server.deps
    visits.add(tally('/', 3, '2026-12-20'))
    visits.add(tally('/', 5))
    visits.add(tally('/faq', 9))
    visits.add(tally('fi', 14, '2027-01-04', 'language'))
    visits.add(tally('direct', 4, '2027-01-04', 'referrer'))
    for (const [count, step] of ['planner', 'quote', 'book', 'ask', 'call'].entries())
      visits.add(tally(step, 10 - count, '2027-01-04', 'step'))
    await writeVisits(server.deps)
    const none = { plannerAnswers: 0, pricesShown: 0, bookingPresses: 0, messagesSent: 0, callPresses: 0 }
    const { data } = await owner.graphql(query)
    expect(data.visits).toEqual({
      weeks: [
        { startsOn: '2026-12-14', pageViews: 3, arrivals: 0, ...none },
        { startsOn: '2026-12-21', pageViews: 0, arrivals: 0, ...none },
        { startsOn: '2026-12-28', pageViews: 0, arrivals: 0, ...none },
        {
          startsOn: '2027-01-04',
          pageViews: 14,
          arrivals: 4,
          plannerAnswers: 10,
          pricesShown: 9,
          bookingPresses: 8,
          messagesSent: 7,
          callPresses: 6,
        },
      ],
      pages: [
        { name: '/faq', count: 9 },
        { name: '/', count: 8 },
      ],
      languages: [{ name: 'fi', count: 14 }],
      referrers: [{ name: 'direct', count: 4 }],
    })
    const { data: one } = await owner.graphql(query, { weeks: 1 })
    expect(one.visits.weeks).toHaveLength(1)
    expect(one.visits.pages).toContainEqual({ name: '/', count: 5 })
  })

  it('is nothing before the first guest', async () => {
    const { data } = await owner.graphql(query)
    expect(data.visits).toEqual({ weeks: [], pages: [], languages: [], referrers: [] })
  })

  it.each([0, -1, 105])('is not read for %i weeks', async (weeks) => {
    const { errors } = await owner.graphql(query, { weeks })
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      issues: [{ path: ['weeks'], message: 'Weeks must be from 1 to 104' }],
    })
  })

  it('is read with the permission for searches, and by nobody else', async () => {
    expect((await server.caller().graphql(query)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    const { caller: frontDesk } = await addStaff(server, 'desk')
    expect((await frontDesk.graphql(query)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    const { caller: marketing } = await addStaff(server, 'marketing')
    expect((await marketing.graphql(query)).errors).toBeUndefined()
  })
})
