import { expect, it } from 'vitest'
import type { GuestCurrency } from '#graphql/inputs/exchange-rates.ts'
import type { Locale } from '#graphql/locales.ts'
import { roughSum } from './rough-sum.ts'

const cases: [cents: number, currency: GuestCurrency, unitsPerUsd: number, language: Locale, words: string][] = [
  [130_900, 'EUR', 0.909091, 'de', '1.190 €'],
  [130_900, 'EUR', 0.909091, 'en', '€1,190'],
  [130_900, 'EUR', 0.909091, 'fi', '1 190 €'],
  [130_900, 'EUR', 0.909091, 'fr', '1 190 €'],
  [130_900, 'SEK', 10, 'sv', '13 090 kr'],
  [130_900, 'BRL', 5.5, 'pt', 'R$ 7.200'],
  [130_900, 'GBP', 0.8, 'en', '£1,047'],
  // A dollar that is not the hotel's says whose it is.
  [130_900, 'CAD', 1.4, 'en', 'CA$1,833'],
  [130_900, 'CAD', 1.4, 'fr', '1 833 $CA'],
  // Spanish is that of the Americas here.
  [130_900, 'EUR', 0.909091, 'es', 'EUR 1,190'],
  [10_049, 'EUR', 1, 'en', '€100'],
  [10_050, 'EUR', 1, 'en', '€101'],
  [0, 'EUR', 0.9, 'en', '€0'],
]

it.each(cases)('%d cents in %s at %d read in %s are %s', (cents, currency, unitsPerUsd, language, words) => {
  expect(roughSum(cents, { currency, unitsPerUsd }, language).replaceAll(/\s/g, ' ')).toBe(words)
})
