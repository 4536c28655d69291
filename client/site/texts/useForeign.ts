import type { Locale } from '#graphql/locales.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'

/** The `lang` of what nobody has written in the page's language. */
export const useForeign = () => {
  const { language } = useLanguage()
  return (written: Locale | undefined): Locale | undefined => (written === language ? undefined : written)
}
