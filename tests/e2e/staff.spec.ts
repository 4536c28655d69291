import type { Page } from '@playwright/test'
import { ownerEmail, ownerPassword } from '../support/env.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, letPass, test } from './browser.ts'
import { onOperation, withoutStream } from './desk.ts'

test.describe.configure({ mode: 'parallel' })

const run = Date.now().toString(36)

const signIn = async (page: Page, password = ownerPassword) => {
  await page.getByLabel('Email').fill(ownerEmail)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const sendInquiry = async (page: Page, name: string) => {
  const response = await page.request.post('/api/inquiries', {
    data: { name, email: `${run}@example.com`, phone: '+358 40 123 4567', message: `Hello from ${name}` },
  })
  expect(response.status()).toBe(201)
}

for (const [path, title] of [
  ['/admin', 'Admin Panel'],
  ['/email-manager', 'Email Marketing Manager'],
  ['/email-admin', 'Email Admin'],
  ['/email-campaigns', 'Email Campaign Manager'],
] as const)
  test(`${path} asks a stranger to sign in, in place`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(new RegExp(`${title}.*\\(Admin\\)$`))
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex, ?nofollow/)
    await expectAccessible(page)
  })

test('a wrong password is told in words, and the right one opens the desk', async ({ page }) => {
  await page.goto('/admin')
  await signIn(page, 'not the password')
  await expect(page.getByText('The email or the password is wrong')).toBeVisible()
  await signIn(page)
  await expect(page.getByRole('link', { name: /^Inquiries/ })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('the wait after too many guesses goes on while the computer sleeps', async ({ page }) => {
  await page.clock.install()
  const refusal = { message: 'Too many attempts', extensions: { code: 'RATE_LIMITED', retryAfter: 600 } }
  await onOperation(page, 'SignIn', (route) => route.fulfill({ json: { errors: [refusal] } }))
  await page.goto('/admin')
  await signIn(page)
  await expect(page.getByText(/^(10:00|9:\d\d) left$/)).toBeVisible()
  await page.clock.fastForward('05:00')
  await expect(page.getByText(/^4:\d\d left$/)).toBeVisible()
  await page.clock.fastForward('05:00')
  await expect(page.getByText('You can try again now.')).toBeVisible()
})

for (const width of [390, 1280])
  test(`the inbox at ${width} px: find, open, answer, note`, async ({ page }) => {
    const name = `Liisa ${width} ${run}`
    await sendInquiry(page, name)
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/admin?tab=inquiries')
    await signIn(page)

    await page.getByLabel('Search inquiries').fill(name)
    // The list is pale until it is the one that was asked for.
    await expect(page.locator('[id^="inquiry-"]')).toHaveCount(1)
    await page.getByRole('link', { name: new RegExp(name) }).click()
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await expect(page.getByText(`Hello from ${name}`).last()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Reply by email' })).toHaveAttribute('href', /^mailto:.*LB-/)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const status = page.getByRole('region', { name: 'Inquiry' }).getByRole('group', { name: 'Status' })
    await status.getByRole('button', { name: 'Answered' }).click()
    await expect(page.getByText('A note with a name and a time goes into the thread.')).toBeVisible()
    await page.getByLabel('Notes among staff').fill('Called back, wants Suite 22')
    await page.getByRole('button', { name: 'Save notes' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Notes among staff')).toHaveValue('Called back, wants Suite 22')

    const stored = await page.request.get(`/api/inquiries?status=answered&q=${encodeURIComponent(name)}`)
    expect((await stored.json()).nodes[0]).toMatchObject({
      name,
      status: 'answered',
      notes: 'Called back, wants Suite 22',
    })
  })

test('the inbox says so when it cannot be loaded, and tries again', async ({ page }) => {
  await page.clock.install()
  await withoutStream(page)
  await page.goto('/admin?tab=account')
  await signIn(page)
  await expect(page.getByRole('link', { name: /^Inquiries/ })).toBeVisible()
  const asked: string[] = []
  await page.route('**/graphql', (route) => {
    asked.push(route.request().postDataJSON().operationName)
    return route.abort()
  })
  await page.getByRole('link', { name: /^Inquiries/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Could not load inquiries' })).toBeVisible()
  // Nobody asks again by himself, nor when the window comes back to the front.
  const before = asked.filter((name) => name === 'InquiriesTab').length
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await letPass(page, 1_500)
  expect([before, asked.filter((name) => name === 'InquiriesTab').length]).toEqual([1, 1])
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByLabel('Search inquiries')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Could not load inquiries' })).toHaveCount(0)
})

/** What is there once the tab has all that it asks for. */
const tabs = {
  staff: (page: Page) => page.getByRole('list', { name: 'Staff' }),
  keys: (page: Page) => page.getByRole('list', { name: 'API keys' }).or(page.getByText('There are no keys yet.')),
  account: (page: Page) => page.getByRole('list', { name: 'Sessions' }),
}

for (const [tab, last] of Object.entries(tabs))
  for (const colorScheme of ['light', 'dark'] as const)
    test(`the ${tab} tab is accessible in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(`/admin?tab=${tab}`)
      await signIn(page)
      await expect(page.getByRole('tab', { selected: true })).toBeVisible()
      await expect(last(page)).toBeVisible()
      await expectAccessible(page)
    })

test('an owner invites a colleague, who sets a password and signs in with the rights of the role', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `desk-${run}@coralstoneinn.example`
  await page.goto('/admin?tab=staff')
  await signIn(page)
  await expect(page.getByRole('tab', { name: 'Staff' })).toBeVisible()
  const invited = await page.request.post('/graphql', {
    data: {
      query: 'mutation ($input: InviteStaffInput!) { inviteStaff(input: $input) { link } }',
      variables: { input: { name: 'Desk Clerk', email, role: 'DESK' } },
    },
  })
  const link = new URL((await invited.json()).data.inviteStaff.link as string)

  const colleague = await (await browser.newContext({ baseURL })).newPage()
  await colleague.goto(`${link.pathname}${link.search}`)
  const password = colleague.getByLabel('New password', { exact: true })
  await password.fill('sand-dollar-22-rooms')
  await password.press('Enter')
  await colleague.getByRole('button', { name: 'Go to sign-in' }).click()
  await colleague.getByLabel('Email').fill(email)
  await colleague.getByLabel('Password', { exact: true }).fill('sand-dollar-22-rooms')
  await colleague.getByRole('button', { name: 'Sign in' }).click()
  await expect(colleague.getByRole('link', { name: /^Inquiries/ })).toBeVisible()
  await expect(colleague.getByRole('tab', { name: 'API keys' })).toHaveCount(0)
})
