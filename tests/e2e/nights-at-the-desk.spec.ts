import type { Page } from '@playwright/test'
import { Client } from 'pg'
import { firstOfMonth } from '#graphql/stay-dates.ts'
import { inDays } from '../support/hotel-dates.ts'
import {
  expect,
  expectAccessible,
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  test,
  watchLayoutShift,
} from './browser.ts'
import { askGraphql, enterDesk, holdAnswers, long, onOperation, run, settle, toast, withoutStream } from './desk.ts'

test.describe.configure({ mode: 'parallel' })

const month = firstOfMonth(inDays(0).slice(0, 7), 1).slice(0, 7)
const today = `${month}-15`

/** The desk on a day with nights before it, whatever day it is. */
const openOnToday = async (page: Page, path: string) => {
  await page.clock.setFixedTime(new Date(`${today}T17:00:00Z`))
  await enterDesk(page)
  await page.goto(path)
}

const nights = (page: Page) => page.locator('[data-day]')

test('nights that are over are neither chosen nor sold, in the month and in the year', async ({ page }) => {
  await openOnToday(page, '/admin?tab=rooms&sub=availability')
  await expect(nights(page).first()).toHaveAttribute('data-day', today)
  await expect(page.getByText(/^\d+, over$/)).toHaveCount(14)
  const firstNight = page.getByRole('region', { name: 'Block rooms' }).getByLabel('First night')
  await expect(firstNight).toHaveAttribute('min', today)
  await expect(firstNight).toHaveValue(today)
  await expect(page.getByRole('region', { name: /^Blocks in [A-Z]\w+ \d{4}$/ })).toBeVisible()

  await page.goto('/admin?tab=rooms&sub=studio')
  await expect(page.getByLabel('Months')).toHaveValue(month)
  await expect(nights(page).first()).toHaveAttribute('data-day', today)
})

/** A room type with one room, on the screen of its nights. */
const openNights = async (page: Page, name: string) => {
  const slug = name.toLowerCase().replaceAll(' ', '-')
  await openOnToday(page, '/admin?tab=rooms&sub=availability')
  const { createRoomType } = await askGraphql(
    page,
    'mutation ($input: CreateRoomTypeInput!) { createRoomType(input: $input) { id } }',
    { input: { name, slug, basePrice: 12_000, maxOccupancy: 2 } },
  )
  await askGraphql(page, 'mutation ($input: CreateRoomInput!) { createRoom(input: $input) { id } }', {
    input: { roomNumber: `${name[0]}${name.slice(-9)}`, floor: 1, roomTypeId: createRoomType.id },
  })
  await page.goto(`/admin?tab=rooms&sub=availability&type=${createRoomType.id}`)
  return {
    roomTypeId: createRoomType.id as string,
    block: page.getByRole('region', { name: 'Block rooms' }),
    byHand: page.getByRole('region', { name: 'Set nights by hand' }),
    night: (day: number) => page.locator(`[data-day="${month}-${day}"]`),
  }
}

test('the last night is chosen when a form is begun already, and choosing alone begins none', async ({ page }, {
  repeatEachIndex,
}) => {
  const { block, byHand, night } = await openNights(page, `Beach plum ${run}-${repeatEachIndex}`)
  const typedBefore = page.getByText(/^What you typed on .* was not saved\./)
  await night(20).click()
  await night(22).click()
  await expect(byHand.getByText(`${long(`${month}-20`)} to ${long(`${month}-22`)}.`, { exact: false })).toBeVisible()
  await page.reload()
  await expect(night(24)).toBeVisible()
  await expect(typedBefore).toHaveCount(0)

  await night(24).click()
  await block.getByLabel('Note').fill('New carpet')
  await byHand.getByLabel('Price of a night').fill('99')
  await night(26).click()
  await expect(block.getByLabel('First night')).toHaveValue(`${month}-24`)
  await expect(block.getByLabel('Last night')).toHaveValue(`${month}-26`)
  await expect(block.getByLabel('Note')).toHaveValue('New carpet')
  await expect(byHand.getByText(`${long(`${month}-24`)} to ${long(`${month}-26`)}.`, { exact: false })).toBeVisible()

  // What was begun is kept with its nights.
  await page.reload()
  await expect(typedBefore).toHaveCount(2)
  await expect(byHand.getByLabel('Price of a night')).toHaveValue('99')
  await byHand.getByRole('button', { name: 'Set nights' }).click()
  await expect(toast(page, 'The nights were set')).toBeVisible()
  for (const day of [24, 26]) await expect(night(day)).toHaveAccessibleName(/\$99/)
  await expect(night(27)).not.toHaveAccessibleName(/\$99/)
})

