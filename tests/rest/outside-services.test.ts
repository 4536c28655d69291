import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '#tests/support/caller.ts'
import { consentAtGoogle, siteUrl, startWithSandbox, type SandboxServer } from '#tests/support/sandbox.ts'
import { startServer } from '#tests/support/server.ts'

let server: SandboxServer
let owner: Caller
const get = async (path: string) => (await owner.rest('GET', path)).json()
const post = async (path: string, body?: object, headers?: Record<string, string>) =>
  (await owner.rest('POST', path, body, headers)).json()

beforeAll(async () => {
  server = await startWithSandbox()
  owner = await server.caller().signIn()
  server.setNow(new Date('2026-11-23T15:00:00Z'))
})
afterAll(() => server.close())

describe('the sync', () => {
  it('is started with a JSON header and no body, and its status has the documented fields', async () => {
    const answer = await owner.rest('POST', '/api/admin/sync/manual', undefined, { 'content-type': 'application/json' })
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, message: '720 nights added' }])
    expect(await get('/api/admin/sync/status')).toMatchObject({
      isHealthy: true,
      roomsWithAvailability: 8,
      lastSync: '2026-11-23T15:00:00.000Z',
      nextSync: '2026-11-24T08:00:00.000Z',
    })
  })

  it('answers the server’s sentence when it fails', async () => {
    server.sandbox.littleHotelier.behave('html')
    expect(await post('/api/admin/sync/manual')).toEqual({
      success: false,
      message: 'Little Hotelier answered with a web page instead of data',
    })
    server.sandbox.littleHotelier.behave('none')
  })

  it('still refuses a missing body where one is needed', async () => {
    const answer = await owner.rest('POST', '/api/inquiries', undefined, { 'content-type': 'application/json' })
    expect([answer.statusCode, answer.body]).toEqual([400, 'The body is empty but must be JSON'])
  })
})

describe('SEO', () => {
  it('has the documented field names', async () => {
    expect(await get('/api/seo/overview')).toEqual({
      organic_traffic: 1_390,
      organic_keywords: 152,
      organic_cost: 2_100.5,
      adwords_keywords: 3,
      adwords_traffic: 40,
      adwords_cost: 75,
      message: null,
    })
    expect((await get('/api/seo/keywords'))[0]).toEqual({
      keyword: 'lantana hotel',
      search_volume: 1_900,
      cpc: 2.4,
      position: 2,
      traffic_percentage: 24.1,
    })
    expect(await get('/api/seo/backlinks')).toEqual({
      total_backlinks: 2_450,
      domains_num: 310,
      urls_num: 1_905,
      follows_num: 1_980,
      nofollows_num: 470,
    })
    expect((await get('/api/seo/competitors'))[0]).toEqual({
      domain: 'oceanbreeze-motel.example',
      common_keywords: 64,
      organic_traffic: 2_400,
      organic_cost: 3_900,
    })
    expect(await get('/api/seo/api-units')).toEqual({ units: expect.any(Number) })
  })

  it('has tracked keywords as a map of keyword to position', async () => {
    for (const keyword of ['lantana hotel', 'igloo in florida'])
      await owner.graphql('mutation ($keyword: String!) { trackKeyword(input: { keyword: $keyword }) { id } }', {
        keyword,
      })
    expect(await get('/api/seo/track-keywords')).toEqual({ 'lantana hotel': 2, 'igloo in florida': null })
  })
})

describe('Google', () => {
  it('has the documented answers', async () => {
    expect(await get('/api/google/status')).toMatchObject({ authenticated: false })
    await consentAtGoogle(owner)
    expect(await get('/api/google/status')).toMatchObject({ authenticated: true })
    expect(await get('/api/google/sites')).toMatchObject({
      success: true,
      sites: [{ siteUrl: `${siteUrl}/`, permissionLevel: 'siteOwner' }, {}],
    })
    for (const page of ['/', '/gallery', '/things-to-do', '/deals', '/faq'])
      expect(await post('/api/google/submit-url', { url: `${siteUrl}${page}` })).toMatchObject({ success: true })
    expect(await post('/api/google/submit-sitemap', {})).toMatchObject({ success: true, message: expect.any(String) })
    const query = new URLSearchParams({ siteUrl: `${siteUrl}/`, startDate: '2026-10-24', endDate: '2026-11-23' })
    const analytics = await get(`/api/google/analytics?${query}`)
    expect(analytics.success).toBe(true)
    expect(analytics.data[0]).toMatchObject({ keys: [`${siteUrl}/`, 'lantana hotel'], clicks: 48 })
  })
})

describe('Bing', () => {
  it('wraps the quota in data.d and the result in data.d.SubmitUrlBatch', async () => {
    server.sandbox.bing.setRemaining(250, 2_800)
    expect(await get('/api/bing/quota')).toEqual({
      success: true,
      message: null,
      data: { d: { DailyUsage: 0, DailyQuota: 250, MonthlyUsage: 0, MonthlyQuota: 2_800 } },
    })
    const { success, message, data } = await post('/api/bing/submit-urls', {})
    expect({ success, message }).toEqual({
      success: true,
      message: 'All website pages have been submitted to Bing for indexing.',
    })
    expect(data.d.SubmitUrlBatch).toEqual({
      Date: '2026-11-23T15:00:00.000Z',
      UrlCount: expect.any(Number),
      SuccessCount: data.d.SubmitUrlBatch.UrlCount,
      ErrorCount: 0,
    })
  })
})

it('without keys every path answers that something is not configured, and the overview that there is no data', async () => {
  const bare = await startServer()
  const caller = await bare.caller().signIn()
  const ask = async (method: 'GET' | 'POST', path: string, body?: object) =>
    (await caller.rest(method, path, body)).json()
  const refused = { success: false, message: expect.stringMatching(/ is not configured\. (Enter|Set) /) }
  expect(await ask('GET', '/api/google/status')).toMatchObject({ authenticated: false })
  expect(await ask('GET', '/api/google/sites')).toMatchObject(refused)
  expect(await ask('POST', '/api/google/submit-url', { url: `${siteUrl}/` })).toMatchObject(refused)
  expect(await ask('POST', '/api/google/submit-sitemap', {})).toMatchObject(refused)
  expect(await ask('POST', '/api/bing/submit-urls', {})).toMatchObject({ ...refused, data: null })
  expect(await ask('GET', '/api/bing/quota')).toMatchObject({ ...refused, data: null })
  expect(await ask('POST', '/api/admin/sync/manual', {})).toMatchObject(refused)
  expect(await ask('GET', '/api/seo/overview')).toMatchObject({ message: 'No data available' })
  expect(await ask('GET', '/api/seo/keywords')).toEqual([])
  expect(await ask('GET', '/api/seo/track-keywords')).toEqual({})
  expect(await ask('GET', '/api/seo/api-units')).toEqual({ units: null })
  await bare.close()
})
