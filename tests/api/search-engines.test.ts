import { generateKeyPairSync } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startGoogleStandIn } from '#api/integrations/google/stand-in.ts'
import type { Fault } from '#api/integrations/sandbox/stand-in.ts'
import type { Caller } from '#tests/support/caller.ts'
import { faultSentences } from '#tests/support/fault-sentences.ts'
import { hurry } from '#tests/support/hurry.ts'
import { consentAtGoogle, siteUrl, startWithSandbox, type SandboxServer } from '#tests/support/sandbox.ts'
import { startServer } from '#tests/support/server.ts'
import { addStaff } from '#tests/support/staff.ts'

const status =
  '{ googleStatus { authenticated configured sandbox method connectedAt needsReconnection indexingEnabled message } }'
const sites = '{ googleSites { success message sites { siteUrl permissionLevel } asOf } }'
const connect = 'mutation { connectGoogle { success message authorizationUrl status { authenticated method } } }'
const disconnect = 'mutation { disconnectGoogle { authenticated message } }'
const submitUrl = 'mutation ($url: String!) { submitUrlToGoogle(input: { url: $url }) { success message route } }'
const submitSitemap = 'mutation { submitSitemapToGoogle { success message route } }'
const analytics = `query ($site: String!, $from: Date!, $to: Date!) { searchAnalytics(siteUrl: $site, startDate: $from, endDate: $to) {
  success message rows { keys clicks impressions ctr position } } }`
const lastCall = '{ outsideCalls { service operation ok message status } }'
const quota =
  '{ bingQuota { success message configured sandbox quota { dailyUsage dailyQuota monthlyUsage monthlyQuota } } }'
const submitBing =
  'mutation { submitUrlsToBing { success message submission { urlCount successCount errorCount sandbox } } }'

/** A busy machine may take its time; where nothing comes it is not waited for. */
const patientSeconds = 60

