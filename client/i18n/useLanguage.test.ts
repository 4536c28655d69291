import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { LanguageProvider } from './LanguageProvider.tsx'
import { useLanguage } from './useLanguage.ts'

vi.mock('./catalogues.ts', () => ({ peekCatalogue: () => ({ 'nav.menu': 'Menu' }) }))

const Speaker = () => {
  const { t } = useLanguage()
  return createElement('p', null, t('nav.menu'), ' ', t('nav.contact'))
}

it('is refused outside its provider', () =>
  expect(() => renderToString(createElement(Speaker))).toThrow('LanguageProvider'))

it('says the key where there is no message, and reports it', () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue()
  expect(renderToString(createElement(LanguageProvider, null, createElement(Speaker)))).toMatch(
    /^<p>Menu.* .*nav\.contact<\/p>$/,
  )
  expect(String(reported.mock.lastCall)).toContain('nav.contact')
  reported.mockRestore()
})
