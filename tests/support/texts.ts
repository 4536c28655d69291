import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '#graphql/locales.ts'
import { sampleContent } from '#tests/support/sample-content.ts'

const catalogues = new Map<Locale, Record<string, string>>()

/** What a guest reads: the sample hotel's words by the name of their place, or a message by its key in the catalogue. */
export const text = (locale: Locale, key: string, values: Record<string, string> = {}): string => {
  const words = sampleContent.find('text', key, locale)
  if (words) return words.text
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
