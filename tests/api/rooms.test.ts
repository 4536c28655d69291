import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '#tests/support/caller.ts'
import { addRoomType, addRule, createRoomType } from '#tests/support/rooms.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addStaff } from '#tests/support/staff.ts'

const update = `mutation ($input: UpdateRoomTypeInput!) { updateRoomType(input: $input) {
  id name basePrice weekendPrice floorPrice size imageUrls images { url alt pictureId } active version changedBy
  accessibility { rollInShower doorwayWidthInches grabBars } translations { locale name }
} }`
const updateRoom = `mutation ($input: UpdateRoomInput!) { updateRoom(input: $input) {
  id roomNumber floor active notes version roomTypeId
} }`
const history = `query ($subjectId: ID!) { recordChanges(subjectId: $subjectId) {
  totalCount nodes { kind by fields { field before after } }
} }`
const unknown = '00000000-0000-4000-8000-000000000000'

let server: TestServer
let owner: Caller
beforeAll(async () => {
  server = await startServer()
  owner = await server.caller().signIn()
})
afterAll(() => server.close())

const form = (given: object = {}) => ({
  name: 'Attic',
  slug: 'attic',
  basePrice: 12_900,
  maxOccupancy: 2,
  ...given,
})

describe('a new room type', () => {
  it('gets the defaults of the form', async () => {
    const { data } = await owner.graphql(createRoomType, { input: form() })
    expect(data.createRoomType).toMatchObject({
      bedType: 'KING',
      maxOccupancy: 2,
      active: true,
      displayOrder: 0,
      weekendPrice: null,
      floorPrice: 6_500,
      amenities: [],
      imageUrls: [],
      version: 1,
    })
  })

  it.each([
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ name: 'x'.repeat(81) }, 'name', 'Name must have 1 to 80 characters'],
    [{ slug: 'The Attic' }, 'slug', 'Slug may contain a-z, 0-9 and single hyphens between them'],
    [{ slug: 'king-suite' }, 'slug', 'Another room type has the slug king-suite already'],
    [{ basePrice: 999 }, 'basePrice', 'Base price must be from $10 to $5,000'],
    [{ basePrice: 500_001 }, 'basePrice', 'Base price must be from $10 to $5,000'],
    [{ weekendPrice: 6_000 }, 'weekendPrice', 'Weekend price must be at least $65, the floor price of this room type'],
    [{ floorPrice: 13_000 }, 'basePrice', 'Base price must be at least $130, the floor price of this room type'],
    [{ maxOccupancy: 0 }, 'maxOccupancy', 'Max occupancy must be from 1 to 12'],
    [{ maxOccupancy: 13 }, 'maxOccupancy', 'Max occupancy must be from 1 to 12'],
    [{ displayOrder: 1_000 }, 'displayOrder', 'Display order must be from 0 to 999'],
    [{ description: 'x'.repeat(5_001) }, 'description', 'Description must have at most 5000 characters'],
    [{ amenities: Array(41).fill('Desk') }, 'amenities', 'A room type can have at most 40 amenities'],
    [{ imageUrls: Array(31).fill('/pictures/a.webp') }, 'imageUrls', 'A room type can have at most 30 images'],
    [
      { imageUrls: ['/pictures/a.webp'], images: [] },
      'imageUrls',
      'Give images, or imageUrls for their addresses alone, not both',
    ],
    [{ imageUrls: ['javascript:alert(1)'] }, 'imageUrls', 'Image address must begin with /pictures/ or https://'],
  ])('refuses %j and names the field and the bound', async (fields, field, sentence) => {
    const { errors } = await owner.graphql(createRoomType, { input: form({ slug: 'refused', ...fields }) })
    expect(errors?.[0]).toMatchObject({ message: sentence, extensions: { code: 'BAD_USER_INPUT' } })
    expect(errors?.[0]?.extensions.issues?.[0]?.path[0]).toBe(field)
  })

  it('takes a weekend price below the base price', async () => {
    const { data } = await owner.graphql(createRoomType, {
      input: form({ slug: 'cheap-weekend', weekendPrice: 9_900 }),
    })
    expect(data.createRoomType.weekendPrice).toBe(9_900)
  })
})

