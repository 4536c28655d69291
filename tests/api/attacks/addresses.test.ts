import { createHash } from 'node:crypto'
import { connect, type AddressInfo } from 'node:net'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerPages } from '#api/http/pages/pages.ts'
import { createServer } from '#api/http/server.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { outsideHosts } from '#graphql/outside-hosts.ts'
import { ownScript, standingScripts } from '#tests/support/html.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
let app: Awaited<ReturnType<typeof createServer>>
let port: number
beforeAll(async () => {
  server = await startServer({}, hotelFacts)
  app = await createServer(server.deps, registerPages)
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await app.close()
  await server.close()
})

interface RawAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** An address exactly as it is written here: every client library would tidy it up first. */
const rawly = (path: string, method = 'GET', more = ''): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${method} ${path} HTTP/1.1\r\nHost: hotel.example\r\nConnection: close\r\n${more}\r\n`, 'latin1'),
    )
    socket.on('data', (part) => (text += part.toString('latin1')))
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = '', ...rest] = text.split('\r\n\r\n')
      const [first = '', ...lines] = head.split('\r\n')
      const headers = Object.fromEntries(
        lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
      )
      resolve({ status: Number(first.split(' ')[1]), headers, body: rest.join('\r\n\r\n') })
    })
  })

describe('an address leads to no other site', () => {
  it.each([
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example/',
    '/\\/evil.example/',
    '//evil.example/%2e%2e/',
    '/%5Cevil.example/',
    '/%09//evil.example/',
    '//evil.example//',
    '//evil.example/?next=//evil.example/',
    '/fi//evil.example/',
    '/en//evil.example',
    '/fi/\\evil.example/',
    '/https://evil.example/',
    '/blog//evil.example/',
    '/?google_auth=success&next=https://evil.example/',
    '/admin/?return=//evil.example',
    '/api/google/callback?state=https://evil.example&code=//evil.example',
    `/${'/'.repeat(8_000)}evil.example/`,
  ])('%s', async (path) => {
    const { status, headers } = await rawly(path)
    expect(status).toBeLessThan(500)
    const location = headers['location']
    expect(location === undefined || /^\/(?![/\\])/.test(location)).toBe(true)
    expect(new URL(location ?? '/', 'http://hotel.example').origin).toBe('http://hotel.example')
  })

  it('is brought to its plain form all the same', async () => {
    expect((await rawly('//contact//?a=b')).headers['location']).toBe('/contact?a=b')
    expect((await rawly('//')).headers['location']).toBe('/')
  })
})

describe('an address leads to no file beside the site’s own', () => {
  const tricks = [
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '..%5c',
    '..\\',
    '....//',
    '%252e%252e%252f',
    '..;/',
    '%c0%ae%c0%ae/',
  ]
  const targets = ['package.json', '.env.example', 'etc/passwd']

  it.each(['/assets/', '/pictures/', '/pictures/uploads/', '/', '/blog/', '/api/'])('%s', async (prefix) => {
    const paths = tricks.flatMap((trick) =>
      [1, 2, 8].flatMap((levels) => targets.map((target) => prefix + trick.repeat(levels) + target)),
    )
    for (const path of [...paths, `${prefix}package.json%00.webp`, `${prefix}/etc/passwd`, `${prefix}.git/config`]) {
      const { status, body } = await rawly(path)
      expect([path, status]).toEqual([path, expect.toSatisfy((code: number) => code >= 300 && code < 500)])
      expect(body).not.toMatch(/"dependencies"|STAFF_PASSWORD|root:x:|repositoryformatversion/)
    }
  })

  it('lists no folder', async () => {
    for (const path of ['/assets/', '/pictures/', '/pictures/uploads/']) {
      const { status, headers } = await rawly(path)
      const last = status < 400 ? await rawly(headers['location']!) : { status, body: '' }
      expect([path, last.status]).toEqual([path, 404])
      expect(last.body).not.toMatch(/<a href="[^"]*\.(js|css|webp)"/)
    }
  })
})

it('a long body is refused before it comes, to whoever may not send it', async () => {
  const more = 'Content-Type: text/csv\r\nContent-Length: 20000000\r\n'
  expect((await rawly('/api/admin/subscribers/import', 'POST', more)).status).toBe(401)
})

describe('a page of another site', () => {
  const foreign = 'Origin: https://evil.example\r\nCookie: session=of-the-visitor\r\n'
  const permissionsFor = async (path: string) => {
    const given: Record<string, string>[] = []
    for (const [method, more] of [
      ['GET', foreign],
      ['OPTIONS', `${foreign}Access-Control-Request-Method: POST\r\nAccess-Control-Request-Headers: content-type\r\n`],
      ['POST', `${foreign}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`],
    ] as const) {
      const { headers } = await rawly(path, method, more)
      given.push(Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('access-control-'))))
    }
    return given
  }

  it.each(['/', '/admin', '/healthz', '/pictures/latest/inn-golden-hour.webp'])('may not read %s', async (path) => {
    for (const given of await permissionsFor(path)) expect(given).toEqual({})
  })

  // A browser hands over an answer to cookies only where the origin is named and credentials are allowed.
  it.each(['/api/viewer', '/graphql', '/api/inquiries', '/api/openapi.json', '/api/room-types'])(
    'may not read %s with the cookies of its visitor',
    async (path) => {
      for (const given of await permissionsFor(path)) {
        expect(given['access-control-allow-origin']).toBe('*')
        expect(given).not.toHaveProperty('access-control-allow-credentials')
      }
    },
  )

  it('cannot frame a page, nor be told where the guest was', async () => {
    const { headers } = await rawly('/contact')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  })
})

it.each(['/', '/api/viewer', '/api/nothing/<b>', '/graphql', '/healthz', '/robots.txt', '/no-such-page', '/api/%zz'])(
  'no browser guesses what %s is',
  async (path) => {
    expect((await rawly(path)).headers['x-content-type-options']).toBe('nosniff')
  },
)

describe('a document runs no script that stands in it, but the one that came with the build', () => {
  const documents = [
    '/',
    '/deals',
    '/gallery',
    '/things-to-do',
    '/faq',
    '/contact',
    '/blog',
    '/fi',
    '/privacy',
    '/newsletter/confirm?token=x',
    '/admin',
    '/email-campaigns',
    '/no-such-page',
    '/graphql',
  ]

  it.each(documents)('%s', async (path) => {
    const { headers, body } = (await app.inject({ url: path, headers: { accept: 'text/html' } })) as {
      headers: Record<string, string>
      body: string
    }
    const policy = new Map(
      headers['content-security-policy']!.split('; ').map((part) => {
        const [name, ...sources] = part.split(' ')
        return [name!, sources] as const
      }),
    )
    for (const directive of ['script-src', 'default-src', 'script-src-elem', 'script-src-attr'])
      for (const source of policy.get(directive) ?? [])
        expect(source).not.toMatch(/unsafe-(inline|eval|hashes)|^\*$|^https?:$|^data:|^blob:/)
    expect(policy.get('default-src')).toEqual(["'self'"])
    // Another host's script runs only on the guests' pages: the booking widget's.
    const guests = !['/admin', '/email-campaigns', '/graphql'].includes(path)
    const own = await ownScript()
    const hash = `'sha256-${createHash('sha256').update(own).digest('base64')}'`
    expect(policy.get('script-src')).toEqual(["'self'", ...(guests ? [hash, outsideHosts.bookingWidget] : [])])
    expect(policy.get('object-src')).toEqual(["'none'"])
    expect(policy.get('base-uri')?.length).toBe(1)
    const { document } = new JSDOM(body).window
    expect(standingScripts(body)).toEqual(guests ? [own] : [])
    const handlers = [...document.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    )
    expect(handlers).toEqual([])
  })
})