test('a block that was made is told as made, though the month cannot be read again', async ({ page }, {
  repeatEachIndex,
}) => {
  const { block, night } = await openNights(page, `Driftwood ${run}-${repeatEachIndex}`)
  await night(20).click()
  await block.getByLabel('Note').fill('New carpet')
  await onOperation(page, 'CreateBlock', async (route) => {
    const response = await route.fetch()
    await onOperation(page, 'Availability', (again) => again.abort())
    await route.fulfill({ response })
  })
  await block.getByRole('button', { name: 'Add block' }).click()
  await expect(toast(page, 'The rooms were taken off sale')).toBeVisible()
  await expect(block.getByLabel('Note')).toHaveValue('')
  await expect(block.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText(/availability \(shown from/)).toBeVisible()
})

const addBlocks = async (page: Page, roomTypeId: string, days: number[]) => {
  const ids: string[] = []
  for (const day of days) {
    const night = `${month}-${day}`
    const { createBlock } = await askGraphql(
      page,
      'mutation ($input: CreateBlockInput!) { createBlock(input: $input) { id } }',
      { input: { roomTypeId, firstNight: night, lastNight: night, reason: 'MANUAL_BOOKING' } },
    )
    ids.push(createBlock.id)
  }
  return ids
}

test('a block that is removed by a double press is removed once, and comes back', async ({ page }, {
  repeatEachIndex,
}) => {
  const { roomTypeId } = await openNights(page, `Wrack line ${run}-${repeatEachIndex}`)
  await addBlocks(page, roomTypeId, [20, 22])
  const list = page.getByRole('region', { name: /^Blocks in / })
  const remove = list.getByRole('button', { name: /^Remove the block of / })
  await expect(remove).toHaveCount(2)
  await remove.first().dblclick()
  await expect(remove).toHaveCount(1)
  await expect(remove).toHaveAccessibleName(new RegExp(long(`${month}-22`)))
  await expect(list.getByRole('listitem')).toBeFocused()
  await toast(page, 'on sale again').getByRole('button', { name: 'Undo' }).click()
  await expect(remove).toHaveCount(2)
})

test('a block that holds nights for an inquiry is removed after a question that names it, and for good', async ({
  page,
}, { repeatEachIndex }) => {
  const name = `Mangrove ${run}-${repeatEachIndex}`
  const { roomTypeId } = await openNights(page, name)
  const [id] = await addBlocks(page, roomTypeId, [20])
  const database = new Client({ connectionString: process.env['DATABASE_URL'] })
  await database.connect()
  await database.query("update room_block set reason = 'request', note = 'CSI-7K2M' where id = $1", [id])
  await database.end()
  await page.reload()
  const list = page.getByRole('region', { name: /^Blocks in / })
  await list.getByRole('button', { name: /^Remove the block of / }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('CSI-7K2M')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await list.getByRole('button', { name: /^Remove the block of / }).click()
  await question.getByRole('button', { name: 'Remove', exact: true }).click()
  const told = toast(page, 'on sale again')
  await expect(told).toBeVisible()
  await expect(told.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await expect(list.getByRole('listitem')).toHaveCount(0)
  await expect(list.getByRole('heading', { name: /^Blocks in / })).toBeFocused()
})

test('what a colleague has closed is opened, and what was set is forgotten, after a question alone', async ({ page }, {
  repeatEachIndex,
}) => {
  const { byHand, night, roomTypeId } = await openNights(page, `Yaupon ${run}-${repeatEachIndex}`)
  await night(20).click()
  await night(22).click()
  await byHand.getByLabel('Price of a night').fill('99')
  await askGraphql(page, 'mutation ($input: SetRoomNightsInput!) { setRoomNights(input: $input) { roomTypeId } }', {
    input: { roomTypeId, firstNight: `${month}-21`, lastNight: `${month}-23`, stopSell: true, closedToArrival: true },
  })
  const question = page.getByRole('alertdialog')
  const save = byHand.getByRole('button', { name: 'Set nights' })
  await save.click()
  await expect(question).toContainText('Not sold at all: 2 nights. Nobody arrives: 2 nights.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(byHand.getByLabel('Price of a night')).toHaveValue('99')
  await expect(night(21)).not.toHaveAccessibleName(/\$99/)

  await byHand.getByLabel('Not sold at all').press('Space')
  await save.click()
  await expect(question).toContainText('Nobody arrives: 2 nights.')
  await expect(question).not.toContainText('Not sold at all')
  await question.getByRole('button', { name: 'Open them' }).click()
  await expect(toast(page, 'The nights were set')).toBeVisible()
  await expect(byHand.getByLabel('Price of a night')).toHaveValue('')

  const forget = byHand.getByRole('button', { name: 'Forget what was set' })
  await forget.click()
  await expect(question).toContainText(`${long(`${month}-20`)} to ${long(`${month}-22`)}`)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(forget).toBeFocused()
  await expect(night(20)).toHaveAccessibleName(/\$99/)
  await forget.click()
  await question.getByRole('button', { name: 'Forget', exact: true }).click()
  await expect(toast(page, 'The nights follow rooms and rules again')).toBeVisible()
  await expect(night(20)).not.toHaveAccessibleName(/\$99/)
})

test('on a phone the card of a night covers no more than it must, and is put away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openOnToday(page, '/admin?tab=rooms&sub=studio')
  const card = page.getByRole('region', { name: 'The chosen night' })
  await expect(nights(page).first()).toBeVisible()
  await expect(card).toBeHidden()
  const close = card.getByRole('button', { name: 'Close' })
  for (const putAway of [() => close.press('Escape'), () => close.click()]) {
    const night = page.locator(`[data-day="${month}-20"]`)
    await night.click()
    await expect(card.getByRole('heading').first()).toBeVisible()
    expect((await card.boundingBox())!.height).toBeLessThanOrEqual(844 * 0.6)
    await putAway()
    await expect(card).toBeHidden()
    await expect(night).toBeFocused()
  }
})

test('a rule that would change nothing says which one wins before it is saved, and counts after one press', async ({
  page,
}, { repeatEachIndex }) => {
  const mark = `${run}-${repeatEachIndex}`
  const [name, winner] = [`Sand dollar ${mark}`, `Peak ${mark}`]
  await enterDesk(page)
  const { createRoomType } = await askGraphql(
    page,
    'mutation ($input: CreateRoomTypeInput!) { createRoomType(input: $input) { id } }',
    { input: { name, slug: `sand-dollar-${mark}`, basePrice: 14_000, maxOccupancy: 2 } },
  )
  const [startDate, endDate] = [`${month}-10`, `${month}-12`]
  await askGraphql(page, 'mutation ($input: CreatePricingRuleInput!) { createPricingRule(input: $input) { id } }', {
    input: { name: winner, roomTypeId: createRoomType.id, startDate, endDate, price: 30_000, priority: 10 },
  })
  await page.goto('/admin?tab=rooms&sub=pricing')
  await page.getByRole('button', { name: 'Add Pricing Rule' }).click()
  const form = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'New pricing rule' }) })
  await form.getByLabel('Room type').selectOption({ label: name })
  await form.getByLabel('Start date').fill(startDate)
  await form.getByLabel('End date').fill(endDate)
  const told = form.locator('output')
  await expect(told).toHaveText(/^No night would change its price/)
  await expect(form.getByText(`${winner} wins: raise to 11?`)).toBeVisible()
  await form.getByRole('button', { name: 'Raise to 11' }).click()
  await expect(form.getByLabel('Priority')).toHaveValue('11')
  await expect(told).toHaveText('3 nights would change')
  await expect(told).toBeFocused()
})

