import type { Locale } from '#graphql/locales.ts'

/** PostgreSQL's own text search configuration of each language. */
export const searchConfigs: Record<Locale, string> = {
  en: 'english',
  es: 'spanish',
  pt: 'portuguese',
  fr: 'french',
  de: 'german',
  fi: 'finnish',
  sv: 'swedish',
}
