import 'reflect-metadata'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from '#graphql/locales.ts'
import { openPlaceholders } from '#graphql/open-placeholders.ts'
import type { Caller } from '#tests/support/caller.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addKey, addStaff } from '#tests/support/staff.ts'

const parts = 'id version name active changedBy texts { language text }'
const create = `mutation ($input: CreateSavedReplyInput!) { createSavedReply(input: $input) { ${parts} } }`
const update = `mutation ($input: UpdateSavedReplyInput!) { updateSavedReply(input: $input) { ${parts} } }`
const remove = 'mutation ($id: ID!) { deleteSavedReply(id: $id) { success id } }'
const restore = `mutation ($id: ID!) { restoreSavedReply(id: $id) { ${parts} } }`
const list = `query ($search: String) { savedReplies(search: $search) { ${parts} } }`
const fill = `query ($id: ID!, $reply: ID!, $language: Locale) { inquiry(id: $id) {
  filledReply(savedReplyId: $reply, language: $language) { language text unfilled } } }`
const send = 'mutation ($input: SendReplyInput!) { sendReply(input: $input) { status } }'

let server: TestServer
let owner: Caller
let desk: Caller
beforeAll(async () => {
  server = await startServer({ INQUIRIES_PER_HOUR: 1_000 })
  owner = await server.caller().signIn()
  desk = (await addStaff(server, 'desk')).caller
})
afterAll(() => server.close())

let made = 0
const input = (fields: object = {}) => {
  made += 1
  return { name: `Pier ${made}`, texts: [{ language: 'en', text: 'Hello {guestName}' }], ...fields }
}
const keep = async (fields: object = {}) => (await desk.graphql(create, { input: input(fields) })).data.createSavedReply
const inEnglish = (text: string) => ({ texts: [{ language: 'en', text }] })
const inquire = async (fields: object = {}): Promise<string> => {
  made += 1
  const form = {
    name: 'Aino Virtanen',
    email: `aino${made}@example.com`,
    message: `Is the pier open? ${made}`,
    ...fields,
  }
  return ((await server.caller().rest('POST', '/api/inquiries', form)).json() as { id: string }).id
}
const filled = async (id: string, reply: string, language?: string) =>
  (await desk.graphql(fill, { id, reply, language })).data.inquiry.filledReply

describe('the suggested ones', () => {
  const suggest = 'mutation { addSuggestedReplies { savedReplies { id name changedBy texts { language } } } }'

  it('come to a desk that has none, and where some are gone only those', async () => {
    const other = await startServer()
    try {
      const someone = (await addStaff(other, 'desk')).caller
      const all = async () => (await someone.graphql(list)).data.savedReplies
      const names = async () => (await all()).map(({ name }: { name: string }) => name)
      const first = await names()
      for (const { id } of await all()) await someone.graphql(remove, { id })
      expect(await names()).toEqual([])
      const came = (await someone.graphql(suggest)).data.addSuggestedReplies.savedReplies
      expect(await names()).toEqual(first)
      expect(came[0].texts.map(({ language }: { language: string }) => language)).toEqual(locales)
      await someone.graphql(remove, { id: came[0].id })
      const again = (await someone.graphql(suggest)).data.addSuggestedReplies.savedReplies
      expect(again.map(({ name }: { name: string }) => name)).toEqual([came[0].name])
      expect((await someone.graphql(suggest)).data.addSuggestedReplies.savedReplies).toEqual([])
      expect(await names()).toEqual(first)
    } finally {
      await other.close()
    }
  })
})

