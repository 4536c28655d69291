import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './browser.ts'
import { answer, enterDesk, importPeople, onOperation, run, toast, withoutStream } from './desk.ts'

const family = `Korhonen ${run}`
const addressOf = (index: number) => `guest${String(index).padStart(3, '0')}-${run}@example.com`

/** Fourteen people of one family, of whom the last has left. */
const importFamily = (page: Page) =>
  importPeople(
    page,
    Array.from(
      { length: 14 },
      (_, index) =>
        `${addressOf(index)},${index === 0 ? `"=Aino ""A"" ${family}"` : `Aino ${index} ${family}`},(561) 555-0${100 + index},${index === 13 ? 'Unsubscribed' : 'Active'},2026-11-0${1 + (index % 9)},contact_form`,
    ),
  )

const figures = (page: Page) => page.getByRole('list', { name: 'Subscribers in figures' })
const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ hasNot: page.getByRole('columnheader') })

/** What the server answers to a campaign that reached four people. */
const sentCampaign = {
  __typename: 'CampaignResult',
  sent: 4,
  failed: 0,
  queued: 0,
  campaign: {
    __typename: 'Campaign',
    id: '7d5e2f5e-1111-4222-8333-444455556666',
    subject: 'An offer',
    discountPercent: 10,
    validUntil: '2027-01-31',
    specialMessage: '',
    translations: [],
    audience: null,
    audienceSentence: 'Everybody on the mailing list.',
    state: 'SENT',
    scheduledAt: null,
    startedAt: '2026-11-21T15:00:00Z',
    finishedAt: '2026-11-21T15:00:05Z',
    createdAt: '2026-11-21T15:00:00Z',
    lastError: null,
    overdue: false,
    createdBy: null,
    counts: {
      __typename: 'CampaignCounts',
      recipients: 4,
      queued: 0,
      sent: 4,
      failed: 0,
      skipped: 0,
      bounced: 0,
      unconfirmed: 0,
      redeemed: 0,
    },
  },
}

test.beforeEach(({ page }) => enterDesk(page).then(() => undefined))

for (const width of [390, 1280])
  test(`the marketing center at ${width} px: figures, ten rows, search, CSV, copying`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await importFamily(page)
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/email-manager')
    await expect(page).toHaveTitle('Email Marketing Manager (Admin)')

    for (const label of ['Total subscribers', 'Active', 'Inactive', 'Active rate'])
      await expect(figures(page).getByText(label, { exact: true })).toBeVisible()
    await expect(figures(page).getByText(/^\d+%$/)).toBeVisible()

    await expect(page.getByRole('tab', { selected: true })).toHaveText('Subscriber List')
    await expect(page.getByRole('tab')).toHaveText(['Subscriber List', 'Custom Campaign'])
    await expect(page.getByText(/^Showing 10 of \d+$/)).toBeVisible()
    await expect(rows(page)).toHaveCount(10)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const search = page.getByLabel('Search by email or name')
    await search.fill(`kORHONEN ${run}`)
    await expect(page.getByText('Showing 10 of 14')).toBeVisible()
    await search.fill(addressOf(3).toUpperCase())
    await expect(page.getByText('Showing 1 of 1')).toBeVisible()
    await expect(rows(page).getByText('Contact Form').filter({ visible: true })).toHaveCount(1)
    await search.fill(`nobody ${run}`)
    await expect(page.getByText('No subscribers match your search.')).toBeVisible()
    await search.fill(family)
    await expect(page.getByText('Showing 10 of 14')).toBeVisible()

    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^.*coral.stone.inn.*email-list.*\d{4}-\d\d-\d\d\.csv$/i)
    const bytes = await readFile(await download.path())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const csv = bytes.subarray(3).toString()
    expect(csv.split(/\r?\n/)[0]).toBe('Email,Name,Phone,Status,Subscribed Date,Source')
    expect(csv).toContain(`"'=Aino ""A"" ${family}"`)
    expect(csv.match(/,Unsubscribed,/g)).toHaveLength(1)
    await expect(toast(page, 'Export Successful')).toContainText('Exported 14 email addresses to CSV')

    await page.getByRole('button', { name: 'Copy emails' }).click()
    await expect(toast(page, 'Emails Copied')).toContainText('Copied 13 active email addresses to clipboard')
    // Only one message at a time.
    await expect(page.locator('[data-scope=toast][data-part=root]')).toHaveCount(1)
    const copied = (await page.evaluate(() => navigator.clipboard.readText())).split('; ')
    expect(copied.sort()).toEqual(Array.from({ length: 13 }, (_, index) => addressOf(index)))

    // A list that is too long to be copied whole.
    await onOperation(
      page,
      'ActiveEmails',
      answer({ activeEmails: { __typename: 'ActiveEmails', emails: [addressOf(0)], more: true } }),
    )
    await page.getByRole('button', { name: 'Copy emails' }).click()
    await expect(toast(page, 'Emails Copied')).toContainText('There are more: export the CSV for all of them.')
  })

