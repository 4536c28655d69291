import type { Locator, Page } from '@playwright/test'
import { inDays } from '../support/hotel-dates.ts'
import { text } from '../support/texts.ts'
import { expect, test, waitForHydration } from './browser.ts'

test.describe.configure({ mode: 'parallel' })

/** Keeps scripts back until the answer is called. */
const holdBack = async (page: Page, scripts: string) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(scripts, async (route) => {
    // Whether the server is there is asked of the first script's address.
    if (route.request().method() !== 'HEAD') await released
    await route.fallback().catch(() => undefined)
  })
  return release
}

/** Opens the page as far as it can be seen without the scripts, which `release` lets come. */
const openWithout = async (page: Page, scripts: string, path: string) => {
  const release = await holdBack(page, scripts)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('footer')).toBeVisible()
  return release
}

const allScripts = '**/assets/*.js'

test('what is pressed before the scripts are here is answered once they are', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })

  await test.step('the assistant, at the second tap too', async () => {
    const release = await openWithout(page, allScripts, '/')
    const button = page.getByRole('button', { name: 'Open AI Assistant' })
    await button.click()
    await button.click()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(page.getByRole('dialog', { name: 'AI Travel Assistant' })).toBeVisible()
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
  })

  await test.step('a photo of the gallery, after another', async () => {
    const release = await openWithout(page, allScripts, '/gallery')
    const photos = page.locator('main button:has(img)')
    await photos.nth(0).click()
    await photos.nth(1).click()
    release()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(page.getByRole('dialog')).toContainText('2 of 8')
  })

  await test.step('the printer of a stay’s sheet', async () => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    const release = await openWithout(page, allScripts, '/stay-sheet')
    await page.getByRole('button', { name: text('en', 'sheet.print') }).click()
    release()
    await expect(page.locator('html')).toHaveAttribute('data-printed')
  })

  await test.step('the buttons of the FAQ, and a card that opened by itself', async () => {
    const release = await openWithout(page, allScripts, '/faq')
    const cards = page.locator('main details')
    const all = await cards.count()
    await cards.first().locator('summary').click()
    await expect(cards.first()).toHaveAttribute('open')
    await page.getByRole('button', { name: 'Amenities', exact: true }).click()
    await page.getByRole('button', { name: 'Expand All' }).click()
    release()
    await expect(page.getByRole('button', { name: 'Collapse All' })).toBeVisible()
    const shown = await cards.count()
    expect(shown).toBeLessThan(all)
    await expect(page.locator('main details[open]')).toHaveCount(shown)
  })
})

/**
 * Marks those buttons on the first screen, in reach of a finger, that only a script can answer: parts that come later
 * bring more buttons, so their places among all are theirs for the moment only.
 */
const controlsInSight = async (page: Page) => {
  const places = await page.locator('button[type=button]').evaluateAll((all) =>
    all.flatMap((control, place) => {
      const { x, y, width, height } = control.getBoundingClientRect()
      const isOnTop = control.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      if (!isOnTop || (control as HTMLButtonElement).disabled) return []
      ;(control as HTMLElement).dataset['place'] = String(place)
      return [place]
    }),
  )
  return places.map((place) => page.locator(`[data-place="${place}"]`))
}

const stateOf = (control: Locator) =>
  control.evaluate((it) => ({ opensDialog: it.ariaHasPopup === 'dialog', expanded: it.ariaExpanded }))

/** What is still on its way a moment after the first picture, and a while later. */
const waits = [
  ['any script is', allScripts],
  ['its own script is', '**/assets/*Page-*.js'],
] as const

for (const path of ['/', '/gallery', '/faq', '/contact', '/de', '/de/gallery', '/de/faq', '/de/contact'])
  test.describe(`on the first screen of ${path}`, () => {
    test.use({ viewport: { width: 390, height: 844 } })

    for (const [missing, scripts] of waits)
      test(`no press is lost before ${missing} here`, async ({ page }) => {
        const release = await openWithout(page, scripts, path)
        const controls = await controlsInSight(page)
        expect(controls.length).toBeGreaterThan(0)
        const before = new Map<Locator, Awaited<ReturnType<typeof stateOf>>>()
        for (const control of controls) {
          before.set(control, await stateOf(control))
          await control.click()
          await expect(control).toHaveAttribute('aria-busy', 'true')
        }
        release()
        await expect(page.locator('[aria-busy]')).toHaveCount(0)
        if ([...before.values()].some(({ opensDialog }) => opensDialog))
          await expect(page.getByRole('dialog')).toBeVisible()
        for (const [control, { opensDialog, expanded }] of before)
          if (!opensDialog && expanded !== null)
            await expect(control).toHaveAttribute('aria-expanded', expanded === 'true' ? 'false' : 'true')
      })

    test('each press is answered while the page comes alive', async ({ page }) => {
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('footer')).toBeVisible()
      for (const control of await controlsInSight(page)) {
        const { opensDialog, expanded } = await stateOf(control)
        await control.click()
        if (opensDialog) {
          await expect(page.getByRole('dialog')).toBeVisible()
          await page.keyboard.press('Escape')
          await expect(page.getByRole('dialog')).toHaveCount(0)
        } else if (expanded !== null) {
          await expect(control).toHaveAttribute('aria-expanded', expanded === 'true' ? 'false' : 'true')
          await control.click()
          await expect(control).toHaveAttribute('aria-expanded', expanded)
        }
      }
    })
  })

