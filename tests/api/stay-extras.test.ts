import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#tests/support/caller.ts'
import { addRoomType } from '#tests/support/rooms.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { accept, addStayRequest, decline, offer, requestStay, wish } from '#tests/support/stay-requests.ts'
import { sql } from '#tests/support/subscribers.ts'

const fields = 'id slug version kind ownName unit price maximum taxed includedGuests countsChildren active'
const offered = '{ stayExtras { slug name(locale: fi) priceText(locale: fi) price maximum } }'
const list = `{ stayExtras { ${fields} translations { locale name } } }`
const create = `mutation ($input: CreateStayExtraInput!) { createStayExtra(input: $input) { ${fields} } }`
const update = `mutation ($input: UpdateStayExtraInput!) { updateStayExtra(input: $input) { ${fields} } }`
const remove = 'mutation ($id: ID!) { deleteStayExtra(id: $id) { success id } }'
const restore = `mutation ($id: ID!) { restoreStayExtra(id: $id) { ${fields} deletedAt } }`
const quote = `query ($input: StayQuoteInput!) { stayQuote(input: $input) {
  guests children bookable subtotal total extrasTotal refusals { code }
  extras { slug name reason quantity amount isMandatory taxed }
} }`

let server: TestServer
let owner: Caller
let room: Awaited<ReturnType<typeof addRoomType>>
beforeAll(async () => {
  server = await startServer()
  server.setNow(new Date('2027-01-04T17:00:00Z'))
  owner = await server.caller().signIn()
  room = await addRoomType(owner, { basePrice: 10_000, maxOccupancy: 4 })
})
afterAll(() => server.close())

const made: string[] = []
afterEach(async () => {
  for (const id of made.splice(0)) await owner.graphql(remove, { id })
})
const make = async (given: object) => {
  const { data, errors } = await owner.graphql(create, {
    input: { unit: 'NIGHT', price: 1_000, taxed: false, ...given },
  })
  expect(errors).toBeUndefined()
  made.push(data.createStayExtra.id)
  return data.createStayExtra as { id: string; slug: string; version: number }
}
const stay = { arrival: '2027-02-09', departure: '2027-02-11' }
const ask = async (given: object = {}) => {
  const input = { roomTypeSlug: room.slug, ...stay, ...given }
  const { data, errors } = await server.caller().graphql(quote, { input })
  expect(errors).toBeUndefined()
  return data.stayQuote
}
const pet = { slug: 'pet', quantity: 1 }

