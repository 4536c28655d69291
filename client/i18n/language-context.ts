import { createContext } from 'react'
import type { Locale } from '#graphql/locales.ts'
import type { MessageKey } from './catalogues.ts'

export type MessageValues = Record<string, string | number>

export interface Language {
  language: Locale
  /** Saves the choice, changes page and address in place, then broadcasts `languageChange`. */
  setLanguage: (language: Locale) => void
  /** The sentence for a key; the key itself when there is none. */
  t: (key: MessageKey, values?: MessageValues) => string
}

export const LanguageContext = createContext<Language | null>(null)
