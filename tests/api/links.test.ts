import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkLinks } from '#api/modules/links/check-links.job.ts'
import { createContext, nobody } from '#api/platform/context.ts'
import type { Caller } from '#tests/support/caller.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addStaff } from '#tests/support/staff.ts'
import { sql } from '#tests/support/subscribers.ts'

const start = new Date('2026-11-23T15:00:00Z')
const later = (hours: number) => new Date(start.getTime() + hours * 3_600_000)

const fields = 'url state problem movedTo since checkedAt acceptedBy isToFix uses { kind title }'

/** A website elsewhere, and how often each of its pages was asked for. */
const openWebsite = async () => {
  const asked: string[] = []
  const pages: Record<string, RequestListener> = {}
  const server = createServer((request, response) => {
    asked.push(request.url!)
    const page = pages[request.url!]
    if (page) page(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    asked,
    pages,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const says = (html: string): RequestListener => {
  return (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html)
}
const leadsTo = (status: number, location: string): RequestListener => {
  return (_request, response) => response.writeHead(status, { location }).end()
}
const answers = (status: number): RequestListener => {
  return (_request, response) => response.writeHead(status).end()
}

type Website = Awaited<ReturnType<typeof openWebsite>>

let server: TestServer
let editor: Caller
let site: Website
beforeAll(async () => {
  server = await startServer({ WEBHOOKS_TO_PRIVATE_ADDRESSES: true })
  editor = (await addStaff(server, 'manager')).caller
  site = await openWebsite()
  // The sample names real websites, and nobody outside is asked by a test.
  await sql(
    server,
    `update content_entry set published = jsonb_set(published, '{data,website}', 'null') where published->'data' ? 'website'`,
  )
  await sql(
    server,
    `update content_entry set published = jsonb_set(published, '{data,booking,widgetScript}', 'null') where kind = 'facts'`,
  )
})
afterAll(async () => {
  await site.close()
  await server.close()
})
beforeEach(async () => {
  server.setNow(start)
  await sql(server, 'delete from outside_link')
  await sql(server, `update content_entry set source_url = null, draft = null`)
  site.asked.length = 0
  for (const path of Object.keys(site.pages)) delete site.pages[path]
})

const run = async (env = {}) => {
  const ctx = await createContext(server.deps, nobody)
  await checkLinks({ ...ctx, env: { ...ctx.env, ...env } })
}

const ask = async (query: string, variables = {}, caller = editor) => {
  const { data, errors } = await caller.graphql(query, variables)
  expect(errors).toBeUndefined()
  return data.answer
}
const toFix = (caller = editor) => ask(`{ answer: linksToFix { ${fields} } }`, {}, caller)
const act = (name: 'checkLink' | 'acceptLink', url: string, caller = editor) =>
  caller.graphql(`mutation ($input: LinkInput!) { answer: ${name}(input: $input) { ${fields} } }`, { input: { url } })
const refusal = async (name: 'checkLink' | 'acceptLink', url: string, caller = editor) => {
  const { errors } = await act(name, url, caller)
  return errors && `${errors[0]!.extensions.code}: ${errors[0]!.message}`
}

const restaurants = async (): Promise<{ id: string; version: number; data: object }[]> =>
  ask('{ answer: contentEntries(kind: RESTAURANT) { id version data } }')

/** Restaurants name these addresses as their websites, in drafts. */
const name = async (...paths: string[]) => {
  const all = await restaurants()
  for (const [at, path] of paths.entries()) {
    const { id, version, data } = all[at]!
    await ask('mutation ($input: SaveContentInput!) { answer: saveContent(input: $input) { id } }', {
      input: { id, version, data: { ...data, website: path.startsWith('http') ? path : `${site.url}${path}` } },
    })
  }
}

describe('the addresses of other websites', () => {
  it('are looked at, and those that lead elsewhere or nowhere become a list', async () => {
    site.pages['/fine'] = says('<p>Welcome')
    site.pages['/moved'] = leadsTo(301, '/fine')
    site.pages['/closed'] = says('<h1>We have closed our doors for the last time: closed for good.')
    await name('/fine', '/moved', '/gone', '/closed')
    await run()
    const found = await toFix()
    expect(
      found.map(({ url, state, problem }: Record<string, string>) => [url!.slice(site.url.length), state, problem]),
    ).toEqual([
      ['/closed', 'CLOSED', 'The page says “closed our doors for”'],
      ['/gone', 'GONE', 'It answers that there is no such page (404)'],
      ['/moved', 'MOVED', 'It has moved for good'],
    ])
    expect(found[2].movedTo).toBe(`${site.url}/fine`)
    expect(found[2].uses).toEqual([{ kind: 'RESTAURANT', title: expect.stringMatching(/./) }])
  })

  it('also in texts, as sources, in what guests read and in posts', async () => {
    const [first] = await restaurants()
    await ask('mutation ($input: SaveContentInput!) { answer: saveContent(input: $input) { id } }', {
      input: { id: first!.id, version: first!.version, sourceUrl: `${site.url}/source` },
    })
    await sql(
      server,
      `update blog_post set content = content || '<p><a href="${site.url}/post?a=1&amp;b=2">x</a></p>' where id = (select id from blog_post where status = 'published' limit 1)`,
    )
    await run()
    expect((await toFix()).map(({ url }: { url: string }) => url.slice(site.url.length))).toEqual([
      '/post?a=1&b=2',
      '/source',
    ])
    const frontDesk = (await addStaff(server, 'desk')).caller
    const { errors } = await frontDesk.graphql('{ linksToFix { url } }')
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    await sql(server, `update blog_post set content = regexp_replace(content, '<p><a href="http://127.*$', '')`)
  })

  it('also in a post whose time has come, and in none that waits for it', async () => {
    const [post] = await sql<{ id: string; content: string; published_at: Date }>(
      server,
      `select id, content, published_at from blog_post where status = 'published' limit 1`,
    )
    await sql(
      server,
      `update blog_post set status = 'scheduled', published_at = ?, content = '<a href="${site.url}/post">x</a>' where id = ?`,
      [later(1), post!.id],
    )
    await run()
    expect(await toFix()).toEqual([])
    server.setNow(later(1))
    await run()
    expect((await toFix()).map(({ url }: { url: string }) => url)).toEqual([`${site.url}/post`])
    await sql(server, `update blog_post set status = 'published', published_at = ?, content = ? where id = ?`, [
      post!.published_at,
      post!.content,
      post!.id,
    ])
  })

  it('and what nobody names any more is forgotten', async () => {
    await name('/gone')
    await run()
    expect(await toFix()).toHaveLength(1)
    await sql(server, 'update content_entry set draft = null')
    expect(await toFix()).toEqual([])
    await run()
    expect(await sql(server, 'select 1 from outside_link')).toEqual([])
  })

  it('are asked once a week', async () => {
    site.pages['/fine'] = says('')
    await name('/fine')
    await run()
    await run()
    server.setNow(later(6 * 24))
    await run()
    expect(site.asked).toEqual(['/fine'])
    server.setNow(later(7 * 24))
    await run()
    expect(site.asked).toEqual(['/fine', '/fine'])
  })

  it('may fail for a night', async () => {
    site.pages['/down'] = answers(503)
    await name('/down')
    await run()
    server.setNow(later(3))
    await run()
    expect(site.asked).toHaveLength(1)
    expect(await toFix()).toEqual([])
    server.setNow(later(24))
    await run()
    expect(await toFix()).toEqual([
      expect.objectContaining({
        state: 'UNREACHABLE',
        problem: 'It has a fault of its own (status 503)',
        since: start.toISOString(),
      }),
    ])
    site.pages['/down'] = says('')
    server.setNow(later(48))
    await run()
    expect(await toFix()).toEqual([])
  })

  it('that refuse programs, lead around for a while or only to www are left alone', async () => {
    site.pages['/refuses'] = answers(403)
    site.pages['/today'] = leadsTo(302, '/fine')
    site.pages['/slash'] = leadsTo(308, '/slash/')
    for (const path of ['/fine', '/slash/']) site.pages[path] = says('')
    await name('/refuses', '/today', '/slash')
    await run()
    expect(await toFix()).toEqual([])
    expect(site.asked.toSorted()).toEqual(['/fine', '/refuses', '/slash', '/slash/', '/today'])
  })

  it('that lead in circles, to no web page or break off harm nobody', async () => {
    site.pages['/circle'] = leadsTo(301, '/circle')
    site.pages['/script'] = leadsTo(302, 'javascript:alert(1)')
    site.pages['/breaks'] = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': '9999' })
      response.write('<p>permanently closed', () => response.destroy())
    }
    site.pages['/endless'] = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      }
      response.on('drain', more).on('error', () => undefined)
      more()
    }
    await name('/circle', '/script', '/breaks', '/endless')
    await run()
    const states = await sql<{ url: string; state: string; problem: string | null }>(
      server,
      'select url, state, problem from outside_link order by url',
    )
    expect(states.map(({ url, state, problem }) => [url.slice(site.url.length), state, problem])).toEqual([
      ['/breaks', 'closed', 'The page says “permanently closed”'],
      ['/circle', 'unreachable', 'It leads on more than 5 times'],
      ['/endless', 'fine', null],
      ['/script', 'unreachable', 'It leads to something that is no web page'],
    ])
  })

  it('of the own network are not asked, by no way', async () => {
    site.pages['/inside'] = says('')
    await name('/inside')
    await run({ WEBHOOKS_TO_PRIVATE_ADDRESSES: false })
    expect(site.asked).toEqual([])
    const [link] = await sql<{ problem: string }>(server, 'select problem from outside_link')
    expect(link!.problem).toBe('The host 127.0.0.1 is not on the public internet')
  })

  it('are not blamed when the server has no way out', async () => {
    await name('http://a.invalid-host-1.lan/', 'http://b.invalid-host-2.lan/', 'http://c.invalid-host-3.lan/')
    await expect(run()).rejects.toThrow('None of 3 websites could be reached')
    expect(await sql(server, 'select 1 from outside_link where checked_at is not null')).toEqual([])
  })
})

describe('at the desk', () => {
  it('a record shows its addresses, and one is looked at on demand', async () => {
    site.pages['/menu'] = says('')
    await name('/menu')
    const { id } = (await restaurants())[0]!
    const links = () => ask(`query ($id: ID!) { answer: contentLinks(id: $id) { ${fields} } }`, { id })
    expect(await links()).toEqual([
      expect.objectContaining({ url: `${site.url}/menu`, state: 'UNCHECKED', isToFix: false }),
    ])
    const { data } = await act('checkLink', `${site.url}/menu`)
    expect(data.answer).toMatchObject({ state: 'FINE', checkedAt: start.toISOString() })
    expect(await links()).toEqual([expect.objectContaining({ state: 'FINE' })])
  })

  it('what is right as it is leaves the list until something else is found', async () => {
    await name('/menu')
    await run()
    const { data } = await act('acceptLink', `${site.url}/menu`)
    expect(data.answer).toMatchObject({ isToFix: false, acceptedBy: expect.stringMatching(/./) })
    expect(await toFix()).toEqual([])
    server.setNow(later(8 * 24))
    await run()
    expect(await toFix()).toEqual([])
    site.pages['/menu'] = says('permanently closed')
    server.setNow(later(16 * 24))
    await run()
    expect(await toFix()).toEqual([expect.objectContaining({ state: 'CLOSED', acceptedBy: null })])
  })

  it('of more than 1,000 that are to be fixed no more are counted', async () => {
    await sql(
      server,
      `insert into outside_link (id, created_at, updated_at, url, state)
        select gen_random_uuid(), now(), now(), 'https://example.com/' || n, 'gone' from generate_series(1, 1001) as n`,
    )
    const { website } = await ask('{ answer: today { website { linksToFix } } }')
    expect(website.linksToFix).toBe(1_000)
  })

  it('no address is asked for that the website does not name', async () => {
    expect(await refusal('checkLink', `${site.url}/other`)).toBe('NOT_FOUND: Nothing on the website names this address')
    expect(await refusal('acceptLink', `${site.url}/other`)).toBe(
      'NOT_FOUND: Nothing on the website names this address',
    )
    expect(await refusal('checkLink', '')).toMatch(/^BAD_USER_INPUT/)
    expect(await refusal('checkLink', 'x'.repeat(1_001))).toMatch(/^BAD_USER_INPUT/)
    expect(await refusal('checkLink', `${site.url}/x`, server.caller())).toMatch(/^UNAUTHENTICATED/)
    expect(site.asked).toEqual([])
  })

  it('and none is there for a record that is not there', async () => {
    for (const id of ['', 'x', '00000000-0000-4000-8000-000000000000'])
      expect(await ask(`query ($id: ID!) { answer: contentLinks(id: $id) { url } }`, { id })).toEqual([])
  })
})