describe('guests', () => {
  it('read what there is in their language, with the prices of the facts, and nothing that is for staff', async () => {
    const guest = server.caller()
    expect((await guest.graphql(offered)).data.stayExtras).toEqual([
      { slug: 'pet', name: 'Lemmikki', priceText: '25\u00a0$ / yö', price: 2_500, maximum: 1 },
      { slug: 'early-check-in', name: 'Aikainen sisäänkirjautuminen', priceText: 'maksutta', price: 0, maximum: 1 },
      {
        slug: 'late-check-out',
        name: 'Myöhäinen uloskirjautuminen',
        priceText: '10\u00a0$ / tunti',
        price: 1_000,
        maximum: 2,
      },
    ])
    expect((await guest.graphql(list)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })

  it('see a pet in the total once they bring it, with how it comes about', async () => {
    const before = await ask()
    const brought = await ask({ extras: [pet] })
    expect(before).toMatchObject({ extras: [], extrasTotal: 0 })
    expect(brought.extras).toEqual([
      {
        slug: 'pet',
        name: 'Pet',
        reason: '$25 per night\u00a0×\u00a02',
        quantity: 1,
        amount: 5_000,
        isMandatory: false,
        taxed: true,
      },
    ])
    expect(brought.subtotal).toBe(before.subtotal + 5_000)
    expect(brought.total).toBeGreaterThan(before.total + 5_000)
  })

  it('find a third adult in every price that names the party, asked for or not', async () => {
    const stays = `query ($input: BookableStaysInput!, $wish: CheapestStaysInput!) {
      bookableStays(input: $input) { subtotal } cheapestStays(input: $wish) { subtotal } }`
    const find = async (party: object) => {
      const input = { ...stay, roomTypeSlug: room.slug, ...party }
      const wish = { month: '2027-02', nights: 2, roomTypeSlug: room.slug, ...party }
      const { data } = await server.caller().graphql(stays, { input, wish })
      return [data.bookableStays[0].subtotal, data.cheapestStays[0].subtotal]
    }
    const [before, cheapest] = await find({ guests: 3 })
    await make({ kind: 'EXTRA_PERSON', unit: 'PERSON_NIGHT', price: 1_500, includedGuests: 2, countsChildren: false })
    expect(await find({ guests: 3 })).toEqual([before + 3_000, cheapest + 3_000])
    expect(await find({ guests: 3, children: 1 })).toEqual([before, cheapest])
    expect((await ask({ guests: 4, children: 1 })).extras).toMatchObject([
      { slug: 'extra-person', quantity: 1, amount: 3_000, isMandatory: true },
    ])
  })

  it.each([
    ['more of it than there can be', [{ slug: 'pet', quantity: 9 }], [5_000]],
    ['what the hotel does not offer', [{ slug: 'horse' }], []],
    ['nothing', [], []],
    ['null', null, []],
  ])('who ask for %s are told what counts', async (_, extras, amounts) => {
    expect((await ask({ extras })).extras.map(({ amount }: { amount: number }) => amount)).toEqual(amounts)
  })

  it.each([
    ['the same twice', { extras: [pet, pet] }, 'extras', 'Each extra can be given once'],
    ['none of it', { extras: [{ slug: 'pet', quantity: 0 }] }, 'extras', 'Quantity must be from 1 to 9'],
    ['children alone', { guests: 2, children: 2 }, 'children', 'At least one of the guests must be an adult'],
    ['less than no children', { guests: 2, children: -1 }, 'children', 'Children must be from 0 to 11'],
  ])('cannot ask for %s', async (_, given, field, message) => {
    const input = { roomTypeSlug: room.slug, ...stay, ...given }
    const { errors } = await server.caller().graphql(quote, { input })
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } })
    const issues = errors![0]!.extensions['issues'] as { path: string[]; message: string }[]
    expect(issues[0]).toMatchObject({ message })
    expect(issues[0]!.path[0]).toBe(field)
  })

  it('whose party is too large for the room are told how many fit, children too', async () => {
    expect(await ask({ guests: 5, children: 3 })).toMatchObject({
      guests: 5,
      children: 3,
      bookable: false,
      refusals: [{ code: 'TOO_MANY_GUESTS' }],
    })
  })
})

