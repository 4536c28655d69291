import { locales } from '#graphql/locales.ts'
import { outsideHosts } from '#graphql/outside-hosts.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { ownerEmail, ownerPassword } from '../support/env.ts'
import { localePath, text } from '../support/texts.ts'
import {
  beEverPatient,
  expect,
  expectNoSidewaysScroll,
  expectSoon,
  stopClock,
  test,
  waitForHydration,
} from './browser.ts'
import { onOperation, run } from './desk.ts'

test.describe.configure({ mode: 'parallel' })

test.describe('in every language', () => {
  test.describe.configure({ mode: 'serial' })

  for (const locale of locales)
    test(`a guest sends the form in ${locale}`, async ({ page }) => {
      await page.clock.install()
      await page.goto(localePath(locale, '/'))
      await waitForHydration(page)
      const form = page.locator('#contact form')
      await form.getByLabel(text(locale, 'contact.form.name'), { exact: false }).first().fill(`Guest ${locale} ${run}`)
      await form
        .getByLabel(text(locale, 'contact.form.email'), { exact: false })
        .fill(`guest-${locale}-${run}@example.com`)
      await form
        .getByLabel(text(locale, 'contact.form.message'), { exact: false })
        .fill(`A message in ${locale}: äöåß ñ ç é 🌴`)
      // Whoever is faster than two seconds is taken for a program.
      await stopClock(page)
      await form.getByRole('button', { name: text(locale, 'contact.form.send') }).click()

      const overlay = page.getByRole('dialog', {
        name: text(locale, 'contact.confirmation.title', { name: 'Guest' }),
      })
      await expectSoon(page, overlay)
      await expect(overlay).toContainText(/LB-[2-9A-Z]{4}/)
      await page.keyboard.press('Escape')
      await expect(overlay).toHaveCount(0)
      await expect(form.getByLabel(text(locale, 'contact.form.message'), { exact: false })).toHaveValue('')
    })

  test('the front desk finds each of them, and an integrator reads the same over GraphQL and REST', async ({
    page,
    playwright,
    baseURL,
  }) => {
    // Other tests send inquiries too: those of this run alone fit on the first page for sure.
    const ofThisRun = `/admin?tab=inquiries&q=${run}`
    await page.goto(ofThisRun)
    await page.getByLabel('Email').fill(ownerEmail)
    await page.getByLabel('Password', { exact: true }).fill(ownerPassword)
    await page.getByRole('button', { name: 'Sign in' }).click()
    for (const locale of locales) await expect(page.getByText(`Guest ${locale} ${run}`).first()).toBeVisible()

    // What is new is told on every page of the desk, and among the browser's tabs while another one is looked at.
    const look = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, hidden)
    await expect(page).toHaveTitle('Admin Panel (Admin)')
    await look(true)
    await expect(page).toHaveTitle(/^\(\d+\) Admin Panel \(Admin\)$/)
    await look(false)
    await expect(page).toHaveTitle('Admin Panel (Admin)')
    await page.goto('/email-admin')
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: /^Inquiries \d+ new$/ }).click()
    await expect(page).toHaveURL(/\/admin\?tab=inquiries/)
    await page.getByRole('searchbox', { name: 'Search inquiries' }).fill(run)
    await expect(page.getByText(`Guest ${locales[0]} ${run}`).first()).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 720 })

    const asStaff = page.request
    const make = 'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret } }'
    const made = await asStaff.post('/graphql', {
      data: { query: make, variables: { input: { name: 'Integrator', scopes: ['INQUIRIES_READ'] } } },
    })
    const key = (await made.json()).data.createApiKey.secret as string

    const integrator = await playwright.request.newContext({
      baseURL,
      extraHTTPHeaders: { authorization: `Bearer ${key}` },
    })
    for (const locale of locales) {
      const email = `guest-${locale}-${run}@example.com`
      const query =
        'query ($search: String) { inquiries(search: $search) { nodes { reference email language page message } } }'
      const graphql = await integrator.post('/graphql', { data: { query, variables: { search: email } } })
      const [inquiry] = (await graphql.json()).data.inquiries.nodes
      expect(inquiry).toMatchObject({
        email,
        language: locale,
        page: 'HOME',
        message: `A message in ${locale}: äöåß ñ ç é 🌴`,
      })
      const rest = await integrator.get(`/api/inquiries?q=${encodeURIComponent(email)}`)
      // REST spells values as the product does.
      expect((await rest.json()).nodes[0]).toMatchObject({ ...inquiry, page: 'home' })
    }
  })
})

