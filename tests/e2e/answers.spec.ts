import { randomUUID } from 'node:crypto'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './browser.ts'
import {
  askGraphql,
  closeByEscape,
  enterDesk,
  expectFocusIn,
  holdAnswers,
  holdFirstAnswer,
  onOperation,
  openDesk,
  run,
  toast,
} from './desk.ts'

interface Asking {
  name: string
  message: string
  language: string
  phone?: string
}

/** An inquiry of this test alone, by its id. The same words of the same person within a minute are one inquiry. */
const ask = async (
  page: Parameters<typeof askGraphql>[0],
  { name, message, language, phone }: Asking,
): Promise<string> => {
  const email = `${name.toLowerCase().replaceAll(' ', '-')}-${run}@guests.example`
  const { submitInquiry } = await askGraphql(
    page,
    'mutation ($input: SubmitInquiryInput!) { submitInquiry(input: $input) { id } }',
    { input: { name, message, language, email, phone } },
  )
  return submitInquiry.id
}

for (const width of [390, 1280])
  test(`a saved reply is written, and answers a guest once its gaps are filled, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const name = `Pier ${width} ${run}`
    // The same words of the same person within a minute are one inquiry.
    const guest = `Jonas Vogel ${width}`
    await openDesk(page, '/admin?tab=replies')
    await page.getByRole('button', { name: 'Add Saved Reply' }).click()
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('English').fill('Hello {guestName}, see you on {arrival}.')
    await page.getByLabel('Other language').selectOption('de')
    await page.getByLabel('German').fill('Guten Tag {guestName}, bis zum {arrivall}.')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create saved reply' }).click()
    await expect(page.getByRole('alert').filter({ hasText: '{arrivall} is none of the placeholders' })).toBeVisible()
    await page.getByLabel('German').fill('Guten Tag {guestName}, bis zum {arrival}.')
    await page.getByRole('button', { name: 'Create saved reply' }).click()
    // The form has gone and gives the focus back, which nothing typed meanwhile would keep.
    await expect(page.getByRole('button', { name: 'Add Saved Reply' })).toBeFocused()
    await page.getByLabel('Search saved replies').fill(name)
    await expect(page.getByRole('article').filter({ hasText: name })).toContainText('In English, German')
    await expectNoSidewaysScroll(page)

    const id = await ask(page, { name: guest, message: 'Haben Sie noch Platz?', language: 'de' })
    await page.goto(`/admin?tab=inquiries&inquiry=${id}`)
    await page.getByLabel('Saved reply').selectOption(name)
    await page.getByRole('button', { name: 'Put into the answer' }).click()
    const answer = page.getByLabel(`Answer to ${guest}`)
    await expect(answer).toHaveValue(`Guten Tag ${guest}, bis zum {arrival}.`)
    const send = page.getByRole('button', { name: 'Send answer' })
    await expect(send).toBeDisabled()
    await expect(page.getByText('Write what belongs there before you send it: {arrival}')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await answer.fill(`Guten Tag ${guest}, bis bald.`)
    await send.click()
    await expect(page.getByRole('article').filter({ hasText: 'bis bald.' })).toBeVisible()
  })

test('what is typed into an answer while it is on its way stays', async ({ page }) => {
  await enterDesk(page)
  const guest = 'Elsa Rautio'
  const id = await ask(page, { name: guest, message: 'Is there a lift?', language: 'en' })
  await page.goto(`/admin?tab=inquiries&inquiry=${id}`)
  const answer = page.getByLabel(`Answer to ${guest}`)
  const sending = await holdFirstAnswer(page, 'SendReply')
  await answer.fill('There is none.')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await sending.asked
  await answer.fill('There is none. The garden room needs no stairs.')
  sending.letGo()
  await expect(page.getByRole('article').filter({ hasText: 'There is none.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send answer' })).toBeEnabled()
  await expect(answer).toHaveValue('There is none. The garden room needs no stairs.')
})

test('an answer that went out is done, even where the word of it was lost', async ({ page }) => {
  await enterDesk(page)
  const guest = 'Airi Kask'
  const id = await ask(page, { name: guest, message: 'Is there a sauna?', language: 'en' })
  await page.goto(`/admin?tab=inquiries&inquiry=${id}`)
  await onOperation(page, 'SendReply', async (route) => {
    await route.fetch()
    await route.abort()
  })
  const answer = page.getByLabel(`Answer to ${guest}`)
  await answer.fill('There is one.')
  const send = page.getByRole('button', { name: 'Send answer' })
  await send.click()
  await expect(page.getByRole('article').filter({ hasText: 'There is one.' })).toBeVisible()
  await expect(answer).toHaveValue(/^\w+ Airi Kask,\s+$/)
  await expect(send).toHaveText('Send answer')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

const saveDraft = 'mutation ($input: SaveReplyDraftInput!) { saveReplyDraft(input: $input) { version } }'

test('what was typed on one device is not saved over what was written on another', async ({ page }) => {
  await enterDesk(page)
  const guest = 'Runo Kallas'
  const id = await ask(page, { name: guest, message: 'Is there a boat?', language: 'en' })
  let isAway = true
  await onOperation(page, 'SaveReplyDraft', (route) => (isAway ? route.abort() : route.fallback()))
  await page.goto(`/admin?tab=inquiries&inquiry=${id}`)
  const answer = page.getByLabel(`Answer to ${guest}`)
  await answer.fill('There is one')
  await expect(page.getByText('Kept on this device')).toBeVisible()
  await askGraphql(page, saveDraft, { input: { inquiryId: id, text: 'There is one, at the pier.' } })
  isAway = false
  await page.reload()
  const told = page.getByRole('alert').filter({ hasText: 'in another window meanwhile' })
  await expect(told).toBeVisible()
  await expect(answer).toHaveValue('There is one')
  await told.getByRole('button', { name: 'Use what is saved' }).click()
  await expect(answer).toHaveValue('There is one, at the pier.')
})

test('an answer that was sent in another browser does not go out twice', async ({ page }) => {
  await enterDesk(page)
  const guest = 'Maarja Tamm'
  const id = await ask(page, { name: guest, message: 'Is there a pool?', language: 'en' })
  const text = 'There is one, behind the house.'
  await askGraphql(page, saveDraft, { input: { inquiryId: id, text } })
  await page.goto(`/admin?tab=inquiries&inquiry=${id}`)
  const answer = page.getByLabel(`Answer to ${guest}`)
  await expect(answer).toHaveValue(text)
  await askGraphql(page, 'mutation ($input: SendReplyInput!) { sendReply(input: $input) { id } }', {
    input: { inquiryId: id, key: randomUUID(), text },
  })
  const sent = page.getByRole('article').filter({ hasText: text })
  await expect(sent).toBeVisible()
  await page.getByRole('button', { name: 'Send answer' }).click()
  const told = page.getByRole('alert').filter({ hasText: 'in another window meanwhile' })
  await told.getByRole('button', { name: 'Use what is saved' }).click()
  await expect(answer).toHaveValue(/^\w+ Maarja Tamm,\s+$/)
  await expect(sent).toHaveCount(1)
})

test('what is typed into a note while it is on its way stays, as does what is added when the word of it was lost', async ({
  page,
}) => {
  await enterDesk(page)
  const id = await ask(page, { name: 'Leelo Saar', message: 'Is there a crib?', language: 'en' })
  await page.goto(`/admin?tab=inquiries&inquiry=${id}`)
  await page.getByRole('button', { name: 'Note among staff' }).click()
  const note = page.getByLabel('Note', { exact: true })
  const add = page.getByRole('button', { name: 'Add note' })
  const said = (words: string) => page.getByRole('article').filter({ hasText: words })
  let isLost = false
  await onOperation(page, 'AddInquiryNote', async (route) => {
    if (!isLost) return route.fallback()
    isLost = false
    await route.fetch()
    await route.abort()
  })
  const adding = await holdFirstAnswer(page, 'AddInquiryNote')
  await note.fill('She rang.')
  await add.click()
  await adding.asked
  await note.fill('She comes at five.')
  adding.letGo()
  await expect(said('She rang.')).toBeVisible()
  await expect(add).toBeEnabled()
  await expect(note).toHaveValue('She comes at five.')

  isLost = true
  await add.click()
  await expect(said('She comes at five.')).toBeVisible()
  await expect(add).toBeEnabled()
  await note.fill('She comes at five, with a dog.')
  await add.click()
  await expect(said('with a dog.')).toBeVisible()
  await expect(note).toHaveValue('')
})

for (const [width, colorScheme] of [
  [390, 'dark'],
  [1280, 'light'],
] as const)
  test(`the stay stands beside the message and its price goes into the answer, at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    const year = new Date().getUTCFullYear() + 1
    const message = `Haben Sie vom 3. bis 6. Mai ${year} ein Zimmer für 2 Erwachsene?`
    const id = await ask(page, { name: `Greta Blum ${width}`, message, language: 'de' })
    await openDesk(page, `/admin?tab=inquiries&inquiry=${id}`)
    await expect(page.getByText('Read in the words of the message.')).toBeVisible()
    await expect(page.getByText('2 adults', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Correct the stay' }).click()
    await page.getByLabel('Children').fill('1')
    // The least expensive one may be another test's, for as long as that lasts.
    await page.getByLabel('Room type').selectOption('King Suite')
    await page.getByLabel('Departure').fill(`${year}-05-02`)
    await page.getByRole('button', { name: 'Save the stay' }).click()
    await expect(page.getByText('Departure must be after arrival')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Departure').fill(`${year}-05-05`)
    await page.getByRole('button', { name: 'Save the stay' }).click()
    await expect(page.getByText('As staff have corrected it.')).toBeVisible()
    await expect(page.getByText('2 adults, 1 child', { exact: true })).toBeVisible()
    const total = await page.getByText(/^\$[\d,.]+ with taxes$/).innerText()
    const asking = await holdAnswers(page, 'StayBeside')
    await page.getByRole('button', { name: 'Put the price in' }).click()
    const answer = page.getByLabel(/^Answer to Greta Blum/)
    const whole = Number(total.replaceAll(/[^\d.]/g, ''))
    const inGerman = new Intl.NumberFormat('de-DE', { minimumFractionDigits: whole % 1 ? 2 : 0 }).format(whole)
    await expect(answer).toHaveValue(
      new RegExp(`^Guten Tag Greta Blum ${width},\n\n.*insgesamt ${inGerman}\\s\\$ inklusive Steuern`),
    )
    // What is shown of the stay stays, whether it is asked for again or not.
    await expect(page.getByText(total)).toBeVisible()
    asking.letGo()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

test('a stay that a colleague corrects meanwhile is not written over, and the guest’s words hold again at a press', async ({
  page,
}) => {
  const year = new Date().getUTCFullYear() + 1
  const id = await ask(page, {
    name: `Runa Dahl ${run}`,
    message: `Do you have a room from May 10 to 12, ${year}, for 2 adults?`,
    language: 'en',
  })
  await openDesk(page, `/admin?tab=inquiries&inquiry=${id}`)
  await page.getByRole('button', { name: 'Correct the stay' }).click()
  const dialog = page.getByRole('dialog', { name: 'Correct the stay' })
  await dialog.getByLabel('Adults').fill('3')
  const stay = { arrival: `${year}-05-10`, departure: `${year}-05-13`, adults: 2, children: 0, hasPet: false }
  await askGraphql(page, 'mutation ($input: CorrectInquiryStayInput!) { correctInquiryStay(input: $input) { id } }', {
    input: { inquiryId: id, stay },
  })
  // The pane knows of it before the press, and the press is still of what was read.
  await expect(page.getByText('(3 nights)')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save the stay' }).click()
  await expect(dialog.getByText(`Departure: ${year}-05-12 → ${year}-05-13`)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Use the saved version' }).click()
  await expect(dialog.getByLabel('Adults')).toHaveValue('2')
  await expect(dialog.getByLabel('Departure')).toHaveValue(`${year}-05-13`)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('As staff have corrected it.')).toBeVisible()
  await page.getByRole('button', { name: 'Go by the message again' }).click()
  await expect(page.getByText('Read in the words of the message.')).toBeVisible()
  await expect(page.getByText('(2 nights)')).toBeVisible()
})

test('a desk without saved replies is offered four to begin with, and has them at a press', async ({ page }) => {
  let isEmpty = true
  await onOperation(page, 'SavedReplies', (route) =>
    isEmpty ? route.fulfill({ json: { data: { savedReplies: [] } } }) : route.fallback(),
  )
  await onOperation(page, 'AddSuggestedReplies', (route) => {
    isEmpty = false
    return route.fallback()
  })
  await openDesk(page, '/admin?tab=replies')
  await expect(page.getByText('There are no saved replies yet.')).toBeVisible()
  await expectAccessible(page)
  const add = page.getByRole('button', { name: 'Add four to begin with, in seven languages' })
  await add.click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(add).toHaveCount(0)
})

test('an inquiry is put off to a day and woken, and marked as spam with one key and taken back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const name = `Ida Holm ${run}`
  const id = await ask(page, { name, message: 'Har ni bastu?', language: 'sv' })
  // Among the owner's own, where others' inquiries do not push it off the first page.
  await enterDesk(page)
  const { viewer } = await askGraphql(page, '{ viewer { id } }')
  await askGraphql(page, 'mutation ($input: UpdateInquiryInput!) { updateInquiry(input: $input) { id } }', {
    input: { id, assigneeId: viewer.id },
  })
  await page.goto(`/admin?tab=inquiries&assignee=me&inquiry=${id}`)
  const row = page.getByRole('list', { name: 'Inquiries, the newest first' }).getByRole('link', { name })
  await expect(row).toBeVisible()
  // What was shown before stays readable for as long as the answer to the next question takes.
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await onOperation(page, 'InquiriesTab', async (route) => {
    await held
    return route.fallback()
  })
  const stale = page.locator('[aria-busy=true]')
  await page.getByRole('searchbox', { name: 'Search inquiries' }).fill(name)
  await expect(stale).toContainText(name)
  await expectAccessible(page)
  release()
  await expect(stale).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Search inquiries' }).fill('')
  await page.getByRole('button', { name: 'Snooze', exact: true }).click()
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: 'Sleeping' }).click()
  await expect(row).toContainText('Sleeps until')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Due', exact: true }).click()
  await expect(row).toBeHidden()
  await page.getByRole('searchbox', { name: 'Search inquiries' }).fill(name)
  await expect(row).toContainText('Sleeps until')
  await page.getByRole('searchbox', { name: 'Search inquiries' }).fill('')
  await page.getByRole('button', { name: 'Sleeping' }).click()
  await page.getByRole('button', { name: 'Wake it' }).click()
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: 'Due', exact: true }).click()
  await expect(row).toBeVisible()

  const note = page.getByLabel('Note', { exact: true })
  await page.getByRole('button', { name: 'Note among staff' }).click()
  await note.fill('Asked the house next door')
  await page.reload()
  await expect(note).toHaveValue('Asked the house next door')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(note).toHaveValue('')
  await page.reload()
  await expect(page.getByText('Asked the house next door')).toBeVisible()
  await expect(note).toBeHidden()

  const correction = page.getByRole('dialog', { name: 'Correct the stay' })
  await page.getByRole('button', { name: 'Correct the stay' }).click()
  await correction.getByLabel('Adults').fill('3')
  await page.reload()
  await page.getByRole('button', { name: 'Correct the stay' }).click()
  await expect(correction.getByText(/^What you typed on .* was not saved\./)).toBeVisible()
  await expect(correction.getByLabel('Adults')).toHaveValue('3')
  await correction.getByRole('button', { name: 'Throw it away' }).click()
  // The dialog alone is left; and no other key does anything before it is gone.
  await correction.getByRole('button', { name: 'Save the stay' }).press('Escape')
  await expect(correction).toBeHidden()

  const status = page.getByRole('region', { name: 'Inquiry' }).getByRole('group', { name: 'Status' })
  await page.getByRole('heading', { name }).focus()
  await page.keyboard.press('s')
  await expect(status.getByRole('button', { name: 'Spam' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(status.getByRole('button', { name: 'New' })).toHaveAttribute('aria-pressed', 'true')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})

for (const [width, colorScheme] of [
  [390, 'light'],
  [1280, 'dark'],
] as const)
  test(`two inquiries of one guest are merged by the keyboard and taken apart again, at ${width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    const name = `Sofia Reis ${width}`
    const first = await ask(page, { name, message: 'O quarto tem varanda?', language: 'pt', phone: '+1 561 555 0101' })
    const second = await ask(page, { name, message: 'E há estacionamento?', language: 'pt' })
    await openDesk(page, `/admin?tab=inquiries&inquiry=${second}`)
    const open = page.getByRole('region', { name: 'Inquiry' })
    const merge = open.getByRole('button', { name: /^Merge LB-\S+ into this inquiry$/ })
    const [, reference] = /^Merge (LB-\S+)/.exec((await merge.getAttribute('aria-label'))!)!
    await expectAccessible(page)
    await merge.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('alertdialog', { name: `Merge ${reference} into` })
    await expectFocusIn(dialog)
    await expectAccessible(page)
    await closeByEscape(page, dialog)
    await expect(merge).toBeFocused()
    await page.keyboard.press('Enter')
    await expectFocusIn(dialog)
    await dialog.getByRole('button', { name: 'Merge' }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(toast(page, `${reference} was merged into`)).toBeVisible()
    const heading = open.getByRole('heading', { level: 2, name })
    await expect(heading).toBeFocused()
    const thread = open.getByRole('region', { name: 'Answers' })
    await expect(thread.getByRole('article').filter({ hasText: 'O quarto tem varanda?' })).toContainText(reference!)
    await expect(open.getByRole('region', { name: 'Merged inquiries' })).toContainText(`${reference} merged by `)
    await expect(merge).toHaveCount(0)
    // The other gave no number.
    await expect(open.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+15615550101')
    await expect(open.getByRole('link', { name: '+1 561 555 0101' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    // The other's address, as a mail has it, leads to the thread.
    await page.goto(`/admin?tab=inquiries&inquiry=${first}`)
    await expect(page).toHaveURL(new RegExp(`inquiry=${second}`))
    await expect(open).toContainText('E há estacionamento?')
    await page.getByLabel(`Answer to ${name}`).fill(`Olá ${name},\n\nas duas coisas.`)
    await page.getByRole('button', { name: 'Send answer' }).click()
    await expect(thread.getByRole('article').filter({ hasText: 'as duas coisas.' })).toBeVisible()

    await open.getByRole('button', { name: `Take ${reference} out` }).press('Enter')
    await expect(toast(page, `${reference} is an inquiry of its own again`)).toBeVisible()
    await expect(open.getByRole('region', { name: 'Merged inquiries' })).toHaveCount(0)
    await expect(heading).toBeFocused()
    await page.goto(`/admin?tab=inquiries&inquiry=${first}`)
    await expect(open).toContainText('O quarto tem varanda?')
  })

test('a long name without a space makes nothing scroll sideways on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const name = 'Featherstonehaugh'.repeat(5).slice(0, 80)
  const id = await ask(page, { name, message: 'Is there a crib?', language: 'en' })
  await openDesk(page, `/admin?tab=inquiries&inquiry=${id}`)
  await expect(page.getByLabel(`Answer to ${name}`)).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('an empty inbox tells what lies in Spam', async ({ page }) => {
  const inquiries = { edges: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 0 }
  await onOperation(page, 'InquiriesTab', (route) => route.fulfill({ json: { data: { inquiries } } }))
  await onOperation(page, 'SpamInquiryCount', (route) =>
    route.fulfill({ json: { data: { inquiries: { totalCount: 6 } } } }),
  )
  await openDesk(page, '/admin?tab=inquiries')
  await expect(page.getByRole('heading', { name: 'No inquiries yet' })).toBeVisible()
  await page.getByRole('link', { name: '6 messages are in Spam.' }).click()
  await expect(page).toHaveURL(/status=spam/)
})
