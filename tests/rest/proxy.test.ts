import { createServer as createHttpServer, type IncomingMessage, type Server } from 'node:http'
import { request, type RequestOptions } from 'node:https'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { registerPages } from '#api/http/pages/pages.ts'
import { createServer } from '#api/http/server.ts'
import { ownerEmail, ownerPassword } from '#tests/support/env.ts'
import { nextInquiry } from '#tests/support/load.ts'
import { findProxy, startProxy, type ProxyName, type RunningProxy } from '#tests/support/proxies.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

/** A language model that says one sentence, and the next one when it is told to. */
const startHaltingModel = async () => {
  let goOn = () => {}
  const told = new Promise<void>((resolve) => (goOn = resolve))
  const chunk = (delta: object, finish: string | null) =>
    `data: ${JSON.stringify({ id: 'a', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`
  const model: Server = createHttpServer(async (asked, response) => {
    asked.resume()
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(chunk({ role: 'assistant', content: 'Yes, your dog is welcome here. ' }, null))
    await told
    response.end(`${chunk({ content: 'We look forward to it. ' }, 'stop')}data: [DONE]\n\n`)
  })
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve))
  const { port } = model.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    goOn: () => goOn(),
    close: () => (model.closeAllConnections(), model.close()),
  }
}

const json = { 'content-type': 'application/json' }
const own = { origin: 'https://hotel.example' }

