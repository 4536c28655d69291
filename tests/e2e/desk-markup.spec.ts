import type { Page } from '@playwright/test'
import { markupFaults } from '../support/markup-faults.ts'
import { expect, test } from './browser.ts'
import { leadTo, openDesk, settle, withoutStream } from './desk.ts'
import { deskParts } from './desk-addresses.ts'

test.describe.configure({ mode: 'parallel' })

/** What opens a form or a record, by the first word of its name. */
const opens = /^(?:Add|Change|Create|Deliveries|Edit|History|Import|Invite|New|Preview|Schedule|Show)\b/

const faultsOf = async (page: Page): Promise<string[]> => {
  const faults = new Set<string>()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    for (const fault of await page.evaluate<string[]>(`(${markupFaults})(document)`)) faults.add(fault)
  }
  return [...faults]
}

const look = async (page: Page, place: string) => {
  await settle(page)
  expect.soft(await faultsOf(page), place).toEqual([])
}

test('the sign-in card has no fault of markup', async ({ page }) => {
  await page.goto('/admin')
  await look(page, 'the sign-in card')
})

for (const [index, addresses] of deskParts.entries())
  test(`groups have names, tables have headers and references lead somewhere on the screens of the desk: part ${index + 1}`, async ({
    page,
  }) => {
    // What others make and delete meanwhile would come and go between a look and a press.
    await withoutStream(page)
    await openDesk(page, '/admin')
    await settle(page)
    for (const address of addresses) {
      await leadTo(page, address)
      await look(page, address)
      const main = page.getByRole('main')
      const names = await main
        .getByRole('button')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent))
      const words = new Set(names.map((name) => opens.exec(name!.trim())?.[0]).filter((word) => word !== undefined))
      for (const word of words) {
        const button = main.getByRole('button', { name: new RegExp(`^${word}\\b`), disabled: false }).first()
        // What an earlier one opened may stand in its place.
        if (!(await button.isVisible())) continue
        await button.click()
        await look(page, `${address} ${word}`)
        await page.keyboard.press('Escape')
        if (await page.getByRole('dialog').count()) {
          await page.reload()
          await settle(page)
        }
      }
    }
  })