describe('saved replies', () => {
  it('begin with a few, in every language, with the same placeholders', async () => {
    const { data } = await desk.graphql(list)
    const first = data.savedReplies.filter(({ changedBy }: { changedBy: string | null }) => changedBy === null)
    expect(first).toHaveLength(4)
    for (const { texts } of first) {
      expect(texts.map(({ language }: { language: string }) => language)).toEqual(locales)
      const names = texts.map(({ text }: { text: string }) => openPlaceholders(text).toSorted())
      expect(new Set(names.map(String)).size).toBe(1)
    }
  })

  it('are found by a piece of the name', async () => {
    await keep({ name: 'Parking at the pier_1' })
    const names = async (search: string) =>
      (await desk.graphql(list, { search })).data.savedReplies.map(({ name }: { name: string }) => name)
    expect(await names('AT THE PIER_')).toEqual(['Parking at the pier_1'])
    expect(await names('%')).toEqual([])
    const { errors } = await desk.graphql(list, { search: 'x'.repeat(101) })
    expect(errors![0]!.message).toContain('Search must have at most 100 characters')
  })

  it('are changed with their history, and refused to who read an older version', async () => {
    const { id, version } = await keep()
    const { data } = await desk.graphql(update, { input: { id, version, ...inEnglish('Welcome') } })
    expect(data.updateSavedReply).toMatchObject({ texts: [{ language: 'en', text: 'Welcome' }], active: true })
    const late = await owner.graphql(update, { input: { id, version, name: 'Late' } })
    expect(late.errors![0]!.extensions.code).toBe('CONFLICT')
    const history = await desk.graphql(
      'query ($id: ID!) { recordChanges(subjectId: $id) { nodes { kind fields { field } } } }',
      { id },
    )
    expect(history.data.recordChanges.nodes).toMatchObject([
      { kind: 'UPDATED', fields: [{ field: 'texts' }] },
      { kind: 'CREATED' },
    ])
  })

  it('have a history for who may read them, as rooms have for who may read those', async () => {
    const { id } = await keep()
    const [room] = (await owner.graphql('{ rooms { id } }')).data.rooms
    const changesOf = async (subjectId: string, scope: 'rooms:read' | 'inquiries:read') => {
      const { headers } = await addKey(server, [scope])
      const query = 'query ($id: ID!) { recordChanges(subjectId: $id) { nodes { kind fields { after } } } }'
      const { data, errors } = await server.caller().graphql(query, { id: subjectId }, headers)
      return errors?.[0]?.message ?? data.recordChanges.nodes.length
    }
    expect(await changesOf(id, 'inquiries:read')).toBe(1)
    expect(await changesOf(id, 'rooms:read')).toBe('The changes of this record need the permission inquiries:read')
    expect(await changesOf(await inquire(), 'rooms:read')).toBe(
      'The changes of this record need the permission inquiries:read',
    )
    expect(await changesOf(room.id, 'inquiries:read')).toBe('The changes of this record need the permission rooms:read')
    expect(await changesOf(room.id, 'rooms:read')).toBe(0)
  })

  it('are deleted, and come back with their id', async () => {
    const { id, name } = await keep()
    expect((await desk.graphql(remove, { id })).data.deleteSavedReply).toEqual({ success: true, id })
    expect((await desk.graphql(remove, { id })).errors![0]!.extensions.code).toBe('NOT_FOUND')
    expect((await desk.graphql(list, { search: name })).data.savedReplies).toEqual([])
    expect((await desk.graphql(restore, { id })).data.restoreSavedReply).toMatchObject({ id, name })
  })

  it('have names of their own, whatever the case', async () => {
    const { id, name } = await keep()
    const twin = await desk.graphql(create, { input: input({ name: name.toUpperCase() }) })
    expect(twin.errors![0]!).toMatchObject({ extensions: { code: 'CONFLICT' } })
    await desk.graphql(remove, { id })
    await keep({ name })
    expect((await desk.graphql(restore, { id })).errors![0]!.extensions.code).toBe('CONFLICT')
  })

  it.each([
    [{ name: ' ' }, 'Name is required'],
    [{ name: 'x'.repeat(81) }, 'Name must have 1 to 80 characters'],
    [{ texts: [] }, 'English text is required'],
    [{ texts: [{ language: 'fi', text: 'Hei' }] }, 'English text is required'],
    [inEnglish(''), 'Text is required'],
    [inEnglish('x'.repeat(5_001)), 'Text must have 1 to 5000 characters'],
    [inEnglish('{sauna} and {guestName}'), 'English text: {sauna} is none of the placeholders'],
    [{ texts: ['a', 'b'].map((text) => ({ language: 'en', text })) }, 'Texts must be one for each language'],
  ])('refuse what they cannot keep: %#', async (fields, sentence) => {
    const { errors } = await desk.graphql(create, { input: input(fields) })
    expect(errors![0]!.extensions.code).toBe('BAD_USER_INPUT')
    expect(errors![0]!.message).toContain(sentence)
  })

  it('are nobody’s but of who answers guests', async () => {
    const other = (await addStaff(server, 'marketing')).caller
    expect((await other.graphql(list)).errors![0]!.extensions.code).toBe('FORBIDDEN')
    expect((await server.caller().graphql(list)).errors![0]!.extensions.code).toBe('UNAUTHENTICATED')
    const { headers } = await addKey(server, ['inquiries:read'])
    expect((await server.caller().graphql(create, { input: input() }, headers)).errors![0]!.extensions.code).toBe(
      'FORBIDDEN',
    )
  })
})

