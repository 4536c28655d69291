import { useState } from 'react'
import type { Locale } from '#graphql/locales.ts'
import type { FormState } from './field-of.ts'

/**
 * Of the other languages the one whose fields are shown: the first that has nothing yet, until another is chosen. A
 * complaint must be in sight, so its language is opened.
 * @param isBlamed whether a field of the language is complained about
 * @returns undefined for a site in English alone
 */
export const useLanguageInSight = <L extends Locale>(
  others: readonly L[],
  isEmpty: (locale: L) => boolean,
  complaints: FormState<object>['complaints'],
  isBlamed: (locale: L) => boolean,
) => {
  const [locale, setLocale] = useState(others.find(isEmpty) ?? others[0])
  const [seen, setSeen] = useState(complaints)
  if (seen !== complaints) {
    setSeen(complaints)
    const blamed = others.filter(isBlamed)
    if (blamed[0] && (!locale || !blamed.includes(locale))) setLocale(blamed[0])
  }
  return [locale, setLocale] as const
}