test('a browser that refuses to copy is said to, and nothing else is', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'))
  })
  await importFamily(page)
  await page.goto('/email-manager')
  await page.getByRole('button', { name: 'Copy emails' }).click()
  await expect(toast(page, 'Nothing Was Copied')).toContainText('This browser does not allow copying here.')
  await expect(page.getByRole('button', { name: 'Copy emails' })).toBeEnabled()
})

test('the figures are those that the server counts', async ({ page }) => {
  const subscriberStats = { __typename: 'SubscriberStats', total: 1234, active: 800, inactive: 434, rate: 65 }
  await onOperation(page, 'SubscriberFigures', answer({ subscriberStats }))
  for (const path of ['/email-manager', '/email-admin']) {
    await page.goto(path)
    await expect(figures(page).getByRole('listitem')).toHaveText([
      'Total subscribers1,234',
      'Active800',
      'Inactive434',
      'Active rate65%',
    ])
  }
})

test('the list says that it is loading, and that nobody is on it', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await onOperation(page, 'SubscriberList', async (route) => {
    await held
    await answer({
      subscribers: { edges: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 0 },
    })(route)
  })
  await onOperation(
    page,
    'SubscriberFigures',
    answer({ subscriberStats: { __typename: 'SubscriberStats', total: 0, active: 0, inactive: 0, rate: 0 } }),
  )
  await page.goto('/email-manager')
  await expect(page.getByText('Loading subscribers...')).toBeVisible()
  release()
  await expect(page.getByText('No subscribers yet...')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('No active subscribers...')
  await expect(figures(page).getByText('0%')).toBeVisible()
  await page.getByRole('tab', { name: 'Custom Campaign' }).click()
  await expect(page.getByRole('button', { name: 'Send Campaign' })).toBeDisabled()
  const quickSends = page.getByRole('button', { name: /^Send \d+% off now$/ })
  await expect(quickSends).toHaveCount(4)
  for (const quickSend of await quickSends.all()) await expect(quickSend).toBeDisabled()
})

test('rows of which a busy page hears at once that they left the view and are back stay in the list', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const Real = IntersectionObserver
    window.IntersectionObserver = class extends Real {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const out = ({ boundingClientRect }: IntersectionObserverEntry) =>
          ({ isIntersecting: false, boundingClientRect }) as IntersectionObserverEntry
        super((entries, observer) => callback([...entries.map(out), ...entries], observer), options)
      }
    }
  })
  await importFamily(page)
  await page.goto('/email-manager')
  await page.getByLabel('Search by email or name').fill(family)
  await expect(page.getByText('Showing 10 of 14')).toBeVisible()
  await expect(rows(page)).toHaveCount(10)
})

