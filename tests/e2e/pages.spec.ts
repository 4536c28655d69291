import type { Page } from '@playwright/test'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { text } from '../support/texts.ts'
import { expect, expectAccessible, letPass, stopClock, test, waitForHydration } from './browser.ts'
import { onOperation } from './desk.ts'

test.describe.configure({ mode: 'parallel' })

test('hydration keeps every element that the server wrote', async ({ page }) => {
  await page.addInitScript(() => {
    const state = window as unknown as { removed: string[] }
    state.removed = []
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver((changes) => {
        for (const change of changes)
          for (const node of change.removedNodes)
            if (node instanceof HTMLElement) state.removed.push(node.outerHTML.slice(0, 120))
      }).observe(document.getElementById('root')!, { childList: true, subtree: true })
    })
  })
  // Answers may well replace what stood for them.
  await page.route('**/graphql', () => undefined)
  for (const path of ['/', '/gallery', '/rooms/garden-suite', '/things-to-do', '/deals', '/faq', '/blog', '/contact']) {
    await page.goto(path)
    await waitForHydration(page)
    expect(await page.evaluate(() => (window as unknown as { removed: string[] }).removed)).toEqual([])
  }
})

test.describe('scripts', () => {
  const isSite = (script: string) => script.includes('entry-client')

  /** Keeps pictures back until `release`, and notes which scripts were asked for. */
  const holdPictures = async (page: Page) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const scripts: string[] = []
    await page.route('**/*', async (route) => {
      const request = route.request()
      if (request.resourceType() === 'image') await released
      if (request.resourceType() === 'script') scripts.push(request.url())
      await route.fallback().catch(() => undefined)
    })
    await page.clock.install()
    // However long the page takes to get here is none of the seconds that are counted.
    await stopClock(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.locator('img[loading=eager]').first()).toBeVisible()
    await page.waitForLoadState('domcontentloaded')
    return { release, scripts }
  }

  test('wait for the first picture', async ({ page }) => {
    const { release, scripts } = await holdPictures(page)
    await letPass(page, 1_000)
    expect(scripts.filter(isSite)).toEqual([])
    release()
    await page.clock.resume()
    await waitForHydration(page)
    expect(scripts.filter(isSite)).toHaveLength(1)
  })

  test('do not wait for a picture that never comes', async ({ page }) => {
    const { release, scripts } = await holdPictures(page)
    await letPass(page, 3_000)
    await page.clock.resume()
    await waitForHydration(page)
    expect(scripts.filter(isSite)).toHaveLength(1)
    release()
  })
})

test('parts further down answer when a guest comes near, and at the first press anywhere', async ({ page }) => {
  const isTakenOver = (part: string) =>
    page.locator(part).evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$')))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expect.poll(() => isTakenOver('h1')).toBe(true)
  await expect.poll(() => isTakenOver('#stay form')).toBe(true)
  expect(await isTakenOver('#restaurants')).toBe(false)
  await page.evaluate(() => document.querySelector('#restaurants')!.scrollIntoView({ behavior: 'instant' }))
  await expect.poll(() => isTakenOver('#restaurants')).toBe(true)

  await page.goto('/')
  await expect.poll(() => isTakenOver('h1')).toBe(true)
  expect(await isTakenOver('#contact form')).toBe(false)
  await page.getByRole('heading', { level: 1 }).click()
  await expect.poll(() => isTakenOver('#contact form')).toBe(true)
})

test('a page that is missing is accessible, whatever it would have been', async ({ page }) => {
  for (const address of [
    '/no-such-page',
    '/xx/contact',
    '/fi/no-such-page',
    '/blog/no-such-post',
    '/fi/blog/no-such-post',
  ])
    await test.step(address, async () => {
      await page.goto(address)
      await expectAccessible(page)
    })
})

