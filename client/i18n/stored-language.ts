import { readLanguageCookie, writeLanguageCookie } from '#graphql/language-cookie.ts'
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

/** Keeps it for this browser, and in a cookie, by which the server knows it with the first byte of the next visit. */
export const storeLanguage = (language: Locale) => {
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // Without storage the addresses still carry it.
  }
  if (readLanguageCookie(document.cookie) !== language)
    document.cookie = writeLanguageCookie(language, window.location.protocol === 'https:')
}