test('weekends of a room type are raised in the grid by keys: every price is shown before, one press applies, one undoes', async ({
  page,
}, { repeatEachIndex }) => {
  const name = `Tide pool ${run}-${repeatEachIndex}`
  await openOnToday(page, '/admin?tab=rooms&sub=grid')
  await askGraphql(page, 'mutation ($input: CreateRoomTypeInput!) { createRoomType(input: $input) { id } }', {
    input: { name, slug: `tide-pool-${run}-${repeatEachIndex}`, basePrice: 10_000, maxOccupancy: 2 },
  })
  // Another window made the room type: the grid hears of it.
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}`) }) })
  const cells = row.getByRole('gridcell')
  await expect(cells.first()).toHaveAccessibleName(`${name}, ${long(today)}, $100, 0 of 0 free`)
  await expect(cells).toHaveCount(31)

  const weekends = row.locator('td[data-weekend]')
  const count = await weekends.count()

  await cells.first().click()
  await page.keyboard.press('Shift+End')
  await expect(row.locator('[aria-selected=true]')).toHaveCount(31)
  await expect(cells.last()).toBeFocused()
  await expect(page.locator('main output').filter({ hasText: `${name}: 31 nights` })).toBeVisible()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Change nights' })
  await dialog.getByLabel('Per cent').fill('15')
  // A colleague adds a room type meanwhile: what is being filled in stays, and is about the same nights.
  await askGraphql(page, 'mutation ($input: CreateRoomTypeInput!) { createRoomType(input: $input) { id } }', {
    input: { name: `Another ${name}`, slug: `another-${run}-${repeatEachIndex}`, basePrice: 10_000, maxOccupancy: 2 },
  })
  await expect(page.locator('th').filter({ hasText: `Another ${name}` })).toHaveCount(1)
  for (const day of ['Fri', 'Sat']) await dialog.getByText(day, { exact: true }).click()
  await expect(dialog.locator('output')).toHaveText(`${count} nights would change`)
  await expect(dialog.getByRole('row').nth(1)).toContainText('$115')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(dialog).toBeHidden()
  await expect(cells.last()).toBeFocused()
  await expect(weekends.filter({ hasText: '115' })).toHaveCount(count)
  await expect(cells.filter({ hasText: '100' })).toHaveCount(31 - count)

  await toast(page, `${count} nights changed`).getByRole('button', { name: 'Undo' }).click()
  await expect(cells.filter({ hasText: '100' })).toHaveCount(31)
})

test('a rule whose minimum stay gives way opens the gap between two bookings, and the night says so', async ({ page }, {
  repeatEachIndex,
}) => {
  const mark = `${run}-${repeatEachIndex}`
  const name = `Sea oat ${mark}`
  await openOnToday(page, '/admin?tab=rooms&sub=pricing')
  const { createRoomType } = await askGraphql(
    page,
    'mutation ($input: CreateRoomTypeInput!) { createRoomType(input: $input) { id } }',
    { input: { name, slug: `sea-oat-${mark}`, basePrice: 14_000, maxOccupancy: 2 } },
  )
  await askGraphql(page, 'mutation ($input: CreateRoomInput!) { createRoom(input: $input) { id } }', {
    input: { roomNumber: `G${mark.slice(-9)}`, floor: 1, roomTypeId: createRoomType.id },
  })
  for (const night of [`${month}-19`, `${month}-22`])
    await askGraphql(page, 'mutation ($input: CreateBlockInput!) { createBlock(input: $input) { id } }', {
      input: { roomTypeId: createRoomType.id, firstNight: night, lastNight: night, reason: 'MANUAL_BOOKING' },
    })
  await page.reload()
  await page.getByRole('button', { name: 'Add Pricing Rule' }).click()
  const form = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'New pricing rule' }) })
  await form.getByLabel('Name').fill(`Three nights ${mark}`)
  await form.getByLabel('Room type').selectOption({ label: name })
  await form.getByLabel('Start date').fill(today)
  await form.getByLabel('End date').fill(`${month}-28`)
  const givesWay = form.getByRole('checkbox', { name: 'Gives way to gaps' })
  await expect(givesWay).toBeHidden()
  await form.getByLabel('Minimum stay').fill('3')
  await givesWay.press('Space')
  await expect(givesWay).toHaveAccessibleDescription(/all of them together can be booked/)
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Create pricing rule' }).click()
  await expect(toast(page, 'Pricing rule created successfully')).toBeVisible()

  await page.goto(`/admin?tab=rooms&sub=studio&type=${createRoomType.id}`)
  const card = page.getByRole('region', { name: 'The chosen night' })
  for (const [day, minimum] of [
    [20, '2, as it opens a gap; otherwise 3'],
    [21, '3'],
  ] as const) {
    await page.locator(`[data-day="${month}-${day}"]`).click()
    await expect(card.getByText(minimum, { exact: true })).toBeVisible()
  }

  const { stayQuote } = await askGraphql(
    page,
    'query ($input: StayQuoteInput!) { stayQuote(input: $input) { bookable } }',
    { input: { roomTypeSlug: `sea-oat-${mark}`, arrival: `${month}-20`, departure: `${month}-22` } },
  )
  expect(stayQuote).toEqual({ bookable: true })
})

for (const width of [390, 1280])
  test(`the panels of the prices come from above to below, and none moves, at ${width} px`, async ({ page }) => {
    await enterDesk(page)
    // Another test's new rule would come in between, and rightly move what stands below.
    await withoutStream(page)
    await watchLayoutShift(page)
    // All of them in one window, where any move would be seen.
    await page.setViewportSize({ width, height: 6_000 })
    const [rules, extras] = [await holdAnswers(page, 'PricingRules'), await holdAnswers(page, 'StayExtraList')]
    await page.goto('/admin?tab=rooms&sub=pricing')
    const panel = (name: string) => page.getByRole('region', { name, exact: true })
    await expect(panel('Pricing Rules')).toBeVisible()
    await Promise.all([rules.asked, extras.asked])
    await expect(panel('Taxes and fees')).toBeHidden()
    rules.letGo()
    await expect(panel('Extras')).toBeVisible()
    await expect(panel('Taxes and fees')).toBeHidden()
    extras.letGo()
    await settle(page)
    await expect(panel('Exchange rates')).toBeVisible()
    await expectNoLayoutShift(page)
  })

test('a change of nights is changed: filled in, shown before it is applied, undone, and overtaken by nobody', async ({
  page,
}, { repeatEachIndex }) => {
  const name = `Spindrift ${run}-${repeatEachIndex}`
  await openOnToday(page, '/admin?tab=rooms&sub=grid')
  const { createRoomType } = await askGraphql(
    page,
    'mutation ($input: CreateRoomTypeInput!) { createRoomType(input: $input) { id } }',
    { input: { name, slug: `spindrift-${run}-${repeatEachIndex}`, basePrice: 10_000, maxOccupancy: 2 } },
  )
  const { createNightAdjustment } = await askGraphql(
    page,
    'mutation ($input: CreateNightAdjustmentInput!) { createNightAdjustment(input: $input) { id } }',
    { input: { roomTypeIds: [createRoomType.id], firstNight: `${month}-20`, lastNight: `${month}-23`, percent: 15 } },
  )
  // Behind the dialog nothing has a role.
  const row = page.locator('section li').filter({ hasText: name })
  const cells = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}`) }) })
  const opener = row.getByRole('button', { name: /^Change / })
  await opener.focus()
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit a change of nights' })
  await expect(dialog.getByLabel('Price')).toHaveValue('raise-percent')
  await expect(dialog.getByLabel('Per cent')).toHaveValue('15')
  await expect(dialog.getByText(`${name}, `, { exact: false }).first()).toBeVisible()
  await expect(dialog.locator('output')).toHaveText('No night would change, 4 nights would stay')
  const apply = dialog.getByRole('button', { name: 'Apply' })
  await expect(apply).toBeDisabled()
  await dialog.getByLabel('Per cent').fill('20')
  await expect(dialog.locator('output')).toHaveText('4 nights would change')
  await expect(dialog.getByRole('row').nth(1)).toContainText('$115')
  await expect(dialog.getByRole('row').nth(1)).toContainText('$120')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await apply.click()
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('+20%')
  await expect(cells.getByRole('gridcell').filter({ hasText: '120' })).toHaveCount(4)
  await expect(opener).toBeFocused()
  await toast(page, '4 nights changed').getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('+15%')
  await row.getByRole('button', { name: 'History' }).click()
  await expect(row.getByText('Percent: 15 → 20')).toBeVisible()

  // A colleague is faster: what is typed stays, and can be given up or kept.
  const overtake = async (percent: number) => {
    await askGraphql(
      page,
      'mutation ($input: UpdateNightAdjustmentInput!) { updateNightAdjustment(input: $input) { id } }',
      { input: { id: createNightAdjustment.id, percent } },
    )
    await expect(row).toContainText(`+${percent}%`)
  }
  const told = dialog.getByRole('alert')
  await opener.click()
  await dialog.getByLabel('Per cent').fill('30')
  await overtake(25)
  await apply.click()
  await expect(told).toContainText(/was changed by .+ meanwhile/)
  await expect(dialog.getByLabel('Per cent')).toHaveValue('30')
  await expectAccessible(page)
  await told.getByRole('button', { name: 'Use the saved version' }).click()
  await expect(dialog.getByLabel('Per cent')).toHaveValue('25')
  await dialog.getByLabel('Per cent').fill('40')
  await expect(dialog.getByRole('row').nth(1)).toContainText('$140')
  await overtake(35)
  await apply.click()
  await told.getByRole('button', { name: 'Keep mine and save' }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('+40%')
})

