import type { Page, Route } from '@playwright/test'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { expect, expectAccessible, expectSoon, stopClock, test, waitForHydration } from './browser.ts'
import { onOperation } from './desk.ts'

test.describe.configure({ mode: 'parallel' })

test.describe('the signup form', () => {
  /** Other parts of the page may still ask for what is theirs. */
  const onSignup = (page: Page, handle: (route: Route) => Promise<void>) =>
    onOperation(page, 'SignUpForNewsletter', handle)
  const answer = (page: Page, data: unknown, held?: Promise<void>) =>
    onSignup(page, async (route) => {
      await held
      await route.fulfill({ json: { data } })
    })
  const receipt = (couponCode: string | null, success = true) => ({
    signUpForNewsletter: { __typename: 'NewsletterReceipt', success, couponCode },
  })

  test('asks for an address and makes no call without one; the next problem takes the place of the first', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/deals')
    await waitForHydration(page)
    let calls = 0
    await onSignup(page, (route) => {
      calls += 1
      return route.abort()
    })
    await stopClock(page)
    await page.getByRole('button', { name: 'Sign Up' }).click()
    const required = page.getByRole('alert').filter({ hasText: 'Email required' })
    await expectSoon(page, required)
    await expect(required).toContainText('Please enter your email address')
    expect((await required.boundingBox())!.width).toBeLessThanOrEqual(420)
    const email = page.getByLabel('Email address')
    await page.clock.runFor(1)
    await expect(email).toBeFocused()
    await expect(email).toHaveAttribute('type', 'email')
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveAccessibleDescription('Please enter your email address')
    expect(calls).toBe(0)
    await email.fill('aino@example.com')
    await expect(email).not.toHaveAttribute('aria-invalid')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expectSoon(page, page.getByRole('alert').filter({ hasText: 'Signup failed' }))
    await expect(page.getByText('Email required')).toHaveCount(0)
  })

  for (const width of [390, 1280])
    test(`at ${width} px its message lies neither over the way to book nor over the assistant`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.clock.install()
      await page.goto('/deals')
      await waitForHydration(page)
      await stopClock(page)
      await page.getByRole('button', { name: 'Sign Up' }).click()
      const message = page.getByRole('alert').filter({ hasText: 'Email required' })
      await expectSoon(page, message)
      // It rises.
      await message.evaluate((element) =>
        Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      )
      const end = await message.evaluate((element) => element.getBoundingClientRect().bottom)
      const beneath = [
        page.getByRole('button', { name: 'Open AI Assistant' }),
        ...(width < 1200 ? [page.getByRole('navigation', { name: 'Book Now' })] : []),
      ]
      for (const one of beneath) expect(end).toBeLessThanOrEqual((await one.boundingBox())!.y)
    })

  test('is disabled while signing up, then clears and shows the code', async ({ page }) => {
    await page.clock.install()
    await page.goto('/deals')
    await waitForHydration(page)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await answer(page, receipt('SUN-7K4M'), held)
    const email = page.getByLabel('Email address')
    await email.fill('aino@example.com')
    await stopClock(page)
    await email.press('Enter')
    await expect(page.getByRole('button', { name: 'Signing up...' })).toBeDisabled()
    await expect(email).toBeDisabled()
    release()
    const welcome = page.getByRole('status').filter({ hasText: 'Welcome to our mailing list!' })
    await expectSoon(page, welcome)
    await expect(welcome).toContainText('SUN-7K4M')
    await expect(page.locator('form').getByText('SUN-7K4M')).toBeVisible()
    // It is said once, and nothing lies over the way to the prices.
    await expect(page.getByText('Welcome to our mailing list!')).toHaveCount(1)
    await expect(email).toHaveValue('')
    await page.clock.resume()
    await expect(page.locator('form :focus')).toContainText('SUN-7K4M')
    await expectAccessible(page)
  })

  test('sends to the mailbox when the code comes by mail', async ({ page }) => {
    await page.goto('/deals')
    await waitForHydration(page)
    await answer(page, receipt(null))
    await page.getByLabel('Email address').fill('aino@example.com')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(
      page.locator('form').getByText('Check your email for your exclusive 10% off discount code.'),
    ).toBeVisible()
  })

  for (const how of ['refused', 'broken'])
    test(`says so when signing up is ${how}, and keeps the address`, async ({ page }) => {
      await page.clock.install()
      await page.goto('/deals')
      await waitForHydration(page)
      if (how === 'refused') await answer(page, receipt(null, false))
      else await onSignup(page, (route) => route.abort())
      await page.getByLabel('Email address').fill('aino@example.com')
      await stopClock(page)
      await page.getByRole('button', { name: 'Sign Up' }).click()
      const failure = page.getByRole('alert').filter({ hasText: 'Signup failed' })
      await expectSoon(page, failure)
      await expect(failure).toContainText(`Please try again or call us at ${hotelFacts.phone}`)
      await expect(page.getByLabel('Email address')).toHaveValue('aino@example.com')
    })

  test('signs up for real and gives a code', async ({ page }) => {
    await page.clock.install()
    await page.goto('/deals')
    await waitForHydration(page)
    await page.getByLabel('Email address').fill(`guest-${Date.now()}@example.com`)
    // Whoever is faster than two seconds is taken for a program.
    await page.clock.fastForward(2_200)
    await page.getByRole('button', { name: 'Sign Up' }).click()
    const code = page.locator('form').getByText(/^SUN-[2-9A-Z]{4}$/)
    await expect(code).toBeVisible()
    const given = await code.textContent()
    await page.getByRole('link', { name: 'See prices with this code' }).click()
    await expect(page.locator('#stay [name=code]')).toHaveValue(given!)
  })
})

