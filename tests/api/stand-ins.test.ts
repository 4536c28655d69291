import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSandbox, type Sandbox } from '#api/integrations/sandbox/sandbox.ts'
import { controlPath } from '#api/integrations/sandbox/stand-in.ts'

/*
 * The stand-ins against the vendors' wire formats as they are documented, without our adapters:
 * adapter and stand-in cannot drift together away from them.
 */

const site = 'https://www.hotel.example'
let sandbox: Sandbox
let settings: Record<string, string>
beforeAll(async () => {
  sandbox = await startSandbox(site)
  settings = sandbox.settings as Record<string, string>
})
afterAll(() => sandbox.close())

const get = (url: string, init?: RequestInit) => fetch(url, { redirect: 'manual', ...init })

describe('Little Hotelier', () => {
  const rates = (query: string, code = settings['LITTLE_HOTELIER_CHANNEL']) =>
    get(`${sandbox.littleHotelier.url}/api/v1/properties/${code}/rates.json${query}`)

  it('answers an array of one property with the documented fields and types, both ends included, no key', async () => {
    const answer = await rates('?start_date=2026-12-24&end_date=2026-12-26')
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    const [property, ...others] = await answer.json()
    expect(others).toEqual([])
    expect(property.name).toEqual(expect.any(String))
    for (const plan of property.rate_plans) {
      expect(plan).toEqual({ id: expect.any(Number), name: expect.any(String), rate_plan_dates: expect.any(Array) })
      expect(plan.rate_plan_dates.map(({ date }: { date: string }) => date)).toEqual([
        '2026-12-24',
        '2026-12-25',
        '2026-12-26',
      ])
      for (const row of plan.rate_plan_dates)
        expect(row).toEqual({
          id: null,
          date: expect.any(String),
          rate: expect.any(Number),
          min_stay: expect.any(Number),
          max_stay: null,
          available: expect.any(Number),
          stop_online_sell: expect.any(Boolean),
          close_to_arrival: expect.any(Boolean),
          close_to_departure: expect.any(Boolean),
        })
    }
  })

  it('has a night for one date twice, a default window without an end, and says the same again', async () => {
    const dates = async (query: string) => (await (await rates(query)).json())[0].rate_plans[0].rate_plan_dates
    expect(await dates('?start_date=2026-12-24&end_date=2026-12-24')).toHaveLength(1)
    expect(await dates('?start_date=2026-12-24')).toHaveLength(14)
    expect(await dates('?start_date=2026-12-24')).toEqual(await dates('?start_date=2026-12-24'))
  })

  it('answers a page with 404 for a code that nobody has', async () => {
    const answer = await rates('?start_date=2026-12-24', 'nobody')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  })
})