test.describe('the language', () => {
  const choose = async (page: Page, name: RegExp) => {
    const header = page.locator('header')
    await header
      .locator('summary', { hasText: /Language/ })
      .filter({ visible: true })
      .click()
    await header.getByRole('link', { name }).filter({ visible: true }).click()
  }

  test('that is chosen is shown in place, stored and announced', async ({ page }) => {
    await page.goto('/')
    await waitForHydration(page)
    await page.evaluate(() =>
      window.addEventListener('languageChange', (event) => {
        ;(window as unknown as { heard: string }).heard = (event as CustomEvent<string>).detail
      }),
    )
    await choose(page, /Suomi/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
    await expect(page.locator('h1')).toHaveText(text('fi', 'home-hero-title'))
    await expect(page).toHaveURL('/fi')
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('fi')
    expect(await page.evaluate(() => (window as unknown as { heard: string }).heard)).toBe('fi')

    await test.step('and is there at once on the next visit, in the address too', async () => {
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.goto('/contact?room=king-suite#message-form')
      await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
      await expect(page).toHaveURL('/fi/contact?room=king-suite#message-form')
      await page.locator('header summary').filter({ hasText: 'Suomi', visible: true }).click()
      await page.locator('header').getByRole('link', { name: 'English' }).filter({ visible: true }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    })
  })

  test('that was chosen last is the one, however late the other comes', async ({ page }) => {
    await page.goto('/')
    await waitForHydration(page)
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await onOperation(page, 'SiteFrame', async (route) => {
      await held
      await route.fallback()
    })
    const late = page.waitForResponse((response) => response.request().postDataJSON()?.operationName === 'SiteFrame')
    await choose(page, /Suomi/)
    await choose(page, /English/)
    letGo()
    await (await late).finished()
    // What the answer leads to has had its turn.
    await page.evaluate(() => fetch('/robots.txt').then((response) => response.text()))
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
  })

  /** The page's height over a second of frames. */
  const heights = (page: Page) =>
    page.evaluate(async () => {
      const seen: number[] = []
      for (let frame = 0; frame < 60; frame += 1) {
        await new Promise(requestAnimationFrame)
        seen.push(document.documentElement.scrollHeight)
      }
      return seen
    })

  test('can be changed wherever a guest has scrolled to, who sees the same section afterwards', async ({ page }) => {
    const topOf = (section: string) =>
      page.locator(section).evaluate((element) => Math.round(element.getBoundingClientRect().top))
    for (const [width, opens, section] of [
      [390, 'Menu', '#location'],
      [1280, 'Language', '#amenities'],
    ] as const)
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 844 })
        await page.goto(`/${section}`)
        await waitForHydration(page)
        // What comes with the first touch of the page moves what follows it: that is not what is looked at here.
        await page.mouse.move(20, 500)
        await page.locator('#stay').scrollIntoViewIfNeeded()
        await expect(page.locator('[data-day][aria-disabled=false]').first()).toBeVisible()
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
        await expect.poll(async () => (await heights(page)).every((height, _, all) => height === all[0])).toBe(true)
        await page.locator(section).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
        // Not every browser holds on to what is in view by itself.
        await page.evaluate(() => (document.documentElement.style.overflowAnchor = 'none'))
        const frame = await topOf('main')
        const header = page.locator('header')
        const opener = header.locator('summary', { hasText: opens }).filter({ visible: true })
        await expect(opener).toBeInViewport()
        await opener.click()
        // The section itself may still move a little: what is above it in the page arrives when it does.
        await expect.poll(() => topOf('main')).toBe(frame)
        const before = await topOf(section)
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        await header.getByRole('link', { name: 'Deutsch' }).filter({ visible: true }).last().click()
        await expect(page.locator('html')).toHaveAttribute('lang', 'de')
        await expect(page).toHaveURL(`/de${section}`)
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).not.toBe(height)
        await expect.poll(async () => Math.abs((await topOf(section)) - before)).toBeLessThanOrEqual(2)
        await page.evaluate(() => localStorage.clear())
        await page.context().clearCookies()
      })
  })

  test('stored before is applied to an address without a language', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'sv'))
    await page.goto('/contact')
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
    await expect(page.locator('h1')).toHaveText(text('sv', 'contact-title'))
    await expect(page).toHaveURL('/sv/contact')
  })

  test('falls back to English when the stored one is unknown', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'xx'))
    await page.goto('/contact')
    await waitForHydration(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

test.describe('on every page', () => {
  const isNear = (page: Page, part: string) =>
    page.locator(part).evaluate((element) => Math.abs(element.getBoundingClientRect().top) < 130)
  const menuTexts = ['Gallery', 'Amenities', 'Location', 'Things to Do', 'Deals', 'FAQ', 'Blog', 'Contact']

  test('the header leads to six pages, two sections, the planner and the phone', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/faq')
    await waitForHydration(page)
    const header = page.locator('header')
    const menu = header.getByRole('navigation', { name: 'Main navigation' })
    await expect(menu.getByRole('link')).toHaveText(menuTexts)
    const addresses = ['/gallery', '/#amenities', '/#location', '/things-to-do', '/deals', '/faq', '/blog', '/contact']
    for (const [index, address] of addresses.entries())
      await expect(menu.getByRole('link').nth(index)).toHaveAttribute('href', address)
    const book = header.getByRole('link', { name: /^Book Now/ }).filter({ visible: true })
    await expect(book).toHaveAttribute('href', '/#stay')
    const phone = header.getByRole('link', { name: hotelFacts.phone }).filter({ visible: true })
    await expect(phone).toHaveAttribute('href', `tel:${hotelFacts.phoneLink}`)

    await page.evaluate(() => {
      const state = window as unknown as { waited?: number; delays: number[] }
      state.delays = []
      const later = window.setTimeout.bind(window)
      window.setTimeout = ((work: TimerHandler, delay = 0) => {
        state.delays.push(delay)
        return later(work, delay)
      }) as typeof window.setTimeout
      const find = document.getElementById.bind(document)
      let pressed = 0
      addEventListener('click', () => (pressed = performance.now()), { capture: true, once: true })
      document.getElementById = (id) => {
        if (id === 'location') state.waited ??= performance.now() - pressed
        return find(id)
      }
    })
    await menu.getByRole('link', { name: 'Location' }).click()
    await expect(page).toHaveURL('/')
    await expect.poll(() => isNear(page, '#location')).toBe(true)
    // 100 ms until it looks for the section, whether or not that is there by then; how late the timer comes is the machine's.
    const { waited, delays } = await page.evaluate(() => {
      const state = window as unknown as { waited: number; delays: number[] }
      return { waited: state.waited, delays: state.delays }
    })
    expect(waited).toBeGreaterThanOrEqual(90)
    expect(delays).toContain(100)
    await menu.getByRole('link', { name: 'Amenities' }).click()
    await expect.poll(() => isNear(page, '#amenities')).toBe(true)

    const languages = header.locator('details').filter({ hasText: 'Suomi', visible: true })
    await languages.locator('summary').click()
    await expect(languages.getByRole('link')).toHaveCount(7)
    await languages.locator('summary').click()
    await expect(languages).not.toHaveAttribute('open')
    await languages.locator('summary').click()
    await page.getByRole('main').click({ position: { x: 4, y: 300 } })
    await expect(languages).not.toHaveAttribute('open')
  })

  test('the menu of a phone has the same items and closes at a choice', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await waitForHydration(page)
    const menu = page.locator('header details').filter({ has: page.getByRole('navigation', { includeHidden: true }) })
    await expect(menu.getByRole('navigation')).toBeHidden()
    await menu.locator('summary').click()
    const [pages, languages] = [menu.getByRole('list').first(), menu.getByRole('list').last()]
    await expect(pages.getByRole('listitem')).toHaveText(menuTexts)
    await expect(languages.getByRole('link')).toHaveCount(7)
    await expect(menu.getByRole('link', { name: /^Book Now/ })).toHaveAttribute('href', '/#stay')
    await expect(menu.getByRole('link', { name: hotelFacts.phone })).toHaveAttribute(
      'href',
      `tel:${hotelFacts.phoneLink}`,
    )
    await menu.getByRole('link', { name: 'Amenities' }).click()
    await expect(menu).not.toHaveAttribute('open')
    await expect.poll(() => isNear(page, '#amenities')).toBe(true)
  })

  test('the footer names the hotel, how to reach it and where to follow it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/deals')
    await waitForHydration(page)
    const footer = page.locator('footer')
    for (const part of [
      hotelFacts.name,
      "Est. 1952 - Lantana's Oldest Hotel",
      'Front desk 8 AM to 1 AM',
      hotelFacts.address.street,
      `© 2024 ${hotelFacts.name}. All rights reserved.`,
    ])
      await expect(footer).toContainText(part)
    await expect(footer.getByRole('link', { name: hotelFacts.phone })).toHaveAttribute(
      'href',
      `tel:${hotelFacts.phoneLink}`,
    )
    await expect(footer.locator(`a[href="${hotelFacts.secondWebsite}"]`)).toHaveAttribute('target', '_blank')
    const profiles = footer.locator('section', { hasText: /^Follow Us/ }).getByRole('link')
    for (const [name, address] of [
      ['YouTube', hotelFacts.profiles.youtube!],
      ['Instagram', hotelFacts.profiles.instagram!],
      ['X', hotelFacts.profiles.x!],
      ['Pinterest', hotelFacts.profiles.pinterest!],
      ['Facebook', hotelFacts.profiles.facebook!],
    ] as const) {
      const profile = profiles.filter({ hasText: new RegExp(`^${name} ?\\(`) })
      await expect(profile).toHaveAttribute('href', address)
      await expect(profile).toHaveAttribute('target', '_blank')
    }
    for (const name of ['Rooms', 'Amenities', 'Location', 'Contact'])
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/#${name.toLowerCase()}`)
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth')
    await footer.getByRole('link', { name: 'Rooms', exact: true }).click()
    await expect(page).toHaveURL('/')
    await expect.poll(() => isNear(page, '#rooms')).toBe(true)
  })
})

