import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './browser.ts'
import { answer, onOperation, openDesk, toast } from './desk.ts'
import { sandboxUrl } from './sandbox.ts'

const card = (page: Page, name: string) => page.getByRole('region', { name })

/** Google's consent page of the sandbox is on this machine too. */
const letConsentThrough = (page: Page) =>
  page.route(
    ({ hostname }) => hostname === '127.0.0.1',
    (route) => route.continue(),
  )

test('without keys every card says what is missing, and pretends nothing', async ({ page }) => {
  await openDesk(page, '/admin')
  await expect(page.getByRole('tab', { selected: true })).toHaveText('SEO & Search')
  const tabs = await page.getByRole('tablist', { name: 'Desk' }).getByRole('tab').allTextContents()
  expect(tabs.slice(0, 4)).toEqual(['SEO & Search', 'SEO Analytics', 'Room Management', 'LH Sync'])
  await expect(card(page, 'Bing Webmaster')).toContainText('Enter its key under Connections')
  await expect(card(page, 'Google Search Console')).toContainText('Enter an OAuth client')
  await expect(page.getByText('Sandbox', { exact: true })).toHaveCount(0)
  // The badges are fixed, and say beside themselves that nothing was found.
  await expect(card(page, 'SEO Status').getByRole('listitem')).toHaveText([
    /^Google Search Console Verified(?!.*Passed)/,
    /^Bing Webmaster Tools Connected(?!.*Passed)/,
    /^Sitemap\.xml Active/,
    /^Schema Markup Implemented/,
  ])

  await page.getByRole('button', { name: 'Connect Google Search Console' }).click()
  await expect(page.getByRole('status').getByText('Error', { exact: true })).toBeVisible()
  await expect(page.getByText('Connected', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Check Quota' }).click()
  await expect(page.getByText('Failed to retrieve quota information')).toBeVisible()
  await page.getByRole('button', { name: 'Submit Pages to Bing' }).click()
  await expect(card(page, 'Bing Webmaster').getByRole('alert')).toContainText('Enter its key under Connections')

  await page.getByRole('tab', { name: 'SEO Analytics' }).click()
  await expect(page.getByRole('heading', { name: 'Domain Not Yet Indexed' })).toBeVisible()
  await expect(page.getByText('Semrush is not configured.')).toBeVisible()
  for (const tip of ['Submit the site manually', 'Build backlinks', 'Create content', 'Wait 1-2 weeks'])
    await expect(card(page, 'Domain Not Yet Indexed').getByRole('listitem').filter({ hasText: tip })).toBeVisible()
  await page.getByRole('tab', { name: 'LH Sync' }).click()
  await expect(card(page, 'Little Hotelier Sync')).toContainText('Enter the property’s channel code under Connections')
  await expect(card(page, 'Little Hotelier Sync')).toContainText('Never')
})

test('connecting by a service account only marks connected, and Bing says what it took', async ({ page }) => {
  const connected = {
    __typename: 'GoogleStatus',
    authenticated: true,
    configured: true,
    sandbox: false,
    method: 'SERVICE_ACCOUNT',
    connectedAt: '2026-11-21T15:00:00Z',
    needsReconnection: false,
    indexingEnabled: false,
    message: null,
  }
  await onOperation(
    page,
    'ConnectGoogle',
    answer({
      connectGoogle: {
        __typename: 'ConnectGooglePayload',
        success: true,
        message: '',
        authorizationUrl: null,
        status: connected,
      },
    }),
  )
  const sites = ['SITE_OWNER', 'SITE_FULL_USER', 'SITE_RESTRICTED_USER', 'SITE_UNVERIFIED_USER'].map(
    (permissionLevel) => ({
      __typename: 'GoogleSite',
      siteUrl: `https://${permissionLevel.toLowerCase().replaceAll('_', '-')}.example/`,
      permissionLevel,
    }),
  )
  await onOperation(
    page,
    'GoogleSites',
    answer({
      googleSites: { __typename: 'GoogleSites', success: true, message: null, asOf: '2026-11-21T15:00:00Z', sites },
    }),
  )
  const bing = (success: boolean, message: string, errorCount = 0) => ({
    submitUrlsToBing: {
      __typename: 'UrlSubmissionAnswer',
      success,
      message,
      submission: {
        __typename: 'UrlSubmission',
        date: '2026-11-21T15:00:00Z',
        urlCount: 12,
        successCount: 12 - errorCount,
        errorCount,
        sandbox: false,
      },
    },
  })
  await openDesk(page, '/admin')
  await page.getByRole('button', { name: 'Connect Google Search Console' }).click()
  await expect(toast(page, 'Connected')).toContainText('Using API key authentication - no login needed!')
  await expect(card(page, 'Google Search Console')).toContainText('by a service account')
  const verified = page.getByRole('list', { name: 'Verified sites' })
  await expect(verified.getByRole('listitem')).toHaveText([/Owner$/, /Full$/, /Restricted$/, /Unverified$/])

  const box = card(page, 'Bing Webmaster').locator('dl').filter({ hasText: 'URLs submitted' })
  for (const [given, title, told, failed] of [
    [bing(true, ''), 'Success!', 'All website pages have been submitted to Bing for indexing.', 0],
    [bing(true, '12 of 20 pages were submitted to Bing'), 'Success!', '12 of 20 pages were submitted to Bing.', 0],
    [bing(false, 'The key was refused', 12), 'Error', 'The key was refused.', 12],
    [bing(false, '', 3), 'Error', 'Failed to submit URLs to Bing', 3],
  ] as const) {
    await onOperation(page, 'SubmitUrlsToBing', answer(given))
    await page.getByRole('button', { name: 'Submit Pages to Bing' }).click()
    await expect(toast(page, title)).toContainText(told)
    await expect(box.locator('dd').first()).toHaveText(/Nov 21, 2026/)
    await expect(box.locator('dd').nth(1)).toHaveText('12')
    await expect(box.locator('dd').nth(2)).toHaveText(String(12 - failed))
    const badge = box.locator('dd').nth(3).locator('span')
    await expect(badge).toHaveText(String(failed))
    const [red, green] = await badge.evaluate((node) => {
      const context = document.createElement('canvas').getContext('2d')!
      context.fillStyle = getComputedStyle(node).backgroundColor
      context.fillRect(0, 0, 1, 1)
      return context.getImageData(0, 0, 1, 1).data
    })
    expect(red! - green! > 60, `${failed} failed: ${red}, ${green}`).toBe(failed > 0)
  }
})

test('Google’s refusal is told in a toast, and only the tab stays in the address', async ({ page }) => {
  await openDesk(page, '/admin?tab=sync&google_auth=failed&error=access_denied&desc=Access+was+not+given')
  await expect(toast(page, 'Authentication Failed')).toHaveAttribute('data-type', 'error')
  await expect(page.getByText('access_denied: Access was not given')).toBeVisible()
  await expect(page).toHaveURL('/admin?tab=sync')
})

test.describe('in the sandbox', () => {
  test.use({ baseURL: sandboxUrl })

  for (const width of [390, 1280])
    test(`Bing, IndexNow and the self-check at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openDesk(page, '/admin')
      const bing = card(page, 'Bing Webmaster')
      await expect(bing.getByText('Sandbox', { exact: true })).toBeVisible()

      await bing.getByRole('button', { name: 'Check Quota' }).click()
      await expect(page.getByText('Quota Retrieved')).toBeVisible()
      await expect(bing.getByText(/^Daily usage/)).toHaveText(/^Daily usage\d+ \/ \d+$/)
      await expect(bing.getByText(/^Monthly usage/)).toHaveText(/^Monthly usage\d+ \/ \d,\d{3}$/)

      await bing.getByRole('button', { name: 'Submit Pages to Bing' }).click()
      // The first of these tests uses up what the sandbox takes in a day; outside-faults.spec.ts has enough for all.
      const told = page.locator('[data-scope=toast][data-part=root]').filter({ hasText: /^(Success!|Error)/ })
      await expect(told).toContainText(
        /All website pages have been submitted|\d+ of \d+ pages were submitted|quota of addresses is used up/,
      )
      const box = bing.locator('dl').filter({ hasText: 'URLs submitted' }).first()
      await expect(box).toContainText('Successful')
      await expect(box.getByText(/^[1-9]\d*$/).first()).toBeVisible()

      await bing.getByRole('button', { name: 'Announce Pages by IndexNow' }).click()
      await expect(page.getByText('Pages Announced')).toBeVisible()
      await expect(bing.getByRole('heading', { name: 'Last announcement' })).toBeVisible()

      const status = card(page, 'SEO Status')
      const checked = page.waitForResponse(
        (response) => response.request().postDataJSON()?.operationName === 'RunSeoSelfCheck',
      )
      await status.getByRole('button', { name: 'Check Now' }).click()
      await checked
      await expect(status.getByRole('button', { name: 'Check Now' })).toBeEnabled()
      for (const label of [
        'Google Search Console Verified',
        'Bing Webmaster Tools Connected',
        'Sitemap.xml Active',
        'Schema Markup Implemented',
      ])
        await expect(status.getByRole('listitem').filter({ hasText: label })).toContainText(/Checked \w{3} \d+, \d{4}/)
      await expect(status.getByRole('listitem').filter({ hasText: 'Sitemap.xml Active' })).toContainText('Passed.')
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })

  test('Google is connected by consent, used and disconnected', async ({ page }) => {
    await letConsentThrough(page)
    await openDesk(page, '/admin')
    const google = card(page, 'Google Search Console')
    await google.getByRole('button', { name: 'Connect Google Search Console' }).click()

    await expect(page.getByText('Success!')).toBeVisible()
    await expect(page).toHaveURL('/admin')
    await expect(google.getByText('Connected')).toBeVisible()
    const sites = google.getByRole('list', { name: 'Verified sites' })
    await expect(sites.getByRole('listitem')).toHaveText([/Owner$/, /Full$/])

    await google.getByRole('button', { name: 'Load Analytics' }).click()
    await expect(toast(page, 'Analytics Loaded')).toContainText('12 search queries in the last 30 days.')
    const queries = google.getByRole('table', { name: /Top search queries/ })
    await expect(queries.getByRole('row')).toHaveCount(11)
    // Two pages were found for this search: one line, with the numbers of both.
    await expect(queries.getByRole('row', { name: 'lantana hotel 48 700 6.9% 2.5', exact: true })).toBeVisible()

    const sent: string[] = []
    let refused = Infinity
    const refusal = 'Google says that the quota is used up: try again later'
    await onOperation(page, 'SubmitUrlToGoogle', (route) => {
      sent.push(route.request().postDataJSON().variables.input.url)
      const submitUrlToGoogle = { __typename: 'GoogleSubmission', success: false, message: refusal, route: null }
      return sent.length === refused ? answer({ submitUrlToGoogle })(route) : route.fallback()
    })
    const submitted = toast(page, 'URLs Submitted')
    await google.getByRole('button', { name: 'Submit URLs to Google' }).click()
    await expect(submitted).toContainText('5 of 5 URLs were submitted to Google.')
    const pages = ['/', '/gallery', '/things-to-do', '/deals', '/faq'].map((path) => `${sandboxUrl}${path}`)
    expect(sent).toEqual(pages)
    await expect(google.getByRole('alert')).toHaveCount(0)
    // The last of five is refused: that is no part of what went well.
    refused = 10
    await google.getByRole('button', { name: 'Submit URLs to Google' }).click()
    await expect(submitted).toContainText('4 of 5 URLs were submitted to Google.')
    expect(sent).toEqual([...pages, ...pages])
    await expect(google.getByRole('alert')).toHaveText(`${refusal}.`)
    await expect(google.getByRole('status')).toHaveText(/the sitemap that lists this one was submitted\.$/)
    await google.getByRole('button', { name: 'Submit Sitemap' }).click()
    await expect(page.getByText('Sitemap Submitted', { exact: true })).toBeVisible()
    await expectAccessible(page)

    await page.route('**/graphql', (route) => route.abort())
    await google.getByRole('button', { name: 'Load Analytics' }).click()
    await expect(page.getByText('Failed to load search analytics')).toBeVisible()
    await google.getByRole('button', { name: 'Submit URLs to Google' }).click()
    await expect(page.getByText('Failed to submit URLs to Google')).toBeVisible()
    await google.getByRole('button', { name: 'Submit Sitemap' }).click()
    await expect(page.getByText('Failed to submit sitemap to Google')).toBeVisible()
    await page.getByRole('button', { name: 'Submit Pages to Bing' }).click()
    await expect(page.getByText('Failed to connect to Bing Webmaster API')).toBeVisible()
    await page.getByRole('button', { name: 'Check Quota' }).click()
    await expect(page.getByText('Failed to get quota information')).toBeVisible()
    await expect(queries.getByRole('row')).toHaveCount(11)
    await page.unroute('**/graphql')

    await google.getByRole('button', { name: 'Disconnect' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
    await expect(google.getByRole('button', { name: 'Connect Google Search Console' })).toBeVisible()
  })
})