describe('Semrush', () => {
  const report = async (parameters: Record<string, string>, path = '/') => {
    const query = new URLSearchParams({ key: settings['SEMRUSH_API_KEY']!, ...parameters })
    const answer = await get(`${sandbox.semrush.url}${path}?${query}`)
    return { status: answer.status, body: await answer.text() }
  }
  const organic = { type: 'domain_organic', domain: 'hotel.example', database: 'us' }

  it('answers lines of semicolons that end in CRLF, under a header of words, in the order of export_columns', async () => {
    const { body } = await report({
      type: 'domain_ranks',
      domain: 'hotel.example',
      database: 'us',
      export_columns: 'Ot,Or,Oc',
    })
    expect(body).toMatch(/^Organic Traffic;Organic Keywords;Organic Cost\r\n\d+;\d+;[\d.]+\r\n$/)
  })

  it('escapes every cell on request, and honours the limit', async () => {
    const { body } = await report({ ...organic, export_columns: 'Ph,Po', display_limit: '2', export_escape: '1' })
    expect(body.split('\r\n')).toEqual([
      '"Keyword";"Position"',
      '"lantana hotel";"2"',
      '"hotels near lantana beach";"4"',
      '',
    ])
  })

  it('has the column codes as the header of backlinks, on a path of its own', async () => {
    const { body } = await report(
      { type: 'backlinks_overview', target: 'hotel.example', target_type: 'root_domain' },
      '/analytics/v1/',
    )
    expect(body).toMatch(/^ascore;total;domains_num;urls_num;ips_num;follows_num;nofollows_num\r\n31;/)
  })

  it.each([
    ['a wrong key', { ...organic, key: 'wrong' }, 200, 'ERROR 120 :: WRONG KEY - ID PAIR'],
    ['an unknown domain', { ...organic, domain: 'nobody.example' }, 200, 'ERROR 50 :: NOTHING FOUND'],
    ['no type', { domain: 'hotel.example' }, 200, 'ERROR 41 :: MANDATORY PARAMETER "type" NOT SET OR EMPTY'],
    [
      'no database',
      { type: 'domain_organic', domain: 'hotel.example' },
      200,
      'ERROR 46 :: MANDATORY PARAMETER "database" NOT SET OR EMPTY',
    ],
  ])('answers %s as text', async (_, parameters, status, body) => {
    expect(await report(parameters)).toEqual({ status, body })
  })

  it('counts units by line, prints the balance with separators, and refuses with 403 at nought', async () => {
    sandbox.semrush.setUnits(12_345)
    const balance = async () =>
      (await get(`${settings['SEMRUSH_UNITS_URL']}?key=${settings['SEMRUSH_API_KEY']}`)).text()
    expect(await balance()).toBe('12,345')
    await report({ ...organic, display_limit: '3' })
    expect(await balance()).toBe('12,315')
    await report({ type: 'domain_organic_organic', domain: 'hotel.example', database: 'us', display_limit: '2' })
    expect(await balance()).toBe('12,235')
    sandbox.semrush.setUnits(0)
    expect(await report(organic)).toEqual({ status: 403, body: 'ERROR 132 :: API UNITS BALANCE IS ZERO' })
    sandbox.semrush.setUnits(50_000)
  })
})

describe('Bing', () => {
  const call = async (method: string, query: Record<string, string>, body?: object) => {
    const parameters = new URLSearchParams({ apikey: settings['BING_API_KEY']!, ...query })
    const answer = await get(`${sandbox.bing.url}/webmaster/api.svc/json/${method}?${parameters}`, {
      method: body ? 'POST' : 'GET',
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json; charset=utf-8' } }),
    })
    return { status: answer.status, body: await answer.json() }
  }
  const urls = (count: number) => Array.from({ length: count }, (_, index) => `${site}/${index}`)

  it('wraps results in d', async () => {
    sandbox.bing.setRemaining(100, 2_800)
    expect(await call('GetUrlSubmissionQuota', { siteUrl: site })).toEqual({
      status: 200,
      body: { d: { __type: 'UrlSubmissionQuota:#Microsoft.Bing.Webmaster.Api', DailyQuota: 100, MonthlyQuota: 2_800 } },
    })
  })

  it('takes a batch by either spelling of its name, and counts it', async () => {
    expect(await call('SubmitUrlbatch', {}, { siteUrl: site, urlList: urls(30) })).toEqual({
      status: 200,
      body: { d: null },
    })
    expect(await call('SubmitUrlBatch', {}, { siteUrl: 'WWW.hotel.example/', urlList: urls(5) })).toMatchObject({
      status: 200,
    })
    expect(sandbox.bing.remaining()).toEqual({ today: 65, thisMonth: 2_765 })
  })

  it.each([
    ['a wrong key', { apikey: 'x' }, site, 1, 3, 'ERROR!!! InvalidApiKey'],
    ['another site', {}, 'https://other.example', 1, 14, 'ERROR!!! NotAuthorized'],
    ['more than 500 addresses', {}, site, 501, 8, 'ERROR!!! InvalidParameter'],
    ['more than is left', {}, site, 66, 2, 'ERROR!!! Quota remaining for today: 65, Submitted: 66'],
  ])('answers %s with 400 and no d', async (_, query, siteUrl, count, ErrorCode, Message) => {
    const answer = await call('SubmitUrlbatch', query as Record<string, string>, { siteUrl, urlList: urls(count) })
    expect(answer).toEqual({ status: 400, body: { ErrorCode, Message } })
  })

  it('has a sentence for a spent quota', async () => {
    sandbox.bing.setRemaining(0, 100)
    expect((await call('SubmitUrlbatch', {}, { siteUrl: site, urlList: urls(1) })).body).toEqual({
      ErrorCode: 2,
      Message: 'ERROR!!! You have exceeded your daily url submission quota : 100',
    })
  })
})

