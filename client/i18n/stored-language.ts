import { isLocale, type Locale } from '#graphql/locales.ts'

const storageKey = 'language'

/** The language this browser chose before; storage may be switched off. */
export const readStoredLanguage = (): Locale | undefined => {
  try {
    const stored = localStorage.getItem(storageKey)
    return isLocale(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

export const storeLanguage = (language: Locale) => {
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // Without storage the choice lasts until the next page load.
  }
}
