import type { Locale } from '#graphql/locales.ts'
import { translate } from '../../../i18n/translate.ts'
import type { Context } from '../../../platform/context.ts'
import type { RoomType } from '../../rooms/room.entity.ts'
import { guidePassages } from './guide-passages.ts'
import { listPassages } from './list-passages.ts'
import { topicKeys, topicKeywords } from './match-topics.ts'
import { makePassage, type IndexedPassage, type Passage } from './passage.ts'
import { postPassages, type PublishedPost } from './post-passages.ts'
import { fold, joinNames } from '../words/words.ts'

/** A greeting answers a greeting, never a question that shares a word with it. */
const onlyByPhrase = 0

/** The group of an answer is the first word of its key: `house-address` is the passage `house:address`. */
const answerPassages = ({ content }: Context, locale: Locale): Passage[] =>
  content
    .list('answer', locale)
    .map(({ id, path, title, text }) =>
      makePassage({ source: id.replace('-', ':'), path: path ?? '', title, text }, path ? 1 : onlyByPhrase),
    )

const reviewsPassages = ({ content }: Context, locale: Locale): Passage[] =>
  content.list('recognition', locale).map(({ rating, reviewCount, rank, rankOf, award }) =>
    makePassage({
      source: 'house:reviews',
      path: '/',
      title: translate(locale, 'chat.reviews'),
      text: translate(locale, 'chat.recognition', {
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
): IndexedPassage[] => {
  const topics = Map.groupBy(ctx.content.list('topic', locale), ({ passage }) => passage)
  const wordsOf = (source: string, read: typeof topicKeys) => (topics.get(source) ?? []).map(read).join(' ')
  return [
    ...guidePassages(ctx, locale, roomTypes),
    ...listPassages(ctx, locale, roomTypes),
    ...answerPassages(ctx, locale),
    ...reviewsPassages(ctx, locale),
    ...posts.flatMap(postPassages),
  ].map((passage) => ({
    ...passage,
    keywords: fold(joinNames(`${passage.title} ${wordsOf(passage.source, topicKeywords)}`)),
    keys: wordsOf(passage.source, topicKeys),
  }))
}
