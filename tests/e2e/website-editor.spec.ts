import type { Page } from '@playwright/test'
import { markupFaults } from '../support/markup-faults.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './browser.ts'
import { askGraphql, enterDesk, holdFirstAnswer, openDesk, run, toast } from './desk.ts'
import { sandboxPort } from './sandbox.ts'

// What is changed here, other tests read on the pages of the plain server.
test.use({ baseURL: `http://localhost:${sandboxPort}` })
test.describe.configure({ mode: 'parallel' })

const addressOf = async (page: Page, kind: string, key?: string) => {
  const { contentEntries } = await askGraphql(
    page,
    'query ($kind: ContentKind!) { contentEntries(kind: $kind) { id key } }',
    { kind: kind.toUpperCase().replaceAll('-', '_') },
  )
  const { id } = contentEntries.find((entry: { key: string }) => !key || entry.key === key)
  return `/admin?tab=website&kind=${kind}&entry=${id}`
}

const openEntry = async (page: Page, kind: string, key?: string) => {
  await enterDesk(page)
  await page.goto(await addressOf(page, kind, key))
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeVisible()
}

const language = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const read = async (page: Page, path: string) => (await page.request.get(path)).text()

test('a new telephone number is seen in its sentences, published, read everywhere and taken back', async ({ page }) => {
  const [number, link] = ['(561) 555-0163', '+15615550163']
  await openEntry(page, 'facts')

  await test.step('what is wrong is said at its field', async () => {
    await page.getByLabel('Phone link').fill('call us')
    await page.getByLabel('Number of rooms').fill('many')
    await press(page, 'Publish now')
    await expect(page.getByText('Number of rooms must be a number')).toBeVisible()
    await expect(page.getByText('Phone link must be like +12125550100')).toBeVisible()
    await expect(page.getByLabel('Number of rooms')).toBeFocused()
    await page.getByLabel('Number of rooms').fill('22')
  })

  await test.step('the sentences that change', async () => {
    await page.getByLabel('Phone', { exact: true }).fill(number)
    await page.getByLabel('Phone link').fill(link)
    await press(page, 'Publish now')
    const dialog = page.getByRole('dialog', { name: 'Sentences that change' })
    const finnish = dialog.getByRole('region', { name: 'Finnish' })
    await expect(finnish.locator('ins', { hasText: '555-0163' }).first()).toBeVisible()
    await expect(finnish.locator('del', { hasText: '555-0152' }).first()).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Publish the facts' }).click()
    await expect(toast(page, 'Published: guests read it now')).toBeVisible()
    await expect(page.getByText('Guests read what you see here.')).toBeVisible()
  })

  await test.step('on the page and for search engines', async () => {
    for (const path of ['/contact', '/fi/contact']) expect(await read(page, path)).toContain(number)
    await page.goto('/')
    const structured = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(structured.join()).toContain(link)
  })

  await test.step('the number before comes back from the revisions', async () => {
    await openEntry(page, 'facts')
    await page
      .getByRole('button', { name: /^Look at the revision of/ })
      .last()
      .click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('dt', { hasText: /^Phone$/ })).toBeVisible()
    await expect(dialog.locator('ins', { hasText: '555-0152' }).first()).toBeVisible()
    await dialog.getByRole('button', { name: 'Bring back' }).click()
    await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('(561) 555-0152')
    await expect(page.getByText(/^Guests read the version of /)).toBeVisible()
    await press(page, 'Publish now')
    await press(page, 'Publish the facts')
    await expect(toast(page, 'Published: guests read it now')).toBeVisible()
    expect(await read(page, '/contact')).toContain('(561) 555-0152')
  })
})

