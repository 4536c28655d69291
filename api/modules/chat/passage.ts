import type { Locale } from '#graphql/locales.ts'
import { topicKeywords } from './match-topics.ts'
import { fold, joinNames } from './words.ts'

/** One piece of text the assistant may answer with. */
export interface Passage {
  source: string
  path: string
  title: string
  text: string
  keywords: string
  /** How much its own words count in the search, 0 to 1: a policy beats a story that mentions it. */
  prior: number
}

export const makePassage = (
  locale: Locale,
  fields: Pick<Passage, 'source' | 'path' | 'title' | 'text'>,
  prior = 1,
): Passage => ({
  ...fields,
  title: fields.title.slice(0, 200),
  keywords: fold(joinNames(`${fields.title} ${topicKeywords(fields.source, locale)}`)),
  prior,
})

/** 'a', 'a.' and 'a!' followed by 'b': sentences stand apart. */
export const sentences = (...parts: (string | null | undefined)[]): string =>
  parts
    .filter((part): part is string => Boolean(part))
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(' ')
