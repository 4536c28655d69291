import type { Locator, Page } from '@playwright/test'
import { addDays } from '#graphql/stay-dates.ts'
import { inDays } from '../support/hotel-dates.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './browser.ts'
import { askGraphql, closeByEscape, enterDesk, hire, long, run, toast } from './desk.ts'

test.describe.configure({ mode: 'parallel' })

const monthDay = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' })
const short = (date: string) => monthDay.format(new Date(date))

let made = 0

/** A room type of this test, with rooms; the grid begins with today. */
const openGrid = async (page: Page, count = 3) => {
  made += 1
  const mark = `${run}-${test.info().workerIndex}-${made}`
  const name = `Sea fan ${mark}`
  await enterDesk(page)
  const { createRoomType } = await askGraphql(
    page,
    'mutation ($input: CreateRoomTypeInput!) { createRoomType(input: $input) { id } }',
    { input: { name, slug: `sea-fan-${mark}`, basePrice: 10_000, maxOccupancy: 2, displayOrder: 0 } },
  )
  const numbers = Array.from({ length: count }, (_, index) => `${mark.slice(-8)}${'abc'[index]}`)
  const rooms: string[] = []
  for (const [index, roomNumber] of numbers.entries()) {
    const input = { roomTypeId: createRoomType.id, roomNumber, floor: 1, accessible: index === 1 }
    const { createRoom } = await askGraphql(
      page,
      'mutation ($input: CreateRoomInput!) { createRoom(input: $input) { id } }',
      { input },
    )
    rooms.push(createRoom.id)
  }
  await page.goto('/admin?tab=rooms&sub=room-grid')
  const rowOf = (header: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${header}`) }) })
  const cellsOf = (number: string) => rowOf(`Room ${number}`).getByRole('gridcell')
  await expect(cellsOf(numbers[0]!).first()).toBeVisible()
  return { name, rooms, numbers, roomTypeId: createRoomType.id, typeCells: rowOf(name).getByRole('gridcell'), cellsOf }
}

const line = (page: Page) => page.locator('main output').first()
const bars = (cells: Locator) => cells.locator('[data-part=bar]')

test('two rooms are blocked for a week by keys, shown as bars, freed in part, and each change is taken back in one press', async ({
  page,
}) => {
  const { name, numbers, rooms, typeCells, cellsOf } = await openGrid(page)
  const [first, second] = [cellsOf(numbers[0]!), cellsOf(numbers[1]!)]
  const night = inDays(2)
  await expect(first.nth(2)).toHaveAccessibleName(`Room ${numbers[0]}, ${long(night)}, not blocked`)
  await expect(typeCells.nth(2)).toHaveAccessibleName(`${name}, ${long(night)}, 3 of 3 free`)
  await expect(page.getByRole('rowheader', { name: `Room ${numbers[1]} accessible` })).toBeVisible()

  await first.nth(2).click()
  await page.keyboard.press('Shift+ArrowDown')
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('Shift+ArrowRight')
  await expect(second.nth(8)).toBeFocused()
  const both = `Rooms ${numbers[0]} and ${numbers[1]}`
  await expect(line(page)).toHaveText(`${both}: 14 nights${long(night)} to ${long(inDays(8))}`)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Block rooms' })
  await expect(dialog).toContainText(`${both}, ${long(night)} to ${long(inDays(8))}.`)
  await expect(dialog.getByLabel('Reason')).toBeFocused()
  await dialog.getByLabel('Reason').selectOption({ label: 'Out of order' })
  await dialog.getByLabel('Note (optional)').fill('New beds')
  await expectAccessible(page)
  await dialog.getByLabel('Note (optional)').press('Enter')
  await expect(dialog).toBeHidden()
  await expect(toast(page, `${both} blocked`)).toBeVisible()
  await expect(second.nth(8)).toBeFocused()
  await expect(bars(first)).toHaveCount(7)
  await expect(typeCells.nth(2)).toHaveAccessibleName(`${name}, ${long(night)}, 1 of 3 free`)
  const blocked = `Room ${numbers[0]}, ${long(night)}, out of order from ${short(night)} to ${short(inDays(8))}`
  await expect(first.nth(2)).toHaveAccessibleName(blocked)
  await expect(first.nth(2)).toHaveAccessibleDescription('New beds')
  // One bar: no gap between the cells, an end where the block has one.
  const boxes = await Promise.all([2, 3, 8].map((column) => bars(first.nth(column)).boundingBox()))
  expect(boxes[1]!.x - (boxes[0]!.x + boxes[0]!.width)).toBeLessThanOrEqual(0.5)
  expect(
    await first.evaluateAll((cells) => cells.map((cell) => [cell.dataset['begins'], cell.dataset['ends']].join(''))),
  ).toEqual(Array.from({ length: 31 }, (_, column) => (column === 2 || column === 8 ? 'true' : '')))

  // The same once more is refused, room by room, and what is filled in stays.
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Block 2 rooms' }).click()
  await expect(dialog.getByText(`Room ${numbers[0]} is blocked already from ${night} to ${inDays(8)}`)).toBeVisible()
  await expect(dialog.getByText(`Room ${numbers[1]} is blocked already`)).toBeVisible()
  await closeByEscape(page, dialog)

  // Two nights in the middle, of the first room alone.
  await first.nth(4).click()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(line(page)).toContainText(
    `Room ${numbers[0]} is blocked: out of order from ${short(night)} to ${short(inDays(8))}, New beds`,
  )
  await page.getByRole('button', { name: 'Free these nights' }).click()
  await expect(bars(first)).toHaveCount(5)
  await expect(bars(second)).toHaveCount(7)
  await expect(first.nth(4)).toHaveAccessibleName(/not blocked$/)
  await expect(page.getByRole('button', { name: 'Free these nights' })).toBeFocused()
  await toast(page, `Room ${numbers[0]}: 2 nights freed`).getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, 'The blocks are as they were')).toBeVisible()
  await expect(first.nth(4)).toHaveAccessibleName(new RegExp(`from ${short(night)} to ${short(inDays(8))}$`))

  await page.getByRole('button', { name: 'Free these nights' }).click()
  await expect(bars(first)).toHaveCount(5)
  await page.getByRole('button', { name: 'Free these nights' }).click()
  await expect(toast(page, 'Nothing was freed')).toContainText('None of these rooms is blocked on these nights')

  // Another window blocks a room: the grid hears of it.
  await askGraphql(page, 'mutation ($input: BlockRoomsInput!) { blockRooms(input: $input) { blocks { id } } }', {
    input: { roomIds: [rooms[2]], firstNight: night, lastNight: addDays(night, 1), reason: 'MANUAL_BOOKING' },
  })
  await expect(bars(cellsOf(numbers[2]!))).toHaveCount(2)
})

test('rooms are chosen by dragging, blocked, and on sale again after Undo; the nights of a type are told and not chosen', async ({
  page,
}) => {
  const { name, numbers, roomTypeId, typeCells, cellsOf } = await openGrid(page)
  await askGraphql(page, 'mutation ($input: CreateBlockInput!) { createBlock(input: $input) { id } }', {
    input: { roomTypeId, rooms: 1, firstNight: inDays(1), lastNight: inDays(1), reason: 'MANUAL_BOOKING' },
  })
  await expect(typeCells.nth(1)).toHaveText('2/31b')
  await expect(typeCells.nth(1)).toHaveAccessibleName(
    `${name}, ${long(inDays(1))}, 2 of 3 free, 1 manual booking without a room number`,
  )
  await expect(page.getByText(/it does not say in which room a guest sleeps/)).toBeVisible()
  const block = page.getByRole('button', { name: 'Block these rooms' })
  await expect(block).toBeDisabled()
  await typeCells.nth(1).click()
  await expect(line(page)).toHaveText('Choose rooms: the row of a room type cannot be blocked here.')
  await expect(block).toBeDisabled()

  const [first, last] = [cellsOf(numbers[0]!), cellsOf(numbers[2]!)]
  await first.nth(3).hover()
  await page.mouse.down()
  await last.nth(5).hover()
  await page.mouse.up()
  await expect(page.locator('td[aria-selected=true]')).toHaveCount(9)
  await expectAccessible(page)
  await block.click()
  await page.getByRole('button', { name: 'Block 3 rooms' }).click()
  await expect(bars(first)).toHaveCount(3)
  await expect(typeCells.nth(3)).toHaveText('0/3')
  await expect(block).toBeFocused()
  const done = toast(page, `Rooms ${numbers[0]}, ${numbers[1]}, and ${numbers[2]} blocked`)
  await done.getByRole('button', { name: 'Undo' }).click()
  await expect(bars(first)).toHaveCount(0)
  await expect(typeCells.nth(3)).toHaveText('3/3')
  // What somebody else blocked stays.
  await expect(typeCells.nth(1)).toHaveText('2/31b')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('two presses choose nights, and the line that says so lies over no row', async ({ page }) => {
    const { numbers, cellsOf } = await openGrid(page)
    const cells = cellsOf(numbers[0]!)
    await cells.first().scrollIntoViewIfNeeded()
    await cells.first().tap()
    await expect(line(page)).toContainText('Press the last night to choose all between.')
    await cells.nth(2).tap()
    await expect(line(page)).toContainText(`Room ${numbers[0]}: 3 nights`)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Block these rooms' }).tap()
    await page.getByRole('button', { name: 'Block the room' }).tap()
    await expect(bars(cells)).toHaveCount(3)
  })

  for (const [grid, sub] of [
    ['rooms', 'room-grid'],
    ['rates', 'grid'],
  ] as const)
    test(`the first rows of the ${grid} grid are whole, as it opens and with everything chosen`, async ({ page }) => {
      await enterDesk(page)
      await page.goto(`/admin?tab=rooms&sub=${sub}`)
      const rows = page.getByRole('grid').getByRole('row')
      const firstCells = [1, 2, 3].map((row) => rows.nth(row).getByRole('gridcell').first())
      /** What a press in the middle of the first cells would meet. */
      const covered = async () => {
        const hits = firstCells.map((cell) =>
          cell.evaluate((element) => {
            const { left, top, width, height } = element.getBoundingClientRect()
            const met = document.elementFromPoint(left + width / 2, top + height / 2)
            return top + height / 2 > innerHeight - 72 || element.contains(met)
          }),
        )
        return (await Promise.all(hits)).filter((isFree) => !isFree).length
      }
      await expect(firstCells[0]!).toBeAttached()
      expect(await covered()).toBe(0)
      await page.getByRole('button', { name: 'Choose all' }).tap()
      expect(await covered()).toBe(0)
      await firstCells[2]!.scrollIntoViewIfNeeded()
      expect(await covered()).toBe(0)
    })
})

test('who may only read the rooms walks through the bars, and has nothing to change them by', async ({
  page,
  browser,
  baseURL,
}) => {
  const { numbers, rooms } = await openGrid(page)
  await askGraphql(page, 'mutation ($input: BlockRoomsInput!) { blockRooms(input: $input) { blocks { id } } }', {
    input: { roomIds: rooms, firstNight: inDays(0), lastNight: inDays(1), reason: 'MANUAL_BOOKING', note: 'Weber' },
  })
  const reader = await hire(page, browser, baseURL!, { name: 'Rosa', role: 'DESK' })
  await reader.goto('/admin?tab=rooms&sub=room-grid')
  const row = reader.getByRole('row').filter({ has: reader.getByRole('rowheader', { name: `Room ${numbers[0]}` }) })
  await row.getByRole('gridcell').first().click()
  await reader.keyboard.press('ArrowRight')
  await expect(row.getByRole('gridcell').nth(1)).toBeFocused()
  await expect(line(reader)).toContainText('manual booking from')
  await reader.keyboard.press('Enter')
  await expect(reader.getByRole('dialog')).toBeHidden()
  await expect(reader.getByRole('button', { name: /^(Block|Free) these/ })).toHaveCount(0)
  await expect(reader.getByText('Managers and owners block rooms here.')).toBeVisible()
})
