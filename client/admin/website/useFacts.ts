import type { Locale } from '#graphql/locales.ts'
import { useContentFactsQuery } from './useFacts.generated.ts'

export interface Fact {
  name: string
  value: string
}

const none: readonly Fact[] = []

/** What a text can name in braces; none while it is not known. */
export const useFacts = (locale: Locale): readonly Fact[] =>
  useContentFactsQuery({ variables: { locale } }).data?.contentFacts ?? none
