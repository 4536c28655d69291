import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerPages } from '#api/http/pages/pages.ts'
import { publishDue } from '#api/modules/content/publish-content.job.ts'
import { createContext, nobody } from '#api/platform/context.ts'
import { locales } from '#graphql/locales.ts'
import { askAtLock } from '#tests/support/at-a-lock.ts'
import type { Caller } from '#tests/support/caller.ts'
import { inDays } from '#tests/support/hotel-dates.ts'
import { readPage, textOf } from '#tests/support/html.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addStaff } from '#tests/support/staff.ts'

const fields = `id kind key title state version data publishAt isSample isUnverified verifiedOn source sourceUrl changedBy
  words { locale texts freshness isUnsure isDrafted hints { field fact value } }`

const operations = {
  list: `query ($kind: ContentKind!, $archived: Boolean) { answer: contentEntries(kind: $kind, archived: $archived) { ${fields} } }`,
  find: `query ($id: ID!) { answer: contentEntry(id: $id) { ${fields} } }`,
  overview: `{ answer: contentOverview { kind total unpublished scheduled archived sample unverified unsure
    languages { locale fresh outdated missing } } }`,
  facts: `query ($locale: Locale!) { answer: contentFacts(locale: $locale) { name value } }`,
  sentences: `query ($facts: JSONObject!) {
    answer: sentencesThatChange(facts: $facts) { kind title locale before after } }`,
  revisions: `query ($id: ID!) { answer: contentRevisions(id: $id) { id by data words { locale texts } } }`,
  create: `mutation ($input: CreateContentInput!) { answer: createContent(input: $input) { ${fields} } }`,
  save: `mutation ($input: SaveContentInput!) { answer: saveContent(input: $input) { ${fields} } }`,
  publish: `mutation ($input: PublishContentInput!) { answer: publishContent(input: $input) { ${fields} } }`,
  discard: `mutation ($input: DiscardContentDraftInput!) { answer: discardContentDraft(input: $input) { ${fields} } }`,
  archive: `mutation ($id: ID!) { answer: archiveContent(id: $id) { ${fields} } }`,
  restore: `mutation ($id: ID!) { answer: restoreContent(id: $id) { ${fields} } }`,
  move: `mutation ($input: MoveContentInput!) { answer: moveContent(input: $input) { contentEntries { key } } }`,
  bringBack: `mutation ($input: RestoreContentRevisionInput!) {
    answer: restoreContentRevision(input: $input) { ${fields} } }`,
} as const

interface Words {
  locale: string
  texts: Record<string, string> | null
  freshness: string
  isUnsure: boolean
  hints: { field: string; fact: string; value: string }[]
}

let server: TestServer
let editor: Caller
beforeAll(async () => {
  server = await startServer({}, hotelFacts, registerPages)
  editor = (await addStaff(server, 'manager')).caller
})
afterAll(() => server.close())

const ask = (name: keyof typeof operations, variables = {}) => editor.graphql(operations[name], variables)

/** What the desk gets; a refusal fails the test. */
const get = async (name: keyof typeof operations, variables = {}) => {
  const { data, errors } = await ask(name, variables)
  expect(errors).toBeUndefined()
  return data.answer
}

const complaints = async (name: keyof typeof operations, variables = {}) => {
  const { errors } = await ask(name, variables)
  return errors?.flatMap(({ extensions, message }) =>
    (extensions.issues ?? []).length > 0
      ? extensions.issues!.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
      : [`${extensions.code}: ${message}`],
  )
}

const entry = async (kind: string, key: string, archived = false) =>
  (await get('list', { kind, archived })).find((found: { key: string }) => found.key === key)

const wordsOf = (record: { words: Words[] }, locale: string) => record.words.find((words) => words.locale === locale)!

const save = async (record: { id: string; version: number }, input: object) =>
  get('save', { input: { id: record.id, version: record.version, ...input } })

const publish = async (record: { id: string; version: number }, input: object = {}) =>
  get('publish', { input: { id: record.id, version: record.version, ...input } })

const inPath = (path: string, locale: string) => (locale === 'en' ? path : `/${locale}${path === '/' ? '' : path}`)

const page = async (path: string, locale = 'en', caller = server.caller()) =>
  textOf((await readPage(caller, inPath(path, locale))).document.body)

