import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerPages } from '#api/http/pages/pages.ts'
import { forgetPictures } from '#api/modules/content/forget-pictures.job.ts'
import { seedContent } from '#api/modules/content/seed-content.ts'
import { createContext, nobody } from '#api/platform/context.ts'
import type { Caller } from '#tests/support/caller.ts'
import { attributeOf, one, readPage } from '#tests/support/html.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addKey, addStaff } from '#tests/support/staff.ts'
import { sql } from '#tests/support/subscribers.ts'

const fields = 'id key title state version data publishAt words { locale texts }'
const operations = {
  list: `query ($kind: ContentKind!, $archived: Boolean) { answer: contentEntries(kind: $kind, archived: $archived) { ${fields} } }`,
  create: `mutation ($input: CreateContentInput!) { answer: createContent(input: $input) { ${fields} } }`,
  save: `mutation ($input: SaveContentInput!) { answer: saveContent(input: $input) { ${fields} } }`,
  publish: `mutation ($input: PublishContentInput!) { answer: publishContent(input: $input) { ${fields} } }`,
  replace: `mutation ($input: ReplacePictureInput!) { answer: replacePicture(input: $input) { ${fields} } }`,
  archive: `mutation ($id: ID!) { answer: archiveContent(id: $id) { ${fields} } }`,
  discard: `mutation ($input: DiscardContentDraftInput!) { answer: discardContentDraft(input: $input) { ${fields} } }`,
  revisions: 'query ($id: ID!) { answer: contentRevisions(id: $id) { id data } }',
  bringBack: `mutation ($input: RestoreContentRevisionInput!) { answer: restoreContentRevision(input: $input) { ${fields} } }`,
  uses: '{ answer: pictureUses { picture user kind title } }',
} as const

let server: TestServer
let editor: Caller
beforeAll(async () => {
  server = await startServer({}, hotelFacts, registerPages)
  editor = (await addStaff(server, 'marketing')).caller
})
afterAll(() => server.close())

const ask = (name: keyof typeof operations, variables = {}, by = editor) => by.graphql(operations[name], variables)
const get = async (name: keyof typeof operations, variables = {}) => {
  const { data, errors } = await ask(name, variables)
  expect(errors).toBeUndefined()
  return data.answer
}
const complaints = async (name: keyof typeof operations, variables = {}, by = editor) => {
  const { errors } = await ask(name, variables, by)
  return errors?.flatMap(({ extensions, message }) =>
    extensions.issues?.length
      ? extensions.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
      : [`${extensions.code}: ${message}`],
  )
}
const entry = async (kind: string, key: string) =>
  (await get('list', { kind })).find((found: { key: string }) => found.key === key)

const boundary = 'a-boundary-of-a-test'
const uploadBytes = (bytes: Buffer, by = editor) =>
  by.rest(
    'POST',
    '/api/pictures',
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    { 'content-type': `multipart/form-data; boundary=${boundary}` },
  )
const upload = async (background: string): Promise<string> => {
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer()
  return (await uploadBytes(bytes)).json().id
}
const photograph = (file: string, more = {}) => ({
  file,
  focus: { x: 50, y: 50 },
  crops: [],
  kind: 'photograph',
  credit: null,
  licence: null,
  ...more,
})
const wordsOf = ({ words }: { words: { locale: string; texts: object }[] }) =>
  words.find(({ locale }) => locale === 'en')!.texts
const english = (alt: string) => [{ locale: 'en', texts: { alt } }]

const shown = async (section: string, locale = 'en') =>
  (
    await server.caller().graphql(
      `query ($section: ID!, $locale: Locale!) { sectionPictures(sectionId: $section, locale: $locale) {
        id file alt language focus { x y } crops { wide card square upright preview } isIllustration credit licence } }`,
      { section, locale },
    )
  ).data.sectionPictures

