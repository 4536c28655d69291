import type { Locale } from './locales.ts'

/** The language tag whose conventions (money, dates, clock) a locale follows on this site: Spanish is that of the Americas. */
export const formatTags: Record<Locale, string> = {
  en: 'en-US',
  es: 'es-US',
  pt: 'pt-BR',
  fr: 'fr-FR',
  de: 'de-DE',
  fi: 'fi-FI',
  sv: 'sv-SE',
}
