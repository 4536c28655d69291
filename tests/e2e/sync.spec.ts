import { expect, expectAccessible, expectNoSidewaysScroll, letPass, test } from './browser.ts'
import { answer, askGraphql, onOperation, openDesk, toast, watchOperations, withoutStream } from './desk.ts'
import { sandboxUrl } from './sandbox.ts'

test.use({ baseURL: sandboxUrl })

test('a sync by hand: banner, toast, health, history, and what changed', async ({ page }) => {
  await openDesk(page, '/admin?tab=sync')
  const sync = page.getByRole('region', { name: 'Little Hotelier Sync' })
  await expect(sync.getByText('Sandbox', { exact: true })).toBeVisible()
  await expect(sync).toContainText('daily at 3 AM')
  await expect(sync).toContainText('next 90 days of availability')
  await expect(sync).toContainText('current pricing and minimum stay')
  await expect(sync).toContainText(/Next sync\w{3} \d\d, \d{4} 3:00 AM/)

  // A run against the sandbox takes a moment; it is held so that the state in between can be seen.
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName === 'RunSync') await held
    await route.continue()
  })
  await sync.getByRole('button', { name: 'Sync Now' }).click()
  await expect(sync.getByText('Syncing with Little Hotelier... This may take a few moments.')).toBeVisible()
  await expect(sync.getByRole('button', { name: 'Syncing...' })).toBeDisabled()
  release()
  await expect(page.getByText('Sync Successful')).toBeVisible()
  await expect(page.getByText('Room availability and pricing have been updated from Little Hotelier')).toBeVisible()
  await expect(sync.getByText('Healthy')).toBeVisible()
  await expect(sync).toContainText(/Last sync\w{3} \d\d, \d{4} \d{1,2}:\d\d [AP]M/)

  const history = page.getByRole('list', { name: 'Syncs, the newest first' })
  await history
    .getByRole('button', { name: /^Show \d+ changes?$/ })
    .last()
    .click()
  const changes = history.getByRole('table', { name: 'Nights changed by this sync' })
  await expect(changes.getByRole('row').nth(1)).toContainText(/\$\d+/)
  await expectAccessible(page)

  await page.route('**/graphql', (route) => route.abort())
  await sync.getByRole('button', { name: 'Refresh Status' }).click()
  await expect(sync.getByText(/Unable to load sync status/)).toBeVisible()
  await expect(sync.getByText('Healthy')).toBeVisible()
  await sync.getByRole('button', { name: 'Sync Now' }).click()
  await expect(toast(page, 'Error')).toContainText('Failed to trigger manual sync')
  await expect(toast(page, 'Error')).toHaveAttribute('data-type', 'error')
})

test('a run that somebody else began comes into the history that is open', async ({ page }) => {
  const asked = watchOperations(page)
  const timesAsked = () => asked.filter((name) => name === 'SyncHistory').length
  await openDesk(page, '/admin?tab=sync')
  await expect(page.getByRole('list', { name: 'Syncs, the newest first' })).toBeVisible()
  const before = timesAsked()
  await askGraphql(page, 'mutation { runSync { success } }')
  await expect.poll(timesAsked).toBeGreaterThan(before)
})

test('health, times and refusals are told as they are, and the status is read again in time', async ({ page }) => {
  let shown: object = {
    isHealthy: false,
    roomsWithAvailability: 7,
    lastSync: null,
    nextSync: 'soon',
    running: false,
  }
  let reads = 0
  /** When the first was asked for, by the clock of the page. */
  let began = 0
  await page.clock.install({ time: '2027-01-04T15:00:00Z' })
  await withoutStream(page)
  await onOperation(page, 'SyncCard', async (route) => {
    began ||= await page.evaluate(() => Date.now())
    const { data } = await (await route.fetch()).json()
    await route.fulfill({ json: { data: { ...data, syncStatus: { ...data.syncStatus, ...shown } } } })
    // Counted when it is over: a question that is still under way would stand for the next one.
    reads += 1
  })
  // The clock of the page stands but where the test turns it: on a slow machine half a minute is soon over.
  await page.clock.pauseAt('2027-01-04T15:01:00Z')
  const asked = watchOperations(page)
  const timesAsked = () => asked.filter((name) => name === 'SyncCard').length
  await openDesk(page, '/admin?tab=sync')
  const sync = page.getByRole('region', { name: 'Little Hotelier Sync' })
  // Parts that come late are shown by the clock too: a little at a time, far less than the half minute.
  await expect
    .poll(async () => {
      await page.clock.runFor(100)
      return sync.getByText('Needs Sync').isVisible()
    })
    .toBe(true)
  await expect(sync).toContainText('Available rooms7')
  await expect(sync).toContainText('Last syncNever')
  await expect(sync).toContainText('Next syncInvalid date')

  // Every half minute while somebody looks.
  await expect.poll(() => reads).toBe(1)
  shown = { ...shown, isHealthy: true, lastSync: '2027-01-04T08:00:00.000Z' }
  await letPass(page, began + 28_500 - (await page.evaluate(() => Date.now())))
  expect(timesAsked()).toBe(1)
  await expect(sync.getByText('Needs Sync')).toBeVisible()
  await letPass(page, 4_000)
  await expect.poll(() => reads).toBe(2)
  await expect(sync.getByText('Healthy')).toBeVisible()
  await expect(sync).toContainText('Last syncJan 04, 2027 3:00 AM')

  for (const [title, message, told] of [
    ['Sync Successful', 'No night changed', 'Room availability and pricing have been updated from Little Hotelier'],
    ['Sync Failed', 'A sync is already running', 'A sync is already running.'],
    ['Sync Failed', '', 'Please check the server logs for details'],
  ] as const) {
    const success = title === 'Sync Successful'
    await onOperation(page, 'RunSync', answer({ runSync: { __typename: 'SyncResult', success, message } }))
    const before = reads
    await sync.getByRole('button', { name: 'Sync Now' }).click()
    await expect(toast(page, title)).toContainText(told)
    await expect(toast(page, title)).toHaveAttribute('data-type', success ? 'success' : 'error')
    expect(reads).toBe(before)
    // And two seconds after a run by hand.
    await letPass(page, 2_100)
    await expect.poll(() => reads).toBe(before + 1)
  }
})

test('rate plans are mapped to room types at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openDesk(page, '/admin?tab=sync')
  const plans = page.getByRole('list', { name: 'Rate plans' })
  const first = plans.getByRole('combobox').first()
  const before = await first.inputValue()
  await first.selectOption({ label: 'No room type' })
  await expect(page.getByText(/feeds no room type$/)).toBeVisible()
  await expect(page.getByText(/One rate plan feeds no room type/)).toBeVisible()
  const taken = await plans.getByRole('combobox').nth(1).inputValue()
  await first.selectOption(taken)
  await expect(page.getByText('The rate plan was not changed')).toBeVisible()
  await expect(first).toHaveValue('')
  await first.selectOption(before)
  await expect(page.getByText(/One rate plan feeds no room type/)).toHaveCount(0)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
