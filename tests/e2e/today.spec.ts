import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './browser.ts'
import { area, askGraphql, closeByEscape, enterDesk, holdFirstAnswer, onOperation, openDesk, run } from './desk.ts'
import { inDays } from '../support/hotel-dates.ts'

test.describe.configure({ mode: 'parallel' })

const writeInquiry = async (page: Page, name: string) => {
  const answer = await page.request.post('/api/inquiries', {
    data: {
      name,
      email: `today-${name.toLowerCase().replaceAll(/\W+/g, '-')}@example.com`,
      phone: '',
      message: 'Hello',
    },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()) as { id: string; reference: string }
}

/** What is suggested first stays so while others answer guests and change the website. */
const keepSuggestions = async (page: Page) => {
  let kept: unknown
  await onOperation(page, 'TodayTab', async (route) => {
    const { data } = await (await route.fetch()).json()
    kept ??= data.today.suggestions
    await route.fulfill({ json: { data: { ...data, today: { ...data.today, suggestions: kept } } } })
  })
}

for (const [width, colorScheme] of [
  [390, 'light'],
  [390, 'dark'],
  [1280, 'light'],
  [1280, 'dark'],
] as const)
  test(`Today at ${width} px in ${colorScheme} is accessible and leads on`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    await enterDesk(page)
    await writeInquiry(page, `Early ${width} ${colorScheme} ${run}`)
    await keepSuggestions(page)
    await page.goto('/admin?tab=today')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
    await expect(page.getByRole('list', { name: 'Nights' }).getByRole('listitem')).toHaveCount(8)
    await expect(page.getByRole('list', { name: 'Guests who wait' }).getByRole('link').first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const next = page.getByRole('region', { name: 'What to do next' })
    const first = await next.getByRole('heading').textContent()
    await next.getByRole('button', { name: 'Not today' }).click()
    await expect(next.getByRole('heading')).not.toHaveText(first!)
    await page.reload()
    await expect(next.getByRole('heading')).not.toHaveText(first!)
  })

test('is as young as what it shows: told of or not, and on the day that has begun', async ({ page }) => {
  await page.clock.install()
  // A stream that is there, and tells what this test has it tell.
  await page.addInitScript(() => {
    window.EventSource = class extends EventTarget {
      constructor() {
        super()
        addEventListener('told', ({ detail }: CustomEventInit) =>
          this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ noun: detail }) })),
        )
        queueMicrotask(() => this.dispatchEvent(new Event('open')))
      }
      close() {}
    } as unknown as typeof EventSource
  })
  await enterDesk(page)
  let date = inDays(0)
  const task = { id: 'of-a-test', sentence: `Rake the beach ${run}`, remedy: null, button: 'Open', path: '/admin' }
  await onOperation(page, 'TodayTab', async (route) => {
    const { data } = await (await route.fetch()).json()
    await route.fulfill({ json: { data: { ...data, today: { ...data.today, date, suggestions: [task] } } } })
  })
  await page.goto('/admin?tab=today')
  const next = page.getByRole('region', { name: 'What to do next' })
  await next.getByRole('button', { name: 'Not today' }).click()
  await expect(next.getByRole('heading')).not.toHaveText(task.sentence)
  for (const noun of ['Availability', 'Pricing', 'ContentEntry']) {
    const asked = page.waitForResponse((response) => response.request().postData()?.includes('TodayTab') ?? false)
    await page.evaluate((detail) => dispatchEvent(new CustomEvent('told', { detail })), noun)
    await asked
  }
  // Nobody tells of midnight, nor of a mail that could not be sent.
  date = inDays(1)
  await page.clock.fastForward('03:00')
  await expect(next.getByRole('heading')).toHaveText(task.sentence)
})

