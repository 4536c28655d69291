import type { Locale } from '#graphql/locales.ts'

/** The language tag whose conventions (money, clock, plural) a locale follows on this site. */
export const formatTags: Record<Locale, string> = {
  en: 'en-US',
  es: 'es-US',
  pt: 'pt-BR',
  fr: 'fr-FR',
  de: 'de-DE',
  fi: 'fi-FI',
  sv: 'sv-SE',
}

const kept = new Map<string, Intl.NumberFormat>()

/** Made once for each language and way of writing: a formatter costs more than a hundred uses. */
export const numberFormat = (locale: Locale, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat => {
  const key = locale + JSON.stringify(options)
  const format = kept.get(key) ?? new Intl.NumberFormat(formatTags[locale], options)
  kept.set(key, format)
  return format
}
