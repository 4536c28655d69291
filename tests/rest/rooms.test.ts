import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '#tests/support/caller.ts'
import { addRoomType } from '#tests/support/rooms.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const unknown = '00000000-0000-4000-8000-000000000000'

let server: TestServer
let owner: Caller
beforeAll(async () => {
  server = await startServer()
  server.setNow(new Date('2027-01-04T17:00:00Z'))
  owner = await server.caller().signIn()
})
afterAll(() => server.close())

const roomType = (given: object = {}) => ({
  name: 'Loft',
  slug: 'loft',
  basePrice: 12_900,
  weekendPrice: 14_500,
  bedType: 'Two Queens',
  maxOccupancy: 4,
  size: '400 sq ft',
  description: 'Under the roof.',
  amenities: ['Desk'],
  imageUrls: ['https://pictures.example/loft.jpg'],
  active: true,
  displayOrder: 9,
  ...given,
})

/** What is answered beside what was sent. */
const answered = {
  images: [{ url: 'https://pictures.example/loft.jpg', alt: expect.any(String) }],
  accessibility: expect.objectContaining({ stepFreeEntrance: null, notes: null }),
}

describe('/api/room-types', () => {
  it('makes and changes a room type with the documented fields', async () => {
    const made = await owner.rest('POST', '/api/room-types', roomType())
    expect(made.statusCode).toBe(201)
    expect(made.json()).toEqual({ ...roomType(), ...answered, id: expect.any(String), version: 1 })
    const changed = await owner.rest('PATCH', `/api/room-types/${made.json().id}`, { active: false, version: 1 })
    expect([changed.statusCode, changed.json()]).toEqual([
      200,
      { ...roomType({ active: false }), ...answered, id: made.json().id, version: 2 },
    ])
    const late = await owner.rest('PATCH', `/api/room-types/${made.json().id}`, { basePrice: 13_000, version: 1 })
    expect([late.statusCode, late.body]).toEqual([
      409,
      'This room type was changed by Owner meanwhile. Look at it again before you save',
    ])
  })

  it('leaves what null cannot clear, and clears what can be missing', async () => {
    const made = await owner.rest('POST', '/api/room-types', roomType({ slug: 'null-loft', active: null }))
    expect(made.json().active).toBe(true)
    const nulls = { name: null, active: null, amenities: null, weekendPrice: null, size: null }
    const changed = await owner.rest('PATCH', `/api/room-types/${made.json().id}`, nulls)
    expect(changed.json()).toEqual({ ...made.json(), weekendPrice: null, size: null, version: 2 })
  })

  it('gives strangers the active types and staff all of them', async () => {
    await owner.rest('POST', '/api/room-types', roomType({ slug: 'hidden-loft', active: false }))
    const slugs = async (caller: Caller) =>
      (await caller.rest('GET', '/api/room-types')).json().map(({ slug }: { slug: string }) => slug)
    expect(await slugs(server.caller())).toContain('king-suite')
    expect(await slugs(server.caller())).not.toContain('hidden-loft')
    expect(await slugs(owner)).toContain('hidden-loft')
  })

  it.each([
    ['POST', '', roomType({ basePrice: 500 }), 422, 'Base price must be from $10 to $5,000'],
    ['POST', '', { name: 'No slug' }, 422, 'The field slug is required'],
    ['POST', '', roomType({ colour: 'blue' }), 422, 'There is no field colour'],
    ['POST', '', roomType({ slug: 'king-suite' }), 422, 'Another room type has the slug king-suite already'],
    ['PATCH', `/${unknown}`, { name: 'Nobody' }, 404, 'There is no such room type'],
    ['PATCH', '/nonsense', { name: 'Nobody' }, 404, 'There is no such room type'],
  ] as const)('%s %s answers one plain sentence', async (method, path, body, status, sentence) => {
    const answer = await owner.rest(method, `/api/room-types${path}`, body)
    expect([answer.statusCode, answer.body]).toEqual([status, sentence])
  })
})

describe('/api/rooms', () => {
  it('makes, changes and lists rooms', async () => {
    const { id: roomTypeId } = await addRoomType(owner)
    const made = await owner.rest('POST', '/api/rooms', { roomTypeId, roomNumber: '30A', floor: 2, notes: 'Quiet' })
    const room = { roomTypeId, roomNumber: '30A', floor: 2, active: true, notes: 'Quiet' }
    const unmeasured = { stepsToDoor: null, view: null, nightDecibels: null, morningSun: null }
    expect([made.statusCode, made.json()]).toEqual([
      201,
      { ...room, ...unmeasured, floorMeasured: true, accessible: false, id: expect.any(String), version: 1 },
    ])
    const changed = await owner.rest('PATCH', `/api/rooms/${made.json().id}`, { notes: null })
    expect([changed.statusCode, changed.json().notes]).toEqual([200, null])
    expect((await owner.rest('GET', '/api/rooms')).json()).toContainEqual(changed.json())
    expect((await owner.rest('PATCH', `/api/rooms/${unknown}`, { floor: 1 })).statusCode).toBe(404)
  })
})

