import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '#tests/support/caller.ts'
import { consentAtGoogle, startWithSandbox, type SandboxServer } from '#tests/support/sandbox.ts'

describe('the self-check', () => {
  const fields = '{ checkedAt badges { name state detail checks { name state detail } } }'
  const files = new Map<string, string>()
  const site = createServer((request, response) => {
    const body = files.get(request.url ?? '')
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(body)
  })
  let url: string
  let checked: SandboxServer
  let caller: Caller

  const good = () => {
    const entry = (own: string) =>
      `<url><loc>${own}</loc>${['', 'fi'].map((path) => `<xhtml:link rel="alternate" hreflang="${path || 'en'}" href="${url}/${path}"/>`).join('')}</url>`
    files.set('/robots.txt', `User-agent: *\nDisallow: /api/\n\nSitemap: ${url}/sitemap.xml\n`)
    files.set('/sitemap.xml', `<urlset>${entry(`${url}/`)}${entry(`${url}/fi`)}</urlset>`)
    files.set(
      '/',
      `<link rel="canonical" href="${url}/"><script type="application/ld+json">{"@graph":[{"@type":"Hotel"}]}</script>`,
    )
    files.set('/admin', '<meta name="robots" content="noindex,nofollow">')
  }

  beforeAll(async () => {
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
    good()
    checked = await startWithSandbox({ PUBLIC_URL: url })
    caller = await checked.caller().signIn()
  })
  afterAll(async () => {
    await checked.close()
    await new Promise((resolve) => site.close(resolve))
  })

  const run = async () =>
    (await caller.graphql(`mutation { runSeoSelfCheck ${fields} }`)).data.runSeoSelfCheck.badges as {
      name: string
      state: string
      detail: string
      checks: { name: string; state: string; detail: string }[]
    }[]

  it('knows nothing before it ran', async () => {
    const { seoSelfCheck } = (await caller.graphql(`{ seoSelfCheck ${fields} }`)).data
    expect(seoSelfCheck.checkedAt).toBeNull()
    expect(seoSelfCheck.badges.map(({ name, state }: { name: string; state: string }) => [name, state])).toEqual([
      ['Google Search Console Verified', 'UNKNOWN'],
      ['Bing Webmaster Tools Connected', 'UNKNOWN'],
      ['Sitemap.xml Active', 'UNKNOWN'],
      ['Schema Markup Implemented', 'UNKNOWN'],
    ])
  })

  it('passes on a site that is as it should be, connected to both engines', async () => {
    await consentAtGoogle(caller)
    expect((await run()).map(({ state, detail }) => [state, detail])).toEqual([
      ['PASSED', `The property ${url}/ is verified`],
      ['PASSED', 'Bing accepts the key and knows this site'],
      ['PASSED', expect.stringContaining('sitemap.xml lists 2 addresses')],
      ['PASSED', expect.stringContaining('Hotel')],
    ])
    const { seoSelfCheck } = (await caller.graphql(`{ seoSelfCheck ${fields} }`)).data
    expect(seoSelfCheck.checkedAt).not.toBeNull()
    expect(seoSelfCheck.badges[2].state).toBe('PASSED')
  })

  it.each([
    ['/robots.txt', 'User-agent: *\nDisallow: /\n', 2, 'robots', 'robots.txt does not name the sitemap'],
    ['/sitemap.xml', '<urlset></urlset>', 2, 'sitemap', 'sitemap.xml lists no address'],
    [
      '/sitemap.xml',
      '<urlset><url><loc>https://other.example/</loc></url></urlset>',
      2,
      'sitemap',
      'sitemap.xml lists an address of another site: https://other.example/',
    ],
    ['/admin', '<title>Admin</title>', 3, 'admin noindex', 'The staff desk does not ask robots to stay out'],
    ['/', '<title>Home</title>', 3, 'canonical', 'The home page names no canonical address'],
    [
      '/',
      '<script type="application/ld+json">{"@type":"Hotel"</script>',
      3,
      'structured data',
      'The structured data of the home page cannot be read',
    ],
  ])('sees a wrong %s', async (path, body, badge, name, detail) => {
    files.set(path, body)
    const found = (await run())[badge]!
    good()
    expect(found.state).toBe('FAILED')
    expect(found.checks.find((check) => check.name === name)).toEqual({ name, state: 'FAILED', detail })
  })

  it('sees a translation that does not name its page in turn', async () => {
    files.set(
      '/sitemap.xml',
      files
        .get('/sitemap.xml')!
        .replace(
          `hreflang="en" href="${url}/"/><xhtml:link rel="alternate" hreflang="fi" href="${url}/fi"/></url></urlset>`,
          `hreflang="fi" href="${url}/fi"/></url></urlset>`,
        ),
    )
    const found = (await run())[2]!
    good()
    expect(found.checks.find(({ name }) => name === 'hreflang')).toMatchObject({
      state: 'FAILED',
      detail: `${url}/fi does not name ${url}/ in turn`,
    })
  })
})