let server: SandboxServer
let owner: Caller
beforeAll(async () => {
  server = await startWithSandbox({ OUTSIDE_TIMEOUT_MS: patientSeconds * 1000 })
  owner = await server.caller().signIn()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => server.close())

const span = { site: `${siteUrl}/`, from: '2026-10-24', to: '2026-11-22' }
const lastGoogleCall = async () =>
  (await owner.graphql(lastCall)).data.outsideCalls.find(({ service }: { service: string }) => service === 'google')
const storedGrants = () => server.deps.orm.em.fork().execute<{ refresh_token: string }[]>('select * from google_grant')
const failedWith = (location: string) => Object.fromEntries(new URL(location, siteUrl).searchParams)

describe('Google, before anybody connected', () => {
  it('says that it is not connected, and nothing pretends', async () => {
    expect((await owner.graphql(status)).data.googleStatus).toEqual({
      authenticated: false,
      configured: true,
      sandbox: true,
      method: 'ACCOUNT',
      connectedAt: null,
      needsReconnection: false,
      indexingEnabled: false,
      message: 'Not connected yet. Connect with the Google account that owns the property',
    })
    expect((await owner.graphql(sites)).data.googleSites).toMatchObject({ success: false, sites: [] })
    expect((await owner.graphql(submitSitemap)).data.submitSitemapToGoogle).toMatchObject({
      success: false,
      route: null,
    })
  })
})

describe('the consent', () => {
  const start = async (caller = owner) =>
    new URL((await caller.graphql(connect)).data.connectGoogle.authorizationUrl as string)
  const comeBack = async (query: Record<string, string>, caller = owner) =>
    (await caller.rest('GET', `/api/google/callback?${new URLSearchParams(query)}`)).headers.location as string

  it('is asked for with state, PKCE, offline access and our way back', async () => {
    const query = Object.fromEntries((await start()).searchParams)
    expect(query).toMatchObject({
      response_type: 'code',
      access_type: 'offline',
      prompt: 'consent',
      redirect_uri: `${siteUrl}/api/google/callback`,
      scope: 'https://www.googleapis.com/auth/webmasters',
      code_challenge_method: 'S256',
    })
    expect(query['state']).toMatch(/^[\w-]{43}$/)
    expect(query['code_challenge']).toMatch(/^[\w-]{43}$/)
  })

  it('that is denied ends with a sentence', async () => {
    server.sandbox.google.consent('deny')
    expect(failedWith(await consentAtGoogle(owner))).toEqual({
      google_auth: 'failed',
      error: 'access_denied',
      desc: 'Access was not given at Google',
    })
    server.sandbox.google.consent('give')
  })

  it('does not take a state that was made up, is used up, too old, or another person’s', async () => {
    const refused = {
      google_auth: 'failed',
      error: 'invalid_state',
      desc: expect.stringContaining('was not started here'),
    }
    expect(failedWith(await comeBack({ state: 'made-up', code: 'x' }))).toEqual(refused)

    const used = (await start()).searchParams.get('state')!
    await comeBack({ state: used, code: 'wrong' })
    expect(failedWith(await comeBack({ state: used, code: 'x' }))).toEqual(refused)

    const old = (await start()).searchParams.get('state')!
    server.setNow(new Date(Date.now() + 11 * 60_000))
    expect(failedWith(await comeBack({ state: old, code: 'x' }))).toEqual(refused)
    server.setNow(null)

    const another = (await start()).searchParams.get('state')!
    const { caller } = await addStaff(server, 'marketing')
    expect(failedWith(await comeBack({ state: another, code: 'x' }, caller))).toEqual(refused)
    expect(failedWith(await comeBack({ state: another, code: 'x' }, server.caller()))).toMatchObject({
      error: 'not_signed_in',
    })
  })

  it.each(faultSentences(patientSeconds).filter(([fault]) => fault !== 'refused'))(
    'that Google answers by %s ends with its sentence, and nothing is stored',
    async (fault, words) => {
      const consent = await fetch(await start(), { redirect: 'manual' })
      const back = new URL(consent.headers.get('location')!)
      server.sandbox.google.behave(fault as Fault)
      if (fault === 'slow') hurry(patientSeconds * 1000)
      const location = await comeBack(Object.fromEntries(back.searchParams))
      vi.restoreAllMocks()
      server.sandbox.google.behave('none')
      expect(failedWith(location)).toEqual({
        google_auth: 'failed',
        error: 'google_failed',
        desc: expect.stringContaining(words('google')),
      })
      expect(await storedGrants()).toEqual([])
    },
  )

  it('whose code Google does not accept is a call that failed', async () => {
    const state = (await start()).searchParams.get('state')!
    expect(failedWith(await comeBack({ state, code: 'wrong' }))).toMatchObject({ error: 'invalid_grant' })
    expect(await lastGoogleCall()).toMatchObject({ operation: 'sign in', ok: false, status: 400 })
  })

  it('connects, and the token is stored encrypted', async () => {
    expect(await consentAtGoogle(owner)).toBe('/admin?google_auth=success')
    expect((await owner.graphql(status)).data.googleStatus).toMatchObject({ authenticated: true, message: null })
    const [row] = await storedGrants()
    expect(Buffer.from(row!.refresh_token, 'base64url').toString('latin1')).not.toContain('refresh')
  })
})

describe('Google, connected', () => {
  it('lists the properties with their levels', async () => {
    expect((await owner.graphql(sites)).data.googleSites).toMatchObject({
      success: true,
      sites: [
        { siteUrl: `${siteUrl}/`, permissionLevel: 'SITE_OWNER' },
        { siteUrl: 'sc-domain:coralstoneinn.example', permissionLevel: 'SITE_FULL_USER' },
      ],
    })
  })

  it('takes the newer spelling of a level', async () => {
    const old = [{ siteUrl: `${siteUrl}/`, permissionLevel: 'siteOwner' }]
    server.sandbox.google.setSites([{ siteUrl: `${siteUrl}/`, permissionLevel: 'SITE_RESTRICTED_USER' }])
    expect((await owner.graphql(sites)).data.googleSites.sites[0].permissionLevel).toBe('SITE_RESTRICTED_USER')
    expect((await owner.graphql(submitSitemap)).data.submitSitemapToGoogle).toEqual({
      success: false,
      route: null,
      message: 'Google says that the account may not use this property, or that the property is spelled differently',
    })
    server.sandbox.google.setSites([])
    expect((await owner.graphql(sites)).data.googleSites).toMatchObject({ success: true, sites: [] })
    server.sandbox.google.setSites(old)
  })

  it('answers queries with the query as the second key, once each, by clicks', async () => {
    const { searchAnalytics } = (await owner.graphql(analytics, span)).data
    expect(searchAnalytics.rows.slice(0, 2)).toEqual([
      {
        keys: [`${siteUrl}/`, 'lantana hotel'],
        clicks: 48,
        impressions: 700,
        ctr: 48 / 700,
        position: (2.3 * 610 + 4.1 * 90) / 700,
      },
      { keys: [`${siteUrl}/`, 'coral stone inn'], clicks: 38, impressions: 71, ctr: 38 / 71, position: 1 },
    ])
    const queries = searchAnalytics.rows.map(({ keys }: { keys: string[] }) => keys[1])
    expect(new Set(queries).size).toBe(queries.length)
    const asked = server.sandbox.google.seen.findLast(({ url }) => url.pathname.endsWith('/searchAnalytics/query'))!
    expect(JSON.parse(asked.body)).toMatchObject({
      startDate: '2026-10-24',
      endDate: '2026-11-22',
      dimensions: ['page', 'query'],
    })
  })

  it('answers no rows for a property without data, and refuses dates the wrong way round', async () => {
    server.sandbox.google.setSites([
      { siteUrl: `${siteUrl}/`, permissionLevel: 'siteOwner' },
      { siteUrl: 'sc-domain:empty.example', permissionLevel: 'siteOwner' },
    ])
    const empty = await owner.graphql(analytics, { ...span, site: 'sc-domain:empty.example' })
    expect(empty.data.searchAnalytics).toEqual({ success: true, message: null, rows: [] })
    const { errors } = await owner.graphql(analytics, { ...span, to: '2026-01-01' })
    expect(errors![0]!.message).toBe('End date is before start date')
  })

  it('submits five pages by one sitemap, and says so', async () => {
    server.sandbox.google.sitemaps.clear()
    const puts = () => server.sandbox.google.seen.filter(({ method }) => method === 'PUT').length
    const before = puts()
    for (const page of ['/', '/gallery', '/things-to-do', '/deals', '/faq']) {
      const { data } = await owner.graphql(submitUrl, { url: `${siteUrl}${page}` })
      expect(data.submitUrlToGoogle).toEqual({
        success: true,
        route: 'SITEMAP',
        message:
          'Google takes single addresses only for job postings and live streams, so the sitemap that lists this one was submitted',
      })
    }
    expect([...server.sandbox.google.sitemaps.keys()]).toEqual([`${siteUrl}/sitemap.xml`])
    expect(puts() - before).toBe(1)
    expect(server.sandbox.google.published).toEqual([])
  })

  it('does not submit another site', async () => {
    const { errors } = await owner.graphql(submitUrl, { url: 'https://other.example/' })
    expect(errors![0]!.message).toBe(`Url must be an address of ${siteUrl}`)
  })

  it('whose consent was revoked asks to connect again, once, and does not loop', async () => {
    server.sandbox.google.revokeAll()
    const before = server.sandbox.google.seen.length
    const sentence = 'Google no longer accepts the consent: connect again'
    expect((await owner.graphql(sites)).data.googleSites).toMatchObject({ success: false, message: sentence })
    expect(server.sandbox.google.seen.length - before).toBeLessThanOrEqual(3)
    expect(await lastGoogleCall()).toMatchObject({ operation: 'sites', ok: false, message: sentence, status: 400 })
    expect((await owner.graphql(status)).data.googleStatus).toMatchObject({
      authenticated: false,
      needsReconnection: true,
    })
    const after = server.sandbox.google.seen.length
    await owner.graphql(sites)
    expect(server.sandbox.google.seen.length).toBe(after)
    expect(await consentAtGoogle(owner)).toBe('/admin?google_auth=success')
    expect((await owner.graphql(status)).data.googleStatus).toMatchObject({
      authenticated: true,
      needsReconnection: false,
    })
  })

  it('is disconnected: the consent is revoked there and forgotten here', async () => {
    expect((await owner.graphql(disconnect)).data.disconnectGoogle.authenticated).toBe(false)
    expect(server.sandbox.google.seen.at(-1)!.url.pathname).toBe('/revoke')
    expect(await storedGrants()).toEqual([])
  })
})

it('publishes single addresses where the Indexing API is switched on', async () => {
  const other = await startWithSandbox({ GOOGLE_INDEXING_API: true })
  const caller = await other.caller().signIn()
  await consentAtGoogle(caller)
  const { data } = await caller.graphql(submitUrl, { url: `${siteUrl}/deals` })
  expect(data.submitUrlToGoogle).toEqual({
    success: true,
    message: 'Google was told of this address',
    route: 'INDEXING',
  })
  expect(other.sandbox.google.published).toEqual([`${siteUrl}/deals`])
  await other.close()
})

it('connects by a service account without a consent page', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const email = 'hotel@project.iam.gserviceaccount.example'
  const google = await startGoogleStandIn({
    clientId: 'x',
    clientSecret: 'x',
    siteUrl: `${siteUrl}/`,
    serviceAccount: { email, publicKey },
  })
  const keyFile = JSON.stringify({ type: 'service_account', client_email: email, private_key: privateKey })
  const other = await startServer({
    GOOGLE_SERVICE_ACCOUNT: keyFile,
    GOOGLE_API_BASE_URL: google.url,
    GOOGLE_OAUTH_TOKEN_URL: `${google.url}/token`,
  })
  const caller = await other.caller().signIn()
  expect((await caller.graphql(connect)).data.connectGoogle).toEqual({
    success: true,
    message: 'Using API key authentication - no login needed!',
    authorizationUrl: null,
    status: { authenticated: true, method: 'SERVICE_ACCOUNT' },
  })
  expect((await caller.graphql(sites)).data.googleSites.sites[0]).toEqual({
    siteUrl: `${siteUrl}/`,
    permissionLevel: 'SITE_OWNER',
  })
  expect((await caller.graphql(submitSitemap)).data.submitSitemapToGoogle).toMatchObject({
    success: true,
    route: 'SITEMAP',
  })
  await other.close()
  await google.close()
})

