import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '#tests/support/caller.ts'
import { createContext, nobody } from '#api/platform/context.ts'
import { forgetPictures } from '#api/modules/content/forget-pictures.job.ts'
import { addRoomType } from '#tests/support/rooms.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addKey, addStaff } from '#tests/support/staff.ts'

let server: TestServer
let editor: Caller
let owner: Caller
beforeAll(async () => {
  server = await startServer()
  editor = (await addStaff(server, 'marketing')).caller
  owner = await server.caller().signIn()
})
afterAll(() => server.close())

const boundary = 'a-boundary-of-a-test'

const form = (bytes: Buffer, { field = 'file', name = 'picture.jpg', type = 'image/jpeg' } = {}) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])

const upload = (body: Buffer, by = editor) =>
  by.rest('POST', '/api/pictures', body, { 'content-type': `multipart/form-data; boundary=${boundary}` })

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a7f86' } })

const png = (width: number, height: number) => photograph(width, height).png({ compressionLevel: 9 }).toBuffer()

const get = (url: string) => server.caller().rest('GET', url)

describe('an uploaded picture', () => {
  it('is stored in every width of the site, as WebP under addresses that never change', async () => {
    const answer = await upload(form(await photograph(2400, 1600).jpeg().toBuffer()))
    expect(answer.statusCode).toBe(201)
    const { id, width, height } = answer.json()
    expect({ width, height }).toEqual({ width: 1600, height: 1067 })
    expect(id).toMatch(/^uploads\/[0-9a-f]{20}-1600x1067$/)
    for (const size of [480, 800, 1200, 1600]) {
      const file = await get(`/pictures/${id}-${size}.webp`)
      expect(file.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'webp', width: size })
    }
    expect((await get(`/pictures/${id}-640.webp`)).statusCode).toBe(404)
  })

  it.each([
    [2400, 1600],
    [300, 900],
  ])('of %i × %i pixels has a JPEG for link previews', async (width, height) => {
    const { id } = (await upload(form(await png(width, height)))).json()
    const [first, again] = [await get(`/pictures/${id}-1200x630.jpg`), await get(`/pictures/${id}-1200x630.jpg`)]
    expect(first.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
    expect((await get(`/pictures/${id.replace(/[0-9a-f]{8}/, '00000000')}-1200x630.jpg`)).statusCode).toBe(404)
  })

  it('keeps its own width when it is small, and is the same picture when it is uploaded again', async () => {
    const bytes = await png(600, 400)
    const { id } = (await upload(form(bytes))).json()
    expect((await upload(form(bytes, { name: 'other.png', type: 'image/png' }))).json().id).toBe(id)
    const widths = await Promise.all(
      [480, 600, 800].map(async (size) => (await get(`/pictures/${id}-${size}.webp`)).statusCode),
    )
    expect(widths).toEqual([200, 200, 404])
  })

  it('stands upright and has lost what was hidden in its file', async () => {
    const bytes = await photograph(800, 500)
      .withExif({ IFD0: { Copyright: 'the photographer', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { id, width, height } = (await upload(form(bytes))).json()
    expect([width, height]).toEqual([500, 800])
    const { exif, orientation } = await sharp((await get(`/pictures/${id}-500.webp`)).rawPayload).metadata()
    expect([exif, orientation]).toEqual([undefined, undefined])
  })

  it.each(['webp', 'avif', 'png', 'jpeg'] as const)('may be %s, whatever its name says', async (format) => {
    const bytes = await photograph(320, 200).toFormat(format).toBuffer()
    expect((await upload(form(bytes, { name: 'x.txt', type: 'text/plain' }))).statusCode).toBe(201)
  })

  it('belongs to a room type with its address, which says its widths', async () => {
    const { id } = await addRoomType(owner)
    const { url, width } = (await upload(form(await png(1000, 600)), owner)).json()
    const saved = await owner.rest('PATCH', `/api/room-types/${id}`, { imageUrls: [url] })
    expect(saved.json().imageUrls).toEqual([url])
    const { data } = await server
      .caller()
      .graphql('query ($id: ID!) { roomType(id: $id) { images { url widths } } }', { id })
    expect(data.roomType.images).toEqual([{ url, widths: [480, 800, width] }])
    for (const size of [480, 800, width])
      expect((await get(url.replace(/\d+\.webp$/, `${size}.webp`))).statusCode).toBe(200)
  })

  it('can be sent in by who may only write the rooms', async () => {
    const { headers } = await addKey(server, ['rooms:write'])
    const type = `multipart/form-data; boundary=${boundary}`
    const body = form(await png(500, 300))
    const answer = await server.caller().rest('POST', '/api/pictures', body, { ...headers, 'content-type': type })
    expect(answer.statusCode).toBe(201)
  })

  it('can be the picture of a post', async () => {
    const { id } = (await upload(form(await png(700, 500)))).json()
    const { createBlogEntry: post } = (
      await editor.graphql(
        'mutation ($input: CreateBlogEntryInput!) { createBlogEntry(input: $input) { id version } }',
        { input: { title: 'Illustrated', language: 'en' } },
      )
    ).data
    const { data } = await editor.graphql(
      'mutation ($input: UpdateBlogEntryInput!) { updateBlogEntry(input: $input) { featuredImage } }',
      { input: { ...post, featuredImage: id } },
    )
    expect(data.updateBlogEntry.featuredImage).toBe(id)
  })
})

describe('the nightly job', () => {
  const create = 'mutation ($input: CreateBlogEntryInput!) { createBlogEntry(input: $input) { id version } }'
  const update = 'mutation ($input: UpdateBlogEntryInput!) { updateBlogEntry(input: $input) { id version } }'
  const forget = async () => forgetPictures(await createContext(server.deps, nobody))
  const grow = () =>
    server.deps.orm.em.fork().execute("update picture_file set created_at = created_at - interval '25 hours'")
  const statusOf = async (url: string) => (await get(url)).statusCode
  let shade = 0
  const send = async () => {
    shade += 1
    const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: { r: shade, g: 0, b: 0 } } })
      .png()
      .toBuffer()
    return { bytes, ...(await upload(form(bytes))).json() }
  }

  it('forgets what nothing shows, and keeps what a room type, a post or a revision of one shows', async () => {
    const [inRoom, inText, onCard, inRevision, unused] = await Promise.all(Array.from({ length: 5 }, send))
    await owner.graphql('mutation ($input: UpdateRoomTypeInput!) { updateRoomType(input: $input) { id } }', {
      input: { id: (await addRoomType(owner)).id, imageUrls: [inRoom.url] },
    })
    let post = (await editor.graphql(create, { input: { title: 'Pictures', language: 'en' } })).data.createBlogEntry
    for (const fields of [
      { featuredImage: inRevision.id, content: `<p>Look</p><img src="${inText.url}" alt="The sea">` },
      { featuredImage: onCard.id },
    ])
      post = (await editor.graphql(update, { input: { ...post, ...fields } })).data.updateBlogEntry
    await forget()
    expect(await statusOf(unused.url)).toBe(200)
    await grow()
    await forget()
    const used = await Promise.all([inRoom, inText, onCard, inRevision].map(({ url }) => statusOf(url)))
    expect(used).toEqual([200, 200, 200, 200])
    expect(await statusOf(unused.url)).toBe(404)
  })

  it('gives a picture that is sent in again another day', async () => {
    const { bytes, url } = await send()
    await grow()
    await upload(form(bytes))
    await forget()
    expect(await statusOf(url)).toBe(200)
  })
})

