import { expect, expectAccessible, expectNoSidewaysScroll, test, waitForHydration } from './browser.ts'
import { openDesk, settle, toast } from './desk.ts'
import { inDays } from '../support/hotel-dates.ts'
import { sandboxUrl } from './sandbox.ts'

test.use({ baseURL: sandboxUrl, viewport: { width: 390, height: 844 } })

const stay = `?arrival=${inDays(40)}&departure=${inDays(43)}&adults=2&room=king-room`

test('a guest chooses a currency, which stays on the next page and after loading it again, and none as well', async ({
  page,
}) => {
  await openDesk(page, '/admin?tab=rooms&sub=pricing')
  const rates = page.getByRole('region', { name: 'Exchange rates' })
  // A list above that comes late would push the button away from under the pointer.
  await settle(page)
  await rates.getByRole('button', { name: 'Fetch now' }).click()
  await expect(toast(page, 'Exchange rates fetched')).toBeVisible()
  await expect(rates.getByRole('cell', { name: /Euro \(EUR\)/ })).toBeVisible()
  await expectAccessible(page)
  await page.context().clearCookies()

  const answer = page.locator('[aria-labelledby=stay-price]')
  const open = async (path: string) => {
    await page.goto(path)
    await waitForHydration(page)
    await expect(answer).toBeVisible()
  }

  await open(`/${stay}`)
  await expect(answer).not.toContainText('European Central Bank')
  const choice = answer.getByRole('combobox', { name: 'Also show in' })
  await choice.selectOption('GBP')
  await expect(answer).toContainText(/about £[\d,]+ in all/)
  await expect(answer).toContainText('We charge US dollars.')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await open(`/de/rooms/king-room${stay}`)
  await expect(answer).toContainText(/ca\. [\d.]+\s£ insgesamt/)
  await answer.getByRole('combobox', { name: 'Auch anzeigen in' }).selectOption('Nur US-Dollar')
  await expect(answer).not.toContainText('insgesamt')
  await page.reload()
  await waitForHydration(page)
  await expect(answer.getByRole('combobox', { name: 'Auch anzeigen in' })).toHaveValue('')
  await expect(answer).not.toContainText('Zentralbank')
})