/** What a day without anybody does. */
const forget = async () => {
  await sql(server, `update picture_file set created_at = now() - interval '10 days'`)
  await forgetPictures(await createContext(server.deps, nobody))
}
const isThere = async (file: string) => {
  const [row] = await sql<{ count: string }>(
    server,
    `select count(*)::text as count from picture_file where picture = '${file.replace('uploads/', '')}'`,
  )
  return row!.count !== '0'
}

describe('a picture of the library', () => {
  it('is a drawing with a focus where the product brought it', async () => {
    expect(await shown('home-hero', 'fi')).toEqual([
      {
        id: 'inn-golden-hour',
        file: 'inn-golden-hour',
        alt: expect.stringContaining('Korallikivihotelli'),
        language: 'fi',
        focus: { x: 50, y: 72 },
        crops: null,
        isIllustration: true,
        credit: null,
        licence: null,
      },
    ])
    expect(await shown('no-such-place')).toEqual([])
  })

  it('is uploaded without words, and published with English ones', async () => {
    const file = await upload('#2a7f86')
    const made = { credit: 'Aino Meri', licence: 'CC BY 4.0' }
    const draft = await get('create', { input: { kind: 'PICTURE', data: photograph(file, made) } })
    expect(draft).toMatchObject({ state: 'DRAFT', title: draft.key })
    const { id } = draft
    expect(await complaints('publish', { input: { id, version: draft.version } })).toEqual([
      'texts.en: English is required: it stands in for other languages',
    ])
    const saved = await get('save', { input: { id, version: draft.version, texts: english('The pool at noon') } })
    expect(await get('publish', { input: { id, version: saved.version } })).toMatchObject({ state: 'PUBLISHED' })

    const section = await entry('SECTION', 'home-amenities')
    const changed = await get('save', {
      input: { id: section.id, version: section.version, data: { ...section.data, pictures: [draft.key] } },
    })
    await get('publish', { input: { id: section.id, version: changed.version } })
    expect(await shown('home-amenities', 'sv')).toMatchObject([
      { file, alt: 'The pool at noon', language: 'en', isIllustration: false, ...made },
    ])
    expect(await complaints('archive', { id })).toEqual([
      'id: It is still shown by: Home: Amenities, two pictures with their captions',
    ])
  })

  it.each<[string, () => Promise<object>, string]>([
    [
      'a file that is not here',
      async () => photograph('uploads/00000000000000000000-900x600'),
      'data.file: This picture is not here any more: upload it again',
    ],
    ['no file', async () => photograph(''), 'data.file: Choose a picture'],
    ['a path', async () => photograph('../secret'), 'data.file: Choose a picture'],
    [
      'a drawing as a photograph',
      async () => photograph('inn-front'),
      'data.kind: This is a drawing that came with the product, not a photograph',
    ],
    [
      'a focus beside it',
      async () => photograph(await upload('#101010'), { focus: { x: 101, y: -1 } }),
      'data.focus.x: Focus from the left must be from 0 to 100',
    ],
    ['too much credit', async () => photograph(await upload('#101010'), { credit: 'x'.repeat(101) }), 'data.credit: '],
  ])('is refused with %s', async (_, data, complaint) => {
    expect((await complaints('create', { input: { kind: 'PICTURE', data: await data() } }))?.[0]).toContain(complaint)
  })

  it('is there once', async () => {
    const file = await upload('#808000')
    await get('create', { input: { kind: 'PICTURE', data: photograph(file), texts: english('A yellow wall') } })
    expect(await complaints('create', { input: { kind: 'PICTURE', data: photograph(file) } })).toEqual([
      'data.file: This picture is in the library already: A yellow wall.',
    ])
  })

  it('is not for whoever may not write', async () => {
    const desk = (await addStaff(server, 'desk')).caller
    expect((await uploadBytes(Buffer.from('x'), desk)).statusCode).toBe(403)
    expect((await complaints('create', { input: { kind: 'PICTURE', data: {} } }, desk))?.[0]).toMatch(/^FORBIDDEN/)
    expect((await complaints('uses', {}, server.caller()))?.[0]).toMatch(/^UNAUTHENTICATED/)
  })
})