describe('a saved reply for a guest', () => {
  const words =
    'Hello {guestName} ({reference}): {nights} for {guests}, {arrival} to {departure}. {room}, {total}. {phone}'

  it('has the guest, the stay with its total and the hotel’s facts in it', async () => {
    const { id } = await keep(inEnglish(words))
    const inquiry = await inquire({ arrival: '2027-06-07', departure: '2027-06-09', guests: 2 })
    const { text, unfilled, language } = await filled(inquiry, id)
    expect({ unfilled, language }).toEqual({ unfilled: [], language: 'en' })
    expect(text).toMatch(
      /^Hello Aino Virtanen \(\w+-\w+\): 2 nights for 2 guests, June 7, 2027 to June 9, 2027\. [^{]+, \$\d[\d,.]*\. \+?[\d() -]+$/,
    )
  })

  it('is in the language of the guest, or in English and says so', async () => {
    const { id } = await keep({
      texts: [
        { language: 'en', text: 'Until {checkIn}' },
        { language: 'fi', text: 'Klo {checkIn}' },
      ],
    })
    expect(await filled(await inquire({ language: 'fi' }), id)).toMatchObject({ language: 'fi', text: 'Klo 15.00' })
    const swede = await inquire({ language: 'sv' })
    expect(await filled(swede, id)).toMatchObject({ language: 'en', text: expect.stringMatching(/^Until 3:00\sPM$/) })
    expect(await filled(swede, id, 'fi')).toMatchObject({ language: 'fi' })
  })

  it('keeps the braces of what nobody has said, and is not sent with them', async () => {
    const { id } = await keep(inEnglish(words))
    const inquiryId = await inquire()
    const { text, unfilled } = await filled(inquiryId, id)
    expect(unfilled).toEqual(['nights', 'guests', 'arrival', 'departure', 'room', 'total'])
    const answer = { inquiryId, key: randomUUID(), text }
    const refused = await desk.graphql(send, { input: answer })
    expect(refused.errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', issues: [{ path: ['text'] }] })
    expect(refused.errors![0]!.message).toContain('Answer still has {nights} and {guests} and')
    const mended = await desk.graphql(send, { input: { ...answer, text: 'Tell us your dates' } })
    expect(mended.data.sendReply).toEqual({ status: 'ANSWERED' })
  })

  it('names no total of nights that are not free', async () => {
    const { id } = await keep(inEnglish('{arrival}: {total}'))
    const past = await inquire({ arrival: '2020-06-07', departure: '2020-06-09', guests: 2 })
    expect(await filled(past, id)).toMatchObject({ text: 'June 7, 2020: {total}', unfilled: ['total'] })
  })

  it('puts in a name as it is, whatever stands in it', async () => {
    const { id } = await keep(inEnglish('Hello {guestName}'))
    const inquiry = await inquire({ name: '{total} $& <b>' })
    expect(await filled(inquiry, id)).toMatchObject({ text: 'Hello {total} $& <b>', unfilled: [] })
  })

  it('is null when there is none', async () => {
    const inquiry = await inquire()
    const { id } = await keep()
    await desk.graphql(remove, { id })
    for (const reply of [id, randomUUID(), 'reply']) expect(await filled(inquiry, reply)).toBeNull()
  })
})
