import { addDays, weekdayOf } from '#graphql/stay-dates.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './browser.ts'
import { inDays } from '../support/hotel-dates.ts'
import { askGraphql, closeByEscape, enterDesk, onOperation, run, toast } from './desk.ts'

const createRule = `mutation ($input: CreatePricingRuleInput!) { createPricingRule(input: $input) { id } }`

test('a season is looked at, copied to next year and taken back in one go', async ({ page }, { repeatEachIndex }) => {
  const name = `Coquina ${run}-${repeatEachIndex}`
  // Far from what other tests price.
  const firstNight = inDays(430 + 21 * repeatEachIndex)
  const [endDate, lastNight] = [addDays(firstNight, 6), addDays(firstNight, 20)]
  await enterDesk(page)
  const { createRoomType } = await askGraphql(
    page,
    'mutation ($input: CreateRoomTypeInput!) { createRoomType(input: $input) { id } }',
    { input: { name, slug: `coquina-${run}-${repeatEachIndex}`, basePrice: 14_000, maxOccupancy: 2 } },
  )
  const of = { roomTypeId: createRoomType.id, endDate, price: 18_000, priority: 3 }
  const add = (rule: object) => askGraphql(page, createRule, { input: { ...of, ...rule } })
  await add({ name: `${name} high`, startDate: firstNight })
  await add({ name: `${name} low`, startDate: endDate })
  await add({ name: `${name} there`, startDate: endDate })
  await add({ name: `${name} there`, startDate: addDays(endDate, 364), endDate: addDays(endDate, 364) })

  await page.goto('/admin?tab=rooms&sub=pricing')
  await page.getByLabel('Show rules of').selectOption({ label: name })
  const opener = page.getByRole('button', { name: 'Copy a season to next year' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Copy a season to next year' })
  const submit = dialog.getByRole('button', { name: /^Cop/ })
  await expect(dialog.getByLabel('First night')).toBeFocused()
  await expect(dialog.getByRole('status')).toHaveText('No rule begins in these nights.')
  await expect(submit).toBeDisabled()

  await dialog.getByLabel('First night').fill(firstNight)
  await dialog.getByLabel('Last night').fill(addDays(firstNight, -1))
  await expect(submit).toBeDisabled()
  await dialog.getByLabel('Last night').fill(lastNight)
  const rules = dialog.getByRole('list', { name: 'Rules of the season' })
  const [high, low, there] = ['high', 'low', 'there'].map((word) =>
    rules.getByRole('checkbox', { name: new RegExp(`^${name} ${word}`) }),
  ) as [typeof submit, typeof submit, typeof submit]
  await expect(high).toBeChecked()
  await expect(there).toBeDisabled()
  await expect(rules).toContainText('A rule of this name begins on that night already')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await low.focus()
  await low.press('Space')
  await expect(low).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Copy 1 rule' }).click()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  const copied = toast(page, '1 rule copied to next year')
  await expect(copied).toBeVisible()
  const cards = page.getByRole('article').filter({ has: page.getByRole('heading', { name: `${name} high` }) })
  await expect(cards).toHaveCount(2)
  const { pricingRules } = await askGraphql(page, '{ pricingRules { name startDate } }')
  const starts = pricingRules
    .filter((rule: { name: string }) => rule.name === `${name} high`)
    .map(({ startDate }: { startDate: string }) => startDate)
  expect(starts.toSorted()).toEqual([firstNight, addDays(firstNight, 364)])
  expect(weekdayOf(starts[0])).toBe(weekdayOf(starts[1]))

  await copied.getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, '1 rule taken back')).toBeVisible()
  await expect(cards).toHaveCount(1)
})

