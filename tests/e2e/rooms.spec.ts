import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { addDays, firstOfMonth } from '#graphql/stay-dates.ts'
import { ownerEmail, ownerPassword } from '../support/env.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './browser.ts'
import { onOperation, watchOperations } from './desk.ts'

const run = Date.now().toString(36)
const today = new Intl.DateTimeFormat('en-CA', { timeZone: hotelFacts.timeZone }).format()

const ask = async (page: Page, query: string, variables: object = {}) => {
  const response = await page.request.post('/graphql', { data: { query, variables } })
  const { data, errors } = await response.json()
  expect(errors).toBeUndefined()
  return data
}

const open = async (page: Page, sub: string) => {
  await ask(page, 'mutation ($input: SignInInput!) { signIn(input: $input) { secondStepRequired } }', {
    input: { email: ownerEmail, password: ownerPassword },
  })
  await page.goto(`/admin?tab=rooms&sub=${sub}`)
}

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
const toast = (page: Page, text: string) => page.getByText(text, { exact: true })

/** Does something, and waits until the list is asked for after the change was. */
const expectRefreshed = async (page: Page, change: string, list: string, act: () => Promise<unknown>) => {
  const asked = watchOperations(page)
  await act()
  await expect.poll(() => asked.join(' ')).toMatch(new RegExp(`\\b${change}\\b.*\\b${list}\\b`))
}

const typeIdOf = async (page: Page, slug: string): Promise<string> => {
  const { roomTypes } = await ask(page, '{ roomTypes { id slug } }')
  return roomTypes.find((type: { slug: string }) => type.slug === slug).id
}

test('room management is a tab of the desk with its inner tabs in their order, each by its own address', async ({
  page,
}) => {
  await open(page, 'pricing')
  await expect(page.getByRole('tab', { name: 'Pricing Rules' })).toHaveAttribute('aria-selected', 'true')
  const inner = page.getByRole('tablist', { name: 'Room management' }).getByRole('tab')
  await expect(inner.nth(0)).toHaveText('Room Types')
  await expect(inner.nth(1)).toHaveText('Rooms')
  await expect(inner.nth(2)).toHaveText('Pricing Rules')
  await inner.nth(1).click()
  await expect(page).toHaveURL(/tab=rooms&sub=rooms/)
  await expect(page.getByRole('button', { name: 'Add Room' })).toBeVisible()
})

const screens: [tab: string, ready: string | null][] = [
  ['Room Types', 'Add Room Type'],
  ['Rooms', 'Add Room'],
  ['Pricing Rules', 'Add Pricing Rule'],
  ['Availability', 'Add block'],
  ['Price studio', null],
]

for (const width of [390, 1280])
  for (const [tab, ready] of screens)
    test(`${tab} at ${width} px is accessible, the form too`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, 'types')
      await page.getByRole('tab', { name: tab, exact: true }).click()
      if (ready?.startsWith('Add R') || ready?.startsWith('Add P'))
        await page.getByRole('button', { name: ready }).click()
      else if (ready) await expect(page.getByRole('button', { name: ready })).toBeVisible()
      else await expect(page.getByRole('grid')).toHaveCount(12)
      await page.waitForLoadState('networkidle')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })

test('a room type is made with the defaults, edited, switched, archived and brought back', async ({ page }) => {
  const name = `Beach Cabin ${run}`
  await open(page, 'types')
  await page.getByRole('button', { name: 'Add Room Type' }).click()
  const form = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'New room type' }) })
  await expect(form.getByLabel('Base price per night')).toHaveValue('129')
  await expect(form.getByLabel('Bed type')).toHaveValue('King')
  await expect(form.getByLabel('Max occupancy')).toHaveValue('2')
  await expect(form.getByLabel('Display order')).toHaveValue('0')

  await form.getByLabel('Base price per night').fill('')
  await form.getByLabel('Max occupancy').fill('')
  await form.getByRole('button', { name: 'Create room type' }).click()
  for (const field of ['Name', 'Slug', 'Base price', 'Max occupancy'])
    await expect(form.getByText(`${field} is required`, { exact: true })).toBeVisible()
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused()
  await form.getByLabel('Name', { exact: true }).fill(name)
  await expect(form.getByLabel('Slug')).toHaveValue(`beach-cabin-${run}`)
  await form.getByLabel('Base price per night').fill('190')
  await form.getByLabel('Weekend price (optional)').fill('80')
  await expect(form.getByRole('alert')).toHaveText(/is below the floor price: it must be at least \$95\.$/)
  await form.getByLabel('Weekend price (optional)').fill('95.50')
  await expect(form.getByRole('alert')).toHaveText(/price \(\$95\.50\) is lower than .* That is allowed/)
  await form.getByLabel('Weekend price (optional)').fill('')
  await form.getByLabel('Max occupancy').fill('3')
  await form.getByLabel('Base price per night').fill('15')
  await form.getByLabel('Floor price (optional)').fill('90')
  await form.getByRole('button', { name: 'Create room type' }).click()
  await expect(form.getByText(/Base price must be at least \$90, the floor price/)).toBeVisible()
  await form.getByLabel('Base price per night').fill('149.50')
  await form.getByLabel('Weekend price (optional)').fill('120')
  await expect(form.getByText(/The weekend price \(\$120\) is lower than the base price/)).toBeVisible()
  await form.getByRole('button', { name: 'Create room type' }).click()
  await expect(toast(page, 'Room type created successfully')).toBeVisible()
  await expect(card(page, name)).toContainText('$149.50 a night')

  await card(page, name)
    .getByRole('button', { name: `Edit ${name}` })
    .click()
  const edit = card(page, `Edit ${name}`)
  await edit.getByLabel('Size (optional)').fill('300 sq ft')
  await edit.getByRole('button', { name: 'Cancel' }).click()
  await expect(card(page, name)).not.toContainText('300 sq ft')
  await card(page, name)
    .getByRole('button', { name: `Edit ${name}` })
    .click()
  await edit.getByLabel('Size (optional)').fill('300 sq ft')
  await edit.getByLabel('Step-free entrance').selectOption('no')
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#1c7385' } })
    .jpeg()
    .toBuffer()
  await edit.getByLabel('Image files').setInputFiles({ name: 'cabin.jpg', mimeType: 'image/jpeg', buffer: picture })
  await edit.getByLabel('Alternative text of image 1').fill('The cabin')
  await edit.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Room type updated successfully')).toBeVisible()
  await expect(card(page, name)).toContainText('300 sq ft')
  const stored = async () => {
    const { roomTypes } = await ask(
      page,
      '{ roomTypes { name basePrice weekendPrice maxOccupancy active images { url alt } accessibility { stepFreeEntrance } } }',
    )
    return roomTypes.find((type: { name: string }) => type.name === name)
  }
  expect(await stored()).toMatchObject({
    basePrice: 14_950,
    weekendPrice: 12_000,
    maxOccupancy: 3,
    active: true,
    images: [{ alt: 'The cabin', url: expect.stringMatching(/^\/pictures\/uploads\//) }],
    accessibility: { stepFreeEntrance: false },
  })

  await expectRefreshed(page, 'UpdateRoomType', 'RoomTypes', () =>
    card(page, name).getByText('Active', { exact: true }).click(),
  )
  await expect(card(page, name).getByText('Inactive', { exact: true })).toBeVisible()
  expect(await stored()).toMatchObject({ active: false })
  await card(page, name).getByRole('button', { name: 'History' }).click()
  await expect(card(page, name)).toContainText('Size: nothing → 300 sq ft')
  await card(page, name)
    .getByRole('button', { name: `Archive ${name}` })
    .click()
  await expect(card(page, name)).toHaveCount(0)
  await page.getByRole('button', { name: 'Show archived' }).click()
  await card(page, name).getByRole('button', { name: 'Restore' }).click()
  await expect(card(page, name).getByRole('button', { name: `Edit ${name}` })).toBeVisible()
})

test('a room is made and changed; a number that is taken is refused', async ({ page }) => {
  const number = run.slice(-5)
  await open(page, 'rooms')
  await page.getByRole('button', { name: 'Add Room' }).click()
  const form = card(page, 'New room')
  await expect(form.getByLabel('Floor')).toHaveValue('1')
  await form.getByLabel('Room number').fill('15')
  await form.getByRole('button', { name: 'Create room' }).click()
  await expect(toast(page, 'Failed to create room')).toBeVisible()
  await form.getByLabel('Room number').fill(number)
  await form.getByLabel('Floor').fill('9')
  await form.getByRole('button', { name: 'Create room' }).click()
  await expect(form.getByText('Floor must be from 0 to 5')).toBeVisible()
  await form.getByLabel('Floor').fill('')
  await form.getByRole('button', { name: 'Create room' }).click()
  await expect(form.getByText('Floor is required', { exact: true })).toBeVisible()
  await form.getByLabel('Floor').fill('2')
  await form.getByRole('button', { name: 'Create room' }).click()
  await expect(toast(page, 'Room created successfully')).toBeVisible()
  const stored = async () =>
    (await ask(page, '{ rooms { roomNumber floor active } }')).rooms.find(
      (room: { roomNumber: string }) => room.roomNumber === number,
    )
  expect(await stored()).toEqual({ roomNumber: number, floor: 2, active: true })
  await card(page, `Room ${number}`)
    .getByRole('button', { name: `Edit Room ${number}` })
    .click()
  await card(page, `Edit Room ${number}`).getByLabel('Notes (optional)').fill('Door sticks')
  // The list that is asked for after the first change is still under way when the second is made.
  let release!: () => void
  const held = new Promise<void>((resolve) => (release = resolve))
  await onOperation(page, 'Rooms', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  await card(page, `Edit Room ${number}`).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Room updated successfully')).toBeVisible()
  await expect(card(page, `Room ${number}`)).toContainText('Door sticks')
  await expectRefreshed(page, 'UpdateRoom', 'Rooms', () =>
    card(page, `Room ${number}`).getByText('Active', { exact: true }).click(),
  )
  release()
  await expect(card(page, `Room ${number}`).getByText('Inactive', { exact: true })).toBeVisible()
  expect(await stored()).toMatchObject({ active: false })
})

test('a rule shows the nights it changes before it is saved, and comes back after it was deleted', async ({ page }) => {
  const name = `Regatta ${run}`
  const first = addDays(firstOfMonth(today.slice(0, 7), 6), 4)
  await open(page, 'pricing')
  await page.getByRole('button', { name: 'Add Pricing Rule' }).click()
  const form = card(page, 'New pricing rule')
  await expect(form.getByLabel('Price per night')).toHaveValue('159')
  await expect(form.getByLabel('Priority')).toHaveValue('1')
  await form.getByLabel('Price per night').fill('')
  await form.getByLabel('Priority').fill('')
  await form.getByRole('button', { name: 'Create pricing rule' }).click()
  for (const field of ['Name', 'Price', 'Priority'])
    await expect(form.getByText(`${field} is required`, { exact: true })).toBeVisible()
  for (const field of ['Start date', 'End date'])
    await expect(form.getByText(`${field} must be a date like 2027-01-31`, { exact: true })).toBeVisible()
  await form.getByLabel('Price per night').fill('159')
  await form.getByLabel('Priority').fill('90')
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Room type').selectOption({ label: 'King Room' })
  await form.getByLabel('Start date').fill(first)
  await form.getByLabel('End date').fill(addDays(first, -1))
  await form.getByRole('button', { name: 'Create pricing rule' }).click()
  await expect(form.getByText('End date is before start date')).toBeVisible()
  await form.getByLabel('End date').fill(addDays(first, 2))
  await form.getByLabel('Price per night').fill('777')
  await expect(form.getByText('3 nights would change')).toBeVisible()
  await expect(form.getByRole('region', { name: 'Nights that change' }).getByText('$777 ▲')).toHaveCount(3)
  await form.getByLabel('Price per night').fill('15')
  await form.getByRole('button', { name: 'Create pricing rule' }).click()
  await expect(toast(page, 'Failed to create pricing rule')).toBeVisible()
  await form.getByLabel('Price per night').fill('777')
  const sent = page.waitForRequest((request) => request.postDataJSON()?.operationName === 'CreatePricingRule')
  await form.getByRole('button', { name: 'Create pricing rule' }).click()
  await expect(toast(page, 'Pricing rule created successfully')).toBeVisible()
  expect((await sent).postDataJSON().variables.input).toMatchObject({ daysOfWeek: [], active: true })

  const rules = async () =>
    (await ask(page, '{ pricingRules { id name price active } }')).pricingRules.filter(
      (rule: { name: string }) => rule.name === name,
    )
  const [made] = await rules()
  expect(made.price).toBe(77_700)
  await page.goto(`/admin?tab=rooms&sub=studio&type=${await typeIdOf(page, 'king-room')}`)
  await page.locator(`[data-day="${first}"]`).click()
  const night = page.getByRole('region', { name: 'The chosen night' })
  await expect(night).toContainText('$777')
  await expect(night.getByRole('listitem').filter({ hasText: name })).toContainText('Wins')

  await page.goto('/admin?tab=rooms&sub=pricing')
  await expectRefreshed(page, 'DeletePricingRule', 'PricingRules', () =>
    card(page, name)
      .getByRole('button', { name: `Delete ${name}` })
      .click(),
  )
  await expect(toast(page, 'Pricing rule deleted successfully')).toBeVisible()
  await expect(card(page, name)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, name)).toBeVisible()
  expect(await rules()).toEqual([made])
  await expectRefreshed(page, 'UpdatePricingRule', 'PricingRules', () =>
    card(page, name).getByText('Active', { exact: true }).click(),
  )
  await expect(card(page, name).getByText('Inactive', { exact: true })).toBeVisible()
  expect(await rules()).toEqual([{ ...made, active: false }])
})

test('a rule that changes nothing says why before it is saved, with one button for each reason', async ({ page }) => {
  const name = `Cabana ${run}`
  const [startDate, endDate] = [addDays(today, 200), addDays(today, 202)]
  await open(page, 'pricing')
  const { createRoomType: type } = await ask(
    page,
    'mutation ($input: CreateRoomTypeInput!) { createRoomType(input: $input) { id } }',
    { input: { name, slug: `cabana-${run}`, basePrice: 20_000, maxOccupancy: 2, active: false } },
  )
  await ask(page, 'mutation ($input: CreatePricingRuleInput!) { createPricingRule(input: $input) { id } }', {
    input: { name: `Peak ${run}`, roomTypeId: type.id, startDate, endDate, price: 30_000, priority: 10 },
  })
  await ask(page, 'mutation ($input: SetRoomNightsInput!) { setRoomNights(input: $input) { roomTypeId } }', {
    input: { roomTypeId: type.id, firstNight: startDate, lastNight: startDate, rate: 25_000 },
  })
  await page.reload()
  await page.getByRole('button', { name: 'Add Pricing Rule' }).click()
  const form = card(page, 'New pricing rule')
  await form.getByLabel('Room type').selectOption({ label: name })
  await form.getByLabel('Start date').fill(startDate)
  await form.getByLabel('End date').fill(endDate)
  await expect(form.getByRole('alert')).toContainText(`Peak ${run} wins: raise to 11?`)
  await form.getByRole('button', { name: 'Raise to 11' }).click()
  await expect(form.getByLabel('Priority')).toHaveValue('11')
  const outcome = form.getByText('2 nights would change, 1 night would stay')
  await expect(outcome).toBeFocused()
  await expect(form.getByText('The price of 1 of these nights was set by hand.')).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Let this rule count' }).click()
  await expect(form.getByText('3 nights would change', { exact: true })).toBeFocused()
  await form.getByLabel('Start date').fill(addDays(today, -9))
  await form.getByLabel('End date').fill(addDays(today, -8))
  await expect(form.getByRole('alert')).toContainText('All nights of this rule are over.')
  await form.getByRole('button', { name: 'Move it 52 weeks on' }).click()
  await expect(form.getByLabel('Start date')).toHaveValue(addDays(today, 355))
  await expect(form.getByText('2 nights would change', { exact: true })).toBeVisible()
})

test('the price studio begins today, and on a phone its card is put away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, 'studio')
  await expect(page.locator('[data-day]').first()).toHaveAttribute('data-day', today)
  const night = page.getByRole('region', { name: 'The chosen night' })
  await expect(night).toBeHidden()
  const day = page.locator(`[data-day="${addDays(today, 40)}"]`)
  const isInSight = () =>
    day.evaluate((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect()
      return cell.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  await day.click()
  await expect(night).toContainText('Set by')
  await expect.poll(isInSight).toBe(true)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator(`[data-day="${addDays(today, 47)}"]`)).toBeFocused()
  await night.getByRole('button', { name: 'Close' }).click()
  await expect(night).toBeHidden()
  await expect(page.locator(`[data-day="${addDays(today, 47)}"]`)).toBeFocused()
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(night).toBeVisible()
  await expect(night.getByRole('button', { name: 'Close' })).toBeHidden()
})

test('taxes and fees are set from a night on, shown with their dates, and taken away', async ({ page }) => {
  const from = addDays(today, 700)
  await open(page, 'pricing')
  const panel = page.getByRole('region', { name: 'Taxes and fees' })
  await expect(panel.getByRole('row', { name: /Sales tax.*6\.5%/ })).toBeVisible()
  await expect(panel.getByRole('row', { name: /County bed tax.*6%/ })).toBeVisible()
  await panel.getByRole('button', { name: 'Set an amount' }).click()
  await panel.getByLabel('Charge').selectOption('Fee per stay')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByText('Amount is required')).toBeVisible()
  await expect(panel.getByLabel('Dollars')).toBeFocused()
  await panel.getByLabel('Dollars').fill('12.50')
  await panel.getByLabel('From the night of').fill(from)
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Fee per stay is $12.50')).toBeVisible()
  const row = panel.getByRole('row', { name: /Fee per stay.*\$12\.50/ })
  await expect(row).toBeVisible()
  const { stayCharges } = await ask(page, '{ stayCharges { kind amount validFrom } }')
  expect(stayCharges).toContainEqual({ kind: 'STAY_FEE', amount: 1_250, validFrom: from })
  await row.getByRole('button', { name: 'Remove Fee per stay of $12.50' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(row).toHaveCount(0)
})

test('of two people who save the same rule the second is told, sees both versions and loses nothing', async ({
  page,
}) => {
  const name = `Shared ${run}`
  await open(page, 'pricing')
  const { createPricingRule: rule } = await ask(
    page,
    'mutation ($input: CreatePricingRuleInput!) { createPricingRule(input: $input) { id version } }',
    {
      input: {
        name,
        roomTypeId: await typeIdOf(page, 'king-room'),
        startDate: addDays(today, 300),
        endDate: addDays(today, 301),
        price: 20_000,
        priority: 1,
      },
    },
  )
  await page.reload()
  await card(page, name)
    .getByRole('button', { name: `Edit ${name}` })
    .click()
  const form = card(page, `Edit ${name}`)
  await form.getByLabel('Minimum stay (optional)').fill('2')
  await ask(page, 'mutation ($input: UpdatePricingRuleInput!) { updatePricingRule(input: $input) { id } }', {
    input: { id: rule.id, version: rule.version, price: 25_000 },
  })
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Failed to update pricing rule')).toBeVisible()
  const notice = form.getByRole('alert').filter({ hasText: 'meanwhile' })
  await expect(notice).toContainText('Price in dollars: 200 → 250')
  await expect(form.getByLabel('Minimum stay (optional)')).toHaveValue('2')
  await notice.getByRole('button', { name: 'Keep mine and save' }).click()
  await expect(toast(page, 'Pricing rule updated successfully')).toBeVisible()
  await expect(card(page, name)).toContainText('at least 2')
})

test('rooms are taken off sale for some nights and put back', async ({ page }) => {
  const night = addDays(firstOfMonth(today.slice(0, 7), 1), 13)
  await open(page, 'availability')
  await page.getByLabel('Room type').first().selectOption({ label: 'King Room' })
  await expect(page.locator('[data-day]').first()).toHaveAttribute('data-day', today)
  await page.getByRole('button', { name: 'Later month' }).click()
  const cell = page.locator(`[data-day="${night}"]`)
  await expect(cell).toHaveAccessibleName(/ free/)
  const before = /(\d) of (\d) free/.exec((await cell.getAttribute('aria-label'))!)!
  await cell.focus()
  await page.keyboard.press('Enter')
  const block = page.getByRole('region', { name: 'Block rooms' })
  await expect(block.getByLabel('First night')).toHaveValue(night)
  await block.getByLabel('Note (optional)').fill(`Family Lind ${run}`)
  await block.getByLabel('How many rooms').fill('50')
  await block.getByRole('button', { name: 'Add block' }).click()
  await expect(block.getByText(`There are only ${before[2]} rooms to block`)).toBeVisible()
  await block.getByLabel('How many rooms').fill('1')
  await block.getByRole('button', { name: 'Add block' }).click()
  await expect(cell).toHaveAccessibleName(new RegExp(`${Number(before[1]) - 1} of ${before[2]} free, 1 blocked`))
  const byHand = page.getByRole('region', { name: 'Set nights by hand' })
  await byHand.getByRole('button', { name: 'Set nights' }).click()
  await expect(byHand.getByText('Give a price or a minimum stay, or tick what holds')).toBeVisible()
  const list = page.getByRole('region', { name: 'Blocks in this month' })
  const entry = list.getByRole('listitem').filter({ hasText: `Family Lind ${run}` })
  const kingRoom = await typeIdOf(page, 'king-room')
  const held = { roomTypeId: kingRoom, firstNight: night, lastNight: night }
  await ask(page, 'mutation ($input: SetRoomNightsInput!) { setRoomNights(input: $input) { roomTypeId } }', {
    input: { ...held, stopSell: true },
  })
  await entry.getByRole('button', { name: /^Remove the block/ }).click()
  await expect(page.getByText('Its night stays closed: set by hand as not sold')).toBeVisible()
  await expect(entry).toHaveCount(0)
  await ask(page, 'mutation ($input: ClearRoomNightsInput!) { clearRoomNights(input: $input) { roomTypeId } }', {
    input: held,
  })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(entry).toBeVisible()
  await entry.getByRole('button', { name: /^Remove the block/ }).click()
  await expect(page.getByText('1 × King Room is on sale again')).toBeVisible()
  await expect(cell).toHaveAccessibleName(new RegExp(before[0]))
})

test('a list that cannot be loaded says so and tries again', async ({ page }) => {
  await open(page, 'rooms')
  await expect(page.getByRole('button', { name: 'Add Room' })).toBeVisible()
  await page.route('**/graphql', (route) => route.abort())
  await page.getByRole('tab', { name: 'Pricing Rules' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Could not load pricing rules.' })
  await expect(notice).toBeVisible()
  await page.unroute('**/graphql')
  await notice.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('list', { name: 'pricing rules' })).toBeVisible()
})

test('what was saved is told as saved, also when the list cannot be loaded after it', async ({ page }) => {
  await open(page, 'rooms')
  await page.getByRole('button', { name: 'Add Room' }).click()
  await card(page, 'New room')
    .getByLabel('Room number')
    .fill(`S${run.slice(-5)}`)
  await onOperation(page, 'Rooms', (route) => route.abort())
  await page.getByRole('button', { name: 'Create room' }).click()
  await expect(toast(page, 'Room created successfully')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Could not load rooms' })).toBeVisible()
})