/** What the assistant answers. */
const reply = async (message: string): Promise<string> => {
  const { data, errors } = await server
    .caller()
    .graphql('mutation ($input: SendChatMessageInput!) { sendChatMessage(input: $input) { response } }', {
      input: { message, language: 'en' },
    })
  expect(errors).toBeUndefined()
  return data.sendChatMessage.response
}

/** Changes a text of a record and publishes it. */
const rewrite = async (kind: string, key: string, texts: Record<string, object>) => {
  const found = await entry(kind, key)
  const written = Object.entries(texts).map(([locale, changed]) => ({
    locale,
    texts: { ...wordsOf(found, locale).texts, ...changed },
  }))
  return publish(await save(found, { texts: written }))
}

describe('a fact that is changed', () => {
  it('stands on every surface as soon as it is published, and on none before', async () => {
    const [facts] = await get('list', { kind: 'FACTS' })
    const data = { ...facts.data, phone: '(561) 555-0199', phoneLink: '+15615550199' }
    const saved = await save(facts, { data })
    expect(saved).toMatchObject({ state: 'CHANGED', isSample: false, changedBy: 'The manager' })
    expect(await page('/contact')).toContain('(561) 555-0152')
    expect(await publish(saved)).toMatchObject({ state: 'PUBLISHED' })
    for (const locale of locales)
      for (const path of ['/', '/contact', '/faq', '/deals']) {
        const { document } = await readPage(server.caller(), inPath(path, locale))
        const whole = document.documentElement.outerHTML
        expect(whole, path).toContain('(561) 555-0199')
        expect(whole, path).not.toContain('(561) 555-0152')
        expect(whole, path).not.toContain('+15615550152')
      }
    const llms = (await server.caller().rest('GET', '/llms.txt')).body
    expect(llms).not.toContain('555-0152')
    expect(await reply('What is your phone number?')).toContain('(561) 555-0199')
  })

  it.each([
    [{ phoneLink: 'five' }, 'data.phoneLink: Phone link must be like +'],
    [{ timeZone: 'Mars/Olympus' }, 'data.timeZone: Time zone must be a name like Europe/Helsinki'],
    [{ checkInTime: '25:00' }, 'data.checkInTime: Check-in must be a time like 15:00'],
    [{ name: '' }, 'data.name: Name'],
    [{ booking: null }, 'The field data.booking must be an object'],
    [{ pets: null }, 'The field data.pets must be an object'],
    [{ position: { latitude: 91, longitude: 0 } }, 'data.position.latitude: '],
    ...['https://a;sandbox/', 'https://a,default-src/', 'https://*/', 'ftp://book.example/'].map(
      (page): [object, string] => [
        { booking: { ...hotelFacts.booking, page } },
        'data.booking.page: Booking page must be an address like https://example.com',
      ],
    ),
    [
      { booking: { ...hotelFacts.booking, widgetScript: "https://a'b/" } },
      'data.booking.widgetScript: Booking widget must be an address like https://example.com',
    ],
  ])('is refused by its name: %j', async (wrong, complaint) => {
    const [facts] = await get('list', { kind: 'FACTS' })
    const [told] = (await complaints('save', { input: { id: facts.id, data: { ...facts.data, ...wrong } } })) ?? []
    expect(told).toContain(complaint)
    expect((await entry('FACTS', facts.key)).version).toBe(facts.version)
  })

  it('is changed by nobody who may change the website only', async () => {
    const { caller } = await addStaff(server, 'marketing')
    const [facts] = await get('list', { kind: 'FACTS' })
    const refused = 'This needs the permission facts:write'
    const data = { ...facts.data, booking: { ...facts.data.booking, page: 'https://elsewhere.example' } }
    const { id } = facts
    for (const [name, variables] of [
      ['save', { input: { id, data } }],
      ['publish', { input: { id } }],
      ['discard', { input: { id } }],
    ] as const) {
      const { errors } = await caller.graphql(operations[name], variables)
      expect(errors?.[0]).toMatchObject({ message: refused, extensions: { code: 'FORBIDDEN' } })
    }
    const [{ version }] = await get('list', { kind: 'FACTS' })
    expect(version).toBe(facts.version)
  })

  it('is shown in its sentences before', async () => {
    const [facts] = await get('list', { kind: 'FACTS' })
    const sentences = await get('sentences', {
      facts: { ...facts.data, pets: { ...facts.data.pets, feePerNight: 3_500 } },
    })
    expect(new Set(sentences.map(({ locale }: { locale: string }) => locale))).toEqual(new Set(locales))
    for (const { before, after } of sentences) {
      expect(after).toContain('35')
      expect(before).not.toEqual(after)
    }
    expect(await get('sentences', { facts: facts.data })).toEqual([])
    expect(await complaints('sentences', { facts: {} })).not.toBeUndefined()
  })

  it('cannot be put away or moved', async () => {
    const [facts] = await get('list', { kind: 'FACTS' })
    expect(await complaints('archive', { id: facts.id })).toEqual(['id: The hotel’s facts cannot be put away or moved'])
    expect(await complaints('move', { input: { id: facts.id } })).toHaveLength(1)
  })
})

