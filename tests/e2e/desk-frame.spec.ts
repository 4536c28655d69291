import type { Page } from '@playwright/test'
import { ownerEmail, ownerPassword } from '../support/env.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './browser.ts'
import {
  answer,
  area,
  areas,
  askGraphql,
  closeByEscape,
  enterDesk,
  holdFirstAnswer,
  leadTo,
  onOperation,
  openDesk,
  run,
  toast,
} from './desk.ts'

test.describe.configure({ mode: 'parallel' })

const tabs = (page: Page) => page.getByRole('tablist', { name: 'Desk' }).getByRole('tab')
const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()
const problem = (page: Page) => page.getByRole('alert')

const signIn = async (page: Page, email = ownerEmail, password = ownerPassword) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Ends the session when the page sends this for the first time, so that nothing which is asked for before can tell of it. */
const endSessionAt = (page: Page, operation: string) => {
  let isOver = false
  return onOperation(page, operation, async (route) => {
    if (!isOver) await askGraphql(page, 'mutation { signOut { success } }')
    isOver = true
    await route.fallback()
  })
}

/** The server has another release: of this one it has neither the part nor the first script any more. */
const release = async (page: Page, part: string) => {
  await page.route(`**/assets/${part}-*.js`, (route) => route.fulfill({ status: 404 }))
  await page.route('**/assets/site-*.js', (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.fallback(),
  )
}

test('a part that cannot be loaded says so in its place, comes by itself or at a press, and nothing typed is lost', async ({
  page,
}) => {
  await openDesk(page, '/admin?tab=rooms&sub=types')
  await page.getByRole('button', { name: 'Add Room Type' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Cabin of the tests')

  await test.step('one file is missing', async () => {
    await page.route('**/assets/CouponsTab-*.js', (route) => route.abort())
    await area(page, 'Marketing').click()
    await openTab(page, 'Coupons')
    await expect(problem(page)).toContainText('This part of the desk could not be loaded.')
    await expect(tabs(page).first()).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/assets/CouponsTab-*.js')
    await problem(page).getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Redeem a coupon' })).toBeVisible()
  })

  await test.step('the network is gone, and comes back', async () => {
    await area(page, 'Settings').click()
    await page.route('**/assets/**', (route) => route.abort())
    await openTab(page, 'Webhooks')
    await expect(problem(page)).toContainText('the server cannot be reached')
    await page.unroute('**/assets/**')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.getByRole('heading', { name: 'Webhooks' })).toBeVisible()
  })

  await test.step('a release: the page is loaded anew once, and no more by itself', async () => {
    await area(page, 'Website').click()
    let loads = 0
    page.on('load', () => (loads += 1))
    await release(page, 'BlogTab')
    await openTab(page, 'Blog')
    // It is said before the page is loaded anew as well: here it has to be what the new one says.
    await expect.poll(() => loads).toBe(1)
    await expect(problem(page)).toContainText('The desk was updated while it was open here.')
    await expect(page).toHaveURL('/admin?tab=blog')
    expect(loads).toBe(1)
    await page.unrouteAll()
    await problem(page).getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { name: 'Blog' })).toBeVisible()
  })

  await area(page, 'Rooms & prices').click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Cabin of the tests')
})

