import type { Page } from '@playwright/test'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { locales } from '#graphql/locales.ts'
import { localePath, text } from '../support/texts.ts'
import { expect, expectAccessible, test } from './browser.ts'
import {
  phone,
  greeting,
  excuse,
  card,
  button,
  panel,
  input,
  send,
  log,
  dots,
  goTo,
  open,
  ask,
  asEvents,
  standIn,
  stopClock,
  isAtBottom,
} from './chat-panel.ts'

test.describe.configure({ mode: 'parallel' })

test.describe('on larger screens', () => {
  test.use({ viewport: card })

  test('a round button at bottom right opens a card of 380 × 600 and scales away', async ({ page }) => {
    const chunks: string[] = []
    page.on('request', (request) => void (/ChatPanel/.test(request.url()) && chunks.push(request.url())))
    await goTo(page)
    expect(chunks).toEqual([])
    const round = (await button(page).boundingBox())!
    expect(round.width).toBe(round.height)
    expect(card.width - round.x - round.width).toBeLessThan(32)
    expect(card.height - round.y - round.height).toBeLessThan(32)
    expect(
      await button(page).evaluate((element) => parseFloat(getComputedStyle(element).borderRadius)),
    ).toBeGreaterThan(round.width / 2)

    await button(page).hover()
    await expect.poll(() => chunks.length).toBe(1)
    await button(page).click()
    await expect(input(page)).toBeFocused()
    await expect(panel(page).getByRole('heading', { name: 'AI Travel Assistant' })).toBeVisible()
    await expect(log(page)).toContainText(greeting)
    await expect(panel(page)).toContainText(`Powered by AI • Call ${phone} for direct assistance`)
    await expect(panel(page).getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${hotelFacts.phoneLink}`)
    await expect
      .poll(() => panel(page).boundingBox())
      .toMatchObject({ width: 380, height: 600, x: card.width - 380 - 24, y: card.height - 600 - 24 })

    const away = page.locator('aside button')
    await expect(away).toHaveAttribute('inert')
    await expect.poll(() => away.evaluate((element) => getComputedStyle(element).transform)).toMatch(/^matrix\(0, 0/)

    await panel(page).getByRole('button', { name: 'Close chat' }).click()
    await expect(panel(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
    await expect.poll(() => away.evaluate((element) => getComputedStyle(element).transform)).toBe('none')
  })

  test('a question is appended, the dots bounce, the answer follows, and the end stays in view', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const { asked, release } = await standIn(page, () => ({ response: 'Yes. '.repeat(200).trim() }), { held: true })
    await open(page)
    await stopClock(page)
    await expect(send(page)).toBeDisabled()
    await ask(page, '  Is there a pool?  ')

    await expect(log(page)).toContainText('Is there a pool?')
    await expect(input(page)).toHaveValue('')
    await expect(dots(page)).toHaveCount(3)
    expect(await dots(page).evaluateAll((all) => all.map((dot) => getComputedStyle(dot).animationName))).toEqual(
      Array.from({ length: 3 }, () => expect.stringMatching(/bounce/)),
    )
    await expect(input(page)).toBeDisabled()
    await expect(send(page)).toBeDisabled()
    await expect(log(page).getByRole('list', { name: text('en', 'chat.suggestions') })).toHaveCount(0)
    expect(await isAtBottom(page)).toBe(true)

    release()
    await expect(dots(page)).toHaveCount(0)
    await expect(log(page).getByText(/^(Yes\. ){199}Yes\.$/)).toBeVisible()
    expect(await isAtBottom(page)).toBe(true)
    await expect(input(page)).toBeEnabled()
    await expect(input(page)).toBeFocused()
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({ message: 'Is there a pool?', language: 'en' })
    await expect(log(page).locator('time')).toHaveText(Array.from({ length: 3 }, () => /^\d{1,2}:\d\d\s[AP]M$/))
  })

  test('nothing blank is sent, Shift with Enter begins a line, and an input method keeps its Enter', async ({
    page,
  }) => {
    const { asked } = await standIn(page, () => ({ response: 'Yes.' }))
    await open(page)
    await ask(page, ' \n  ')
    await expect(send(page)).toBeDisabled()
    await input(page).fill('にわ')
    await input(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true })
    await input(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229 })
    await input(page).press('Shift+Enter')
    await input(page).pressSequentially('garden')
    await expect(input(page)).toHaveValue('にわ\ngarden')
    expect(asked).toEqual([])
    await send(page).click()
    await expect(log(page)).toContainText('Yes.')
    expect(asked.map(({ message }) => message)).toEqual(['にわ\ngarden'])
  })

  test('the last six messages go with a question, without the question itself', async ({ page }) => {
    const { asked } = await standIn(page, ({ message }) => ({ response: `Answer to ${message}` }))
    await open(page)
    for (const question of ['one', 'two', 'three', 'four']) {
      await ask(page, question)
      await expect(log(page)).toContainText(`Answer to ${question}`)
    }
    expect(asked[0]!.history).toEqual([{ role: 'assistant', content: greeting }])
    expect(asked[3]!.history).toEqual(
      ['one', 'two', 'three'].flatMap((question) => [
        { role: 'user', content: question },
        { role: 'assistant', content: `Answer to ${question}` },
      ]),
    )
  })

  test('the counter shows from 800 of 1,000 characters, and more cannot be typed', async ({ page }) => {
    await open(page)
    await input(page).fill('x'.repeat(799))
    await expect(panel(page).getByText('of 1,000')).toHaveCount(0)
    await input(page).press('x')
    await expect(panel(page).getByText('800 of 1,000')).toBeVisible()
    await input(page).fill('x'.repeat(999))
    await input(page).pressSequentially('xyz')
    await expect(panel(page).getByText('1,000 of 1,000')).toBeVisible()
    await expect(input(page)).toHaveValue(/x$/)
  })

  test('every failure is the same excuse with the phone number, or the reason alone, and can be tried again', async ({
    page,
  }) => {
    const broken = asEvents({ response: 'Half an answer' }).split('\n\n')[0]!
    const failures: Parameters<Parameters<Page['route']>[1]>[0]['fulfill'] extends (options: infer Options) => unknown
      ? Options[]
      : never = [
      { status: 429, contentType: 'text/plain', body: 'You have asked a lot' },
      { status: 404, contentType: 'text/html', body: '<b>No such page</b>' },
      { contentType: 'text/event-stream', body: `${broken}\n\n` },
      { contentType: 'text/event-stream', body: 'data: <html>\n\n' },
      { contentType: 'text/event-stream', body: 'data: {"done":true,"response":42}\n\n' },
    ]
    let tries = 0
    await page.route('**/api/chat/stream', (route) => {
      const failure = failures[tries++]
      return failure ? route.fulfill(failure) : route.abort()
    })
    await open(page)
    await ask(page, 'Is there a pool?')
    for (let number = 1; number <= failures.length + 1; number++) {
      // Who has asked too much has no trouble with the connection.
      await expect(log(page).getByText('You have asked a lot.')).toHaveCount(1)
      await expect(log(page).getByText(excuse)).toHaveCount(number - 1)
      const again = log(page).getByRole('button', { name: 'Try again' })
      await expect(again).toHaveCount(1)
      if (number === failures.length + 1) await page.unroute('**/api/chat/stream')
      if (number === failures.length + 1) await standIn(page, () => ({ response: 'No, but the sea is near.' }))
      await again.click()
    }
    await expect(log(page)).toContainText('No, but the sea is near.')
    await expect(log(page)).not.toContainText('No such page')
    await expect(log(page)).not.toContainText('Half an answer')
  })

  test('after twenty seconds the guest hears that it did not work', async ({ page }) => {
    await page.route('**/api/chat/stream', () => undefined)
    await open(page)
    await stopClock(page)
    await ask(page, 'Is there a pool?')
    await expect(dots(page)).toHaveCount(3)
    await page.clock.fastForward(12_000)
    await expect(dots(page)).toHaveCount(3)
    await page.clock.fastForward(8_100)
    await expect(log(page)).toContainText(excuse)
    await expect(input(page)).toBeEnabled()
  })

  test('a panel whose code does not come is said to be out of reach', async ({ page }) => {
    await page.route('**/ChatPanel*', (route) => route.abort())
    await goTo(page)
    await button(page).click()
    await expect(page.getByRole('alert').getByText(excuse)).toBeVisible()
    await expect(button(page)).toBeVisible()
  })

  test('the keyboard alone opens, asks, walks through and closes it', async ({ page }) => {
    await standIn(page, () => ({ response: 'Yes.', citations: [{ title: 'Parking', path: '/faq' }] }))
    await goTo(page, '/faq')
    await page.locator('footer a').last().focus()
    await page.keyboard.press('Tab')
    await expect(button(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(input(page)).toBeFocused()
    await page.keyboard.type('Do you have parking?')
    await page.keyboard.press('Enter')
    await expect(log(page)).toContainText('Yes.')
    await expect(input(page)).toBeFocused()
    const stops = ['No, this did not help', 'Yes, this helped', 'Parking']
    for (const name of stops) {
      await page.keyboard.press('Shift+Tab')
      await expect(log(page).getByLabel(name).or(log(page).getByRole('link', { name }))).toBeFocused()
    }
    await page.keyboard.press('Shift+Tab')
    await expect(log(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
  })

  const cover = (page: Page, place: { x: number; y: number }) =>
    page.evaluate(({ x, y }) => {
      const control = document.querySelector<HTMLElement>('footer a')!
      Object.assign(control.style, { position: 'fixed', left: `${x}px`, top: `${y}px`, zIndex: '1' })
      control.focus()
    }, place)
  const round = (page: Page) => page.locator('aside button')
  const expectAway = (page: Page) =>
    expect.poll(() => round(page).evaluate((element) => getComputedStyle(element).transform)).toMatch(/^matrix\(0, 0/)

  test('the button goes aside for a control that had the focus before the page came alive', async ({ page }) => {
    let wake = () => {}
    const awake = new Promise<void>((resolve) => (wake = resolve))
    await page.route('**/*.js', (route) => awake.then(() => route.continue()))
    await page.goto('/contact', { waitUntil: 'commit' })
    await page.locator('footer a').first().waitFor()
    await cover(page, { x: card.width - 60, y: card.height - 60 })
    wake()
    await expectAway(page)
  })

  test('neither button nor card covers the control that has the focus', async ({ page }) => {
    await page.clock.install()
    await goTo(page, '/contact')
    await cover(page, { x: card.width - 60, y: card.height - 60 })
    await expectAway(page)
    await page.getByRole('link', { name: phone }).first().focus()
    await expect.poll(() => round(page).evaluate((element) => getComputedStyle(element).transform)).toBe('none')

    await button(page).click()
    // The focus that the panel takes as it opens.
    await expect(input(page)).toBeFocused()
    await page.getByRole('link', { name: phone }).first().focus()
    await page.clock.fastForward(500)
    await expect(panel(page)).toBeVisible()
    await cover(page, { x: card.width - 300, y: card.height - 300 })
    await expect(panel(page)).toBeHidden()
    await expect(page.locator('footer a').first()).toBeFocused()
  })

  test('axe finds nothing in a conversation', async ({ page }) => {
    await standIn(page, ({ message }) => ({
      response: 'Yes.',
      citations: [{ title: 'Parking', path: '/faq' }],
      handoffOffered: message === 'two',
    }))
    await open(page, '/faq')
    await ask(page, 'one')
    await ask(page, 'two')
    await log(page).getByRole('button', { name: 'Pass it to the front desk' }).click()
    await expect(log(page).getByLabel('Name')).toBeFocused()
    await expectAccessible(page)
  })
})

test('with reduced motion the dots stand still', async ({ page }) => {
  await standIn(page, () => ({ response: 'Yes.' }), { held: true })
  await open(page)
  await stopClock(page)
  await ask(page, 'Is there a pool?')
  await expect(dots(page)).toHaveCount(3)
  expect(await dots(page).evaluateAll((all) => all.map((dot) => getComputedStyle(dot).animationName))).toEqual(
    Array.from({ length: 3 }, () => 'none'),
  )
})

test('the assistant speaks all seven languages and follows a change', async ({ page }) => {
  await page.setViewportSize(card)
  const { asked } = await standIn(page, () => ({ response: 'OK.' }))
  for (const locale of locales) {
    await goTo(page, localePath(locale, '/faq'))
    await page.getByRole('button', { name: text(locale, 'chat.open') }).click()
    const dialog = page.getByRole('dialog', { name: text(locale, 'chat.title') })
    await expect(dialog.getByRole('log')).toContainText(text(locale, 'chat-greeting'))
    await expect(dialog).toContainText(text(locale, 'chat.footer', { phone }))
    await expect(dialog.getByRole('button', { name: text(locale, 'chat.close') })).toBeVisible()
    await dialog.getByPlaceholder(text(locale, 'chat.placeholder')).fill('Hej')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('log')).toContainText('OK.')
  }
  expect(asked.map(({ language }) => language)).toEqual([...locales])

  await page.locator('header summary').filter({ visible: true }).first().click()
  await page.getByRole('link', { name: 'Suomi' }).click()
  const finnish = page.getByRole('dialog', { name: text('fi', 'chat.title') })
  await expect(finnish.getByRole('log')).toContainText(text('fi', 'chat-greeting'))
  await expect(finnish.getByRole('log')).toContainText('OK.')
})

test('it stands on public pages only, and not where there is no JavaScript', async ({ page, browser, baseURL }) => {
  for (const path of ['/gallery', '/blog', '/no-such-page']) {
    await goTo(page, path)
    await expect(button(page)).toBeVisible()
  }
  await page.goto('/admin')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(button(page)).toHaveCount(0)

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const still = await context.newPage()
  await still.goto('/')
  await expect(still.locator('h1')).toBeVisible()
  await expect(still.locator('aside button')).toHaveCount(1)
  await expect(still.locator('aside button')).toBeHidden()
  await context.close()
})