for (const path of ['/newsletter/confirm', '/newsletter/unsubscribe'])
  test(`${path} says when a link is broken and is not for search engines`, async ({ page }) => {
    await page.goto(`${path}?token=nonsense`)
    await expect(page.locator('h1')).toHaveText('This link no longer works')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expectAccessible(page)
  })

for (const [path, purpose, field, ready, button, done] of [
  ['/newsletter/confirm', 'CONFIRM', 'confirmSubscription', 'Shall we write to you?', 'Yes, write to me', 'SUN-7K4M'],
  [
    '/newsletter/unsubscribe',
    'UNSUBSCRIBE',
    'unsubscribe',
    'Leave our mailing list?',
    'Unsubscribe',
    'You have left the list',
  ],
] as const)
  test(`${path} acts only when the button is pressed`, async ({ page }) => {
    const link = { __typename: 'MailingLink', purpose, state: 'READY', address: 'a•••@example.com' }
    const asked: string[] = []
    await page.route('**/graphql', async (route) => {
      const { query } = route.request().postDataJSON() as { query: string }
      // Other parts of the page may still ask for what is theirs.
      if (!/\b(mailingLink|confirmSubscription|unsubscribe)\(/.test(query)) return route.fallback()
      asked.push(query.split(' ')[0]!)
      const acted =
        field === 'unsubscribe' ? link : { __typename: 'NewsletterReceipt', success: true, couponCode: 'SUN-7K4M' }
      await route.fulfill({ json: { data: query.startsWith('mutation') ? { [field]: acted } : { mailingLink: link } } })
    })
    await page.goto(`${path}?token=a.b`)
    await expect(page.locator('h1')).toHaveText(ready)
    await expect(page.getByText('a•••@example.com')).toBeVisible()
    expect(asked).toEqual(['query'])
    await page.getByRole('button', { name: button }).click()
    await expect(page.locator('main').getByText(done)).toBeVisible()
    await expect(page.locator('main :focus')).toContainText(done)
    expect(asked).toEqual(['query', 'mutation'])
    await expectAccessible(page)
  })

test('a hotel without a code for new subscribers promises none', async ({ page }) => {
  const mailingLink = { __typename: 'MailingLink', purpose: 'CONFIRM', state: 'READY', address: 'a•••@example.com' }
  await page.route('**/graphql', (route) =>
    /\bmailingLink\(/.test(route.request().postData() ?? '')
      ? route.fulfill({ json: { data: { mailingLink } } })
      : route.fallback(),
  )
  const promise = page.getByText('Your discount code appears right here.')
  await page.goto('/newsletter/confirm?token=a.b')
  await expect(promise).toBeVisible()
  await page.route('**/newsletter/confirm?*', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(/"newsletterPercent":\d+/g, '"newsletterPercent":null')
    await route.fulfill({ response, body })
  })
  await page.reload()
  await expect(page.getByText('a•••@example.com joins our mailing list when you press the button.')).toBeVisible()
  await expect(promise).toHaveCount(0)
})
