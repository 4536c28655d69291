import { expect, test, waitForHydration } from './browser.ts'
import { button, card, handset, panel } from './chat-panel.ts'
import { openDesk, run, toast } from './desk.ts'

test.describe.configure({ mode: 'parallel' })
// What leaves is waited for by its animation's end: elsewhere nothing moves, here everything does.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

for (const [name, viewport] of Object.entries({ card, handset }))
  test(`the assistant comes, leaves and comes again in motion (${name})`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/faq')
    await waitForHydration(page)
    for (const round of [1, 2])
      await test.step(`round ${round}`, async () => {
        await button(page).click()
        await expect(panel(page)).toBeVisible()
        await panel(page).getByRole('button', { name: 'Close chat' }).click()
        await expect(panel(page)).toBeHidden()
        await expect(button(page)).toBeFocused()
      })
  })

test('a photo fills the screen and leaves it in motion, and the page scrolls again', async ({ page }) => {
  await page.goto('/gallery')
  await waitForHydration(page)
  await page.getByRole('article', { name: 'Suite 16' }).getByRole('button').first().click()
  const dialog = page.getByRole('dialog', { name: 'Photo viewer' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Next photo' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
})

test('a dialog of the desk leaves in motion while the list behind it is drawn anew, and its message comes and goes', async ({
  page,
}) => {
  const email = `in-motion-${run}@example.com`
  await openDesk(page, `/email-admin?q=${encodeURIComponent(email)}`)
  await page.getByRole('button', { name: 'Add a subscriber' }).click()
  const form = page.getByRole('dialog', { name: 'Add a subscriber' })
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('When and how the guest agreed').fill('Asked at the desk')
  await form.getByRole('button', { name: 'Add to the list' }).click()
  const told = toast(page, 'Subscriber added')
  await expect(told).toBeVisible()
  await expect(form).toHaveCount(0)
  await expect(page.getByText('Showing 1 of 1')).toBeVisible()

  await page.getByRole('button', { name: email }).click()
  const record = page.getByRole('dialog', { name: email })
  await record.getByRole('button', { name: 'Unsubscribe' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(question).toHaveCount(0)
  await expect(record.getByText('Unsubscribed', { exact: true }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(record).toHaveCount(0)
  await expect(told).toHaveCount(0)
})
