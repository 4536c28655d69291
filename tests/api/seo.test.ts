import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Caller } from '#tests/support/caller.ts'
import { startWithSandbox, type SandboxServer } from '#tests/support/sandbox.ts'
import { startServer } from '#tests/support/server.ts'
import { createContext, nobody } from '#api/platform/context.ts'
import { readOverview } from '#api/modules/seo/seo.service.ts'
import { forgetOldAnswers } from '#api/modules/operations/kept-answer.service.ts'

const source = 'asOf configured sandbox problem'
const overview = `{ seoOverview { ${source} organicTraffic organicKeywords organicCost adwordsKeywords adwordsTraffic adwordsCost message } }`
const units = `{ seoApiUnits { ${source} units dailyBudget spentToday } }`
const refresh = 'mutation ($input: RefreshSeoInput!) { refreshSeo(input: $input) { success message } }'
const tracked = `{ trackedKeywords { ${source} keywords { id keyword position history { date position } } } }`
const track =
  'mutation ($input: TrackKeywordInput!) { trackKeyword(input: $input) { id keyword position history { date position } } }'
const untrack = 'mutation ($id: ID!) { untrackKeyword(id: $id) { untrackedKeywordId } }'
const monday = new Date('2026-11-23T15:00:00Z')
const hours = (count: number) => new Date(monday.getTime() + count * 3_600_000)

let server: SandboxServer
let owner: Caller
beforeAll(async () => {
  server = await startWithSandbox()
  owner = await server.caller().signIn()
  server.setNow(monday)
})
afterAll(() => server.close())

const reportsAsked = () => server.sandbox.semrush.seen.filter(({ url }) => url.searchParams.has('type')).length

describe('the overview', () => {
  it('has the figures of the report, and what it cost', async () => {
    expect((await owner.graphql(overview)).data.seoOverview).toEqual({
      asOf: monday.toISOString(),
      configured: true,
      sandbox: true,
      problem: null,
      organicTraffic: 1_390,
      organicKeywords: 152,
      organicCost: 2_100.5,
      adwordsKeywords: 3,
      adwordsTraffic: 40,
      adwordsCost: 75,
      message: null,
    })
    expect((await owner.graphql(units)).data.seoApiUnits).toMatchObject({
      units: 49_990,
      dailyBudget: 2_000,
      spentToday: 10,
    })
  })

  it('is asked for once a day, however often a screen polls and however many do', async () => {
    const before = reportsAsked()
    server.setNow(hours(23))
    await Promise.all([owner.graphql(overview), owner.graphql(overview), owner.graphql(overview)])
    expect(reportsAsked()).toBe(before)
    server.setNow(hours(25))
    await Promise.all([owner.graphql(overview), owner.graphql(overview), owner.graphql(overview)])
    expect(reportsAsked()).toBe(before + 1)
  })

  it('is fetched anew on request, but not twice in ten minutes', async () => {
    const before = reportsAsked()
    server.setNow(hours(26))
    const input = { report: 'OVERVIEW' }
    expect((await owner.graphql(refresh, { input })).data.refreshSeo).toEqual({
      success: true,
      message: 'The figures are up to date',
    })
    await owner.graphql(refresh, { input })
    expect(reportsAsked()).toBe(before + 1)
  })

  it('says “No data available” for a domain that is not in the index', async () => {
    const other = await startWithSandbox({ SEO_DOMAIN: 'nobody.example' })
    const caller = await other.caller().signIn()
    expect((await caller.graphql(overview)).data.seoOverview).toMatchObject({
      message: 'No data available',
      problem: null,
      organicTraffic: 0,
    })
    expect((await caller.graphql(units)).data.seoApiUnits).toMatchObject({ spentToday: 0 })
    await other.close()
  })
})

describe('the other reports', () => {
  it('list keywords by the visits they bring, one with a semicolon too', async () => {
    const { seoKeywords } = (
      await owner.graphql('{ seoKeywords { keywords { keyword searchVolume cpc position trafficPercentage } } }')
    ).data
    expect(seoKeywords.keywords[0]).toEqual({
      keyword: 'lantana hotel',
      searchVolume: 1_900,
      cpc: 2.4,
      position: 2,
      trafficPercentage: 24.1,
    })
    expect(seoKeywords.keywords.map(({ keyword }: { keyword: string }) => keyword)).toContain(
      'lantana fl motel; kitchenette',
    )
  })

  it('count links', async () => {
    const { seoBacklinks } = (
      await owner.graphql('{ seoBacklinks { totalBacklinks domainsNum urlsNum followsNum nofollowsNum } }')
    ).data
    expect(seoBacklinks).toEqual({
      totalBacklinks: 2_450,
      domainsNum: 310,
      urlsNum: 1_905,
      followsNum: 1_980,
      nofollowsNum: 470,
    })
  })

  it('name competitors', async () => {
    const { seoCompetitors } = (
      await owner.graphql('{ seoCompetitors { competitors { domain commonKeywords organicTraffic organicCost } } }')
    ).data
    expect(seoCompetitors.competitors[0]).toEqual({
      domain: 'oceanbreeze-motel.example',
      commonKeywords: 64,
      organicTraffic: 2_400,
      organicCost: 3_900,
    })
  })
})

