import { expect, type Browser, type Locator, type Page, type Route } from '@playwright/test'
import { ownerEmail, ownerPassword } from '../support/env.ts'

/** One run of the tests in one worker, so that neither a second on the same data nor another worker meets a name of it. */
export const run = (Date.now() * 10 + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)).toString(36)

export const askGraphql = async (page: Page, query: string, variables: object = {}) => {
  const response = await page.request.post('/graphql', { data: { query, variables } })
  const { data, errors } = await response.json()
  expect(errors).toBeUndefined()
  return data
}

/** Signs the page's browser in without going through the form. */
export const enterDesk = (page: Page) =>
  askGraphql(page, 'mutation ($input: SignInInput!) { signIn(input: $input) { secondStepRequired } }', {
    input: { email: ownerEmail, password: ownerPassword },
  })

let hired = 0

/** The page of a colleague with an account of their own, in another browser. */
export const hire = async (page: Page, browser: Browser, baseURL: string, person: { name: string; role: string }) => {
  hired += 1
  const colleague = await (await browser.newContext({ baseURL })).newPage()
  const email = `colleague-${hired}-${run}@coralstoneinn.example`
  const { inviteStaff } = await askGraphql(
    page,
    'mutation ($input: InviteStaffInput!) { inviteStaff(input: $input) { link } }',
    { input: { ...person, email } },
  )
  const token = new URL(inviteStaff.link).searchParams.get('invitation')
  const password = 'pelican-pier-at-dawn'
  await askGraphql(colleague, 'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { id } }', {
    input: { token, newPassword: password },
  })
  await askGraphql(colleague, 'mutation ($input: SignInInput!) { signIn(input: $input) { secondStepRequired } }', {
    input: { email, password },
  })
  return colleague
}

/** Puts people on the mailing list: lines of a CSV file with the columns of the export. */
export const importPeople = async (page: Page, lines: string[]) => {
  const response = await page.request.post('/api/admin/subscribers/import', {
    headers: { 'content-type': 'text/csv' },
    data: ['Email,Name,Phone,Status,Subscribed Date,Source', ...lines].join('\r\n'),
  })
  expect(response.status(), await response.text()).toBe(200)
}

/** Steps in for the server at one operation of the page. */
export const onOperation = (page: Page, name: string, handle: (route: Route) => Promise<void>) =>
  page.route('**/graphql', (route) =>
    route.request().postDataJSON()?.operationName === name ? handle(route) : route.fallback(),
  )

/** Keeps the first answer to an operation on its way, as it was when it was asked for, until it is let go. */
export const holdFirstAnswer = async (page: Page, name: string) => {
  const letGo = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  let isFirst = true
  await onOperation(page, name, async (route) => {
    if (!isFirst) return route.fallback()
    isFirst = false
    const response = await route.fetch()
    asked.resolve()
    await letGo.promise
    await route.fulfill({ response })
  })
  return { asked: asked.promise, letGo: letGo.resolve }
}

/** Keeps every answer to an operation on its way until they are let go: what a colleague changes has it asked for again. */
export const holdAnswers = async (page: Page, name: string) => {
  const letGo = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  await onOperation(page, name, async (route) => {
    const response = await route.fetch()
    asked.resolve()
    await letGo.promise
    await route.fulfill({ response })
  })
  return { asked: asked.promise, letGo: letGo.resolve }
}

export const answer = (data: object) => (route: Route) => route.fulfill({ json: { data } })

/** The one message that is shown. */
export const toast = (page: Page, title: string) =>
  page.locator('[data-scope=toast][data-part=root]').filter({ hasText: title })

/** A desk to which nobody tells of changes, so that it looks for them itself. A route would keep the browser from its cache. */
export const withoutStream = (page: Page) =>
  page.addInitScript(() => {
    window.EventSource = class extends EventTarget {
      static readonly CLOSED = 2
      readyState = 0
      close() {}
    } as unknown as typeof EventSource
  })

/** Leads a desk that is open to another of its addresses, as its links do: nothing is loaded anew. */
export const leadTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)

/** Opens a page of the desk as the owner; the sign-in card has tests of its own. */
export const openDesk = async (page: Page, path: string) => {
  await enterDesk(page)
  await page.goto(path)
}

/**
 * All is there that the screen shows: nothing holds its place any more. The network is no sign of that: a busy machine
 * leaves it in peace while it reads a script, and the stream of changes never ends.
 */
export const settle = async (page: Page) => {
  await expect(page.locator('main :is(h1, h2)').first()).toBeVisible()
  await expect(page.locator('.chakra-skeleton, output:text-is("Loading")')).toHaveCount(0)
}

/** The areas of the desk: in the top bar, or at the foot of a narrow window. */
export const areas = (page: Page) => page.getByRole('navigation', { name: 'Desk' }).getByRole('link')

export const area = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name })

/**
 * Seen is not yet listening: from the frame in which a dialog takes the focus it hears Escape, and knows to whom it gives
 * the focus back.
 */
export const expectFocusIn = (dialog: Locator) =>
  expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)

export const closeByEscape = async (page: Page, dialog: Locator) => {
  await expectFocusIn(dialog)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** The names of the operations that the page asks for from now on. */
export const watchOperations = (page: Page): string[] => {
  const names: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) names.push(String(request.postDataJSON()?.operationName))
  })
  return names
}

const longDay = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})
/** A day as the desk's cells are called: "Sat, Nov 28, 2026". */
export const long = (date: string) => longDay.format(new Date(date))