describe('another file in the place of a picture', () => {
  it('is seen on every page, in link previews and by search engines, and taken back by the revision', async () => {
    const file = await upload('#c04020')
    const hero = await entry('PICTURE', 'inn-golden-hour')
    const replaced = await get('save', {
      input: { id: hero.id, version: hero.version, data: photograph(file, { focus: { x: 10, y: 20 } }) },
    })
    expect(
      (await complaints('save', { input: { id: hero.id, version: hero.version, data: photograph(file) } }))?.[0],
    ).toMatch(/^CONFLICT/)
    const published = await get('publish', { input: { id: hero.id, version: replaced.version } })
    for (const path of ['/', '/fi']) {
      const { document } = await readPage(server.caller(), path)
      expect(attributeOf(document, '#hero img', 'src')).toBe(`/pictures/${file}-800.webp`)
      expect(attributeOf(document, '#hero img', 'style')).toContain('10% 20%')
      expect(attributeOf(document, 'meta[property="og:image"]', 'content')).toContain(`${file}-1200x630-10-20.jpg`)
      expect(one(document, 'script[type="application/ld+json"]').textContent).toContain(`${file}-1200x630-10-20.jpg`)
    }
    const revisions = await get('revisions', { id: hero.id })
    const back = await get('bringBack', { input: { revisionId: revisions.at(-1).id, version: published.version } })
    await get('publish', { input: { id: hero.id, version: back.version } })
    expect(await shown('home-hero')).toMatchObject([{ file: 'inn-golden-hour', isIllustration: true }])
    await forget()
    expect(await isThere(file)).toBe(true)
  })

  it('leaves the words that wait, and the time at which they are published', async () => {
    const [before] = await shown('home-hero')
    const hero = await entry('PICTURE', 'inn-golden-hour')
    const drafted = await get('save', {
      input: {
        id: hero.id,
        version: hero.version,
        texts: english('The inn at dusk'),
        data: { ...hero.data, credit: 'B' },
      },
    })
    const at = new Date(server.deps.now().getTime() + 3_600_000).toISOString()
    const { version, id } = await get('publish', { input: { id: hero.id, version: drafted.version, at } })
    const file = await upload('#20a060')
    const data = photograph(file, { credit: 'A guest' })
    const replaced = await get('replace', { input: { id, version, data } })
    expect(replaced).toMatchObject({ state: 'CHANGED', data, publishAt: at })
    expect(wordsOf(replaced)).toEqual({ alt: 'The inn at dusk' })
    expect(await shown('home-hero')).toMatchObject([{ file, alt: before.alt, credit: 'A guest' }])
    expect((await get('revisions', { id }))[0].data).toEqual(data)
    expect((await complaints('replace', { input: { id, version, data } }))?.[0]).toMatch(/^CONFLICT/)

    // What waits for nothing else any more is no draft.
    await get('discard', { input: { id, version: replaced.version } })
    const again = await entry('PICTURE', 'inn-golden-hour')
    const back = await get('replace', { input: { id, version: again.version, data: hero.data } })
    expect(back).toMatchObject({ state: 'PUBLISHED', publishAt: null, data: hero.data })
    expect(await shown('home-hero')).toEqual([before])
  })

  it('is a draft’s own while guests have not seen the picture', async () => {
    const made = await get('create', { input: { kind: 'PICTURE', data: photograph(await upload('#112233')) } })
    const data = photograph(await upload('#223344'))
    const replaced = await get('replace', { input: { id: made.id, version: made.version, data } })
    expect(replaced).toMatchObject({ state: 'DRAFT', data })
  })

  it('is refused where it is no picture, and to a record of another kind', async () => {
    const hero = await entry('PICTURE', 'inn-golden-hour')
    const [faq] = await get('list', { kind: 'FAQ' })
    expect(await complaints('replace', { input: { id: hero.id, data: photograph('nowhere') } })).toEqual([
      'data.file: This picture is not here any more: upload it again',
    ])
    expect(await complaints('replace', { input: { id: hero.id, data: {} } })).toContain('data.file: Choose a picture')
    expect(await complaints('replace', { input: { id: faq.id, data: hero.data } })).toEqual([
      'id: This record is not a picture',
    ])
    expect((await entry('PICTURE', 'inn-golden-hour')).version).toBe(hero.version)
  })

  it('stands in room types and posts that show the picture', async () => {
    const [use] = (await get('uses')).filter(({ user }: { user: string }) => user === 'ROOM_TYPE')
    const picture = await entry('PICTURE', use.picture)
    const file = await upload('#4050c0')
    const saved = await get('save', { input: { id: picture.id, version: picture.version, data: photograph(file) } })
    await get('publish', { input: { id: picture.id, version: saved.version } })
    const { data } = await server.caller().graphql('{ roomTypes { images { pictureId file isIllustration } } }')
    const images = data.roomTypes.flatMap((type: { images: object[] }) => type.images)
    expect(images).toContainEqual({ pictureId: use.picture, file, isIllustration: false })
    const latest = await server.caller().rest('GET', `/pictures/latest/${use.picture}.webp`)
    expect(latest.headers['location']).toBe(`/pictures/${file}-900.webp`)
  })
})

