import { expect, it } from 'vitest'
import type { Locale } from '#graphql/locales.ts'
import { inPlainSpelling, withBaseForms, withUmlauts } from './base-forms.ts'

it.each<[Locale, string, string]>([
  ['fr', 'laeroport', 'aeroport'],
  ['pt', 'tem cafezinho', 'cafe'],
  ['pt', 'um cachorrinho', 'cachorro'],
  ['pt', 'na piscininha', 'piscina'],
  ['es', 'dos perritos', 'perro'],
  ['es', 'un fueguito', 'fuego'],
  ['en', 'put me thru', 'through'],
  ['en', 'anyone workin there', 'working'],
  ['es', 'onde queda', 'dónde'],
  ['pt', 'vcs aceitam', 'vocês'],
  ['fr', 'ds la chambre', 'dans'],
  ['de', 'habts was', 'habt'],
  ['fi', 'onks teil', 'onko'],
  ['sv', 'har ni nåt', 'något'],
])('%s: of "%s" %s is compared as well', (locale, text, base) => {
  expect(withBaseForms(text, locale).startsWith(text)).toBe(true)
  expect(withBaseForms(text, locale).split(' ')).toContain(base)
})

it.each<[Locale, string]>([
  ['en', 'a mosquito net'],
  ['pt', 'minha linha'],
  ['es', ''],
])('%s: "%s" stays as it is', (locale, text) => expect(withBaseForms(text, locale)).toBe(text))

it.each<[Locale, string, string]>([
  ['de', 'Fruehstueck fuer zwei im Maerz', 'Frühstück für zwei im März'],
  ['de', 'moechte drei Naechte', 'möchte drei Nächte'],
  ['de', 'neue Queen, teuer, aktuelle Preise, Israel', 'neue Queen, teuer, aktuelle Preise, Israel'],
  ['es', 'puede ser fuera', 'puede ser fuera'],
])('%s: "%s" is meant as "%s"', (locale, text, meant) => expect(withUmlauts(text, locale)).toBe(meant))

it.each<[Locale, string, string]>([
  ['en', 'thx, r u open', 'are you open'],
  ['sv', 'hej får hunden va me', 'får hunden vad med'],
  ['fi', 'moi onks teil', 'onko teillä'],
  ['de', 'is a Pool da bitte', 'ist a Pool da'],
])('%s: "%s" is searched as "%s"', (locale, question, plain) =>
  expect(
    inPlainSpelling(question, locale)
      .match(/\p{L}+/gu)
      ?.join(' '),
  ).toBe(plain),
)