test('who wants it begins with Today, everybody else with the Admin Panel', async ({ page, browser, baseURL }) => {
  await enterDesk(page)
  const email = `early-${run}@coralstoneinn.example`
  const { inviteStaff } = await askGraphql(
    page,
    'mutation ($input: InviteStaffInput!) { inviteStaff(input: $input) { link } }',
    { input: { name: 'Early bird', email, role: 'MANAGER' } },
  )
  const other = await (await browser.newContext({ baseURL })).newPage()
  const newPassword = 'sand-dollar-22-rooms'
  await askGraphql(other, 'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { id } }', {
    input: { token: new URL(inviteStaff.link).searchParams.get('invitation'), newPassword },
  })
  await askGraphql(other, 'mutation ($input: SignInInput!) { signIn(input: $input) { secondStepRequired } }', {
    input: { email, password: newPassword },
  })
  await other.goto('/admin')
  await expect(other.getByRole('tab', { selected: true })).toHaveText('SEO & Search')
  await area(other, 'Today').click()
  const kept = other.waitForResponse(
    (response) => response.request().postData()?.includes('UpdateDeskSettings') ?? false,
  )
  await other.getByText('Open the desk with Today').click()
  await expect(other.getByLabel('Open the desk with Today')).toBeChecked()
  await kept
  await other.goto('/admin')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Today')
  await other.goto('/admin?tab=seo')
  await expect(other.getByRole('tab', { selected: true })).toHaveText('SEO & Search')
})

test('Ctrl+K finds a guest, a screen and an action by the keyboard alone', async ({ page }) => {
  await enterDesk(page)
  const { id, reference } = await writeInquiry(page, `Palette ${run}`)
  const { letGo } = await holdFirstAnswer(page, 'InquiryPane')
  await page.goto('/admin?tab=account')
  await expect(page.getByRole('heading', { name: 'Two-factor sign-in' })).toBeVisible()
  const field = page.getByRole('combobox', { name: /^Find guests/ })
  // The lists of the screen below have options too, until they are out of reach.
  const active = page.getByRole('listbox').getByRole('option', { selected: true })

  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type(reference)
  await expect(active).toContainText(`Palette ${run}`)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin?tab=inquiries&inquiry=${id}`)
  await expect(field).toBeHidden()

  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.type('aud')
  // Only now the inquiry is there, whose name takes the focus of who opened it: not from who writes here.
  letGo()
  await expect(page.getByRole('heading', { name: `Palette ${run}`, includeHidden: true })).toBeVisible()
  await page.keyboard.type('it')
  await expect(field).toHaveValue('audit')
  await expect(active).toContainText('Audit log')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin?tab=audit')
  await expect(field).toBeHidden()

  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.type('show the keys')
  await expect(active).toContainText('Show the keys')
  await page.keyboard.press('Enter')
  await closeByEscape(page, page.getByRole('dialog', { name: 'Keys' }))

  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.type('zzqqxx')
  await expect(page.getByRole('status').filter({ hasText: 'Nothing was found.' })).toBeVisible()
  await expect(page.getByRole('main')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
})

test('what is typed right after Ctrl+K is in the field', async ({ page }) => {
  await page.clock.install()
  await openDesk(page, '/admin?tab=account')
  await expect(page.getByRole('heading', { name: 'Two-factor sign-in' })).toBeVisible()
  // Nothing that waits for a frame or a moment comes before the first letters.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('audit')
  await expect(page.getByRole('combobox', { name: /^Find guests/ })).toHaveValue('audit')
})

test('Escape leads from the palette back to where one was', async ({ page }) => {
  await openDesk(page, '/admin?tab=account')
  const field = page.getByLabel('Current password', { exact: true })
  await field.focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('audit')
  const finder = page.getByRole('combobox', { name: /^Find guests/ })
  await expect(finder).toHaveValue('audit')
  // The dialog has taken over all keys once the rest is out of reach.
  await expect(page.getByRole('main')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(finder).toBeHidden()
  await expect(field).toBeFocused()
})

test('the palette has a button on a phone, and lists the screens to tap', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openDesk(page, '/admin?tab=account')
  await page.getByRole('button', { name: 'Search the desk' }).click()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('option', { name: 'LH Sync' }).click()
  await expect(page).toHaveURL('/admin?tab=sync')
})