test('a season that cannot be read says so, and is read after all', async ({ page }) => {
  await enterDesk(page)
  await page.goto('/admin?tab=rooms&sub=pricing')
  let isDown = true
  await onOperation(page, 'SeasonCopyPreview', (route) => (isDown ? route.abort() : route.fallback()))
  await page.getByRole('button', { name: 'Copy a season to next year' }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy a season to next year' })
  await expect(dialog.getByRole('alert')).toContainText('Could not load the rules of the season.')
  await expect(dialog.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled()
  await expectAccessible(page)
  isDown = false
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(dialog.getByRole('status')).toContainText('in these nights')
  await expect(dialog.getByRole('alert')).toBeHidden()
  // The button is gone; from its place the keyboard goes on within the dialog.
  await page.keyboard.press('Tab')
  await closeByEscape(page, dialog)
})

test('a copy that gets no answer loses nothing that was typed, and is never made twice', async ({ page }, {
  repeatEachIndex,
}) => {
  const name = `Limpet ${run}-${repeatEachIndex}`
  const firstNight = inDays(440 + 21 * repeatEachIndex)
  const lastNight = addDays(firstNight, 2)
  await enterDesk(page)
  const { createRoomType } = await askGraphql(
    page,
    'mutation ($input: CreateRoomTypeInput!) { createRoomType(input: $input) { id } }',
    { input: { name, slug: `limpet-${run}-${repeatEachIndex}`, basePrice: 14_000, maxOccupancy: 2 } },
  )
  for (const word of ['high', 'low'])
    await askGraphql(page, createRule, {
      input: {
        name: `${name} ${word}`,
        roomTypeId: createRoomType.id,
        startDate: firstNight,
        endDate: lastNight,
        price: 18_000,
        priority: 3,
      },
    })
  const startsOf = async (word: string) => {
    const { pricingRules } = await askGraphql(page, '{ pricingRules { name startDate } }')
    const found = pricingRules.filter((rule: { name: string }) => rule.name === `${name} ${word}`)
    return found.map(({ startDate }: { startDate: string }) => startDate).toSorted()
  }
  await page.goto('/admin?tab=rooms&sub=pricing')
  await page.getByRole('button', { name: 'Copy a season to next year' }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy a season to next year' })
  await dialog.getByLabel('First night').fill(firstNight)
  await dialog.getByLabel('Last night').fill(lastNight)
  const rule = (word: string) => dialog.getByRole('checkbox', { name: new RegExp(`^${name} ${word}`) })
  const others = dialog.getByRole('checkbox', { name: new RegExp(`^(?!${name})`) })
  await expect(rule('high')).toBeChecked()
  // Rules of other tests that begin in the same nights are theirs.
  for (const other of await others.all()) if (await other.isChecked()) await other.press('Space')
  await rule('low').press('Space')
  const copy = dialog.getByRole('button', { name: 'Copy 1 rule' })

  let isLost: 'question' | 'answer' | null = 'question'
  await onOperation(page, 'CopySeason', async (route) => {
    if (isLost === null) return route.fallback()
    if (isLost === 'answer') await route.fetch()
    return route.abort()
  })
  await copy.click()
  const told = dialog.getByRole('alert')
  await expect(told).toContainText('it is not known whether anything was copied')
  await expect(dialog.getByLabel('First night')).toHaveValue(firstNight)
  await expect(rule('high')).toBeChecked()
  await expect(rule('low')).not.toBeChecked()
  await expectAccessible(page)
  expect(await startsOf('high')).toEqual([firstNight])

  isLost = 'answer'
  await copy.click()
  await expect(rule('high')).toBeDisabled()
  await expect(told).toContainText('it is not known whether anything was copied')
  const item = dialog.getByRole('listitem').filter({ hasText: `${name} high` })
  await expect(item).toContainText('A rule of this name begins on that night already')
  await expect(dialog.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled()

  isLost = null
  // What cannot be read afterwards was copied nevertheless, and can be taken back.
  await onOperation(page, 'PricingRules', (route) => route.abort())
  await rule('low').press('Space')
  await copy.click()
  await expect(dialog).toBeHidden()
  const copied = toast(page, '1 rule copied to next year')
  await expect(copied.getByRole('button', { name: 'Undo' })).toBeVisible()
  const twoStarts = [firstNight, addDays(firstNight, 364)]
  expect([await startsOf('high'), await startsOf('low')]).toEqual([twoStarts, twoStarts])
})
