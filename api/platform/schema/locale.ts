import { Arg, Field, registerEnumType } from 'type-graphql'
import { locales } from '#graphql/locales.ts'

export const LocaleEnum = Object.fromEntries(locales.map((locale) => [locale, locale]))
const englishNames = new Intl.DisplayNames('en', { type: 'language' })
registerEnumType(LocaleEnum, {
  name: 'Locale',
  description: 'A language of the guest site, as an ISO 639-1 code.',
  valuesConfig: Object.fromEntries(locales.map((locale) => [locale, { description: `${englishNames.of(locale)}.` }])),
})

/** The `locale` argument of everything that is written in the guest's language. */
export const LocaleArg = () => Arg('locale', () => LocaleEnum, { description: 'Language of the texts.' })

/** The same where English is meant unless somebody says otherwise. */
export const TextLocale = () =>
  Arg('locale', () => LocaleEnum, { description: 'Language of the text.', defaultValue: 'en' })

/** The `language` field of a record whose texts may not have been written in every language. */
export const LanguageField = () =>
  Field(() => LocaleEnum, {
    description: 'Language of its texts: English where nobody has written the one that was asked for.',
  })
