import { expect, expectAccessible, expectNoSidewaysScroll, test } from './browser.ts'
import { askGraphql, openDesk, run, toast } from './desk.ts'

test('staff add an extra, whose fields follow from what it is', async ({ page }) => {
  const name = `Bicycle ${run}`
  await page.setViewportSize({ width: 390, height: 844 })
  await openDesk(page, '/admin?tab=rooms&sub=pricing')
  await page.getByRole('button', { name: 'Add Extra' }).click()
  await page.getByRole('combobox', { name: 'What it is' }).selectOption('Pet')
  await expect(page.getByText('stand in the hotel’s facts')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Price' })).toHaveCount(0)
  await page.getByRole('combobox', { name: 'What it is' }).selectOption('Something else')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.getByRole('textbox', { name: 'Price' }).fill('12.50')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Create extra' }).click()
  await expect(toast(page, 'Extra created successfully')).toBeVisible()
  const { stayExtras } = await askGraphql(page, '{ stayExtras { name priceText taxed } }')
  expect(stayExtras).toContainEqual({ name, priceText: '$12.50 per stay', taxed: true })
})
