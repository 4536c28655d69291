import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './browser.ts'
import { answer, askGraphql, enterDesk, onOperation, openDesk, run, settle, toast } from './desk.ts'
import { inDays } from '../support/hotel-dates.ts'

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })

/** Presses Tab (or Shift+Tab) until the control has the focus: what cannot be reached so is not for the keyboard. */
const tabTo = async (page: Page, control: Locator, key = 'Tab') => {
  await expect(control).toBeVisible()
  // What still waits for its data is passed over, and is only met again at the end of the whole page.
  await expect(control).toBeEnabled()
  // Once around the page, however many records others have made, and some more for what they make meanwhile.
  const most = 120 + (await page.locator('a, button, input, select, textarea, [tabindex]').count())
  for (let presses = 0; presses < most; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${control} cannot be reached with ${key}`)
}

const type = async (page: Page, field: Locator, value: string) => {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(value)
}

const press = async (page: Page, control: Locator, way = 'Tab') => {
  await tabTo(page, control, way)
  await page.keyboard.press('Enter')
}

const picture = (background: string) =>
  sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer()

const makeRoomType = async (page: Page, name: string, given: object = {}) => {
  const slug = name.toLowerCase().replaceAll(' ', '-')
  const input = { name, slug, basePrice: 14_000, maxOccupancy: 2, ...given }
  const query = 'mutation ($input: CreateRoomTypeInput!) { createRoomType(input: $input) { id slug version } }'
  return (await askGraphql(page, query, { input })).createRoomType
}

test('a room type is made and its pictures are put in order with the keyboard alone', async ({ page }) => {
  const name = `Pelican ${run}`
  await openDesk(page, '/admin?tab=rooms&sub=types')
  await press(page, page.getByRole('button', { name: 'Add Room Type' }))
  const form = card(page, 'New room type')
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused()
  await press(page, form.getByRole('button', { name: 'Create room type' }))

  // The first complaint has the focus and is read out with its field.
  const field = form.getByLabel('Name', { exact: true })
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/Name is required/)
  await page.keyboard.type(name)
  await type(page, form.getByLabel('Base price per night'), '5')
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Base price per night')).toBeFocused()
  await expect(form.getByLabel('Base price per night')).toHaveAccessibleDescription(/from \$10 to \$5,000/)
  await type(page, form.getByLabel('Base price per night'), '139')

  await tabTo(page, form.getByRole('button', { name: 'Upload images' }))
  const [a, b] = [
    { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await picture('#1c7385') },
    { name: 'b.jpg', mimeType: 'image/jpeg', buffer: await picture('#d9694c') },
  ]
  await form.getByLabel('Image files').setInputFiles(a)
  await expect(form.getByLabel('Alternative text of image 1')).toBeVisible()
  // What is typed while others are on their way stays, and the same picture comes once.
  const arrives = Promise.withResolvers<void>()
  await page.route('**/api/pictures', async (route) => {
    await arrives.promise
    await route.fallback()
  })
  await form.getByLabel('Image files').setInputFiles([a, b])
  await type(page, form.getByLabel('Alternative text of image 1'), 'The bed')
  arrives.resolve()
  await type(page, form.getByLabel('Alternative text of image 2'), 'The door')
  await expect(form.getByLabel('Alternative text of image 1')).toHaveValue('The bed')

  // The focus stays with the picture that moves, and its new place is said.
  await press(page, form.getByRole('button', { name: 'Move The bed down' }))
  await expect(form.getByRole('status')).toHaveText('The bed is now image 2 of 2')
  await expect(form.getByRole('button', { name: 'Move The bed up' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.getByRole('status')).toHaveText('The bed is now image 1 of 2')
  await expect(form.getByRole('button', { name: 'Move The bed down' })).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, form.getByRole('button', { name: 'Create room type' }))
  // The message goes by itself: it is looked at in one go.
  const width = await toast(page, 'Room type created successfully').evaluate((box) => box.getBoundingClientRect().width)
  expect(width).toBeGreaterThan(0)
  expect(width).toBeLessThanOrEqual(420)
  await expect(page.getByRole('button', { name: 'Add Room Type' })).toBeFocused()
  const { roomTypes } = await askGraphql(page, '{ roomTypes { name basePrice images { alt } } }')
  expect(roomTypes).toContainEqual({ name, basePrice: 13_900, images: [{ alt: 'The door' }, { alt: 'The bed' }] })

  // Editing begins in the form that took the card's place, and ends on the button that opened it.
  const edit = card(page, name).getByRole('button', { name: `Edit ${name}` })
  await press(page, edit)
  await expect(card(page, `Edit ${name}`).getByLabel('Name', { exact: true })).toBeFocused()
  await press(page, card(page, `Edit ${name}`).getByRole('button', { name: 'Cancel' }))
  await expect(edit).toBeFocused()
})

test('a room and a rule are made with the keyboard alone, complaints focused, success told', async ({ page }) => {
  const number = `K${run.slice(-4)}`
  await openDesk(page, '/admin?tab=rooms&sub=rooms')
  await press(page, page.getByRole('button', { name: 'Add Room' }))
  await expect(page.getByLabel('Room number')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Room number')).toBeFocused()
  await expect(page.getByLabel('Room number')).toHaveAccessibleDescription(/Room number is required/)
  await page.keyboard.type(number)
  await type(page, page.getByLabel('Floor'), '2')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Room created successfully')).toBeVisible()

  const rule = `Keys ${run}`
  await press(page, page.getByRole('tab', { name: 'Rooms', exact: true }), 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Pricing Rules' })).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('button', { name: 'Add Pricing Rule' }))
  const form = card(page, 'New pricing rule')
  await expect(form.getByLabel('Name')).toBeFocused()
  await page.keyboard.type(rule)
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Start date')).toBeFocused()
  await expect(form.getByLabel('Start date')).toHaveAccessibleDescription(/Start date is required/)
  const [year, month, day] = inDays(400).split('-')
  for (const label of ['Start date', 'End date']) {
    await tabTo(page, form.getByLabel(label))
    await page.keyboard.type(`${month}${day}${year}`)
  }
  await tabTo(page, form.getByRole('checkbox', { name: 'Fri' }))
  await page.keyboard.press('Space')
  await press(page, form.getByRole('button', { name: 'Create pricing rule' }))
  await expect(toast(page, 'Pricing rule created successfully')).toBeVisible()
  const { pricingRules } = await askGraphql(page, '{ pricingRules { name startDate endDate daysOfWeek } }')
  expect(pricingRules).toContainEqual({
    name: rule,
    startDate: inDays(400),
    endDate: inDays(400),
    daysOfWeek: [5],
  })
})

for (const width of [390, 1280])
  test(`an edit and a switch are undone from their message and from the history at ${width} px`, async ({ page }) => {
    const name = `Sandpiper ${width} ${run}`
    await page.setViewportSize({ width, height: 844 })
    await enterDesk(page)
    const { id } = await makeRoomType(page, name)
    const stored = async () => {
      const { roomTypes } = await askGraphql(page, '{ roomTypes { id basePrice size active } }')
      return roomTypes.find((type: { id: string }) => type.id === id)
    }
    /** What the same person saves in another window meanwhile. */
    const changeElsewhere = (values: object) =>
      askGraphql(page, 'mutation ($input: UpdateRoomTypeInput!) { updateRoomType(input: $input) { id } }', {
        input: { id, ...values },
      })
    await page.goto('/admin?tab=rooms&sub=types')
    const record = card(page, name)
    const undo = toast(page, 'Room type updated successfully').getByRole('button', { name: 'Undo' })
    const undone = toast(page, 'The change was undone')
    const active = record.getByRole('checkbox')

    // Exactly this change is taken back, though a younger one has the same name on it.
    await record.getByRole('button', { name: `Edit ${name}` }).click()
    const form = card(page, `Edit ${name}`)
    await form.getByLabel('Base price per night').fill('199')
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    // As long as it has the focus it stays, however long the audit takes.
    await undo.focus()
    await expectAccessible(page)
    await changeElsewhere({ size: '300 sq ft' })
    expect(await stored()).toMatchObject({ basePrice: 19_900, size: '300 sq ft' })
    await press(page, undo)
    await expect(undone).toBeVisible()
    expect(await stored()).toMatchObject({ basePrice: 14_000, size: '300 sq ft' })
    await expect(record).toContainText('$140')

    await active.press('Space')
    await press(page, undo)
    await expect(undone).toBeVisible()
    await expect(active).toBeChecked()
    expect((await stored()).active).toBe(true)

    // What somebody made something else of since stays theirs.
    await active.press('Space')
    await expect(undo).toBeVisible()
    await changeElsewhere({ active: true })
    await press(page, undo)
    await expect(toast(page, 'The change could not be undone')).toContainText(
      /This room type was changed by .+ since\. Look at it again and change it by hand\./,
    )
    await expect(active).toBeChecked()

    // The history has the button where each field still is, or is again, what the change made it.
    const toggle = record.getByRole('button', { name: /history/i })
    await toggle.click()
    await expect(record.getByRole('listitem').filter({ hasText: /^Changed by/ })).toHaveCount(7)
    const undoThis = record.getByRole('button', { name: /^Undo this change of / })
    await expect(undoThis).toHaveCount(4)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await undoThis.nth(2).press('Enter')
    await expect(undone).toBeVisible()
    await expect(toggle).toBeFocused()
    expect(await stored()).toMatchObject({ basePrice: 19_900, active: true })
    await expect(record).toContainText('$199')
    await expect(record.getByRole('listitem').filter({ hasText: /^Changed by/ })).toHaveCount(8)
    await expect(undoThis).toHaveCount(5)
  })

test('a message with a way back stays longer than others, and as long as it has the focus', async ({ page }) => {
  const name = `Sanderling ${run}`
  await page.clock.install()
  await enterDesk(page)
  await makeRoomType(page, name)
  await page.goto('/admin?tab=rooms&sub=types')
  await card(page, name).getByRole('checkbox').press('Space')
  const undo = toast(page, 'Room type updated successfully').getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  // The clock stands still from here on, past what a message without a way back gets.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 13_000)
  await expect(undo).toBeVisible()
  await undo.focus()
  await page.clock.runFor(60_000)
  await expect(undo).toBeVisible()
})

test('a message on a phone stands above the bar, which can be pressed meanwhile', async ({ page }) => {
  const name = `Sanderling on a phone ${run}`
  await page.setViewportSize({ width: 390, height: 844 })
  await enterDesk(page)
  await makeRoomType(page, name)
  await page.goto('/admin?tab=rooms&sub=types')
  const active = card(page, name).getByRole('checkbox')
  // Used at the foot of the window, it would send the message to the top.
  await active.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await active.press('Space')
  const told = toast(page, 'Room type updated successfully')
  await expect(told).toHaveAttribute('data-state', 'open')
  const message = (await told.boundingBox())!
  const menu = page.getByRole('button', { name: 'Menu' })
  expect(message.y).toBeGreaterThan(422)
  expect(message.y + message.height).toBeLessThanOrEqual((await menu.boundingBox())!.y)
  await menu.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a weekend price is told to be too low or to be meant, never both, and to the cent', async ({ page }) => {
  await openDesk(page, '/admin?tab=rooms&sub=types')
  await page.getByRole('button', { name: 'Add Room Type' }).click()
  const form = card(page, 'New room type')
  await form.getByLabel('Name', { exact: true }).fill(`Weekend ${run}`)
  await form.getByLabel('Base price per night').fill('190')
  const tooLow = form.getByText(/must be at least/)
  const allowed = form.getByText(/That is allowed/)
  for (const [weekend, floor, least] of [
    ['80', '', '$95'],
    ['95.20', '95.50', '$95.50'],
  ] as const) {
    await form.getByLabel('Weekend price').fill(weekend)
    await form.getByLabel('Floor price').fill(floor)
    await expect(tooLow).toHaveText(new RegExp(`must be at least \\${least}\\.$`))
    await expect(allowed).toHaveCount(0)
    await form.getByRole('button', { name: 'Create room type' }).click()
    await expect(form.getByLabel('Weekend price')).toHaveAccessibleDescription(
      new RegExp(`must be at least \\${least}, the floor price`),
    )
    await expect(allowed).toHaveCount(0)
  }
  await form.getByLabel('Weekend price').fill('95.50')
  await expect(allowed).toContainText('The weekend price ($95.50) is lower than the base price ($190).')
  await expect(tooLow).toHaveCount(0)
})

test('what guests read of a room is written in seven languages, and guests read it', async ({ page, context }) => {
  const name = `Gull Loft ${run}`
  await openDesk(page, '/admin?tab=rooms&sub=types')
  const { slug, id } = await makeRoomType(page, name, {
    description: 'A loft above the palms.',
    amenities: ['Hammock', 'Telescope'],
    images: [{ url: '/pictures/latest/courtyard.webp', alt: 'The loft' }],
    translations: [{ locale: 'sv', name: 'Måsloftet' }],
  })
  await page.reload()
  await card(page, name)
    .getByRole('button', { name: `Edit ${name}` })
    .click()
  const form = card(page, `Edit ${name}`)
  const texts = form.getByRole('group', { name: 'Other languages' })
  await expect(texts).toContainText('Nothing yet in Spanish, Portuguese, French, German, Finnish.')
  const language = texts.getByLabel('Language', { exact: true })
  await expect(language.getByRole('option')).toHaveText([
    'Spanish (nothing yet)',
    'Portuguese (nothing yet)',
    'French (nothing yet)',
    'German (nothing yet)',
    'Finnish (nothing yet)',
    'Swedish (3 missing)',
  ])
  await language.selectOption('fi')
  await expect(texts).toContainText('Missing: name, description, amenities, text of image 1.')
  await texts.getByLabel('Name in Finnish').fill('Lokkiparvi')
  await expect(texts.getByLabel('Name in Finnish')).toHaveAttribute('lang', 'fi')
  await texts.getByLabel('Amenities in Finnish').fill('Riippumatto')
  await expect(texts.getByText('Finnish has 1 amenities, English has 2.')).toBeVisible()
  await texts.getByLabel('Amenities in Finnish').fill(`Riippumatto\n${'x'.repeat(61)}`)
  await texts.getByLabel('Text of image 1 in Finnish').fill('Parvi')
  await expect(texts).toContainText('Missing: description.')

  // A complaint about a language that is not open opens it.
  await language.selectOption('de')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(texts.getByLabel('Amenities in Finnish')).toBeFocused()
  await expect(texts.getByText('Amenity must have 1 to 60 characters')).toBeVisible()
  await texts.getByLabel('Amenities in Finnish').fill('Riippumatto\nKaukoputki')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Room type updated successfully')).toBeVisible()
  await card(page, name).getByRole('button', { name: 'History' }).click()
  await expect(card(page, name)).toContainText('Translations: Finnish')

  await askGraphql(page, 'mutation ($input: CreateRoomInput!) { createRoom(input: $input) { id } }', {
    input: { roomTypeId: id, roomNumber: `G${run.slice(-5)}`, floor: 1 },
  })
  const guest = await context.newPage()
  const stay = `room=${slug}&arrival=${inDays(200)}&departure=${inDays(207)}&adults=2`
  await guest.goto(`/fi?${stay}`)
  const answer = guest.getByRole('region', { name: /^Lokkiparvi: / })
  await answer.getByText('Tässä huoneessa').click()
  await expect(answer.getByText('A loft above the palms.')).toBeVisible()
  await expect(answer.getByRole('listitem').filter({ hasText: 'Kaukoputki' })).toBeVisible()
  await expect(answer.getByRole('img', { name: 'Parvi' })).toBeVisible()
  await answer.getByText('Esteettömyys').click()
  await expect(answer.getByText('Esteetön sisäänkäynti')).toBeVisible()
  await expect(answer.getByText('ei vielä mitattu').first()).toBeVisible()
  // Whoever has read Finnish comes back to it: English has to be chosen.
  await guest.goto(`/en?${stay}`)
  await expect(guest.getByRole('region', { name: new RegExp(`^${name}: `) })).toContainText('Hammock')
})

test('whatever cannot be saved is told by its name and reason, and the form stays', async ({ page }) => {
  const name = `Refused ${run}`
  await openDesk(page, '/admin?tab=rooms&sub=types')
  const { id } = await makeRoomType(page, name)
  await askGraphql(page, 'mutation ($input: CreateRoomInput!) { createRoom(input: $input) { id } }', {
    input: { roomTypeId: id, roomNumber: `R${run.slice(-5)}`, floor: 1 },
  })
  const first = inDays(500)
  await askGraphql(page, 'mutation ($input: CreatePricingRuleInput!) { createPricingRule(input: $input) { id } }', {
    input: { name, roomTypeId: id, startDate: first, endDate: first, price: 15_000, priority: 1 },
  })
  await page.reload()
  const refusal = { message: 'The house is on holiday', extensions: { code: 'UNAVAILABLE' } }
  const changes = ['RoomType', 'Room', 'PricingRule'].flatMap((noun) => [`Create${noun}`, `Update${noun}`])
  for (const operation of [...changes, 'DeletePricingRule'])
    await onOperation(page, operation, (route) => route.fulfill({ json: { data: null, errors: [refusal] } }))
  const refused = async (title: string) => {
    await expect(toast(page, title)).toContainText('The house is on holiday.')
    await expect(toast(page, title)).toHaveAttribute('data-type', 'error')
    // By the keyboard: a pointer may miss what is still sliding in.
    await toast(page, title).getByRole('button', { name: 'Close this message' }).press('Enter')
    await expect(toast(page, title)).toHaveCount(0)
  }

  const screens: [tab: string, add: string, noun: string, label: string, value: string, shown: string][] = [
    ['Room Types', 'Add Room Type', 'room type', 'Name', `New ${run}`, name],
    ['Rooms', 'Add Room', 'room', 'Room number', `N${run.slice(-5)}`, `Room R${run.slice(-5)}`],
    ['Pricing Rules', 'Add Pricing Rule', 'pricing rule', 'Name', `New ${run}`, name],
  ]
  for (const [tab, add, noun, label, value, shown] of screens) {
    await page.getByRole('tab', { name: tab, exact: true }).click()
    await page.getByRole('button', { name: add }).click()
    const form = card(page, `New ${noun}`)
    await form.getByLabel(label, { exact: true }).fill(value)
    if (noun === 'pricing rule') {
      await form.getByLabel('Start date').fill(first)
      await form.getByLabel('End date').fill(first)
    }
    await form.getByRole('button', { name: `Create ${noun}` }).click()
    // What went wrong with the whole stands above the form, where the focus is too.
    await expect(form.locator(':focus').getByRole('alert')).toHaveText('The house is on holiday.')
    await refused(`Failed to create ${noun}`)
    await expect(form.getByLabel(label, { exact: true })).toHaveValue(value)
    await form.getByRole('button', { name: 'Cancel' }).click()

    await card(page, shown)
      .getByRole('button', { name: `Edit ${shown}` })
      .click()
    // What saving would change comes a moment later, and moves the button.
    if (noun === 'pricing rule') await expect(card(page, `Edit ${shown}`).getByText('No night would')).toBeVisible()
    await card(page, `Edit ${shown}`).getByRole('button', { name: 'Save', exact: true }).click()
    await refused(`Failed to update ${noun}`)
    await card(page, `Edit ${shown}`).getByRole('button', { name: 'Cancel' }).click()
    // The switch goes back when the server refuses.
    await card(page, shown).getByText('Active', { exact: true }).click()
    await refused(`Failed to update ${noun}`)
    await expect(card(page, shown).getByRole('checkbox')).toBeChecked()
  }
  await card(page, name)
    .getByRole('button', { name: `Delete ${name}` })
    .click()
  await refused('Failed to delete pricing rule')
  await expect(card(page, name)).toBeVisible()
})

test('a room and a rule are changed and switched off, a rule is deleted, and each is told', async ({ page }) => {
  const name = `Told ${run}`
  const number = `T${run.slice(-5)}`
  await openDesk(page, '/admin?tab=rooms&sub=rooms')
  const { id } = await makeRoomType(page, name)
  await askGraphql(page, 'mutation ($input: CreateRoomInput!) { createRoom(input: $input) { id } }', {
    input: { roomTypeId: id, roomNumber: number, floor: 1 },
  })
  const first = inDays(510)
  await askGraphql(page, 'mutation ($input: CreatePricingRuleInput!) { createPricingRule(input: $input) { id } }', {
    input: { name, roomTypeId: id, startDate: first, endDate: first, price: 15_000, priority: 1 },
  })
  await page.reload()
  const screens: [tab: string, told: string, shown: string, label: string, value: string][] = [
    ['Rooms', 'Room updated successfully', `Room ${number}`, 'Notes', 'Quiet side'],
    ['Pricing Rules', 'Pricing rule updated successfully', name, 'Priority', '4'],
  ]
  for (const [tab, told, shown, label, value] of screens) {
    await page.getByRole('tab', { name: tab, exact: true }).click()
    const edit = card(page, shown).getByRole('button', { name: `Edit ${shown}` })
    await edit.click()
    const form = card(page, `Edit ${shown}`)
    await form.getByLabel(label).fill(value)
    await form.getByRole('button', { name: 'Save', exact: true }).press('Enter')
    await expect(toast(page, told)).toHaveAttribute('data-type', 'success')
    await expect(form).toHaveCount(0)
    await expect(card(page, shown)).toContainText(value)
    await toast(page, told).getByRole('button', { name: 'Close this message' }).press('Enter')
    await expect(toast(page, told)).toHaveCount(0)
    await card(page, shown).getByRole('checkbox').press('Space')
    await expect(toast(page, told)).toBeVisible()
    await expect(card(page, shown).getByText('Inactive', { exact: true })).toBeVisible()
  }
  await card(page, name)
    .getByRole('button', { name: `Delete ${name}` })
    .press('Enter')
  await expect(toast(page, 'Pricing rule deleted successfully')).toHaveAttribute('data-type', 'success')
  await expect(card(page, name)).toHaveCount(0)
})

test('cards of one name are told apart by their buttons, and the focus moves on when one is deleted', async ({
  page,
}) => {
  const name = `Alike ${run}`
  const types = [`Egret ${run}`, `Heron ${run}`]
  await openDesk(page, '/admin?tab=rooms&sub=pricing')
  const first = inDays(520)
  for (const [place, typeName] of types.entries()) {
    const { id } = await makeRoomType(page, typeName)
    await askGraphql(page, 'mutation ($input: CreatePricingRuleInput!) { createPricingRule(input: $input) { id } }', {
      input: { name, roomTypeId: id, startDate: first, endDate: first, price: 15_000, priority: place },
    })
  }
  await page.reload()
  const remove = (typeName: string) => page.getByRole('button', { name: `Delete ${name}, ${typeName},` })
  for (const typeName of types) await expect(remove(typeName)).toHaveCount(1)
  // Others make and delete rules meanwhile: of this type there is one alone.
  await page.getByLabel('Show rules of').selectOption({ label: types[0]! })
  await remove(types[0]!).press('Enter')
  await expect(page.getByText('No rule is about this room type.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pricing Rules' })).toBeFocused()

  await page.getByLabel('Show rules of').selectOption({ label: 'All room types' })
  await remove(types[1]!).press('Enter')
  await expect(remove(types[1]!)).toHaveCount(0)
  await expect(page.locator('article:focus')).toHaveCount(1)
})

test('a double press on Delete takes one rule away, which comes back', async ({ page }) => {
  const name = `Twice ${run}`
  // Where the window is full, what leaves the list makes it scroll.
  await page.setViewportSize({ width: 1280, height: 2_000 })
  await openDesk(page, '/admin?tab=rooms&sub=pricing')
  const { id } = await makeRoomType(page, name)
  for (const place of [1, 2, 3])
    await askGraphql(page, 'mutation ($input: CreatePricingRuleInput!) { createPricingRule(input: $input) { id } }', {
      input: {
        name: `${name}, rule ${place}`,
        roomTypeId: id,
        startDate: inDays(530),
        endDate: inDays(530),
        price: 15_000,
        priority: place,
      },
    })
  await page.reload()
  await page.getByLabel('Show rules of').selectOption({ label: name })
  const remove = page.getByRole('button', { name: `Delete ${name}, rule` })
  await expect(remove).toHaveCount(3)
  await settle(page)
  const { x, y, width, height } = (await remove.first().boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(remove).toHaveCount(2)
  // The next rule lies under the pointer by now.
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await toast(page, 'Pricing rule deleted successfully').getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, `${name}, rule 1 is back`)).toBeVisible()
  await expect(remove).toHaveCount(3)
})

test('a room keeps its archived type, marked as such, and is offered no other that is archived', async ({ page }) => {
  const [own, other] = [`Shelved ${run}`, `Mothballed ${run}`]
  const number = `M${run.slice(-5)}`
  await enterDesk(page)
  for (const name of [own, other]) {
    const { id } = await makeRoomType(page, name)
    if (name === own)
      await askGraphql(page, 'mutation ($input: CreateRoomInput!) { createRoom(input: $input) { id } }', {
        input: { roomTypeId: id, roomNumber: number, floor: 1 },
      })
    await askGraphql(page, 'mutation ($id: ID!) { archiveRoomType(id: $id) { id } }', { id })
  }
  await page.goto('/admin?tab=rooms&sub=rooms')
  const record = card(page, `Room ${number}`)
  await expect(record).toContainText(`${own} (archived)`)
  await record.getByRole('button', { name: `Edit Room ${number}` }).click()
  const choice = card(page, `Edit Room ${number}`).getByLabel('Room type')
  await expect(choice.locator('option:checked')).toHaveText(`${own} (archived)`)
  await expect(choice.locator('option').filter({ hasText: other })).toHaveCount(0)
})

test('whoever was slower reads the names of the room types that a colleague has changed', async ({ page }) => {
  const [before, after] = [`Slower ${run}`, `Faster ${run}`]
  const number = `S${run.slice(-5)}`
  await enterDesk(page)
  const types = [await makeRoomType(page, before), await makeRoomType(page, after)]
  const [roomTypeId, faster] = types.map(({ id }) => id as string)
  const make = async (noun: string, input: object) => {
    const made = await askGraphql(
      page,
      `mutation ($input: Create${noun}Input!) { create${noun}(input: $input) { id } }`,
      { input },
    )
    return made[`create${noun}`].id as string
  }
  const day = inDays(540)
  const room = await make('Room', { roomTypeId, roomNumber: number, floor: 1 })
  const rule = await make('PricingRule', {
    name: before,
    roomTypeId,
    startDate: day,
    endDate: day,
    price: 15_000,
    priority: 1,
  })
  const rate = await make('LongStayRate', { minNights: 77, percent: 3, startDate: inDays(650), endDate: inDays(651) })
  const screens: [sub: string, noun: string, id: string, shown: string, label: string, changes: string][] = [
    ['rooms', 'Room', room, `Room ${number}`, 'Notes', `Room type: ${before} → ${after}`],
    ['pricing', 'PricingRule', rule, before, 'Priority', `Room type: ${before} → ${after}`],
    ['pricing', 'LongStayRate', rate, '77 nights or more', 'Percent off', `Room type: All room types → ${after}`],
  ]
  for (const [sub, noun, id, shown, label, changes] of screens) {
    await page.goto(`/admin?tab=rooms&sub=${sub}`)
    await card(page, shown)
      .getByRole('button', { name: `Edit ${shown}` })
      .press('Enter')
    const form = card(page, `Edit ${shown}`)
    await form.getByLabel(label).fill('4')
    await askGraphql(page, `mutation ($input: Update${noun}Input!) { update${noun}(input: $input) { id } }`, {
      input: { id, roomTypeId: faster },
    })
    await form.getByRole('button', { name: 'Save', exact: true }).press('Enter')
    await expect(form.getByRole('alert').getByRole('listitem')).toHaveText([changes])
  }
  await askGraphql(page, 'mutation ($id: ID!) { deleteLongStayRate(id: $id) { success } }', { id: rate })
})

test('a room type is archived after a question only, which says how many guests wait for it', async ({ page }) => {
  const name = `Asked for ${run}`
  await openDesk(page, '/admin?tab=rooms&sub=types')
  const { id } = await makeRoomType(page, name)
  await onOperation(page, 'ArchiveQuestion', answer({ roomType: { __typename: 'RoomType', id, openStayRequests: 2 } }))
  await page.reload()
  const archive = card(page, name).getByRole('button', { name: `Archive ${name}` })
  const question = page.getByRole('alertdialog', { name: `Archive ${name}?` })
  await archive.click()
  await expect(question).toContainText('2 open stay requests need this room type: answer them first.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(archive).toBeFocused()
  await archive.press('Enter')
  await question.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(toast(page, `${name} was archived`)).toBeVisible()
  await expect(card(page, name)).toHaveCount(0)
})

/** A form, where it is, its opener, and what is in sight when it is open. */
const forms: [name: string, path: string, opener: string | null, shown: string][] = [
  ['room type', '/admin?tab=rooms&sub=types', 'Edit King Suite', 'Base price per night'],
  ['room', '/admin?tab=rooms&sub=rooms', 'Add Room', 'Room number'],
  ['rule', '/admin?tab=rooms&sub=pricing', 'Add Pricing Rule', 'Start date'],
  ['blocks', '/admin?tab=rooms&sub=availability', null, 'How many rooms'],
  ['coupons', '/admin?tab=coupons', null, 'Code or email address'],
  ['campaign', '/email-manager?tab=campaign', null, 'Email subject'],
  ['template', '/email-manager?tab=campaign', 'New template', 'Name'],
  ['import', '/email-admin', 'Import CSV', 'CSV file'],
  ['new post', '/admin?tab=blog', 'New post', 'Title'],
  ['post', '/admin?tab=blog&post=', null, 'Article'],
  ['invitation', '/admin?tab=staff', 'Invite somebody', 'Email'],
  ['webhook', '/admin?tab=webhooks', 'Add an endpoint', 'Address'],
  ['key', '/admin?tab=keys', 'Create a key', 'Name'],
  ['account', '/admin?tab=account', null, 'Current password'],
]

test('every form of the desk is accessible in the dark and on a phone', async ({ page }) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  await enterDesk(page)
  // The oldest post is the sample's, which nobody deletes meanwhile.
  const { blogPosts } = await askGraphql(page, '{ blogPosts(locale: en, last: 1) { nodes { id } } }')
  for (const [name, path, opener, shown] of forms)
    await test.step(name, async () => {
      await page.goto(name === 'post' ? `${path}${blogPosts.nodes[0].id}` : path)
      if (opener) await page.getByRole('button', { name: opener, exact: true }).click()
      await expect(page.getByLabel(shown, { exact: true })).toBeAttached()
      await settle(page)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })
})
