import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '#tests/support/caller.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addStaff } from '#tests/support/staff.ts'
import { sql } from '#tests/support/subscribers.ts'

const send =
  'mutation ($input: SendChatMessageInput!) { sendChatMessage(input: $input) { id response confident citations { path } } }'
const rate = 'mutation ($input: RateChatReplyInput!) { rateChatReply(input: $input) { helpful } }'
const groups = `{ chatQuestionGroups {
  id unansweredCount unhelpfulCount repeatCount questions { id question language }
} }`
const teach =
  'mutation ($input: TeachAnswerInput!) { teachAnswer(input: $input) { id kind key state words { locale texts } } }'
const entries = 'query ($kind: ContentKind!) { contentEntries(kind: $kind) { id key } }'

interface Group {
  id: string
  unansweredCount: number
  unhelpfulCount: number
  repeatCount: number
  questions: { id: string; question: string; language: string }[]
}

let server: TestServer
let owner: Caller
beforeAll(async () => {
  server = await startServer()
  owner = await server.caller().signIn()
})
afterAll(() => server.close())

const ask = async (message: string, language = 'en') =>
  (await server.caller().graphql(send, { input: { message, language } })).data.sendChatMessage

const listGroups = async (): Promise<Group[]> => (await owner.graphql(groups)).data.chatQuestionGroups
const groupOf = async (question: string) =>
  (await listGroups()).find(({ questions }) => questions.some((one) => one.question === question))

const refusal = async (input: object, by = owner) => {
  const { errors } = await by.graphql(teach, { input })
  return errors?.[0]?.extensions.code
}

const words = (locale: string, title: string, text: string) => ({ locale, title, text })
const trolley = [words('en', 'A trolley for kayaks', 'There is one behind the house, free for guests.')]