test('what cannot be loaded is a dash and never a zero, and nothing is sent on it', async ({ page }) => {
  // Told of a change by another test, the desk would try again before anybody presses.
  await withoutStream(page)
  await onOperation(page, 'SubscriberFigures', (route) => route.abort())
  await onOperation(page, 'SubscriberList', (route) => route.abort())
  await onOperation(page, 'CampaignDesk', (route) => route.abort())
  await page.goto('/email-manager')
  await expect(page.getByRole('alert').filter({ hasText: 'Could not load subscribers.' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Could not load subscriber figures.' })).toBeVisible()
  await expect(figures(page).getByText('–')).toHaveCount(4)
  await expect(page.getByText('No active subscribers')).toHaveCount(0)
  await expect(page.getByText('No subscribers yet...')).toHaveCount(0)
  await page.getByRole('tab', { name: 'Custom Campaign' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Could not load templates.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send Campaign' })).toBeDisabled()
  await expectAccessible(page)

  await page.unroute('**/graphql')
  await page.getByRole('alert').filter({ hasText: 'templates' }).getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('button', { name: /Returning guests/ }).first()).toBeVisible()
  await page.getByRole('alert').filter({ hasText: 'figures' }).getByRole('button', { name: 'Retry' }).click()
  await expect(figures(page).getByText('–')).toHaveCount(0)
})

test('earlier rows stay, marked with their time, when newer ones cannot be had', async ({ page }) => {
  await importFamily(page)
  await page.goto('/email-manager')
  await expect(page.getByText(/^Showing 10 of \d+$/)).toBeVisible()
  // After a campaign the list is asked for anew.
  await onOperation(page, 'SendCampaign', answer({ sendCampaign: sentCampaign }))
  await onOperation(page, 'SubscriberList', (route) => route.abort())
  await page.getByRole('tab', { name: 'Custom Campaign' }).click()
  await page.getByRole('button', { name: 'Send 10% off now' }).click()
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(toast(page, 'Campaign Sent Successfully!')).toBeVisible()
  await page.getByRole('tab', { name: 'Subscriber List' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Could not load subscribers.' })).toBeVisible()
  await expect(page.getByText(/^Showing 10 of \d+ · from \d+:\d\d [AP]M$/)).toBeVisible()
  await expect(rows(page)).toHaveCount(10)
})

test('a page that is opened again and cannot be loaded shows what was there, from when it was', async ({ page }) => {
  // Others change the list meanwhile: here the figures grow with each question alone, and nothing is asked for by itself.
  await withoutStream(page)
  let active = 800
  await onOperation(page, 'SubscriberFigures', (route) => {
    const subscriberStats = {
      __typename: 'SubscriberStats',
      total: 1234,
      active: (active += 1),
      inactive: 433,
      rate: 65,
    }
    return answer({ subscriberStats })(route)
  })
  await importFamily(page)
  await page.clock.setFixedTime('2027-01-04T15:42:00Z')
  await page.goto('/email-admin')
  await expect(page.getByText(/^Showing \d+ of \d+$/)).toBeVisible()
  await expect(figures(page).getByText('801')).toBeVisible()
  const links = page.getByRole('navigation', { name: 'Staff pages' })
  await links.getByRole('link', { name: 'Email Campaign Manager' }).click()
  await expect(page.getByRole('button', { name: /^Quiet summer/ })).toBeVisible()
  // This page asks for the figures as well: an answer under way would still come in after the line is cut.
  await expect(page.getByText('802 active subscribers')).toBeVisible()

  await page.clock.setFixedTime('2027-01-04T17:05:00Z')
  await page.route('**/graphql', (route) => route.abort())
  await links.getByRole('link', { name: 'Email Admin' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Could not load subscribers.' })).toBeVisible()
  await expect(page.getByText(/^Showing \d+ of \d+ · from 10:42 AM$/)).toBeVisible()
  await expect(page.getByText('from 10:42 AM', { exact: true })).toBeVisible()
  await expect(figures(page).getByText('802')).toBeVisible()
  await links.getByRole('link', { name: 'Email Marketing Manager' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Could not load subscriber figures.' })).toBeVisible()
  await expect(page.getByText('No active subscribers')).toHaveCount(0)
  await page.getByRole('tab', { name: 'Custom Campaign' }).click()
  await expect(page.getByRole('button', { name: /^Quiet summer/ })).toBeVisible()
  await expect(page.getByText('from 10:42 AM', { exact: true })).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Send Campaign' })).toBeDisabled()

  await page.unroute('**/graphql')
  await page.getByRole('alert').filter({ hasText: 'figures' }).getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('from 10:42 AM', { exact: true })).toHaveCount(1)
  // Without anything of before a figure is a dash.
  await onOperation(page, 'SubscriberFigures', (route) => route.abort())
  await page.goto('/email-admin')
  await expect(figures(page).getByText('–')).toHaveCount(4)
})

test('the list manager shows everybody, page by page', async ({ page }) => {
  await importPeople(
    page,
    Array.from(
      { length: 230 },
      (_, index) => `crowd${index}-${run}@example.com,Crowd ${run},,Active,2026-10-01,import`,
    ),
  )
  await page.goto(`/email-admin?q=crowd${encodeURIComponent(' ')}${run}`)
  await expect(page).toHaveTitle('Email Admin (Admin)')
  await expect(page.getByText('Showing 100 of 230')).toBeVisible()
  const quickActions = page.getByRole('region', { name: 'Quick actions' })
  for (const action of ['Export CSV', 'Copy emails'])
    await expect(quickActions.getByRole('button', { name: action })).toBeEnabled()
  await expectAccessible(page)
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 20_000)
      return page.getByText('Showing 230 of 230').count()
    })
    .toBe(1)
  // Only what is near the view is in the page.
  await expect.poll(() => rows(page).count()).toBeLessThan(230)
  await page.mouse.wheel(0, -100_000)
  await expect(rows(page).first().getByText(`-${run}@example.com`)).toBeVisible()
})

test('one person’s record: consent, leaving, coming back only when asked', async ({ page }) => {
  const email = `record-${run}@example.com`
  await importPeople(page, [`${email},Ilse ${run},,Active,2026-10-01,import`])
  await page.goto(`/email-admin?q=${encodeURIComponent(email)}`)
  await page.getByRole('button', { name: email }).click()
  const record = page.getByRole('dialog', { name: `Ilse ${run}` })
  await expect(record.getByText('Consent text')).toBeVisible()
  await expectAccessible(page)

  await record.getByRole('button', { name: 'Unsubscribe' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(record.getByText('Unsubscribed', { exact: true }).first()).toBeVisible()

  await record.getByRole('button', { name: 'Put back on the list' }).click()
  await record.getByRole('button', { name: 'Put back on the list' }).click()
  await expect(record.getByText(/tick "The guest asked"/)).toBeVisible()
  await record.getByText('The guest asked', { exact: true }).click()
  await record.getByLabel('When and how the guest asked').fill('Called on Saturday')
  await record.getByRole('button', { name: 'Put back on the list' }).click()
  await expect(record.getByText(/Called on Saturday/)).toBeVisible()
})

test('an import shows what it would change, then which lines were left out; one person is added by hand', async ({
  page,
}) => {
  const csv = [
    'Email;Name',
    `import1-${run}@example.com;"Ann ""A"""`,
    'not an address;Bo',
    `import2-${run}@example.com;Cy`,
  ]
  await page.goto(`/email-admin?q=${encodeURIComponent(`import1-${run}`)}`)
  await page.getByRole('button', { name: 'Import CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import subscribers' })
  await dialog
    .getByLabel('CSV file')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv.join('\r\n')) })
  await expect(dialog.getByText('Nothing has been changed yet.')).toBeVisible()
  await expect(dialog.getByRole('list', { name: 'What the file changes' })).toContainText('New subscribers2')
  await expect(dialog.getByText(/^Line 3: /)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByText('Import nothing while a line is bad').click()
  await expect(dialog.getByRole('button', { name: 'Import 0 people' })).toBeDisabled()
  await dialog.getByText('Import nothing while a line is bad').click()
  await dialog.getByRole('button', { name: 'Import 2 people' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Import finished: 2 new, 0 brought up to date.')
  await expect(dialog.getByRole('list', { name: 'Lines that were left out' })).toContainText('Line 3: ')
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download these lines' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file).toContain('Email;Name;Line;Problem\r\nnot an address;Bo;3;Email must be')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Showing 1 of 1')).toBeVisible()

  await page.getByRole('button', { name: 'Add a subscriber' }).click()
  const form = page.getByRole('dialog', { name: 'Add a subscriber' })
  await form.getByRole('button', { name: 'Add to the list' }).click()
  // Every fault at once, and the first one has the focus.
  await expect(form.getByText('Email is required')).toBeVisible()
  await expect(form.getByText('When and how the guest agreed is required')).toBeVisible()
  await expect(form.getByLabel('Email')).toBeFocused()
  await expectAccessible(page)
  await form.getByLabel('Email').fill(`import1-${run}@example.com`)
  await form.getByLabel('When and how the guest agreed').fill('Asked at the desk')
  await page.reload()
  await page.getByRole('button', { name: 'Add a subscriber' }).click()
  await expect(form.getByText(/^What you typed on .* was not saved\./)).toBeVisible()
  await expect(form.getByLabel('Email')).toHaveValue(`import1-${run}@example.com`)
  await expect(form.getByLabel('When and how the guest agreed')).toHaveValue('Asked at the desk')
  await form.getByRole('button', { name: 'Add to the list' }).click()
  await expect(form.getByRole('alert')).toHaveText(`import1-${run}@example.com is on the list already.`)
  await form.getByLabel('Email').fill(`import1-${run}-more@example.com`)
  await form.getByRole('button', { name: 'Add to the list' }).click()
  await expect(toast(page, 'Subscriber added')).toContainText(`import1-${run}-more@example.com is on the list.`)
  await expect(page.getByText('Showing 2 of 2')).toBeVisible()
})