describe('changing a room type', () => {
  it('changes what is given, leaves the rest, and null takes the weekend price away', async () => {
    const type = await addRoomType(owner, { weekendPrice: 12_000, size: '300 sq ft' })
    const { data } = await owner.graphql(update, { input: { id: type.id, weekendPrice: null } })
    expect(data.updateRoomType).toMatchObject({ weekendPrice: null, basePrice: 10_000, size: '300 sq ft', version: 2 })
  })

  it('keeps a picture’s text when only the addresses are sent in another order', async () => {
    const type = await addRoomType(owner)
    const images = [
      { url: '/pictures/latest/suite-16.webp', alt: 'The suite' },
      { url: 'https://pictures.example/2.jpg', alt: 'The view', translations: [{ locale: 'fi', alt: 'Näkymä' }] },
    ]
    await owner.graphql(update, { input: { id: type.id, images } })
    const { data } = await owner.graphql(update, {
      input: { id: type.id, imageUrls: [images[1]!.url, images[0]!.url, '/pictures/latest/courtyard.webp'] },
    })
    expect(data.updateRoomType.images).toEqual([
      { url: images[1]!.url, alt: 'The view', pictureId: null },
      { url: images[0]!.url, alt: 'The suite', pictureId: 'suite-16' },
      { url: '/pictures/latest/courtyard.webp', alt: expect.stringMatching(/\w+/), pictureId: 'courtyard' },
    ])
    const finnish = await server
      .caller()
      .graphql('query ($id: ID!) { roomType(id: $id) { images { alt(locale: fi) } } }', { id: type.id })
    expect(finnish.data.roomType.images[0].alt).toBe('Näkymä')
  })

  it('keeps what has not been measured apart from what is not there', async () => {
    const type = await addRoomType(owner)
    const { data } = await owner.graphql(update, {
      input: { id: type.id, accessibility: { rollInShower: false, doorwayWidthInches: 32 } },
    })
    expect(data.updateRoomType.accessibility).toEqual({ rollInShower: false, doorwayWidthInches: 32, grabBars: null })
  })

  it('tells the second of two people who save the same record, and loses nothing', async () => {
    const type = await addRoomType(owner)
    const manager = await addStaff(server, 'manager')
    const save = (caller: Caller, basePrice: number) =>
      caller.graphql(update, { input: { id: type.id, version: 1, basePrice } })
    const [first, second] = await Promise.all([save(owner, 11_000), save(manager.caller, 12_000)])
    const [saved, told] = first.errors ? [second, first] : [first, second]
    expect(saved.data.updateRoomType.version).toBe(2)
    expect(told.errors?.[0]).toMatchObject({
      message: `This room type was changed by ${saved.data.updateRoomType.changedBy} meanwhile. Look at it again before you save`,
      extensions: { code: 'CONFLICT' },
    })
    const after = await owner.graphql('query ($id: ID!) { roomType(id: $id) { basePrice } }', { id: type.id })
    expect(after.data.roomType.basePrice).toBe(saved.data.updateRoomType.basePrice)
  })

  it('does not let the floor rise above a rule that is still in force', async () => {
    const type = await addRoomType(owner, { basePrice: 20_000 })
    await addRule(owner, type.id, { name: 'Summer', price: 15_000, endDate: '2028-02-28' })
    const { errors } = await owner.graphql(update, { input: { id: type.id, floorPrice: 16_000 } })
    expect(errors?.[0]?.message).toBe('Floor price must be at most $150, the price of the rule Summer')
  })

  it('answers NOT_FOUND for an unknown id', async () => {
    const { errors } = await owner.graphql(update, { input: { id: unknown, basePrice: 10_000 } })
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })
})