describe('a stay that is asked for', () => {
  const kept = `query ($token: String!) { guestStay(token: $token) {
    asked { guests children price { total extras { slug name(locale: de) amount } } }
    offered { arrival price { total extras { slug amount } } } wishes
  } }`
  beforeEach(async () => {
    room = await addRoomType(owner, { basePrice: 10_000, maxOccupancy: 4 })
  })
  const read = async (token: string) => (await server.caller().graphql(kept, { token })).data.guestStay
  const bicycle = {
    kind: 'OTHER',
    name: 'Bicycle',
    translations: [{ locale: 'de', name: 'Fahrrad' }],
    unit: 'STAY',
    price: 3_000,
  }

  it('keeps its extras with the price, whatever becomes of them', async () => {
    const { id } = await make(bicycle)
    const chosen = [{ slug: 'bicycle', quantity: 1 }, pet]
    const request = await addStayRequest(server, owner, room.slug, { guests: 3, children: 1, extras: chosen })
    const asked = await read(request.token)
    expect(asked.asked).toMatchObject({
      guests: 3,
      children: 1,
      price: {
        extras: [
          { slug: 'pet', name: 'Haustier', amount: 5_000 },
          { slug: 'bicycle', name: 'Fahrrad', amount: 3_000 },
        ],
      },
    })
    await owner.graphql(update, { input: { id, price: 9_000 } })
    await owner.graphql(remove, { id })
    expect(await read(request.token)).toEqual(asked)
    await owner.graphql(offer, { input: { id: request.id } })
    expect((await read(request.token)).offered.price.total).toBe(asked.asked.price.total)
  })

  it('has them on other nights as well, at the prices of then', async () => {
    const request = await addStayRequest(server, owner, room.slug, { extras: [pet] })
    await owner.graphql(offer, { input: { id: request.id, arrival: '2027-02-16', departure: '2027-02-19' } })
    expect((await read(request.token)).offered).toMatchObject({
      arrival: '2027-02-16',
      price: { extras: [{ slug: 'pet', amount: 7_500 }] },
    })
  })

  it('is refused with an extra that is not offered, or not so often', async () => {
    for (const extras of [[{ slug: 'horse' }], [{ slug: 'pet', quantity: 2 }]]) {
      const input = { roomTypeSlug: room.slug, ...stay, name: 'Aino', email: 'aino@guests.example', extras }
      const { errors } = await server.caller().graphql(requestStay, { input })
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', issues: [{ path: ['extras'] }] })
    }
  })

  it('is not charged a pet twice: what its price has in it is no wish', async () => {
    const request = await addStayRequest(server, owner, room.slug, { extras: [pet] })
    await owner.graphql(offer, { input: { id: request.id } })
    await server.caller().graphql(accept, { token: request.token })
    const wished = (wishes: string[]) => server.caller().graphql(wish, { input: { token: request.token, wishes } })
    expect((await wished(['PET'])).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
    expect((await wished(['LATE_CHECK_OUT'])).errors).toBeUndefined()
  })

  describe('with a coupon too', () => {
    const soon = { arrival: '2027-01-08', departure: '2027-01-10' }
    let code: string
    beforeEach(async () => {
      const email = `${room.slug}@guests.example`
      const signUp = 'mutation ($email: String!) { signUpForNewsletter(input: { email: $email }) { couponCode } }'
      code = (await server.caller().graphql(signUp, { email })).data.signUpForNewsletter.couponCode
    })
    const party = { children: 1, extras: [pet] }
    const request = (guests: number) =>
      addStayRequest(server, owner, room.slug, { ...soon, guests, ...party, couponCode: code })

    it('has the same price beside the message as on the request', async () => {
      const { inquiryId, ofDesk } = await request(3)
      const { present } = await ofDesk()
      const beside = `query ($id: ID!) { inquiry(id: $id) { beside { stay {
        adults children petFee quote { total extras { slug } couponPercent } priceSentence(locale: en) } } } }`
      const { stay: said } = (await owner.graphql(beside, { id: inquiryId })).data.inquiry.beside
      expect(said).toMatchObject({
        adults: 2,
        children: 1,
        // It is in the price.
        petFee: null,
        quote: { total: present.total, extras: [{ slug: 'pet' }], couponPercent: 10 },
      })
      // Two nights at $100 less 10 %, and the pet.
      expect(said.priceSentence).toContain('3 guests')
      expect(said.priceSentence).toContain('($230 before taxes)')
    })

    it('is declined with nights at that price, and a planner that asks for all of it again', async () => {
      room = await addRoomType(owner, { basePrice: 10_000, maxOccupancy: 9 })
      // No other room takes so many.
      const { id, inquiryId } = await request(9)
      const block = 'mutation ($input: CreateBlockInput!) { createBlock(input: $input) { id } }'
      const night = { firstNight: '2027-01-08', lastNight: '2027-01-08', reason: 'MANUAL_BOOKING' }
      const blocked = await owner.graphql(block, { input: { roomTypeId: room.id, rooms: 1, ...night } })
      expect(blocked.errors).toBeUndefined()
      expect((await owner.graphql(decline, { id })).errors).toBeUndefined()
      const [mail] = await sql<{ text: string }>(
        server,
        "select text from mail where inquiry_id = ? and kind = 'stay-request' and text not like '%/your-stay/%'",
        [inquiryId],
      )
      const [link] = mail!.text.match(/https?:\S+#stay/) ?? []
      const asked = new URL(link!).searchParams
      expect(Object.fromEntries(asked)).toEqual({
        arrival: expect.any(String),
        departure: expect.any(String),
        adults: '8',
        children: '1',
        room: room.slug,
        code,
        extras: 'pet',
      })
      const input = { arrival: asked.get('arrival'), departure: asked.get('departure'), couponCode: code }
      const { total } = await ask({ ...input, guests: 9, ...party })
      expect(mail!.text).toContain(`$${total / 100}`)
    })
  })
})

describe('staff', () => {
  it('add what they like, under a short name that stays when it is renamed', async () => {
    const { id, slug } = await make({ kind: 'OTHER', name: 'Strandkörbe & Co.', unit: 'STAY', price: 2_000 })
    expect(slug).toBe('strandkorbe-co')
    const { data } = await owner.graphql(update, { input: { id, name: 'Beach chair', price: 2_500 } })
    expect(data.updateStayExtra).toMatchObject({ slug, ownName: 'Beach chair', price: 2_500, version: 2 })
    expect((await ask({ extras: [{ slug }] })).extras).toMatchObject([{ name: 'Beach chair', amount: 2_500 }])
    await owner.graphql(update, { input: { id, active: false } })
    expect((await ask({ extras: [{ slug }] })).extras).toEqual([])
  })

  it('take one away and bring it back, unless another has taken its place', async () => {
    const { id } = await make({ kind: 'CRIB' })
    expect((await ask({ extras: [{ slug: 'crib' }] })).extrasTotal).toBe(2_000)
    await owner.graphql(remove, { id })
    expect((await ask({ extras: [{ slug: 'crib' }] })).extrasTotal).toBe(0)
    const other = await make({ kind: 'CRIB', price: 0 })
    expect((await owner.graphql(restore, { id })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
    await owner.graphql(remove, { id: other.id })
    expect((await owner.graphql(restore, { id })).data.restoreStayExtra).toMatchObject({ id, deletedAt: null })
    const changes = await owner.graphql('query ($id: ID!) { recordChanges(subjectId: $id) { nodes { kind } } }', { id })
    const kinds = changes.data.recordChanges.nodes.map(({ kind }: { kind: string }) => kind)
    expect(kinds.toSorted()).toEqual(['CREATED', 'DELETED', 'RESTORED'])
  })

  it.each<[string, object, string, string]>([
    ['a second pet', { kind: 'PET', price: null }, 'kind', 'There is such an extra already: change that one'],
    ['a price beside the facts', { kind: 'PET' }, 'price', 'This price stands in the hotel’s facts: set it there'],
    [
      'a pet by the stay',
      { kind: 'PET', price: null, unit: 'STAY' },
      'unit',
      'This is charged per night, as the hotel’s facts say',
    ],
    ['something without a name', { kind: 'OTHER' }, 'name', 'Name is required'],
    ['a crib without a price', { kind: 'CRIB', price: null }, 'price', 'Price is required'],
    ['a negative price', { kind: 'CRIB', price: -1 }, 'price', 'Price must be from 0 to 100000'],
    [
      'an extra person by the hour',
      { kind: 'EXTRA_PERSON', unit: 'HOUR', includedGuests: 2 },
      'unit',
      'An extra person is charged per person',
    ],
    [
      'an extra person from the first on',
      { kind: 'EXTRA_PERSON', unit: 'PERSON', includedGuests: 1 },
      'includedGuests',
      'Guests included must be from 2 to 11',
    ],
    [
      'guests included with a crib',
      { kind: 'CRIB', includedGuests: 2 },
      'includedGuests',
      'Only for an extra person there are guests included',
    ],
  ])('cannot make %s', async (_, given, field, message) => {
    const { errors } = await owner.graphql(create, { input: { unit: 'NIGHT', price: 1_000, taxed: false, ...given } })
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } })
    expect(errors![0]!.extensions['issues']).toContainEqual(expect.objectContaining({ path: [field], message }))
  })

  it('are told when somebody else was faster, and of an extra that is gone', async () => {
    const { id, version } = await make({ kind: 'CRIB' })
    await owner.graphql(update, { input: { id, version, price: 500 } })
    const late = await owner.graphql(update, { input: { id, version, price: 700 } })
    expect(late.errors?.[0]?.extensions.code).toBe('CONFLICT')
    await owner.graphql(remove, { id })
    for (const [mutation, variables] of [
      [remove, { id }],
      [update, { input: { id, price: 5 } }],
      [restore, { id: '00000000-0000-4000-8000-000000000000' }],
    ] as const)
      expect((await owner.graphql(mutation, variables)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  it('two at once make one of a kind', async () => {
    const input = { kind: 'CRIB', unit: 'NIGHT', price: 1_000, taxed: false }
    const answers = await Promise.all([1, 2, 3].map(() => owner.graphql(create, { input })))
    const ids = answers.flatMap(({ data }) => data?.createStayExtra?.id ?? [])
    made.push(...ids)
    expect(ids).toHaveLength(1)
  })
})
