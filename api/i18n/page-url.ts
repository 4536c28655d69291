import { defaultLocale, type Locale } from '#graphql/locales.ts'

/**
 * Where a page, with what it is asked, stands in a language: English lives at the plain address, and the home page of
 * another language has no slash behind its prefix, so that nobody is sent on from there.
 */
export const pageUrl = (publicUrl: string, locale: Locale, path: string): string =>
  locale === defaultLocale ? `${publicUrl}${path}` : `${publicUrl}/${locale}${path.replace(/^\/(?=[?#]|$)/, '')}`
