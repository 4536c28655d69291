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
import { onOperation } from './desk.ts'

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

test('says of when its price is, also once the rest of the sheet is younger', async ({ page }) => {
  await page.clock.install()
  await onOperation(page, 'StaySheetPage', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    const sheet = json.data.staySheet
    sheet.asOf = new Date(Date.parse(sheet.asOf) + 3_600_000).toISOString()
    sheet.walks[0].name = 'A place of an hour later'
    await route.fulfill({ response, json })
  })
  // Codes can be tried a few times an hour only: the price with one is not asked for again.
  await page.goto(`${sheetOf(3)}&code=NOT-KNOWN`)
  await waitForHydration(page)
  const asOf = page.getByText(/^As of /)
  const said = await asOf.innerText()
  await page.clock.fastForward(61_000)
  await expect(page.getByText('A place of an hour later')).toBeVisible()
  await expect(asOf).toHaveText(said)
})
