import type { ContentItem } from '../../../platform/content.ts'
import type { Locale } from '#graphql/locales.ts'
import type { NamedRoom } from '../rooms/rooms-in-question.ts'

/** What a message can be understood with. */
export interface Hearing {
  locale: Locale
  topics: readonly ContentItem<'topic'>[]
  roomTypes: readonly (NamedRoom & { slug: string })[]
  /** The hotel's day. */
  today: string
}
