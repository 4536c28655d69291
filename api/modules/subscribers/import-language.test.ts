import { expect, test } from 'vitest'
import { readLanguage } from './import-language.ts'

test.each([
  ['de', 'de'],
  [' FI ', 'fi'],
  ['pt-BR', 'pt'],
  ['en_US', 'en'],
  ['German', 'de'],
  ['suomi', 'fi'],
  ['Español', 'es'],
  ['Italian', null],
  ['', null],
])('%j is the language %s', (cell, locale) => expect(readLanguage(cell)).toBe(locale))