test('a restaurant in two languages, from the first word to its page', async ({ page, context }) => {
  const name = `Coquina Grill ${run}`
  await openDesk(page, '/admin?tab=website&kind=restaurant&entry=new')
  const english = language(page, 'English')

  await test.step('what is missing or unknown is named at its field', async () => {
    await page.getByLabel('Distance').fill('0.4 miles')
    await page.getByLabel('Address', { exact: true }).fill('12 Ocean Avenue')
    await page.getByLabel('Latitude').fill('26.58')
    await page.getByLabel('Longitude').fill('-80.05')
    await press(page, 'Choose pictures')
    const dialog = page.getByRole('dialog', { name: 'Choose pictures' })
    await dialog.getByLabel('Search pictures').fill('key lime pie')
    await expect(dialog.getByRole('checkbox')).toHaveCount(1)
    const pie = dialog.getByRole('checkbox', { name: 'Slice of key lime pie' })
    await pie.press('Space')
    await expect(pie).toBeChecked()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await press(page, 'Save draft')
    await expect(english.getByText('Name is required')).toBeVisible()
    await expect(english.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
    await english.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
    await english.getByRole('textbox', { name: 'Cuisine', exact: true }).fill('Seafood')
    await english
      .getByRole('textbox', { name: 'Description', exact: true })
      .fill('Dogs are {dogFee} at {hotel}, cats $25.')
    await english.getByRole('textbox', { name: 'Features', exact: true }).fill('On the water\n\n Live music ')
    await english.getByRole('textbox', { name: 'Directions', exact: true }).fill('Over the bridge.')
    await press(page, 'Save draft')
    await expect(english.getByText('{dogFee} is no fact of the hotel')).toBeVisible()
    await expect(english.getByRole('textbox', { name: 'Description', exact: true })).toBeFocused()
  })

  await test.step('a fee that was typed is pointed out, and a fact is put in from the menu', async () => {
    await expect(english.getByText('“$25” is the fact petFee.')).toBeVisible()
    await english.getByRole('button', { name: 'Put {petFee} in the place of $25' }).click()
    await expect(english.getByRole('textbox', { name: 'Description', exact: true })).toHaveValue(
      'Dogs are {dogFee} at {hotel}, cats {petFee}.',
    )
    await english.getByRole('textbox', { name: 'Description', exact: true }).fill('Dogs are not allowed. Call us at ')
    await english.getByRole('button', { name: 'Insert a fact: Description' }).click()
    await page.getByRole('combobox', { name: 'Search facts' }).fill('555')
    await page.keyboard.press('Enter')
    await expect(english.getByRole('textbox', { name: 'Description', exact: true })).toBeFocused()
    await expect(english.getByRole('textbox', { name: 'Description', exact: true })).toHaveValue(
      'Dogs are not allowed. Call us at {phone}',
    )
  })

  await test.step('the other language', async () => {
    await page.getByRole('button', { name: /^Finnish/ }).click()
    await press(page, 'Write it in Finnish')
    const finnish = language(page, 'Finnish')
    await finnish.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
    await finnish.getByRole('textbox', { name: 'Cuisine', exact: true }).fill('Kalaa')
    await finnish.getByRole('textbox', { name: 'Description', exact: true }).fill('Soita ')
    await finnish.getByRole('button', { name: /^Insert phone,/ }).click()
    await expect(finnish.getByRole('textbox', { name: 'Description', exact: true })).toHaveValue('Soita {phone}')
    await expect(finnish.getByRole('textbox', { name: 'Features', exact: true })).toHaveAccessibleDescription(
      /^Missing/,
    )
    await finnish.getByRole('textbox', { name: 'Features', exact: true }).fill('Veden äärellä\nMusiikkia')
    await finnish.getByRole('textbox', { name: 'Directions', exact: true }).fill('Sillan yli.')
    await press(page, 'Publish now')
    await expect(toast(page, 'Published: guests read it now')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  })

  await test.step('guests read it, in English where nobody has written it', async () => {
    expect(await read(page, '/things-to-do')).toContain('Dogs are not allowed. Call us at (561) 555-01')
    expect(await read(page, '/fi/things-to-do')).toContain('Soita (561) 555-01')
    expect(await read(page, '/de/things-to-do')).toContain('Dogs are not allowed. Call us at (561) 555-01')
  })

  await test.step('of two who change it the second is told, and nothing is lost', async () => {
    const colleague = await context.newPage()
    await colleague.goto(page.url())
    await language(colleague, 'English').getByRole('textbox', { name: 'Cuisine', exact: true }).fill('Fish')
    await press(colleague, 'Save draft')
    await expect(toast(colleague, 'Draft saved')).toBeVisible()
    await colleague.close()
    await english.getByRole('textbox', { name: 'Hours', exact: true }).fill('Daily from noon')
    await press(page, 'Save draft')
    const told = page.getByRole('alert').filter({ hasText: 'changed by Owner meanwhile' })
    await expect(told).toContainText('English: Cuisine: Seafood → Fish')
    await press(page, 'Keep mine and save')
    await expect(toast(page, 'Draft saved')).toBeVisible()
    await expect(english.getByRole('textbox', { name: 'Cuisine', exact: true })).toHaveValue('Fish')
    await expect(english.getByRole('textbox', { name: 'Hours', exact: true })).toHaveValue('Daily from noon')
  })

  await test.step('the page with the draft, for staff alone', async () => {
    const preview = page.getByRole('link', { name: 'Preview on the page in Finnish' })
    await expect(preview).toHaveAttribute('href', '/fi/things-to-do?drafts')
    expect(await read(page, '/things-to-do?drafts')).toContain('Daily from noon')
    expect(await read(page, '/things-to-do')).not.toContain('Daily from noon')
  })

  await test.step('each text of the translation says how it stands, and is written or confirmed by itself', async () => {
    await page.getByRole('button', { name: /^Finnish.*Incomplete/ }).click()
    const finnish = language(page, 'Finnish')
    const field = (label: string) => finnish.getByRole('textbox', { name: label, exact: true })
    const stands = (states: Record<string, RegExp>) =>
      Promise.all(
        Object.entries(states).map(([label, state]) => expect(field(label)).toHaveAccessibleDescription(state)),
      )
    await stands({ Name: /^Up to date/, Cuisine: /^Older than English/, Hours: /^Missing/, Features: /^Up to date/ })
    await field('Hours').fill('Joka päivä kello 12')
    await stands({ Hours: /^Up to date/ })

    await expect(finnish.getByText('The English has changed since this was written.')).toBeVisible()
    await press(page, 'It still says the same')
    const right = finnish.getByRole('button', { name: 'Still right: Cuisine' })
    await expect(right).toHaveAttribute('aria-pressed', 'true')
    await stands({ Cuisine: /^Up to date/ })
    await right.press('Space')
    await stands({ Cuisine: /^Older than English/ })
    await expect(finnish.getByText('The English has changed since this was written.')).toBeVisible()
    await right.press('Space')
    await expect(right).toBeFocused()
    await expect(finnish.getByText('It says what the English says. Save to keep that.')).toBeVisible()
    await expectAccessible(page)

    await press(page, 'Save draft')
    await expect(page.getByRole('button', { name: /^Finnish.*Up to date/ })).toBeVisible()
    await expect(finnish.getByRole('button', { name: /^Still right/ })).toHaveCount(0)
    await english.getByRole('textbox', { name: 'Directions', exact: true }).fill('Over the new bridge.')
    await stands({ Directions: /^Older than English/, Cuisine: /^Up to date/ })
    await english.getByRole('textbox', { name: 'Directions', exact: true }).fill('Over the bridge.')
    await stands({ Directions: /^Up to date/ })
  })

  await test.step('at a time, which can be taken back', async () => {
    await page.getByLabel('Appears on (hotel time)').fill(`${new Date().getFullYear() + 1}-06-01T08:00`)
    await press(page, 'Schedule')
    await expect(
      page.getByText(/^Is published on Jun 1, \d{4}, 8:00 AM, hotel time\. Guests read the version/),
    ).toBeVisible()
    await press(page, 'Take the time back')
    await expect(page.getByText(/^Guests read the version of/)).toBeVisible()
  })

  await test.step('one language alone', async () => {
    await language(page, 'Finnish').getByRole('textbox', { name: 'Cuisine', exact: true }).fill('Kalaa ja äyriäisiä')
    await page.getByText('Publish only some languages').click()
    await press(page, 'Publish these languages')
    await expect(page.getByText('Choose at least one language')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Finnish' }).press('Space')
    await expect(page.getByRole('checkbox', { name: 'Finnish' })).toBeChecked()
    await press(page, 'Publish these languages')
    await expect(toast(page, 'Published: guests read it now')).toBeVisible()
    expect(await read(page, '/fi/things-to-do')).toContain('Kalaa ja äyriäisiä')
    expect(await read(page, '/things-to-do')).not.toContain('Daily from noon')
  })

  await test.step('put away', async () => {
    await press(page, 'Put away')
    await expect(page.getByText('Put away: guests do not see it. It can be changed once it is back.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Cuisine', exact: true }).first()).toBeDisabled()
    expect(await read(page, '/things-to-do')).not.toContain(name)
  })

  await test.step('brought back and put away, with what is typed meanwhile', async () => {
    const cuisine = language(page, 'Finnish').getByRole('textbox', { name: 'Cuisine', exact: true })
    await press(page, 'Bring it back')
    await expect(toast(page, 'It is back')).toBeVisible()
    await cuisine.fill('Kalaa ja keittoa')
    await press(page, 'Put away')
    await expect(toast(page, 'It is put away')).toBeVisible()
    await expect(cuisine).toBeDisabled()
    await expect(cuisine).toHaveValue('Kalaa ja keittoa')
    await expect(page.getByText(/^Your last changes are not saved yet\./)).toBeVisible()
    await press(page, 'Bring it back')
    await expect(cuisine).toBeEnabled()
    await expect(cuisine).toHaveValue('Kalaa ja keittoa')
  })
})

test('a text is changed by keyboard alone, and what is typed survives a reload', async ({ page }) => {
  await openEntry(page, 'faq', 'pool')
  const question = language(page, 'English').getByRole('textbox', { name: 'Question', exact: true })
  const tabTo = async (name: string | RegExp) => {
    const wanted = page.getByRole('button', { name }).first()
    for (let presses = 0; presses < 60; presses += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not lead to ${name}`)
  }
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused()
  const before = await question.inputValue()
  await tabTo('Insert a fact: Question')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Search facts' })).toBeFocused()
  await page.keyboard.type('beach')
  const second = page.getByRole('option').nth(1)
  // The facts come by a question of their own.
  await expect(second).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(second).toHaveAttribute('aria-selected', 'true')
  const [fact] = /\{\w+\}/.exec(await second.innerText())!
  await page.keyboard.press('Enter')
  await expect(question).toBeFocused()
  await page.keyboard.type('?')
  const typed = await question.inputValue()
  expect(typed).toContain(fact)
  expect(typed).not.toBe(before)
  await expect(page.getByText('Your last changes are not saved yet. They are kept on this device.')).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(question).toHaveValue(typed)
  await tabTo('Throw it away')
  await page.keyboard.press('Enter')
  await expect(question).toHaveValue(before)
})

test('the editor is accessible on a phone and wide, in light and dark', async ({ page }) => {
  await enterDesk(page)
  const addresses = [
    await addressOf(page, 'facts'),
    await addressOf(page, 'restaurant'),
    '/admin?tab=website&kind=room-block&entry=new',
  ]
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const address of addresses) {
      await page.goto(address)
      await expect(page.getByRole('button', { name: 'Save draft' })).toBeVisible()
      await expect(page.locator('.chakra-skeleton')).toHaveCount(0)
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
        expect(await page.evaluate(`(${markupFaults})(document)`)).toEqual([])
      }
    }
  }
})

test('what a publishing adds to the revisions is shown, though an answer from before it comes late', async ({
  page,
}) => {
  await enterDesk(page)
  const address = await addressOf(page, 'getting-around')
  const revisions = await holdFirstAnswer(page, 'ContentRevisions')
  await page.goto(address)
  await revisions.asked
  const english = language(page, 'English').getByRole('textbox').last()
  await english.fill(`${await english.inputValue()} ${run}`)
  await press(page, 'Publish now')
  await expect(toast(page, 'Published: guests read it now')).toBeVisible()
  revisions.letGo()
  await expect(page.getByRole('button', { name: /^Look at the revision of/ })).toHaveCount(2)
})