test('a form that was sent before its script came is taken over with what was typed', async ({ page }) => {
  await page.goto('/contact')
  await waitForHydration(page)
  await page.locator('[name=message]').fill('Early')
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#message-form')!.submit())
  await expect(page.getByText(text('en', 'contact.form.error.nameRequired'))).toBeVisible()
  await waitForHydration(page)
  await expect(page.locator('[name=message]')).toHaveValue('Early')
  await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
})

test('errors stand at their fields, the first one has the focus, and nothing typed is lost', async ({ page }) => {
  await page.goto('/contact')
  await waitForHydration(page)
  const form = page.locator('form').filter({ has: page.getByLabel('Message') })
  await form.getByLabel('Email').fill('not an address')
  await form.getByLabel('Message').fill('Hello')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByLabel('Name')).toBeFocused()
  await expect(form.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByText(text('en', 'contact.form.error.nameRequired'))).toBeVisible()
  await expect(form.getByText(text('en', 'contact.form.error.emailInvalid'))).toBeVisible()
  await expect(form.getByLabel('Message')).toHaveValue('Hello')
})

for (const [path, place] of [
  ['/contact', '#message-form'],
  ['/', '#contact form'],
] as const)
  test(`what was typed on ${path} is there again on the way back, until it is sent`, async ({ page }) => {
    await page.goto(path)
    await waitForHydration(page)
    const form = page.locator(place)
    const goAndComeBack = async () => {
      await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
      await expect(page).toHaveURL('/faq')
      await expect(form).toHaveCount(0)
      await page.goBack()
      await expect(page).toHaveURL(path)
    }
    const typed = { name: 'Ida', email: 'ida-back@example.com', message: 'Is there a cot?' }
    for (const [name, value] of Object.entries(typed)) await form.locator(`[name=${name}]`).fill(value)
    await goAndComeBack()
    for (const [name, value] of Object.entries(typed)) await expect(form.locator(`[name=${name}]`)).toHaveValue(value)
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(form).toContainText(/LB-[2-9A-Z]{4}/)
    await goAndComeBack()
    for (const name of Object.keys(typed)) await expect(form.locator(`[name=${name}]`)).toHaveValue('')
  })

for (const [path, place] of [
  ['/contact', '#message-form'],
  ['/', '#contact form'],
] as const)
  test(`what was typed on ${path} is there again after a reload, in another language too, until it is sent`, async ({
    page,
  }) => {
    await page.goto(path)
    await waitForHydration(page)
    const form = page.locator(place)
    const typed = { name: 'Ida', email: 'ida-reload@example.com', message: 'Is there a cot?' }
    for (const [name, value] of Object.entries(typed)) await form.locator(`[name=${name}]`).fill(value)
    await form.locator('[name=website]').fill('a program', { force: true })
    const expectTyped = async () => {
      await waitForHydration(page)
      for (const [name, value] of Object.entries(typed)) await expect(form.locator(`[name=${name}]`)).toHaveValue(value)
      await expect(form.locator('[name=website]')).toHaveValue('')
    }
    await page.reload()
    await expectTyped()
    await page.goto(localePath('de', path))
    await expectTyped()
    await form.getByRole('button', { name: text('de', 'contact.form.send') }).click()
    await expect(form).toContainText(/LB-[2-9A-Z]{4}/)
    await page.reload()
    await waitForHydration(page)
    for (const name of Object.keys(typed)) await expect(form.locator(`[name=${name}]`)).toHaveValue('')
  })