describe.each<ProxyName>(['nginx', 'caddy'])('behind %s, as deployment.md has it', (name) => {
  const program = findProxy(name)
  // A machine may be without it; where every change is judged, nothing of SECURITY.md goes untested.
  if (!program)
    return it.skipIf(!process.env['CI'])('it is to be had on this machine', () =>
      expect.fail(`${name} is neither installed nor to be had from Debian`),
    )

  let model: Awaited<ReturnType<typeof startHaltingModel>>
  let server: TestServer
  let app: Awaited<ReturnType<typeof createServer>>
  let proxy: RunningProxy
  beforeAll(async () => {
    model = await startHaltingModel()
    const settings = { OPENAI_API_KEY: 'key', OPENAI_BASE_URL: model.url, INQUIRIES_PER_HOUR: 2 }
    server = await startServer({ ...settings, PUBLIC_URL: 'https://hotel.example', TRUST_PROXY: 1 }, hotelFacts)
    app = await createServer(server.deps, registerPages)
    await app.listen({ port: 0, host: '127.0.0.1' })
    proxy = await startProxy(name, program, (app.server.address() as AddressInfo).port)
  })
  afterAll(async () => {
    await proxy?.stop()
    await app?.close()
    await server?.close()
    model?.close()
  })

  /** A visitor is told by the address that they come from; this machine has many. */
  const open = (
    path: string,
    { visitor = 1, body, ...options }: RequestOptions & { visitor?: number; body?: string | Buffer } = {},
  ) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const outgoing = request(
        {
          ...options,
          host: '127.0.0.1',
          port: proxy.port,
          path,
          method: options.method ?? (body ? 'POST' : 'GET'),
          localAddress: `127.0.0.${visitor}`,
          servername: 'hotel.example',
          ca: proxy.certificate,
          agent: false,
          headers: {
            host: 'hotel.example',
            ...options.headers,
            ...(body && { 'content-length': Buffer.byteLength(body) }),
          },
        },
        resolve,
      )
      outgoing.on('error', reject)
      outgoing.end(body)
    })
  const ask = async (...given: Parameters<typeof open>) => {
    const answer = await open(...given)
    const parts: Buffer[] = []
    for await (const part of answer) parts.push(part as Buffer)
    const bytes = Buffer.concat(parts)
    return { status: answer.statusCode, headers: answer.headers, bytes, text: bytes.toString() }
  }
  const signIn = async () => {
    const body = JSON.stringify({ email: ownerEmail, password: ownerPassword })
    const { status, headers } = await ask('/api/session', { body, headers: { ...json, ...own } })
    expect(status).toBe(200)
    return headers['set-cookie']![0]!
  }

  it('staff sign in, with a cookie for TLS only', async () => {
    const cookie = await signIn()
    expect(cookie).toMatch(/; Secure/)
    const { text } = await ask('/api/viewer', { headers: { cookie: cookie.split(';')[0]! } })
    expect(JSON.parse(text)).toMatchObject({ email: ownerEmail })
  })

  it('a form works without scripts, and one of another site does not', async () => {
    const { name: guest, email, message } = nextInquiry()
    const body = new URLSearchParams({ name: guest, email, message }).toString()
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const { status, headers } = await ask('/fi/contact', { visitor: 9, body, headers: { ...form, ...own } })
    expect([status, headers.location]).toEqual([303, expect.stringMatching(/^\/fi\/contact\?sent=/)])
    const other = await ask('/fi/contact', { visitor: 9, body, headers: { ...form, origin: 'https://evil.example' } })
    expect(other.status).toBe(403)
  })

  it('two visitors have two allowances, and nobody takes another’s', async () => {
    const send = async (visitor: number, headers: Record<string, string> = {}) =>
      (await ask('/api/inquiries', { visitor, body: JSON.stringify(nextInquiry()), headers: { ...json, ...headers } }))
        .status
    expect([await send(2), await send(2), await send(2)]).toEqual([201, 201, 429])
    expect(await send(2, { 'x-forwarded-for': '127.0.0.3' })).toBe(429)
    expect(await send(3)).toBe(201)
  })

  it('a picture of eight megabytes is taken, and a larger one refused by us', async () => {
    const cookie = (await signIn()).split(';')[0]!
    const upload = (bytes: Buffer) => {
      const head =
        '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n'
      const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')])
      return ask('/api/pictures', {
        body,
        headers: { cookie, ...own, 'content-type': 'multipart/form-data; boundary=b' },
      })
    }
    const picture = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#2a7f86' } })
      .jpeg()
      .toBuffer()
    const most = 8 * 1024 * 1024
    const taken = await upload(Buffer.concat([picture, Buffer.alloc(most - picture.length)]))
    expect([taken.status, taken.text.slice(0, 200)]).toEqual([201, expect.anything()])
    const { status, headers } = await ask(`/pictures/${(JSON.parse(taken.text) as { id: string }).id}-480.webp`)
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    const refused = await upload(Buffer.alloc(most + 1))
    expect([refused.status, refused.text]).toEqual([422, 'The picture must have at most 8 MB'])
  })

  it('an import of more than a picture has comes through', async () => {
    const cookie = (await signIn()).split(';')[0]!
    const body = Buffer.concat([Buffer.from('email\nnew@example.com\n'), Buffer.alloc(11 * 1024 * 1024, '\n')])
    const headers = { cookie, ...own, 'content-type': 'text/csv' }
    const { status, text } = await ask('/api/admin/subscribers/import?dryRun=true', { body, headers })
    expect([status, text]).toEqual([200, expect.stringContaining('"dryRun":true')])
  })

  it('the assistant is read while it writes', async () => {
    const body = JSON.stringify({ message: 'Can I bring my dog?', language: 'en' })
    const answer = await open('/api/chat/stream', { body, headers: { ...json, ...own, 'accept-encoding': 'gzip, br' } })
    let text = ''
    for await (const part of answer) {
      text += String(part)
      // The rest is not written before this has arrived.
      if (text.includes('welcome')) model.goOn()
    }
    expect(answer.headers['content-type']).toContain('text/event-stream')
    expect(text).toContain('"done":true')
  })

  it('the desk hears of a change at once', async () => {
    const cookie = (await signIn()).split(';')[0]!
    const headers = { cookie, accept: 'text/event-stream', 'accept-encoding': 'gzip, br' }
    const answer = await open('/api/desk/changes', { headers })
    expect(answer.statusCode).toBe(200)
    let text = ''
    for await (const part of answer) {
      text += String(part)
      // Each is written only after the one before has arrived.
      if (text.includes('"version":2')) break
      server.deps.desk.hear(JSON.stringify({ noun: 'Inquiry', id: 'a', version: text.includes('"version":1') ? 2 : 1 }))
    }
    expect(text).toContain('data: {"noun":"Inquiry","id":"a","version":1}')
    answer.destroy()
  })

  it('pages come compressed, files are kept, and TLS is stayed with', async () => {
    const plain = await ask('/')
    expect(plain.headers['strict-transport-security']).toBe('max-age=31536000')
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await ask('/', { headers: { 'accept-encoding': encoding } })
      expect(packed.headers).toMatchObject({
        'content-encoding': encoding,
        vary: expect.stringMatching(/accept-encoding/i),
      })
      expect(unpack(packed.bytes).toString()).toBe(plain.text)
    }
    const known = await ask('/', { headers: { 'if-none-match': plain.headers.etag! } })
    expect([known.status, known.text]).toEqual([304, ''])
    const [file] = /\/assets\/[\w.-]+\.js/.exec(plain.text)!
    const script = await ask(file, { headers: { 'accept-encoding': 'br' } })
    expect(script.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    })
    expect((await ask('/api/room-types')).headers['cache-control']).toBe('no-store')
  })
})