describe('European Central Bank', () => {
  it('has its file at the documented address, a day with lines of units for one euro, no key', async () => {
    const answer = await get(`${settings['ECB_BASE_URL']}/stats/eurofxref/eurofxref-daily.xml`)
    expect(answer.headers.get('content-type')).toMatch(/xml/)
    const body = await answer.text()
    expect(body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<gesmes:Envelope /)
    expect(body.match(/<Cube time='\d{4}-\d\d-\d\d'>/g)).toHaveLength(1)
    expect(body).toMatch(/<Cube currency='USD' rate='\d+\.\d+'\/>/)
    expect((await get(settings['ECB_BASE_URL']!)).status).toBe(404)
  })
})

describe('IndexNow', () => {
  const submit = (body: object) =>
    get(settings['INDEXNOW_ENDPOINT']!, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
    })
  const good = { host: 'www.hotel.example', key: 'a'.repeat(32), urlList: [`${site}/`] }

  it.each([
    ['addresses of the host', good, 200],
    ['a short key', { ...good, key: 'short' }, 403],
    ['an address of another host', { ...good, urlList: ['https://other.example/'] }, 422],
    ['a host without its www', { ...good, host: 'hotel.example' }, 422],
    ['no addresses', { ...good, urlList: [] }, 400],
    ['more than ten thousand', { ...good, urlList: Array.from({ length: 10_001 }, () => `${site}/`) }, 400],
  ])('answers %s with a status and nothing else', async (_, body, status) => {
    const answer = await submit(body)
    expect([answer.status, await answer.text()]).toEqual([status, ''])
  })

  it('takes one address by GET', async () => {
    const query = new URLSearchParams({ url: `${site}/deals`, key: good.key })
    expect((await get(`${settings['INDEXNOW_ENDPOINT']}?${query}`)).status).toBe(200)
  })
})