describe('/api/pricing-rules', () => {
  it('makes, changes, lists and deletes rules with the documented fields', async () => {
    const { id: roomTypeId } = await addRoomType(owner)
    const rule = {
      name: 'Art fair',
      roomTypeId,
      startDate: '2027-03-14',
      endDate: '2027-03-14',
      price: 15_900,
      minStay: 2,
      maxStay: null,
      daysOfWeek: [],
      active: true,
      priority: 1,
    }
    const made = await owner.rest('POST', '/api/pricing-rules', rule)
    expect([made.statusCode, made.json()]).toEqual([
      201,
      { ...rule, id: expect.any(String), overridesPms: false, fillsGaps: false, version: 1 },
    ])
    const path = `/api/pricing-rules/${made.json().id}`
    const changed = await owner.rest('PATCH', path, { priority: 3 })
    expect([changed.statusCode, changed.json().priority]).toEqual([200, 3])
    const late = await owner.rest('PATCH', path, { priority: 4, version: 1 })
    expect([late.statusCode, late.body]).toEqual([
      409,
      'This pricing rule was changed by Owner meanwhile. Look at it again before you save',
    ])
    const missing = await owner.rest('PATCH', `/api/pricing-rules/${unknown}`, { priority: 4 })
    expect([missing.statusCode, missing.body]).toEqual([404, 'There is no such pricing rule'])
    expect((await owner.rest('GET', '/api/pricing-rules')).json()).toContainEqual(changed.json())
    const deleted = await owner.rest('DELETE', path)
    expect([deleted.statusCode, deleted.json()]).toEqual([200, { success: true, id: made.json().id }])
    expect((await owner.rest('DELETE', path)).statusCode).toBe(404)
    expect((await owner.rest('GET', '/api/pricing-rules')).json()).not.toContainEqual(changed.json())
  })

  it('answers a wrong order of dates with the sentence alone', async () => {
    const { id: roomTypeId } = await addRoomType(owner)
    const body = { name: 'x', roomTypeId, startDate: '2027-03-14', endDate: '2027-03-01', price: 15_900, priority: 1 }
    const answer = await owner.rest('POST', '/api/pricing-rules', body)
    expect([answer.statusCode, answer.body]).toEqual([422, 'End date is before start date'])
  })
})

it('GET /api/availability tells strangers the nights of a month', async () => {
  const { slug } = await addRoomType(owner)
  const answer = await server.caller().rest('GET', `/api/availability?roomType=${slug}&month=2027-02`)
  const [found] = answer.json()
  expect(found.roomType.slug).toBe(slug)
  expect(found.days[0]).toMatchObject({ date: '2027-02-01', total: 10_000, open: true, canArrive: true })
  const wrong = await server.caller().rest('GET', '/api/availability?month=soon')
  expect([wrong.statusCode, wrong.body]).toEqual([422, 'Month must be a month like 2027-03'])
})

describe('GET /api/room-types/{slug}/calendar.ics', () => {
  it('is a feed of the nights that cannot be booked', async () => {
    const { id, slug } = await addRoomType(owner)
    await owner.graphql('mutation ($input: CreateBlockInput!) { createBlock(input: $input) { id } }', {
      input: { roomTypeId: id, firstNight: '2027-03-13', lastNight: '2027-03-15', reason: 'MANUAL_BOOKING' },
    })
    const feed = await server.caller().rest('GET', `/api/room-types/${slug}/calendar.ics`)
    expect(feed.headers['content-type']).toBe('text/calendar; charset=utf-8')
    const lines = feed.body.split('\r\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        `UID:${slug}-2027-03-13@hotel.example`,
        'DTSTART;VALUE=DATE:20270313',
        'DTEND;VALUE=DATE:20270316',
        'SUMMARY:Not available',
        'END:VCALENDAR',
      ]),
    )
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
  })

  it('bears the name of the room, and is a calendar also when every night is free', async () => {
    const { slug } = await addRoomType(owner, { name: 'Heron Room' })
    const lines = (await server.caller().rest('GET', `/api/room-types/${slug}/calendar.ics`)).body.split('\r\n')
    expect(lines).toContain(`X-WR-CALNAME:Coral Stone Inn: Heron Room`)
    expect(lines).not.toContain('BEGIN:VEVENT')
    const begin = lines.indexOf('BEGIN:VFREEBUSY')
    expect(lines.slice(begin).map((line) => line.replace(/:.*/, ''))).toEqual([
      'BEGIN',
      'UID',
      'DTSTAMP',
      'DTSTART',
      'DTEND',
      'END',
      'END',
      '',
    ])
  })

  it('reads the name of the room as it is, whatever calendars make of its characters', async () => {
    const { slug } = await addRoomType(owner, { name: 'Heron, Crab; \\nest' })
    const { body } = await server.caller().rest('GET', `/api/room-types/${slug}/calendar.ics`)
    for (const name of ['NAME', 'X-WR-CALNAME'])
      expect(body).toContain(`\r\n${name}:Coral Stone Inn: Heron\\, Crab\\; \\\\nest\r\n`)
  })

  it('answers 404 for an unknown room type', async () => {
    const answer = await server.caller().rest('GET', '/api/room-types/no-such-room/calendar.ics')
    expect([answer.statusCode, answer.body]).toEqual([404, 'There is no such room type'])
  })
})
