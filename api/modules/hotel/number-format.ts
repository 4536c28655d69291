import { formatTags } from '#graphql/format-tags.ts'
import type { Locale } from '#graphql/locales.ts'

const kept = new Map<string, Intl.NumberFormat>()

/** Made once for each language and way of writing: a formatter costs more than a hundred uses. */
export const numberFormat = (locale: Locale, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat => {
  const key = locale + JSON.stringify(options)
  const format = kept.get(key) ?? new Intl.NumberFormat(formatTags[locale], options)
  kept.set(key, format)
  return format
}