describe('tracked keywords', () => {
  it('have their place of today at once, null when not ranking', async () => {
    const one = (await owner.graphql(track, { input: { keyword: '  Lantana  HOTEL ' } })).data.trackKeyword
    expect(one).toMatchObject({ keyword: 'lantana hotel', position: 2, history: [{ date: '2026-11-24', position: 2 }] })
    const none = (await owner.graphql(track, { input: { keyword: 'igloo in florida' } })).data.trackKeyword
    expect(none).toMatchObject({ position: null, history: [{ position: null }] })
  })

  it('are asked for once a day each, and keep 30 days', async () => {
    const before = reportsAsked()
    await owner.graphql(tracked)
    expect(reportsAsked()).toBe(before)
    for (let day = 2; day <= 40; day += 1) {
      server.setNow(hours(24 * day))
      await owner.graphql(tracked)
    }
    const { keywords, asOf } = (await owner.graphql(tracked)).data.trackedKeywords
    expect(asOf).not.toBeNull()
    expect(keywords.map(({ keyword }: { keyword: string }) => keyword)).toEqual(['igloo in florida', 'lantana hotel'])
    expect(keywords[1].history).toHaveLength(30)
    expect(keywords[1].history.at(-1)).toEqual({ date: '2027-01-02', position: 2 })
  })

  it('are not tracked twice, and at most twenty', async () => {
    const again = await owner.graphql(track, { input: { keyword: 'lantana hotel' } })
    expect(again.errors![0]).toMatchObject({
      message: 'This keyword is tracked already',
      extensions: { code: 'CONFLICT' },
    })
    for (let index = 3; index <= 20; index += 1) await owner.graphql(track, { input: { keyword: `keyword ${index}` } })
    const more = await owner.graphql(track, { input: { keyword: 'one too many' } })
    expect(more.errors![0]!.message).toMatch(/^At most 20 keywords are tracked/)
  })

  it('are forgotten with their places', async () => {
    const { keywords } = (await owner.graphql(tracked)).data.trackedKeywords
    const gone = keywords.find(({ keyword }: { keyword: string }) => keyword === 'lantana hotel')
    expect((await owner.graphql(untrack, { id: gone.id })).data.untrackKeyword.untrackedKeywordId).toBe(gone.id)
    expect((await owner.graphql(untrack, { id: gone.id })).errors![0]!.extensions.code).toBe('NOT_FOUND')
  })

  it.each([
    ['a|b', 'Keyword must not contain |'],
    ['x', 'Keyword must have 2 to 80 characters'],
  ])('refuses %j', async (keyword, sentence) => {
    expect((await owner.graphql(track, { input: { keyword } })).errors![0]!.message).toBe(sentence)
  })
})

describe('units', () => {
  it('are not spent beyond the day’s budget, and figures stay', async () => {
    const poor = await startWithSandbox({ SEMRUSH_UNITS_PER_DAY: 45 })
    const caller = await poor.caller().signIn()
    poor.setNow(monday)
    expect((await caller.graphql(overview)).data.seoOverview.organicTraffic).toBe(1_390)
    const sentence = 'The budget of 45 units a day is used up; it is full again tomorrow'
    expect((await caller.graphql('{ seoBacklinks { problem totalBacklinks } }')).data.seoBacklinks).toEqual({
      problem: sentence,
      totalBacklinks: 0,
    })
    poor.setNow(hours(24))
    expect((await caller.graphql('{ seoBacklinks { problem } }')).data.seoBacklinks.problem).toBeNull()
    expect((await caller.graphql(overview)).data.seoOverview).toMatchObject({
      problem: sentence,
      organicTraffic: 1_390,
      asOf: monday.toISOString(),
    })
    await poor.close()
  })

  it('at nought are told of', async () => {
    server.sandbox.semrush.setUnits(0)
    const { data } = await owner.graphql(refresh, { input: { report: 'BACKLINKS' } })
    expect(data.refreshSeo).toEqual({ success: false, message: 'Semrush says that no API units are left (error 132)' })
    server.sandbox.semrush.setUnits(50_000)
  })
})

it('no figure is kept for more than 30 days', async () => {
  server.sandbox.semrush.behave('broken')
  server.setNow(hours(24 * 80))
  expect((await owner.graphql(overview)).data.seoOverview).toMatchObject({ message: 'No data available', asOf: null })
  const ctx = await createContext(server.deps, nobody)
  expect(await forgetOldAnswers(ctx)).toBeGreaterThan(0)
  server.sandbox.semrush.behave('none')
})

it('does not ask for a report again when another had its answer between the look and the question', async () => {
  const before = reportsAsked()
  server.setNow(hours(24 * 81))
  const [first, late] = await Promise.all([createContext(server.deps, nobody), createContext(server.deps, nobody)])
  const find = late.em.findOne.bind(late.em)
  vi.spyOn(late.em, 'findOne').mockImplementationOnce(async (...look) => {
    const seen = await find(...look)
    await readOverview(first)
    return seen
  })
  expect(await readOverview(late)).toMatchObject({ asOf: hours(24 * 81), problem: null, organicTraffic: 1_390 })
  expect(reportsAsked()).toBe(before + 1)
})

it('names what is missing where there is no key', async () => {
  const bare = await startServer()
  const caller = await bare.caller().signIn()
  const problem = 'Semrush is not configured. Enter its key under Connections'
  expect((await caller.graphql(overview)).data.seoOverview).toMatchObject({
    configured: false,
    sandbox: false,
    problem,
    message: 'No data available',
    asOf: null,
  })
  expect((await caller.graphql(units)).data.seoApiUnits).toMatchObject({ units: null, problem })
  expect((await caller.graphql(tracked)).data.trackedKeywords).toMatchObject({ keywords: [], problem })
  await bare.close()
})