describe('the list of questions that wait', () => {
  it('has alike questions together, with how many there are', async () => {
    await ask('Do you rent out surfboards?')
    await ask('do you rent out surfboards')
    await ask('Do you rent out surfboard')
    await ask('Vuokraatteko surffilautoja?', 'fi')
    const group = await groupOf('Do you rent out surfboards?')
    expect(group).toMatchObject({ unansweredCount: 3, unhelpfulCount: 0, repeatCount: 2 })
    expect(group!.questions.map(({ question }) => question)[0]).toBe('Do you rent out surfboard')
    expect(await groupOf('Vuokraatteko surffilautoja?')).toMatchObject({ unansweredCount: 1, repeatCount: 0 })
    const sizes = (await listGroups()).map(({ questions }) => questions.length)
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  })

  it('counts an answer beside the question by its rating, and leaves out what helped', async () => {
    const beside = await ask('is there a swimming pool on the roof')
    await server.caller().graphql(rate, { input: { id: beside.id, helpful: false } })
    expect(await groupOf('is there a swimming pool on the roof')).toMatchObject({
      unansweredCount: 0,
      unhelpfulCount: 1,
    })
    const good = await ask('When is check-in?')
    await server.caller().graphql(rate, { input: { id: good.id, helpful: true } })
    expect(await groupOf('When is check-in?')).toBeUndefined()
  })

  it('counts no question as asked again that came much later', async () => {
    server.setNow(new Date('2030-05-01T10:00:00Z'))
    await ask('Do you sell postcards xylograph?')
    server.setNow(new Date('2030-05-01T12:00:00Z'))
    await ask('Do you sell postcards xylograph')
    expect(await groupOf('Do you sell postcards xylograph')).toMatchObject({ unansweredCount: 2, repeatCount: 0 })
    server.setNow(null)
  })

  it('is for staff who read inquiries', async () => {
    expect((await server.caller().graphql(groups)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })
})

describe('a question that is answered once', () => {
  it('is answered to the next guest, however it is spelt, and leaves the list', async () => {
    expect(await ask('do you rent out unicycles made of glass')).toMatchObject({ confident: false })
    const { id: questionId } = (await groupOf('do you rent out unicycles made of glass'))!.questions[0]!
    const { data, errors } = await owner.graphql(teach, {
      input: {
        question: 'Do you rent out UNICYCLES made of glass?',
        language: 'en',
        questionIds: [questionId],
        answer: { texts: trolley },
      },
    })
    expect(errors).toBeUndefined()
    expect(data.teachAnswer).toMatchObject({ kind: 'ANSWER', state: 'PUBLISHED' })
    for (const asked of [
      'do you rent out unicycles made of glass',
      'do you rent unicycles made of glas??',
      'do guests rent unicycles made of glass?',
    ])
      expect(await ask(asked), asked).toMatchObject({ confident: true, response: trolley[0]!.text })
    expect(await groupOf('do you rent out unicycles made of glass')).toBeUndefined()
  })

  it('answers nothing else that is asked in the same words', async () => {
    await owner.graphql(teach, {
      input: {
        question: 'Do you have a telescope?',
        language: 'en',
        questionIds: [],
        answer: { texts: [words('en', 'Telescope', 'A telescope stands on the patio.')] },
      },
    })
    expect((await ask('do you have a telescope')).response).toContain('patio')
    expect(await ask('do you have a trampoline')).toMatchObject({ confident: false })
    expect((await ask('do you have a pool')).response).toMatch(/Atlantic/)
  })

  it('stands on the FAQ page where it is put there, in the languages that are known, else in English', async () => {
    const { data, errors } = await owner.graphql(teach, {
      input: {
        question: 'Onko teillä saunaa?',
        language: 'fi',
        questionIds: [],
        answer: {
          category: 'amenities',
          texts: [
            words('en', 'Is there a sauna?', 'There is no sauna at the inn.'),
            words('fi', 'Onko hotellissa saunaa?', 'Hotellissa ei ole saunaa.'),
          ],
        },
      },
    })
    expect(errors).toBeUndefined()
    expect(await ask('onko teillä sauna', 'fi')).toMatchObject({
      confident: true,
      response: 'Hotellissa ei ole saunaa.',
      citations: [{ path: '/faq' }],
    })
    const faq = 'query ($locale: Locale!) { faq(locale: $locale) { entries { id question answer } } }'
    for (const [locale, answer] of [
      ['fi', 'Hotellissa ei ole saunaa.'],
      ['sv', 'There is no sauna at the inn.'],
    ]) {
      const entriesOf = (await server.caller().graphql(faq, { locale })).data.faq.entries
      expect(entriesOf.find(({ id }: { id: string }) => id === data.teachAnswer.key)).toMatchObject({ answer })
    }
  })

  it('leads to an answer that there is already, until that is put away', async () => {
    const { data } = await owner.graphql(entries, { kind: 'FAQ' })
    const parking = data.contentEntries.find(({ key }: { key: string }) => key === 'free-parking')
    const input = { question: 'Where do I stable my chariot?', language: 'en', questionIds: [], entryId: parking.id }
    expect((await owner.graphql(teach, { input })).errors).toBeUndefined()
    expect((await ask('where do i stable my chariot')).response).toMatch(/Parking on the property is free/)
    await owner.graphql('mutation ($id: ID!) { archiveContent(id: $id) { id } }', { id: parking.id })
    expect((await ask('where do i stable my chariot')).response).not.toMatch(/Parking on the property is free/)
    await owner.graphql('mutation ($id: ID!) { restoreContent(id: $id) { id } }', { id: parking.id })
  })

  it('takes the later of two answers', async () => {
    for (const text of ['The first answer.', 'The second answer.'])
      await owner.graphql(teach, {
        input: {
          question: 'Any zeppelins?',
          language: 'en',
          questionIds: [],
          answer: { texts: [words('en', 'Zeppelins', text)] },
        },
      })
    expect(await ask('any zeppelins')).toMatchObject({ response: 'The second answer.' })
  })

  it('leaves no answer behind where it fails half-way', async () => {
    const answers = async () => (await owner.graphql(entries, { kind: 'ANSWER' })).data.contentEntries
    const before = await answers()
    await sql(server, `alter table chat_key add constraint broken check (question <> 'Any dirigibles?')`)
    const input = { question: 'Any dirigibles?', language: 'en', questionIds: [], answer: { texts: trolley } }
    expect(await refusal(input)).toBe('INTERNAL_SERVER_ERROR')
    await sql(server, 'alter table chat_key drop constraint broken')
    expect(await answers()).toEqual(before)
    expect(await refusal(input)).toBeUndefined()
    expect(await answers()).toHaveLength(before.length + 1)
  })

  it('is refused without a question or an answer, with two, or with an address in it', async () => {
    const right = { question: 'Any hammocks?', language: 'en', questionIds: [], answer: { texts: trolley } }
    const before = (await owner.graphql(entries, { kind: 'ANSWER' })).data.contentEntries.length
    const known = (await owner.graphql(entries, { kind: 'FAQ' })).data.contentEntries[0].id
    const other = (await owner.graphql(entries, { kind: 'RESTAURANT' })).data.contentEntries[0].id
    for (const wrong of [
      { ...right, question: ' ' },
      { ...right, question: '???' },
      { ...right, question: 'Write to aino@example.com, any hammocks?' },
      { ...right, question: 'Call (561) 555-0199, any hammocks?' },
      { ...right, answer: null },
      { ...right, entryId: known },
      { ...right, answer: { texts: [] } },
      { ...right, answer: { texts: [words('fi', 'Riippumatot', 'Ei ole.')] } },
      { ...right, answer: { texts: [words('en', 'Hammocks', '')] } },
      { ...right, answer: { category: 'nowhere', texts: trolley } },
      { ...right, questionIds: ['nonsense'] },
    ])
      expect(await refusal(wrong), JSON.stringify(wrong)).toBe('BAD_USER_INPUT')
    for (const entryId of ['nonsense', crypto.randomUUID(), other])
      expect(await refusal({ ...right, answer: null, entryId })).toBe('NOT_FOUND')
    expect((await owner.graphql(entries, { kind: 'ANSWER' })).data.contentEntries).toHaveLength(before)
    expect(await ask('any hammocks')).toMatchObject({ confident: false })
  })

  it('is for staff who write the website', async () => {
    const input = { question: 'Any swings?', language: 'en', questionIds: [], answer: { texts: trolley } }
    expect(await refusal(input, server.caller())).toBe('UNAUTHENTICATED')
    expect(await refusal(input, (await addStaff(server, 'desk')).caller)).toBe('FORBIDDEN')
  })
})