test('what is typed before the scripts are here is sent with the rest', async ({ page }) => {
  const release = await openWithout(page, allScripts, '/contact')
  await page.getByLabel('Name').fill('Aino Virtanen')
  await page.getByRole('textbox', { name: 'Message' }).fill('Is there a cot?')
  release()
  await waitForHydration(page)
  await page.getByLabel('Email').fill('nonsense')
  await expect(page.getByLabel('Name')).toHaveValue('Aino Virtanen')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('form [aria-invalid=true]')).toHaveCount(1)
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Is there a cot?')
})

test('a form that is pressed while its part is still on its way is answered in place', async ({ page }) => {
  const release = await openWithout(page, '**/assets/HomeSections*.js', '/')
  // The page answers presses, though this part of it does not yet: what was held before was let go.
  const assistant = page.getByRole('button', { name: 'Open AI Assistant' })
  await assistant.click()
  await expect(page.getByRole('dialog', { name: 'AI Travel Assistant' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.evaluate(() => ((window as unknown as { mark: boolean }).mark = true))
  const form = page.locator('#contact form')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByRole('button', { name: 'Send Message' })).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(form.getByLabel('Name')).toBeFocused()
  await expect(form.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
  expect(await page.evaluate(() => (window as unknown as { mark?: boolean }).mark)).toBe(true)
})

test('a filled form that is pressed while its part is still on its way is sent as it stands, and as a person’s', async ({
  page,
}) => {
  await page.clock.install()
  const release = await openWithout(page, '**/assets/HomeSections*.js', '/')
  const assistant = page.getByRole('button', { name: 'Open AI Assistant' })
  await assistant.click()
  await expect(page.getByRole('dialog', { name: 'AI Travel Assistant' })).toBeVisible()
  await page.keyboard.press('Escape')
  const form = page.locator('#contact form')
  const typed = { name: 'Aino Virtanen', email: 'aino-early@example.com', message: 'Is there a cot?' }
  for (const [name, value] of Object.entries(typed)) await form.locator(`[name=${name}]`).fill(value)
  await page.clock.fastForward(60_000)
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByRole('button', { name: 'Send Message' })).toHaveAttribute('aria-busy', 'true')
  const sent = page.waitForRequest((request) => request.postData()?.includes('submitInquiry') ?? false)
  release()
  const { input } = (await sent).postDataJSON().variables
  expect(input).toMatchObject(typed)
  // Since the page came, and not since its part was alive: whoever is faster than two seconds is taken for a program.
  expect(input.fillMilliseconds).toBeGreaterThanOrEqual(60_000)
})

test('what is corrected in a form that came back, before the scripts are here, stays with the stay and the focus', async ({
  page,
}) => {
  const stay = `arrival=${inDays(60)}&departure=${inDays(64)}&adults=2&room=king-room`
  await page.goto(`/ask-for-stay?${stay}`)
  await waitForHydration(page)
  const release = await holdBack(page, allScripts)
  await page.getByLabel('Name').fill('José')
  await page.getByLabel('Email').fill('bad@address')
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByText('Please check the address.')).toBeVisible()
  await page.getByLabel('Email').fill('jose@example.com')
  const note = page.getByRole('textbox', { name: 'Anything we should know' })
  await note.fill('A quiet room, please')
  release()
  await waitForHydration(page)
  await expect(page.getByLabel('Email')).toHaveValue('jose@example.com')
  await expect(note).toHaveValue('A quiet room, please')
  await expect(note).toBeFocused()
})

test('a form that is refused without a script puts the focus on what is wrong', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/#contact')
  const form = page.locator('#contact form')
  await form.getByLabel('Name').fill('Aino')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByLabel('Email')).toBeFocused()
  await context.close()
})
