import { expect, it } from 'vitest'
import type { Locale } from '#graphql/locales.ts'
import { withBaseForms } from './base-forms.ts'

it.each<[Locale, string, string]>([
  ['fr', 'laeroport', 'aeroport'],
  ['pt', 'tem cafezinho', 'cafe'],
  ['pt', 'um cachorrinho', 'cachorro'],
  ['pt', 'na piscininha', 'piscina'],
  ['es', 'dos perritos', 'perro'],
  ['es', 'un fueguito', 'fuego'],
])('%s: of "%s" %s is compared as well', (locale, text, base) => {
  expect(withBaseForms(text, locale).startsWith(text)).toBe(true)
  expect(withBaseForms(text, locale).split(' ')).toContain(base)
})

it.each<[Locale, string]>([
  ['en', 'a mosquito net'],
  ['pt', 'minha linha'],
  ['es', ''],
])('%s: "%s" stays as it is', (locale, text) => expect(withBaseForms(text, locale)).toBe(text))
