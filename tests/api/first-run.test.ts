import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#tests/support/caller.ts'
import { aurinko, removeSampleHotel } from '#tests/support/aurinko.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addStaff } from '#tests/support/staff.ts'
import { sql } from '#tests/support/subscribers.ts'

let server: TestServer
let owner: Caller
beforeEach(async () => {
  server = await startServer()
  owner = await server.caller().signIn()
})
afterEach(() => server.close())

const input = { confirmation: 'Coral Stone Inn', essentials: aurinko }
const remove = (given: object = input, caller: Caller = owner) => caller.graphql(removeSampleHotel, { input: given })
const count = async (table: string, where = 'true') =>
  Number((await sql<{ count: string }>(server, `select count(*) from "${table}" where ${where}`))[0]!.count)
const everything = async () => {
  const tables = ['room_type', 'room', 'pricing_rule', 'blog_post', 'campaign_template', 'content_entry', 'audit_entry']
  return Promise.all(tables.map((table) => count(table)))
}
const facts = async () =>
  (
    await server
      .caller()
      .graphql('{ hotel(locale: en) { name phoneLink establishedYear petFee bookingPage languages website } }')
  ).data.hotel

describe('taking the sample off', () => {
  it('leaves the essentials and what is true of any hotel', async () => {
    const before = (await owner.graphql('{ sampleHotel { answer records needsEssentials nouns { noun goes } } }')).data
    expect(before.sampleHotel).toMatchObject({ answer: null, needsEssentials: true })
    expect(before.sampleHotel.records).toBeGreaterThan(200)
    const { data, errors } = await remove()
    expect(errors).toBeUndefined()
    expect(data.removeSampleHotel).toMatchObject({ answer: 'REMOVED', records: 0 })
    expect(await facts()).toEqual({
      name: 'Hotel Aurinko',
      phoneLink: '+35895550199',
      establishedYear: null,
      petFee: null,
      bookingPage: null,
      languages: ['en', 'fi'],
      website: 'http://hotel.example',
    })
    const asked = await server
      .caller()
      .graphql('mutation ($input: SubmitInquiryInput!) { submitInquiry(input: $input) { reference } }', {
        input: { name: 'Aino', email: 'aino@example.com', message: 'Is the sauna warm?' },
      })
    expect(asked.data.submitInquiry.reference).toMatch(/^HA-/)
    for (const table of ['room_type', 'room', 'pricing_rule', 'blog_post', 'campaign_template'])
      expect([table, await count(table)]).toEqual([table, 0])
    expect(await count('content_entry', `kind in ('restaurant', 'review', 'picture', 'place')`)).toBe(1)
    // A place of a page waits for its words.
    expect(await count('content_entry', `kind = 'text' and published is null and draft is not null`)).toBeGreaterThan(
      50,
    )
    expect(await count('audit_entry', `action = 'sample-removed'`)).toBe(1)
  })

  it('is refused without the typed name, with a wrong one, without essentials, and changes nothing', async () => {
    const before = await everything()
    for (const given of [
      { ...input, confirmation: '' },
      { ...input, confirmation: 'Hotel Aurinko' },
      { confirmation: 'Coral Stone Inn' },
      { ...input, essentials: { ...aurinko, timeZone: 'Europe/Atlantis' } },
      { ...input, essentials: { ...aurinko, languages: ['fi'] } },
      { ...input, essentials: { ...aurinko, phone: '12' } },
    ]) {
      const { errors } = await remove(given)
      expect(errors?.[0]!.extensions.code).toBe('BAD_USER_INPUT')
    }
    expect(await everything()).toEqual(before)
  })

  it('is the owner’s alone', async () => {
    for (const role of ['manager', 'marketing', 'desk'] as const) {
      const { caller } = await addStaff(server, role)
      expect((await remove(input, caller)).errors?.[0]!.extensions.code).toBe('FORBIDDEN')
      expect((await caller.graphql('{ setup { isDismissed } }')).errors?.[0]!.extensions.code).toBe('FORBIDDEN')
    }
    expect((await remove(input, server.caller())).errors?.[0]!.extensions.code).toBe('UNAUTHENTICATED')
  })

  it('happens once, also when two ask at the same time', async () => {
    const answers = await Promise.all([remove(), remove()])
    const codes = answers.map(({ errors }) => errors?.[0]!.extensions.code)
    expect(codes.toSorted()).toEqual(['CONFLICT', undefined].toSorted())
    expect((await remove()).errors?.[0]!.extensions.code).toBe('CONFLICT')
    const kept = await owner.graphql('mutation { keepSampleHotel { answer } }')
    expect(kept.errors?.[0]!.extensions.code).toBe('CONFLICT')
    expect(await count('audit_entry', `action = 'sample-removed'`)).toBe(1)
  })

  it('takes off nothing when a part of it fails', async () => {
    await sql(
      server,
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'the last table fails'; end $$`,
    )
    await sql(server, 'create trigger refuse before delete on campaign_template for each row execute function refuse()')
    const before = await everything()
    expect((await remove()).errors).toHaveLength(1)
    expect(await everything()).toEqual(before)
    expect((await facts()).name).toBe('Coral Stone Inn')
  })

  it('leaves what staff made or changed, and what that needs', async () => {
    const [type] = (await owner.graphql('{ roomTypes { id slug } }')).data.roomTypes
    const saved = await owner.graphql(
      'mutation ($input: UpdateRoomTypeInput!) { updateRoomType(input: $input) { id name } }',
      { input: { id: type.id, name: 'Harbor room' } },
    )
    expect(saved.errors).toBeUndefined()
    const images = await sql<{ images: { url: string }[] }>(
      server,
      `select images from room_type where id = '${type.id}'`,
    )
    const entries = (await owner.graphql('{ contentEntries(kind: RESTAURANT) { id version data key } }')).data
    const [restaurant] = entries.contentEntries
    await owner.graphql('mutation ($input: SaveContentInput!) { saveContent(input: $input) { id } }', {
      input: { id: restaurant.id, version: restaurant.version, sourceUrl: 'https://restaurant.example' },
    })
    const [post] = await sql<{ id: string; featured: string }>(
      server,
      `select id, featured_image as featured from blog_post where language = 'en' order by slug limit 1`,
    )
    await owner.graphql('mutation ($input: UpdateBlogEntryInput!) { updateBlogEntry(input: $input) { id } }', {
      input: { id: post!.id, version: 1, title: 'Our own story' },
    })
    await owner.graphql('mutation ($input: SubmitInquiryInput!) { submitInquiry(input: $input) { reference } }', {
      input: { name: 'Aino', email: 'aino@guest.example', message: 'Is the suite free?', language: 'en' },
    })
    const { data, errors } = await remove()
    expect(errors).toBeUndefined()
    expect(data.removeSampleHotel.records).toBe(0)
    expect(await count('room_type')).toBe(1)
    expect(await sql(server, `select language, title from blog_post`)).toEqual([
      { language: 'en', title: 'Our own story' },
    ])
    const pictures = (await sql<{ key: string }>(server, `select key from content_entry where kind = 'picture'`)).map(
      ({ key }) => key,
    )
    expect(pictures).toEqual(expect.arrayContaining([...restaurant.data.pictures, post!.featured]))
    expect(pictures).toEqual(
      expect.arrayContaining(images[0]!.images.map(({ url }) => /([^/]+)\.webp$/.exec(url)![1]!)),
    )
    const inquiries = await owner.graphql('{ inquiries(first: 5) { nodes { name message } } }')
    expect(inquiries.data.inquiries.nodes).toHaveLength(1)
  })

  it('keeps what staff said of the facts, and nothing of the sample beside it', async () => {
    const [entry] = (await owner.graphql('{ contentEntries(kind: FACTS) { id version data } }')).data.contentEntries
    const own = { ...entry.data, name: 'Villa Meri', phone: '(212) 555-0101', phoneLink: '+12125550101' }
    own.email = 'desk@villa.example'
    own.address = { ...own.address, street: '1 Harbor Road' }
    own.smokingFee = 9900
    const saved = await owner.graphql(
      'mutation ($input: SaveContentInput!) { saveContent(input: $input) { id version } }',
      {
        input: { id: entry.id, version: entry.version, data: own },
      },
    )
    await owner.graphql('mutation ($input: PublishContentInput!) { publishContent(input: $input) { id } }', {
      input: saved.data.saveContent,
    })
    const { errors } = await remove({ confirmation: 'villa meri' })
    expect(errors).toBeUndefined()
    expect(await facts()).toMatchObject({ name: 'Villa Meri', establishedYear: null, petFee: null, bookingPage: null })
    const { data } = await server.caller().graphql('{ hotel(locale: en) { smokingFee smokingFeeText } }')
    expect(data.hotel).toEqual({ smokingFee: 9900, smokingFeeText: '$99' })
  })
})

it('keeping the sample ends the question and nothing else', async () => {
  const before = await everything()
  const { data } = await owner.graphql('mutation { keepSampleHotel { answer answeredBy records } }')
  expect(data.keepSampleHotel).toMatchObject({ answer: 'KEPT' })
  expect(data.keepSampleHotel.answeredBy).toBeTruthy()
  expect(data.keepSampleHotel.records).toBeGreaterThan(200)
  await owner.graphql('mutation { keepSampleHotel { answer } }')
  const after = await everything()
  // One line of the audit log.
  expect(after).toEqual([...before.slice(0, -1), before.at(-1)! + 1])
})

it('the steps are done by what the records say, or said not to apply by somebody', async () => {
  const setup = async () => (await owner.graphql('{ setup { isDismissed steps { id isDone skippedBy } } }')).data.setup
  expect((await setup()).steps.filter(({ isDone }: { isDone: boolean }) => isDone)).toEqual([])
  await remove()
  expect((await setup()).steps.filter(({ isDone }: { isDone: boolean }) => isDone)).toEqual([
    { id: 'NAME_AND_ADDRESS', isDone: true, skippedBy: null },
    { id: 'LANGUAGES', isDone: true, skippedBy: null },
  ])
  const skip = (skipped: boolean) =>
    owner.graphql('mutation ($input: SkipSetupStepInput!) { skipSetupStep(input: $input) { isDismissed } }', {
      input: { id: 'TAXES', skipped },
    })
  await skip(true)
  expect((await setup()).steps.at(-1).skippedBy).toBeTruthy()
  await skip(false)
  expect((await setup()).steps.at(-1).skippedBy).toBeNull()
  await owner.graphql('mutation { dismissSetup(dismissed: true) { isDismissed } }')
  expect((await setup()).isDismissed).toBe(true)
})