test('a desk that cannot be loaded at all says so, and tries again', async ({ page }) => {
  const missing = '**/assets/AdminApp-*.js'
  await page.route(missing, (route) => route.abort())
  await page.goto('/admin')
  await expect(problem(page)).toHaveText(/The staff desk could not be loaded\./)
  await page.unroute(missing)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('a campaign that is being written survives tabs and reloads, and can be saved as a draft', async ({ page }) => {
  const subject = page.getByLabel('Email subject')
  await openDesk(page, '/email-campaigns')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email Campaign Manager')
  await subject.fill('Not yet ready')
  await page.getByLabel('Discount percentage').fill('12')
  await openTab(page, 'Campaigns')
  await openTab(page, 'New campaign')
  await expect(subject).toHaveValue('Not yet ready')
  await page.reload()
  await expect(subject).toHaveValue('Not yet ready')
  await expect(page.getByLabel('Discount percentage')).toHaveValue('12')
  // Whether anything can be sent, and so the colours of the buttons, is known with the number of subscribers.
  await expect(page.getByRole('region', { name: 'Status' })).toContainText(/\d+ active subscribers?/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Throw it away' }).click()
  await expect(subject).toHaveValue('')
  await page.reload()
  await expect(subject).toHaveValue('')

  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Email subject is required')).toBeVisible()
  await subject.fill(`Draft ${run}`)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(toast(page, 'Draft saved')).toBeVisible()
  await expect(page.getByRole('heading', { name: `Draft ${run}` })).toBeVisible()
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit or schedule' })).toBeVisible()
  await openTab(page, 'New campaign')
  await expect(subject).toHaveValue('')
})

test('when the session ends, the card says why, and what was typed is there again for the same person', async ({
  page,
}) => {
  const ended = page.getByText('Your session has ended.')

  await test.step('a room type', async () => {
    await openDesk(page, '/admin?tab=rooms&sub=types')
    await page.getByRole('button', { name: 'Add Room Type' }).click()
    await page.getByLabel('Name', { exact: true }).fill(`Hut ${run}`)
    await page.getByLabel('Description').first().fill('Three sentences that nobody wants to type twice.')
    await endSessionAt(page, 'CreateRoomType')
    await page.getByRole('button', { name: 'Create room type' }).click()
    await expect(ended).toBeVisible()
    await expectAccessible(page)
    await signIn(page)
    await expect(page.getByText(/^What you typed on .* was not saved\./)).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`Hut ${run}`)
    await expect(page.getByLabel('Description').first()).toHaveValue(/nobody wants to type twice/)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Add Room Type' })).toBeEnabled()
    await expect(page.getByRole('heading', { name: 'New room type' })).toHaveCount(0)
  })

  await test.step('notes on an inquiry', async () => {
    const name = `Notes ${run}`
    const written = await page.request.post('/api/inquiries', {
      data: { name, email: `notes-${run}@example.com`, phone: '', message: 'Hello' },
    })
    const { id } = await written.json()
    await page.goto(`/admin?tab=inquiries&inquiry=${id}`)
    const notes = page.getByLabel('Notes among staff')
    await notes.fill('Wants the quiet side')
    await endSessionAt(page, 'UpdateInquiry')
    await page.getByRole('button', { name: 'Save notes' }).click()
    await expect(ended).toBeVisible()
    await signIn(page)
    await expect(notes).toHaveValue('Wants the quiet side')
    await page.getByRole('button', { name: 'Save notes' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.reload()
    await expect(notes).toHaveValue('Wants the quiet side')
  })

  await test.step('whoever signs out is not told that the session ended, though something is refused meanwhile', async () => {
    const signOut = await holdFirstAnswer(page, 'SignOut')
    await page.getByRole('button', { name: /Owner/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await signOut.asked
    // What a colleague has just changed is refused as well: the card may be there before this.
    await leadTo(page, '/admin?tab=questions')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    signOut.letGo()
    await expect(ended).toHaveCount(0)
  })
})

test('the postal address below the mails can be changed again', async ({ page }) => {
  await openDesk(page, '/email-campaigns?tab=outbox')
  const dialog = page.getByRole('dialog', { name: 'Postal address' })
  const change = page.getByRole('button', { name: 'Change the postal address' })
  await change.click()
  const before = await dialog.getByLabel('Postal address').inputValue()
  expect(before).not.toBe('')
  await expectAccessible(page)
  await dialog.getByLabel('Postal address').fill(`${before} (rear)`)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Postal address saved')).toBeVisible()
  await expect(page.getByText(`${before} (rear)`)).toBeVisible()
  await openTab(page, 'New campaign')
  await expect(page.getByText(`${before} (rear)`)).toBeVisible()
  await change.click()
  await dialog.getByLabel('Postal address').fill(before)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('p').filter({ hasText: 'below every mail' })).toHaveText(
    `Postal address below every mail: ${before}`,
  )
})

test('the desk stands still when the first new inquiry is counted', async ({ page }) => {
  await enterDesk(page)
  for (const width of [390, 1280]) {
    let count!: () => void
    const held = new Promise<void>((resolve) => (count = resolve))
    await onOperation(page, 'NewInquiryCount', async (route) => {
      await held
      await answer({ inquiries: { __typename: 'InquiryConnection', totalCount: 12 } })(route)
    })
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/admin?tab=account')
    await expect(page.getByText('First steps:')).toBeVisible()
    // Labels grow when their font comes.
    await page.evaluate(async () => void (await document.fonts.ready))
    const places = () => areas(page).evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())))
    const before = await places()
    count()
    await expect(area(page, 'Inquiries 12 new')).toBeVisible()
    expect(await places()).toEqual(before)
  }
})

test('new inquiries are counted in the title while another tab is looked at', async ({ page }) => {
  await enterDesk(page)
  await onOperation(page, 'NewInquiryCount', answer({ inquiries: { __typename: 'InquiryConnection', totalCount: 12 } }))
  await page.goto('/admin?tab=account')
  await expect(area(page, 'Inquiries 12 new')).toBeVisible()
  const look = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await look(true)
  await expect(page).toHaveTitle(/^\(12\) \S/)
  await look(false)
  await expect(page).not.toHaveTitle(/\(12\)/)
})

/** The three that the specification names stand first; the first of them is open. */
const innerTabs = async (page: Page) => {
  const inner = page.getByRole('tablist', { name: 'Room management' }).getByRole('tab')
  await expect(inner.first()).toHaveAttribute('aria-selected', 'true')
  return (await inner.allTextContents()).slice(0, 3)
}

test('the front desk begins with Today; every screen is in sight or in the menu', async ({
  page,
  browser,
  baseURL,
}) => {
  await enterDesk(page)
  const email = `front-${run}@coralstoneinn.example`
  const { inviteStaff } = await askGraphql(
    page,
    'mutation ($input: InviteStaffInput!) { inviteStaff(input: $input) { link } }',
    { input: { name: 'Front', email, role: 'DESK' } },
  )
  const colleague = await (await browser.newContext({ baseURL })).newPage()
  await askGraphql(colleague, 'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { id } }', {
    input: { token: new URL(inviteStaff.link).searchParams.get('invitation'), newPassword: 'sand-dollar-22-rooms' },
  })
  await colleague.goto('/admin')
  await signIn(colleague, email, 'sand-dollar-22-rooms')
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Today')
  await expect(areas(colleague)).toHaveText(['Today', /^Inquiries/, 'Rooms & prices', 'Marketing', 'Settings'])
  await area(colleague, 'Rooms & prices').click()
  await expect(tabs(colleague)).toHaveText(['Room Management', 'LH Sync'])
  expect(await innerTabs(colleague)).toEqual(['Room Types', 'Rooms', 'Pricing Rules'])
  await area(colleague, 'Marketing').click()
  await expect(colleague.getByRole('heading', { name: 'Redeem a coupon' })).toBeVisible()
  await expect(tabs(colleague)).toHaveCount(0)
  await colleague.goto('/admin?tab=guests')
  await expect(colleague.getByText('Your role does not open Guest data, so this is Today.')).toBeVisible()
  await colleague.goto('/admin?tab=waiting-list')
  await expect(colleague.getByText('How many guests wait for nights that are taken.')).not.toContainText('Guest data')

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/admin')
  await expect(page.getByRole('tab', { selected: true })).toHaveText('SEO & Search')
  for (const name of ['Today', 'Marketing', 'Rooms & prices', 'Inquiries', 'Website', 'Settings']) {
    await areas(page).filter({ hasText: name }).click()
    await expect(areas(page).filter({ hasText: name })).toHaveAttribute('aria-current', 'page')
    for (const place of [...(await areas(page).all()), ...(await tabs(page).all())])
      await expect(place).toBeInViewport({ ratio: 1 })
    if (name === 'Marketing' || name === 'Rooms & prices')
      await expect
        .poll(async () => (await tabs(page).allTextContents()).slice(0, 4))
        .toEqual(['SEO & Search', 'SEO Analytics', 'Room Management', 'LH Sync'])
  }
  await page.goto('/admin?tab=rooms')
  expect(await innerTabs(page)).toEqual(['Room Types', 'Rooms', 'Pricing Rules'])
  await area(page, 'Marketing').click()
  const beside = page.getByRole('navigation', { name: 'Staff pages' })
  await beside.getByRole('link', { name: 'Email Admin' }).click()
  await expect(page).toHaveURL('/email-admin')
  await expect(area(page, 'Marketing')).toHaveAttribute('aria-current', 'true')
  for (const link of await beside.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 })
  await beside.getByRole('link', { name: 'SEO & Search' }).click()
  await expect(page.getByRole('tab', { selected: true })).toHaveText('SEO & Search')

  await page.setViewportSize({ width: 390, height: 844 })
  for (const place of await areas(page).all()) await expect(place).toBeInViewport({ ratio: 1 })
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  const listed = page.getByRole('dialog').getByRole('link')
  await expect(listed.filter({ hasText: 'SEO & Search' })).toHaveAttribute('aria-current', 'page')
  for (const name of ['LH Sync', 'Email Campaign Manager', 'Blog', 'My account'])
    await expect(listed.filter({ hasText: name })).toHaveCount(1)
  await expectAccessible(page)
  await listed.filter({ hasText: 'Audit log' }).click()
  await expect(page.getByRole('tab', { name: 'Audit log' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab', { name: 'Audit log' })).toBeInViewport()
  await expectNoSidewaysScroll(page)
})

test('keys lead through the desk, a sheet tells of them, and single ones can be turned off', async ({ page }) => {
  await openDesk(page, '/admin?tab=account')
  await expect(page.getByRole('heading', { name: 'Two-factor sign-in' })).toBeVisible()
  const sheet = page.getByRole('dialog', { name: 'Keys' })
  await page.keyboard.press('?')
  await expect(sheet.getByText('Show the keys')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('1')
  await expect(page).toHaveURL('/admin?tab=account')
  await closeByEscape(page, sheet)

  await page.getByLabel('Current password').first().fill('')
  await page.keyboard.type('1?')
  await expect(page.getByLabel('Current password').first()).toHaveValue('1?')
  await page.getByRole('heading', { level: 1 }).click()

  await page.keyboard.press('?')
  await sheet.getByText('Keys without Ctrl do something').click()
  await closeByEscape(page, sheet)
  await page.keyboard.press('1')
  await page.keyboard.press('?')
  await expect(page).toHaveURL('/admin?tab=account')
  await page.evaluate(() => localStorage.removeItem('desk-single-keys'))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Two-factor sign-in' })).toBeVisible()
  await page.keyboard.press('1')
  await expect(page).not.toHaveURL(/account/)
})
