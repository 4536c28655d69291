import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { factTexts } from '../hotel/fill.ts'
import { addressLine } from '../hotel/directions-url.ts'
import { translate } from '../hotel/localized.ts'
import type { RoomType } from '../rooms/room.entity.ts'
import { guidePassages } from './guide-passages.ts'
import { listPassages } from './list-passages.ts'
import { makePassage, type Passage } from './passage.ts'
import { postPassages, type PublishedPost } from './post-passages.ts'
import { dealTexts } from './texts/deal.ts'
import { houseTexts } from './texts/house.ts'
import type { HouseText } from './texts/house-text.ts'
import { recognitionText, reviewsTitle } from './texts/list.ts'
import { talkTexts } from './texts/talk.ts'

/** A greeting answers a greeting, never a question that shares a word with it. */
const onlyByPhrase = 0

const namedFacts = (template: string, facts: Record<string, string | number>) =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(facts[name]))

const spoken = (ctx: Context, locale: Locale, { source, path, title, text }: HouseText): Passage => {
  const facts = { ...factTexts(ctx.facts, locale), address: addressLine(ctx.facts.address) }
  return makePassage(
    locale,
    { source, path, title: translate(title, locale), text: namedFacts(translate(text, locale), facts) },
    path ? 1 : onlyByPhrase,
  )
}

const reviewsPassage = ({ content }: Context, locale: Locale): Passage[] =>
  content.list('recognition', locale).map(({ rating, reviewCount, rank, rankOf, award }) =>
    makePassage(locale, {
      source: 'house:reviews',
      path: '/',
      title: translate(reviewsTitle, locale),
      text: namedFacts(translate(recognitionText, locale), {
        rating: rating.toLocaleString(locale),
        count: reviewCount,
        rank,
        of: rankOf,
        award,
      }),
    }),
  )

/** All that the assistant knows, in one language. */
export const buildPassages = (
  ctx: Context,
  locale: Locale,
  roomTypes: readonly RoomType[],
  posts: readonly PublishedPost[],
): Passage[] => [
  ...guidePassages(ctx, locale, roomTypes),
  ...listPassages(ctx, locale, roomTypes),
  ...[...houseTexts, ...dealTexts, ...talkTexts].map((text) => spoken(ctx, locale, text)),
  ...reviewsPassage(ctx, locale),
  ...posts.flatMap((post) => postPassages(locale, post)),
]
