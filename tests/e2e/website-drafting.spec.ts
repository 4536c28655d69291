import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './browser.ts'
import { answer, askGraphql, enterDesk, holdFirstAnswer, onOperation, run, toast } from './desk.ts'
import { sandboxPort } from './sandbox.ts'

test.use({ baseURL: `http://localhost:${sandboxPort}` })
test.describe.configure({ mode: 'parallel' })

/** The stand-in of the model gives back what it is given, with this before it. */
const sketched = (text: string) => `¶ ${text}`

const publish = 'mutation ($input: PublishContentInput!) { publishContent(input: $input) { id } }'

const english = { answer: 'Dogs are {petFee} a night, from 5:30 PM.' }

/** A question that guests read in English. */
const makeQuestion = async (page: Page, question: string) => {
  await enterDesk(page)
  const { contentEntries } = await askGraphql(page, '{ contentEntries(kind: FAQ_CATEGORY) { key } }')
  const { createContent } = await askGraphql(
    page,
    'mutation ($input: CreateContentInput!) { createContent(input: $input) { id } }',
    {
      input: {
        kind: 'FAQ',
        data: { category: contentEntries[0].key, icon: 'paw' },
        texts: [{ locale: 'en', texts: { ...english, question } }],
      },
    },
  )
  await askGraphql(page, publish, { input: { id: createContent.id } })
  return createContent.id as string
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const read = async (page: Page, path: string) => (await page.request.get(path)).text()

for (const width of [1280, 390])
  test(`a language is drafted by the model, read, and only then published, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const question = `May I bring a dog of ${run} ${width}?`
    const id = await makeQuestion(page, question)
    const finnish = page.getByRole('group', { name: 'Finnish', exact: true })
    const asked = finnish.getByRole('textbox', { name: 'Question', exact: true })

    await test.step('the model writes, which is said, and what is typed meanwhile stays', async () => {
      await page.goto(`/admin?tab=website&kind=faq&entry=${id}`)
      await page.getByRole('button', { name: /^Finnish.*Missing/ }).click()
      const held = await holdFirstAnswer(page, 'DraftContentTranslation')
      await finnish.getByRole('button', { name: 'Draft in Finnish' }).press('Enter')
      await held.asked
      await expect(finnish.getByText('The model is writing the Finnish. This can take a minute.')).toBeVisible()
      await expect(finnish.getByRole('button', { name: 'Write it in Finnish' })).toBeDisabled()
      // One thing at a time: what would not be done cannot be pressed.
      for (const name of ['Publish now', 'Save draft', 'Put away'])
        await expect(page.getByRole('button', { name, exact: true })).toBeDisabled()
      await expectAccessible(page)
      await page.getByLabel('Source', { exact: true }).fill('the host')
      await page.getByLabel('Source', { exact: true }).blur()
      held.letGo()
      await expect(asked).toHaveValue(sketched(question))
      await expect(page.getByLabel('Source', { exact: true })).toHaveValue('the host')
    })

    await test.step('it is marked, and the keyboard goes on where it is approved', async () => {
      await expect(finnish.getByText('Drafted by the model: read it before publishing.')).toBeVisible()
      await expect(finnish.getByRole('button', { name: 'It is right' })).toBeFocused()
      await expect(page.getByRole('button', { name: /^Finnish.*To be read/ })).toBeVisible()
      await expect(page.getByText(/by Owner with a model/)).toBeVisible()
      await page.getByText('Publish only some languages').click()
      await expect(page.getByRole('checkbox', { name: 'Finnish · drafted, not read' })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })

    await test.step('unread it is not published', async () => {
      await press(page, 'Publish now')
      await expect(page.getByText('The text in Finnish was drafted by a model')).toBeVisible()
      expect(await read(page, '/fi/faq')).not.toContain(sketched(question))
    })

    await test.step('the overview counts it, and the list finds it', async () => {
      await page.goto('/admin?tab=website')
      await expect(page.getByRole('term').filter({ hasText: 'Drafted, not read' })).toBeVisible()
      const languages = page.getByRole('list', { name: 'Languages of questions' })
      await expect(languages.getByText(/^Finnish: .* drafted and not read/)).toBeAttached()
      await expectAccessible(page)
      await page.goto('/admin?tab=website&kind=faq&show=drafted&language=fi')
      await page.getByRole('link', { name: new RegExp(`dog of ${run} ${width}`) }).click()
      await expect(asked).toHaveValue(sketched(question))
    })

    await test.step('who has read it approves it, and guests read it', async () => {
      await finnish.getByRole('button', { name: 'It is right' }).press('Enter')
      await expect(finnish.getByText('It says what the English says. Save to keep that.')).toBeVisible()
      await press(page, 'Publish now')
      await expect(toast(page, 'Published: guests read it now')).toBeVisible()
      await expect(page.getByRole('button', { name: /^Finnish.*Up to date/ })).toBeVisible()
      const guests = await read(page, '/fi/faq')
      expect(guests).toContain(sketched(question))
      expect(guests).toContain('¶ Dogs are 25\u00a0$ a night, from 5:30 PM.')
    })

    await test.step('words that stand there are only drafted anew after a question', async () => {
      const english = page.getByRole('group', { name: 'English', exact: true })
      await english.getByRole('textbox', { name: 'Question', exact: true }).fill(`Is ${question}`)
      await press(page, 'Save draft')
      await expect(finnish.getByText('The English has changed since this was written.')).toBeVisible()
      await press(page, 'Draft in Finnish')
      const dialog = page.getByRole('alertdialog', { name: 'Draft the Finnish anew?' })
      await expect(dialog).toBeVisible()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog).toBeHidden()
      await expect(asked).toHaveValue(sketched(question))
    })

    await test.step('a failure is said beside the language, and can be tried again', async () => {
      let failures = 0
      await onOperation(page, 'DraftContentTranslation', async (route) => {
        if (failures > 0) return route.fallback()
        failures += 1
        const message = 'The language model did not answer in time. Nothing was changed'
        await route.fulfill({ json: { data: null, errors: [{ message, extensions: { code: 'UNAVAILABLE' } }] } })
      })
      await press(page, 'Draft in Finnish')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Draft in Finnish' }).click()
      const failure = finnish.getByRole('alert')
      await expect(failure).toContainText('The language model did not answer in time. Nothing was changed.')
      await expectAccessible(page)
      await expect(asked).toHaveValue(sketched(question))
      await expect(failure.getByRole('button', { name: 'Try again' })).toBeFocused()
      await failure.getByRole('button', { name: 'Try again' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Draft in Finnish' }).click()
      await expect(asked).toHaveValue(sketched(`Is ${question}`))
      await expect(finnish.getByText('Drafted by the model: read it before publishing.')).toBeVisible()
    })
  })

test('a draft that says what guests read already is no draft, and that is said', async ({ page }) => {
  const [before, after] = [`May I bring a parrot of ${run}?`, `Are parrots of ${run} welcome?`]
  const id = await makeQuestion(page, before)
  const save = (locale: string, texts: object) =>
    askGraphql(page, 'mutation ($input: SaveContentInput!) { saveContent(input: $input) { id } }', {
      input: { id, texts: [{ locale, texts }] },
    })
  await save('fi', { question: sketched(after), answer: sketched(english.answer) })
  await askGraphql(page, publish, { input: { id } })
  await save('en', { ...english, question: after })
  await page.goto(`/admin?tab=website&kind=faq&entry=${id}`)
  await page.getByRole('button', { name: /^Finnish.*Older than English/ }).click()
  await press(page, 'Draft in Finnish')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Draft in Finnish' }).click()
  await expect(toast(page, 'The model wrote what guests read already')).toBeVisible()
  await expect(page.getByText('The English has changed since this was written.')).toBeVisible()
  await expect(page.getByText('Drafted by the model')).toBeHidden()
})

test('of a record that is yet to be saved nobody hears that no model is connected', async ({ page }) => {
  await enterDesk(page)
  await page.goto('/admin?tab=website&kind=faq&entry=new')
  await page.getByRole('button', { name: /^Finnish/ }).click()
  await expect(page.getByRole('button', { name: 'Write it in Finnish' })).toBeVisible()
  await expect(page.getByText(/^A language model can draft it for you to read/)).toBeHidden()
})

test('where no model is connected the way to one stands in the place of the button', async ({ page }) => {
  const id = await makeQuestion(page, `May I bring a cat of ${run}?`)
  await onOperation(page, 'CanDraftContent', answer({ canDraftContent: false }))
  await page.goto(`/admin?tab=website&kind=faq&entry=${id}`)
  const finnish = page.getByRole('group', { name: 'Finnish', exact: true })
  await page.getByRole('button', { name: /^Finnish.*Missing/ }).click()
  await expect(finnish.getByText(/^A language model can draft it for you to read/)).toBeVisible()
  await expect(finnish.getByRole('button', { name: 'Draft in Finnish' })).toBeHidden()
  await expectAccessible(page)
  await finnish.getByRole('link', { name: 'Connections' }).click()
  await expect(page.getByRole('tab', { name: 'Connections' })).toHaveAttribute('aria-selected', 'true')
})
