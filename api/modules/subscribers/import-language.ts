import { locales, type Locale } from '#graphql/locales.ts'

/** "german" and "deutsch" for de. */
const namesOf = (locale: Locale) =>
  ['en', locale].map((reader) => new Intl.DisplayNames(reader, { type: 'language' }).of(locale)!.toLowerCase())

const localeOf = new Map(
  locales.flatMap((locale) => [locale, ...namesOf(locale)].map((name): [string, Locale] => [name, locale])),
)

/** The language of "de", "de-AT", "German" or "Deutsch"; null where none is named, or one that we do not write in. */
export const readLanguage = (cell: string): Locale | null => {
  const said = cell.trim().toLowerCase()
  return localeOf.get(said) ?? localeOf.get(said.split(/[-_]/)[0]!) ?? null
}