describe('a crop of a picture', () => {
  const crop = (more = {}) => ({ shape: 'wide', x: 0, y: 100, width: 900, height: 375, ...more })

  it('stands in the place of what the focus makes, in its shape alone, and stays as long as it is used', async () => {
    const file = await upload('#306090')
    const foreign = { ...crop(), file: 'uploads/0123456789abcdef0123-900x375' }
    const draft = await get('create', {
      input: {
        kind: 'PICTURE',
        data: photograph(file, { crops: [foreign], focus: { x: 20, y: 80 } }),
        texts: english('The bay'),
      },
    })
    const made = draft.data.crops[0].file
    expect(made).toMatch(/^uploads\/[0-9a-f]{20}-900x375$/)
    expect(made).not.toBe(foreign.file)
    await get('publish', { input: { id: draft.id, version: draft.version } })
    const place = await entry('SECTION', 'home-hero')
    const changed = await get('save', {
      input: { id: place.id, version: place.version, data: { ...place.data, pictures: [draft.key] } },
    })
    await get('publish', { input: { id: place.id, version: changed.version } })
    expect(await shown('home-hero')).toMatchObject([
      { file, crops: { wide: made, card: null, square: null, upright: null, preview: null } },
    ])
    const { statusCode, rawPayload } = await server.caller().rest('GET', `/pictures/${made}-480.webp`)
    expect(statusCode).toBe(200)
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 480, height: 200 })

    const home = (await server.caller().rest('GET', '/')).body
    expect(home).toContain(`/pictures/${made}-480.webp 480w`)
    expect(home).toContain(`${file}-1200x630-20-80.jpg`)
    const preview = await server.caller().rest('GET', `/pictures/${file}-1200x630-20-80.jpg`)
    expect(await sharp(preview.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    for (const wrong of ['1200x630-101-0', '1200x630-20', '1200x630--1-5'])
      expect((await server.caller().rest('GET', `/pictures/${file}-${wrong}.jpg`)).statusCode).toBe(404)

    await forget()
    expect(await isThere(made)).toBe(true)
    const { version, data } = await entry('PICTURE', draft.key)
    const own = { ...crop({ shape: 'preview' }), height: 472, y: 0 }
    const saved = await get('save', { input: { id: draft.id, version, data: { ...data, crops: [own] } } })
    await get('publish', { input: { id: draft.id, version: saved.version } })
    expect((await server.caller().rest('GET', '/')).body).toContain(`${saved.data.crops[0].file}-1200x630.jpg`)
    const again = await entry('SECTION', 'home-hero')
    const back = await get('save', { input: { id: again.id, version: again.version, data: place.data } })
    await get('publish', { input: { id: again.id, version: back.version } })
  })

  it('lies within an uploaded picture, once for each shape', async () => {
    const file = await upload('#903060')
    const tried = (crops: object[], of = file) =>
      complaints('create', { input: { kind: 'PICTURE', data: photograph(of, { crops }), texts: english('The bay') } })
    expect(await tried([crop({ x: 1 })])).toEqual(['data.crops: The crop must lie within the picture'])
    expect(await tried([crop({ y: 300 })])).toEqual(['data.crops: The crop must lie within the picture'])
    expect(await tried([crop(), crop({ y: 0 })])).toEqual(['data.crops: One crop for each shape'])
    expect(await tried([crop({ shape: 'round' })])).toEqual(['data.crops.0.shape: Shape must be one of the list'])
    expect(await tried([crop({ width: 10 })])).toEqual(['data.crops.0.width: Width must be from 120 to 10000'])
    expect(await tried([crop({ x: 0.5 })])).toHaveLength(1)
    const drawing = await entry('PICTURE', 'fountain')
    const { id, version, data } = drawing
    expect(await complaints('save', { input: { id, version, data: { ...data, crops: [crop()] } } })).toEqual([
      'data.crops: Only uploaded pictures are cut by hand',
    ])
  })
})