describe('an upload is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const wrongType = 'The file must be a picture: JPEG, PNG, WebP or AVIF'
  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['that is a drawing with a program', () => form(Buffer.from(svg), { type: 'image/png' }), wrongType],
    ['that is a page', () => form(Buffer.from('<html><script>alert(1)</script></html>')), wrongType],
    ['that is text', () => form(Buffer.from('hello')), wrongType],
    ['that is nothing', () => form(Buffer.alloc(0)), wrongType],
    ['that is a GIF', async () => form(await photograph(9, 9).gif().toBuffer()), wrongType],
    [
      'that is cut off',
      async () => form((await photograph(900, 900).png().toBuffer()).subarray(0, 200)),
      'The picture is damaged and cannot be read',
    ],
    ['far above 8 MB', () => form(Buffer.alloc(20 * 1024 * 1024)), 'The picture must have at most 8 MB'],
    ['above 8 MB', () => form(Buffer.alloc(8 * 1024 * 1024 + 1)), 'The picture must have at most 8 MB'],
    [
      'of few bytes that unfold to many',
      async () => form(await png(12_000, 12_000)),
      'The picture must have at most 50 megapixels',
    ],
    ['in another field', async () => form(await png(9, 9), { field: 'picture' }), 'The field file is required'],
    ['without a file', () => Buffer.from(`--${boundary}--\r\n`), 'The field file is required'],
  ])('%s', async (_, body, sentence) => {
    const answer = await upload(await body())
    expect([answer.statusCode, answer.body]).toEqual([422, sentence])
  })

  it('whose form ends in the middle', async () => {
    const answer = await upload(form(await png(40, 40)).subarray(0, 180))
    expect([answer.statusCode, answer.body]).toEqual([422, 'The form is damaged and cannot be read'])
  })

  it('that is not a form', async () => {
    const answer = await editor.rest('POST', '/api/pictures', { file: 'x' })
    expect([answer.statusCode, answer.body]).toEqual([
      422,
      'The picture must be sent as multipart/form-data in a field named file',
    ])
  })

  it.each([
    ['no boundary', 'multipart/form-data'],
    ['an empty one', 'multipart/form-data; boundary='],
    ['a boundary that its body does not have', 'multipart/form-data; boundary=another'],
  ])('whose form has %s', async (_, type) => {
    const answer = await editor.rest('POST', '/api/pictures', form(await png(10, 10)), { 'content-type': type })
    expect([answer.statusCode, answer.body]).toEqual([
      422,
      expect.stringMatching(/^(The form is damaged|The field file)/),
    ])
  })

  it('by strangers, and by staff who do not write', async () => {
    const bytes = form(await png(9, 9))
    expect((await upload(bytes, server.caller())).statusCode).toBe(401)
    const refused = await upload(bytes, (await addStaff(server, 'desk')).caller)
    expect([refused.statusCode, refused.body]).toEqual([
      403,
      'This needs the permission blog:write or rooms:write or content:write',
    ])
  })

  it('from a page of another site', async () => {
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, origin: 'https://evil.example' }
    const answer = await editor.rest('POST', '/api/pictures', form(await png(9, 9)), headers)
    expect(answer.statusCode).toBe(403)
  })
})

it.each(['x', '../../package.json', '0123456789abcdef0123-100x100-100.webp', '%00.webp'])(
  'there is no picture %s',
  async (name) => {
    expect((await get(`/pictures/uploads/${encodeURIComponent(name)}`)).statusCode).toBe(404)
  },
)

it('no other path takes a form with files', async () => {
  const body = form(await png(9, 9))
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  expect((await editor.rest('POST', '/api/inquiries', body, headers)).statusCode).toBe(415)
})
