import { addDays } from '#graphql/stay-dates.ts'
import { inDays } from '../support/hotel-dates.ts'
import {
  expect,
  expectAccessible,
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  test,
  waitForHydration,
  watchLayoutShift,
} from './browser.ts'

const today = inDays(0)

/** The coming first of August: a season of turtles and of storms, for the longest of sheets. */
const august = [0, 1].map((more) => `${Number(today.slice(0, 4)) + more}-08-01`).find((day) => day > today)!

const sheetOf = (nights: number) => {
  const stay = { arrival: august, departure: addDays(august, nights), adults: '2', room: 'one-bedroom-suite' }
  return `/stay-sheet?${new URLSearchParams(stay)}`
}

/** A page of a PDF, and not the list of them. */
const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length

test('is one printed sheet of A4 and of Letter, for a short stay and a long one', async ({ page }) => {
  for (const language of ['', '/de'])
    for (const nights of [2, 14, 60]) {
      await page.goto(language + sheetOf(nights))
      for (const format of ['A4', 'Letter'])
        expect([language, nights, format, pagesIn(await page.pdf({ format }))]).toEqual([language, nights, format, 1])
    }
})

test('is there for every eye and hand, and moves nothing', async ({ page }) => {
  await watchLayoutShift(page)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(sheetOf(14))
    await waitForHydration(page)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await expectNoLayoutShift(page)
  }
  // What the button is there for.
  await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }))
  await page.getByRole('button', { name: 'Print this page' }).click()
  await expect(page.locator('body[data-printed]')).toBeAttached()
})