describe('archiving', () => {
  const archive = 'mutation ($id: ID!) { archiveRoomType(id: $id) { id archivedAt } }'
  const restore = 'mutation ($id: ID!) { restoreRoomType(id: $id) { id archivedAt } }'
  const list = 'query ($all: Boolean!) { roomTypes(includeArchived: $all) { id } }'
  const ids = async (all: boolean, caller = owner) =>
    (await caller.graphql(list, { all })).data.roomTypes.map(({ id }: { id: string }) => id)

  it('hides a room type and brings it back as it was', async () => {
    const { id } = await addRoomType(owner)
    expect((await owner.graphql(archive, { id })).data.archiveRoomType.archivedAt).toEqual(expect.any(String))
    expect(await ids(false)).not.toContain(id)
    expect(await ids(true)).toContain(id)
    await owner.graphql(restore, { id })
    expect(await ids(false)).toContain(id)
  })

  it('does not show archived types to strangers who ask for them', async () => {
    const { errors } = await server.caller().graphql(list, { all: true })
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })

  it('hides inactive types from strangers, by list and by id', async () => {
    const { id } = await addRoomType(owner, { active: false })
    expect(await ids(false)).toContain(id)
    expect(await ids(false, server.caller())).not.toContain(id)
    const one = await server.caller().graphql('query ($id: ID!) { roomType(id: $id) { id } }', { id })
    expect(one.data.roomType).toBeNull()
  })
})

describe('a room', () => {
  it('is changed in part, listed by number, and archived', async () => {
    const { id, rooms } = await addRoomType(owner)
    const room = rooms[0]!
    const { data } = await owner.graphql(updateRoom, { input: { id: room, notes: 'New mattress', active: false } })
    expect(data.updateRoom).toMatchObject({
      floor: 1,
      notes: 'New mattress',
      active: false,
      roomTypeId: id,
      version: 2,
    })
    const numbers = (await owner.graphql('{ rooms { roomNumber } }')).data.rooms.map(
      ({ roomNumber }: { roomNumber: string }) => roomNumber,
    )
    expect(numbers.slice(0, 3)).toEqual(['1', '2', '3'])
    expect(numbers.indexOf('10')).toBeGreaterThan(numbers.indexOf('9'))
    await owner.graphql('mutation ($id: ID!) { archiveRoom(id: $id) { id } }', { id: room })
    const after = await owner.graphql('{ rooms { id } }')
    expect(after.data.rooms).not.toContainEqual({ id: room })
  })

  it.each([
    [{ roomNumber: '' }, 'Room number is required'],
    [{ roomNumber: '12345678901' }, 'Room number must have 1 to 10 characters'],
    [{ roomNumber: '16' }, 'Another room has this number already'],
    [{ floor: 6 }, 'Floor must be from 0 to 5'],
    [{ floor: -1 }, 'Floor must be from 0 to 5'],
    [{ notes: 'x'.repeat(1_001) }, 'Notes must have at most 1000 characters'],
    [{ roomTypeId: unknown }, 'Room type must be the id of a room type'],
  ])('refuses %j', async (fields, sentence) => {
    const { id } = await addRoomType(owner, {}, 0)
    const { errors } = await owner.graphql('mutation ($input: CreateRoomInput!) { createRoom(input: $input) { id } }', {
      input: { roomTypeId: id, roomNumber: 'new', floor: 1, ...fields },
    })
    expect(errors?.[0]).toMatchObject({ message: sentence, extensions: { code: 'BAD_USER_INPUT' } })
  })

  it('comes to no room type that is archived, and keeps the one that it has', async () => {
    const archive = 'mutation ($id: ID!) { archiveRoomType(id: $id) { id } }'
    const gone = await addRoomType(owner)
    const other = await addRoomType(owner)
    await owner.graphql(archive, { id: gone.id })
    const refused = {
      message: 'Room type is archived: choose another, or bring it back first',
      extensions: { code: 'BAD_USER_INPUT', issues: [{ path: ['roomTypeId'] }] },
    }
    const made = await owner.graphql('mutation ($input: CreateRoomInput!) { createRoom(input: $input) { id } }', {
      input: { roomTypeId: gone.id, roomNumber: 'new', floor: 1 },
    })
    expect(made.errors?.[0]).toMatchObject(refused)
    const moved = await owner.graphql(updateRoom, { input: { id: other.rooms[0], roomTypeId: gone.id } })
    expect(moved.errors?.[0]).toMatchObject(refused)
    const kept = await owner.graphql(updateRoom, { input: { id: gone.rooms[0], roomTypeId: gone.id, floor: 2 } })
    expect(kept.data.updateRoom).toMatchObject({ roomTypeId: gone.id, floor: 2 })
  })

  it('tells the second of two people who save it', async () => {
    const { rooms } = await addRoomType(owner)
    await owner.graphql(updateRoom, { input: { id: rooms[0], version: 1, floor: 2 } })
    const { errors } = await owner.graphql(updateRoom, { input: { id: rooms[0], version: 1, floor: 3 } })
    expect(errors?.[0]?.message).toBe('This room was changed by Owner meanwhile. Look at it again before you save')
  })
})

