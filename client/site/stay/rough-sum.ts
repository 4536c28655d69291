import { formatTags } from '#graphql/format-tags.ts'
import type { GuestCurrency } from '#graphql/inputs/exchange-rates.ts'
import type { Locale } from '#graphql/locales.ts'

/** What readers of a language count in, until they choose; null for the hotel's own dollars. */
export const usualCurrency: Record<Locale, GuestCurrency | null> = {
  en: null,
  es: null,
  pt: 'BRL',
  fr: 'EUR',
  de: 'EUR',
  fi: 'EUR',
  sv: 'SEK',
}

interface Rate {
  currency: GuestCurrency
  unitsPerUsd: number
}

/** "€1,190": what so many US cents are, without cents of its own, which would say that it is exact. */
export const roughSum = (cents: number, { currency, unitsPerUsd }: Rate, language: Locale): string =>
  new Intl.NumberFormat(formatTags[language], {
    style: 'currency',
    currency,
    minimumFractionDigits: 0,
    maximumFractionDigits: 0,
  }).format((cents / 100) * unitsPerUsd)
