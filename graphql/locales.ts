/** The seven languages of the guest site, in menu order. The first is the fallback. */
export const locales = ['en', 'es', 'pt', 'fr', 'de', 'fi', 'sv'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale)