it('names what is missing where nothing is configured', async () => {
  const bare = await startServer({ PUBLIC_URL: 'http://localhost:4000' })
  const caller = await bare.caller().signIn()
  const google = 'Google Search Console is not configured. Enter an OAuth client or a service account under Connections'
  const bing = 'Bing Webmaster Tools is not configured. Enter its key under Connections; IndexNow works without it'
  const ask = async (query: string, variables?: Record<string, unknown>) =>
    Object.values((await caller.graphql(query, variables)).data)[0]
  expect(await ask(status)).toMatchObject({
    authenticated: false,
    configured: false,
    sandbox: false,
    method: null,
    message: google,
  })
  expect(await ask(connect)).toMatchObject({ success: false, message: google, authorizationUrl: null })
  expect(await ask(submitSitemap)).toEqual({ success: false, message: google, route: null })
  expect(await ask(analytics, span)).toMatchObject({ success: false, message: google })
  expect(await ask(quota)).toMatchObject({ success: false, configured: false, message: bing, quota: null })
  expect(await ask(submitBing)).toEqual({ success: false, message: bing, submission: null })
  expect(await ask('{ indexNowStatus { configured message } }')).toEqual({
    configured: false,
    message: 'IndexNow is not configured. Set PUBLIC_URL to an address that search engines can reach',
  })
  await bare.close()
})
