import type { Locale } from '#graphql/locales.ts'
import type { ContentRowFragment } from './ContentRow.generated.ts'

type Words = ContentRowFragment['words'][number]

const inSome = (test: (words: Words) => boolean) => (entry: ContentRowFragment, language: Locale | null) =>
  entry.words.some((words) => (!language || words.locale === language) && test(words))

/** What there can be to do about a record, by its name in the address. */
export const concerns = {
  unpublished: { label: 'Not published', applies: ({ state }: ContentRowFragment) => state !== 'PUBLISHED' },
  scheduled: { label: 'Scheduled', applies: ({ publishAt }: ContentRowFragment) => publishAt !== null },
  untranslated: { label: 'Untranslated', applies: inSome(({ freshness }) => freshness === 'MISSING') },
  outdated: { label: 'Older than English', applies: inSome(({ freshness }) => freshness === 'OUTDATED') },
  drafted: { label: 'Drafted, not read', applies: inSome(({ isDrafted }) => isDrafted) },
  unsure: { label: 'Not sure', applies: inSome(({ isUnsure }) => isUnsure) },
  unverified: {
    label: 'Not checked for a year',
    applies: ({ isUnverified }: ContentRowFragment) => isUnverified,
  },
} as const

export type Concern = keyof typeof concerns

export const concernNames = Object.keys(concerns) as Concern[]

/** `archived` is another list of the server's; the last three are about pictures. */
export const shows = [...concernNames, 'archived', 'drawing', 'photograph', 'unused'] as const

export type Show = (typeof shows)[number]

/** Those that are about the words of a language. */
const ofLanguages: readonly (Show | null)[] = ['untranslated', 'outdated', 'drafted', 'unsure']

export const isOfLanguages = (show: Show | null) => ofLanguages.includes(show)

const isConcern = (show: Show | null): show is Concern => show !== null && show in concerns

export const isShown = (entry: ContentRowFragment, show: Show | null, language: Locale | null): boolean =>
  !isConcern(show) || concerns[show].applies(entry, isOfLanguages(show) ? language : null)
