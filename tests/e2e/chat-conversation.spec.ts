import { locales } from '#graphql/locales.ts'
import { conversations } from '#tests/api/chat-conversations.ts'
import { text } from '../support/texts.ts'
import { expect, test, waitForHydration } from './browser.ts'
import { card, handset, log, ask, open, stopClock } from './chat-panel.ts'

test.use({ viewport: card })

for (const locale of locales)
  test(`a conversation of eight turns in ${locale} keeps the stay that it speaks of`, async ({ page }) => {
    await page.goto(locale === 'en' ? '/' : `/${locale}`)
    await waitForHydration(page)
    await page.getByRole('button', { name: text(locale, 'chat.open') }).click()
    const panel = page.getByRole('dialog', { name: text(locale, 'chat.title') })
    const input = panel.getByPlaceholder(text(locale, 'chat.placeholder'))
    const answers = panel.getByRole('log').locator('time')
    await expect(answers).toHaveCount(1)
    await stopClock(page)
    for (const [index, { message, stay, says, unsure }] of conversations[locale].entries()) {
      await input.fill(message)
      await input.press('Enter')
      // The greeting, then a question and an answer each.
      await expect(answers).toHaveCount(3 + 2 * index)
      const answer = panel.getByRole('log').locator('time').last().locator('..')
      if (stay) await expect(answer.locator(`a[href*="room=${stay.room}"]`).first()).toBeVisible()
      if (says) await expect.poll(async () => (await answer.innerText()).replaceAll(/\s/g, ' ')).toMatch(says)
      if (unsure) await expect(answer.getByRole('button', { name: text(locale, 'chat.handOver.offer') })).toBeVisible()
    }
  })

test('the link beside a quote fills the planner with the stay, from another page and on a phone', async ({ page }) => {
  await page.setViewportSize(handset)
  await open(page, '/faq')
  await ask(page, 'king suite may 5 to 8 for 3 people')
  const link = log(page).locator('a[href*="room=king-suite"]').first()
  await link.click()
  await expect(page).toHaveURL(/\/\?arrival=\d{4}-05-05&departure=\d{4}-05-08&adults=3&room=king-suite/)
  await expect(page.locator('#stay')).toContainText(/King Suite/)
})