test('nights are compared with an earlier day, in figures, in words and in one sentence', async ({ page }, {
  repeatEachIndex,
}) => {
  const mark = `${run}-${repeatEachIndex}`
  const name = `Sea grape ${mark}`
  await openOnToday(page, '/admin?tab=rooms&sub=grid')
  const { createRoomType } = await askGraphql(
    page,
    'mutation ($input: CreateRoomTypeInput!) { createRoomType(input: $input) { id } }',
    { input: { name, slug: `sea-grape-${mark}`, basePrice: 12_000, maxOccupancy: 2 } },
  )
  await askGraphql(page, 'mutation ($input: CreateRoomInput!) { createRoom(input: $input) { id } }', {
    input: { roomNumber: `C${mark.slice(-9)}`, floor: 1, roomTypeId: createRoomType.id },
  })
  await askGraphql(page, 'mutation ($input: CreateBlockInput!) { createBlock(input: $input) { id } }', {
    input: { roomTypeId: createRoomType.id, firstNight: today, lastNight: today, reason: 'MANUAL_BOOKING' },
  })
  const database = new Client({ connectionString: process.env['DATABASE_URL'] })
  await database.connect()
  await database.query(
    `insert into night_snapshot (room_type_id, night, seen_on, taken, price)
     select $1, night, current_date - 10, 0, 10000 from unnest($2::date[]) as night`,
    [createRoomType.id, [today, `${month}-16`]],
  )
  await database.end()

  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}`) }) })
  const cells = row.getByRole('gridcell')
  await expect(cells.first()).toHaveAccessibleName(`${name}, ${long(today)}, $120, 0 of 1 free, 1 blocked`)
  const compare = page.getByLabel('Compare with')
  await compare.selectOption({ label: 'A week ago' })
  await expect(cells.first()).toHaveAccessibleName(/1 more taken than a week ago, price 20% higher$/)
  await expect(cells.first().locator('[data-part=compared]')).toHaveText('+1 +20%')
  await expect(cells.nth(1).locator('[data-part=compared]')).toHaveText('= +20%')
  await expect(cells.nth(2)).toHaveAccessibleName(/not noted a week ago$/)
  await expect(
    page.getByText(/^\d+ more room nights? (?:is|are) taken than a week ago\. Prices are on average 20% above/),
  ).toBeVisible()
  await expectAccessible(page)

  await compare.selectOption({ label: 'A year ago, in the end' })
  await expect(page.getByText(/^Nothing was noted of these nights a year ago, in the end\./)).toBeVisible()
  await compare.selectOption({ label: 'Nothing' })
  await expect(row.locator('[data-part=compared]')).toHaveCount(0)
})
