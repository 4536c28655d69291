import { expect, it } from 'vitest'
import { readLanguageCookie, writeLanguageCookie } from './language-cookie.ts'

it.each([
  [undefined, undefined],
  ['', undefined],
  ['language=', undefined],
  ['language=xx', undefined],
  ['language=toString', undefined],
  ['mylanguage=fi', undefined],
  ['language=fi', 'fi'],
  ['desk.session=a.b; language=sv', 'sv'],
  ['language=de;other=1', 'de'],
])('reads %j as %s', (cookies, language) => expect(readLanguageCookie(cookies)).toBe(language))

it('reads what it writes', () => {
  expect(readLanguageCookie(writeLanguageCookie('pt', true))).toBe('pt')
  expect(writeLanguageCookie('pt', false)).not.toContain('Secure')
})
