import { defaultLocale, locales, type Locale } from '#graphql/locales.ts'
import { useHotel } from '../frame/viewer.tsx'
import { LanguageChoice } from '../ui/LanguageChoice.tsx'
import type { ContentEntryFieldsFragment } from './EntryFields.generated.ts'
import { stateOfWords } from './freshness.ts'

interface LanguageChooserProps {
  words: ContentEntryFieldsFragment['words']
  value: Locale
  onChange: (locale: Locale) => void
}

export const otherLocales = locales.filter((locale) => locale !== defaultLocale)

/** The languages that guests can read beside English. */
export const useOtherLanguages = (): readonly Locale[] =>
  useHotel().languages.filter((locale) => locale !== defaultLocale)

/** The languages beside English, each with what there is to do about it. */
export const LanguageChooser = ({ words, value, onChange }: LanguageChooserProps) => (
  <LanguageChoice
    label="Language beside English"
    locales={useOtherLanguages()}
    stateOf={(locale) => stateOfWords(words.find((one) => one.locale === locale))}
    value={value}
    onChange={onChange}
  />
)