for (const [from, link, heading] of [
  ['/faq', 'Deals', 'Exclusive Hotel Deals'],
  ['/faq', 'Contact', 'Contact Us'],
] as const)
  test(`${link} starts at its top when it is reached from further down another page`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(from)
    await waitForHydration(page)
    await page.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }))
    await page.getByRole('navigation').first().getByRole('link', { name: link }).click()
    await expect(page.locator('h1')).toHaveText(heading)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

test('pages switch without a reload', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  await waitForHydration(page)
  await page.evaluate(() => ((window as unknown as { mark: boolean }).mark = true))
  await page.getByRole('navigation').first().getByRole('link', { name: 'Contact' }).first().click()
  await expect(page).toHaveURL('/contact')
  await expect(page.locator('h1')).toHaveText('Contact Us')
  expect(await page.evaluate(() => (window as unknown as { mark: boolean }).mark)).toBe(true)
})

test.describe('another page', () => {
  const isClient = /\/assets\/client-[^/]+\.js$/

  /** Keeps scripts on their way until they are let go. */
  const hold = async (page: Page, script: string) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(`**/assets/${script}-*.js`, async (route) => {
      await released
      await route.fallback().catch(() => undefined)
    })
    return release
  }

  test('is fetched with what asks for its data while a guest points at its link', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/')
    await waitForHydration(page)
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    const hasAsked = (script: RegExp) => expect.poll(() => scripts.some((url) => script.test(url))).toBe(true)
    const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    await link('Contact').focus()
    await hasAsked(/\/ContactPage-/)
    await hasAsked(isClient)
    await link('FAQ').hover()
    await hasAsked(/\/FaqPage-/)
    expect(scripts.filter((url) => /\/(MissingPage|HomePage)-/.test(url))).toEqual([])
  })

  test('has what asks for its data on the way once the menu of a phone opens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.clock.install()
    await page.goto('/faq')
    await waitForHydration(page)
    // What is shown is asked for again within a minute, by the same client: here nothing grows so old.
    await page.clock.pauseAt(Date.now() + 5_000)
    const asked = page.waitForRequest(isClient)
    await page.locator('header summary', { hasText: 'Menu' }).press('Enter')
    await asked
  })

  test('that takes its time is told to eyes and ears, and comes without the part at its foot', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/faq')
    await waitForHydration(page)
    const [releasePage, releaseFoot] = [await hold(page, 'ThingsToDoPage'), await hold(page, 'contact')]
    const progress = page.locator('[data-page-progress]')
    const status = page.getByRole('status').filter({ hasText: text('en', 'nav.loading') })
    await page.locator('header summary', { hasText: 'Menu' }).press('Enter')
    await page.getByRole('navigation').getByRole('link', { name: 'Things to Do' }).first().press('Enter')
    await expect(progress).toBeVisible()
    await expect(status).toHaveCount(1)
    await expectAccessible(page)
    await expect(page.locator('h1')).toHaveText(text('en', 'faq-title'))
    releasePage()
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.locator('#walking')).toBeVisible()
    await expect(progress).toHaveCount(0)
    await expect(status).toHaveCount(0)
    await expect(page.locator('#contact')).toHaveCount(0)
    releaseFoot()
    await expect(page.locator('#contact')).toHaveCount(1)
  })

  test('does not wait for prices further down', async ({ page }) => {
    await page.goto('/faq')
    await waitForHydration(page)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await onOperation(page, 'LowestTotals', async (route) => {
      await released
      await route.fallback()
    })
    await page.getByRole('banner').getByRole('link', { name: 'Gallery', exact: true }).click()
    await expect(page.locator('h1')).toHaveText(text('en', 'gallery-title'))
    await expect(page.locator('#rooms-title')).toHaveCount(0)
    release()
    await expect(page.locator('#rooms-title')).toHaveCount(1)
  })
})

test('the playground opens with examples and answers one, without any outside host', async ({ page }) => {
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost') && !/^(data|blob):/.test(request.url()))
      outside.push(request.url())
  })
  await page.goto('/graphql')
  await expect(page.getByRole('button', { name: /Execute query/ })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('tab').first()).toContainText('HotelFacts')
  await expect(page.locator('.graphiql-query-editor')).toContainText('query HotelFacts')
  // Pressed before the editor has read its text, the button does nothing.
  await expect(async () => {
    await page.getByRole('button', { name: /Execute query/ }).click()
    await expect(page.locator('.result-window')).toContainText('"establishedYear": 1952', { timeout: 2_000 })
  }).toPass()
  expect(outside).toEqual([])
})
