import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { SeenRequest } from '#api/integrations/sandbox/stand-in.ts'
import { publicPages } from '#graphql/paths.ts'
import type { Caller } from '#tests/support/caller.ts'
import { siteUrl, startWithSandbox, type SandboxServer } from '#tests/support/sandbox.ts'

const quota =
  '{ bingQuota { success message configured sandbox quota { dailyUsage dailyQuota monthlyUsage monthlyQuota } } }'
const submitBing =
  'mutation { submitUrlsToBing { success message submission { urlCount successCount errorCount sandbox } } }'
const lastBing = '{ lastBingSubmission { date urlCount successCount errorCount } }'

let server: SandboxServer
let owner: Caller
beforeAll(async () => {
  server = await startWithSandbox()
  owner = await server.caller().signIn()
})
afterAll(() => server.close())

describe('Bing', () => {
  it('shows use over quota, and nothing was submitted yet', async () => {
    server.sandbox.bing.setRemaining(250, 2_800)
    expect((await owner.graphql(quota)).data.bingQuota).toMatchObject({
      success: true,
      quota: { dailyUsage: 0, dailyQuota: 250, monthlyUsage: 0, monthlyQuota: 2_800 },
    })
    expect((await owner.graphql(lastBing)).data.lastBingSubmission).toBeNull()
  })

  it('takes every page in one call, the most valuable first', async () => {
    const { submitUrlsToBing } = (await owner.graphql(submitBing)).data
    expect(submitUrlsToBing).toMatchObject({
      success: true,
      message: 'All website pages have been submitted to Bing for indexing.',
      submission: { errorCount: 0, sandbox: true },
    })
    const sent = JSON.parse(server.sandbox.bing.seen.at(-1)!.body)
    expect(sent.siteUrl).toBe(siteUrl)
    expect(sent.urlList.slice(0, 7)).toEqual(publicPages.map((path) => `${siteUrl}${path}`))
    expect(sent.urlList).toContain(`${siteUrl}/fi/gallery`)
    expect(new Set(sent.urlList).size).toBe(submitUrlsToBing.submission.urlCount)
    const used = sent.urlList.length
    expect((await owner.graphql(quota)).data.bingQuota.quota).toEqual({
      dailyUsage: used,
      dailyQuota: 250,
      monthlyUsage: used,
      monthlyQuota: 2_800,
    })
  })

  it('takes as many as are left, and says how many', async () => {
    server.sandbox.bing.setRemaining(20, 2_700)
    const { submitUrlsToBing } = (await owner.graphql(submitBing)).data
    expect(submitUrlsToBing).toMatchObject({
      success: true,
      submission: { urlCount: 20, successCount: 20, errorCount: 0 },
    })
    expect(submitUrlsToBing.message).toMatch(/^20 of \d+ pages were submitted to Bing/)
    expect((await owner.graphql(submitBing)).data.submitUrlsToBing).toEqual({
      success: false,
      message: 'Today’s quota of addresses is used up; it is full again at midnight UTC',
      submission: null,
    })
  })

  const last = async () => (await owner.graphql(lastBing)).data.lastBingSubmission
  const broken = { success: false, message: 'Bing has a fault of its own (status 500)' }

  it('that fails before anything was sent leaves the last submission as it is', async () => {
    const before = await last()
    server.sandbox.bing.setRemaining(200, 2_700)
    server.sandbox.bing.behave('broken')
    expect((await owner.graphql(submitBing)).data.submitUrlsToBing).toEqual({ ...broken, submission: null })
    server.sandbox.bing.behave('none')
    expect(await last()).toEqual(before)
  })

  it('that fails at the submission itself has the addresses that were sent as failed', async () => {
    const { bing } = server.sandbox
    bing.setRemaining(15, 2_700)
    const push = vi.spyOn(bing.seen, 'push').mockImplementation(function (this: SeenRequest[], request) {
      if (request.method === 'POST') bing.behave('broken')
      return Array.prototype.push.call(this, request)
    })
    expect((await owner.graphql(submitBing)).data.submitUrlsToBing).toMatchObject(broken)
    push.mockRestore()
    bing.behave('none')
    expect(await last()).toMatchObject({ urlCount: 15, successCount: 0, errorCount: 15 })
  })
})

describe('IndexNow', () => {
  it('proves the key at its address, and announces every page', async () => {
    const { indexNowStatus } = (
      await owner.graphql('{ indexNowStatus { configured keyLocation sandbox lastSubmission { urlCount } } }')
    ).data
    const { pathname } = new URL(indexNowStatus.keyLocation)
    const file = await server.caller().rest('GET', pathname)
    expect([file.statusCode, file.headers['content-type'], `/${file.body}.txt`]).toEqual([
      200,
      'text/plain; charset=utf-8',
      pathname,
    ])
    expect(file.body).toMatch(/^[a-f0-9]{32}$/)
    const { data } = await owner.graphql(
      'mutation { submitUrlsByIndexNow { success message submission { urlCount successCount } } }',
    )
    expect(data.submitUrlsByIndexNow).toMatchObject({ success: true })
    expect(JSON.parse(server.sandbox.indexNow.seen.at(-1)!.body)).toMatchObject({
      host: 'hotel.example',
      key: file.body,
    })
  })
})