test('a message that could not be sent is told at the form, and goes once the server is back', async ({ page }) => {
  await page.goto('/contact')
  await waitForHydration(page)
  const form = page.locator('#message-form')
  await form.locator('[name=name]').fill('Ida')
  await form.locator('[name=email]').fill('ida-away@example.com')
  await form.locator('[name=message]').fill('Will this arrive?')
  await page.route('**/*', (route) => route.abort())
  const send = form.getByRole('button', { name: 'Send Message' })
  await send.click()
  const failure = form.getByText('Failed to send message. Please try again.')
  await expect(failure).toBeFocused()
  await page.unrouteAll()
  await send.click()
  await expect(form).toContainText(/LB-[2-9A-Z]{4}/)
  await expect(failure).toHaveCount(0)
})

test('a message that is sent leaves one that was begun in another form', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  const form = (path: string) => page.locator(path === '/' ? '#contact form' : 'main form').first()
  await form('/').getByLabel('Message').fill('Do you have a crib?')
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  const typed = { name: 'Ida', email: 'ida-two@example.com', message: 'When is breakfast?' }
  for (const [name, value] of Object.entries(typed)) await form('/contact').locator(`[name=${name}]`).fill(value)
  await form('/contact').getByRole('button', { name: 'Send Message' }).click()
  await expect(page.locator('main')).toContainText(/LB-[2-9A-Z]{4}/)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(form('/').getByLabel('Message')).toHaveValue('Do you have a crib?')
})

test('a failure keeps what was typed and says so', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await waitForHydration(page)
  // Parts of the page further down still ask for what is theirs.
  await onOperation(page, 'SubmitInquiry', (route) => route.abort())
  const form = page.locator('#contact form')
  await form.getByLabel('Name').fill('Ida')
  await form.getByLabel('Email').fill('ida@example.com')
  await form.getByLabel('Message').fill('Will this arrive?')
  await stopClock(page)
  await form.getByRole('button', { name: 'Send Message' }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to send message. Please try again.' })
  await expectSoon(page, failure)
  await expect(failure).toContainText('Error')
  await expect(form.getByLabel('Name')).toHaveValue('Ida')
  await expect(form.getByLabel('Email')).toHaveValue('ida@example.com')
  await expect(form.getByLabel('Message')).toHaveValue('Will this arrive?')
})

for (const locale of locales)
  test(`the contact page says in ${locale} that it sends, and that it failed`, async ({ page }) => {
    const [sending, failed] =
      locale === 'en'
        ? ['Sending...', 'Failed to send message. Please try again.']
        : [text(locale, 'contact.form.sending'), text(locale, 'contact.toast.error')]
    const held = Promise.withResolvers<void>()
    await onOperation(page, 'SubmitInquiry', async (route) => {
      await held.promise
      await route.abort()
    })
    await page.clock.install()
    await page.goto(localePath(locale, '/contact'))
    await waitForHydration(page)
    const form = page.locator('#message-form')
    await form.locator('[name=name]').fill('Ida')
    await form.locator('[name=email]').fill('ida@example.com')
    await form.locator('[name=message]').fill('Hei!')
    await stopClock(page)
    await form.getByRole('button').click()
    await expect(form.getByRole('button')).toHaveText(sending)
    held.resolve()
    const failure = page.getByRole('alert').filter({ hasText: failed })
    await expectSoon(page, failure)
    await expect(failure).toContainText(text(locale, 'contact.toast.errorTitle'))
  })

test('the contact page thanks and clears the form', async ({ page }) => {
  await page.clock.install()
  await page.goto('/contact')
  await waitForHydration(page)
  const form = page.locator('form').filter({ has: page.getByLabel('Message') })
  await form.getByLabel('Name').fill(`Contact ${run}`)
  await form.getByLabel('Email').fill('contact@example.com')
  await form.getByLabel('Message').fill('From the contact page')
  await stopClock(page)
  const send = form.getByRole('button', { name: 'Send Message' })
  await send.press('Enter')
  await expectSoon(page, page.getByText('Message sent successfully!'))
  await expect(form.getByLabel('Message')).toHaveValue('')
  await expect(send).toBeFocused()
})

