import { useContext } from 'react'
import { LanguageContext, type Language } from './language-context.ts'

/** @throws outside a LanguageProvider. */
export const useLanguage = (): Language => {
  const language = useContext(LanguageContext)
  if (!language) throw new Error('useLanguage must be used within a LanguageProvider')
  return language
}
