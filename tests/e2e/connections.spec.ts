import { generateKeyPairSync } from 'node:crypto'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './browser.ts'
import { openDesk } from './desk.ts'
import { sandboxUrl } from './sandbox.ts'

const canary = 'CANARY-in-the-mine'
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

// The product is shared with other tests: nothing that is kept here sends a mail or asks anybody.
test('a connection is tried, entered, shown without its secret, and taken away, with the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await openDesk(page, '/admin?tab=connections&connection=mail')
  const mail = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Mail', exact: true }) })
  await expect(mail.getByText('Not set up')).toBeVisible()
  await expect(mail.getByLabel('Mail server')).toBeFocused()
  await mail.getByLabel('Mail server').fill('127.0.0.1')
  await mail.getByLabel('Port').fill('9')
  await mail.getByLabel('Encryption').selectOption('none')
  await mail.getByRole('button', { name: 'Test Mail', exact: true }).press('Enter')
  await expect(mail.getByText('127.0.0.1:9 cannot be reached: nothing answers at this port.')).toBeVisible()
  await mail.getByLabel('User').fill('desk')
  await mail.getByLabel('Password', { exact: true }).fill(canary)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // What was typed is back, and the secret was kept nowhere.
  await page.goto('/admin?tab=connections')
  await expect(mail.getByText(/was not saved/)).toBeVisible()
  await expect(mail.getByLabel('User')).toHaveValue('desk')
  await expect(mail.getByLabel('Password', { exact: true })).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(canary)
  await mail.getByRole('button', { name: 'Throw it away' }).click()

  await mail.getByLabel('DKIM domain').fill('hotel.example')
  await mail.getByLabel('DKIM private key').fill('no key')
  await mail.getByLabel('DKIM domain').press('Enter')
  await expect(mail.getByLabel('DKIM private key')).toBeFocused()
  await expect(mail.getByText('DKIM private key must be a key in PEM form', { exact: false })).toBeVisible()
  await mail.getByLabel('DKIM private key').fill(privateKey)
  await mail.getByLabel('DKIM domain').press('Enter')
  await expect(mail.getByText(/needed together: DKIM selector is missing/)).toBeVisible()
  await mail.getByLabel('DKIM selector').fill('desk')
  await mail.getByLabel('DKIM selector').press('Enter')
  await expect(mail.getByText(/^Set on .+ by Owner\.$/)).toBeVisible()
  expect(await page.content()).not.toContain(privateKey.slice(60, 120))
  await mail.getByRole('button', { name: 'Disconnect Mail' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).press('Enter')
  await expect(mail.getByText(/^Set on/)).toHaveCount(0)
})

test.describe('beside the environment', () => {
  test.use({ baseURL: sandboxUrl })

  test('what the environment sets is named, not shown and not entered, and can be tried', async ({ page }) => {
    await openDesk(page, '/admin?tab=connections')
    const bing = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Bing Webmaster Tools' }) })
    await expect(bing.getByText('Set by the server’s environment')).toBeVisible()
    await expect(bing.getByRole('button', { name: 'Change' })).toHaveCount(0)
    await bing.getByRole('button', { name: 'Test Bing Webmaster Tools' }).press('Enter')
    await expect(bing.getByText(/^Bing takes the key and/)).toBeVisible()
    await page.reload()
    await expect(bing.getByText(/^Its server last answered/)).toBeVisible()
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
  })
})
