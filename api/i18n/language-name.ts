import type { Locale } from '#graphql/locales.ts'

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/** In English, for staff and for models. */
export const languageName = (locale: Locale): string => languageNames.of(locale)!