describe('a new record', () => {
  const data = {
    distance: '0.3 miles',
    pictures: ['old-key-lime-house'],
    website: null,
    latitude: 26.58,
    longitude: -80.05,
    address: '1 Pier Road',
    phone: null,
  }
  const texts = {
    name: 'The Heron & Crab',
    cuisine: 'Seafood',
    hours: null,
    description: 'Crab by the pound, at {phone}.',
    features: ['Terrace'],
    directions: 'Over the bridge.',
  }
  const create = (input: object) => ({
    input: { kind: 'RESTAURANT', data, texts: [{ locale: 'en', texts }], ...input },
  })

  it('is a draft until it is published, in English where a language is missing', async () => {
    const finnish = { ...texts, description: 'Rapuja punnittain.' }
    const made = await get(
      'create',
      create({
        texts: [
          { locale: 'en', texts },
          { locale: 'fi', texts: finnish },
        ],
      }),
    )
    expect(made).toMatchObject({ key: 'the-heron-crab', state: 'DRAFT', title: 'The Heron & Crab', isSample: false })
    expect(await page('/things-to-do')).not.toContain('Heron')
    await publish(made)
    expect(await page('/things-to-do')).toContain('Crab by the pound')
    expect(await page('/things-to-do', 'fi')).toContain('Rapuja punnittain.')
    expect(await page('/things-to-do', 'sv')).toContain('Crab by the pound')
    expect(wordsOf(await entry('RESTAURANT', made.key), 'sv')).toMatchObject({ texts: null, freshness: 'MISSING' })
  })

  it('gets a key of its own when its name is taken, and may not take one', async () => {
    expect(await get('create', create({}))).toMatchObject({ key: 'the-heron-crab-2' })
    const greek = { texts: [{ locale: 'en', texts: { ...texts, name: 'Ωκεανός' } }] }
    expect(await get('create', create(greek))).toMatchObject({ key: 'restaurant' })
    expect(await complaints('create', create({ key: 'the-heron-crab' }))).toEqual([
      'key: Another record has the key the-heron-crab already',
    ])
  })

  describe('that somebody else makes at the same moment', () => {
    const inserting = 'lock table content_entry in share row exclusive mode'
    const twice = (input: object) =>
      askAtLock(
        server,
        inserting,
        [1, 2].map(() => () => ask('create', create(input))),
      )

    it('has a key and a place of its own', async () => {
      const answers = await twice({ texts: [{ locale: 'en', texts: { ...texts, name: 'Two Twins' } }] })
      expect(answers.map(({ data }) => data?.answer.key).toSorted()).toEqual(['two-twins', 'two-twins-2'])
    })

    it('is refused where both have the same key', async () => {
      const answers = await twice({ key: 'same-twin' })
      expect(answers.flatMap(({ errors }) => errors?.map(({ message }) => message) ?? [])).toEqual([
        'Another record has the key same-twin already',
      ])
    })
  })

  it.each([
    [{ texts: null }, 'texts.en: English is required'],
    [{ texts: [] }, 'texts.en: English is required'],
    [{ texts: [{ locale: 'fi', texts }] }, 'texts.en: English is required'],
    [{ data: null }, 'data.'],
    [{ data: {} }, 'data.distance: '],
    [{ data: { ...data, pictures: Array(21).fill('inn-front') } }, 'data.pictures: At most 20 pictures'],
    [{ data: { ...data, pictures: ['no-such'] } }, 'data.pictures: There is no no-such'],
    [{ data: { ...data, stars: 5 } }, 'data: '],
    [{ texts: [{ locale: 'en', texts: { ...texts, name: ' ' } }] }, 'texts.en.name: Name'],
    [{ texts: [{ locale: 'en', texts: { ...texts, name: 'x'.repeat(101) } }] }, 'texts.en.name: Name'],
    [{ texts: [{ locale: 'en', texts: { ...texts, description: 7 } }] }, 'texts.en.description: '],
    [{ texts: [{ locale: 'en', texts: { ...texts, slogan: 'Best' } }] }, 'texts.en: '],
    [
      { texts: [{ locale: 'en', texts: { ...texts, features: ['{petFees}'] } }] },
      'texts.en.features.0: {petFees} is no fact of the hotel',
    ],
    [
      { texts: [{ locale: 'en', texts: { ...texts, description: '{cots, plural, one {# cot} other {# cots}}' } }] },
      'texts.en.description: {cots} is no fact of the hotel',
    ],
    [
      { texts: [{ locale: 'en', texts: { ...texts, description: 'From {maxPets, plural, one {a pet}' } }] },
      'texts.en.description: {',
    ],
    [{ sourceUrl: 'javascript:alert(1)' }, 'sourceUrl: '],
    [{ key: 'Not A Key' }, 'key: '],
    [{ verifiedOn: '2026-02-30' }, ''],
  ])('is refused by the field: %#', async (wrong, complaint) => {
    const before = await get('list', { kind: 'RESTAURANT' })
    const told = await complaints('create', create(wrong))
    expect(told?.[0]).toContain(complaint)
    expect(await get('list', { kind: 'RESTAURANT' })).toHaveLength(before.length)
  })
})

