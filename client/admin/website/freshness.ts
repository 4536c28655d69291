import { defaultLocale, type Locale } from '#graphql/locales.ts'
import type { ContentEntryFieldsFragment } from './EntryFields.generated.ts'
import { confirmation, type EntryValues } from './entry-values.ts'

type Words = ContentEntryFieldsFragment['words'][number]
type Freshness = Words['freshness']

export const states = {
  FRESH: { label: 'Up to date', palette: 'green' },
  OUTDATED: { label: 'Older than English', palette: 'orange' },
  MISSING: { label: 'Missing', palette: 'gray' },
  incomplete: { label: 'Incomplete', palette: 'orange' },
  unsure: { label: 'Not sure', palette: 'orange' },
  drafted: { label: 'To be read', palette: 'orange' },
}

/** Whether some of a language is written, and some is not. */
export const isIncomplete = ({ freshness, texts }: Words): boolean => freshness === 'MISSING' && texts !== null

/** What there is to say of a language first. */
export const stateOfWords = (words: Words | undefined) => {
  if (!words) return states.MISSING
  if (words.isDrafted) return states.drafted
  if (isIncomplete(words)) return states.incomplete
  return words.freshness === 'FRESH' && words.isUnsure ? states.unsure : states[words.freshness]
}

interface Typed {
  start: EntryValues
  values: EntryValues
}

/** Whether a text says what its English says once what is typed is saved, confirmations aside. */
export const typedFreshness = (
  { start, values }: Typed,
  words: Words | undefined,
  locale: Locale,
  field: string,
): Freshness => {
  const [own, english] = [`texts.${locale}.${field}`, `texts.${defaultLocale}.${field}`]
  if (!values[own]) return values[english] ? 'MISSING' : 'FRESH'
  if (values[own] !== start[own]) return 'FRESH'
  if (values[english] !== start[english]) return 'OUTDATED'
  return words?.fields.find(({ name }) => name === field)?.freshness ?? 'FRESH'
}

/** The fields of a language that are older than their English and that nobody has written or confirmed here. */
export const fieldsToLookAt = (typed: Typed, words: Words | undefined, locale: Locale): string[] =>
  (words?.fields ?? [])
    .filter(
      ({ name, freshness }) => freshness === 'OUTDATED' && typedFreshness(typed, words, locale, name) === 'OUTDATED',
    )
    .map(({ name }) => name)
    .filter((name) => !typed.values[confirmation(locale, name)])
