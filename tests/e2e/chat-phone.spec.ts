import { expect, expectAccessible, expectNoSidewaysScroll, test } from './browser.ts'
import { handset, button, panel, input, log, open, ask, standIn } from './chat-panel.ts'

test.describe.configure({ mode: 'parallel' })

test.describe('on small screens', () => {
  test.use({ viewport: handset, hasTouch: true, isMobile: true })

  test('the panel is a sheet of up to 75vh over a dark backdrop that closes it', async ({ page }) => {
    await open(page)
    await expect(input(page)).toBeFocused()
    const bottom = handset.height
    await expect
      .poll(async () => {
        const { x, y, width, height } = (await panel(page).boundingBox())!
        return { x, width, bottom: Math.round(y + height), isLow: height <= bottom * 0.75 }
      })
      .toEqual({ x: 0, width: handset.width, bottom, isLow: true })
    const backdrop = await panel(page).evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor)
    const [red, green, blue, alpha] = backdrop.match(/[\d.]+/g)!.map(Number)
    expect(Math.max(red!, green!, blue!)).toBeLessThan(64)
    expect(alpha).toBeGreaterThan(0.4)
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('hidden')

    await panel(page).getByRole('heading').tap()
    await expect(panel(page)).toBeVisible()
    await page.touchscreen.tap(195, 80)
    await expect(panel(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
  })

  test('the button lies on no control: what is beside it is the bar that it stands in', async ({ page }) => {
    for (const path of ['/', '/faq', '/deals', '/gallery']) {
      await page.goto(path)
      const { y, height } = (await button(page).boundingBox())!
      const covered = await page.evaluate(
        ([top, bottom]) => {
          const seen = []
          const last = document.documentElement.scrollHeight - innerHeight
          for (let scrolled = 0; scrolled <= last; scrolled += Math.max(innerHeight, last / 8)) {
            scrollTo({ top: scrolled, behavior: 'instant' })
            for (const height of [top!, (top! + bottom!) / 2, bottom!])
              for (let x = 1; x < innerWidth; x += 30) {
                const found = document.elementFromPoint(x, height)
                if (found?.closest('main, footer')) seen.push(found.textContent?.slice(0, 40))
              }
          }
          return seen
        },
        [y, y + height - 1],
      )
      expect(covered, path).toEqual([])
    }
    // What has the focus is moved above the bar.
    const last = page.getByRole('contentinfo').getByRole('link').last()
    await last.focus()
    const { y } = (await page.getByRole('navigation', { name: 'Book Now' }).boundingBox())!
    const bottomOf = (at: typeof last) => at.evaluate((element) => element.getBoundingClientRect().bottom)
    await expect.poll(() => bottomOf(last)).toBeLessThanOrEqual(y)
    // By the keyboard too, where a field's caret is scrolled to besides.
    await page.goto('/faq')
    const search = page.getByRole('searchbox')
    await page.locator('main [aria-pressed]').last().focus()
    await page.keyboard.press('Tab')
    await expect(search).toBeFocused()
    await expect.poll(() => bottomOf(search)).toBeLessThanOrEqual(y)
  })

  test('the focus stays in the sheet until Esc', async ({ page }) => {
    await open(page)
    for (const key of ['Tab', 'Shift+Tab'])
      for (let step = 0; step < 12; step++) {
        await page.keyboard.press(key)
        expect(await panel(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
      }
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
  })

  test('a link of an answer closes the sheet and leads to its page', async ({ page }) => {
    await standIn(page, () => ({ response: 'Yes.', citations: [{ title: 'Parking', path: '/faq' }] }))
    await open(page)
    await ask(page, 'Do you have parking?')
    await log(page).getByRole('link', { name: 'Parking' }).click()
    await expect(panel(page)).toBeHidden()
    await expect(page).toHaveURL(/\/faq$/)
    await button(page).click()
    await expect(log(page)).toContainText('Do you have parking?')
  })

  test('the sheet stands on the keyboard when there is one', async ({ page }) => {
    await page.addInitScript(() => {
      const area = Object.assign(new EventTarget(), { height: innerHeight, scale: 1, offsetTop: 0 })
      Object.defineProperty(window, 'visualViewport', { value: area })
    })
    await open(page)
    await page.evaluate(() => {
      Object.assign(window.visualViewport!, { height: 400 })
      window.visualViewport!.dispatchEvent(new Event('resize'))
    })
    await expect
      .poll(async () => {
        const { y, height } = (await panel(page).boundingBox())!
        return { bottom: Math.round(y + height), isWithin: y >= 0 }
      })
      .toEqual({ bottom: 400, isWithin: true })
    await expect(input(page)).toBeInViewport()
  })

  test('a turned phone gets the card, with its conversation', async ({ page }) => {
    await standIn(page, () => ({ response: 'Yes.' }))
    await open(page)
    await ask(page, 'Do you have parking?')
    await page.setViewportSize({ width: 844, height: 390 })
    // The style turns it into a card at once; its height, its place and the page's scrolling follow.
    await expect
      .poll(async () => {
        const { y, width, height } = (await panel(page).boundingBox())!
        return { width, isWithin: y >= 0 && y + height <= 390 }
      })
      .toEqual({ width: 380, isWithin: true })
    await expect(log(page)).toContainText('Do you have parking?')
    await expect.poll(() => page.evaluate(() => document.documentElement.style.overflow)).toBe('')
  })

  test('axe finds nothing in the sheet, and nothing is too wide at 320 px', async ({ page }) => {
    await standIn(page, () => ({ response: `A_very_${'long_'.repeat(30)}word`, handoffOffered: true }))
    await open(page, '/faq')
    await ask(page, 'one')
    await log(page).getByRole('button', { name: 'Pass it to the front desk' }).click()
    await expect(log(page).getByLabel('Name')).toBeFocused()
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    expect(await log(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })
})
