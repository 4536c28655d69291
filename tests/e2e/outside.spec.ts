import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { publicRoutes } from '../support/public-routes.ts'
import { expect, test, waitForHydration } from './browser.ts'
import { openDesk, settle } from './desk.ts'
import { deskAddresses } from './desk-addresses.ts'

const engine = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8')

/** Each with why its finding is none. */
const notBreaches = new Set([
  // A status needs no name, and an `output` is one.
  'input_label_exists /output',
  // In a calendar a number stands for a whole date, which the button says.
  'label_name_visible /button',
])

interface Finding {
  ruleId: string
  value: [level: string, outcome: string]
  message: string
  path: { dom: string }
}

/** What IBM's engine, which shares no rule with axe, holds for a certain breach of WCAG 2.2. */
const breaches = async (page: Page): Promise<string[]> => {
  const findings = await page.evaluate<Finding[]>(
    `${engine}; new ace.Checker().check(document, ['WCAG_2_2']).then(({ results }) => results)`,
  )
  const kind = ({ ruleId, path }: Finding) => `${ruleId} ${/\/\w+(?=\[\d+\]$)/.exec(path.dom)?.[0]}`
  return findings
    .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
    .filter((finding) => !notBreaches.has(kind(finding)))
    .map(({ ruleId, message, path }) => `${ruleId}: ${message} (${path.dom})`)
}

for (const path of Object.keys(publicRoutes))
  test(`${path} passes a second accessibility engine`, { tag: '@outside' }, async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await waitForHydration(page)
      expect(await breaches(page)).toEqual([])
    }
  })

for (const address of deskAddresses)
  test(`${address} passes a second accessibility engine`, { tag: '@outside' }, async ({ page }) => {
    await openDesk(page, address)
    await settle(page)
    expect(await breaches(page)).toEqual([])
  })

/** Addresses of this site that a page leads to or loads: each once, whatever is asked of it or shown first. */
const addressesIn = (html: string) =>
  [...html.matchAll(/\s(?:href|src|action)="(\/[^"/?#][^"?#]*|\/)/g)].map(([, address]) => address!)

test(
  'every link, picture and form of every page in every language leads somewhere',
  { tag: '@outside' },
  async ({ request }) => {
    test.setTimeout(600_000)
    const seen = new Map([['/', 'nobody']])
    const broken: string[] = []
    let pages = 0
    for (const [address, parent] of seen) {
      const answer = await request.get(address)
      // A form that is opened like a page says that it is none.
      if (!answer.ok() && answer.status() !== 405) broken.push(`${answer.status()} ${address} (on ${parent})`)
      if (!answer.ok() || !answer.headers()['content-type']?.startsWith('text/html')) continue
      pages += 1
      // A map goes on while it is added to.
      for (const next of addressesIn(await answer.text())) if (!seen.has(next)) seen.set(next, address)
    }
    expect(broken).toEqual([])
    expect(pages).toBeGreaterThan(100)
  },
)