test('the home page says how to reach us, sends with the box, thanks for four seconds and starts over', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await waitForHydration(page)
  const contact = page.locator('#contact')
  await expect(contact.getByRole('heading', { name: 'Ready to Book Your Stay?' })).toBeVisible()
  await expect(contact).toContainText('Main line: 8am-1am | Emergency support: 24/7')
  await expect(contact).toContainText(hotelFacts.address.street)
  await expect(contact.getByRole('link', { name: hotelFacts.phone, exact: true })).toHaveAttribute(
    'href',
    `tel:${hotelFacts.phoneLink}`,
  )
  await expect(contact.locator(`a[href="${hotelFacts.secondWebsite}"]`)).toHaveAttribute('target', '_blank')
  const direct = contact.getByRole('complementary', { name: 'Book Direct & Save' })
  await expect(direct.getByRole('listitem')).toHaveText([
    'Best rate guarantee',
    'Free cancellation',
    'Front desk open from 8 AM to 1 AM',
  ])
  await expect(direct.getByRole('link', { name: 'Call to Book' })).toHaveAttribute(
    'href',
    `tel:${hotelFacts.phoneLink}`,
  )
  await direct.getByRole('link', { name: 'Book Online Now' }).click()
  await expect(page.locator('h1')).toBeFocused()
  await expect(page.locator('h1')).toBeInViewport()

  const form = contact.locator('form')
  const box = form.getByLabel('Yes! Send me exclusive coupons, special offers, and updates about the hotel')
  await expect(box).not.toBeChecked()
  await box.check()
  await form.getByLabel('Name').fill('Ida Berg')
  await form.getByLabel('Email').fill(`ida-${run}@example.com`)
  await form.getByLabel('Message').fill('Do you have a cot?')
  await page.clock.install()
  await stopClock(page)
  const sent = Promise.withResolvers<{ input: { subscribedToNewsletter: boolean } }>()
  const held = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    // Parts of the page further down still ask for what is theirs.
    if (!route.request().postData()?.includes('submitInquiry')) return route.continue()
    sent.resolve(
      (route.request().postDataJSON() as { variables: { input: { subscribedToNewsletter: boolean } } }).variables,
    )
    await held.promise
    await route.fulfill({
      json: { data: { submitInquiry: { __typename: 'InquiryReceipt', reference: 'LB-4K7Q', success: true, id: '1' } } },
    })
  })
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  held.resolve()
  expect((await sent.promise).input.subscribedToNewsletter).toBe(true)
  const overlay = page.getByRole('dialog', { name: 'Thank you, Ida!' })
  await expectSoon(page, overlay)
  await expect(overlay).toHaveAccessibleDescription(/LB-4K7Q/)
  const call = overlay.getByRole('link')
  await expect(call).toBeFocused()
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    await expect(call).toBeFocused()
  }
  expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  const fades = await overlay.evaluate((element) =>
    element.getAnimations().map(({ effect }) => {
      const { delay, duration } = effect!.getTiming()
      return { delay, duration, opacity: (effect as KeyframeEffect).getKeyframes().map((frame) => frame['opacity']) }
    }),
  )
  expect(fades).toEqual([
    { delay: 0, duration: 320, opacity: ['0', '1'] },
    { delay: 3_680, duration: 320, opacity: ['1', '0'] },
  ])
  const bar = overlay.locator('div').last()
  await expect(bar).toHaveCSS('animation-duration', '2.5s')
  await expect(bar).toHaveCSS('animation-delay', '1.2s')
  await expect(box).not.toBeChecked()
  for (const name of ['name', 'email', 'phone', 'message']) await expect(form.locator(`[name=${name}]`)).toHaveValue('')
  await page.clock.runFor(3_800)
  await expect(overlay).toHaveCount(1)
  await page.clock.runFor(300)
  await expect(overlay).toHaveCount(0)
  await expect(form.getByRole('button', { name: 'Send Message' })).toBeFocused()
})

test('the contact page shows a map at a press', async ({ page }) => {
  await page.route(`${outsideHosts.mapFrame}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'a map' }))
  await beEverPatient(page)
  await page.goto('/contact')
  await waitForHydration(page)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Show the map' }).click()
  await expect(main.locator('iframe')).toHaveAttribute('title', 'Find Us')
  await expect(page.frameLocator('main iframe').getByText('a map')).toBeVisible()
})