it('a place without pictures is left out of its page', async () => {
  for (const key of [
    'home-hero',
    'gallery-place',
    'missing-page',
    'faq-still',
    'contact-section',
    'hotel-data',
    'home-rooms',
  ]) {
    const { id, version, data } = await entry('SECTION', key)
    const saved = await get('save', { input: { id, version, data: { ...data, pictures: [] } } })
    await get('publish', { input: { id, version: saved.version } })
  }
  for (const path of ['/', '/gallery', '/faq', '/no-such-page', '/contact']) {
    const { status, document } = await readPage(server.caller(), path)
    expect([path, status]).toEqual([path, path === '/no-such-page' ? 404 : 200])
    expect(document.querySelectorAll('img[src*=undefined], meta[content*=undefined]')).toHaveLength(0)
  }
  const { document } = await readPage(server.caller(), '/')
  expect(document.querySelector('#hero img')).toBeNull()
  expect(document.querySelector('meta[property="og:image"]')).toBeNull()
  expect(one(document, '#hero h1').textContent).toMatch(/.{5,}/)
})

it('an upload stays as long as a draft or a revision has it, and goes when nothing does', async () => {
  const [kept, lost] = [await upload('#123456'), await upload('#654321')]
  const { id, key } = await get('create', { input: { kind: 'PICTURE', data: photograph(kept) } })
  await forget()
  expect([await isThere(kept), await isThere(lost)]).toEqual([true, false])
  expect((await get('archive', { id })).key).toBe(key)
  await forget()
  expect(await isThere(kept)).toBe(true)
})

it('a key that reads the website alone learns no titles of posts', async () => {
  const { headers } = await addKey(server, ['content:read'])
  const { data } = await server.caller().graphql(operations.uses, {}, headers)
  const posts = data.answer.filter(({ user }: { user: string }) => user === 'POST')
  expect(posts.length).toBeGreaterThan(0)
  expect(new Set(posts.map(({ title }: { title: string }) => title))).toEqual(new Set(['']))
})

it('a place that a later release brings is filled, and one that was taken away stays away', async () => {
  const away = `delete from content_entry where kind = 'section' and key = 'deals-preview'`
  await sql(server, away)
  await seedContent(server.deps.orm.em.fork())
  expect(await entry('SECTION', 'deals-preview')).toBeUndefined()
  await sql(server, `update setting set value = value - 'section deals-preview' where key = 'content.seeded'`)
  await seedContent(server.deps.orm.em.fork())
  expect((await entry('SECTION', 'deals-preview')).data.pictures).toEqual(['evening-lights'])
})
