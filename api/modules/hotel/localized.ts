import type { Locale } from '#graphql/locales.ts'

/** A text in every language of the site. A missing language is a type error. */
export type Localized<T = string> = Record<Locale, T>

export const translate = <T>(text: Localized<T>, locale: Locale): T => text[locale]
