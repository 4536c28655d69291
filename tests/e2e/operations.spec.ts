import { expect, expectAccessible, expectNoSidewaysScroll, test } from './browser.ts'
import { openDesk, toast } from './desk.ts'
import { sandboxUrl } from './sandbox.ts'

test.use({ baseURL: sandboxUrl })

for (const width of [390, 1280])
  test(`operations at ${width} px: services, background work, what failed`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openDesk(page, '/admin?tab=operations')
    const services = page.getByRole('list', { name: 'Outside services' })
    await expect(services.getByRole('listitem')).toHaveCount(7)
    await expect(services.getByRole('listitem').filter({ hasText: 'Little Hotelier' })).toContainText(
      'Calls go through',
    )
    const queues = page.getByRole('table', { name: 'Background work' })
    await expect(queues.getByRole('row').filter({ hasText: 'The sync with Little Hotelier at 3 AM' })).toContainText(
      'daily at 3:00 AM',
    )
    await expect(page.getByText('Nothing has failed.')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

test('a backup is made, tried and downloaded from the operations page', async ({ page }) => {
  await openDesk(page, '/admin?tab=operations')
  const panel = page.getByRole('region', { name: 'Backups' })
  await expect(panel.getByText('No backup is made by itself.')).toBeVisible()
  await panel.getByRole('button', { name: 'Back up now' }).dblclick()
  const files = panel.getByRole('table', { name: 'Backups in the folder' })
  const link = files.getByRole('link', { name: /^hotel-\d{8}T\d{9}Z\.tar\.gz$/ }).first()
  await expect(link).toBeVisible({ timeout: 60_000 })
  await expect(toast(page, 'It was not started')).toHaveCount(0)
  await expect(panel.getByText(/rows$/)).toBeVisible()
  const download = page.waitForEvent('download')
  await link.click()
  expect((await download).suggestedFilename()).toMatch(/^hotel-\d{8}T\d{9}Z\.tar\.gz$/)
  await panel.getByRole('button', { name: 'Try the newest' }).press('Enter')
  await expect(panel.getByText(/^Last drill: All [\d,]+ rows of \d+ tables agree/)).toBeVisible({ timeout: 60_000 })
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
})

test('a webhook is made with the keyboard, lists what it is told, and is replayed, re-keyed and removed', async ({
  page,
}) => {
  const url = `http://127.0.0.1:9/hook-${Date.now().toString(36)}`
  await openDesk(page, '/admin?tab=webhooks')
  const described = page.getByRole('link', { name: /^description of the API/ })
  await expect(described).toHaveAttribute('href', '/api/openapi.json')
  await page.getByRole('button', { name: 'Add an endpoint' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Address').fill(url)
  await dialog.getByRole('button', { name: 'Add endpoint' }).press('Enter')
  await expect(dialog.getByText('Choose at least one event')).toBeVisible()
  await dialog.getByRole('checkbox', { name: /inquiry\.created/ }).press('Space')
  await expectAccessible(page)
  await dialog.getByLabel('Address').press('Enter')
  const secret = page.getByLabel('Signing secret', { exact: true })
  await expect(secret).toHaveValue(/^whsec_/)
  const first = await secret.inputValue()
  await page.getByRole('button', { name: 'I have kept it' }).click()
  await expect(secret).toHaveCount(0)
  const hook = page.getByRole('list', { name: 'Webhooks' }).getByRole('listitem').filter({ hasText: url }).first()
  await expect(hook).toContainText('inquiry.created')

  const sent = await page.request.post('/api/inquiries', {
    data: { name: 'Liisa', email: 'liisa@example.com', message: 'Is the garden open?' },
  })
  expect(sent.status()).toBe(201)
  await hook.getByRole('button', { name: 'Deliveries' }).click()
  const log = page.getByRole('list', { name: 'Deliveries, the newest first' })
  await log.getByText('What was sent').click()
  await expect(log.locator('pre')).toContainText('"inquiry.created"')
  await log.getByRole('button', { name: /^Replay inquiry\.created/ }).click()
  await expect(page.getByText('inquiry.created is in line to be sent again')).toBeVisible()
  await expect(log).toContainText('Waiting')
  await expectAccessible(page)

  await hook.getByRole('button', { name: `Send a ping to ${url}` }).press('Enter')
  await expect(page.getByText('A ping is on its way')).toBeVisible()
  await expect(log.getByRole('button', { name: /^Replay ping/ })).toBeVisible()

  await hook.getByRole('button', { name: 'New secret' }).click()
  const renewal = page.getByRole('alertdialog')
  await expect(renewal.getByLabel('The old secret ends')).toHaveValue('24')
  await expectAccessible(page)
  await renewal.getByRole('button', { name: 'Make a new secret' }).click()
  await expect(secret).toHaveValue(/^whsec_/)
  await expect(secret).not.toHaveValue(first)
  await page.getByRole('button', { name: 'I have kept it' }).click()
  await expect(hook).toContainText('the one before signs too until')
  await hook.getByRole('button', { name: `Remove ${url}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove webhook' }).click()
  await expect(page.getByText(url)).toHaveCount(0)
})