it('keeps who changed what, and when', async () => {
  const type = await addRoomType(owner)
  await owner.graphql(update, { input: { id: type.id, basePrice: 11_000 } })
  await owner.graphql(update, { input: { id: type.id, basePrice: 11_000 } })
  const { data } = await owner.graphql(history, { subjectId: type.id })
  expect(data.recordChanges.totalCount).toBe(2)
  expect(data.recordChanges.nodes[0]).toEqual({
    kind: 'UPDATED',
    by: 'Owner',
    fields: [{ field: 'basePrice', before: '10000', after: '11000' }],
  })
  expect(data.recordChanges.nodes[1].kind).toBe('CREATED')
})

describe('what guests read in other languages', () => {
  const guest = `query ($id: ID!, $locale: Locale!) { roomType(id: $id) {
    name(locale: $locale) description(locale: $locale) amenities(locale: $locale)
    accessibilityNotes(locale: $locale) accessFacts(locale: $locale) { name value } images { alt(locale: $locale) }
  } }`
  const read = async (id: string, locale: string) =>
    (await server.caller().graphql(guest, { id, locale })).data.roomType
  const texts = `mutation ($input: UpdateRoomTypeInput!) { updateRoomType(input: $input) {
    version translations { locale name description amenities accessibilityNotes }
  } }`

  it('is written by staff, kept with its history, and English where it is left out', async () => {
    const { id } = await addRoomType(owner, {
      name: 'Attic',
      description: 'Under the roof',
      amenities: ['Desk', 'Fan'],
      accessibility: { notes: 'Steep stairs', doorwayWidthInches: 30, grabBars: false },
      images: [
        { url: '/pictures/latest/courtyard.webp', alt: 'The roof', translations: [{ locale: 'sv', alt: 'Taket' }] },
      ],
    })
    const finnish = {
      locale: 'fi',
      name: ' Ullakko ',
      amenities: ['Työpöytä', 'Tuuletin'],
      accessibilityNotes: 'Portaat',
    }
    const { data } = await owner.graphql(texts, {
      input: {
        id,
        version: 1,
        translations: [{ locale: 'sv', description: 'Under taket' }, finnish, { locale: 'de' }],
      },
    })
    const none = { name: '', description: '', amenities: [], accessibilityNotes: '' }
    expect(data.updateRoomType).toEqual({
      version: 2,
      translations: expect.arrayContaining([
        { ...none, ...finnish, name: 'Ullakko' },
        { ...none, locale: 'sv', description: 'Under taket' },
      ]),
    })
    expect(data.updateRoomType.translations).toHaveLength(2)
    expect(await read(id, 'fi')).toMatchObject({
      name: 'Ullakko',
      description: 'Under the roof',
      amenities: ['Työpöytä', 'Tuuletin'],
      accessibilityNotes: 'Portaat',
      images: [{ alt: 'The roof' }],
      accessFacts: expect.arrayContaining([
        { name: 'Kapein oviaukko', value: '76 cm (30″)' },
        { name: 'Tukikahvat kylpyhuoneessa', value: 'ei' },
        { name: 'Sängyn korkeus', value: 'ei vielä mitattu' },
      ]),
    })
    expect(await read(id, 'sv')).toMatchObject({
      name: 'Attic',
      description: 'Under taket',
      amenities: ['Desk', 'Fan'],
      accessibilityNotes: 'Steep stairs',
      images: [{ alt: 'Taket' }],
    })
    expect(await read(id, 'de')).toMatchObject({ name: 'Attic', description: 'Under the roof' })

    const again = await owner.graphql(texts, {
      input: { id, version: 2, translations: [finnish, { locale: 'sv', description: 'Under taket' }] },
    })
    expect(again.data.updateRoomType.version).toBe(2)
    const { data: changes } = await owner.graphql(history, { subjectId: id })
    expect(changes.recordChanges.nodes[0].fields.map(({ field }: { field: string }) => field)).toEqual(['translations'])
    const late = await owner.graphql(texts, { input: { id, version: 1, translations: [] } })
    expect(late.errors?.[0]?.extensions.code).toBe('CONFLICT')
  })

  it.each([
    [{ locale: 'fi', name: 'x'.repeat(81) }, 'Name must have at most 80 characters'],
    [{ locale: 'fi', description: 'x'.repeat(5_001) }, 'Description must have at most 5000 characters'],
    [{ locale: 'fi', amenities: Array(41).fill('a') }, 'A room type can have at most 40 amenities'],
    [{ locale: 'fi', amenities: ['x'.repeat(61)] }, 'Amenity must have 1 to 60 characters'],
    [{ locale: 'fi', accessibilityNotes: 'x'.repeat(1_001) }, 'Accessibility notes must have at most 1000 characters'],
    [{ locale: 'en', name: 'Attic' }, 'Locale must be one of es, pt, fr, de, fi, sv'],
  ])('refuses %j', async (text, sentence) => {
    const { errors } = await owner.graphql(createRoomType, { input: form({ slug: 'refused', translations: [text] }) })
    expect(errors?.[0]).toMatchObject({ message: sentence, extensions: { code: 'BAD_USER_INPUT' } })
  })

  it('refuses the same language twice', async () => {
    const translations = [
      { locale: 'fi', name: 'A' },
      { locale: 'fi', name: 'B' },
    ]
    const { errors } = await owner.graphql(createRoomType, { input: form({ slug: 'refused', translations }) })
    expect(errors?.[0]?.message).toBe('Each language can be given once')
  })

  it('comes with the sample hotel, the texts of its pictures too', async () => {
    const { data } = await owner.graphql(
      '{ roomTypes { slug amenities(locale: de) images { translations { locale } } translations { locale } } }',
    )
    const suite = data.roomTypes.find(({ slug }: { slug: string }) => slug === 'king-suite')
    expect(suite.amenities).toContain('Kostenloses WLAN')
    expect(suite.translations).toHaveLength(6)
    expect(suite.images[0].translations).toHaveLength(6)
  })
})

it('names room types in the guest’s language, and in English where nobody translated', async () => {
  const { data } = await server.caller().graphql('{ roomTypes { slug name(locale: fi) english: name } }')
  expect(data.roomTypes).toContainEqual({ slug: 'king-suite', name: 'King-sviitti', english: 'King Suite' })
  const { id } = await addRoomType(owner, { name: 'Untranslated' })
  const one = await server.caller().graphql('query ($id: ID!) { roomType(id: $id) { name(locale: fi) } }', { id })
  expect(one.data.roomType.name).toBe('Untranslated')
})