describe('Google', () => {
  const verifier = 'v'.repeat(64)
  const redirectUri = `${site}/api/google/callback`
  const consent = async (): Promise<URL> => {
    const query = new URLSearchParams({
      client_id: settings['GOOGLE_CLIENT_ID']!,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'https://www.googleapis.com/auth/webmasters',
      state: 'the-state',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    })
    const answer = await get(`${settings['GOOGLE_OAUTH_AUTH_URL']}?${query}`)
    expect(answer.status).toBe(302)
    return new URL(answer.headers.get('location')!)
  }
  const token = async (form: Record<string, string>) => {
    const client = { client_id: settings['GOOGLE_CLIENT_ID']!, client_secret: settings['GOOGLE_CLIENT_SECRET']! }
    const answer = await get(settings['GOOGLE_OAUTH_TOKEN_URL']!, {
      method: 'POST',
      body: new URLSearchParams({ ...client, ...form }),
    })
    return { status: answer.status, body: await answer.json() }
  }
  const exchange = async (more: Record<string, string> = {}) => {
    const code = (await consent()).searchParams.get('code')!
    return token({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
      ...more,
    })
  }
  const withToken = async (path: string, init: RequestInit = {}) => {
    const { access_token } = (await exchange()).body
    const answer = await get(`${sandbox.google.url}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${access_token}` },
    })
    const text = await answer.text()
    return { status: answer.status, body: text ? JSON.parse(text) : '' }
  }
  const property = encodeURIComponent(`${site}/`)

  it('hands a code and the state back, or says that access was denied', async () => {
    const back = await consent()
    expect(back.toString()).toMatch(/^https:\/\/www\.hotel\.example\/api\/google\/callback\?/)
    expect(back.searchParams.get('state')).toBe('the-state')
    sandbox.google.consent('deny')
    expect((await consent()).searchParams.get('error')).toBe('access_denied')
    sandbox.google.consent('give')
  })

  it('gives tokens for the code, once, and a new one for the refresh token', async () => {
    const { status, body } = await exchange()
    expect(status).toBe(200)
    expect(body).toEqual({
      access_token: expect.any(String),
      expires_in: 3599,
      refresh_token: expect.any(String),
      scope: 'https://www.googleapis.com/auth/webmasters',
      token_type: 'Bearer',
    })
    const again = await token({ grant_type: 'refresh_token', refresh_token: body.refresh_token })
    expect(again.body).not.toHaveProperty('refresh_token')
    expect(again.body.access_token).not.toBe(body.access_token)
  })

  it.each([
    ['a wrong verifier', { code_verifier: 'w'.repeat(64) }, 400, 'invalid_grant'],
    ['another way back', { redirect_uri: 'https://evil.example' }, 400, 'redirect_uri_mismatch'],
    ['a wrong secret', { client_secret: 'x' }, 401, 'invalid_client'],
    ['a code that is used up', { code: 'used' }, 400, 'invalid_grant'],
  ])('refuses %s', async (_, more, status, error) => {
    expect(await exchange(more as Record<string, string>)).toMatchObject({ status, body: { error } })
  })

  it('lists properties with camel-case levels, and leaves the list out when it is empty', async () => {
    expect((await withToken('/webmasters/v3/sites')).body.siteEntry[0]).toEqual({
      siteUrl: `${site}/`,
      permissionLevel: 'siteOwner',
    })
  })

  it('answers queries with keys in the order of the dimensions, totals without, and no rows for no data', async () => {
    const query = (body: object, of = property) =>
      withToken(`/webmasters/v3/sites/${of}/searchAnalytics/query`, { method: 'POST', body: JSON.stringify(body) })
    const span = { startDate: '2026-10-01', endDate: '2026-10-30' }
    const [row] = (await query({ ...span, dimensions: ['query', 'page'], rowLimit: 1 })).body.rows
    expect(row).toEqual({
      keys: ['lantana hotel', `${site}/`],
      clicks: 42,
      impressions: 610,
      ctr: 42 / 610,
      position: 2.3,
    })
    expect((await query(span)).body.rows[0]).not.toHaveProperty('keys')
    expect((await query(span, encodeURIComponent('sc-domain:coralstoneinn.example'))).body).not.toHaveProperty('rows')
    expect((await query({ startDate: '2026-10-30', endDate: '2026-10-01' })).status).toBe(400)
  })

  it('takes a sitemap with an empty answer, and shows it with counts as texts', async () => {
    const feed = encodeURIComponent(`${site}/sitemap.xml`)
    expect(await withToken(`/webmasters/v3/sites/${property}/sitemaps/${feed}`, { method: 'PUT' })).toEqual({
      status: 204,
      body: '',
    })
    const { sitemap } = (await withToken(`/webmasters/v3/sites/${property}/sitemaps`)).body
    expect(sitemap[0]).toMatchObject({ path: `${site}/sitemap.xml`, errors: '0', warnings: '0' })
  })

  it('refuses a stranger, and a property that is not the account’s', async () => {
    const stranger = await get(`${sandbox.google.url}/webmasters/v3/sites`)
    expect(stranger.status).toBe(401)
    expect((await stranger.json()).error.details[0].reason).toBe('CREDENTIALS_MISSING')
    const other = await withToken(`/webmasters/v3/sites/${encodeURIComponent('https://other.example/')}/sitemaps`)
    expect(other).toMatchObject({ status: 403, body: { error: { code: 403, errors: [{ reason: 'forbidden' }] } } })
    expect(other.body.error.message).toMatch(/^User does not have sufficient permission for site/)
  })

  it('revokes a token once', async () => {
    const { refresh_token } = (await exchange()).body
    const revoke = () => get(`${sandbox.google.url}/revoke?token=${refresh_token}`, { method: 'POST' })
    expect((await revoke()).status).toBe(200)
    expect([(await revoke()).status, await (await revoke()).json()]).toEqual([400, { error: 'invalid_token' }])
  })
})

describe('the switch', () => {
  it('lets a stand-in fail and mends it again', async () => {
    const flip = (fault: string) =>
      get(`${sandbox.bing.url}${controlPath}`, { method: 'POST', body: JSON.stringify({ fault }) })
    expect((await flip('broken')).status).toBe(200)
    expect(
      (await get(`${sandbox.bing.url}/webmaster/api.svc/json/GetUserSites?apikey=${settings['BING_API_KEY']}`)).status,
    ).toBe(500)
    expect((await flip('on fire')).status).toBe(422)
    await flip('none')
    expect(
      (await get(`${sandbox.bing.url}/webmaster/api.svc/json/GetUserSites?apikey=${settings['BING_API_KEY']}`)).status,
    ).toBe(200)
  })
})
