import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './browser.ts'
import { askGraphql, openDesk, run, toast } from './desk.ts'
import { sandboxPort } from './sandbox.ts'

// What is changed here, other tests read on the pages of the plain server.
test.use({ baseURL: `http://localhost:${sandboxPort}` })

/** The website of a café: its menu has another address now, and its wine list is gone. */
const openCafe = async () => {
  const server = createServer((request, response) => {
    if (request.url === '/menu') response.writeHead(301, { location: '/food' }).end()
    else response.writeHead(request.url === '/food' ? 200 : 404, { 'content-type': 'text/html' }).end('<p>Food')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const linksOf = (page: Page, name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem')

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const)
  test(`an address that has moved or is gone is said at its record and in the overview, at ${width} px`, async ({
    page,
  }) => {
    const { server, url } = await openCafe()
    await page.setViewportSize({ width, height })
    await openDesk(page, '/admin?tab=website')
    const texts = {
      name: `Café ${run} ${width}`,
      type: 'Café',
      description: 'Coffee.',
      features: [],
      directions: 'North.',
    }
    const { createContent } = await askGraphql(
      page,
      'mutation ($input: CreateContentInput!) { createContent(input: $input) { id } }',
      {
        input: {
          kind: 'WALK',
          data: {
            distance: '0.2 miles',
            pictures: [],
            website: null,
            latitude: 26.5,
            longitude: -80,
            suitsChildren: true,
          },
          texts: [{ locale: 'en', texts }],
        },
      },
    )
    await page.goto(`/admin?tab=website&kind=walk&entry=${createContent.id}`)

    await test.step('looked at when it is saved, and mended with a press', async () => {
      await page.getByRole('textbox', { name: 'Website' }).fill(`${url}/menu`)
      await page.getByLabel('Address of the source').fill(`${url}/wines`)
      await page.getByRole('button', { name: 'Save draft' }).click()
      await expect(toast(page, 'Draft saved')).toBeVisible()
      const menu = linksOf(page, 'Links').filter({ hasText: '/menu' })
      const wines = linksOf(page, 'Links').filter({ hasText: '/wines' })
      await expect(menu.getByText(`It has moved for good to ${url}/food`)).toBeVisible()
      await expect(wines.getByText('It answers that there is no such page (404)')).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await menu.getByRole('button', { name: 'Take the new address' }).press('Enter')
      await expect(page.getByRole('textbox', { name: 'Website' })).toHaveValue(`${url}/food`)
      await page.getByRole('button', { name: 'Save draft' }).click()
      await expect(linksOf(page, 'Links').filter({ hasText: '/food' }).getByText('Guests get there.')).toBeVisible()
    })

    await test.step('what is left is in the overview until somebody says that it is right', async () => {
      await page.goto('/admin?tab=website')
      const wines = linksOf(page, 'Links to fix').filter({ hasText: `${url}/wines` })
      await expect(wines.getByRole('link', { name: texts.name })).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await wines.getByRole('button', { name: 'It is right as it is' }).press('Enter')
      await expect(toast(page, 'It stays as it is until something else is found there')).toBeVisible()
      await expect(wines).toHaveCount(0)
    })
    await askGraphql(page, 'mutation ($id: ID!) { archiveContent(id: $id) { id } }', { id: createContent.id })
    server.close()
  })
