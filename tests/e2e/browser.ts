import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import type { Locale } from '#graphql/locales.ts'

/** A test in which any console error or warning, or an uncaught error, is a failure. */
export const test = base.extend<{ quiet: void }>({
  quiet: [
    async ({ page }, use) => {
      const said: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !isExpected(message.text())) said.push(message.text())
      })
      // No test leaves this machine; a test that needs an outside host stands in for it with a route of its own.
      await page.route(
        ({ hostname, protocol }) => protocol.startsWith('http') && hostname !== 'localhost',
        (route) => route.abort(),
      )
      page.on('pageerror', (error) => said.push(String(error)))
      await use()
      expect(said).toEqual([])
    },
    { auto: true },
  ],
})

/** The browser itself reports a page that answers 404, and requests that a test makes fail on purpose. */
const isExpected = (text: string) =>
  /^Failed to load resource: (the server responded with a status of 4|net::ERR_FAILED)/.test(text)

export { expect }

const catalogues = new Map<Locale, Record<string, string>>()

/** A guest's text as the catalogue has it. */
export const text = (locale: Locale, key: string, values: Record<string, string> = {}): string => {
  if (!catalogues.has(locale)) {
    const file = join(import.meta.dirname, '..', '..', 'client', 'i18n', 'messages', `${locale}.json`)
    catalogues.set(locale, JSON.parse(readFileSync(file, 'utf8')))
  }
  const message = catalogues.get(locale)![key]
  if (message === undefined) throw new Error(`No message ${key}`)
  return message.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

export const localePath = (locale: Locale, path: string) =>
  locale === 'en' ? path : `/${locale}${path === '/' ? '' : path}`

export const expectAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}

export const expectNoSidewaysScroll = async (page: Page) => {
  const surplus = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(surplus).toBeLessThanOrEqual(0)
}

/**
 * React marks the elements that it has taken over: from then on the page answers. Parts further down sleep until
 * somebody touches the page, which the key does.
 */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
    return [...document.querySelectorAll('header, h1, form, section, article')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps$')),
    )
  })
