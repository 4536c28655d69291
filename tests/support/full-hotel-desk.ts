import { randomUUID } from 'node:crypto'
import type { Caller } from './caller.ts'
import { fullHotelNow, guests, send, words } from './full-hotel-records.ts'
import type { SandboxServer } from './sandbox.ts'
import { requestStay } from './stay-requests.ts'
import { sql } from './subscribers.ts'

/** An answer that has left, one that is still being written, and a stay that was asked for. */
const addThreads = async (server: SandboxServer, desk: Caller) => {
  const input = { roomTypeSlug: 'king-room', arrival: '2027-03-02', departure: '2027-03-05', guests: 2 }
  const { errors } = await server
    .caller()
    .graphql(requestStay, { input: { ...input, name: 'Jonas Berg', email: guests.asker, language: 'sv' } })
  if (errors) throw new Error(errors[0]!.message)
  const [asked] = await sql<{ id: string }>(server, 'select id from inquiry where email = ?', [guests.asker])
  const inquiryId = asked!.id
  await send(desk, 'sendReply', 'SendReplyInput', { inquiryId, key: randomUUID(), text: words.reply })
  const draft = { inquiryId, text: words.replyDraft, version: null }
  await send(desk, 'saveReplyDraft', 'SaveReplyDraftInput', draft, 'version')
}

/** A text that is changed, published and changed again. */
const changeText = async (editor: Caller) => {
  const list = '{ contentEntries(kind: NOTICE) { id version words { locale texts } } }'
  const [entry] = (await editor.graphql(list)).data.contentEntries
  const english = entry.words.find(({ locale }: { locale: string }) => locale === 'en').texts
  const save = (version: number, texts: object) =>
    send(
      editor,
      'saveContent',
      'SaveContentInput',
      { id: entry.id, version, texts: [{ locale: 'en', texts: { ...english, ...texts } }] },
      'id version',
    )
  const saved = await save(entry.version, { title: words.notice })
  const published = await send(
    editor,
    'publishContent',
    'PublishContentInput',
    { id: entry.id, version: saved.version },
    'id version',
  )
  await save(published.version, { title: words.noticeDraft })
}

const teachAnswer = (owner: Caller) =>
  send(owner, 'teachAnswer', 'TeachAnswerInput', {
    question: words.taughtQuestion,
    language: 'en',
    questionIds: [],
    answer: { texts: [{ locale: 'en', title: 'A stargazing chair', text: words.taughtAnswer }] },
  })

/** There and back: the other name goes on leading to it. */
const renameRoomType = async (owner: Caller) => {
  const slugs = ['sea-grape', 'sea-grape-suite']
  for (const slug of slugs) {
    const { data } = await owner.graphql('{ roomTypes { id slug version } }')
    const type = data.roomTypes.find((one: { slug: string }) => slugs.includes(one.slug))
    await send(owner, 'updateRoomType', 'UpdateRoomTypeInput', { id: type.id, version: type.version, slug })
  }
}

/** What the desk’s later rooms hold: threads, stays that were asked for, texts, taught answers, connections, addresses. */
export const fillDesk = async (server: SandboxServer, owner: Caller, desk: Caller): Promise<void> => {
  await addThreads(server, desk)
  await changeText(owner)
  await teachAnswer(owner)
  await renameRoomType(owner)
  await send(owner, 'saveConnection', 'SaveConnectionInput', {
    id: 'MODEL',
    version: 0,
    settings: [{ name: 'OPENAI_MODEL', value: words.model }],
  })
  const once = { 'idempotency-key': 'a-room-of-its-own' }
  await owner.rest('POST', '/api/newsletter/signup', { email: guests.active, language: 'pt' }, once)
  // One that was looked at on another day; a real look would ask a website outside.
  await sql(
    server,
    `insert into outside_link (id, created_at, updated_at, url, state, problem, since, checked_at)
     select gen_random_uuid(), ?, ?, published->'data'->>'website', 'gone', ?, ?, ?
     from content_entry where kind = 'restaurant' and published->'data'->>'website' is not null order by key limit 1`,
    [fullHotelNow, fullHotelNow, words.linkProblem, fullHotelNow, fullHotelNow],
  )
}
