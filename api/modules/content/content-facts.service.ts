import { contentKindNames } from '#graphql/inputs/content/kinds.ts'
import { hotelFactsSchema, type HotelFacts } from '#graphql/inputs/hotel-facts.ts'
import { locales, type Locale } from '#graphql/locales.ts'
import type { Published } from '../../platform/content.ts'
import type { Context } from '../../platform/context.ts'
import { factTexts } from '../hotel/fact-texts.ts'
import { interpolate } from '../hotel/interpolate.ts'
import type { ChangedSentence } from './content-fact.type.ts'
import { documentOf } from './content-entry.service.ts'
import { ContentEntry } from './content-entry.entity.ts'
import { titleOf } from './entry-details.ts'
import { textsWithin } from './facts-in-texts.ts'

/** What a text can name in braces, by its name. */
export const listFacts = (ctx: Context, locale: Locale) =>
  Object.entries(factTexts(ctx.facts, locale)).map(([name, value]) => ({ name, value: value ?? '' }))

/** More is not read by anybody. */
const mostSentences = 200

/** Sentences end where a mark is followed by a space; a heading is one. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+|\n+/)

const changedIn = (text: string, { facts, counts }: Published, next: HotelFacts, locale: Locale) => {
  if (!text.includes('{')) return []
  const before = sentencesOf(interpolate(text, facts, locale, counts))
  const after = sentencesOf(interpolate(text, next, locale, counts))
  return before
    .map((sentence, place) => ({ before: sentence, after: after[place] ?? '' }))
    .filter((sentence) => sentence.before !== sentence.after)
}

/**
 * The sentences of all records that would change with other facts, at most 200, English first.
 * @throws BAD_USER_INPUT naming the fact
 */
export const sentencesThatChange = async (ctx: Context, raw: unknown): Promise<ChangedSentence[]> => {
  const next = hotelFactsSchema.parse(raw)
  const entries = await ctx.em.find(
    ContentEntry,
    { archivedAt: null },
    { orderBy: { position: 'asc', key: 'asc' }, disableIdentityMap: true },
  )
  const ordered = entries.toSorted((a, b) => contentKindNames.indexOf(a.kind) - contentKindNames.indexOf(b.kind))
  const sentences = locales.flatMap((locale) =>
    ordered.flatMap((entry) => {
      const document = documentOf(entry)
      return textsWithin(Object.values(document.texts[locale] ?? {}))
        .flatMap((text) => changedIn(text, ctx, next, locale))
        .map((change) => ({ ...change, kind: entry.kind, title: titleOf(entry.kind, document) || entry.key, locale }))
    }),
  )
  return sentences.slice(0, mostSentences)
}