it.each(['FACTS', 'TEXT', 'SECTION'])('nothing is added to %s, which the pages bring', async (kind) => {
  const [{ data, words }] = await get('list', { kind })
  const texts = words.length > 0 ? [{ locale: 'en', texts: words[0].texts }] : []
  expect(await complaints('create', { input: { kind, key: 'another', data, texts } })).toEqual([
    'kind: No record of this kind can be added: the pages have their places for those that there are',
  ])
})

describe('a draft', () => {
  it('is seen by staff on the page, and by nobody else', async () => {
    const found = await entry('FAQ', 'pool')
    const english = { ...wordsOf(found, 'en').texts, question: 'Is there a swimming hole?' }
    const saved = await save(found, { texts: [{ locale: 'en', texts: english }] })
    expect(await page('/faq')).not.toContain('swimming hole')
    expect(await page('/faq?drafts')).not.toContain('swimming hole')
    const desk = (await addStaff(server, 'desk')).caller
    expect(await page('/faq?drafts', 'en', desk)).not.toContain('swimming hole')
    const shown = await editor.rest('GET', '/faq?drafts')
    expect(shown.body).toContain('swimming hole')
    expect(shown.body).toContain('guests do not see this yet')
    expect(shown.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
    expect(await page('/faq', 'en', editor)).not.toContain('swimming hole')
    await get('discard', { input: { id: saved.id, version: saved.version } })
    expect(wordsOf(await entry('FAQ', 'pool'), 'en').texts!.question).not.toContain('swimming hole')
    expect(await entry('FAQ', 'pool')).toMatchObject({ state: 'PUBLISHED' })
  })

  it('that says what is published already is none', async () => {
    const found = await entry('FAQ', 'pool')
    const same = await save(found, { texts: [{ locale: 'en', texts: wordsOf(found, 'en').texts }] })
    expect(same.state).toBe('PUBLISHED')
  })

  it('can be published language by language', async () => {
    const found = await entry('FAQ', 'pets')
    const written = ['en', 'de'].map((locale) => ({
      locale,
      texts: { ...wordsOf(found, locale).texts, question: `Llamas in ${locale}?` },
    }))
    const saved = await save(found, { texts: written })
    const part = await publish(saved, { locales: ['de'] })
    expect(part.state).toBe('CHANGED')
    expect(await page('/faq', 'de')).toContain('Llamas in de?')
    expect(await page('/faq')).not.toContain('Llamas in en?')
    expect((await publish(part, { locales: ['en'] })).state).toBe('PUBLISHED')
    expect(await page('/faq')).toContain('Llamas in en?')
  })

  it('is not overwritten by whoever read an older one', async () => {
    const found = await entry('FAQ', 'wifi')
    const change = (question: string) => ({
      id: found.id,
      version: found.version,
      texts: [{ locale: 'en', texts: { ...wordsOf(found, 'en').texts, question } }],
    })
    await get('save', { input: change('First?') })
    const [told] = (await complaints('save', { input: change('Second?') })) ?? []
    expect(told).toContain('CONFLICT: This record was changed by The manager meanwhile')
    expect(wordsOf(await entry('FAQ', 'wifi'), 'en').texts!.question).toBe('First?')
    for (const name of ['publish', 'discard'] as const)
      expect((await complaints(name, { input: { id: found.id, version: found.version } }))?.[0]).toContain('CONFLICT')
  })

  it('appears at its time, and waits for what it names', async () => {
    const found = await entry('FAQ', 'kitchens')
    const texts = { ...wordsOf(found, 'en').texts, question: 'Can we cook at midnight?' }
    const saved = await save(found, { texts: [{ locale: 'en', texts }] })
    const at = new Date(Date.now() + 3_600_000)
    expect(await complaints('publish', { input: { id: saved.id, at: new Date(0).toISOString() } })).toEqual([
      'at: The time must be in the future',
    ])
    expect(await publish(saved, { at: at.toISOString() })).toMatchObject({ publishAt: at.toISOString() })
    const run = async () => publishDue(await createContext(server.deps, nobody))
    await run()
    expect(await page('/faq')).not.toContain('midnight')
    server.setNow(new Date(at.getTime() + 1_000))
    await run()
    server.setNow(null)
    expect(await page('/faq')).toContain('midnight')
    expect(await entry('FAQ', 'kitchens')).toMatchObject({ state: 'PUBLISHED', publishAt: null })
  })
})

it('a draft that names what was put away meanwhile waits for it, with its time', async () => {
  const quiet = await publish(
    await get('create', {
      input: { kind: 'FAQ_CATEGORY', texts: [{ locale: 'en', texts: { label: 'Quiet hours' } }], data: {} },
    }),
  )
  const found = await entry('FAQ', 'gardens-and-barbecue')
  const saved = await save(found, { data: { ...found.data, category: quiet.key } })
  const at = new Date(Date.now() + 3_600_000)
  await publish(saved, { at: at.toISOString() })
  await get('archive', { id: quiet.id })
  server.setNow(new Date(at.getTime() + 1_000))
  const run = async () => publishDue(await createContext(server.deps, nobody))
  await run()
  const waiting = await entry('FAQ', 'gardens-and-barbecue')
  expect(waiting).toMatchObject({ state: 'CHANGED', publishAt: at.toISOString() })
  expect(await complaints('publish', { input: { id: waiting.id } })).toEqual([
    `data.category: There is no ${quiet.key}`,
  ])
  await get('restore', { id: quiet.id })
  await run()
  server.setNow(null)
  expect(await entry('FAQ', 'gardens-and-barbecue')).toMatchObject({ state: 'PUBLISHED', publishAt: null })
})

it('what was put away is not published when its time comes', async () => {
  const found = await entry('FAQ', 'airports')
  const texts = { ...wordsOf(found, 'en').texts, question: 'Which seaplanes land here?' }
  const saved = await save(found, { texts: [{ locale: 'en', texts }] })
  const at = new Date(Date.now() + 3_600_000)
  await publish(saved, { at: at.toISOString() })
  await get('archive', { id: found.id })
  server.setNow(new Date(at.getTime() + 1_000))
  await publishDue(await createContext(server.deps, nobody))
  server.setNow(null)
  expect(await page('/faq')).not.toContain('seaplanes')
  await get('restore', { id: found.id })
  expect(await page('/faq')).not.toContain('seaplanes')
})

describe('what was put away', () => {
  it('is not on the page, nothing of it is lost, and it comes back', async () => {
    const found = await entry('FAQ', 'smoking')
    const question = wordsOf(found, 'en').texts!.question!
    expect(await page('/faq')).toContain(question)
    expect(await get('archive', { id: found.id })).toMatchObject({ state: 'ARCHIVED' })
    expect(await get('archive', { id: found.id })).toMatchObject({ state: 'ARCHIVED' })
    expect(await page('/faq')).not.toContain(question)
    expect(await entry('FAQ', 'smoking')).toBeUndefined()
    expect(await entry('FAQ', 'smoking', true)).toMatchObject({ id: found.id })
    expect(await reply('May I smoke in my room?')).not.toBe('')
    await get('restore', { id: found.id })
    expect(await page('/faq')).toContain(question)
  })

  it('takes no change until it is brought back', async () => {
    const found = await entry('FAQ', 'smoking')
    const { texts } = wordsOf(found, 'en')
    const draft = await save(found, {
      texts: [{ locale: 'en', texts: { ...texts, question: 'May I smoke on the porch?' } }],
    })
    const [revision] = await get('revisions', { id: (await publish(draft)).id })
    const put = await get('archive', { id: found.id })
    const input = { id: found.id, version: put.version }
    const refused = ['id: It was put away here: bring it back first']
    for (const [name, given] of [
      ['save', { ...input, texts: [{ locale: 'en', texts: { ...texts, question: 'Lost?' } }] }],
      ['save', { ...input, verifiedOn: '2026-01-01' }],
      ['publish', input],
      ['discard', input],
      ['move', { id: found.id }],
      ['bringBack', { revisionId: revision.id, version: put.version }],
    ] as const)
      expect(await complaints(name, { input: given }), name).toEqual(refused)
    expect(await get('restore', { id: found.id })).toMatchObject({ state: 'PUBLISHED', words: put.words })
    await rewrite('FAQ', 'smoking', { en: texts! })
  })

  it('cannot be what another record shows', async () => {
    const picture = await entry('PICTURE', 'old-key-lime-house')
    const [told] = (await complaints('archive', { id: picture.id })) ?? []
    expect(told).toContain('It is still shown by: Old Key Lime House; ')
  })

  it.each(['00000000-0000-4000-8000-000000000000', 'nothing', ''])('must be there: %s', async (id) => {
    for (const name of ['archive', 'restore'] as const)
      expect((await complaints(name, { id }))?.[0]).toMatch(/NOT_FOUND|id: /)
  })
})

it('a new order is the order of the page', async () => {
  const before: { id: string; key: string }[] = await get('list', { kind: 'GETTING_AROUND' })
  const last = before.at(-1)!
  const { contentEntries: order } = await get('move', { input: { id: last.id, before: before[0]!.id } })
  expect(order.map(({ key }: { key: string }) => key)).toEqual([last.key, ...before.slice(0, -1).map(({ key }) => key)])
  await get('move', { input: { id: last.id } })
  expect((await get('list', { kind: 'GETTING_AROUND' })).map(({ key }: { key: string }) => key)).toEqual(
    before.map(({ key }) => key),
  )
  const other = await entry('FAQ', 'pool')
  expect(await complaints('move', { input: { id: last.id, before: other.id } })).toEqual([
    'before: Before must be the id of a record of the same kind',
  ])
})

it('revisions begin with what came with the product, and can be brought back', async () => {
  const found = await entry('FAQ', 'children')
  const first = wordsOf(found, 'en').texts!
  await rewrite('FAQ', 'children', { en: { question: 'May small people come?' } })
  const revisions = await get('revisions', { id: found.id })
  expect(revisions.map(({ by }: { by: string | null }) => by)).toEqual(['The manager', null])
  expect(wordsOf(revisions[1], 'en').texts).toEqual(first)
  const back = await get('bringBack', { input: { revisionId: revisions[1].id } })
  expect(back.state).toBe('CHANGED')
  await publish(back)
  expect(await page('/faq')).toContain(first.question)
  expect(await get('revisions', { id: found.id })).toHaveLength(3)
})

it('a translation tells that its source has changed since, that it is missing, or that its writer was not sure', async () => {
  const counts = async () =>
    (await get('overview'))
      .find(({ kind }: { kind: string }) => kind === 'DRIVE')
      .languages.map(({ locale, fresh, outdated, missing }: Record<string, unknown>) =>
        [locale, fresh, outdated, missing].join(' '),
      )
  const [found] = await get('list', { kind: 'DRIVE' })
  const total = (await get('list', { kind: 'DRIVE' })).length
  expect(await counts()).toContain(`fi ${total} 0 0`)
  const texts = (locale: string, changed = {}) => ({ locale, texts: { ...wordsOf(found, locale).texts, ...changed } })
  const saved = await save(found, { texts: [texts('en', { admission: 'Free on Mondays' })] })
  expect(wordsOf(saved, 'fi').freshness).toBe('OUTDATED')
  expect(await counts()).toContain(`fi ${total - 1} 1 0`)
  const mended = await save(saved, {
    texts: [
      { ...texts('fi', { admission: 'Maanantaisin ilmainen' }), isUnsure: true },
      { locale: 'sv', texts: null },
    ],
  })
  expect(wordsOf(mended, 'fi')).toMatchObject({ freshness: 'FRESH', isUnsure: true })
  expect(await counts()).toEqual(expect.arrayContaining([`fi ${total} 0 0`, `sv ${total - 1} 0 1`]))
  const overview = (await get('overview')).find(({ kind }: { kind: string }) => kind === 'DRIVE')
  expect(overview).toMatchObject({ total, unpublished: 1, unsure: 1 })
  expect(await complaints('save', { input: { id: found.id, texts: [{ locale: 'en', texts: null }] } })).toEqual([
    'texts.en: English is required: it stands in for other languages',
  ])
})

it('a fact that was typed into a sentence is pointed out', async () => {
  const found = await entry('FAQ', 'pets')
  const { petFee } = Object.fromEntries(
    (await get('facts', { locale: 'de' })).map(({ name, value }: { name: string; value: string }) => [name, value]),
  )
  const texts = { ...wordsOf(found, 'de').texts, answer: `Ein Hund kostet ${petFee} je Nacht.` }
  const saved = await save(found, { texts: [{ locale: 'de', texts }] })
  expect(wordsOf(saved, 'de').hints).toEqual([{ field: 'answer', fact: 'petFee', value: petFee }])
  expect(wordsOf(saved, 'en').hints).toEqual([])
})

it('what can change by itself is to be checked after a year', async () => {
  const found = await entry('RESTAURANT', 'old-key-lime-house')
  expect(found.isUnverified).toBe(true)
  expect(await save(found, { verifiedOn: inDays(0) })).toMatchObject({ isUnverified: false, state: 'PUBLISHED' })
  expect(await page('/things-to-do')).toContain('Checked by us on')
})

it('a review says when and where it was written and what the hotel answered, and nothing of it where that is not known', async () => {
  const found = await entry('REVIEW', 'sample-winter')
  const reviews = async (locale: string) => [
    ...(await readPage(server.caller(), inPath('/', locale))).document.querySelectorAll(
      '[aria-labelledby=reviews-title] li',
    ),
  ]
  const cardIn = async (locale: string) => (await reviews(locale)).find((card) => textOf(card).includes('Pirjo L.'))!
  expect((await cardIn('en')).querySelector('time, a')).toBeNull()

  const data = { ...found.data, writtenOn: '2026-02-28', url: 'https://www.reviews.example/inn/4711' }
  const [english, finnish] = ['en', 'fi'].map((locale) => wordsOf(found, locale).texts!)
  const written = [
    { locale: 'en', texts: { ...english, reply: 'Thank you, Pirjo.' } },
    { locale: 'fi', texts: { ...finnish, reply: 'Kiitos, Pirjo.' } },
  ]
  expect(await complaints('save', { input: { id: found.id, data: { ...data, url: 'javascript:alert(1)' } } })).toEqual([
    'data.url: Address of the review must be like https://example.com',
  ])
  expect(await complaints('save', { input: { id: found.id, data: { ...data, writtenOn: '2026-02-30' } } })).toEqual([
    'data.writtenOn: Written on must be a date like 2027-01-31',
  ])
  await publish(await save(found, { data, texts: written }))

  const said = Object.fromEntries(
    await Promise.all(['en', 'fi', 'sv'].map(async (locale) => [locale, await cardIn(locale)] as const)),
  )
  expect(said['en']!.querySelector('time')).toMatchObject({ dateTime: '2026-02-28', textContent: 'February 28, 2026' })
  expect(said['en']!.querySelector('a')!.getAttribute('href')).toBe('https://www.reviews.example/inn/4711')
  expect(textOf(said['en']!)).toMatch(/Read it on reviews\.example.*Reply from the hotel\s*Thank you, Pirjo\./s)
  expect(textOf(said['fi']!)).toMatch(
    /28\. helmikuuta 2026.*Lue sivustolla reviews\.example.*Hotellin vastaus\s*Kiitos, Pirjo\./s,
  )
  // Nobody has written the answer in Swedish.
  expect(textOf(said['sv']!)).toMatch(/28 februari 2026/)
  expect(textOf(said['sv']!)).not.toMatch(/Hotellets svar|Thank you/)
})
